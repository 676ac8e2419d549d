// A race of an event: its set-up, its result, and whether that result is what its record says.
#include <algorithm>

#include "events/board.hpp"
#include "events/changes.hpp"
#include "events/final.hpp"
#include "events/league_view.hpp"
#include "events/marks.hpp"

namespace paddock::app::events {
namespace {

using std::to_string;

constexpr int kLiveries = 12;

// A livery of one's own in this race, one's usual one where it is free.
int free_livery(std::vector<SeatSetup> const& seats, int wanted) {
  auto const taken = [&](int livery) { return std::any_of(seats.begin(), seats.end(), [&](SeatSetup const& s) { return s.livery == livery; }); };
  for (int n = 0; n < kLiveries; ++n)
    if (int const livery = n == 0 ? wanted : (wanted + n) % kLiveries; !taken(livery)) return livery;
  return wanted;
}

SeatSetup seat_of(Event const& event, RaceAt at, int who, std::vector<SeatSetup> const& others) {
  Entrant const& e = event.entrants[size_t(who)];
  std::string const& game = game_of(event, event.rounds[size_t(at.round)]);
  SeatSetup seat{seat_name(event, who, at.round), free_livery(others, e.livery), e.number, e.driver, Doc::object()};
  if (Change const* sub = substitute_of(event, who, at.round); sub && !sub->driver.empty()) seat.driver = sub->driver;
  if (event.kind != Kind::League && e.options.contains(game)) seat.options = e.options[game];   // of a league: prepare_meeting()
  return seat;
}

void set_board(GameInfo const& game, Event const& event, Round const& round, Setup& setup) {
  BoardAt const at = board_at(event, round);
  setup.track = at.id, setup.track_text = at.text;
  if (!setup.track.empty() || !setup.track_text.empty()) return;
  auto const tracks = game.tracks();
  if (!tracks.empty()) setup.track = tracks.front().id;
}

// What a seat brings must stand in the set-up that was raced; it may say more there.
bool brings(Doc const& wanted, Doc const& has) {
  for (auto it = wanted.begin(); it != wanted.end(); ++it)
    if (!has.is_object() || !has.contains(it.key()) || has[it.key()] != *it) return false;
  return true;
}

// What a seat gave as its first order stands in no set-up (session/brought.hpp), unless all of them brought theirs and it is no secret that lasts.
Doc without_first_orders(GameInfo const& game, Doc wanted, Doc const& has) {
  for (SeatChoice const& choice : game.seat_choices())
    if (choice.first_order && !(has.is_object() && has.contains(choice.key))) wanted.erase(choice.key);
  return wanted;
}

// Without what stands there by default.
Doc plain_settings(GameInfo const& game, Doc settings) {
  for (Setting const& one : game.settings()) {
    if (!settings.contains(one.name)) continue;
    Doc const& value = settings[one.name];
    if ((value.is_string() ? value.get<std::string>() : dump_doc(value)) == one.fallback) settings.erase(one.name);
  }
  return settings;
}

int laps_of(GameInfo const& game, Setup const& setup) {
  if (setup.laps || setup.track.empty()) return setup.laps;
  for (TrackCard const& card : game.tracks())
    if (card.id == setup.track) return card.laps;
  return 0;
}

bool same_settings(GameInfo const& game, Doc const& a, Doc const& b) {
  Doc const left = plain_settings(game, a), right = plain_settings(game, b);
  return left.size() == right.size() && brings(left, right);
}

}  // namespace

// What is different from the race the event would start; empty: nothing. A seat may have the name of who drove for the entrant.
std::string setup_difference(Event const& event, RaceAt at, Setup const& wanted, Setup const& raced) {
  auto const& grid = event.rounds[size_t(at.round)].races[size_t(at.race)].grid;
  GameInfo const* game = find_game(raced.game);
  if (wanted.game != raced.game || !game) return "it is of another game";
  if (wanted.seats.size() != raced.seats.size()) return "it had " + to_string(raced.seats.size()) + " seats instead of " + to_string(wanted.seats.size());
  for (size_t i = 0; i < wanted.seats.size(); ++i)
    if (!drives_as(event, grid[i], at.round, raced.seats[i].name))
      return raced.seats[i].name + " had seat " + to_string(i + 1) + " instead of " + wanted.seats[i].name + ", and is told nowhere as a substitute";
  if (wanted.track != raced.track || wanted.track_text != raced.track_text) return "it was on another board";
  if (laps_of(*game, wanted) != laps_of(*game, raced)) return "it was of another length";
  if (!same_settings(*game, wanted.settings, raced.settings)) return "it had other settings";
  for (size_t i = 0; i < wanted.seats.size(); ++i)
    if (!brings(without_first_orders(*game, wanted.seats[i].options, raced.seats[i].options), raced.seats[i].options)) return wanted.seats[i].name + " brought something else than the event says";
  return "";
}

namespace {

// "race 1A", or as the game calls one; up to 0.5.15 all were called races.
std::string called(Event const& event, Round const& round, Race const& race) { return ", " + race_word(event, round) + " " + race.id; }

// The first open race with these seats that `fits`.
template <class Fits>
RaceAt first_open(Event const& event, Setup const& raced, Fits fits) {
  for (size_t r = 0; r < event.rounds.size(); ++r)
    for (size_t i = 0; i < event.rounds[r].races.size(); ++i) {
      Race const& race = event.rounds[r].races[i];
      if (race.result || race.grid.size() != raced.seats.size() || game_of(event, event.rounds[r]) != raced.game) continue;
      bool same = true;
      for (size_t seat = 0; same && seat < race.grid.size(); ++seat) same = drives_as(event, race.grid[seat], int(r), raced.seats[seat].name);
      if (same && fits(RaceAt{int(r), int(i)})) return {int(r), int(i)};
    }
  return {};
}

// Setups that an event makes say which race they are (setup_of), and of what event; they are of no other. Empty: it may be this one.
std::string says_other(Event const& event, RaceAt at, std::string const& title) {
  Round const& round = event.rounds[size_t(at.round)];
  Race const& race = round.races[size_t(at.race)];
  bool const says = title.rfind(", race ") != title.npos || title.rfind(", " + race_word(event, round) + " ") != title.npos;
  if (event.kind == Kind::League || !says || title.size() >= 200) return "";
  bool const fits = title.starts_with(event.title + ", ") && (title.ends_with(", race " + race.id) || title.ends_with(called(event, round, race)));
  return fits ? "" : "it says it is \"" + title + "\"";
}

RaceAt open_race_of(Event const& event, Setup const& raced) {
  return first_open(event, raced, [](RaceAt) { return true; });
}

RaceAt open_race_like(Event const& event, Setup const& raced) {
  return first_open(event, raced, [&](RaceAt at) {
    auto const wanted = setup_of(event, at);
    return wanted && says_other(event, at, raced.title).empty() && setup_difference(event, at, *wanted, raced).empty();
  });
}

std::string path_of(RaceAt at) { return "/rounds/" + to_string(at.round) + "/races/" + to_string(at.race); }

Expected<RaceAt> open_race(Event const& event, Setup const& raced, std::string_view id) {
  if (id.empty()) {
    if (RaceAt const at = open_race_like(event, raced); at.any()) return at;
    if (RaceAt const at = open_race_of(event, raced); at.any()) {
      Race const& race = event.rounds[size_t(at.round)].races[size_t(at.race)];
      auto const wanted = setup_of(event, at);
      if (std::string const other = says_other(event, at, raced.title); wanted && !other.empty() && setup_difference(event, at, *wanted, raced).empty())
        return Error{path_of(at), race_words(event, race.id) + " has these seats, but this is another one: " + other + "; start it from the event, or name it if it is this one all the same."};
      return Error{path_of(at), race_words(event, race.id) + " has these seats, but this is not it: " + (wanted ? setup_difference(event, at, *wanted, raced) : wanted.error().what) + "; start it from the event."};
    }
    return Error{"/rounds", "No open " + race_word(event) + " of this event is like this one; start it from the event, or name it to hear what differs."};
  }
  RaceAt const at = find_race(event, id);
  if (!at.any()) return Error{"/rounds", "There is no " + race_word(event) + " '" + std::string(id.substr(0, 12)) + "' in this event."};
  if (event.rounds[size_t(at.round)].races[size_t(at.race)].result)
    return Error{path_of(at), race_words(event, id) + " has its result already; take that back first."};
  auto const wanted = setup_of(event, at);
  if (!wanted) return wanted.error();
  if (std::string const other = setup_difference(event, at, *wanted, raced); !other.empty())
    return Error{path_of(at), "This is not " + race_name(event, id) + ": " + other + "; start it from the event."};
  return at;
}

}  // namespace

std::string race_with(Event const& event, std::string_view record) {
  for (Round const& round : event.rounds)
    for (Race const& race : round.races)
      if (!record.empty() && race.result && race.result->record == record) return race.id;
  return "";
}

Expected<Setup> setup_of(Event const& event, RaceAt at) {
  if (!at.any() || at.round >= int(event.rounds.size()) || at.race < 0 || at.race >= int(event.rounds[size_t(at.round)].races.size()))
    return Error{"/rounds", "There is nothing drawn; draw its round first."};
  Round const& round = event.rounds[size_t(at.round)];
  Race const& race = round.races[size_t(at.race)];
  GameInfo const* game = find_game(game_of(event, round));
  if (!game) return Error{"/game", "The game of this round is not here."};
  Setup s;
  s.game = game->id;
  s.title = event.title + ", " + round.name + called(event, round, race);
  set_board(*game, event, round, s);
  s.laps = round.laps;
  if (s.game == event.game) s.settings = event.settings;
  for (auto it = round.settings.begin(); it != round.settings.end(); ++it) s.settings[it.key()] = *it;
  for (int who : race.grid) s.seats.push_back(seat_of(event, at, who, s.seats));
  prepare_meeting(event, at, s);
  Qualifying const* rules = qualifying_of(event);
  if (!rules || !round.final) return s;
  for (Finalist const& one : final_after(event, int(event.rounds.size())).ranking)
    for (size_t seat = 0; seat < race.grid.size(); ++seat)
      if (race.grid[seat] == one.who) rules->final_seat(s.seats[seat], one.points);
  return s;
}

Expected<Event> entered(Event event, SessionViews const& race, std::string record, std::string run_by, std::string_view id) {
  if (!race.outcome().over) return Error{"", "This one is not over; enter it when it is."};
  if (!race.hash_matches()) return Error{"", "This does not add up: it was changed afterwards."};
  if (std::string const there = race_with(event, record); !there.empty()) return Error{"", "This stands in the event already, as " + race_name(event, there) + "."};
  auto at = open_race(event, race.setup(), id);
  if (!at) return at.error();
  Race& open = event.rounds[size_t(at->round)].races[size_t(at->race)];
  Result result;
  for (Finish const& one : race.finishes()) result.placings.push_back({one});
  result.placings.resize(open.grid.size());
  if (auto wrong = take_meeting(event, *at, race, result)) return *wrong;
  result.record = std::move(record);
  result.run_by = std::move(run_by);
  open.result = std::move(result);
  return event;
}

namespace {

std::string seats_words(Event const& event, Race const& race) {
  std::string out;
  for (int who : race.grid) out += (out.empty() ? "" : ", ") + event.entrants[size_t(who)].name;
  return out;
}

}  // namespace

Expected<Event> entered_by_hand(Event event, std::string_view id, std::vector<Finish> const& finishes, std::string run_by) {
  RaceAt const at = find_race(event, id);
  if (!at.any()) return Error{"/rounds", "There is no " + race_word(event) + " '" + std::string(id.substr(0, 12)) + "' in this event."};
  Race& open = event.rounds[size_t(at.round)].races[size_t(at.race)];
  int const many = int(open.grid.size());
  if (open.result) return Error{path_of(at), race_words(event, open.id) + " has its result already; take that back first."};
  if (int(finishes.size()) != many) return Error{path_of(at) + "/result/places", to_string(many) + " places are expected, one for each seat as the grid has them (" + seats_words(event, open) + "); 0: not finished."};
  Result result;
  for (Finish const& one : finishes) {
    if (Contest const* contest = contest_of(event, event.rounds[size_t(at.round)]); one.marks >> (contest ? contest->marks.size() : 0))
      return Error{path_of(at) + "/result/marks", "This game cannot tell such a mark."};
    if (one.place < 0 || one.place > many) return Error{path_of(at) + "/result/places", "Places are 0 to " + to_string(many) + "; 0: not finished."};
    result.placings.push_back({one});
  }
  for (Finish const& one : finishes)
    if (auto const ahead = std::count_if(finishes.begin(), finishes.end(), [&](Finish const& other) { return other.place > 0 && other.place < one.place; }); ahead < one.place - 1)
      return Error{path_of(at) + "/result/places", "Place " + to_string(one.place) + " has only " + to_string(ahead) + " before it; places are 1, 2, 3 and so on, a shared one stands twice, and - is who did not finish."};
  result.run_by = std::move(run_by);
  if (league_of(event)) result.played = played_of(event, at);
  open.result = std::move(result);
  return event;
}

}  // namespace paddock::app::events
