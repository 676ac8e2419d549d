#include "ui/wrap.hpp"

#include <algorithm>
#include <cstdint>

namespace paddock::app {
namespace {

bool goes_on(char c) { return (uint8_t(c) & 0xC0) == 0x80; }   // inside of a letter (UTF-8)

// How much of a line that is too long stands in one: up to a blank, or where there is none up to a letter; never nothing.
size_t first_piece(std::string_view line, Fits const& fits) {
  size_t word = 0, letter = 0;
  for (size_t i = 1; i < line.size(); ++i) {
    if (goes_on(line[i])) continue;
    if (letter > 0 && !fits(line.substr(0, i))) break;
    letter = i;
    if (line[i] == ' ') word = i;
  }
  return word ? word : letter ? letter : line.size();
}

}  // namespace

std::vector<std::string_view> in_lines(std::string_view words, Fits const& fits) {
  std::vector<std::string_view> out;
  for (size_t at = 0; at < words.size();) {
    size_t const end = std::min(words.find('\n', at), words.size());
    std::string_view rest = words.substr(at, end - at);
    while (!rest.empty() && !fits(rest)) {
      size_t const piece = first_piece(rest, fits);
      if (piece == rest.size()) break;
      out.push_back(rest.substr(0, piece));
      rest.remove_prefix(std::min(rest.find_first_not_of(' ', piece), rest.size()));
    }
    out.push_back(rest);
    at = end + 1;
  }
  return out;
}

std::string whole_parts(std::string words, Fits const& fits) {
  while (!fits(words)) {
    size_t const last = words.rfind(", ");
    if (last == words.npos) break;
    size_t const before = last > 0 ? words.rfind(", ", last - 1) : words.npos;
    if (before == words.npos) words.erase(last);
    else words.erase(before, last - before);
  }
  return words;
}

bool what_and_why(std::string_view words, Fits const& has_what, Fits const& has_why, std::string_view& what, std::string_view& why) {
  size_t const at = words.find(": ");
  if (at == words.npos || !has_what(words.substr(0, at)) || !has_why(words.substr(at + 2))) return false;
  what = words.substr(0, at), why = words.substr(at + 2);
  return true;
}

// A word that alone is longer than a line stays whole: there is no blank in it to be a line break.
std::string soft_lines(std::string words, Fits const& fits) {
  size_t start = 0, blank = words.npos;
  for (size_t i = 0; i <= words.size(); ++i) {
    bool const ends = i == words.size() || words[i] == '\n';
    if (!ends && words[i] != ' ') continue;
    bool const more = blank != words.npos && !fits(std::string_view(words).substr(start, i - start));
    if (more) words[blank] = '\n', start = blank + 1;
    blank = ends ? words.npos : i;
    if (ends) start = i + 1;
  }
  return words;
}

std::string typed_words(std::string const& words, std::string const& shown, std::string const& now) {
  size_t const most = std::min(shown.size(), now.size());
  size_t head = 0, tail = 0;
  while (head < most && shown[head] == now[head]) ++head;
  while (tail < most - head && shown[shown.size() - 1 - tail] == now[now.size() - 1 - tail]) ++tail;
  return words.substr(0, head) + now.substr(head, now.size() - head - tail) + words.substr(words.size() - tail);
}

}  // namespace paddock::app
