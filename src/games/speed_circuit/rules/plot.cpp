#include "games/speed_circuit/rules/plot.hpp"

#include <algorithm>

namespace paddock::speed_circuit {
namespace {

constexpr int kNoCap = 260;

// SC-B.9 with its exceptions SC-4.4 and SC-4.5b: how fast a car inside a corner may go next.
int corner_cap(Book const& b, Car const& c) {
  Track const& t = b.track;
  if (b.rules.corner_acceleration || !c.on_road()) return kNoCap;
  int const row = t.wrap(c.progress), here = t.corner(row, c.lane);
  if (!here) return kNoCap;
  int const band = c.account.corner == here ? c.account.band : 0;
  if (c.speed == 0)  // D-01
    return b.rules.rest_in_corner && c.rest == Rest::Other ? t.limit(row, c.lane) + band : kNoCap;
  int const straight = t.reach(row, c.lane, c.lane);
  if (!straight || t.corner(t.wrap(row + straight), c.lane) != here) return kNoCap;
  int best = c.speed;
  for (int lane = c.lane - 1; lane <= c.lane + 1; ++lane) {
    int const n = t.reach(row, c.lane, lane), ahead = t.wrap(row + n);
    if (!n) continue;
    if (t.corner(ahead, lane) != here) {
      if (b.rules.corner_exit) return kNoCap;  // S-18
    } else if (t.limit(ahead, lane) > t.limit(row, c.lane)) {
      best = std::max(best, t.limit(ahead, lane) + band);  // SC-4.5b
    }
  }
  return best;
}

// SC-4.11a the highest speed at most `most` that no edge space on the way forbids.
int edge_limit(Book const& b, Car const& c, int most) {
  Track const& t = b.track;
  bool const right = c.where == Where::Right;
  for (int p = most; p > 0; p -= 20) {
    bool good = true;
    int const spaces = b.rules.off_track_limit ? 0 : p / 20;  // D-05
    for (int i = 0, row = t.wrap(c.progress); i <= spaces && good; ++i, row = t.wrap(row + t.edge_reach(row, right))) {
      int const limit = t.limit(row, t.edge_lane(row, right));
      good = limit == 0 || limit >= p;
    }
    if (good) return p;
  }
  return 0;
}

int least_payable(Book const& b, Car const& c) {
  int p = b.rules.zero_card ? 0 : 20;  // D-07
  auto can = [&](int over) {
    if (!c.off_track() || !b.rules.off_track_braking) return payable(over, c.wear);
    return due_of(b.rules, c, over, true, {}).items[0].wear <= c.wear;  // D-05
  };
  while (!can(over_of(c, p))) p += 20;
  return p;
}

}  // namespace

bool payable(int over, int wear) { return over <= 20 || wear >= std::min(3, over / 20 - 1); }

int over_of(Car const& c, int plot) { return c.speed > 0 ? std::max(0, c.speed - c.decel - plot) : 0; }

Options due_of(Settings const& rules, Car const& c, int over, bool braking, Option paid) {
  if (!braking || !c.off_track() || !rules.off_track_braking) return due(over, braking, paid);
  int const row = over / 20, wear = row == 3 ? 2 : std::min(row, 3);
  Options out;
  out.size = 1;
  if (rules.off_track_braking == 1) out.items[0].wear = int8_t(std::max(0, wear - paid.wear));
  return out;
}

Launch launch_of(Settings const& rules, Car const& c) {
  if (c.off_track()) return Launch::OffTrack;
  if (c.speed > 0) return Launch::Moving;
  if (c.rest == Rest::Spin) return Launch::AfterSpin;
  if (c.rest == Rest::Other && rules.standing_start)  // S-04
    return rules.standing_start == 1 ? Launch::Acceleration : Launch::AfterSpin;
  return Launch::StartSpeed;
}

Span span_of(Book const& b, Car const& c) {
  Span s;
  int const v = c.speed;
  switch (launch_of(b.rules, c)) {
    case Launch::Moving:  // SC-B.6
      s.high = std::min(v + c.accel, int(c.top));
      s.most = std::min(v + c.accel, int(c.top)) + 20;
      break;
    case Launch::StartSpeed:  // SC-B.7, D-08
      s.high = c.start;
      s.most = c.start + 20;
      if (b.rules.start_above_top) s.high = std::min(s.high, int(c.top)), s.most = std::min(s.most, int(c.top));
      break;
    case Launch::Acceleration:
      s.high = std::min(c.accel, c.top);
      s.most = s.high + 20;
      break;
    case Launch::AfterSpin:  // SC-4.9, SC-4.9a
      s.high = s.most = std::min(c.accel, c.top);
      break;
    case Launch::OffTrack:  // SC-4.11a
      s.high = s.most = edge_limit(b, c, std::min(v + c.accel, int(c.top)));
      break;
  }
  int const cap = corner_cap(b, c);
  s.most = std::min({s.most, cap, 220});
  s.high = std::min(s.high, s.most);
  s.low = std::max(0, v - c.decel);
  s.least = std::min(least_payable(b, c), s.most);
  return s;
}

int corrected(Book const& b, Car const& c, int card, int round) {
  Span const s = span_of(b, c);
  if (card == kNoCard) {  // SC-4.2a
    if (b.rules.missing_plot && round == 1 && c.rest == Rest::Grid && c.speed == 0) return s.high;  // S-05
    if (c.speed > c.top && (b.rules.above_top == 0 || (b.rules.above_top == 2 && c.engine))) return std::min(int(c.top), s.most);  // D-06
    return std::min(int(c.speed), s.most);
  }
  if (card == kMps) return std::min(int(c.speed), s.most);
  return std::min(std::max(card * 20, s.least), s.most);
}

Tests tests_of(Book const& b, Car const& c, int plot) {
  Tests t;
  switch (launch_of(b.rules, c)) {
    case Launch::StartSpeed: t.start = plot > c.start; break;
    case Launch::Moving: t.accel = plot > c.speed + c.accel, t.top = plot > c.top; break;
    case Launch::Acceleration: t.accel = plot > c.accel, t.top = plot > c.top; break;
    default: break;
  }
  return t;
}

namespace {

// Inside a row: normal, off the track (SC-4.11a), after a spin (SC-4.9b).
int group_of(Settings const& rules, Car const& c) {
  if (c.rest == Rest::Spin && c.speed == 0) return 2;
  if (c.off_track()) return 1;
  return c.speed == 0 && c.rest == Rest::Other && rules.standing_start == 2 ? 2 : 0;
}

// SC-4.3, D-10: an off-track car beside the grey line is nearest to it.
int rank_of(Track const& t, Car const& c) {
  int const row = t.wrap(c.progress);
  if (c.on_road()) return t.rank(row, c.lane) + 1;
  return (c.where == Where::Right) == t.rows[size_t(row)].grey_right ? 0 : 9;
}

bool moves_before(Book const& b, Board const& s, Seat x, Seat y) {
  Car const &a = s.cars[x], &c = s.cars[y];
  int const ga = group_of(b.rules, a), gc = group_of(b.rules, c);
  if (ga != gc) return ga < gc;
  if (a.go != c.go) return a.go > c.go;
  int const ra = rank_of(b.track, a), rc = rank_of(b.track, c);
  return ra != rc ? ra < rc : x < y;
}

bool runs(Car const& c) { return c.racing() && c.on_board(); }

// S-06 the row with nothing ahead of it for the longest way: there the ring of cars is cut. D-09.
int head_row(Book const& b, Board const& s) {
  Track const& t = b.track;
  int row[kMaxSeats], progress[kMaxSeats], n = 0;
  for (Car const& c : s.cars)
    if (runs(c)) row[n] = t.wrap(c.progress), progress[n++] = c.progress;
  int head = 0, widest = 0, farthest = -1000;
  for (int i = 0; i < n; ++i) {
    int gap = t.drawn * 1000;
    for (int j = 0; j < n; ++j)
      if (int const d = t.way(row[i], row[j]); d > 0) gap = std::min(gap, d);
    int const rank = b.rules.ring_tie ? row[i] : progress[i];  // D-09
    if (gap > widest || (gap == widest && rank > farthest)) widest = gap, farthest = rank, head = row[i];
  }
  return head;
}

}  // namespace

void order_cars(Book const& b, Board& s) {
  s.order.clear();
  int const head = b.rules.lapped ? 0 : head_row(b, s);
  int back[kMaxSeats];  // rows behind the head of the field
  for (int i = 0; i < s.cars.size(); ++i) {
    if (!runs(s.cars[i])) continue;
    int const p = s.cars[i].progress;
    back[i] = b.rules.lapped ? -p : ring(b.track, p, head);
    int at = s.order.size();
    s.order.push(Seat(i));
    for (; at > 0; --at) {
      Seat const other = s.order[at - 1];
      int const mine = back[i], his = back[other];
      if (mine > his || (mine == his && !moves_before(b, s, Seat(i), other))) break;
      s.order[at] = other;
    }
    s.order[at] = Seat(i);
  }
}

Taken taken_ahead(Book const& b, Board const& s, Seat seat) {
  Taken taken;
  int const from = s.cars[seat].progress;
  for (int i = 0; i < s.cars.size(); ++i) {
    Car const& c = s.cars[i];
    if (i == seat || !c.on_road()) continue;
    if (int const rows = ring(b.track, from, c.progress); rows < 64) taken.lanes[c.lane] |= uint64_t(1) << rows;
  }
  return taken;
}

void find_slips(Book const& b, Board& s) {
  for (Car& c : s.cars) c.ahead = -1;
  for (int i = 0; i < s.cars.size(); ++i) {
    Car& c = s.cars[i];
    if (!runs(c) || !c.on_road() || c.speed == 0) continue;  // SC-4.6a
    for (int j = 0; j < s.cars.size(); ++j) {
      Car const& a = s.cars[j];
      if (j == i || !runs(a) || !a.on_road() || a.speed == 0 || a.lane != c.lane) continue;
      int const row = b.track.wrap(c.progress);  // SC-B.12
      if (ring(b.track, row, a.progress) != b.track.reach(row, c.lane, c.lane)) continue;
      if (b.rules.slip_plot || a.plot >= 120) c.ahead = int8_t(j);  // D-23
    }
  }
}

}  // namespace paddock::speed_circuit
