#include "core/dice.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace paddock;

TEST_CASE("seeded dice are fair and the same everywhere", "[NR-13.4]") {
  SeededDice dice(2024);
  int faces[7] = {}, bags = 0;
  for (int i = 0; i < 60'000; ++i) ++faces[dice.roll(6, "test", kNobody)];
  for (int f = 1; f <= 6; ++f) CHECK((faces[f] > 9'600 && faces[f] < 10'400));
  for (int i = 0; i < 10'000; ++i) bags += dice.chance(300, "bag", kNobody);
  CHECK((bags > 2'850 && bags < 3'150));
  SeededDice again(7);
  CHECK(again.next() == mix64(7 ^ mix64(0)));
}

TEST_CASE("roll number n of a seed does not depend on the rolls before it", "[NR-13.4]") {
  SeededDice a(99);
  std::vector<int> all;
  for (int i = 0; i < 20; ++i) all.push_back(a.roll(20, "x", kNobody));
  for (int i = 0; i < 20; ++i) {
    SeededDice late(99, uint64_t(i));
    CHECK(late.roll(20, "x", kNobody) == all[size_t(i)]);
  }
}

TEST_CASE("a tape gives back what was recorded and says when it breaks", "[NR-13.4]") {
  std::vector<Roll> tape;
  SeededDice source(5);
  RecordingDice rec(source, tape);
  int const first = rec.roll(6, "one", 0);
  bool const second = rec.chance(300, "two", 1);
  TapeDice back(tape);
  CHECK(back.roll(6, "one", 0) == first);
  CHECK(back.chance(300, "two", 1) == second);
  CHECK_FALSE(back.broken());
  (void)back.roll(6, "three", 0);
  CHECK(back.broken());
  TapeDice wrong(tape);
  (void)wrong.roll(8, "one", 0);
  CHECK(wrong.broken());
}
