// Handling class, acceleration, top speed, damage modifier; and small questions about a craft that several files ask.
#include "games/car_wars/build/job.hpp"
#include "games/car_wars/rules/ram_tables.hpp"

namespace paddock::car_wars::build {

bool has_plastic(Craft const& c) {
  for (int points : c.armor)
    if (points > 0) return true;
  return false;
}
bool has_metal(Craft const& c) {
  for (int points : c.metal_armor)
    if (points > 0) return true;
  return false;
}
int metal_type(Craft const& c) {
  static int const plain = find_row(catalogue().armours, "metal");
  return c.metal < 0 ? plain : c.metal;
}
int locations_of(Job const& j) { return j.cycle() ? 2 : int(kFacings); }
int find_part(std::string_view id) { return find_row(catalogue().parts, id); }
int count_part(Craft const& c, char const* part) {
  std::string_view const id = part;
  int n = 0;
  for (Part const& p : c.parts)
    if (kind_of(p).id == id) n += p.count;
  return n;
}

bool has_detonator(Design const& d) { return count_part(d.main, kDetonator) > 0 || (d.has_sidecar && count_part(d.sidecar, kDetonator) > 0); }

Exact protected_spaces(Job const& j, Around const& a) {
  Exact spaces = 0;
  switch (a.what) {
    case What::driver:
      for (Person const& p : j.c.crew) spaces += p.role <= Role::cyclist ? 2 : 0;
      return spaces;
    case What::gunner:
      for (Person const& p : j.c.crew) spaces += p.role == Role::gunner ? 2 : 0;
      return spaces;
    case What::passenger:
      for (Person const& p : j.c.crew) spaces += p.role == Role::passenger ? 1 : 0;
      return spaces;
    case What::plant: return j.set().plant_accessories_in_ca ? j.l.plant_spaces + j.l.plant_accessory_spaces : j.l.plant_spaces;   // CW-012
    case What::tank: return j.l.tank_spaces;
    case What::weapons:
      for (Weapon const& w : j.c.weapons)
        if (w.mount == a.mount) spaces += kind_of(w).spaces * w.count;         // magazines are not protected
      return spaces;
    case What::weapon: return a.weapon < j.c.weapons.size() ? kind_of(j.c.weapons[a.weapon]).spaces * j.c.weapons[a.weapon].count : Exact(0);
    default: return 0;
  }
}

namespace {

void hc_term(Job& j, int value, std::string_view item, std::string_view rule = "R-5.1") {
  if (value != 0) j.l.terms.push_back({Figure::hc, value, item, rule, j.side});
  j.f.hc += value;
}

TireGroup const* tires_on(Job const& j, int wheel) {
  int const group = j.f.wheel[size_t(wheel)].group;
  return group < 0 ? nullptr : &j.c.tires[group];
}
bool alike(TireGroup const* a, TireGroup const* b) { return a && b && a->tire == b->tire && a->mods == b->mods; }

// Whether every wheel (of an axle: 1 front, 0 back, -1 both) has tires with this.
bool all_wheels(Job const& j, uint8_t mod, int axle = -1) {
  int n = 0;
  for (int i = 0; i < j.f.wheels; ++i) {
    if (axle >= 0 && int(j.f.wheel[size_t(i)].front) != axle) continue;
    TireGroup const* const tires = tires_on(j, i);
    if (!tires || (tires->mods & mod) == 0) return false;
    ++n;
  }
  return n > 0;
}
int wheels_in_front(Job const& j) {
  int n = 0;
  for (int i = 0; i < j.f.wheels; ++i) n += j.f.wheel[size_t(i)].front;
  return n;
}

// tires.json, matching: both front tires alike, all rear tires alike; cycle and sidecar all alike.
bool matched(Job const& j) {
  TireGroup const* axle[2] = {nullptr, nullptr};
  for (int i = 0; i < j.f.wheels; ++i) {
    TireGroup const* const tires = tires_on(j, i);
    TireGroup const*& first = axle[j.f.wheel[size_t(i)].front];
    if (!tires) continue;
    if (first && !alike(first, tires)) return false;
    first = tires;
  }
  if (j.side || !j.d.has_sidecar || j.d.sidecar.tires.empty()) return true;
  for (TireGroup const* tires : axle)
    if (tires && !alike(tires, &j.d.sidecar.tires[0])) return false;
  return true;
}

int suspension_hc(Job const& j) {
  Catalogue const& cat = catalogue();
  if (j.body.kind == Kind::racing) return j.body.base_hc;
  std::string_view const table = j.body.kind == Kind::car ? "car" : "cycle";
  Suspension const* s = j.c.suspension >= 0 ? &cat.suspensions[size_t(j.c.suspension)] : nullptr;
  for (size_t i = 0; !s && i < cat.suspensions.size(); ++i)   // none named: the light one, which comes with the body
    if (cat.suspensions[i].table == table) s = &cat.suspensions[i];
  if (j.body.hc_column == "subcompact") return s->hc_subcompact;
  bool const heavy = j.body.hc_heavy_over > 0 && j.f.weight > Exact(j.body.hc_heavy_over);
  return j.body.hc_column == "van" || heavy ? s->hc_van : s->hc;
}

bool chained(Craft const& c) {
  return std::any_of(c.tires.begin(), c.tires.end(), [](TireGroup const& g) { return (g.mods & kChains) != 0; });
}

bool front_guards(Job const& j) {
  for (Part const& p : j.c.parts)
    if ((kind_of(p).guard == Guard::guard || (kind_of(p).guard == Guard::retractable && j.set().retractable_lowers_hc)) && p.place != Where::back && p.place != Where::back_left && p.place != Where::back_right) return true;
  return false;
}

}  // namespace

void handling(Job& j) {
  hc_term(j, suspension_hc(j), "suspension");
  if (!j.side && j.d.reversed && j.body.kind == Kind::trike) {
    int const before = j.f.hc;
    hc_term(j, std::min(before + 1, j.set().reversed_cap_on_sum ? 99 : 3) - before, "reversed");
  }
  bool radials = all_wheels(j, kRadial);
  if (!j.set().sidecar_radials_apart && j.d.has_sidecar) {
    bool const there = !j.d.sidecar.tires.empty() && (j.d.sidecar.tires[0].mods & kRadial) != 0;
    radials = radials && !j.side && there;   // one bonus for the pair, if all three wheels have them
  }
  hc_term(j, radials, "radial");
  hc_term(j, wheels_in_front(j) > 1 && all_wheels(j, kSlick, 1), "slick, front");
  hc_term(j, all_wheels(j, kSlick, 0), "slick, rear");
  bool const both = !j.set().sidecar_radials_apart;      // as radials: any chains of the pair, once
  hc_term(j, -int(chained(j.c) && !(both && j.side && chained(j.d.main))), "chains");
  hc_term(j, count_part(j.c, "active_suspension") > 0, "active_suspension");
  hc_term(j, -int(j.four() && front_guards(j)), "wheelguards");
  hc_term(j, -int(!matched(j) && !j.set().mismatch_only_in_play), "unlike tires");
  if (j.set().reversed_cap_on_sum && !j.side && j.d.reversed && j.f.hc > 3) hc_term(j, 3 - j.f.hc, "at most 3");
  if (!j.side && j.d.has_sidecar) hc_term(j, j.l.sidecar.hc, "sidecar");
}

// R 13.10. Half miles an hour, so that 2.5 is a whole number.
void speed_figures(Ledger& l, Design const& d, Event const& e) {
  Job const j = job_of(d, e, l, false);
  int64_t const pf = l.power_factors;
  Exact const weight = l.weight, power = pf;
  bool const heavy_gear = count_part(d.main, "hd_transmission") > 0;
  int const mph = j.body.accel_20 && power >= weight * 2 ? 20 : power >= weight ? 15 : power * 2 >= weight ? 10 : power * 3 >= weight ? 5 : 0;
  int const cap = e.settings.thundercat_acceleration_cap > 0 && j.plant() && j.plant()->id == "thundercat" ? e.settings.thundercat_acceleration_cap : mph;
  l.acceleration_halves = pf == 0 ? 0 : std::min(mph, cap) * 2;
  if (heavy_gear && pf > 0) {
    bool const fast = e.settings.transmission_halves ? power * 2 >= weight : power * 3 >= weight;
    l.acceleration_halves = fast ? 10 : power * 6 >= weight ? 5 : 0;
  }
  if (e.settings.acceleration_with_bonus && l.acceleration_halves > 0) l.acceleration_halves += 2 * l.acceleration_bonus;
  int pods = 0;
  for (Craft const* c : {&d.main, &d.sidecar})
    for (Holder const& h : holders_of(*c)) pods += (holder(h.mount).holds == Holds::pod || holder(h.mount).holds == Holds::rocket_pod) ? h.count : 0;
  int const tenths = 10 + ((d.frame & kStreamlined) != 0) + (count_part(d.main, "cycle_windshell") > 0 && !e.settings.windshell_no_speed) - (e.settings.pods_slow_each ? pods : pods > 0);
  Ratio const sum = Ratio(pf) + weight.ratio();
  Ratio const speed = pf == 0 ? Ratio(0) : Ratio((j.gas() ? 240 : 360) * pf) / sum * Ratio(std::max(tenths, 0), 10);
  l.top_speed_halves = int((speed * Ratio(2, 5)).floor() * 5);
  bool const chains = chained(d.main) || chained(d.sidecar);
  if (chains) l.top_speed_halves = std::max(0, l.top_speed_halves - 20);
  if (pf > 0) {
    l.terms.push_back({Figure::top_speed, Ratio(l.top_speed_halves + (chains ? 20 : 0), 2), j.gas() ? "240 x PF / (PF + weight)" : "360 x PF / (PF + weight)", "R-13"});
    if (chains) l.terms.push_back({Figure::top_speed, -10, "chains", "R-13"});
  }
  // collision.json; the pair's weight with a sidecar.
  Exact const ram = e.settings.sidecar_weight_counts ? weight : l.main.weight;
  l.damage_modifier = damage_modifier(ram.ratio());
}

}  // namespace paddock::car_wars::build
