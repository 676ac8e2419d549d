// What a referee may rule otherwise about scoring and the end of the event.
#pragma once
#include <cstdint>

#include "core/fields.hpp"

namespace paddock::car_wars {

struct ScoreSettings {
  // CW-147
  int mobility_kill = 20, complete_kill = 20, victim_mobility = -20, victim_complete = -20;
  int all_alive = 2, one_of_two_alive = 1, first_blood = 1, moving_at_end = 1;
  bool bonus_counts_for_end = false;     // CW-147: of the 80 and the 100 points
  // CW-148
  int instant_points = 100, hold_points = 80, hold_phases = 25, max_turns = 30;
  enum class Tie : uint8_t { most_recently_mobile, shared } tie_break = Tie::most_recently_mobile;
  // B-15: who falls below 80 within the 25 phases begins them anew; else only the first and the last of them are looked at.
  enum class Below : uint8_t { restarts, ignored } hold_below = Below::restarts;
  // CW-149: else only who stands, with no booster left either.
  enum class MobilityKill : uint8_t { cannot_accelerate_by_engine, cannot_move } mobility_kill_when = MobilityKill::cannot_accelerate_by_engine;
  // CW-150: else only who has nobody left to act, whatever the car has to fire (CW-153) or can reach (CW-159).
  enum class CompleteKill : uint8_t { cannot_affect_game, crew_out_of_action } complete_kill_when = CompleteKill::cannot_affect_game;
  bool never_if_mobile = true;           // CW-150: a mobile vehicle is no complete kill
  bool firepower_kill = false;           // CW-151: who loses the last weapon that could fire is one, with points of its own
  int firepower_points = 20;
  // CW-153: else a weapon that only lacks ammunition still counts as one.
  enum class OutOfAmmo : uint8_t { complete_to_mobility_killer, stays_mobility_kill } mk_out_of_ammo = OutOfAmmo::complete_to_mobility_killer;
  // CW-159: whom it may still reach counts, else that it rolls at all, or its weapons alone.
  enum class Coasting : uint8_t { gm_judgement, until_it_stands, at_once } coasting = Coasting::gm_judgement;
  // Whose kill it is.
  enum class Avoidance : uint8_t { dropper, nobody } avoidance_credit = Avoidance::dropper;                    // CW-157
  enum class RamBounce : uint8_t { rammed_vehicle, nobody } ram_bounce_credit = RamBounce::rammed_vehicle;     // CW-158
  enum class Chain : uint8_t { initiator_unless_voluntary_turn, striking_vehicle } chain_credit = Chain::initiator_unless_voluntary_turn;   // CW-160
  enum class Shed : uint8_t { last_hazard_on_shedding_vehicle, shedding_vehicle, nobody } obstacle_credit = Shed::last_hazard_on_shedding_vehicle;   // CW-169
  // CW-162: else the landing alone brings the points.
  enum class Jump : uint8_t { landing_ramp_and_control, landing_ramp } jump_credit = Jump::landing_ramp_and_control;
  enum class Checkpoint : uint8_t { any_touch, counter_centre, whole_counter } checkpoint = Checkpoint::any_touch;   // CW-163
  int target_min_damage = 1;             // CW-164
  // CW-164 excludes "most" hand weapons: those that do full damage to vehicles score; else none does.
  bool anti_vehicle_hand_weapons_score = true;
  bool no_drop_dropper = true, no_drop_projector = true, no_drop_grenade = true;   // CW-165: by what means a counter has come there
  // CW-166: else only units that lie wholly inside, or every counter that touches the zone as a whole.
  enum class Rounding : uint8_t { every_touched_unit_row, whole_units, whole_counter } rounding = Rounding::every_touched_unit_row;
  bool no_drop_smoke = true, no_drop_paint = true, no_drop_sand = true;            // CW-167
};
inline constexpr char const* kTieBreaks[] = {"most_recently_mobile", "shared"};
inline constexpr char const* kHoldBelow[] = {"restarts", "ignored"};
inline constexpr char const* kMobilityKills[] = {"cannot_accelerate_by_engine", "cannot_move"};
inline constexpr char const* kCompleteKills[] = {"cannot_affect_game", "crew_out_of_action"};
inline constexpr char const* kOutOfAmmo[] = {"complete_to_mobility_killer", "stays_mobility_kill"};
inline constexpr char const* kCoasting[] = {"gm_judgement", "until_it_stands", "at_once"};
inline constexpr char const* kAvoidance[] = {"dropper", "nobody"};
inline constexpr char const* kRamBounce[] = {"rammed_vehicle", "nobody"};
inline constexpr char const* kChain[] = {"initiator_unless_voluntary_turn", "striking_vehicle"};
inline constexpr char const* kShed[] = {"last_hazard_on_shedding_vehicle", "shedding_vehicle", "nobody"};
inline constexpr char const* kJumpCredit[] = {"landing_ramp_and_control", "landing_ramp"};
inline constexpr char const* kCheckpoint[] = {"any_touch", "counter_centre", "whole_counter"};
inline constexpr char const* kRounding[] = {"every_touched_unit_row", "whole_units", "whole_counter"};
template <class Ar>
void fields(Ar& ar, ScoreSettings& s) {
  constexpr int kMost = 1000;
  ar("mobility_kill", s.mobility_kill, -kMost, kMost);
  ar("complete_kill", s.complete_kill, -kMost, kMost);
  ar("victim_mobility", s.victim_mobility, -kMost, kMost);
  ar("victim_complete", s.victim_complete, -kMost, kMost);
  ar("all_alive", s.all_alive, -kMost, kMost);
  ar("one_of_two_alive", s.one_of_two_alive, -kMost, kMost);
  ar("first_blood", s.first_blood, -kMost, kMost);
  ar("moving_at_end", s.moving_at_end, -kMost, kMost);
  ar("bonus_counts_for_end", s.bonus_counts_for_end);
  ar("max_turns", s.max_turns, 1, 1000);
  ar("instant_points", s.instant_points, 1, 1000);
  ar("hold_points", s.hold_points, 1, 1000);
  ar("hold_phases", s.hold_phases, 0, 300);
  ar("tie_break", s.tie_break, kTieBreaks);
  ar("hold_below", s.hold_below, kHoldBelow);
  ar("mobility_kill_when", s.mobility_kill_when, kMobilityKills);
  ar("complete_kill_when", s.complete_kill_when, kCompleteKills);
  ar("never_if_mobile", s.never_if_mobile);
  ar("firepower_kill", s.firepower_kill);
  ar("firepower_points", s.firepower_points, -kMost, kMost);
  ar("mk_out_of_ammo", s.mk_out_of_ammo, kOutOfAmmo);
  ar("coasting", s.coasting, kCoasting);
  ar("avoidance_credit", s.avoidance_credit, kAvoidance);
  ar("ram_bounce_credit", s.ram_bounce_credit, kRamBounce);
  ar("chain_credit", s.chain_credit, kChain);
  ar("obstacle_credit", s.obstacle_credit, kShed);
  ar("jump_credit", s.jump_credit, kJumpCredit);
  ar("checkpoint", s.checkpoint, kCheckpoint);
  ar("target_min_damage", s.target_min_damage, 1, kMost);
  ar("anti_vehicle_hand_weapons_score", s.anti_vehicle_hand_weapons_score);
  ar("no_drop_dropper", s.no_drop_dropper);
  ar("no_drop_projector", s.no_drop_projector);
  ar("no_drop_grenade", s.no_drop_grenade);
  ar("rounding", s.rounding, kRounding);
  ar("no_drop_smoke", s.no_drop_smoke);
  ar("no_drop_paint", s.no_drop_paint);
  ar("no_drop_sand", s.no_drop_sand);
}

}  // namespace paddock::car_wars
