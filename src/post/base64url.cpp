#include "post/base64url.hpp"

#include <array>
#include <cstdint>

namespace paddock::post {
namespace {

constexpr char kAlphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

constexpr std::array<int8_t, 256> values() {
  std::array<int8_t, 256> out = {};
  for (auto& v : out) v = -1;
  for (int i = 0; i < 64; ++i) out[size_t(uint8_t(kAlphabet[i]))] = int8_t(i);
  return out;
}
constexpr std::array<int8_t, 256> kValues = values();

}  // namespace

int base64url_value(char c) { return kValues[uint8_t(c)]; }

std::string to_base64url(std::string_view bytes) {
  std::string out;
  out.reserve(base64url_chars(bytes.size()));
  uint32_t held = 0;
  int bits = 0;
  for (char c : bytes) {
    held = held << 8 | uint8_t(c);
    for (bits += 8; bits >= 6; bits -= 6) out.push_back(kAlphabet[held >> (bits - 6) & 63]);
  }
  if (bits > 0) out.push_back(kAlphabet[held << (6 - bits) & 63]);
  return out;
}

bool from_base64url(std::string_view text, std::string& out, size_t* bad) {
  out.clear();
  out.reserve(text.size() * 3 / 4);
  uint32_t held = 0;
  int bits = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    int const value = base64url_value(text[i]);
    if (value < 0) {
      if (bad) *bad = i;
      return false;
    }
    held = held << 6 | uint32_t(value);
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      out.push_back(char(held >> bits));
    }
  }
  // A lone last character, or unused bits that are set, never come from an encoder.
  bool const sound = bits < 6 && (held & ((1u << bits) - 1)) == 0;
  if (!sound && bad) *bad = text.size();
  return sound;
}

}  // namespace paddock::post
