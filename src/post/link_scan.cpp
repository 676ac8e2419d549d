#include "post/link_scan.hpp"

#include <algorithm>
#include <array>

#include "post/base64url.hpp"

namespace paddock::post {
namespace {

constexpr std::array<uint32_t, 16> crc_table() {
  std::array<uint32_t, 16> table = {};
  for (uint32_t i = 0; i < 16; ++i) {
    uint32_t c = i;
    for (int k = 0; k < 4; ++k) c = c & 1 ? c >> 1 ^ 0xEDB88320u : c >> 1;
    table[i] = c;
  }
  return table;
}
constexpr std::array<uint32_t, 16> kCrc = crc_table();

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

// Length of something a transport may have put into the middle of a link at `at`: blanks, a quoted-printable soft break
// ("=" at the end of a line), quote marks at the start of a line, invisible break characters. 0: none.
size_t break_length(std::string_view text, size_t at) {
  size_t i = at;
  bool newline = false;
  while (i < text.size()) {
    std::string_view const rest = text.substr(i);
    if (is_blank(rest[0])) {
      newline |= rest[0] == '\n' || rest[0] == '\r';
      ++i;
    } else if (rest[0] == '>' && newline) {
      ++i;
    } else if (rest[0] == '=' && rest.size() > 1 && (rest[1] == '\n' || rest[1] == '\r')) {
      ++i;
    } else if (rest.starts_with("\xE2\x80\x8B") || rest.starts_with("\xEF\xBB\xBF")) {  // zero-width space, BOM
      i += 3;
    } else if (rest.starts_with("\xC2\xAD")) {  // soft hyphen
      i += 2;
    } else {
      break;
    }
  }
  return i - at;
}

// Reads format and length as soon as enough characters are there.
void read_header(LinkScan& s) {
  std::string bytes;
  std::string_view const whole = std::string_view(s.code).substr(0, s.code.size() / 4 * 4);
  if (!from_base64url(whole, bytes)) return;
  size_t at = 0;
  uint64_t format = 0, length = 0;
  if (!get_varint(bytes, at, format)) return;
  s.format = uint32_t(std::min<uint64_t>(format, 0xFFFFFFFFu));
  if (!get_varint(bytes, at, length) || length > kMaxPayload) return;
  s.header = at;
  s.declared = base64url_chars(at + size_t(length));
}

}  // namespace

uint32_t crc32(std::string_view bytes, uint32_t crc) {
  crc = ~crc;
  for (char c : bytes) {
    crc ^= uint8_t(c);
    crc = crc >> 4 ^ kCrc[crc & 15];
    crc = crc >> 4 ^ kCrc[crc & 15];
  }
  return ~crc;
}

void put_varint(std::string& out, uint64_t value) {
  for (; value >= 128; value >>= 7) out.push_back(char((value & 127) | 128));
  out.push_back(char(value));
}

bool get_varint(std::string_view bytes, size_t& at, uint64_t& value) {
  value = 0;
  for (int shift = 0; shift < 35 && at < bytes.size(); shift += 7) {
    uint8_t const byte = uint8_t(bytes[at++]);
    value |= uint64_t(byte & 127) << shift;
    if (byte < 128) return shift == 0 || byte != 0;  // no padded forms: one number, one spelling
  }
  return false;
}

bool scan_link(std::string_view text, size_t at, bool bare, LinkScan& out) {
  out = LinkScan{};
  out.begin = at;
  if (!bare) at += text.substr(at).starts_with("%23") ? 3 : 1;
  if (at >= text.size() || std::string_view("rtoive").find(text[at]) == std::string_view::npos) return false;
  out.kind = Kind(text[at++]);
  bool broken = false;
  out.end = at;
  while (at < text.size() && (out.declared == 0 || out.code.size() < out.declared) && out.code.size() < kLinkText) {
    if (base64url_value(text[at]) >= 0) {
      out.code.push_back(text[at++]);
      out.end = at;
      if (!broken) out.first_run = out.code.size();
      if (out.declared == 0 && out.code.size() % 4 == 0 && out.code.size() <= 12) read_header(out);
      if (out.format > kPlausibleFormat || (out.code.size() >= 4 && out.format == 0)) return false;
      continue;
    }
    size_t const skip = break_length(text, at);
    if (skip == 0) {
      bool const goes_on = at + 1 < text.size() && base64url_value(text[at + 1]) >= 0;
      if (goes_on && uint8_t(text[at]) > ' ' && uint8_t(text[at]) < 127) out.stopped_by = text[at];
      break;
    }
    broken = true;
    at += skip;
  }
  out.to_end = at >= text.size();
  // Short things that begin like a link ("#rA") are somebody's hash tag.
  return out.code.size() >= 4 || (out.code.size() >= 2 && out.code.starts_with("AQ"));
}

}  // namespace paddock::post
