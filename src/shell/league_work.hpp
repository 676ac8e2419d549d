// What is done with the league of this device: taken from a file, its next meeting begun, a result entered.
#pragma once
#include "events/league.hpp"
#include "shell/means.hpp"
#include "shell/papers.hpp"
#include "shell/problem_card.hpp"
#include "shell/race.hpp"
#include "shell/races.hpp"

namespace paddock::app {

class LeagueWork {
 public:
  LeagueWork(Means const& means, LeagueDesk& league, OpenRace& race, Races& races, Papers& papers, ProblemCard& problem)
      : means_(means), league_(league), race_(race), races_(races), papers_(papers), problem_(problem) {}
  void open(std::string_view file);
  void carry_out(Intent const& asked);

 private:
  void next_meeting();
  void enter_result();
  void take_back();
  void save_page();

  Means means_;
  LeagueDesk& league_;
  OpenRace& race_;
  Races& races_;
  Papers& papers_;
  ProblemCard& problem_;
};

}  // namespace paddock::app
