// Settings as data: names, labels and words in settings.json, their meaning where settings() is asked.
#include "games/gravel_kings/rules/settings.hpp"

#include "contract/settings.hpp"

namespace paddock::gravel_kings {
namespace {

// The rules that settings.json names.
constexpr char const* kRules[] = {
    "GK-1.7", "GK-2.4", "GK-2.5", "GK-2.7", "GK-3.13", "GK-3.7", "GK-3.8", "GK-3.9",
    "GK-4.2", "GK-4.5", "GK-4.6", "GK-5.10", "GK-5.16", "GK-5.18", "GK-6.3", "GK-6.5",
    "GK-7.1", "GK-7.4", "GK-7.5", "GK-7.9", "GK-8.3", "GK-8.4", "GK-9.1", "GK-9.2",
    "GK-9.5"};

}  // namespace

std::vector<Setting> setting_list() { return read_setting_list("assets/games/gravel_kings/settings.json", kRules); }

Expected<Settings> read_settings(Doc const& doc) { return settings_over<Settings>(doc, setting_list, "Gravel Kings"); }

}  // namespace paddock::gravel_kings
