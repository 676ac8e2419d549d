#include "games/car_wars/rules/maneuver.hpp"

#include <algorithm>

namespace paddock::car_wars::driving {
namespace {

constexpr int kBandDegrees = 15;  // R 4: a bend costs D1 per 15 degrees; between, the next band

struct Worst {
  int slick = 0, rest = 0;
  void add(int d, bool is_slick, ManeuverSettings const& settings) {
    if (!is_slick) rest += d;
    else slick = settings.slick_combination == ManeuverSettings::Slicks::worst ? std::max(slick, d) : slick + d;
  }
};

bool bends(Maneuver m) { return m == Maneuver::bend || m == Maneuver::swerve; }

Part base(Difficulty const& m, ManeuverSettings const& settings) {
  int const bend = int((m.angle / kBandDegrees).ceil());
  switch (m.maneuver) {
    case Maneuver::straight:
    case Maneuver::even_out:
    case Maneuver::pivot: return {0, "no difficulty", "R-4"};
    case Maneuver::bend: return {bend, "D1 per 15 degrees", "R-4"};
    case Maneuver::drift: return {1, "drift up to 1/4 inch", "R-4"};
    case Maneuver::steep_drift: return {3, "drift up to 1/2 inch", "R-4"};
    case Maneuver::swerve: return {bend + 1, "the bend and 1 for the drift", "R-4"};
    case Maneuver::bootlegger: return {7, "bootlegger", "R-4"};
    // C-13: only full tens count, so a T-stop from 25 mph is D2.
    case Maneuver::t_stop: return {int((m.mph / 10).floor()), "D1 per full 10 mph", "R-4"};
    case Maneuver::decelerate: return {braking(m.speed, m.mph, {false, false, m.brakes.heavy_duty}, {}, settings).d, "braking table", "R-3"};
  }
  return {};
}

int banked(Difficulty const& m) {
  int const size = m.bank == Bank::none ? 0 : m.bank == Bank::gentle ? 1 : 2;
  return m.bank_move == BankMove::bend_in || m.bank_move == BankMove::drift_out ? -size : size;
}

// A full inch moved in some phase is what a maneuver replaces; slower cars have none.
constexpr int kFullInch = 10;

char const* special(Attempt const& a) {
  bool const start = a.speed >= 20 && a.speed <= 35;
  if (a.maneuver == Maneuver::bootlegger && (a.counter == board::Counter::cycle || a.counter == board::Counter::sidecar))
    return "Cycles make no bootlegger.";
  return start ? nullptr : "It begins at 20 to 35 mph of the start of the turn.";
}

}  // namespace

int surface_maneuver(Surfaces s, ManeuverSettings const& settings) {
  Worst sum;
  for (SurfaceRow const& row : tables().surfaces)
    for (int n = 0; n < (row.slick ? s.times[size_t(row.id)] : s.has(row.id)); ++n)   // rain named twice is one rain
      sum.add(row.maneuver, row.slick && (row.id != Surface::sand_counter || settings.sand_is_slick), settings);
  return sum.slick + sum.rest;
}

int most_braking(Brakes brakes) {
  auto const& rows = tables().braking;
  return rows.empty() ? 0 : rows.back().mph + (brakes.heavy_duty ? 5 : 0);  // B-10: a row is 5 mph
}

Braking braking(Ratio speed, Ratio mph, Brakes brakes, Surfaces surfaces, ManeuverSettings const& settings) {
  auto const row = [](Ratio amount) {
    auto const& rows = tables().braking;
    return *std::find_if(rows.begin(), rows.end() - 1, [&](BrakeRow const& r) { return amount <= r.mph; });  // else the last
  };
  Braking out;
  Ratio const size = speed < 0 ? Ratio(0) - speed : speed;
  out.allowed = mph >= 0 && mph <= most_braking(brakes) && mph <= size;
  BrakeRow const eased = row(brakes.heavy_duty ? mph - 5 : mph);
  bool const whole = settings.hd_brakes_row == ManeuverSettings::Brakes::whole_row;
  out.tire = brakes.abs ? DiceSum{} : (whole ? eased : row(mph)).tire;
  out.row = eased, out.d = eased.d;
  if (out.d > 0 || !settings.d0_stays_free) {
    int const ground = surface_maneuver(surfaces, settings);
    out.d += std::max(0, ground - (brakes.abs ? 1 : 0));
  }
  if (brakes.spoiler_and_airdam && size >= settings.spoiler_speed) out.d = std::max(0, out.d + settings.spoiler_airdam_braking);
  return out;
}

SkidRow const* controlled_skid(int quarters) {
  for (SkidRow const& row : tables().skids)
    if (row.quarters == quarters) return &row;
  return nullptr;
}

Sum difficulty(Difficulty const& m, ManeuverSettings const& settings) {
  Sum sum;
  auto const add = [&](int d, char const* why, char const* rule) {
    if (d != 0) sum.parts.push({d, why, rule}), sum.d += d;
  };
  Part const first = base(m, settings);
  sum.parts.push(first);
  sum.d = first.d;
  bool const brakes = m.maneuver == Maneuver::decelerate;
  bool const never = m.maneuver == Maneuver::straight || m.maneuver == Maneuver::even_out;
  if (first.d == 0 && (settings.d0_stays_free || never)) return sum;
  if (SkidRow const* skid = bends(m.maneuver) ? controlled_skid(m.skid_quarters) : nullptr) add(skid->d, "controlled skid", "R-4");
  add(surface_maneuver(m.surfaces, settings), "surface: the worst slick, and the rest", "CW-045");
  if (brakes && m.brakes.abs && surface_maneuver(m.surfaces, settings) > 0) add(-1, "anti-lock brakes on this surface", "R-3");
  if (m.reverse) add(1, "in reverse", "R-3");
  if (m.unskilled) add(2, "unskilled or substitute driver", "R-4");
  if (m.blinded) add(3, "blinded", "R-4");
  add(banked(m), "banked curve", "R-4");
  Ratio const size = m.speed < 0 ? Ratio(0) - m.speed : m.speed;
  if (m.spoiler_and_airdam && size >= settings.spoiler_speed)
    add(brakes ? settings.spoiler_airdam_braking : -1, "spoiler and airdam, at a speed at which they work", brakes ? "CW-130" : "R-4");
  sum.d = std::max(0, sum.d);
  return sum;
}

char const* refusal(Attempt const& a) {
  switch (a.maneuver) {
    case Maneuver::straight:
    case Maneuver::decelerate: return nullptr;
    case Maneuver::pivot:
      if (a.speed != 5) return "A pivot is made at 5 mph only.";
      return a.half_move ? nullptr : "A pivot replaces the half move.";
    default: break;
  }
  if (a.half_move) return "A half move is straight ahead (CW-114).";
  if (a.skid && !bends(a.maneuver)) return "A controlled skid follows a bend or swerve.";
  if (a.maneuver == Maneuver::bootlegger || a.maneuver == Maneuver::t_stop) return special(a);
  Ratio const size = a.speed < 0 ? Ratio(0) - a.speed : a.speed;
  return size < kFullInch ? "A maneuver takes a whole inch of the phase." : nullptr;
}

}  // namespace paddock::car_wars::driving
