// Where the table's camera stands: with my car, with the fight of a turn that is looked back at, or where it was moved to.
#include <algorithm>
#include <cmath>

#include "app/table/table.hpp"

namespace paddock::app {
namespace {

Token const* token_of(Scene const& scene, Seat seat) {
  for (auto const& t : scene.tokens)
    if (t.seat == seat && !t.ghost) return &t;
  return nullptr;
}

}  // namespace

void TableScreen::follow_me(Stage& stage, bool glide) {
  Token const* car = token_of(view_.scene, stage.play->me());
  if (view_.whole()) return camera_.fit(board_box(view_.scene), canvas_, !glide);
  if (!car) return;
  float const least = stage.layout == Layout::Phone ? 26.0f : 18.0f;  // a finger has to hit a tile
  float const zoom = std::clamp(std::min(canvas_.free.width / 15, canvas_.free.height / 9), least, 37.0f);
  float const ahead = std::min(canvas_.free.width, canvas_.free.height) / zoom * 0.24f;
  Vec const centre{car->at.x + ahead * std::cos(car->angle), car->at.y + ahead * std::sin(car->angle)};
  free_look_ = false;
  if (glide) camera_.glide({centre, zoom});
  else camera_.jump({centre, zoom});
}

// Out for good, by now in the film.
bool TableScreen::is_out(Stage& stage) const {
  Play const& play = *stage.play;
  Standing::Row const* const mine = view_.row(play.me());
  if (mine && mine->state == Standing::Row::Retired) return true;
  Playhead const head = playhead(stage);
  if (!head.film || play.me() < 0) return false;
  return std::any_of(head.film->effects.begin(), head.film->effects.end(), [&](Film::Effect const& e) {
    return e.seat == play.me() && e.time < head.time && e.text.rfind("Out: ", 0) == 0;
  });
}

// The first car that still races, where my own is out: it is what is left to see.
bool TableScreen::leader_at(Stage& stage, Vec& at) const {
  if (!is_out(stage)) return false;
  for (auto const& row : view_.standing.rows)
    if (row.seat != stage.play->me() && row.state != Standing::Row::Retired && row.state != Standing::Row::Finished)
      return car_at(view_.scene, playhead(stage), row.seat, at);
  return false;
}

// Where the fight is: what happens now, else the thickest of the pack, the leaders' end first.
bool TableScreen::fight_at(Stage& stage, Vec& at) const {
  constexpr float kBefore = 0.6f, kAfter = 1.6f, kPack = 7;   // steps of the film; units
  Playhead const head = playhead(stage);
  if (head.film)
    for (Film::Effect const& e : head.film->effects) {
      bool const telling = e.kind == Film::Effect::Crash || e.kind == Film::Effect::OffTrack || e.kind == Film::Effect::Flag;
      if (telling && head.time > e.time - kBefore && head.time < e.time + kAfter) return at = e.at, true;
    }
  std::vector<Vec> cars;
  for (auto const& row : view_.standing.rows) {
    Vec p;
    if (row.state != Standing::Row::Retired && car_at(view_.scene, head, row.seat, p)) cars.push_back(p);
  }
  size_t most = 0;
  for (Vec const& c : cars) {
    Vec sum{};
    size_t n = 0;
    for (Vec const& o : cars)
      if (std::hypot(o.x - c.x, o.y - c.y) < kPack) sum.x += o.x, sum.y += o.y, ++n;
    if (n > most) most = n, at = {sum.x / float(n), sum.y / float(n)};
  }
  return most > 0;
}

// What the order does and could do, and what may be pressed for it, lies clear of the tools at the top, of the advice and of
// the timeline below (`free` ends above it).
void TableScreen::hold_path(Stage& stage) {
  Token const* car = token_of(view_.scene, stage.play->me());
  if (!car) return;
  Vec low = car->at, high = car->at;
  auto const take = [&](Vec p) {
    low = {std::min(low.x, p.x), std::min(low.y, p.y)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y)};
  };
  for (auto const& m : view_.scene.marks) take(m.at);
  for (auto const& s : view_.scene.spots) take(s.at);
  for (auto const& p : view_.scene.paths)
    if (p.kind == Path::Preview) std::for_each(p.points.begin(), p.points.end(), take);
  Box const must{low.x - 0.8f, low.y - 0.8f, high.x - low.x + 1.6f, high.y - low.y + 1.6f};
  if (must == held_ && canvas_ == held_in_ && coach_height_ == held_over_) return;
  held_ = must;
  held_in_ = canvas_;
  held_over_ = coach_height_;
  bool const phone = stage.layout == Layout::Phone;
  float const tools = phone ? (canvas_.free.height > px(230) ? px(92) : 0) : px(52);
  Box clear = canvas_.free;
  // The advice stands at the bottom of the board; on a phone `free` ends above it, over cards it stands at the top.
  float const advice = phone || !trays().empty() || coach_height_ <= 0 ? 0 : coach_height_ + px(8);
  clear.y += tools, clear.height -= tools + advice;
  Sight const sight = holding(camera_.target(), must, canvas_, clear, phone ? 22.0f : 14.0f);
  if (!(sight == camera_.target())) camera_.glide(sight);
}

void TableScreen::steer_camera(Stage& stage, Rect free) {
  Play const& play = *stage.play;
  Canvas const canvas = stage.canvas(free);
  bool const resized = !(canvas == canvas_);
  canvas_ = canvas;
  Box const box = board_box(view_.scene);
  camera_.set_bounds(box);
  camera_.set_reduced_motion(look().reduced_motion);
  bool const deciding = play.phase() == Play::Phase::Decide && view_.now;
  bool const chasing = play.animating() && !view_.whole();
  Standing::Row const* const mine = view_.row(play.me());
  bool const told = play.playback().card() && play.playback().card()->seat == play.me();   // my own end is seen, too
  bool const racing = mine && mine->state != Standing::Row::Finished && (told || !is_out(stage));
  bool const back = play.shown_turn() > 0 && !play.animating() && !view_.whole();
  bool const near = !view_.whole() && (deciding || (view_.now && play.me() >= 0 && stage.layout == Layout::Phone));  // a phone is small
  if (!fitted_ || (resized && !free_look_ && !near && !chasing)) {
    camera_.fit(box, canvas_, true);
    fitted_ = true;
  } else if (resized && near && !chasing && !free_look_) {
    follow_me(stage, false);
  }
  if (deciding && !view_.whole() && seen_turn_ != play.truth().turn()) {
    seen_turn_ = play.truth().turn();
    follow_me(stage, true);
  }
  if (deciding && !view_.whole() && !free_look_) hold_path(stage);
  // My car while it races on; who looks back, or has none, sees the fight.
  Vec at;
  if (chasing && !free_look_ && racing && !play.playback().asked) {
    if (car_at(view_.scene, playhead(stage), play.me(), at)) camera_.follow(at, canvas_);
  } else if ((chasing || (back && looked_turn_ != play.shown_turn())) && !free_look_ && ((chasing && leader_at(stage, at)) || fight_at(stage, at))) {
    constexpr float kNear = 16, kWatch = 24;   // px a unit
    if (camera_.target().zoom < kNear) camera_.glide({at, kWatch});
    else camera_.follow(at, canvas_);
  }
  bool const returned = looked_turn_ > 0 && play.shown_turn() == 0;
  looked_turn_ = play.shown_turn();
  if (returned && deciding && !view_.whole()) follow_me(stage, true);
  Gesture const& g = stage.gesture;
  if (g.any) {
    camera_.zoom_at({g.centre_x, g.centre_y}, g.pinch_scale, canvas_);
    camera_.pan({g.pan_x, g.pan_y});
    free_look_ = true;
  }
  if (camera_.step(stage.dt)) motion::keep_moving();
}

}  // namespace paddock::app
