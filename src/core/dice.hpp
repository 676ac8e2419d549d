// Dice are handed in. The rules ask for a roll and never know where it comes from: a seeded source, a tape, a person.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "core/ids.hpp"
#include "core/seed.hpp"

namespace paddock {

// One entry of the tape. permille > 0: a chance (value 0 or 1); else a die with `faces` faces (value 1..faces).
struct Roll {
  char const* label = "";  // literal of the game: "oil", "sandbag"
  Seat seat = kNobody;     // who rolled, kNobody for the table
  uint16_t faces = 0;
  uint16_t permille = 0;
  uint16_t value = 0;
};

class Dice {
 public:
  // 1..faces, each equally likely. One roll a statement: argument order is unspecified in C++.
  int roll(int faces, char const* label, Seat seat);
  // true with probability permille/1000.
  bool chance(int permille, char const* label, Seat seat) { return ask({label, seat, 2, uint16_t(permille), 0}) != 0; }

 protected:
  explicit Dice(bool seeded = false) : seeded_(seeded) {}
  ~Dice() = default;
  virtual int ask(Roll const& wanted) = 0;

 private:
  bool const seeded_;      // a SeededDice: rolls millions of times a second, so without a virtual call
};

// Counter-based: roll number n of a seed is always the same, whatever was rolled before (NR-13.4).
class SeededDice final : public Dice {
 public:
  explicit SeededDice(uint64_t seed, uint64_t counter = 0) : Dice(true), seed_(seed), counter_(counter) {}
  uint64_t counter() const { return counter_; }
  uint64_t next() { return mix64(seed_ ^ mix64(counter_++)); }
  static int face(int faces, uint64_t random) { return int(((random >> 32) * unsigned(faces)) >> 32) + 1; }
  static int settle(Roll const& wanted, uint64_t random) {
    if (wanted.permille) return int(((random >> 32) * 1000) >> 32) < wanted.permille;
    return face(wanted.faces, random);
  }

 private:
  int ask(Roll const& wanted) override { return settle(wanted, next()); }
  uint64_t seed_;
  uint64_t counter_;
};

inline int Dice::roll(int faces, char const* label, Seat seat) {
  if (seeded_) return SeededDice::face(uint16_t(faces), static_cast<SeededDice*>(this)->next());
  return ask({label, seat, uint16_t(faces), 0, 0});
}

// The dice of a game that is played: roll number `counter` of its seed. SeededDice rolls the same for a fast seed.
class GameDice final : public Dice {
 public:
  explicit GameDice(Seed const& seed, uint64_t counter = 0) : seed_(seed), counter_(counter) {}

 private:
  int ask(Roll const& wanted) override { return SeededDice::settle(wanted, seed_.roll(counter_++)); }
  Seed seed_;
  uint64_t counter_;
};

// Feeds recorded rolls back. A roll that is missing or of another shape sets `broken` and yields the smallest value.
class TapeDice final : public Dice {
 public:
  explicit TapeDice(std::span<Roll const> tape) : tape_(tape) {}
  size_t used() const { return at_; }
  bool broken() const { return broken_; }

 private:
  int ask(Roll const& wanted) override {
    if (at_ < tape_.size()) {
      Roll const& r = tape_[at_++];
      int const low = r.permille ? 0 : 1;
      if (r.faces == wanted.faces && r.permille == wanted.permille && r.value >= low && r.value <= wanted.faces)
        return r.value;
    }
    broken_ = true;
    return wanted.permille ? 0 : 1;
  }
  std::span<Roll const> tape_;
  size_t at_ = 0;
  bool broken_ = false;
};

// Passes rolls of another source through and keeps them.
class RecordingDice final : public Dice {
 public:
  RecordingDice(Dice& source, std::vector<Roll>& tape) : source_(source), tape_(tape) {}

 private:
  int ask(Roll const& wanted) override {
    Roll r = wanted;
    r.value = uint16_t(wanted.permille ? source_.chance(wanted.permille, wanted.label, wanted.seat)
                                       : source_.roll(wanted.faces, wanted.label, wanted.seat));
    tape_.push_back(r);
    return r.value;
  }
  Dice& source_;
  std::vector<Roll>& tape_;
};

}  // namespace paddock
