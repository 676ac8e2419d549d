// A decision as buttons, questions and cards.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "core/action.hpp"
#include "view/line.hpp"

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

struct Choice {
  std::string text;                  // "140", "1 wear"
  std::string note;                  // what it costs or buys
  std::string value;                 // at the right end: "row 31", "83 %"
  Icon icon = "";
  Tone tone = Tone::Plain;
  bool enabled = true;
  std::string why;                   // when not enabled: the reason
  Rule rule;
  int column = 0;                    // where answers of several questions stand below one another
  std::vector<Action> play;          // what it plays; empty: `order` becomes the text of the whole draft
  std::string order;
  int badge = 0;                     // it is number so much of several chosen ones
  std::string commit;                // not empty: a press only picks it, the yellow button then says this and plays it
  std::vector<Share> odds;           // as a bar; they add up to 100, `note` says what they are
  std::vector<CardFace> card;        // one: drawn instead of the text
  std::shared_ptr<Ghost const> ghost{};   // on the board while pointer or keyboard rest on it, or it is picked
};

// A question of a decision, for decisions that are forms rather than rows of tokens.
struct Question {
  enum Look : uint8_t {
    Ladder,                          // its answers below one another, each with its price
    Strip,                           // side by side
    Fold,                            // a line with the present answer, that opens
    Sum,                             // no question: what the answers come to, `chosen` of `cells`
    Head,                            // no question: a heading
  } look = Ladder;
  int page = -1;                     // of Standing::pages; -1: stands on all
  Helmet helmet = Helmet::None;
  Icon icon = "";
  std::string label, value;          // "In a corner", "wear before dice"
  bool titled = true;                // of a Ladder: its label stands above it, not only in words
  std::string note;                  // below the answers
  std::vector<Choice> choices;
  int chosen = -1;
  int cells = 0;
  Rule rule;
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
