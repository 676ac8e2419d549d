#include "post/thread.hpp"

#include <catch_amalgamated.hpp>
#include <string>

using namespace paddock;
using namespace paddock::post;

namespace {

// Stands in for the game: letters, counts and brackets of an order line, at least one letter.
bool looks(std::string_view text) {
  bool any = false;
  for (char c : text) {
    if (std::string_view("MLRABSmlrabs").find(c) != std::string_view::npos) any = true;
    else if (std::string_view("()+0123456789 ,").find(c) == std::string_view::npos) return false;
  }
  return any;
}

std::vector<SeatName> const kSeats = {{0, "Ann", "7"}, {1, "Ben", "K"}, {2, "Mary Ann", "12"}, {3, "J\xC3\xB6rg", "4"}};

Reading read(std::string const& text) { return read_thread(text, kSeats, looks); }

Find only(std::string const& text) {
  Reading r = read(text);
  INFO(text);
  REQUIRE(r.finds.size() == 1);
  return r.finds[0];
}

}  // namespace

TEST_CASE("a bare order line has no seat") {
  Find f = only("  A(2M)RM(R+1)\n");
  CHECK(f.seat == kNobody);
  CHECK(f.text == "A(2M)RM(R+1)");
  CHECK(f.line == 1);
  CHECK(f.column == 3);
}

TEST_CASE("a label says whose order and for which turn") {
  for (std::string const& text :
       {"Ann: MR(4M)A(4M)", "ann : MR(4M)A(4M)", "#7: MR(4M)A(4M)", "Car 7: MR(4M)A(4M)", "7 Ann: MR(4M)A(4M)",
        "Ann (7): MR(4M)A(4M)", "[20:14] Ann: MR(4M)A(4M)", "21/11/2026, 20:14 - Ann: MR(4M)A(4M)",
        "[b]Ann[/b]: [i]MR(4M)A(4M)[/i]", "**Ann:** `MR(4M)A(4M)`", "Ann: my order: MR(4M)A(4M)!"}) {
    Find f = only(text);
    INFO(text);
    CHECK(f.seat == 0);
    CHECK(f.text == "MR(4M)A(4M)");
    CHECK(f.turn == -1);
  }
  CHECK(only("Mary Ann: MM").seat == 2);
  CHECK(only("K: MM").seat == 1);
  CHECK(only("J\xC3\xB6rg: MM").seat == 3);
}

TEST_CASE("turn numbers are read, prose around the order is not") {
  Find f = only("Here you go, Turn 25: MR(4M)A(4M). Good luck everybody!");
  CHECK(f.turn == 25);
  CHECK(f.text == "MR(4M)A(4M)");
  f = only("Ben, turn 3: mmrm thanks");
  CHECK(f.turn == 3);
  CHECK(f.seat == 1);
  CHECK(f.text == "mmrm");
  CHECK(only("Note for the GM: sorry! turn 4: MM").turn == 4);
}

TEST_CASE("prose is not mistaken for orders") {
  CHECK(read("Hello all,\n\nwhat a race. ram\nsee you\nSmall car, big alarm\n").finds.empty());
  CHECK(read("Ann: thanks, that was close\n").finds.empty());
  CHECK(read("").finds.empty());
}

TEST_CASE("the heading of a post or mail says who wrote it") {
  Reading r = read("From: Ben <ben@example.org>\nSubject: turn 4\n\nHi,\nMMRM\n-- \nBen\n");
  REQUIRE(r.finds.size() == 1);
  CHECK(r.finds[0].seat == 1);
  CHECK(r.finds[0].author == "Ben");
  CHECK(r.finds[0].author_line == 1);
  CHECK(r.finds[0].line == 5);
  r = read("by Ann \xC2\xBB Sat Nov 21\nMMM\n\nby Ben \xC2\xBB Sun\nMMRM\nMary Ann\nPosts: 12\nA(5M)\n");
  REQUIRE(r.finds.size() == 3);
  CHECK(r.finds[0].seat == 0);
  CHECK(r.finds[1].seat == 1);
  CHECK(r.finds[2].seat == 2);
}

TEST_CASE("a line about somebody else's car wins over the author") {
  Reading r = read("From: Ann\nBen: MMRM\nMMM\n");
  REQUIRE(r.finds.size() == 2);
  CHECK(r.finds[0].seat == 1);
  CHECK(r.finds[1].seat == 0);
}

TEST_CASE("quotes are skipped") {
  Reading r = read("Ben wrote:\n> Ann: MMMM\n[quote=\"Ann\"]Ann: LLLL [quote]Ben: RRRR[/quote] Ann: SM[/quote]\nAnn: MMRM\n");
  REQUIRE(r.finds.size() == 1);
  CHECK(r.finds[0].text == "MMRM");
  CHECK(r.finds[0].seat == 0);
}

TEST_CASE("a text that is nothing but a quote is read all the same") {
  Find f = only("> Ann: MMRM\n> \n");
  CHECK(f.seat == 0);
  CHECK(f.text == "MMRM");
}

TEST_CASE("a later post of the same author wins, repeats are dropped") {
  Reading r = read("Ann: MMM\nBen: RRM\nAnn: MMM\nAnn: MMRM\n");
  REQUIRE(r.finds.size() == 3);
  CHECK(r.finds[0].superseded);
  CHECK_FALSE(r.finds[1].superseded);
  CHECK_FALSE(r.finds[2].superseded);
  r = read("Ann: MMM\nAnn: MMRM\nAnn: MMM\n");
  REQUIRE(r.finds.size() == 3);
  CHECK(r.finds[1].superseded);
  CHECK_FALSE(r.finds[2].superseded);
  r = read("Ann: turn 3: MMM\nAnn: turn 4: MMRM\n");
  CHECK_FALSE(r.finds[0].superseded);
}

TEST_CASE("links are found with their author, in any wrapping") {
  std::string const a = fragment(Kind::Orders, std::string(50, 'a')), b = fragment(Kind::Orders, std::string(90, 'b'));
  std::string const url = "https://example.org/p/" + b;
  Reading r = read("From: Ann\n" + a + "\nFrom: Ben\nmy orders: [url=" + url + "]here[/url]\n" + url.substr(0, 70) + "\n" +
                   url.substr(70) + "\n");
  REQUIRE(r.finds.size() == 2);
  CHECK(r.finds[0].what == Find::What::Link);
  CHECK(r.finds[0].seat == 0);
  CHECK(r.finds[0].text == a);
  CHECK(r.finds[1].seat == 1);
  CHECK(r.finds[1].text == b);
  CHECK(r.finds[1].line == 4);
}

TEST_CASE("an order with a slip is shown to the GM") {
  Find f = only("Ann: MMXM\n");
  CHECK(f.what == Find::What::Doubt);
  CHECK(f.text == "MMXM");
  CHECK(f.seat == 0);
}

TEST_CASE("huge and hostile texts end soon") {
  std::string text;
  while (text.size() < 700000) text += "[quote]Ann:[[[[: turn 1: #oAQ";
  Reading r = read(text);
  CHECK(r.cut);
  text.clear();
  while (text.size() < 600000) text += "Ann: MM\nBen: MMR\n";
  CHECK(read(text).finds.size() <= size_t(kThreadFinds));
  CHECK(read(std::string(600000, '[')).finds.empty());
  CHECK(read(std::string(600000, ':')).finds.empty());
}
