// The late assets of a page (core/assets.hpp): they come in a file of their own, after the first frame.
#include "platform/web/late.hpp"

#include <charconv>
#include <map>

#include "core/assets.hpp"

namespace paddock::platform {
namespace {

struct Late {
  std::string file;  // as tools/embed.py writes it
  std::map<std::string_view, std::string_view> found;
};
Late& late() {
  static Late the_assets;
  return the_assets;
}

}  // namespace

bool take_late_assets(std::string file) {
  Late& l = late();
  if (!l.found.empty()) return false;
  l.file = std::move(file);
  std::string_view const all = l.file;
  size_t const heads = all.find("\n\n");
  size_t at = heads == all.npos ? all.size() : heads + 2;
  for (size_t line = 0; line < heads && heads != all.npos; line = all.find('\n', line) + 1) {
    std::string_view const head = all.substr(line, all.find('\n', line) - line);
    size_t const blank = head.find(' ');
    size_t size = 0;
    if (blank == head.npos) break;
    std::from_chars(head.data() + blank + 1, head.data() + head.size(), size);
    if (size > all.size() - at) break;
    l.found[head.substr(0, blank)] = all.substr(at, size);
    at += size;
  }
  return !l.found.empty();
}

}  // namespace paddock::platform

namespace paddock {

std::string_view late_asset(std::string_view path) {
  auto const& found = platform::late().found;
  auto const at = found.find(path);
  return at == found.end() ? std::string_view{} : at->second;
}

}  // namespace paddock
