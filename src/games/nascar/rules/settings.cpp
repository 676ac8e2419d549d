// Settings as data: names, labels and ranges in settings.json, their meaning here.
#include "games/nascar/rules/settings.hpp"

#include "contract/settings.hpp"

namespace paddock::nascar {
namespace {

// NR-7.8 "track", a percentage ("30") or a share ("0.30"); in permille, -1 as the track says.
std::optional<int> density_of(std::string const& text) {
  if (text == "track") return -1;
  size_t const dot = text.find('.');
  if (dot == std::string::npos) {
    auto const percent = small_number(text);
    return percent && *percent <= 100 ? std::optional(*percent * 10) : std::nullopt;
  }
  std::string digits = text.substr(dot + 1);
  if (digits.empty() || digits.size() > 3) return std::nullopt;
  digits.resize(3, '0');
  auto const whole = small_number(text.substr(0, dot)), rest = small_number(digits);
  return whole && rest && *whole * 1000 + *rest <= 1000 ? std::optional(*whole * 1000 + *rest) : std::nullopt;
}

std::optional<int> value_of(Setting const& s, std::string const& text) {
  return s.name == "sandDensity" ? density_of(text) : setting_value(s, text);
}

// The rules that settings.json names.
constexpr char const* kRules[] = {"NR-1.2",  "NR-1.5",  "NR-1.8",  "NR-2.6",  "NR-2.9",  "NR-3.5",  "NR-3.11",
    "NR-4.1",  "NR-4.2",  "NR-4.3",  "NR-5.4",  "NR-6.3",  "NR-6.5",  "NR-7.6",  "NR-7.7",
    "NR-7.8",  "NR-8.6",  "NR-10.6", "NR-10.7", "NR-11.5", "NR-12.1", "NR-12.3",
    "NR-12.4", "NR-12.5", "NR-13.2", "NR-13.3"};

}  // namespace

std::vector<Setting> setting_list() { return read_setting_list("assets/games/nascar/settings.json", kRules); }

Expected<Settings> read_settings(Doc const& doc) { return settings_over<Settings>(doc, setting_list, "Nascar 10", value_of); }

}  // namespace paddock::nascar
