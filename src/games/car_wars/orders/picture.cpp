#include "games/car_wars/orders/picture.hpp"

#include <algorithm>

#include "core/filled.hpp"
#include "games/car_wars/duel/crash_run.hpp"
#include "games/car_wars/orders/called.hpp"

namespace paddock::car_wars::orders {

using namespace duel;
using std::to_string;

Picture::Picture(Arena const& arena, int columns) {
  int const wide = std::max(1, arena.width / geometry::kInch), high = std::max(1, arena.height / geometry::kInch);
  inches_ = std::max(1, (wide + columns - 1) / columns);
  columns_ = (wide + inches_ - 1) / inches_;
  int const rows = std::min(200, (high + 2 * inches_ - 1) / (2 * inches_));
  rows_.assign(size_t(std::max(1, rows)), std::string(size_t(columns_), '.'));
}

void Picture::put(geometry::Point at, char sign) {
  int const x = at.x / geometry::kInch / inches_, up = at.y / geometry::kInch / (2 * inches_);
  int const row = int(rows_.size()) - 1 - up;
  if (at.x < 0 || at.y < 0 || x >= columns_ || row < 0 || row >= int(rows_.size())) return;
  rows_[size_t(row)][size_t(x)] = sign;
}

void Picture::fill(geometry::Polygon const& area, char sign) {
  if (area.empty()) return;
  int32_t const step = inches_ * geometry::kInch;
  for (size_t row = 0; row < rows_.size(); ++row)
    for (int x = 0; x < columns_; ++x) {
      int32_t const left = x * step, low = (int32_t(rows_.size()) - 1 - int32_t(row)) * 2 * step;
      geometry::Pose const middle{{left + step / 2, low + step}, 0};
      if (geometry::contact(geometry::box(middle, {step / 2, step}), area) == geometry::Contact::Overlapping) rows_[row][size_t(x)] = sign;
    }
}

std::string Picture::text() const {
  std::string const edge = filled("+{}+\n", {std::string(size_t(columns_), '-')});
  std::string out = edge;
  for (std::string const& row : rows_) out += filled("|{}|\n", {row});
  return out + edge;
}

namespace {

std::string tenths(int mils) {
  int const t = (std::abs(mils) + 50) / 100;
  return (mils < 0 && t ? "-" : "") + to_string(t / 10) + (t % 10 ? "." + to_string(t % 10) : std::string());
}

}  // namespace

std::string place_text(Spot const& spot) { return filled("({},{})", {tenths(spot.x), tenths(spot.y)}); }

std::string going_text(Car const& car) {
  switch (car.run.kind) {
    case Going::skid: return sideways(car.run) ? "sliding sideways" : "in a skid";
    case Going::fishtail: return "in a fishtail";
    case Going::spin: return "in a spin";
    case Going::roll: return car.pace == 0 ? "lying after a roll" : "rolling over";
    case Going::vault: return "in a vault";
    case Going::air: return "in the air";
    default: return "";
  }
}

std::string state_text(Car const& car) {
  if (!car.here) return "not here yet";
  if (car.out) return "out of the duel";
  std::string out = filled("{} mph {}", {mph_words(car.pace), compass_text(car.pose.heading)});
  if (std::string const going = going_text(car); !going.empty()) out += ", " + going;
  out += ", handling " + to_string(car.hs);
  if (car.known) {
    static constexpr int kShown[] = {Front, Back, Left, Right};
    for (int face : kShown) out += filled(", {} {}", {kFaceNames[face], car.armor[size_t(face)].plastic + car.armor[size_t(face)].metal});
  }
  if (car.burning) out += ", on fire";
  if (car.complete) out += ", killed";
  else if (car.mobility) out += ", cannot drive";
  int const points = car.points + car.bonus;
  return filled("{}, {}{}", {out, points_text(points), points == 6 ? " point" : " points"});
}

}  // namespace paddock::car_wars::orders
