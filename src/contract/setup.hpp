// A set-up: everything that is fixed before the first decision.
#pragma once
#include <string>
#include <vector>

#include "core/doc.hpp"
#include "core/expected.hpp"

namespace paddock {

// A seat as set-up names it; the same for every game.
struct SeatSetup {
  std::string name;
  int livery = 0;           // index into the theme's liveries
  int number = 0;           // 1..99
  std::string driver;       // "you", "bot easy|medium|hard", "link", "forum", "mail", "screen"
  Doc options;              // the game's own: {"upgrade":"turbo"}
};

// Everything that is fixed before the first decision. `settings` holds only what differs from the defaults.
struct Setup {
  std::string game;         // "nascar"
  std::string title;
  std::string track;        // id of a built-in track, or empty
  std::string track_text;   // a player's own map, in full
  int laps = 0;             // 0: as the track says
  std::vector<SeatSetup> seats;
  Doc settings = Doc::object();  // name -> text or number
};

Doc setup_to_doc(Setup const& setup);
Expected<Setup> setup_from_doc(Doc const& doc);

}  // namespace paddock
