// What a check answers, as design-format.md has it.
#include "core/filled.hpp"
#include "games/car_wars/build/job.hpp"

namespace paddock::car_wars::build {
namespace {

Doc halves_doc(int halves) { return halves % 2 == 0 ? Doc(halves / 2) : decimal_doc(int64_t(halves) * 500'000); }

Doc faults_doc(std::vector<Fault> const& faults) {
  Doc list = Doc::array();
  for (Fault const& f : faults) list.push_back(DocObject().with("ruling", f.rule).with("path", f.path).with("why", f.why).with("mend", f.mend));
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
    if (t.of == of && t.sidecar == sidecar && t.item != no_body().id) list.push_back(DocObject().with("value", exact_doc(Exact::of(t.value)))
        .with("item", t.item).with("rule", t.rule));
  return list;
}
Doc reasons_doc(Ledger const& l) {
  DocObject out;
  for (int i = 0; i < int(std::size(kFigures)); ++i)
    if (Doc list = terms_doc(l, Figure(i), false); !list.empty()) out[kFigures[i]] = std::move(list);
  return out;
}

Doc tire_dp_doc(Figures const& f, Craft const& c, Event const& e) {
  DocObject out;
  auto dp = [&](int wheel) { return f.wheel[size_t(wheel)].group < 0 ? 0 : tire_facts(c.tires[f.wheel[size_t(wheel)].group], false, e.settings).dp; };
  bool all = true, axles = true;
  for (int i = 0; i < f.wheels; ++i)
    for (int k = 0; k < i; ++k) {
      all = all && dp(i) == dp(k);
      axles = axles && (f.wheel[size_t(i)].front != f.wheel[size_t(k)].front || dp(i) == dp(k));
    }
  if (all && f.wheels > 0) return out.with("all", dp(0));
  for (int i = 0; i < f.wheels; ++i) {
    Wheel const& w = f.wheel[size_t(i)];
    std::string name = w.front ? "front" : "back";
    if (!axles && w.side != 0) name += w.side < 0 ? "_left" : "_right";
    if (i >= 4 && !axles) name += "_2";
    out[name] = dp(i);
  }
  return out;
}

void put_third(DocObject& out, Figures const& f) {
  out.with("third_limit", f.third ? Doc(f.third_limit) : Doc(nullptr));
  Doc used = Doc::object();
  for (int i = 0; i < kFacings; ++i)
    if (!(f.third_used[size_t(i)] == Exact(0))) used[kFacingNames[i]] = exact_doc(f.third_used[size_t(i)]);
  out.with("third_used", std::move(used));
}

Doc sidecar_doc(Ledger const& l, Design const& d, Event const& e) {
  Figures const& f = l.sidecar;
  DocObject out;
  out.with("cost", rounded(f.cost, e)).with("cost_exact", exact_doc(f.cost)).with("weight", rounded(f.weight, e))
      .with("weight_exact", exact_doc(f.weight)).with("max_load", f.max_load).with("spaces_used", exact_doc(f.spaces_used))
      .with("spaces_allowed", f.spaces_allowed).with("hc", f.hc).with("wheels", f.wheels).with("tire_dp", tire_dp_doc(f, d.sidecar, e));
  if (Doc reasons = terms_doc(l, Figure::hc, true); !reasons.empty()) out.with("reasons", DocObject().with("hc", std::move(reasons)));
  return out;
}

void put_power(DocObject& out, Ledger const& l, Design const& d) {
  bool const gas = d.plant >= 0 && catalogue().plants[size_t(d.plant)].gas;
  if (d.plant >= 0) out.with("plant_dp", l.plant_dp);
  if (!gas) return void(out.with("power_units", l.power_units));
  out.with("min_fuel_gallons", l.min_fuel).with("fuel", exact_doc(d.fuel)).with("range", exact_doc(l.range)).with("mpg", l.mpg);
  if (l.power_units > 0) out.with("power_units", l.power_units);   // of laser batteries
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
    if (!row.of.empty()) item += filled(" ({})", {row.of});
    list.push_back(DocObject().with("item", item).with("rule", row.rule).with("cost", exact_doc(row.cost)).with("weight", exact_doc(row.weight))
        .with("spaces", exact_doc(row.cargo || row.sidecar ? Exact(0) : row.spaces)).with("place", place_text(row)));
    if ((row.cargo || row.sidecar) && row.spaces > Exact(0)) list.back()[row.sidecar ? "sidecar_spaces" : "cargo_spaces"] = exact_doc(row.spaces);   // "spaces" sums up to spaces_used
  }
  return list;
}

Doc answer(Check const& check, Design const& d, Event const& e) {
  Ledger const& l = check.ledger;
  Figures const& f = l.main;
  DocObject out;
  out.with("legal", check.legal()).with("errors", faults_doc(check.faults));
  out.with("cost", rounded(l.cost, e)).with("cost_exact", exact_doc(l.cost));
  out.with("weight", rounded(l.weight, e)).with("weight_exact", exact_doc(l.weight));
  out.with("spaces_used", exact_doc(f.spaces_used)).with("spaces_allowed", f.spaces_allowed).with("cargo_spaces", f.cargo_spaces);
  if (f.cargo_used > Exact(0)) out.with("cargo_used", exact_doc(f.cargo_used));
  out.with("max_load", f.max_load).with("power_factors", l.power_factors);
  out.with("acceleration", halves_doc(l.acceleration_halves)).with("acceleration_always_bonus", l.acceleration_bonus);
  out.with("top_speed", halves_doc(l.top_speed_halves)).with("hc", f.hc).with("damage_modifier", ratio_text(l.damage_modifier));
  put_third(out, f);
  if (d.main.body < 0) out.with("spaces_allowed", 0).with("max_load", 0).with("third_limit", nullptr);   // no_body() allows all, so that one fault is told once
  out.with("wheels", f.wheels).with("tire_dp", tire_dp_doc(f, d.main, e));
  put_power(out, l, d);
  if (d.has_sidecar) {
    out.with("sidecar", sidecar_doc(l, d, e));
    out.with("cycle_weight", rounded(f.weight, e)).with("cycle_weight_exact", exact_doc(f.weight));
  }
  out.with("reasons", reasons_doc(l));
  out.with("ledger", ledger_doc(l));
  return out;
}

}  // namespace paddock::car_wars::build
