// What the shell decides without a window: problems in words, the shelf, set-up's help, the book of rules.
#include <catch2/catch_test_macros.hpp>

#include "screens/home/home.hpp"
#include "screens/rules/book.hpp"
#include "screens/setup/defaults.hpp"
#include "session/session.hpp"
#include "shell/problem.hpp"
#include "ui/theme/fonts.hpp"

using namespace paddock;
using namespace paddock::app;

TEST_CASE("a damaged link is shown up to the break and from there on", "[app][problem]") {
  std::string const link = "#tAAAABBBBCCCCDDDDEEEEFFFFGGGGHHHHIIIIJJJJ";
  Problem const p = problem_of({"", "This link breaks off after character 30 of 48."}, link, "link");
  CHECK(p.title == "This link is damaged");
  CHECK(p.excerpt.size() > 10);
  CHECK(p.broken == link.substr(30, 6));
  CHECK(p.again);
}

TEST_CASE("a foreign text is no damaged link", "[app][problem]") {
  Problem const p = problem_of({"", "There is no Paddock link in this text."}, "hello\nworld", "text");
  CHECK(p.title == "No link and no order in it");
  CHECK(p.excerpt == "hello world");
  CHECK(p.broken.empty());
}

TEST_CASE("of a broken map the line is shown that is broken, and no other", "[app][problem]") {
  std::string const map = "name: Ring\nlaps: 3\n..##a##..\n..##.##..\n";
  Problem p = problem_of({"line 3, column 5", "There is no tile 'a'."}, map, "map");
  CHECK(p.excerpt == "..##");
  CHECK(p.broken == "a##..");
  p = problem_of({"line 2", "Too few laps."}, map, "map");
  CHECK(p.excerpt.empty());
  CHECK(p.broken == "laps: 3");
  p = problem_of({"", "There is no road in it."}, map, "map");
  CHECK(p.excerpt == "name: Ring");
}

TEST_CASE("no rule names a file of ours", "[app][rules]") {
  for (GameInfo const& g : games()) {
    for (Chapter const& c : rule_book(g.id))
      for (RuleText const& r : c.rules)
        for (char const* end : {".json", ".txt", ".md", ".cpp", "tables."}) {
          INFO(r.id << ": " << r.text);
          CHECK(r.text.find(end) == std::string::npos);
        }
    for (Setting const& s : g.settings()) CHECK(s.help.find(".json") == std::string::npos);
  }
}

TEST_CASE("seats are dealt with their own colours, numbers and names", "[app][setup]") {
  Setup s;
  s.game = "nascar";
  for (int i = 0; i < 12; ++i) s.seats.push_back(next_seat(s, "bot easy"));
  CHECK(problem_with(s, 12).empty());
  CHECK_FALSE(problem_with(s, 8).empty());
  s.seats[3].number = s.seats[5].number;
  CHECK(problem_with(s, 12).find("same number") != std::string::npos);
}

TEST_CASE("the race of the first click starts and is mine", "[app][setup]") {
  Setup const s = try_race_setup("", 77);
  int mine = 0;
  for (SeatSetup const& seat : s.seats) mine += seat.driver == "you";
  CHECK(mine == 1);
  auto session = start_session(s, 1, 2);
  REQUIRE(session);
  CHECK((*session)->seats() == int(s.seats.size()));
}

TEST_CASE("every driver kind has words and an icon", "[app][setup]") {
  for (DriverKind const& k : driver_kinds()) {
    CHECK(std::string(k.words).size() > 2);
    CHECK(icon_code(k.icon) != 0);
  }
  CHECK(std::string(driver_kind("bot hard").words) == "bot, hard");
  CHECK(sends_orders("mail"));
  CHECK_FALSE(sends_orders("bot hard"));
}

TEST_CASE("the book of rules knows what the settings cite", "[app][rules]") {
  GameInfo const* game = find_game("nascar");
  REQUIRE(game);
  for (Setting const& s : game->settings()) {
    INFO(s.name << " " << s.rule.id);
    CHECK(find_rule("nascar", s.rule.id) != nullptr);
    InForce const f = setting_in_force("nascar", s.name, nullptr);
    CHECK(f.value == s.words_of(s.fallback));
    CHECK_FALSE(f.changed);
  }
  CHECK(find_rule("nascar", "NR-0.0") == nullptr);
  CHECK(rules_not_implemented().empty());
}

TEST_CASE("the headline counts in words", "[app][home]") {
  CHECK(count_words(2, true) == "Two");
  CHECK(count_words(13, false) == "13");
}
