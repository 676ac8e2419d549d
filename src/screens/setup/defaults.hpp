// Setups to begin with, and what a seat may choose.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "contract/game.hpp"

namespace paddock::app {

// Who has not told his name: reads well where others are named ("Your car crashes").
inline std::string my_seat_name(Words const& words) { return "Your " + words.seat; }
// The same where others play at his screen.
inline std::string numbered_seat(Words const& words, int number) { return capital(words.seat) + " " + std::to_string(number); }
Setup default_setup(std::string const& game, std::string const& my_name);
Setup try_race_setup(std::string game, uint64_t entropy, std::string const& my_name = {});  // a short solo race against bots; no game: the first
std::string versus_title(Setup const& setup, Words const& words);   // what it is called after its first two seats (Words::versus), or empty
SeatSetup next_seat(Setup const& setup, std::string const& driver);  // free livery, number and name

// The ways a seat is driven, as Setup writes and people read them.
struct DriverKind {
  char const* id;      // "bot hard"
  char const* words;   // "bot, hard"
  char const* icon;
};
std::vector<DriverKind> const& driver_kinds();
DriverKind const& driver_kind(std::string const& id);
bool sends_orders(std::string const& driver);  // by link, forum or mail

// First problem of a setup as a sentence; empty: it can start.
std::string problem_with(Setup const& setup, int grid, Words const& words = {});

}  // namespace paddock::app
