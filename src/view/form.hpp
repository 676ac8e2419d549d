// A decision as buttons, questions and cards.
#pragma once
#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/action.hpp"
#include "view/edit.hpp"
#include "view/line.hpp"
#include "view/shape.hpp"

namespace paddock {

struct Key {                // a button of the decision panel; also a key of the keyboard
  std::string cap, label;   // "L", "left"
  char key = 0;             // 'L'; 0: none
  bool enabled = true;
  std::string why;          // when not enabled: the reason, in words
  Rule rule;
  std::vector<Action> play; // what it plays
  Tone tone = Tone::Plain;
  std::shared_ptr<Ghost const> ghost{};   // on the board while pointer or keyboard rest on it
};

// An answer to a question of a decision.
struct Share {                       // of what dice may bring
  int percent = 0;
  Tone tone = Tone::Plain;
};

struct Cell {                        // of a Ladder with Question::columns
  std::string text;
  Tone tone = Tone::Plain;
};

struct Choice {
  std::string text;                  // "140", "1 wear"
  std::vector<Cell> cells;           // of Question::columns; `note` and `value` are then only read aloud
  std::string note;                  // what it costs or buys
  std::string value;                 // at the right end: "row 31", "83 %"
  Icon icon = "";
  Tone tone = Tone::Plain;
  bool enabled = true;
  std::string why;                   // when not enabled: the reason
  Rule rule;
  int column = 0;                    // where answers of several questions stand below one another
  std::vector<Action> play;          // what it plays; empty: `edit` makes the next draft
  std::optional<Edit> edit;          // of the text the form was asked with; in a Tray of Desk::text, in a WhatIf of what is assumed
  int badge = 0;                     // it is number so much of several chosen ones
  std::string commit;                // not empty: a press only picks it, the yellow button then says this and plays it
  std::vector<Share> odds;           // as a bar; they add up to 100, `note` says what they are
  std::vector<CardFace> card;        // one: drawn instead of the text
  uint32_t filters = 0;              // of a List: bit n: Question::filters[n] lets it through
  std::shared_ptr<Ghost const> ghost{};   // on the board while pointer or keyboard rest on it, or it is picked
  std::string below{};               // of an answer with cells, or of a List: a quieter line of its own, never cut by what stands in `note`
};

// The whole number of a Slider: `low`, a step more, ... up to `high`.
struct Range {
  struct Mark {
    int at = 0;
    std::string text;
  };
  int low = 0, high = 0, step = 1;
  int value = 0;
  bool written = true;               // false: the draft has no number yet, `value` is where the thumb begins
  std::string unit;                  // behind the number: "mph"
  std::vector<Mark> marks;           // below the bar
  // A number becomes the draft: of the text the form was asked with, these bytes become `before`, the number, `after`.
  int32_t from = 0, length = 0;
  std::string before, after;

  int nearest(int64_t n) const {
    int64_t const each = std::max(step, 1), last = std::max<int64_t>(int64_t(high) - low, 0) / each;
    return int(low + each * std::clamp((n - low + each / 2) / each, int64_t(0), last));
  }
  Edit edit_to(int n) const { return {from, length, before + std::to_string(n) + after}; }
};

// The parts of a Plan on a drawing. Lengths in units of the drawing, which is made as wide as there is room.
struct Drawing {
  struct Place {
    Vec at;                          // its middle
    float width = 1, height = 1;
  };
  float width = 1, height = 1;
  std::vector<DrawnShape> shapes;
  std::vector<Place> places;         // of Question::choices, in their order
  std::vector<std::string> words;    // what it shows, for who cannot see it
};

// A question of a decision, for decisions that are forms rather than rows of tokens.
struct Question {
  enum Look : uint8_t {
    Ladder,                          // its answers below one another, each with its price
    Strip,                           // side by side; with a `value`: on a phone a line that opens
    Fold,                            // a line with the present answer, that opens
    Sum,                             // no question: what the answers come to, `chosen` of `cells`
    Head,                            // no question: a heading
    Slider,                          // a number: `range`, no answers
    List,                            // many answers: searched by their words, thinned out by `filters`
    Plan,                            // answers at their places of `drawing`
  } look = Ladder;
  int page = -1;                     // of Standing::pages; -1: stands on all
  Helmet helmet = Helmet::None;
  Icon icon = "";
  std::string label, value;          // "In a corner", "wear before dice"
  bool titled = true;                // of a Ladder or Strip: its label stands above it, not only in words
  std::string note;                  // below the answers
  std::vector<Choice> choices;
  int chosen = -1;
  int cells = 0;
  std::vector<std::string> columns;  // of a Ladder: heads of Choice::cells
  Range range;                       // of a Slider
  std::vector<std::string> filters;  // of a List: chips above it, 32 at most
  std::shared_ptr<Drawing const> drawing{};   // of a Plan
  Rule rule;
};

struct FormPage {
  std::string title;
  Tone tone = Tone::Plain;           // Warn, Bad: something on it is amiss
};

// A decision as a form. A long one has pages and is asked for one of them at a time; what is amiss on the others is told by
// Desk::lines.
struct AskedForm {
  std::vector<FormPage> pages;       // none: it is all on one
  int page = 0;                      // whose questions these are
  std::vector<Question> questions;
};

// A draft that somebody keeps on his device under a name of his own (a vehicle from the workshop, as its tag): some are answers.
struct KeptDraft {
  std::string name, text;
};

// Cards on the table or in a hand.
struct Tray {
  struct Place {
    CardFace face;                   // no value: nothing lies there; `down`: its back
    bool down = false, dim = false, lit = false;
    int badge = 0;                   // 1: first choice, 2: second ...
    std::string below;               // "4", "37 hidden"
    Choice choice;                   // what a press means; `why` when it means nothing
  };
  std::string title, note;
  Rule rule;
  Helmet helmet = Helmet::None;
  bool big = false;                  // with all that stands on the cards
  bool beside = false;               // shares the row of the tray before
  int reach = 0;                     // so many places from the left may be taken
  int page = -1;
  std::vector<Place> places;
};

}  // namespace paddock
