// Maneuvers as givens write them: {"maneuver": "bend", "angle": 30}, "bend_30", "controlled_skid_0.5" with a "base".
#pragma once
#include <string>

#include "games/car_wars/ask/givens.hpp"
#include "games/car_wars/rules/maneuver.hpp"

namespace paddock::car_wars {

struct NamedManeuver {
  driving::Maneuver maneuver = driving::Maneuver::straight;
  Ratio angle;
  int skid_quarters = 0;
  bool voluntary = true;  // a fishtail is none
  bool reverse = false;   // "reverse" as a maneuver: driving backward at all
};
// Reads "maneuver", "angle", "skid", "lateral", "base". What costs no angle leaves it 0; a missing one is a fault if `need_angle`.
NamedManeuver read_maneuver(Givens& given, bool need_angle);
char const* base_key(Givens const& given);   // "base", or "base_move" as the question's line calls it
board::Counter read_counter(Givens& given, char const* key = "counter");
driving::Surfaces read_surfaces(Givens& given);
int read_skid_quarters(Givens& given, char const* key);  // 0 if it is not given

}  // namespace paddock::car_wars
