// The decision of one seat: figures, draft, what it will cost; and what typed text was understood as.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/action.hpp"
#include "view/form.hpp"
#include "view/line.hpp"
#include "view/standing.hpp"

namespace paddock {

struct Gauge {                       // a store that runs down, as cells or discs
  std::string label, value;          // "Wear", "13"
  int filled = 0, cells = 0;
  int big = 0;                       // so many of the last filled ones count `big_worth`
  int big_worth = 0;
  bool discs = false;
};

// A value that goes up and down: its cells in a row, where it is and where the draft would take it.
struct StepTrack {
  struct Step {
    std::string text, below;         // "-2", "3+"
    Tone tone = Tone::Plain;
  };
  std::string label;                 // for who cannot see it: "Handling 2, then 0"
  std::string tip{};                 // what it means, to whoever rests on it
  std::vector<Step> steps;
  int now = -1, then = -1;           // steps; -1: none
};

struct Slot {               // one token of the order as carried out or refused
  std::string text;
  int group = 0;            // index into Desk::groups
  Tone tone = Tone::Plain;
};

// The decision of one seat.
struct Desk {
  std::string title;                 // "Your order"
  std::vector<Figure> figures;
  std::vector<Gauge> gauges;
  std::vector<Figure> stats;         // smaller, below
  std::string parts_label;           // "This turn, inches": what `parts` are, right of the figures
  StepTrack parts;
  StepTrack track;                       // below them
  Panel record;                      // what the seat has, beside the board; without a title: nothing
  std::vector<Chip> chips;
  bool secret = true;                // nobody may look on at a shared screen
  bool workshop = false;             // its questions are a plan to work on: they get the room of the board
  std::string shelf;                 // drafts of this kind are kept under this name on the device ("designs"); empty: not
  std::string tag;                   // the draft as a short text with a checksum, to pass on
  bool text_entry = false;           // the decision can be typed
  int text_lines = 1;                // of the field it is typed in
  std::string text;                  // as text, in its one clean form
  std::string count;                 // "10 of 10"
  Tone count_tone = Tone::Plain;
  std::vector<std::string> groups;   // "begin", "ten moves", "end"
  std::vector<Slot> slots;
  std::vector<Key> keys;
  std::vector<Tray> trays;
  std::vector<Line> lines;           // what it will cost and risk
  std::vector<std::string> around;   // what lies round it, for those who cannot see; empty: the board's tiles say it
  std::string commit;                // "Seal order"
  Icon commit_icon = "lock";
  std::vector<Action> commit_play;   // empty: not yet
  Verdict commit_verdict;            // why not yet
  std::shared_ptr<Ghost const> ghost{};   // where `commit_play` leads, of a proposal: nothing is written yet
};

// One's own order tried on what may be seen, others' moves being assumed. `given`: what may be assumed, a question for
// each of the others; the `edit` of a choice is one of the text of assumptions.
struct WhatIf {
  std::vector<Question> given;
  std::vector<Line> lines;           // what the order would do: a line a decision, then a line a branch of it
  std::string error;                 // of the order or of the assumptions; nothing else is there then
};

// Typed orders: what was understood, or where it stops making sense.
struct Sheet {
  std::vector<Action> actions;       // in order, as one commitment of the seat
  std::string clean;                 // the one clean form
  int error_column = 0;              // 1-based; 0: no error
  std::string error;                 // one sentence, what and what would be right
  Rule rule;
  std::vector<std::string> notes;    // "needless mark on the first R"
  std::string mend;                  // a repaired order to offer, or empty
  bool forbidden = false;            // of an error: it reads well, but the rules do not allow it
  std::string ahead;                 // what the same text says for later turns, as a text for the next one; whole_order() reads so again
  std::string asks;                  // of a text that came so from an earlier turn: why it is not to be taken unasked; empty: it may be
  int most = -1;                     // of a number that is too large: what it may be at most; -1: it is no number
};

// An order of one turn with what its writer says for later ones, as one text.
inline std::string whole_order(std::string clean, std::string_view ahead) {
  if (!clean.empty() && !ahead.empty()) clean.append("; ").append(ahead);
  return clean;
}

}  // namespace paddock
