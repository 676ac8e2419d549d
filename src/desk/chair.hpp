// Who sits at this screen, and the cover that hides it between two people.
#pragma once
#include "desk/tray.hpp"

namespace paddock::app {

class Chair {
 public:
  Chair(Race const& race, Drivers const& drivers, OrderTray const& tray) : race_(race), drivers_(drivers), tray_(tray) {}

  Seat me() const { return me_; }            // whose decision or car this screen shows; kNobody: nobody's
  Seat viewer() const { return covered_ ? kNobody : me_; }
  bool covered() const { return covered_; }
  bool person() const { return drivers_.person(viewer()); }   // who sits here drives himself
  bool deciding() const;                     // and the game asks him now
  Seat next_here() const { return race_.player() ? me_ : tray_.next_here(); }   // who is to decide here, kNobody: nobody

  void sit(Seat seat) { me_ = seat, covered_ = false; }
  void leave() { me_ = kNobody; }
  void look_through(Seat seat) { me_ = seat; }
  void cover(bool on) { covered_ = on; }

 private:
  Race const& race_;
  Drivers const& drivers_;
  OrderTray const& tray_;
  Seat me_ = kNobody;
  bool covered_ = false;
};

}  // namespace paddock::app
