// Predicting one bit from several contexts: each context has its own learned probability in a small hashed table, a
// mixer weighs them in the logistic domain and learns whom to trust (the family of lpaq), a last stage corrects the
// sum by what came true. Integers only.
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace paddock::post {

class Mixing {
 public:
  static constexpr int kInputs = 6;   // contexts a bit
  static constexpr int kSets = 64;    // weight sets

  explicit Mixing(int log2_slots);

  // Probability of a 1 in 65536ths, 1..65535, for these contexts (1..kInputs); `set` in 0..kSets-1 chooses the weights.
  uint32_t predict(std::span<uint32_t const> contexts, uint32_t set);
  // Tells what the bit of the last predict() was.
  void learn(int bit);

 private:
  struct Slot {
    uint16_t check = 0;
    uint16_t p = 32768;  // of a 1
    uint8_t seen = 0;    // how often, up to the limit
  };
  using Weights = std::array<int32_t, kInputs>;

  Slot* find(uint32_t context);
  std::vector<Slot> slots_;
  std::vector<Weights> weights_;
  uint32_t mask_ = 0;
  int16_t const* stretch_;
  std::array<Slot*, kInputs> now_ = {};
  std::array<int32_t, kInputs> inputs_ = {};
  int count_ = 0;
  uint32_t set_ = 0;
  uint32_t p_ = 32768;
};

}  // namespace paddock::post
