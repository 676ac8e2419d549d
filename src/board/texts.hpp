// Names, tags and plates brought out from the window's edge and from under what lies on the board.
#pragma once
#include <span>
#include <vector>

#include "board/board.hpp"

namespace paddock::app {

// Where the middle of a text stands that is 2 * `half` large, px: whole inside `inside`, beside `clear` (empty: nothing lies
// there), and no farther from `at` than it must. What has its own place outside `inside` or under `clear` stays.
Vec kept_clear(Vec at, Vec half, Box inside, Box clear);

// Where the middle of a tag stands that would lie on others: right above or below them; where there is no room, too, as it was.
Vec beside_tags(Vec at, Vec half, std::span<Box const> tags);

// The same for all names, tags and plates of `texts`; numbers on cars and on the road stay where they are. A tag stands beside those before
// it; one that the window's edge moves onto another is left out.
std::vector<BoardText> kept_clear(std::span<BoardText const> texts, BoardFonts const& fonts, float scale, Box inside, Box clear = {});

}  // namespace paddock::app
