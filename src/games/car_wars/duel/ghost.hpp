// What a careful driver would order: the proposal that stands when a phase begins, and what the ghost does for who sends nothing.
#pragma once
#include "games/car_wars/duel/drive.hpp"
#include "games/car_wars/duel/shoot.hpp"

namespace paddock::car_wars::duel {

struct Usual {
  int pace = Plan::kNoPace, move = kStraight, inch = 0;
};
Usual usual(Book const& book, Board const& board, Seat seat);
// What speaks most for the one rather than for the other in the careful driver's eyes: what is met on the way, control, handling,
// speed, room before walls, how the nearest enemy is faced or kept off.
enum class Rather : uint8_t { no_matter, meets, risk, handling, pace, room, enemy };
Rather why_rather(Book const& book, Board const& board, Seat seat, Usual const& chosen, Usual const& other);
int usual_stock(Settings const& rules);    // the plainest car of the division
int usual_stock(Settings const& rules, std::vector<Car> const& stock);   // the same of CarWars::stock_cars(), without the heap

}  // namespace paddock::car_wars::duel
