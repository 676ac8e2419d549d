// How the duel's things are called: speeds, maneuvers, weapons, parts. Texts of people and the grammar of orders use the same words.
#pragma once
#include <string>

#include "games/car_wars/duel/events.hpp"
#include "games/car_wars/duel/moves.hpp"

namespace paddock::car_wars::orders {

std::string plural(int n, char const* one, char const* many = nullptr);   // "1 inch", "2 points"
std::string mph_text(int pace);                       // "55", "52.5", "-10", as orders are written
std::string mph_words(int pace);                      // "−10", as it is told
std::string quarters_text(int quarters);              // inches: "1", "1.5", "0.25"
std::string points_text(int sixths);                  // "20", "−20", "6 2/3"
std::string compass_text(geometry::Angle heading);    // "north-east"

std::string move_text(duel::MoveKind const& kind);    // as in orders: "bend 30 right skid 1/2"
std::string move_text(int move);                      // of an index; straight for what is none
std::string move_code(duel::MoveKind const& kind);    // without blanks: "bend:30R+1/2"
char const* move_icon(duel::MoveKind const& kind);
bool has_side(duel::MoveKind const& kind);

// A weapon by its model and where it stands, as far as it is known: "HMG front", "a weapon at the back".
std::string gun_text(duel::Car const& car, int gun);
std::string aim_text(int aim);                        // "front", "left front tire"; empty for the car as a whole
std::string aim_code(int aim);                        // "car", "front", "tire1"
std::string lie_text(duel::Lie type);                 // "a mine", "oil"
std::string lie_title(duel::Lie type);                // "Oil", "Mine"
int device_named(duel::Car const& car, std::string_view word);   // row of the first that is called so and good for something; -1
// Whether a reader of that name finds it, too: of "Minedropper back" he finds "Minedropper back left".
bool goes_by(duel::Car const& car, int gun, std::string_view name);
std::string one_gun_text(duel::Car const& car, int gun);   // gun_text(), or "weapon 2" where others are called so, too
std::string device_text(duel::Car const& car, int code);   // of a DeviceCode, as orders have it
std::string harm_text(int harm);                      // "by a mine"; empty for weapons
std::string wheel_text(int wheel);                    // "left front"

int ways_of(int needed);                              // of 36, so many dice reach it; 2 never hits
std::string chance_text(int needed);                  // "6 of 36"
// A control roll as people read it: "safe", "2 or more", "lost".
std::string control_text(int need);

}  // namespace paddock::car_wars::orders
