// Where dice come from: the published cipher, the fast mixer as before, and what an onlooker can work out of each.
#include "core/seed.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/dice.hpp"
#include "../core/unmix.hpp"

using namespace paddock;

namespace {

// The known way: one number seen whole gives the fast seed; true when the seed found foresees the next number.
bool foreseen(Seed const& seed, uint64_t n) {
  uint64_t const found = unmix(seed.roll(n)) ^ mix64(n);
  return Seed(found).roll(n + 1) == seed.roll(n + 1);
}

}  // namespace

TEST_CASE("a key's numbers are the ChaCha20 stream", "[seed]") {
  // Key and nonce zero: the keystream of blocks 0 and 1 as published (RFC 8439, A.1, vectors 1 and 2: little-endian words).
  Seed const zero(Seed::Key{});
  CHECK(zero.roll(0) == 0x903df1a0ade0b876ull);
  CHECK(zero.roll(1) == 0x7a385155bee7079full);
  CHECK(zero.roll(5) == zero.roll(5));
  CHECK(zero.beside(0) != zero.roll(0));
}

TEST_CASE("a fast seed rolls as it always did", "[seed]") {
  SeededDice fast(77);
  GameDice game(Seed(77));
  for (int i = 0; i < 200; ++i) {
    CHECK(game.roll(6, "d", 0) == fast.roll(6, "d", 0));
    CHECK(game.chance(300, "c", 0) == fast.chance(300, "c", 0));
  }
  CHECK(Seed(77).beside(3) == mix64(mix64(~uint64_t(77)) ^ mix64(3)));
}

TEST_CASE("who sees numbers of a fast seed knows the next, of a key he does not", "[seed]") {
  Seed const key({0x0123456789abcdefull, 2, 3, 4});
  for (uint64_t n = 0; n < 64; ++n) {
    CHECK(foreseen(Seed(mix64(n)), n));
    CHECK_FALSE(foreseen(key, n));
  }
}

TEST_CASE("dice of a key are fair", "[seed]") {
  GameDice dice(Seed({9, 8, 7, 6}));
  int count[6] = {};
  for (int i = 0; i < 60'000; ++i) ++count[dice.roll(6, "d", 0) - 1];
  for (int n : count) CHECK((n > 9'600 && n < 10'400));
}

TEST_CASE("seeds and keys as text", "[seed]") {
  Seed seed;
  REQUIRE(Seed::from_hex("000000000000007b", seed));
  CHECK(seed == Seed(123));
  CHECK(seed.hex() == "000000000000007b");
  Seed const key({1, 2, 3, 0xfedcba9876543210ull});
  REQUIRE(Seed::from_hex(key.hex(), seed));
  CHECK(seed == key);
  CHECK(key.hex().size() == 64);
  CHECK_FALSE(seed == Seed(1));
  for (char const* wrong : {"", "xyz", "12345678901234567", "0000000000000001000000000000000200000000000000030000000000000Z04"})
    CHECK_FALSE(Seed::from_hex(wrong, seed));
}
