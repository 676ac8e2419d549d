// What a game calls things.
#pragma once
#include <string>
#include <vector>

namespace paddock {

// What a game calls things, where it is not cars in a race.
struct Words {
  std::string seat = "car", seats = "cars", race = "race", track = "Track";
  std::string start = "The cars stand on the grid.";     // before the first turn
  std::string order = "Race order";
  std::string clean = "A clean turn: everybody drove as ordered.";   // a turn of which nothing is told
  int first = 1;                     // what people call the first turn of the record
  bool versus = false;               // without a name of its own a race is called after its first two seats
  bool laps = true;                  // set-up asks for laps
  int few = 0;                       // seats a new set-up has, 0: as many as the track
  std::vector<std::string> names;    // of new seats
  std::string lap = "lap";           // one step of Standing::steps
  std::string stands;                // to whoever has nothing to write yet: how to begin; words in *stars* are strong
  std::string folds = "If it comes up on the way";   // heading of the questions that fold
  // The board's marks that people may put out: a button, its tip, its icon.
  std::string marks = "Grid", marks_tip = "Lines of the board", marks_icon = "grid-dots";
  std::string keys, keys_help;       // of the keyboard, where orders are written by keys: "L M R", "moves"

  int number(int of) const { return of - 1 + first; }
  std::string turn(int of) const { return "turn " + std::to_string(number(of)); }
  std::string turn_title(int of) const { return "Turn " + std::to_string(number(of)); }
};

}  // namespace paddock
