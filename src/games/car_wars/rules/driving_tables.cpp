#include "games/car_wars/rules/driving_tables.hpp"

#include <cassert>

#include "core/assets.hpp"
#include "core/filled.hpp"

namespace paddock::car_wars::driving {

template <class Ar>
void fields(Ar& ar, DiceSum& d) {
  ar("dice", d.dice, 0, 60);
  ar("plus", d.plus, -60, 60);
}
template <class Ar>
void fields(Ar& ar, BrakeRow& r) {
  ar("mph", r.mph, 1, 100);
  ar("d", r.d, 0, 20);
  ar("tire", r.tire);
}
template <class Ar>
void fields(Ar& ar, SkidRow& r) {
  ar("quarters", r.quarters, 1, 4);
  ar("d", r.d, 0, 20);
  ar("aimed_fire", r.aimed_fire, -20, 0);
  ar("no_aim", r.no_aim);
  ar("mph", r.mph, 0, 100);
  ar("tire", r.tire, 0, 20);
}
template <class Ar>
void fields(Ar& ar, FallRow& r) {
  ar("quarters", r.quarters, 1, 400);
  ar("phases", r.phases, 1, 100);
  ar("damage", r.damage);
}
template <class Ar>
void fields(Ar& ar, SurfaceRow& r) {
  ar("id", r.id, kSurfaces);
  ar("maneuver", r.maneuver, 0, 20);
  ar("hazard", r.hazard, 0, 20);
  ar("slick", r.slick);
}

namespace {

constexpr char const* kFile = "assets/games/car_wars/driving.json";

Error fault(Error error) {
  error.where = kFile + ((error.where.starts_with('/') ? "" : " ") + error.where);
  return error;
}

struct Lists {
  Tables& t;
};
template <class Ar>
void fields(Ar& ar, Lists& l) {
  ar("braking", l.t.braking);
  ar("skids", l.t.skids);
  ar("falls", l.t.falls);
  ar("surfaces", l.t.surfaces);
}

}  // namespace

std::string dice_text(DiceSum d) {
  if (d.dice == 0) return std::to_string(d.plus);
  std::string const sign = d.plus > 0 ? "+" : "";
  return filled("{}d{}", {d.dice, d.plus ? sign + std::to_string(d.plus) : ""});
}

Expected<Tables> read_tables(std::string_view json) {
  Expected<Doc> const doc = parse_doc(json);
  if (!doc) return fault(doc.error());
  Tables out;
  Lists lists{out};
  FromDoc read(*doc);
  if (read.ok()) fields(read, lists);
  if (!read.ok()) return fault(read.error());
  if (out.braking.empty()) return fault({"/braking", "at least one row is expected"});
  for (int i = 1; i < out.braking.size(); ++i)
    if (out.braking[i].mph <= out.braking[i - 1].mph) return fault({"/braking/" + std::to_string(i), "the rows go up in mph"});
  for (size_t i = 0; i < out.surfaces.size(); ++i)
    if (size_t(out.surfaces[i].id) != i) return fault({"/surfaces/" + std::to_string(i), filled("'{}' is expected here", {kSurfaces[i]})});
  return out;
}

Tables const& tables() {
  static Tables const all = [] {
    Expected<Tables> const read = read_tables(asset(kFile));
    assert(read);
    return read ? *read : Tables{};
  }();
  return all;
}

}  // namespace paddock::car_wars::driving
