// How the race stands: the order, and lists beside the board.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "view/form.hpp"
#include "view/line.hpp"

namespace paddock {

// A list beside the board: a heat, a programme.
struct Panel {
  std::string title, note;           // "Heat 5"; what the values are
  struct Side { std::string name, note, value; };
  std::vector<Side> sides;           // two: the score above the rows
  struct Row {
    std::string place, text, note;
    std::string tip{};               // what it is, to whoever rests on it
    std::vector<std::string> values;
    Seat seat = kNobody;
    Helmet helmet = Helmet::None;
    Icon icon = "";
    Tone tone = Tone::Plain;
    bool mine = false;               // waits for the viewer
    int page = -1;                   // a press turns to it
  };
  std::vector<Row> rows;
  std::shared_ptr<Drawing const> drawing{};   // above the rows
  int page = -1;                     // of Standing::pages; -1: stands on all
};

struct Standing {
  std::string main_label;            // "speed", or its unit where the note has a label of its own: "mph"
  std::string note_label;            // what the rows' main_note counts by itself, and `more`, too: "points"; empty: it belongs to the main number
  std::string note_head;             // the same over a column of figures, where room is short: "pts"; empty: note_label
  std::string sorted;                // title of the rows where they are not in order of place: "Cars"
  // Several boards at once: what they are called, which one asks for attention, and lists instead of the race order.
  struct Page { std::string name, note; Icon icon = ""; };
  std::vector<Page> pages;
  int page = 0;
  std::vector<Panel> panels;
  struct Row {
    Seat seat = kNobody;
    int place = 0;
    int64_t main = 0;                // the number in the column ("speed")
    std::string main_note;           // "of 12"; or what stands beside the number for want of room
    Icon mark = "";                  // of a state that everybody should see: `more` has it in words
    Tone mark_tone = Tone::Plain;
    std::string gap;                 // behind the first: "3 tiles", "1 lap"
    std::string drives;              // what stands behind the name: "Needlework"
    std::vector<Figure> more;        // shown when there is room
    std::vector<std::string> says;   // the same and more in lines, for its card and its tip; empty: the figures tell it
    enum State : uint8_t { Deciding, Sealed, Finished, Retired } state = Deciding;
  };
  std::vector<Row> rows;             // in order of place, or as `sorted` says
  std::vector<Seat> queue;           // who moves when, where that is known
  std::string queue_label;           // "Turn 5 moves in this order"
  Rule queue_rule;
  bool by_queue = false;             // the table lists the cars as they move, under queue_label, and not by place
  std::vector<Figure> top;           // "Turn 25", "Lap 2 of 3"
  int step = 0, steps = 0;           // progress: lap 2 of 3
  int last_turn = 0;                 // the race is closed after it at the latest, counted as `top` counts; 0: nothing closes it

  // The number of a row with its note: "7 of 12", "30, 2".
  std::string number(Row const& row) const {
    std::string const between = note_label.empty() ? " " : ", ";
    return std::to_string(row.main) + (row.main_note.empty() ? "" : between + row.main_note);
  }
  // The same in a sentence: "speed 7 of 12", "30 mph, 2 points".
  std::string words(Row const& row) const {
    if (note_label.empty()) return (main_label.empty() ? "" : main_label + " ") + number(row);
    bool const one = row.main_note == "1" && note_label.ends_with('s');
    return std::to_string(row.main) + " " + main_label + ", " + row.main_note + " " + (one ? note_label.substr(0, note_label.size() - 1) : note_label);
  }
};

}  // namespace paddock
