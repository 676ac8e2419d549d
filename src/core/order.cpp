#include "core/order.hpp"

#include <algorithm>

namespace paddock {

void sort_keys(std::span<uint64_t> keys) { std::sort(keys.data(), keys.data() + keys.size()); }

}  // namespace paddock
