// Running order, gaps and turn at a glance; marks of the lap chart.
#include <algorithm>
#include <array>

#include "games/speed_circuit/orders/phrases.hpp"
#include "games/speed_circuit/rules/events.hpp"
#include "games/speed_circuit/rules/way.hpp"
#include "games/speed_circuit/speed_circuit.hpp"

namespace paddock::speed_circuit {
namespace {

std::string gap_text(SpeedCircuit const& g, Car const& leader, Car const& c) {
  if (c.place) return "turn " + std::to_string(c.finish_turn);
  if (!c.racing()) return "out";
  int const rows = leader.progress - c.progress, lap = g.track().length;
  if (!leader.racing() || rows <= 0) return "";
  return rows < lap ? plural(rows, "row") : plural(rows / lap, "lap");
}

paddock::Standing::Row::State row_state(State const& s, int seat) {
  Car const& c = s.cars[seat];
  if (c.status == Status::Finished) return paddock::Standing::Row::Finished;
  if (c.status == Status::Out) return paddock::Standing::Row::Retired;
  bool const due = s.phase == Phase::Move ? s.ask.seat == seat : s.plans[seat].stage == Plan::Open;
  return due ? paddock::Standing::Row::Deciding : paddock::Standing::Row::Sealed;
}

// SC-B.5 the place of each car in the order of movement; who does not move: behind.
std::array<int, kMaxSeats> turns_to_move(Book const& b, State const& s) {
  std::array<int, kMaxSeats> out;
  out.fill(kMaxSeats);
  auto const order = s.phase == Phase::Plot ? expected_order(b, s) : s.order;
  for (int i = 0; i < order.size(); ++i) out[size_t(order[i])] = i;
  return out;
}

}  // namespace

List<Seat, kMaxSeats> SpeedCircuit::running_order(State const& s) const {
  auto out = race_order(s);
  if (s.phase != Phase::Plot && s.phase != Phase::Move) return out;
  auto const turns = turns_to_move(book(), s);
  auto const before = [&](Seat a, Seat b) {
    Car const &x = s.cars[a], &y = s.cars[b];
    if (x.racing() && y.racing()) return x.progress == y.progress && turns[size_t(a)] < turns[size_t(b)];
    return x.racing() && !y.place;
  };
  for (int i = 1; i < out.size(); ++i)
    for (int at = i; at > 0 && before(out[at], out[at - 1]); --at) std::swap(out[at], out[at - 1]);
  return out;
}

Standing SpeedCircuit::standing(State const& s) const {
  paddock::Standing out;
  out.main_label = "speed";
  auto const order = running_order(s);
  int lap = 0;
  Car const* leader = nullptr;
  for (Seat seat : order) {
    Car const& c = s.cars[seat];
    if (!leader && c.racing()) leader = &c;
    if (c.progress >= 0) lap = std::max(lap, std::min(c.progress / track_->length + 1, laps_));
  }
  int place = 0, last = -1000, shown = 0;
  for (Seat seat : order) {
    Car const& c = s.cars[seat];
    ++place;
    paddock::Standing::Row row;
    row.seat = seat;
    bool const stopped = !c.place && (s.phase == Phase::Over || !c.racing());  // out, or the race was closed under him
    bool const shared = stopped && c.progress == last;                         // D-25
    shown = shared ? shown : place;
    last = stopped ? c.progress : -1000;
    row.place = c.place ? c.place : shown;
    row.main = s.phase == Phase::Move && s.move.index >= 0 && s.move.index < s.order.size() && s.order[s.move.index] == seat
                   ? s.move.speed : c.speed;
    row.main_note = "of " + std::to_string(c.top);
    row.gap = gap_text(*this, leader ? *leader : c, c);
    row.state = row_state(s, seat);
    row.more = {{"Wear", std::to_string(c.wear), c.wear == 0 ? Tone::Warn : Tone::Plain},
                {"Skill", std::to_string(c.skill()), c.skill() == 0 ? Tone::Warn : Tone::Plain},
                {"A/D", std::to_string(c.accel) + "/" + std::to_string(c.decel)},
                {"Damage", c.engine && c.brakes ? "engine, brakes" : c.engine ? "engine" : c.brakes ? "brakes" : "none",
                 c.engine || c.brakes ? Tone::Warn : Tone::Plain}};
    out.rows.push_back(std::move(row));
  }
  int const turn = (s.phase == Phase::Over ? s.turn - 1 : int(s.turn)) - early_turns();
  if (turn > 0) out.top.push_back({"Turn", std::to_string(turn)});
  out.top.push_back({"Lap", std::to_string(std::max(lap, 1)) + " of " + std::to_string(laps_)});
  if (s.phase == Phase::Build) out.top.push_back({"Now", "cars are built"});
  if (s.phase == Phase::Bid) out.top.push_back({"Now", "bids for the grid"});
  if (s.phase == Phase::Plot || s.phase == Phase::Move) {
    auto const queue = s.phase == Phase::Plot ? expected_order(book(), s) : s.order;
    out.queue.assign(queue.begin(), queue.end());
    out.queue_label = s.phase == Phase::Plot ? "They will move in this order" : "They move in this order";
    out.queue_rule = Rule{"SC-B.5"};
  }
  int const most = rules_.max_turns ? rules_.max_turns : 60 * laps_;   // the race is closed after it
  if (s.phase != Phase::Over) out.last_turn = most;
  if (s.phase != Phase::Over && turn > most - 10) out.top.push_back({"Ends by turn", std::to_string(most)});
  out.step = std::max(lap, 1);
  out.steps = laps_;
  return out;
}

std::vector<ChartMark> SpeedCircuit::chart_marks(Chronicle chronicle) const {
  std::vector<ChartMark> out;
  for (size_t i = 0; i < chronicle.size(); ++i)
    for (Event const& e : chronicle[i]) {
      int const turn = int(i) + 1;
      if (e.kind == Ev::Crash) out.push_back({turn, e.seat, ChartMark::Crash});
      if (e.kind == Ev::Spin) out.push_back({turn, e.seat, ChartMark::Spin});
      if (e.kind == Ev::OffTrack) out.push_back({turn, e.seat, ChartMark::OffTrack});
      if (e.kind == Ev::Engine || e.kind == Ev::Brakes) out.push_back({turn, e.seat, ChartMark::Damage});
      if (e.kind == Ev::Finish) out.push_back({turn, e.seat, ChartMark::Finish});
    }
  return out;
}

}  // namespace paddock::speed_circuit
