// One line under the top bar for what stays wrong, or waits, as long as it is true.
#pragma once
#include <string>

#include "events/event_desk.hpp"
#include "events/league.hpp"
#include "shell/means.hpp"
#include "shell/papers.hpp"
#include "shell/race.hpp"

namespace paddock::app {

class Banner {
 public:
  Banner(Device const& device, OpenRace const& race, LeagueDesk& league, EventDesk& event, Papers& papers)
      : device_(device), race_(race), league_(league), event_(event), papers_(papers) {}
  float room(bool phone);               // that a screen leaves it: of what may stand there long
  void draw(Stage& stage, Rect room);
  void twin(Twin& twin);
  bool twin_command(Stage& stage, std::string const& id);

 private:
  struct Line {
    std::string words;                  // empty: there is none
    char const* offer = nullptr;        // its button
    Intent::Kind asked = Intent::TakeOver;
  };
  Line line();

  Device const& device_;
  OpenRace const& race_;
  LeagueDesk& league_;
  EventDesk& event_;
  Papers& papers_;
};

}  // namespace paddock::app
