#include "games/car_wars/show/bill.hpp"

#include <algorithm>
#include <bit>

#include "games/car_wars/show/words.hpp"

namespace paddock::car_wars::show {
using namespace build;

namespace {

constexpr size_t kWholeName = 18;   // "Vulcan machine gun": a row has room for it

std::string called(WeaponKind const& kind) { return kind.name.size() <= kWholeName ? sentence(kind.name) : kind.id; }

WeaponKind const& kind_at(Craft const& c, int weapon) { return catalogue().weapons[size_t(c.weapons[weapon].kind)]; }

std::string magazine_path(Bench const& b, bool side, int weapon, int magazine) {
  std::string const path = path_of(b, {"weapons", side}, b.craft(side).weapons[weapon].at) + "/magazines";
  Doc const* const list = at_pointer(b.raw, path);
  return list && list->is_array() ? path + "/" + std::to_string(magazine - 1) : path;
}

// Takes the rows of one craft in the order in which the ledger wrote them; what it does not know stays a row by itself.
class Billing {
 public:
  Billing(Bench const& b, std::vector<BillPart>& out, bool side) : b_(b), c_(b.craft(side)), out_(out), side_(side) {}

  void row(Row const& r) {
    if (body(r) || running_gear(r) || person(r) || weapon(r) || joined(r) || armour(r) || part(r) || shell(r)) return;
    open(capital(spoken(r.item)), "", r);
  }

 private:
  BillPart& open(std::string title, std::string path, Row const& r) {
    out_.push_back({side_ ? "Sidecar: " + title : std::move(title), "", std::move(path), r.cost, r.weight, r.spaces, r.rule, {}, side_});
    return out_.back();
  }
  void more(BillPart& part, Row const& r) { part.cost += r.cost, part.weight += r.weight, part.spaces += r.spaces; }
  std::string at(std::string_view key) const { return path_of(b_, key, side_); }
  std::string magazine_title() const {
    int const n = c_.weapons[weapon_].count;
    return (n > 1 ? number(int64_t(n)) + " extra " : "Extra ") + kind_at(c_, weapon_).id + (n > 1 ? " magazines" : " magazine");
  }
  void removable(BillPart& part, std::string_view key) { part.remove = set_edit(b_, "Take out the " + within(part.title), key, nullptr, side_); }

  bool body(Row const& r);
  bool running_gear(Row const& r);
  bool fuel(Row const& r);
  bool person(Row const& r);
  bool weapon(Row const& r);
  bool begins_weapon(Row const& r);
  bool load(Row const& r);
  bool joined(Row const& r);
  bool armour(Row const& r);
  bool part(Row const& r);
  bool shell(Row const& r);

  Bench const& b_;
  Craft const& c_;
  std::vector<BillPart>& out_;
  bool side_;
  int tires_ = 0, person_ = 0, weapon_ = -1, magazine_ = 0, link_ = 0, part_ = 0, shell_ = 0, load_ = 0;
  size_t weapon_row_ = 0, armour_row_ = 0;
  std::string_view armour_type_;
  int points_ = 0;
};

bool Billing::body(Row const& r) {
  Body const* const body = b_.body(side_);
  if (body && r.item == body->id && out_.size() < 99 && tires_ == 0) {
    BillPart& part = open(title_of(*body) + (body->kind == Kind::car ? " body" : ""), at("body"), r);
    part.note = help_of("bodies", body->id);
    if (side_) part.remove = {"Take out the sidecar", {{b_.root + "/sidecar", nullptr}}};
    return true;
  }
  if (r.item == "chassis" || r.item == "suspension") {
    BillPart& part = open(capital(spoken(r.of)) + " " + std::string(r.item), at(r.item), r);
    part.note = help_of(r.item == "chassis" ? "chassis" : "suspensions", r.of);
    removable(part, r.item);
    return true;
  }
  if (r.item != "six_wheel" && r.item != "streamlined") return false;
  bool const six = r.item == "six_wheel";
  BillPart& part = open(six ? "Six wheels" : "Streamlining", at(six ? "six_wheel" : "frame"), r);
  part.note = help_of("frame", r.item);
  if (six) removable(part, "six_wheel");
  return true;
}

bool Billing::fuel(Row const& r) {
  if (r.item == "tank") {
    BillPart& part = open(capital(spoken(r.of)) + " tank, " + counted(r.count, "gallon"), at("tank"), r);
    part.note = help_of("tanks", r.of);
    removable(part, "tank");
    return true;
  }
  if (r.item != "fuel") return false;
  open("Gasoline, " + counted(r.count, "gallon"), at("tank"), r).note = "Gasoline for the engine, 6 lb and $40 a gallon.";
  return true;
}

bool Billing::running_gear(Row const& r) {
  Plant const* const plant = side_ ? nullptr : b_.plant();
  if (plant && r.item == plant->id && weapon_ < 0 && person_ == 0) {
    open(plant->gas ? title_of(*plant) + " engine" : title_of(*plant) + " plant", at("plant"), r).note = help_of("plants", plant->id);
    return true;
  }
  if (fuel(r)) return true;
  if (r.of != "tires" || tires_ >= c_.tires.size()) return false;
  TireGroup const& g = c_.tires[tires_];
  Doc const* const list = at_pointer(b_.raw, at("tires"));
  std::string const where = g.place == Where::none ? "" : std::string(" ") + kWhereNames[int(g.place)];
  open(number(int64_t(r.count)) + " " + tire_words(g) + where, list && list->is_array() ? at("tires") + "/" + std::to_string(tires_) : at("tires"), r).note =
      help_of("tires", r.item);
  ++tires_;
  return true;
}

bool Billing::person(Row const& r) {
  if (person_ < c_.crew.size() && r.item == kRoles[int(c_.crew[person_].role)] && r.of.empty() && weapon_ < 0) {
    int const at = c_.crew[person_++].at;
    BillPart& part = open(capital(std::string(r.item)), path_of(b_, ListAt{"crew", side_}, at), r);
    part.note = help_of("crew", r.item);
    part.remove = leave_out_edit(b_, "Take out the " + std::string(r.item), {"crew", side_}, at);
    return true;
  }
  if (person_ == 0 || weapon_ >= 0 || r.of != kRoles[int(c_.crew[person_ - 1].role)]) return false;
  int const gear = find_row(catalogue().gear, r.item);
  if (gear < 0 || out_.empty()) return false;
  more(out_.back(), r);
  out_.back().title += ", " + (r.count > 1 ? number(int64_t(r.count)) + " " : "") + within(title_of(catalogue().gear[size_t(gear)]));
  return true;
}

bool Billing::begins_weapon(Row const& r) {
  if (weapon_ + 1 >= c_.weapons.size() || !r.of.empty()) return false;
  Weapon const& w = c_.weapons[weapon_ + 1];
  if (r.item != kind_at(c_, weapon_ + 1).id || r.count != w.count) return false;
  ++weapon_, magazine_ = 0, load_ = 0;
  BillPart& part = open(weapon_title(c_, weapon_), path_of(b_, ListAt{"weapons", side_}, w.at), r);
  part.note = help_of("weapons", r.item);
  std::string const place = w.mount.where == Where::underbody ? "underbody" : place_words(w.mount);
  part.remove = leave_out_weapon(b_, "Take out the " + place + " " + within(called(kind_at(c_, weapon_))), side_, weapon_);
  weapon_row_ = out_.size() - 1;
  return true;
}

// The rounds of a weapon come before its magazines; those of a magazine wait for it.
bool Billing::load(Row const& r) {
  for (; load_ < c_.loads.size(); ++load_) {
    Load const& l = c_.loads[load_];
    if (l.weapon != weapon_ || l.shots == 0) continue;
    if (r.item != catalogue().ammo[size_t(l.ammo)].id) return false;
    ++load_;
    Weapon const& w = c_.weapons[weapon_];
    while (l.magazine > 0 && int(out_.size() - 1 - weapon_row_) < l.magazine && l.magazine <= w.magazines) {
      int const m = int(out_.size() - weapon_row_);
      BillPart& part = open(magazine_title(), magazine_path(b_, side_, weapon_, m), Row{.rule = "CW-006"});
      part.note = help_of("parts", "extra_magazine");
      part.remove = leave_out_magazine(b_, side_, weapon_, m);
    }
    more(l.magazine > 0 && weapon_row_ + size_t(l.magazine) < out_.size() ? out_[weapon_row_ + size_t(l.magazine)] : out_[weapon_row_], r);
    return true;
  }
  return false;
}

bool Billing::weapon(Row const& r) {
  if (begins_weapon(r)) return true;
  if (weapon_ < 0 || r.of != kind_at(c_, weapon_).id) return false;
  if (load(r)) return true;
  if (r.item == "extra_magazine" || r.item == "rocket_magazine") {
    ++magazine_;
    if (size_t const place = weapon_row_ + size_t(magazine_); place < out_.size()) return more(out_[place], r), true;
    BillPart& part = open(magazine_title(), magazine_path(b_, side_, weapon_, magazine_), r);
    part.note = help_of("parts", "extra_magazine");
    part.remove = leave_out_magazine(b_, side_, weapon_, magazine_);
    return true;
  }
  int const kind = find_row(catalogue().parts, r.item);
  BillPart& part = open((kind < 0 ? capital(spoken(r.item)) : title_of(catalogue().parts[size_t(kind)])) + ", " + kind_at(c_, weapon_).id,
                        path_of(b_, ListAt{"weapons", side_}, c_.weapons[weapon_].at) + "/options", r);
  part.note = help_of("parts", r.item);
  return true;
}

bool Billing::joined(Row const& r) {
  if ((r.item == "link" || r.item == "smart_link") && link_ < c_.links.size()) {
    int const at = c_.links[link_].at;
    int n = c_.links[link_].parts.size();
    for (int i = 0; i < c_.weapons.size(); ++i) n += (c_.links[link_].weapons & 1u << i) != 0 ? c_.weapons[i].count : 0;
    ++link_;
    BillPart& part = open((r.item == "link" ? "Link for " : "Smart link for ") + (n == 2 ? std::string("both") : number(int64_t(n))), path_of(b_, ListAt{"weapons", side_}, at), r);
    part.note = help_of("parts", r.item);
    part.remove = leave_out_edit(b_, "Take out the link", {"weapons", side_}, at);
    return true;
  }
  int const kind = find_row(catalogue().parts, r.item);
  if (kind < 0 || catalogue().parts[size_t(kind)].holds == Holds::nothing) return false;
  BillPart& part = open(title_of(catalogue().parts[size_t(kind)]), "", r);
  part.note = help_of("parts", r.item);
  for (Part const& p : c_.parts)
    if (p.kind == kind) {
      part.path = path_of(b_, ListAt{"accessories", side_}, p.at);
      part.remove = leave_out_edit(b_, "Take out the " + within(part.title), {"accessories", side_}, p.at);
    }
  return true;
}

bool Billing::armour(Row const& r) {
  if (r.item != "armor") return false;
  int const type = find_row(catalogue().armours, r.of);
  ArmourKind const& kind = catalogue().armours[size_t(std::max(type, 0))];
  if (armour_type_ == r.of) more(out_[armour_row_], r);
  else {
    BillPart& part = open("", at(kind.metal ? "metal" : "armor"), r);
    part.note = help_of("armour", kind.id);
    part.remove = set_edit(b_, kind.metal ? "Take out the metal" : "Take out the armor", kind.metal ? "metal" : "armor", nullptr, side_);
    armour_row_ = out_.size() - 1, armour_type_ = r.of, points_ = 0;
  }
  points_ += r.count;
  out_[armour_row_].title = (side_ ? "Sidecar: " : "") + title_of(kind) + " armor, " + counted(points_, "point");
  return true;
}

bool Billing::part(Row const& r) {
  while (part_ < c_.parts.size() && catalogue().parts[size_t(c_.parts[part_].kind)].holds != Holds::nothing) ++part_;
  if (part_ >= c_.parts.size()) return false;
  Part const& p = c_.parts[part_];
  PartKind const& kind = catalogue().parts[size_t(p.kind)];
  if (r.item != kind.id) return false;
  ++part_;
  std::string title = (p.count > 1 ? number(int64_t(p.count)) + " " + sentence(kind.name) : title_of(kind));
  if (p.amount > 0) title += (kind.price == Price::pound ? ", " + number(int64_t(p.amount)) + " lb" : ", " + number(int64_t(p.amount)) + (p.count > 1 ? " points each" : " points"));
  if (p.place != Where::none) title += std::string(" ") + kWhereNames[int(p.place)];
  ListAt const list{p.of_plant ? "plant_mods" : "accessories", side_};
  BillPart& row = open(std::move(title), path_of(b_, list, p.at), r);
  row.note = help_of("parts", kind.id);
  row.remove = leave_out_edit(b_, "Take out the " + within(sentence(kind.name)), list, p.at);
  return true;
}

bool Billing::shell(Row const& r) {
  if (r.item != "component_armor" || shell_ >= b_.design().shells.size()) return false;
  Shell const& s = b_.design().shells[shell_++];
  std::string around;
  for (Around const& a : s.around) around += (around.empty() ? "" : ", ") + around_words(c_, a);
  BillPart& part = open(counted(s.points, "point") + " around " + around, path_of(b_, ListAt{"component_armor"}, s.at), r);
  part.note = help_of("armour", "component_armor");
  part.remove = leave_out_edit(b_, "Take out the armor around " + around, {"component_armor"}, s.at);
  return true;
}

}  // namespace

std::string weapon_title(Craft const& c, int weapon) {
  Weapon const& w = c.weapons[weapon];
  WeaponKind const& kind = kind_at(c, weapon);
  std::string title = w.count > 1 ? number(int64_t(w.count)) + " " + kind.id : called(kind);
  title += " " + place_words(w.mount);
  int shots = 0;
  for (Load const& l : c.loads) shots += l.weapon == weapon && l.magazine == 0 ? l.shots : 0;
  return shots > 1 ? title + ", " + number(int64_t(shots * w.count)) + (kind.dropped ? " uses" : " rounds") : title;
}

DesignEdit leave_out_magazine(Bench const& b, bool side, int weapon, int magazine) {
  Craft left;
  left.weapons.push(b.craft(side).weapons[weapon]);
  --left.weapons[0].magazines;
  for (Load l : b.craft(side).loads) {
    if (l.weapon != weapon || l.magazine == magazine) continue;
    l.weapon = 0, l.magazine = int8_t(l.magazine > magazine ? l.magazine - 1 : l.magazine);
    left.loads.push(l);
  }
  return replace_edit(b, "Take out the extra magazine", {"weapons", side}, b.craft(side).weapons[weapon].at, weapon_entry(left, 0));
}

bool speaks_of(std::string_view fault_path, std::string_view part_path) {
  if (part_path.empty() || !fault_path.starts_with(part_path)) return false;
  return fault_path.size() == part_path.size() || fault_path[part_path.size()] == '/';
}

std::vector<BillPart> bill_parts(Bench const& b) {
  std::vector<BillPart> out;
  Billing main(b, out, false), side(b, out, true);
  for (Row const& r : b.check.ledger.rows)
    if (r.item != "none") (r.sidecar ? side : main).row(r);   // of a body that is not there
  return out;
}

namespace {

// Too heavy, too large, too dear: no part of it alone is to blame.
bool of_all(Fault const& f) { return f.why.starts_with("It weighs ") || f.why.starts_with("It needs ") || f.why.starts_with("It costs "); }

}  // namespace

std::vector<BillRow> bill_of(Bench const& b, std::vector<BillPart> const& parts) {
  std::vector<BillRow> out;
  for (BillPart const& p : parts) {
    BillRow row{p.title, figure(p.cost), figure(p.weight), figure(p.spaces), p.note, false, rule_of(p.rule), p.path, p.remove};
    for (Fault const& f : b.check.faults) row.faulty |= !of_all(f) && speaks_of(b.root + f.path, p.path);
    out.push_back(std::move(row));
  }
  return out;
}

}  // namespace paddock::car_wars::show
