#include "shell/league_sides.hpp"

#include <algorithm>
#include <cstdlib>

#include "core/text.hpp"
#include "events/changes.hpp"
#include "events/event_file.hpp"
#include "ui/finger.hpp"
#include "view/line.hpp"

namespace paddock::app {

using namespace events;

bool LeagueSides::read(Stage& stage) {
  if (!league_.ready()) return false;
  if (!parts_) parts_ = std::make_unique<Parts>();
  if (parts_->revision == league_.revision()) return bool(parts_->view);
  parts_->revision = league_.revision();
  parts_->view.reset();
  auto league = read_event_text(league_.text());
  if (!league) return false;
  parts_->view.emplace(std::move(*league), stage.library);
  if (parts_->pick.who >= int(parts_->view->event.entrants.size())) parts_->pick.who = -1;
  return true;
}

void LeagueSides::draw(Stage& stage, Rect& in) {
  if (!read(stage)) return;
  EventFrame const f = frame(stage);
  LeagueWords const* const words = LeagueDesk::words();
  text(Type::Strong, in.x, in.y, capital(words ? words->sides : "sides"));
  in.cut_top(px(24));
  int const all = int(f.view.event.entrants.size()), columns = f.phone() ? 2 : 4;
  for (int first = 0; first < all; first += columns) {
    Rect const row = in.cut_top(finger(36), px(8));
    for (int who = first; who < std::min(all, first + columns); ++who) {
      bool const open = f.pick.who == who;
      if (button(row.column(who - first, columns, px(8)), (f.view.who(who).name + "##side").c_str(), {.tip = "It cannot go on, or somebody else leads it", .selected = open}))
        f.pick.who = open ? -1 : who, f.pick.sub_fault.clear();
    }
  }
  float y = draw_undo(f, in, in.y);
  if (f.pick.who >= 0) {
    y = draw_going(f, in, y);
    y = draw_changes(in, y, changes_of(f.view.event, f.pick.who));
  }
  in.cut_top(y - in.y, px(6));
  hairline(in.x, in.right(), in.cut_top(px(1), px(14)).y);
}

void LeagueSides::twin(Stage& stage, Twin& twin) {
  if (!read(stage)) return;
  EventFrame const f = frame(stage);
  TwinField sides{"league-side", "Page of", std::to_string(f.pick.who), "", "", "select", {{"-1", "Nobody"}}};
  for (size_t i = 0; i < f.view.event.entrants.size(); ++i) sides.options.push_back({std::to_string(i), f.view.event.entrants[i].name});
  twin.decision.fields.push_back(std::move(sides));
  if (f.pick.who >= 0)
    for (std::string const& line : changes_of(f.view.event, f.pick.who)) twin.say(line);
  twin_changes(f, twin);
}

bool LeagueSides::twin_command(Stage& stage, std::string const& id, std::string const& value) {
  if (!read(stage)) return false;
  EventFrame const f = frame(stage);
  if (id != "league-side") return twin_changes_what(f, id, value);
  f.pick.who = std::clamp(std::atoi(value.c_str()), -1, int(f.view.event.entrants.size()) - 1);
  return true;
}

}  // namespace paddock::app
