// The whole position of a duel: a plain value. Lengths and headings are those of core/geometry.hpp (1/262144 inch, x to the right, y
// up; tenths of a degree, to the left from +x); speeds are steps of 2.5 mph ("pace": 22 is 55 mph), backward negative.
#pragma once
#include <array>
#include <cstdint>

#include "core/fields.hpp"
#include "core/geometry.hpp"
#include "core/ids.hpp"
#include "core/list.hpp"
#include "core/ratio.hpp"
#include "games/car_wars/duel/gun.hpp"
#include "games/car_wars/rules/board.hpp"
#include "games/car_wars/rules/crash.hpp"
#include "games/car_wars/rules/damage_layers.hpp"
#include "games/car_wars/rules/tires.hpp"

namespace paddock::car_wars::duel {

inline constexpr int kMostCars = 8, kMostCounters = 160, kMostWalls = 64, kMostZones = 16, kTagBytes = 340;

constexpr Ratio mph(int pace) { return Ratio(pace * 5, 2); }
constexpr int kPaceOf5 = 2;              // 5 mph
constexpr int pace_of(int mph) { return mph * 2 / 5; }

// ---- the car

struct Plate {
  int16_t plastic = 0, metal = 0;        // points left
  int16_t plastic_whole = 0, metal_whole = 0;
  friend bool operator==(Plate const&, Plate const&) = default;
};

// A corner, as board::Tire; of a cycle front_left is the front wheel and rear_left the rear one, of a trike the single wheel is the left
// one of its end. The others have `there` false.
enum Fallen : unsigned { kFallenTire = 1, kFallenWheel = 16 };
enum Sham : uint8_t { kShamGuard = 1, kShamHub = 2 };
struct Wheel {
  bool there : 1 = false, tire_gone : 1 = false, wheel_gone : 1 = false;
  bool fireproof : 1 = false;            // its tires, which both are of one kind
  TireKind kind : 2 = TireKind::plain;
  uint8_t fake : 2 = 0;                  // bits of Sham: what only looks like a guard or a hub
  uint8_t guard_kind : 4 = 0, hub_kind : 4 = 0;   // harm::Material
  int8_t dp = 0, second = -1;            // of the tire; of the second tire of a six-wheeler's pair, -1: there is none
  int8_t guard = 0, hub = 0;
  int8_t rim_lost = 0;                   // points of a wheel without its tire (CW-088)
  int16_t lit = -1;                      // turn in which it caught fire; -1: it does not burn (CW-106)
  friend bool operator==(Wheel const&, Wheel const&) = default;
};

enum class Job : uint8_t { driver, gunner };
enum Wears : uint8_t { kFireproofSuit = 1, kImprovedArmor = 2, kImpactArmor = 4, kSafetySeat = 8, kAirbag = 16, kGasMask = 32 };   // or sits in
struct Person {
  bool there = false;
  int8_t wounds = 0;                     // harm::hit_person: 1 wounded, 2 unconscious, 3 dead
  int8_t armor = 0;                      // body armor left
  int8_t ca = 0;                         // of the component armor around him; kSharedShell: of both together
  uint8_t ca_kind = 0;
  bool aside = false;                    // in the sidecar
  uint8_t wears = 0;                     // Wears
  int8_t drive = -3, gun = -3;           // plusses of Driver (or Cyclist) and Gunner; -3: untrained
  bool acted = false;                    // the firing action of the turn
  bool quiet = false;                    // nobody else could see it (R 24)
  int8_t measured = kNobody;             // to whom (or which mark) he has measured the range in this turn (CW-037)
  int8_t link = -1;                      // link that he has triggered in this phase: its weapons go with it (CW-022, CW-092)
  int16_t stunned_until = -1;            // phase number (crash_course.hpp) up to which he is stunned (CW-035)
  int8_t extinguishers = 0;
  int8_t flak = 0;                       // points left of a flak jacket, which a hit meets on 1 to 4 of a die
  bool up() const { return there && wounds < 2; }
  friend bool operator==(Person const&, Person const&) = default;
};

// What goes on with a car that is not under control (R 6, R 19).
enum class Going : uint8_t { controlled, skid, fishtail, spin, roll, vault, air };
inline constexpr char const* kGoings[] = {"controlled", "skid", "fishtail", "spin", "roll", "vault", "air"};
struct CrashRun {
  Going kind = Going::controlled;
  Crash result = Crash::none;            // of a skid: the one whose inch comes next
  int8_t side = 0;                       // a spin turns, a fishtail's rear swings: -1 left, 1 right
  int8_t quarters = 0;                   // of a fishtail
  int8_t flips = 0;                      // sides gone over; quarter turns of a spin
  bool begun = false;                    // the first quarter of a spin or roll is done
  int16_t vector = 0;                    // the way it moves, core heading
  int16_t due = -1;                      // phase number of the next block's end
  int16_t flight = 0;                    // quarter inches of flight left
  int8_t d = 0;                          // gathered in the air (CW-124); of a spin: what hazards have taken off the status since it began (CW-137)
  friend bool operator==(CrashRun const&, CrashRun const&) = default;
};

struct FireMod {
  int8_t owner = kNobody, fm = 0, bd = 0;
  int8_t wheel = -1;                     // on that wheel, not on the car (CW-106)
  int16_t turn = 0;
  friend bool operator==(FireMod const&, FireMod const&) = default;
};

// What is switched on or set off by a firing action (R 22).
enum class Gadget : uint8_t { booster, jump_jet, torque, heavy_torque, overdrive, chute, nitrous, capacitors, sidecar, pod };   // the last two are dropped
inline constexpr char const* kGadgets[] = {"booster", "jump_jet", "torque", "heavy_torque", "overdrive", "chute", "nitrous", "capacitors", "sidecar", "pod"};
constexpr bool is_rocket(Gadget kind) { return kind <= Gadget::jump_jet; }
constexpr bool is_burst(Gadget kind) { return kind == Gadget::nitrous || kind == Gadget::capacitors; }   // more acceleration for a turn
constexpr bool is_load(Gadget kind) { return kind >= Gadget::sidecar; }    // is dropped
constexpr bool is_spent(Gadget kind) { return is_rocket(kind) || kind == Gadget::chute || is_load(kind); }   // good for one use
// What a car gains without what it may drop.
struct Lighter {
  int8_t accel = 0, hc = 0;
  int16_t top = 0;                       // paces, as accel
  int32_t pounds = 0;
  friend bool operator==(Lighter const&, Lighter const&) = default;
};
struct Device {
  Gadget kind{};
  int8_t face = Back;                    // where a booster is mounted
  int8_t dp = 0, whole = 0;              // of boosters and jets, left and at first (CW-112)
  int8_t link = -1;                      // that triggers it (CW-022)
  bool on = false;                       // engaged; of what is good for one use: it has been used
  int16_t force = 0;                     // paces that a booster or jet gives; turns that are left of nitrous and capacitors; row of Car::lighter
  int16_t gone = -1;                     // turn in which it was destroyed (CW-108)
  friend bool operator==(Device const&, Device const&) = default;
};

// Contact with a type of counter (CW-044): the phase number in which it last struck.
struct Touched {
  uint8_t type = 0;
  int16_t struck = -1;
  friend bool operator==(Touched const&, Touched const&) = default;
};

enum Fit : uint32_t {                    // what a car is equipped with
  kSpoiler = 1, kAirdam = 2, kAbs = 4, kHdBrakes = 8, kHdShocks = 16, kActiveSuspension = 32, kRamplate = 64, kRamplateBack = 128,
  kSpikesFront = 256, kSpikesBack = 512, kFakeRam = 1024, kExtinguisher = 2048, kImprovedExtinguisher = 4096, kGas = 8192,
  kSloped = 1 << 14, kStreamlined = 1 << 15, kPitchTurbo = 1 << 16, kSnowTires = 1 << 19, kSlowReflexes = 1 << 21, kTurretThere = 1 << 22, kHtm = 1 << 23, kOverdrive = 1 << 24, kSaferTank = 1 << 25,
  kSidecar = 1 << 26, kChainsOn = 1 << 27, kTandemRear = 1 << 28, kSharedShell = 1 << 29,
  kRollCage = 1 << 30, kTurbo = 1u << 31
};

enum Insulated : uint16_t { kInsulatedPlant = 1 << 12, kInsulatedTank = 1 << 13, kInsulatedDriver = 1 << 14, kInsulatedGunner = 1 << 15 };   // below: a bit a gun

// What helps its crew, out of sight (R 13).
enum Aid : uint8_t { kClearWindows = 1, kTintedWindows = 2, kIrSights = 4, kExtraControls = 8, kRadar = 16, kRadarDetector = 32, kRadarJammer = 64,
                     kSignals = 128 };   // CW-014: a detonator sends them, whatever becomes of the droppers

enum Told : uint8_t { kToldPlastic = 1, kToldMetal = 2, kToldSolid = 4, kToldJammer = 8, kToldPlasticore = 16 };   // reflection by a laser's hit (CW-013), tires of that kind (CW-047), a missile that lost its lock

struct Car {
  // As it came in (entry.cpp); fixed for the duel.
  bool here = false;                     // its design is in
  int16_t stock = -1;                    // row of build::stock(), -1: one of his own
  board::Kind kind = board::Kind::car;
  int16_t body = -1;                     // row of Catalogue::bodies: how it looks and its size
  int32_t cost = 0, weight = 0;
  int8_t dm = 0;                         // column (ram_tables.hpp)
  int8_t hc = 0;                         // as designed, without spoiler
  int8_t reflexes = 0;                   // bonus of the driver (R 5.2)
  int8_t accel = 2;                      // acceleration class in paces (5 mph: 2), with the devices that are on
  int16_t top = 0;                       // top speed in paces, with them
  int8_t plain_accel = 2;                // both without any device
  int16_t plain_top = 0;
  int16_t popup_due = -1;                // phase number in which its turret has come up or gone down; -1: it rests
  uint32_t fits = 0;
  uint8_t plastic_kind = 0, metal_kind = 0;   // harm::Material
  int8_t computer = 0, gunner_computer = 0;   // bonus of a targeting computer of driver and gunner
  // What it has left.
  std::array<Plate, 6> armor = {};
  std::array<Wheel, 4> wheels = {};
  List<Gun, kMostGuns> guns;
  List<Device, 6> devices;
  List<Lighter, 3> lighter;              // by what is dropped
  uint8_t aids = 0;                      // bits of Aid
  uint8_t triggers = 0, bumped = 0;      // bits of Face: bumper triggers of all that stands there; sides that were struck in this phase
  bool hit = false;                      // it took points in the phase before, or in this one
  uint16_t closed = 0, popups = 0;       // bits of guns: behind closed ports; in a turret that goes up and down
  bool lowered = false;                  // that turret is down
  uint8_t fallen = 0;                    // kFallenTire, kFallenWheel << wheel: lost in this turn, of the handling class from the next on (R 5.6)
  std::array<Person, 2> crew = {};       // by Job
  int8_t plant_ca = 0, tank_ca = 0;      // component armor
  uint8_t plant_ca_kind = 0, tank_ca_kind = 0;
  std::array<Plate, 6> side_armor = {};  // of the sidecar, at the right of its cycle
  int8_t side_spaces = 0;                // how big a sidecar is: what has gone through the cycle meets it on so much of 1d
  int8_t plant_dp = 0, tank_dp = 0, cargo = 0;   // cargo: things inside that a hit may meet besides
  int16_t power = 0;                     // units left; gas: none are counted
  int16_t dies_at = -1;                  // turn at whose end a holed tank stops the engine (CW-083)
  // Where it is and what it does.
  geometry::Pose pose;
  int16_t pace = 0;
  int8_t hs = 0, hs_start = 0;           // handling status, and what it was at the start
  int16_t turn_pace = 0;                 // at the start of the turn (bootlegger, T-stop)
  int16_t turn_before = 0;               // of the turn before, 0: it stood all of it (R 3: a full turn at 0 before it drives the other way)
  bool changed = false;                  // its speed in this turn, by will or where a ruling counts what is forced (CW-116, CW-122)
  int8_t drove = 0;                      // in this turn: 1 ahead, -1 backward
  CrashRun run;
  int8_t aim = 0;                        // aimed fire for the rest of the turn: 0, -3, -6, aim's "none" as -100
  int8_t skid_aim = 0;                   // of a controlled skid, this phase
  int8_t d_phase = 0, hazard_phase = 0;  // D of maneuvers and of hazards in this phase (CW-065)
  int16_t moved = 0;                     // quarter inches gone in this phase
  int8_t painted = 0;                    // turns its windows stay painted
  int8_t slow = 0;
  int16_t slow_from = -1;                       // forced slowdown in paces, at once and every five phases from that phase number on
  int16_t got_now = 0;                   // points taken in this phase (debris)
  Seat hurt_by = kNobody;                // whose doing it is that it has lost control (CW-157, CW-158)
  Seat shaken_by = kNobody;              // who last made it a hazard (CW-169)
  Seat met = kNobody;                    // with whom it has collided last, and with nothing else since; while they touch (R 7)
  Seat moved_by = kNobody;               // who pushed it and it has not turned by its own will since (CW-160)
  List<FireMod, 16> fire;
  bool burning = false;
  List<Touched, 6> touched;
  // Kills and points (R 14). Points of a duel may be halves and thirds: in sixths.
  bool mobility = false, complete = false, out = false, drew_blood = false;   // out: taken out of the duel
  uint8_t killers = 0;                   // bits by seat: who has made its mobility kill, or has taken its plant while it rolls
  int16_t points = 0, bonus = 0;         // in sixths
  int16_t held_since = -1;               // phase number since when 80 points are held (CW-148)
  int16_t mobile_until = 0;              // phase number of its last phase with power
  uint16_t zones = 0;                    // bits of the arena's zones that have brought it their points (CW-163, CW-164)
  uint8_t told = 0;                      // Told: what the fight has shown of it
  int8_t jump = 0;                       // 1 + the ramp of a jump that is under way or waits for control (CW-162)
  uint16_t insulated = 0;                // bits of Insulated: what a fire on board does not reach (R 10)
  int16_t blind_until = -1;              // phase number up to which a flash grenade blinds its crew
  std::array<int16_t, 2> gassed = {-1, -1};   // by job: phase number up to which tear gas spoils its aim; kLastTurn: it stays
  geometry::Pose rubble;                 // where what it has shed in this phase comes to lie
  bool known = true;                     // false: in a copy whose reader does not know its hidden values
  bool eased = false;                    // its shocks have taken D1 off a hazard of this phase (CW-123 else)
  int16_t untold = 0;                    // of its bonus: what it has lost by drops that nobody else sees (CW-058)
  bool fights() const { return here && !out; }
  bool crewed() const { return crew[0].up() || crew[1].up(); }
  friend bool operator==(Car const&, Car const&) = default;
};

// ---- what lies about

enum class Lie : uint8_t {
  debris, obstacle, spikes, explosive_spikes, mine, spear_mine, napalm_mine, tdx_mine, oil, flaming_oil, ice, smoke, hot_smoke, paint,
  flame_cloud, tear_gas, sand, drop_plate, junk, incendiary_spikes, spear_napalm_mine, anti_ped_mine, hot_flaming_oil, count
};
constexpr bool is_shed(Lie type) { return type <= Lie::obstacle; }   // has come off a car: nobody drops it
constexpr bool is_mine(Lie type) { return (type >= Lie::mine && type <= Lie::tdx_mine) || type == Lie::spear_napalm_mine || type == Lie::anti_ped_mine; }
constexpr bool is_burning_oil(Lie type) { return type == Lie::flaming_oil || type == Lie::hot_flaming_oil; }
inline constexpr char const* kLies[] = {"debris",      "obstacle", "spikes",   "explosive_spikes", "mine", "spear_mine", "napalm_mine",
                                        "tdx_mine",    "oil",      "flaming_oil", "ice",           "smoke", "hot_smoke", "paint",
                                        "flame_cloud", "tear_gas", "sand",     "drop_plate",       "junk",  "incendiary_spikes", "spear_napalm_mine",
                                        "anti_ped_mine", "hot_flaming_oil"};
// What a counter has decided about a car that is near it or over it, until it has left: CW-050, a trigger's one roll; CW-089, what has
// just come off a car.
enum class Passage : uint8_t { none, waits, done };   // waits: it goes off once that car drives over it; done: it leaves that car alone
struct Counter {
  Lie type = Lie::debris;
  Seat owner = kNobody;                  // who has the credit of what it does
  uint16_t passages = 0;                 // Passage by seat, two bits each; of a trigger the referee's secret
  geometry::Pose pose;
  int16_t phase = 0;                     // phase number in which it was laid
  int16_t until = -1;                    // phase number after which it is gone, -1: stays
  bool small = false;                    // of a fluid gun: half an inch square (CW-067)
  bool hidden = false;                   // under smoke or paint: its owner alone knows (CW-058)
  Fuse fuse = Fuse::pressure;            // its owner alone knows
  bool called = false;                   // its owner's signal sets it off in this phase (CW-014)
  friend bool operator==(Counter const&, Counter const&) = default;
};
constexpr Passage passage_of(Counter const& counter, Seat seat) { return Passage(counter.passages >> (2 * seat) & 3); }
constexpr void set_passage(Counter& counter, Seat seat, Passage passage) {
  counter.passages = uint16_t((counter.passages & ~(3u << (2 * seat))) | unsigned(passage) << (2 * seat));
}
geometry::Body body_of(Lie type);        // half its length and width
inline geometry::Body body_of(Counter const& counter) {
  return counter.small ? geometry::Body{geometry::kInch / 4, geometry::kInch / 4} : body_of(counter.type);
}

// A grenade that a launcher has fired: it comes down a turn later in the same phase, and only then is rolled for (R 9).
struct Flying {
  Seat owner = kNobody;
  int16_t kind = -1, ammo = -1;          // of its launcher, as Gun has them
  int8_t needed = 0;                     // on two dice
  geometry::Point from, at;              // where it was fired, where to
  int16_t due = 0;                       // phase number
  friend bool operator==(Flying const&, Flying const&) = default;
};

// ---- the whole

enum class Stage : uint8_t { bring, plan, fire, over };   // cars are brought; a phase is planned; fire is declared on the way
inline constexpr char const* kStages[] = {"bring", "plan", "fire", "over"};

struct Board {
  Stage stage = Stage::bring;
  int16_t turn = 0, phase = 0;           // of the duel, 1-based; 0: cars are brought
  Seat asked = kNobody;                  // stage fire: whose declaration is due
  List<Car, kMostCars> cars;             // by seat
  List<Counter, kMostCounters> counters;
  List<Flying, 12> flying;
  std::array<int16_t, kMostWalls> wall_lost = {};   // points each wall of the arena has lost
  bool blood = false;                    // the first point that counts has been made (CW-147)
  int8_t ended_by = 0;                   // scoring::By
  uint16_t mask = 0;                     // bit a seat: won
  int now() const { return (turn - 1) * 5 + phase - 1; }   // phase number
  friend bool operator==(Board const&, Board const&) = default;
};
inline bool seated(Board const& board, Seat seat) { return seat >= 0 && seat < board.cars.size(); }

// ---- what seats write

// One shot: gun (with its link, where it is linked and fires along), at whom, at what. Numbers from kMostCars on are no seats but the
// marks of the arena, by their zones (CW-164).
inline constexpr int kMostMarks = kMostCars + kMostZones;
constexpr int zone_of_mark(int seat) { return seat >= kMostCars ? seat - kMostCars : -1; }
struct Shot {
  int8_t gun = -1, seat = kNobody, aim = 0;   // aim: AimAt
  friend bool operator==(Shot const&, Shot const&) = default;
};
// 0: the vehicle, by the facing the firer stands before. Else a facing, a tire (board::Tire), who rides it. Of a projector 0 is the ground
// right before it, AimAhead the ground 3 inches before it (CW-071), AimAhead1 to AimBehind other points of the ground about it, all else the
// vehicle itself (CW-070).
enum AimAt : int8_t { AimCar, AimFront, AimBack, AimLeft, AimRight, AimTurret, AimSidecar, AimAhead, AimAhead1, AimAhead2, AimAhead4, AimAhead6, AimBesideLeft, AimBesideRight,
                      AimBehind, AimTire0, AimTire1, AimTire2, AimTire3, AimRider, kAims };
constexpr bool is_tire(int aim) { return aim >= AimTire0 && aim <= AimTire3; }
constexpr bool is_ground(int aim) { return aim == AimCar || (aim >= AimAhead && aim <= AimBehind); }   // of a projector
// What a corner drops goes over its end (AimCar) or over its side (R 9).
constexpr int aim_aside(Gun const& gun) { return gun.corner < 0 ? AimLeft : gun.corner > 0 ? AimRight : AimCar; }
constexpr int inches_ahead(int aim) { return aim == AimAhead ? 3 : aim == AimAhead1 ? 1 : aim == AimAhead2 ? 2 : aim == AimAhead4 ? 4 : aim == AimAhead6 ? 6 : 0; }

// How fire is decided: asked once everybody has moved; nobody fires; the list; or by standing words.
enum class FireBy : uint8_t { ask, hold, standing };
inline constexpr char const* kFireBys[] = {"ask", "hold", "standing"};

struct StandingOrder {                        // "fire at the nearest in arc on 8 or better; drop when one is behind within 6"
  int8_t number = 0;                     // fire when so much or less is needed; 0: does not fire
  int8_t drop = 0;                       // drop when somebody is behind within so many inches; 0: does not
  uint16_t guns = 0;                     // bits of Car::guns: these alone are aimed; 0: all
  Seat target = kNobody;                 // at this one alone; kNobody: at the nearest
  bool else_nearest = false;             // at the target while it can be had, else at the nearest
  friend bool operator==(StandingOrder const&, StandingOrder const&) = default;
};

// What else a firing action is good for, said with the plan of a phase and done once everybody has moved: argument of Device.
enum DeviceCode : int16_t {
  kMeasure = 0,                          // + seat or mark: measures the range to it (CW-037)
  kWait = 30,                            // of equally fast cars it lets the others go first (CW-131); that takes no action
  kPopup = 31,                           // raises or lowers its turret
  kUse = 32,                             // + row of Car::devices: fires a booster, switches the others
  kAutomatic = 48,                       // + gun: on or off automatic, with the droppers of its link that may (CW-092)
  kMagazine = 64,                        // + gun: its next magazine; that takes no action
  kDetonate = 80,                        // + which of one's own counters that listen (CW-014), in the order in which they lie
  kOpen = kDetonate + kMostCounters,     // + gun: opens the port that hides it
  kLay = kOpen + kMostGuns,              // + gun: drops what is in it, followed or not
  kLayAside = kLay + kMostGuns,          // + gun: the same of a corner's, over its side
  kDeviceCodes = kLayAside + kMostGuns };
constexpr bool lays(int code) { return code >= kLay; }
constexpr int laid_by(int code) { return (code - kLay) % kMostGuns; }   // which gun
inline constexpr int kMostDevices = 2;   // of a phase

struct Plan {
  // bring
  List<uint8_t, kTagBytes> tag;          // six bits a byte: the tag of a design of one's own
  int16_t stock = -1;
  int8_t start = 0;                      // speed at the start in paces, 0: not said
  // a phase
  int16_t pace = kNoPace;                // wished speed; kNoPace: as it is
  int16_t move = -1;                     // index in moves(), -1: not said yet
  int8_t inch = 0;                       // which inch of the phase it takes
  FireBy fire = FireBy::ask;
  StandingOrder standing;
  List<int16_t, kMostDevices> devices;   // DeviceCode
  List<Shot, 4> shots;                   // declared in this phase
  bool declared = false;                 // fire, in this phase
  bool sealed = false, hidden = false;   // hidden: sealed, and what it says is not in this copy
  bool ghost = false;                    // nobody sent orders: the ghost drives
  int8_t rank = 0;                       // how far the draft has come: 1 + the verb said last; orders are said in the order of verbs
  static constexpr int16_t kNoPace = 1000;
  friend bool operator==(Plan const&, Plan const&) = default;
};

struct State : Board {
  List<Plan, kMostCars> plans;           // by seat
  friend bool operator==(State const&, State const&) = default;
};
static_assert(sizeof(State) <= 16384);

}  // namespace paddock::car_wars::duel
