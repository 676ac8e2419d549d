#include "core/text.hpp"

#include <catch_amalgamated.hpp>
#include <string>

using namespace paddock;

TEST_CASE("ordinary names stay as they are") {
  for (char const* name : {"Ann", "J\xC3\xB6rg M\xC3\xBCller", "\xE5\xB1\xB1\xE7\x94\xB0", "O'Neil-Smith #7",
                           "\xF0\x9F\x8F\x8E Max", "\xD0\x9E\xD0\xBB\xD1\x8F"})
    CHECK(clean_name(name) == name);
}

TEST_CASE("controls, bidi overrides and invisible letters are taken out") {
  CHECK(clean_name(" \t Ann \r\n  Lee ") == "Ann Lee");
  CHECK(clean_name(std::string_view("A\0n\x07n\x7F", 6)) == "Ann");
  CHECK(clean_name("\xE2\x80\xAE" "Ann\xE2\x80\xAC\xE2\x81\xA6") == "Ann");
  CHECK(clean_name("A\xE2\x80\x8Bn\xEF\xBB\xBFn\xC2\xAD") == "Ann");
  CHECK(clean_name("Z\xCC\x81\xCC\x82\xCC\x83" "algo") == "Zalgo");
  CHECK(clean_name("Jo\xCC\x88rg") == "J\xC3\xB6rg");
  CHECK(clean_name("\xE2\x80\x8B\xE2\x80\x8D").empty());
}

TEST_CASE("broken UTF-8 becomes a replacement mark, never more bytes than letters") {
  for (char const* bad : {"\x80", "\xC0\xAF", "\xE2\x82", "\xF5\x80\x80\x80", "\xED\xA0\x80", "\xF0\x80\x80\x80", "\xFF"}) {
    std::string const out = clean_name(bad);
    CHECK(out.find("\xEF\xBF\xBD") == 0);
    CHECK(clean_name(out) == out);
  }
}

TEST_CASE("a name has at most forty letters") {
  std::string long_name;
  for (int i = 0; i < 90; ++i) long_name += "\xC3\xA9";
  CHECK(clean_name(long_name).size() == 80);
  CHECK(clean_name(std::string(100, 'x')).size() == 40);
  CHECK(clean_name(std::string(1000, ' ') + "x") == "x");
}

TEST_CASE("text is never cut inside a letter") {
  std::string const umlaut = "J\xC3\xB6rg", cjk = "\xE5\xB1\xB1\xE7\x94\xB0", car = "\xF0\x9F\x8F\x8E!";
  CHECK(cut_at_letter(umlaut, 1) == "J");
  CHECK(cut_at_letter(umlaut, 2) == "J");
  CHECK(cut_at_letter(umlaut, 3) == "J\xC3\xB6");
  CHECK(cut_at_letter(umlaut, 4) == "J\xC3\xB6r");
  CHECK(cut_at_letter(umlaut, 5) == umlaut);
  CHECK(cut_at_letter(umlaut, 500) == umlaut);
  for (size_t most : {0, 1, 2}) CHECK(cut_at_letter(cjk, most).empty());
  for (size_t most : {3, 4, 5}) CHECK(cut_at_letter(cjk, most) == "\xE5\xB1\xB1");
  CHECK(cut_at_letter(cjk, 6) == cjk);
  for (size_t most : {0, 1, 2, 3}) CHECK(cut_at_letter(car, most).empty());
  CHECK(cut_at_letter(car, 4) == "\xF0\x9F\x8F\x8E");
  CHECK(cut_at_letter(std::string(9, '\x80'), 6).size() >= 3);  // broken bytes do not empty a text
}

TEST_CASE("the letter that a byte is a part of") {
  std::string const text = "J\xC3\xB6\xE5\xB1\xB1\xF0\x9F\x8F\x8E!";
  CHECK(letter_in(text, 0) == "J");
  for (size_t at : {1, 2}) CHECK(letter_in(text, at) == "\xC3\xB6");
  for (size_t at : {3, 4, 5}) CHECK(letter_in(text, at) == "\xE5\xB1\xB1");
  for (size_t at : {6, 7, 8, 9}) CHECK(letter_in(text, at) == "\xF0\x9F\x8F\x8E");
  CHECK(letter_in(text, 10) == "!");
  for (size_t at : {11, 500}) CHECK(letter_in(text, at).empty());
  CHECK(letter_in("a\x80", 1) == "\x80");
  CHECK(letter_in("\xC3\xB6\x80", 2) == "\x80");
  CHECK(letter_in("\xFF", 0) == "\xFF");
}
