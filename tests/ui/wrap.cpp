// Words in less room than they want: lines, parts, and what is typed into a field that wraps.
#include "ui/wrap.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace paddock::app;

namespace {

Fits up_to(size_t letters) {
  return [=](std::string_view line) { return line.size() <= letters; };
}

std::vector<std::string> lines(std::string_view words, size_t letters) {
  std::vector<std::string> out;
  for (std::string_view line : in_lines(words, up_to(letters))) out.emplace_back(line);
  return out;
}

}  // namespace

TEST_CASE("a long line is broken at blanks, a link between letters, and nothing is lost", "[app][wrap]") {
  using Lines = std::vector<std::string>;
  CHECK(lines("Seal A(7M): faster, another car", 16) == Lines{"Seal A(7M):", "faster, another", "car"});
  CHECK(lines("short\n\nalso short", 16) == Lines{"short", "", "also short"});
  CHECK(lines("abcdefghij klm", 4) == Lines{"abcd", "efgh", "ij", "klm"});
  CHECK(lines("\xc3\xa4\xc3\xb6\xc3\xbc", 3) == Lines{"\xc3\xa4", "\xc3\xb6", "\xc3\xbc"});   // no letter is cut in two
  CHECK(lines("abc", 0) == Lines{"a", "b", "c"});
  CHECK(lines("", 9).empty());
}

TEST_CASE("a line too long for its room leaves out whole parts, the middle first", "[app][wrap]") {
  std::string const all = "Turn 1, now bids for the grid, 3 h left";
  CHECK(whole_parts(all, up_to(60)) == all);
  CHECK(whole_parts(all, up_to(20)) == "Turn 1, 3 h left");
  CHECK(whole_parts(all, up_to(10)) == "Turn 1");
  CHECK(whole_parts("Turn 1", up_to(2)) == "Turn 1");
}

TEST_CASE("what a button does and why stand in two lines where each has room", "[app][wrap]") {
  std::string_view what, why;
  CHECK(what_and_why("Seal A(7M): faster", up_to(12), up_to(12), what, why));
  CHECK(what == "Seal A(7M)");
  CHECK(why == "faster");
  CHECK_FALSE(what_and_why("Seal A(7M): faster", up_to(9), up_to(12), what, why));   // it would be cut
  CHECK_FALSE(what_and_why("Seal A(7M): faster", up_to(12), up_to(5), what, why));
  CHECK_FALSE(what_and_why("Seal order", up_to(12), up_to(12), what, why));
  CHECK(what == "Seal A(7M)");
}

TEST_CASE("a field that wraps shows blanks as line breaks, and its text has none of them", "[app][wrap]") {
  std::string const text = "Cup\nHornets: Ann 8.6, Bo 7.2, Cy 6.1\nLanterns";
  std::string const shown = soft_lines(text, up_to(14));
  CHECK(shown == "Cup\nHornets: Ann\n8.6, Bo 7.2,\nCy 6.1\nLanterns");
  CHECK(soft_lines(text, up_to(99)) == text);
  CHECK(soft_lines("abcdefgh ij", up_to(4)) == "abcdefgh\nij");
  CHECK(typed_words(text, shown, shown) == text);
}

TEST_CASE("typing, erasing and Enter in a field that wraps change the text where they are seen", "[app][wrap]") {
  std::string const text = "Hornets: Ann 8.6, Bo 7.2", shown = soft_lines(text, up_to(14));
  REQUIRE(shown == "Hornets: Ann\n8.6, Bo 7.2");
  CHECK(typed_words(text, shown, "Hornets: Anna\n8.6, Bo 7.2") == "Hornets: Anna 8.6, Bo 7.2");
  CHECK(typed_words(text, shown, "Hornets: Ann8.6, Bo 7.2") == "Hornets: Ann8.6, Bo 7.2");           // Backspace at a line's start
  CHECK(typed_words(text, shown, "Hornets:\n Ann\n8.6, Bo 7.2") == "Hornets:\n Ann 8.6, Bo 7.2");    // Enter is a line's end
  CHECK(typed_words(text, shown, "") == "");
  CHECK(typed_words("", "", "Cup\nFoxes") == "Cup\nFoxes");
}
