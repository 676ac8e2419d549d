#include "view/marked.hpp"

namespace paddock {

std::string escaped_stars(std::string_view words) {
  std::string out;
  for (char c : words) {
    if (c == '*' || c == '\\') out.push_back('\\');
    out.push_back(c);
  }
  return out;
}

std::string strong(std::string_view words) { return "*" + escaped_stars(words) + "*"; }

std::string unmarked(std::string_view marked) {
  std::string out;
  for (size_t at = 0; at < marked.size(); ++at) {
    if (is_escape(marked, at)) out.push_back(marked[++at]);
    else if (marked[at] != '*') out.push_back(marked[at]);
  }
  return out;
}

}  // namespace paddock
