// A QR code on the screen: black on white in both themes, with its quiet zone.
#pragma once
#include <string>
#include <string_view>

#include "ui/rect.hpp"

namespace paddock::app {

// Draws the code of `words`, or a sentence where it is too long for one. The last code is kept.
void draw_qr(Rect where, std::string_view words);
// Text as it is sent, long lines wrapped; only those that can be seen are drawn. Returns the height of all.
float draw_lines(Rect area, std::string_view words);
// What one clicks on: base address and fragment.
std::string full_link(std::string const& base, std::string const& fragment);

}  // namespace paddock::app
