#include "games/car_wars/show/words.hpp"

#include <set>

#include "core/assets.hpp"

namespace paddock::car_wars::show {
using namespace build;

std::string number(int64_t n) {
  std::string text = std::to_string(n < 0 ? -n : n);
  for (int at = int(text.size()) - 3; at > 0; at -= 3) text.insert(size_t(at), ",");
  return n < 0 ? "\u2212" + text : text;
}
std::string number(Exact e) {
  if (e < Exact(0)) return "\u2212" + number(Exact(0) - e);
  Ratio const rest = (e - Exact(e.floor())).ratio();
  if (rest == Ratio(0)) return number(e.floor());
  if (100 % rest.den != 0) return number(e.floor()) + " " + ratio_text(rest);
  std::string part = std::to_string(rest.num * (100 / rest.den));
  part.insert(0, 2 - std::min<size_t>(2, part.size()), '0');
  if (part.back() == '0') part.pop_back();
  return number(e.floor()) + "." + part;
}
std::string dollars(Exact e) { return "$" + number(e.half_up()); }
std::string figure(Exact e) { return e == Exact(0) ? "" : number(e); }
std::string halves(int twice) { return number(int64_t(twice / 2)) + (twice % 2 != 0 ? ".5" : ""); }
std::string counted(int64_t n, std::string_view one) { return number(n) + " " + std::string(one) + (n == 1 ? "" : "s"); }

namespace {

std::string spaced(std::string_view word) {
  std::string out(word);
  for (char& c : out)
    if (c == '-' || c == '_') c = ' ';
  return out;
}

}  // namespace

std::string several(build::WeaponKind const& kind, int count) {
  std::string const one = within(sentence(kind.name));
  return count > 1 ? number(int64_t(count)) + " " + one + (one.ends_with('s') ? "" : "s") : one;
}

std::string place_words(Mount const& m) {
  if (m.where == Where::own_turret) return "turret";
  if (m.where == Where::underbody) return "under";
  if (m.where != Where::held) return spaced(kWhereNames[int(m.where)]);
  std::string_view const id = catalogue().parts[size_t(m.part)].id;
  std::string const side = m.side == Where::none ? "" : std::string(kWhereNames[int(m.side)]) + " ";
  if (id.find("ewp") != id.npos) return side + "pod";
  if (id.find("platform") != id.npos) return "rocket platform";
  if (id.find("cupola") != id.npos) return "cupola";
  if (id.find("pintle") != id.npos) return "pintle";
  return side + "turret";
}
std::string place_id(Mount const& m) {
  if (m.where == Where::held && m.side != Where::none) return std::string(kWhereNames[int(m.side)]) + "-pod";
  if (m.where == Where::held || m.where == Where::own_turret) return "turret";
  return kWhereNames[int(m.where)];
}
std::string tire_words(TireGroup const& g) {
  std::string out = spoken(catalogue().tires[size_t(g.tire)].id);
  for (int i = 0; i < 7; ++i)
    if ((g.mods & 1 << i) != 0 && 1 << i != kRadial) out += std::string(" ") + spoken(kTireMods[i]);
  return out + ((g.mods & kRadial) != 0 ? " radials" : " tires");
}
std::string around_words(Craft const& c, Around const& a) {
  switch (a.what) {
    case What::driver: return "the driver";
    case What::gunner: return "the gunner";
    case What::passenger: return "the passenger";
    case What::plant: return "the plant";
    case What::tank: return "the tank";
    case What::weapons: return "the weapons " + place_words(a.mount);
    case What::weapon:
      if (a.weapon >= 0 && a.weapon < c.weapons.size()) return "the " + catalogue().weapons[size_t(c.weapons[a.weapon].kind)].id + " " + place_words(c.weapons[a.weapon].mount);
      return "a weapon";
    default: return "nothing";
  }
}

namespace {

// Of {"weapons": {"MG": ["7 to hit, 1d", "A machine gun ..."]}} a list's item: its figures (0) or what it does (1).
std::string_view said(std::string_view list, std::string_view id, size_t which) {
  static Expected<Doc> const all = parse_doc(asset("assets/games/car_wars/help.json"));
  if (!all) return "";
  auto const items = all->find(std::string(list));
  if (items == all->end()) return "";
  auto const it = items->find(std::string(id));
  bool const known = it != items->end() && it->is_array() && it->size() == 2 && (*it)[which].is_string();
  return known ? std::string_view((*it)[which].get_ref<std::string const&>()) : "";
}

}  // namespace

std::string_view help_of(std::string_view list, std::string_view id) { return said(list, id, 1); }
std::string_view note_of(std::string_view list, std::string_view id) { return said(list, id, 0); }

namespace {

// Every id a fault may have: rulings by number, sections of the rules with or without their part.
std::set<std::string, std::less<>> const& rule_ids() {
  constexpr int kRulings = 199, kSections = 40, kParts = 20;
  static std::set<std::string, std::less<>> const all = [] {
    std::set<std::string, std::less<>> out;
    for (int n = 1; n <= kRulings; ++n) out.insert("CW-" + std::string(n < 10 ? "00" : n < 100 ? "0" : "") + std::to_string(n));
    for (int n = 1; n <= kSections; ++n) {
      std::string const section = "R-" + std::to_string(n);
      out.insert(section);
      for (int part = 1; part <= kParts; ++part) out.insert(section + "." + std::to_string(part));
    }
    return out;
  }();
  return all;
}

}  // namespace

Rule rule_of(std::string_view id) {
  auto const it = rule_ids().find(id);
  return it == rule_ids().end() ? Rule{} : Rule{it->c_str()};
}

}  // namespace paddock::car_wars::show
