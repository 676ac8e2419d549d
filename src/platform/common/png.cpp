#include "platform/common/png.hpp"

#include <array>
#include <string_view>

namespace paddock::platform {
namespace {

constexpr std::array<uint32_t, 256> kCrcTable = [] {
  std::array<uint32_t, 256> table{};
  for (uint32_t n = 0; n < 256; ++n) {
    uint32_t c = n;
    for (int bit = 0; bit < 8; ++bit) c = (c & 1) != 0 ? 0xEDB88320u ^ (c >> 1) : c >> 1;
    table[n] = c;
  }
  return table;
}();

uint32_t crc(std::string_view bytes) {
  uint32_t c = 0xFFFFFFFFu;
  for (char const byte : bytes) c = kCrcTable[(c ^ static_cast<uint8_t>(byte)) & 0xFFu] ^ (c >> 8);
  return ~c;
}

uint32_t adler(std::string_view bytes) {
  uint32_t a = 1, b = 0;
  for (char const byte : bytes) {
    a = (a + static_cast<uint8_t>(byte)) % 65521u;
    b = (b + a) % 65521u;
  }
  return b << 16 | a;
}

void put32(std::string& out, uint32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8) out.push_back(static_cast<char>(value >> shift & 0xFFu));
}

void chunk(std::string& out, std::string_view kind, std::string_view data) {
  put32(out, static_cast<uint32_t>(data.size()));
  std::string body(kind);
  body += data;
  out += body;
  put32(out, crc(body));
}

std::string stored_zlib(std::string_view raw) {
  std::string out = "\x78\x01";
  for (size_t at = 0; at < raw.size() || at == 0;) {
    size_t const size = std::min<size_t>(65535, raw.size() - at);
    out.push_back(at + size >= raw.size() ? 1 : 0);
    for (size_t const part : {size, ~size}) {
      out.push_back(static_cast<char>(part & 0xFF));
      out.push_back(static_cast<char>(part >> 8 & 0xFF));
    }
    out += raw.substr(at, size);
    at += size;
    if (size == 0) break;
  }
  put32(out, adler(raw));
  return out;
}

}  // namespace

std::string write_png(int width, int height, std::span<uint8_t const> rgba) {
  std::string raw;
  size_t const row = static_cast<size_t>(width) * 4;
  raw.reserve((row + 1) * static_cast<size_t>(height));
  for (int y = 0; y < height; ++y) {
    raw.push_back(0);  // no filter
    raw.append(reinterpret_cast<char const*>(rgba.data()) + row * static_cast<size_t>(y), row);
  }
  std::string header;
  put32(header, static_cast<uint32_t>(width));
  put32(header, static_cast<uint32_t>(height));
  header += std::string_view("\x08\x06\0\0\0", 5);  // 8 bits, RGBA
  std::string out = "\x89PNG\r\n\x1a\n";
  chunk(out, "IHDR", header);
  chunk(out, "IDAT", stored_zlib(raw));
  chunk(out, "IEND", "");
  return out;
}

}  // namespace paddock::platform
