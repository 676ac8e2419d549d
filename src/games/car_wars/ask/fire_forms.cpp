#include "games/car_wars/ask/fire_forms.hpp"

#include <algorithm>

#include "core/filled.hpp"
#include "games/car_wars/build/catalogue.hpp"

namespace paddock::car_wars {
namespace {

std::string entry_text(Doc const& entry) {
  if (entry.is_string() && entry.get_ref<std::string const&>().size() <= 200) return entry.get<std::string>();
  std::optional<Ratio> const number = entry.is_binary() ? ratio_of(entry) : std::nullopt;   // 4.0 is 4
  return entry.is_number_integer() ? dump_doc(entry) : number && number->whole() ? ratio_text(*number) : "";
}

}  // namespace

std::vector<std::string> text_list(Givens& given, char const* key) {
  if (!given.is_list(key)) return {given.text(key)};
  std::vector<std::string> out;
  for (Doc const& entry : given.list(key)) {
    out.push_back(entry_text(entry));
    if (out.back().empty()) given.expected(key, "a list of texts");
  }
  return out;
}
std::vector<std::string> text_list(Givens& given, char const* key, std::string_view fallback) {
  if (given.has(key)) return text_list(given, key);
  if (fallback.empty()) return {};
  return {std::string(fallback)};
}

std::string id_of(Givens& given, char const* key) {
  if (!given.has(key)) return {};
  return given.is_text(key) ? given.text(key) : std::to_string(given.whole(key, -1'000'000'000, 1'000'000'000));
}

std::vector<int> whole_list(Givens& given, char const* key, int least, int most) {
  if (!given.has(key)) return {};
  if (!given.is_list(key)) return {given.whole(key, least, most)};
  std::vector<int> out;
  for (Doc const& entry : given.list(key)) {
    std::optional<int> const value = whole_in(entry, least, most);
    if (!value)
      given.refuse(filled("'{}' holds whole numbers from {} to {}.", {key, least, most}));
    out.push_back(value.value_or(least));
  }
  return out;
}

std::vector<int> dice_list(Givens& given, char const* key) { return whole_list(given, key, 1, 6); }

Ratio speed_number(Givens& given, char const* key) {
  Ratio const speed = given.number(key, Ratio(-1000), Ratio(1000));
  if (speed.den <= 1'000'000) return speed;   // two of them can be subtracted
  given.refuse(filled("'{}' has at most six decimals.", {key}));
  return Ratio(0);
}

int die_if(Givens& given, bool rolled) { return rolled || given.has("die") ? given.whole("die", 1, 6) : 6; }

int dice_sum(Givens& given, char const* key, int dice) {
  if (!given.is_list(key)) return given.whole(key, dice, dice * 6);
  std::vector<int> const each = dice_list(given, key);
  int sum = 0;
  for (int const die : each) sum += die;
  if (int(each.size()) != dice) given.refuse(filled("'{}' is a roll of {} dice.", {key, dice}));
  return std::max(sum, dice);
}

aim::Arcs arcs_given(Givens& given, char const* key) {
  aim::Arcs out;
  for (std::string const& said : text_list(given, key)) {
    std::string const name = folded(said);
    int const arc = name == "rear" ? int(aim::Arc::Back) : name == "side" ? int(aim::Arc::Left) : name_index(name, aim::kArcs);
    if (arc < 0)
      given.expected(key, "one of: front, back, left, right, side; or a list of them");
    else if (std::find(out.begin(), out.end(), aim::Arc(arc)) == out.end())
      out.push(aim::Arc(arc));
  }
  if (out.empty()) {
    given.refuse(filled("'{}' names at least one arc.", {key}));
    out.push(aim::Arc::Front);
  }
  return out;
}
aim::Arcs arcs_given(Givens& given, char const* key, aim::Arc fallback) {
  if (given.has(key)) return arcs_given(given, key);
  aim::Arcs out;
  out.push(fallback);
  return out;
}

aim::FireWeapon const* weapon_called(aim::ToHitTable const& table, std::string_view name) {
  int const row = build::find_row_any_case(build::catalogue().weapons, name);
  return table.weapon(row < 0 ? name : build::catalogue().weapons[size_t(row)].id);
}

aim::BodySize const* body_called(aim::ToHitTable const& table, std::string_view name) {
  if (name.starts_with("reversed_")) name.remove_prefix(9);
  if (int const row = build::find_row_any_case(build::catalogue().bodies, name); row >= 0) return table.body(build::catalogue().bodies[size_t(row)].id);
  return table.body(name == "car" ? "midsize" : name == "cycle" ? "light_cycle" : name == "sidecar" ? "light_sidecar" : name);
}

bool turret_part(std::string_view name) {
  for (std::string_view one : {"turret", "pop_up_turret", "popup_turret", "fake_turret", "platform", "rocket_platform"})
    if (name == one) return true;
  return false;
}

std::string part_called(std::string const& name) {
  if (name.find("tire") != name.npos || name.find("wheel") != name.npos) return "tire";
  if (turret_part(name)) return "turret";
  if (name.starts_with("cyclist") || name == "driver" || name == "passenger") return "rider";
  return name == "trike_side_from_front_arc" ? "out_of_arc_side" : name;
}

bool infrared_given(Givens& given) {
  bool out = given.flag("infrared", false);
  for (std::string const& said : text_list(given, "options", "")) {
    std::string const option = folded(said);
    // A sight or goggles are infrared too, and no laser shines through smoke by them (R 8.2, R 13).
    out = out || option == "ir" || option == "ir_laser" || option.starts_with("infrared_laser") || option.ends_with("infrared");
  }
  return out;
}

int number_of(std::vector<std::string>& names, std::string_view name) {
  size_t n = 0;
  while (n < names.size() && names[n] != name) ++n;
  if (n == names.size()) names.emplace_back(name);
  return int(n);
}

int name_index(std::string_view name, Names names) {
  for (size_t n = 0; n < names.size(); ++n)
    if (name == names[n]) return int(n);
  return -1;
}

Doc arc_doc(aim::Arcs const& arcs) {
  if (arcs.size() == 1) return aim::kArcs[size_t(arcs[0])];
  Doc out = Doc::array();
  for (aim::Arc const arc : arcs) out.push_back(aim::kArcs[size_t(arc)]);
  return out;
}

}  // namespace paddock::car_wars
