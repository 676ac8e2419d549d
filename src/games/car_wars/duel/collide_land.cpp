// Nobody lies in anything: where a flight ends on others, or a position from outside has it so, the counter is set beside them.
#include <algorithm>

#include "games/car_wars/duel/collide_parts.hpp"
#include "games/car_wars/duel/crash_run.hpp"

namespace paddock::car_wars::duel {
namespace {

using namespace geometry;
using geometry::Vec;

// The shortest way out of one thing after the other.
bool edge_out(Work& work, Seat seat) {
  Car& car = work.car(seat);
  Body const body = skinned(body_of(car));
  Pose pose = car.pose;
  for (int n = 0; n < 8; ++n) {
    for (int s = 0; s < work.board.cars.size(); ++s)
      if (s != seat && on_board(work.board.cars[s])) pose.at = pose.at + way_out(pose, body, area_of(work.board.cars[s]));
    for (size_t w = 0; w < work.book.arena.walls.size(); ++w)
      if (wall_stands(work.book, work.board, int(w))) pose.at = pose.at + way_out(pose, body, work.book.arena.walls[w].area);
    if (!free_at(work.book, work.board, seat, pose)) continue;
    car.pose = pose;
    return true;
  }
  return false;
}

// The nearest free place, first the way it has come.
bool look_around(Work& work, Seat seat) {
  Car& car = work.car(seat);
  Angle const back = heading(motion_of(car) + 180 * kDegree);
  for (int ring = 1; ring <= 64; ++ring)
    for (int n = 0; n < 16; ++n) {
      int const side = n % 2 == 0 ? n / 2 : -(n + 1) / 2;
      Pose const pose{car.pose.at + rotate(Vec{ring * (kInch / 4), 0}, heading(back + side * 225)), car.pose.heading};
      if (!free_at(work.book, work.board, seat, pose)) continue;
      car.pose = pose;
      return true;
    }
  return false;
}

}  // namespace

void touch_down(Work& work, Seat seat) {
  if (seat < 0 || seat >= work.board.cars.size()) return;
  Car& car = work.car(seat);
  if (!on_board(car) || lies_free(work.book, work.board, seat)) return;
  Angle const vector = motion_of(car);
  for (int s = 0; s < work.board.cars.size(); ++s) {
    Car const& other = work.board.cars[s];
    if (s == seat || !on_board(other) || !overlaps(car.pose, body_of(car), area_of(other))) continue;
    if (car.fights() && !shared_push(work.board, seat, Seat(s))) ram(work, seat, Seat(s), {vector});
  }
  if (!edge_out(work, seat)) look_around(work, seat);
}

}  // namespace paddock::car_wars::duel
