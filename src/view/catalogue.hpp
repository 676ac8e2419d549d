// What set-up offers of a game: settings, tracks, the legend of its board, choices of a seat.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "view/line.hpp"

namespace paddock {

// How a game presents itself.
struct Cover {
  char const* id;             // key of saves, links and folders: "nascar"
  char const* title;
  char const* icon;           // "steering-wheel"
  char const* blurb;          // what one does in it, in one sentence
};

// A line of the set-up screen: one named setting of the rule set.
struct Setting {
  std::string name, label, help;
  Rule rule;
  std::string group;                 // heading in the list: "Corners"; empty: none
  bool main = false;                 // asked for beside name and laps, too
  std::string fallback;              // default, as text
  std::vector<std::string> choices;  // empty: a whole number between low and high
  std::vector<std::string> words;    // the same choices as people read them
  int64_t low = 0, high = 0;
  std::string words_of(std::string const& value) const {
    for (size_t i = 0; i < choices.size() && i < words.size(); ++i)
      if (choices[i] == value) return words[i];
    return value;
  }
};

struct TrackCard {                   // one choice of the set-up screen
  std::string id, title;
  std::vector<std::string> facts;    // three short facts
  int laps = 0;                      // as the track says
  int seats = 0;                     // how many start
  std::vector<Figure> figures;       // numbers of a lap and its par; only of track_card(), which may take a while
  std::vector<std::string> words;    // the board for those who cannot see it: length, corners and their limits, pits, walls
  uint32_t signs = ~0u;              // bit n: the n-th of G::signs() is on its board
};

// What the board shows: a line of the set-up screen's legend.
struct Sign {
  enum Kind : uint8_t { Face, Spot, Kerb, Bar, Arrow } kind = Face;
  uint32_t colour = 0;               // 0xRRGGBB
  std::string sample, words;         // written on a Face: "60"
};

// What a game lets a seat choose besides its driver, kept in SeatSetup::options[key].
struct SeatChoice {
  std::string key, label;
  std::vector<std::string> ids, words, help;  // in parallel, the first is the default; empty: typed text
  std::string hint;                  // of typed text: how it is written
  std::string none, given;           // of typed text: what the empty field says; what is said below a filled one
  // Typed text that is a list of names with numbers, "Ann 8.6, Bo 7.2": edited as rows, at most so many. What stands
  // there for each seat when nothing is typed; seats beyond have no such list.
  int rows = 0;
  std::vector<std::string> usual;
  bool first_order = false;          // typed text that the seat would else order in the first turn (session/brought.hpp)
  bool lasting = false;              // of such: it stays secret after that, so that it never stands in a set-up
  // The setting that each of the ids is made for, and its value, in parallel (empty text: any); both empty: none is.
  std::string setting;
  std::vector<std::string> values;
};

}  // namespace paddock
