// Which race is open: a new one, or one that is kept here.
#pragma once
#include <memory>
#include <string>
#include <string_view>

#include "shell/means.hpp"
#include "shell/problem_card.hpp"
#include "shell/race.hpp"
#include "shell/screens.hpp"

namespace paddock::app {

class Races {
 public:
  Races(Means const& means, Board& board, OpenRace& race, Screens& screens, ProblemCard& problem)
      : means_(means), board_(board), race_(race), screens_(screens), problem_(problem) {}
  void become(std::unique_ptr<Play> play);      // the open race, and the screen that fits it
  void become_kept(std::unique_ptr<Play> play, Seat seat);   // as it is kept here: nothing new to write unless a seat is taken
  void open(std::string const& id);             // of this device
  void open_save(std::string_view text, std::string const& id);
  void start(Setup const& setup);
  void to_desk();                               // the GM goes to his desk
  void to_table();                              // from Home; else the screen of the open race stays

 private:
  void to_keeper(Doc const& save, std::string const& id);

  Means means_;
  Board& board_;
  OpenRace& race_;
  Screens& screens_;
  ProblemCard& problem_;
};

}  // namespace paddock::app
