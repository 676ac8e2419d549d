// What stands in a message and is not its writer's order: quotes, signatures, crossed-out text. It is blanked in place, so that
// lines and columns stay right, and counted, so that it can be told.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "post/thread_page.hpp"

namespace paddock::post {

// Blanks all of it and says so in `notes`. False: nothing else is in the text; then only the marks of quotes are blanked.
bool blank_what_is_left_out(std::string& text, std::span<SeatName const> seats, Heads const& heads, Taster& taster, std::vector<std::string>& notes);

// "lines 2 to 5, line 9 and 3 more places", of lines in ascending order.
std::string lines_text(std::vector<int> const& lines);

}  // namespace paddock::post
