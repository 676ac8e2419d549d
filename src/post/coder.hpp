// The arithmetic coder of links: adaptive models that learn while they code, so that a race of well driven laps costs
// little more than a bit an order letter. Integers only: native and WASM write and read the same bytes.
//
// One piece of code serves both ways. Every call takes the value and returns it: the Encoder writes what it is given,
// the Decoder ignores its argument and returns what it read.
//
//   void transfer(Coder& c, Setup& s) { s.laps = int(c.number(s.laps)); s.title = c.text(s.title, 80); }
#pragma once
#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "post/mixing.hpp"

namespace paddock::post {

// What the caller knows about one decision among n alternatives. Everything here must be computable by the reader, too,
// before he knows the answer.
struct Choice {
  static constexpr int kContexts = 4;
  int n = 1;                                     // alternatives, 1..4096; 1 costs nothing
  uint32_t kind = 0;                             // which kind of prompt; separates the models of unlike decisions
  std::array<uint32_t, kContexts> contexts = {};  // hashes of what the answer may depend on, best first
  int used = 0;                                  // how many of them
  int likely = -1;                               // index the caller expects (autopilot, a guess), -1: none
  std::span<uint32_t const> names = {};          // optional, n of them: a stable name for every alternative, so that
                                                 // "M" stays "M" when the legal list shifts; else the index is the name
  Choice& with(uint32_t context) {
    if (used < kContexts) contexts[size_t(used++)] = context;
    return *this;
  }
};

// Joins numbers to a context: context_of(tile, heading, speed).
template <class... Ts>
constexpr uint32_t context_of(Ts... values) {
  uint32_t h = 0x9E3779B9u;
  ((h = (h ^ uint32_t(int64_t(values))) * 0x85EBCA6Bu, h ^= h >> 15), ...);
  return h;
}

class Coder {
 public:
  virtual ~Coder() = default;
  Coder(Coder const&) = delete;
  Coder& operator=(Coder const&) = delete;

  virtual bool decoding() const = 0;
  // Decoder: the bytes ended early or held an impossible value. Every later call returns its smallest value at once,
  // so a loop that checks failed() once a round ends soon. Encoder: a value was out of range.
  bool failed() const { return failed_; }
  void fail() { failed_ = true; }

  int choice(int index, Choice const& about);            // index in 0..n-1
  bool flag(bool value, uint32_t context = 0);           // adaptive
  bool chance(bool value, int permille);                 // fixed probability of true, 1..999; 0 and 1000 cost nothing
  uint32_t uniform(uint32_t value, uint32_t n);          // 0..n-1, all equally likely
  uint64_t number(uint64_t value, uint32_t context = 0);  // any size, small ones short; adaptive by context
  // At most max_bytes bytes (an encoder fails beyond, a decoder fails before it allocates more).
  std::string text(std::string_view value, size_t max_bytes);
  // Teaches the text model a dictionary (keys, usual names) without writing anything. Both sides must do the same.
  void prime(std::string_view dictionary);

 protected:
  Coder();
  virtual int code(int bit, uint32_t p1) = 0;  // p1: probability of 1 in 1..65535 of 65536
  bool failed_ = false;

 private:
  int mixed(int bit, std::span<uint32_t const> contexts, uint32_t set);
  int symbol(int byte, bool learn_only);
  int tree(int index, Choice const& about, std::span<uint32_t const> base);
  Mixing mixing_;
  std::unique_ptr<Mixing> letters_;  // made when the first text comes
  uint32_t history_ = 0;             // the last four bytes of text
};

class Encoder final : public Coder {
 public:
  bool decoding() const override { return false; }
  // Ends the stream and gives its bytes; call once.
  std::string finish();

 private:
  int code(int bit, uint32_t p1) override;
  void shift();
  std::string out_;
  uint64_t low_ = 0;
  uint32_t range_ = 0xFFFFFFFFu;
  uint64_t pending_ = 0;  // bytes held back because a carry may still reach them, the first one is not written at all
  uint8_t cache_ = 0;
  bool started_ = false;
};

// Keeps a view of the bytes: they must outlive the decoder.
class Decoder final : public Coder {
 public:
  explicit Decoder(std::string_view bytes);
  bool decoding() const override { return true; }

 private:
  int code(int bit, uint32_t p1) override;
  uint32_t next();
  std::string_view bytes_;
  size_t at_ = 0;
  uint32_t range_ = 0xFFFFFFFFu;
  uint32_t code_ = 0;
};

}  // namespace paddock::post
