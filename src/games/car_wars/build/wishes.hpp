// What somebody wants of a design: a purse, and the least that it must have.
#pragma once
#include <vector>

#include "games/car_wars/build/check.hpp"

namespace paddock::car_wars::build {

enum class Power : uint8_t { any, electric, gas };
inline constexpr char const* kPowers[] = {"any", "electric", "gas"};

struct Wishes {
  Event event;                                  // with the purse
  std::vector<int16_t> bodies;                  // rows of the catalogue, in its order; empty: any but sidecars
  int top_speed = 0, acceleration = 0;          // mph, at least; 0: as it comes
  int hc = -9;                                  // handling class at least
  Power power = Power::any;
  bool dropper = false;                         // some dropped weapon in the back
  bool more_weapons = true;                     // places without a wish may get weapons, too
  std::array<int16_t, kFacings> armor = {};     // points at least; nothing wished: a point in front for $500, fewer elsewhere
  bool armor_wished = false;
  Design given;                                 // weapons, accessories, the driver: what every design has of it
};

// {"budget": 10000, "event": {...}, "bodies": ["compact", "cycle"], "top_speed": 100, "acceleration": 10, "hc": 3, "power": "gas",
//  "weapons": ["MG front", ...], "dropped": true | "MD", "more_weapons": false, "armor": {"front": 30}, "armor_type": "fp",
//  "gear": ["body_armor"], "accessories": [...]}. A word of `bodies` is a body or a kind of them. Errors: path, what is expected.
Expected<Wishes> read_wishes(Doc const& doc);

}  // namespace paddock::car_wars::build
