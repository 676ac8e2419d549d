// Other tabs of this device that hold the open race or write it, and a medium that is read late: what is kept is the truth.
#pragma once
#include <string_view>

#include "shell/copies.hpp"
#include "shell/means.hpp"
#include "shell/race.hpp"
#include "shell/races.hpp"

namespace paddock::app {

class OtherTabs {
 public:
  OtherTabs(Means const& means, OpenRace& race, Races& races, Copies& copies)
      : means_(means), race_(race), races_(races), copies_(copies) {}
  void heard(std::string_view id, LockState state);
  void take_over();                             // from the tab that holds it
  // The page went on without what is kept: a race that was opened meanwhile is put beside it, as when it is opened.
  void kept_came();

 private:
  void reload();                                // what another tab wrote last

  Means means_;
  OpenRace& race_;
  Races& races_;
  Copies& copies_;
};

}  // namespace paddock::app
