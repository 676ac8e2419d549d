// Words in less room than they want: broken at blanks or left out as whole parts, never cut in their middle.
#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace paddock::app {

using Fits = std::function<bool(std::string_view)>;   // a line has room for these words

// The lines of a text, long ones broken at blanks; a word that is longer than a line (a link) is broken between letters.
std::vector<std::string_view> in_lines(std::string_view words, Fits const& fits);
// "Turn 1, now bids for the grid, 3 h left": parts are left out, those in the middle first, until the rest fits.
std::string whole_parts(std::string words, Fits const& fits);
// "Seal A(7M): faster" in two lines, where both have room: what a button does, and why. False: nothing is changed.
bool what_and_why(std::string_view words, Fits const& has_what, Fits const& has_why, std::string_view& what, std::string_view& why);

// A text field that wraps: blanks of what it shows are line breaks, letter for letter in the same places.
std::string soft_lines(std::string words, Fits const& fits);
// What stands in such a field after typing: `shown` (of `words`) became `now`.
std::string typed_words(std::string const& words, std::string const& shown, std::string const& now);

}  // namespace paddock::app
