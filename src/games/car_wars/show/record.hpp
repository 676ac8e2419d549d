// A car's record sheet, for who drives it.
#pragma once
#include <span>

#include "games/car_wars/car_wars.hpp"
#include "view/standing.hpp"

namespace paddock::car_wars::show {

Panel record_of(CarWars const& game, duel::Car const& car);   // without a title: the car is not known

std::string brief_of(duel::Car const& car, int gun);           // "MG front", as the bill of a design has it
std::string briefs_of(duel::Car const& car, std::span<int8_t const> guns);   // "2 MG front, SS back": what is called alike is counted

}  // namespace paddock::car_wars::show
