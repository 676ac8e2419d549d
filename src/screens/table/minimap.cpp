#include <algorithm>

#include "screens/table/table_board.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

constexpr int kMinimapSlot = 16;

// A car lies where the map would, and all cars are in sight without it.
bool in_the_way(Stage const& stage, TableView const& view, CameraWork const& camera, Rect map) {
  Rect const around = map.inset(-px(20));
  bool hides = false;
  for (Token const& t : view.scene.tokens) {
    Vec at;
    if (t.ghost || !car_at(view.scene, playhead(*stage.play), t.seat, at)) continue;
    Vec const there = to_screen(camera.camera.sight(), camera.canvas, at);
    if (!camera.canvas.free.contains(there)) return false;
    hides = hides || around.has({there.x, there.y});
  }
  return hides;
}

}  // namespace

Box Minimap::take_place() {
  Box const out = at_.empty() ? Box{} : Box{at_.x, at_.y, at_.w, at_.h};
  at_ = {};
  return out;
}

Rect Minimap::place(Stage& stage, Rect free, ImVec2 size) {
  Rect const high{free.right() - size.x, free.y, size.x, size.y}, low = high.moved(0, free.h - size.y);
  int under[2] = {};
  if (stage.board && !stage.play->films().running() && !ImGui::GetIO().MouseDown[0]) {   // it does not jump about under a finger, nor while cars drive
    for (BoardText const& t : stage.board->texts())
      if (t.kind != BoardText::Painted) under[0] += high.has({t.at.x, t.at.y}), under[1] += low.has({t.at.x, t.at.y});
    low_ = under[0] > under[1];
  }
  return low_ ? low : high;
}

void Minimap::draw(Stage& stage, TableView const& view, CameraWork& camera, Rect where) {
  if (!stage.board || !view.scene.ground || in_the_way(stage, view, camera, where)) return;
  at_ = where;
  begin_panel("##minimap", where, Region::Board, {.round = radius::kControl});
  Rect const in = where.inset(px(8));
  float const ratio = look().pixel_ratio;
  Playhead const head = playhead(*stage.play);
  uint64_t const key = uint64_t(stage.play->changes().revision()) << 32 ^ uint64_t(head.time * 64) << 20 ^
                       uint64_t(in.w * ratio) << 1 ^ uint64_t(look().dark);
  if (key != of_ || !texture_) {
    texture_ = stage.board->minimap(kMinimapSlot, view.scene, int(in.w * ratio), int(in.h * ratio), ratio, head);
    of_ = key;
  }
  if (texture_) ink()->AddImage(ImTextureRef(ImTextureID(texture_)), in.min(), in.max());
  Canvas const small{in.w, in.h, {0, 0, in.w, in.h}, ratio};
  Sight const sight = fitted(board_box(view.scene), small);
  Box const& f = camera.canvas.free;
  Vec const a = to_screen(sight, small, to_board(camera.camera.sight(), camera.canvas, {f.x, f.y}));
  Vec const b = to_screen(sight, small, to_board(camera.camera.sight(), camera.canvas, {f.x + f.width, f.y + f.height}));
  ImVec2 const lo{std::max(in.x, in.x + a.x), std::max(in.y, in.y + a.y)};
  ImVec2 const hi{std::min(in.right(), in.x + b.x), std::min(in.bottom(), in.y + b.y)};
  if (lo.x < hi.x && lo.y < hi.y) ink()->AddRect(lo, hi, colour(Role::Bracket), px(2), 0, px(1.5f));
  Touch const touch = touch_area(in, "Map", "Go there");
  if (touch.pressed || touch.held) {
    ImVec2 const m = ImGui::GetIO().MousePos;
    camera.camera.glide({to_board(sight, small, {m.x - in.x, m.y - in.y}), camera.camera.sight().zoom});
    camera.free_look = true;
  }
  end_panel();
}

}  // namespace paddock::app
