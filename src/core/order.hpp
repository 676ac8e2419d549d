// Sorting that keeps equals in their order, small in code: each use of std::stable_sort costs 4 KB of download.
#pragma once
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace paddock {

// For short lists: each item moves up past those it comes before.
template <class T, class Less>
void sort_few(std::vector<T>& list, Less comes_before) {
  for (size_t i = 1; i < list.size(); ++i) {
    if (!comes_before(list[i], list[i - 1])) continue;
    T item = std::move(list[i]);
    size_t at = i;
    for (; at > 0 && comes_before(item, list[at - 1]); --at) list[at] = std::move(list[at - 1]);
    list[at] = std::move(item);
  }
}

// For long ones: keys that hold a number and, behind it, the place of the item (32 bits).
inline uint64_t order_key(int32_t number, uint32_t place) { return uint64_t(uint32_t(number) ^ 0x80000000u) << 32 | place; }
inline uint32_t key_place(uint64_t key) { return uint32_t(key); }
void sort_keys(std::span<uint64_t> keys);

}  // namespace paddock
