// What of the counters on the ground a step of a car touches.
#include <algorithm>

#include "games/car_wars/duel/counters_parts.hpp"

namespace paddock::car_wars::duel {

using namespace geometry;
using geometry::Vec;

geometry::Body body_of(Lie type) {
  switch (type) {
    case Lie::debris:
    case Lie::obstacle: return {kInch / 4, kInch / 8};
    case Lie::spikes:
    case Lie::explosive_spikes:
    case Lie::incendiary_spikes:
    case Lie::drop_plate:
    case Lie::junk: return {kInch / 4, kInch / 4};
    default: return {is_mine(type) ? kInch / 4 : kInch / 2, kInch / 4};
  }
}

Polygon area_of(Counter const& counter) { return box(counter.pose, body_of(counter)); }

Sweep bounds_of(Car const& car, Pose from, Pose to) {
  Body const body = body_of(car);
  Vec const way = to.at - from.at;
  Sweep sweep;
  sweep.middle = from.at;
  sweep.reach = std::abs(way.x) + std::abs(way.y) + body.half_length + body.half_width;
  return sweep;
}

// B-25: between the ways of the ends of each edge, or the hull of both places.
Sweep sweep_of(Book const& book, Car const& car, Pose from, Pose to) {
  Body const body = body_of(car);
  Sweep sweep = bounds_of(car, from, to);
  sweep.was = box(from, body);
  Polygon const is = box(to, body);
  sweep.all.push(is);
  if (from == to) return sweep;
  sweep.all.push(sweep.was);
  if (book.rules.maneuver.swept_area == ManeuverSettings::Swept::hull) {
    List<Point, 8> both;
    for (Point p : sweep.was) both.push(p);
    for (Point p : is) both.push(p);
    sweep.all.push(hull({both.begin(), size_t(both.size())}));
    return sweep;
  }
  for (int i = 0; i < 4; ++i) {
    int const next = (i + 1) % 4;
    Point const quad[4] = {sweep.was[i], sweep.was[next], is[next], is[i]};
    Polygon const area = hull(quad);
    if (!area.empty()) sweep.all.push(area);   // empty: the edge slid along itself
  }
  return sweep;
}

bool near(Sweep const& sweep, Counter const& counter) {
  Body const body = body_of(counter);
  int64_t const reach = int64_t(sweep.reach) + body.half_length + body.half_width + (counter.fuse == Fuse::proximity ? kInch : kInch / 4);
  return std::abs(int64_t(counter.pose.at.x) - sweep.middle.x) <= reach && std::abs(int64_t(counter.pose.at.y) - sweep.middle.y) <= reach;
}

namespace {
dropping::Zone zone_at(Polygon const& area, Polygon const& counter) {
  if (contact(area, counter) == Contact::Overlapping) return dropping::Zone::over;
  return squared(area, counter).within(kInch / 4) ? dropping::Zone::adjacent : dropping::Zone::none;
}
}  // namespace

dropping::Zone zone_before(Sweep const& sweep, Polygon const& counter) { return zone_at(sweep.was, counter); }

dropping::Zone zone_of(Sweep const& sweep, Polygon const& counter) {
  dropping::Zone best = dropping::Zone::none;
  for (Polygon const& area : sweep.all) {
    if (area.empty()) continue;
    dropping::Zone const zone = zone_at(area, counter);
    if (zone == dropping::Zone::over) return zone;
    if (zone == dropping::Zone::adjacent) best = zone;
  }
  return best;
}

bool in_fuse(Book const& book, Seat seat, Sweep const& sweep, Counter const& counter) {
  if (counter.fuse != Fuse::proximity || counter.owner == seat) return false;
  Polygon const area = area_of(counter);
  int32_t const reach = book.rules.counters.proximity_radius == CounterSettings::Proximity::inch ? kInch : kInch / 4;   // B-23
  return std::any_of(sweep.all.begin(), sweep.all.end(), [&](Polygon const& p) { return !p.empty() && squared(p, area).within(reach); });
}

bool acts_now(Book const& book, Board const& board, Counter const& counter) {
  bool const next = book.rules.counters.dropped_effect_from == CounterSettings::From::next_phase;
  return counter.phase + (next ? 1 : 0) <= board.now();
}

// "Fresh" is nowhere said: five phases, in which the car that has dropped it comes clear of it.
bool is_fresh(Board const& board, Counter const& counter) { return board.now() - counter.phase <= 5; }

}  // namespace paddock::car_wars::duel
