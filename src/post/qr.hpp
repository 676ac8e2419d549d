// QR codes for links.
#pragma once
#include <string_view>
#include <vector>

#include "core/expected.hpp"

namespace paddock::post {

struct QrCode {
  int size = 0;             // modules a side, 21..177, without the quiet zone (draw 4 more on each side)
  std::vector<bool> dark;   // size * size, row by row
  int version = 0;          // 1..40; above 20 a phone camera has a hard time with a screen
  bool at(int x, int y) const { return dark[size_t(y) * size_t(size) + size_t(x)]; }
};

// Error when the text is too long for a code (about 2,950 characters).
Expected<QrCode> make_qr(std::string_view text);

}  // namespace paddock::post
