#include "contract/settings.hpp"

#include "core/assets.hpp"
#include "core/scan.hpp"
#include "core/text.hpp"

namespace paddock {
namespace {

std::string range_text(Setting const& s) {
  if (s.choices.empty()) return "a whole number from " + std::to_string(s.low) + " to " + std::to_string(s.high);
  std::string all;
  for (auto const& c : s.choices) all += (all.empty() ? "one of " : ", ") + c;
  return all;
}

Setting setting_from(Doc const& e, std::span<char const* const> rules) {
  Setting s;
  s.name = get_text(e, "name");
  s.label = get_text(e, "label");
  s.help = get_text(e, "help");
  std::string const cited = get_text(e, "rule");
  for (char const* rule : rules)
    if (cited == rule) s.rule = Rule{rule};
  s.group = get_text(e, "group");
  s.main = get_bool(e, "main");
  s.fallback = get_text(e, "default");
  s.low = get_int(e, "low");
  s.high = get_int(e, "high");
  if (auto it = e.find("choices"); it != e.end())
    for (auto const& c : *it) s.choices.push_back(c.get<std::string>());
  s.words = s.choices;
  if (auto it = e.find("words"); it != e.end() && it->size() == s.choices.size())
    for (size_t i = 0; i < it->size(); ++i) s.words[i] = (*it)[i].get<std::string>();
  return s;
}

}  // namespace

std::vector<Setting> read_setting_list(std::string_view path, std::span<char const* const> rules) {
  std::vector<Setting> out;
  if (auto doc = parse_doc(asset(path)))
    for (auto const& e : *doc) {
      Setting s = setting_from(e, rules);
      if (s.group.empty() && !out.empty()) s.group = out.back().group;
      out.push_back(std::move(s));
    }
  return out;
}

std::optional<int> small_number(std::string_view text) {
  int const n = whole_number(text, 6);
  return n < 0 ? std::nullopt : std::optional(n);
}

std::optional<int> setting_value(Setting const& s, std::string const& text) {
  if (s.choices.empty()) {
    auto const n = small_number(text);
    return n && *n >= s.low && *n <= s.high ? n : std::nullopt;
  }
  for (size_t i = 0; i < s.choices.size(); ++i)
    if (s.choices[i] == text) return int(i);
  return std::nullopt;
}

SettingRead read_setting(std::vector<Setting> const& list, std::string const& name, Doc const& value,
                         std::string_view game_title, SettingReader reader) {
  SettingRead out;
  for (auto const& s : list)
    if (s.name == name) out.setting = &s;
  if (!out.setting) {
    out.error = {"/settings/" + cut(name, 40), std::string(game_title) + " has no setting of this name."};
    return out;
  }
  std::string const text = value.is_string() ? value.get<std::string>() : value.is_primitive() ? dump_doc(value) : "";
  if (auto const stored = reader(*out.setting, text)) out.value = *stored;
  else out.error = {"/settings/" + name, "This should be " + range_text(*out.setting) + "."};
  return out;
}

}  // namespace paddock
