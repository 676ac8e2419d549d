#include "games/speed_circuit/rules/look.hpp"

#include <algorithm>
#include <cstdlib>

#include "games/speed_circuit/rules/drive.hpp"

namespace paddock::speed_circuit {
namespace {

constexpr int kNone = -1;

// The option a driver takes: wear first or dice first, as far as it can be paid.
bool choose(Options const& all, int wear, bool dice_first, Option& out) {
  bool found = false;
  for (int i = 0; i < all.size; ++i) {
    Option const o = all.items[i];
    if (o.wear > wear) continue;
    if (!found || (dice_first ? o.rolls > out.rolls : o.rolls < out.rolls)) out = o;
    found = true;
  }
  return found;
}

}  // namespace

Toll toll_of(Book const& b, Ledger& a, Crossing const& to, int speed, int wear, bool dice_first) {
  Track const& t = b.track;
  auto const [from_row, from_lane, from_road, row, lane] = to;
  int const id = t.corner(row, lane);
  Toll toll;
  if (!id) {
    a = {};
    return toll;
  }
  bool const line = from_road && !b.rules.arrow && t.on_arrow(id, from_row, from_lane, row, lane);
  if (a.corner != id) {
    a = {};
    a.corner = uint8_t(id);
    a.arrow = line;
  } else {
    a.arrow = a.arrow && line;
  }
  int const need = speed - t.limit(row, lane) - (a.arrow ? 20 : 0);
  if (need <= a.band) return toll;
  if (need >= 80) {
    toll.crash = true;
    return toll;
  }
  Option o;
  if (!choose(due(need, false, {a.wear, a.rolls}), wear, dice_first, o)) {
    toll.spin = true;
    toll.rolls = need == 60 && a.rolls == 0;
    return toll;
  }
  toll.wear = o.wear;
  toll.rolls = o.rolls;
  a.band = int16_t(need);
  a.wear = int8_t(a.wear + o.wear);
  a.rolls = int8_t(a.rolls + o.rolls);
  return toll;
}

int brake_price(int over, Option paid, int wear, Prices const& p) {
  if (over <= 0) return 0;
  Option o;
  if (!choose(due(over, true, paid), wear, false, o)) return p.spin;
  return o.wear * p.wear + o.rolls * p.brakes + (over >= 80 ? p.spin : 0);
}

namespace {

// The cheapest spot for each place, on the arrow or not, by first lane. Spots beyond `size` are never written nor read: to
// clear them for each look cost more than the look.
struct Layer {
  int size = 0;
  union {
    Reach spots[32];
  };
  Layer() {}
  void put(Reach const& spot) {
    if (size < 32) spots[size++] = spot;
  }
};

class Search {
 public:
  Search(Book const& b, Board const& s, Drive drive, Taken const& taken, Orders const& orders, Prices const& p)
      : b_(b), s_(s), c_(s.cars[drive.seat]), speed_(drive.speed), orders_(orders), p_(p), taken_(taken) {
    if (orders.corner_dice) p_.chance = p_.wear - 10;  // the driver has said what he prefers
  }

  Ways run(int steps) {
    Ways out;
    here_ = b_.track.wrap(c_.progress);
    for (Reach& spot : out.first) spot.cost = kNone;
    out.best.cost = kNone;
    Reach start;
    start.lane = c_.lane;
    start.first = -1;
    start.account = c_.account;
    now_->put(start);
    for (int i = 0; i < steps; ++i) {
      next_->size = 0;
      for (int k = 0; k < now_->size; ++k) step(now_->spots[k], i, steps, out);
      std::swap(now_, next_);
    }
    for (int k = 0; k < now_->size; ++k) settle(now_->spots[k], out);
    return out;
  }

 private:
  void step(Reach const& from, int i, int steps, Ways& out) {
    int const row = b_.track.wrap(here_ + from.rows);
    bool moved = false;
    for (int lane = from.lane - 1; lane <= from.lane + 1; ++lane) {
      int const n = b_.track.reach(row, from.lane, lane), ahead = b_.track.wrap(row + n);
      if (!n || taken_.at(from.rows + n, lane)) continue;
      Reach to = from;
      to.rows = int8_t(from.rows + n);
      moved = true;
      to.lane = int8_t(lane);
      if (to.first < 0) to.first = int8_t(lane);
      ++to.steps;
      to.cost += lane != from.lane;
      if (!b_.track.corner(ahead, lane)) {     // most spaces: nothing to pay, and the account is closed
        to.account = {};
        keep(to);
        continue;
      }
      Toll const toll = toll_of(b_, to.account, {row, from.lane, c_.on_road() || i > 0, ahead, lane}, speed_,
                                c_.wear - from.wear, orders_.corner_dice != 0);
      to.wear = int8_t(to.wear + toll.wear);
      to.rolls = int8_t(to.rolls + toll.rolls);
      to.cost += toll.wear * p_.wear + toll.rolls * p_.chance;
      if (orders_.arrow == 2 && to.account.arrow) to.cost += 900;
      if (orders_.arrow == 1 && !to.account.arrow && to.account.corner) to.cost += 30;
      if (toll.crash || toll.spin) {
        to.cost += toll.crash ? p_.crash : p_.spin + (steps - i) * 10;
        to.doomed = true;
        settle(to, out);
      } else {
        keep(to);
      }
    }
    if (moved) return;
    Reach stuck = from;  // SC-4.8
    stuck.cost += brake_price((steps - i) * 20 + s_.move.over + s_.move.shed, {s_.move.wear, s_.move.rolls},
                              c_.wear - from.wear, p_) + (steps - i) * p_.slower;
    settle(stuck, out);
  }

  void keep(Reach const& spot) {
    for (int k = 0; k < next_->size; ++k) {
      Reach& other = next_->spots[k];
      if (other.lane == spot.lane && other.first == spot.first && other.rows == spot.rows && other.account.arrow == spot.account.arrow) {
        if (spot.cost < other.cost) other = spot;
        return;
      }
    }
    next_->put(spot);
  }

  void settle(Reach spot, Ways& out) const {
    if (orders_.lane >= 0) spot.cost += p_.lane * std::abs(orders_.lane - spot.lane);
    auto better = [&](Reach const& old) { return old.cost < 0 || spot.cost < old.cost; };
    if (spot.first >= 0 && better(out.first[spot.first])) out.first[spot.first] = spot;
    if (better(out.best)) out.best = spot;
  }

  Book const& b_;
  Board const& s_;
  Car const& c_;
  int speed_;
  Orders const& orders_;
  Prices p_;
  Taken const& taken_;
  int here_ = 0;
  Layer layers_[2];
  Layer *now_ = &layers_[0], *next_ = &layers_[1];
};

}  // namespace

Ways ways_ahead(Book const& b, Board const& s, Drive drive, Orders const& orders, Prices const& p) {
  return ways_ahead(b, s, drive, taken_ahead(b, s, drive.seat), orders, p);
}

Ways ways_ahead(Book const& b, Board const& s, Drive drive, Taken const& taken, Orders const& orders, Prices const& p) {
  return Search(b, s, drive, taken, orders, p).run(drive.steps);
}

}  // namespace paddock::speed_circuit
