#include "core/order.hpp"

#include <algorithm>
#include <numeric>

namespace paddock {

std::vector<uint32_t> places_in_order(size_t n, void const* asked, bool (*comes_before)(void const*, uint32_t, uint32_t)) {
  std::vector<uint32_t> places(n);
  std::iota(places.begin(), places.end(), 0u);
  std::stable_sort(places.begin(), places.end(), [&](uint32_t a, uint32_t b) { return comes_before(asked, a, b); });
  return places;
}

void sort_keys(std::span<uint64_t> keys) { std::sort(keys.data(), keys.data() + keys.size()); }

}  // namespace paddock
