#include "desk/kept.hpp"

#include "core/text.hpp"

namespace paddock::app {

std::string kept_text(Doc const& d, char const* key) { return cut(get_text(d, key), 64u << 10); }

Doc const& kept_list(Doc const& extra, char const* key) {
  static Doc const none = Doc::array();
  auto it = extra.find(key);
  return it != extra.end() && it->is_array() ? *it : none;
}

}  // namespace paddock::app
