// GM desk, third column above: what would happen if the turn were resolved now.
#pragma once
#include <string>
#include <vector>

#include "desk/play.hpp"
#include "screens/screen.hpp"
#include "ui/rect.hpp"

namespace paddock::app {

// "If you resolved now", as a table; made once per change.
struct GmForecast {
  struct Row {
    Seat seat = kNobody;
    int place = 0;
    std::string order, ends, what;
    int64_t before = 0, after = 0;
    Rule rule;
    Line missing;              // what the game says of the absent driver; only with `ghost`
    bool ghost = false;
    bool changed = false;      // against the turn with every order that is in
  };
  std::vector<Row> rows;
  std::vector<Draw> draws;     // dice of its own, never those of the turn
  Seat without = kNobody;      // whose order is left out
  std::string main_label;
  Scene scene;
  uint32_t of = 0;
  Play const* play = nullptr;
  bool refresh(Play const& play, Seat without = kNobody);
};

class GmOutlook {
 public:
  void forget() { forecast_.of = 0, picture_ = 0; }
  void context_lost() { picture_ = 0; }
  GmForecast const& forecast(Play const& play, Seat selected);
  void draw(Stage& stage, Seat selected, Rect where, bool yellow);   // `yellow`: of the way to the result

 private:
  void closed(Stage& stage, Rect in, bool yellow) const;             // no outcome is to be seen: why
  void head(Rect head, Play const& play);
  void draw_board(Stage& stage, Rect where);
  void compare_switch(Stage& stage, Seat selected, Rect& board);
  void draw_draws(Rect area) const;
  void draw_rows(Stage& stage, Rect table) const;

  GmForecast forecast_;
  unsigned picture_ = 0;       // texture of the board, and what it shows
  uint64_t picture_of_ = 0;
  std::vector<BoardText> picture_texts_;
  bool compare_ = false;       // with the autopilot in the selected seat's place
  bool draws_ = false;
};

}  // namespace paddock::app
