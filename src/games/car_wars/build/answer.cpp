// What a check answers, as design-format.md has it.
#include "games/car_wars/build/job.hpp"

namespace paddock::car_wars::build {
namespace {

Doc halves_doc(int halves) { return halves % 2 == 0 ? Doc(halves / 2) : decimal_doc(int64_t(halves) * 500'000); }

Doc faults_doc(std::vector<Fault> const& faults) {
  Doc list = Doc::array();
  for (Fault const& f : faults) list.push_back({{"ruling", f.rule}, {"path", f.path}, {"why", f.why}, {"mend", f.mend}});
  return list;
}

std::string place_text(Row const& row) {
  std::string text;
  if (row.place.where == Where::held) text = holder(row.place).id + (row.place.side == Where::none ? "" : std::string(" ") + kWhereNames[int(row.place.side)]);
  else if (row.place.where == Where::own_turret) text = "turret";
  else text = kWhereNames[int(row.place.where)];
  if (row.cargo) text = "cargo";
  return row.sidecar ? (text.empty() ? "sidecar" : "sidecar " + text) : text;
}

Doc terms_doc(Ledger const& l, Figure of, bool sidecar) {
  Doc list = Doc::array();
  for (Term const& t : l.terms)
    if (t.of == of && t.sidecar == sidecar && t.item != no_body().id) list.push_back({{"value", exact_doc(Exact::of(t.value))}, {"item", t.item}, {"rule", t.rule}});
  return list;
}
Doc reasons_doc(Ledger const& l) {
  Doc out = Doc::object();
  for (int i = 0; i < int(std::size(kFigures)); ++i)
    if (Doc list = terms_doc(l, Figure(i), false); !list.empty()) out[kFigures[i]] = std::move(list);
  return out;
}

Doc tire_dp_doc(Figures const& f, Craft const& c, Event const& e) {
  Doc out = Doc::object();
  auto dp = [&](int wheel) { return f.wheel[size_t(wheel)].group < 0 ? 0 : tire_facts(c.tires[f.wheel[size_t(wheel)].group], false, e.settings).dp; };
  bool all = true, axles = true;
  for (int i = 0; i < f.wheels; ++i)
    for (int k = 0; k < i; ++k) {
      all = all && dp(i) == dp(k);
      axles = axles && (f.wheel[size_t(i)].front != f.wheel[size_t(k)].front || dp(i) == dp(k));
    }
  if (all && f.wheels > 0) return out["all"] = dp(0), out;
  for (int i = 0; i < f.wheels; ++i) {
    Wheel const& w = f.wheel[size_t(i)];
    std::string name = w.front ? "front" : "back";
    if (!axles && w.side != 0) name += w.side < 0 ? "_left" : "_right";
    if (i >= 4 && !axles) name += "_2";
    out[name] = dp(i);
  }
  return out;
}

void put_third(Doc& out, Figures const& f) {
  out["third_limit"] = f.third ? Doc(f.third_limit) : Doc(nullptr);
  Doc used = Doc::object();
  for (int i = 0; i < kFacings; ++i)
    if (!(f.third_used[size_t(i)] == Exact(0))) used[kFacingNames[i]] = exact_doc(f.third_used[size_t(i)]);
  out["third_used"] = std::move(used);
}

Doc sidecar_doc(Ledger const& l, Design const& d, Event const& e) {
  Figures const& f = l.sidecar;
  Doc out = {{"cost", rounded(f.cost, e)}, {"cost_exact", exact_doc(f.cost)}, {"weight", rounded(f.weight, e)}, {"weight_exact", exact_doc(f.weight)},
             {"max_load", f.max_load}, {"spaces_used", exact_doc(f.spaces_used)}, {"spaces_allowed", f.spaces_allowed}, {"hc", f.hc}, {"wheels", f.wheels},
             {"tire_dp", tire_dp_doc(f, d.sidecar, e)}};
  if (Doc reasons = terms_doc(l, Figure::hc, true); !reasons.empty()) out["reasons"] = {{"hc", std::move(reasons)}};
  return out;
}

void put_power(Doc& out, Ledger const& l, Design const& d) {
  bool const gas = d.plant >= 0 && catalogue().plants[size_t(d.plant)].gas;
  if (d.plant >= 0) out["plant_dp"] = l.plant_dp;
  if (!gas) return void(out["power_units"] = l.power_units);
  out["min_fuel_gallons"] = l.min_fuel, out["fuel"] = exact_doc(d.fuel), out["range"] = exact_doc(l.range), out["mpg"] = l.mpg;
  if (l.power_units > 0) out["power_units"] = l.power_units;   // of laser batteries
}

}  // namespace

Doc exact_doc(Exact e) {
  Ratio const r = e.ratio();
  if (r.whole()) return r.num;
  return 1'000'000 % r.den == 0 ? decimal_doc(r.num * (1'000'000 / r.den)) : Doc(ratio_text(r));
}

int64_t rounded(Exact e, Event const& event) {
  int64_t const up = e.half_up();
  bool const half = e + Exact::of(Ratio(1, 2)) == Exact(up);
  return event.settings.half_to_even && half && up % 2 != 0 ? up - 1 : up;
}

Doc ledger_doc(Ledger const& ledger) {
  Doc list = Doc::array();
  for (Row const& row : ledger.rows) {
    if (row.item == no_body().id) continue;
    std::string item = row.count > 1 ? std::to_string(row.count) + " " : "";
    item += row.item;
    if (!row.of.empty()) item += " (" + std::string(row.of) + ")";
    list.push_back({{"item", item}, {"rule", row.rule}, {"cost", exact_doc(row.cost)}, {"weight", exact_doc(row.weight)}, {"spaces", exact_doc(row.cargo || row.sidecar ? Exact(0) : row.spaces)}, {"place", place_text(row)}});
    if ((row.cargo || row.sidecar) && row.spaces > Exact(0)) list.back()[row.sidecar ? "sidecar_spaces" : "cargo_spaces"] = exact_doc(row.spaces);   // "spaces" sums up to spaces_used
  }
  return list;
}

Doc answer(Check const& check, Design const& d, Event const& e) {
  Ledger const& l = check.ledger;
  Figures const& f = l.main;
  Doc out = {{"legal", check.legal()}, {"errors", faults_doc(check.faults)}};
  out["cost"] = rounded(l.cost, e), out["cost_exact"] = exact_doc(l.cost);
  out["weight"] = rounded(l.weight, e), out["weight_exact"] = exact_doc(l.weight);
  out["spaces_used"] = exact_doc(f.spaces_used), out["spaces_allowed"] = f.spaces_allowed, out["cargo_spaces"] = f.cargo_spaces;
  if (f.cargo_used > Exact(0)) out["cargo_used"] = exact_doc(f.cargo_used);
  out["max_load"] = f.max_load, out["power_factors"] = l.power_factors;
  out["acceleration"] = halves_doc(l.acceleration_halves), out["acceleration_always_bonus"] = l.acceleration_bonus;
  out["top_speed"] = halves_doc(l.top_speed_halves), out["hc"] = f.hc, out["damage_modifier"] = ratio_text(l.damage_modifier);
  put_third(out, f);
  if (d.main.body < 0) out["spaces_allowed"] = 0, out["max_load"] = 0, out["third_limit"] = nullptr;   // no_body() allows all, so that one fault is told once
  out["wheels"] = f.wheels, out["tire_dp"] = tire_dp_doc(f, d.main, e);
  put_power(out, l, d);
  if (d.has_sidecar) {
    out["sidecar"] = sidecar_doc(l, d, e);
    out["cycle_weight"] = rounded(f.weight, e), out["cycle_weight_exact"] = exact_doc(f.weight);
  }
  out["reasons"] = reasons_doc(l);
  out["ledger"] = ledger_doc(l);
  return out;
}

}  // namespace paddock::car_wars::build
