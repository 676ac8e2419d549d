#include "games/car_wars/ask/fine_path.hpp"

#include <numeric>

namespace paddock::car_wars {
namespace {

using geometry::Angle;

constexpr int64_t kWhole = 4096;   // parts of a tenth of a degree
constexpr int64_t kMostParts = 1'000'000'000'000;

Ratio in_circle(Ratio tenths) { return tenths - Ratio((tenths / Ratio(geometry::kCircle)).floor() * geometry::kCircle); }

// A sum whose denominator stays within bounds: beyond them both are rounded to a millionth.
Ratio sum(Ratio a, Ratio b) {
  constexpr int64_t kMillion = 1'000'000;
  if (a.den / std::gcd(a.den, b.den) <= kMostParts / b.den) return a + b;
  auto const rounded = [](Ratio r) { return Ratio(r.floor()) + Ratio(((r - Ratio(r.floor())) * Ratio(kMillion)).half_up(), kMillion); };
  return rounded(a) + rounded(b);
}

// An angle as the tenth below it and how much of the way to the next.
struct Split {
  Angle low;
  int64_t up;
};
Split split(Ratio tenths) { return {Angle(tenths.floor()), ((tenths - Ratio(tenths.floor())) * Ratio(kWhole)).half_up()}; }

geometry::Point along(geometry::Point from, int64_t x, int64_t y, int64_t whole) {
  return {from.x + int32_t(Ratio(x, whole).half_up()), from.y + int32_t(Ratio(y, whole).half_up())};
}

}  // namespace

Ratio from_compass(Ratio degrees) { return in_circle(Ratio(900) - degrees * Ratio(geometry::kDegree)); }
Ratio compass(FinePose const& pose) { return in_circle(Ratio(900) - pose.heading) / Ratio(geometry::kDegree); }
Ratio turned(Ratio heading, Ratio by) { return in_circle(sum(heading, by)); }
geometry::Pose nearest(FinePose const& pose) { return {pose.at, geometry::heading(Angle(pose.heading.half_up()))}; }

// Along the axes of the board corners are exact, and a point on a line is on it to the unit: no other heading is taken for one of them.
Turned::Turned(FinePose const& about) : about_(about.at), base_(Angle(about.heading.floor())), beyond_(about.heading - Ratio(base_)) {
  if (beyond_ > 0 && base_ % (90 * geometry::kDegree) == 0) base_ += 1, beyond_ = beyond_ - Ratio(1);
}

geometry::Point Turned::turned_by(geometry::Point p, Ratio by) const {
  if (by == 0) return p;
  geometry::Vec const from = p - about_, to = geometry::rotate(from, by > 0 ? 1 : -1);
  int64_t const part = ((by > 0 ? by : Ratio(0) - by) * Ratio(kWhole)).half_up();
  return along(p, (to.x - from.x) * part, (to.y - from.y) * part, kWhole);
}

FineTrack moved(geometry::Pose from, geometry::Body body, FineWay const& fine, ManeuverSettings const& settings) {
  Split const angle = split(fine.angle), direction = split(fine.direction);
  auto const track = [&](int more_angle, int more_direction) {
    driving::Way way = fine.way;
    way.angle = angle.low + more_angle, way.direction = geometry::heading(direction.low + more_direction);
    return driving::moved(from, body, way, settings);
  };
  driving::Track const low = track(0, 0), high = track(1, 0);
  FineTrack out;
  out.count = low.count;
  for (int k = 0; k < low.count; ++k) {
    int64_t x = 0, y = 0;
    for (int n = 0; n < 4; ++n) {
      int64_t const share = (n & 1 ? angle.up : kWhole - angle.up) * (n & 2 ? direction.up : kWhole - direction.up);
      if (share == 0) continue;
      geometry::Vec const way = track(n & 1, n >> 1).at[k].at - from.at;
      x += way.x * share, y += way.y * share;
    }
    // The heading turns with the angle or against it, or does not.
    Angle const turns = geometry::heading(high.at[k].heading - low.at[k].heading);
    Ratio const rest = fine.angle - Ratio(angle.low);
    out.at[k] = {along(from.at, x, y, kWhole * kWhole), turned(low.at[k].heading, turns == 0 ? Ratio(0) : turns == 1 ? rest : Ratio(0) - rest)};
  }
  return out;
}

FineTrack moved(FinePose const& from, geometry::Body body, FineWay const& way, ManeuverSettings const& settings) {
  Turned const view(from);
  FineTrack out = moved(view.self(), body, view.seen(way), settings);
  for (int k = 0; k < out.count; ++k) out.at[k] = view.back(out.at[k]);
  return out;
}

}  // namespace paddock::car_wars
