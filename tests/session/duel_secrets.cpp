// A vehicle's design is its owner's secret until an event reveals it (CW 24): two that a walk round cannot tell apart have the same
// whole picture for everybody else, turn after turn.
#include <catch2/catch_test_macros.hpp>

#include "picture.hpp"
#include "session/sim.hpp"
#include "session/workshops.hpp"

using namespace paddock;

namespace {

// What `seat` brings or orders, typed and sealed.
void order(Session& s, Seat seat, std::string_view text) {
  REQUIRE(s.actor() == seat);
  Verdict const done = s.commit_text(seat, text);
  INFO(text << ": " << done.why);
  REQUIRE(done.why == "");
}

std::string tag_of(Doc const& design) {
  Expected<std::string> const tag = workshop_of("car_wars")->tag(design);
  REQUIRE(tag);
  return *tag;
}

Doc base() {
  return {{"body", "midsize"}, {"chassis", "standard"}, {"suspension", "heavy"}, {"plant", "large"}, {"tires", "4 heavy_duty"}, {"crew", Doc::array({"driver"})},
          {"weapons", Doc::array({"MG front"})}, {"armor", {{"front", 20}, {"back", 20}, {"left", 15}, {"right", 15}, {"top", 10}, {"underbody", 10}}}};
}
// Two cars far apart; the last seat brings `design`. Phases in which both hold their course and their fire.
std::unique_ptr<Session> duel(Doc const& design, int phases) {
  SimPlan plan;
  plan.game = "car_wars";
  plan.bots.assign(2, "random");
  std::vector<int> who;
  Setup setup = sim_setup(plan, 0, who);
  for (auto& seat : setup.seats) seat.driver = "link";
  auto made = start_session(setup, 5, 77);
  REQUIRE(made);
  std::unique_ptr<Session> s = std::move(*made);
  order(*s, 0, tag_of(base()) + ", 20 mph");
  order(*s, 1, tag_of(design) + ", 20 mph");
  for (int phase = 0; phase < phases; ++phase)
    for (Seat seat = 0; seat < 2; ++seat) order(*s, seat, "straight; fire hold");
  return s;
}

Doc with(char const* key, Doc value) {
  Doc out = base();
  out[key] = std::move(value);
  return out;
}

}  // namespace

TEST_CASE("what a car is inside is in no picture of another seat until it shows", "[session][links][car_wars]") {
  Doc const secrets[] = {with("armor", {{"front", 31}, {"back", 7}, {"left", 18}, {"right", 12}, {"top", 4}, {"underbody", 13}}),
                         with("plant", "medium"), with("weapons", Doc::array({"RR front"})), with("tires", "4 puncture_resistant"),
                         with("accessories", Doc::array({"targeting_computer"})), with("chassis", "heavy")};
  for (int phases : {0, 1, 3}) {
    auto const plain = duel(base(), phases);
    for (Doc const& secret : secrets) {
      auto const other = duel(secret, phases);
      INFO(dump_doc(secret) << " after " << phases << " phases");
      REQUIRE(other->hash() != plain->hash());
      for (Seat viewer : {kNobody, Seat(0)}) CHECK(picture::difference(picture::of(*other, viewer), picture::of(*plain, viewer)) == "");
      CHECK(picture::difference(picture::of(*other, 1), picture::of(*plain, 1)) != "");
    }
  }
}
