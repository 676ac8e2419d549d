// Between an event and the half of a league that its game says.
#include "events/league_view.hpp"

#include <algorithm>

#include "core/order.hpp"
#include "events/changes.hpp"

namespace paddock::app::events {
namespace {

int score_of(Result const& result, size_t seat) { return result.placings[seat].finish.points / kParts; }

LeagueRules rules_view(Rules const& rules) {
  LeagueRules out;
  out.own = rules.own;
  return out;
}

std::vector<RaceAt> results_in_order(Event const& event) {
  std::vector<RaceAt> out;
  for (size_t r = 0; r < event.rounds.size(); ++r)
    for (size_t i = 0; i < event.rounds[r].races.size(); ++i)
      if (event.rounds[r].races[i].result) out.push_back({int(r), int(i)});
  auto const played = [&](RaceAt at) { return event.rounds[size_t(at.round)].races[size_t(at.race)].result->played; };
  sort_many(out, [&](RaceAt a, RaceAt b) { return played(a) < played(b); });
  return out;
}

}  // namespace

League const* league_of(Event const& event) {
  GameInfo const* game = event.kind == Kind::League ? find_game(event.game) : nullptr;
  return game ? game->league : nullptr;
}

namespace {

// As the season stood before a meeting without a result: one that takes the place of a result that was taken back comes before others.
LeagueFile view_before(Event const& event, RaceAt at) {
  int const played = played_of(event, at);
  if (played >= next_played(event)) return league_view(event);
  Event before = event;
  for (Round& round : before.rounds)
    for (Race& race : round.races)
      if (race.result && race.result->played > played) race.result.reset();
  return league_view(before);
}

}  // namespace

Fixture fixture_view(Event const& event, RaceAt at) {
  Race const& race = event.rounds[size_t(at.round)].races[size_t(at.race)];
  Fixture out{at.round + 1, race.grid, std::nullopt};
  if (!race.result) return out;
  LeagueResult result{race.result->played, {}, race.result->own};
  for (size_t seat = 0; seat < race.grid.size(); ++seat) result.score.push_back(score_of(*race.result, seat));
  out.result = std::move(result);
  return out;
}

LeagueFile league_view(Event const& event) {
  LeagueFile out{event.title, event.board_text, event.settings, rules_view(event.rules), {}, {}};
  for (Entrant const& e : event.entrants) out.sides.push_back({e.name, e.driver, e.livery, e.options.contains(event.game) ? e.options[event.game] : Doc::object()});
  for (size_t r = 0; r < event.rounds.size(); ++r)
    for (size_t i = 0; i < event.rounds[r].races.size(); ++i) out.fixtures.push_back(fixture_view(event, {int(r), int(i)}));
  return out;
}

int next_played(Event const& event) {
  int last = 0;
  for (Round const& round : event.rounds)
    for (Race const& race : round.races)
      if (race.result) last = std::max(last, race.result->played);
  return last + 1;
}

Event before_meeting(Event event, RaceAt at) {
  int const played = event.rounds[size_t(at.round)].races[size_t(at.race)].result ? event.rounds[size_t(at.round)].races[size_t(at.race)].result->played : 0;
  for (Round& round : event.rounds)
    for (Race& race : round.races)
      if (race.result && race.result->played >= played) race.result.reset();
  return event;
}

void count_played(Event& event) {
  int n = 0;
  for (RaceAt at : results_in_order(event)) event.rounds[size_t(at.round)].races[size_t(at.race)].result->played = ++n;
}

void prepare_meeting(Event const& event, RaceAt at, Setup& setup) {
  League const* league = league_of(event);
  if (!league) return;
  setup.title = event.title + ", " + event.rounds[size_t(at.round)].name;
  for (size_t seat = 0; seat < setup.seats.size(); ++seat) setup.seats[seat].number = int(seat) + 1, setup.seats[seat].options = Doc::object();
  league->prepare(view_before(event, at), fixture_view(event, at), setup);
}

std::optional<Error> take_meeting(Event const& event, RaceAt at, SessionViews const& race, Result& result) {
  League const* league = league_of(event);
  if (!league) return std::nullopt;
  Fixture const fixture = fixture_view(event, at);
  auto taken = league->taken(view_before(event, at), &fixture, race.setup(), race.position());
  if (!taken) return taken.error();
  for (size_t seat = 0; seat < taken->score.size() && seat < result.placings.size(); ++seat) result.placings[seat].finish.points = taken->score[seat] * kParts;
  result.own = std::move(taken->own);
  result.played = played_of(event, at);
  return std::nullopt;
}

}  // namespace paddock::app::events
