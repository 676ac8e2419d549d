// The cards of the GM's inbox in words: what was not allowed, what replaced an order, whose card it is, long and empty orders; and
// what the desk makes of the orders: its forecast, the format of the report.
#include <catch2/catch_test_macros.hpp>

#include "posted.hpp"
#include "screens/gm/gm_outlook.hpp"
#include "screens/gm/letter_words.hpp"
#include "screens/gm/outgoing.hpp"

using namespace paddock;
using namespace paddock::app;
using posted::desk;

namespace {

constexpr int64_t kNow = 1'795'000'000;

Letter const& only_letter(Play const& gm) {
  REQUIRE(gm.inbox().letters().size() == 1);
  return gm.inbox().letters()[0];
}

bool has(std::string const& text, std::string_view words) { return text.find(words) != std::string::npos; }

}  // namespace

TEST_CASE("an order that is not allowed is called so, with its place in the order and its rule", "[app][gm]") {
  Play gm = desk("speed_circuit", {"link", "mail", "link"});
  gm.inbox().paste("Race 5\n\nby Ann \xC2\xBB Sat\nHello!\n60\nlane 2\nchips chance 9\n", kNow);
  Letter const& l = only_letter(gm);
  CHECK(std::string(fault_label(l)) == "Not allowed");
  CHECK(fault_words(l) == "*Line 4, column 14:* No roll takes 9. At most 3 may be spent. (SC-3.2)");
  std::string const question = question_of(gm, l);
  INFO(question);
  CHECK(has(question, "is not allowed. Line 3, column 14: "));
  CHECK_FALSE(has(question, "cannot read"));
  CHECK(has(question, "Did you mean 60; lane 2; chips chance 3?"));
  CHECK(has(letter_words(gm, l, kNow), "not allowed. Line 3"));
  Play other = desk("speed_circuit", {"link", "mail", "link"});
  other.inbox().paste("Ann: 70; lane 2\n", kNow);
  CHECK(std::string(fault_label(only_letter(other))) == "Not readable");
}

TEST_CASE("a card that has to be claimed shows the order first, then what else stands there, and no empty lines", "[app][gm]") {
  Play gm = desk("speed_circuit", {"link", "mail", "link"});
  gm.inbox().paste("Hello there\n\n\nwhat a day\n\n60\n\nlane 2\n\nthat is all\n", kNow);
  Letter const& l = only_letter(gm);
  REQUIRE(l.seat == kNobody);
  std::string const shown = shown_words(l);
  INFO(shown);
  CHECK(shown.starts_with("60\nlane 2\n"));
  CHECK(without_marks(shown) == "60\nlane 2\nHello there\nwhat a day\nthat is all");
  CHECK(unread_words(shown) == "Hello there / what a day / that is all");
  Letter claimed = l;
  claimed.seat = 0;
  CHECK(shown_words(claimed) == l.whole);
}

TEST_CASE("a word that was not read is struck on the card and said beside the order that was taken", "[app][gm]") {
  struct { char const *game, *text, *unread; } const all[] = {
      {"nascar", "Ann: MMM, banana\n", "banana"},
      {"speed_circuit", "Ann: 60; lane 2, banana\n", "banana"},
      {"speed_circuit", "Ann: 60; lane 2; banana\n", "banana"},
      {"gravel_kings", "Ann: 1 2, 3 4, 1 5, 2 3, 4 5; reserve 6, banana\n", "banana"},
  };
  for (auto const& one : all) {
    INFO(one.game << ": " << one.text);
    std::vector<std::string> const two = {"link", "mail"}, three = {"link", "mail", "link"};
    Play gm = desk(one.game, std::string_view(one.game) == "gravel_kings" ? two : three);
    gm.inbox().paste(one.text, kNow);
    Letter const& l = only_letter(gm);
    INFO(l.clean << " | " << l.error << " | " << l.lost << " | " << l.whole);
    CHECK((!l.error.empty() || has(unread_words(shown_words(l)), one.unread)));
    CHECK(has(letter_words(gm, l, kNow), one.unread));
  }
}

TEST_CASE("a bid of nothing is said in words, by message and by link", "[app][gm]") {
  Play gm = desk("speed_circuit", {"link", "mail"}, "bid");
  gm.inbox().paste("Ann: bid nothing\n", kNow);
  CHECK(order_words(gm, 0, only_letter(gm).clean) == "bids nothing");
  auto opened = open_link(gm.invite_link(1), 5);
  REQUIRE(opened);
  Play player("b", std::move(opened->session), Doc(), opened->seat);
  REQUIRE(player.draft().type("nothing").error_column == 0);
  REQUIRE(player.seal(kNow));
  gm.inbox().paste(player.truth().orders_link(1), kNow + 1);
  REQUIRE(gm.inbox().letters().size() == 2);
  CHECK(order_words(gm, 1, gm.inbox().letters()[0].clean) == "bids nothing");
  CHECK(collected_words(gm, 1) == "bids nothing");
  CHECK(has(letter_words(gm, gm.inbox().letters()[0], kNow), "bids nothing"));
  CHECK(order_words(gm, 0, "2 wear") == "2 wear");
}

TEST_CASE("a replaced order says what stands in its place, a settled one what becomes of it when it is put aside", "[app][gm]") {
  Play gm = desk("speed_circuit", {"link", "mail", "link"});
  gm.inbox().paste("Ann: 60; lane 2\n", kNow);
  CHECK(order_is_in(gm, only_letter(gm)));
  CHECK(has(aside_words(gm, only_letter(gm)), "Ann's order stays in"));
  gm.inbox().paste("Ann: 40; lane 2\n", kNow + 1);
  REQUIRE(gm.inbox().letters()[0].asks);
  CHECK_FALSE(order_is_in(gm, gm.inbox().letters()[0]));
  gm.inbox().take(0, kNow + 2);
  REQUIRE(gm.inbox().letters().size() == 2);
  REQUIRE(gm.inbox().letters()[1].replaced);
  CHECK(replaced_words(gm, gm.inbox().letters()[1]) == "Replaced by what is in: 40; lane 2");
  CHECK(order_is_in(gm, gm.inbox().letters()[0]));
  CHECK_FALSE(order_is_in(gm, gm.inbox().letters()[1]));
  gm.uncollect(0);
  CHECK_FALSE(order_is_in(gm, gm.inbox().letters()[0]));
  CHECK(has(replaced_words(gm, gm.inbox().letters()[1]), "no order is in"));
}

TEST_CASE("the forecast shows the orders to whoever may see them, where reports keep them back", "[app][gm][gravel_kings]") {
  Play gm = desk("gravel_kings", {"link", "mail"});
  gm.inbox().paste("Ann: 1 4, 2 3, 1 5, 2 4, 3 5; reserve 6\n", kNow);
  REQUIRE(gm.tray().is_in(0));
  GmForecast forecast;
  forecast.refresh(gm);
  REQUIRE_FALSE(forecast.rows.empty());
  for (auto const& row : forecast.rows) {
    CHECK(row.order != "(not shown)");
    if (row.seat == 0) CHECK(row.order == "1 4, 2 3, 1 5, 2 4, 3 5; reserve 6");
  }
  Play host = desk("gravel_kings", {"you", "mail"});
  host.inbox().paste("Ben: 1 4, 2 3, 1 5, 2 4, 3 5; reserve 6\n", kNow);
  REQUIRE(host.publishing().blind());
  GmForecast sealed;
  sealed.refresh(host);
  CHECK(sealed.rows.empty());
}

TEST_CASE("the report is written as the race is played: mails plain, forums BBCode, else as chosen last or as orders came", "[app][gm]") {
  using post::ReportFormat;
  CHECK(report_format(desk("nascar", {"mail", "mail"}), "") == ReportFormat::Plain);
  CHECK(report_format(desk("nascar", {"forum", "link"}), "") == ReportFormat::BBCode);
  CHECK(report_format(desk("nascar", {"mail", "mail", "forum"}), "") == ReportFormat::Plain);
  Play gm = desk("nascar", {"link", "link"});
  CHECK(report_format(gm, "") == ReportFormat::BBCode);
  CHECK(report_format(gm, "markdown") == ReportFormat::Markdown);
  CHECK(played_by(gm).empty());
  gm.inbox().paste("From: Ann <ann@example.org>\nSubject: turn 1\n\nMMRM\n", kNow);
  REQUIRE(gm.tray().is_in(0));
  CHECK(report_format(gm, "") == ReportFormat::Plain);
  CHECK(report_format(gm, "html") == ReportFormat::Html);
  Doc const kept = gm.save();
  auto again = load_session(kept);
  REQUIRE(again);
  CHECK(report_format(Play("a", std::move(*again), Play::extra_of(kept)), "") == ReportFormat::Plain);
}
