#include "core/find_words.hpp"

#include <algorithm>

namespace paddock {
namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; }

bool holds(std::string_view text, std::string_view wanted) {
  auto const same = [](char a, char b) { return lower(a) == lower(b); };
  return wanted.empty() || std::search(text.begin(), text.end(), wanted.begin(), wanted.end(), same) != text.end();
}

}  // namespace

bool has_words(std::initializer_list<std::string_view> texts, std::string_view query) {
  for (size_t at = 0; at < query.size();) {
    size_t const end = std::min(query.find(' ', at), query.size());
    std::string_view const word = query.substr(at, end - at);
    if (std::none_of(texts.begin(), texts.end(), [&](std::string_view t) { return holds(t, word); })) return false;
    at = end + 1;
  }
  return true;
}

}  // namespace paddock
