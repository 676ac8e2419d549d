// After the race: who won by how much, and stories from the record.
#include <algorithm>

#include "core/order.hpp"
#include "games/speed_circuit/bot/par.hpp"
#include "games/speed_circuit/orders/phrases.hpp"
#include "games/speed_circuit/rules/cache.hpp"
#include "games/speed_circuit/rules/events.hpp"
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
    row.value = c.place ? "turn " + to_string(c.finish_turn - out.before) : c.racing() ? "running" : "out";
    int const over = c.progress - (g.laps() * g.track().length - 1);
    row.text = c.place ? plural(over, "row") + " over" : c.progress < 0 ? "never left the grid" : "row " + to_string(c.progress) + " of " + to_string(g.laps() * g.track().length);
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

constexpr int64_t kSlice = 30'000;       // nodes of par a call works out, some milliseconds

// What each kind of car of the race needs alone; cars of one design share it. Null: not worked out yet.
Par const* alone(SpeedCircuit const& g, Levels const& levels, int64_t& nodes) {
  auto& known = g.cache().alone;
  auto at = std::find_if(known.begin(), known.end(), [&](Cache::Alone const& a) { return a.levels == levels; });
  if (at == known.end())
    at = known.insert(at, {levels, std::make_shared<Par>(g.book(), car_data(g.table(), levels, g.laps()))});
  return at->par->work(nodes) ? at->par.get() : nullptr;
}

std::string tenths(int thousandths) {
  int const n = (thousandths + 50) / 100;
  return to_string(n / 10) + "." + to_string(n % 10);
}

// SC-B.14 turns lost against the exact race alone, in all and as they were lost.
void par_card(SpeedCircuit const& g, State const& s, Chronicle chronicle, List<Seat, kMaxSeats> const& order, Recap& out) {
  int const before = out.before;
  Recap::Card card;
  card.title = "Turns lost";
  card.note = "Turns behind par: the same car alone from pole, paying with wear only. With dice: its average when it also rolls and spends chips.";
  card.rule = Rule{"SC-B.14"};
  Recap::Trace lost{"Lost", "turns", "Turns lost against the same car alone, with wear only.", false, true, {}};
  int64_t nodes = kSlice;
  int const goal = g.laps() * g.track().length - 1;
  int most = 6;
  for (Seat seat : order) {
    Car const& c = s.cars[seat];
    Par const* const par = alone(g, c.levels, nodes);
    if (!par) {
      out.more = true;
      return;
    }
    Space const pole = g.track().grid[0];
    int const start = par->good() ? par->to_go(pole.row - g.track().length, pole.lane, 0, car_data(g.table(), c.levels, g.laps()).wear) : 0;
    if (!start) return;  // too long a race to search
    Recap::Trace::Series series{seat, {0}};
    int now = 0, driven = 0, wear = car_data(g.table(), c.levels, g.laps()).wear;
    bool home = false;
    for (size_t i = 0; i < chronicle.size() && !home; ++i) {
      driven += int(i) >= before;
      for (Event const& e : chronicle[i]) {
        if (e.seat != seat) continue;
        if (e.kind == Ev::Bid) wear -= e.b;
        if (e.kind == Ev::Grid) now = par->to_go(e.b, e.c, 0, wear) - start;
        if (e.kind == Ev::After && Where(e.b % 4) != Where::Gone) {
          int const left = par->to_go(e.a, e.b / 4, e.c, e.d);
          if (left || e.a >= goal) now = driven * 1000 + left - start;  // 0 before the goal: faster than wear alone can go on from
        }
        home = home || e.kind == Ev::Finish || e.kind == Ev::Out;
      }
      series.values.push_back((now + (now < 0 ? -50 : 50)) / 100);
    }
    lost.series.push_back(std::move(series));
    if (!c.place) continue;
    int const turns = c.finish_turn - before, best = (start + 999) / 1000;
    most = std::max(most, turns - best);
    card.rows.push_back({seat, to_string(turns) + ", par " + to_string(best) + ", with dice " + tenths(par->expected()), number_text(turns - best), std::max(turns - best, 0), 0});
  }
  for (auto& row : card.rows) row.cells = most;
  if (!card.rows.empty()) out.cards.push_back(std::move(card));
  out.traces.push_back(std::move(lost));
}

// SC-3.T, SC-1.3 turns in which nobody drove: cars were built, places were bid for.
int turns_before(Chronicle chronicle) {
  int before = 0;
  for (auto const& turn : chronicle) {
    bool plots = false;
    for (Event const& e : turn) plots |= e.kind == Ev::Plot;
    before += !plots;
  }
  return before;
}

// SC-B.16 wear left after each turn, and what each lap cost: in corners, for brakes, by contact, off the track.
void wear_traces(SpeedCircuit const& g, State const& s, Chronicle chronicle, List<Seat, kMaxSeats> const& order, Recap& out) {
  Recap::Trace left{"Wear", "wear", "Wear points left after each turn.", false, false, {}}, spent{"Wear/lap", "wear", "Wear points used in each lap, for corners, brakes and contact.", true, false, {}};
  int const lap = g.track().length, laps = g.laps();
  for (Seat seat : order) {
    int wear = car_data(g.table(), s.cars[seat].levels, laps).wear, progress = 0;
    Recap::Trace::Series have{seat, {wear}}, used{seat, {}};
    bool out_of_it = false;
    for (auto const& turn : chronicle) {
      if (out_of_it) break;
      int now = wear;
      for (Event const& e : turn) {
        if (e.seat != seat) continue;
        if (e.kind == Ev::Bid) now = wear -= e.b;
        if (e.kind != Ev::After) continue;
        size_t const in = size_t(std::clamp(progress / lap, 0, laps - 1));
        if (used.values.size() <= in) used.values.resize(in + 1);
        used.values[in] += wear - e.d;
        progress = std::max<int>(progress, e.a);
        now = e.d;
      }
      have.values.push_back(wear = now);
      for (Event const& e : turn) out_of_it = out_of_it || (e.seat == seat && (e.kind == Ev::Out || e.kind == Ev::Finish));
    }
    left.series.push_back(std::move(have));
    spent.series.push_back(std::move(used));
  }
  out.traces.push_back(std::move(left));
  out.traces.push_back(std::move(spent));
}

// What is worth seeing again, in order of time: the flag first of all, then wrecks, then spins, at most six.
void moments(SpeedCircuit const& g, Chronicle chronicle, Recap& out) {
  struct Found {
    int weight, turn;
    std::string text;
  };
  std::vector<Found> found;
  Seat leader = kNobody;
  bool home = false;                    // the winner: nobody takes the lead any more
  for (size_t i = 0; i < chronicle.size(); ++i) {
    int const turn = int(i) + 1;
    int spins = 0, far = -1;
    Seat who = kNobody, first = kNobody;
    for (Event const& e : chronicle[i]) {
      std::string const name = e.seat >= 0 ? g.name_of(e.seat) : "";
      switch (e.kind) {
        case Ev::Finish:
          home = true;
          if (e.a == 1) found.push_back({0, turn, name + " takes the flag"});
          break;
        case Ev::Crash: found.push_back({1, turn, name + (e.c ? " crashes on the road" : " crashes off the road")}); break;
        case Ev::Out:
          if (e.a != int(Why::CrashOn) && e.a != int(Why::CrashOff)) found.push_back({2, turn, name + " is out"});
          break;
        case Ev::Engine: found.push_back({e.a ? 2 : 4, turn, name + (e.a ? " stops with a dead engine" : " hurts the engine")}); break;
        case Ev::Spin: who = e.seat, ++spins; break;
        case Ev::PassFailed: found.push_back({e.c ? 3 : 6, turn, name + " fails to pass " + g.name_of(e.a)}); break;
        case Ev::Passed: found.push_back({5, turn, name + " forces past " + g.name_of(e.a)}); break;
        case Ev::After:
          if (e.a > far) far = e.a, first = e.seat;
          break;
        default: break;
      }
    }
    if (spins) found.push_back({spins > 1 ? 1 : 3, turn, spins > 1 ? plural(spins, "car spins", "cars spin") : g.name_of(who) + " spins"});
    if (first != kNobody && first != leader && leader != kNobody && !home) found.push_back({4, turn, g.name_of(first) + " takes the lead"});
    if (first != kNobody) leader = first;
  }
  sort_few(found, [](Found const& a, Found const& b) { return a.weight < b.weight; });
  if (found.size() > 6) found.resize(6);
  sort_few(found, [](Found const& a, Found const& b) { return a.turn < b.turn; });
  for (Found& f : found) out.moments.push_back({f.turn, std::move(f.text)});
}

}  // namespace

Recap SpeedCircuit::recap(State const& s, Chronicle chronicle) const {
  Recap out;
  auto const order = race_order(s);
  if (order.empty()) return out;
  out.before = turns_before(chronicle);
  headline(*this, s, order, out);
  classify(*this, s, order, out);
  wear_traces(*this, s, chronicle, order, out);
  par_card(*this, s, chronicle, order, out);
  count_card(s, chronicle, out, "Wear in corners", Rule{"SC-5.T2"},
             [](Event const& e) { return e.kind == Ev::Over && !e.b ? int(e.c) : 0; });
  count_card(s, chronicle, out, "Dice rolled", Rule{"SC-5.1"}, [](Event const& e) { return e.kind == Ev::Rolled ? 1 : 0; });
  count_card(s, chronicle, out, "Spins", Rule{"SC-B.11"}, [](Event const& e) { return e.kind == Ev::Spin ? 1 : 0; });
  moments(*this, chronicle, out);
  return out;
}

}  // namespace paddock::speed_circuit
