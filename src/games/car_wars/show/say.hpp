// The log: one line an event. Internal to orders/say*.cpp.
#pragma once
#include "games/car_wars/car_wars.hpp"
#include "view/line.hpp"

namespace paddock::car_wars::orders {

// An event with the names of whom it concerns, between stars.
struct Telling {
  CarWars const& game;
  duel::State const& s;                  // before the phase
  duel::Event const& e;
  std::string who, other;                // empty: nobody
  duel::Car const* car = nullptr;        // of whom it concerns; null: nobody
  std::string gun;                       // of a hit: with what, where the turn has it from one kind of weapon alone
  std::string deed;                      // of control for a maneuver that is made then: "bend 30 left", which has no line of its own
  std::string side{};                    // of a shot at a car as a whole: where its hits came in, as far as that has been told
  Line line(Icon icon, std::string text, Tone tone = Tone::Plain) const;   // with the dice of the event
};
std::string crash_meaning(int table, int result);   // of crash table 1 or 2: "it slides a quarter inch in its old direction; ..."
Line say_drive(Telling const& t);        // movement, control, crashes, collisions; empty text: not of these
Line say_fire(Telling const& t);         // fire, damage, what lies about
char const* straight_from(int face);     // "straight back": where a weapon there fires that cannot be aimed
std::string scored_for(int event);       // "a mobility kill", of a scoring::Event
Line say_score(Telling const& t);        // kills, points, the end

}  // namespace paddock::car_wars::orders
