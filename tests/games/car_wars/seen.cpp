// What everybody may see of a car in words, and why there is no shot at one.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>

#include "core/dice.hpp"
#include "games/car_wars/build/catalogue.hpp"
#include "games/car_wars/car_wars.hpp"
#include "games/car_wars/duel/entry.hpp"
#include "games/car_wars/duel/shoot.hpp"
#include "games/car_wars/duel/shoot_parts.hpp"
#include "view/standing.hpp"

using namespace paddock;
using namespace paddock::car_wars;
using geometry::kInch;

namespace {

constexpr char const* kYard = R"({"title": "A yard", "about": "A yard.", "size": [60, 40], "walls": [{"box": [30, 4, 1, 4]}],
    "starts": [{"at": [3, 15], "heading": 90}, {"at": [37, 15], "heading": 270}]})";

CarWars yard(char const* second = "Olle") {
  Setup setup;
  setup.game = "car_wars";
  setup.track_text = kYard;
  for (int i = 0; i < 2; ++i) setup.seats.push_back({.name = i ? second : "Ann", .livery = i, .number = i + 1, .driver = "screen"});
  auto game = CarWars::make(setup);
  INFO((game ? "" : game.error().text()));
  REQUIRE(game);
  return *game;
}

// Ann looks east at Olle, so many inches away.
duel::State facing(CarWars const& game, int inches) {
  SeededDice dice(1);
  duel::State s = game.start(dice);
  s.turn = 2, s.phase = 1, s.stage = duel::Stage::plan;
  for (int i = 0; i < 2; ++i) {
    s.cars[i] = game.stock_cars()[0];
    s.cars[i].here = true, s.cars[i].pace = 12;
    s.cars[i].pose = {{(10 + i * inches) * kInch, 20 * kInch}, 0};
  }
  return s;
}

std::string told(CarWars const& game, duel::State s, Seat viewer, Seat seat) {
  game.observe(s, viewer);
  std::string out;
  for (Standing::Row const& row : game.standing(s).rows) {
    for (Figure const& figure : row.more) CHECK_FALSE(figure.value.empty());
    for (std::string const& line : row.says) {
      CHECK_FALSE(line.empty());
      if (row.seat == seat) out += line + "\n";
    }
  }
  return out;
}

}  // namespace

TEST_CASE("a car pointed at is told in whole lines, and its damage only as far as it is seen", "[car_wars][scene]") {
  CarWars const game = yard();
  duel::State s = facing(game, 8);
  std::string const fresh = told(game, s, 0, 1);
  CHECK(fresh.find("30 mph, heading east") != fresh.npos);
  CHECK(fresh.find("No damage seen") != fresh.npos);
  duel::Plate& front = s.cars[1].armor[duel::Front];
  (front.plastic > 0 ? front.plastic : front.metal) -= 3;
  s.cars[1].wheels[0].tire_gone = true;
  std::string const hit = told(game, s, 0, 1);
  CHECK(hit.find("Seen damage: front armor hit, left front tire gone") != hit.npos);
  int const left = front.plastic + front.metal;
  CHECK(hit.find(std::to_string(left) + " of") == hit.npos);                       // a stranger's points are his own
  std::string const own = told(game, s, 1, 1);
  CHECK(own.find("front armor " + std::to_string(left) + " of " + std::to_string(left + 3)) != own.npos);
}

TEST_CASE("R-24 a walk round tells ports by their type and place, and no more of what is behind them", "[car_wars][R-24]") {
  duel::Car car = yard().stock_cars()[0];
  car.here = true;
  car.guns.clear();
  auto const put = [&](duel::Port port, duel::Face face, uint16_t flags) {
    duel::Gun gun;
    gun.port = port, gun.face = face, gun.dp = flags == duel::Fake ? 0 : 3, gun.flags = flags;
    car.guns.push(gun);
  };
  put(duel::Port::rocket, duel::Front, 0), put(duel::Port::rocket, duel::Front, duel::OneShot), put(duel::Port::small_bore, duel::Front, 0);
  put(duel::Port::small_bore, duel::Front, duel::Fake), put(duel::Port::dropped_gas, duel::Back, 0), put(duel::Port::laser, duel::Back, duel::Concealed);
  auto const has = [&](char const* line) {
    auto const all = duel::walk_around(car);
    return std::find(all.begin(), all.end(), line) != all.end();
  };
  CHECK(has("2 rocket ports in front"));
  CHECK(has("2 small-bore ports in front"));
  CHECK(has("1 dropper of gas in the back"));
  CHECK_FALSE(has("1 laser port in the back"));   // concealed
  for (duel::Wheel& wheel : car.wheels) wheel.guard = 0, wheel.fake = duel::kShamGuard;
  CHECK(has("Wheelguards"));
}

TEST_CASE("why there is no shot is told by what stands nearest in its way", "[car_wars][fire]") {
  CarWars const game = yard();
  duel::State s = facing(game, 8);
  auto const why = [&] { return duel::no_shot(game.book(), s, 0, 1); };
  REQUIRE(why() == duel::NoShot::none);
  s.cars[1].pose.at.x = 58 * kInch;
  CHECK(why() == duel::NoShot::reach);
  s = facing(game, 8);
  s.cars[0].pose.heading = 1800;
  CHECK(why() == duel::NoShot::arc);
  s = facing(game, 8);
  for (duel::Gun& gun : s.cars[0].guns) gun.rounds = 0;
  CHECK(why() == duel::NoShot::empty);
  s = facing(game, 8);
  s.cars[0].pose.at = {26 * kInch, 6 * kInch}, s.cars[1].pose.at = {36 * kInch, 6 * kInch};
  CHECK(why() == duel::NoShot::wall);
}

TEST_CASE("R-8.2 a flamethrower reaches so far and no thousandth of an inch farther", "[car_wars][fire][R-8.2]") {
  CarWars const game = yard();
  int tried = 0;
  for (duel::Car const& stock : game.stock_cars())
    for (int gun = 0; gun < stock.guns.size(); ++gun) {
      int const reach = duel::arm_of(stock.guns[gun]).reach;
      if (reach == 0 || stock.guns[gun].face != duel::Front) continue;
      ++tried;
      duel::State s = facing(game, 20);
      geometry::Pose const at = s.cars[0].pose;
      s.cars[0] = stock;
      s.cars[0].here = true, s.cars[0].pace = 12, s.cars[0].pose = at;
      geometry::Point const muzzle = duel::muzzle_of(s.cars[0], s.cars[0].guns[gun]).at;
      auto const range = [&] { return duel::sight_of(game.book(), s, 0, 1, muzzle).range; };      // mils
      auto const said = [&] { return duel::shot_verdict(game.book(), s, 0, {int8_t(gun), 1, duel::AimCar}); };
      s.cars[1].pose.at.x += int32_t(int64_t(reach * 1000 - range()) * kInch / 1000);
      REQUIRE(range() == reach * 1000);
      CHECK(said());
      s.cars[1].pose.at.x += kInch / 1000 + 1;
      REQUIRE(range() == reach * 1000 + 1);
      Verdict const beyond = said();
      CHECK_FALSE(beyond);
      CHECK(std::string(beyond.why) == "The target is out of reach.");
    }
  CHECK(tried > 0);
}

TEST_CASE("R-8.3 a flechette gun at nobody's part is fired at what it can hurt", "[car_wars][fire][orders][R-8.3]") {
  CarWars const game = yard();
  duel::State s = facing(game, 4);
  build::Catalogue const& all = build::catalogue();
  duel::Gun gun;
  gun.dp = 2, gun.rounds = 20;
  while (all.weapons[size_t(++gun.kind)].id != "FG") {}
  gun.ammo = int16_t(all.weapons[size_t(gun.kind)].first_ammo);
  s.cars[0].guns.clear();
  s.cars[0].guns.push(gun);
  s.stage = duel::Stage::fire, s.asked = 0;
  Sheet const tire = game.read(s, 0, "FG front at Olle");
  INFO(tire.error);
  CHECK(tire.error_column == 0);
  CHECK(tire.clean.find("tire") != std::string::npos);
  duel::Car& olle = s.cars[1];
  olle.kind = board::Kind::cycle, olle.wheels[1].there = olle.wheels[3].there = false;
  olle.pose.heading = geometry::kCircle / 4;         // it shows its side
  Sheet const rider = game.read(s, 0, "FG front at Olle");
  INFO(rider.error);
  CHECK(rider.error_column == 0);
  CHECK(rider.clean.find("rider") != std::string::npos);
}

TEST_CASE("R-8.3 every answer about fire brings the sum of its own number, also one at a part", "[car_wars][fire][form][R-8.3]") {
  CarWars const game = yard();
  int parts = 0;
  for (int inches : {1, 3}) {               // nose to tail the number is below what two dice can miss
    duel::State s = facing(game, inches);
    s.stage = duel::Stage::fire, s.asked = 0;
    for (Question const& q : game.questions(s, 0, "", 0))
      for (Choice const& c : q.choices) {
        if (c.cells.size() != 3) continue;
        INFO(c.text);
        REQUIRE(c.ghost);
        REQUIRE(c.ghost->lines);
        Line const& sum = c.ghost->lines->back();
        CHECK(sum.value == c.cells[2].text + " or more");
        CHECK(sum.text.find(": two dice, " + c.cells[0].text) != std::string::npos);
        parts += q.look == Question::Fold;
      }
  }
  CHECK(parts > 0);
}

TEST_CASE("R-8.4 a link of weapons is told with all that it fires, and the side that it strikes", "[car_wars][fire][form][R-8.4]") {
  CarWars const game = yard();
  duel::State s = facing(game, 3);
  s.stage = duel::Stage::fire, s.asked = 0;
  auto& guns = s.cars[0].guns;
  duel::Gun gun = guns[0];
  guns.clear();
  gun.link = 0;
  guns.push(gun), guns.push(gun);
  gun.kind = 74, gun.rounds = 5, gun.face = duel::Back;   // a dropper
  guns.push(gun);
  auto const first = [&] { return game.questions(s, 0, "", 0).at(0).choices.at(0); };
  CHECK(first().text == "Olle: 2 MG front");
  CHECK(first().below == "On its back, one link, with MD back dropped");
  CHECK(first().commit.starts_with("Fire 2 MG front link at Olle, back, needs "));
  CHECK(first().ghost->lines->back().text.starts_with("2 MG front link at Olle, back: two dice"));
  guns[1].dp = 0;
  CHECK(first().text == "Olle: MG front");
  guns[0].link = guns[2].link = -1;
  CHECK(first().below == "On its back");
  s.cars[1].pose.heading = geometry::kCircle / 4;
  CHECK(first().below.ends_with(" side"));
}

TEST_CASE("the list of cars tells weapons and armor in what it shows of each", "[car_wars][form]") {
  for (char const* division : {"5000", "10000", "15000", "20000", "25000"}) {
    Setup setup;
    setup.game = "car_wars", setup.track_text = kYard, setup.settings["division"] = division;
    for (int i = 0; i < 2; ++i) setup.seats.push_back({.name = i ? "Olle" : "Ann", .livery = i, .number = i + 1, .driver = "screen"});
    auto const game = CarWars::make(setup);
    REQUIRE(game);
    SeededDice dice(1);
    for (Question const& q : game->questions(game->start(dice), 0, "", 0)) {
      if (q.look != Question::List) continue;
      for (Choice const& c : q.choices) {
        INFO(c.note << " | " << c.below);
        CHECK(c.below.starts_with("Armor front "));
        CHECK(c.below.size() <= 36);                // a line of the list
        CHECK(c.note.find(';') <= 90);              // its weapons: two lines
      }
    }
  }
}

TEST_CASE("a long name leaves the weapon in sight", "[car_wars][fire][form]") {
  CarWars const game = yard("Christopher Robinson");
  duel::State s = facing(game, 3);
  s.stage = duel::Stage::fire, s.asked = 0;
  Question const q = game.questions(s, 0, "", 0).at(0);
  REQUIRE_FALSE(q.choices.empty());
  CHECK(q.choices[0].text.starts_with("#2: "));
  CHECK(q.choices[0].commit.find("Christopher Robinson") != std::string::npos);
}
