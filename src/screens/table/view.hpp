// What the table's panels show, fetched once per change of the game and kept: panels draw, they do not ask rules.
#pragma once
#include <string>
#include <vector>

#include "desk/play.hpp"
#include "ui/rect.hpp"
#include "view/desk.hpp"
#include "view/line.hpp"
#include "view/standing.hpp"
#include "view/words.hpp"

namespace paddock::app {

struct TableView {
  Scene scene;               // on the board: now with my draft, or the shown turn
  Desk desk;                 // of me(), while it decides or has sealed
  Standing standing;         // now, or after the shown turn
  std::vector<Line> log;     // of log_turn; while the viewer decides, of all turns since his decision before
  std::vector<int> log_of;   // the turn of each line
  size_t told = 0;           // lines of the log that are that; behind them, where turns have parts, those of the parts before, the latest first
  std::vector<Draw> draws;   // dice of log_turn
  std::vector<Progress> timeline;
  int log_turn = 0;          // the shown turn, else the last finished one; 0: none
  int log_from = 0;          // the first turn of the log; log_turn, where it tells one alone
  // The orders of log_turn as they were driven, in the order of the standing. `text` may be empty: nothing was ordered.
  struct Driven { Seat seat = kNobody; std::string text, path, state; };
  std::vector<Driven> driven;
  size_t marks = 0;          // of the scene: the game's own; what the table lights beside them comes after
  bool now = true;           // not scrubbed, no film
  bool cards_stay = false;   // while a film runs: Desk::trays are those of the decision before it
  int page = 0;              // of Standing::pages: what the board shows
  int sheet_page = -1;       // while a phone's sheet goes through all of them; -1: the shown one
  Words words;               // what the game calls things

  bool on_page(int p) const { return p < 0 || p == (sheet_page >= 0 ? sheet_page : page); }
  bool whole() const { return scene.ground && scene.ground->whole; }
  void turn_to(int p) { wanted_ = p, of_ = 0; }
  bool tells_several() const { return log_from < log_turn; }
  // The log where only some lines have room: what hits, breaks or wounds first, else as it happened.
  std::vector<Line> weightiest() const;

  // True when something was fetched anew.
  bool refresh(Play const& play);
  void forget() { of_ = 0, wanted_ = offered_ = filmed_ = -1; }
  Standing::Row const* row(Seat seat) const;

 private:
  Standing order_shown(Play const& play);
  void read_log(Play const& play);
  void read_turn(Session const& truth, int turn, std::vector<Line>& lines, std::vector<int>& turns) const;
  void read_older(Session const& truth);
  int first_told(Play const& play);

  Play const* play_ = nullptr;
  uint32_t of_ = 0;
  uint64_t past_ = 0;
  int driven_of_ = -1, driven_last_ = -1;
  int wanted_ = -1;          // the page asked for; -1: what the game shows first
  int offered_ = -1;
  int filmed_ = -1;          // the page of the film, -1: none
  Seat log_for_ = kNobody;     // whose own lines are in the log
  bool partial_ = false;       // the log is of a turn that asks on the way, as far as it was known
  bool filming_ = false;
  Standing told_;              // the order of the running turn, as far as films have shown it
  int told_turn_ = 0;          // which turn that is, 0: none
  // Decisions as this screen has shown them, of each seat: the one that stands now, and the one before it.
  struct Asked { int turn = 0, before = 0; bool midway = false; };
  std::vector<Asked> asked_;
  // What stands behind `told`, read once for all drafts of a decision.
  struct Older {
    int from = 0, turn = 0;    // log_from, log_turn
    Seat viewer = kNobody;
    bool operator==(Older const&) const = default;
  };
  Older older_of_;
  std::vector<Line> older_;
  std::vector<int> older_turns_;
};

// "Turn 25" -> what the games put into Standing::top under that label; empty when there is none.
std::string top_value(Standing const& standing, std::string_view label);
// "Turn 25, lap 2 of 3"
std::string where_words(Standing const& standing);
// One entry of the tape: its number, what it was for, what came. Returns the y below.
float draw_row(Rect in, float y, Draw const& draw, Setup const& setup);

}  // namespace paddock::app
