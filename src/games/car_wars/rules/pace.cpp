#include "games/car_wars/rules/pace.hpp"

#include <algorithm>

#include "core/filled.hpp"
#include "core/order.hpp"

namespace paddock::car_wars::pace {
namespace {

constexpr int kExtraOrder[] = {1, 3, 5, 2, 4};  // the phases that get the inches beyond a round number for all
constexpr int kRound = kPhases * 4;             // quarter inches of a turn with an inch in every phase
Ratio const kStep(5, 2);

Ratio size_of(Ratio mph) { return mph < 0 ? Ratio(0) - mph : mph; }
int steps(Ratio mph) { return int((size_of(mph) / kStep).floor()); }
bool forward(Ratio mph) { return mph > 0; }

}  // namespace

Ratio down_to_step(Ratio mph) { return Ratio((mph / kStep).floor()) * kStep; }

int half_move_phase(Ratio mph) {
  int const over = steps(mph) % kRound;
  return over % 4 == 0 ? 0 : kExtraOrder[over / 4];
}

int quarters(Ratio mph, int phase, MovementSettings const& settings) { return quarters_of_steps(steps(mph), phase, settings); }

int quarters_of_steps(int all, int phase, MovementSettings const& settings) {
  int const over = all % kRound, part = over % 4;
  int const place = int(std::find(kExtraOrder, kExtraOrder + kPhases, phase) - kExtraOrder);
  int const each = all / kRound * 4;
  if (place < over / 4) return each + 4;
  if (place > over / 4) return each;
  bool const half = part != 0 && settings.fractional_move == MovementSettings::Fraction::half;
  return each + (half ? 2 : part);
}

Ratio left_after_drop(Ratio mph, int phase, Ratio moved, MovementSettings const& settings) {
  return std::max(Ratio(0), inches(mph, phase, settings) - moved);
}

void order(std::span<Mover const> movers, Order& out, MovementSettings const& settings) {
  bool const absolute = settings.reverse_order == MovementSettings::Backward::absolute;
  auto const pace = [&](int i) { return absolute ? size_of(movers[size_t(i)].speed) : movers[size_t(i)].speed; };
  out.movers.clear(), out.groups.clear();
  for (size_t i = 0; i < movers.size() && i < size_t(kMostMovers); ++i) out.movers.push(int(i));
  sort_few(out.movers, [&](int a, int b) { return pace(a) > pace(b); });
  for (int n = 0; n < out.movers.size(); ++n) {
    if (n == 0 || pace(out.movers[n - 1]) != pace(out.movers[n])) out.groups.push({.first = n});
    ++out.groups.back().many;
  }
  for (Group& group : out.groups) {
    if (group.many < 2 || !settings.driver_skill_chooses) continue;
    int best = out.movers[group.first], equals = 0;
    for (int const i : out.of(group)) best = movers[size_t(i)].driver_plus > movers[size_t(best)].driver_plus ? i : best;
    for (int const i : out.of(group)) equals += movers[size_t(i)].driver_plus == movers[size_t(best)].driver_plus;
    if (equals == 1) group.chooser = best;
  }
}

Ratio slowed(Ratio mph, Ratio by) { return mph < 0 ? std::min(Ratio(0), mph + by) : std::max(Ratio(0), mph - by); }

Ratio booster_mph(Ratio booster_lb, Ratio vehicle_lb) { return down_to_step(Ratio(1000) * booster_lb / vehicle_lb); }

int overspeed_units(Ratio mph, Ratio top) { return mph > top ? int(((mph - top) / 10).floor()) : 0; }

Ratio reverse_limit(Ratio top, bool cycle) { return cycle ? kStep : top / 5; }

Starts starts(MovementSettings const& settings) {
  int const least = (settings.start_least + 4) / 5 * 5, most = std::max(least, settings.start_most / 5 * 5);
  return {least, most, std::clamp(30, least, most)};
}

std::string starts_text(Starts const& starts) {
  std::string const most = std::to_string(starts.most);
  if (starts.least == starts.most) return filled("A duel begins at {} mph", {most});
  return filled("A duel begins at {} to {} mph, in steps of 5", {starts.least, most});
}

Refusal refusal_of_any(Change const& c, MovementSettings const& settings) {
  if (c.turn <= 1 && !settings.turn1_speed_change) return Refusal::first_turn;
  if (c.phase > 1 && settings.speed_change == MovementSettings::ChangePhase::first) return Refusal::late;
  if (c.used) return Refusal::used;
  return !c.in_control && settings.needs_control ? Refusal::no_control : Refusal::none;
}

Refusal refusal(Change const& c, MovementSettings const& settings) {
  if (c.from == c.to) return Refusal::none;  // no change at all
  if (Refusal const any = refusal_of_any(c, settings); any != Refusal::none) return any;
  // R 3: a full turn at 0 lies between forward and backward, so no change leads across.
  if (c.from != 0 && c.to != 0 && forward(c.from) != forward(c.to)) return Refusal::direction;
  Ratio const faster = size_of(c.to) - size_of(c.from);
  if (faster > c.acceleration) return Refusal::too_fast;
  return faster < Ratio(-c.most_braking) ? Refusal::too_hard : Refusal::none;
}

Drive engaged(Drive drive, Device device, MovementSettings const& settings) {
  auto const rounded = [&](Ratio mph) { return settings.htm_rounding == MovementSettings::Rounding::exact ? mph : down_to_step(mph); };
  switch (device) {
    case Device::none: return drive;
    case Device::high_torque_motors: return {rounded(drive.top_speed * Ratio(3, 4)), drive.acceleration + 5};
    case Device::hd_high_torque_motors: return {rounded(drive.top_speed * Ratio(2, 3)), drive.acceleration * 2};
    case Device::overdrive: return {drive.top_speed + 20, std::min(drive.acceleration, Ratio(5))};
  }
  return drive;
}

Ratio flight_inches(Ratio mph, Ratio ramp_degrees) {
  bool const full = ramp_degrees >= 20 && ramp_degrees <= 40;
  bool const half = !full && ramp_degrees >= 15 && ramp_degrees <= 45;
  if (mph <= 20 || !(full || half)) return 0;
  return Ratio(((mph - 20) / 10).floor()) / (half ? 2 : 1);
}

}  // namespace paddock::car_wars::pace
