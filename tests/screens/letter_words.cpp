// What the GM's desk says of letters, and which of its buttons is the yellow one.
#include "screens/gm/letter_words.hpp"

#include <catch2/catch_test_macros.hpp>

#include "posted.hpp"
#include "screens/table/draft.hpp"
#include "screens/table/order_entry.hpp"
#include "view/marked.hpp"

using namespace paddock;
using namespace paddock::app;
using posted::desk;

namespace {

constexpr int64_t kNow = 1'795'000'000;

Letter letter(Seat seat, std::string raw, std::string error, int column = 0) {
  Letter l;
  l.seat = seat, l.raw = std::move(raw), l.error = std::move(error), l.error_column = column;
  return l;
}

bool has(std::string const& text, std::string_view words) { return text.find(words) != std::string::npos; }

}  // namespace

TEST_CASE("stars in a driver's name make nothing bold in what is said of his order", "[app][gm]") {
  std::string const error = "A*n*n sits at this screen and orders here; this message is not taken.";
  Letter const plain = letter(0, "MMM", error);
  CHECK(fault_words(plain) == "A\\*n\\*n sits at this screen and orders here; this message is not taken.");
  CHECK(unmarked(fault_words(plain)) == error);
  CHECK(fault_words(letter(0, "hi\nMMX", "A*n*n wrote 'X'.", 6)) == "*Line 2, column 3:* A\\*n\\*n wrote 'X'.");
  Sheet sheet;
  sheet.error = "A*n*n is in lane 1.", sheet.error_column = 3;
  CHECK(fault_words("60 1", sheet) == "*Column 3:* A\\*n\\*n is in lane 1.");
  Desk written;
  written.text = "60";
  Line line;
  line.tone = Tone::Bad, line.text = "Meets", line.value = "A*n*n";
  written.lines.push_back(line);
  CHECK(unmarked(Draft{}.doubt(written)) == "Meets: A*n*n.");
}

TEST_CASE("the question to a driver holds both readings of what he wrote", "[app][gm]") {
  Play gm = desk("speed_circuit", {"link", "mail", "link"});
  gm.inbox().paste("Ann: 70; lane 2\n", kNow);
  REQUIRE(gm.inbox().letters().size() == 1);
  Letter const& l = gm.inbox().letters()[0];
  CHECK(l.mends == std::vector<std::string>{"60; lane 2", "80; lane 2"});
  CHECK(fault_place(l) == "Column 1");
  std::string const question = question_of(gm, l);
  INFO(question);
  CHECK(has(question, "Ann, about your order for"));
  CHECK(has(question, "I cannot read \"70; lane 2\". Column 1: "));
  CHECK(has(question, "Which of these do you mean: 60; lane 2 or 80; lane 2?"));
}

TEST_CASE("a second order of a driver is asked about, with how the first one came", "[app][gm]") {
  Play gm = desk("speed_circuit", {"link", "mail", "link"});
  gm.inbox().paste("Ann: 60; lane 2\n", kNow);
  REQUIRE(gm.tray().is_in(0));
  gm.inbox().paste("Ann: 40; lane 2\n", kNow + 300);
  REQUIRE(gm.inbox().letters()[0].asks);
  CHECK(ask_words(gm, gm.inbox().letters()[0], kNow + 300) == "Ann's order is in already (by message, 5 min ago). Take the newer one?");
  CHECK(has(question_of(gm, gm.inbox().letters()[0]), "\"60; lane 2\" and \"40; lane 2\". Which one stands?"));
  gm.collect(1, {.way = Collected::Ghost});
  CHECK(has(ask_words(gm, letter(1, "60", ""), kNow), "The autopilot drives for Ben by your word."));
  CHECK(ask_words(gm, letter(2, "60", ""), kNow) == "Take this order?");
}

TEST_CASE("of a letter by a stranger it is said that he holds no seat", "[app][gm]") {
  Play gm = desk("nascar", {"link", "mail"});
  gm.inbox().paste("by Zed \xC2\xBB Sat Nov 21\nMMRM\n", kNow);
  REQUIRE(gm.inbox().letters().size() == 1);
  Letter const& l = gm.inbox().letters()[0];
  CHECK(l.seat == kNobody);
  CHECK(stranger_words(l) == "Zed holds no seat here.");
  CHECK(has(letter_words(gm, l, kNow), "holds no seat here: MMRM"));
  CHECK(stranger_words(letter(kNobody, "MMRM", "")) == "Nothing says who wrote this.");
}

TEST_CASE("one letter has the yellow button: the one that is being changed, else the first open one", "[app][gm]") {
  std::vector<Letter> inbox{letter(0, "MMM", ""), letter(1, "MMX", "no order", 3), letter(2, "MMZ", "no order", 3)};
  CHECK(yellow_letter(inbox, "") == 1);
  CHECK(yellow_letter(inbox, "MMZ") == 2);
  CHECK(yellow_letter(inbox, "gone") == 1);
  CHECK(yellow_letter(inbox, "MMM") == 1);   // it is settled
  inbox.resize(1);
  CHECK(yellow_letter(inbox, "") == 1);      // none
}
