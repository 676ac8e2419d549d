#include "games/car_wars/rules/known_settings.hpp"

#include <algorithm>
#include <map>
#include <vector>

#include "core/assets.hpp"
#include "core/filled.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars {
namespace {

Doc rows_of(char const* file, char const* key) {
  Expected<Doc> doc = parse_doc(asset(std::string("assets/games/car_wars/") + file));
  Doc const* const rows = !doc ? nullptr : !*key ? &*doc : doc->contains(key) ? &(*doc)[key] : nullptr;
  return rows && rows->is_array() ? *rows : Doc::array();
}

Doc const& fixed_rows() {
  static Doc const all = rows_of("fixed.json", "settings");
  return all;
}

// Names of settings with their rulings.
std::map<std::string, std::string, std::less<>> const& all_settings() {
  static auto const all = [] {
    std::map<std::string, std::string, std::less<>> out;
    for (Doc const& row : rows_of("settings.json", "")) out.emplace(get_text(row, "name"), get_text(row, "rule"));
    return out;
  }();
  return all;
}

bool bears_on(Doc const& row, std::string_view question) {
  auto const list = row.find("questions");
  return list != row.end() && std::any_of(list->begin(), list->end(), [&](Doc const& one) { return one.is_string() && one.get_ref<std::string const&>() == question; });
}

std::string entry_fault(std::string_view question, std::string const& name, Doc const& value) {
  bool known = all_settings().contains(name);
  for (Doc const& row : fixed_rows()) {
    if (get_text(row, "name") != name) continue;
    known = true;
    if (!bears_on(row, question) || !row.contains("value") || row["value"] == value) continue;
    return filled("The setting '{}' ({}) is {} in all that is carried out; no other answer to it is known here.", {name, get_text(row, "rule"), dump_doc(row["value"])});
  }
  return known ? "" : filled("There is no setting '{}'.", {name.substr(0, 60)});
}

}  // namespace

bool names_ruling(std::string const& name) {
  bool const doubt = name.size() == 4 && name[0] >= 'A' && name[0] <= 'C' && name[1] == '-';
  return doubt || rule_named(name) != Rule{};
}

std::string ruling_of_setting(std::string_view name) {
  if (auto const found = all_settings().find(name); found != all_settings().end()) return found->second;
  for (Doc const& row : fixed_rows())
    if (get_text(row, "name") == name) return get_text(row, "rule");
  return "";
}

std::string fixed_fault(std::string_view name, Doc const& value) {
  if (all_settings().contains(name)) return "";
  for (Doc const& row : fixed_rows()) {
    if (get_text(row, "name") != name) continue;
    std::string const rule = get_text(row, "rule");
    for (Doc const& ruling : rows_of("rulings.json", "rulings")) {
      if (get_text(ruling, "id") != rule || !ruling.contains("default")) continue;
      auto const answers = ruling.find("default");
      auto const usual = answers->find(name);
      if (usual == answers->end() || *usual == value) return "";
    }
    std::string const instead = get_text(row, "instead");
    return instead.empty() ? filled("'{}' has one answer alone here ({})", {name, rule}) : filled("'{}' ({}) is answered by {}", {name, rule, instead});
  }
  return "";
}

std::string settings_fault(std::string_view question, Doc const& settings) {
  if (settings.is_null()) return "";
  if (!settings.is_object()) return "'settings' is an object, names of settings with their values.";
  for (auto const& [name, value] : settings.items()) {
    bool const ruling = names_ruling(name);
    if (ruling && !value.is_object()) return filled("'{}' holds settings like {\"CW-035\": {\"ram_concussion\": false}}.", {name});
    if (!ruling) {
      if (std::string fault = entry_fault(question, name, value); !fault.empty()) return fault;
      continue;
    }
    for (auto const& [inner, its] : value.items())
      if (std::string fault = entry_fault(question, inner, its); !fault.empty()) return fault;
  }
  return "";
}

}  // namespace paddock::car_wars
