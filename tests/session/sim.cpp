// What races of bots are set up with (`paddock-cli sim`): equal seats, tracks in turn, mirrored.
#include <catch2/catch_test_macros.hpp>

#include <set>

#include "session/sim.hpp"

using namespace paddock;

namespace {

SimPlan stock_cars(Doc settings = Doc::object()) {
  SimPlan plan;
  plan.game = "car_wars", plan.bots = {"hard", "easy"}, plan.mirrored = true, plan.settings = std::move(settings);
  auto all = with_all(std::move(plan), "stock");
  if (!all) FAIL(all.error().text());
  return *all;
}

}  // namespace

TEST_CASE("all that a game offers seats, each with the setting it is made for", "[sim][car_wars]") {
  SimPlan const all = stock_cars();
  CHECK(all.options.size() == 50);
  CHECK(all.made_for.size() == all.options.size());
  std::set<std::string> names, divisions;
  for (Doc const& one : all.options) names.insert(get_text(one, "stock"));
  for (Doc const& one : all.made_for) divisions.insert(get_text(one, "division"));
  CHECK(names.size() == 50);
  CHECK(names.count("any") == 0);
  CHECK(divisions == std::set<std::string>{"5000", "10000", "15000", "20000", "25000"});
  CHECK(stock_cars({{"division", "10000"}}).options.size() == 10);
  CHECK(stock_cars({{"turns", "12"}}).options.size() == 50);
}

TEST_CASE("what no seat chooses is refused by what there is", "[sim]") {
  SimPlan plan;
  plan.game = "car_wars";
  auto const none = with_all(plan, "hat");
  REQUIRE(!none);
  CHECK(none.error().text().find("stock, car") != std::string::npos);
  CHECK(!with_all(plan, "car"));   // typed
  plan.game = "nascar";
  auto const upgrades = with_all(plan, "upgrade");
  REQUIRE(upgrades);
  CHECK(upgrades->options.size() == 3);
  plan.game = "no such game";
  CHECK(!with_all(plan, "stock"));
}

TEST_CASE("each of the choices comes to each track, once from either place", "[sim][car_wars]") {
  SimPlan plan = stock_cars();
  plan.tracks = {"kestrel_yard", "tannery_leap", "nine_alleys"};
  std::set<std::string> met;
  for (int race = 0; race < 300; race += 2) {
    std::vector<int> first, second;
    Setup const one = sim_setup(plan, race, first), other = sim_setup(plan, race + 1, second);
    CHECK(first == std::vector<int>{second[1], second[0]});
    CHECK(one.track == other.track);
    CHECK(one.settings == other.settings);
    CHECK(one.seats[0].options == one.seats[1].options);
    CHECK(one.seats[0].options == other.seats[0].options);
    met.insert(get_text(one.seats[0].options, "stock") + " " + one.track);
  }
  CHECK(met.size() == 150);
}

TEST_CASE("a duel tells how many were decided before a limit of turns", "[sim][car_wars][duel]") {
  SimPlan plan = stock_cars({{"division", "5000"}, {"turns", "1"}});
  plan.bots = {"easy", "easy"};
  auto const short_ones = sim_duel(plan, 2);
  REQUIRE(short_ones);
  CHECK(short_ones->decided == 0);
  CHECK(short_ones->counted == short_ones->races);   // of a turn each, which is five phases of the record
  CHECK(short_ones->turns > 5 * short_ones->races - 1);
  SimPlan meeting;
  meeting.game = "gravel_kings", meeting.track = "house_deck", meeting.bots = {"easy", "easy"};
  auto const raced = sim_duel(meeting, 2);
  REQUIRE(raced);
  CHECK(raced->decided == 2);
}
