#include "games/speed_circuit/bot/par_chart.hpp"

#include <algorithm>

namespace paddock::speed_circuit {
namespace {

// Codes 0 to 2 are what wear alone buys.
constexpr Option kPaid[6] = {{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 1}, {2, 1}};
constexpr int kBand[6] = {0, 20, 40, 20, 40, 60};

int code_of(Option paid, int band) {
  if (band == 0) return 0;
  if (band == 60) return 5;
  return (paid.rolls ? 2 : 0) + band / 20;
}

// Part of the difference, `ways` of 36.
inline int32_t part(int32_t diff, int ways) { return std::min(diff, 1 << 15) * ways / 36; }

}  // namespace

int paid_code(Ledger const& a) { return code_of({a.wear, a.rolls}, std::min<int>(a.band, 60)); }

Chart::Chart(Book const& book, Solo const& solo)
    : rules_(book.rules), b_{book.track, rules_, book.laps}, t_(book.track), solo_(solo), length_(t_.length), goal_(solo.laps * t_.length - 1), first_(-kGrid - 1),
      wears_(solo.price ? 1 : solo.wear + 1) {
  for (int r = 0; r < length_; ++r)
    for (uint8_t rows : t_.rows[size_t(r)].step) span_ = std::max<int>(span_, rows);
  last_ = at_row_ = goal_ + 12 * span_;
  for (Space const& g : t_.grid) first_ = std::min(first_, g.row - length_);
  top_gear_ = std::min(11, std::max(solo.car.top, solo.car.start) / 20 + (solo.dice ? 1 : 0));
  int const codes = solo.dice ? 6 : 3;
  base_.assign(size_t(length_ * kMaxLanes), 0);
  codes_ = base_;
  std::vector<int> row_spaces(static_cast<size_t>(length_), 0);
  int widest = 0;
  for (int r = 0; r < length_; ++r) {
    int n = 0;
    for (int lane = 0; lane < kMaxLanes; ++lane) {
      base_[size_t(r * kMaxLanes + lane)] = n;
      if (!t_.has(r, lane)) continue;
      codes_[size_t(r * kMaxLanes + lane)] = t_.corner(r, lane) ? codes * 2 : 1;
      n += codes_[size_t(r * kMaxLanes + lane)];
    }
    row_spaces[size_t(r)] = n;
    widest = std::max(widest, n);
  }
  int n = 0;
  for (int p = first_; p <= last_; ++p) at_.push_back(n), n += row_spaces[size_t(row_of(p))];
  value_.assign(size_t(n) * kGears * size_t(wears_), kFar);
  moves_.assign(size_t(span_ + 1), std::vector<int32_t>(size_t(widest * kPairs * wears_), kFar));
}

// Account codes of a space: what was paid, plus as many again for a car on the arrow.
int Chart::code_at(int progress, int lane, Ledger const& a) const {
  int const row = row_of(progress), id = t_.corner(row, lane), n = spaces(row, lane);
  if (!id || a.corner != id) return 0;
  return std::min(paid_code(a), n / 2 - 1) + (a.arrow ? n / 2 : 0);
}

bool Chart::build(int64_t& nodes) {
  if (at_row_ == last_) finish_rows();
  for (; at_row_ >= first_ && nodes > 0; --at_row_) {
    moves(at_row_);
    ends(at_row_);
    nodes -= 400 + 60 * wears_;
  }
  if (at_row_ >= first_) return false;
  moves_.clear();
  return true;
}

// A row beyond the line is worth a little: it decides between those who finish in one turn (SC-4.14).
void Chart::finish_rows() {
  for (int p = goal_; p <= last_; ++p)
    for (int lane = 0; lane < kMaxLanes; ++lane)
      for (int i = 0; i < spaces(row_of(p), lane) * kGears * wears_; ++i) turns(p, lane, 0, 0)[i] = -solo_.beyond * std::min(p - goal_, 11);
  at_row_ = last_ - span_ ;
}

void Chart::take(int32_t* best, int32_t const* from, int wear, int add) const {
  if (solo_.price) return void(*best = std::min(*best, *from + add + wear * solo_.price));
  for (int w = wear; w < wears_; ++w) best[w] = std::min(best[w], from[w - wear] + add);
}

// `ways` of 36 end badly, at `bad` with `bad_wear` gone besides.
void Chart::risk(int32_t* best, int32_t const* good, int32_t const* bad, Gamble on) const {
  auto const [wear, bad_wear, ways, bad_add, add] = on;
  if (solo_.price) {
    int32_t const diff = *bad + bad_add + bad_wear * solo_.price - *good;
    return void(*best = std::min(*best, *good + part(diff, ways) + add + wear * solo_.price));
  }
  for (int w = wear; w < wears_; ++w) {
    int32_t const g = good[w - wear], diff = bad[std::max(0, w - wear - bad_wear)] + bad_add - g;
    best[w] = std::min(best[w], g + part(diff, ways) + add);
  }
}

void Chart::moves(int p) {
  int const row = row_of(p);
  for (int lane = 0; lane < kMaxLanes; ++lane)
    for (int code = 0; code < spaces(row, lane); ++code)
      for (int gear = 1; gear <= top_gear_; ++gear)
        for (int left = 1; left <= gear; ++left) {
          int32_t* const best = moving(p, lane, code, gear, left);
          std::fill(best, best + wears_, kFar);
          for (int to = lane - 1; to <= lane + 1; ++to)
            if (t_.reach(row, lane, to)) enter({p, lane, code, gear}, to, best, left);
        }
}

// SC-4.4, SC-4.5, SC-B.8, SC-B.10, SC-5.T2: one space on, and what it costs.
void Chart::enter(Stand from, int to, int32_t* best, int left) {
  auto const [p, lane, code, gear] = from;
  int const row = row_of(p), next = p + t_.reach(row, lane, to), ahead = row_of(next), id = t_.corner(ahead, to);
  if (!id) return take(best, beyond(next, to, 0, gear, left - 1), 0, 0);
  bool const line = !b_.rules.arrow && t_.on_arrow(id, row, lane, ahead, to);
  int const half = spaces(ahead, to) / 2, mine = spaces(row, lane) / 2;
  bool const same = mine > 0 && t_.corner(row, lane) == id;
  int const paid = same ? code % mine : 0;
  bool const arrow = line && (!same || code >= mine);
  int const shift = arrow ? half : 0;
  int const need = gear * 20 - t_.limit(ahead, to) - (arrow ? 20 : 0);
  if (need <= kBand[paid] || (b_.rules.finish_corners && next > goal_))
    return take(best, beyond(next, to, paid + shift, gear, left - 1), 0, 0);
  if (need >= 80) return;
  int32_t const* const spun = turns(next, to, shift, kSpun);
  Options const all = due(need, false, kPaid[paid]);
  for (int i = 0; i < all.size; ++i) {
    Option const o = all.items[i];
    int const after = code_of({int8_t(kPaid[paid].wear + o.wear), int8_t(kPaid[paid].rolls + o.rolls)}, need);
    if (!o.rolls) take(best, beyond(next, to, after + shift, gear, left - 1), o.wear, 0);
    else if (solo_.dice)
      for (int n = 2; n <= most_chips(); ++n) {  // fewer chips are never worth this table
        int const bad = bad_ways(Table::Chance, -n), spins = 36 - bad - good_ways(Table::Chance, -n);
        int const worse = std::max(0, out(next) - spun[wears_ - 1]) * bad / (bad + spins);
        risk(best, beyond(next, to, after + shift, gear, left - 1), spun, {o.wear, 0, bad + spins, worse, n * solo_.chip});
      }
  }
}

Car Chart::car_at(int p, int lane, int code, int gear) const {
  Car c;
  c.accel = int16_t(solo_.car.accel);
  c.decel = int16_t(solo_.car.decel);
  c.top = int16_t(solo_.car.top);
  c.start = int16_t(solo_.car.start);
  c.wear = 9;
  c.progress = int16_t(p);
  c.lane = int8_t(lane);
  c.speed = int16_t(gear == kSpun ? 0 : gear * 20);
  c.rest = gear == kSpun ? Rest::Spin : gear ? Rest::None : p < 0 ? Rest::Grid : Rest::Other;
  int const id = t_.corner(row_of(p), lane), half = std::max(1, spaces(row_of(p), lane) / 2);
  c.account.corner = uint8_t(id);
  c.account.band = int16_t(id ? kBand[code % half] : 0);
  c.account.arrow = id && code >= half;
  return c;
}

void Chart::ends(int p) {
  if (p >= goal_) return;
  int const row = row_of(p);
  for (int lane = 0; lane < kMaxLanes; ++lane)
    for (int code = 0; code < spaces(row, lane); ++code)
      for (int gear = 0; gear <= kSpun; ++gear) {
        if (gear > top_gear_ && gear < kSpun) continue;
        plot(car_at(p, lane, code, gear), code, gear, turns(p, lane, code, gear));
      }
}

// SC-B.6: every plot with its tests (SC-5.T3, SC-5.T4) and its braking (SC-5.T1).
void Chart::plot(Car const& c, int code, int gear, int32_t* best) {
  int const p = c.progress, lane = c.lane, high = std::min(span_of(b_, c).most / 20, top_gear_);
  if (high < 1) {  // A = 0 after a spin: it waits a turn
    if (gear == kSpun) take(best, turns(p, lane, code, 0), 0, kTurn);
    return;
  }
  int const low = std::max(1, (c.speed - c.decel) / 20 - (solo_.dice ? 3 : 2));
  for (int g = low; g <= high; ++g) {
    int32_t const* const way = moving(p, lane, code, g, g);
    if (int const over = over_of(c, g * 20)) {
      Options const all = due(over, true, {});
      for (int i = 0; i < all.size; ++i) {
        Option const o = all.items[i];
        if (!o.rolls) take(best, way, o.wear, kTurn);
        else if (solo_.dice && over < 80)
          for (int n = 0; n <= most_chips(); ++n)
            risk(best, way, way, {o.wear, 1, bad_ways(Table::Brakes, -n), solo_.brakes ? solo_.out : hurt(2, p), kTurn + n * solo_.chip});
      }
      continue;
    }
    Tests const need = tests_of(b_, c, g * 20);
    if (!need.start && !need.accel && !need.top) {
      take(best, way, 0, kTurn);
      continue;
    }
    if (!solo_.dice) continue;
    Table const table = need.start ? Table::Start : need.accel ? Table::Accel : Table::Top;
    int const twice = need.accel && need.top ? 2 : 1, slow = need.start ? std::max(1, g - 2) : g - 1;
    if (slow < 1) continue;
    int const damage = solo_.engine ? solo_.out : hurt(need.top && !need.accel ? 1 : 0, p);
    int32_t const* const slower = moving(p, lane, code, slow, slow);
    for (int n = 0; n <= most_chips(); ++n) {
      int const bad = bad_ways(table, -n), fail = 36 - good_ways(table, -n);
      if (!fail) take(best, way, 0, kTurn + n * twice * solo_.chip);
      else risk(best, way, slower, {0, 0, fail * twice, damage * bad / fail + (need.start ? kTurn * bad / fail : 0), kTurn + n * twice * solo_.chip});
    }
  }
}

}  // namespace paddock::speed_circuit
