// Fire (R 8): who may fire what at whom, the number it needs as a list of reasons, and what declared fire comes to.
#pragma once
#include "games/car_wars/duel/work.hpp"
#include "games/car_wars/rules/to_hit.hpp"
#include "games/car_wars/rules/to_hit_table.hpp"

namespace paddock::car_wars::duel {

// What grenades do that is no damage to a vehicle (R 9).
enum class Burst : uint8_t { plain, concussion, flechette, flash, foam };
inline constexpr char const* kBursts[] = {"plain", "concussion", "flechette", "flash", "foam"};

// What a weapon does, joined from the assets: fire_weapons.json, firepower.json, counters.json, ammunition.
struct Arm {
  aim::WeaponClass kind{};
  int to_hit = 0;                          // 0: not aimed (dropped)
  int dice = 0, plus = 0;                  // of damage
  bool half_die = false, laser = false, burst = false, area = false;
  int fm = 0, bd = 0;                      // fire modifier and burn duration of a hit
  int power = 0;                           // units a shot
  int reach = 0;                           // inches, 0: no limit
  bool drops = false;
  Lie lays = Lie::debris;                  // of a dropper
  int counters = 1;                        // laid at once; 0: nothing
  int wide = 1;                            // of these so many beside one another, the rest behind
  int volley = 1;                          // tubes fired by one shot, as far as there are rounds
  bool projector = false;                  // shot at the ground before a vehicle: leaves counters there (CW-068)
  int at_vehicle = 0;                      // of a projector: its number at the vehicle itself (R 9)
  bool trail = false;                      // leaves its counter along the line of fire
  bool tires_only = false;                 // hurts nothing but tires and who rides in the open
  bool recoil = false;                     // CW-061
  bool grenade = false, sees_smoke = false, no_speed = false;   // guided: smoke or the target's speed do nothing
  bool radar = false, guides = false;      // flies by the radar of its car; leads rockets of its link and does nothing else
  Burst bursts = Burst::plain;
  int miss = 0;                            // of a projector: 0 no effect, 1 it scatters
  int guess10 = 0;                         // of what lies on the ground: tenths of points, a guess
};
Arm const& arm_of(Gun const& gun);         // a gun that is not known: the usual machine gun
std::string_view gun_name(Gun const& gun); // "Heavy Machine Gun"
bool carries_dropper(Car const& car);      // of whatever kind, spent or destroyed too
int life_of(Book const& book, Lie type);   // turns a counter lies after that of its placement; -1: it stays

constexpr bool lands_before(Arm const& arm) { return arm.projector || arm.grenade; }   // on the ground: it strikes no side

// A projector shot at the vehicle itself: it names a side, of spikes a tire; else it is shot at the ground before it.
constexpr bool is_direct(Arm const& arm, int aim_at) { return arm.projector && !is_ground(aim_at); }
constexpr bool may_be_direct(Arm const& arm, int aim_at) {
  if (!arm.projector || arm.at_vehicle <= 0) return false;
  bool const spikes = arm.lays == Lie::spikes || arm.lays == Lie::explosive_spikes || arm.lays == Lie::incendiary_spikes;
  return spikes ? is_tire(aim_at) : aim_at >= AimFront && aim_at <= AimRight;
}

// Which parts a weapon may be aimed at at all.
constexpr bool aim_fits(Arm const& arm, int aim_at) {
  if (arm.projector) return !is_direct(arm, aim_at) || may_be_direct(arm, aim_at);
  if (arm.grenade) return aim_at == AimCar;
  return (aim_at == AimCar || !is_ground(aim_at)) && (!arm.tires_only || aim_at >= AimTire0);
}

// Seen from here: what may be fired now.
struct ShotInfo {
  Shot shot;
  int needed = 0;                          // 2d must reach it; above 12: never
  int permille = 0;                        // chance to hit
  int damage10 = 0;                        // tenths of the mean damage of a hit, all weapons of the link together
  // Of a dropper: the chance that somebody close behind drives over it, and a guess of what that does.
};
inline constexpr int kMostShots = 220;
using ShotList = Scratch<ShotInfo, kMostShots>;
void shots(Book const& book, Board const& board, Seat seat, ShotList& out);
// Whether there is any that may hit, with at least that chance.
bool may_shoot(Book const& book, Board const& board, Seat seat, List<Shot, 4> const& declared = {}, int permille = 0);
Verdict shot_verdict(Book const& book, Board const& board, Seat seat, Shot const& shot);
// The same once others are declared: their persons and weapons have fired.
void shots(Book const& book, Board const& board, Seat seat, List<Shot, 4> const& declared, ShotList& out);
Verdict shot_verdict(Book const& book, Board const& board, Seat seat, Shot const& shot, List<Shot, 4> const& declared);

// As the lists of shots have it: the side that a shot at the car hits anyway is no target of its own.
Shot as_listed(Book const& book, Board const& board, Seat seat, Shot shot);

// Why a car has no shot at another, of all its weapons the one that comes nearest to a shot: the later, the nearer. `reach`: out of
// reach, or the range alone makes it more than 12; `number`: all together does; `weapon`: it has none that is aimed.
enum class NoShot : uint8_t { none, weapon, target, lost, empty, fired, hand, aim, part, arc, smoke, hidden, wall, reach, number };
NoShot no_shot(Book const& book, Board const& board, Seat seat, Seat target);

struct ToHitLine {
  int value = 0;
  std::string what;                        // "4.0 inches", "His speed, 40 across you"
  Rule rule;
};
struct ToHit {
  int base = 0, needed = 0;                // of the weapon; with all
  bool possible = true;
  List<aim::Share, 28> shares;
};
ToHit to_hit(Book const& book, Board const& board, Seat seat, Shot const& shot);
// The same as people read it: the weapon's number first.
std::vector<ToHitLine> to_hit_lines(Book const& book, Board const& board, Seat seat, Shot const& shot);

// All fire declared in this phase, at once after movement; targets in random order (CW-046, CW-066). Plans are not changed.
PADDOCK_STEP void resolve_fire(Work& work, List<Plan, kMostCars> const& plans);
// A gun that drops what it lays, now.
struct Loose {
  Seat seat = kNobody;
  int8_t gun = 0, job = -1;                // by whose hand: Job, -1: by itself
  bool aside = false;                      // of a corner's: over its side
};
void drop(Work& work, Loose const& one);
void end_of_turn_fire_flags(Work& work);

// Standing words: what they would fire now; empty: nothing.
List<Shot, 4> standing_shots(Book const& book, Board const& board, Seat seat, StandingOrder const& standing, List<Shot, 4> const& declared = {});
// A careful driver's fire: the best shots of each person on 9 or better.
List<Shot, 4> usual_shots(Book const& book, Board const& board, Seat seat, List<Shot, 4> const& declared = {});

// What the plan of a phase says to drop, whoever follows (kLay, kLayAside).
inline constexpr char const* kOneWay = "Only what stands on a corner drops over either of two sides.";
bool may_lay(Book const& book, Board const& board, Seat seat, int gun);
Shot laid_shot(Car const& car, Seat seat, int code);   // what such a code stands for
List<Shot, 4> laid_shots(Book const& book, Board const& board, Seat seat, Plan const& plan);

}  // namespace paddock::car_wars::duel
