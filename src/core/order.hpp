// Sorting that keeps equals in their order, small in code: each use of std::stable_sort costs 3 KB of download, of std::sort 2.
#pragma once
#include <cstdint>
#include <functional>
#include <span>
#include <utility>
#include <vector>

namespace paddock {

// For short lists (some dozens), without heap: each item moves up past those it comes before.
template <class Items, class Less = std::less<>>
void sort_few(Items& list, Less comes_before = {}) {
  for (decltype(list.size()) i = 1; i < list.size(); ++i) {
    if (!comes_before(list[i], list[i - 1])) continue;
    auto item = std::move(list[i]);
    auto at = i;
    for (; at > 0 && comes_before(item, list[at - 1]); --at) list[at] = std::move(list[at - 1]);
    list[at] = std::move(item);
  }
}

// The places of n items in their order; `comes_before(asked, a, b)` compares those at places a and b.
std::vector<uint32_t> places_in_order(size_t n, void const* asked, bool (*comes_before)(void const* asked, uint32_t a, uint32_t b));

// For lists of any length.
template <class T, class Less = std::less<>>
void sort_many(std::vector<T>& list, Less const& comes_before = {}) {
  struct Asked {
    std::vector<T> const& list;
    Less const& comes_before;
  } const asked{list, comes_before};
  std::vector<T> sorted;
  sorted.reserve(list.size());
  for (uint32_t place : places_in_order(list.size(), &asked, [](void const* p, uint32_t a, uint32_t b) {
         Asked const& by = *static_cast<Asked const*>(p);
         return by.comes_before(by.list[a], by.list[b]);
       }))
    sorted.push_back(std::move(list[place]));
  list = std::move(sorted);
}

// For long ones of plain numbers, without heap: keys that hold a number and, behind it, the place of the item (32 bits).
inline uint64_t order_key(int32_t number, uint32_t place) { return uint64_t(uint32_t(number) ^ 0x80000000u) << 32 | place; }
inline uint32_t key_place(uint64_t key) { return uint32_t(key); }
void sort_keys(std::span<uint64_t> keys);

}  // namespace paddock
