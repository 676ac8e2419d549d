// Random duels keep what every position must keep, whatever is decided: nobody stands in anybody or in a wall, nothing is below
// zero, and they end.
#include <catch2/catch_test_macros.hpp>

#include "../../sanitized.hpp"
#include "../ask.hpp"
#include "core/doc.hpp"
#include "games/car_wars/build/check.hpp"
#include "games/car_wars/car_wars.hpp"
#include "games/car_wars/duel/crash_run.hpp"
#include "games/car_wars/duel/entry.hpp"

using namespace paddock;
using namespace paddock::car_wars;
using namespace paddock::car_wars::duel;

namespace {

Setup setup_of(std::string_view arena, int cars) {
  Setup setup;
  setup.game = "car_wars";
  setup.track = arena;
  for (int i = 0; i < cars; ++i) setup.seats.push_back({.name = "Car " + std::to_string(i + 1), .livery = i, .number = i + 1, .driver = "bot easy"});
  return setup;
}

// A hair smaller: sliding along something is no contact (contact.hpp), and corners are rounded.
geometry::Polygon core_of(Car const& car) {
  constexpr int32_t kHair = geometry::kInch / 1024;
  geometry::Body const body = body_of(car);
  return geometry::box(car.pose, {body.half_length - kHair, body.half_width - kHair});
}

// Where two cars, or a car and a wall, lie in one another: a sentence, or nothing.
std::string overlap(CarWars const& game, State const& s) {
  for (int i = 0; i < s.cars.size(); ++i) {
    if (!s.cars[i].here || in_flight(s.cars[i].run)) continue;
    geometry::Polygon const area = core_of(s.cars[i]);
    for (int j = 0; j < i; ++j)
      if (s.cars[j].here && !in_flight(s.cars[j].run) && geometry::contact(area, core_of(s.cars[j])) == geometry::Contact::Overlapping)
        return "cars " + std::to_string(j) + " and " + std::to_string(i);
    for (size_t w = 0; w < game.arena().walls.size(); ++w) {
      Wall const& wall = game.arena().walls[w];
      bool const stands = wall.rim || s.wall_lost[w] < wall.dp;
      if (stands && geometry::contact(area, wall.area) == geometry::Contact::Overlapping) return "car " + std::to_string(i) + " and wall " + std::to_string(w);
    }
  }
  return "";
}

std::string below_zero(State const& s) {
  for (Car const& car : s.cars) {
    for (Plate const& p : car.armor)
      if (p.plastic < 0 || p.metal < 0) return "armor";
    for (Wheel const& w : car.wheels)
      if (w.dp < 0 || w.guard < 0 || w.hub < 0) return "a wheel";
    for (Gun const& g : car.guns)
      if (g.dp < 0 || g.rounds < 0 || g.ca < 0) return "a gun";
    if (car.plant_dp < 0 || car.tank_dp < 0 || car.power < 0 || car.plant_ca < 0 || car.tank_ca < 0) return "inside";
  }
  return "";
}

// Plays with random decisions, as bots that know nothing would; the number of decisions.
int wander(CarWars const& game, uint64_t seed, int most_turns) {
  SeededDice dice(seed);
  SeededDice will(seed * 977 + 5);
  State s = game.start(dice);
  NoLog log;
  Actions legal;
  int decisions = 0;
  for (int turn = 0; game.actor(s) >= 0 && decisions < 400000; ++decisions) {
    game.legal(s, legal);
    INFO("seed " << seed << ", turn " << s.turn << ", phase " << s.phase << ", stage " << int(s.stage) << ", seat " << game.actor(s));
    REQUIRE(legal.size() > 0);
    game.apply(s, legal[int((will.next() >> 32) % uint64_t(legal.size()))], dice, log);
    if (game.turn(s) == turn) continue;
    turn = game.turn(s);
    INFO("seed " << seed << ", turn " << s.turn << ", phase " << s.phase);
    REQUIRE(overlap(game, s) == "");
    REQUIRE(below_zero(s) == "");
    if (s.turn > most_turns) break;
  }
  return decisions;
}

}  // namespace

TEST_CASE("random duels of two to eight keep cars apart and end", "[car_wars][duel][R-16]") {
  int const seeds = kSanitized ? 2 : 12;
  for (std::string_view arena : arena_names())
    for (int cars : {2, 3, 4, 8})
      for (int seed = 0; seed < seeds; ++seed) {
        auto game = CarWars::make(setup_of(arena, cars));
        REQUIRE(game);
        INFO(arena << ", " << cars << " cars");
        CHECK(wander(*game, uint64_t(seed * 100 + cars), 60) < 400000);
      }
}

// A corner of the car is against a wall; before its middle the way is free.
TEST_CASE("bots with their nose to a wall back out", "[car_wars][bot][R-3]") {
  auto game = CarWars::make(setup_of("tannery_leap", 2));
  REQUIRE(game);
  SeededDice dice(4);
  State rolled = game->start(dice);
  for (int i = 0; i < 2; ++i) {
    game->apply(rolled, {verb::Stock, 10}, dice, NoLog{});
    game->apply(rolled, CarWars::kSeal, dice, NoLog{});
  }
  REQUIRE(rolled.stage == Stage::plan);
  rolled.turn = 4;
  Car& car = rolled.cars[0];
  car.pose = {{6767847, 6291392}, 270 * geometry::kDegree};
  car.pace = car.turn_pace = car.turn_before = 0, car.changed = false;
  for (Level level : {Level::Easy, Level::Medium, Level::Hard}) {
    INFO(int(level));
    State s = rolled;
    geometry::Point const from = car.pose.at;
    while (s.stage != Stage::over && s.turn < 14 && s.cars[0].pose.at == from) {
      Seat const seat = game->actor(s);
      if (seat != 0) {
        game->apply(s, CarWars::kAbsent, dice, NoLog{});
        continue;
      }
      std::vector<Action> said = ask(*game, s, seat, level, 7, 1000);
      if (said.empty()) said.push_back(CarWars::kAbsent);
      for (Action a : said) game->apply(s, a, dice, NoLog{});
    }
    CHECK(s.cars[0].pose.at != from);
  }
}

// A car that gains 5 mph a turn, at a walk and alone in the open: whoever drives it is soon at speed again (Easy guesses).
TEST_CASE("bots at a walk speed up, however little a turn gains", "[car_wars][bot][R-3]") {
  auto game = CarWars::make(setup_of("kestrel_yard", 2));
  REQUIRE(game);
  auto const& stock = game->stock_cars();
  auto const slow = std::find_if(stock.begin(), stock.end(), [](Car const& car) { return car.here && car.accel == kPaceOf5; });
  REQUIRE(slow != stock.end());
  SeededDice dice(4);
  State rolled = game->start(dice);
  for (int i = 0; i < 2; ++i) {
    game->apply(rolled, {verb::Stock, int16_t(slow - stock.begin())}, dice, NoLog{});
    game->apply(rolled, CarWars::kSeal, dice, NoLog{});
  }
  REQUIRE(rolled.stage == Stage::plan);
  Car& car = rolled.cars[0];
  car.pace = car.turn_pace = car.turn_before = pace_of(10);
  for (Level level : {Level::Medium, Level::Hard}) {
    INFO(int(level));
    State s = rolled;
    while (s.stage != Stage::over && s.turn < 4) {
      Seat const seat = game->actor(s);
      std::vector<Action> said = seat == 0 ? ask(*game, s, seat, level, 7, 1000) : std::vector<Action>();
      if (said.empty()) said.push_back(CarWars::kAbsent);
      for (Action a : said) game->apply(s, a, dice, NoLog{});
    }
    CHECK(s.cars[0].pace >= pace_of(20));
  }
}

TEST_CASE("what a design pays for is there in the duel: points of magazines, tires that do not burn", "[car_wars][duel][R-13]") {
  auto const car = [](char const* tires, char const* weapon) {
    std::string const text = std::string(R"({"body": "van", "chassis": "heavy", "suspension": "heavy", "plant": "super", "crew": ["driver"], "tires": ")") + tires +
                             R"(", "weapons": [)" + weapon + R"(], "armor": {"front": 10, "back": 10, "left": 10, "right": 10, "top": 5, "underbody": 5}})";
    return enter(build::read_design(*parse_doc(text)).design, Settings{});
  };
  CHECK(car("4 solid", R"("MG front")").guns[0].dp == 3);
  CHECK(car("4 solid", R"({"weapon": "MG", "mount": "front", "magazines": [{}, {}]})").guns[0].dp == 5);
  CHECK_FALSE(car("4 solid", R"("MG front")").wheels[0].fireproof);
  CHECK(car("4 plasticore", R"("MG front")").wheels[0].fireproof);
  Car const mixed = car("4 heavy_duty front; 2 plasticore back", R"("MG front")");
  CHECK((!mixed.wheels[0].fireproof && mixed.wheels[2].kind == TireKind::plasticore));
}

TEST_CASE("armor of pods and of a windshell stands before what is in them, of its own material", "[car_wars][duel][CW-010]") {
  auto const enters = [](char const* text) { return enter(build::read_design(*parse_doc(text)).design, Settings{}); };
  Car const cycle = enters(R"({"body": "heavy_cycle", "suspension": "heavy", "plant": "large_cycle", "tires": "2 heavy_duty", "crew": ["cyclist"],
      "accessories": ["cycle_windshell", "windshell_armor of 8"], "armor": {"front": 10, "back": 10}})");
  CHECK((cycle.crew[0].ca == 8 && harm::Material(cycle.crew[0].ca_kind) == harm::Material::Plastic));
  std::string const pods = R"({"body": "midsize", "chassis": "heavy", "suspension": "heavy", "plant": "medium", "tires": "4 heavy_duty", "crew": ["driver"],
      "weapons": ["MG front", "MG in ewp_1 left", "MG in ewp_2 right", "MG in ewp_2 right"], "armor": {"front": 10, "back": 10, "left": 10, "right": 10},
      "accessories": ["ewp_ejector")";
  Car const podded = enters((pods + R"(, "ewp_armor of 2 metal"]})").c_str());
  REQUIRE(podded.guns.size() == 4);
  CHECK((podded.guns[0].ca == 0 && podded.guns[0].shell == -1));
  CHECK((podded.guns[1].ca == 2 && harm::Material(podded.guns[1].ca_kind) == harm::Material::Metal));
  CHECK(podded.guns[2].ca == 0);             // one armor, one pod
  Car const bare = enters((pods + "]}").c_str());
  REQUIRE((podded.lighter.size() == 1 && bare.lighter.size() == 1));
  CHECK(podded.lighter[0].pounds - bare.lighter[0].pounds == 40);   // falls with its pod
}
