// The tables of driving and of dropped counters: they are read, and a broken row is refused with its place.
#include <catch2/catch_test_macros.hpp>

#include "core/assets.hpp"
#include "games/car_wars/ask/counter_types.hpp"
#include "games/car_wars/rules/control.hpp"
#include "games/car_wars/rules/driving_tables.hpp"

using namespace paddock;
using namespace paddock::car_wars;

namespace {

std::string changed(char const* file, std::string const& from, std::string const& to) {
  std::string text(asset(file));
  size_t const at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

std::string refused(Expected<driving::Tables> const& read) { return read ? "" : read.error().text(); }
std::string refused(Expected<CounterTypes> const& read) { return read ? "" : read.error().text(); }

constexpr char const* kDriving = "assets/games/car_wars/driving.json";
constexpr char const* kDropped = "assets/games/car_wars/counters.json";

}  // namespace

TEST_CASE("the table of driving is read whole", "[R-3][R-5.3]") {
  driving::Tables const& t = driving::tables();
  CHECK(t.braking.size() == 8);
  CHECK(control_table().rows.size() == 30);
  CHECK(control_need(60, 1) == 1);
  CHECK(control_need(60, -2) == 2);
  CHECK(control_need(60, -3) == 3);
  CHECK(control_need(Ratio(25, 2), -6) == control_need(15, -6));
  CHECK(control_need(0, -6) == 1);
  CHECK(control_need(-60, -6) == control_need(60, -6));
  CHECK(control_need(900, 7) == control_need(300, 7));
}

TEST_CASE("a broken row of driving is refused with file, row and reason", "[R-3]") {
  CHECK(refused(driving::read_tables("{")).find(kDriving) == 0);
  CHECK(refused(driving::read_tables(changed(kDriving, R"("mph":15,)", R"("mph":9,)"))) ==
        std::string(kDriving) + "/braking/1: the rows go up in mph");
  CHECK(refused(driving::read_tables(changed(kDriving, R"("id":"gravel")", R"("id":"mud")"))).find("/surfaces/3/id") != std::string::npos);
}

TEST_CASE("counters are known by the words in their names", "[CW-043]") {
  CounterTypes const& t = counter_types();
  CHECK(t.state("napalm_mines") == dropping::State::solid);
  CHECK(t.state("paint_mines") == dropping::State::solid);
  CHECK(t.state("flaming_oil") == dropping::State::liquid);
  CHECK(t.state("flame_cloud") == dropping::State::gas);
  CHECK_FALSE(t.state("bricks"));
}

TEST_CASE("a broken row of counters is refused with file and row", "[CW-043]") {
  CHECK(refused(read_counter_types(changed(kDropped, R"(["mine","solid"])", R"(["mine","hard"])"))).find("/states/0") != std::string::npos);
  CHECK(refused(read_counter_types(changed(kDropped, R"(["paint",1])", R"(["paint","one"])"))).find("/lives/1") != std::string::npos);
  CHECK(refused(read_counter_types("[]")).find(kDropped) == 0);
}
