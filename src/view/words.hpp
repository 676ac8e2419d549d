// What a game calls things.
#pragma once
#include <cstdlib>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace paddock {

// What a game calls things. Here stand words that suit any game; what a screen, a report or a desk says of a game beyond them
// is the game's own (tools/check_layers.py finds other words).
struct Words {
  std::string seat = "seat", seats = "seats", race = "race", track = "Board";
  std::string driver = "player";     // who decides for a seat
  std::string start = "Everybody stands ready.";         // before the first turn
  std::string order = "Order";
  std::string clean = "A clean turn: everything went as ordered.";   // a turn of which nothing is told
  int first = 1;                     // what people call the first turn of the record
  bool versus = false;               // without a name of its own a race is called after its first two seats
  bool laps = true;                  // set-up asks for laps
  int few = 0;                       // seats a new set-up has, 0: as many as the track
  std::vector<std::string> names;    // of new seats
  std::string lap = "round", many_laps = "rounds";       // one step of Standing::steps
  std::string space = "space", spaces = "spaces";        // one place of a board that is made of them
  std::string chart = "Chart";       // of who was where after each turn
  // How it ends: the rest without films; behind the first ChartMark::Finish, empty: of a mark that only ends its line; of how many
  // seats stood first at some time, empty: it tells nothing.
  std::string to_end = "To the end", after_finish, leaders;
  std::string done = "Carried out";  // heading of an order as it was carried out
  std::string drive = "drive", drives = "drives";        // what whoever decides does with his seat: "a bot drives on for me"
  std::string on = "race on";        // what all may do after an early end
  // How a seat goes on of which nobody sends orders.
  std::string alone = "carefully, never fast; one that stands may stay where it is";
  std::string stop = "stop";         // ChartMark::Pit
  std::string damage = "damage";     // ChartMark::Damage
  std::string nothing = "orders nothing";                // of who seals an order with nothing in it
  std::string stands;                // to whoever has nothing to write yet: how to begin; words in *stars* are strong
  std::string folds = "If it comes up on the way";   // heading of the questions that fold
  // The board's marks that people may put out: a button, its tip, its icon.
  std::string marks = "Grid", marks_tip = "Lines of the board", marks_icon = "grid-dots";
  std::string keys, keys_help;       // of the keyboard, where orders are written by keys: "L M R", "moves"

  std::string zeroth;                // of a record whose first turn people number 0: what it is, where nobody has to write its number

  std::vector<std::string> before;   // what the turns of the record are called that come before the first one with a number: "grid bids"

  // Of a game whose turns are small ones of a larger one: what the large one is called that a turn of the record belongs to, and
  // what this one is called in it. Without it turns stand alone.
  struct Named {
    std::string large, part;         // "Round 3", "phase 2"
  };
  Named (*group)(int turn) = nullptr;

  int number(int of) const { return of - 1 + first; }
  // What the large turn is called that it belongs to, and its number alone: "Turn 12", 12. Where turns stand alone: empty, its own.
  std::string large(int of) const { return group ? group(of).large : ""; }
  int large_number(int of) const {
    std::string const name = large(of);
    size_t const digits = name.find_last_not_of("0123456789") + 1;
    return name.empty() ? number(of) : digits < name.size() ? std::atoi(name.c_str() + digits) : 0;
  }
  // The turn of the record that is the `part`-th of a large one, up to `most`; 0: there is none.
  int of_part(int large, int part, int most) const {
    for (int of = 1; group && of <= most; ++of)
      if (large_number(of) == large && --part == 0) return of;
    return 0;
  }
  // These words for the result of a race, which counts from the first turn in which anybody moves: `early` turns of the record come
  // before it (Recap::before).
  Words counted(int early) const {
    Words w = *this;
    if (early > 0) w.first = 1 - early;
    return w;
  }
  std::string turn(int of) const { return named(of, false); }
  std::string turn_title(int of) const { return named(of, true); }
  std::string told(int of) const { return number(of) == 0 && !zeroth.empty() ? zeroth : turn(of); }

 private:
  std::string named(int of, bool title) const {
    Named const n = group ? group(of) : Named{};
    bool const early = of >= 1 && size_t(of) <= before.size();
    std::string out = early ? before[size_t(of) - 1] : n.large.empty() ? "turn " + std::to_string(number(of)) : n.large + (n.part.empty() ? "" : ", " + n.part);
    char& c = out[0];
    if (title ? c >= 'a' && c <= 'z' : c >= 'A' && c <= 'Z') c = char(c ^ 32);
    return out;
  }
};

// What a game's orders look like in posts and to whoever mends slips of the pen. They are words, or letters on one line.
struct OrderWords {
  std::span<std::string_view const> words = {};   // long enough to be misspelt
  std::span<std::string_view const> called = {};  // what people call an order beside "order" and "move": "race-card"; in small letters
  std::string_view ends = {};      // " wear dice ": a line of talk that ends so may be one of an order
  std::string_view unit = {};      // "mph": behind an order that is a number alone it says nothing more
  int step = 0;                    // its first number is a multiple of this: "70" may be 60 or 80; 0: of nothing
  std::string_view letters = {};   // one a move, in capitals, of orders that are letters
  std::string_view signs = {};     // what else stands among such letters: brackets, digits
  std::string_view mark = {};      // what one letter may carry in brackets: "+1" in "(A+1)"
  bool blocks = false;             // an order is a sheet of blocks: what comes later adds to it
  std::string_view talk = {};      // " left right ": words of orders; beside an order what holds one of them may be part of it
};

}  // namespace paddock
