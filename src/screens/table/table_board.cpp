#include "screens/table/table_board.hpp"

#include <algorithm>
#include <cmath>

#include "board/texts.hpp"
#include "screens/table/over_board.hpp"
#include "ui/theme/board_look.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"
#ifdef PADDOCK_PROBE
#include "imgui_internal.h"
#endif

namespace paddock::app {
namespace {

// Once an answer is picked, the way that was proposed is not what the yellow button does: of it only what can be pressed stays.
Scene without_proposal(Scene scene) {
  if (std::erase_if(scene.paths, [](Path const& p) { return p.kind == Path::Preview; }) == 0) return scene;
  std::erase_if(scene.tokens, [](Token const& t) { return t.ghost; });
  auto const pressed = [&](Mark const& m) { return std::any_of(scene.spots.begin(), scene.spots.end(), [&](Spot const& s) { return s.at == m.at; }); };
  std::erase_if(scene.marks, [&](Mark const& m) { return !pressed(m); });
  for (Mark& m : scene.marks) m.text.clear();
  return scene;
}

// Under the figures of what can be pressed, like the way of an order that is written.
Scene with_proposal(Scene scene, Ghost const& way) {
  scene.paths.insert(scene.paths.end(), way.paths.begin(), way.paths.end());
  scene.tokens.insert(scene.tokens.end(), way.tokens.begin(), way.tokens.end());
  return scene;
}

constexpr float kDragPx = 6;     // less is a click
constexpr float kFingerPx = 26;  // how far beside a spot a finger may land

// Below what lies at `at` and reaches so far.
void hint_tag(ImVec2 at, float reach, std::string_view words, Rect window) {
  if (words.empty()) return;
  ImDrawList* list = ImGui::GetForegroundDrawList();
  ImVec2 const size = text_size(Type::Caption, words);
  Rect box{at.x + px(14), at.y + std::max(reach, px(18)), size.x + px(16), px(26)};
  if (box.right() > window.right() - 4) box.x = at.x - box.w - px(10);
  list->AddRectFilled(box.min(), box.max(), colour(Role::Panel), px(radius::kChip));
  list->AddRect(box.min(), box.max(), colour(Role::Line2), px(radius::kChip));
  draw_text(list, Type::Caption, {box.x + px(8), box.y + px(5)}, colour(Role::Text), words);
}

// Cards on the board: those of the film's moment, or of the scene.
void draw_cards(Play const& play, TableView const& view, CameraWork const& camera) {
  Playhead const head = playhead(play);
  auto lay = [&](LaidCard const& c) {
    Vec const at = to_screen(camera.camera.sight(), camera.canvas, c.at);
    laid_card(ImGui::GetBackgroundDrawList(), c, {at.x, at.y}, camera.camera.sight().zoom);
  };
  if (head.film && !head.film->cast.empty()) {
    for (auto const& c : head.film->cards)
      if (c.from <= head.time && head.time < c.until) lay(c);
    return;
  }
  for (LaidCard const& c : view.scene.cards) lay(c);
}

#ifdef PADDOCK_PROBE
// The board lies in no window, so nothing may clip what the tests are told of it.
void probe_board(Deciding at, CameraWork const& camera, Rect free) {
  ImGuiWindow* none = ImGui::GetCurrentContext()->CurrentWindow;
  ImRect const kept = none->ClipRect;
  none->ClipRect = ImRect(at.stage.window.min(), at.stage.window.max());
  probe_add("Board", free);
  bool const spots = at.stage.play->phase() == Play::Phase::Decide && at.view.now;
  for (auto const& s : at.view.scene.spots) {
    Vec const p = to_screen(camera.camera.sight(), camera.canvas, s.at);
    if (spots && free.has({p.x, p.y})) probe_add("Spot " + s.hint, {p.x - 4, p.y - 4, 8, 8});
  }
  none->ClipRect = kept;
}
#endif

bool under_mouse() { return ImGui::GetIO().MouseSource != ImGuiMouseSource_TouchScreen; }

Vec mouse_at() { return {ImGui::GetIO().MousePos.x, ImGui::GetIO().MousePos.y}; }

}  // namespace

void TableBoard::forget(Stage& stage) {
  camera.forget();
  pointed.forget();
  context_lost();
  if (!stage.board) return;
  stage.board->set_entrants(entrants(stage.play->truth().setup()));
  stage.board->clear_tyre_marks();
}

void TableBoard::context_lost() {
  marks_of_ = 0;
  minimap.forget();
}

// Tyre marks stay for the race: those of every turn before the one that is on the board.
void TableBoard::keep_marks(Stage& stage, TableView const& view) {
  Play const& play = *stage.play;
  Playback const& film = play.films().playback();
  int const wanted = view.now ? play.race().finished() : film.turn - (film.running ? 1 : 0);
  if (wanted < marks_of_) {
    stage.board->clear_tyre_marks();
    marks_of_ = 0;
  }
  while (marks_of_ < wanted) stage.board->add_tyre_marks(play.truth().film(++marks_of_));
}

// The spot at the mouse, or near enough for a finger; -1: none.
int TableBoard::spot_under(Deciding at, Vec mouse) const {
  Scene const& scene = at.view.scene;
  int spot = spot_at(scene, to_board(camera.camera.sight(), camera.canvas, mouse));
  if (spot >= 0 || under_mouse()) return spot;
  float best = px(kFingerPx);
  for (size_t i = 0; i < scene.spots.size(); ++i) {
    Vec const p = to_screen(camera.camera.sight(), camera.canvas, scene.spots[i].at);
    float const d = std::hypot(p.x - mouse.x, p.y - mouse.y);
    if (d < best) best = d, spot = int(i);
  }
  return spot;
}

// Click, drag, wheel. A click that is no drag plays what lies under it, or ends a film.
void TableBoard::pointer(Deciding at) {
  ImGuiIO const& io = ImGui::GetIO();
  Stage& stage = at.stage;
  Play const& play = *stage.play;
  bool const over = stage.over_board();
  Vec const mouse = mouse_at();
  Seat const car = over && !play.films().running() ? car_under(play, at.view, camera, mouse) : kNobody;
  bool const live = over && car < 0 && play.phase() == Play::Phase::Decide && at.view.now && !stage.read_only;
  int const spot = live ? spot_under(at, mouse) : -1;
  hovered_ = dragging_ ? -1 : spot;
  if (hovered_ >= 0) at.draft.consider(at.view.scene.spots[size_t(hovered_)]);
  if (over && io.MouseWheel != 0) {
    camera.camera.zoom_at(mouse, std::pow(1.15f, io.MouseWheel), camera.canvas);
    camera.free_look = true;
  }
  if (ImGui::IsMouseClicked(0) && over) {  // the way the pointer came in this frame is no drag
    dragging_ = true, drag_px_ = 0;
    return;
  }
  if (!dragging_) return;
  if (io.MouseDown[0]) {
    drag_px_ += std::fabs(io.MouseDelta.x) + std::fabs(io.MouseDelta.y);
    if (drag_px_ <= px(kDragPx)) return;
    camera.camera.pan({io.MouseDelta.x, io.MouseDelta.y});
    camera.free_look = true;
    return;
  }
  dragging_ = false;
  if (drag_px_ > px(kDragPx) || !over) return;
  if (play.films().running()) stage.push(Intent::PressOn);
  else if (car >= 0) point_at(stage, car);
  else if (spot >= 0) at.draft.press_spot(stage, at.view.scene.spots[size_t(spot)]);
}

// What a press would do, beside the mouse.
void TableBoard::hints(Deciding at) const {
  if (!under_mouse()) return;
  Stage const& stage = at.stage;
  TableView const& view = at.view;
  ImVec2 const where = ImGui::GetIO().MousePos;
  if (hovered_ >= 0 && hovered_ < int(view.scene.spots.size())) hint_tag(where, 0, view.scene.spots[size_t(hovered_)].hint, stage.window);
  if (dragging_ || !stage.over_board() || stage.play->films().running()) return;
  Seat const car = car_under(*stage.play, view, camera, mouse_at());
  Standing::Row const* const row = view.row(car);
  Vec place;
  if (!row || car == stage.ui.selected || !car_at(view.scene, playhead(*stage.play), car, place)) return;
  bool const told = !row->says.empty();   // such a game says in its own words what a press shows
  Vec const on = to_screen(camera.camera.sight(), camera.canvas, place);
  std::string const more = told ? ": click for more" : ", place " + std::to_string(row->place) + ": click for reach, cards and last order";
  hint_tag({on.x, on.y}, camera.camera.sight().zoom * 0.7f, stage.play->race().seat_name(car) + more, stage.window);
}

// What the board is about while a decision is made: my car, and where it would end.
void TableBoard::keep_in_sight(Deciding at) const {
  float const reach = camera.camera.sight().zoom * 0.8f;
  auto const keep = [&](Token const& t) {
    if (!t.ghost && !t.mine) return;
    Vec const on = to_screen(camera.camera.sight(), camera.canvas, t.at);
    keep_tips_off({on.x - reach, on.y - reach, 2 * reach, 2 * reach});
  };
  for (Token const& t : at.view.scene.tokens) keep(t);
  if (Ghost const* ghost = at.draft.ghost())
    for (Token const& t : ghost->tokens) keep(t);
}

// No tag peeks out from below the advice, or between panels at the bottom.
std::vector<BoardText> TableBoard::texts(std::vector<BoardText> all) const {
  float const bottom = camera.canvas.free.y + camera.canvas.free.height - (advice > 0 ? advice + px(8) : 0);
  Box const& free = camera.canvas.free;
  auto const beside = [&](Vec p) { return p.x < free.x || p.x > free.x + free.width || p.y < free.y || p.y > bottom; };
  std::erase_if(all, [&](BoardText const& t) { return t.kind == BoardText::Tag && beside(t.at); });
  return all;
}

void TableBoard::draw(Deciding at, Rect free) {
  Stage& stage = at.stage;
  Play const& play = *stage.play;
  TableView& view = at.view;
  camera.steer(stage, view, free, at.draft.ghost(), advice);
  pointer(at);
  if (!stage.board) return;
  pointed.light(stage, view);
  keep_marks(stage, view);
  BoardOptions options;
  options.tyre_marks = true;
  options.tiles = stage.ui.show_grid;
  options.trails = stage.ui.show_trails;
  options.spots = play.phase() == Play::Phase::Decide && view.now;
  options.reduced_motion = look().reduced_motion;
  Ghost const* const ghost = options.spots ? at.draft.ghost() : nullptr;
  bool const proposed = ghost && ghost == view.desk.ghost.get();
  if (!proposed) options.ghost = ghost;
  options.hovered_spot = hovered_ >= 0 ? hovered_ : at.draft.picked_spot(view.scene);
  stage.board->set_theme(board_theme());
  bool const picked = options.spots && !at.draft.picked.empty();
  Scene const changed = picked ? without_proposal(view.scene) : proposed ? with_proposal(view.scene, *ghost) : Scene{};
  stage.board->draw(picked || proposed ? changed : view.scene, camera.camera.sight(), camera.canvas, playhead(play), options);
  draw_cards(play, view, camera);
  draw_texts(texts(kept_clear(stage.board->texts(), board_fonts(), look().scale, camera.canvas.free, minimap.take_place())), ImGui::GetBackgroundDrawList(), board_fonts(), board_theme(), look().scale);
  hints(at);
  keep_in_sight(at);
  draw_places(stage, view, camera, free);
  draw_told(stage, view, free);
#ifdef PADDOCK_PROBE
  probe_board(at, camera, free);
#endif
}

}  // namespace paddock::app
