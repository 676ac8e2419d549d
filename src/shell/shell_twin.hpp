// The text twin of the whole window: the screen fills what it shows, the parts of the shell add what lies over it, what is wrong
// and where one can go.
#pragma once
#include <string>

#include "shell/banner.hpp"
#include "shell/bar.hpp"
#include "shell/problem_card.hpp"
#include "shell/screens.hpp"
#include "shell/sheets.hpp"

namespace paddock::app {

class ShellTwin {
 public:
  ShellTwin(Screens const& screens, Sheets& sheets, ProblemCard& problem, Banner& banner, Bar& bar)
      : screens_(screens), sheets_(sheets), problem_(problem), banner_(banner), bar_(bar) {}
  void tell(Stage& stage);              // the host, when it has changed
  void command(Stage& stage, std::string const& id, std::string const& value);

 private:
  Screens const& screens_;
  Sheets& sheets_;
  ProblemCard& problem_;
  Banner& banner_;
  Bar& bar_;
  std::string told_;
};

}  // namespace paddock::app
