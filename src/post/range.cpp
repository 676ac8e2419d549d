// The range coder below the models: carries are propagated through held-back bytes (as in LZMA), 32-bit range.
#include <algorithm>
#include <cassert>

#include "post/coder.hpp"

namespace paddock::post {
namespace {

constexpr uint32_t kTop = 1u << 24;
constexpr size_t kGrace = 4;  // bytes behind the end that a sound stream may ask for; they read as zero

uint32_t bound_of(uint32_t range, uint32_t p1) { return (range >> 16) * p1; }

}  // namespace

int Encoder::code(int bit, uint32_t p1) {
  assert(p1 > 0 && p1 < 65536);
  uint32_t const bound = bound_of(range_, p1);
  if (bit) {
    range_ = bound;
  } else {
    low_ += bound;
    range_ -= bound;
  }
  while (range_ < kTop) {
    range_ <<= 8;
    shift();
  }
  return bit;
}

void Encoder::shift() {
  if (low_ < 0xFF000000u || low_ > 0xFFFFFFFFu) {
    uint8_t const carry = uint8_t(low_ >> 32);
    if (started_) out_.push_back(char(cache_ + carry));  // the very first byte is always zero: left out
    started_ = true;
    for (; pending_ > 0; --pending_) out_.push_back(char(0xFF + carry));
    cache_ = uint8_t(low_ >> 24);
  } else {
    ++pending_;
  }
  low_ = (low_ & 0x00FFFFFFu) << 8;
}

std::string Encoder::finish() {
  // The value in the interval with the most zero bytes at its end; those need not be written.
  uint64_t const rounded = (low_ + 0xFFFFFFu) & ~uint64_t(0xFFFFFFu);
  low_ = rounded;
  for (int i = 0; i < 5; ++i) shift();
  for (int i = 0; i < 4 && !out_.empty() && out_.back() == 0; ++i) out_.pop_back();
  return std::move(out_);
}

Decoder::Decoder(std::string_view bytes) : bytes_(bytes) {
  for (int i = 0; i < 4; ++i) code_ = code_ << 8 | next();
}

uint32_t Decoder::next() {
  size_t const i = at_++;
  if (i < bytes_.size()) return uint8_t(bytes_[i]);
  if (i >= bytes_.size() + kGrace) failed_ = true;
  return 0;
}

int Decoder::code(int, uint32_t p1) {
  if (failed_) return 0;
  uint32_t const bound = bound_of(range_, p1);
  int const bit = code_ < bound;
  if (bit) {
    range_ = bound;
  } else {
    code_ -= bound;
    range_ -= bound;
  }
  while (range_ < kTop) {
    range_ <<= 8;
    code_ = code_ << 8 | next();
  }
  return failed_ ? 0 : bit;
}

}  // namespace paddock::post
