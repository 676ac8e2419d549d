// The tools over the board: zoom, my car, the whole track, what is marked on it, the way out.
#include "screens/table/leave.hpp"
#include "screens/table/left.hpp"
#include "screens/table/table_board.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

struct Mark {
  char const *name, *icon;
  std::string tip;
  bool* on;
};

// Where the camera keeps my car and its way in sight already, it goes close to the car; a second press goes back.
void look_at_mine(Stage& stage, TableView const& view, CameraWork& camera) {
  constexpr float kClose = 48;   // px a unit
  Vec at;
  bool const close = !camera.free_look && !view.whole() && car_at(view.scene, playhead(*stage.play), stage.play->chair().me(), at);
  if (close) camera.go_to(at, kClose);
  else camera.follow_me(stage, view, true);
}

void camera_tools(Stage& stage, TableView const& view, CameraWork& camera, Rect& in) {
  float const b = px(32), pad = px(4);
  std::string const mine = "My " + stage.play->race().words().seat, mine_tip = mine + " (F)";
  if (icon_button(in.cut_left(b), "Zoom in", "zoom-in", "Zoom in (+)")) camera.zoom(1.4f);
  if (icon_button(in.cut_left(b), "Zoom out", "zoom-out", "Zoom out (-)")) camera.zoom(1 / 1.4f);
  if (icon_button(in.cut_left(b), mine.c_str(), "focus-centered", mine_tip.c_str())) look_at_mine(stage, view, camera);
  if (icon_button(in.cut_left(b, pad), "Whole track", "maximize", "Whole track (0)")) camera.whole_track(view);
}

}  // namespace

void TableBoard::draw_tools(Stage& stage, TableView& view, Rect where) {
  if (view.whole()) return draw_page_tools(stage, view, where);
  bool const tablet = stage.layout == Layout::Tablet, words = where.w > px(420);
  float const b = px(32), pad = px(4);
  Words const& called = stage.play->race().words();
  Mark const marks[] = {{called.marks.c_str(), called.marks_icon.c_str(), called.marks_tip + " (G)", &stage.ui.show_grid},
                        {"Trails", "route", "Trails of the last turn (T)", &stage.ui.show_trails}};
  auto const style = [](Mark const& m) { return ButtonStyle{.kind = ButtonStyle::Quiet, .icon = m.icon, .tip = m.tip.c_str(), .selected = *m.on}; };
  float marks_w = 0;
  for (Mark const& m : marks) marks_w += words ? button_width(m.name, style(m)) : b;
  bool const leave = !ways_out(*stage.play).empty() && !stage.read_only, places = counts_tiles(view.scene);
  float const width = pad * 2 + b * float((tablet ? 5 : 4) + int(places) + int(leave)) + pad + marks_w + pad * 3;
  Rect const bar{where.x, where.y, width, px(40)};
  begin_panel("##tools", bar, Region::Board, {.round = radius::kControl});
  Rect in = bar.inset(pad);
  std::string const lists = called.order + " and log";
  if (tablet && icon_button(in.cut_left(b), lists.c_str(), "list-numbers", lists.c_str(), stage.ui.left_drawer))
    stage.ui.left_drawer = !stage.ui.left_drawer;
  camera_tools(stage, view, camera, in);
  vline(in.x, bar.y + px(8), bar.bottom() - px(8));
  in.cut_left(pad);
  for (Mark const& m : marks) {
    bool const pressed = words ? button(in.cut_left(button_width(m.name, style(m)), &m == marks ? pad : 0), m.name, style(m))
                               : icon_button(in.cut_left(b), m.name, m.icon, m.tip, *m.on);
    if (pressed) *m.on = !*m.on;
  }
  in.cut_left(pad);
  if (places && icon_button(in.cut_left(b), "Columns and rows", "map-2", "Numbers of columns and rows, as the log says them (C)", stage.ui.show_places))
    stage.ui.show_places = !stage.ui.show_places;
  if (leave && icon_button(in.cut_left(b), "A way out", "flag-3", kWayOutTip, stage.ui.leaving)) stage.ui.leaving = !stage.ui.leaving;
  end_panel();
}

// A board of several pages has these; else what there is room for.
void TableBoard::draw_small_tools(Stage& stage, TableView& view, Rect where, bool room) {
  if (view.whole()) return draw_page_tools(stage, view, where);
  if (stage.play->films().playback().card()) return;
  Rect const tool{where.x, where.y, px(48), px(48)};
  auto const pressed = [](Rect at, char const* name, char const* icon_name) {
    begin_panel(name, at, Region::Board, {.border = false, .round = radius::kControl});
    bool const now = icon_button(at, name, icon_name, name);
    end_panel();
    return now;
  };
  std::string const mine = "My " + stage.play->race().words().seat;
  if (pressed(tool, "Whole track", "maximize")) camera.whole_track(view);
  if (room && pressed(tool.moved(px(56), 0), mine.c_str(), "focus-centered")) look_at_mine(stage, view, camera);
}

}  // namespace paddock::app
