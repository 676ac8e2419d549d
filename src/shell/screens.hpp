// The screens, which of them is on, and which lie under it.
#pragma once
#include <array>
#include <memory>

#include "events/event_desk.hpp"
#include "events/league.hpp"
#include "screens/home/shelf.hpp"
#include "shell/means.hpp"
#include "shell/race.hpp"
#include "shell/trail.hpp"

namespace paddock::app {

// On the page Home comes first and the code of the others after the first frame (PADDOCK_LATE_SCREENS): nobody goes there before.
class Screens {
 public:
  Screens(Means const& means, OpenRace& race, Shelf& shelf, LeagueDesk& league, EventDesk& event);
  Screen& now() const { return *at(means_.ui.screen); }
  Screen& desk() const { return *at(ScreenId::Gm); }   // the GM's
  Trail const& trail() const { return trail_; }
  void go(ScreenId id);                 // one of a race only while one is open; the others leave it
  void go_to_race();                    // another one was opened: the screen that fits it
  void draw(Stage& stage);
  void context_lost();
  // Of what was drawn last:
  bool moves() const { return moves_; } // something of the screen's own still comes or moves
  bool plays() const { return plays_; } // for show
  bool waits() const { return waits_; } // for jobs

 private:
  Screen* at(ScreenId id) const { return screens_[size_t(id)].get(); }

  Means means_;
  OpenRace& race_;
  Shelf& shelf_;
  LeagueDesk& league_;
  EventDesk& event_;
  std::array<std::unique_ptr<Screen>, kScreens> screens_;
  Trail trail_;
  Screen* entered_ = nullptr;           // the screen that knows it is on
  bool moves_ = false, plays_ = false, waits_ = false;
};

}  // namespace paddock::app
