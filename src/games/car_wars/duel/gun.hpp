// A weapon as it stands on a car, for state.hpp.
#pragma once
#include <cstdint>

#include "core/ids.hpp"
#include "core/list.hpp"

namespace paddock::car_wars::duel {

inline constexpr int kMostGuns = 12, kMostShells = 32;   // of a car; shells: component armor, then pods

enum Face : uint8_t { Front, Back, Left, Right, Top, Under, Turret, kFaces };   // as build::Facing, and the turret
inline constexpr char const* kFaceNames[kFaces] = {"front", "back", "left", "right", "top", "underbody", "turret"};
constexpr bool is_side(int face) { return face == Left || face == Right; }

// What sets off a mine or a spike plate: driving over it, an enemy who comes near (B-23), its own dropper's signal besides (CW-014), or
// that signal alone. Of rockets, what they fly to: what a laser of their link has hit, a radar.
enum class Fuse : uint8_t { pressure, proximity, radio, radio_only, to_laser, to_radar };
inline constexpr char const* kFuses[] = {"pressure", "proximity", "radio", "radio_only", "to_laser", "to_radar"};

// Rounds of another kind that lie behind those of Gun: they are fired in the order in which they were loaded.
struct Rounds {
  int16_t ammo = -1, rounds = 0;
  bool tracer = false;
  Fuse fuse = Fuse::pressure;
  friend bool operator==(Rounds const&, Rounds const&) = default;
};

// What stands there for all to see, whatever is behind it (R 24): the categories of the catalogue.
enum class Port : uint8_t { small_bore, large_bore, rocket, laser, flamethrower, dropped_solid, dropped_liquid, dropped_gas, discharger, mounted_accessory };
inline constexpr char const* kPorts[] = {"small_bore",    "large_bore",     "rocket",      "laser",      "flamethrower",
                                         "dropped_solid", "dropped_liquid", "dropped_gas", "discharger", "mounted_accessory"};

// A weapon, or several of one kind that are always fired together by a link stay apart: each has its row.
struct Gun {
  int16_t kind = -1;                     // row of build::catalogue().weapons; -1 in a copy whose reader does not know it, and of a fake one
  int16_t ammo = -1;                     // row of Catalogue::ammo; -1: needs none (lasers), or not known
  int16_t rounds = 0;                    // left; of a laser not used
  int8_t face = Front;                   // a corner's weapon stands at its front or back (`corner` -1 left, 1 right)
  int8_t corner = 0;
  int8_t dp = 0, whole = 0;              // points of the weapon, left and at first (CW-108)
  int8_t ca = 0;                         // left of the component armor around it, or of its pod's
  uint8_t ca_kind = 0;                   // harm::Material of that
  int8_t shell = -1;                     // weapons within one shell have one number, and its points together
  bool aside = false;                    // in the sidecar
  int8_t link = -1;                      // weapons of one link have one number
  int8_t computer = 0;                   // bonus of a single-weapon computer
  Port port = Port::small_bore;
  uint16_t flags = 0;                    // GunFlag
  bool fired : 1 = false;                // this turn
  bool automatic : 1 = false;
  bool shown : 1 = false;                // everybody knows what it is
  uint8_t trigger_sides : 4 = 0;         // Front to Right: which set it off when they are struck, by a bumper trigger of its own or its link
  // sustained fire (R 8.5)
  int8_t at_seat = kNobody, at_aim = 0, run = 0;   // target and part of the last shot; shots in a row
  uint8_t at_turn = 0;
  uint8_t unseen = 0;                    // phases in a row in which that target was out of sight (CW-075)
  Fuse fuse = Fuse::pressure;            // of the rounds that are fired next
  bool quiet = false;                    // when it fired last nobody else saw it: it has dropped something out of sight (CW-058)
  List<Rounds, 3> more;
  friend bool operator==(Gun const&, Gun const&) = default;
};
enum GunFlag : uint16_t {
  Smart = 1, Infrared = 2, BlueGreen = 4, Pulse = 8, Tracers = 16, Concealed = 32, OneShot = 64, Switched = 128,   // Switched: chooses between its magazines
  Guides = 256, InPod = 512, Unled = 1024,   // leads rockets; hangs outside; flies by a radar that is not there
  Fake = 4096,                           // looks like a weapon, and is none: it has no points, so nothing fires or hits it
  Webbed = 8192                          // a laser-reactive web in its link
};
constexpr bool is_fake(Gun const& gun) { return (gun.flags & Fake) != 0; }

}  // namespace paddock::car_wars::duel
