#include "games/speed_circuit/bot/bot_way.hpp"

#include <algorithm>
#include <utility>

namespace paddock::speed_circuit {

Guide::Guide(Book const& b, std::shared_ptr<Chart const> chart) : chart_(std::move(chart)), goal_(b.goal()), length_(b.track.length) {
  int const laps = solo().laps, lane = b.track.rows[0].low;
  if (b.laps > laps && laps > 1)
    lap_ = chart_->value(0, lane, 5, {}, solo().wear) - chart_->value(length_, lane, 5, {}, solo().wear * (laps - 1) / laps);
}

// A place of the race in the laps of the chart: the last ones as they are, earlier ones as its first lap.
int Guide::inside(int progress) const {
  int const p = progress - (goal_ - chart_->goal());
  if (p >= chart_->lowest() && (progress < 0 || p >= 0)) return p;
  int const r = progress % length_;
  return r < 0 ? r + length_ : r;
}

int Guide::value(int progress, int lane, int gear, Ledger const& a, int wear) const {
  int const p = inside(progress), left = goal_ - progress, here = chart_->goal() - p;
  if (left > here && here > 0) wear = wear * here / left;
  return chart_->value(p, lane, gear, a, std::max(0, wear)) + (left - here) / length_ * lap_;
}

void BotWay::begin(Car const& c, bool slip) {
  root_ = {};
  root_.progress = c.progress;
  root_.wear = c.wear;
  root_.lane = c.lane;
  root_.account = c.account;
  skill_ = c.skill();
  threes_ = c.chips3;
  slip_ = slip;
  plot_over_ = shed_ = slack_ = 0;
  braked_ = {};
  from_ = c.progress;
}

void BotWay::resume(Board const& s, Seat seat) {
  Car const& c = s.cars[seat];
  Move const& m = s.move;
  bool const slip = c.ahead >= 0 && !m.slipped && !m.spun && !m.spin_later && !(c.rollout && b_.rules.rollout_slip) && (!b_.rules.slip_plot || s.cars[c.ahead].speed >= 120);
  begin(c, slip);
  root_.driven = m.driven;
  root_.passes = m.passes;
  root_.off = (m.braked || m.failed) && !b_.rules.slip_after;
  plot_over_ = m.over;
  shed_ = m.shed;
  slack_ = m.slack;
  braked_ = {m.wear, m.rolls};
  from_ = m.from;
  set_gear(m.speed / 20);
}

void BotWay::set_gear(int gear) {
  gear_ = gear;
  if (++stamp_ == 0) mark_.fill(0), stamp_ = 1;
}

int BotWay::chips() const { return g_->solo().chip; }

// SC-3.2: nothing, one, two, or one -3 chip; weighed against what a chip is worth later.
BotWay::Roll BotWay::best_roll(Table table, int modifier, int good, int middle, int bad) const {
  Roll out;
  for (int n = 0; n <= 3; ++n) {
    if (n == 3 ? threes_ == 0 : skill_ < n) continue;
    int const g = good_ways(table, modifier - n), worst = bad_ways(table, modifier - n), m = 36 - g - worst;
    int64_t const sum = int64_t(good) * g + int64_t(middle) * m + int64_t(bad) * worst;
    int const value = int(sum / 36) + n * chips();
    if (value < out.value) out = {value, n};
  }
  return out;
}

bool BotWay::squeezes(int row, int lane, int to) const {  // S-16
  if (!b_.rules.diagonal_between || to == lane) return false;
  int const straight = t_.reach(row, lane, lane);
  return !is_free(row, to) && straight && !is_free(t_.wrap(row + straight), lane);
}

int BotWay::go(Spot const& s) {
  if (s.driven >= gear_) return end(s);
  int const used = root_.wear - s.wear;
  int const code = paid_code(s.account) + (s.account.arrow ? 6 : 0);
  size_t key = 0;
  bool const known = used < kWears && s.passes < kPasses && !s.off;
  if (known) {
    key = size_t((((s.driven * kMaxLanes + s.lane) * 12 + code) * kWears + used) * kPasses + s.passes);
    if (mark_[key] == stamp_) return memo_[key];
  }
  int const row = t_.wrap(s.progress);
  int best = kFar;
  bool taken = false;
  for (int lane = s.lane - 1; lane <= s.lane + 1; ++lane) {
    int const n = t_.reach(row, s.lane, lane);
    if (!n || squeezes(row, s.lane, lane)) continue;
    bool const open = is_free(t_.wrap(row + n), lane);
    taken |= !open;
    best = std::min(best, open ? step(s, lane) : pass(s, lane).value);
  }
  if (taken || best >= g_->out(s.progress) - 10 * kTurn) best = std::min(best, brake(s, s.driven));
  if (known) mark_[key] = stamp_, memo_[key] = best;
  return best;
}

BotWay::Spot BotWay::entered(Spot const& s, int lane, int& need) const {
  Spot to = s;
  int const row = t_.wrap(s.progress), rows = t_.reach(row, s.lane, lane), ahead = t_.wrap(row + rows), id = t_.corner(ahead, lane);
  if (is_free(ahead, lane) && !b_.rules.pass_count) to.passes = 0;
  to.progress = int16_t(to.progress + rows);
  ++to.driven;
  to.lane = int8_t(lane);
  need = 0;
  if (!id) {
    to.account = {};
    return to;
  }
  bool const line = !b_.rules.arrow && t_.on_arrow(id, row, s.lane, ahead, lane);
  if (to.account.corner != id) {
    to.account = {};
    to.account.corner = uint8_t(id);
    to.account.arrow = line;
  } else {
    to.account.arrow = to.account.arrow && line;
  }
  if (b_.rules.finish_corners && to.progress > b_.goal()) return to;
  int const over = gear_ * 20 - t_.limit(ahead, lane) - (to.account.arrow ? 20 : 0);
  need = over > to.account.band ? over : 0;
  return to;
}

int BotWay::step(Spot const& s, int lane) {
  int need = 0;
  Spot const to = entered(s, lane, need);
  return need > 0 ? charge(to, need) : go(to);
}

// SC-5.T2, SC-5.2 on the space just entered.
int BotWay::charge(Spot s, int need) {
  if (need >= 80) return g_->out(s.progress);
  Options const all = due(need, false, {s.account.wear, s.account.rolls});
  int const before = std::exchange(s.account.band, int16_t(need));
  int best = kFar;
  for (int i = 0; i < all.size; ++i)
    if (all.items[i].wear <= s.wear) best = std::min(best, corner(s, all.items[i]));
  if (best < kFar) return best;
  s.account.band = int16_t(before);
  bool const chance = need == 60 && s.account.rolls == 0;
  if (!b_.rules.spin_wear) s.wear = 0;
  return chance ? chance_roll(s, true).value : spun(s);
}

int BotWay::corner(Spot s, Option o) {
  s.wear = int16_t(s.wear - o.wear);
  s.account.wear = int8_t(s.account.wear + o.wear);
  s.account.rolls = int8_t(s.account.rolls + o.rolls);
  return o.rolls ? chance_roll(s, false).value : go(s);
}

BotWay::Roll BotWay::chance_roll(Spot const& s, bool doomed) {
  int const spin = spun(s);
  return best_roll(Table::Chance, 0, doomed ? spin : go(s), spin, g_->out(s.progress));
}

int BotWay::spun(Spot const& s) { return ended(s, kSpun); }

// SC-4.10. The other is thought to spend a chip when he has one to spare, half of the time.
BotWay::Roll BotWay::pass(Spot const& s, int lane) {
  int const rest = gear_ - s.driven - 1, ahead = t_.wrap(s.progress + t_.reach(t_.wrap(s.progress), s.lane, lane));
  if (rest < 1 || s.passes >= kPasses) return {};
  bool room = rest > 1;                  // farther on the search itself will find out
  for (int l = lane - 1; l <= lane + 1 && !room; ++l)
    if (int const n = t_.reach(ahead, lane, l)) room = is_free(t_.wrap(ahead + n), l);
  if (!room) return {};
  Spot through = s;
  ++through.passes;
  int const good = step(through, lane);
  if (good >= kFar / 2) return {};
  Spot failed = s;
  failed.off = true;
  int const stay = ended(failed, failed.driven);
  Spot hit = failed;
  hit.wear = int16_t(std::max(0, s.wear - 2));
  int const bad = s.wear >= 2 ? ended(hit, hit.driven) : spun(hit);
  Roll const plain = best_roll(Table::Passing, 2 * s.passes, good, stay, bad);
  Roll const blocked = best_roll(Table::Passing, 2 * s.passes + 1, good, stay, bad);
  return {(plain.value + blocked.value) / 2, plain.chips};
}

// SC-4.7, SC-4.8, SC-5.T1
int BotWay::brake(Spot const& s, int gear) {
  int const less = gear_ - gear, shed = shed_ + less * 20;
  int const by = plot_over_ + shed - (b_.rules.unused_braking ? std::min(slack_, shed) : 0);
  if (less <= 0 || by <= 0) return less == 0 && s.driven == gear ? end(s) : ended(s, gear);
  Options const all = due(by, true, braked_);
  int best = kFar;
  for (int i = 0; i < all.size; ++i) {
    Option const o = all.items[i];
    if (o.wear > s.wear) continue;
    Spot to = s;
    to.off = !b_.rules.slip_after;
    to.wear = int16_t(s.wear - o.wear);
    int value = by >= 80 ? spun(to) : ended(to, gear);
    if (o.rolls) {
      Spot worse = to;
      if (worse.wear > 0) --worse.wear;
      int const bad = g_->solo().brakes ? g_->out(s.progress) : (to.wear > 0 ? ended(worse, gear) : spun(worse)) + g_->hurt(2, s.progress);
      value = best_roll(Table::Brakes, 0, value, value, bad).value;
    }
    best = std::min(best, value);
  }
  if (best < kFar) return best;
  Spot to = s;
  if (!b_.rules.spin_wear) to.wear = 0;
  return spun(to);
}

int BotWay::brake_on(Spot const& s, int gear) {
  int const gear_was = gear_, shed_was = shed_;
  Option const braked_was = braked_;
  shed_ += (gear_ - gear) * 20;
  int const by = plot_over_ + shed_ - (b_.rules.unused_braking ? std::min(slack_, shed_) : 0);
  Spot to = s;
  to.off = !b_.rules.slip_after;
  set_gear(gear);
  int best = kFar;
  if (by <= 0) best = go(to);
  Options const all = due(by, true, braked_was);
  for (int i = 0; by > 0 && i < all.size; ++i) {
    Option const o = all.items[i];
    if (o.wear > s.wear) continue;
    braked_ = {int8_t(braked_was.wear + o.wear), int8_t(braked_was.rolls + o.rolls)};
    set_gear(gear);
    best = std::min(best, braking(to, o, by));
  }
  shed_ = shed_was;
  braked_ = braked_was;
  set_gear(gear_was);
  return best;
}

int BotWay::slip(Spot const& s, int lane) {
  int need = 0;
  Spot to = entered(s, lane, need);
  to.off = true;
  return need > 0 ? charge(to, need) : end(to);
}

int BotWay::over(Spot const& s) { return ended(s, gear_); }

int BotWay::end(Spot const& s) {
  int best = ended(s, gear_);
  if (!slip_ || s.off || gear_ == 0) return best;
  int const row = t_.wrap(s.progress);
  for (int lane = s.lane - 1; lane <= s.lane + 1; ++lane)
    if (int const n = t_.reach(row, s.lane, lane); n && is_free(t_.wrap(row + n), lane) && !squeezes(row, s.lane, lane))
      best = std::min(best, slip(s, lane));
  return best;
}

// SC-4.13 for each wreck on the way.
int BotWay::wreck_risk(Spot const& s, int gear) {
  int risk = 0;
  for (Wreck const& w : *wrecks_) {
    if (t_.wrap(w.row - from_) > s.progress - from_) continue;
    int const beyond = t_.wrap(t_.wrap(s.progress) - w.row), modifier = (beyond <= 2 ? -2 : -1) - (w.wide ? 1 : 0);
    int const bad = bad_ways(Table::Crash, modifier), spins = 36 - bad - good_ways(Table::Crash, modifier);
    risk += (bad * g_->solo().out + spins * kTurn * (gear == kSpun ? 0 : 3)) / 36;
  }
  return risk;
}

// Where the move is over. On the space of another (a spin in the middle of a pass) it costs something to be put elsewhere.
int BotWay::ended(Spot const& s, int gear) {
  int value = wrecks_ && !wrecks_->empty() ? wreck_risk(s, gear) : 0;
  if (!is_free(t_.wrap(s.progress), s.lane)) value += kTurn / 2;
  bool const far = s.progress >= b_.goal();
  return value + (outlook_ && !far && gear != kSpun ? outlook_->after(s.progress, s.lane, gear, s.account, s.wear)
                                                    : g_->value(s.progress, s.lane, gear, s.account, s.wear));
}

// What the payment for a plot, or for emergency braking in mid-move, leads to.
int BotWay::braking(Spot const& s, Option o, int over_by) {
  Spot to = s;
  to.wear = int16_t(s.wear - o.wear);
  if (over_by >= 80) return spun(to);
  return o.rolls ? brakes_roll(to).value : go(to);
}

BotWay::Roll BotWay::brakes_roll(Spot const& s) {
  Spot worse = s;
  if (worse.wear > 0) --worse.wear;
  int const bad = g_->solo().brakes ? g_->out(s.progress) : (s.wear > 0 ? go(worse) : spun(worse)) + g_->hurt(2, s.progress);
  int const good = go(s);
  return best_roll(Table::Brakes, 0, good, good, bad);
}

BotWay::Roll BotWay::crash_roll(Spot const& s, int modifier) {
  return best_roll(Table::Crash, modifier, ended(s, gear_), spun(s), g_->out(s.progress));
}

int BotWay::start_of(int gear, int wear) {
  if (gear < 1) return ended(root_, 0);
  if (gear != gear_) set_gear(gear);
  Spot s = root_;
  s.wear = int16_t(wear);
  return go(s);
}

// SC-5.T3, SC-5.T4: `gear` is what is attempted.
BotWay::Roll BotWay::engine_roll(Car const& c, Table table, int gear) {
  int const good = start_of(gear, c.wear), slow = table == Table::Start ? std::max(0, gear - 2) : gear - 1;
  int const slower = start_of(slow, c.wear);
  int const damage = g_->solo().engine ? kTurn * 15 : g_->hurt(table == Table::Top ? 1 : 0, c.progress);
  return best_roll(table, 0, good, slower, (table == Table::Start ? start_of(0, c.wear) : slower) + damage);
}

int BotWay::plot(Car const& c, int gear) {
  if (int const by = over_of(c, gear * 20)) {
    Options const all = due(by, true, {});
    int best = kFar;
    plot_over_ = by;
    for (int i = 0; i < all.size; ++i) {
      Option const o = all.items[i];
      if (o.wear > c.wear || by >= 80) continue;
      braked_ = o;
      set_gear(gear);
      best = std::min(best, braking(root_, o, by));
    }
    plot_over_ = 0;
    braked_ = {};
    gear_ = 0;
    return best;
  }
  Tests const need = tests_of(b_, c, gear * 20);
  if (need.start) return engine_roll(c, Table::Start, gear).value;
  if (need.accel && need.top) return 2 * engine_roll(c, Table::Accel, gear).value - start_of(gear, c.wear);
  if (need.accel || need.top) return engine_roll(c, need.accel ? Table::Accel : Table::Top, gear).value;
  return start_of(gear, c.wear);
}

BotWay::Spot BotWay::drive_out(int gear) {
  set_gear(gear);
  Spot s = root_;
  while (s.driven < gear_) {
    int best = kFar, lane_best = -1;
    int const row = t_.wrap(s.progress);
    for (int lane = s.lane - 1; lane <= s.lane + 1; ++lane) {
      int const n = t_.reach(row, s.lane, lane);
      if (!n || !is_free(t_.wrap(row + n), lane)) continue;
      int const v = step(s, lane);
      if (v < best) best = v, lane_best = lane;
    }
    if (lane_best < 0) break;
    int need = 0;
    s = entered(s, lane_best, need);
    if (need >= 80) break;
    if (need > 0) {
      s.account.band = int16_t(need);
      int const paid = std::min({need / 20, 2, int(s.wear)});
      s.wear = int16_t(s.wear - std::max(0, paid - s.account.wear));
      s.account.wear = int8_t(std::max<int>(s.account.wear, paid));
    }
  }
  return s;
}

}  // namespace paddock::speed_circuit
