#include "shell/problem.hpp"

#include <cstdlib>
#include <utility>

#include "core/text.hpp"
#include "view/line.hpp"

namespace paddock::app {
namespace {

// The place an error names: "character 212 of 248"; 0: none.
size_t character_of(std::string const& words) {
  size_t const at = words.find("character ");
  return at == std::string::npos ? 0 : size_t(std::strtoul(words.c_str() + at + 10, nullptr, 10));
}

// The same of a map's "line 7, column 12", counted from the start of the text; the column may be missing.
size_t place_in_lines(std::string const& words, std::string_view text) {
  size_t const line_at = words.find("line "), column_at = words.find("column ");
  if (line_at == std::string::npos) return 0;
  size_t start = 0;
  for (unsigned long line = std::strtoul(words.c_str() + line_at + 5, nullptr, 10); line > 1; --line) {
    size_t const end = text.find('\n', start);
    if (end == std::string_view::npos) return 0;
    start = end + 1;
  }
  return column_at == std::string::npos ? start : start + std::strtoul(words.c_str() + column_at + 7, nullptr, 10) - 1;
}

std::string one_line(std::string_view text) {
  std::string out;
  for (char c : text) out += uint8_t(c) < ' ' ? ' ' : c;
  return out;
}

}  // namespace

Problem problem_of(Error const& error, std::string_view text, std::string_view what) {
  Problem p;
  bool const damaged = error.what.find("damage") != std::string::npos || error.what.find("break") != std::string::npos;
  if (what == "link") p.title = damaged ? "This link is damaged" : "This link cannot be opened";
  else if (what == "text") p.title = "No link and no order in it";
  else if (what == "map") p.title = "This map does not work";
  else if (what == "file") p.title = "This file cannot be opened";
  else p.title = "This race cannot be opened";
  p.words = capital(error.what);
  if (!error.where.empty() && error.where[0] != '/') p.words += " (" + error.where + ")";
  p.again = what == "link" || what == "text";
  p.file = what == "file";
  if (text.empty()) return p;
  constexpr size_t kShown = 22;
  std::string const where = error.where + " " + error.what;
  size_t const at = letter_at(text, what == "map" ? place_in_lines(where, text) : character_of(where));
  size_t begin = 0, end = text.size();  // of what may be shown: of a map the one line, lines joined are no line of it
  if (what == "map") {
    begin = at > 0 ? text.rfind('\n', at - 1) + 1 : 0;
    end = std::min(text.find_first_of("\r\n", at), text.size());
  }
  if (at > 0) {
    size_t const from = at > begin + kShown ? letter_at(text, at - kShown) : begin;
    p.excerpt = (from > begin ? "\xe2\x80\xa6" : "") + one_line(text.substr(from, at - from));
    p.broken = one_line(cut_at_letter(text.substr(at, end - at), what == "map" && at == begin ? kShown * 2 : 6));
  } else {
    p.excerpt = one_line(cut_at_letter(text.substr(0, end), kShown * 2)) + (end > kShown * 2 ? "\xe2\x80\xa6" : "");
  }
  return p;
}

Problem no_text(std::string_view bytes) {
  using namespace std::string_view_literals;
  constexpr std::pair<std::string_view, char const*> kKinds[] = {
      {"\x89PNG", "a picture"}, {"\xFF\xD8\xFF", "a picture"}, {"GIF8", "a picture"}, {"%PDF-", "a PDF"}, {"PK\x03\x04", "an archive"}};
  bool const wide = bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF") || (bytes.size() > 1 && (bytes[0] == 0) != (bytes[1] == 0));   // UTF-16
  char const* kind = !wide && bytes.substr(0, 4096).find('\0') != bytes.npos ? "no text" : nullptr;
  for (auto const& [sign, name] : kKinds)
    if (bytes.starts_with(sign)) kind = name;
  if (bytes.starts_with("RIFF"sv) && bytes.substr(8, 4) == "WEBP") kind = "a picture";
  if (!kind) return {};
  bool const text = kind == "no text"sv;
  return {.title = text ? "Nothing here can open this file" : std::string("This file is ") + kind + ", not a race",
          .words = "Races, orders and messages are files of text.", .again = false, .file = true};
}

}  // namespace paddock::app
