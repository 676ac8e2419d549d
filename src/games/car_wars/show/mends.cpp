// Changes that might mend a design. Each is tried on the document itself: what the screen offers is known to help.
#include <algorithm>

#include "core/order.hpp"
#include "games/car_wars/show/faults.hpp"
#include "games/car_wars/show/words.hpp"

namespace paddock::car_wars::show {
using namespace build;

namespace {

constexpr size_t kTried = 40;

// What a text of the document names, by the catalogue.
std::string named(std::string_view id) {
  Catalogue const& c = catalogue();
  if (int const at = find_row(c.parts, id); at >= 0) return within(title_of(c.parts[size_t(at)]));
  if (int const at = find_row(c.gear, id); at >= 0) return within(title_of(c.gear[size_t(at)]));
  return spoken(id);
}
std::string said_of_value(Doc const& value) {
  if (value.is_string()) return named(value.get_ref<std::string const&>());
  if (value.is_number_integer()) return number(value.get<int64_t>());
  if (value.is_object() && value.contains("weapon")) return get_text(value, "weapon");
  if (value.is_object() && value.contains("type")) return get_text(value, "type") + " tank";
  return "what is there";
}
std::string last_word(std::string_view path) {
  size_t const at = path.rfind('/');
  return spoken(at == path.npos ? path : path.substr(at + 1));
}

// Taking out what stands at a path.
std::string out_words(Bench const& b, std::string const& path) {
  std::string const last = last_word(path);
  if (path.ends_with("/armor_type")) return "Plain plastic";
  if (path.find("/armor/") != path.npos || path.find("/metal/") != path.npos) return "No armor " + std::string(last == "top" || last == "underbody" || last == "under" ? "" : "at the ") + last;
  if (path.find("/skills/") != path.npos) return "No skill of a " + last;
  Doc const* const there = at_pointer(b.raw, path);
  bool const entry = !last.empty() && last[0] >= '0' && last[0] <= '9';
  if (!entry) return "Take out the " + last;
  return there && there->is_string() ? "Take out " + named(there->get_ref<std::string const&>()) : "Take out this entry";
}

// "/armor/top" set to 20: "Armor top: 20".
std::string mend_words(Bench const& b, Fault const& f, std::string const& path, Doc const& value) {
  if (value.is_null()) return out_words(b, path);
  if (path.ends_with("/chassis")) return capital(said_of_value(value)) + " chassis";
  if (path.ends_with("/plant")) {
    int const plant = value.is_string() ? find_row(catalogue().plants, value.get<std::string>()) : -1;
    return plant < 0 ? "Another plant" : title_of(catalogue().plants[size_t(plant)]) + (catalogue().plants[size_t(plant)].gas ? " engine" : " plant");
  }
  if (path.ends_with("/-")) return "Add a " + said_of_value(value);
  if (path.ends_with("/accessories") && value.is_array() && !value.empty()) return "Add a " + said_of_value(value[0]);
  if (path.ends_with("/tires")) return value.is_string() ? capital(said_of_value(value)) + " tires" : capital(said_of_value(value));
  if (path.ends_with("/fuel") || path.ends_with("/gallons")) return number(value.is_number_integer() ? value.get<int64_t>() : 0) + " gallons";
  if (path.ends_with("/tank") && value.is_object()) return "A tank of " + number(get_int(value, "gallons")) + " gallons";
  if (path.ends_with("/points")) return said_of_value(value) + " points";
  if (f.rule == "CW-007") return "Six wheels";
  return capital(last_word(path)) + ": " + said_of_value(value);
}

void own_mends(Bench const& b, std::vector<BillPart> const& parts, std::vector<DesignEdit>& out) {
  for (Fault const& f : b.check.faults) {
    if (!f.mend.is_object()) continue;
    std::string const path = b.root + get_text(f.mend, "path");
    Doc const value = f.mend.contains("value") ? f.mend["value"] : Doc();
    DesignEdit edit{mend_words(b, f, path, value), {}};
    bool const part = value.is_null() && std::any_of(parts.begin(), parts.end(), [&](BillPart const& p) { return p.path == path && !p.remove.empty(); });
    if (part) continue;                                        // it comes with the parts to blame, and with what hangs on it
    edit.changes.push_back({path, value});
    out.push_back(std::move(edit));
  }
}

bool drives(Bench const& b, std::string_view path) {
  for (Person const& p : b.craft(false).crew)
    if (p.role <= Role::cyclist && path == path_of(b, ListAt{"crew"}, p.at)) return true;
  return false;
}

// What a vehicle has one of: less of it, or another one, but not none.
bool is_whole(BillPart const& p) {
  for (char const* const end : {"/armor", "/metal", "/tires", "/chassis", "/suspension"})
    if (p.path.ends_with(end)) return true;
  return false;
}

// A weapon that may not be where it is goes to the front, or to the back.
void elsewhere(Bench const& b, std::string_view path, std::vector<DesignEdit>& out) {
  for (bool const side : {false, true})
    for (int i = 0; i < b.craft(side).weapons.size(); ++i) {
      Weapon const& w = b.craft(side).weapons[i];
      if (path != path_of(b, ListAt{"weapons", side}, w.at)) continue;
      for (Where const to : {Where::front, Where::back}) {
        Craft moved = b.craft(side);
        moved.weapons[i].mount = {to, Where::none, -1};
        if (w.mount.where != to) out.push_back(replace_edit(b, capital(short_of(catalogue().weapons[size_t(w.kind)])) + " to the " + kWhereNames[int(to)], {"weapons", side}, w.at, weapon_entry(moved, i)));
      }
    }
}

// Parts that a fault speaks of may be left out, and entries that nobody could read.
void blamed(Bench const& b, std::vector<BillPart> const& parts, std::vector<DesignEdit>& out) {
  for (Fault const& f : b.check.faults) {
    std::string const path = b.root + f.path;
    bool known = false;
    elsewhere(b, path, out);
    for (BillPart const& p : parts)
      if (speaks_of(path, p.path)) {
        known = p.path == path;
        if (!p.remove.empty() && !is_whole(p) && !drives(b, p.path)) out.push_back(p.remove);
      }
    Doc const* const there = at_pointer(b.raw, path), *const list = at_pointer(b.raw, path.substr(0, path.rfind('/')));
    if (!known && path.size() > 1 && there && !there->is_null() && (!there->is_structured() || (list && list->is_array()))) out.push_back({out_words(b, path), {{path, nullptr}}});
    if (f.path.ends_with("/gear") && there && there->is_array() && !there->empty()) {
      std::string const last = path + "/" + std::to_string(there->size() - 1);
      out.push_back({out_words(b, last), {{last, nullptr}}});
    }
  }
}

// Weapons of a facing that is too full: out with a magazine, or to where there is room.
void lighten_facing(Bench const& b, bool side, int facing, std::vector<DesignEdit>& out) {
  Craft const& c = b.craft(side);
  Figures const& f = b.figures(side);
  for (int i = 0; i < c.weapons.size(); ++i)
    if (Weapon const& w = c.weapons[i]; w.magazines > 0 && w.mount.where == where_of(facing)) out.push_back(leave_out_magazine(b, side, i, w.magazines));
  for (int i = 0; i < c.weapons.size(); ++i) {
    Weapon const& w = c.weapons[i];
    if (w.mount.where != where_of(facing)) continue;
    WeaponKind const& kind = catalogue().weapons[size_t(w.kind)];
    for (Facing const to : {kBack, kFront, kRight, kLeft}) {
      if (int(to) == facing || f.third_used[to] + kind.spaces * w.count > Exact(f.third_limit)) continue;
      Craft moved = c;
      moved.weapons[i].mount = {where_of(to), Where::none, -1};
      out.push_back(replace_edit(b, short_of(kind) + " to the " + kFacingNames[to], {"weapons", side}, w.at, weapon_entry(moved, i)));
      break;
    }
  }
}

// `points` less, each from where the most is.
std::array<int16_t, kFacings> thinner(std::array<int16_t, kFacings> points, int less) {
  for (; less > 0; --less) {
    auto const most = std::max_element(points.begin(), points.end());
    if (*most == 0) break;
    --*most;
  }
  return points;
}

constexpr int kGentle = 5;   // a fifth of the armor is given up before a part is

DesignEdit armour_edit(Bench const& b, bool side, bool metal, int less) {
  DesignEdit edit{counted(less, "point") + (metal ? " less metal" : " less armor"), {}};
  auto const& points = metal ? b.craft(side).metal_armor : b.craft(side).armor;
  auto const left = thinner(points, less);
  for (int f = 0; f < kFacings; ++f)
    if (left[size_t(f)] != points[size_t(f)]) edit.changes.push_back({points_path(b, metal, f, side), left[size_t(f)]});
  return edit;
}
int sum_of(std::array<int16_t, kFacings> const& points) {
  int sum = 0;
  for (int const p : points) sum += p;
  return sum;
}

// True: a small part of what is there.
bool less_armour(Bench const& b, bool side, Exact weight, Exact cost, std::vector<DesignEdit>& out) {
  Craft const& c = b.craft(side);
  Body const* const body = b.body(side);
  if (!body) return false;
  for (bool const metal : {true, false}) {
    int const sum = sum_of(metal ? c.metal_armor : c.armor);
    int const type = metal ? (c.metal < 0 ? find_row(catalogue().armours, "metal") : c.metal) : c.plastic;
    ArmourKind const& kind = catalogue().armours[size_t(type)];
    Exact const pounds = Exact(body->armor_weight) * kind.weight_factor, price = Exact(body->armor_cost) * kind.cost_factor;
    int less = 0;
    for (int n = 1; n <= sum && less == 0; ++n)
      if (pounds * n >= weight && price * n >= cost) less = n;
    if (less == 0) continue;
    out.push_back(armour_edit(b, side, metal, less));
    return less * kGentle <= sum;
  }
  return false;
}

// What could go to save so much; the cheapest loss first.
void part_outs(std::vector<BillPart> const& parts, bool side, Exact BillPart::*what, Exact need, std::vector<DesignEdit>& out) {
  std::vector<BillPart const*> fit;
  for (BillPart const& p : parts)
    if (p.side == side && p.*what >= need && !p.remove.empty() && !p.path.ends_with("/armor") && !p.path.ends_with("/tires") && p.title.find("river") == std::string::npos)
      fit.push_back(&p);
  sort_few(fit, [&](BillPart const* x, BillPart const* y) { return x->*what < y->*what; });
  for (size_t i = 0; i < std::min<size_t>(3, fit.size()); ++i) out.push_back(fit[i]->remove);
}

void stronger_chassis(Bench const& b, std::vector<DesignEdit>& out) {
  Body const* const body = b.body();
  if (!body || body->kind == Kind::cycle || body->kind == Kind::sidecar) return;
  for (Chassis const& c : catalogue().chassis)
    if ((Ratio(body->max_load) * c.load_factor).half_up() >= b.figures(false).weight.ceil()) {
      out.push_back(set_edit(b, title_of(c) + " chassis", "chassis", c.id));
      return;
    }
}

void totals(Bench const& b, std::vector<BillPart> const& parts, bool side, std::vector<DesignEdit>& out) {
  Figures const& f = b.figures(side);
  Exact const many = f.spaces_used - Exact(f.spaces_allowed);
  Exact heavy = f.weight - Exact(f.max_load);
  if (!side && b.event.max_weight > 0) heavy = most(heavy, b.check.ledger.weight - Exact(b.event.max_weight));
  if (b.body(side) && heavy > Exact(0)) {
    less_armour(b, side, heavy, 0, out);
    if (!side) stronger_chassis(b, out);
    part_outs(parts, side, &BillPart::weight, heavy, out);
  }
  if (b.body(side) && many > Exact(0)) part_outs(parts, side, &BillPart::spaces, many, out);
  Exact const dear = b.check.ledger.cost - Exact(b.event.budget);
  if (!side && b.event.budget > 0 && dear > Exact(0)) {
    std::vector<DesignEdit> thin;
    bool const first = less_armour(b, side, 0, dear, thin);
    if (first) out.insert(out.end(), thin.begin(), thin.end());
    part_outs(parts, side, &BillPart::cost, dear, out);
    if (!first) out.insert(out.end(), thin.begin(), thin.end());
  }
}

// In the order somebody builds: the body, which all else hangs on, its plant, who drives.
void what_is_missing(Bench const& b, std::vector<DesignEdit>& out) {
  if (!b.body()) {
    DesignEdit body = set_edit(b, "Compact body", "body", "compact");
    if (b.craft(false).tires.empty()) put(b, body, "tires", "4 standard");
    out.push_back(std::move(body));
  }
  char const* const family = b.body() && b.body()->kind >= Kind::trike ? "cycle_trike" : "car";
  Exact const rest = b.check.ledger.weight - (b.plant() ? b.plant()->weight : Exact(0));
  bool const powered = b.plant() && (b.plant()->family == "any" || b.plant()->family == family);
  for (Plant const& p : catalogue().plants)
    if (!powered && !p.gas && p.family == family && Exact(p.power_factors) * 3 >= rest + p.weight) {
      out.push_back(set_edit(b, title_of(p) + " plant", "plant", p.id));
      break;
    }
  bool driver = false;
  for (Person const& p : b.craft(false).crew) driver |= p.role <= Role::cyclist;
  if (!driver) out.push_back(add_edit(b, "Add a driver", {"crew"}, "driver"));
}

}  // namespace

std::vector<DesignEdit> mend_candidates(Bench const& b, std::vector<BillPart> const& parts) {
  std::vector<DesignEdit> out;
  for (bool const side : {false, true})
    for (int f = 0; f < kFacings; ++f)
      if (over_third(b, side, f)) lighten_facing(b, side, f, out);
  what_is_missing(b, out);
  totals(b, parts, false, out);
  if (b.design().has_sidecar) totals(b, parts, true, out);
  own_mends(b, parts, out);
  blamed(b, parts, out);
  std::vector<DesignEdit> once;
  for (DesignEdit& edit : out)
    if (std::none_of(once.begin(), once.end(), [&](DesignEdit const& e) { return e.says == edit.says; })) once.push_back(std::move(edit));
  return once;
}

namespace {

bool about_cost(Fault const& f) { return f.why.starts_with("It costs $"); }

// Too dear by more than any one change saves: the dearest parts that can go, and a quarter of the armor.
std::vector<DesignEdit> cheaper(Bench const& b, std::vector<BillPart> const& parts) {
  std::vector<BillPart const*> dear;
  for (BillPart const& p : parts)
    if (p.cost > Exact(0) && !p.remove.empty() && !is_whole(p) && !drives(b, p.path)) dear.push_back(&p);
  sort_few(dear, [](BillPart const* x, BillPart const* y) { return x->cost > y->cost; });
  std::vector<DesignEdit> out;
  if (!dear.empty()) out.push_back(dear[0]->remove);
  for (bool const metal : {false, true})
    if (int const quarter = sum_of(metal ? b.craft(false).metal_armor : b.craft(false).armor) / 4; quarter > 0) out.push_back(armour_edit(b, false, metal, quarter));
  if (dear.size() > 1) out.push_back(dear[1]->remove);
  return out;
}

// Steps towards the purse: each says what it saves, and breaks no rule that was kept before.
void part_way(Bench const& b, std::vector<BillPart> const& parts, std::vector<Mend>& out) {
  auto const at = std::find_if(b.check.faults.begin(), b.check.faults.end(), about_cost);
  if (at == b.check.faults.end()) return;
  size_t const fault = size_t(at - b.check.faults.begin());
  if (std::any_of(out.begin(), out.end(), [&](Mend const& m) { return m.cures[fault]; })) return;
  for (DesignEdit& edit : cheaper(b, parts)) {
    Expected<Doc> const doc = changed(b.raw, edit);
    if (!doc) continue;
    Check const after = check(read_design(*doc), b.event);
    Exact const saved = b.check.ledger.cost - after.ledger.cost;
    if (saved <= Exact(0) || after.faults.size() > b.check.faults.size()) continue;
    edit.says += ": " + dollars(saved) + " less";
    out.push_back({std::move(edit), 0, std::vector<bool>(b.check.faults.size(), false)});
  }
}

// What a change leaves; none: it cannot be made, or ends no fault.
std::optional<Mend> mend_of(Bench const& b, DesignEdit edit) {
  auto const same = [](Fault const& x, Fault const& y) { return x.rule == y.rule && x.why == y.why; };
  Expected<Doc> const doc = changed(b.raw, edit);
  if (!doc) return {};
  std::vector<Fault> const left = check(read_design(*doc), b.event).faults;
  Mend mend{std::move(edit), int(b.check.faults.size()) - int(left.size()), {}};
  if (mend.cured <= 0 || brings_banned(b.check.faults, left)) return {};
  for (Fault const& f : b.check.faults)
    mend.cures.push_back(std::none_of(left.begin(), left.end(), [&](Fault const& g) { return same(f, g); }));
  return mend;
}

}  // namespace

std::vector<Mend> mends_of(Bench const& b, std::vector<BillPart> const& parts) {
  std::vector<Mend> out;
  if (b.check.faults.empty()) return out;
  std::vector<DesignEdit> tried = mend_candidates(b, parts);
  for (size_t i = 0; i < std::min(kTried, tried.size()); ++i)
    if (std::optional<Mend> mend = mend_of(b, std::move(tried[i]))) out.push_back(std::move(*mend));
  sort_few(out, [](Mend const& x, Mend const& y) { return x.cured > y.cured; });
  part_way(b, parts, out);
  if (!out.empty()) return out;
  if (DesignEdit steps = mend_in_steps(b); !steps.empty())
    if (std::optional<Mend> mend = mend_of(b, std::move(steps))) out.push_back(std::move(*mend));
  return out;
}

}  // namespace paddock::car_wars::show
