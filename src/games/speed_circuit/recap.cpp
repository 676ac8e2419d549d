// After the race: who won by how much, and stories from the record.
#include <algorithm>

#include "games/speed_circuit/events.hpp"
#include "games/speed_circuit/par.hpp"
#include "games/speed_circuit/phrases.hpp"
#include "games/speed_circuit/speed_circuit.hpp"

namespace paddock::speed_circuit {
namespace {

using std::to_string;

void headline(SpeedCircuit const& g, State const& s, List<Seat, kMaxSeats> const& order, Recap& out) {
  Car const& winner = s.cars[order[0]];
  if (!winner.place) {
    out.headline = g.name_of(order[0]) + " got farthest";
    out.subline = "nobody finished";
    return;
  }
  out.headline = g.name_of(order[0]) + " wins";
  if (order.size() < 2 || !s.cars[order[1]].place) return void(out.subline = "and is the only one to finish");
  Car const& second = s.cars[order[1]];
  int const turns = second.finish_turn - winner.finish_turn, rows = winner.progress - second.progress;
  out.subline = (turns ? "by " + plural(turns, "turn") : rows ? "by " + plural(rows, "row") : std::string("by the order of movement")) +
                " from " + g.name_of(order[1]);
}

void classify(SpeedCircuit const& g, State const& s, List<Seat, kMaxSeats> const& order, Recap& out) {
  for (Seat seat : order) {
    Car const& c = s.cars[seat];
    Recap::Row row;
    row.seat = seat;
    row.value = c.place ? "turn " + to_string(c.finish_turn) : c.racing() ? "running" : "out";
    int const over = c.progress - (g.laps() * g.track().length - 1);
    row.text = c.place ? plural(over, "row") + " beyond the line" : "row " + to_string(c.progress) + " of " + to_string(g.laps() * g.track().length);
    row.filled = std::clamp(int(c.wear), 0, 24);
    out.classification.push_back(std::move(row));
  }
}

// One row a car, most first.
template <class Amount>
void count_card(State const& s, Chronicle chronicle, Recap& out, char const* title, Rule rule, Amount amount) {
  std::array<int, kMaxSeats> counts = {};
  int total = 0, most = 0;
  for (auto const& turn : chronicle)
    for (Event const& e : turn)
      if (e.seat >= 0 && e.seat < kMaxSeats) {
        int const n = amount(e);
        counts[size_t(e.seat)] += n;
        total += n;
        most = std::max(most, counts[size_t(e.seat)]);
      }
  if (!total) return;
  Recap::Card card;
  card.title = title;
  card.value = to_string(total);
  card.rule = rule;
  for (int n = most; n > 0; --n)
    for (int seat = 0; seat < s.cars.size(); ++seat)
      if (counts[size_t(seat)] == n) card.rows.push_back({Seat(seat), "", to_string(n), n, most});
  out.cards.push_back(std::move(card));
}

// SC-B.14 turns lost against the exact lap alone with the wear the car was given.
void par_card(SpeedCircuit const& g, State const& s, Chronicle chronicle, Recap& out) {
  int before = 0;
  for (auto const& turn : chronicle) {
    bool plots = false;
    for (Event const& e : turn) plots |= Ev(e.kind) == Ev::Plot;
    before += !plots;
  }
  Recap::Card card;
  card.title = "Turns lost";
  card.note = "Against the fewest turns of the same car alone, with wear and without dice.";
  card.rule = Rule{"SC-B.14"};
  for (int seat = 0; seat < s.cars.size(); ++seat) {
    Car const& c = s.cars[seat];
    if (!c.place || g.laps() > 5) continue;
    CarData const d = car_data(g.table(), c.levels, g.laps());
    int const par = lap_turns(g.track(), {d.accel, d.decel, d.top, d.start}, d.wear, g.laps()), turns = c.finish_turn - before;
    card.rows.push_back({Seat(seat), to_string(turns) + " turns, par " + to_string(par), to_string(turns - par), turns - par, turns});
  }
  if (!card.rows.empty()) out.cards.push_back(std::move(card));
}

void moments(SpeedCircuit const& g, Chronicle chronicle, Recap& out) {
  for (size_t i = 0; i < chronicle.size() && out.moments.size() < 6; ++i)
    for (Event const& e : chronicle[i]) {
      if (out.moments.size() >= 6) break;
      if (Ev(e.kind) == Ev::Crash) out.moments.push_back({int(i) + 1, g.name_of(e.seat) + " crashes"});
      if (Ev(e.kind) == Ev::Finish && e.a == 1) out.moments.push_back({int(i) + 1, g.name_of(e.seat) + " takes the flag"});
    }
}

}  // namespace

Recap SpeedCircuit::recap(State const& s, Chronicle chronicle) const {
  Recap out;
  auto const order = race_order(s);
  if (order.empty()) return out;
  headline(*this, s, order, out);
  classify(*this, s, order, out);
  par_card(*this, s, chronicle, out);
  count_card(s, chronicle, out, "Wear in corners", Rule{"SC-5.T2"},
             [](Event const& e) { return Ev(e.kind) == Ev::Over && !e.b ? int(e.c) : 0; });
  count_card(s, chronicle, out, "Dice rolled", Rule{"SC-5.1"}, [](Event const& e) { return Ev(e.kind) == Ev::Rolled ? 1 : 0; });
  count_card(s, chronicle, out, "Spins", Rule{"SC-B.11"}, [](Event const& e) { return Ev(e.kind) == Ev::Spin ? 1 : 0; });
  moments(*this, chronicle, out);
  return out;
}

}  // namespace paddock::speed_circuit
