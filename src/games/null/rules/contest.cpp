// What an event may count of a race (contract/contest.hpp): here belong the game's own points and marks.
#include "games/null/null.hpp"

namespace paddock::null {
namespace {

constexpr ContestMark kMarks[] = {{"sprung", "let his spring go"}};

}  // namespace

Contest const& Null::contest() {
  static constexpr Contest kContest{.points = "steps", .marks = kMarks};
  return kContest;
}

// NL-1.4: places of equals are shared; a step is a point.
std::vector<Finish> Null::finishes(State const& s, Chronicle) const {
  std::vector<Finish> out;
  for (Runner const& one : s.runners) {
    int place = 1;
    for (Runner const& other : s.runners) place += other.place > one.place;
    out.push_back({place, one.place * kParts, uint32_t(one.sprung)});
  }
  return out;
}

}  // namespace paddock::null
