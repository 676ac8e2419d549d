// A small change of a draft's text: what it may be, and the smallest one between two texts.
#include <catch2/catch_test_macros.hpp>

#include "core/dice.hpp"
#include "view/edit.hpp"
#include "view/form.hpp"

using namespace paddock;

TEST_CASE("an edit replaces a part of the draft", "[view][edit]") {
  CHECK(*edited("speed 80, lane 1", {6, 2, "120"}) == "speed 120, lane 1");
  CHECK(*edited("", {0, 0, "MPS"}) == "MPS");
  CHECK(*edited("MPS", {3, 0, " lane 1"}) == "MPS lane 1");
  CHECK(edited("MPS", {0, 3, ""})->empty());
}

TEST_CASE("an edit that is none of the draft is refused, with the place and what would be right", "[view][edit]") {
  for (Edit const& bad : {Edit{-1, 0, ""}, Edit{4, 0, "x"}, Edit{0, 4, "x"}, Edit{2, 2, "x"}, Edit{1, -1, "x"}, Edit{2147483647, 2147483647, ""}}) {
    auto const out = edited("MPS", bad);
    INFO(bad.from << " " << bad.length);
    REQUIRE_FALSE(out);
    CHECK(out.error().where == "byte " + std::to_string(bad.from));
    CHECK_FALSE(out.error().what.empty());
  }
}

TEST_CASE("an edit does not begin or end within a letter", "[view][edit]") {
  std::string const text = "Tom\xc3\xa1s";
  CHECK_FALSE(edited(text, {4, 1, "x"}));
  CHECK_FALSE(edited(text, {3, 1, "x"}));
  CHECK(*edited(text, {3, 2, "a"}) == "Tomas");
  CHECK(*edited(text, {5, 1, "z"}) == "Tom\xc3\xa1z");
}

TEST_CASE("the edit between two texts leaves alone what both have, in whole letters", "[view][edit]") {
  CHECK(edit_between("lane 1, wear", "lane 2, wear") == Edit{5, 1, "2"});
  CHECK(edit_between("aa", "aaa") == Edit{2, 0, "a"});
  CHECK(edit_between("same", "same") == Edit{4, 0, ""});
  CHECK(edit_between("Tom\xc3\xa1s", "Tom\xc3\xa0s") == Edit{3, 2, "\xc3\xa0"});    // they begin with the same byte
  CHECK(edit_between("x\xc3\xa1s", "x\xc5\xa1s") == Edit{1, 2, "\xc5\xa1"});        // they end with the same byte
}

TEST_CASE("every text becomes every other by the edit between them, broken ones too", "[view][edit]") {
  SeededDice dice(4);
  auto const text = [&] {
    static constexpr char const* kParts[] = {"a", "b", "\xc3\xa1", "\xc3", "\xa1", "\xe2\x82\xac", "\n"};
    std::string out;
    for (uint32_t n = dice.roll(9, "test", kNobody); n > 1; --n) out += kParts[dice.roll(7, "test", kNobody) - 1];
    return out;
  };
  for (int i = 0; i < 3000; ++i) {
    std::string const before = text(), after = text();
    auto const made = edited(before, edit_between(before, after));
    REQUIRE(made);
    CHECK(*made == after);
  }
}

TEST_CASE("an answer of a long draft carries a few letters", "[view][edit]") {
  std::string before;
  for (int i = 0; before.size() < 12000; ++i) before += "ITEM " + std::to_string(i) + ": PLACE FRONT, WEIGHT 40\n";
  std::string after = before;
  after.replace(before.find("ITEM 200:") + 16, 5, "REAR");
  Edit const edit = edit_between(before, after);
  CHECK(edit.text.size() < 8);
  CHECK(*edited(before, edit) == after);
}

TEST_CASE("a number of a slider is one of its steps, within its ends", "[view][form]") {
  Range r;
  r.low = -20, r.high = 105, r.step = 10;
  for (auto const& [wanted, is] : {std::pair{-1000, -20}, {-20, -20}, {-16, -20}, {-15, -10}, {0, 0}, {104, 100}, {105, 100}, {2000000000, 100}}) CHECK(r.nearest(wanted) == is);
  r.low = -2147483647, r.high = 2147483647, r.step = 1;
  CHECK(r.nearest(2147483647) == 2147483647);
  r.low = 5, r.high = 3, r.step = 0;   // nonsense is no crash
  CHECK(r.nearest(7) == 5);
}

TEST_CASE("a number of a slider becomes the draft", "[view][form]") {
  Range r;
  r.low = 0, r.high = 200, r.value = 80;
  r.from = 6, r.length = 2, r.after = " kg";
  CHECK(*edited("armor 80 front", r.edit_to(120)) == "armor 120 kg front");
}
