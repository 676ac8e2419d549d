// Two files of one event made one: what comes after a final, and what the order of the two must not change.
#include <catch2/catch_test_macros.hpp>

#include "events/changes.hpp"
#include "events/edit.hpp"
#include "events/league_view.hpp"
#include "some_event.hpp"

using namespace paddock;
using namespace paddock::app::events;
using namespace paddock::app::events::testing;

namespace {

// 20 in two heats and a final; of the first alone there is a result.
Event one_heat() {
  Event e = take(drawn(some_event(Kind::Qualifying, 20, 1), 0));
  REQUIRE(e.rounds[0].races.size() == 2);
  SeededDice dice(3);
  race_by_dice(e.rounds[0].races[0], dice, 10);
  return e;
}

// A final that was drawn without the second heat, as in a file where that was not there.
Event final_without(Event e) {
  Race const second = e.rounds[0].races[1];
  e.rounds[0].races.pop_back();
  e = take(drawn(std::move(e), 1));
  e.rounds[0].races.push_back(second);
  return e;
}

std::string conflicts(Merged const& m) {
  std::string out;
  for (Conflict const& one : m.conflicts) out += one.what + "\n";
  return out;
}

}  // namespace

TEST_CASE("SC-2: a heat that comes behind a drawn final is a conflict, and so is the final behind the heat", "[events][merge]") {
  Event const open = one_heat(), closed = final_without(open);
  Event heat = open;
  SeededDice dice(4);
  race_by_dice(heat.rounds[0].races[1], dice, 10);
  Merged const late = take(merge(closed, heat));
  CHECK(conflicts(late) == "Race 1B came after the final here was drawn; if it counts, take the final back and draw it again.\n");
  CHECK_FALSE(late.event.rounds[0].races[1].result);
  CHECK(late.taken.empty());
  Merged const early = take(merge(heat, closed));
  CHECK(conflicts(early) == "Final was drawn in the second file from another result of race 1B than stands here, or from none; draw it again here.\n");
  CHECK(early.event.rounds[1].races.empty());
  Event slot = open;
  slot.rounds.insert(slot.rounds.begin() + 1, Round{"Extra", "", "", "lac_verrain"});
  CHECK(conflicts(take(merge(closed, slot))) == "Extra came after the final here was drawn; if it counts, take the final back and draw it again.\n");
}

TEST_CASE("SC-2: a final that follows from the same heats is taken over with them", "[events][merge]") {
  Event const open = one_heat();
  Event whole = open;
  SeededDice dice(4);
  race_by_dice(whole.rounds[0].races[1], dice, 10);
  whole = take(drawn(std::move(whole), 1));
  race_by_dice(whole.rounds[1].races[0], dice, 10);
  for (Merged const& m : {take(merge(open, whole)), take(merge(whole, open)), take(merge(whole, whole))}) {
    CHECK(m.conflicts.empty());
    CHECK(write_event_text(m.event) == write_event_text(whole));
  }
}

// ------------------------------------------------------------------------------------------------ two copies that go on by dice

namespace {

// What stands in a file, whatever order it was told in.
std::string sorted(Event const& event) {
  Doc d = write_event(event);
  d.erase("standings");   // equals stand there in the order of entry
  auto const by_text = [](Doc& list) { std::sort(list.begin(), list.end(), [](Doc const& a, Doc const& b) { return dump_doc(a) < dump_doc(b); }); };
  for (Doc& round : d["rounds"])
    for (char const* key : {"races", "entered"})
      if (round.contains(key)) by_text(round[key]);
  for (Doc& of : d["dice"]) {
    Doc rolls = Doc::array();
    for (auto it = of["rolls"].begin(); it != of["rolls"].end(); ++it) rolls.push_back(Doc::array({it.key(), *it}));
    by_text(rolls);
    of["rolls"] = std::move(rolls);
  }
  for (char const* key : {"entrants", "rounds", "dice", "changes"})
    if (d.contains(key)) by_text(d[key]);
  return dump_doc(d, true);
}

void take_if(Event& event, Expected<Event> after) {
  if (after) event = std::move(*after);
}

// The result of a race is the same in every copy, unless `other`.
void race_one(Event& event, SeededDice& dice, bool other) {
  std::vector<Race*> open;
  for (Round& round : event.rounds)
    for (Race& race : round.races)
      if (!race.result) open.push_back(&race);
  if (open.empty()) return;
  Race& race = *open[size_t(under(dice, int(open.size())))];
  uint64_t seed = other ? 77 : 5;
  for (char c : race.id) seed = seed * 31 + uint64_t(c);
  SeededDice of_race(seed);
  race_by_dice(race, of_race, 15);
}

void go_on(Event& event, SeededDice& dice, std::string const& mark) {
  int const who = under(dice, int(event.entrants.size())), round = under(dice, int(event.rounds.size()));
  switch (under(dice, 12)) {
    case 0: case 1: return take_if(event, drawn(event, std::max(0, next_round(event))));
    case 2: return take_if(event, drawn(event, round));
    case 3: case 4: case 5: case 6: return race_one(event, dice, under(dice, 12) == 0);
    case 7: return take_if(event, with_withdrawal(event, who));
    case 8: return take_if(event, with_substitute(event, who, "Kim " + std::to_string(under(dice, 3)), round, under(dice, 2) ? -1 : round));
    case 9: return take_if(event, with_return(event, who, round));
    case 10: return take_if(event, with_entrant(event, under(dice, 2) ? "Late" : "Late " + mark));
    default: break;
  }
  for (Round const& one : event.rounds)
    for (Race const& race : one.races)
      if (under(dice, 4) == 0) return under(dice, 2) ? take_if(event, with_move(event, who, race.id)) : take_if(event, with_result_back(event, race.id, mark));
}

Event base_event(SeededDice& dice) {
  Event e = some_event(Kind(under(dice, 3)), 4 + under(dice, 16), 1 + under(dice, 3), uint64_t(under(dice, 1000)));
  if (e.kind != Kind::Qualifying) e.rules.format = Format(under(dice, 2)), e.rules.grid = Grid(under(dice, 2)), e.rules.withdrawn = Withdrawn(under(dice, 3));
  for (int i = under(dice, 8); i > 0; --i) go_on(e, dice, "0");
  return e;
}

std::string wrong_draws(Event const& event) {
  std::string out;
  for (DrawTold const& one : audit_draws(event))
    if (one.wrong) out += one.where + ": " + one.words + "\n";
  return out;
}

std::string lines(Merged const& m) {
  std::string out;
  for (std::string const& one : m.taken) out += "taken " + one + "\n";
  return out + conflicts(m);
}

}  // namespace

TEST_CASE("whichever of two files comes first, the same is made of them or both ways say a conflict", "[events][merge]") {
  int clean = 0;
  for (uint64_t seed = 1; seed <= 600; ++seed) {
    SeededDice dice(seed);
    Event const base = base_event(dice);
    Event a = base, b = base;
    for (int i = under(dice, 7); i > 0; --i) go_on(a, dice, "1");
    for (int i = under(dice, 7); i > 0; --i) go_on(b, dice, "2");
    Merged const ab = take(merge(a, b)), ba = take(merge(b, a));
    INFO("seed " << seed << "\n--- a, b\n" << lines(ab) << "--- b, a\n" << lines(ba));
    for (Merged const* one : {&ab, &ba}) CHECK(dump_doc(write_event(take(read_event(write_event(one->event))))) == dump_doc(write_event(one->event)));
    CHECK(ab.conflicts.empty() == ba.conflicts.empty());
    CHECK(wrong_draws(a) == "");         // nothing was done but what the event itself offers
    Merged const same = take(merge(a, a));
    CHECK(same.conflicts.empty());
    CHECK(write_event_text(same.event) == write_event_text(a));
    if (!ab.conflicts.empty() || !ba.conflicts.empty()) continue;
    ++clean;
    CHECK(sorted(ab.event) == sorted(ba.event));
    CHECK(take(merge(ab.event, b)).conflicts.empty());
    CHECK(wrong_draws(ab.event) == "");
  }
  CHECK(clean > 100);
}

TEST_CASE("two copies of a league: meetings of both, in whatever order the files come", "[events][merge][league]") {
  League const& game = *find_game("gravel_kings")->league;
  Event const founded = take(new_league(game, game.example));
  int clean = 0;
  for (uint64_t seed = 1; seed <= 150; ++seed) {
    SeededDice dice(seed);
    auto const meet = [&](Event& e) {
      std::vector<std::string> open;
      for (Round const& round : e.rounds)
        for (Race const& race : round.races)
          if (!race.result) open.push_back(race.id);
      if (open.empty()) return;
      std::string const id = open[size_t(under(dice, int(open.size())))];
      int const home = int(id.back()) * 7 % 37;
      take_if(e, entered_by_hand(e, id, {{home > 18 ? 1 : 2, home * kParts, 0}, {home > 18 ? 2 : 1, (36 - home) * kParts, 0}}, "Max"));
    };
    auto const change = [&](Event& e) {
      int const who = under(dice, int(e.entrants.size())), round = under(dice, int(e.rounds.size()));
      if (under(dice, 3) == 0) return take_if(e, with_withdrawal(e, who));
      if (under(dice, 3) == 0) return take_if(e, with_substitute(e, who, "Kim", round, round));
      meet(e);
    };
    Event a = founded;
    if (under(dice, 2)) meet(a);
    Event b = a;
    for (int i = under(dice, 3); i > 0; --i) change(a);
    for (int i = under(dice, 3); i > 0; --i) change(b);
    Merged const ab = take(merge(a, b)), ba = take(merge(b, a));
    INFO("seed " << seed << "\n--- a, b\n" << lines(ab) << "--- b, a\n" << lines(ba));
    CHECK(ab.conflicts.empty() == ba.conflicts.empty());
    CHECK(dump_doc(write_event(take(read_event(write_event(ab.event))))) == dump_doc(write_event(ab.event)));
    if (!ab.conflicts.empty() || !ba.conflicts.empty()) continue;
    ++clean;
    CHECK(sorted(ab.event) == sorted(ba.event));
  }
  CHECK(clean > 50);
}
