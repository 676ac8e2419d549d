// Numbers, speeds, places and lists as the questions of movement, counters and scores read and write them.
#pragma once
#include "games/car_wars/ask/fine_path.hpp"
#include "games/car_wars/ask/givens.hpp"

namespace paddock::car_wars {

// A whole number, a decimal (2.5), or where no decimal is exact the fraction as text ("1/3").
Doc number_doc(Ratio const& value);

// mph within 1000; backward is negative. The chart knows steps of 2.5 mph, and no other speed is ever reached.
Ratio read_speed(Givens& given, char const* key);
Ratio read_speed(Givens& given, char const* key, Ratio fallback);

// Up to an inch. What is 50 or more can only be meant in mils, the unit of the board.
Ratio read_inches(Givens& given, char const* key, Ratio fallback);

// A place of the board in mils: [x, y] or {"x", "y"}; within 1000 inches of the middle.
geometry::Point read_point(Givens& given, char const* key);
// {"x", "y", "heading"}, the heading in degrees clockwise from +y. Without one it is 0.
FinePose read_pose(Givens& given, char const* key);

// A setting that is a list of two numbers ("start_speed": [20, 40]); Givens knows single values only.
void read_pair_setting(Givens& given, char const* key, int& first, int& second);
// A setting that may be a fraction ("underbody_remote_range_in": 0.25).
void read_number_setting(Givens& given, char const* key, Ratio& value);

}  // namespace paddock::car_wars
