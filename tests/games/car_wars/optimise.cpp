// The optimiser of designs and the stock cars that were made with it.
#include <catch2/catch_test_macros.hpp>

#include <set>

#include "games/car_wars/build/optimise.hpp"
#include "games/car_wars/build/stock.hpp"
#include "session/design_letters.hpp"

using namespace paddock;
using namespace paddock::car_wars::build;

namespace {

// The whole front, in slices of so many nodes.
Optimiser searched(char const* wishes, int64_t slice = 1 << 20) {
  Expected<Doc> const doc = parse_doc(wishes);
  REQUIRE(doc);
  Expected<Wishes> read = read_wishes(*doc);
  REQUIRE(read);
  Optimiser out(std::move(*read));
  for (int64_t nodes = slice; !out.step(nodes); nodes = slice) {}
  return out;
}

Check checked(Design const& d, int budget) {
  Event event;
  event.budget = budget;
  return check(d, event);
}

}  // namespace

TEST_CASE("every design of a front is legal and within the purse, and none beats another", "[car_wars][designs]") {
  for (char const* wishes : {R"({"budget": 10000})", R"({"budget": 5000})", R"({"budget": 25000, "bodies": ["racing", "luxury"]})"}) {
    INFO(wishes);
    Optimiser const front = searched(wishes);
    CHECK(front.found().size() >= 6);
    CHECK(front.found().size() <= size_t(Optimiser::kMostFound));
    for (Found const& one : front.found()) {
      INFO(dump_doc(clean(one.design)));
      CHECK(checked(one.design, front.wishes().event.budget).legal());
      CHECK(check(read_design(clean(one.design)), front.wishes().event).legal());
      CHECK(one.worth == worth_of(one.design, one.check.ledger, front.wishes().event));
      for (Found const& other : front.found()) CHECK_FALSE(dominates(other.worth, one.worth));
    }
  }
}

TEST_CASE("what was wished is in every design", "[car_wars][designs]") {
  Optimiser const front = searched(
      R"({"budget": 15000, "bodies": ["car"], "top_speed": 110, "acceleration": 10, "hc": 3, "power": "electric", "weapons": ["2 MG front", "link for all"],
          "dropped": "MD", "armor": {"front": 30, "left": 12}, "gear": ["body_armor"], "accessories": ["ramplate"]})");
  REQUIRE(front.found().size() >= 2);
  for (Found const& one : front.found()) {
    Doc const doc = clean(one.design);
    INFO(dump_doc(doc));
    Ledger const& l = one.check.ledger;
    CHECK(one.check.legal());
    CHECK(l.top_speed_halves >= 220);
    CHECK(l.acceleration_halves >= 20);
    CHECK(l.main.hc >= 3);
    CHECK(one.design.main.armor[kFront] >= 30);
    CHECK(one.design.main.armor[kLeft] >= 12);
    CHECK(one.design.main.armor[kFront] > one.design.main.armor[kBack]);
    CHECK_FALSE(catalogue().plants[size_t(one.design.plant)].gas);
    CHECK(catalogue().bodies[size_t(one.design.main.body)].kind == Kind::car);
    CHECK(dump_doc(doc["crew"]).find("body_armor") != std::string::npos);
    CHECK(dump_doc(doc["accessories"]).find("ramplate") != std::string::npos);
    CHECK(dump_doc(doc["weapons"]).find("MD") != std::string::npos);
  }
  Optimiser const gas = searched(R"({"power": "gas", "bodies": ["trike", "cycle"]})");
  for (Found const& one : gas.found()) CHECK(catalogue().plants[size_t(one.design.plant)].gas);
  Optimiser const droppers = searched(R"({"dropped": true, "bodies": ["midsize"]})");
  REQUIRE_FALSE((gas.found().empty() || droppers.found().empty()));
  for (Found const& one : droppers.found()) {
    bool drops = false;
    for (Weapon const& w : one.design.main.weapons) drops = drops || catalogue().weapons[size_t(w.kind)].dropped;
    CHECK(drops);
  }
}

TEST_CASE("a front is the same however it is sliced", "[car_wars][designs]") {
  char const* const wishes = R"({"budget": 8000, "bodies": ["compact", "light_cycle", "heavy_trike"]})";
  std::string const whole = dump_doc(found_doc(searched(wishes)));
  CHECK(whole == dump_doc(found_doc(searched(wishes, 1))));
  CHECK(whole == dump_doc(found_doc(searched(wishes, 37))));
}

TEST_CASE("neighbours of a front are explained, one sentence each", "[car_wars][designs]") {
  Optimiser const front = searched(R"({"budget": 10000, "bodies": ["compact"]})");
  std::vector<std::string> const words = explain(front.found());
  REQUIRE(words.size() == front.found().size());
  REQUIRE(words.size() > 2);
  for (std::string const& one : words) {
    INFO(one);
    CHECK(one.back() == '.');
    CHECK(one.find("..") == std::string::npos);
  }
  for (size_t i = 1; i < words.size(); ++i) CHECK(words[i].find(" for ") != std::string::npos);
}

TEST_CASE("wishes of another form are refused with their path, and what cannot be had is an empty front", "[car_wars][designs]") {
  for (char const* wrong : {R"({"bodies": ["ship"]})", R"({"top_speed": "fast"})", R"({"weapons": ["XYZ front"]})", R"({"power": "steam"})", R"({"wings": 2})",
                            R"({"gear": ["hat"]})", R"({"budget": -5})", R"([])", R"({"armor": {"front": -1}})", R"({"dropped": 7})"}) {
    INFO(wrong);
    CHECK_FALSE(read_wishes(*parse_doc(wrong)));
  }
  CHECK(searched(R"({"budget": 600})").found().empty());
  CHECK(searched(R"({"budget": 5000, "top_speed": 300, "bodies": ["van"]})").found().empty());
  CHECK(searched(R"({"budget": 9000, "bodies": ["cycle"], "armor": {"left": 5}})").found().empty());
}

TEST_CASE("a search for designs is work: it tells how far it is, may be dropped, and starts anew", "[car_wars][designs][work]") {
  std::string const letter = design_letter("car_wars", 9000, R"({"bodies": ["compact", "midsize"]})");
  Workbench bench;
  bench.begin("designs", letter);
  int last = 0;
  bool named = false;
  for (int i = 0; i < 12 && !bench.step(64); ++i) {
    CHECK(bench.work()->progress >= last);
    last = bench.work()->progress, named = named || !bench.work()->word.empty();
  }
  CHECK(named);
  bench.drop();
  CHECK(bench.work() == nullptr);
  bench.begin("designs", letter);
  while (!bench.step(64)) {}
  CHECK(bench.work()->fault == "");
  Expected<Doc> const list = parse_doc(bench.work()->result);
  REQUIRE(list);
  REQUIRE(list->size() > 2);
  for (Doc const& one : *list) CHECK((one.contains("design") && one.contains("figures") && one.contains("words")));
  CHECK(bench.work()->result == dump_doc(found_doc(searched(R"({"budget": 9000, "bodies": ["compact", "midsize"]})"))));
  bench.begin("designs", design_letter("car_wars", 9000, R"({"bodies": ["ship"]})"));
  while (!bench.step(64)) {}
  CHECK(bench.work()->fault.find("/bodies") != std::string::npos);
  for (char const* none : {"", "{}", R"({"game": "chess", "wishes": {}})", R"({"game": "nascar", "wishes": {}})"}) {
    bench.begin("designs", none);
    while (!bench.step(64)) {}
    CHECK(bench.work()->fault != "");
  }
}

TEST_CASE("ten stock cars a division: legal, within 3% of it, and no two alike", "[car_wars][designs][stock]") {
  std::set<std::string> names, documents, sentences;
  std::map<int, int> of;
  for (StockDesign const& one : stock()) {
    INFO(one.name);
    ++of[one.division];
    names.insert(one.name), documents.insert(dump_doc(one.design)), sentences.insert(one.says);
    Read const read = read_design(one.design);
    Event event;
    event.budget = one.division;
    Check const said = check(read, event);
    for (Fault const& f : said.faults) FAIL_CHECK(f.path << " " << f.why);
    CHECK(said.ledger.cost <= Exact(one.division));
    CHECK(said.ledger.cost * 100 >= Exact(one.division) * 97);
    auto const& armor = read.design.main.armor;
    for (size_t f = 1; f < kFacings; ++f) CHECK(armor[kFront] > armor[f]);
    CHECK(!read.design.main.weapons.empty());
    CHECK(said.ledger.acceleration_halves >= 10);
    CHECK(said.ledger.main.hc >= 1);
    CHECK(dump_doc(one.design) == dump_doc(clean(read.design)));
    CHECK(!one.role.empty());
    CHECK(one.says.size() < 100);
  }
  CHECK(names.size() == 50);
  CHECK(documents.size() == 50);
  CHECK(sentences.size() == 50);
  CHECK(of.size() == 5);
  for (int const division : {5000, 10000, 15000, 20000, 25000}) CHECK(of[division] == 10);
  CHECK(stock_templates().size() == 50);
}

TEST_CASE("a purse that just about holds one design finds it", "[car_wars][designs]") {
  for (char const* wishes : {R"({"budget": 9998, "weapons": ["L front"], "hc": 4, "bodies": ["subcompact"]})", R"({"budget": 10500, "weapons": ["L front"]})",
                             R"({"budget": 13925, "weapons": ["HL front"]})", R"({"budget": 8993, "weapons": ["AC front"]})"}) {
    INFO(wishes);
    Optimiser const front = searched(wishes);
    REQUIRE_FALSE(front.found().empty());
    for (Found const& one : front.found()) CHECK(checked(one.design, front.wishes().event.budget).legal());
  }
  CHECK(searched(R"({"budget": 5000, "weapons": ["HL front"]})").found().empty());
}
