#include "games/car_wars/rules/to_hit.hpp"

#include <algorithm>

namespace paddock::car_wars::aim {
namespace {

Ratio size_of(Ratio speed) { return speed < Ratio(0) ? Ratio(0) - speed : speed; }

Ratio one_pair(Arc firer_in, Arc target_in, Bearing const& b, ToHitSettings const& rules) {
  Ratio const t = size_of(b.target_speed);   // backing up is as fast as going ahead
  Ratio difference = b.target_speed - b.firer_speed;
  if (difference < Ratio(0)) difference = rules.negative_speed_absolute ? size_of(difference) : Ratio(0);   // B-11
  if (is_side(firer_in)) return is_side(target_in) && !b.closing ? difference : t;
  bool const chase = !is_side(target_in) && firer_in != target_in;   // one follows the other
  return (chase ? difference : t) / Ratio(2);
}

class Sum {
 public:
  explicit Sum(Total& out) : out_(out) {}
  void add(Why why, int value) {
    if (value != 0) out_.shares.push({why, value});
  }
  void aimed(Why why, int value) {
    if (value == kNoAimedFire)
      out_.allowed = false;
    else
      add(why, value);
  }

 private:
  Total& out_;
};

void of_target(Sum& sum, Shot const& s, ToHitSettings const& rules) {
  if (s.range) sum.add(Why::Range, range_modifier(*s.range));
  bool const at_ground = s.ground && !s.automatic;
  if (at_ground) {
    // B-44: any weapon that shoots at the ground; the numbers of projectors have it already (CW-068).
    bool const counts = s.projector ? !rules.projector_to_hit_includes_ground_bonus
                                    : rules.ground_bonus == GroundBonus::AnyButProjectors || s.grenade;
    sum.add(Why::Ground, counts ? 4 : 0);
  }
  if (at_ground && (s.projector || s.grenade)) {
    if (s.effective_modifier) sum.add(Why::Speed, *s.effective_modifier);
    return;
  }
  if (s.effective_modifier) sum.add(Why::Speed, *s.effective_modifier);
  sum.add(Why::TargetStopped, s.target_stopped);
  bool const part = s.part != 0 && !s.automatic;
  if (!part || rules.part_size == PartSize::OnTop) sum.add(Why::Size, s.size);
  if (part) sum.add(Why::Part, s.part);
  if (s.out_of_arc_side && !s.automatic) sum.add(Why::OutOfArcSide, s.trike_side ? rules.trike_side_from_front : rules.out_of_arc_side);
  if (s.sloped) sum.add(Why::Sloped, rules.sloped_facing);
  sum.add(Why::Homing, s.homing);
}

void of_sight(Sum& sum, Shot const& s, ToHitSettings const& rules) {
  sum.add(Why::Smoke, -smoke_half_inches(s.smoke, rules));
  sum.add(Why::Rain, s.rain);
  sum.add(Why::Night, s.night);
  if (s.painted) sum.add(Why::Painted, -2);
  if (s.blinded) sum.add(Why::Blinded, -10);
  if (s.cover_visible) sum.add(Why::Cover, cover_modifier(*s.cover_visible, rules));
}

// R 17.1: nobody aims a weapon on automatic, so computers, skills and sustained fire do nothing for it; a wound is his state.
void of_hand(Sum& sum, Shot const& s, ToHitSettings const& rules) {
  if (s.wounded) sum.add(Why::Wounded, -2);
  if (s.automatic) return;
  sum.add(Why::Computer, s.computer);
  sum.add(Why::Gunner, s.gunner_plus);
  if (s.untrained) sum.add(Why::Untrained, -3);
  sum.add(Why::Gas, s.gas);
  sum.add(Why::Sustained, s.sustained);
  if (s.tracer && s.sustained > 0) sum.add(Why::Tracer, rules.tracer_bonus);
}

void of_firer(Sum& sum, Shot const& s, ToHitSettings const& rules) {
  sum.add(Why::FirerStopped, s.firer_stopped);
  bool const skid_alone = s.controlled_skid != 0 && !rules.controlled_skid_with_d;
  int const d = skid_alone ? 0 : s.phase_d;
  sum.add(Why::Phase, phase_penalty(d, {}, s.gunner, rules));
  // What forbids aimed fire lets a weapon on automatic fire on, at the worst of the modifiers.
  auto const crash = [&](int value) { return value == kNoAimedFire && s.automatic ? -6 : value; };
  sum.aimed(Why::Asterisk, crash(s.asterisk));
  sum.aimed(Why::ControlledSkid, crash(s.controlled_skid));
  if (s.bad_surface) sum.add(Why::BadSurface, -1);
  if (s.on_side) sum.add(Why::OnSide, rules.inverted_aim_mod);
  if (s.airborne) sum.add(Why::Airborne, -2);
}

}  // namespace

int range_modifier(Ratio inches) { return inches < Ratio(1) ? 4 : -int((inches / Ratio(4)).floor()); }

int smoke_half_inches(Ratio inches, ToHitSettings const& rules) {
  Ratio const halves = inches * Ratio(2);
  if (rules.smoke_rounding == SmokeRounding::Up) return int(halves.ceil());
  if (rules.smoke_rounding == SmokeRounding::Down) return int(halves.floor());
  if (rules.smoke_ties == Ties::Up) return int(halves.half_up());
  return int((halves - Ratio(1, 2)).ceil());
}

int cover_modifier(Ratio visible, ToHitSettings const& rules) {
  CoverTable const& table = rules.hard_cover;
  if (visible >= Ratio(1) || table.empty()) return 0;
  for (int n = 0; n + 1 < table.size(); ++n) {
    Ratio const width = table[n].visible, between = (width + table[n + 1].visible) / Ratio(2);
    if (visible >= width || (rules.cover_between == CoverBetween::Nearest && visible >= between)) return table[n].modifier;
  }
  return table[table.size() - 1].modifier;   // the last width is that or less: it has no smaller one
}

int speed_table(Ratio effective) {
  Ratio const speed = effective < Ratio(0) ? Ratio(0) - effective : effective;
  int64_t const tens = (speed / Ratio(10)).floor();   // B-11: what lies between two bands belongs to the lower one
  return -int(std::clamp<int64_t>(tens - 2, 0, 6));
}

Ratio effective_speed(Bearing const& bearing, ToHitSettings const& rules) {
  std::optional<Ratio> best;
  for (Arc const firer_in : bearing.firer_is_in)
    for (Arc const target_in : bearing.target_is_in) {
      Ratio const speed = one_pair(firer_in, target_in, bearing, rules);
      if (!best || (rules.several_arcs == Favour::Defender ? speed > *best : speed < *best)) best = speed;
    }
  return best.value_or(Ratio(0));
}

int controlled_skid_modifier(Ratio skid) {
  if (skid <= Ratio(0)) return 0;
  if (skid <= Ratio(1, 4)) return -1;
  if (skid <= Ratio(1, 2)) return -3;
  return skid <= Ratio(3, 4) ? -6 : kNoAimedFire;
}

int Total::modifier() const {
  int out = 0;
  for (Share const& share : shares) out += share.value;
  return out;
}

Total total(Shot const& shot, ToHitSettings const& rules) {
  Total out;
  Sum sum(out);
  of_target(sum, shot, rules);
  of_sight(sum, shot, rules);
  of_hand(sum, shot, rules);
  of_firer(sum, shot, rules);
  return out;
}

int phase_penalty(int maneuver_d, std::span<int const> hazards, bool gunner, ToHitSettings const& rules) {
  if (gunner && !rules.maneuver_penalty_gunner) return 0;
  int out = -maneuver_d;
  for (int const d : hazards) out -= d;
  return out;
}

}  // namespace paddock::car_wars::aim
