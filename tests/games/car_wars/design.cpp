// Properties of the construction half: what no single case can show.
#include <catch2/catch_test_macros.hpp>

#include "core/assets.hpp"
#include "core/dice.hpp"
#include "games/car_wars/build/check.hpp"
#include "games/car_wars/build/shop.hpp"
#include "../../least_time.hpp"
#include "../../sanitized.hpp"

using namespace paddock;
using namespace paddock::car_wars;
using namespace paddock::car_wars::build;

namespace {

// A stream of numbers for the random walks.
struct Walk {
  uint64_t state;
  int below(int n) { return int((state = mix64(state + 1)) % uint64_t(n)); }
  bool often() { return below(3) > 0; }
};

Doc doc_of(std::string_view text) {
  Expected<Doc> doc = parse_doc(text);
  REQUIRE(doc);
  return *doc;
}
Doc killer_kart() {
  return doc_of(R"({"body": "subcompact", "chassis": "standard", "suspension": "heavy", "plant": "medium", "tires": "4 heavy_duty",
    "crew": ["driver"], "weapons": ["MG front"], "armor": {"front": 5, "right": 3, "left": 3, "back": 3, "top": 2, "underbody": 2}})");
}

Weapon some_weapon(Walk& walk) {
  Weapon w;
  w.kind = int16_t(walk.below(int(catalogue().weapons.size())));
  w.mount.where = Where(1 + walk.below(10));
  if (!walk.often()) {
    w.mount.where = Where::held;
    do w.mount.part = int16_t(walk.below(int(catalogue().parts.size())));
    while (catalogue().parts[size_t(w.mount.part)].holds == Holds::nothing);
  }
  w.count = int16_t(1 + walk.below(3)), w.magazines = int8_t(walk.below(3));
  w.options = uint16_t(walk.often() ? 0 : walk.below(256)), w.conceal = Conceal(walk.below(3));
  return w;
}

// One edit of a design: something is added, taken away or exchanged.
void edit(Design& d, Walk& walk) {
  Craft& c = d.has_sidecar && walk.below(4) == 0 ? d.sidecar : d.main;
  switch (walk.below(14)) {
    case 0: c.body = int16_t(walk.below(int(catalogue().bodies.size()))); break;
    case 1: d.plant = int16_t(walk.below(int(catalogue().plants.size()) + 1) - 1); break;
    case 2: d.chassis = int8_t(walk.below(5) - 1); break;
    case 3: d.frame = uint8_t(walk.below(8)); break;
    case 4: d.six_wheels = SixWheels(walk.below(3)); break;
    case 5:
      if (c.weapons.full()) break;
      c.weapons.push(some_weapon(walk));
      if (int const n = catalogue().weapons[size_t(c.weapons.back().kind)].ammo_count; n > 0 && !c.loads.full())
        c.loads.push({int8_t(c.weapons.size() - 1), int8_t(walk.below(c.weapons.back().magazines + 1)), uint8_t(walk.below(128)),
                      int16_t(catalogue().weapons[size_t(c.weapons.back().kind)].first_ammo + walk.below(n)), int16_t(walk.below(40))});
      break;
    case 6:
      if (!c.parts.full()) c.parts.push({int16_t(walk.below(int(catalogue().parts.size()))), int16_t(1 + walk.below(5)), int16_t(walk.below(400)), int8_t(walk.below(10) - 1), Where(walk.below(11)), {}, walk.below(2) == 0, 0});
      break;
    case 7:
      if (!c.parts.empty()) c.parts.erase(walk.below(c.parts.size()));
      break;
    case 8: c.armor[size_t(walk.below(kFacings))] = int16_t(walk.below(80)); break;
    case 9: c.metal_armor[size_t(walk.below(kFacings))] = int16_t(walk.below(9)); break;
    case 10:
      if (!d.shells.full()) {
        Shell s;
        s.around.push({What(1 + walk.below(5)), {}, -1});
        if (walk.often()) s.around.push({What::weapon, {}, int8_t(walk.below(kMostWeapons))});
        s.points = int16_t(walk.below(13)), s.type = int8_t(walk.below(int(catalogue().armours.size())));
        d.shells.push(s);
      }
      break;
    case 11:
      c.tires.clear();
      c.tires.push({int8_t(walk.below(5)), uint8_t(walk.below(128)), uint8_t(1 + walk.below(6)), Where(walk.below(11)), 0});
      break;
    case 12:
      if (!d.has_sidecar) d.has_sidecar = true, d.sidecar.body = int16_t(find_row(catalogue().bodies, "light_sidecar"));
      break;
    default: d.tank = int8_t(walk.below(5) - 1), d.gallons = d.tank < 0 ? 0 : walk.below(40), d.fuel = d.tank < 0 ? 0 : walk.below(40);
  }
}

}  // namespace

TEST_CASE("Killer Kart is exact, and the sums of its ledger are its totals", "[car_wars][R-13]") {
  Read const read = read_design(killer_kart());
  REQUIRE(read.faults.empty());
  Check const said = check(read.design, Event{});
  CHECK(said.legal());
  Exact cost = 0, weight = 0, spaces = 0;
  for (Row const& row : said.ledger.rows) cost += row.cost, weight += row.weight, spaces += row.spaces;
  CHECK(cost == said.ledger.cost);
  CHECK(cost == Exact(3848));
  CHECK(weight == Exact(2300));
  CHECK(spaces == said.ledger.main.spaces_used);
}

TEST_CASE("random edit walks never crash; the clean form and the tag say the same", "[car_wars][R-13]") {
  for (uint64_t seed = 1; seed <= 60; ++seed) {
    Walk walk{seed};
    Design d = read_design(killer_kart()).design;
    for (int step = 0; step < 40; ++step) {
      edit(d, walk);
      Check const said = check(d, Event{});
      CHECK(said.ledger.cost >= Exact(0));
      CHECK(said.ledger.weight >= Exact(0));
    }
    INFO("seed " << seed);
    Expected<Design> const back = read_tag_text(write_tag(d));
    REQUIRE(back);
    CHECK(clean(*back) == clean(d));
    CHECK(check(*back, Event{}).faults.size() == check(d, Event{}).faults.size());
  }
}

TEST_CASE("a design that was read is refused and priced alike after save and load", "[car_wars][R-13]") {
  Walk walk{7};
  for (int i = 0; i < 60; ++i) {
    Design d = read_design(killer_kart()).design;
    for (int step = 0; step < 12; ++step) edit(d, walk);
    Read const once = read_design(clean(d));
    if (!once.faults.empty()) continue;   // the walk wrote what no document can: 400 pounds of a spoiler
    Read const twice = read_design(clean(once.design));
    REQUIRE(twice.faults.empty());
    CHECK(clean(once.design) == clean(twice.design));
    CHECK(answer(check(once, Event{}), once.design, Event{}) == answer(check(twice, Event{}), twice.design, Event{}));
  }
}

TEST_CASE("taking an accessory or armor away never raises cost or weight", "[car_wars][R-13]") {
  Walk walk{3};
  int tried = 0;
  for (int i = 0; i < 80; ++i) {
    Design d = read_design(killer_kart()).design;
    for (int step = 0; step < 25; ++step) edit(d, walk);
    Ledger const all = ledger_of(d, Event{});
    for (int p = 0; p < d.main.parts.size(); ++p) {
      Part const& part = d.main.parts[p];
      Design less = d;
      less.main.parts.erase(p);
      if (catalogue().parts[size_t(part.kind)].of_cost < Ratio(0)) continue;   // a carburetor makes an engine cheaper
      Ledger const l = ledger_of(less, Event{});
      CHECK(l.cost <= all.cost);
      CHECK(l.weight <= all.weight);
      ++tried;
    }
    Design bare = d;
    bare.main.armor = {};
    CHECK(ledger_of(bare, Event{}).weight <= all.weight);
  }
  CHECK(tried > 50);
}

TEST_CASE("torn documents and tags get a sentence", "[car_wars][R-13]") {
  std::string const whole = dump_doc(killer_kart());
  for (char const* text : {"null", "3", "[]", "\"x\"", "{}", "{\"body\": []}", "{\"weapons\": {\"a\": 1}}", "{\"spec\": {\"spec\": 1}}"}) {
    Doc const said = check_design(doc_of(text), Doc::object());
    CHECK_FALSE(said["legal"].get<bool>());
    CHECK_FALSE(said["errors"].empty());
    CHECK_FALSE(clean_design(doc_of("3")));
  }
  std::string const tag = write_tag(read_design(killer_kart()).design);
  CHECK(tag.size() < 120);
  REQUIRE(read_tag_text(tag));
  for (size_t i = 0; i < tag.size(); ++i) {
    std::string torn = tag;
    torn[i] = torn[i] == 'A' ? 'B' : 'A';
    CHECK_FALSE(read_tag_text(torn));
    CHECK_FALSE(read_tag_text(tag.substr(0, i)));
  }
}

TEST_CASE("a broken row of the catalogue is refused with file, row and reason", "[car_wars][R-13]") {
  auto const broken = [](std::string_view name) -> std::string_view {
    if (name == "bodies") return R"({"rows": [{"id": "kart", "kind": "car", "cost": 300, "weight": "heavy"}]})";
    return asset("assets/games/car_wars/catalogue/" + std::string(name) + ".json");
  };
  Expected<Catalogue> const none = load_catalogue(broken);
  REQUIRE_FALSE(none);
  CHECK(none.error().where == "catalogue/bodies.json, row 1 (kart)");
  CHECK(none.error().what.find("weight") != std::string::npos);
}

TEST_CASE("an event's list is saved and read back", "[car_wars][R-25]") {
  Doc const doc = doc_of(R"({"level": "PYRAMID", "military": true, "budget": 25000, "ban": ["ATG"], "CW-061": {"atg_side_mount": true}})");
  Expected<Event> const event = read_event(doc);
  REQUIRE(event);
  CHECK(event->settings.atg_side_mount);
  Expected<Event> const again = read_event(write_event(*event));
  REQUIRE(again);
  CHECK(write_event(*again) == write_event(*event));
  CHECK_FALSE(read_event(doc_of(R"({"budget": "much"})")));
}

TEST_CASE("a full check takes 20 microseconds", "[car_wars][R-13]") {
  if (kSanitized || sizeof(void*) < 8) return;   // the figure is a native one
  Design const d = read_design(doc_of(R"({"body": "luxury", "chassis": "heavy", "suspension": "heavy", "plant": "large", "tires": "4 solid", "crew": ["driver"],
    "weapons": ["MD left", "MD right", "link", "OJ left", "OJ right", "OJ back", "link", "PS left", "PS right", "link", "link for all"],
    "armor": {"front": 20, "right": 45, "left": 45, "back": 50, "top": 20, "underbody": 20}})")).design;
  Event const event;
  int legal = 0;
  constexpr int kTimes = 2000;
  double const seconds = least_seconds(0, [&] {
    for (int i = 0; i < kTimes; ++i) legal += check(d, event).legal();
  });
  CHECK(legal > 0);
  WARN("a check takes " << seconds / kTimes * 1e6 << " microseconds");
  CHECK(seconds / kTimes < 60e-6);   // three times as much on a busy machine
}
