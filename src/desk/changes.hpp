// What has changed at a table, so that screens and the shell can tell, and the one sentence to say about it. All parts of Play
// write here.
#pragma once
#include <cstdint>
#include <string>
#include <utility>

#include "core/action.hpp"

namespace paddock::app {

std::string with_rule(Verdict const& v);  // "over by 2 (NR-1.4)"

class Changes {
 public:
  void touch() { ++revision_, ++generation_; }   // something that is kept
  void look() { ++revision_; }                   // something that is only seen
  uint32_t revision() const { return revision_; }        // changes whenever anything here does
  uint64_t generation() const { return generation_; }    // whenever anything that is kept does
  void say(std::string sentence) { notice_ = std::move(sentence); }   // one sentence, to be shown once
  std::string take_notice() { return std::exchange(notice_, {}); }

 private:
  uint32_t revision_ = 1;
  uint64_t generation_ = 1;
  std::string notice_;
};

}  // namespace paddock::app
