// What is done with the event of this device: taken from a file or link, a race of it begun or gone on with, a result entered.
#pragma once
#include "events/event_desk.hpp"
#include "shell/means.hpp"
#include "shell/problem_card.hpp"
#include "shell/race.hpp"
#include "shell/races.hpp"

namespace paddock::app {

class EventWork {
 public:
  EventWork(Means const& means, EventDesk& event, OpenRace& race, Races& races, Screens& screens, ProblemCard& problem)
      : means_(means), event_(event), race_(race), races_(races), screens_(screens), problem_(problem) {}
  void open(std::string_view text);             // a file or a link
  void open_beside(std::string_view text);      // the same into a slot of its own
  void carry_out(Intent const& asked);

 private:
  void start(std::string const& setup);
  void enter_open();
  void enter_kept(std::string const& id);
  void save_page();
  void turned();
  void enter(Session const& race);
  void taken(std::string text, std::string const& words);

  Means means_;
  EventDesk& event_;
  OpenRace& race_;
  Races& races_;
  Screens& screens_;
  ProblemCard& problem_;
};

}  // namespace paddock::app
