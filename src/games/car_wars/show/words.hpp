// How things of the catalogue are called and their figures written. Internal to show/.
#pragma once
#include "games/car_wars/build/check.hpp"
#include "games/car_wars/build/names.hpp"
#include "view/line.hpp"

namespace paddock::car_wars::show {

using build::lower_first, build::sentence, build::short_of, build::spoken, build::title_of, build::within;

std::string number(int64_t n);                              // "19,482"
std::string number(build::Exact e);                         // "1,616", "37.5", "12 1/3"
std::string dollars(build::Exact e);                        // "$19,482"
std::string figure(build::Exact e);                         // as number, of nothing ""
std::string halves(int twice);                              // "92.5"
std::string counted(int64_t n, std::string_view one);       // "3 spaces", "1 space"

std::string several(build::WeaponKind const& kind, int count);   // "heavy machine gun", "2 heavy machine guns"

std::string place_words(build::Mount const& m);             // "front", "back left", "turret", "left pod"
std::string place_id(build::Mount const& m);                // of rooms and spots: "front", "back-left", "turret"
std::string tire_words(build::TireGroup const& g);          // "heavy-duty steelbelted radials"
std::string around_words(build::Craft const& c, build::Around const& a);   // "the driver", "the weapons front"

// Of assets/games/car_wars/help.json: what an item does, and its figures in short; empty where it says nothing.
std::string_view help_of(std::string_view list, std::string_view id);
std::string_view note_of(std::string_view list, std::string_view id);

Rule rule_of(std::string_view id);                          // none for what is no id of the rules

}  // namespace paddock::car_wars::show
