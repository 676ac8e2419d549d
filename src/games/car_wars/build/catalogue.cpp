#include "games/car_wars/build/catalogue.hpp"

#include <algorithm>
#include <cassert>

#include "core/assets.hpp"
#include "core/filled.hpp"
#include "core/scan.hpp"

namespace paddock::car_wars::build {
namespace {

// Reads the rows of one file; the first broken one is kept as an Error: file, row, reason.
class Rows {
 public:
  Rows(std::string_view file, FileText text) : file_(file) {
    Expected<Doc> doc = parse_doc(text(file));
    if (!doc) fail(doc.error().text());
    else if (!doc->is_object() || !doc->contains("rows") || !(*doc)["rows"].is_array()) fail("a list 'rows' is expected");
    else rows_ = std::move((*doc)["rows"]);
  }
  size_t size() const { return rows_.size(); }
  bool next() { return ok() && ++at_ < int(rows_.size()); }
  bool ok() const { return error_.what.empty(); }
  Error const& error() const { return error_; }

  bool has(char const* key) const { return row().is_object() && row().contains(key); }
  bool flag(char const* key) { return has(key) && (row()[key].is_boolean() ? row()[key].get<bool>() : (fail(key, "true or false"), false)); }
  std::string text(char const* key) {
    if (has(key) && row()[key].is_string()) return row()[key].get<std::string>();
    return fail(key, "a text"), std::string();
  }
  std::string text_or(char const* key) { return has(key) ? text(key) : std::string(); }
  int whole(char const* key, int least, int most) {
    if (has(key) && row()[key].is_number_integer())
      if (int64_t const n = row()[key].get<int64_t>(); n >= least && n <= most) return int(n);
    return fail(key, filled("a whole number from {} to {}", {least, most})), least;
  }
  int whole_or(char const* key, int least, int most, int fallback) { return has(key) ? whole(key, least, most) : fallback; }
  Ratio number(char const* key) {
    std::optional<Ratio> const r = has(key) ? ratio_of(row()[key]) : std::nullopt;
    if (r && Exact::fits(*r) && r->num < 1'000'000'000) return *r;
    return fail(key, "a number (7, 2.5 or \"1/3\")"), Ratio(0);
  }
  Ratio number_or(char const* key, Ratio fallback) { return has(key) ? number(key) : fallback; }
  template <class E, size_t N>
  E word(char const* key, char const* const (&words)[N], E fallback) {
    if (!has(key)) return fallback;
    std::string const said = text(key);
    for (size_t i = 0; i < N; ++i)
      if (said == words[i]) return E(i);
    return fail(key, "a word of its list"), fallback;
  }
  void fail(char const* key, Gap const& expected) { fail(filled("'{}' is {}", {key, expected})); }

 private:
  Doc const& row() const { return rows_[size_t(at_)]; }
  void fail(std::string what) {
    if (!ok()) return;
    std::string where = filled("catalogue/{}.json", {file_});
    if (at_ >= 0) where += filled(", row {}{}", {at_ + 1, row().is_object() ? filled(" ({})", {get_text(row(), "id", "no id")}) : ""});
    error_ = {where, std::move(what)};
  }
  std::string_view file_;
  Doc rows_ = Doc::array();
  int at_ = -1;
  Error error_;
};

void read_item(Rows& r, Item& item) {
  item.id = r.text("id");
  item.name = r.has("name") ? r.text("name") : item.id;
  item.source = r.text_or("source"), item.confidence = r.text_or("confidence");
  item.rule = r.text_or("rule"), item.forbidden = r.text_or("forbidden");
  if (r.has("cost")) item.cost = Exact::of(r.number("cost"));
  if (r.has("weight")) item.weight = Exact::of(r.number("weight"));
  item.level = r.word("level", kLevels, Level::classic);
  item.military = r.flag("military"), item.banned = r.flag("banned");
}

void read_row(Rows& r, Body& b) {
  b.kind = r.word("kind", kKinds, Kind::car);
  b.max_load = r.whole("max_load", 1, 99999), b.spaces = r.whole("spaces", 0, 999), b.cargo = r.whole("cargo", 0, 999);
  b.armor_cost = r.whole("armor_cost", 1, 999), b.armor_weight = r.whole("armor_weight", 1, 999);
  b.turret = r.whole("turret", -1, 9), b.platform = r.whole("platform", 0, 9), b.pod = r.whole("pod", 0, 9);
  b.wheels = r.whole("wheels", 1, 6), b.crew = r.whole("crew", 0, 9);
  b.base_hc = r.whole_or("base_hc", 0, 9, 0), b.hc_heavy_over = r.whole_or("hc_heavy_over", 0, 99999, 0);
  b.front_spaces = r.whole_or("front_spaces", 0, 99, 0);
  b.hc_column = r.text_or("hc_column"), b.six_wheel_with = r.text_or("six_wheel_with");
  b.six_wheel = r.flag("six_wheel"), b.no_guards = r.flag("no_guards"), b.rear_slicks_only = r.flag("rear_slicks_only");
  b.cycle_front_tires = r.flag("cycle_front_tires"), b.accel_20 = r.flag("accel_20");
  b.sidecar = r.flag("sidecar"), b.own_turret = r.flag("own_turret");
}
void read_row(Rows& r, Chassis& c) { c.cost_factor = r.number("cost_factor"), c.load_factor = r.number("load_factor"); }
void read_row(Rows& r, Suspension& s) {
  s.table = r.text("table"), s.cost_factor = r.number("cost_factor");
  s.hc = r.whole("hc", 0, 9), s.hc_van = r.whole("hc_van", 0, 9), s.hc_subcompact = r.whole("hc_subcompact", 0, 9);
}
void read_row(Rows& r, Plant& p) {
  p.gas = r.text("fuel") == "gas", p.family = r.text("family");
  p.spaces = r.whole("spaces", 0, 99), p.dp = r.whole("dp", 1, 99), p.power_factors = r.whole("power_factors", 1, 99999);
  p.power_units = p.gas ? 0 : r.whole("power_units", 0, 9999), p.mpg = p.gas ? r.whole("mpg", 1, 999) : 0;
}
void read_row(Rows& r, TankKind& t) { t.dp = r.whole("dp", 0, 99); }
void read_row(Rows& r, TireKind& t) { t.dp = r.whole("dp", 1, 99); }
void read_row(Rows& r, ArmourKind& a) {
  a.metal = r.text("family") == "metal", a.cost_factor = r.number("cost_factor"), a.weight_factor = r.number("weight_factor");
}
void read_row(Rows& r, WeaponKind& w) {
  w.category = r.text("category"), w.spaces = Exact::of(r.number("spaces"));
  w.dp = r.whole("dp", 0, 99), w.shots = r.whole("shots", 0, 999);
  w.single_shot = r.flag("single_shot"), w.dropped = r.flag("dropped"), w.corner = r.flag("corner"), w.zero_space = r.flag("zero_space");
  w.machine_gun = r.flag("machine_gun"), w.mines = r.flag("mines"), w.grenades = r.flag("grenades");
  w.laser = w.category == "laser", w.rocket = w.category == "rocket";
  w.no_turret = r.text_or("no_turret"), w.no_side = r.text_or("no_side");
}
void read_row(Rows& r, AmmoKind& a) { a.alone = r.flag("alone"); }
void read_row(Rows& r, GearKind& g) { g.ge = r.whole("ge", 0, 99), g.suit = r.flag("suit"), g.under_flak = r.flag("under_flak"); }
void read_row(Rows& r, PartKind& p) {
  p.group = r.text("group"), p.price = r.word("price", kPrices, Price::flat), p.spaces = Exact::of(r.number("spaces"));
  p.holds = r.word("holds", kHolds, Holds::nothing), p.guard = r.word("guard", kGuards, Guard::none);
  p.place = r.text_or("place"), p.fits = r.text_or("fits"), p.plant = r.text_or("plant");
  p.capacity = r.whole_or("capacity", 0, 9, -1), p.most = r.whole_or("most", 1, 99, 99);
  p.least_factors = r.whole_or("least_factors", 0, 99999, 0);
  p.mpg = r.whole_or("mpg", -9, 9, 0), p.always = r.whole_or("always", 0, 20, 0);
  p.pf = r.number_or("pf", 0), p.of_cost = r.number_or("of_cost", 0), p.of_pf = r.number_or("of_pf", 0);
  p.with_plant = r.flag("with_plant"), p.aim = r.flag("aim");
}

template <class T>
bool read_file(std::string_view name, FileText file, std::vector<T>& out, Error& error) {
  Rows rows(name, file);
  out.reserve(rows.size());
  while (rows.next()) {
    T row;
    read_item(rows, row);
    read_row(rows, row);
    if (rows.ok() && find_row(out, row.id) >= 0 && !std::is_same_v<T, Suspension>) rows.fail("id", "one that no row above has");
    out.push_back(std::move(row));
  }
  error = rows.error();
  return rows.ok();
}

// Ammunition names its weapon, and stands in the order of the weapons: each gets the range of its rows.
bool read_ammo(FileText file, Catalogue& c, Error& error) {
  Rows rows("ammo", file);
  int last = -1;
  while (rows.next()) {
    AmmoKind row;
    read_item(rows, row);
    read_row(rows, row);
    row.weapon = find_row(c.weapons, rows.text("weapon"));
    if (rows.ok() && row.weapon < last) rows.fail("weapon", row.weapon < 0 ? "one of weapons.json" : "in the order of weapons.json");
    if (!rows.ok()) break;
    WeaponKind& weapon = c.weapons[size_t(row.weapon)];
    if (weapon.ammo_count == 0) weapon.first_ammo = int(c.ammo.size());
    for (int i = 0; i < weapon.ammo_count; ++i)
      if (c.ammo[size_t(weapon.first_ammo + i)].id == row.id) rows.fail("id", "one that no row of its weapon has");
    ++weapon.ammo_count, last = row.weapon;
    c.ammo.push_back(std::move(row));
  }
  error = rows.error();
  return rows.ok();
}

std::string_view asset_file(std::string_view name) { return asset(filled("assets/games/car_wars/catalogue/{}.json", {name})); }

}  // namespace

Expected<Catalogue> load_catalogue(FileText file) {
  Catalogue c;
  Error error;
  bool const good = read_file("bodies", file, c.bodies, error) && read_file("chassis", file, c.chassis, error) &&
                    read_file("suspensions", file, c.suspensions, error) && read_file("plants", file, c.plants, error) &&
                    read_file("tanks", file, c.tanks, error) && read_file("tires", file, c.tires, error) &&
                    read_file("armour", file, c.armours, error) && read_file("weapons", file, c.weapons, error) &&
                    read_ammo(file, c, error) && read_file("gear", file, c.gear, error) && read_file("parts", file, c.parts, error);
  if (!good) return error;
  return c;
}

Catalogue const& catalogue() {
  static Catalogue const all = [] {
    Expected<Catalogue> read = load_catalogue(asset_file);
    assert(read);
    return read ? std::move(*read) : Catalogue{};
  }();
  return all;
}

int find_row(Items rows, std::string_view id) {
  for (size_t i = 0; i < rows.size(); ++i)
    if (rows[i].id == id) return int(i);
  return -1;
}

std::string_view nearest_row(Items rows, std::string_view id) {
  std::string_view best;
  int least = int(std::min<size_t>(id.size(), 32)) / 2 + 1;
  for (size_t i = 0; i < rows.size(); ++i)
    if (int const apart = letters_apart(rows[i].id, id); apart < least) least = apart, best = rows[i].id;
  return best;
}

int find_row_any_case(Items rows, std::string_view id) {
  int found = find_row(rows, id);
  if (found >= 0) return found;
  for (auto const said : {&Item::id, &Item::name}) {
    for (size_t i = 0; i < rows.size(); ++i) {
      if (!same_letters(rows[i].*said, id)) continue;
      if (found >= 0 && rows[size_t(found)].id != rows[i].id) return -1;   // suspensions have the same ids in two tables
      if (found < 0) found = int(i);
    }
    if (found >= 0) return found;
  }
  return -1;
}

bool same_letters(std::string_view a, std::string_view b) {
  auto const between = [](char c) { return c == '_' || c == '-' || c == ' '; };
  for (size_t i = 0, k = 0;; ++i, ++k) {
    while (i < a.size() && between(a[i])) ++i;
    while (k < b.size() && between(b[k])) ++k;
    if (i == a.size() || k == b.size()) return i == a.size() && k == b.size();
    if (lower(a[i]) != lower(b[k])) return false;
  }
}

int letters_apart(std::string_view a, std::string_view b) {
  constexpr size_t kMost = 32;
  a = a.substr(0, kMost), b = b.substr(0, kMost);
  int row[kMost + 1];
  for (size_t j = 0; j <= b.size(); ++j) row[j] = int(j);
  for (size_t i = 1; i <= a.size(); ++i) {
    int diagonal = row[0];
    row[0] = int(i);
    for (size_t j = 1; j <= b.size(); ++j) {
      int const change = diagonal + (a[i - 1] != b[j - 1]);
      diagonal = row[j];
      row[j] = std::min({change, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row[b.size()];
}

}  // namespace paddock::car_wars::build
