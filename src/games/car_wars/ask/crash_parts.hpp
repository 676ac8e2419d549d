// The files of the questions about control, crashes and collisions, and what they share.
#pragma once
#include "games/car_wars/ask/ask.hpp"
#include "games/car_wars/rules/control.hpp"
#include "games/car_wars/rules/tires.hpp"

namespace paddock::car_wars {

std::span<Question const> crash_questions();      // crash: the tables
std::span<Question const> spin_questions();       // crash: what runs on for some inches
std::span<Question const> hazard_questions();     // hazard
std::span<Question const> handling_questions();   // hs
std::span<Question const> contact_questions();    // collision: which type, who completes, fixed objects
std::span<Question const> ram_questions();        // ram
std::span<Question const> temporary_questions();  // tst
std::span<Question const> tire_questions();       // tire

// "solid", "heavy_duty steelbelted": the kind may stand with its modifications.
TireKind kind_of_tire(Givens& given, char const* key);
// {"status", "need", "result"}.
Doc control_doc(ControlCheck const& check, Control result);

}  // namespace paddock::car_wars
