// The board on the table: pointer, tools and minimap.
#include <algorithm>
#include <cmath>

#include "app/board/texts.hpp"
#include "app/table/table.hpp"
#ifdef PADDOCK_PROBE
#include "imgui_internal.h"
#endif

namespace paddock::app {
namespace {

constexpr int kMinimapSlot = 16;
constexpr float kDragPx = 6;     // less is a click
constexpr float kFingerPx = 26;  // how far beside a spot a finger may land

void hint_tag(ImVec2 at, std::string_view words, Rect window) {
  if (words.empty()) return;
  ImDrawList* list = ImGui::GetForegroundDrawList();
  ImVec2 const size = text_size(Type::Caption, words);
  Rect box{at.x + px(14), at.y + px(18), size.x + px(16), px(26)};
  if (box.right() > window.right() - 4) box.x = at.x - box.w - px(10);
  list->AddRectFilled(box.min(), box.max(), colour(Role::Panel), px(radius::kChip));
  list->AddRect(box.min(), box.max(), colour(Role::Line2), px(radius::kChip));
  draw_text(list, Type::Caption, {box.x + px(8), box.y + px(5)}, colour(Role::Text), words);
}

uint32_t play_revision(Stage const& stage) { return stage.play->revision(); }

}  // namespace

Playhead TableScreen::playhead(Stage& stage) const {
  Playback const& film = stage.play->playback();
  if (!film.running) return {};
  return {&film.film, film.time()};
}

// Tyre marks stay for the race: those of every turn before the one that is on the board.
void TableScreen::keep_marks(Stage& stage) {
  Play const& play = *stage.play;
  Playback const& film = play.playback();
  int const wanted = view_.now ? play.finished() : film.turn - (film.running ? 1 : 0);
  if (wanted < marks_of_) {
    stage.board->clear_tyre_marks();
    marks_of_ = 0;
  }
  while (marks_of_ < wanted) stage.board->add_tyre_marks(play.truth().film(++marks_of_));
}

// Click, drag, wheel. A click that is no drag plays what lies under it, or ends a film.
void TableScreen::pointer(Stage& stage, Rect) {
  ImGuiIO const& io = ImGui::GetIO();
  Play& play = *stage.play;
  bool const over = stage.over_board();
  bool const touch = io.MouseSource == ImGuiMouseSource_TouchScreen;
  Vec const mouse{io.MousePos.x, io.MousePos.y};
  Seat const car = over && !play.animating() ? car_under(stage, mouse) : kNobody;
  bool const live = car < 0 && play.phase() == Play::Phase::Decide && view_.now && !stage.read_only;
  int spot = over && live ? spot_at(view_.scene, to_board(camera_.sight(), canvas_, mouse)) : -1;
  if (over && live && touch && spot < 0) {
    float best = px(kFingerPx);
    for (size_t i = 0; i < view_.scene.spots.size(); ++i) {
      Vec const p = to_screen(camera_.sight(), canvas_, view_.scene.spots[i].at);
      float const d = std::hypot(p.x - mouse.x, p.y - mouse.y);
      if (d < best) best = d, spot = int(i);
    }
  }
  hovered_spot_ = dragging_ ? -1 : spot;
  if (over && io.MouseWheel != 0) {
    camera_.zoom_at(mouse, std::pow(1.15f, io.MouseWheel), canvas_);
    free_look_ = true;
  }
  if (ImGui::IsMouseClicked(0) && over) {  // the way the pointer came in this frame is no drag
    dragging_ = true, drag_px_ = 0;
    return;
  }
  if (!dragging_) return;
  if (io.MouseDown[0]) {
    drag_px_ += std::fabs(io.MouseDelta.x) + std::fabs(io.MouseDelta.y);
    if (drag_px_ > px(kDragPx)) {
      camera_.pan({io.MouseDelta.x, io.MouseDelta.y});
      free_look_ = true;
    }
    return;
  }
  dragging_ = false;
  if (drag_px_ > px(kDragPx) || !over) return;
  if (play.animating()) stage.push(Intent::PressOn);
  else if (car >= 0) point_at(stage, car);
  else if (spot >= 0) press_spot(stage, view_.scene.spots[size_t(spot)]);
}

void TableScreen::draw_board(Stage& stage, Rect free) {
  steer_camera(stage, free);
  pointer(stage, free);
  if (!stage.board) return;
  Play const& play = *stage.play;
  light(stage);
  keep_marks(stage);
  BoardOptions options;
  options.tyre_marks = true;
  options.tiles = stage.ui.show_grid;
  options.trails = stage.ui.show_trails;
  options.spots = play.phase() == Play::Phase::Decide && view_.now;
  options.reduced_motion = look().reduced_motion;
  options.hovered_spot = lit_spot();
  stage.board->set_theme(board_theme());
  stage.board->draw(view_.scene, camera_.sight(), canvas_, playhead(stage), options);
  draw_cards(stage);
  Box const under = map_at_.empty() ? Box{} : Box{map_at_.x, map_at_.y, map_at_.w, map_at_.h};
  map_at_ = {};   // drawn later in this frame, at the same place as in the last one
  draw_texts(kept_clear(stage.board->texts(), board_fonts(), look().scale, canvas_.free, under), ImGui::GetBackgroundDrawList(), board_fonts(), board_theme(), look().scale);
  if (hovered_spot_ >= 0 && hovered_spot_ < int(view_.scene.spots.size()) &&
      ImGui::GetIO().MouseSource != ImGuiMouseSource_TouchScreen)
    hint_tag(ImGui::GetIO().MousePos, view_.scene.spots[size_t(hovered_spot_)].hint, stage.window);
  bool const mouse = ImGui::GetIO().MouseSource != ImGuiMouseSource_TouchScreen;
  Seat const car = mouse && !dragging_ && stage.over_board() && !play.animating()
                       ? car_under(stage, {ImGui::GetIO().MousePos.x, ImGui::GetIO().MousePos.y}) : kNobody;
  if (Standing::Row const* row = view_.row(car); row && car != stage.ui.selected)
    hint_tag(ImGui::GetIO().MousePos, play.seat_name(car) + ", place " + std::to_string(row->place) + ": click for reach, cards and last order", stage.window);
  draw_places(stage, free);
  draw_told(stage, free);
#ifdef PADDOCK_PROBE
  probe_board(stage, free, options.spots);
#endif
}

// Cards on the board: those of the film's moment, or of the scene.
void TableScreen::draw_cards(Stage& stage) {
  Playhead const head = playhead(stage);
  auto lay = [&](LaidCard const& c) {
    Vec const at = to_screen(camera_.sight(), canvas_, c.at);
    laid_card(ImGui::GetBackgroundDrawList(), c, {at.x, at.y}, camera_.sight().zoom);
  };
  if (head.film && !head.film->cast.empty()) {
    for (auto const& c : head.film->cards)
      if (c.from <= head.time && head.time < c.until) lay(c);
    return;
  }
  for (LaidCard const& c : view_.scene.cards) lay(c);
}

#ifdef PADDOCK_PROBE
// The board lies in no window, so nothing may clip what the tests are told of it.
void TableScreen::probe_board(Stage& stage, Rect free, bool spots) {
  ImGuiWindow* none = ImGui::GetCurrentContext()->CurrentWindow;
  ImRect const kept = none->ClipRect;
  none->ClipRect = ImRect(stage.window.min(), stage.window.max());
  probe_add("Board", free);
  for (auto const& s : view_.scene.spots) {
    Vec const p = to_screen(camera_.sight(), canvas_, s.at);
    if (spots && free.has({p.x, p.y})) probe_add("Spot " + s.hint, {p.x - 4, p.y - 4, 8, 8});
  }
  none->ClipRect = kept;
}
#endif

void TableScreen::draw_tools(Stage& stage, Rect where) {
  bool const tablet = stage.layout == Layout::Tablet;
  float const b = px(32), pad = px(4);
  bool const signs = view_.scene.ground && !view_.scene.ground->signs.empty();
  char const* const grid = signs ? "Limits" : "Tiles";
  char const* const grid_icon = signs ? "gauge" : "grid-dots";
  char const* const grid_tip = signs ? "Posted speeds (G)" : "Dots of the tiles (G)";
  ButtonStyle tiles{.kind = ButtonStyle::Quiet, .icon = grid_icon, .tip = grid_tip, .selected = stage.ui.show_grid};
  ButtonStyle trails{.kind = ButtonStyle::Quiet,
                     .icon = "route",
                     .tip = "Trails of the last turn (T)",
                     .selected = stage.ui.show_trails};
  float const tiles_w = button_width(grid, tiles), trails_w = button_width("Trails", trails);
  bool const words = where.w > px(420);
  if (view_.whole()) return draw_page_tools(stage, where);
  bool const leave = !ways_out(stage).empty() && !stage.read_only;
  float const width = pad * 2 + b * (float(tablet ? 5 : 4) + (leave ? 2.0f : 1.0f)) + pad + (words ? tiles_w + trails_w : b * 2) + pad * 3;
  Rect const bar{where.x, where.y, width, px(40)};
  begin_panel("##tools", bar, Region::Board, {.round = radius::kControl});
  Rect in = bar.inset(pad);
  if (tablet &&
      icon_button(in.cut_left(b), "Race order and log", "list-numbers", "Race order and log", stage.ui.left_drawer))
    stage.ui.left_drawer = !stage.ui.left_drawer;
  Vec const mid{canvas_.free.x + canvas_.free.width / 2, canvas_.free.y + canvas_.free.height / 2};
  if (icon_button(in.cut_left(b), "Zoom in", "zoom-in", "Zoom in (+)")) camera_.zoom_at(mid, 1.4f, canvas_, false);
  if (icon_button(in.cut_left(b), "Zoom out", "zoom-out", "Zoom out (-)"))
    camera_.zoom_at(mid, 1 / 1.4f, canvas_, false);
  if (icon_button(in.cut_left(b), "My car", "focus-centered", "My car (F)")) follow_me(stage, true);
  if (icon_button(in.cut_left(b, pad), "Whole track", "maximize", "Whole track (0)")) {
    camera_.fit(board_box(view_.scene), canvas_);
    free_look_ = true;
  }
  vline(in.x, bar.y + px(8), bar.bottom() - px(8));
  in.cut_left(pad);
  if (words) {
    if (button(in.cut_left(tiles_w, pad), grid, tiles)) stage.ui.show_grid = !stage.ui.show_grid;
    if (button(in.cut_left(trails_w), "Trails", trails)) stage.ui.show_trails = !stage.ui.show_trails;
  } else {
    if (icon_button(in.cut_left(b), grid, grid_icon, grid_tip, stage.ui.show_grid))
      stage.ui.show_grid = !stage.ui.show_grid;
    if (icon_button(in.cut_left(b), "Trails", "route", "Trails of the last turn (T)", stage.ui.show_trails))
      stage.ui.show_trails = !stage.ui.show_trails;
  }
  in.cut_left(pad);
  if (icon_button(in.cut_left(b), "Columns and rows", "map-2", "Numbers of columns and rows, as the log says them (C)", stage.ui.show_places))
    stage.ui.show_places = !stage.ui.show_places;
  if (leave && icon_button(in.cut_left(b), "A way out", "flag-3", kWayOutTip, stage.ui.leaving))
    stage.ui.leaving = !stage.ui.leaving;
  end_panel();
}

// The whole track small, with the part that is on the screen; a press goes there.
void TableScreen::draw_minimap(Stage& stage, Rect where) {
  if (!stage.board || !view_.scene.ground) return;
  map_at_ = where;
  begin_panel("##minimap", where, Region::Board, {.round = radius::kControl});
  Rect const in = where.inset(px(8));
  float const ratio = look().pixel_ratio;
  Playhead const head = playhead(stage);
  uint64_t const key = uint64_t(play_revision(stage)) << 32 ^ uint64_t(head.time * 64) << 20 ^
                       uint64_t(in.w * ratio) << 1 ^ uint64_t(look().dark);
  if (key != map_of_ || !map_) {
    map_ = stage.board->minimap(kMinimapSlot, view_.scene, int(in.w * ratio), int(in.h * ratio), ratio, head);
    map_of_ = key;
  }
  if (map_) ink()->AddImage(ImTextureRef(ImTextureID(map_)), in.min(), in.max());
  Canvas const small{in.w, in.h, {0, 0, in.w, in.h}, ratio};
  Sight const sight = fitted(board_box(view_.scene), small);
  Box const& f = canvas_.free;
  Vec const a = to_screen(sight, small, to_board(camera_.sight(), canvas_, {f.x, f.y}));
  Vec const b = to_screen(sight, small, to_board(camera_.sight(), canvas_, {f.x + f.width, f.y + f.height}));
  ImVec2 const lo{std::max(in.x, in.x + a.x), std::max(in.y, in.y + a.y)};
  ImVec2 const hi{std::min(in.right(), in.x + b.x), std::min(in.bottom(), in.y + b.y)};
  if (lo.x < hi.x && lo.y < hi.y) ink()->AddRect(lo, hi, colour(Role::Bracket), px(2), 0, px(1.5f));
  Touch const touch = touch_area(in, "Map", "Go there");
  if (touch.pressed || touch.held) {
    ImVec2 const m = ImGui::GetIO().MousePos;
    camera_.glide({to_board(sight, small, {m.x - in.x, m.y - in.y}), camera_.sight().zoom});
    free_look_ = true;
  }
  end_panel();
}

}  // namespace paddock::app
