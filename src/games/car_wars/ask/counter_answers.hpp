// The answers of counter_questions(), by file.
#pragma once
#include "games/car_wars/ask/givens.hpp"

namespace paddock::car_wars::counter_answers {

// counter_answers.cpp
Doc contact(Givens& given);
Doc effect_from(Givens& given);
Doc life(Givens& given);
Doc mine(Givens& given);
Doc painted(Givens& given);
Doc place(Givens& given);
Doc stack(Givens& given);
Doc trigger(Givens& given);
Doc visible(Givens& given);
// hazard_questions.cpp
Doc slick(Givens& given);
// projectile_answers.cpp
Doc projector(Givens& given);
Doc scatter(Givens& given);
Doc spikes(Givens& given);
// gas_answers.cpp
Doc gas_critical(Givens& given);
Doc gas_min_fuel(Givens& given);
Doc gas_shutdown(Givens& given);

}  // namespace paddock::car_wars::counter_answers
