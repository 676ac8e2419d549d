#include "core/filled.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace paddock;

TEST_CASE("gaps of a sentence are filled in turn, by texts and whole numbers", "[core]") {
  std::string const name = "laser";
  std::string_view const part = std::string_view("turrets").substr(0, 6);
  CHECK(filled("The {} of a {} has {} shots, not {}.", {name, part, int8_t(-3), size_t(400)}) == "The laser of a turret has -3 shots, not 400.");
  CHECK(filled("{}{}", {"", INT64_MIN}) == "-9223372036854775808");
  CHECK(filled("{}, like {\"a\": 1}", {"{}"}) == "{}, like {\"a\": 1}");
}

TEST_CASE("a pointer goes a step deeper", "[core]") {
  CHECK(under(under("", "crew"), 0) == "/crew/0");
}
