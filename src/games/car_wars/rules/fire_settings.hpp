// What a referee may decide about who fires what, links, sustained fire, droppers and lasers.
#pragma once
#include "core/fields.hpp"

namespace paddock::car_wars::fire {

enum class Transfer : uint8_t { SpecificToGeneral, Any, None };
inline constexpr char const* kTransfers[] = {"specific_to_general", "any", "none"};
enum class TrikeLink : uint8_t { Standard, Smart };
inline constexpr char const* kTrikeLinks[] = {"standard", "smart"};
enum class SwcLink : uint8_t { OwnWeaponOnly, All };
inline constexpr char const* kSwcLinks[] = {"own_weapon_only", "all"};
enum class LinkedMetal : uint8_t { Separate, Combined };
inline constexpr char const* kLinkedMetal[] = {"separate", "combined"};

enum class AttackOrder : uint8_t { Random, BySpeed, ByReflexes };
inline constexpr char const* kAttackOrders[] = {"random", "by_speed", "by_reflexes"};

struct FireSettings {
  bool measure_is_firing_action = true;                  // CW-037
  bool may_fire_at_measured = true;                      // CW-037
  Transfer sustained_transfer{};                         // CW-074
  int sustained_lost_after_phases_without_los = 1;       // CW-075
  TrikeLink trike_side_link{};                           // CW-024
  SwcLink swc_trike_link{};                              // CW-025
  bool swc_with_smart_link = false;                      // CW-019: such a computer is not used
  bool salvo_single_hazard = true;                       // CW-059
  bool link_shares_sustained = true;                     // CW-069: else each weapon has what it has by itself
  bool link_shares_tracer = true;                        // CW-069
  AttackOrder multi_attacker_order{};                    // CW-066: whose damage is done first
  LinkedMetal linked_vs_metal{};                         // CW-060
  bool all_or_none = true;                               // CW-092
  int auto_drop_per_phase = 1;                           // CW-057
  bool half_move_drops = true;                           // B-32: a phase with only a half inch is a phase of movement
  bool ports_take_action = true;                         // opening a concealed port; else it opens with the shot
  bool popups_start_up = true;                           // pop-up turrets; the sources do not say
  bool guided_rockets_wait = true;                       // laser-guided ones whose laser has missed; else they fly straight ahead, as others of a link
  int harm_bonus = 2;                                    // anti-radar rounds at a car with a radar
  bool jettisoned_is_obstacle = true;                    // a sidecar or pod that was dropped; else it is out of everybody's way
  bool ir_bonus_in_die = false;                          // B-31: else smoke eats into the flat bonus once a die is gone
};

template <class Ar>
void fields(Ar& ar, FireSettings& s) {
  ar("measure_is_firing_action", s.measure_is_firing_action);
  ar("may_fire_at_measured", s.may_fire_at_measured);
  ar("sustained_transfer", s.sustained_transfer, kTransfers);
  ar("sustained_lost_after_phases_without_los", s.sustained_lost_after_phases_without_los, 1, 250);
  ar("trike_side_link", s.trike_side_link, kTrikeLinks);
  ar("swc_trike_link", s.swc_trike_link, kSwcLinks);
  ar("swc_with_smart_link", s.swc_with_smart_link);
  ar("salvo_single_hazard", s.salvo_single_hazard);
  ar("link_shares_sustained", s.link_shares_sustained);
  ar("link_shares_tracer", s.link_shares_tracer);
  ar("multi_attacker_order", s.multi_attacker_order, kAttackOrders);
  ar("linked_vs_metal", s.linked_vs_metal, kLinkedMetal);
  ar("all_or_none", s.all_or_none);
  ar("auto_drop_per_phase", s.auto_drop_per_phase, 1, 10);
  ar("half_move_drops", s.half_move_drops);
  ar("ir_bonus_in_die", s.ir_bonus_in_die);
  ar("ports_take_action", s.ports_take_action);
  ar("popups_start_up", s.popups_start_up);
  ar("guided_rockets_wait", s.guided_rockets_wait);
  ar("harm_bonus", s.harm_bonus, 0, 5);
  ar("jettisoned_is_obstacle", s.jettisoned_is_obstacle);
}

}  // namespace paddock::car_wars::fire
