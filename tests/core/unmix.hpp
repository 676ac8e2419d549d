// mix64 backwards: what an onlooker can do.
#pragma once
#include "core/seed.hpp"

namespace paddock {

inline uint64_t undo_shift(uint64_t z, int by) {
  uint64_t out = z;
  for (int done = by; done < 64; done += by) out = z ^ (out >> by);
  return out;
}

inline uint64_t unmix(uint64_t z) {
  z = undo_shift(z, 31) * 0x319642B2D24D8EC3ull;
  z = undo_shift(z, 27) * 0x96DE1B173F119089ull;
  return undo_shift(z, 30) - 0x9E3779B97F4A7C15ull;
}

}  // namespace paddock
