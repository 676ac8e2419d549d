// The editor of a sheet: its pages, what a press writes, and that whatever is pressed reads again.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>

#include "../../desk/duels.hpp"
#include "desk/play.hpp"
#include "games/car_wars/orders/ahead.hpp"
#include "view/edit.hpp"

using namespace paddock;
using namespace paddock::app;
using duels::duel;
using duels::kNow;

namespace {

// Both sit here; the first phase, and one of them decides.
std::unique_ptr<Play> first_phase() {
  auto play = std::make_unique<Play>("a", duel({"screen", "screen"}));
  for (int i = 0; i < 2; ++i) {
    play->uncover();
    REQUIRE(play->draft().type("Needlework, 40 mph").error_column == 0);   // an inch in every phase but the fourth
    REQUIRE(play->seal(kNow));
    for (int n = 0; n < 4000 && play->step(n * 50.0, true); ++n) {}
  }
  play->uncover();
  REQUIRE(play->chair().me() >= 0);
  return play;
}

AskedForm form_of(Play const& play, std::string const& text, int page) { return play.draft().session().form(play.chair().me(), text, page); }

Question const& question(AskedForm const& form, std::string_view label) {
  auto const it = std::find_if(form.questions.begin(), form.questions.end(), [&](Question const& q) { return q.label == label; });
  INFO(label);
  REQUIRE(it != form.questions.end());
  return *it;
}

std::string pressed(std::string const& text, Question const& q, std::string_view choice) {
  auto const it = std::find_if(q.choices.begin(), q.choices.end(), [&](Choice const& c) { return c.text == choice; });
  INFO(choice);
  REQUIRE(it != q.choices.end());
  REQUIRE(it->edit);
  auto next = edited(text, *it->edit);
  REQUIRE(next);
  return *next;
}

std::string ahead_of(Play const& play, std::string const& text) {
  Sheet const sheet = play.draft().session().read(play.chair().me(), text);
  INFO(text << ": " << sheet.error);
  CHECK(sheet.error_column == 0);
  return sheet.ahead;
}

}  // namespace

TEST_CASE("a sheet is written by pressing, a page a phase", "[car_wars][sheets][form]") {
  auto const play = first_phase();
  CHECK(form_of(*play, "", 0).pages.empty());
  std::string text = pressed("", question(form_of(*play, "", 0), "More phases"), "Write phase 2");
  CHECK(ahead_of(*play, text) == "P2: straight; stop when hit, out of control or within 4 inches");
  AskedForm form = form_of(*play, text, 1);
  REQUIRE(form.pages.size() == 6);
  CHECK(form.pages[1].title == "P2");
  CHECK(form.pages[5].title == "Then");
  Question const ways = question(form, "Maneuver");
  CHECK(ways.choices[size_t(ways.chosen)].text == "Straight");
  for (Choice const& c : ways.choices) CHECK(c.ghost);
  text = pressed(text, question(form, "Side"), "Left");
  text = pressed(text, question(form_of(*play, text, 1), "Maneuver"), "Drift");
  text = pressed(text, question(form_of(*play, text, 1), "Fire"), "On 8+");
  CHECK(ahead_of(*play, text) == "P2: drift left, fire on 8+; stop when hit, out of control or within 4 inches");
  text = pressed(text, question(form_of(*play, text, 4), "Maneuver"), "Bend 15");
  CHECK(ahead_of(*play, text).find("P5: bend 15 ") != std::string::npos);
  text = pressed(text, question(form_of(*play, text, 5), "After the last phase"), "2 turns");
  text = pressed(text, question(form_of(*play, text, 5), "It is out of control"), "Go on");
  text = pressed(text, question(form_of(*play, text, 5), "Another car comes near"), "6\"");
  CHECK(ahead_of(*play, text).ends_with("; hold course for 10 phases; stop when hit or within 6 inches"));
  CHECK(question(form_of(*play, text, 5), "The sheet").choices.size() == 5);
  CHECK(question(form_of(*play, text, 0), "More phases").value == "P2, P5, then held");
  // Changing this phase leaves the others alone.
  std::string const before = ahead_of(*play, text);
  text = pressed(text, question(form_of(*play, text, 0), "Fire"), "Hold");
  CHECK(ahead_of(*play, text) == before);
  text = pressed(text, question(form_of(*play, text, 1), "This phase"), "Say nothing for it");
  CHECK(ahead_of(*play, text).starts_with("P5: "));
  text = pressed(text, question(form_of(*play, text, 0), "More phases"), "This phase alone");
  CHECK(ahead_of(*play, text).empty());
  CHECK(form_of(*play, text, 5).pages.empty());
}

TEST_CASE("whatever is pressed on a page of a sheet reads again and changes nothing else", "[car_wars][sheets][form]") {
  auto const play = first_phase();
  std::string const text = "straight, hold fire; P2: bend 30 left; P3: 40, drift right; P5: swerve 15 left, fire on 9+; hold course for 7 phases; stop when hit";
  REQUIRE(play->draft().type(text).error_column == 0);
  size_t const pages = form_of(*play, text, 0).pages.size();
  REQUIRE(pages == 6);
  for (int page = 0; page < int(pages); ++page)
    for (Question const& q : form_of(*play, text, page).questions)
      for (Choice const& c : q.choices) {
        if (!c.edit) continue;
        INFO(page << " " << q.label << ": " << c.text);
        auto const next = edited(text, *c.edit);
        REQUIRE(next);
        std::string const ahead = ahead_of(*play, *next);
        if (page > 0) CHECK(next->starts_with("straight, hold fire"));
        if (page > 0 && page < 5)
          for (char const* other : {"P2: bend 30 left", "P3: 40, drift right", "P5: swerve 15 left, fire on 9+", "hold course for 7 phases"})
            if (other[0] != 'P' || other[1] != '1' + page) CHECK(ahead.find(other) != std::string::npos);
        if (page == 5) CHECK(ahead.starts_with("P2: bend 30 left; P3: 40, drift right; P5: swerve 15 left, fire on 9+"));
      }
}

TEST_CASE("words for later phases that are no order are refused where they stand", "[car_wars][sheets][orders]") {
  auto const play = first_phase();
  auto const column = [&](char const* text) { return play->draft().session().read(play->chair().me(), text).error_column; };
  CHECK(column("straight; P3: drift left") == 0);
  CHECK(column("straight; P3: banana") == 15);
  CHECK(column("straight; P2: straight; P3: fire") > 25);
  CHECK(column("straight\nP2: bend 17 left") == 14);
  CHECK(column("straight; P5: 400") == 0);            // whether it may go so fast shows when it comes
  // What the rules would not allow as it stands is told on its page.
  AskedForm const form = form_of(*play, "straight; P5: 400", 4);
  CHECK(form.pages[4].tone == Tone::Bad);
  CHECK(form.pages[3].tone == Tone::Plain);
}

TEST_CASE("a sheet goes on into the next turn", "[car_wars][sheets][form]") {
  auto const play = first_phase();
  std::string text = pressed("straight\nP5: drift left", question(form_of(*play, "straight\nP5: drift left", 0), "More phases"), "Write turn 2, phase 1");
  CHECK(ahead_of(*play, text) == "P5: drift left; T2P1: straight; stop when hit, out of control or within 4 inches");
  AskedForm form = form_of(*play, text, 5);
  REQUIRE(form.pages.size() == 8);               // one more than it says anything for
  CHECK(form.pages[5].title == "T2P1");
  CHECK(form.pages[6].title == "T2P2");
  CHECK(form.pages[7].title == "Then");
  CHECK(form.questions.front().label == "Turn 2, phase 1");
  // Nobody changes speed in the first turn; in the second he may, and faster cars move further.
  for (Question const& q : form_of(*play, text, 1).questions) CHECK(q.label != "Speed, mph");
  text = pressed(text, question(form, "Speed, mph"), "45");
  text = pressed(text, question(form_of(*play, text, 5), "Fire"), "Hold");
  CHECK(ahead_of(*play, text).find("; T2P1: 45, straight, hold fire; stop") != std::string::npos);
  CHECK(form_of(*play, text, 6).questions.front().value.starts_with("45 mph"));
  text = pressed(text, question(form_of(*play, text, 6), "Maneuver"), "Bend 15");
  CHECK(ahead_of(*play, text).find("; T2P2: bend 15 ") != std::string::npos);
  CHECK(question(form_of(*play, text, 0), "More phases").value == "P5, T2P1, T2P2");
  CHECK(question(form_of(*play, text, 8), "The sheet").choices.size() == 8);
  text = pressed(text, question(form_of(*play, text, 5), "This phase"), "Say nothing for it");
  CHECK(ahead_of(*play, text).find("T2P1") == std::string::npos);
  CHECK(ahead_of(*play, text).find("T2P2: bend 15 ") != std::string::npos);
}

TEST_CASE("devices are offered for later phases as they will be then", "[car_wars][sheets][form]") {
  auto const play = first_phase();
  std::string text = "straight\nP2: straight\nP3: straight\nT2P1: straight";
  auto const offered = [&](int page, std::string_view end) {
    for (Question const& q : form_of(*play, text, page).questions)
      for (Choice const& c : q.choices)
        if (q.label == "Devices" && c.text.ends_with(end)) return true;
    return false;
  };
  CHECK(offered(1, "on automatic"));
  CHECK(offered(2, "on automatic"));
  Question const devices = question(form_of(*play, text, 1), "Devices");
  auto const automatic = std::find_if(devices.choices.begin(), devices.choices.end(), [](Choice const& c) { return c.text.ends_with("on automatic"); });
  text = pressed(text, devices, automatic->text);
  CHECK(ahead_of(*play, text).starts_with("P2: straight, automatic 1; P3: straight; T2P1: straight; "));
  CHECK(question(form_of(*play, text, 1), "Devices").value == "automatic 1");
  // Its hands have done that in this turn; in the next one it may be taken back.
  CHECK_FALSE(offered(2, "automatic"));
  CHECK(offered(5, "off automatic"));
  text = pressed(text, question(form_of(*play, text, 1), "Devices"), automatic->text);
  CHECK(ahead_of(*play, text).starts_with("P2: straight; P3: straight; "));
}
