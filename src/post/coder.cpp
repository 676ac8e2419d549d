#include "post/coder.hpp"

#include <algorithm>
#include <cassert>

namespace paddock::post {
namespace {

constexpr int kChoiceSlots = 15;  // log2
constexpr int kLetterSlots = 15;
constexpr int kChain = 24;        // more alternatives than this are coded as a tree instead of one by one
constexpr int kMaxChoices = 4096;

uint32_t mix(uint32_t a, uint32_t b) { return context_of(a, b); }

}  // namespace

Coder::Coder() : mixing_(kChoiceSlots) {}

int Coder::mixed(int bit, std::span<uint32_t const> contexts, uint32_t set) {
  bit = code(bit, mixing_.predict(contexts, set));
  mixing_.learn(bit);
  return bit;
}

// A chain of "is it this one?": first the expected alternative, then the others in their order. The last is implied.
int Coder::choice(int index, Choice const& about) {
  if (about.n < 1 || about.n > kMaxChoices || (!decoding() && (index < 0 || index >= about.n))) fail();
  if (failed_ || about.n == 1) return 0;
  std::array<uint32_t, Choice::kContexts + 2> base = {};
  size_t const used = size_t(about.used);
  bool const hint = about.likely >= 0 && about.likely < about.n;
  auto name_of = [&](int i) { return about.names.empty() ? uint32_t(i) : about.names[size_t(i)]; };
  uint32_t const likely = hint ? name_of(about.likely) : 0xFFFFu;
  for (size_t i = 0; i < used; ++i) base[i] = context_of(about.contexts[i], about.kind, i);
  base[used] = context_of(about.kind, 77);
  size_t inputs = used + 1;
  if (hint) base[inputs++] = context_of(about.kind, likely, used ? about.contexts[used - 1] : 0, 99);
  std::span<uint32_t const> const all(base.data(), inputs);
  if (about.n > kChain) return tree(index, about, all);

  std::array<uint32_t, Choice::kContexts + 2> ctx = {};
  int left = about.n;
  for (int k = hint ? -1 : 0; k < about.n; ++k) {
    int const j = k < 0 ? about.likely : k;
    if (k >= 0 && hint && j == about.likely) continue;
    if (--left == 0) return j;
    uint32_t const name = name_of(j);
    for (size_t i = 0; i < inputs; ++i) ctx[i] = context_of(base[i], name, i < used && hint ? likely == name : 0);
    uint32_t const set = (about.kind * 4 + uint32_t(k < 0 ? 0 : hint ? 1 : 2)) % Mixing::kSets;
    if (mixed(index == j, std::span(ctx.data(), inputs), set)) return j;
  }
  return 0;
}

int Coder::tree(int index, Choice const& about, std::span<uint32_t const> base) {
  int low = 0, high = about.n - 1;
  std::array<uint32_t, Choice::kContexts + 2> ctx = {};
  while (low < high) {
    int const middle = low + (high - low) / 2;
    for (size_t i = 0; i < base.size(); ++i) ctx[i] = context_of(base[i], low, high);
    uint32_t const set = (about.kind * 4 + 3) % Mixing::kSets;
    if (mixed(index > middle, std::span(ctx.data(), base.size()), set)) low = middle + 1;
    else high = middle;
  }
  return low;
}

bool Coder::flag(bool value, uint32_t context) {
  if (failed_) return false;
  uint32_t const ctx[] = {mix(context, 0xF1A6)};
  return mixed(value, ctx, Mixing::kSets - 1) != 0;
}

bool Coder::chance(bool value, int permille) {
  if (failed_) return false;
  if (permille <= 0 || permille >= 1000) {
    if (!decoding() && value != (permille >= 1000)) fail();
    return permille >= 1000;
  }
  return code(value, uint32_t(permille * 65536 / 1000)) != 0;
}

uint32_t Coder::uniform(uint32_t value, uint32_t n) {
  if (n == 0 || (!decoding() && value >= n)) fail();
  uint32_t low = 0;
  uint64_t size = failed_ ? 1 : n;
  while (size > 1) {
    uint64_t const half = size / 2;  // below: 0
    int const bit = code(value >= low + half, uint32_t((size - half) * 65536 / size));
    if (bit) low += uint32_t(half), size -= half;
    else size = half;
  }
  return low;
}

uint64_t Coder::number(uint64_t value, uint32_t context) {
  if (failed_) return 0;
  int length = 0;  // bits of value, unary with a learned chain
  for (;; ++length) {
    if (length == 64) break;
    uint32_t const ctx[] = {context_of(context, length, 0xA11)};
    if (!mixed(value >> length != 0, ctx, Mixing::kSets - 2)) break;
  }
  if (failed_ || length == 0) return 0;
  uint64_t got = 1;
  for (int i = length - 2; i >= 0; --i) {
    bool const top = length - 2 - i < 3;  // the highest bits are learned, the others are noise
    int const bit = int(value >> i & 1);
    if (top) {
      uint32_t const ctx[] = {context_of(context, length, got, 0xB17)};
      got = got << 1 | uint64_t(mixed(bit, ctx, Mixing::kSets - 3));
    } else {
      got = got << 1 | uint64_t(code(bit, 32768));
    }
  }
  return failed_ ? 0 : got;
}

int Coder::symbol(int byte, bool learn_only) {
  if (!letters_) letters_ = std::make_unique<Mixing>(kLetterSlots);
  uint32_t const o1 = history_ & 0xFF, o2 = history_ & 0xFFFF, o3 = history_ & 0xFFFFFF;
  int node = 1;
  while (node < 256) {
    uint32_t const ctx[] = {context_of(node, 1), context_of(o1, node, 2), context_of(o2, node, 3),
                            context_of(o3, node, 4), context_of(history_, node, 5)};
    uint32_t const p = letters_->predict(ctx, uint32_t(node == 1));
    int const bit = byte >> (7 - (31 - __builtin_clz(unsigned(node)))) & 1;
    int const got = learn_only ? bit : code(bit, p);
    letters_->learn(got);
    node = node << 1 | got;
    if (failed_) return 0;
  }
  history_ = history_ << 8 | uint32_t(node & 0xFF);
  return node & 0xFF;
}

void Coder::prime(std::string_view dictionary) {
  for (char c : dictionary) symbol(uint8_t(c), true);
}

// Ends with a zero byte; a zero inside is a failure of the writer.
std::string Coder::text(std::string_view value, size_t max_bytes) {
  std::string got;
  if (!decoding() && (value.size() > max_bytes || value.find('\0') != value.npos)) fail();
  for (size_t i = 0; !failed_; ++i) {
    int const byte = symbol(i < value.size() ? uint8_t(value[i]) : 0, false);
    if (failed_) return {};
    if (byte == 0) return got;
    if (got.size() == max_bytes) fail();
    else got.push_back(char(byte));
  }
  return {};
}

}  // namespace paddock::post
