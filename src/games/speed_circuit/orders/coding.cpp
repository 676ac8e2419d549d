#include "games/speed_circuit/orders/coding.hpp"

#include <algorithm>

#include "games/speed_circuit/rules/actions.hpp"
#include "games/speed_circuit/rules/tables.hpp"

namespace paddock::speed_circuit {
namespace {

constexpr int kWear = 100, kChance = 700, kBrakes = 400, kSpin = 6000, kCrash = 60000, kSlower = 60;   // prices

// The way of paying with the fewest rolls that the wear allows.
bool choose(Options const& all, int wear, Option& out) {
  bool found = false;
  for (int i = 0; i < all.size; ++i) {
    Option const o = all.items[i];
    if (o.wear > wear || (found && o.rolls >= out.rolls)) continue;
    out = o;
    found = true;
  }
  return found;
}

int brake_price(int over, Option paid, int wear) {
  if (over <= 0) return 0;
  Option o;
  if (!choose(due(over, true, paid), wear, o)) return kSpin;
  return o.wear * kWear + o.rolls * kBrakes + (over >= 80 ? kSpin : 0);
}

// One space further: what a corner costs.
struct Toll {
  int wear = 0, rolls = 0;
  bool spin = false, crash = false;
};

struct Step {
  int from_row, from_lane;
  bool from_road;
  int row, lane;
};

Toll toll_of(Book const& b, Ledger& a, Step const& to, int speed, int wear) {
  Track const& t = b.track;
  int const id = t.corner(to.row, to.lane);
  if (!id) {
    a = {};
    return {};
  }
  bool const line = to.from_road && !b.rules.arrow && t.on_arrow(id, to.from_row, to.from_lane, to.row, to.lane);
  if (a.corner != id) {
    a = {};
    a.corner = uint8_t(id);
    a.arrow = line;
  } else {
    a.arrow = a.arrow && line;
  }
  int const need = speed - t.limit(to.row, to.lane) - (a.arrow ? 20 : 0);
  if (need <= a.band) return {};
  if (need >= 80) return {.crash = true};
  Option o;
  if (!choose(due(need, false, {a.wear, a.rolls}), wear, o)) return {.rolls = need == 60 && a.rolls == 0, .spin = true};
  a.band = int16_t(need);
  a.wear = int8_t(a.wear + o.wear);
  a.rolls = int8_t(a.rolls + o.rolls);
  return {o.wear, o.rolls};
}

// Where a way of free driving may stand.
struct Spot {
  int cost = 0;
  int8_t lane = 0, first = -1;   // lane at the end; of the first step
  int8_t rows = 0, wear = 0;
  Ledger account;
};

// The cheapest way of so many spaces at a speed.
class Search {
 public:
  Search(Book const& b, Board const& s, Taken const& taken, int speed)
      : b_(b), m_(s.move), c_(s.cars[s.ask.seat]), taken_(taken), speed_(speed), here_(b.track.wrap(c_.progress)) {}

  Spot run(int steps) {
    List<Spot, 32> layers[2];
    layers[0].push({.lane = c_.lane, .account = c_.account});
    best_.cost = -1;
    for (int i = 0; i < steps; ++i) {
      List<Spot, 32>& next = layers[(i + 1) % 2];
      next.clear();
      for (Spot const& spot : layers[i % 2]) step(spot, i, steps, next);
    }
    for (Spot const& spot : layers[steps % 2]) settle(spot);
    return best_;
  }

 private:
  void step(Spot const& from, int i, int steps, List<Spot, 32>& next) {
    int const row = b_.track.wrap(here_ + from.rows);
    bool moved = false;
    for (int lane = from.lane - 1; lane <= from.lane + 1; ++lane) {
      int const n = b_.track.reach(row, from.lane, lane);
      if (!n || taken_.at(from.rows + n, lane)) continue;
      moved = true;
      Spot to = from;
      to.rows = int8_t(from.rows + n);
      to.lane = int8_t(lane);
      if (to.first < 0) to.first = int8_t(lane);
      Toll const toll = toll_of(b_, to.account, {row, from.lane, c_.on_road() || i > 0, b_.track.wrap(row + n), lane}, speed_, c_.wear - from.wear);
      to.wear = int8_t(to.wear + toll.wear);
      to.cost += (lane != from.lane) + toll.wear * kWear + toll.rolls * kChance;
      if (toll.crash || toll.spin) {
        to.cost += toll.crash ? kCrash : kSpin + (steps - i) * 10;
        settle(to);
      } else {
        keep(to, next);
      }
    }
    if (moved) return;
    Spot stuck = from;
    stuck.cost += brake_price((steps - i) * 20 + m_.over + m_.shed, {m_.wear, m_.rolls}, c_.wear - from.wear) + (steps - i) * kSlower;
    settle(stuck);
  }

  static void keep(Spot const& spot, List<Spot, 32>& next) {
    for (Spot& other : next)
      if (other.lane == spot.lane && other.first == spot.first && other.rows == spot.rows && other.account.arrow == spot.account.arrow) {
        if (spot.cost < other.cost) other = spot;
        return;
      }
    if (!next.full()) next.push(spot);
  }

  void settle(Spot const& spot) {
    if (best_.cost < 0 || spot.cost < best_.cost) best_ = spot;
  }

  Book const& b_;
  Move const& m_;
  Car const& c_;
  Taken const& taken_;
  int speed_, here_;
  Spot best_;
};

Action off_track(Book const& b, Board const& s, Actions const& options) {
  Car const& c = s.cars[s.ask.seat];
  for (Action a : options) {
    if (Verb(a.verb) != Verb::Go || a.arg == kEdge) continue;
    Ledger account = c.account;
    int const row = b.track.wrap(c.progress), next = b.track.wrap(row + b.track.edge_reach(row, c.where == Where::Right));
    Toll const toll = toll_of(b, account, {0, 0, false, next, a.arg}, s.move.speed, c.wear);
    if (toll.wear + toll.rolls == 0 && !toll.crash && !toll.spin) return a;
  }
  return act(Verb::Go, kEdge);
}

// The speed and the first step that cost least.
Action step(Book const& b, Board const& s, Actions const& options, Taken const& taken) {
  Car const& c = s.cars[s.ask.seat];
  Move const& m = s.move;
  if (c.off_track()) return off_track(b, s, options);
  Action out;
  int best = -1;
  for (int k = m.speed / 20; k >= m.driven; --k) {
    int const shed = m.speed - k * 20, over = shed ? m.over + m.shed + shed : 0;
    Action const brake = act(Verb::Brake, k);
    if (shed && options.find(brake) < 0) continue;
    int const slower = shed / 20 * kSlower;
    if (best >= 0 && brake_price(over, {m.wear, m.rolls}, c.wear) + slower >= best) continue;   // no way can be cheap enough
    Spot const way = Search(b, s, taken, k * 20).run(k - m.driven);
    if (way.cost < 0) continue;
    int const cost = way.cost + brake_price(over, {m.wear, m.rolls}, c.wear - way.wear) + slower;
    if (best >= 0 && cost >= best) continue;
    best = cost;
    out = shed ? brake : act(Verb::Go, way.first);
    if (best < kSlower && !shed) break;
  }
  return options.find(out) >= 0 ? out : options[0];
}

}  // namespace

Action coding_guess(Book const& b, Board const& s, Actions const& options, Taken const& field) {
  switch (s.ask.kind) {
    case Ask::Pay:
      return *std::min_element(options.begin(), options.end(), [](Action a, Action o) { return a.arg % 2 < o.arg % 2; });
    case Ask::Step: return step(b, s, options, field);
    case Ask::Slip: return act(Verb::Slip, kDecline);
    default: return options[0];
  }
}

}  // namespace paddock::speed_circuit
