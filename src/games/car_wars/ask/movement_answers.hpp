// The answers of movement_questions(), by file.
#pragma once
#include "games/car_wars/ask/givens.hpp"

namespace paddock::car_wars::movement_answers {

// pace_answers.cpp
Doc device_top_speed(Givens& given);
Doc jump_distance(Givens& given);
Doc jump_fall(Givens& given);
Doc after_drop(Givens& given);
Doc booster(Givens& given);
Doc forced_slowdown(Givens& given);
Doc head_to_head(Givens& given);
Doc inches(Givens& given);
Doc order(Givens& given);
Doc overspeed_drain(Givens& given);
Doc reverse_limit(Givens& given);
Doc speed_change(Givens& given);
Doc start_speed(Givens& given);
Doc turn(Givens& given);
// maneuver_answers.cpp
Doc brake(Givens& given);
Doc brake_roll(Givens& given);
Doc brake_skid(Givens& given);
Doc difficulty(Givens& given);
Doc legal(Givens& given);
Doc skid_controlled(Givens& given);
// place_answers.cpp
Doc arc_point(Givens& given);
Doc arc_target(Givens& given);
Doc arc_tire(Givens& given);
Doc maneuver_end(Givens& given);
Doc hits_point(Givens& given);
Doc range_measure(Givens& given);

}  // namespace paddock::car_wars::movement_answers
