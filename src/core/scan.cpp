#include "core/scan.hpp"

#include "core/doc_text.hpp"
#include "core/text.hpp"

namespace paddock {

Place place_in(std::string_view text, size_t at) {
  at = at < text.size() ? size_t(letter_in(text, at).data() - text.data()) : text.size();
  std::string_view const before = text.substr(0, at);
  size_t const line = before.rfind('\n');   // its end; none: the first line
  return {1 + int(std::count(before.begin(), before.end(), '\n')), 1 + int(line == before.npos ? at : at - line - 1)};
}

std::string_view Scan::letter() const { return rest().substr(0, std::max<size_t>(letter_size(rest()), 1)); }

}  // namespace paddock
