// A new league in rows: its name, a card for each side, in the one that is open its members. The same stands as text on wish.
#pragma once
#include <string>

#include "events/league.hpp"
#include "events/league_draft.hpp"
#include "screens/screen.hpp"

namespace paddock::app {

class LeagueForm {
 public:
  explicit LeagueForm(LeagueDesk& league) : league_(league) {}
  void draw(Stage& stage, Rect& in);
  bool ready();                         // enough is filled in to start
  std::string why_not() const;          // what is missing else
  std::string wrong() const;            // why it was refused; empty: it was not

 private:
  void look();                          // the text may have been written elsewhere
  void wrote();                         // a row was
  void draw_ways(Rect& in);
  void draw_text(Rect& in);
  void draw_side(Rect& in, size_t index);
  void draw_members(Rect& in, size_t index);
  bool draw_member(Rect row, LeagueDraft::Side& side, size_t side_index, size_t index);   // false: it goes

  LeagueDesk& league_;
  LeagueDraft draft_;
  std::string seen_ = "\n";             // the text that draft_ stands for; at first none
  size_t open_ = 0;                     // the side whose members are shown
  bool as_text_ = false;
};

}  // namespace paddock::app
