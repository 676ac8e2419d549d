// A car's record sheet, for who drives it.
#pragma once
#include "games/car_wars/car_wars.hpp"
#include "view/standing.hpp"

namespace paddock::car_wars::show {

Panel record_of(CarWars const& game, duel::Car const& car);   // without a title: the car is not known

std::string brief_of(duel::Car const& car, int gun);           // "MG front", as the bill of a design has it

}  // namespace paddock::car_wars::show
