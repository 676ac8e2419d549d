#include "post/coder.hpp"

#include <catch_amalgamated.hpp>
#include <string>
#include <vector>

#include "core/dice.hpp"

using namespace paddock;
using namespace paddock::post;

namespace {

// A few bytes of 8 bits each.
std::string bytes_of(Coder& c, std::string_view value) {
  uint64_t const size = c.number(value.size(), 0xB7E5);
  if (size > 8) c.fail();
  std::string got;
  for (uint64_t i = 0; i < size && !c.failed(); ++i) got.push_back(char(c.uniform(i < value.size() ? uint8_t(value[size_t(i)]) : 0, 256)));
  return got;
}

// Everything a coder can do, driven by a seed, so that writer and reader can run the same code.
struct Sample {
  std::vector<uint64_t> seen;
  void run(Coder& c, uint64_t seed, int rounds) {
    SeededDice dice(seed);
    c.prime("\"title\":\"laps\":");
    for (int i = 0; i < rounds && !c.failed(); ++i) {
      int const n = 1 + int(dice.next() % 9);
      Choice about;
      about.n = n;
      about.kind = uint32_t(i % 3);
      about.with(context_of(i % 7)).with(context_of(n));
      if (i % 2) about.likely = i % n;
      seen.push_back(uint64_t(c.choice(int(dice.next() % uint64_t(n)), about)));
      about.n = 100;
      about.likely = -1;
      seen.push_back(uint64_t(c.choice(int(dice.next() % 100), about)));
      seen.push_back(c.uniform(uint32_t(dice.next() % 6), 6));
      seen.push_back(c.uniform(uint32_t(dice.next()), 0xFFFFFFFFu));
      seen.push_back(c.chance(dice.next() % 10 < 3, 300));
      seen.push_back(c.flag(dice.next() % 2));
      seen.push_back(c.number(dice.next() >> (dice.next() % 64)));
      if (i % 16 == 0) {
        std::string const word = c.text("Lap " + std::to_string(dice.next() % 1000), 40);
        for (char ch : word) seen.push_back(uint8_t(ch));
        std::string const raw = bytes_of(c, std::string("\0\xFF", 2) + char(dice.next()));
        for (char ch : raw) seen.push_back(uint8_t(ch));
      }
    }
  }
};

std::string encoded(uint64_t seed, int rounds, std::vector<uint64_t>* seen = nullptr) {
  Encoder e;
  Sample s;
  s.run(e, seed, rounds);
  REQUIRE_FALSE(e.failed());
  if (seen) *seen = s.seen;
  return e.finish();
}

}  // namespace

TEST_CASE("the reader gets back everything the writer coded") {
  for (uint64_t seed = 1; seed <= 60; ++seed) {
    std::vector<uint64_t> wrote;
    std::string const bytes = encoded(seed, int(seed * 3), &wrote);
    Decoder d(bytes);
    Sample s;
    s.run(d, seed, int(seed * 3));
    CHECK_FALSE(d.failed());
    CHECK(s.seen == wrote);
  }
}

TEST_CASE("the same decisions give the same bytes for ever, native and WASM") {
  std::string const bytes = encoded(7, 200);
  uint64_t hash = 0;
  for (char c : bytes) hash = mix64(hash ^ uint8_t(c));
  INFO("length " << bytes.size());
  CHECK(hash == 0x419E2EAD79E2A464ull);
}

TEST_CASE("a stream that ends early fails and never runs long") {
  std::string const bytes = encoded(3, 40);
  for (size_t n = 0; n + 5 < bytes.size(); ++n) {
    Decoder d(std::string_view(bytes).substr(0, n));
    Sample s;
    s.run(d, 3, 40);
    CHECK(d.failed());
  }
  Decoder empty("");
  for (int i = 0; i < 1000; ++i) (void)empty.number(0);
  CHECK(empty.failed());
}

TEST_CASE("flipped bits change values but never leave their range") {
  std::string bytes = encoded(5, 30);
  for (size_t bit = 0; bit < bytes.size() * 8; ++bit) {
    bytes[bit / 8] = char(bytes[bit / 8] ^ (1 << bit % 8));
    Decoder d(bytes);
    Choice about;
    about.n = 5;
    for (int i = 0; i < 200; ++i) {
      int const got = d.choice(0, about);
      if (got < 0 || got >= 5 || d.uniform(0, 6) >= 6 || d.text("", 8).size() > 8) FAIL("out of range");
    }
    bytes[bit / 8] = char(bytes[bit / 8] ^ (1 << bit % 8));
  }
}

TEST_CASE("a writer that is given nonsense says so") {
  Encoder a, b, c, d;
  Choice about;
  about.n = 3;
  a.choice(3, about);
  CHECK(a.failed());
  b.uniform(6, 6);
  CHECK(b.failed());
  c.text("too long", 3);
  CHECK(c.failed());
  d.chance(true, 0);
  CHECK(d.failed());
}

TEST_CASE("habits cost little: a predictable order letter is far below a bit") {
  Encoder e;
  for (int i = 0; i < 5000; ++i) {
    Choice about;
    about.n = 3;
    about.with(context_of(i % 11));
    e.choice(i % 11 == 4 ? 1 : i % 11 == 7 ? 2 : 0, about);
  }
  CHECK(e.finish().size() < 60);
}

TEST_CASE("a dictionary makes known words nearly free") {
  std::string const setup = R"({"track":"road_course","laps":3,"startSpeed":6,"nmr":"autopilot"})";
  std::string const dictionary =
      R"("track":"short_oval","track":"road_course","laps":3,"startSpeed":6,"slipRange":1,"nmr":"autopilot","coast")";
  Encoder cold, warm;
  cold.text(setup, 500);
  warm.prime(dictionary);
  warm.text(setup, 500);
  size_t const before = cold.finish().size(), after = warm.finish().size();
  CHECK(after < before / 2);
}
