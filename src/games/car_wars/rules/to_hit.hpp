// To hit: 2d + modifiers >= the weapon's number (R 8.3, R 17.1). Each part of the sum is its own function; total() adds them
// up for one shot, with the reasons. Lengths are inches, speeds miles an hour.
#pragma once
#include <optional>
#include <span>

#include "core/list.hpp"
#include "core/ratio.hpp"
#include "games/car_wars/rules/to_hit_settings.hpp"

namespace paddock::car_wars::aim {

enum class Arc : uint8_t { Front, Back, Left, Right };
inline constexpr char const* kArcs[] = {"front", "back", "left", "right"};
constexpr bool is_side(Arc a) { return a == Arc::Left || a == Arc::Right; }
using Arcs = List<Arc, 4>;   // more than one: on a dividing line

int range_modifier(Ratio inches);                                        // +4 under an inch, -1 for each full 4 inches
int smoke_half_inches(Ratio inches, ToHitSettings const& rules);         // CW-052
int cover_modifier(Ratio visible_inches, ToHitSettings const& rules);    // CW-064; a whole inch in view is no cover
int speed_table(Ratio effective);                                        // a faster target: 0 below 30, -6 from 80 on

// Where the firer is as the target sees it, where the target is as the firer sees it, and how fast both go (R 8.3).
struct Bearing {
  Arcs firer_is_in, target_is_in;
  Ratio target_speed, firer_speed;
  bool closing = false;   // matters side to side only
};
Ratio effective_speed(Bearing const& bearing, ToHitSettings const& rules);

// 2 never hits; 12 is no automatic hit.
constexpr bool hits(int needed, int dice) { return dice != 2 && dice >= needed; }
constexpr int least_roll(int needed) { return needed < 3 ? 3 : needed; }   // that hits: what a number below 3 means to people

// Aimed fire in the turn of a crash result, or with a controlled skid: the modifier, or none at all.
inline constexpr int kNoAimedFire = -1000;
int controlled_skid_modifier(Ratio skid_inches);   // 1/4: -1, 1/2: -3, 3/4: -6, 1: kNoAimedFire

enum class Why : uint8_t {
  Range, Speed, TargetStopped, FirerStopped, Size, Part, OutOfArcSide, Sloped, Ground, Smoke, Rain, Night, Painted, Cover,
  Computer, Gunner, Untrained, Wounded, Phase, Asterisk, ControlledSkid, BadSurface, OnSide, Airborne, Sustained, Tracer, Blinded, Homing, Gas
};
struct Share {
  Why why{};
  int value = 0;
};

// One shot as the referee describes it. Whatever is left out has no modifier.
struct Shot {
  std::optional<Ratio> range;
  std::optional<int> effective_modifier;          // of the speed table
  bool target_stopped = false, firer_stopped = false;
  int size = 0, part = 0;                         // part: 0 for the vehicle as a whole
  bool out_of_arc_side = false, sloped = false;
  bool trike_side = false;               // that side is a trike's, over its narrow end (CW-076)
  bool ground = false, projector = false, grenade = false;
  Ratio smoke;
  int rain = 0, night = 0;
  bool painted = false, blinded = false;
  std::optional<Ratio> cover_visible;
  int computer = 0, gunner_plus = 0;
  bool untrained = false, wounded = false, gunner = false;
  int gas = 0;                                    // who fires has breathed tear gas
  int phase_d = 0;                                // D of maneuvers and hazards of this phase
  int asterisk = 0, controlled_skid = 0;          // 0, -1, -3, -6 or kNoAimedFire
  bool bad_surface = false, on_side = false, airborne = false;
  int sustained = 0;                              // bonus of the shot: 0, 1, 2
  bool tracer = false;
  int homing = 0;                                 // bonus of rounds that fly to a radar (R 9)
  bool automatic = false;                         // not aimed: straight ahead at the end of the turn
};

struct Total {
  List<Share, 28> shares;                         // none of them 0
  bool allowed = true;                            // false: no aimed fire
  int modifier() const;
};
Total total(Shot const& shot, ToHitSettings const& rules);
int phase_penalty(int maneuver_d, std::span<int const> hazards, bool gunner, ToHitSettings const& rules);   // CW-065

}  // namespace paddock::car_wars::aim
