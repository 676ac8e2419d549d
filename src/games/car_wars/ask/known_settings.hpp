// Which settings the calculator knows at all: those of settings.json, and what rulings.json answers besides (fixed.json), of which
// most can be answered in one way alone.
#pragma once
#include <string>
#include <string_view>

#include "core/doc.hpp"

namespace paddock::car_wars {

// Empty, or a sentence on the first setting that is not known, or that bears on this question and is set to what is not carried
// out. Settings of other questions are left to them.
// Which ruling it answers ("CW-045"); empty: there is no such setting.
std::string ruling_of_setting(std::string_view name);

std::string settings_fault(std::string_view question, Doc const& settings);

}  // namespace paddock::car_wars
