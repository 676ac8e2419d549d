// The questions of fire and damage, by the file that answers them.
#pragma once
#include "games/car_wars/ask/ask.hpp"

namespace paddock::car_wars {

std::span<Question const> to_hit_part_questions();    // tohit.cover .. tohit.speed_table, tohit.two_cars: a part of the sum
Doc answer_to_hit_total(Givens& given);               // tohit.total
std::span<Question const> shooting_questions();       // dice, fire, target
std::span<Question const> layer_questions();          // damage
std::span<Question const> burning_questions();        // burn
std::span<Question const> crew_questions();           // crew

}  // namespace paddock::car_wars
