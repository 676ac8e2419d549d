// Sliders, long lists, plans and pages of a form, without a window: what is left of a list, what a press means, the form in words.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>

#include "bare.hpp"
#include "screens/table/form_looks.hpp"
#include "screens/table/form_twin.hpp"
#include "screens/table/listing.hpp"
#include "session/session.hpp"

using namespace paddock;
using namespace paddock::app;
using bare::Bare;

namespace {

std::unique_ptr<Session> test_game() {
  Setup setup;
  setup.game = "null";
  for (int i = 0; i < 2; ++i) setup.seats.push_back({"S" + std::to_string(i), i, i + 1, i ? "bot easy" : "you", Doc::object()});
  auto made = start_session(setup, 7, 7);
  REQUIRE(made);
  return std::move(*made);
}

// The first decision of the test game, as its form is shown.
struct Shown {
  Bare bare;
  Play play{"a", test_game()};
  TableView view;
  Draft draft;
  Stage stage = bare.of(&play);

  Shown() {
    for (double now = 0; now < 5000 && play.step(now); now += 50) {
    }
    REQUIRE(play.phase() == Play::Phase::Decide);
    look_again();
  }
  Deciding at() { return {stage, view, draft}; }
  void look_again() {
    view.refresh(play);
    draft.take_up(play, view);
    draft.ask(play, view);
  }
  void turn_to(int page) {
    draft.page = page;
    REQUIRE(draft.ask(play, view));
  }
  Twin words() {
    Twin twin;
    form_twin(at(), twin);
    return twin;
  }
  // What the last command wrote into the draft.
  std::string typed() const { return bare.intents.empty() || bare.intents.back().kind != Intent::TypeOrder ? "" : bare.intents.back().text; }
};

TwinField const* field(Twin const& twin, std::string const& id) {
  for (TwinField const& f : twin.decision.fields)
    if (f.id == id) return &f;
  return nullptr;
}

Question weapons() {
  Question q;
  q.look = Question::List;
  q.label = "Weapon";
  q.filters = {"light", "turret"};
  for (auto const& [text, note, filters] : {std::tuple{"Machine gun", "20 shots", 3u}, {"Rocket", "1 shot, *front* only", 1u}, {"Laser", "no shots to count", 2u}}) {
    Choice c;
    c.text = text, c.note = note, c.filters = filters;
    q.choices.push_back(c);
  }
  return q;
}

}  // namespace

TEST_CASE("a list is thinned out by words and by filters, together", "[app][form]") {
  Question const q = weapons();
  Listing listing;
  CHECK(listing.rows(q) == std::vector<int>{0, 1, 2});
  listing.search = "SHOTS";
  CHECK(listing.rows(q) == std::vector<int>{0, 2});
  listing.search = "shots  gun";                       // both words, in any order
  CHECK(listing.rows(q) == std::vector<int>{0});
  listing.search = "front only";                       // without the stars
  CHECK(listing.rows(q) == std::vector<int>{1});
  listing.search.clear(), listing.filters = 1;
  CHECK(listing.rows(q) == std::vector<int>{0, 1});
  listing.filters = 3;
  CHECK(listing.rows(q) == std::vector<int>{0});
  listing.search = "laser";
  CHECK(listing.rows(q).empty());
}

TEST_CASE("rows of a list are found anew only where something has changed", "[app][form]") {
  Question q = weapons();
  Listing listing;
  CHECK(listing.rows(q).size() == 3);
  q.choices.pop_back();
  CHECK(listing.rows(q).size() == 3);                  // nobody said so: nothing is looked through
  listing.questions_changed();
  CHECK(listing.rows(q).size() == 2);
}

TEST_CASE("only the rows of a list that are in sight are drawn", "[app][form]") {
  auto const rows = [](float top, float sight_top, float sight_bottom) {
    Rows const r = rows_in_sight(top, 40, 1000, sight_top, sight_bottom);
    return std::pair(r.from, r.to);
  };
  CHECK(rows(100, 0, 500) == std::pair(0, 11));
  CHECK(rows(-20000, 0, 500) == std::pair(500, 513));
  CHECK(rows(600, 0, 500).second - rows(600, 0, 500).first <= 1);
  CHECK(rows(-50000, 0, 500).first == 1000);
  CHECK(rows_in_sight(0, 0, 1000, 0, 500).to == 0);
}

TEST_CASE("a place of a plan is as large as a finger, and the nearest one is meant", "[app][form]") {
  std::vector<Rect> const places = {{100, 100, 20, 20}, {125, 100, 20, 20}};
  Rect const r = pressed_where(places[0], 48);
  CHECK(r.w == 48);
  CHECK(r.h == 48);
  CHECK(r.middle().x == 110);
  CHECK(pressed_where({0, 0, 90, 60}, 48).w == 90);
  CHECK(nearest_place(places, 48, {90, 110}) == 0);
  CHECK(nearest_place(places, 48, {121, 110}) == 0);
  CHECK(nearest_place(places, 48, {124, 110}) == 1);
  CHECK(nearest_place(places, 48, {300, 110}) == -1);
}

TEST_CASE("a form with pages is asked for one of them, and only where draft or page have changed", "[app][form]") {
  Shown shown;
  Draft& draft = shown.draft;
  REQUIRE(draft.pages.size() == 4);
  CHECK(draft.page == 0);
  REQUIRE(draft.questions.size() == 1);
  CHECK(draft.questions[0].look == Question::Ladder);
  for (int frame = 0; frame < 3; ++frame) CHECK_FALSE(draft.ask(shown.play, shown.view));
  Question::Look const looks[] = {Question::Ladder, Question::Slider, Question::List, Question::Plan};
  for (int page = 3; page >= 0; --page) {
    shown.turn_to(page);
    CHECK(draft.questions[0].look == looks[page]);
    CHECK_FALSE(draft.ask(shown.play, shown.view));
  }
  draft.page = 99;                                     // there is none: the last
  CHECK(draft.ask(shown.play, shown.view));
  CHECK(draft.page == 3);
  shown.play.draft().type("2");
  shown.look_again();
  CHECK(draft.page == 3);                              // what is written leaves the page as it is
  CHECK(draft.questions[0].chosen == 1);
}

TEST_CASE("the same draft can be written on every page of the test game", "[app][form]") {
  Shown shown;
  for (int page = 0; page < 4; ++page) {
    if (shown.draft.page != page) shown.turn_to(page);
    INFO("page " << page);
    CHECK(form_command(shown.at(), "question-0", page == 1 ? "3" : "2"));   // a number, or the third answer
    CHECK(shown.typed() == "3");
    shown.bare.intents.clear();
    shown.draft.field.clear();
  }
}

TEST_CASE("a slider in words takes the numbers that are on it, and says which", "[app][form][twin]") {
  Shown shown;
  shown.turn_to(1);
  Twin twin = shown.words();
  TwinField const* f = field(twin, "question-0");
  REQUIRE(f);
  CHECK(f->kind == "text");
  CHECK(f->value.empty());                             // none yet
  CHECK(f->hint.find("A whole number from 1 to 3") == 0);
  CHECK(f->hint.find("3 is long") != std::string::npos);
  for (char const* wrong : {"4", "0", "x", "2.5", "", "99999999999999"}) {
    CHECK(form_command(shown.at(), "question-0", wrong));
    CHECK(shown.bare.intents.empty());
    twin = shown.words();
    CHECK(field(twin, "question-0")->value == wrong);
    CHECK(field(twin, "question-0")->error == "A whole number from 1 to 3 is expected.");
  }
  CHECK(form_command(shown.at(), "question-0", " 1 "));   // where the thumb stands, but nothing was written
  CHECK(shown.typed() == "1");
  twin = shown.words();
  CHECK(field(twin, "question-0")->error.empty());
}

TEST_CASE("a list in words is searched, filtered and chosen from", "[app][form][twin]") {
  Shown shown;
  shown.turn_to(2);
  Twin twin = shown.words();
  REQUIRE(field(twin, "search-0"));
  CHECK(field(twin, "search-0")->hint == "99 of 99 are left");
  CHECK(form_command(shown.at(), "search-0", "twenty"));
  twin = shown.words();
  CHECK(field(twin, "search-0")->hint == "10 of 99 are left");
  CHECK(form_command(shown.at(), "filter-0-0", "1"));     // odd
  twin = shown.words();
  CHECK(field(twin, "filter-0-0")->value == "1");
  CHECK(field(twin, "search-0")->hint == "5 of 99 are left");
  REQUIRE(field(twin, "question-0"));
  CHECK(field(twin, "question-0")->options.size() == 6);  // "choose" and the five
  CHECK(field(twin, "question-0")->options[1].label.find("3 is the most") != std::string::npos);
  CHECK_FALSE(form_command(shown.at(), "question-0", "20"));   // twenty-one is not allowed
  CHECK(form_command(shown.at(), "filter-0-0", "0"));
  CHECK(form_command(shown.at(), "search-0", "two"));
  CHECK(form_command(shown.at(), "question-0", "1"));
  CHECK(shown.typed() == "2");
  CHECK_FALSE(form_command(shown.at(), "filter-0-7", "1"));
  CHECK_FALSE(form_command(shown.at(), "search-5", "x"));
}

TEST_CASE("a list lasts as long as its decision, whatever page is shown meanwhile", "[app][form]") {
  Shown shown;
  shown.turn_to(2);
  CHECK(form_command(shown.at(), "search-0", "two"));
  shown.turn_to(3);
  shown.turn_to(2);
  CHECK(shown.draft.listing(0).search == "two");
}

TEST_CASE("a plan in words is a choice among its places, and pages are turned there", "[app][form][twin]") {
  Shown shown;
  Twin twin = shown.words();
  REQUIRE(field(twin, "form-page"));
  CHECK(field(twin, "form-page")->options.size() == 4);
  CHECK(form_command(shown.at(), "form-page", "3"));
  CHECK(shown.draft.ask(shown.play, shown.view));
  twin = shown.words();
  CHECK(field(twin, "form-page")->value == "3");
  REQUIRE(field(twin, "question-0"));
  CHECK(field(twin, "question-0")->kind == "select");
  CHECK(field(twin, "question-0")->options.size() == 4);
  REQUIRE(shown.draft.questions[0].drawing);
  CHECK(shown.draft.questions[0].drawing->places.size() == 3);
  CHECK_FALSE(form_command(shown.at(), "form-page", "4"));
  CHECK_FALSE(form_command(shown.at(), "form-page", "-1"));
}

TEST_CASE("an edit that is none of the draft is told as a fault and changes nothing", "[app][form]") {
  Shown shown;
  Choice c;
  c.edit = Edit{500, 3, "x"};
  shown.draft.field = "2";
  shown.draft.choose(shown.stage, c);
  CHECK(shown.draft.field == "2");
  CHECK(shown.bare.intents.empty());
  CHECK(shown.draft.sheet.error_column == 1);
  CHECK(shown.draft.sheet.error.find("byte 500") == 0);
}
