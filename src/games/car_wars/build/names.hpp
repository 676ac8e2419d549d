// What things of the catalogue are called.
#pragma once
#include <string>
#include <string_view>

#include "games/car_wars/build/catalogue.hpp"

namespace paddock::car_wars::build {

std::string sentence(std::string_view name);                // "Heavy Machine Gun" -> "Heavy machine gun"
std::string title_of(Item const& item);                     // as a row or item of the catalogue is headed
std::string short_of(WeaponKind const& kind);               // "HMG", "Smokescreen"
std::string lower_first(std::string_view words);            // "Back left" -> "back left"
std::string within(std::string_view title);                 // inside a sentence: "Smokescreen" -> "smokescreen", "HMG" stays
std::string spoken(std::string_view id);                    // of what has an id only: "heavy_duty" -> "heavy-duty"
std::string a_thing(std::string const& name);                // inside a sentence: "an oil jet"; of several things "wheelguards"
std::string a_body(Body const& body);                       // "a mid-sized car", "an extra-heavy trike"

}  // namespace paddock::car_wars::build
