// The tables of control, hazards, crashes and collisions: a broken row is refused with its file, its number and the reason; and
// every example of a question is answered.
#include <catch2/catch_test_macros.hpp>

#include "core/assets.hpp"
#include "games/car_wars/ask/ask.hpp"
#include "games/car_wars/rules/crash.hpp"
#include "games/car_wars/rules/hazards.hpp"
#include "games/car_wars/rules/ram_tables.hpp"

using namespace paddock;

namespace {

// The table of the repository, changed.
template <class Read, class Change>
std::string refusal(Read read, std::string const& file, Change change) {
  Expected<Doc> doc = parse_doc(asset("assets/games/car_wars/" + file));
  REQUIRE(bool(doc));
  REQUIRE(bool(read(dump_doc(*doc))));
  change(*doc);
  auto const table = read(dump_doc(*doc));
  REQUIRE_FALSE(bool(table));
  return table.error().text();
}

bool says(std::string const& text, std::string const& part) {
  INFO(text);
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("a broken control table is refused", "[car_wars]") {
  auto const read = car_wars::read_control_table;
  CHECK(says(refusal(read, "control.json", [](Doc& d) { d["rows"][3]["need"] = "111"; }), "control.json, row 3: 'need' has a digit"));
  CHECK(says(refusal(read, "control.json", [](Doc& d) { d["rows"][29]["need"] = "21111111111111"; }), "row 29: a worse status"));
  CHECK(says(refusal(read, "control.json", [](Doc& d) { d["rows"][0]["speed"] = 15; }), "row 0: its speed is 10"));
  CHECK(says(refusal(read, "control.json", [](Doc& d) { d["rows"].erase(4); }), "30 rows"));
  CHECK_FALSE(bool(read("nothing")));
}

TEST_CASE("broken hazard, crash and collision tables are refused", "[car_wars]") {
  using namespace car_wars;
  CHECK(says(refusal(read_hazard_table, "hazards.json", [](Doc& d) { d["surfaces"][1]["id"] = "fog"; }), "surfaces 1: its id is light_rain"));
  CHECK(says(refusal(read_hazard_table, "hazards.json", [](Doc& d) { d["hazards"][2]["d"] = 77; }), "hazards 2: a D is a number"));
  CHECK(says(refusal(read_hazard_table, "hazards.json", [](Doc& d) { d["damage"][1] = 20; }), "damage 2: the numbers rise"));
  CHECK(says(refusal(read_crash_tables, "crash.json", [](Doc& d) { d["ct1"][2]["then"] = "vault"; }), "ct1 2: 'then' is the id of a skid"));
  CHECK(says(refusal(read_crash_tables, "crash.json", [](Doc& d) { d["ct2"][1]["up_to"] = 3; }), "ct2 1: 'up_to' rises"));
  CHECK(says(refusal(read_ram_tables, "collision.json", [](Doc& d) { d["temporary"][5] = "999"; }), "temporary 5: a digit"));
  CHECK(says(refusal(read_ram_tables, "collision.json", [](Doc& d) { d["dm"][1] = {100, "1/3"}; }), "dm 1: the weights rise"));
}

TEST_CASE("every example of control and collisions is answered", "[car_wars]") {
  for (auto const part : {car_wars::control_questions(), car_wars::collision_questions()})
    for (car_wars::Question const& question : part) {
      INFO(question.info.name);
      Expected<Doc> const given = parse_doc(question.info.example);
      REQUIRE(bool(given));
      CHECK_FALSE(car_wars::ask(question.info.name, *given, Doc::object()).contains("error"));
    }
}
