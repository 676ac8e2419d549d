// Fire in words: which weapon, at whom, at which part: "the front MG at Cy", "VMG front at hard 1's left front tire", "drop the mine".
#pragma once
#include <string>
#include <string_view>

#include "games/car_wars/car_wars.hpp"

namespace paddock::car_wars::orders {

// What stands at a place of a text; `bytes`: how long it is, 0: nothing of the kind stands there.
struct NamedGuns {
  uint32_t guns = 0;                     // bits of Car::guns, with the others of their links
  uint32_t named = 0;                    // without those
  int first = -1;
  size_t bytes = 0;
};
struct NamedSeat {
  Seat seat = kNobody;
  size_t bytes = 0;
};
struct NamedPart {
  int aim = duel::AimCar;
  size_t bytes = 0;
};
// "front MG", "MG front", "the rear mine dropper", "weapon 2"; a face alone ("front", "the front gun") is all that stands there.
NamedGuns guns_at(duel::Car const& car, std::string_view text);
size_t aside_at(std::string_view text);                        // " aside", ", aside": over the side of its corner
// The droppers that are meant. Aside drops one alone: those that are named and stand on a corner, where none does those of their links.
uint32_t droppers(duel::Car const& car, NamedGuns const& some, bool aside);
size_t weapon_at(std::string_view text);                       // of any car: "MG", "machine gun"; how long it is
NamedSeat seat_at(CarWars const& g, std::string_view text);    // by the names of set-up; "'s" behind them too
// "Ann" of Ann Baker, where nobody else is called so. Only behind "at", where nothing else stands: people are called Will and Machine Gun Kelly.
NamedSeat first_name_at(CarWars const& g, std::string_view text);
// "front", "left front tire", "tire2", "turret", "2 inches ahead", "ahead2"; "front tire" where there is one alone
NamedPart part_at(duel::Car const& target, std::string_view text);
std::string guns_text(duel::Car const& car, uint32_t guns);    // "MG front and RL back"; a link once
std::string all_drivers(CarWars const& g, Seat but);           // "Ed (#2), Flo (#3)": for who names nobody
std::string all_guns(duel::Car const& car);                    // "MG front, VMG back": for who names one that is not there

}  // namespace paddock::car_wars::orders
