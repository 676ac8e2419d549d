#include "core/scan.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace paddock;

TEST_CASE("a cursor takes signs, words and numbers and never passes the end") {
  Scan in("  (12MR)  lane; 3");
  CHECK(in.skip_blanks());
  CHECK(in.peek() == '(');
  CHECK(in.peek(3) == 'M');
  CHECK(in.take('('));
  CHECK_FALSE(in.take(')'));
  CHECK(in.number(99) == 12);
  CHECK(in.number(99) == -1);
  CHECK(in.take_while(is_letter) == "MR");
  CHECK(in.take(")"));
  CHECK(in.skip(" "));
  CHECK_FALSE(in.take("lanes"));
  size_t const before = in.at();
  CHECK(in.word(" ;") == "lane");
  CHECK(in.rest() == "; 3");
  in.go(before);
  CHECK(in.word() == "lane;");
  CHECK(in.skip_blanks());
  in.step();
  CHECK(in.at_end());
  in.step();
  in.go(1000);
  CHECK(in.at() == in.text().size());
  CHECK(in.peek() == '\0');
  CHECK(in.rest().empty());
  CHECK(in.word().empty());
  CHECK_FALSE(in.skip_blanks());
  CHECK_FALSE(in.take('\0'));
  CHECK(in.take(""));
}

TEST_CASE("a number within limits, whatever its length") {
  CHECK(Scan("0").number(99) == 0);
  CHECK(Scan("0000000000000012M").number(99) == 12);
  CHECK(Scan("99").number(99) == 99);
  CHECK(Scan("100").number(99) == 100);
  CHECK(Scan(std::string(5000, '9')).number(99) == 100);
  CHECK(Scan("-1").number(99) == -1);
  CHECK(Scan("").number(99) == -1);
  Scan in("123456");
  CHECK(in.number(9999, 4) == 1234);
  CHECK(in.number(9999, 4) == 56);
  CHECK(whole_number("120", 4) == 120);
  CHECK(whole_number("0000", 4) == 0);
  for (char const* none : {"", "12345", "1x", "-1", " 1"}) CHECK(whole_number(none, 4) == -1);
}

TEST_CASE("a place is a line and a column, never inside a letter") {
  std::string_view const text = "ab\nçé\n";
  auto is = [&](size_t at, int line, int column) {
    Place const p = place_in(text, at);
    return p.line == line && p.column == column;
  };
  CHECK(is(0, 1, 1));
  CHECK(is(1, 1, 2));
  CHECK(is(2, 1, 3));    // the end of the line
  CHECK(is(3, 2, 1));
  CHECK(is(4, 2, 1));    // the second byte of a letter
  CHECK(is(5, 2, 3));
  CHECK(is(7, 2, 5));
  CHECK(is(8, 3, 1));
  CHECK(is(500, 3, 1));
  CHECK(place_in("a\x80", 1).column == 2);   // belongs to no letter
  Scan in("x𝄞\xFF");
  CHECK(in.letter() == "x");
  in.step();
  CHECK(in.letter() == "𝄞");
  CHECK(in.place().column == 2);
  in.go(5);
  CHECK(in.letter() == "\xFF");
  in.step();
  CHECK(in.letter().empty());
}

TEST_CASE("letters in either case") {
  CHECK(upper('a') == 'A');
  CHECK(lower('Z') == 'z');
  CHECK(upper('{') == '{');
  CHECK(lower('@') == '@');
  CHECK(is_letter('q'));
  CHECK_FALSE(is_letter('\xC3'));
  CHECK_FALSE(is_digit(':'));
  CHECK(is_capital('Z'));
  CHECK_FALSE(is_capital('z'));
  CHECK(in_word('\xC3'));
  CHECK_FALSE(in_word('_'));
  CHECK(hex_digit('9') == 9);
  CHECK(hex_digit('a') == 10);
  CHECK(hex_digit('F') == 15);
  CHECK(hex_digit('g') == -1);
}
