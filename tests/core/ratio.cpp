#include "core/ratio.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace paddock;

TEST_CASE("ratios are exact and in lowest terms", "[ratio]") {
  CHECK(Ratio(6, -4) == Ratio(-3, 2));
  CHECK(Ratio(1, 3) + Ratio(1, 6) == Ratio(1, 2));
  CHECK(Ratio(2, 3) * Ratio(9, 4) == Ratio(3, 2));
  CHECK(Ratio(1, 3) / Ratio(2, 3) == Ratio(1, 2));
  CHECK(Ratio(7, 2) > Ratio(10, 3));
  CHECK(Ratio(-7, 2).floor() == -4);
  CHECK(Ratio(-7, 2).ceil() == -3);
  CHECK(Ratio(5, 2).half_up() == 3);
  CHECK(Ratio(-5, 2).half_up() == -2);
}

TEST_CASE("ratios beyond 32 bits are as exact as small ones", "[ratio]") {
  int64_t const large = int64_t(1) << 40, most = INT32_MAX;
  CHECK(Ratio(large, 3) + Ratio(1, 3) == Ratio(large + 1, 3));
  CHECK(Ratio(large) * Ratio(3, 7) / Ratio(large) == Ratio(3, 7));
  CHECK(Ratio(large, 3) < Ratio(large + 1, 3));
  CHECK(Ratio(most, most - 1) + Ratio(most, most - 1) == Ratio(2 * most, most - 1));
  CHECK(Ratio(-most - 1) * Ratio(-most - 1) == Ratio(large << 22));
  CHECK(Ratio(-most - 1, most) - Ratio(most, most - 1) < Ratio(-2));
  CHECK(Ratio(most - 1, most) < Ratio(most, most + 1));
  CHECK(Ratio(1, 3) / Ratio(-most - 1) == Ratio(-1, 3 * (most + 1)));
}

TEST_CASE("a number is read from what people write, and from nothing else", "[ratio]") {
  CHECK(read_ratio("22/3") == Ratio(22, 3));
  CHECK(read_ratio("-2.50") == Ratio(-5, 2));
  CHECK(read_ratio("7") == Ratio(7));
  for (char const* bad : {"", "-", "1/0", "1/", "/2", "1.", ".5", "1e3", "1 2", "99999999999999999999", "0x10"}) {
    INFO(bad);
    CHECK_FALSE(read_ratio(bad));
  }
  CHECK(ratio_of(*parse_doc("2.5")) == Ratio(5, 2));
  CHECK(ratio_of(*parse_doc("\"1/3\"")) == Ratio(1, 3));
  CHECK_FALSE(ratio_of(*parse_doc("true")));
  CHECK(ratio_text(Ratio(22, 3)) == "22/3");
  CHECK(ratio_doc(Ratio(4)) == Doc(4));
}
