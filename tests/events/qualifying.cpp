// Events with a final, by the thousand: no race is run, results come from dice, and every rule of SC-1 and SC-2 holds.
#include <catch2/catch_test_macros.hpp>

#include <set>

#include "../sanitized.hpp"
#include "some_event.hpp"

namespace paddock::app::events {

using namespace testing;

namespace {

constexpr int kTable[] = {0, 10, 7, 5, 4, 3, 2, 1};
int table_points(int place) { return place >= 1 && place <= 7 ? kTable[place] : 0; }

int best_of(Qualified const& races) {
  int best = 99;
  for (Started const& s : races)
    if (s.place) best = std::min(best, s.place);
  return best;
}

// The ranking as a GM would do it with a pencil: negative: `a` is ahead by SC-2.2 to SC-2.2.6, 0: dice decide.
int pencil(Qualified const& a, Qualified const& b) {
  int const x = best_of(a), y = best_of(b);
  if (x != y) return x - y;
  auto in = [](Qualified const& q, size_t heat, int best) { return heat < q.size() && q[heat].place == best; };
  auto count = [](Qualified const& q, int best) { return std::count_if(q.begin(), q.end(), [&](Started const& s) { return s.place == best; }); };
  if (in(a, 0, x) != in(b, 0, x)) return in(a, 0, x) ? -1 : 1;
  if (count(a, x) != count(b, x)) return count(a, x) > count(b, x) ? -1 : 1;
  for (size_t heat : {size_t(1), size_t(2)})
    if (in(a, heat, x) != in(b, heat, x)) return in(a, heat, x) ? -1 : 1;
  auto points = [](Qualified const& q) { int n = 0; for (Started const& s : q) n += table_points(s.place); return n; };
  if (points(a) != points(b)) return points(b) - points(a);
  auto sum = [](Qualified const& q) { int n = 0; for (Started const& s : q) n += s.place ? s.place : s.field; return n; };
  return sum(a) * int(b.size()) - sum(b) * int(a.size());
}

Event plan(SeededDice& dice, int n) {
  int const entrants = 2 + under(dice, n % 50 == 0 ? 150 : 45), slots = 1 + under(dice, 4);
  Event e = some_event(Kind::Qualifying, entrants, slots, dice.next());
  for (Entrant& one : e.entrants) one.laurels = under(dice, 4);
  for (int r = 0; r < slots; ++r) {
    std::vector<int> in;
    for (int i = 0; i < entrants; ++i)
      if (under(dice, 100) < 70) in.push_back(i);
    if (under(dice, 4)) e.rounds[size_t(r)].entered = in;
  }
  return e;
}

void check_slot(Event const& e, int r, Draw const& draw) {
  Round const& slot = e.rounds[size_t(r)];
  std::set<int> seen;
  size_t least = 99, most = 0;
  for (Race const& race : slot.races) {
    least = std::min(least, race.grid.size()), most = std::max(most, race.grid.size());
    for (int who : race.grid) REQUIRE(seen.insert(who).second);                        // SC-1.1 nobody twice
  }
  auto const in = entered_of(e, r);
  REQUIRE(seen == std::set<int>(in.begin(), in.end()));
  REQUIRE(most <= 12);                                                                 // SC-1.1
  REQUIRE(slot.races.size() == (in.size() + 11) / 12);
  REQUIRE(most - least <= 1);
  REQUIRE(slot.races[0].grid.size() == least);                                         // SC-1.2 seed 1 never in the bigger field
  REQUIRE(slot.races[0].grid[0] == draw.seeds[0].who);
  for (size_t i = 1; i < draw.seeds.size(); ++i) {
    Entrant const &a = e.entrants[size_t(draw.seeds[i - 1].who)], &b = e.entrants[size_t(draw.seeds[i].who)];
    REQUIRE(a.laurels >= b.laurels);
    if (a.laurels != b.laurels) continue;
    auto const &x = draw.seeds[i - 1].reasons, &y = draw.seeds[i].reasons;             // ties random: by the rolls that stand there
    REQUIRE(x.back().number > Ratio(-1));
    size_t at = 1;
    while (at < x.size() && at < y.size() && x[at].number == y[at].number) ++at;
    REQUIRE((at < x.size() && at < y.size() && x[at].number > y[at].number));
  }
}

void check_final(Event const& e, FinalField const& field) {
  for (size_t i = 0; i + 1 < field.ranking.size(); ++i) {
    Finalist const &a = field.ranking[i], &b = field.ranking[i + 1];
    int const by = pencil(a.races, b.races);
    REQUIRE(by <= 0);
    size_t at = 0;                                                                     // the number that decided
    while (at < a.reasons.size() && at < b.reasons.size() && a.reasons[at].number == b.reasons[at].number) ++at;
    REQUIRE((at < a.reasons.size() && at < b.reasons.size()));
    REQUIRE((a.reasons[at].number < b.reasons[at].number) == a.reasons[at].low);
    REQUIRE((by == 0) == (a.reasons[at].rule == Rule{"SC-2.2.7"}));
  }
  int in = 0;
  for (Finalist const& one : field.ranking) in += one.is == Finalist::In;
  REQUIRE(in == std::min(12, int(field.ranking.size())));                              // SC-2.1
  for (Finalist const& one : field.ranking) {
    if (one.rank <= 12) REQUIRE(one.is == Finalist::In);
    else REQUIRE((one.is == Finalist::Alternate) == (best_of(one.races) == best_of(field.ranking[11].races)));   // SC-2.3
  }
  for (int who : field.out)
    for (Round const& r : e.rounds)
      for (Race const& race : r.races)
        for (size_t seat = 0; seat < race.grid.size() && !r.final && race.result; ++seat)
          if (race.grid[seat] == who) REQUIRE(race.result->placings[seat].finish.place == 0);   // SC-2.2 no finish, no rank
}

void check_points(Event const& e) {
  int64_t given = 0, had = 0;
  for (Round const& r : e.rounds)
    for (Race const& race : r.races)
      for (size_t i = 0; !r.final && race.result && i < race.grid.size(); ++i) given += table_points(race.result->placings[i].finish.place);
  Standings const table = standings(e);
  for (Line const& line : table.tiers[0].lines) had += line.points;
  REQUIRE(had == given * kParts);                                                      // SC-2.P
}

int play(SeededDice& dice, int n) {
  Event e = plan(dice, n);
  int races = 0;
  for (int r = 0; r + 1 < int(e.rounds.size()); ++r) {
    auto const draw = draw_of(e, r);
    if (entered_of(e, r).size() < 2) {
      REQUIRE_FALSE(draw);
      continue;
    }
    e = take(drawn(std::move(e), r));
    check_slot(e, r, *draw);
    for (Race& race : e.rounds[size_t(r)].races) race_by_dice(race, dice, 25), ++races;
  }
  FinalField const field = take(final_field(e));
  check_final(e, field);
  check_points(e);
  int const last = int(e.rounds.size()) - 1;
  if (field.ranking.size() < 2) {
    REQUIRE_FALSE(drawn(e, last));
    return races;
  }
  e = take(drawn(std::move(e), last));
  REQUIRE(e.rounds.back().races.size() == 1);
  auto const& grid = e.rounds.back().races[0].grid;
  Setup const setup = take(setup_of(e, {last, 0}));
  for (size_t seat = 0; seat < grid.size(); ++seat) {
    REQUIRE(grid[seat] == field.ranking[seat].who);
    REQUIRE(get_int(setup.seats[seat].options, "points") == table_points(best_of(field.ranking[seat].races)));   // SC-2.4
  }
  race_by_dice(e.rounds.back().races[0], dice, 25);
  auto const lines = standings(e).tiers[0].lines;
  for (size_t i = 0; i < grid.size(); ++i)
    if (lines[i].reasons[0].number.num) REQUIRE(lines[i].reasons[0].number == Ratio(int64_t(i) + 1));
  if (n % 200 == 0) REQUIRE(write_event(take(read_event_text(write_event_text(e)))) == write_event(e));
  return races + 1;
}

}  // namespace

TEST_CASE("10,000 events with a final keep every rule", "[events][SC-1.1][SC-1.2][SC-2.1][SC-2.2][SC-2.3][SC-2.4][SC-2.P]") {
  SeededDice dice(15);
  int races = 0;
  int const events = kInPart ? 1'000 : 10'000;
  for (int n = 0; n < events; ++n) races += play(dice, n);
  CHECK(races > events * 5 / 2);
}

TEST_CASE("a place that stays empty in the final goes to an alternate and to nobody else", "[events][SC-2.3]") {
  Event e = some_event(Kind::Qualifying, 14, 1);
  Round& slot = e.rounds[0];
  slot.races = {{"1A", -1, {0, 1, 2, 3, 4, 5, 6}, {}}, {"1B", -1, {7, 8, 9, 10, 11, 12, 13}, {}}};
  for (Race& race : slot.races) {
    race.result = Result{};
    for (int place = 1; place <= 7; ++place) race.result->placings.push_back({{place, 0, 0}});
  }
  FinalField const all = take(final_field(e));
  REQUIRE(all.ranking.size() == 14);
  CHECK(all.alternates == 0);                        // both 6th are in, both 7th have a worse finish
  CHECK(all.ranking[12].is == Finalist::Out);

  slot.races[1].result->placings[6].finish.place = 0;
  slot.races[0].result->placings[6].finish.place = 6;   // a third one has a 6th place
  FinalField const field = take(final_field(e));
  CHECK(field.alternates == 1);
  CHECK(field.ranking[12].is == Finalist::Alternate);
  CHECK(field.ranking[11].reasons.back().rule == Rule{"SC-2.2.7"});
  std::vector<int> there;
  for (Finalist const& one : field.ranking)
    if (one.rank != 1) there.push_back(one.who);
  e.rounds[1].entered = there;
  FinalField const without = take(final_field(e));
  CHECK(without.ranking[0].is == Finalist::Absent);
  CHECK(without.ranking[12].is == Finalist::In);
  CHECK(take(draw_of(e, 1)).races[0].grid.size() == 12);
  std::erase(*e.rounds[1].entered, without.ranking[1].who);
  CHECK(take(draw_of(e, 1)).races[0].grid.size() == 11);   // nobody else may take part
}

TEST_CASE("dice that are kept in the file go before the seed", "[events]") {
  Event e = some_event(Kind::Qualifying, 3, 1);
  Draw const by_seed = take(draw_of(e, 0));
  CHECK(take(draw_of(e, 0)).seeds[0].who == by_seed.seeds[0].who);
  int const last = by_seed.seeds[2].who;
  e.dice.push_back({"seeding 1", last, {99}});
  for (int who = 0; who < 3; ++who)
    if (who != last) e.dice.push_back({"seeding 1", who, {who}});
  CHECK(take(draw_of(e, 0)).seeds[0].who == last);
  Event const kept = take(drawn(some_event(Kind::Qualifying, 3, 1), 0));
  CHECK(kept.dice.size() == 3);
  CHECK(kept.dice[0].label == "seeding 1");
}

}  // namespace paddock::app::events
