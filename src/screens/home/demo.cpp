#include "screens/home/demo.hpp"

#include <algorithm>

#include "board/filmed.hpp"
#include "screens/setup/defaults.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

constexpr uint64_t kSeed = 10;
constexpr float kWidth = 24;   // board units shown

}  // namespace

void HomeDemo::begin() {
  film_ = {};
  looked_ = false;
  auto made = start_session(default_setup(games()[0].id, ""), kSeed, kSeed);
  race_ = made ? std::move(*made) : nullptr;
}

bool HomeDemo::next_turn() {
  if (!race_) return false;
  int const turn = race_->turn();
  if (turn > kTurns) return false;
  while (race_->turn() == turn && race_->actor() >= 0) {
    auto const order = race_->desk(race_->actor()).commit_play;
    if (!(order.empty() ? race_->absent() : race_->play_all(order))) return false;
  }
  if (race_->turn() == turn) return false;
  film_.start(turn, race_->film(turn));
  return true;
}

void HomeDemo::draw(Stage& stage, Rect where) {
  bool const still = look().reduced_motion;
  if (!race_) begin();
  moving_ = false;
  if (!race_ || where.h < px(40)) return;
  bool const seen = where.y < stage.view.bottom() && where.bottom() > stage.view.y && stage.ui.sheet == SheetId::None;
  if (still) {
    while (race_->turn() < kStillTurn && next_turn()) film_.finish();
    film_.running = false;
  } else if (seen) {
    film_.tick(std::min(stage.dt, 0.1f) * 1000.0);
    moving_ = film_.running || next_turn();
    if (!moving_ && ImGui::IsMouseHoveringRect(where.min(), where.max())) begin(), moving_ = true;
  }
  Scene scene = race_->scene(kNobody);
  scene.marks.clear();
  if (film_.turn > 0) put_at(scene, film_.film, film_.time());
  if (scene.tokens.empty()) return;
  Vec pack{};
  for (Token const& t : scene.tokens) pack.x += t.at.x / float(scene.tokens.size()), pack.y += t.at.y / float(scene.tokens.size());
  float const follow = !looked_ || still ? 1.0f : seen ? std::min(1.0f, stage.dt * 2) : 0.0f;   // the camera waits with its cars
  looked_ = true;
  middle_ = {middle_.x + (pack.x - middle_.x) * follow, middle_.y + (pack.y - middle_.y) * follow};
  float const height = kWidth * where.h / where.w;
  Box const box{middle_.x - kWidth / 2, middle_.y - height / 2, kWidth, height};
  show_picture(stage, 0, where, {scene, entrants(race_->setup()), box}, {.round_css = radius::kPanel, .corners = ImDrawFlags_RoundCornersBottom, .cover = true});
}

}  // namespace paddock::app
