#include "post/qr.hpp"

#include <catch_amalgamated.hpp>
#include <string>

using namespace paddock::post;

TEST_CASE("a link becomes a QR code, a novel does not") {
  auto const small = make_qr("https://example.org/p/#oAQabcdef");
  REQUIRE(small);
  CHECK(small->size == 17 + 4 * small->version);
  CHECK(small->dark.size() == size_t(small->size) * size_t(small->size));
  CHECK(small->at(0, 0));        // corner of a finder pattern
  CHECK_FALSE(small->at(7, 7));  // its white border
  auto const big = make_qr(std::string(1400, 'a'));
  REQUIRE(big);
  CHECK(big->version <= 27);
  CHECK(make_qr(std::string(2953, 'a')));
  CHECK(make_qr(std::string(2954, 'a')).error().what.find("too long") != std::string::npos);
}
