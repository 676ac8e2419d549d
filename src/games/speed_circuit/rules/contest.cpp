// What an event may count of a race, and its heats and final (contract/contest.hpp).
#include "games/speed_circuit/rules/event_rules.hpp"
#include "games/speed_circuit/rules/events.hpp"
#include "games/speed_circuit/speed_circuit.hpp"

namespace paddock::speed_circuit {
namespace {

enum Mark { Fastest, Pole, Undamaged };
constexpr ContestMark kMarks[] = {{"fastest", "fastest lap"}, {"pole", "pole"}, {"undamaged", "engine and brakes sound"}};
using Laps = std::array<std::optional<Ratio>, kMaxSeats>;

// A car's way as it drives: the spaces of a turn share it.
struct Clock {
  int laps = 0;                         // behind it
  Ratio last;                           // when the last one ended
  std::optional<Ratio> best;
};

void clock_turn(std::vector<Event> const& events, int seat, int length, int64_t begin, Clock& clock) {
  std::vector<int> rows;
  for (Event const& e : events)
    if (e.kind == Ev::Moved && e.seat == seat) rows.push_back(e.a);
  for (size_t i = 0; i < rows.size(); ++i) {
    if (rows[i] < (clock.laps + 1) * length - 1) continue;        // SC-4.14 the line lies before the first row
    Ratio const now = Ratio(begin) + Ratio(int64_t(i) + 1, int64_t(rows.size()));
    if (!clock.best || now - clock.last < *clock.best) clock.best = now - clock.last;
    clock.last = now;
    ++clock.laps;
  }
}

bool anybody_moves(std::vector<Event> const& events) {
  for (Event const& e : events)
    if (e.kind == Ev::Moved) return true;
  return false;
}

Laps fastest_laps(ChronicleOf<Event> chronicle, int length) {
  std::array<Clock, kMaxSeats> clocks;
  int64_t turn = 0;                     // of the race: from the first in which anybody moves
  for (auto const& events : chronicle) {
    if (turn == 0 && !anybody_moves(events)) continue;
    for (int seat = 0; seat < kMaxSeats; ++seat) clock_turn(events, seat, length, turn, clocks[size_t(seat)]);
    ++turn;
  }
  Laps out;
  for (size_t seat = 0; seat < out.size(); ++seat) out[seat] = clocks[seat].best;
  return out;
}

void mark_pole(ChronicleOf<Event> chronicle, std::vector<Finish>& finishes) {
  for (auto const& events : chronicle)
    for (Event const& e : events)
      if (e.kind == Ev::Grid && e.a == 1 && e.seat >= 0 && size_t(e.seat) < finishes.size()) finishes[size_t(e.seat)].marks |= 1u << Pole;
}

// SC-2.4
void final_seat(SeatSetup& seat, int points) {
  if (points) seat.options["points"] = points;
}

constexpr char const* kPointsRule = "SC-2.P";

}  // namespace

Contest const& SpeedCircuit::contest() {
  static Qualifying const kHeats{kFieldSize, {"SC-1.1"}, {"SC-1.2"}, {"SC-1.2"}, {kPointsRule}, {"SC-2.1"}, {"SC-2.3"}, {"SC-2.4"},
                                 final_criteria(), qualifying_points, draw_final, final_seat};
  static Contest const kContest{.marks = kMarks, .qualifying = &kHeats};
  return kContest;
}

std::vector<Finish> SpeedCircuit::finishes(State const& s, ChronicleOf<Event> chronicle) const {
  std::vector<Finish> out;
  for (Car const& c : s.cars) out.push_back({c.place, 0, c.engine || c.brakes ? 0u : 1u << Undamaged});
  mark_pole(chronicle, out);
  mark_least(out, fastest_laps(chronicle, track_->length), Fastest);
  return out;
}

}  // namespace paddock::speed_circuit
