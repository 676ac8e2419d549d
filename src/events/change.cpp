// What a person changes while an event goes on: a result goes, an entrant goes, another one drives for him.
#include <algorithm>

#include "core/order.hpp"
#include "core/text.hpp"
#include "events/board.hpp"
#include "events/changes.hpp"
#include "events/draw.hpp"
#include "events/edit.hpp"
#include "events/final.hpp"
#include "events/league_view.hpp"
#include "events/lines.hpp"

namespace paddock::app::events {
namespace {

using std::to_string;

int results_of(Event const& event) {
  int out = 0;
  for (Round const& round : event.rounds) out += int(std::count_if(round.races.begin(), round.races.end(), [](Race const& race) { return race.result.has_value(); }));
  return out;
}

std::string names_of(Event const& event, std::vector<int> const& rounds) {
  std::string out;
  for (size_t i = 0; i < rounds.size(); ++i) out += (i == 0 ? "" : i + 1 < rounds.size() ? ", " : " and ") + event.rounds[size_t(rounds[i])].name;
  return out;
}

// A later meeting of one of the two was prepared with what this one left; only a record would tell the difference.
std::string later_meeting(Event const& event, RaceAt at) {
  Race const& mine = event.rounds[size_t(at.round)].races[size_t(at.race)];
  for (Round const& round : event.rounds)
    for (Race const& race : round.races) {
      bool const later = race.result && race.result->played > mine.result->played && !race.result->record.empty();
      bool const shares = std::any_of(race.grid.begin(), race.grid.end(), [&](int who) { return std::find(mine.grid.begin(), mine.grid.end(), who) != mine.grid.end(); });
      if (later && shares) return race.id;
    }
  return "";
}

std::optional<Error> nobody(Event const& event, int who) {
  return who < 0 || who >= int(event.entrants.size()) ? std::optional(Error{"", "There is nobody like that in this event."}) : std::nullopt;
}

std::optional<Error> too_many(Event const& event) {
  return event.changes.size() < size_t(kMostChanges) ? std::nullopt : std::optional(Error{"", "An event keeps at most " + to_string(kMostChanges) + " changes; this one is full."});
}

bool sits(Race const& race, int who) { return std::find(race.grid.begin(), race.grid.end(), who) != race.grid.end(); }

// Where those who have left a race and are not back sat in it, the first one first.
std::vector<int> left_of(Event const& event, Race const& race) {
  std::vector<int> out;
  for (Change const& one : event.changes)
    for (Change::Seat const& seat : one.left)
      if (seat.race == race.id && !sits(race, one.who)) out.push_back(seat.at);
  sort_many(out);
  return out;
}

// The place on the grid of who is `place`-th of it by now, if all sat there still who have left.
int whole_place(Event const& event, Race const& race, int place) {
  for (int left : left_of(event, race)) place += left <= place;
  return place;
}

// Races of a round that has a result stay as they are drawn, without him where others are left.
void leave_round(Event const& event, Change& change, Round& round) {
  int const who = change.who;
  auto const in = [&](Race const& race) { return sits(race, who); };
  if (event.kind == Kind::League || awards(event) || std::none_of(round.races.begin(), round.races.end(), in)) return;
  if (!has_result(round)) return round.races.clear();
  for (Race& race : round.races) {
    auto const seat = std::find(race.grid.begin(), race.grid.end(), who);
    if (race.result || race.grid.size() <= 2 || seat == race.grid.end()) continue;
    change.left.push_back({race.id, std::min(whole_place(event, race, int(seat - race.grid.begin())), kMaxSeats - 1)});
    race.grid.erase(seat);
  }
}

// As if he had never left, but for what was raced meanwhile.
void sit_again(Event& event, Change const& withdrew) {
  for (Change::Seat const& seat : withdrew.left)
    if (RaceAt const at = find_race(event, seat.race); at.any()) {
      Race& race = event.rounds[size_t(at.round)].races[size_t(at.race)];
      if (race.result || sits(race, withdrew.who) || race.grid.size() >= size_t(kMaxSeats)) continue;
      auto const left = left_of(event, race);
      int const place = seat.at - int(std::lower_bound(left.begin(), left.end(), seat.at) - left.begin());
      race.grid.insert(race.grid.begin() + std::clamp(place, 0, int(race.grid.size())), withdrew.who);
    }
}

}  // namespace

std::string Depends::words(Event const& event) const {
  std::string out;
  if (!redrawn.empty()) out += names_of(event, redrawn) + (redrawn.size() == 1 ? " was" : " were") + " drawn from it and " + (redrawn.size() == 1 ? "is" : "are") + " to be drawn again.";
  if (!stay.empty()) out += (out.empty() ? "" : " ") + names_of(event, stay) + (stay.size() == 1 ? " was drawn from it and stays" : " were drawn from it and stay") + " as raced.";
  return out;
}

Depends depends_on(Event const& event, RaceAt at) {
  Depends out;
  Race const& mine = event.rounds[size_t(at.round)].races[size_t(at.race)];
  if (!mine.result) return out.why_not = race_words(event, mine.id) + " has no result that could be taken back.", out;
  if (std::string const later = event.kind == Kind::League ? later_meeting(event, at) : ""; !later.empty())
    return out.why_not = race_words(event, later) + " came after it and started with what it left behind; take that result back first.", out;
  bool const by_table = event.rules.format == Format::Field && (event.rules.grid == Grid::Standings || event.rules.grid == Grid::Reversed);
  for (int r = at.round + 1; r < int(event.rounds.size()); ++r) {
    Round const& later = event.rounds[size_t(r)];
    bool const final = qualifying_of(event) && later.final;
    if (later.races.empty() || !(final || (by_table && !qualifying_of(event)))) continue;
    if (!has_result(later)) out.redrawn.push_back(r);
    else if (final) return out.why_not = "The final was made from it and has its result; take that back first: " + race_name(event, later.races.front().id) + ".", out;
    else out.stay.push_back(r);
  }
  return out;
}

Expected<Event> with_result_back(Event event, std::string_view id, std::string by) {
  RaceAt const at = find_race(event, id);
  if (!at.any()) return Error{"", "There is no " + race_word(event) + " '" + cut(id, 12) + "' in this event."};
  if (auto full = too_many(event)) return *full;
  Depends const depends = depends_on(event, at);
  if (!depends.why_not.empty()) return Error{"", depends.why_not};
  Race& race = event.rounds[size_t(at.round)].races[size_t(at.race)];
  Change change;
  change.kind = Change::TookBack, change.race = race.id, change.by = clean_name(by), change.results = results_of(event), change.played = race.result->played;
  for (size_t seat = 0; seat < race.grid.size(); ++seat) change.was.push_back({race.grid[seat], {race.result->placings[seat].finish.place, race.result->placings[seat].finish.points, 0}});
  race.result.reset();
  for (int round : depends.redrawn) event.rounds[size_t(round)].races.clear();
  event.changes.push_back(std::move(change));
  return event;
}

// Of a league its meetings need not come in the order of the calendar: the first that he has not met in.
int first_open(Event const& event, int who) {
  for (int r = 0; r < int(event.rounds.size()); ++r)
    for (Race const& race : event.rounds[size_t(r)].races)
      if (!race.result && std::find(race.grid.begin(), race.grid.end(), who) != race.grid.end()) return r;
  return int(event.rounds.size());
}

int may_withdraw_after(Event const& event, int who) {
  if (event.kind == Kind::League) return first_open(event, who);
  int const next = next_round(event);
  int out = next < 0 ? int(event.rounds.size()) : next;
  for (int r = out; r < int(event.rounds.size()); ++r)
    for (Race const& race : event.rounds[size_t(r)].races)
      if (race.result && std::find(race.grid.begin(), race.grid.end(), who) != race.grid.end()) out = r + 1;
  return out;
}

Expected<Event> with_withdrawal(Event event, int who, int after) {
  if (auto wrong = nobody(event, who)) return *wrong;
  if (auto full = too_many(event)) return *full;
  std::string const name = event.entrants[size_t(who)].name;
  int const first = may_withdraw_after(event, who), rounds = int(event.rounds.size());
  if (after < 0) after = first;
  if (first >= rounds) return Error{"", "Nothing is left that " + name + " could withdraw from: his rounds are over."};
  if (has_withdrawn(event, who) && is_gone(event, who, after)) return Error{"", name + " " + withdrew_words(event, who) + " already."};
  int raced = event.kind == Kind::League ? first : 0;
  for (int r = 0; r < rounds && event.kind != Kind::League; ++r)
    for (Race const& race : event.rounds[size_t(r)].races)
      if (race.result && std::find(race.grid.begin(), race.grid.end(), who) != race.grid.end()) raced = r + 1;
  if (after < raced || after >= rounds)
    return Error{"", "He can withdraw after round " + to_string(raced) + (raced ? ", the last he has a result in," : "") + " up to round " + to_string(rounds - 1) + "."};
  Change change;
  change.kind = Change::Withdrew, change.who = who, change.from = after;
  for (int r = after; r < rounds; ++r) leave_round(event, change, event.rounds[size_t(r)]);
  event.changes.push_back(std::move(change));
  return event;
}

std::vector<std::string> without_who_is_gone(Event& event) {
  std::vector<std::string> out;
  for (Change& one : event.changes)
    for (int r = one.from; one.kind == Change::Withdrew && r < int(event.rounds.size()); ++r) {
      Round& round = event.rounds[size_t(r)];
      bool const drawn = !round.races.empty();
      if (is_gone(event, one.who, r)) leave_round(event, one, round);
      if (drawn && round.races.empty()) out.push_back(round.name);
    }
  return out;
}

Expected<Event> with_substitute(Event event, int who, std::string_view line, int from, int to) {
  if (auto wrong = nobody(event, who)) return *wrong;
  if (auto full = too_many(event)) return *full;
  int const rounds = int(event.rounds.size());
  if (from < 0 || from >= rounds || to >= rounds || (to >= 0 && to < from)) return Error{"", "Rounds 1 to " + to_string(rounds) + " are expected, the first one before the last one."};
  bool const leads = line.find('(') != line.npos;
  auto one = name_and_leader(trimmed_line(line), "nobody");
  if (!one) return one.error();
  Change change;
  change.kind = Change::Substitute, change.who = who, change.from = from, change.to = to;
  change.name = clean_name(one->name);
  if (leads) change.driver = one->leader;
  std::string const& name = event.entrants[size_t(who)].name;
  if (change.name.empty()) return Error{"", "The name of who stands in for " + name + " is expected, 1 to 40 letters."};
  if (change.name == name) return Error{"", "Nobody stands in for himself; write the name of who does for " + name + "."};
  int const same = find_entrant(event, change.name);
  for (int r = from; same >= 0 && r <= (to < 0 ? rounds - 1 : to); ++r)
    if (!is_gone(event, same, r)) return Error{"", change.name + " takes part in " + event.rounds[size_t(r)].name + "; somebody else is expected."};
  for (int r = from; event.kind != Kind::League && r <= (to < 0 ? rounds - 1 : to); ++r)   // SC-1.1: no driver is in two races of a slot
    for (int other = 0; other < int(event.entrants.size()); ++other)
      if (Change const* const drives = other != who ? substitute_of(event, other, r) : nullptr; drives && drives->name == change.name)
        return Error{"", change.name + " stands in for " + event.entrants[size_t(other)].name + " in " + event.rounds[size_t(r)].name + " already; somebody else is expected."};
  event.changes.push_back(std::move(change));
  return event;
}

Expected<Event> with_return(Event event, int who, int from) {
  if (auto wrong = nobody(event, who)) return *wrong;
  if (auto full = too_many(event)) return *full;
  if (from < 0 || from >= int(event.rounds.size())) return Error{"", "A round from 1 to " + to_string(event.rounds.size()) + " is expected."};
  if (!is_gone(event, who, from) && !substitute_of(event, who, from)) return Error{"", event.entrants[size_t(who)].name + " is there in " + event.rounds[size_t(from)].name + " already."};
  Change change;
  change.kind = Change::Returned, change.who = who, change.from = from;
  // Said and taken back before it came to anything: neither is told.
  auto const last = std::find_if(event.changes.rbegin(), event.changes.rend(), [&](Change const& one) { return of_presence(one) && one.who == who; });
  if (last->from == from) {
    sit_again(event, *last);
    event.changes.erase(std::next(last).base());
  } else {
    event.changes.push_back(std::move(change));
  }
  return event;
}

Expected<Event> with_move(Event event, int who, std::string_view id) {
  if (auto wrong = nobody(event, who)) return *wrong;
  if (auto full = too_many(event)) return *full;
  RaceAt const at = find_race(event, id);
  if (!at.any()) return Error{"", "There is no " + race_word(event) + " '" + cut(id, 12) + "' in this event."};
  Round& round = event.rounds[size_t(at.round)];
  std::string const& name = event.entrants[size_t(who)].name;
  if (round.final || event.kind == Kind::League || in_pairs(event))
    return Error{"", "Who is in " + round.name + " follows from what went before; nobody is moved there."};
  Race& to = round.races[size_t(at.race)];
  auto const from = std::find_if(round.races.begin(), round.races.end(), [&](Race const& race) { return sits(race, who); });
  if (from == round.races.end()) return Error{"", name + " is in no " + race_word(event, round) + " of " + round.name + "."};
  if (&*from == &to) return Error{"", name + " is in " + race_name(event, to.id) + " already."};
  if (from->result || to.result) return Error{"", race_words(event, from->result ? from->id : to.id) + " has its result already; take that back first."};
  if (from->tier != to.tier) return Error{"", race_words(event, to.id) + " is of another division."};
  if (from->grid.size() <= 2) return Error{"", race_words(event, from->id) + " would have one left; it takes two."};
  int const places = board_of(event, round).places, most = places > 1 ? std::min<int>(places, kMaxSeats) : kMaxSeats;
  if (to.grid.size() >= size_t(most)) return Error{"", race_words(event, to.id) + " is full; at most " + to_string(most) + " are in one" + (most < kMaxSeats ? " on its board." : ".")};
  auto const seat = std::find(from->grid.begin(), from->grid.end(), who);
  int const place = whole_place(event, *from, int(seat - from->grid.begin()));
  for (Change& one : event.changes)      // who left it before him closes up with the others
    for (Change::Seat& left : one.left) left.at -= left.race == from->id && left.at > place;
  from->grid.erase(seat);
  to.grid.push_back(who);
  Change change;
  change.kind = Change::Moved, change.who = who, change.from = change.to = at.round, change.race = to.id;
  event.changes.push_back(std::move(change));
  return event;
}

}  // namespace paddock::app::events
