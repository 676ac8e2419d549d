#include "core/text.hpp"

namespace paddock {
namespace {

struct Span {
  char32_t first, last;
};

// Controls, bidi marks and overrides, zero-width and other invisible points, private use, non-characters, and the
// combining marks that stack a name over its neighbours.
constexpr Span kRefused[] = {
    {0x00, 0x08},     {0x0E, 0x1F},     {0x7F, 0x84},     {0x86, 0x9F},     {0xAD, 0xAD},       {0x300, 0x36F},
    {0x34F, 0x34F},   {0x483, 0x489},   {0x61C, 0x61C},   {0x115F, 0x1160}, {0x17B4, 0x17B5},   {0x180B, 0x180F},
    {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF}, {0x200B, 0x200F}, {0x202A, 0x202E}, {0x2060, 0x206F},   {0x20D0, 0x20FF},
    {0x2800, 0x2800}, {0x3164, 0x3164}, {0xE000, 0xF8FF}, {0xFDD0, 0xFDEF}, {0xFE00, 0xFE0F},   {0xFE20, 0xFE2F},
    {0xFEFF, 0xFEFF}, {0xFFA0, 0xFFA0}, {0xFFF0, 0xFFFB}, {0xFFFE, 0xFFFF}, {0x1D173, 0x1D17A}, {0xE0000, 0x10FFFF}};

constexpr char32_t kBlanks[] = {0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2028, 0x2029, 0x202F,
                                0x205F, 0x3000};

bool is_refused(char32_t c) {
  for (Span s : kRefused)
    if (c >= s.first && c <= s.last) return true;
  return false;
}

bool is_blank(char32_t c) {
  for (char32_t b : kBlanks)
    if (c == b) return true;
  return c >= 0x2000 && c <= 0x200A;
}

// A vowel with one of the usual marks typed as two points becomes one; other combining marks are dropped.
char32_t composed(char32_t base, char32_t mark) {
  struct Row {
    char32_t mark;
    char const* bases;
    char32_t const* results;
  };
  static constexpr char32_t kGrave[] = U"ÀÈÌÒÙàèìòù", kAcute[] = U"ÁÉÍÓÚÝáéíóúý", kHat[] = U"ÂÊÎÔÛâêîôû",
                            kTilde[] = U"ÃÑÕãñõ", kDots[] = U"ÄËÏÖÜäëïöüÿ", kRing[] = U"Åå", kCedilla[] = U"Çç",
                            kCaron[] = U"ČŠŽčšž";
  static constexpr Row kRows[] = {{0x300, "AEIOUaeiou", kGrave}, {0x301, "AEIOUYaeiouy", kAcute},
                                  {0x302, "AEIOUaeiou", kHat},   {0x303, "ANOano", kTilde},
                                  {0x308, "AEIOUaeiouy", kDots}, {0x30A, "Aa", kRing},
                                  {0x327, "Cc", kCedilla},       {0x30C, "CSZcsz", kCaron}};
  for (Row const& row : kRows)
    if (row.mark == mark)
      for (int i = 0; row.bases[i]; ++i)
        if (char32_t(uint8_t(row.bases[i])) == base) return row.results[i];
  return 0;
}

}  // namespace

char32_t next_point(std::string_view text, size_t& at) {
  uint8_t const lead = uint8_t(text[at++]);
  if (lead < 0x80) return lead;
  int const more = lead >= 0xF0 && lead < 0xF5 ? 3 : lead >= 0xE0 ? 2 : 1;
  if (lead < 0xC2 || lead >= 0xF5) return 0xFFFD;
  char32_t point = lead & (0x3F >> more);
  for (int i = 0; i < more; ++i) {
    if (at >= text.size() || (uint8_t(text[at]) & 0xC0) != 0x80) return 0xFFFD;
    point = point << 6 | (uint8_t(text[at++]) & 0x3F);
  }
  bool const overlong = (more == 2 && point < 0x800) || (more == 3 && point < 0x10000);
  return overlong || point > 0x10FFFF || (point >= 0xD800 && point < 0xE000) ? 0xFFFD : point;
}

size_t points_in(std::string_view text) {
  size_t n = 0;
  for (size_t at = 0; at < text.size(); ++n) next_point(text, at);
  return n;
}

std::string fit_points(std::string_view text, size_t most, size_t least) {
  size_t at = 0, n = 0;
  for (; at < text.size() && n < most; ++n) next_point(text, at);
  return std::string(text.substr(0, at)) + std::string(n < least ? least - n : 0, ' ');
}

size_t letter_at(std::string_view text, size_t at) {
  if (at >= text.size()) return text.size();
  size_t begin = at;
  while (begin > 0 && at - begin < 3 && (uint8_t(text[begin]) & 0xC0) == 0x80) --begin;
  return begin;
}

std::string_view letter_in(std::string_view text, size_t at) {
  size_t const begin = letter_at(text, at);
  size_t end = begin;
  if (begin < text.size()) next_point(text, end);
  bool const part = end > at || begin == text.size();   // else a byte that belongs to no letter
  return part ? text.substr(begin, end - begin) : text.substr(at, 1);
}

std::string_view cut_at_letter(std::string_view text, size_t most_bytes) { return text.substr(0, letter_at(text, most_bytes)); }

void append_point(std::string& out, char32_t c) {
  if (c < 0x80) {
    out.push_back(char(c));
  } else if (c < 0x800) {
    out.push_back(char(0xC0 | c >> 6));
    out.push_back(char(0x80 | (c & 0x3F)));
  } else if (c < 0x10000) {
    out.push_back(char(0xE0 | c >> 12));
    out.push_back(char(0x80 | (c >> 6 & 0x3F)));
    out.push_back(char(0x80 | (c & 0x3F)));
  } else {
    out.push_back(char(0xF0 | c >> 18));
    out.push_back(char(0x80 | (c >> 12 & 0x3F)));
    out.push_back(char(0x80 | (c >> 6 & 0x3F)));
    out.push_back(char(0x80 | (c & 0x3F)));
  }
}

std::string clean_name(std::string_view raw, size_t max_points) {
  std::u32string points;
  bool gap = false;
  for (size_t at = 0; at < raw.size() && points.size() <= max_points;) {
    char32_t const c = next_point(raw, at);
    if (is_blank(c)) {
      gap = !points.empty();
      continue;
    }
    if (char32_t const one = points.empty() || gap ? 0 : composed(points.back(), c)) {
      points.back() = one;
      continue;
    }
    if (is_refused(c)) continue;
    if (gap) points.push_back(' ');
    gap = false;
    points.push_back(c);
  }
  if (points.size() > max_points) points.resize(max_points);
  while (!points.empty() && points.back() == ' ') points.pop_back();
  std::string out;
  for (char32_t c : points) append_point(out, c);
  return out;
}

bool one_slip(std::string_view a, std::string_view b) {
  if (a.size() > b.size()) return one_slip(b, a);
  if (b.size() - a.size() > 1 || a == b) return false;
  size_t from = 0;
  while (from < a.size() && a[from] == b[from]) ++from;
  if (a.size() < b.size()) return a.substr(from) == b.substr(from + 1);
  if (a.substr(from + 1) == b.substr(from + 1)) return true;
  return from + 1 < a.size() && a[from] == b[from + 1] && a[from + 1] == b[from] && a.substr(from + 2) == b.substr(from + 2);
}

}  // namespace paddock
