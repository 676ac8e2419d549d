// Cars that a player has built and keeps, as answers at the line-up.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>

#include "../../desk/duels.hpp"
#include "desk/play.hpp"
#include "games/car_wars/build/stock.hpp"
#include "games/car_wars/car_wars.hpp"
#include "view/edit.hpp"

using namespace paddock;
using namespace paddock::app;

namespace {

std::string tag_of(std::string_view name) {
  for (auto const& one : car_wars::build::stock())
    if (one.name == name) {
      auto tag = car_wars::workshop().tag(one.design);
      REQUIRE(tag);
      return *tag;
    }
  FAIL("no such stock car");
  return "";
}

std::string dearest() {
  auto const& all = car_wars::build::stock();
  return std::max_element(all.begin(), all.end(), [](auto const& a, auto const& b) { return a.division < b.division; })->name;
}

std::unique_ptr<Play> line_up() {
  auto play = std::make_unique<Play>("a", duels::duel({"screen", "screen"}));
  play->uncover();
  REQUIRE(play->chair().me() >= 0);
  return play;
}

std::vector<Question> asked(Play const& play, std::string const& text, std::vector<KeptDraft> const& kept) {
  return play.draft().session().form(play.chair().me(), text, 0, kept).questions;
}

/// A copy: a form is often a temporary of the same line.
Question cars_of(std::vector<Question> const& form) {
  auto const it = std::find_if(form.begin(), form.end(), [](Question const& q) { return q.look == Question::List; });
  REQUIRE(it != form.end());
  return *it;
}

}  // namespace

TEST_CASE("the speed at the start stands above the long list of cars", "[car_wars][form]") {
  auto const play = line_up();
  CHECK(asked(*play, "", {}).front().look == Question::Slider);
}

TEST_CASE("weapons stand by their names in the list of cars", "[car_wars][form]") {
  auto const play = line_up();
  std::string all;
  Question const list = cars_of(asked(*play, "", {}));
  for (Choice const& c : list.choices) all += c.note + "\n";
  CHECK(all.find("ight machine gun front") != std::string::npos);
  for (char const* letters : {"LMG", "HMG", "VMG"}) CHECK(all.find(letters) == std::string::npos);
}

TEST_CASE("kept cars stand before the stock ones and are brought by a press", "[car_wars][form][own]") {
  auto const play = line_up();
  std::string const tag = tag_of("Hat Trick");
  std::vector<Question> const without = asked(*play, "", {});
  std::vector<Question> const with = asked(*play, "", {{"Old Faithful", tag}, {"Twin", tag_of("Needlework")}});
  Question const list = cars_of(with);
  Question const stock_list = cars_of(without);
  REQUIRE(list.choices.size() == stock_list.choices.size() + 2);
  CHECK(list.choices[0].text == "Old Faithful");
  CHECK(list.choices[0].note.starts_with("Your own. "));
  for (auto const& stock : stock_list.choices)
    if (stock.text == "Hat Trick") CHECK(list.choices[0].value == stock.value);
  CHECK(list.choices[0].value.starts_with("$9,"));
  CHECK(list.choices[0].filters == (2u | 4u));
  REQUIRE(list.filters.size() == 3);
  CHECK(list.filters[2] == "your own");
  CHECK(stock_list.filters.size() == 2);
  REQUIRE(list.chosen >= 2);
  CHECK(list.choices[size_t(list.chosen)].text == stock_list.choices[size_t(stock_list.chosen)].text);   // the proposal stays
  auto const text = edited("", *list.choices[0].edit);
  REQUIRE(text);
  CHECK(*text == tag + ", 30 mph");
  CHECK(play->draft().session().read(play->chair().me(), *text).error_column == 0);
  // Once it is chosen its row says so, and nothing says it twice.
  REQUIRE(play->draft().type(*text).error_column == 0);
  std::vector<Question> const then = asked(*play, *text, {{"Old Faithful", tag}});
  CHECK(cars_of(then).chosen == 0);
  CHECK(std::none_of(then.begin(), then.end(), [](Question const& q) { return q.look == Question::Head; }));
}

TEST_CASE("a kept car that the duel does not let in stands in the list with its reason, and cannot be chosen", "[car_wars][form][own]") {
  auto const play = line_up();
  Question const list = cars_of(asked(*play, "", {{"Too Much", tag_of(dearest())}, {"Torn", "CW1.abc"}, {"Words", "no tag at all"}, {"Good", tag_of("Needlework")}}));
  REQUIRE(list.choices.size() > 4);
  CHECK(list.choices[0].text == "Good");
  CHECK(list.choices[0].enabled);
  CHECK(list.choices[1].text == "Too Much");
  CHECK(list.choices[1].why.starts_with("It costs $"));
  CHECK(list.choices[2].text == "Torn");
  CHECK(list.choices[3].text == "Words");
  for (size_t i = 1; i < 4; ++i) {
    CHECK_FALSE(list.choices[i].enabled);
    CHECK_FALSE(list.choices[i].why.empty());
    CHECK_FALSE(list.choices[i].edit);
    CHECK(list.choices[i].filters == 4u);   // thinned out to one's own they stay
  }
  CHECK(list.choices[4].enabled);
  CHECK(list.chosen >= 4);
}

TEST_CASE("kept cars are asked for at the line-up alone", "[car_wars][form][own]") {
  auto const play = line_up();
  for (int i = 0; i < 2; ++i) {
    REQUIRE(play->seal(duels::kNow));
    for (int n = 0; n < 4000 && play->step(n * 50.0, true); ++n) {}
    play->uncover();
  }
  REQUIRE(play->truth().turn() == 2);
  auto const questions = asked(*play, "", {{"Old Faithful", tag_of("Hat Trick")}});
  REQUIRE_FALSE(questions.empty());
  for (Question const& q : questions)
    for (Choice const& c : q.choices) CHECK(c.text != "Old Faithful");
}
