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
  CHECK(car.triggers == 1u << duel::Front);
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
  duel::hide(other, nullptr);
  CHECK(seen(other) == seen(car));
  CHECK(other.guns.empty());
  CHECK((other.popups == 0 && !other.lowered && (other.fits & duel::kTurretThere) == 0));
  car.lowered = false;
  CHECK(seen(car).find("A turret") != std::string::npos);
}

TEST_CASE("a rocket platform stands on the roof as a turret does, and is aimed at like one", "[car_wars][record][R-13]") {
  auto const doc = parse_doc(R"({"body": "midsize", "chassis": "heavy", "suspension": "heavy", "plant": "super", "tires": "4 heavy_duty",
      "crew": ["driver"], "weapons": ["HR in rocket_platform_2"]})");
  REQUIRE(doc);
  build::Read const read = build::read_design(*doc);
  CHECK((duel::enter(read.design, a_duel().rules()).fits & duel::kTurretThere) != 0);
}

TEST_CASE("what a design may drop is gone from its figures when it is dropped, and its ledger says by how much", "[car_wars][record]") {
  CarWars const game = a_duel();
  auto const car_of = [&](char const* text) {
    auto const doc = parse_doc(text);
    REQUIRE(doc);
    build::Read const read = build::read_design(*doc);
    return duel::enter(read.design, game.rules());
  };
  duel::Car const with = car_of(R"({"body": "midsize", "chassis": "heavy", "suspension": "heavy", "plant": "super", "tires": "4 heavy_duty",
      "crew": ["driver"], "weapons": ["MG front", "MG in ewp_1 left"], "accessories": ["ewp_ejector"]})");
  duel::Car const without = car_of(R"({"body": "midsize", "chassis": "heavy", "suspension": "heavy", "plant": "super", "tires": "4 heavy_duty",
      "crew": ["driver"], "weapons": ["MG front"], "accessories": ["ewp_ejector"]})");
  REQUIRE(with.devices.size() == 1);
  CHECK(without.devices.empty());
  CHECK(with.devices[0].kind == duel::Gadget::pod);
  CHECK(with.devices[0].face == duel::Left);
  CHECK(with.lighter[0].pounds == with.weight - without.weight);
  CHECK(with.lighter[0].top == without.plain_top - with.plain_top);
  CHECK(without.plain_top > with.plain_top);
  CHECK((with.guns[1].flags & duel::InPod) != 0);
  CHECK((with.guns[0].flags & duel::InPod) == 0);
  std::string const rows = rows_of(show::record_of(game, with));
  INFO(rows);
  CHECK(has(rows, "Pod ejector=ready"));

  duel::Car const pair = car_of(R"({"body": "heavy_cycle", "suspension": "heavy_cycle", "plant": "super_cycle", "tires": "2 heavy_duty", "crew": ["cyclist"],
      "weapons": ["MG front"], "accessories": ["jettison_joining"], "sidecar": {"body": "light_sidecar", "tires": "1 heavy_duty", "weapons": ["MG front"]}})");
  duel::Car const alone = car_of(R"({"body": "heavy_cycle", "suspension": "heavy_cycle", "plant": "super_cycle", "tires": "2 heavy_duty", "crew": ["cyclist"],
      "weapons": ["MG front"], "accessories": ["jettison_joining"]})");
  REQUIRE(pair.devices.size() == 1);
  CHECK(alone.devices.empty());
  CHECK(pair.devices[0].kind == duel::Gadget::sidecar);
  CHECK(pair.lighter[0].pounds == pair.weight - alone.weight);
  CHECK(pair.plain_top + pair.lighter[0].top == alone.plain_top);
  CHECK(pair.plain_accel + pair.lighter[0].accel == alone.plain_accel);
  CHECK(pair.hc + pair.lighter[0].hc == alone.hc);
}

TEST_CASE("radars, detectors, jammers and what flies by them come in with the design; a detector hears a radar", "[car_wars][record]") {
  CarWars const game = a_duel();
  auto const car_of = [&](char const* accessories, char const* weapons) {
    auto const doc = parse_doc(std::string(R"({"body": "midsize", "chassis": "heavy", "suspension": "heavy", "plant": "super", "tires": "4 heavy_duty", "crew": ["driver"], "weapons": [)") +
                               weapons + R"(], "accessories": [)" + accessories + "]}");
    REQUIRE(doc);
    return duel::enter(build::read_design(*doc).design, game.rules());
  };
  duel::Car const radar = car_of(R"("radar")", R"("RGM front")"), none = car_of("", R"("RGM front")"), jams = car_of(R"("radar_jammer")", R"("MG front")");
  duel::Car const hears = car_of(R"("radar_detector")", R"({"weapon": "MR", "mount": "front", "ammo": [{"id": "normal", "shots": 1, "mods": ["harm"]}]})");
  CHECK(radar.aids == duel::kRadar);
  CHECK(hears.aids == duel::kRadarDetector);
  CHECK(jams.aids == duel::kRadarJammer);
  CHECK((radar.guns[0].flags & duel::Unled) == 0);
  CHECK((none.guns[0].flags & duel::Unled) != 0);
  CHECK(hears.guns[0].fuse == duel::Fuse::to_radar);
  duel::Car const lasers = car_of("", R"({"weapon": "L", "mount": "front", "options": ["laser_guidance_electronics"]}, "L back", "TL back",
      {"weapon": "MR", "mount": "front", "ammo": [{"id": "normal", "shots": 1, "mods": ["laser_guided"]}]})");
  REQUIRE(lasers.guns.size() == 4);
  CHECK((lasers.guns[0].flags & duel::Guides) != 0);
  CHECK((lasers.guns[1].flags & duel::Guides) == 0);
  CHECK((lasers.guns[2].flags & duel::Guides) != 0);      // a targeting laser is for nothing else
  CHECK(lasers.guns[3].fuse == duel::Fuse::to_laser);
  auto const seen = [](duel::Car car, duel::Car const* viewer) { return duel::hide(car, viewer), car.aids; };
  CHECK(seen(radar, nullptr) == 0);                       // R 24
  CHECK(seen(radar, &radar) == 0);
  CHECK(seen(radar, &hears) == duel::kRadar);
  CHECK(seen(jams, &hears) == 0);
  duel::Car told = jams;
  told.told |= duel::kToldJammer;
  CHECK(seen(told, nullptr) == duel::kRadarJammer);
  auto const walked = [](duel::Car car, duel::Car const* viewer) {
    duel::hide(car, viewer);
    std::string out;
    for (std::string const& words : duel::walk_around(car)) out += words + "\n";
    return out;
  };
  CHECK(walked(told, nullptr).find("A radar jammer") != std::string::npos);
  CHECK(walked(jams, nullptr).find("radar") == std::string::npos);
  CHECK(walked(radar, &hears).find("your detector hears") != std::string::npos);
  CHECK(walked(radar, nullptr).find("radar") == std::string::npos);
  duel::Car proof = jams;
  proof.plastic_kind = uint8_t(harm::Material::Rp), proof.armor[0].plastic = proof.armor[0].plastic_whole = 20;
  CHECK(walked(proof, nullptr).find("Radarproof") == std::string::npos);
  proof.told |= duel::kToldPlastic, proof.armor[0].plastic = 10;
  CHECK(walked(proof, nullptr).find("Radarproof plastic armor") != std::string::npos);
  CHECK(walked(proof, nullptr).find("Laser-reflective") == std::string::npos);
}

namespace {

duel::Car entered(CarWars const& game, char const* more) {
  auto const doc = parse_doc(std::string(R"({"body": "midsize", "chassis": "heavy", "suspension": "heavy", "plant": "super", "tires": "4 heavy_duty", "crew": ["driver"], )") + more + "}");
  REQUIRE(doc);
  return duel::enter(build::read_design(*doc).design, game.rules());
}

// One sign for each weapon.
std::string of_guns(duel::Car const& car, auto&& sign) {
  std::string out;
  for (duel::Gun const& gun : car.guns) out += sign(gun);
  return out;
}

}  // namespace

TEST_CASE("a bumper trigger of one weapon, and one that a link joins, fire those and nothing else", "[car_wars][record]") {
  CarWars const game = a_duel();
  auto const triggered = [](duel::Car const& car) { return of_guns(car, [](duel::Gun const& gun) { return gun.trigger_sides != 0 ? 'x' : '-'; }); };
  duel::Car const own = entered(game, R"("weapons": [{"weapon": "MG", "mount": "front", "options": ["bumper_trigger"]}, "MG front"])");
  CHECK(triggered(own) == "x-");
  CHECK(own.triggers == 0);
  CHECK(has(rows_of(show::record_of(game, own)), "Bumper trigger=MG front"));
  duel::Car const link = entered(game, R"("weapons": ["MG front", "MG front", "MG front", {"link": "link", "weapons": [0, 2], "accessories": ["bumper_trigger"]}], "accessories": ["bumper_trigger front"])");
  CHECK(triggered(link) == "x-x");
  CHECK(show::record_of(game, link).rows[1].tip.ends_with("One shot fires the whole link: 2 MG front."));
  CHECK(link.triggers == 0);
  CHECK(triggered(entered(game, R"("weapons": ["MG front", "MG back"], "accessories": ["bumper_trigger back"])")) == "--");
}

TEST_CASE("a weapon's computer that is fitted to none serves the first that has none, and its like there", "[car_wars][record]") {
  CarWars const game = a_duel();
  auto const bonus = [&](char const* more) { return of_guns(entered(game, more), [](duel::Gun const& gun) { return char('0' + gun.computer); }); };
  CHECK(bonus(R"("weapons": ["MG front", "MG front", "MG back", "RL front"], "accessories": ["swc"])") == "1100");
  CHECK(bonus(R"("weapons": ["MG front", "RL front"], "accessories": ["swc", "hrswc"])") == "12");
  CHECK(bonus(R"("weapons": ["MG front", "MG back"], "accessories": ["swc back"])") == "01");
  CHECK(bonus(R"("weapons": ["MD back", {"weapon": "MG", "mount": "front", "options": ["swc"]}, "RL front"], "accessories": ["hrswc"])") == "012");
  CHECK(bonus(R"("weapons": ["MG front", "MG turret_1", {"link": "smart_link", "weapons": [0, 1]}, "RL back"], "accessories": ["swc"])") == "001");
}
