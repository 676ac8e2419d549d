#include "post/thread_mail.hpp"

#include "core/doc_text.hpp"
#include "core/scan.hpp"
#include "core/text.hpp"
#include "post/base64url.hpp"
#include "post/thread_text.hpp"

namespace paddock::post {
namespace {

constexpr size_t kLongLine = 60;
constexpr std::string_view kHeading = "content-transfer-encoding:";

// The byte that "=E9" at `at` stands for, -1: none.
int byte_at(std::string_view text, size_t at) {
  if (at + 2 >= text.size()) return -1;
  int const high = hex_digit(text[at + 1]), low = hex_digit(text[at + 2]);
  return high < 0 || low < 0 ? -1 : high * 16 + low;
}

// Bytes from the "=" at `at` to the next line, 0: the line does not go on there.
size_t soft_end(std::string_view text, size_t at) {
  size_t end = at + 1;
  while (end < text.size() && (text[end] == ' ' || text[end] == '\t')) ++end;
  if (text.substr(end, 2) == "\r\n") return end + 2 - at;
  return end < text.size() && text[end] == '\n' ? end + 1 - at : 0;
}

char letter_of(char c) { return char(c | 32); }
bool small(char c) { return c >= 'a' && c <= 'z'; }

// Whether "=E9" at `at` is a letter in a word, or a part of one in UTF-8; "= C7" and "CARD=C7" are not.
bool stands_for_letter(std::string_view text, size_t at) {
  if (byte_at(text, at) < 0x80) return false;
  bool const more = at + 3 < text.size() && text[at + 3] == '=' && byte_at(text, at + 3) >= 0x80;
  return more || (at > 0 && small(text[at - 1])) || (at + 3 < text.size() && small(text[at + 3]));
}

// A line as long as programs make them: "item =" at the end of one is a slip of who wrote an order.
bool long_line(std::string_view text, size_t end) {
  size_t const before = end == 0 ? text.npos : text.rfind('\n', end - 1);
  return end - (before == text.npos ? 0 : before + 1) >= kLongLine;
}

// A part without a heading of its own.
bool looks_quoted(std::string_view text) {
  bool sure = false;
  for (size_t at = text.find('='); at != text.npos; at = text.find('=', at + 1)) {
    bool const soft = soft_end(text, at) > 0;
    if (!soft && byte_at(text, at) < 0) return false;
    sure = sure || (soft && long_line(text, at)) || stands_for_letter(text, at);
  }
  return sure;
}

void add_unquoted(std::string& out, std::string_view text) {
  for (size_t at = 0; at < text.size();) {
    size_t const soft = text[at] == '=' ? soft_end(text, at) : 0;
    int const byte = text[at] == '=' ? byte_at(text, at) : -1;
    if (soft == 0 && byte < 0) out.push_back(text[at]);
    else if (soft == 0) out.push_back(char(byte));
    at += soft ? soft : byte < 0 ? 1 : 3;
  }
}

// The text that base64 letters stand for, ends of lines between them; nothing: it is none, or no text.
std::string of_base64(std::string_view letters) {
  std::string plain, out;
  for (char const c : letters)
    if (c != '\r' && c != '\n' && c != '=' && c != ' ') plain.push_back(c == '+' ? '-' : c == '/' ? '_' : c);
  if (!from_base64url(plain, out)) return {};
  for (char const c : out)
    if (uint8_t(c) < ' ' && c != '\n' && c != '\r' && c != '\t') return {};   // a picture
  return out;
}

// A part whose heading says base64: its letters stand behind the headings, up to an empty line or the next part.
bool add_base64(std::string& out, std::string_view part) {
  size_t head = 0;
  for (bool empty = false; !empty && head < part.size();) {
    size_t const end = std::min(part.find('\n', head), part.size());
    empty = trimmed(part.substr(head, end - head)).empty();
    head = std::min(end + 1, part.size());
  }
  size_t end = head;
  while (end < part.size()) {
    size_t const next = std::min(part.find('\n', end), part.size());
    std::string_view const line = trimmed(part.substr(end, next - end));
    if (line.empty() || line.starts_with("--")) break;
    end = std::min(next + 1, part.size());
  }
  std::string const body = of_base64(part.substr(head, end - head));
  if (body.empty()) return false;
  out += part.substr(0, head);
  out += body;
  out.push_back('\n');
  out += part.substr(end);
  return true;
}

// "=?iso-8859-1?Q?Tom=E1s_Berg?=" or "=?utf-8?B?VG9tw6Fz?=" in a heading.
bool encoded_words(std::string& text) {
  bool any = false;
  for (size_t at = text.find("=?"); at != text.npos; at = text.find("=?", at + 1)) {
    size_t const set = text.find('?', at + 2), begin = set + 3;
    bool const word = set != text.npos && set - at < 30 && begin < text.size() && (letter_of(text[set + 1]) == 'q' || letter_of(text[set + 1]) == 'b') && text[set + 2] == '?';
    size_t const end = word ? text.find("?=", begin) : text.npos;
    if (end == text.npos || end - begin > 200) continue;
    std::string in = text.substr(begin, end - begin), out;
    if (letter_of(text[set + 1]) == 'b') {
      out = of_base64(in);
      if (out.empty()) continue;
    } else {
      for (char& c : in)
        if (c == '_') c = ' ';
      add_unquoted(out, in);
    }
    for (char& c : out)
      if (c == '\n' || c == '\r') c = ' ';   // no word ends a heading
    text.replace(at, end + 2 - at, out);
    any = true;
  }
  return any;
}

}  // namespace

bool unquoted(std::string& text) {
  std::string low = lowered(text);
  if (text.find('=') == text.npos && low.find(kHeading) == low.npos) return false;
  bool any = encoded_words(text);
  if (any) low = lowered(text);
  std::string out;
  for (size_t begin = 0; begin < text.size();) {   // up to the next heading that says how a part is written
    bool const said = low.compare(begin, kHeading.size(), kHeading) == 0;
    size_t const next = std::min(low.find(kHeading, begin + said), text.size());
    size_t const line = std::min(low.find('\n', begin), next);
    std::string_view const part = std::string_view(text).substr(begin, next - begin);
    if (said && low.substr(begin, line - begin).find("base64") != low.npos && add_base64(out, part)) {
      any = true;
      begin = next;
      continue;
    }
    bool const quoted = said ? low.substr(begin, line - begin).find("quoted-printable") != low.npos : looks_quoted(part);
    if (quoted) add_unquoted(out, part);
    else out += part;
    any = any || quoted;
    begin = next;
  }
  text = std::move(out);
  return any;
}

std::string as_utf8(std::string_view bytes) {
  // 0x80 to 0x9F of Windows-1252; five of them mean nothing.
  static constexpr char16_t kUpper[32] = {0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
                                          0x2039, 0x0152, 0xFFFD, 0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
                                          0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178};
  std::string out;
  out.reserve(bytes.size());
  for (size_t at = 0; at < bytes.size();) {
    size_t const size = letter_size(bytes.substr(at, 4));
    uint8_t const byte = uint8_t(bytes[at]);
    if (size > 0) out += bytes.substr(at, size);
    else append_point(out, byte < 0xA0 ? char32_t(kUpper[byte - 0x80]) : char32_t(byte));
    at += size ? size : 1;
  }
  return out;
}

}  // namespace paddock::post
