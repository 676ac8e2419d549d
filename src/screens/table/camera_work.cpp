#include "screens/table/camera_work.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/order.hpp"
#include "screens/table/leave.hpp"
#include "ui/motion.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

Token const* token_of(Scene const& scene, Seat seat) {
  for (auto const& t : scene.tokens)
    if (t.seat == seat && !t.ghost) return &t;
  return nullptr;
}

// The first car that still races, where my own is out: it is what is left to see.
bool leader_at(Play const& play, TableView const& view, Vec& at) {
  if (!is_out(play, view)) return false;
  for (auto const& row : view.standing.rows)
    if (row.seat != play.chair().me() && row.state != Standing::Row::Retired && row.state != Standing::Row::Finished)
      return car_at(view.scene, playhead(play), row.seat, at);
  return false;
}

// Where the fight is: what happens now, else the thickest of the pack, the leaders' end first.
bool fight_at(Play const& play, TableView const& view, Vec& at) {
  constexpr float kBefore = 0.6f, kAfter = 1.6f, kPack = 7;   // steps of the film; units
  Playhead const head = playhead(play);
  if (head.film)
    for (Film::Effect const& e : head.film->effects) {
      bool const telling = e.kind == Film::Effect::Crash || e.kind == Film::Effect::OffTrack || e.kind == Film::Effect::Flag || e.icon[0];
      if (telling && head.time > e.time - kBefore && head.time < e.time + kAfter) return at = e.at, true;
    }
  std::vector<Vec> cars;
  for (auto const& row : view.standing.rows) {
    Vec p;
    if (row.state != Standing::Row::Retired && car_at(view.scene, head, row.seat, p)) cars.push_back(p);
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

struct Reach {
  Vec low, high;
  explicit Reach(Vec from) : low(from), high(from) {}
  void take(Vec p) {
    low = {std::min(low.x, p.x), std::min(low.y, p.y)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y)};
  }
  Box box(float air) const { return {low.x - air, low.y - air, high.x - low.x + 2 * air, high.y - low.y + 2 * air}; }
};

// What the order does and could do, where it ends, and what may be pressed for it.
Box path_box(Scene const& scene, Ghost const* ghost, Vec from) {
  Reach all(from);
  auto const take = [&](Vec p) { all.take(p); };
  auto const ends = [&](Token const& t) {
    if (t.ghost) all.take(t.at);
  };
  std::for_each(scene.tokens.begin(), scene.tokens.end(), ends);
  if (ghost) std::for_each(ghost->tokens.begin(), ghost->tokens.end(), ends);
  for (auto const& m : scene.marks) {
    take(m.at);
    for (auto const& piece : m.area) take(piece.from), take(piece.to);
  }
  for (auto const& s : scene.spots) take(s.at);
  for (auto const& p : scene.paths)
    if (p.kind == Path::Preview) std::for_each(p.points.begin(), p.points.end(), take);
  bool const areas = std::any_of(scene.marks.begin(), scene.marks.end(), [](Mark const& m) { return !m.area.empty(); });
  return all.box(!scene.sights.empty() ? 1.1f : areas ? 1.3f : 0.8f);   // with the brackets round the car; spaces that are lit are seen whole
}

// So that a view of that size shows little of what lies outside.
Vec within(Vec centre, Box const& board, Vec seen) {
  constexpr float kAir = 1.5f;
  auto const held = [](float at, float low, float size, float half) {
    half = std::min(half - kAir, size / 2);
    return std::clamp(at, low + half, low + size - half);
  };
  return {held(centre.x, board.x, board.width, seen.x / 2), held(centre.y, board.y, board.height, seen.y / 2)};
}

Box with(Box const& box, Vec p, float around) {
  float const x = std::min(box.x, p.x - around), y = std::min(box.y, p.y - around);
  return {x, y, std::max(box.x + box.width, p.x + around) - x, std::max(box.y + box.height, p.y + around) - y};
}

// What else should be seen (Scene::sights), the nearest first, as long as it has room in `clear` at `least` px a unit. What lies
// close round my own car comes before anybody far away: it does not stand at the rim for their sake.
Box widened(Box box, Scene const& scene, Vec from, Box const& clear, float least) {
  constexpr float kAround = 1.2f, kOwn = 3;
  std::vector<Vec> sights = scene.sights;
  auto const far = [&](Vec p) { return std::hypot(p.x - from.x, p.y - from.y); };
  sort_few(sights, [&](Vec a, Vec b) { return far(a) < far(b); });
  auto const take = [&](Vec p, float around) {
    if (Box const more = with(box, p, around); more.width * least <= clear.width && more.height * least <= clear.height) box = more;
  };
  if (!sights.empty()) take(from, kOwn);
  for (Vec p : sights) take(p, kAround);
  return box;
}

// What is only proposed is brought into sight as far as nothing gets smaller for it: its end, else as much of the way as has room.
Box with_proposal(Box box, Ghost const& ghost, Box const& clear, float zoom) {
  constexpr float kAround = 0.8f;
  auto const fits = [&](Box const& b) { return b.width * zoom <= clear.width && b.height * zoom <= clear.height; };
  Box more = box;
  for (Token const& t : ghost.tokens) more = with(more, t.at, kAround);
  if (fits(more)) return more;
  for (Path const& p : ghost.paths)
    for (Vec at : p.points)
      if (more = with(box, at, kAround); fits(more)) box = more;
      else return box;
  return box;
}

}  // namespace

Playhead playhead(Play const& play) {
  Playback const& film = play.films().playback();
  if (!film.running) return {};
  return {&film.film, film.time()};
}

void CameraWork::forget() {
  fitted_ = free_look = false;
  seen_turn_ = -1;
  looked_turn_ = 0;
}

void CameraWork::whole_track(TableView const& view) {
  fit(view, false);
  free_look = true;
}

// The whole board, clear of the tools at the top.
void CameraWork::fit(TableView const& view, bool at_once) {
  constexpr float kRim = 0.05f, kNames = 0.03f;   // of a board's height: above all that is looked at; names stand at its lower edge
  Box box = board_box(view.scene);
  Box const room = clear(0);
  if (view.whole()) box.y += box.height * kRim, box.height *= 1 - kRim + kNames;
  Canvas seen = canvas;
  seen.free = room;
  Sight sight = fitted(box, seen);
  if (view.whole()) sight.zoom /= 0.95f;   // such a board brings its own air
  Vec const shift{room.middle().x - canvas.free.middle().x, room.middle().y - canvas.free.middle().y};
  sight.centre = {sight.centre.x - shift.x / sight.zoom, sight.centre.y - shift.y / sight.zoom};
  if (at_once) camera.jump(sight);
  else camera.glide(sight);
}

void CameraWork::go_to(Vec at, float zoom) {
  camera.glide({at, std::max(camera.sight().zoom, zoom)});
  free_look = true;
}

void CameraWork::nudge(Vec by) {
  camera.nudge(by);
  free_look = true;
}

void CameraWork::zoom(float by) {
  camera.zoom_at({canvas.free.x + canvas.free.width / 2, canvas.free.y + canvas.free.height / 2}, by, canvas, false);
}

void CameraWork::follow_me(Stage& stage, TableView const& view, bool glide) {
  Token const* car = token_of(view.scene, stage.play->chair().me());
  if (view.whole()) return fit(view, !glide);
  if (!car) return;
  float const least = stage.layout == Layout::Phone ? 26.0f : 18.0f;  // a finger has to hit a tile
  bool const arena = !view.scene.sights.empty();   // a duel is fought at close quarters: what is farther off is held in sight below
  float const wide = arena ? 8 : 15, high = arena ? 8 : 9;
  float const zoom = std::clamp(std::min(canvas.free.width / wide, canvas.free.height / high), least, arena ? 58.0f : 37.0f);
  float const ahead = std::min(canvas.free.width, canvas.free.height) / zoom * 0.24f;
  Vec centre{car->at.x + ahead * std::cos(car->angle), car->at.y + ahead * std::sin(car->angle)};
  if (arena) centre = within(centre, board_box(view.scene), {canvas.free.width / zoom, canvas.free.height / zoom});
  free_look = false;
  held_ = {};                  // what has to be in sight is brought there again
  if (glide) camera.glide({centre, zoom});
  else camera.jump({centre, zoom});
}

// The path lies clear of the tools at the top, of the advice and of the timeline below (`free` ends above it).
Box CameraWork::clear(float advice) const {
  Box out = canvas.free;
  out.y += over, out.height -= over + advice;
  return out;
}

void CameraWork::hold_path(Stage& stage, TableView const& view, Ghost const* ghost, float advice) {
  Token const* car = token_of(view.scene, stage.play->chair().me());
  if (!car) return;
  bool const phone = stage.layout == Layout::Phone;
  bool const proposed = ghost && ghost == view.desk.ghost.get();
  Box const room = clear(advice), path = path_box(view.scene, proposed ? nullptr : ghost, car->at);
  Box must = widened(path, view.scene, car->at, room, phone ? 13.0f : 17.0f);
  float const least = !(must == path) ? 13.0f : phone ? 22.0f : 14.0f;
  if (proposed) must = with_proposal(must, *ghost, room, holding(camera.target(), must, canvas, room, least).zoom);
  if (must == held_ && canvas == held_in_ && advice == held_over_) return;
  held_ = must;
  held_in_ = canvas;
  held_over_ = advice;
  Sight const sight = holding(camera.target(), must, canvas, room, least);
  if (!(sight == camera.target())) camera.glide(sight);
}

// In an arena it is seen who acts and who is hit; then the camera comes back. False: nothing happens now, or all is in sight.
bool CameraWork::frame_actors(Stage& stage, TableView const& view) {
  constexpr float kBefore = 4, kAfter = 3, kAir = 1.7f, kFar = 15, kNear = 76, kEnough = 0.75f;   // steps of the film; units; px a unit
  Playhead const head = playhead(*stage.play);
  if (!head.film || view.scene.sights.empty()) return false;
  uint64_t acts = 0;
  std::optional<Reach> all;
  auto const take = [&](Vec p) { all ? all->take(p) : void(all.emplace(p)); };
  for (size_t i = 0; i < head.film->effects.size(); ++i) {
    Film::Effect const& e = head.film->effects[i];
    if (head.time < e.time - kBefore || head.time > e.time + e.lasts + kAfter) continue;
    acts = acts * 31 + i + 1;
    take(e.at);
    if (e.to) take(*e.to);
    if (Vec car; car_at(view.scene, {head.film, e.time}, e.seat, car)) take(car);
  }
  if (acts == acts_) return acts != 0;
  if (acts_ == 0) before_acts_ = camera.target();
  acts_ = acts;
  if (!all) return camera.glide(before_acts_), false;
  Box const box = all->box(kAir), room = clear(0);
  float const fits = std::clamp(std::min(room.width / box.width, room.height / box.height), kFar, kNear);
  Sight const stays = holding(camera.target(), box, canvas, room, kFar);
  if (stays == camera.target() && stays.zoom > fits * kEnough) return true;
  camera.glide(holding({box.middle(), fits}, box, canvas, room, kFar));
  return true;
}

// All that is seen of a filmed turn: my car with its way, then the others, the nearest first, as long as they have room. Who has
// no car sees all that fight in an arena. False: there is nothing to hold on to, or not even my own way has room.
bool CameraWork::frame_turn(Stage& stage, TableView const& view, bool mine) {
  constexpr float kAir = 2, kArena = 9, kRoad = 15, kNear = 40, kEnough = 0.7f;   // units; px a unit
  Play const& play = *stage.play;
  int const turn = play.films().turn();
  if (framed_turn_ == turn && framed_in_ == canvas) return framed_;
  framed_turn_ = turn, framed_in_ = canvas, framed_ = false;
  Film const& film = play.films().playback().film;
  std::vector<Reach> ways;
  std::optional<Reach> all;
  for (Standing::Row const& row : view.standing.rows) {
    if (row.state == Standing::Row::Retired || row.state == Standing::Row::Finished) continue;
    std::optional<Reach> way;
    for (float const part : {0.0f, 0.5f, 1.0f})
      if (Vec at; car_at(view.scene, {&film, film.arrival * part}, row.seat, at)) way ? way->take(at) : void(way.emplace(at));
    if (way) mine && row.seat == play.chair().me() ? void(all = way) : ways.push_back(*way);
  }
  bool const arena = !view.scene.sights.empty();
  if (!all && (mine || !arena || ways.empty())) return false;
  if (!all) all = ways[0];
  Box room = clear(0);
  room.y += film_over, room.height -= film_over;
  float const least = arena ? kArena : kRoad;
  auto const fits = [&](Box const& box) { return std::min(room.width / box.width, room.height / box.height); };
  if (fits(all->box(kAir)) < least) return false;
  Vec const from{(all->low.x + all->high.x) / 2, (all->low.y + all->high.y) / 2};
  auto const far = [&](Reach const& r) { return std::hypot((r.low.x + r.high.x) / 2 - from.x, (r.low.y + r.high.y) / 2 - from.y); };
  sort_few(ways, [&](Reach const& a, Reach const& b) { return far(a) < far(b); });
  for (Reach const& way : ways) {
    Reach more = *all;
    more.take(way.low), more.take(way.high);
    if (fits(more.box(kAir)) >= least) all = more;
  }
  Box const box = all->box(kAir);
  float const zoom = std::clamp(fits(box), least, kNear);
  Sight const stays = holding(camera.target(), box, canvas, room, least);
  framed_ = true;
  if (stays == camera.target() && stays.zoom > zoom * kEnough) return true;   // it does not move for every turn
  camera.glide(holding({box.middle(), zoom}, box, canvas, room, least));
  return true;
}

// My car while it races on; who looks back, or has none, sees the fight.
void CameraWork::follow_film(Stage& stage, TableView const& view) {
  constexpr float kNear = 16, kWatch = 24;   // px a unit
  Play const& play = *stage.play;
  if (!play.films().running()) acts_ = 0, framed_turn_ = 0;
  if (free_look || frame_actors(stage, view)) return;
  bool const chasing = play.films().running() && !view.whole();
  bool const back = play.films().turn() > 0 && !play.films().running() && !view.whole();
  Standing::Row const* const mine = view.row(play.chair().me());
  Film::Told const* const card = play.films().playback().card();
  bool const told = card && card->seat == play.chair().me();   // my own end is seen, too
  bool const racing = mine && mine->state != Standing::Row::Finished && (told || !is_out(play, view));
  bool const arena = !view.scene.sights.empty(), asked = play.films().playback().asked;
  if (chasing && (arena || asked) && (racing || play.chair().me() < 0) && frame_turn(stage, view, racing)) return;
  Vec at;
  if (chasing && racing) {
    if (!car_at(view.scene, playhead(play), play.chair().me(), at)) return;
    // Where others should be seen, too, the camera stays as long as he is in sight.
    Vec const there = to_screen(camera.target(), canvas, at);
    float const rim = px(44);          // with all of his car
    bool const seen = there.x > canvas.free.x + rim && there.x < canvas.free.x + canvas.free.width - rim && there.y > canvas.free.y + rim && there.y < canvas.free.y + canvas.free.height - rim;
    if (!arena || !seen) camera.follow(at, canvas);
  } else if (chasing || (back && looked_turn_ != play.films().turn())) {
    if (!(chasing && leader_at(play, view, at)) && !fight_at(play, view, at)) return;
    if (camera.target().zoom < kNear) camera.glide({at, kWatch});
    else camera.follow(at, canvas);
  }
}

void CameraWork::steer(Stage& stage, TableView const& view, Rect free, Ghost const* ghost, float advice) {
  Play const& play = *stage.play;
  Canvas const now = stage.canvas(free);
  bool const resized = !(now == canvas);
  canvas = now;
  Box const box = board_box(view.scene);
  camera.set_bounds(box);
  camera.set_reduced_motion(look().reduced_motion);
  bool const deciding = play.phase() == Play::Phase::Decide && view.now && !view.whole();
  bool const chasing = play.films().running() && !view.whole();
  bool const near = deciding || (!view.whole() && view.now && play.chair().me() >= 0 && stage.layout == Layout::Phone);  // a phone is small
  if (!fitted_ || (resized && !free_look && !near && !chasing)) {
    fit(view, true);
    fitted_ = true;
  } else if (resized && near && !chasing && !free_look) {
    follow_me(stage, view, false);
  }
  if (deciding && seen_turn_ != play.truth().turn()) {
    seen_turn_ = play.truth().turn();
    follow_me(stage, view, true);
  }
  if (deciding && !free_look) hold_path(stage, view, ghost, advice);
  follow_film(stage, view);
  bool const returned = looked_turn_ > 0 && play.films().turn() == 0;
  looked_turn_ = play.films().turn();
  if (returned && deciding) follow_me(stage, view, true);
  Gesture const& g = stage.gesture;
  if (g.any) {
    camera.zoom_at({g.centre_x, g.centre_y}, g.pinch_scale, canvas);
    camera.pan({g.pan_x, g.pan_y});
    free_look = true;
  }
  if (camera.step(stage.dt)) motion::keep_moving();
}

}  // namespace paddock::app
