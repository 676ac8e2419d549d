// What a phase reports. Films, log and recap read nothing else of it.
#pragma once
#include "core/event.hpp"
#include "games/car_wars/duel/state.hpp"

namespace paddock::car_wars::duel {

// A place in mils (1/1000 inch) and tenths of a degree, as state.hpp's axes: for pictures, never computed with.
struct Spot {
  int32_t x = 0, y = 0;
  int16_t heading = 0;
  friend bool operator==(Spot const&, Spot const&) = default;
};
Spot spot_of(geometry::Pose const& pose);

// `seat`: whom it concerns; `other`: the other one. Numbers a to e as the table kEvents names them.
enum class Ev : uint8_t {
  Entered,      // a car rolls in: at; a pace
  Phase,        // a phase begins: a turn, b phase
  Speed,        // a from, b to (paces), c 0 by will, 1 forced
  Went,         // a step of a car: at its end; a driving::Step, b move index or -1, c inch of the phase from 1, d 1 out of control
  Control,      // a control roll: a D, b status after, c needed (control.hpp), d Control, e Cause; dice
  Crash,        // a crash roll: a table, b total, c modifier, d result (Crash or Fishtail); dice
  Regained,     // control: a what was going on (Going)
  Collided,     // with other or a wall: a CollisionType (5: a wall), b mph of the collision, c points to seat, d points to other, e wall or -1; dice
  Stunned,      // a needed, or turns under R-9; b what tear gas takes from its aim; dice
  Fired,        // at other: a gun, b needed, c rolled, d AimAt, e 1 hit; dice, none: nobody is before it; at where it lands
  Dropped,      // a gun, b Lie; at. Of debris and obstacles, which have come off the car (R 9): a 0
  Struck,       // seat takes points from other: a points, b Face or -1 (tire: -2 - wheel), c 1 it went through the armor, d Harm, e what is behind lost; dice;
                // under R-10: it has placed a fire modifier
  Broke,        // a part of seat is gone: a Part, b index
  Wounded,      // a Job, b health
  Touched,      // a counter: a Lie, other its owner
  Lit,          // fire: a so much or less of the dice (of two: the sum of modifiers), 0 of what else has lit it; b 1 + a wheel that burns by itself (CW-106), else 0; dice
  Burned,       // a point all over
  Doused,       // the fire is out; dice
  Exploded,
  Revealed,     // a gun, b row of the weapon, c Face, d corner: whoever reads it may have known of none of them
  Killed,       // other has the credit: a 0 mobility, 1 complete
  Scored,       // a sixths, b scoring::Event
  Recovered,    // handling at the end of a turn: a from, b to
  Out,          // it takes no further part
  Over,         // a scoring::By
  Measured,     // the range to other or, at, to a mark: a tenths of an inch
  Boosted,      // a Gadget that is fired or dropped, b paces it gives
  Signalled,    // sets off what it has laid: a Lie; at
  Launched,     // a gun: a grenade on its way, b needed; at where it is to come down
  Landed,       // a grenade: a needed, b rolled; dice; at where it goes off
  Turned,       // a turret that goes up and down: a it is down or on its way there, b it has arrived
  LostLock,     // a gun: a radar missile at other finds nothing; b 1 a jammer, 0 its armor
  kCount
};
enum class Lost : uint8_t { plant, tank, gun, tire, wheel, guard, hub, plate, driver, gunner, booster, crew_armor, plant_armor, gun_armor, tank_armor, flak };
inline constexpr char const* kLosts[] = {"plant",  "tank",   "gun",     "tire",       "wheel",       "guard",     "hub",       "plate",
                                         "driver", "gunner", "booster", "crew armor", "plant armor", "gun armor", "tank armor", "flak jacket"};
inline constexpr int kAimMark = kAims;   // Fired's AimAt of a shot at a mark of the arena (CW-164)

extern EventRow const kEvents[size_t(Ev::kCount)];
Names event_names();
Names cited_rules();                     // of the registers: every ruling and section

struct Event {
  Ev kind = Ev::Phase;
  Seat seat = kNobody;
  Rule rule;
  int16_t a = 0, b = 0, c = 0, d = 0, e = 0;
  Seat other = kNobody;
  Spot at;
  List<uint8_t, 12> dice;                // six-sided, as they fell; of more the first
  friend bool operator==(Event const&, Event const&) = default;
};
template <class Ar>
void fields(Ar& ar, Spot& s) {
  ar("x", s.x, -100000, 200000);
  ar("y", s.y, -100000, 200000);
  ar("heading", s.heading, 0, 3599);
}
template <class Ar>
void fields(Ar& ar, Event& e) {
  ar("kind", e.kind, event_names());
  ar("seat", e.seat, -1, kMostCars - 1);
  ar("rule", e.rule, cited_rules());
  number_fields(ar, row_of(kEvents, e.kind), {&e.a, &e.b, &e.c, &e.d, &e.e});
  ar("other", e.other, -1, kMostCars - 1);
  ar("at", e.at);
  ar("dice", e.dice, 0, 6);
}

using Sink = EventSink<Event>;
using Chronicle = ChronicleOf<Event>;

}  // namespace paddock::car_wars::duel
