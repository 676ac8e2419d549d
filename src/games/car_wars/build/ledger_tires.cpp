// Wheels and what stands on them: tires.json.
#include "games/car_wars/build/job.hpp"

namespace paddock::car_wars::build {
namespace {

Wheel wheel_at(Job const& j, int i) {
  bool const two_in_front = j.four();
  Wheel w;
  if (j.body.wheels == 1) return w.front = true, w;
  if (j.body.kind == Kind::cycle) return w.front = i == 0, w;
  if (j.body.kind == Kind::trike) {
    int const pair = two_in_front ? i : i - 1;                 // the single wheel is in front, of reversed trikes in the back
    bool const single = two_in_front ? i == 2 : i == 0;
    w.front = single != two_in_front;
    w.side = single ? int8_t(0) : pair == 0 ? int8_t(-1) : int8_t(1);
    return w;
  }
  w.front = i < 2, w.side = i % 2 == 0 ? int8_t(-1) : int8_t(1);
  return w;
}

bool stands(Wheel const& w, Where place) {
  bool const front = place == Where::front || place == Where::front_left || place == Where::front_right;
  bool const back = place == Where::back || place == Where::back_left || place == Where::back_right;
  bool const left = place == Where::left || place == Where::front_left || place == Where::back_left;
  bool const right = place == Where::right || place == Where::front_right || place == Where::back_right;
  return !(front && !w.front) && !(back && w.front) && !(left && w.side != -1) && !(right && w.side != 1);
}

}  // namespace

void set_wheels(Job& j) {
  j.f.wheels = j.body.wheels;
  if (!j.side && j.d.six_wheels != SixWheels::none && j.body.wheels == 4) j.f.wheels = 6;
  for (int i = 0; i < j.f.wheels; ++i) j.f.wheel[size_t(i)] = wheel_at(j, i);
  // Tires with a place first: the others take what is left, front wheels first.
  for (bool const placed : {true, false})
    for (int g = 0; g < j.c.tires.size(); ++g) {
      TireGroup const& group = j.c.tires[g];
      int left = group.count;
      if ((group.place != Where::none) != placed) continue;
      for (int i = 0; i < j.f.wheels && left > 0; ++i)
        if (Wheel& w = j.f.wheel[size_t(i)]; w.group < 0 && stands(w, group.place)) w.group = int8_t(g), --left;
    }
}

TireFacts tire_facts(TireGroup const& g, bool half_weight, BuildSettings const& set, bool half_cost) {
  TireKind const& kind = catalogue().tires[size_t(g.tire)];
  TireFacts t{kind.cost, kind.weight, kind.dp};
  auto has = [&](TireMod mod) { return (g.mods & mod) != 0; };
  Exact const snow = has(kSnow) ? Exact(has(kOffRoad) ? 50 : 100) : Exact(0);
  auto extras = [&] {
    t.cost += snow;
    if (has(kChains)) t.cost += 25, t.weight += 5;
  };
  if (has(kSteelbelted)) t.cost = t.cost * Ratio(3, 2), t.weight = t.weight * Ratio(3, 2), t.dp += t.dp / (set.steelbelt_dp_factor == Belts::third ? 3 : 4);   // CW-008
  if (has(kRadial)) t.cost = t.cost * Ratio(5, 2), t.weight = t.weight * Ratio(6, 5), t.dp -= 1;
  if (has(kOffRoad)) t.cost = t.cost * Ratio(6, 5), t.weight += 5;
  if (has(kSlick)) t.cost = t.cost * 4, t.weight = t.weight * 2, t.dp += 1;
  if (set.tire_extras_before) extras();
  if (has(kFireproof)) t.cost = t.cost * 2;
  if (half_weight) t.weight = t.weight * Ratio(1, 2);
  if (half_cost) t.cost = t.cost * Ratio(1, 2);
  if (!set.tire_extras_before) extras();
  return t;
}

void tire_rows(Job& j) {
  bool const light = j.body.kind >= Kind::trike;   // cycles, trikes, sidecars: half the weight
  for (int g = 0; g < j.c.tires.size(); ++g) {
    TireGroup const& group = j.c.tires[g];
    Row row{.item = catalogue().tires[size_t(group.tire)].id, .of = "tires", .rule = (group.mods & kSteelbelted) != 0 ? "CW-008" : "R-13", .count = group.count};
    TireFacts const plain = tire_facts(group, light, j.set()), halved = tire_facts(group, true, j.set(), j.set().dragster_front_price);
    int in_front = 0;                              // of a dragster: motorcycle tires
    for (int i = 0; i < j.f.wheels && j.body.cycle_front_tires; ++i) in_front += j.f.wheel[size_t(i)].group == g && j.f.wheel[size_t(i)].front;
    row.cost = plain.cost * (group.count - in_front) + halved.cost * in_front;
    row.weight = plain.weight * (group.count - in_front) + halved.weight * in_front;
    row.place.where = group.place;
    add(j, row);
  }
}

}  // namespace paddock::car_wars::build
