// The wheels of a design, their tires and what stands before them.
#include <algorithm>

#include "games/car_wars/build/job.hpp"
#include "games/car_wars/duel/entry.hpp"

namespace paddock::car_wars::duel {
namespace {

int corner_of(build::Wheel const& w) { return (w.front ? 0 : 2) + (w.side == 1); }

bool stands(build::Wheel const& w, build::Where place) {
  using build::Where;
  bool const front = place == Where::front || place == Where::front_left || place == Where::front_right;
  bool const back = place == Where::back || place == Where::back_left || place == Where::back_right;
  bool const left = place == Where::left || place == Where::front_left || place == Where::back_left;
  bool const right = place == Where::right || place == Where::front_right || place == Where::back_right;
  return !(front && !w.front) && !(back && w.front) && !(left && w.side != -1) && !(right && w.side != 1);
}

// Of a pair the outer tire says it.
void put_kind(Wheel& corner, build::TireGroup const& g) {
  std::string const& id = build::catalogue().tires[size_t(g.tire)].id;
  corner.kind = id == "solid" ? TireKind::solid : id == "plasticore" ? TireKind::plasticore : TireKind::plain;
  corner.fireproof = (g.mods & build::kFireproof) != 0 || corner.kind == TireKind::plasticore;
}

void put_tires(Car& car, build::Design const& d, build::Figures const& f, build::BuildSettings const& rules) {
  for (int i = 0; i < f.wheels && i < int(f.wheel.size()); ++i) {
    build::Wheel const& w = f.wheel[size_t(i)];
    Wheel& corner = car.wheels[size_t(corner_of(w))];
    int const dp = w.group < 0 ? 0 : std::clamp(build::tire_facts(d.main.tires[w.group], false, rules).dp, 0, 99);
    if (corner.there) {
      corner.second = int8_t(dp);
      continue;
    }
    corner.there = true, corner.dp = int8_t(dp);
    if (w.group >= 0) put_kind(corner, d.main.tires[w.group]);
  }
}

// So many pieces at their place, front wheels first, one a corner (CW-007).
void put_guards(Car& car, build::Design const& d, build::Figures const& f) {
  for (build::Part const& p : d.main.parts) {
    build::PartKind const& kind = build::kind_of(p);
    if (kind.guard == build::Guard::none) continue;
    bool const hub = build::is_hub(kind);
    uint8_t const sham = hub ? kShamHub : kShamGuard;
    int left = p.count;
    for (int i = 0; i < f.wheels && i < int(f.wheel.size()) && left > 0; ++i) {
      Wheel& corner = car.wheels[size_t(corner_of(f.wheel[size_t(i)]))];
      int8_t& points = hub ? corner.hub : corner.guard;
      if (points != 0 || (corner.fake & sham) != 0 || !stands(f.wheel[size_t(i)], p.place)) continue;
      --left;
      if (kind.guard == build::Guard::fake) {
        corner.fake |= sham;
        continue;
      }
      points = int8_t(std::clamp<int>(p.amount, 0, 99));
      if (hub) corner.hub_kind = armor_material(p.type) & 15;
      else corner.guard_kind = armor_material(p.type) & 15;
    }
  }
}

}  // namespace

void put_wheels(Car& car, build::Design const& d, build::Figures const& f, build::BuildSettings const& rules) {
  put_tires(car, d, f, rules);
  put_guards(car, d, f);
}

}  // namespace paddock::car_wars::duel
