// What the dice of a game come from. A game that is really played has a key of 256 bits of the system's entropy: its rolls
// are the ChaCha20 stream of that key, so whoever has seen any number of them cannot foresee the next. Simulations, tests and
// games begun before there were keys have 64 bits, mixed fast.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace paddock {

// Mixes 64 bits well (SplitMix64 finaliser).
constexpr uint64_t mix64(uint64_t z) {
  z += 0x9E3779B97F4A7C15ull;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  return z ^ (z >> 31);
}

class Seed {
 public:
  using Key = std::array<uint64_t, 4>;

  Seed(uint64_t fast = 0) : key_{fast} {}
  explicit Seed(Key const& key) : key_(key), keyed_(true) {}

  // Random number `n` of the stream; what was drawn before does not matter (NR-13.4).
  uint64_t roll(uint64_t n) const { return keyed_ ? stream(0, n) : mix64(key_[0] ^ mix64(n)); }
  // Number `n` for what is no roll (bots), which tells nothing of the rolls.
  uint64_t beside(uint64_t n) const { return keyed_ ? stream(1, n) : mix64(mix64(~key_[0]) ^ mix64(n)); }

  // 16 hexadecimal digits of a fast seed, 64 of a key. False when it is neither.
  std::string hex() const;
  static bool from_hex(std::string_view text, Seed& out);

  friend bool operator==(Seed const&, Seed const&) = default;

 private:
  uint64_t stream(uint64_t which, uint64_t n) const;

  Key key_ = {};
  bool keyed_ = false;
};

// 16 digits of a number, and back: 1 to 16 small ones.
std::string to_hex(uint64_t v);
bool from_hex(std::string_view text, uint64_t& out);

}  // namespace paddock
