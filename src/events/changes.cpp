// What holds after what was changed, and how it is told.
#include "events/changes.hpp"

#include <algorithm>

#include "core/order.hpp"
#include "core/text.hpp"
#include "events/league_view.hpp"
#include "events/standings.hpp"

namespace paddock::app::events {
namespace {

using std::to_string;

// The last word about him in that round.
Change const* last_word(Event const& event, int who, int round) {
  for (size_t i = event.changes.size(); i-- > 0;) {
    Change const& one = event.changes[i];
    if (of_presence(one) && one.who == who && one.from <= round && (one.to < 0 || round <= one.to)) return &one;
  }
  return nullptr;
}

Race const& race_at(Event const& event, RaceAt at) { return event.rounds[size_t(at.round)].races[size_t(at.race)]; }

int still_there(Event const& event, RaceAt at) {
  auto const& grid = race_at(event, at).grid;
  return int(std::count_if(grid.begin(), grid.end(), [&](int who) { return !is_gone(event, who, at.round); }));
}

std::string sub_name(std::string const& name, std::string const& of) {
  for (std::string const& one : {name + " (sub for " + of + ")", name + " (sub)"})
    if (points_in(one) <= kNamePoints) return one;
  return name;
}

std::string round_name(Event const& event, int round) { return event.rounds[size_t(round)].name; }

std::string span_words(Event const& event, Change const& one) {
  if (one.from == one.to) return "in " + round_name(event, one.from);
  if (one.to >= 0) return "from " + round_name(event, one.from) + " to " + round_name(event, one.to);
  return one.from ? "from " + round_name(event, one.from) + " on" : "from the first round on";
}

std::string was_words(Event const& event, Change const& change) {
  auto was = change.was;
  auto const key = [](Change::Was const& one) { return one.finish.place ? one.finish.place : 1000; };
  sort_many(was, [&](auto const& a, auto const& b) { return key(a) < key(b); });
  std::string out;
  for (Change::Was const& one : was) {
    std::string const place = one.finish.place ? number_text({"", {}, one.finish.place, true, Measure::Place}) : "not finished";
    out += (out.empty() ? "" : ", ") + event.entrants[size_t(one.who)].name + " " + place + (one.finish.points ? " with " + points_text(one.finish.points) : "");
  }
  return out;
}

std::string took_back_words(Event const& event, Change const& change) {
  std::string const was = was_words(event, change);
  RaceAt const at = find_race(event, change.race);
  std::string out = race_words(event, change.race) + ": its result" + (was.empty() ? "" : " (" + was + ")") + " was taken back" + (change.by.empty() ? "" : " by " + change.by);
  if (change.results > 0) out += " when " + (change.results == 1 ? "it alone" : to_string(change.results) + " results") + " stood";
  bool told = false, later = false;
  for (Change const& one : event.changes) {
    later = later || (told && one.kind == Change::TookBack && one.race == change.race);
    told = told || &one == &change;
  }
  if (later) return out + ", and another one in its place, too.";
  if (!at.any() || race_at(event, at).result) return out + (at.any() ? "; another one stands in its place." : ".");
  return out + "; none stands in its place yet.";
}

}  // namespace

bool of_presence(Change const& one) { return one.kind != Change::TookBack && one.kind != Change::Moved; }

bool is_gone(Event const& event, int who, int round) {
  Change const* const last = event.changes.empty() ? nullptr : last_word(event, who, round);
  return last && last->kind == Change::Withdrew;
}

bool has_withdrawn(Event const& event, int who) { return !event.rounds.empty() && is_gone(event, who, int(event.rounds.size()) - 1); }

bool any_withdrawn(Event const& event) {
  return std::any_of(event.changes.begin(), event.changes.end(), [&](Change const& one) { return one.kind == Change::Withdrew && has_withdrawn(event, one.who); });
}

Change const* substitute_of(Event const& event, int who, int round) {
  Change const* const last = event.changes.empty() ? nullptr : last_word(event, who, round);
  return last && last->kind == Change::Substitute ? last : nullptr;
}

bool is_off(Event const& event, RaceAt at) { return !event.changes.empty() && !race_at(event, at).result && still_there(event, at) < 2; }

bool is_void(Event const& event, RaceAt at) {
  auto const& grid = race_at(event, at).grid;
  return event.rules.withdrawn == Withdrawn::Void && grid.size() == 2 && event.rules.format == Format::Pairs &&
         std::any_of(grid.begin(), grid.end(), [&](int who) { return has_withdrawn(event, who); });
}

bool awards(Event const& event) { return event.rules.withdrawn == Withdrawn::Award && event.rules.format == Format::Pairs; }

int awarded_to(Event const& event, RaceAt at) {
  if (!awards(event) || !is_off(event, at) || still_there(event, at) != 1) return -1;
  for (int who : race_at(event, at).grid)
    if (!is_gone(event, who, at.round)) return who;
  return -1;
}

int taken_back(Event const& event, std::string_view race) {
  return int(std::count_if(event.changes.begin(), event.changes.end(), [&](Change const& one) { return one.kind == Change::TookBack && one.race == race; }));
}

int played_of(Event const& event, RaceAt at) {
  Race const& race = race_at(event, at);
  if (race.result) return race.result->played;
  int kept = 0;
  for (Change const& one : event.changes)
    if (one.kind == Change::TookBack && one.race == race.id && one.played) kept = one.played;
  for (Round const& round : event.rounds)
    for (Race const& other : round.races)
      if (other.result && other.result->played == kept) kept = 0;   // files of two were put together: another one has it
  return kept ? kept : next_played(event);
}

std::string seat_name(Event const& event, int who, int round) {
  std::string const& name = event.entrants[size_t(who)].name;
  Change const* const sub = substitute_of(event, who, round);
  return sub ? sub_name(sub->name, name) : name;
}

bool drives_as(Event const& event, int who, int round, std::string_view name) {
  std::string const& own = event.entrants[size_t(who)].name;
  auto const& was = event.entrants[size_t(who)].was;
  return name == own || std::find(was.begin(), was.end(), name) != was.end() || std::any_of(event.changes.begin(), event.changes.end(), [&](Change const& one) {
    bool const then = one.kind == Change::Substitute && one.who == who && one.from <= round && (one.to < 0 || round <= one.to);
    auto const of = [&](std::string const& called) { return name == sub_name(one.name, called); };
    return then && (name == one.name || of(own) || std::any_of(was.begin(), was.end(), of));
  });
}

namespace {
constexpr char kRace[] = "race";         // of games that are not here, or of several that say it otherwise

std::string word_of(std::string const& game_id) {
  GameInfo const* const game = find_game(game_id);
  return game ? game->words().race : kRace;
}
}  // namespace

std::string race_word(Event const& event) {
  std::string out;
  for (Round const& round : event.rounds) {
    if (round.races.empty()) continue;
    std::string const word = race_word(event, round);
    if (!out.empty() && out != word) return kRace;
    out = word;
  }
  return out.empty() ? word_of(event.game) : out;
}

std::string race_word(Event const& event, Round const& round) { return word_of(game_of(event, round)); }

std::string race_label(Event const& event, std::string_view race) {
  int n = 0;
  for (Round const& round : event.rounds)
    for (Race const& one : round.races)
      if (++n; event.kind == Kind::League && one.id == race) return to_string(n);
  return std::string(race);
}

std::string race_name(Event const& event, std::string_view race, int round) {
  if (RaceAt const at = find_race(event, race); at.any()) round = at.round;
  return (round < 0 ? race_word(event) : race_word(event, event.rounds[size_t(round)])) + " " + race_label(event, race);
}

std::string race_words(Event const& event, std::string_view race) {
  RaceAt const at = find_race(event, race);
  bool const final = at.any() && event.rounds[size_t(at.round)].final && event.rounds[size_t(at.round)].races.size() == 1;
  return final ? "The final" : capital(race_name(event, race));
}

std::string withdrew_words(Event const& event, int who) {
  if (!has_withdrawn(event, who)) return "";
  int from = int(event.rounds.size()) - 1;
  while (from > 0 && is_gone(event, who, from - 1)) --from;
  return from ? "withdrew after " + round_name(event, from - 1) : "withdrew before " + round_name(event, 0);
}

std::string change_words(Event const& event, Change const& change) {
  if (change.kind == Change::TookBack) return took_back_words(event, change);
  std::string const& name = event.entrants[size_t(change.who)].name;
  if (change.kind == Change::Substitute) return change.name + " stands in for " + name + " " + span_words(event, change) + ".";
  if (change.kind == Change::Moved) return name + " was moved to " + race_name(event, change.race, change.from) + " by whoever runs " + round_name(event, change.from) + ".";
  if (change.kind == Change::Returned) return name + " is there again " + span_words(event, change) + ".";
  return name + " withdrew " + (change.from ? "after " + round_name(event, change.from - 1) : "before " + round_name(event, 0)) + ".";
}

std::vector<std::string> changes_of_round(Event const& event, int round) {
  std::vector<std::string> out;
  for (Change const& one : event.changes) {
    bool const of_race = one.kind == Change::TookBack && find_race(event, one.race).round == round;
    if (of_race || (one.kind != Change::TookBack && one.from == round)) out.push_back(change_words(event, one));
  }
  return out;
}

std::vector<std::string> changes_of(Event const& event, int who) {
  std::vector<std::string> out;
  for (Change const& one : event.changes) {
    bool const was = std::any_of(one.was.begin(), one.was.end(), [&](Change::Was const& w) { return w.who == who; });
    if (one.kind == Change::TookBack ? was : one.who == who) out.push_back(change_words(event, one));
  }
  return out;
}

}  // namespace paddock::app::events
