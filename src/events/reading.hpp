// Reading of the files of this room: what stands there, within bounds.
#pragma once
#include <optional>

#include "core/doc.hpp"

namespace paddock::app {

inline bool has(Doc const& d, char const* key) { return d.is_object() && d.contains(key); }

// A whole number within bounds; nothing: it is none of these.
inline std::optional<int> whole(Doc const& d, int low, int high) {
  if (!d.is_number_integer() || (d.is_number_unsigned() && d.get<uint64_t>() > uint64_t(INT64_MAX))) return std::nullopt;
  int64_t const n = d.get<int64_t>();
  if (n < low || n > high) return std::nullopt;
  return int(n);
}

}  // namespace paddock::app
