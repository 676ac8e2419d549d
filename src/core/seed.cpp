#include "core/seed.hpp"

#include <cstddef>
#include <cstring>

extern "C" {
#include "ref/chacha20_ref.h"

// libsodium's cipher wipes what it has worked with; the file this stands in is not among those we take.
void sodium_memzero(void* const at, size_t const size) {
  volatile unsigned char* p = static_cast<volatile unsigned char*>(at);
  for (size_t i = 0; i < size; ++i) p[i] = 0;
}
}

namespace paddock {
namespace {

void put(uint64_t v, unsigned char* to) {
  for (int i = 0; i < 8; ++i) to[i] = static_cast<unsigned char>(v >> 8 * i);
}

}  // namespace

// The first eight bytes of block `n`, little end first.
uint64_t Seed::stream(uint64_t which, uint64_t n) const {
  unsigned char key[32], nonce[8], bytes[8] = {};
  for (size_t i = 0; i < key_.size(); ++i) put(key_[i], key + 8 * i);
  put(which, nonce);
  crypto_stream_chacha20_ref_implementation.stream_xor_ic(bytes, bytes, sizeof bytes, nonce, n, key);
  uint64_t out = 0;
  for (int i = 7; i >= 0; --i) out = out << 8 | bytes[i];
  return out;
}

std::string to_hex(uint64_t v) {
  std::string out;
  for (int shift = 60; shift >= 0; shift -= 4) out.push_back("0123456789abcdef"[(v >> shift) & 15]);
  return out;
}

bool from_hex(std::string_view text, uint64_t& out) {
  if (text.empty() || text.size() > 16) return false;
  uint64_t v = 0;
  for (char c : text) {
    int const d = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
    if (d < 0) return false;
    v = v << 4 | uint64_t(d);
  }
  out = v;
  return true;
}

std::string Seed::hex() const {
  std::string out;
  for (size_t i = 0; i < (keyed_ ? key_.size() : 1); ++i) out += to_hex(key_[i]);
  return out;
}

bool Seed::from_hex(std::string_view text, Seed& out) {
  Key key = {};
  bool const keyed = text.size() == 64;
  for (size_t i = 0; i < (keyed ? key.size() : 1); ++i)
    if (!paddock::from_hex(keyed ? text.substr(16 * i, 16) : text, key[i])) return false;
  out = keyed ? Seed(key) : Seed(key[0]);
  return true;
}

}  // namespace paddock
