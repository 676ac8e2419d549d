// What an event may count of a race (contract/contest.hpp).
#include "games/nascar/nascar.hpp"

namespace paddock::nascar {
namespace {

constexpr ContestMark kMarks[] = {{"fastest", "fastest lap"}};
using Laps = std::array<std::optional<Ratio>, kMaxSeats>;

// NR-12.3: a turn lasts the same for everybody, its moves share it. From one crossing of the line to the next one.
Laps fastest_laps(ChronicleOf<Event> chronicle) {
  Laps best, last;
  std::array<int, kMaxSeats> most = {};
  for (size_t turn = 0; turn < chronicle.size(); ++turn)
    for (Event const& e : chronicle[turn]) {
      if (e.kind != Ev::Crossing || e.seat < 0 || e.seat >= kMaxSeats) continue;
      size_t const seat = size_t(e.seat);
      int const crossings = e.a, move = e.b, moves = e.c;
      if (crossings <= most[seat]) continue;                     // back over it, and again
      most[seat] = crossings;
      Ratio const now = Ratio(int64_t(turn)) + Ratio(move, std::max(moves, 1));
      if (last[seat] && (!best[seat] || now - *last[seat] < *best[seat])) best[seat] = now - *last[seat];
      last[seat] = now;
    }
  return best;
}

}  // namespace

Contest const& Nascar::contest() {
  static constexpr Contest kContest{.marks = kMarks};
  return kContest;
}

std::vector<Finish> Nascar::finishes(State const& s, ChronicleOf<Event> chronicle) const {
  std::vector<Finish> out;
  for (Car const& c : s.cars) out.push_back({c.status == Status::Finished ? c.place : 0, 0, 0});
  auto const order = race_order(s);
  for (int i = 0; s.closed && i < order.size(); ++i)   // NR-12.5: who still runs when the race is closed is placed in race order
    if (s.cars[order[i]].racing()) out[size_t(order[i])].place = i + 1;
  mark_least(out, fastest_laps(chronicle), 0);
  return out;
}

}  // namespace paddock::nascar
