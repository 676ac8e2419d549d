// What the fuzz targets share.
#pragma once
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "core/expected.hpp"

namespace paddock {

inline std::string_view text_of(uint8_t const* data, size_t size) { return {reinterpret_cast<char const*>(data), size}; }

// Whether it was read; a refusal without a word is a fault.
template <class T>
bool read_well(Expected<T> const& got) {
  if (!got && got.error().what.empty()) abort();
  return bool(got);
}

}  // namespace paddock
