#include "desk/design_draft.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

#include "desk/inquiry.hpp"
#include "session/workshops.hpp"

using namespace paddock;
using namespace paddock::app;

TEST_CASE("a draft goes back and forth over its edits", "[designer]") {
  Workshop const& shop = *workshop_of("car_wars");
  DesignDraft draft(shop);
  Doc const first = shop.templates().front().design;
  draft.take(first);
  REQUIRE(draft.view().legal);
  DesignPlan::Plate const plate = draft.view().plan.plates.front();
  CHECK(draft.edit({"", {{plate.path, plate.points + 1}}}).empty());
  CHECK(draft.view().plan.plates.front().points == plate.points + 1);
  CHECK_FALSE(draft.edit({"", {{"/body/nowhere/else", 1}}}).empty());
  CHECK(draft.view().plan.plates.front().points == plate.points + 1);
  draft.undo();
  CHECK(draft.design() == first);
  CHECK_FALSE(draft.can_undo());
  draft.redo();
  CHECK(draft.other().plan.plates.front().points == plate.points);
  draft.compare_with(shop.templates()[1].design);
  CHECK(draft.other().tag == shop.view(shop.templates()[1].design, Doc::object()).tag);
  CHECK(draft.view().plan.plates.front().points == plate.points + 1);
}

TEST_CASE("every question of the calculator answers its example, and its page shows the answer", "[referee]") {
  Inquiry inquiry(*workshop_of("car_wars"));
  REQUIRE(inquiry.questions().size() >= 126);
  for (int i = 0; i < int(inquiry.questions().size()); ++i) {
    inquiry.choose(i);
    INFO(inquiry.question().name);
    CHECK(inquiry.fault() == "");
    CHECK_FALSE(said(inquiry.answer()).empty());
    CHECK_FALSE(inquiry.givens().empty());
  }
  inquiry.choose(inquiry.found("move turn").front());
  inquiry.put(0, "fast");
  CHECK_FALSE(inquiry.fault().empty());
}

TEST_CASE("no refusal of the page offers what its form leaves out", "[referee]") {
  Inquiry inquiry(*workshop_of("car_wars"));
  for (int i = 0; i < int(inquiry.questions().size()); ++i) {
    inquiry.choose(i);
    for (size_t at = 0; at < inquiry.givens().size(); ++at) {
      std::string const was = inquiry.givens()[at].text;
      inquiry.put(at, "");
      INFO(inquiry.question().name << ": " << inquiry.fault());
      CHECK(inquiry.fault().find("null") == std::string::npos);
      inquiry.put(at, was);
    }
  }
  inquiry.choose(inquiry.found("collision.concussion").front());
  for (size_t at = 0; at < inquiry.givens().size(); ++at)
    if (inquiry.givens()[at].path == "number") inquiry.put(at, "0");
  CHECK(inquiry.answer().value("stunned", true) == false);
  inquiry.choose(inquiry.found("burn.tire_spread").front());
  for (size_t at = 0; at < inquiry.givens().size(); ++at)
    if (inquiry.givens()[at].path.starts_with("side_armor/")) inquiry.put(at, inquiry.givens()[at].path == "side_armor/points" ? "0" : "");
  CHECK(inquiry.answer().value("may_spread", false));
}

TEST_CASE("the fields of a question come together as its example: what they ask is answered alike", "[referee]") {
  Workshop const& shop = *workshop_of("car_wars");
  Inquiry inquiry(shop);
  CHECK(inquiry.question().name == "tohit.total");
  CHECK(inquiry.sentence().find("Needs 12 or more on two dice (1 of 36), and this roll misses.") == 0);
  for (int i = 0; i < int(inquiry.questions().size()); ++i) {
    inquiry.choose(i);
    INFO(inquiry.question().name);
    CHECK(inquiry.answer() == shop.ask(inquiry.question().name, *parse_doc(inquiry.question().example), Doc::object()));
    for (Inquiry::Given const& given : inquiry.givens()) {
      CHECK_FALSE(given.words.label.empty());
      CHECK(given.words.label.find('_') == given.words.label.npos);
      CHECK(given.words.values.size() == given.words.shown.size());
      bool const offered = given.words.values.empty() || given.text.empty() || std::find(given.words.values.begin(), given.words.values.end(), given.text) != given.words.values.end();
      CHECK(offered);
    }
  }
}

TEST_CASE("a list of a question is rows of fields: one more, one less, each in its own words", "[referee]") {
  Workshop const& shop = *workshop_of("car_wars");
  Inquiry inquiry(shop);
  for (int i = 0; i < int(inquiry.questions().size()); ++i) {
    inquiry.choose(i);
    INFO(inquiry.question().name);
    for (Inquiry::Given const& given : inquiry.givens())
      CHECK((given.kind != Inquiry::Given::json || inquiry.question().name == "hazard.attacks"));   // numbers within numbers
    for (Inquiry::Rows const& rows : std::vector<Inquiry::Rows>(inquiry.rows())) {
      Doc const before = inquiry.answer();
      size_t const fields = inquiry.givens().size();
      inquiry.add_row(rows.path);
      CHECK(inquiry.givens().size() == fields + rows.sample.size());
      CHECK(inquiry.end_of(inquiry.rows()[0]) <= inquiry.givens().size());
      inquiry.remove_row(rows.path, rows.count);
      CHECK(inquiry.givens().size() == fields);
      CHECK(inquiry.answer() == before);
    }
  }
  inquiry.choose(inquiry.found("damage sequence").front());
  REQUIRE(inquiry.question().name == "damage.sequence");
  auto const at = [&](std::string_view path) {
    for (size_t i = 0; i < inquiry.givens().size(); ++i)
      if (inquiry.givens()[i].path == path) return i;
    return inquiry.givens().size();
  };
  CHECK(inquiry.givens()[at("attacks/1/damage")].text == "5");
  inquiry.remove_row("attacks", 0);
  CHECK(inquiry.givens()[at("attacks/0/damage")].text == "5");   // the second is the first now
  CHECK(at("attacks/1/damage") == inquiry.givens().size());
  CHECK(inquiry.answer() == shop.ask("damage.sequence", *parse_doc(R"({"layers":[{"id":"metal","kind":"armor","type":"metal","points":5}],"attacks":[{"damage":5,"dice":[5]}]})"), Doc::object()));
  inquiry.remove_row("attacks", 0);
  CHECK(at("attacks/0/damage") < inquiry.givens().size());       // the last one stays
  for (int n = 0; n < 30; ++n) inquiry.add_row("attacks");
  CHECK(at("attacks/19/damage") < inquiry.givens().size());
  CHECK(at("attacks/20/damage") == inquiry.givens().size());
  inquiry.choose(inquiry.found("burn explode").front());
  CHECK(inquiry.givens()[at("volatile/0/feed")].words.shown.size() == 4);   // what there is, from the rules themselves
}

TEST_CASE("a word that is none is answered with those there are", "[referee]") {
  Inquiry inquiry(*workshop_of("car_wars"));
  size_t weapon = 0;
  while (inquiry.givens()[weapon].path != "weapon") ++weapon;
  inquiry.put(weapon, "MG machine gun");
  CHECK(inquiry.fault().find("There is no weapon 'MG machine gun'. There is: ") == 0);
  CHECK(inquiry.fault().find("HMG") != std::string::npos);
  CHECK(inquiry.sentence().empty());
}

TEST_CASE("a given that says a name twice is told so, not that it is a text", "[referee]") {
  Inquiry inquiry(*workshop_of("car_wars"));
  size_t weapon = 0;
  while (inquiry.givens()[weapon].path != "weapon") ++weapon;
  inquiry.put(weapon, R"({"a": 1, "a": 2})");
  CHECK(inquiry.fault().find("\"a\" stands twice in this object") != std::string::npos);
  CHECK(inquiry.sentence().empty());
  inquiry.put(weapon, R"({"a": 1, )");   // no JSON: a text
  CHECK(inquiry.fault().find("stands twice") == std::string::npos);
}

TEST_CASE("a text is a design only where it is one", "[designer]") {
  CHECK(design_in(R"({"body": "van"})"));
  CHECK(design_in(R"({"name": "x", "spec": {"body": "van"}})"));
  CHECK(design_in(R"({"format": "paddock-event", "game": "car_wars", "event": {}})"));
  for (char const* other : {R"({"format": "paddock-save"})", R"({"format": "paddock-event", "kind": "series"})", "{", "A(2M)RM(R+1)", "", "140; lane 2", R"({"spec": 3})"}) CHECK_FALSE(design_in(other));
  Workshop const& shop = *workshop_of("car_wars");
  Expected<std::string> const tag = shop.tag(shop.templates().front().design);
  REQUIRE(tag);
  CHECK(design_in(*tag));
  std::string broken = *tag;   // by a mail program, in the middle
  broken.insert(broken.size() / 2, "\r\n");
  CHECK(design_in(broken));
  CHECK(why_no_tag(*tag).empty());
  CHECK(why_no_tag(*tag + ", 30 mph").empty());
  CHECK(why_no_tag("no tag at all").empty());
  Workshop const& cars = *workshop_of("speed_circuit");
  Expected<std::string> const car = cars.tag(cars.templates().front().design);
  REQUIRE(car);
  CHECK(design_in(*car));
  CHECK(why_no_tag(*car).empty());
  for (std::string const& text : {car->substr(0, car->size() - 1), *car + "A", car->substr(0, 3) + "9" + car->substr(4)}) {
    INFO(text);
    CHECK_FALSE(design_in(text));
    CHECK_FALSE(why_no_tag(text).empty());
  }
  for (char const* order : {"A(2M)RM(R+1)", "MMMM", "W2", "140; lane 2"}) CHECK(why_no_tag(order).empty());
  std::string torn = *tag;
  torn.back() = torn.back() == 'A' ? 'B' : 'A';
  for (std::string const& text : {torn, tag->substr(0, tag->size() - 3), tag->substr(0, 4)}) {
    CHECK_FALSE(design_in(text));
    CHECK(why_no_tag(text).find("checksum") != std::string::npos);
  }
}
