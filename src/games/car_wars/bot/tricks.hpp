// What a bot does besides driving and shooting: lays things in the way of who follows, hides in smoke, burns boosters and jets.
#pragma once
#include "games/car_wars/bot/mind.hpp"

namespace paddock::car_wars::bot {

// What it is worth to drop that now, everybody having moved (as Mind::worth): who is taken to drive over it, what fire its smoke spares.
int drop_worth(Book const& book, Board const& board, Seat seat, ShotInfo const& drop);
// A booster or jet that is of use in a phase that is driven so, as a DeviceCode; -1: none.
int useful_port(Book const& book, State const& state, Seat seat);   // DeviceCode, -1: none
int useful_rocket(Book const& book, State const& state, Seat seat, Place const& way);

}  // namespace paddock::car_wars::bot
