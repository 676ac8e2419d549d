// The left column: race order or a game's own lists above, what happened below.
#pragma once
#include "screens/table/table_board.hpp"

namespace paddock::app {

class LeftColumn {
 public:
  void draw(Stage& stage, TableView& view, TableBoard& board, Rect column);
  void draw_order(Stage& stage, TableView const& view, TableBoard& board, Rect where);
  void draw_log(Stage& stage, TableView const& view, TableBoard& board, Rect where);

 private:
  float draw_draws(Stage& stage, TableView const& view, Rect area, float y);
  bool draws_open_ = false;
  struct LogOf {
    std::string race;
    Seat viewer = kNobody;
    int from = 0;             // its first turn
    bool operator==(LogOf const&) const = default;
  };
  LogOf log_of_;              // what the log told last, in so many lines
  size_t told_ = 0;
};

// A car's row was pressed: it is pointed at, and the board shows where it is; a phone turns to its board.
void look_at_car(Stage& stage, TableView const& view, CameraWork& camera, Seat seat);

float order_row_height(Stage const& stage, Standing const& standing);   // of the list of cars

// What a row's icon says: "sealed", "awaited", "not known here"; `now`: not a turn looked back at.
char const* state_words(Play const& play, Standing::Row const& row, bool now);
char const* icon_words(std::string_view name);   // of a row or a page of a game's lists; empty: it says nothing

// Lists of a game (Standing::panels): those of the shown page, from the top of `column` down; what is left is the log's.
void draw_panels(TableView& view, Rect& column);
float record_height(TableView const& view, float width);                  // of that; 0: there is none
void draw_record(Stage& stage, TableView& view, Rect& column);            // what the viewer's own has (Desk::record), cut from the top
void draw_order_and_record(Stage& stage, TableView& view, LeftColumn& left, TableBoard& board, Rect room);   // a phone's page of lists
void draw_lists(TableView& view, Rect where);                             // a phone: all on one page that scrolls
void draw_page_tools(Stage& stage, TableView& view, Rect where);          // one button a board, and what can be printed

}  // namespace paddock::app
