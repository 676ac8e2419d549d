// Texts with *strong* words, as Line and Choice hold them. A star that people wrote stands behind a backslash.
#pragma once
#include <string>
#include <string_view>

namespace paddock {

std::string escaped_stars(std::string_view words);   // what people wrote, to stand in a marked text
std::string strong(std::string_view words);          // the same between stars
std::string unmarked(std::string_view marked);       // without the marks
// Whether a backslash at `at` makes a letter of the star or backslash behind it.
inline bool is_escape(std::string_view marked, size_t at) {
  return marked[at] == '\\' && at + 1 < marked.size() && (marked[at + 1] == '*' || marked[at + 1] == '\\');
}

}  // namespace paddock
