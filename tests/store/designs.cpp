#include "store/designs.hpp"

#include <catch_amalgamated.hpp>
#include <string>

#include "medium.hpp"

using namespace paddock;
using namespace paddock::store;

namespace {

constexpr char kGame[] = "speed_circuit";

std::string keep(Designs& designs, std::string_view name, std::string_view text, std::string_view game = kGame) {
  std::string said = "nothing was said";
  designs.keep(game, name, text, [&](std::string const& error) { said = error; });
  return said;
}

std::string names(Designs const& designs, std::string_view game = kGame) {
  std::string out;
  for (auto const& d : designs.list(game)) out += (out.empty() ? "" : " ") + d.name + "=" + d.text;
  return out;
}

std::string found(Medium& medium) {
  MediumTab tab(medium);
  return names(Designs(tab));
}

}  // namespace

TEST_CASE("designs are kept by game and name, the newest first") {
  Medium medium;
  MediumTab tab(medium);
  Designs designs(tab);
  CHECK(designs.list(kGame).empty());
  CHECK(keep(designs, "Rocket", "T1") == "");
  CHECK(keep(designs, "Brick", "T2") == "");
  CHECK(keep(designs, "Van", "C1", "car_wars") == "");
  CHECK(names(designs) == "Brick=T2 Rocket=T1");
  CHECK(keep(designs, "Rocket", "T3") == "");
  CHECK(names(designs) == "Rocket=T3 Brick=T2");
  CHECK(found(medium) == "Rocket=T3 Brick=T2");
  designs.forget(kGame, "Rocket");
  designs.forget(kGame, "Nobody");
  CHECK(found(medium) == "Brick=T2");
  CHECK(names(designs, "car_wars") == "Van=C1");
}

TEST_CASE("a design that cannot be kept is refused with the reason and changes nothing") {
  Medium medium;
  MediumTab tab(medium);
  Designs designs(tab);
  for (std::string const& bad : {std::string(), std::string(41, 'x'), std::string("a\nb"), std::string("\xc3")})
    CHECK(keep(designs, bad, "T1") == "Give the design a name of 1 to 40 letters.");
  for (std::string const& bad : {std::string(), std::string(401, 'x'), std::string("\x7f")})
    CHECK(keep(designs, "Name", bad) == "This is no design that can be kept.");
  for (int i = 0; i < int(kDesigns); ++i) REQUIRE(keep(designs, "n" + std::to_string(i), "T") == "");
  CHECK(keep(designs, "one more", "T") == "There are 60 designs here already; forget one first.");
  CHECK(keep(designs, "n0", "replaced") == "");
  CHECK(designs.list(kGame).size() == kDesigns);
  CHECK(designs.list(kGame)[0].text == "replaced");
  designs.forget(kGame, "n1");
  CHECK(keep(designs, "one more", "T") == "");
}

TEST_CASE("two tabs keep designs side by side") {
  Medium medium;
  MediumTab tab_a(medium), tab_b(medium);
  Designs a(tab_a), b(tab_b);
  keep(a, "A", "1");
  keep(b, "B", "2");
  CHECK(names(b) == "B=2 A=1");
  a.forget(kGame, "A");
  CHECK(names(a) == "B=2");
}

TEST_CASE("answers that come later come in order, and after the end of the designs not at all") {
  Medium medium;
  MediumTab tab(medium, true);
  std::string said;
  {
    Designs designs(tab);
    for (char const* name : {"A", "B"}) designs.keep(kGame, name, "1", [&said, name](std::string const& e) { said += name + e; });
    CHECK(names(designs) == "");
    while (tab.deliver()) {
    }
    CHECK(said == "AB");
    designs.keep(kGame, "C", "1", [&](std::string const&) { said += "C"; });
  }
  while (tab.deliver()) {
  }
  CHECK(said == "AB");
}

TEST_CASE("damage to the designs costs the last change at most; nonsense is passed over") {
  Medium medium;
  MediumTab tab(medium);
  Designs designs(tab);
  keep(designs, "A", "1");
  keep(designs, "B", "2");
  std::string const sound = medium.bytes.at("designs.b");
  for (size_t n = 0; n < sound.size(); ++n) {
    medium.bytes["designs.b"] = sound.substr(0, n);
    REQUIRE(found(medium) == "A=1");
  }
  medium.bytes.clear();
  for (char const* text : {"", "[1]", "{\"speed_circuit\":3}", "{\"speed_circuit\":[3,{},{\"name\":\"\",\"text\":\"x\"},{\"name\":\"A\"}]}"}) {
    medium.bytes["designs.a"] = pack_record({1, {}, text});
    CHECK(found(medium) == "");
  }
  medium.bytes["designs.a"] = pack_record({1, {}, R"({"speed_circuit":[{"name":"A","text":"1"},{"name":"A","text":"2"}],"other":{}})"});
  CHECK(found(medium) == "A=1");
  medium.bytes["designs.b"] = "PDK\xff";
  CHECK(found(medium) == "A=1");
}

TEST_CASE("a full disk is said and the list stays as it was") {
  Medium medium;
  medium.fault = Medium::Fault::Refuse;
  medium.fault_at = 1;
  MediumTab tab(medium);
  Designs designs(tab);
  CHECK(keep(designs, "A", "1") == "");
  CHECK(keep(designs, "B", "2") == "The disk is full.");
  CHECK(names(designs) == "A=1");
  CHECK(keep(designs, "B", "2") == "");
}
