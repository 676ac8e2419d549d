// What the board shows of a duel: the arena, what lies about, cars, and what the viewer's own car reaches.
#include <cstdlib>

#include "games/car_wars/duel/drive.hpp"
#include "games/car_wars/show/scene_parts.hpp"

namespace paddock::car_wars {

using namespace show;

namespace {

void add_cars(Scene& out, duel::Arena const& arena, duel::Board const& board) {
  Upright const up(arena);
  for (int i = 0; i < board.cars.size(); ++i) {
    duel::Car const& car = board.cars[i];
    out.tokens.push_back(car.here ? token_of(car, Seat(i), up) : empty_start(car, Seat(i), up));
    if (!car.here) continue;
    if (car.burning) draw_flames(car, up, out.shapes);
    draw_burning_wheels(car, up, out.shapes);
    tag_of(car, up, out.tags);
  }
}

}  // namespace

Scene CarWars::scene(State const& s, Seat viewer) const {
  Scene out;
  Upright const up(arena());
  out.ground = ground_;
  out.sprites = sheet();
  draw_arena(arena(), s, out.shapes);
  for (duel::Counter const& counter : s.counters) draw_lying({counter.type, up(counter.pose), counter.owner}, out.counters, out.shapes);
  for (duel::Flying const& grenade : s.flying) draw_flying(grenade, s.now(), up, out);
  bool const drives = viewer >= 0 && viewer < s.cars.size() && s.cars[viewer].fights() && s.stage != duel::Stage::over;
  if (drives) {
    bool const asked = s.stage == duel::Stage::plan && actor(s) == viewer && !s.plans[viewer].sealed;
    // Who chooses a way sees his arcs where it ends (ghost_of).
    auto const chooses_way = [&](duel::Car const& car, State const& at) {
      int const quarters = duel::quarters_now(book(), car, at.phase, car.pace);
      return quarters >= 4 || (quarters > 0 && std::abs(car.pace) == duel::kPaceOf5);     // there it may pivot
    };
    bool const from_ghost = asked && duel::in_control(s.cars[viewer]) && chooses_way(s.cars[viewer], s);
    if (!from_ghost) draw_reach(s.cars[viewer], up, out.shapes);
  }
  for (int i = 0; i < s.cars.size(); ++i)
    if (i != viewer && s.cars[i].fights()) out.sights.push_back(up(s.cars[i].pose.at));
  add_cars(out, arena(), s);
  return out;
}

}  // namespace paddock::car_wars
