// Derived from a track, made when first asked for, shared by all copies of a game.
#pragma once
#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "games/speed_circuit/rules/design.hpp"
#include "view/scene.hpp"

namespace paddock::speed_circuit {

class Chart;
class Par;

struct Cache {
  std::shared_ptr<Ground const> ground;         // ground.cpp
  std::vector<std::shared_ptr<Chart>> charts;   // turns to go, for kinds of cars (bot.hpp)
  struct Damage {
    int accel = 0, decel = 0, top = 0, start = 0;
    std::array<int, 3> price = {};
  };
  std::vector<Damage> damage;                   // what it costs such a car (par.hpp)
  struct Alone {
    Levels levels = {};
    std::shared_ptr<Par> par;
  };
  std::vector<Alone> alone;                     // what each kind of car of the race needs alone (recap.cpp)
  Levels par_of = {};                           // desk.cpp: the design last asked for, its turns alone
  int par_turns = -1;
  std::optional<Levels> usual;                  // usual.cpp: the car the form proposes
};

}  // namespace paddock::speed_circuit
