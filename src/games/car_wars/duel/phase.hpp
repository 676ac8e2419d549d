// What a seat may say in a phase and on the way: its draft, step by step.
#pragma once
#include "games/car_wars/duel/drive.hpp"
#include "games/car_wars/duel/shoot.hpp"

namespace paddock::car_wars::duel {

int planned_pace(Board const& board, Plan const& plan, Seat seat);
void say_in_plan(Book const& book, State& s, Seat seat, Action a);                   // Absent: as the ghost would have it
// Shots still open to a seat that has declared some.
void open_shots(Book const& book, Board const& board, Plan const& plan, Seat seat, ShotList& out);
bool more_fire(Book const& book, Board const& board, Plan const& plan, Seat seat);

}  // namespace paddock::car_wars::duel
