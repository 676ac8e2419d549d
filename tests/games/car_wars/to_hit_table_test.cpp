#include "games/car_wars/rules/to_hit_table.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace paddock;
using namespace paddock::car_wars::aim;

namespace {

constexpr char const* kGood = R"({"bodies": [{"id": "van", "any": 0, "side": 0, "end": -1}], "parts": [{"id": "tire", "modifier": -3}],
 "computers": [{"id": "swc", "bonus": 1, "one_weapon": true}]})";
constexpr char const* kWeapons = R"({"weapons": [{"id": "MG", "class": "small_bore", "to_hit": 7}, {"id": "SS", "class": "dropped_gas"}]})";

std::string fault(char const* modifiers, char const* weapons) {
  auto const table = load_to_hit(modifiers, weapons);
  return table ? "" : table.error().text();
}

}  // namespace

TEST_CASE("Car Wars: the tables of the to-hit sum are whole", "[car_wars]") {
  auto const& table = to_hit_table();
  REQUIRE(table);
  REQUIRE(table->weapon("MG"));
  CHECK(table->weapon("MG")->to_hit == 7);
  CHECK(table->weapon("OG")->at_vehicle == 9);
  CHECK(table->weapon("FT")->reach == 10);
  CHECK(table->weapons.size() == 96);
  CHECK(table->bodies.size() == 27);
  CHECK(table->body("medium_trike")->end == -2);
  CHECK(table->computer("cyberlink")->one_weapon);
}

TEST_CASE("Car Wars: a broken row of the to-hit tables is named by file, row and reason", "[car_wars]") {
  CHECK(fault(kGood, kWeapons).empty());
  CHECK(fault("{}", kWeapons) == "assets/games/car_wars/to_hit.json: 'bodies' is a list");
  CHECK(fault(kGood, R"({"weapons": [{"id": "MG", "class": "small_bore", "to_hit": "7"}]})") ==
        "assets/games/car_wars/fire_weapons.json: weapons row 1: 'to_hit' is a whole number");
  CHECK(fault(kGood, R"({"weapons": [{"id": "MG", "class": "pistol"}]})") ==
        "assets/games/car_wars/fire_weapons.json: weapons row 1: 'pistol' is no class of weapons");
  CHECK(fault(kGood, R"({"weapons": [{"id": "SS", "class": "dropped_gas"}, {"id": "SS", "class": "dropped_gas"}]})") ==
        "assets/games/car_wars/fire_weapons.json: weapons row 2: 'SS' stands there twice");
  CHECK(fault("[", kWeapons).starts_with("assets/games/car_wars/to_hit.json: "));
}
