#include "games/nascar/planner.hpp"

#include <algorithm>

#include "games/nascar/settings.hpp"

namespace paddock::nascar {

Charts::Charts(Track const& track, Settings const& rules, int density)
    : road_(std::make_shared<Road const>(track, !rules.no_diagonal_cut)),
      line_(track.line),
      curve_(known_lap_curve(track)),
      bag_(density),
      pit_limit_(std::min(rules.pit_limit, 9)),
      pit_finish_(rules.pit_finish != 0) {}

void Charts::want(int max) {
  int const b = bucket(max);
  if (at(b).lap_cost == 0 && std::find(asked_.begin(), asked_.end(), b) == asked_.end()) asked_.push_back(b);
}

void Charts::want_stop(int max, int left) {
  want(max);
  want(max + stop_gain());
  for (Stop const& s : stops_)
    if (s.max == bucket(max) && s.left == left) return;
  if (stops_.size() == kStops) stops_.erase(stops_.begin());
  stops_.push_back({bucket(max), left, nullptr});
}

std::shared_ptr<Chart const> Charts::stop(int max, int left) const {
  for (Stop const& s : stops_)
    if (s.max == bucket(max) && s.left == left && made(s.chart)) return s.chart;
  return nullptr;
}

bool Charts::finish(Set& set, int max, int64_t& nodes) {
  ChartOrder order;
  order.max = max;
  order.bag = bag_;
  order.pit_finish = pit_finish_;
  if (!set.flag) set.flag = std::make_shared<Chart>(road_, order);
  if (!set.flag->work(nodes)) return false;
  order.aim = Aim::Lap;
  order.next = set.flag;
  if (!set.lap) set.lap = std::make_shared<Chart>(road_, order);
  if (!set.lap->work(nodes)) return false;
  set.lap_cost = std::max(1, set.flag->flying_lap(line_));
  return true;
}

bool Charts::finish(Stop& stop, int64_t& nodes) {
  ChartOrder order;
  order.aim = Aim::Stop;
  order.max = stop.max;
  order.bag = bag_;
  order.pit_limit = pit_limit_;
  int const then = stop.max + stop_gain();
  order.next = at(then).lap;
  order.lap = at(then).lap_cost;
  order.base = kStopBase;
  // NR-11.2: slower off P is more max, for the laps after the coming line and half of the way to it.
  for (int speed = 0; speed < 10; ++speed)
    order.bonus[size_t(speed)] =
        (at(then).lap_cost - lap_at(stop.max + 10 - speed, stop.max, true)) * (2 * stop.left - 1) / 2;
  if (!stop.chart) stop.chart = std::make_shared<Chart>(road_, order);
  return stop.chart->work(nodes);
}

int Charts::lap_at(int max, int base, bool then) const {
  base = bucket(base);
  max = std::clamp(max, 6, 20);
  if (curve_[0]) {
    size_t const i = size_t(max - 6) / 2;
    return max & 1 ? (curve_[i] + curve_[i + 1]) / 2 : curve_[i];
  }
  int const now = at(base).lap_cost, gain = stop_gain();
  if (max <= base) return now + now * 6 * (base - max) / (5 * base);  // slower on the straights, hardly in the bends
  if (!then) return now - now * (max - base) / (2 * base);
  int const best = at(base + gain).lap_cost;
  if (max <= base + gain) return now + (best - now) * (max - base) / gain;
  return best + (best - now) * (max - base - gain) / (2 * gain);
}

bool Charts::work(int64_t& nodes) {
  for (; !asked_.empty(); asked_.erase(asked_.begin()))
    if (!finish(at(asked_.front()), asked_.front(), nodes)) return false;
  for (Stop& stop : stops_)
    if (!finish(stop, nodes)) return false;
  return true;
}

// ---------------------------------------------------------------------------------------------------------------------

Judge::Judge(Charts& charts, Place const& root, bool stops, int card_cost)
    : charts_(charts), root_(root), want_stops_(stops && root.left >= 2), card_cost_(card_cost) {
  charts_.want(root.max);
  if (want_stops_) charts_.want(root.max + charts_.stop_gain());
}

bool Judge::ready(int64_t& nodes) {
  if (ready_) return true;
  if (!charts_.work(nodes)) return false;
  flag_ = charts_.flag(root_.max);
  lap_ = charts_.lap(root_.max);
  lap_now_ = lap_at(Charts::bucket(root_.max));
  root_max_cost_ = lap_at(root_.max) - lap_now_;
  if (!want_stops_) return ready_ = true;
  int const max = root_.max + charts_.stop_gain();
  flag_then_ = charts_.flag(max);
  lap_then_chart_ = charts_.lap(max);
  lap_then_ = lap_at(Charts::bucket(max));
  while (!(stop_ = charts_.stop(root_.max, root_.left))) {
    charts_.want_stop(root_.max, root_.left);  // again, should another bot have pushed it out meanwhile
    if (!charts_.work(nodes)) return false;
  }
  return ready_ = true;
}

// What another max than that of the chart costs over the laps to go.
int Judge::max_cost(Place const& p) const {
  if (p.max == root_.max) return root_max_cost_ * (2 * p.left - 1) / 2;
  int const base = Charts::bucket(after_stop(p) ? root_.max + charts_.stop_gain() : root_.max);
  return (lap_at(p.max) - lap_at(base)) * (2 * p.left - 1) / 2;
}

int Judge::crash_cost(Place const& p) const {
  return kTurnCost / 5 + (lap_at(p.max - 1) - lap_at(p.max)) * (2 * p.left - 1) / 2;
}

bool Judge::stop_is_better(Place const& p) const {
  if (!stop_ || p.left < 2) return false;
  int const milli = p.speed * 1000 - p.loss;
  int const stop = stop_->cost_between(p.tile, p.heading, milli);
  if (stop >= kFarCost) return false;
  return stop - Charts::kStopBase + (p.left - 2) * lap_then_ <
         lap_->cost_between(p.tile, p.heading, milli) + (p.left - 2) * lap_now_;
}

int Judge::chart_cost(Place const& p, int milli) const {
  bool const then = after_stop(p);
  Chart const* one = p.left > 1 ? (then ? lap_then_chart_ : lap_) : (then ? flag_then_ : flag_);
  int const more = std::max(0, p.left - 2);
  int best = one->cost_between(p.tile, p.heading, milli);
  if (best < kFarCost) best += more * (then ? lap_then_ : lap_now_);
  if (!stop_ || then || p.left < 2 || p.violated || p.repaired) return best;
  int const stop = stop_->cost_between(p.tile, p.heading, milli);
  return stop >= kFarCost ? best : std::min(best, stop - Charts::kStopBase + more * lap_then_);
}

// No free order holds the road from here: a car that brakes with wild cards may, else it leaves the track.
int Judge::lost(Place const& p) const {
  int const milli = p.speed * 1000 - p.loss;
  for (int k = 1; k <= 2 && k <= p.cards; ++k)
    if (int const cost = chart_cost(p, milli - 1000 * k); cost < kFarCost) return cost + k * (card_cost_ + kTurnCost / 16);
  int const slow = chart_cost(p, 0);
  int const rest = slow < kFarCost ? slow : std::max(1, int(p.left)) * lap_now_;
  return rest + 2 * kTurnCost + p.speed * kTurnCost / 4 + 2 * (crash_cost(p) - kTurnCost / 5);
}

int Judge::way(Place const& p) const { return chart_cost(p, p.speed * 1000 - p.loss); }

int Judge::cost(Place const& p) const {
  int cost = way(p);
  if (cost >= kFarCost) cost = lost(p);
  return cost + max_cost(p) - p.cards * card_cost_;
}

}  // namespace paddock::nascar
