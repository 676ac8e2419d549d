// What the arithmetic coder of links asks a game.
#pragma once
#include <cstdint>

namespace paddock {

// What the coming decision depends on, for the arithmetic coder of links: computed by writer and reader alike from the
// state before it. The better the guess, the shorter the link; a bad one costs length, never correctness.
struct Hint {
  uint32_t kind = 0;               // which kind of prompt
  uint32_t contexts[4] = {};       // hashes of what the answer may depend on, best first
  int used = 0;
  int likely = -1;                 // index in legal() of the expected action, -1: none
};

// A context: a hash of what the answer may depend on.
template <class... Ts>
uint32_t context_of(Ts... values) {
  uint32_t h = 0x9E3779B9u;
  ((h = (h ^ uint32_t(int64_t(values))) * 0x85EBCA6Bu, h ^= h >> 15), ...);
  return h;
}

}  // namespace paddock
