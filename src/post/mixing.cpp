#include "post/mixing.hpp"

#include <algorithm>
#include <cassert>

namespace paddock::post {
namespace {

// 65536 / (1 + e^-x) for x = -8 .. 8 in steps of a quarter.
constexpr int kSquash[65] = {
    22, 28, 36, 47, 60, 77, 98, 126, 162, 208, 267, 342, 439, 562, 720, 922, 1179, 1506, 1921, 2446, 3108, 3938,
    4971, 6249, 7812, 9702, 11955, 14595, 17625, 21025, 24743, 28693, 32768, 36843, 40793, 44511, 47911, 50941,
    53581, 55834, 57724, 59287, 60565, 61598, 62428, 63090, 63615, 64030, 64357, 64614, 64816, 64974, 65097,
    65194, 65269, 65328, 65374, 65410, 65438, 65459, 65476, 65489, 65500, 65508, 65514};

// Logistic function: x in 256ths of a nat, result in 65536ths.
constexpr int squash(int x) {
  x = std::clamp(x, -2047, 2047) + 2048;
  int const i = x >> 6;
  return kSquash[i] + (((kSquash[i + 1] - kSquash[i]) * (x & 63)) >> 6);
}

// Its inverse, from 4096ths. Made at the first use: as a constant it would be 8 KB to download.
struct Stretch {
  int16_t of[4096];
  Stretch() {
    int x = -2047;
    for (int p = 0; p < 4096; ++p) {
      while (x < 2047 && squash(x) < p * 16 + 8) ++x;
      of[p] = int16_t(x);
    }
  }
};
int16_t const* stretched() {
  static Stretch const table;
  return table.of;
}

// A slot's first answers count for much, later ones for 1/limit; in 65536ths.
constexpr int kLimit = 120;
struct Rates {
  uint16_t of[kLimit + 1] = {};
  constexpr Rates() {
    for (int n = 0; n <= kLimit; ++n) of[n] = uint16_t(65536 * 10 / (n * 10 + 12));
  }
};
constexpr Rates kRates;

constexpr int32_t kFresh = -(1 << 30);  // marks a weight set that was never used
constexpr int32_t kMaxWeight = 1 << 22;

}  // namespace

Mixing::Mixing(int log2_slots)
    : slots_(size_t(1) << log2_slots), weights_(kSets), mask_((1u << log2_slots) - 1), stretch_(stretched()) {
  for (Weights& w : weights_) w.fill(kFresh);
}

Mixing::Slot* Mixing::find(uint32_t context) {
  uint32_t const h = context * 0x9E3779B1u ^ (context >> 15) * 0x85EBCA77u;
  uint16_t const check = uint16_t(h >> 16 | 1);
  Slot* worst = nullptr;
  for (uint32_t i = 0; i < 4; ++i) {
    Slot* s = &slots_[((h ^ h >> 13) & mask_) ^ i];
    if (s->check == check) return s;
    if (!worst || s->seen < worst->seen) worst = s;
  }
  *worst = Slot{check, 32768, 0};
  return worst;
}

uint32_t Mixing::predict(std::span<uint32_t const> contexts, uint32_t set) {
  assert(!contexts.empty() && contexts.size() <= size_t(kInputs) && set < uint32_t(kSets));
  count_ = int(contexts.size());
  set_ = set;
  Weights& w = weights_[set];
  if (w[0] == kFresh) w.fill(65536 * 2 / (2 + count_));  // at first everybody is believed alike
  int64_t dot = 0;
  for (int i = 0; i < count_; ++i) {
    Slot* s = now_[size_t(i)] = find(contexts[size_t(i)]);
    inputs_[size_t(i)] = stretch_[s->p >> 4];
    dot += int64_t(inputs_[size_t(i)]) * w[size_t(i)];
  }
  p_ = uint32_t(std::clamp(squash(int(dot >> 16)), 16, 65520));
  return p_;
}

void Mixing::learn(int bit) {
  Weights& w = weights_[set_];
  int const error = (bit << 16) - bit - int(p_);
  for (int i = 0; i < count_; ++i) {
    int32_t& weight = w[size_t(i)];
    weight = std::clamp(weight + inputs_[size_t(i)] * error / 16384, -kMaxWeight, kMaxWeight);
    Slot& s = *now_[size_t(i)];
    int const target = bit ? 65535 : 0;
    s.p = uint16_t(s.p + (target - int(s.p)) * int(kRates.of[s.seen]) / 65536);
    if (s.seen < kLimit) ++s.seen;
  }
}

}  // namespace paddock::post
