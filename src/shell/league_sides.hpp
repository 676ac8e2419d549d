// The sides of the league of this device, in its sheet: one of them cannot go on, somebody else drives for it. The same panels as an
// event's screen has for its entrants.
#pragma once
#include <memory>
#include <optional>
#include <string>

#include "events/league.hpp"
#include "screens/events/panels.hpp"

namespace paddock::app {

class LeagueSides {
 public:
  explicit LeagueSides(LeagueDesk& league) : league_(league) {}
  void draw(Stage& stage, Rect& in);
  void look_again() { if (parts_) parts_->revision = 0; }   // a meeting may have begun meanwhile
  void twin(Stage& stage, Twin& twin);
  bool twin_command(Stage& stage, std::string const& id, std::string const& value);

 private:
  struct Parts {                        // late code: made when the sheet is opened
    std::optional<events::EventView> view;
    events::EventPick pick;
    uint64_t revision = 0;              // of the league, when it was read
  };
  bool read(Stage& stage);              // false: there is no league to show
  events::EventFrame frame(Stage& stage) { return {stage, league_, *parts_->view, parts_->pick}; }

  LeagueDesk& league_;
  std::unique_ptr<Parts> parts_;
};

}  // namespace paddock::app
