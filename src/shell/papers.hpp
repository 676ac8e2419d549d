// What can be printed of the open game, and whether the league or the event of this device has a use for it.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "events/event_desk.hpp"
#include "events/league.hpp"
#include "shell/race.hpp"

namespace paddock::app {

class Papers {
 public:
  Papers(UiState const& ui, OpenRace const& race, LeagueDesk& league, EventDesk& event)
      : ui_(ui), race_(race), league_(league), event_(event) {}
  std::vector<Paper> const& of_game();          // as its viewer may read them
  bool any();                                   // Programme and league is of use here: not in a race that prints none
  bool counts_for_event();
  bool result_counts();                         // the open game's result may be entered in the league
  std::vector<Paper> const* of_event();         // on its screen: those of the event alone; else null
  void to_top() { top_ = true; }                // their sheet begins at its top
  bool take_top() { return std::exchange(top_, false); }

 private:
  UiState const& ui_;
  OpenRace const& race_;
  LeagueDesk& league_;
  EventDesk& event_;
  bool top_ = false;
  std::vector<Paper> papers_;
  std::string of_;                              // the state they were written from
};

}  // namespace paddock::app
