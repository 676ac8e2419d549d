// The calendar of a season's page: each round with its races, who stood where at the start, what they came to.

#include "contract/contest.hpp"
#include "core/order.hpp"
#include "events/board.hpp"
#include "events/changes.hpp"
#include "events/html_parts.hpp"
#include "events/papers.hpp"
#include "session/session.hpp"

namespace paddock::app::events {
namespace {

using std::to_string;

std::string facts_of(Booklet const& b, Round const& round) {
  std::string out;
  auto const add = [&](std::string const& words) {
    if (!words.empty()) out += (out.empty() ? "" : ", ") + words;
  };
  add(round.date);
  if (GameInfo const* game = find_game(round.game); game && round.game != b.event.game) add(game->title);
  add(board_of(b.event, round).name);
  if (round.laps && b.words.laps) add(counted(round.laps, b.words.lap, b.words.many_laps));
  if (round.weight > 1) add("points count " + (round.weight == 2 ? std::string("twice") : to_string(round.weight) + " times"));
  return out;
}

// What the game of a round calls its own points; empty: it has none.
std::string own_points(Booklet const& b, Round const& round) {
  GameInfo const* game = find_game(game_of(b.event, round));
  return game && game->contest ? game->contest->points : "";
}

// Seats of a race, the first of its result first; who did not finish last, then by the grid.
std::vector<size_t> by_place(Race const& race) {
  std::vector<size_t> order(race.grid.size());
  for (size_t i = 0; i < order.size(); ++i) order[i] = i;
  auto const place = [&](size_t seat) {
    if (!race.result || seat >= race.result->placings.size()) return 0;
    int const is = race.result->placings[seat].finish.place;
    return is > 0 ? is : kMaxSeats + 1;
  };
  sort_many(order, [&](size_t a, size_t c) { return place(a) < place(c); });
  return order;
}

void race_row(Booklet& b, int r, Race const& race, size_t seat) {
  Round const& round = b.event.rounds[size_t(r)];
  std::string const own = own_points(b, round);
  auto const row = b.out.in("tr");
  bool const known = race.result && seat < race.result->placings.size();
  Finish const finish = known ? race.result->placings[seat].finish : Finish{};
  b.out.put("td", known ? place_text(finish.place) : "", {{"class", finish.place >= 1 && finish.place <= 3 ? "place p" + to_string(finish.place) : "place"}});
  {
    auto const cell = b.out.in("th", {{"scope", "row"}, {"class", "name"}});
    entrant_link(b, race.grid[seat]);
    if (Change const* sub = substitute_of(b.event, race.grid[seat], r)) b.out.put("small", "driven by " + sub->name);
    b.out.put("small", marks_words(b.event, round, finish.marks));
  }
  number_cell(b, to_string(seat + 1));
  if (race.result && !own.empty()) number_cell(b, points_text(finish.points));
}

void race_foot(Booklet& b, Race const& race) {
  if (!race.result) return;
  auto const foot = b.out.in("p", {{"class", "note"}});
  if (!race.result->run_by.empty()) b.out.verbatim("Run by "), b.out.put("bdi", race.result->run_by), b.out.verbatim(". ");
  std::string const address = record_address(b, race.result->record);
  if (!address.empty()) b.out.put("a", "Watch it", {{"href", address}, {"rel", "noopener noreferrer"}});
}

void write_race_card(Booklet& b, int r, int n) {
  Round const& round = b.event.rounds[size_t(r)];
  Race const& race = round.races[size_t(n)];
  auto const card = b.out.in("div", {{"class", "race"}, {"id", race_id(r, n)}});
  std::string const tier = tier_name(b, race.tier);
  b.out.put("h4", race_words(b.event, race.id) + (tier.empty() ? "" : ", " + tier));
  {
    auto const table = b.out.in("table");
    {
      auto const head = b.out.in("thead");
      auto const row = b.out.in("tr");
      head_cell(b, race.result ? "Place" : "", "place");
      head_cell(b, capital(b.words.driver), "name");
      head_cell(b, "Grid", "n");
      if (std::string const own = own_points(b, round); race.result && !own.empty()) head_cell(b, capital(own), "n");
    }
    auto const body = b.out.in("tbody");
    for (size_t seat : by_place(race)) race_row(b, r, race, seat);
  }
  race_foot(b, race);
}

void write_round(Booklet& b, int r) {
  Round const& round = b.event.rounds[size_t(r)];
  b.out.line();
  auto const article = b.out.in("article", {{"class", "round"}, {"id", round_id(r)}});
  b.out.put("h3", round_name(b, r));
  if (std::string const facts = facts_of(b, round); !facts.empty()) b.out.put("p", facts, {{"class", "note"}});
  if (round.races.empty())
    return b.out.put("p", "Not drawn yet. " + counted(int(entered_of(b.event, r).size()), "is", "are") + " entered.", {{"class", "note"}});
  {
    auto const races = b.out.in("div", {{"class", "races"}});
    for (int n = 0; n < int(round.races.size()); ++n) write_race_card(b, r, n);
  }
  for (std::string const& change : changes_of_round(b.event, r)) b.out.put("p", change, {{"class", "note"}});
}

}  // namespace

void write_calendar(Booklet& b) {
  auto const section = b.out.in("section", {{"aria-labelledby", "calendar"}});
  heading(b, "calendar", "Calendar and results");
  if (b.event.rounds.empty()) return b.out.put("p", "There are no rounds yet.");
  for (int r = 0; r < int(b.event.rounds.size()); ++r) write_round(b, r);
}

}  // namespace paddock::app::events
