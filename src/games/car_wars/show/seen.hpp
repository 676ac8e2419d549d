// What everybody may see of a car, in words. Internal to show/.
#pragma once
#include <span>
#include <string>
#include <vector>

#include "games/car_wars/car_wars.hpp"

namespace paddock::car_wars::show {

// As it is known once these events of the phase have been told: a weapon that has shown itself has its name and place.
duel::State shown_in(duel::State before, std::span<duel::Event const> told);
std::string car_name(duel::Car const& car);      // of a stock car its name, else its body; empty: it has not come
// Where a wheel is: "left front"; of one alone at its end "front", "rear".
std::string corner_words(duel::Car const& car, int wheel);
std::string aim_words(duel::Car const& target, int aim);   // as orders::aim_text, its tires by corner_words, "left side"
// A line each, none of them empty: place and points, car and speed, handling, damage, weapons. Of a position as it was observed.
std::vector<std::string> seen_lines(duel::State const& s, Seat seat, int place);

}  // namespace paddock::car_wars::show
