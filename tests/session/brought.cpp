// What a seat brings while others still choose theirs is its sealed first order: the set-up, which stands in every link, is silent.
#include "session/brought.hpp"

#include <catch2/catch_test_macros.hpp>

#include "../session/picture.hpp"
#include "desk/play.hpp"
#include "session/sim.hpp"
#include "session/workshops.hpp"

using namespace paddock;
using namespace paddock::app;

namespace {

constexpr char const *kCar = "60/40/160/60/6/6", *kOther = "40/60/160/60/6/6";

Setup setup_of(std::vector<std::string> const& cars) {
  Setup s;
  s.game = "speed_circuit";
  s.track = "cinder_bank";
  s.settings["grid"] = "seats";
  for (size_t i = 0; i < cars.size(); ++i) {
    Doc const options = cars[i].empty() ? Doc::object() : Doc{{"design", cars[i]}};
    s.seats.push_back({"Driver " + std::to_string(i), int(i), int(i) + 1, "link", options});
  }
  return s;
}

// As the shell begins it.
std::unique_ptr<Play> begun(std::vector<std::string> const& cars) {
  std::vector<std::string> brought;
  auto made = start_without_brought(setup_of(cars), 7, 0x1234, brought);
  REQUIRE(made);
  auto play = std::make_unique<Play>("a", std::move(*made));
  for (size_t i = 0; i < brought.size(); ++i)
    if (!brought[i].empty()) play->collect(Seat(i), {.way = Collected::TypedIn, .text = brought[i], .actions = {}, .why = {}});
  return play;
}

}  // namespace

TEST_CASE("a set-up keeps what all bring and what no order is", "[app][play]") {
  for (auto const& cars : {std::vector<std::string>{kCar, kOther}, {"", ""}}) {
    Setup setup = setup_of(cars);
    Doc const before = setup_to_doc(setup);
    CHECK(take_brought(setup).empty());
    CHECK(setup_to_doc(setup) == before);
  }
  Setup some = setup_of({"", kOther, ""});
  some.seats[1].options["points"] = 3;
  CHECK(take_brought(some) == std::vector<std::string>{"", kOther, ""});
  CHECK(setup_to_doc(some)["seats"][1].contains("points"));
  CHECK_FALSE(setup_to_doc(some)["seats"][1].contains("design"));
  Setup riders;
  riders.game = "gravel_kings";
  riders.seats = {{"A", 0, 1, "link", Doc{{"riders", "Ann 8.6"}}}, {"B", 1, 2, "link", Doc::object()}};
  CHECK(take_brought(riders).empty());
}

TEST_CASE("SC-B.15 a car that one seat brings is in no link before all cars are shown", "[app][play][links][SC-B.15]") {
  auto const one = begun({kCar, "", ""}), other = begun({kOther, "", ""});
  CHECK(one->tray().is_in(0));
  CHECK_FALSE(one->tray().is_in(1));
  for (Seat viewer = kNobody; viewer < 3; ++viewer)
    CHECK(picture::difference(picture::of(one->truth(), viewer), picture::of(other->truth(), viewer)) == "");
  for (auto const& play : {one.get(), other.get()}) {
    for (Seat seat : {Seat(1), Seat(2)}) play->collect(seat, {.way = Collected::Text, .text = kCar, .actions = {}, .why = {}});
    REQUIRE(play->publish());
  }
  auto const acceleration = [](Play const& play, size_t seat) { return get_int(play.truth().position()["cars"][seat], "accel"); };
  CHECK(acceleration(*one, 0) == 60);
  CHECK(acceleration(*other, 0) == 40);
  CHECK(acceleration(*other, 1) == 60);
}

TEST_CASE("R-24 designs that all seats bring to a duel are in no link, and sealed", "[session][links][car_wars][R-24]") {
  Setup one;
  one.game = "car_wars", one.track = "kestrel_yard";
  Workshop const& shop = *workshop_of("car_wars");
  std::vector<std::string> tags;
  for (size_t i = 0; i < 2; ++i) {
    tags.push_back(*shop.tag(shop.templates()[i].design));
    one.seats.push_back({"Driver " + std::to_string(i), int(i), int(i) + 1, "mail", Doc{{"car", tags[i] + ", 30 mph"}}});
  }
  std::vector<std::string> brought;
  auto const session = start_without_brought(one, 7, 0x1234, brought);
  REQUIRE(session);
  CHECK(brought == std::vector<std::string>{tags[0] + ", 30 mph", tags[1] + ", 30 mph"});
  std::vector<std::string> const links{(*session)->table_link(), (*session)->invite_link(0), (*session)->invite_link(1), (*session)->replay_link()};
  for (std::string const& link : links) {
    auto const opened = open_link(link, 9);
    REQUIRE((opened && opened->session));
    for (std::string const& tag : tags) CHECK(dump_doc(opened->session->save()).find(tag) == std::string::npos);
  }
  for (size_t seat = 0; seat < 2; ++seat) REQUIRE((*session)->commit_text(Seat(seat), brought[seat]));
  for (uint64_t n = 0; (*session)->actor() >= 0; ++n) REQUIRE(sim_move(**session, "easy", mix64(n)));
  Setup again = (*session)->setup();
  CHECK_FALSE(again.seats[1].options.contains("car"));
  bring_again(**session, again);                       // "Run it again"
  CHECK(take_brought(again) == brought);
  one.seats[1].options["car"] = "CW1.nonsense, 30 mph";
  auto const wrong = start_without_brought(one, 7, 0x1234, brought);
  REQUIRE_FALSE(wrong);
  CHECK(wrong.error().where == "/setup/seats/1");
  CHECK(wrong.error().what.find("Driver 1 cannot bring this: ") == 0);
}
