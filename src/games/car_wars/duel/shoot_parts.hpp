// What the files of shooting share: who fires with what, what one car sees of another, which part of it a shot is at.
#pragma once
#include "games/car_wars/duel/ports.hpp"
#include "games/car_wars/duel/shoot.hpp"
#include "games/car_wars/rules/bearing.hpp"
#include "games/car_wars/rules/damage_path.hpp"
#include "games/car_wars/rules/fire_action.hpp"
#include "games/car_wars/rules/target_faces.hpp"

namespace paddock::car_wars::duel {

using Declared = List<Shot, 4>;
using GunSet = List<int8_t, kMostGuns>;

// ---- who and with what (R 8.1, R 8.4)

// A car about to fire. Persons and weapons of shots that are declared already count as used.
struct Firing {
  Book book;
  Board const& board;
  Seat seat = kNobody;
  bool bad_ground = false;                 // it stands on oil, gravel, ice
  bool used_person[2] = {};
  uint16_t used_guns = 0;                  // bits
  Car const& car() const { return board.cars[seat]; }
};
Firing firing_of(Book const& book, Board const& board, Seat seat, Declared const& declared);

bool has_rounds(Gun const& gun);           // or needs none
bool is_powered(Car const& car, Gun const& gun);   // the plant feeds another shot of it, or it needs none
bool aimable(Arm const& arm);              // is aimed, and does something
bool droppable(Arm const& arm);
// What may_fire says of this weapon, persons left out.
fire::Verdict gun_verdict(Firing const& f, int gun);
inline bool gun_ready(Firing const& f, int gun) { return gun_verdict(f, gun) == fire::Verdict::Allowed && !is_shut(f.car(), gun) && !(f.car().guns[gun].flags & Unled); }
// Who would fire it at that one: of those who may still act the better shot; a dropper takes the other one. -1: nobody may.
int person_for(Firing const& f, int gun, Seat target);
bool nobody_left(Firing const& f);         // with any hand for anything
bool hand_free(Firing const& f, int job);  // for anything at all
bool driver_first(Firing const& f);        // of two the gunner is the better shot, so the driver does what is no shot
bool measured_another(Firing const& f, Seat target);   // CW-037
Person const* person_at(Car const& car, int job);    // null: there is none such

// What goes off with a weapon: identical ones aimed together, others of its link straight ahead, droppers (CW-060, CW-024, CW-092).
struct Salvo {
  GunSet aimed, straight, dropped;         // the named one first
  GunSet guided;                           // rockets that follow the named laser to what it hits
};
Salvo salvo_of(Firing const& f, int gun);
// Why a radar missile loses this target, or would as far as everybody knows (R 9).
enum class NoLock : uint8_t { none, armor, jammer };
NoLock no_lock(Car const& target);
NoLock no_lock_known(Car const& target);
int computer_for(Firing const& f, int gun, int job);

// ---- what one sees of another

struct Muzzle {
  geometry::Point at;
  unsigned arcs = 0;                       // bits of board::Face
  bool all_round = false;
  geometry::Angle ahead = 0;               // core heading of what is straight before it
};
Muzzle muzzle_of(Car const& car, Gun const& gun);
bool bears_on(Car const& car, Muzzle const& muzzle, geometry::Polygon const& area);
bool bears_on(Car const& car, Muzzle const& muzzle, geometry::Point p);

struct Sight {
  bool clear = false;                      // some part of it may be hit
  geometry::Point from, to;                // to its nearest point
  int range = 0, smoke = 0;                // mils
  int visible = -1;                        // mils of its width in view; -1: nothing is before it
};
// Of a mark, or whatever else lies there; ground may lie under `over`, who does not hide it.
Sight sight_of(Book const& book, Board const& board, Seat firer, geometry::Polygon const& area, geometry::Point from);
Sight sight_of(Book const& book, Board const& board, Seat firer, Seat over, geometry::Polygon const& area, geometry::Point from);
// Whoever stands in the way; `from` is where the line begins.
Sight sight_of(Book const& book, Board const& board, Seat firer, Seat target, geometry::Point from);
bool sees(Book const& book, Board const& board, Seat firer, Seat target);            // from its middle, smoke apart
int smoke_on(Book const& book, Board const& board, geometry::Point from, geometry::Point to, bool hot_alone = false);   // mils
bool walls_between(Book const& book, Board const& board, geometry::Point from, geometry::Point to);
bool stops_bullets(Board const& board, Arena const& arena, int wall);
geometry::Point nearest_point(geometry::Point from, geometry::Polygon const& area);

// Two cars, whatever the weapon.
struct Pair {
  Seat target = kNobody;
  geometry::Polygon area;                  // of the target
  aim::Arcs firer_in;                      // never empty
  aim::FaceSet visible;                    // sides of the target that the firer sees
  int speed_modifier = 0;
};
Pair pair_of(Firing const& f, Seat target);

// Which part of the target a shot is at.
struct Mark {
  bool offered = false;
  int face = Front;                        // the blow comes in here; of a tire the side it is seen from
  int wheel = -1;
  bool turret = false, sidecar = false, rider = false, slow = false;   // slow: the speed of the target is no matter (CW-071)
  int modifier = 0;                        // of the part
  bool other_side = false, trike_side = false;   // a side in whose arc the firer is not; a trike's over its narrow end (CW-076)
  bool specific = false;                   // for sustained fire (CW-074)
  bool has_point = false;
  geometry::Point point;                   // the range goes there (CW-073)
  geometry::Polygon area;                  // of a part that is more than that point
  bool ground = false;
  int visible = -1;                        // of ground, as Sight has it
};
Mark mark_of(Firing const& f, Pair const& pair, Muzzle const& muzzle, int aim_at, Arm const& arm);
Sight sight_of(Firing const& f, Pair const& pair, Mark const& mark, Sight const& whole);   // whole: of the vehicle

// Somebody who is still a danger behind, within so many inches of the tail.
bool followed(Board const& board, Seat seat, int inches);                            // standing.cpp

// CW-070: where a projector's counter comes to lie: it touches the vehicle, or lies so far before it.
geometry::Pose ground_about(Car const& target, geometry::Body counter, int aim_at);
geometry::Pose dropped_at(Book const& book, Car const& car, Gun const& gun, bool aside);   // the middle of what it drops now
geometry::Body thrown_by(Arm const& arm);                                            // drops.cpp: all that lies at once

// ---- one shot

struct Line {
  Pair const& pair;
  Sight const& sight;
  Mark const& mark;
  int gun = 0, job = 0;
  bool automatic = false;
  bool direct = false;                     // of a projector: at the vehicle itself
};
ToHit to_hit_of(Firing const& f, Line const& line);
int sustained_bonus(Firing const& f, int gun, Seat target, int aim_at);
int hit_permille(int needed);              // of 2d; 2 never hits
int mean10(Arm const& arm);                // tenths
harm::Entry entry_of(Mark const& mark);

// ---- what a weapon on automatic, or another kind of a link, meets straight ahead; kNobody: nothing
Seat straight_target(Book const& book, Board const& board, Seat seat, Gun const& gun);

// ---- shoot_zones.cpp: marks of the arena (CW-164)
bool is_mark(Book const& book, int zone);
bool mark_scored(Board const& board, Seat seat, int zone);                           // it has brought that seat its points
geometry::Polygon const& mark_area(Book const& book, Seat mark);
ToHit mark_to_hit(Firing const& f, Seat mark, int gun, int job, Sight const& sight);

// ---- grenades.cpp (R 9)
// Where it is aimed: where the target will be in a turn, if it drives on so.
geometry::Point lead_point(Book const& book, Board const& board, Seat target);
struct Throw {
  Seat target = kNobody;
  int gun = 0, job = 0;
};
ToHit throw_to_hit(Firing const& f, Throw const& t, Sight const& sight);
bool launch(Work& work, Firing const& f, Throw const& t, Sight const& sight);   // false: it cannot be
PADDOCK_STEP void land_grenades(Work& work);            // those that are due
void burst_about(Work& work, Seat owner, Burst kind, geometry::Point at);   // grenade_bursts.cpp

// ---- drops.cpp
// What a shot leaves on the ground, hit or missed: a trail, a cloud, what a projector has thrown.
struct Landing {
  Seat firer = kNobody, target = kNobody;
  int8_t gun = 0, hits = 0, missed_by = 0;
  geometry::Point from, to;
  Gun const* fired = nullptr;              // as it was when it fired; null: as it is
  int aim_at = AimCar;
};
void leave_counters(Work& work, Landing const& landing);
geometry::Pose scattered(Work& work, Landing const& landing, geometry::Pose at);   // CW-070
void lay_loads(Work& work, Seat owner, Gun const& gun, geometry::Pose middle);   // all counters of one of its rounds

// ---- resolve.cpp
void load_next(Gun& gun);                  // the rounds behind those that are gone
void spend_round(Work& work, Seat seat, int gun, int rounds);
PADDOCK_STEP void straight_fire(Work& work);            // direct weapons on automatic, at the end of a turn

}  // namespace paddock::car_wars::duel
