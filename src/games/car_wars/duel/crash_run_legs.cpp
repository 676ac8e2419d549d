// The legs of a step: what slides and what turns.
#include "games/car_wars/duel/crash_run.hpp"

#include <algorithm>

namespace paddock::car_wars::duel {
namespace {

using namespace geometry;
using geometry::Vec;
using driving::Side;
using driving::Step;
using driving::Way;

constexpr Angle kHalfTurn = 180 * kDegree;

struct Path {
  Body body;
  Pose at;
  StepLegs legs;
  void slide(Pose to, Angle vector, Step step) {
    if (to == at) return;
    legs.push({false, to, {}, vector, step});
    at = to;
  }
  void turn(Pose to, Vec pivot, Angle vector, Step step) {
    if (to == at) return;
    legs.push({true, to, pivot, vector, step});
    at = to;
  }
};

Pose along(Pose from, int32_t length, Angle direction) { return {from.at + rotate(Vec{length, 0}, direction), from.heading}; }

// The rear corner on the inside; backward the front takes its place (path.cpp mirrors).
Vec pivot_of(Body body, Side side, bool reverse) {
  if (reverse) return local(body, side == Side::left ? Corner::FrontLeft : Corner::FrontRight);
  return local(body, side == Side::left ? Corner::RearLeft : Corner::RearRight);
}

void steer_legs(Path& path, Book const& book, Way const& way, Angle vector) {
  driving::Track const track = driving::moved(path.at, path.body, way, book.rules.maneuver);
  Pose const end = track.at[0];
  int32_t const on = way.reverse ? -kInch : kInch;
  int32_t const left = (way.side == Side::left ? 1 : -1) * way.lateral;
  switch (way.step) {
    case Step::bend:
      path.slide(moved(path.at, Vec{on, 0}), vector, Step::straight);
      path.turn(end, pivot_of(path.body, way.side, way.reverse), vector, Step::bend);
      break;
    case Step::swerve:
      path.slide(moved(path.at, Vec{on, left}), vector, Step::drift);
      path.turn(end, pivot_of(path.body, driving::other(way.side), way.reverse), vector, Step::swerve);
      break;
    case Step::pivot:
      path.slide(moved(path.at, Vec{on / 4, 0}), vector, Step::straight);
      if (way.angle > 90 * kDegree)   // in two: which way round is plain then
        path.turn(turned(path.at, pivot_of(path.body, way.side, way.reverse), (way.side == Side::left ? 1 : -1) * 90 * kDegree),
                  pivot_of(path.body, way.side, way.reverse), vector, Step::pivot);
      path.turn(end, pivot_of(path.body, way.side, way.reverse), vector, Step::pivot);
      break;
    case Step::t_stop:
      path.turn({path.at.at, end.heading}, {}, vector, Step::t_stop);
      path.slide(end, vector, Step::t_stop);
      break;
    case Step::bootlegger:
      path.slide({end.at, path.at.heading}, vector, Step::bootlegger);
      path.turn(end, {}, vector, Step::bootlegger);
      break;
    default: path.slide(end, vector, way.step);
  }
}

// The part of a skid that these quarters hold: first along the old direction, then straight ahead.
void skid_legs(Path& path, Car const& car, NextStep const& next) {
  int const skid = next.way.skid / (kInch / 4);
  int const aside = std::clamp(skid - car.run.quarters, 0, next.quarters), ahead = next.quarters - aside;
  Angle const nose = heading(car.pose.heading + (car.pace < 0 ? kHalfTurn : 0));
  path.slide(along(path.at, aside * (kInch / 4), next.way.direction), next.way.direction, next.way.step);
  path.slide(along(path.at, ahead * (kInch / 4), nose), nose, next.way.step);
}

// The car stands across its way, so its heading before the first half is known again (B-07).
void bootlegger_legs(Path& path, Book const& book, Car const& car, NextStep const& next) {
  Pose const first = path.at;
  int const to = next.way.side == Side::left ? 1 : -1;
  Angle const ahead = book.rules.maneuver.bootlegger_ahead == ManeuverSettings::Ahead::original ? Angle(car.run.vector) : first.heading;
  Vec const step = rotate(Vec{kInch * 3 / 2, to * kInch * 3 / 4}, ahead);
  path.slide({first.at + step, first.heading}, car.run.vector, Step::bootlegger);
  path.turn({first.at + step, heading(first.heading + to * 90 * kDegree)}, {}, car.run.vector, Step::bootlegger);
}

// CW-126: a spin that was pushed turns to the next quarter of its vector, and a quarter an inch from there.
Angle next_quarter(Car const& car, Side side) {
  constexpr Angle kQuarter = 90 * kDegree;
  Angle const over = heading(car.pose.heading - car.run.vector) % kQuarter;
  if (side == Side::left) return heading(car.pose.heading + kQuarter - over);
  return heading(car.pose.heading - (over == 0 ? kQuarter : over));
}

// CW-136, CW-143: a spin, roll or vault begins square to the way it moves.
Angle across(Angle near, Angle vector) {
  Angle const left = heading(vector + 90 * kDegree), off = heading(near - left);
  return off <= 90 * kDegree || off >= 270 * kDegree ? left : heading(left + kHalfTurn);
}

}  // namespace

StepLegs legs_of(Book const& book, Car const& car, NextStep const& next) {
  Path path{body_of(car), car.pose, {}};
  Way const& way = next.way;
  Angle const vector = travel(car);
  int32_t const length = next.quarters * (kInch / 4);
  switch (next.part) {
    case StepPart::stand: break;
    case StepPart::straight: path.slide(moved(path.at, Vec{way.reverse ? -length : length, 0}), vector, way.step); break;
    case StepPart::maneuver: steer_legs(path, book, way, vector); break;
    case StepPart::leave_slide: {
      path.slide(along(path.at, kInch, vector), vector, Step::slide_inch);
      int const to = way.side == Side::left ? 1 : -1;
      Vec const pivot = pivot_of(path.body, way.side, false);
      path.turn(turned(path.at, pivot, to * way.angle), pivot, vector, Step::bend);
      break;
    }
    case StepPart::swing: {
      Vec const pivot = local(path.body, way.side == Side::left ? Corner::FrontRight : Corner::FrontLeft);
      path.turn(driving::moved(path.at, path.body, way, book.rules.maneuver).at[0], pivot, vector, Step::fishtail);
      break;
    }
    case StepPart::skid:
    case StepPart::steered: skid_legs(path, car, next); break;
    case StepPart::second_half: bootlegger_legs(path, book, car, next); break;
    default: {
      bool const turns = way.step == Step::spin_inch || way.step == Step::spin_quarter;
      if (way.step != Step::spin_quarter) path.slide(along(path.at, length, way.direction), way.direction, way.step);
      if (!turns) break;
      Pose to = driving::moved(car.pose, path.body, way, book.rules.maneuver).at[0];
      if (!car.run.begun) to.heading = across(to.heading, car.run.vector);
      else if (next.part == StepPart::spin) to.heading = next_quarter(car, way.side);
      path.turn(to, {}, way.direction, way.step);
    }
  }
  return path.legs;
}

}  // namespace paddock::car_wars::duel
