// When a turn closes, in words.
#include <catch2/catch_test_macros.hpp>

#include "desk/deadline.hpp"

using namespace paddock::app;

TEST_CASE("spans of time in words", "[app][deadline]") {
  CHECK(span_words(26 * 3600 + 100) == "1 d 2 h");
  CHECK(span_words(48 * 3600) == "2 d");
  CHECK(span_words(3 * 3600 + 300) == "3 h 5 min");
  CHECK(span_words(12 * 60) == "12 min");
  CHECK(span_words(-5) == "0 min");
  CHECK(closes_words(1000, 2000).rfind("closed ", 0) == 0);
  CHECK(closes_words(2000, 1000).find("in 16 min") != std::string::npos);
}

TEST_CASE("a pace is one of the choices", "[app][deadline]") {
  for (size_t i = 0; i < kPaceHours.size(); ++i) CHECK(pace_index(kPaceHours[i]) == int(i));
  CHECK(pace_index(30) == 1);
}
