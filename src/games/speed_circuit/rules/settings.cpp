// Settings as data: names, labels and words in settings.json, their meaning where settings() is asked.
#include "games/speed_circuit/rules/settings.hpp"

#include "contract/settings.hpp"

namespace paddock::speed_circuit {
namespace {

// The rules that settings.json names.
constexpr char const* kRules[] = {
    "SC-1.3", "SC-3.T", "SC-4.1", "SC-4.10", "SC-4.10c", "SC-4.10d", "SC-4.10e", "SC-4.11", "SC-4.11a", "SC-4.11b",
    "SC-4.12a", "SC-4.13", "SC-4.14", "SC-4.2a", "SC-4.4", "SC-4.5", "SC-4.6", "SC-4.7", "SC-4.8", "SC-4.9", "SC-5.2", "SC-5.T3", "SC-5.T5",
    "SC-B.10", "SC-B.14", "SC-B.2", "SC-B.4", "SC-B.5", "SC-B.7", "SC-B.9"};

}  // namespace

std::vector<Setting> setting_list() { return read_setting_list("assets/games/speed_circuit/settings.json", kRules); }

Expected<Settings> read_settings(Doc const& doc) { return settings_over<Settings>(doc, setting_list, "Speed Circuit"); }

}  // namespace paddock::speed_circuit
