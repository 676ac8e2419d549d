#include "core/filled.hpp"

namespace paddock {

void Gap::add_to(std::string& out) const {
  switch (kind_) {
    case Kind::c_str: out += c_str_; break;
    case Kind::string: out += *string_; break;
    case Kind::view: out += view_; break;
    case Kind::number: out += std::to_string(number_); break;
  }
}

std::string fill(std::string_view text, Gap const* gaps) {
  std::string out;
  for (size_t gap; (gap = text.find("{}")) != text.npos; text.remove_prefix(gap + 2)) out += text.substr(0, gap), (gaps++)->add_to(out);
  return out += text;
}

std::string under(std::string const& path, Gap const& step) { return filled("{}/{}", {path, step}); }

}  // namespace paddock
