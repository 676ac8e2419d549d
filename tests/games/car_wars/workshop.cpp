// The workshop's screen of Car Wars: what it offers works on the document, and what it shows lies where it should.
#include <catch2/catch_test_macros.hpp>
#include <algorithm>
#include <cmath>
#include <set>
#include <string>

#include "core/scan.hpp"
#include "games/car_wars/car_wars.hpp"
#include "post/record_page.hpp"
#include "../../sanitized.hpp"

namespace paddock {
namespace {

Workshop const& shop() { return car_wars::workshop(); }
Doc const kAnyEvent = Doc::object();

int errors_of(Doc const& design) { return int(shop().check(design, kAnyEvent)["errors"].size()); }
Doc design_of(char const* text) {
  Expected<Doc> doc = parse_doc(text);
  REQUIRE(doc);
  return *doc;
}

// Designs in every form a document may have, and broken ones.
std::vector<Doc> odd_designs() {
  std::vector<Doc> out;
  for (char const* text : {
           R"({"body": "midsize", "chassis": "extra_heavy", "suspension": "heavy", "plant": "large", "tires": "4 puncture_resistant radial", "crew": "driver",
               "weapons": [{"weapon": "HMG", "mount": "front", "count": 2, "magazines": [{}]}, "link", "VMG front", "SS back"], "accessories": "targeting_computer",
               "armor": {"front": 45, "rear": 37, "left": 40, "right": 40, "top": 20, "under": 20}})",
           R"({"name": "In a file", "spec": {"body": "luxury", "plant": "small", "tires": ["2 solid front", "2 standard"], "crew": ["driver", {"role": "gunner", "gear": "pfe"}],
               "weapons": ["MG in turret_1", "MG front", "MG front", {"link": "smart_link", "weapons": [0, 1, 2]}, "OJ in turret_1"], "component_armor": {"around": "weapon:1", "points": 10},
               "accessories": [{"item": "swc", "weapon": 2}, "4 wheelguards of 10"], "armor": {"front": 10}, "metal": {"front": 4}}})",
           R"({"body": "heavy_cycle", "plant": "super_cycle", "tires": "2 heavy_duty", "crew": ["cyclist"], "weapons": ["MG left"], "armor": {"front": 10, "left": 5},
               "sidecar": {"body": "cts_1", "tires": "1 heavy_duty", "weapons": ["MG in turret"], "armor": {"top": 5}}})",
           R"({"body": "pickup", "chassis": "heavy", "six_wheel": "tandem", "plant": "cid_200", "tank": {"type": "racing", "gallons": 3}, "tires": {"front": "2 solid", "back": "4 solid"},
               "crew": ["driver"], "weapons": ["L front", "MD back-left", "HR in rocket_platform_2", "ATG left"], "accessories": ["overdrive", "rocket_booster of 100 front"], "cargo_lb": 100})",
           R"({"body": "formula_one", "plant": "super", "tires": "4 standard slick", "crew": ["driver"]})", R"({"body": "tank"})", R"({"weapons": "MG front", "crew": 7, "armor": "thick"})", R"({})", R"([1, 2])",
           R"("car")", R"(null)"})
    out.push_back(design_of(text));
  return out;
}
std::vector<Doc> all_designs() {
  std::vector<Doc> out = odd_designs();
  for (DesignTemplate const& t : shop().templates()) out.push_back(t.design);
  return out;
}

// The document after a change that has to be possible.
Doc after(Doc const& design, DesignEdit const& edit) {
  INFO(edit.says << " in " << dump_doc(design));
  Expected<Doc> doc = changed(design, edit);
  REQUIRE(doc);
  return *doc;
}

bool readable(Doc const& design) { return bool(shop().clean(design)); }

void check_plan(DesignView const& v) {
  auto const inside = [&](DesignPlan::Area a) { return a.x >= 0 && a.y >= 0 && a.w > 0 && a.h > 0 && a.x + a.w <= 100.01f && a.y + a.h <= v.plan.height + 0.01f; };
  for (DesignPlan::Part const& p : v.plan.parts) {
    INFO(v.name << ": " << p.title << " at " << p.where.x << ", " << p.where.y << ", " << p.where.w << " x " << p.where.h);
    CHECK(inside(p.where));
    CHECK(!p.title.empty());
  }
  for (DesignPlan::Room const& r : v.plan.rooms) CHECK(inside(r.where));
  for (DrawnShape const& s : v.plan.shapes) CHECK(s.points.size() <= DrawnShape::kMostCorners);
}

}  // namespace

TEST_CASE("Templates are legal, and hold what a division allows", "[car_wars][workshop]") {
  auto const all = shop().templates();
  REQUIRE(all.size() >= 4);
  for (DesignTemplate const& t : all) {
    INFO(t.name << ": " << dump_doc(shop().check(t.design, kAnyEvent)["errors"]));
    DesignView const v = shop().view(t.design, kAnyEvent);
    CHECK(v.legal);
    CHECK(v.faults.empty());
    CHECK(v.mends.empty());
    REQUIRE(!v.limits.empty());
    CHECK(v.limits[0].permille > 900);
    CHECK((!t.role.empty() && !t.says.empty()));
  }
}

TEST_CASE("Parts lie inside the plan, whatever the document says", "[car_wars][workshop]") {
  for (Doc const& d : all_designs()) check_plan(shop().view(d, kAnyEvent));
}

namespace {

// "1,850", "37.5", "12 1/3": thirds are good enough.
double amount(std::string const& text) {
  std::string plain;
  bool const less = text.rfind("\u2212", 0) == 0;       // a true minus
  for (char const c : text)
    if (is_digit(c) || c == '.' || c == ' ' || c == '/') plain += c;   // "12 1/3": the thirds are passed over
  return plain.empty() ? 0 : (less ? -1 : 1) * std::stod(plain);
}

void check_bill(Doc const& design, DesignView const& v) {
  double cost = 0;
  for (BillRow const& row : v.bill) cost += amount(row.cost);
  Doc const answer = shop().check(design, kAnyEvent);
  INFO(v.name << ": " << cost);
  CHECK(std::abs(cost - double(answer["cost"].get<int>())) < 3);
}

}  // namespace

TEST_CASE("What stands in the bill adds up to the price", "[car_wars][workshop]") {
  for (Doc const& d : all_designs()) check_bill(d, shop().view(d, kAnyEvent));
  for (DesignTemplate const& t : shop().templates())
    for (BillRow const& row : shop().view(t.design, kAnyEvent).bill) {
      INFO(t.name << ": " << row.title << " " << row.path);
      CHECK((row.path.empty() || at_pointer(t.design, row.path)));
      CHECK((row.path.empty() || !row.note.empty()));
    }
}

TEST_CASE("A walk through the workshop never leaves a design behind that cannot be read", "[car_wars][workshop]") {
  uint32_t seed = 2025;
  auto const any = [&](size_t n) { return seed = seed * 1664525u + 1013904223u, size_t(seed >> 8) % n; };
  auto const templates = shop().templates();
  auto const sections = shop().sections();
  for (DesignTemplate const& t : templates) {
    Doc d = t.design;
    for (int step = 0; step < (kInPart ? 8 : 24); ++step) {
      std::vector<DesignEdit> edits;
      if (step % 4 == 3)
        for (BillRow const& row : shop().view(d, kAnyEvent).bill) edits.push_back(row.remove);
      else
        for (CatalogueItem const& item : shop().catalogue(d, kAnyEvent, sections[any(sections.size())].id).items)
          for (CatalogueItem::Spot const& spot : item.spots) edits.push_back(spot.edit);
      if (edits.empty()) continue;
      DesignEdit const& edit = edits[any(edits.size())];
      INFO(t.name << ", " << edit.says << " on " << dump_doc(d));
      d = after(d, edit);
      CHECK(readable(d));
      DesignView const v = shop().view(d, kAnyEvent);
      check_plan(v), check_bill(d, v);
    }
  }
}

TEST_CASE("Every part that may be left out leaves a design that can be read", "[car_wars][workshop]") {
  for (Doc const& d : all_designs()) {
    DesignView const v = shop().view(d, kAnyEvent);
    for (BillRow const& row : v.bill) {
      if (row.remove.empty()) continue;
      INFO(row.title << ": " << row.remove.says);
      Doc const left = after(d, row.remove);
      CHECK(left != d);
      CHECK((readable(left) || !readable(d)));
    }
  }
}

TEST_CASE("Every mend mends", "[car_wars][workshop]") {
  for (Doc const& d : all_designs()) {
    DesignView const v = shop().view(d, kAnyEvent);
    int const before = errors_of(d);
    int last = 0;
    for (DesignEdit const& mend : v.mends) {
      INFO(mend.says);
      int const now = errors_of(after(d, mend));
      CHECK(now < before);
      CHECK((last == 0 || now >= last));
      last = now;
    }
    for (DesignFault const& f : v.faults) {
      INFO(f.title);
      CHECK(!f.title.empty());
      if (!f.mend.empty()) CHECK(errors_of(after(d, f.mend)) < before);
    }
  }
}

TEST_CASE("Every spot of the catalogue can be pressed", "[car_wars][workshop]") {
  size_t at = 0;
  for (Doc const& d : all_designs()) {
    if (kInPart && at++ % 4 != 0) continue;
    bool const whole = readable(d);
    for (CatalogueItem const& item : shop().catalogue(d, kAnyEvent, "").items) {
      INFO(item.id << " on " << dump_doc(d).substr(0, 120));
      CHECK(!item.help.empty());
      CHECK((!item.spots.empty() || !item.why.empty()));
      for (CatalogueItem::Spot const& spot : item.spots) {
        INFO(spot.label << ": " << spot.edit.says);
        CHECK(!spot.edit.empty());
        if (!d.is_object()) continue;
        Expected<Doc> const next = changed(d, spot.edit);
        REQUIRE(next);
        CHECK((!whole || readable(*next)));
      }
    }
  }
}

TEST_CASE("Items of the catalogue have names of their own", "[car_wars][workshop]") {
  for (DesignTemplate const& t : shop().templates()) {
    std::set<std::string> ids;
    for (CatalogueItem const& item : shop().catalogue(t.design, kAnyEvent, "").items) {
      INFO(item.id);
      CHECK(ids.insert(item.id).second);
    }
    size_t sum = 0;
    for (CatalogueSection const& s : shop().sections()) {
      CataloguePage const page = shop().catalogue(t.design, kAnyEvent, s.id);
      CHECK(page.filters.size() <= 32);
      CHECK(!page.items.empty());
      sum += page.items.size();
    }
    CHECK(sum == ids.size());
  }
}

TEST_CASE("A legal design says which duels it may enter, and one budget stands everywhere", "[car_wars][workshop][R-13]") {
  for (DesignTemplate const& t : shop().templates()) {
    INFO(t.name);
    DesignView const v = shop().view(t.design, kAnyEvent);
    int const cost = shop().check(t.design, kAnyEvent)["cost"].get<int>(), division = (cost + 4999) / 5000 * 5000;
    std::string const said = "$" + std::to_string(division / 1000) + ",000";
    REQUIRE(division <= 25000);
    CHECK(v.verdict == "Legal for duels of " + said);
    CHECK(v.limits[0].of == "a " + said + " duel");
    bool told = false;
    for (Line const& line : v.notes) told |= line.text.starts_with("The usual duel lets in $10,000, ");
    CHECK(told == (cost > 10000));
    CHECK(shop().view(t.design, Doc{{"budget", division}}).verdict == v.verdict);
    CHECK(shop().view(t.design, Doc{{"budget", division}}).limits[0].of == said);
    DesignView const dear = shop().view(t.design, Doc{{"budget", cost - 1}});
    CHECK(dear.verdict.empty());
    CHECK(!dear.mends.empty());
  }
  CHECK(shop().view(shop().templates()[0].design, Doc{{"military", true}}).verdict == "Legal for this event");
}

namespace {

int cost_of(Doc const& design) { return shop().check(design, kAnyEvent)["cost"].get<int>(); }
int errors_in(Doc const& design, Doc const& event) { return int(shop().check(design, event)["errors"].size()); }

// The number behind the last "$" of a mend that saves something; 0: it promises nothing.
int promised(std::string const& says) {
  if (!says.ends_with(" less")) return 0;
  int out = 0;
  for (char const c : says.substr(says.rfind('$') + 1))
    if (c >= '0' && c <= '9') out = out * 10 + (c - '0');
  return out;
}

}  // namespace

TEST_CASE("Too dear: a little less armor cures a little, and steps towards a small purse save what they say", "[car_wars][workshop][R-13]") {
  for (DesignTemplate const& t : shop().templates()) {
    INFO(t.name);
    int const cost = cost_of(t.design);
    Doc const little = {{"budget", cost - 60}};
    DesignView const near = shop().view(t.design, little);
    REQUIRE(!near.mends.empty());
    if (t.design.contains("armor")) CHECK(near.mends[0].says.ends_with(" less armor"));
    CHECK(errors_in(after(t.design, near.mends[0]), little) == 0);
    Doc const much = {{"budget", 2000}};
    DesignView const far = shop().view(t.design, much);
    REQUIRE(!far.mends.empty());
    for (DesignEdit const& mend : far.mends) {
      INFO(mend.says);
      Doc const left = after(t.design, mend);
      CHECK(errors_in(left, much) <= 1);
      int const saved = promised(mend.says);
      if (saved > 0) CHECK(std::abs(cost - cost_of(left) - saved) <= 1);
      else CHECK(errors_in(left, much) == 0);
    }
  }
}

TEST_CASE("Key figures and columns say what they are", "[car_wars][workshop]") {
  for (DesignFigure const& f : shop().view(shop().templates()[0].design, kAnyEvent).figures) {
    INFO(f.label);
    CHECK(f.help.ends_with("."));
  }
  for (WorkshopWords::Column const& one : {shop().words.cost, shop().words.weight, shop().words.spaces}) CHECK(*one.help != 0);
  for (DesignPlan::Part const& p : shop().view(shop().templates()[0].design, kAnyEvent).plan.parts)
    if (p.round) CHECK(p.note.find(p.title + " points of damage each") != p.note.npos);
}

TEST_CASE("A design from nothing is built body first; what is missing is no broken rule", "[car_wars][workshop][CW-001]") {
  DesignView const empty = shop().view(Doc::object(), kAnyEvent);
  CHECK(empty.name == "New vehicle");
  CHECK(empty.bill.empty());
  for (DesignFault const& f : empty.faults) CHECK(f.missing);
  Doc design = Doc::object();
  for (char const* const says : {"Compact body", "Small plant", "Add a driver"}) {
    DesignView const view = shop().view(design, kAnyEvent);
    REQUIRE_FALSE(view.mends.empty());
    CHECK(view.mends[0].says == says);
    CHECK(view.lacks.empty());               // first the rules
    design = after(design, view.mends[0]);
  }
  CHECK(shop().view(design, kAnyEvent).lacks == "It has no weapon and no armor yet.");
  design["weapons"] = {"MG front"};
  CHECK(shop().view(design, kAnyEvent).lacks == "It has no armor yet.");
  design["armor"] = {{"front", 10}};
  CHECK(shop().view(design, kAnyEvent).lacks.empty());

  DesignView const bare = shop().view(design_of(R"({"body": "midsize", "plant": "large", "crew": ["driver"]})"), kAnyEvent);
  REQUIRE(bare.faults.size() == 1);
  CHECK(bare.faults[0].title == "4 tires are missing.");
  CHECK(bare.faults[0].missing);
  CHECK(bare.faults[0].mend.says == "4 standard tires");
  DesignView const three = shop().view(design_of(R"({"body": "midsize", "plant": "large", "crew": ["driver"], "tires": "3 standard"})"), kAnyEvent);
  REQUIRE(three.faults.size() == 1);
  CHECK(three.faults[0].title == "1 tire is missing.");
  CHECK_FALSE(three.faults[0].missing);      // some stand somewhere
}

TEST_CASE("What the sentence of an answer says needs no line of its own", "[car_wars][workshop][ask]") {
  auto const told = shop().ask_words->told;
  CHECK(told("tohit.total", "allowed"));
  CHECK(told("tohit.total", "hit"));
  CHECK_FALSE(told("tohit.total", "needed"));
  CHECK_FALSE(told("brake", "allowed"));     // its sentence says the price alone
  CHECK_FALSE(told("fire.laser_blocked", "allowed"));
}

TEST_CASE("One change cures what a magazine too many does", "[car_wars][workshop][CW-005][CW-006]") {
  Doc const d = design_of(R"({"body": "midsize", "chassis": "extra_heavy", "suspension": "heavy", "plant": "large", "tires": "4 puncture_resistant radial", "crew": ["driver"],
      "weapons": ["HMG front", {"weapon": "HMG", "mount": "front", "magazines": [{}]}, "link", "VMG front", "SS back"], "accessories": ["targeting_computer"],
      "armor": {"front": 45, "back": 37, "left": 40, "right": 40, "top": 20, "underbody": 20}})");
  DesignView const v = shop().view(d, kAnyEvent);
  REQUIRE(v.faults.size() == 2);
  CHECK(v.faults[0].title == "86 lb too heavy.");
  CHECK(v.faults[0].why == "5,846 on a chassis for 5,760.");
  CHECK(v.faults[1].title == "Front holds 5 spaces of weapons, 4 are allowed.");
  CHECK(v.faults[1].why == "A side takes a third of all 13, and magazines count.");
  REQUIRE(!v.mends.empty());
  CHECK(v.mends[0].says == "Take out the extra magazine");
  CHECK(errors_of(after(d, v.mends[0])) == 0);
}

TEST_CASE("Where no single change mends, several together do", "[car_wars][workshop][CW-005]") {
  Doc d = design_of(R"({"body": "compact", "chassis": "standard", "suspension": "heavy", "plant": "medium", "tires": "4 heavy_duty", "crew": ["driver"],
                        "weapons": ["MG front", "AC front", "AC front", "AC front"], "armor": {"front": 22, "back": 15, "left": 15, "right": 15, "top": 8, "underbody": 8}})");
  REQUIRE(errors_of(d) == 4);
  for (int presses = 0; presses < 5 && errors_of(d) > 0; ++presses) {
    DesignView const v = shop().view(d, kAnyEvent);
    REQUIRE(!v.mends.empty());
    Doc left = after(d, v.mends[0]);
    INFO(v.mends[0].says);
    CHECK(errors_of(left) < errors_of(d));
    d = std::move(left);
  }
  CHECK(errors_of(d) == 0);
}

TEST_CASE("A weapon that goes takes what names it along", "[car_wars][workshop][CW-022]") {
  Doc const d = design_of(R"({"body": "luxury", "chassis": "heavy", "plant": "large", "tires": "4 standard", "crew": ["driver"], "weapons": ["MG front", "MG front", "RR back", "RR back",
      {"link": "link", "weapons": [0, 1]}, {"link": "link", "weapons": [2, 3]}], "component_armor": [{"around": ["weapon:0"], "points": 5}, {"around": ["weapon:3"], "points": 5}]})");
  for (BillRow const& row : shop().view(d, kAnyEvent).bill)
    if (row.path == "/weapons/0") {
      Doc const left = after(d, row.remove);
      CHECK(left["weapons"] == design_of(R"(["MG front", "RR back", "RR back", {"link": "link", "weapons": [1, 2]}])"));
      CHECK(left["component_armor"] == design_of(R"([{"around": ["weapon:2"], "points": 5}])"));
    }
}

TEST_CASE("The record sheet has a box for every point", "[car_wars][workshop][record]") {
  for (Doc const& d : all_designs()) {
    RecordPage const p = shop().record_page(d, kAnyEvent);
    CHECK(!p.title.empty());
    CHECK(p.figures.size() >= 4);
    size_t const round = size_t(std::count_if(p.plan.parts.begin(), p.plan.parts.end(), [](auto const& part) { return part.round; }));
    CHECK(p.wheels.size() == round);
    size_t columns = 0;
    for (auto const& group : p.chart.groups) columns += size_t(group.second);
    CHECK(p.chart.columns.size() == columns);
    for (auto const& row : p.chart.rows) CHECK(row.size() == columns);
    std::string const page = post::write_record(p);
    CHECK(page.find("<svg") != std::string::npos);
    CHECK(page.find("@page") != std::string::npos);   // the asset with its looks
  }
  RecordPage const penny = shop().record_page(shop().templates()[0].design, kAnyEvent);
  REQUIRE(!penny.armor.empty());
  CHECK((penny.armor[0].label == "Front" && penny.armor[0].points == 22 && penny.armor[0].outer == 0));
}

TEST_CASE("The record sheet of a sidecar says what belongs to it; a part too small to be read is only listed", "[car_wars][workshop][record]") {
  Doc const d = design_of(R"({"body": "heavy_cycle", "suspension": "heavy", "plant": "super_cycle", "tires": "2 heavy_duty", "crew": ["cyclist"], "weapons": ["MG front"],
      "sidecar": {"body": "heavy_sidecar", "suspension": "heavy", "tires": "1 heavy_duty", "weapons": ["MG front"], "armor": {"front": 5}}})");
  RecordPage page = shop().record_page(d, kAnyEvent);
  CHECK(page.subtitle.starts_with("Heavy cycle with a heavy sidecar, "));
  std::string html = post::write_record(page);
  CHECK(html.find("Sidecar: heavy-duty tires") != html.npos);
  DesignPlan::Part small;
  small.title = "Vehicular camera", small.where = {50, 50, 9, 5};
  page.plan.parts.push_back(small);
  CHECK(post::write_record(page) == html);
}

TEST_CASE("The record sheet tells mixed rounds and shells apart", "[car_wars][workshop][record]") {
  Doc const d = design_of(R"({"body": "luxury", "chassis": "heavy", "plant": "large", "tires": "4 standard", "crew": ["driver"], "armor": {"front": 30}, "metal": {"front": 4},
      "weapons": [{"weapon": "MG", "mount": "front", "ammo": [{"id": "normal", "shots": 12}, {"id": "high_density", "shots": 8}]}],
      "component_armor": [{"around": ["driver"], "points": 5}, {"around": ["plant"], "points": 7, "type": "lr"}]})");
  RecordPage const page = shop().record_page(d, kAnyEvent);
  std::string all;
  for (RecordPage::Card const& card : page.cards)
    for (RecordPage::Line const& line : card.lines) {
      all += line.title + "|" + line.note;
      for (auto const& [label, boxes] : line.boxes) all += "|" + label + " " + std::to_string(boxes);
      all += "\n";
    }
  INFO(all);
  CHECK(all.find("|normal 12|high-density 8\n") != all.npos);
  CHECK(all.find("Around the driver|| 5\n") != all.npos);
  CHECK(all.find("Around the plant|laser-reflective| 7\n") != all.npos);
  CHECK((page.armor[0].points == 30 && page.armor[0].outer == 4));
}

TEST_CASE("Every question to the rules has a title of its own in plain words", "[car_wars][workshop][ask]") {
  std::set<std::string> met;
  for (QuestionInfo const& q : shop().questions()) {
    std::string const title = shop().ask_words->title(q.name);
    INFO(q.name << " " << title);
    size_t const colon = title.find(": ");
    REQUIRE(colon != title.npos);
    auto const blanks = std::count(title.begin() + long(colon) + 2, title.end(), ' ');
    CHECK((blanks >= 1 && blanks <= 5));
    CHECK(title.find('_') == title.npos);
    CHECK(met.insert(title).second);
  }
}

TEST_CASE("Cards tell the same figures of every design, and weapons by their names", "[car_wars][workshop]") {
  DesignView const v = shop().view(design_of(R"({"body": "luxury", "chassis": "heavy", "plant": "large", "tires": "4 standard", "crew": ["driver"],
      "weapons": ["MG front", "HDFT back", "MG front"], "armor": {"front": 30, "back": 20, "left": 5}, "metal": {"front": 2}})"), kAnyEvent);
  CHECK(v.what == "Luxury");
  CHECK(v.carries == "2 machine guns front, heavy-duty flamethrower back");
  REQUIRE(v.card.size() == 6);
  CHECK((v.card[2].label == "Front armor" && v.card[2].value == "32"));
  CHECK((v.card[4].label == "Other armor" && v.card[4].value == "25"));
  for (DesignTemplate const& one : shop().templates()) {
    DesignView const other = shop().view(one.design, kAnyEvent);
    REQUIRE(other.card.size() == v.card.size());
    for (size_t i = 0; i < v.card.size(); ++i) CHECK(other.card[i].label == v.card[i].label);
  }
}

TEST_CASE("The legend names what an arena has", "[car_wars][setup]") {
  for (TrackCard const& card : car_wars::CarWars::tracks()) {
    INFO(card.id);
    auto const has = [&](std::string_view word) {
      for (std::string const& words : card.words)
        if (words.starts_with(word)) return true;
      return false;
    };
    auto const signs = car_wars::CarWars::signs();
    for (size_t i = 1; i < signs.size(); ++i) {
      std::string const kind = signs[i].words.substr(0, signs[i].words.find_first_of(",:"));   // "low wall", "ramp", "no-drop zone"
      CHECK(has(kind) == ((card.signs >> i & 1) != 0));
    }
  }
}

}  // namespace paddock
