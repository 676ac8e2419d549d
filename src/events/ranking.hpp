// Putting entrants in order by one question after the other, and keeping what was asked.
#pragma once
#include <span>
#include <vector>

#include "events/standings.hpp"

namespace paddock::app::events {

// One question: everybody's number, asked of those who are still equal.
struct Ask {
  char const* words = "";
  Rule rule;
  bool low = false;                     // the lower number is ahead
  Measure measure = Measure::Number;
  bool always = true;                   // false: only said where it parts them
  enum Again : uint8_t { No, UntilDifferent, WhileParted } again = No;   // of equals: dice; what they had with one another
  // The numbers of those who are asked. `round`: how often it was asked of them before. Not std::function: see Telling in
  // contract/secrets.hpp; `of` and `which` are for it.
  void (*numbers)(Ask const& ask, std::span<int const> equals, int round, std::span<int64_t> numbers) = nullptr;
  void const* of = nullptr;
  int which = 0;
};

struct Ranked {
  int who = 0, place = 0;               // from 1; whom nothing parts share one
  std::vector<Reason> reasons;
};
std::vector<Ranked> ranked(std::vector<int> who, std::span<Ask const> asks);

}  // namespace paddock::app::events
