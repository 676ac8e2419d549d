// What opens over a screen at its side. On the page its code follows after the first frame (PADDOCK_LATE_SCREENS), so it is
// called through this door and not before late_code_here().
#pragma once
#include <memory>
#include <string>

#include "shell/means.hpp"

namespace paddock::app {

class LeagueDesk;
class LookChoice;
class OpenRace;
class Papers;

class Sheets {
 public:
  virtual ~Sheets() = default;
  virtual void draw(Stage& stage) = 0;
  virtual void twin(Stage& stage, Twin& twin) = 0;
  virtual bool twin_command(Stage& stage, std::string const& id, std::string const& value) = 0;
};
std::unique_ptr<Sheets> make_sheets(LookChoice const& look, Device const& device, OpenRace& race, LeagueDesk& league, Papers& papers);

}  // namespace paddock::app
