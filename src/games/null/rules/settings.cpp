// The list that set-up shows: a game with settings reads it by read_setting_list() from its assets, settings.json.
#include "games/null/rules/settings.hpp"

#include "contract/settings.hpp"

namespace paddock::null {

std::vector<Setting> setting_list() { return {}; }

Expected<Settings> read_settings(Doc const& doc) { return settings_over<Settings>(doc, setting_list, "Null"); }

}  // namespace paddock::null
