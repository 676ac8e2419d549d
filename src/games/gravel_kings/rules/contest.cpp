// What an event may count of a meeting (contract/contest.hpp): the score of a club is its own points, a draw is a shared place.
#include "games/gravel_kings/gravel_kings.hpp"

namespace paddock::gravel_kings {

Contest const& GravelKings::contest() {
  static constexpr Contest kContest{.points = "points of the meeting"};
  return kContest;
}

std::vector<Finish> GravelKings::finishes(State const& s, ChronicleOf<Event>) const {
  auto const points = score(s);
  std::vector<Finish> out;
  for (int seat = 0; seat < book_.seats(); ++seat) {
    size_t const team = size_t(seat % 2);
    out.push_back({points[team] >= points[1 - team] ? 1 : 2, points[team] * kParts, 0});
  }
  return out;
}

}  // namespace paddock::gravel_kings
