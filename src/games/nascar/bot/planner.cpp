#include "games/nascar/bot/planner.hpp"

#include <algorithm>

#include "games/nascar/rules/settings.hpp"

namespace paddock::nascar {

Charts::Charts(Track const& track, Settings const& rules, int density)
    : road_(std::make_shared<Road const>(track, !rules.no_diagonal_cut)),
      line_(track.line),
      laps_(known_laps(track)),
      bag_(density),
      pit_limit_(std::min(rules.pit_limit, 9)),
      pit_finish_(rules.pit_finish != 0) {}

Charts::Set const* Charts::find(int max, int card) const {
  for (Set const& set : sets_)
    if (set.max == bucket(max) && set.card == card) return &set;
  return nullptr;
}

int Charts::lap_cost(int max, int card) const {
  Set const* set = find(max, card);
  return set ? set->lap_cost : 0;
}

void Charts::want(int max, int card) {
  if (find(max, card)) return;
  if (sets_.size() == kSets) sets_.erase(sets_.begin());
  sets_.push_back({bucket(max), card, nullptr, nullptr, 0});
}

void Charts::want_stop(int max, int left, int card) {
  want(max, card);
  want(max + stop_gain(), card);
  for (Stop const& s : stops_)
    if (s.max == bucket(max) && s.left == left && s.card == card) return;
  if (stops_.size() == kStops) stops_.erase(stops_.begin());
  stops_.push_back({bucket(max), left, card, nullptr});
}

std::shared_ptr<Chart const> Charts::stop(int max, int left, int card) const {
  for (Stop const& s : stops_)
    if (s.max == bucket(max) && s.left == left && s.card == card) return made(&s, &Stop::chart);
  return nullptr;
}

bool Charts::finish(Set& set, int64_t& nodes) {
  if (set.lap_cost) return true;
  ChartOrder order;
  order.max = set.max;
  order.card = set.card;
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
  if (stop.chart) return stop.chart->work(nodes);
  ChartOrder order;
  order.aim = Aim::Stop;
  order.max = stop.max;
  order.card = stop.card;
  order.bag = bag_;
  order.pit_limit = pit_limit_;
  int const then = stop.max + stop_gain();
  order.next = lap(then, stop.card);
  order.lap = lap_cost(then, stop.card);
  order.base = kStopBase;
  // NR-11.2: slower off P is more max, for the laps after the coming line and half of the way to it.
  for (int speed = 0; speed < 10; ++speed)
    order.bonus[size_t(speed)] =
        (order.lap - lap_at(stop.max + 10 - speed, stop.max, true, stop.card)) * (2 * stop.left - 1) / 2;
  stop.chart = std::make_shared<Chart>(road_, order);
  return stop.chart->work(nodes);
}

int Charts::lap_at(int max, int base, bool then, int card) const {
  base = bucket(base);
  max = std::clamp(max, 6, 20);
  if (knows_laps()) {
    LapCurve const& curve = laps_[size_t(std::find(kCardPrices.begin(), kCardPrices.end() - 1, card) - kCardPrices.begin())];
    size_t const i = size_t(max - 6) / 2;
    return max & 1 ? (curve[i] + curve[i + 1]) / 2 : curve[i];
  }
  int const now = lap_cost(base, card), gain = stop_gain();
  if (max <= base) return now + now * 6 * (base - max) / (5 * base);  // slower on the straights, hardly in the bends
  if (!then) return now - now * (max - base) / (2 * base);
  int const best = lap_cost(base + gain, card);
  if (max <= base + gain) return now + (best - now) * (max - base) / gain;
  return best + (best - now) * (max - base - gain) / (2 * gain);
}

bool Charts::work(int64_t& nodes) {
  for (Set& set : sets_)
    if (!finish(set, nodes)) return false;
  std::erase_if(stops_, [&](Stop const& s) { return !s.chart && !lap(s.max + stop_gain(), s.card); });  // pushed out
  for (Stop& stop : stops_)
    if (!finish(stop, nodes)) return false;
  return true;
}

// ---------------------------------------------------------------------------------------------------------------------

Judge::Judge(Charts& charts, Place const& root, bool stops, bool ahead, int card_cost)
    : charts_(charts), root_(root), want_stops_(stops && root.left >= 2), card_cost_(card_cost),
      card_ahead_(ahead && root.cards ? card_cost : 0) {}

// What is missing is asked for, and again, should other bots have pushed it out meanwhile.
bool Judge::ready(int64_t& nodes) {
  if (ready_) return true;
  int const max = root_.max, then = max + charts_.stop_gain();
  for (;;) {
    if (!flag_) flag_ = charts_.flag(max, card_ahead_);
    if (!lap_) lap_ = charts_.lap(max, card_ahead_);
    if (want_stops_ && !flag_then_) flag_then_ = charts_.flag(then, card_ahead_);
    if (want_stops_ && !lap_then_chart_) lap_then_chart_ = charts_.lap(then, card_ahead_);
    if (want_stops_ && !stop_) stop_ = charts_.stop(max, root_.left, card_ahead_);
    if (flag_ && lap_ && (!want_stops_ || (flag_then_ && lap_then_chart_ && stop_))) break;
    if (want_stops_) charts_.want_stop(max, root_.left, card_ahead_);
    else charts_.want(max, card_ahead_);
    if (!charts_.work(nodes)) return false;
  }
  lap_now_ = lap_at(Charts::bucket(max));
  root_max_cost_ = lap_at(max) - lap_now_;
  if (want_stops_) lap_then_ = lap_at(Charts::bucket(then));
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
  Chart const* one = (p.left > 1 ? (then ? lap_then_chart_ : lap_) : (then ? flag_then_ : flag_)).get();
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
