#include "games/car_wars/rules/dropping.hpp"

#include <algorithm>

namespace paddock::car_wars::dropping {

int acting(State state, int count, CounterSettings const& settings) {
  bool const each = state == State::solid ? settings.stack_solids : settings.stack_same_liquid_or_gas;
  return each ? count : std::min(count, 1);
}

bool Contact::phase(bool touching, CounterSettings const& settings) {
  if (!touching) return since_ = -1, false;
  bool const strikes = since_ < 0 || !settings.re_hit_requires_exit || since_ + 1 >= settings.contact_repeat_phases;
  since_ = strikes ? 0 : since_ + 1;
  return strikes;
}

int goes_off(TriggerDice const& dice, std::span<Zone const> zones, bool own_fresh, CounterSettings const& settings) {
  // Its own dropper sets it off by driving over it only.
  bool const only_over = own_fresh && settings.own_counters == CounterSettings::Own::only_direct_overlap;
  bool near_first = false;
  for (size_t i = 0; i < zones.size(); ++i) {
    bool const over = zones[i] == Zone::over;
    int const roll = over && near_first && dice.anew > 0 ? dice.anew : dice.roll;
    unsigned const faces = over ? dice.faces.adjacent | dice.faces.crossing : zones[i] == Zone::adjacent && !only_over ? dice.faces.adjacent : 0u;
    if (faces >> roll & 1) return int(i);
    near_first |= zones[i] == Zone::adjacent && !only_over;
  }
  return -1;
}

bool mine_hits_underbody(Mine const& mine, Ratio car_inches) {
  return car_inches <= (mine.trigger == Trigger::radio ? mine.remote_range : mine.detection);
}
bool mine_hits_tire(Mine const& mine, Ratio tire_inches) { return tire_inches <= mine.blast; }

geometry::Pose placed(Drop const& drop, CounterSettings const& settings) {
  int32_t const end = drop.body.half_length, length = drop.counter.half_length;
  if (drop.mount == Mount::underbody) return drop.car;
  if (drop.mount == Mount::left || drop.mount == Mount::right) {
    bool const gap = settings.side_drop == CounterSettings::SideDrop::gap;
    int32_t const off = drop.body.half_width + geometry::kInch / 2 + (gap ? drop.counter.half_width : 0);
    return geometry::moved(drop.car, {0, drop.mount == Mount::left ? off : -off});
  }
  // The end that trails drops clear of the car, the end that leads drops flush under it; of a car that stands both drop clear.
  bool const backward = drop.reversing && settings.reverse_swaps_ends;
  bool const leads = !drop.standing && (drop.mount == Mount::front) != backward;
  int32_t const off = leads ? end - length : end + length;
  return geometry::moved(drop.car, {drop.mount == Mount::front ? off : -off, 0});
}

int squares(Scatter const& row, int natural) { return std::max({0, row.least, natural + row.plus}); }

int spike_damage(int natural, int plus, bool halved, CounterSettings const& settings) {
  int const full = std::max(0, natural + plus);
  if (!halved) return full;
  return settings.odd_spike_halves == CounterSettings::Halves::down ? full / 2 : (full + 1) / 2;
}

}  // namespace paddock::car_wars::dropping
