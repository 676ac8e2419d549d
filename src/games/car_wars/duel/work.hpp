// What the parts of the engine hand one another. Rule ids stand beside what they rule; every total that a player may ask for is a list
// of (value, reason, rule). Only turn.cpp knows the order of things in a phase.
#pragma once
#include "core/dice.hpp"
#include "games/car_wars/duel/arena.hpp"
#include "games/car_wars/duel/events.hpp"
#include "games/car_wars/duel/settings.hpp"
#include "games/car_wars/duel/verbs.hpp"
#include "games/car_wars/duel/state.hpp"

// A step of a phase, called from one place: it stays a function. Compilers would put all of them into one of 80 KB, of which V8
// keeps nothing in registers (the same for wasm-opt: tools/cmake/web.cmake).
#define PADDOCK_STEP [[gnu::noinline]]

namespace paddock::car_wars::duel {

// What never changes in a duel.
struct Book {
  Arena const& arena;
  Settings const& rules;
};

class WorstCrash;          // crash_run.hpp

// A phase being carried out. Dice are rolled one a statement, labelled "control", "crash", "to hit", "damage" ...
struct Work {
  Book book;
  Board& board;
  Dice& dice;
  Sink const& log;
  bool first_open = false;   // damage is done at the same moment: whoever does some of it has drawn first blood (CW-147)
  uint16_t next_acts = 0;    // of the turn to come, two bits a seat: who has used an extinguisher with it (CW-105)
  WorstCrash* worst = nullptr;   // keeps crash results until all of an attack are known (CW-144)
  Car& car(Seat seat) const { return board.cars[seat]; }
  Settings const& rules() const { return book.rules; }
};

// A d6 after d6, kept for the event. `sum` is of the dice as they fell.
struct Rolled {
  List<uint8_t, 60> dice;
  int sum = 0;
};
Rolled roll(Work& work, int dice, char const* label, Seat seat);
List<uint8_t, 12> told(Rolled const& rolled);    // for an event

geometry::Body body_of(Car const& car);          // of its counter; a cycle with its sidecar too
geometry::Polygon area_of(Car const& car);
Wheels wheels_of(Car const& car);                // how many it may lose (R 5.6)
int wheels_lost(Car const& car);
int handling_class(Book const& book, Car const& car);   // now: tires and wheels lost (not spoiler)
bool has_power(Car const& car);                  // the plant can accelerate it (CW-149)
bool can_steer(Car const& car);
Person const* driver_of(Car const& car);         // who steers: the driver, else a gunner who is up (R 11); null: nobody
bool substitute(Car const& car);                 // it is not the driver (D+2)
int driver_plus(Car const& car);                 // of who steers, 0 for nobody or untrained

}  // namespace paddock::car_wars::duel
