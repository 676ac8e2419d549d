// Damage (R 8.6, R 8.7, R 10 to R 12): its way through a car, tires, crew, fire on board, explosion.
#pragma once
#include <array>

#include "games/car_wars/duel/work.hpp"
#include "games/car_wars/rules/burning.hpp"
#include "games/car_wars/rules/damage_path.hpp"

namespace paddock::car_wars::duel {

// What the attacks of one phase share where the referee rules so.
struct Together {
  std::array<int8_t, kMostCars> crew;      // CW-077: who of it has been met, -1: nobody yet
  std::array<std::array<int16_t, 6>, kMostCars> metal = {};   // CW-090: points that go once all attacks are settled
  Together() { crew.fill(-1); }
};

struct Blow {
  Seat victim = kNobody, owner = kNobody;
  Harm harm = Harm::weapon;
  harm::Entry entry = harm::Entry::Front;
  int wheel = -1;                          // aimed at this corner instead
  int tire = -1;                           // of a blow that strikes every tire by itself: this one, at that corner
  bool sidecar = false, rider = false;     // aimed at the sidecar, at who sits on the cycle
  bool from_side = true;                   // of a blow at a wheel
  int points = 0, sixes = 0, fives = 0;
  bool laser = false, burst = false, hot = false;   // hot: laser, flame, incendiary for component fires
  int fm = 0, bd = 0;
  int gun = -1;                            // of the owner, for the event
  Rolled dice;                             // of the damage
  bool enemy = true;                       // fire of an enemy: makes hazards by damage
  Together* together = nullptr;
};
// Takes it off and tells it; what is lost beyond comes back. Reveals armor as CW-013 says. The hazard of the attack is the caller's:
// it belongs to a whole salvo (CW-059).
struct Done {
  int taken = 0, out = 0;
  bool driver_hurt = false;
  bool heated = false;                     // it has placed a fire modifier (R 10)
  List<int8_t, 4> tires;                   // corners whose last tire went with it, and those whose bare wheel did (CW-088)
  int pairs = 0;                           // first tires of a pair that went with it (D2 each)
};
Done hurt(Work& work, Blow const& blow, List<Seat, kMostCars> const& by = {});   // `by`: who shares what it kills; empty: its owner
void wear_gun(Gun& gun, int points);         // so many are left
void metal_goes(Work& work, Seat victim, Face face, int points);   // CW-090, what was left standing
// What strikes every tire strikes each of a pair: the second one is counted 4 on from its corner (CW-007).
inline constexpr int kMostTires = 8;
constexpr int corner_of(int tire) { return tire % 4; }
bool has_tire(Car const& car, int tire);     // it stands
bool meets_tire(Car const& car, int tire);   // or its wheel does, bare (CW-088)
// Points to one tire that no guard helps against, by debris, spikes, skids. `points` of debris, obstacles and junk: what the die
// says (die - 3); what solid and plasticore tires make of it is done here (CW-047; doing it before does no harm). Spikes come
// halved already.
Done hurt_tire(Work& work, Seat victim, Seat owner, int tire, int points, Harm harm);
// The side that looks at a spot; of two the owner of the car chooses: the stronger one.
Face exposed_side(Car const& car, geometry::Point to);
// Evenly over what stands on a side (collisions, R 7.4).
Done hurt_side(Work& work, Seat victim, Seat owner, Face face, int points, Harm harm);
// What a blow's losses call for once its own hazard is settled: D2 for a driver hurt, the rolls for tires (CW-144).
void after_blow(Work& work, Seat victim, Seat owner, Done const& done);

void heat_wheel(Work& work, Seat victim, int wheel, FireMod const& mod);   // CW-106: it may catch fire at the end of the turn
PADDOCK_STEP void burn(Work& work);                     // R 21, at the end of a turn
void foam_on(Work& work, Seat seat);       // a fire goes out on a 1 (R 9)
PADDOCK_STEP void crew_of_phase(Work& work);            // stunned, incapacitated drivers: forced slowdown (R 11)

// ---- between the files of this part

// What a Gun or its rounds are good for when it burns or is counted.
enum Nature : uint8_t { kDischarger = 1, kFlame = 2, kTankFed = 4, kRoundsFed = 8, kHarmless = 16 };
uint8_t nature_of(Gun const& gun);         // 0: an ordinary weapon, or not known
uint8_t nature_with_loads(Gun const& gun); // of the rounds behind its first ones, too
int volatile_rounds(Gun const& gun);       // left of those that may explode (CW-104)

// Car::fire holds the modifiers of hits, and besides, with fm 0, what this part has to remember, by bd:
enum FireNote : int8_t {
  kCredit = 0,                             // owner has (a part of) the credit of the fire that burns (CW-168)
  kPlantCheck = 0, kGasCheck = 10,         // + 1..6: at the end of this turn it burns on so much of 1d (CW-097, CW-110)
  kTransmission = 17, kRadiator = 18, kOil = 19, kFuelSystem = 20, kAnotherRoll = 21,   // what is wrong with a gas engine since `turn` (R 12)
  kRunsDry = 22                            // owner has (a part of) the credit when it stops (CW-083)
};
void remember(Car& car, FireMod const& mod);

struct Reckoning;
// A part that points are taken from. Of a plate `under` is its plastic, else its metal; of a person himself, else his body armor; of a
// wheel that it was bare.
struct Piece {
  Lost part{};
  int8_t index = 0;                        // Face, gun, wheel, Job
  bool under = false;
  friend bool operator==(Piece const&, Piece const&) = default;
};
// R 7, R 11, by the lists of gear: how many points that come to a person are one to his body armor and to himself. What a seat, an
// airbag, impact armor or a suit halves is rounded up.
struct Guarded {
  int armor = 1, self = 1;
  bool armored = true;                     // his body armor stands in the way
};
Guarded guarded(Work const& work, Blow const& blow, Person const& who);
harm::Source source_of(Work const& work, Blow const& blow);
bool is_flames(Work const& work, Blow const& blow);
inline constexpr int kFlakStops = 4;       // R 11: a flak jacket stands in the way on so much of a die
int points_of(Car const& car, Piece piece);
// What an attack meets, outermost first.
struct Course {
  List<harm::Layer, harm::kMaxLayers> layers;
  List<Piece, harm::kMaxLayers> pieces;
  List<int8_t, harm::kMaxLayers> each;     // so many points are one to the piece
  int wheel = -1;                          // it meets this wheel instead
  bool from_side = true;
  void meet(harm::LayerKind kind, harm::Material material, int points, Piece piece, int of_each = 1) {
    if (layers.full()) return;
    layers.push({kind, material, points * of_each});
    pieces.push(piece);
    each.push(int8_t(of_each));
  }
};
Course course_of(Work& work, Blow const& blow);
void meet_plate(Course& course, Car const& car, int face);
constexpr harm::Material rubber_of(Wheel const& wheel) { return wheel.fireproof ? harm::Material::FireproofOther : harm::Material::Other; }
harm::Material shell_material(Car const& car, Piece shell);   // of component armor
inline constexpr int kSideFaces = 6;       // Lost::plate from this index on: of the sidecar
Plate const* plate_at(Car const& car, int face);              // null: there is none such
Plate* plate_at(Car& car, int face);
bool is_met(harm::DamageSettings const& rules, Gun const& gun);             // a blow at the weapons of its facing may meet it
int points_in_way(harm::DamageSettings const& rules, Gun const& gun);      // what it absorbs at most (CW-080)
bool shell_in_way(harm::DamageSettings const& rules, Gun const& gun);      // its component armor stands before it (CW-084)

// A blow while it is being settled.
struct Reckoning {
  Work& work;
  Blow const& blow;
  Done done;
  Rule rule;
  int place = 0;                           // Struck's b
  bool through = false, big = false;       // through the armor; a wheel or metal is lost, which leaves an obstacle (R 9)
  int plant = 0, tank = 0, flame = 0;      // points lost by them
  List<Piece, 48> gone;                    // parts that went, people hurt
  List<Seat, kMostCars> by;                // who shares the credit; empty: the owner
  Car& car() const { return work.car(blow.victim); }
};
FireMod modifier_of(Reckoning const& sum); // what an incendiary blow places
int wear(Reckoning& sum, Piece piece, int points);   // takes off what is there, at most; so much it was
void burn_tires(Reckoning& sum, int wheel, int points);   // each tire that stands there
void wear_wheel(Reckoning& sum, int wheel, bool from_side, int points);
Rule rule_of_gone(Reckoning const& sum, Piece piece);   // what has decided that this part is lost; hurt_tires.cpp
List<Seat, kMostCars> whose(Reckoning const& sum);   // what it kills; kills.cpp
void mark_blow(Reckoning const& sum);          // the kills that the blow has made; kills.cpp
Done reckon(Reckoning& sum);                   // tells it, and what comes of it at once: engines, kills

void crew_slowed(Work& work, Seat seat);    // nobody is up to steer: -5 mph at once and every five phases (R 11)
constexpr bool in_the_open(Car const& car, Person const& who) { return car.kind == board::Kind::cycle && !who.aside; }
int gas_modifier(Car const& car, int job, int now);   // of its aim; gas.cpp
inline constexpr int kLastTurn = 400;      // state_fields.hpp: kMostPhases

void engine_trouble(Work& work, Seat seat, Seat owner, int minus = 0);   // a roll on the critical table (R 12)
void engine_turn(Work& work, Seat seat);   // what goes on being wrong with a gas engine
void lose_fuel(Work& work, Seat seat, List<Seat, kMostCars> const& by, char const* label);   // CW-083: it will stop
void run_dry(Work& work, Seat seat);       // it stops
int explodes_on(Work const& work, Car const& car);           // of 1d, 0: it does not
void explode(Work& work, Seat seat, List<Seat, kMostCars> const& by);
// `sum`: so much or less of the dice that were rolled has lit it, 0: something else. `rule`: why it was rolled for, none: modifiers.
void light(Work& work, Seat seat, List<Seat, kMostCars> const& by, int sum, Rolled const& rolled, Rule rule = {});

}  // namespace paddock::car_wars::duel
