// A seat's order of a phase as values, as its one clean text and as actions; typed texts are read in read*.cpp.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/car_wars/car_wars.hpp"

namespace paddock::car_wars::orders {

// What is said; what is not said stays as it is.
struct Wish {
  int pace = duel::Plan::kNoPace;
  int move = -1, inch = 0;
  int fire = -1;                        // duel::FireBy
  int number = 0, drop = 0;             // standing words, 0: not said
  uint32_t guns = 0;                    // bits of weapons that standing words name
  Seat target = kNobody;                // whom they name
  bool else_nearest = false;
  duel::StandingOrder standing() const { return {int8_t(number), int8_t(drop), uint16_t(guns), target, else_nearest}; }
  void take(duel::StandingOrder const& s) { number = s.number, drop = s.drop, guns = s.guns, target = s.target, else_nearest = s.else_nearest; }
  List<int16_t, duel::kMostDevices> devices;   // duel::DeviceCode
  bool empty() const { return pace == duel::Plan::kNoPace && move < 0 && fire < 0 && number == 0 && drop == 0 && devices.empty(); }
};
std::string speed_text(int pace);                       // "55", "reverse 10"
// "hold fire", "fire MG front at Cy on 8+, drop within 6"; empty: not said. The car says what its weapons are called.
std::string fire_text(CarWars const& game, Wish const& wish, duel::Car const& car);
// "55, bend 30 right in inch 2, fire on 8+, measure 2"
std::string wish_text(CarWars const& game, Wish const& wish, duel::Car const& car);
std::string shots_text(CarWars const& game, duel::State const& s, Seat seat);   // on the way: "VMG front at Cy's turret, drop Mine back"; empty: none
// The standing words of a seat without what is destroyed and who no longer fights; number 0: nothing is left to fire with, or at.
duel::StandingOrder words_left(duel::State const& s, Seat seat);
Wish wish_of(duel::Plan const& plan);                   // of a draft or a sealed order
Wish wish_of(std::span<Action const> actions);
std::vector<Action> actions_of(Wish const& wish);

// What is brought to the line-up.
struct Bringing {
  int stock = -1;
  std::string tag;                      // of a design of one's own
  int start = 0;                        // paces
  bool empty() const { return stock < 0 && tag.empty(); }
};
int usual_start(CarWars const& game);                   // paces: 30 mph, unless a referee has it otherwise (CW-154)
std::string bringing_text(Bringing const& b);           // "Needlework, 30 mph", "CW1.xyz, 30 mph"
Bringing bringing_of(duel::Plan const& plan);
Bringing bringing_of(std::span<Action const> actions);
std::vector<Action> actions_of(Bringing const& b);      // letters of a tag that is none: nothing
// What stands in the form before anything is said: the car that set-up names for the seat, else the plainest of the division.
Bringing usual_bringing(CarWars const& game, Seat seat);

Sheet read_bringing(CarWars const& game, duel::State const& s, Seat seat, std::string_view text);
Sheet read_fire(CarWars const& game, duel::State const& s, Seat seat, std::string_view text);   // on the way: what is fired now
Sheet read_plan(CarWars const& game, duel::State const& s, Seat seat, std::string_view text);
inline constexpr size_t kPlanLetters = 800, kBringLetters = 600;

inline Action act(duel::verb::Verb verb, int arg = 0) { return {uint16_t(verb), int16_t(arg)}; }

}  // namespace paddock::car_wars::orders
