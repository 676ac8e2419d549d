// Which settings calculator, events and set-ups know at all: those of settings.json, and what rulings.json answers besides (fixed.json), of which
// most can be answered in one way alone.
#pragma once
#include <string>
#include <string_view>

#include "core/doc.hpp"

namespace paddock::car_wars {

// Whether it is the name of a ruling (CW-104, R-9) or of a doubt (B-14), under which settings may stand.
bool names_ruling(std::string const& name);
// Which ruling it answers ("CW-045"); empty: there is no such setting.
std::string ruling_of_setting(std::string_view name);

// Empty, or why an event cannot have this answer to what has one alone: what rulings.json says, the same items in the same order, passes.
std::string fixed_fault(std::string_view name, Doc const& value);

// Empty, or a sentence on the first setting that is not known, or that bears on this question and is set to what is not carried
// out. Settings of other questions are left to them.
std::string settings_fault(std::string_view question, Doc const& settings);

}  // namespace paddock::car_wars
