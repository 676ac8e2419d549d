// What the screen shows of a design: figures, bill, limits, faults, mends.
#include <algorithm>

#include "core/text.hpp"
#include "games/car_wars/show/designer.hpp"
#include "games/car_wars/show/faults.hpp"
#include "games/car_wars/show/plan.hpp"
#include "games/car_wars/show/words.hpp"

namespace paddock::car_wars::show {
using namespace build;

namespace {

// "Mid-sized, 2 MG front": the body and what it has most to say with.
std::string name_of(Bench const& b) {
  for (Doc const* doc : {&b.raw, &b.spec})
    if (std::string name = clean_name(get_text(*doc, "name")); !name.empty()) return name;
  std::string name = b.body() ? title_of(*b.body()) : "No body yet";
  Craft const& c = b.craft(false);
  int best = -1;
  for (int i = 0; i < c.weapons.size(); ++i) {
    auto const worth = [&](int at) { return catalogue().weapons[size_t(c.weapons[at].kind)].cost * c.weapons[at].count; };
    if (best < 0 || worth(i) > worth(best)) best = i;
  }
  if (best < 0) return name + ", unarmed";
  int count = 0;
  for (Weapon const& w : c.weapons) count += w.kind == c.weapons[best].kind && w.mount == c.weapons[best].mount ? w.count : 0;
  return name + ", " + (count > 1 ? number(int64_t(count)) + " " : "") + catalogue().weapons[size_t(c.weapons[best].kind)].id + " " + place_words(c.weapons[best].mount);
}

std::vector<paddock::Figure> figures_of(Bench const& b) {
  Ledger const& l = b.check.ledger;
  std::string accel = halves(l.acceleration_halves);
  if (l.acceleration_bonus > 0) accel += " +" + number(int64_t(l.acceleration_bonus));
  bool const gas = b.plant() && b.plant()->gas;
  std::vector<paddock::Figure> out = {{"Top speed", halves(l.top_speed_halves), Tone::Plain},
                                      {"Accel", accel, l.acceleration_halves == 0 && b.body() ? Tone::Bad : Tone::Plain},
                                      {"Handling", std::to_string(l.main.hc), Tone::Plain},
                                      {"Ram", ratio_text(l.damage_modifier), Tone::Plain}};
  if (gas) out.push_back({"Range", number(l.range.floor()), Tone::Plain});
  else out.push_back({"Power", number(int64_t(l.power_units)), Tone::Plain});
  return out;
}

DesignLimit limit(std::string label, Exact used, Exact of, std::string value, std::string said) {
  DesignLimit out{std::move(label), std::move(value), std::move(said), 0, used > of};
  if (of > Exact(0)) out.permille = int((used * Ratio(1000)).units / of.units);
  else out.permille = used > Exact(0) ? 1000 : 0;
  return out;
}

// Of an event without a purse: the smallest division that holds it; above $25,000 they go by fives.
Exact purse(Bench const& b) {
  if (b.event.budget > 0) return b.event.budget;
  int64_t const cost = rounded(b.check.ledger.cost, b.event);
  return std::max<int64_t>(1, (cost + 4999) / 5000) * 5000;
}

void put_limits(Bench const& b, DesignView& v) {
  Ledger const& l = b.check.ledger;
  Exact const of = purse(b);
  v.limits.push_back(limit("Cost", Exact(rounded(l.cost, b.event)), of, dollars(l.cost), dollars(of)));
  if (!b.body()) return;
  v.limits.push_back(limit("Weight", l.main.weight, l.main.max_load, number(l.main.weight), number(int64_t(l.main.max_load)) + " lb"));
  v.limits.push_back(limit("Spaces", l.main.spaces_used, l.main.spaces_allowed, number(l.main.spaces_used), number(int64_t(l.main.spaces_allowed))));
  if (l.main.cargo_spaces > 0)
    v.limits.push_back(limit("Cargo", l.main.cargo_used, l.main.cargo_spaces, number(l.main.cargo_used), number(int64_t(l.main.cargo_spaces))));
  if (!b.design().has_sidecar || !b.body(true)) return;
  v.limits.push_back(limit("Sidecar", l.sidecar.weight, l.sidecar.max_load, number(l.sidecar.weight), number(int64_t(l.sidecar.max_load)) + " lb"));
  v.limits.push_back(limit("Its spaces", l.sidecar.spaces_used, l.sidecar.spaces_allowed, number(l.sidecar.spaces_used), number(int64_t(l.sidecar.spaces_allowed))));
}

Line note(bool good, std::string text) { return line(good ? "check" : "alert-circle", kNobody, Rule{}, std::move(text), good ? Tone::Good : Tone::Bad); }

void power_note(Bench const& b, DesignView& v) {
  Ledger const& l = b.check.ledger;
  if (!b.plant() || !b.body()) return;
  Exact const power = l.power_factors;
  Exact const third = Exact((l.weight * Ratio(1, 3)).ceil()), half = Exact((l.weight * Ratio(1, 2)).ceil()), all = Exact(l.weight.ceil());
  std::string const plant = std::string(b.plant()->gas ? "Engine " : "Plant ") + number(power);
  if (power < third) return v.notes.push_back(note(false, plant + ", needs a third of the weight: " + number(third)));
  std::string more = power < half ? "half, " + number(half) + ", would accelerate by 10" : power < all ? "all of it, " + number(all) + ", would accelerate by 15" : "";
  v.notes.push_back(note(true, plant + ", needs a third of the weight: " + number(third) + (more.empty() ? "" : "; " + more)));
}

void put_notes(Bench const& b, DesignView& v) {
  power_note(b, v);
  Ledger const& l = b.check.ledger;
  if (b.plant() && b.plant()->gas)
    v.notes.push_back(note(b.design().fuel >= Exact(l.min_fuel), number(b.design().fuel) + " gallons at " + counted(l.mpg, "mile") + " each: range " + number(l.range) + ", at least " +
                                                                     number(int64_t(l.min_fuel)) + " gallons are asked for"));
  Exact const loose = l.main.spaces_allowed - l.main.spaces_used;
  if (b.check.legal() && l.main.max_load > 0 && (Exact(l.main.max_load) - l.main.weight).floor() >= 1)
    v.notes.push_back(line("", kNobody, Rule{}, number(Exact(l.main.max_load) - l.main.weight) + " lb and " + number(loose) + (loose == Exact(1) ? " space" : " spaces") + " are left", Tone::Quiet));
}

constexpr size_t kOffered = 6;

// For one fault: what changes the very place it speaks of, else what mends most.
DesignEdit smallest(std::string const& path, size_t fault, std::vector<Mend> const& mends) {
  Mend const* best = nullptr;
  for (Mend const& m : mends) {
    if (!m.cures[fault]) continue;
    bool const here = m.edit.changes.size() == 1 && m.edit.changes[0].path == path;
    if (here) return m.edit;
    if (!best) best = &m;
  }
  return best ? best->edit : DesignEdit{};
}

void put_faults(Bench const& b, std::vector<BillPart> const& parts, DesignView& v) {
  v.faults = faults_of(b);
  std::vector<Mend> mends = mends_of(b, parts);
  for (size_t i = 0; i < v.faults.size(); ++i) v.faults[i].mend = smallest(b.root + b.check.faults[i].path, i, mends);
  for (DesignFault& f : v.faults)   // the magazine itself, where it has a row
    for (BillRow const& row : v.bill)
      if (f.path.ends_with("/magazines") && row.path.starts_with(f.path)) {
        f.path = row.path;
        break;
      }
  for (size_t i = 0; i < v.faults.size(); ++i)   // a part that was found to blame for a fault of a whole list
    for (BillRow& row : v.bill) row.faulty |= v.faults[i].path != b.root + b.check.faults[i].path && v.faults[i].path == row.path;
  for (size_t i = 0; i < std::min(kOffered, mends.size()); ++i) v.mends.push_back(std::move(mends[i].edit));
}

}  // namespace

DesignView view_design(Doc const& design, Doc const& event) {
  Bench const b = bench_of(design, event);
  DesignView v;
  v.name = name_of(b);
  if (b.read.faults.empty()) v.tag = write_tag(b.design());
  v.legal = b.check.legal();
  v.figures = figures_of(b);
  std::vector<BillPart> const parts = bill_parts(b);
  v.bill = bill_of(b, parts);
  put_limits(b, v), put_notes(b, v), put_faults(b, parts, v);
  v.plan = plan_of(b, v);
  return v;
}

}  // namespace paddock::car_wars::show
