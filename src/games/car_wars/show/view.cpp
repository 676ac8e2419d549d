// What the screen shows of a design: figures, bill, limits, faults, mends.
#include <algorithm>

#include "core/text.hpp"
#include "games/car_wars/duel/settings.hpp"
#include "games/car_wars/show/card.hpp"
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
  if (!b.body()) return "New vehicle";
  std::string name = title_of(*b.body());
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

std::vector<DesignFigure> figures_of(Bench const& b) {
  Ledger const& l = b.check.ledger;
  std::string accel = halves(l.acceleration_halves);
  if (l.acceleration_bonus > 0) accel += " +" + number(int64_t(l.acceleration_bonus));
  bool const gas = b.plant() && b.plant()->gas;
  std::vector<DesignFigure> out = {
      {"Top speed", halves(l.top_speed_halves), "How fast it can go, in miles an hour."},
      {"Accel", accel, "Acceleration: by how many miles an hour it may speed up in a turn.", l.acceleration_halves == 0 && b.body() ? Tone::Bad : Tone::Plain},
      {"Handling", std::to_string(l.main.hc), "Handling class: every turn it wins back so much of its grip. A higher one bears more and sharper bends."},
      {"Ram", ratio_text(l.damage_modifier), "What its weight does in a collision: the dice of damage are multiplied by it. The heavier, the more."}};
  if (gas) out.push_back({"Range", number(l.range.floor()), "How many miles it drives on a full tank."});
  else out.push_back({"Power", number(int64_t(l.power_units)), "Power units in its battery: what lasers use up when they fire."});
  return out;
}

DesignLimit limit(std::string label, Exact used, Exact of, std::string value, std::string said) {
  DesignLimit out{std::move(label), std::move(value), std::move(said), 0, used > of};
  if (of > Exact(0)) out.permille = int((used * Ratio(1000)).units / of.units);
  else out.permille = used > Exact(0) ? 1000 : 0;
  return out;
}

constexpr int64_t kStep = 5000, kDearest = 25000;   // divisions of duels, in dollars; above them duels are open to all

int64_t price_of(Bench const& b) { return rounded(b.check.ledger.cost, b.event); }

// Of an event without a purse: the smallest division that holds it; above the dearest they go on in the same steps.
int64_t purse(Bench const& b) { return b.event.budget > 0 ? b.event.budget : std::max<int64_t>(1, (price_of(b) + kStep - 1) / kStep) * kStep; }
bool only_open(Bench const& b) { return b.event.budget == 0 && price_of(b) > kDearest; }

// What a legal one may enter.
std::string verdict_of(Bench const& b) {
  Doc rest = write_event(b.event);
  rest.erase("budget");
  if (!rest.empty()) return b.event.budget > 0 ? "Legal for this event of " + dollars(Exact(purse(b))) : "Legal for this event";
  return only_open(b) ? "Legal for open duels" : "Legal for duels of " + dollars(Exact(purse(b)));
}

// Legal is not armed: a first design of one's own stops there.
std::string lacks_of(Bench const& b) {
  Craft const& c = b.craft(false);
  auto const bare = [](std::array<int16_t, kFacings> const& points) { return std::all_of(points.begin(), points.end(), [](int p) { return p == 0; }); };
  bool const unarmed = c.weapons.empty() && b.craft(true).weapons.empty(), open = bare(c.armor) && bare(c.metal_armor);
  if (!unarmed && !open) return "";
  return std::string("It has no ") + (unarmed ? "weapon" : "armor") + (unarmed && open ? " and no armor yet." : " yet.");
}

void put_limits(Bench const& b, DesignView& v) {
  Ledger const& l = b.check.ledger;
  Exact const of = purse(b);
  std::string const said = b.event.budget > 0 ? dollars(of) : only_open(b) ? "an open duel" : "a " + dollars(of) + " duel";
  v.limits.push_back(limit("Cost", Exact(price_of(b)), of, dollars(l.cost), said));
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
  std::string const plant = std::string(b.plant()->gas ? "Engine" : "Power plant");
  if (power < third) return v.notes.push_back(note(false, plant + " too weak: it has " + number(power) + " power factors, a third of the weight is needed, " + number(third)));
  std::string const more = power < half ? ". With " + number(half) + " it would gain 10 mph a turn." : power < all ? ". With " + number(all) + " it would gain 15 mph a turn." : "";
  v.notes.push_back(note(true, plant + " strong enough: " + number(power) + " power factors, " + number(third) + " are needed" + more));
}

// The duel that set-up offers first lets in less: told before somebody keeps it for that one.
void division_note(Bench const& b, DesignView& v) {
  int64_t const usual = duel::dollars(duel::DuelSettings{}.division), over = price_of(b) - usual;
  if (b.event.budget > 0 || over <= 0) return;
  v.notes.push_back(line("alert-triangle", kNobody, Rule{}, "The usual duel lets in " + dollars(Exact(usual)) + ", " + dollars(Exact(over)) + " less. Set it up for dearer cars.", Tone::Warn));
}

void put_notes(Bench const& b, DesignView& v) {
  power_note(b, v), division_note(b, v);
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
  if (v.legal) v.verdict = verdict_of(b), v.lacks = lacks_of(b);
  v.figures = figures_of(b);
  std::vector<BillPart> const parts = bill_parts(b);
  v.bill = bill_of(b, parts);
  put_limits(b, v), put_notes(b, v), put_faults(b, parts, v);
  v.plan = plan_of(b, v);
  put_card(b, v);
  return v;
}

}  // namespace paddock::car_wars::show
