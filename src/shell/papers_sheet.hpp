// What can be printed of the open game, and the league of this device: its table, the next meeting, a result that is entered.
#pragma once
#include <string>

#include "events/league.hpp"
#include "shell/league_form.hpp"
#include "shell/league_sides.hpp"
#include "shell/means.hpp"
#include "shell/papers.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {

class PapersSheet {
 public:
  PapersSheet(LeagueDesk& league, Papers& papers) : league_(league), papers_(papers), form_(league), sides_(league) {}
  void draw(Stage& stage, Rect where);
  void twin(Stage& stage, Twin& twin);
  bool twin_command(Stage& stage, std::string const& id, std::string const& value);

 private:
  void draw_head(Stage& stage, Rect& in);
  void draw_offer(Stage& stage, Rect& in);
  void draw_new(Stage& stage, Rect& in);
  void league_button(Stage& stage, Rect where, char const* label, ButtonStyle const& style, LeagueDo what);
  std::string why_no_result(Play const* play, char const* none_open);   // empty: its result may be entered

  LeagueDesk& league_;
  Papers& papers_;
  LeagueForm form_;
  LeagueSides sides_;
};

}  // namespace paddock::app
