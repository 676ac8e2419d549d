// A car's record sheet in the duel: every kind of rounds and every shell of component armor stands there.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>

#include "core/doc.hpp"
#include "games/car_wars/build/design.hpp"
#include "games/car_wars/duel/entry.hpp"
#include "games/car_wars/show/record.hpp"

using namespace paddock;
using namespace paddock::car_wars;

namespace {

CarWars a_duel() {
  Setup setup;
  setup.game = "car_wars";
  setup.track = "kestrel_yard";
  for (int i = 0; i < 2; ++i) setup.seats.push_back({.name = i ? "Olle" : "Ann", .livery = i, .number = i + 1, .driver = "screen"});
  auto game = CarWars::make(setup);
  REQUIRE(game);
  return *game;
}

std::string rows_of(Panel const& panel) {
  std::string out;
  for (Panel::Row const& row : panel.rows) out += row.text + "=" + (row.values.empty() ? "" : row.values[0]) + "\n";
  return out;
}

bool has(std::string const& rows, std::string_view row) { return rows.find(std::string(row) + "\n") != rows.npos; }

}  // namespace

TEST_CASE("the record sheet of a car shows mixed loads and component armor", "[car_wars][record]") {
  CarWars const game = a_duel();
  auto const doc = parse_doc(R"({"body": "luxury", "chassis": "heavy", "plant": "large", "tires": "4 standard", "crew": ["driver"],
      "weapons": [{"weapon": "MG", "mount": "front", "ammo": [{"id": "normal", "shots": 12}, {"id": "high_density", "shots": 8}]}, "MG back"],
      "component_armor": [{"around": ["driver"], "points": 5}, {"around": ["plant"], "points": 7}, {"around": ["weapon:0"], "points": 4}]})");
  REQUIRE(doc);
  build::Read const read = build::read_design(*doc);
  for (build::Fault const& f : read.faults) UNSCOPED_INFO(f.path << " " << f.why);
  duel::Car car = duel::enter(read.design, game.rules());
  car.here = true;
  std::string rows = rows_of(show::record_of(game, car));
  INFO(rows);
  CHECK(has(rows, "Shell: driver=5 points"));
  CHECK(has(rows, "Shell: plant=7 points"));
  CHECK(has(rows, "Shell: MG front=4 points"));
  CHECK(has(rows, "  then high-density=8 left"));
  CHECK(has(rows, "MG back=20 left"));
  CHECK(has(rows, "Handling class=1"));
  CHECK(std::count(rows.begin(), rows.end(), '\n') == 7);
  car.guns[0].more[0].rounds = 3;
  CHECK(has(rows_of(show::record_of(game, car)), "  then high-density=3 left"));
}

TEST_CASE("what a design fits out of sight stands on its record sheet, and what is put away says so", "[car_wars][record]") {
  CarWars const game = a_duel();
  auto const doc = parse_doc(R"({"body": "midsize", "chassis": "heavy", "suspension": "heavy", "plant": "super", "tires": "4 heavy_duty",
      "crew": [{"role": "driver", "gear": ["impact_armor", "fireproof_suit"]}, "gunner"],
      "weapons": [{"weapon": "MG", "mount": "front", "concealment": "concealment"}, {"weapon": "MG", "mount": "back", "concealment": "blow_through"},
                  "MG in popup_turret_1"],
      "accessories": ["safety_seat", "no_paint_windshield", "ir_sight", "drag_chute", "bumper_trigger front"]})");
  REQUIRE(doc);
  build::Read const read = build::read_design(*doc);
  duel::Car car = duel::enter(read.design, game.rules());
  std::string rows = rows_of(show::record_of(game, car));
  INFO(rows);
  CHECK(has(rows, "MG front, port closed=20 left"));
  CHECK(has(rows, "MG back=20 left"));
  CHECK(has(rows, "MG turret=20 left"));
  for (char const* row : {"No-paint windshield=fitted", "Infrared sights=fitted", "Bumper trigger=front", "Drag chute=ready", "Safety seat=driver",
                          "Impact armor=driver", "Fireproof suit=driver"})
    CHECK(has(rows, row));
  CHECK_FALSE(has(rows, "Safety seat=gunner"));
  duel::Settings rules = game.rules();
  rules.fire.ports_take_action = false, rules.fire.popups_start_up = false;
  car = duel::enter(read.design, rules);
  rows = rows_of(show::record_of(game, car));
  CHECK(has(rows, "MG front=20 left"));
  CHECK(has(rows, "MG turret, turret down=20 left"));
  auto const seen = [](duel::Car const& of) {
    std::string out;
    for (std::string const& words : duel::walk_around(of)) out += words + "\n";
    return out;
  };
  CHECK(seen(car).find("turret") == std::string::npos);      // R 24: down it is nothing that one sees
  duel::Car other = car;
  duel::hide(other);
  CHECK(seen(other) == seen(car));
  CHECK(other.guns.empty());
  CHECK((other.popups == 0 && !other.lowered && (other.fits & duel::kTurretThere) == 0));
  car.lowered = false;
  CHECK(seen(car).find("A turret") != std::string::npos);
}
