// What may be bought: the lists of assets/games/car_wars/catalogue/*.json, read once. Rows are named by their index, which is what
// a Design holds; the indices of a list never change while the program runs.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/doc.hpp"
#include "core/expected.hpp"
#include "games/car_wars/build/exact.hpp"

namespace paddock::car_wars::build {

enum class Kind : uint8_t { car, racing, trike, cycle, sidecar };
inline constexpr char const* kKinds[] = {"car", "racing", "trike", "cycle", "sidecar"};

// Of which book an item is; an event names the newest it allows.
enum class Level : uint8_t { classic, cwc, uacfh, pyramid };
inline constexpr char const* kLevels[] = {"Classic", "CWC", "UACFH", "PYRAMID"};

// What every row of every list has.
struct Item {
  std::string id, name, source, confidence;
  std::string rule;            // the ruling that speaks of it, else empty
  std::string forbidden;       // the ruling that forbids it whatever the event says, else empty
  Exact cost, weight;          // what they count is the list's affair
  Level level = Level::classic;
  bool military = false;
  bool banned = false;         // off unless the event says otherwise (allowed_default false)
};

struct Body : Item {
  Kind kind = Kind::car;
  int max_load = 0, spaces = 0, cargo = 0;
  int armor_cost = 0, armor_weight = 0;          // a point of plain plastic
  int turret = 0, platform = 0, pod = 0;         // largest of each it may mount, in spaces; turret -1: none at all
  int wheels = 4, crew = 2;
  int base_hc = 0;                               // racing bodies
  int hc_heavy_over = 0;                         // finished weight above which the handling class is 1 lower; 0: never
  int front_spaces = 0;                          // most weapon spaces in front; 0: no such limit
  std::string hc_column, six_wheel_with;         // "van", "subcompact"; the chassis that asks for six wheels
  bool six_wheel = false, no_guards = false, rear_slicks_only = false, cycle_front_tires = false, accel_20 = false;
  bool sidecar = false, own_turret = false;      // may pull one; is one with a turret built in
};
struct Chassis : Item {
  Ratio cost_factor, load_factor;
};
struct Suspension : Item {
  std::string table;                             // "car" or "cycle" (cycles, trikes, sidecars)
  Ratio cost_factor;
  int hc = 0, hc_van = 0, hc_subcompact = 0;
};
struct Plant : Item {
  bool gas = false;
  std::string family;                            // "car", "cycle_trike", "any"
  int spaces = 0, dp = 0, power_factors = 0, power_units = 0, mpg = 0;
};
struct TankKind : Item {                         // prices by the gallon of capacity
  int dp = 0;
};
struct TireKind : Item {
  int dp = 0;
};
struct ArmourKind : Item {
  bool metal = false;
  Ratio cost_factor, weight_factor;
};
struct WeaponKind : Item {
  std::string category;                          // "laser", "rocket", "dropped_gas", "discharger" ...
  Exact spaces;
  int dp = 0, shots = 0;
  int first_ammo = 0, ammo_count = 0;            // its rows in Catalogue::ammo; the first is the plain load
  bool single_shot = false, dropped = false, corner = false, zero_space = false;
  bool machine_gun = false, mines = false, grenades = false, laser = false, rocket = false;
  std::string no_turret, no_side;                // the rulings that forbid them
};
struct AmmoKind : Item {                         // prices by the shot
  int weapon = 0;
  bool alone = false;                            // never mixed with others in a magazine
};
struct GearKind : Item {
  int ge = 0;
  bool suit = false, under_flak = false;
};
enum class Price : uint8_t {
  flat, wheel, pound, location, front_armor, front_points, inner_points, plain_points, protected_spaces, body_chassis,
  plant, engine, cells, guard, pod_armor, windshell_armor, weapon_space, laser
};
inline constexpr char const* kPrices[] = {"flat",   "wheel",        "pound",        "location",     "front_armor",     "front_points",
                                          "inner_points", "plain_points", "protected",  "body_chassis", "plant",           "engine",
                                          "cells",  "guard",        "pod_armor",    "windshell_armor", "weapon_space", "laser"};
enum class Holds : uint8_t { nothing, turret, sponson, cupola, pod, rocket_pod, platform, pintle };
inline constexpr char const* kHolds[] = {"", "turret", "sponson", "cupola", "pod", "rocket_pod", "platform", "pintle"};
enum class Guard : uint8_t { none, guard, hub, retractable, fake };
inline constexpr char const* kGuards[] = {"", "guard", "hub", "retractable", "fake"};

struct PartKind : Item {
  std::string group;
  Price price = Price::flat;
  Exact spaces;
  Holds holds = Holds::nothing;
  Guard guard = Guard::none;
  std::string place;                             // "side", "front", "front_back", "facing": where it may be mounted; else empty
  std::string fits;                              // "four", "closed", "cycle", "van"; else anywhere
  std::string plant;                             // "electric", "gas": goes with such a plant only
  int capacity = -1, most = 99, mpg = 0, always = 0;
  int least_factors = 0;                         // the plain plant needs as many
  Ratio pf, of_cost, of_pf;                      // parts of the plain plant's power factors and price
  bool with_plant = false, aim = false;
};

inline bool is_hub(PartKind const& kind) { return kind.guard == Guard::hub || kind.id == "fake_wheelhubs"; }

struct Catalogue {
  std::vector<Body> bodies;
  std::vector<Chassis> chassis;
  std::vector<Suspension> suspensions;
  std::vector<Plant> plants;
  std::vector<TankKind> tanks;
  std::vector<TireKind> tires;
  std::vector<ArmourKind> armours;
  std::vector<WeaponKind> weapons;
  std::vector<AmmoKind> ammo;                    // in the order of the weapons
  std::vector<GearKind> gear;
  std::vector<PartKind> parts;
};

// The list of the assets; it never changes.
Catalogue const& catalogue();

// Reads a catalogue from the texts of its files, by name ("bodies"). A row that is broken is refused: file, row and reason.
using FileText = std::string_view (*)(std::string_view name);
Expected<Catalogue> load_catalogue(FileText file);

// The rows of any list, by what every row has.
class Items {
 public:
  template <class T>
  Items(std::vector<T> const& rows) : first_(rows.data()), size_(rows.size()), step_(sizeof(T)) {}
  size_t size() const { return size_; }
  Item const& operator[](size_t at) const {
    return *reinterpret_cast<Item const*>(reinterpret_cast<char const*>(first_) + at * step_);
  }

 private:
  Item const* first_;
  size_t size_, step_;
};

// The index of a row, -1: none. Letters count as they are.
int find_row(Items rows, std::string_view id);
// The id of a list most like `id` (for a hint); empty when none comes near.
std::string_view nearest_row(Items rows, std::string_view id);

// How far two words are apart: letters to change, add, drop.
int letters_apart(std::string_view a, std::string_view b);
// The same letters, whatever their case and whether blanks, hyphens or underscores stand between.
bool same_letters(std::string_view a, std::string_view b);
// The row of this id, or with the same letters, or of this name; -1: none, or two.
int find_row_any_case(Items rows, std::string_view id);

}  // namespace paddock::car_wars::build
