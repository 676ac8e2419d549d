// Tables after each round: order, reasons, movement, teams.
#include "events/standings.hpp"

#include <algorithm>

#include "core/order.hpp"
#include "events/draw.hpp"
#include "events/final.hpp"
#include "events/ranking.hpp"
#include "events/tally.hpp"

namespace paddock::app::events {
namespace {

using Numbers = std::span<int64_t>;
using Who = std::span<int const>;

constexpr char const* kCounts[] = {"", "first places", "second places", "third places", "fourth places", "fifth places", "sixth places",
                                   "seventh places", "eighth places", "ninth places", "tenth places", "eleventh places", "twelfth places"};
static_assert(std::size(kCounts) == kMaxSeats + 1);
constexpr int kNone = 99;               // for comparing: no place is behind all places

// What the questions are asked of.
struct Asked {
  Event const& event;
  Tally const& tally;
};

int64_t number_of(Sum const& sum, Tie tie) {
  switch (tie) {
    case Tie::Wins: return sum.wins;
    case Tie::Best: return sum.best ? sum.best : kNone;
    case Tie::Last: return sum.last ? sum.last : kNone;
    case Tie::Finishes: return sum.finishes;
    case Tie::Own: return sum.own;
    case Tie::Difference: return sum.scored - sum.against;
    case Tie::Scored: return sum.scored;
    default: return 0;
  }
}

void ask_points(Ask const& ask, Who who, int, Numbers out) {
  auto const& sums = static_cast<Asked const*>(ask.of)->tally.sums();
  for (size_t i = 0; i < who.size(); ++i) out[i] = sums[size_t(who[i])].points;
}

void ask_plain(Ask const& ask, Who who, int, Numbers out) {
  auto const& sums = static_cast<Asked const*>(ask.of)->tally.sums();
  for (size_t i = 0; i < who.size(); ++i) out[i] = number_of(sums[size_t(who[i])], Tie(ask.which));
}

void ask_count(Ask const& ask, Who who, int, Numbers out) {
  auto const& sums = static_cast<Asked const*>(ask.of)->tally.sums();
  for (size_t i = 0; i < who.size(); ++i) out[i] = sums[size_t(who[i])].places[size_t(ask.which)];
}

// How often one came before another of those who are equal.
void ask_met(Ask const& ask, Who who, int, Numbers out) {
  Tally const& tally = static_cast<Asked const*>(ask.of)->tally;
  for (size_t i = 0; i < who.size(); ++i)
    for (int other : who) out[i] += tally.ahead(who[i], other);
}

// Points, or how far ahead, of the meetings that these equals had with one another.
void ask_duels(Ask const& ask, Who who, int, Numbers out) {
  Tally const& tally = static_cast<Asked const*>(ask.of)->tally;
  for (size_t i = 0; i < who.size(); ++i)
    for (int other : who) {
      Tally::Duel const duel = tally.duel(who[i], other);
      out[i] += ask.which ? duel.difference : duel.points;
    }
}

void ask_dice(Ask const& ask, Who who, int round, Numbers out) {
  Event const& event = static_cast<Asked const*>(ask.of)->event;
  for (size_t i = 0; i < who.size(); ++i) out[i] = roll_of(event, "table", who[i], round);
}

Ask plain(Tie tie, char const* words, Asked const& of, bool low = false, Measure measure = Measure::Number) {
  return {words, {}, low, measure, true, Ask::No, ask_plain, &of, int(tie)};
}

void add_asks(Tie tie, Asked const& of, std::vector<Ask>& out) {
  switch (tie) {
    case Tie::Wins: return out.push_back(plain(tie, "wins", of));
    case Tie::Best: return out.push_back(plain(tie, "best place", of, true, Measure::Place));
    case Tie::Last: return out.push_back(plain(tie, "place in the latest round", of, true, Measure::Place));
    case Tie::Finishes: return out.push_back(plain(tie, "times finished", of));
    case Tie::Own: return out.push_back(plain(tie, "points of the game itself", of, false, Measure::Points));
    case Tie::HeadToHead: return out.push_back({"times ahead of one another", {}, false, Measure::Number, true, Ask::No, ask_met, &of, 0});
    case Tie::Dice: return out.push_back({"roll", {}, false, Measure::Number, true, Ask::UntilDifferent, ask_dice, &of, 0});
    case Tie::Difference: return out.push_back(plain(tie, "difference", of, false, Measure::Points));
    case Tie::Scored: return out.push_back(plain(tie, "scored", of, false, Measure::Points));
    case Tie::Meetings:
      out.push_back({"points against one another", {}, false, Measure::Points, true, Ask::WhileParted, ask_duels, &of, 0});
      return out.push_back({"difference against one another", {}, false, Measure::Points, true, Ask::WhileParted, ask_duels, &of, 1});
    case Tie::Countback:
      for (int place = 1; place <= kMaxSeats; ++place)
        out.push_back({kCounts[place], {}, false, Measure::Number, false, Ask::No, ask_count, &of, place});
  }
}

std::vector<Ask> asks_of(Asked const& of) {
  std::vector<Ask> out{{"points", {}, false, Measure::Points, true, Ask::No, ask_points, &of, 0}};
  for (Tie tie : of.event.rules.ties) add_asks(tie, of, out);
  return out;
}

Line line_of(Sum const& sum, Ranked ranked) {
  Line out;
  out.who = ranked.who, out.place = ranked.place, out.reasons = std::move(ranked.reasons);
  out.points = sum.points;
  out.won = sum.won, out.drawn = sum.drawn, out.scored = sum.scored, out.against = sum.against;
  out.starts = sum.starts, out.finishes = sum.finishes, out.wins = sum.wins, out.best = sum.best;
  out.scores = sum.scores;
  for (Reason& reason : out.reasons)
    if (reason.measure == Measure::Place && reason.number == Ratio(kNone)) reason.number = 0;
  return out;
}

// ---- a qualifying event: its final, then who ranks behind

Race const* final_race(Event const& event, int rounds) {
  if (rounds < int(event.rounds.size()) || event.rounds.empty() || !event.rounds.back().final) return nullptr;
  for (Race const& race : event.rounds.back().races)
    if (race.result) return &race;
  return nullptr;
}

std::vector<Ranked> qualified_order(Event const& event, int rounds) {
  FinalField field = final_after(event, rounds);
  std::vector<Ranked> out;
  std::vector<bool> placed(event.entrants.size());
  auto const add = [&](int who, std::vector<Reason> reasons) {
    placed[size_t(who)] = true;
    out.push_back({who, int(out.size()) + 1, std::move(reasons)});
  };
  if (Race const* final = final_race(event, rounds)) {
    Rule const rule = qualifying_of(event)->final_rule;
    for (int place = 1; place <= int(final->grid.size()); ++place)
      for (size_t seat = 0; seat < final->grid.size(); ++seat)
        if (final->result->placings[seat].finish.place == place)
          add(final->grid[seat], {{"place in the final", rule, place, true, Measure::Place}});
    for (Finalist& one : field.ranking)
      if (!placed[size_t(one.who)] && std::find(final->grid.begin(), final->grid.end(), one.who) != final->grid.end()) {
        one.reasons.insert(one.reasons.begin(), {"place in the final", rule, 0, true, Measure::Place});
        add(one.who, std::move(one.reasons));
      }
  }
  for (Finalist& one : field.ranking)
    if (!placed[size_t(one.who)]) add(one.who, std::move(one.reasons));
  int const last = int(out.size()) + 1;
  for (int who : field.out)
    if (!placed[size_t(who)]) out.push_back({who, last, {}});
  return out;
}

// ---- teams

std::vector<TeamLine> teams_of(Event const& event, Tally const& tally) {
  std::vector<TeamLine> out;
  for (size_t who = 0; who < event.entrants.size(); ++who) {
    std::string const& team = event.entrants[who].team;
    if (team.empty()) continue;
    auto at = std::find_if(out.begin(), out.end(), [&](TeamLine const& line) { return line.team == team; });
    if (at == out.end()) at = out.insert(out.end(), {team, 0, 0, 0, {}, {}});
    at->members.push_back(int(who));
  }
  for (TeamLine& line : out)
    for (int r = 0; r < tally.rounds(); ++r) {
      std::vector<int64_t> points;
      for (int who : line.members)
        if (Score const& score = tally.sums()[size_t(who)].scores[size_t(r)]; score.started) points.push_back(score.points);
      sort_many(points, std::greater<>());
      if (event.rules.team_counts && points.size() > size_t(event.rules.team_counts)) points.resize(size_t(event.rules.team_counts));
      line.rounds.push_back(0);
      for (int64_t one : points) line.rounds.back() += one;
      line.points += line.rounds.back();
    }
  sort_many(out, [](TeamLine const& a, TeamLine const& b) { return a.points > b.points; });
  for (size_t i = 0; i < out.size(); ++i) out[i].place = i && out[i].points == out[i - 1].points ? out[i - 1].place : int(i) + 1;
  return out;
}

// ---- after a round

Standings stand(Event const& event, Tally const& tally) {
  Standings out;
  out.rounds = tally.rounds();
  Asked const asked{event, tally};
  auto const asks = asks_of(asked);
  for (int tier = 0; tier < tiers_of(event); ++tier) {
    std::vector<int> who;
    for (size_t i = 0; i < tally.sums().size(); ++i)
      if (tally.sums()[i].tier == tier) who.push_back(int(i));
    auto order = event.kind == Kind::Qualifying ? qualified_order(event, tally.rounds()) : ranked(std::move(who), asks);
    Table table{tier, {}};
    for (Ranked& one : order) table.lines.push_back(line_of(tally.sums()[size_t(one.who)], std::move(one)));
    for (Line& line : table.lines) line.gap = table.lines.front().points - line.points;
    out.tiers.push_back(std::move(table));
  }
  out.teams = teams_of(event, tally);
  return out;
}

void set_movement(Standings const& before, Standings& now) {
  for (size_t t = 0; t < now.tiers.size(); ++t) {
    std::vector<int> was;
    for (Line const& line : before.tiers[t].lines) {
      if (was.size() <= size_t(line.who)) was.resize(size_t(line.who) + 1);
      was[size_t(line.who)] = line.place;
    }
    for (Line& line : now.tiers[t].lines) line.moved = was[size_t(line.who)] - line.place;
  }
  for (TeamLine& team : now.teams)
    for (TeamLine const& was : before.teams)
      if (was.team == team.team) team.moved = was.place - team.place;
}

}  // namespace

Standings standings(Event const& event, int rounds) {
  Tally tally(event);
  int const wanted = rounds < 0 ? tally.counted() : std::min(rounds, int(event.rounds.size()));
  while (tally.rounds() + 1 < wanted) tally.add_round();
  if (wanted == 0) return stand(event, tally);
  if (wanted == 1) return tally.add_round(), stand(event, tally);
  Standings const before = stand(event, tally);
  tally.add_round();
  Standings out = stand(event, tally);
  set_movement(before, out);
  return out;
}

std::vector<Standings> season(Event const& event) {
  Tally tally(event);
  std::vector<Standings> out;
  while (tally.rounds() < tally.counted()) {
    tally.add_round();
    out.push_back(stand(event, tally));
    if (out.size() > 1) set_movement(out[out.size() - 2], out.back());
  }
  return out;
}

}  // namespace paddock::app::events
