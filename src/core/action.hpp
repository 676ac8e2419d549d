// One small decision. What verb and arg mean is the game's affair; Actions is the ordered list of legal ones.
#pragma once
#include <cassert>
#include <cstdint>
#include <string>

#include "core/ids.hpp"

namespace paddock {

struct Action {
  uint16_t verb = 0;
  int16_t arg = 0;
  friend bool operator==(Action a, Action b) { return a.verb == b.verb && a.arg == b.arg; }
};

// Like List, but its storage is never cleared: it is filled anew millions of times a second. What does not fit is a fault
// of the program: refused in release builds, too. Without a branch (measured: a branch costs Nascar 5 %), so it is
// written to a spare place behind the last, which nobody reads.
class Actions {
 public:
  static constexpr int kMax = 320;   // every card of the largest deck of Gravel Kings, and the words beside
  void clear() { size_ = 0; }
  void push(Action a) { push_if(true, a); }
  void push_if(bool yes, Action a) {
    assert(!yes || size_ < kMax);
    items_[size_] = a;
    size_ += yes & (size_ < kMax);
  }
  int size() const { return size_; }
  Action operator[](int i) const {
    assert(i >= 0 && i < size_);
    return items_[i];
  }
  Action const* begin() const { return items_; }
  Action const* end() const { return items_ + size_; }
  // Index of an action, -1 if it is not legal.
  int find(Action a) const {
    for (int i = 0; i < size_; ++i)
      if (items_[i] == a) return i;
    return -1;
  }

 private:
  Action items_[kMax + 1];
  int size_ = 0;
};

// The answer to "may I?": yes, or the rule that forbids it and the numbers.
struct Verdict {
  Rule rule;
  std::string why;  // empty: allowed
  explicit operator bool() const { return why.empty(); }
};

}  // namespace paddock
