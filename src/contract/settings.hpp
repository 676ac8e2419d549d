// What every game's settings.cpp shares: the list from assets/games/<g>/settings.json, and a set-up's values checked
// against it.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/doc.hpp"
#include "core/expected.hpp"
#include "view/catalogue.hpp"

namespace paddock {

// `rules`: the ids that the file may name; Rule wants a literal that lives as long as the program.
std::vector<Setting> read_setting_list(std::string_view path, std::span<char const* const> rules);

std::optional<int> small_number(std::string_view text);  // a whole number of at most six digits
// What is stored: the index of the choice, or the number in its range; nothing when the text is neither.
std::optional<int> setting_value(Setting const& setting, std::string const& text);

// An archive for fields(): puts a value into the field of this name.
struct PutSetting {
  std::string_view name;
  int value = 0;
  void operator()(char const* field, int& out) const {
    if (name == field) out = value;
  }
};

// The setting of this name and its stored value, or the error for "/settings/<name>".
struct SettingRead {
  Setting const* setting = nullptr;
  int value = 0;
  Error error;
};
using SettingReader = std::optional<int> (*)(Setting const&, std::string const& text);
SettingRead read_setting(std::vector<Setting> const& list, std::string const& name, Doc const& value,
                         std::string_view game_title, SettingReader reader);

// A set-up's settings (an object of name and value; null is none) over the defaults. Settings has ints only, and fields().
template <class Settings>
Expected<Settings> settings_over(Doc const& doc, std::vector<Setting> (*list)(), std::string_view game_title,
                                 SettingReader reader = setting_value) {
  Settings out;
  if (doc.is_null() || (doc.is_object() && doc.empty())) return out;
  if (!doc.is_object()) return Error{"/settings", "An object of name and value is expected."};
  auto const known = list();
  for (auto it = doc.begin(); it != doc.end(); ++it) {
    SettingRead const read = read_setting(known, it.key(), it.value(), game_title, reader);
    if (!read.error.what.empty()) return read.error;
    PutSetting put{read.setting->name, read.value};
    fields(put, out);
  }
  return out;
}

}  // namespace paddock
