// Putting entrants in order by one question after the other, and keeping what was asked.
#pragma once
#include <functional>
#include <span>
#include <vector>

#include "events/standings.hpp"

namespace paddock::app::events {

// One question: everybody's number, asked of those who are still equal.
struct Ask {
  char const* words = "";
  Rule rule;
  bool low = false;                     // the lower number is ahead
  Reason::Form form = Reason::Number;
  bool always = true;                   // false: only said where it parts them
  bool again = false;                   // dice: asked of equals until they differ
  // `equals`: who is asked, in no order that matters; `numbers` gets theirs. `round`: how often it was asked of them before.
  std::function<void(std::span<int const> equals, int round, std::span<int64_t> numbers)> numbers;
};

struct Ranked {
  int who = 0, place = 0;               // from 1; whom nothing parts share one
  std::vector<Reason> reasons;
};
std::vector<Ranked> ranked(std::vector<int> who, std::span<Ask const> asks);

}  // namespace paddock::app::events
