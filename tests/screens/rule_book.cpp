// The book of rules made of a register whose ids have no chapters (CW-114), and of one whose ids have.
#include <catch2/catch_test_macros.hpp>

#include "screens/rules/book.hpp"

using namespace paddock;
using namespace paddock::app;

namespace {

std::vector<Chapter> book_of(char const* text) {
  auto const doc = parse_doc(text);
  REQUIRE(doc);
  std::vector<Chapter> out;
  add_rules(*doc, out);
  return out;
}

}  // namespace

TEST_CASE("rules with running numbers stand under their sections", "[app][rules]") {
  auto const book = book_of(R"({"rulings": [
    {"id": "CW-001", "section": "Building", "summary": "Which bodies?", "ruling": "Cars."},
    {"id": "CW-002", "section": "Building", "summary": "Gas?", "ruling": "Yes.", "implemented": false},
    {"id": "CW-114", "section": "Ramming", "summary": "Who rams?", "ruling": "Who moves."},
    {"summary": "no id"}]})");
  REQUIRE(book.size() == 2);
  CHECK(book[0].number.empty());
  CHECK(book[0].title == "Building");
  REQUIRE(book[0].rules.size() == 2);
  CHECK_FALSE(book[0].rules[1].implemented);
  CHECK(book[1].title == "Ramming");
  REQUIRE(book[1].rules.size() == 1);
  CHECK(book[1].rules[0].id == "CW-114");
  CHECK(book[1].rules[0].title == "Who rams?");
  CHECK(book[1].rules[0].text == "Who moves.");
}

TEST_CASE("rules without sections are one chapter", "[app][rules]") {
  auto const book = book_of(R"([{"id": "CW-1", "title": "a", "rule": "b"}, {"id": "CW-2"}, {"id": "CW-114"}])");
  REQUIRE(book.size() == 1);
  CHECK(book[0].number.empty());
  CHECK(book[0].rules.size() == 3);
}

TEST_CASE("rules numbered by chapters stand in them", "[app][rules]") {
  auto const book = book_of(R"({"chapters": {"2": "The final", "B": "The base game"}, "rules": [
    {"id": "SC-2.2.6", "title": "t", "rule": "r"}, {"id": "SC-2.P"}, {"id": "SC-B.10"}]})");
  REQUIRE(book.size() == 2);
  CHECK(book[0].number == "2");
  CHECK(book[0].title == "The final");
  CHECK(book[0].rules.size() == 2);
  CHECK(book[1].number == "B");
  CHECK(book[1].title == "The base game");
}
