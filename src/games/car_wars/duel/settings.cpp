// Settings as data: names, questions and words in settings.json, their meaning where the structs of the rules have them.
#include "games/car_wars/duel/settings.hpp"

#include <algorithm>

#include "contract/settings.hpp"
#include "core/filled.hpp"
#include "games/car_wars/duel/events.hpp"
#include "games/car_wars/rules/known_settings.hpp"

namespace paddock::car_wars::duel {
namespace {

// Lays a value into every field of a name, be it an amount, yes or no, or a choice: what is stored of a choice is its index, and
// settings.json lists choices in the order of their enum.
struct PutValue {
  std::string_view name;
  int value = 0;
  template <Whole T>
  void operator()(char const* field, T& out, int low = 0, int high = 1) const {
    if (is_for(field, low, high)) out = T(value);
  }
  template <Whole T>
  void operator()(char const* field, T& out, Names names) const { (*this)(field, out, 0, int(names.size()) - 1); }
  bool is_for(char const* field, int low, int high) const { return name == field && value >= low && value <= high; }
};

// As setting_value, but an amount may be below 0, and yes or no may also stand as true or false.
std::optional<int> value_of(Setting const& setting, std::string const& text) {
  if (bool const yes = text == "true"; setting.choices.size() == 2 && setting.choices[0] == "no" && (yes || text == "false")) return int(yes);
  if (!setting.choices.empty() || !text.starts_with('-')) return setting_value(setting, text);
  std::optional<int> const size = small_number(std::string_view(text).substr(1));
  return size && -*size >= setting.low ? std::optional(-*size) : std::nullopt;
}

// CW-148 is asked once, but the calculator knows its limit by another name: it is that of the event unless it is shorter.
void join_limits(Settings& s, bool most_said) {
  if (!most_said) s.score.max_turns = s.duel.turns;
  s.duel.turns = s.score.max_turns = std::min(s.duel.turns, s.score.max_turns);
}

// What set-ups up to 0.4.0 may name besides, and up to 0.5.7 both of CW-017. Two of these were asked twice, and a duel went by the other one.
bool former(std::string_view name, Doc const& value, Settings& out) {
  if (name == "spike_halves" || name == "ground_bonus_any_weapon") return true;
  bool const yes = value == Doc("yes") || value == Doc(true);
  if (name == "incendiary_pods") return out.build.incendiary_vfrp = out.build.incendiary_mfr = yes, true;
  if (name != "sidecar_dm_alone") return false;
  if (yes) out.build.sidecar_weight_counts = out.collision.sidecar_weight_counts = false;
  return true;
}

Error with_ruling(Error error, std::string_view name) {
  std::string const ruling = ruling_of_setting(name);
  if (!ruling.empty()) error.what.back() = ' ', error.what += filled("({}).", {ruling});
  return error;
}

}  // namespace

std::vector<Setting> setting_list() { return read_setting_list("assets/games/car_wars/settings.json", cited_rules()); }

Expected<Settings> read_settings(Doc const& doc) {
  Settings out;
  if (doc.is_null() || (doc.is_object() && doc.empty())) return out;
  if (!doc.is_object()) return Error{"/settings", "An object of name and value is expected."};
  std::vector<Setting> const known = setting_list();
  for (auto it = doc.begin(); it != doc.end(); ++it) {
    if (former(it.key(), it.value(), out)) continue;
    SettingRead const read = read_setting(known, it.key(), it.value(), "Car Wars", value_of);
    if (!read.error.what.empty()) return with_ruling(read.error, it.key());
    PutValue put{read.setting->name, read.value};
    fields(put, out);
  }
  join_limits(out, doc.contains("max_turns"));
  return out;
}

build::Event event_of(Settings const& settings) {
  build::Event event;
  event.budget = dollars(settings.duel.division);
  event.settings = settings.build;
  return event;
}

}  // namespace paddock::car_wars::duel
