// GM desk, first column: who is in, who is missing and why, and what to do about it.
#pragma once
#include <string>

#include "screens/gm/gm_outlook.hpp"

namespace paddock::app {

void hand_over(Stage& stage, Seat seat);

class GmSeats {
 public:
  void leave() { typing_in_ = false; }
  void notice(Play const& play);               // somebody is selected while somebody is missing
  Seat selected() const { return selected_; }
  void draw(Stage& stage, GmOutlook& outlook, Rect where);

 private:
  float seat_row(Stage& stage, Rect row, Seat seat);
  void tools(Stage& stage, GmOutlook& outlook, Rect in);
  void type_in(Stage& stage, Rect in);
  void remote_tools(Stage& stage, Rect first);

  Seat selected_ = kNobody;
  int turn_ = -1;              // another turn begins with nobody selected
  bool typing_in_ = false;
  std::string typed_;          // an order typed in for the selected seat
};

}  // namespace paddock::app
