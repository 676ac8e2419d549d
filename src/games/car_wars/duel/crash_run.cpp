// Which step comes next.
#include "games/car_wars/duel/crash_run.hpp"

#include <algorithm>

namespace paddock::car_wars::duel {
namespace {

using namespace geometry;
using driving::Maneuver;
using driving::Side;
using driving::Step;
using driving::Way;

constexpr Angle kHalfTurn = 180 * kDegree;
Side side_of(int side) { return side < 0 ? Side::left : Side::right; }

bool takes_inch(MoveKind const& kind) { return kind.maneuver != Maneuver::straight && kind.maneuver != Maneuver::pivot; }

Way way_of(MoveKind const& kind, Car const& car) {
  Way way;
  way.side = kind.side, way.angle = kind.degrees * kDegree, way.reverse = car.pace < 0;
  way.direction = travel(car);   // of before: what follows keeps to it
  switch (kind.maneuver) {
    case Maneuver::bend: way.step = Step::bend; break;
    case Maneuver::drift: way.step = Step::drift; break;
    case Maneuver::steep_drift: way.step = Step::drift, way.lateral = kInch / 2; break;
    case Maneuver::swerve: way.step = Step::swerve; break;
    case Maneuver::bootlegger: way.step = Step::bootlegger; break;
    case Maneuver::t_stop: way.step = Step::t_stop; break;
    case Maneuver::pivot: way.step = Step::pivot; break;
    default: break;
  }
  return way;
}

// A T-stop that a spin has led to may be left by a bend of 45 degrees or more into the spin, after an inch (CW-137).
bool leaves_slide(Car const& car, MoveKind const& kind) {
  return car.run.begun && car.run.side != 0 && kind.maneuver == Maneuver::bend && kind.degrees >= 45 && kind.skid == 0 &&
         kind.side == side_of(car.run.side) && can_steer(car);
}

NextStep steered_step(Car const& car, Wanted const& wanted, int left) {
  MoveKind const& kind = moves()[size_t(wanted.move)];
  if (!wanted.done && can_steer(car)) {
    if (left >= 4 && takes_inch(kind) && car.moved / 4 >= wanted.inch) return {StepPart::maneuver, way_of(kind, car), 4};
    if (left == 2 && kind.maneuver == Maneuver::pivot) return {StepPart::maneuver, way_of(kind, car), 2};
  }
  Way way;
  way.reverse = car.pace < 0;
  way.step = left >= 4 ? Step::straight : Step::half;
  return {StepPart::straight, way, std::min(left, 4)};
}

NextStep skid_step(Car const& car, Wanted const& wanted, int left) {
  CrashRun const& run = car.run;
  Way way;
  way.direction = run.vector, way.reverse = car.pace < 0;
  int const rest = std::min(left, std::max(1, 4 - run.quarters));
  if (run.flips == kSideways && !is_skid(run.result)) {
    MoveKind const& kind = moves()[size_t(wanted.move)];
    if (!wanted.done && left >= 4 && leaves_slide(car, kind)) return {StepPart::leave_slide, way_of(kind, car), 4};
    way.step = rest == 4 ? Step::slide_inch : Step::slide_half;
    return {StepPart::slide, way, rest};
  }
  if (run.flips == kBootlegger && !is_skid(run.result)) {
    way.step = Step::bootlegger, way.side = side_of(run.side);
    return left >= 4 ? NextStep{StepPart::second_half, way, 4} : NextStep{StepPart::stand, way, left};   // its second half is one whole move
  }
  bool const crash = is_skid(run.result);
  way.step = crash ? Step::crash_skid : Step::controlled_skid;
  // Who lies across his way has no nose to go on by.
  way.skid = (run.flips == kSideways ? 4 : crash ? row_of(run.result).skid : run.flips) * (kInch / 4);
  return {crash ? StepPart::skid : StepPart::steered, way, rest};
}

// Spins, rolls: the first quarter in place of an inch, then an inch and a quarter turn or a side each; half moves slide (CW-142).
NextStep turning_step(Book const& book, Car const& car, int left) {
  CrashRun const& run = car.run;
  Way way;
  way.direction = run.vector, way.side = side_of(run.side);
  StepPart const part = run.kind == Going::spin ? StepPart::spin : StepPart::roll;
  if (left < 4) {
    way.step = Step::slide_half;
    return {part, way, left};
  }
  if (!run.begun) {
    // CW-146: one that stands once it is sideways goes an inch and a side in one.
    bool const at_once = run.kind == Going::roll && start_roll(mph(car.pace), book.rules.crash).speed == Ratio(0);
    way.step = at_once ? Step::spin_inch : Step::spin_quarter;
  } else {
    way.step = run.kind == Going::spin ? Step::spin_inch : Step::slide_inch;
  }
  return {part, way, 4};
}

NextStep flying_step(Car const& car, int left) {
  Way way;
  way.direction = car.run.vector, way.side = side_of(car.run.side);
  if (car.run.kind == Going::vault && !car.run.begun) {   // it leaves the ground sideways
    way.step = Step::spin_quarter;
    return {StepPart::vault, way, 0};
  }
  int const quarters = std::max(1, std::min({left, 4, int(car.run.flight)}));
  way.step = quarters == 4 ? Step::slide_inch : Step::slide_half;
  return {car.run.kind == Going::vault ? StepPart::vault : StepPart::air, way, quarters};
}

}  // namespace

bool steered_skid(CrashRun const& run) {
  return run.kind == Going::skid && !is_skid(run.result) && run.flips < kSideways;
}
bool sideways(CrashRun const& run) { return run.kind == Going::skid && !is_skid(run.result) && run.flips == kSideways; }
bool in_flight(CrashRun const& run) { return run.kind == Going::air || run.kind == Going::vault; }
bool tumbles(CrashRun const& run) { return run.kind == Going::roll || run.kind == Going::vault; }

bool lies_over(Car const& car) { return car.run.kind == Going::roll && car.run.begun && car.run.flips % 4 != 0 && car.pace == 0; }

bool full_control(Car const& car) { return car.run.kind == Going::controlled || steered_skid(car.run); }
// CW-141: once a fishtail has swung it steers as ever.
bool in_control(Car const& car) { return full_control(car) || (car.run.kind == Going::fishtail && !is_skid(car.run.result)); }

Angle travel(Car const& car) {
  Going const kind = car.run.kind;
  if (kind != Going::controlled && kind != Going::fishtail) return heading(car.run.vector);
  return heading(car.pose.heading + (car.pace < 0 ? kHalfTurn : 0));
}

NextStep next_step(Book const& book, Car const& car, Wanted const& wanted, int left) {
  switch (car.run.kind) {
    case Going::fishtail: {
      Way way;
      way.step = Step::fishtail, way.side = side_of(car.run.side);
      way.angle = driving::fishtail_angle(std::clamp<int>(car.run.quarters, 1, 4));
      return {StepPart::swing, way, 0};
    }
    case Going::skid: return skid_step(car, wanted, left);
    case Going::spin:
    case Going::roll: return turning_step(book, car, left);
    case Going::vault:
    case Going::air: return flying_step(car, left);
    default: return steered_step(car, wanted, left);
  }
}

}  // namespace paddock::car_wars::duel
