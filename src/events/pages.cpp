// One against another, one alone, and the end of a season.
#include <algorithm>

#include "core/order.hpp"
#include "events/changes.hpp"
#include "events/draw.hpp"
#include "events/tally.hpp"

namespace paddock::app::events {
namespace {

template <class Take>
void each_result(Event const& event, Take take) {
  for (size_t r = 0; r < event.rounds.size(); ++r)
    for (size_t i = 0; i < event.rounds[r].races.size(); ++i)
      if (event.rounds[r].races[i].result && !is_void(event, {int(r), int(i)})) take(RaceAt{int(r), int(i)}, event.rounds[r], event.rounds[r].races[i]);
}

void add_rivals(Race const& race, size_t seat, std::vector<Page::Rival>& all) {
  Finish const& mine = race.result->placings[seat].finish;
  for (size_t other = 0; other < race.grid.size(); ++other) {
    if (other == seat) continue;
    Finish const& his = race.result->placings[other].finish;
    Page::Rival& rival = all[size_t(race.grid[other])];
    rival.ahead += before(mine, his);
    rival.behind += before(his, mine);
  }
}

int met(Page::Rival const& rival) { return rival.ahead + rival.behind; }

void add_curve(std::vector<Standings> const& season, int who, Page& out) {
  for (Standings const& after : season) {
    out.places.push_back(0);
    out.points.push_back(0);
    for (Table const& table : after.tiers)
      for (Line const& line : table.lines)
        if (line.who == who) out.places.back() = line.starts ? line.place : 0, out.points.back() = line.points;
  }
}

// Who has withdrawn takes nobody's place in another division.
std::vector<Line> staying(Event const& event, Table const& table) {
  std::vector<Line> out = table.lines;
  std::erase_if(out, [&](Line const& line) { return has_withdrawn(event, line.who); });
  return out;
}

}  // namespace

HeadToHead head_to_head(Event const& event) {
  HeadToHead out{int(event.entrants.size()), {}};
  out.wins.resize(event.entrants.size() * event.entrants.size());
  each_result(event, [&](RaceAt, Round const&, Race const& race) {
    for (size_t a = 0; a < race.grid.size(); ++a)
      for (size_t b = 0; b < race.grid.size(); ++b)
        out.wins[size_t(race.grid[a]) * event.entrants.size() + size_t(race.grid[b])] += before(race.result->placings[a].finish, race.result->placings[b].finish);
  });
  return out;
}

Page page_of(Event const& event, int who) { return page_of(event, who, season(event)); }

Page page_of(Event const& event, int who, std::vector<Standings> const& after) {
  Page out;
  out.who = who;
  std::vector<Page::Rival> rivals(event.entrants.size());
  for (size_t i = 0; i < rivals.size(); ++i) rivals[i].who = int(i);
  int sum = 0;
  each_result(event, [&](RaceAt at, Round const& round, Race const& race) {
    auto const seat = size_t(std::find(race.grid.begin(), race.grid.end(), who) - race.grid.begin());
    if (seat == race.grid.size()) return;
    Finish const& finish = race.result->placings[seat].finish;
    out.races.push_back({at.round, at.race, int(seat) + 1, finish, int(race.grid.size()), gain_of(event, round, race, seat).points});
    ++out.starts;
    add_rivals(race, seat, rivals);
    if (!finish.place) return;
    ++out.finishes, sum += finish.place;
    out.wins += finish.place == 1;
    out.podiums += finish.place <= 3;
    if (!out.best || finish.place < out.best) out.best = finish.place;
  });
  if (out.finishes) out.average = Ratio(sum, out.finishes);
  for (Page::Rival const& rival : rivals)
    if (met(rival)) out.rivals.push_back(rival);
  sort_many(out.rivals, [](auto const& a, auto const& b) { return met(a) > met(b); });
  add_curve(after, who, out);
  return out;
}

std::vector<Move> moves(Event const& event) {
  std::vector<Move> out;
  Standings const now = standings(event);
  for (size_t t = 0; t + 1 < now.tiers.size(); ++t) {
    auto const upper = staying(event, now.tiers[t]), lower = staying(event, now.tiers[t + 1]);
    // Who has just come up from below could not go down again: of a small division the best stay.
    size_t const stays = t > 0 ? std::min(upper.size(), size_t(event.rules.promoted)) : 0;
    size_t const down = std::min(upper.size() - stays, size_t(event.rules.relegated)), up = std::min(lower.size(), size_t(event.rules.promoted));
    for (size_t i = upper.size() - down; i < upper.size(); ++i) out.push_back({upper[i].who, int(t), int(t) + 1});
    for (size_t i = 0; i < up; ++i) out.push_back({lower[i].who, int(t) + 1, int(t)});
  }
  return out;
}

Event next_season(Event const& event) {
  Event out = event;
  for (Move const& move : moves(event)) out.entrants[size_t(move.who)].tier = move.to;
  for (Round& round : out.rounds) {
    round.races.clear();
    round.date.clear();
    round.entered.reset();
  }
  out.dice.clear();
  for (int who = int(event.entrants.size()) - 1; who >= 0; --who)
    if (has_withdrawn(event, who)) out.entrants.erase(out.entrants.begin() + who);
  for (Entrant& one : out.entrants) one.was.clear();
  out.changes.clear();
  out.seed = Seed(event.seed.roll(~uint64_t(0)));
  return out;
}

}  // namespace paddock::app::events
