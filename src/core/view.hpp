// What the panels, the text twin and the reports show of a game, in words and numbers. Every number carries its rule.
#pragma once
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "core/action.hpp"
#include "core/event.hpp"
#include "core/scene.hpp"

namespace paddock {

// Icon names are those of ui/tokens.json ("gauge", "alert-triangle"); "" is none.
using Icon = char const*;

// "club" -> "Club"; only a to z.
inline std::string capital(std::string s) {
  if (!s.empty() && s[0] >= 'a' && s[0] <= 'z') s[0] = char(s[0] - 32);
  return s;
}

struct Figure {             // a key figure: caption above, number below
  std::string label, value;
  Tone tone = Tone::Plain;
};

// One sentence with an icon, a value at its right end and the rules it rests on. Words in *stars* are strong.
struct Line {
  Icon icon = "";
  Seat seat = kNobody;      // shows the livery chip before it
  Helmet helmet = Helmet::None;  // or this, of one rider
  std::string text, value;
  Tone tone = Tone::Plain;
  std::vector<Rule> rules;
  std::vector<uint8_t> dice;  // six-sided, as they fell
};

// What say() makes of an event: its seat, its rule, these words.
inline Line line(Icon icon, Event const& e, std::string text, Tone tone = Tone::Plain) {
  Line l;
  l.icon = icon;
  l.seat = e.seat;
  l.text = std::move(text);
  l.tone = tone;
  if (!e.rule.empty()) l.rules.push_back(e.rule);
  return l;
}

struct Chip {
  Icon icon = "";
  std::string text;
  Tone tone = Tone::Plain;
  Rule rule;
};

struct Key {                // a button of the decision panel; also a key of the keyboard
  std::string cap, label;   // "L", "left"
  char key = 0;             // 'L'; 0: none
  bool enabled = true;
  std::string why;          // when not enabled: the reason, in words
  Rule rule;
  std::vector<Action> play; // what it plays
  Tone tone = Tone::Plain;
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

struct Gauge {                       // a store that runs down, as cells or discs
  std::string label, value;          // "Wear", "13"
  int filled = 0, cells = 0;
  int big = 0;                       // so many of the last filled ones count `big_worth`
  int big_worth = 0;
  bool discs = false;
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
};

// One's own order tried on what may be seen, others' moves being assumed. `given`: what may be assumed, a question for
// each of the others; the `order` of a choice is the whole text of assumptions when it is taken.
struct WhatIf {
  std::vector<Question> given;
  std::vector<Line> lines;           // what the order would do: a line a decision, then a line a branch of it
  std::string error;                 // of the order or of the assumptions; nothing else is there then
};

// A list beside the board: a heat, a programme.
struct Panel {
  std::string title, note;           // "Heat 5"; what the values are
  struct Side { std::string name, note, value; };
  std::vector<Side> sides;           // two: the score above the rows
  struct Row {
    std::string place, text, note;
    std::vector<std::string> values;
    Seat seat = kNobody;
    Helmet helmet = Helmet::None;
    Icon icon = "";
    Tone tone = Tone::Plain;
    bool mine = false;               // waits for the viewer
    int page = -1;                   // a press turns to it
  };
  std::vector<Row> rows;
  int page = -1;                     // of Standing::pages; -1: stands on all
};

struct Standing {
  std::string main_label;            // "speed"
  // Several boards at once: what they are called, which one asks for attention, and lists instead of the race order.
  struct Page { std::string name, note; Icon icon = ""; };
  std::vector<Page> pages;
  int page = 0;
  std::vector<Panel> panels;
  struct Row {
    Seat seat = kNobody;
    int place = 0;
    int64_t main = 0;                // the number in the column ("speed")
    std::string main_note;           // "of 12"
    std::string gap;                 // "3 tiles", "1 lap"
    std::vector<Figure> more;        // shown when there is room
    enum State : uint8_t { Deciding, Sealed, Finished, Retired } state = Deciding;
  };
  std::vector<Row> rows;             // in order of place
  std::vector<Seat> queue;           // who moves when, where that is known
  std::string queue_label;           // "Turn 5 moves in this order"
  Rule queue_rule;
  std::vector<Figure> top;           // "Turn 25", "Lap 2 of 3"
  int step = 0, steps = 0;           // progress: lap 2 of 3
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
};

// One car in the report of a turn.
struct Account {
  std::string done;                  // the order as carried out
  std::string path;                  // "(3,4) (3,3) (4,2)"
  std::string state;                 // "speed 7 of 11, 6 wild cards, heading NE"
};

// After the race: cards of stories from the record.
struct Recap {
  struct Row {
    Seat seat = kNobody;
    std::string text, value;
    int filled = 0, cells = 0;       // a bar of cells
    std::array<Helmet, 2> helmets{}; // of a seat with two riders: worn instead of its plate
  };
  struct Card {
    std::string title, note, value;
    Rule rule;
    std::vector<Row> rows;
  };
  std::string headline, subline;     // "Jonas wins", "by 0.29 of a turn from Marta"
  std::vector<Row> classification;   // in order: "turn 47" / "move 2 of 12"
  std::vector<Card> cards;
  struct Moment { int turn = 0; std::string text; };
  std::vector<Moment> moments;       // "See again"
  // Curves and counts beside the lap chart: a series a car.
  struct Trace {
    std::string title, unit;         // "Wear", "points"
    std::string note;                // what the numbers are, one sentence
    bool by_lap = false;             // values: one a lap; else one a turn, [0] before turn 1
    bool tenths = false;             // values are tenths of the unit
    struct Series { Seat seat = kNobody; std::vector<int64_t> values; };
    std::vector<Series> series;      // in order of the classification; a car that is out has fewer values
  };
  std::vector<Trace> traces;
  // The programme of a meeting: what was ridden, one box a heat. Not empty: the main picture of the end.
  struct Ride { Helmet helmet = Helmet::None; std::string name, value; bool lost = false; };   // "Nielsen", "3"; lost: F, R, X
  struct Heat { std::string title, result, score; std::vector<Ride> rides; };  // "Heat 1", "4:2 to the Hornets", "7:5"
  std::vector<Heat> programme;
  int before = 0;                    // turns of the record before anybody moves (cars are built, race-cards sent): no chart has them
  bool more = false;                 // a part is still being worked out, a slice a call: ask again
};

// Marks on the lap chart.
struct ChartMark {
  int turn = 0;
  Seat seat = kNobody;
  enum Kind : uint8_t { Crash, Spin, OffTrack, Damage, Pit, Finish } kind = Crash;
};

// A page to print or to keep: titles and tables, drawn by post/paper.hpp.
struct Paper {
  std::string name, title, subtitle; // "Programme"
  struct Table {
    std::string title, note;
    std::vector<std::string> columns;  // a leading '>' : at the right
    std::vector<std::vector<std::string>> rows;
  };
  std::vector<Table> tables;
  std::vector<std::string> foot;
};

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

  int number(int of) const { return of - 1 + first; }
  std::string turn(int of) const { return "turn " + std::to_string(number(of)); }
  std::string turn_title(int of) const { return "Turn " + std::to_string(number(of)); }
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
  std::string hint;                  // of typed text
  // Typed text that is a list of names with numbers, "Ann 8.6, Bo 7.2": edited as rows, at most so many. What stands
  // there for each seat when nothing is typed; seats beyond have no such list.
  int rows = 0;
  std::vector<std::string> usual;
};

}  // namespace paddock
