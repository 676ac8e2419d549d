// What the fuzz targets share.
#pragma once
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "core/doc.hpp"

namespace paddock {

inline std::string_view text_of(uint8_t const* data, size_t size) { return {reinterpret_cast<char const*>(data), size}; }

// Whether it was read; a refusal without a word is a fault.
template <class T>
bool read_well(Expected<T> const& got) {
  if (!got && got.error().what.empty()) abort();
  return bool(got);
}

// The values of a document, the document first.
inline void values_of(Doc& d, std::vector<Doc*>& out) {
  out.push_back(&d);
  if (d.is_structured())
    for (auto& part : d) values_of(part, out);
}

// For files that are documents: of most inputs a value becomes another one, of the rest bytes change.
inline size_t mutate_doc(uint8_t* data, size_t size, size_t most, unsigned seed, size_t (*bytes)(uint8_t*, size_t, size_t)) {
  std::mt19937 rng(seed);
  auto doc = parse_doc(text_of(data, size));
  if (!doc || rng() % 8 == 0) return bytes(data, size, most);
  static Doc const kOthers[] = {0, 1, -1, 2, 3, 5, 6, 7, 15, 90, 359, 360, 361, decimal_doc(4'500'000), decimal_doc(-250'000), 2147483647, -2147483648LL, 9223372036854775807LL, true, false, nullptr,
                                "", "front", "F", "none", "solid", "4 heavy_duty", "MG front", "sidecar", "turret", "#", Doc::array(), Doc::object()};
  for (unsigned n = 1 + rng() % 3; n > 0; --n) {
    std::vector<Doc*> all;
    values_of(*doc, all);
    Doc& at = *all[rng() % all.size()];
    switch (rng() % 6) {
      case 0: at = Doc(*all[rng() % all.size()]); break;
      case 1:
        if (at.is_structured() && !at.empty()) at.erase(std::next(at.begin(), long(rng() % at.size())));
        break;
      case 2:
        if (at.is_array()) at.push_back(Doc(*all[rng() % all.size()]));
        else if (at.is_object() && !at.empty()) at["x"] = Doc(*all[rng() % all.size()]);
        break;
      case 3:
        if (at.is_number_integer()) at = int64_t(uint64_t(at.get<int64_t>()) + rng() % 9 - 4);
        break;
      default: at = kOthers[rng() % std::size(kOthers)]; break;
    }
  }
  std::string const text = dump_doc(*doc);
  if (text.size() > most) return bytes(data, size, most);
  std::copy(text.begin(), text.end(), data);
  return text.size();
}

}  // namespace paddock
