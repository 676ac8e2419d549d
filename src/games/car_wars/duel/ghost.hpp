// What a careful driver would order: the proposal that stands when a phase begins, and what the ghost does for who sends nothing.
#pragma once
#include "games/car_wars/duel/drive.hpp"
#include "games/car_wars/duel/shoot.hpp"

namespace paddock::car_wars::duel {

struct Usual {
  int pace = Plan::kNoPace, move = kStraight, inch = 0;
};
Usual usual(Book const& book, Board const& board, Seat seat);
int usual_stock(Settings const& rules);    // the plainest car of the division
int usual_stock(Settings const& rules, std::vector<Car> const& stock);   // the same of CarWars::stock_cars(), without the heap

}  // namespace paddock::car_wars::duel
