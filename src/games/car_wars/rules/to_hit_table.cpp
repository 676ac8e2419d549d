#include "games/car_wars/rules/to_hit_table.hpp"

#include "core/assets.hpp"
#include "core/doc.hpp"
#include "core/filled.hpp"

namespace paddock::car_wars::aim {
namespace {

constexpr char const* kModifiers = "assets/games/car_wars/to_hit.json";
constexpr char const* kWeapons = "assets/games/car_wars/fire_weapons.json";

template <class Row>
Row const* find(std::vector<Row> const& rows, std::string_view id) {
  for (Row const& row : rows)
    if (row.id == id) return &row;
  return nullptr;
}

std::string id_fault(Doc const& entry, std::string const& id) { return !entry.is_object() ? "an object is expected" : id.empty() ? "'id' is missing" : ""; }

// The rows of one list; `read` fills a row and says what is wrong with it, or nothing.
template <class Row, class Read>
std::string rows_of(Doc const& doc, char const* key, std::vector<Row>& out, Read read) {
  auto const list = doc.find(key);
  if (list == doc.end() || !list->is_array()) return filled("'{}' is a list", {key});
  for (Doc const& entry : *list) {
    Row row;
    row.id = get_text(entry, "id");
    std::string fault = id_fault(entry, row.id);
    if (fault.empty()) fault = find(out, row.id) ? filled("'{}' stands there twice", {row.id}) : read(entry, row);
    if (!fault.empty()) return filled("{} row {}: {}", {key, out.size() + 1, fault});
    out.push_back(std::move(row));
  }
  return {};
}

std::string whole(Doc const& entry, char const* key, int& out) {
  auto const at = entry.find(key);
  if (at == entry.end() || !at->is_number_integer()) return filled("'{}' is a whole number", {key});
  int64_t const value = get_int(entry, key);
  if (value < -20 || value > 20) return filled("'{}' is from -20 to 20", {key});
  out = int(value);
  return {};
}

std::string read_weapon(Doc const& entry, FireWeapon& row) {
  std::string const kind = get_text(entry, "class");
  size_t n = 0;
  while (n < std::size(kWeaponClasses) && kind != kWeaponClasses[n]) ++n;
  if (n == std::size(kWeaponClasses)) return filled("'{}' is no class of weapons", {kind});
  row.kind = WeaponClass(n);
  std::string fault;
  if (entry.contains("to_hit")) fault = whole(entry, "to_hit", row.to_hit);
  if (fault.empty() && entry.contains("at_vehicle")) fault = whole(entry, "at_vehicle", row.at_vehicle);
  if (fault.empty() && entry.contains("reach")) fault = whole(entry, "reach", row.reach);
  std::string const ignores = get_text(entry, "ignores");
  row.sees_smoke = ignores == "smoke", row.no_speed = ignores == "speed";
  if (fault.empty() && !ignores.empty() && !row.sees_smoke && !row.no_speed) fault = "'ignores' is smoke or speed";
  return fault;
}

std::string read_body(Doc const& entry, BodySize& row) {
  std::string fault = whole(entry, "any", row.any);
  if (fault.empty()) fault = whole(entry, "side", row.side);
  return fault.empty() ? whole(entry, "end", row.end) : fault;
}

std::string read_computer(Doc const& entry, Computer& row) {
  row.one_weapon = get_bool(entry, "one_weapon");
  return whole(entry, "bonus", row.bonus);
}

}  // namespace

FireWeapon const* ToHitTable::weapon(std::string_view id) const { return find(weapons, id); }
BodySize const* ToHitTable::body(std::string_view id) const { return find(bodies, id); }
Part const* ToHitTable::part(std::string_view id) const { return find(parts, id); }
Computer const* ToHitTable::computer(std::string_view id) const { return find(computers, id); }

Expected<ToHitTable> load_to_hit(std::string_view modifiers, std::string_view weapons) {
  ToHitTable out;
  auto const first = parse_doc(modifiers);
  if (!first) return Error{kModifiers, first.error().text()};
  auto const second = parse_doc(weapons);
  if (!second) return Error{kWeapons, second.error().text()};
  std::string fault = rows_of(*first, "bodies", out.bodies, read_body);
  if (fault.empty())
    fault = rows_of(*first, "parts", out.parts, [](Doc const& entry, Part& row) { return whole(entry, "modifier", row.modifier); });
  if (fault.empty()) fault = rows_of(*first, "computers", out.computers, read_computer);
  if (!fault.empty()) return Error{kModifiers, fault};
  fault = rows_of(*second, "weapons", out.weapons, read_weapon);
  if (!fault.empty()) return Error{kWeapons, fault};
  return out;
}

Expected<ToHitTable> const& to_hit_table() {
  static Expected<ToHitTable> const table = load_to_hit(asset(kModifiers), asset(kWeapons));
  return table;
}

}  // namespace paddock::car_wars::aim
