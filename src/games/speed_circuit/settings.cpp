// Settings as data: names, labels and words in settings.json, their meaning where settings() is asked.
#include "games/speed_circuit/settings.hpp"

#include "core/assets.hpp"

namespace paddock::speed_circuit {
namespace {

struct Slot {
  char const* name;
  int Settings::*member;
};
constexpr Slot kSlots[] = {
    {"carTable", &Settings::car_table},
    {"grid", &Settings::grid},
    {"decisions", &Settings::decisions},
    {"bidThree", &Settings::bid_three},
    {"testsRolled", &Settings::tests_rolled},
    {"zeroCard", &Settings::zero_card},
    {"standingStart", &Settings::standing_start},
    {"missingPlot", &Settings::missing_plot},
    {"lapped", &Settings::lapped},
    {"unusedBraking", &Settings::unused_braking},
    {"spinWear", &Settings::spin_wear},
    {"cornerAcceleration", &Settings::corner_acceleration},
    {"slipAfter", &Settings::slip_after},
    {"passCount", &Settings::pass_count},
    {"failedPassBraking", &Settings::failed_pass_braking},
    {"offTrackOut", &Settings::off_track_out},
    {"engineHalf", &Settings::engine_half},
    {"finishCorners", &Settings::finish_corners},
    {"diagonalBetween", &Settings::diagonal_between},
    {"arrow", &Settings::arrow},
    {"cornerExit", &Settings::corner_exit},
    {"crashInvolves", &Settings::crash_involves},
    {"restInCorner", &Settings::rest_in_corner},
    {"afterIdleSpin", &Settings::after_idle_spin},
    {"offTrackLimit", &Settings::off_track_limit},
    {"aboveTop", &Settings::above_top},
    {"lateUnpayable", &Settings::late_unpayable},
    {"passRoom", &Settings::pass_room},
    {"shiftTie", &Settings::shift_tie},
    {"shiftCharged", &Settings::shift_charged},
    {"fullRowSpin", &Settings::full_row_spin},
    {"crashOrder", &Settings::crash_order},
    {"crashMarks", &Settings::crash_marks},
    {"crashIdle", &Settings::crash_idle},
    {"cornerAgain", &Settings::corner_again},
    {"slipPlot", &Settings::slip_plot},
    {"brake80", &Settings::brake80},
    {"offTrackChip", &Settings::off_track_chip},
    {"missLimit", &Settings::miss_limit},
    {"maxTurns", &Settings::max_turns},
};

// Rule ids come from the file; Setting wants a literal that lives as long as the program.
char const* rule_literal(std::string const& id) {
  static constexpr char const* kRules[] = {
      "SC-1.3", "SC-3.T", "SC-4.1", "SC-4.10", "SC-4.10c", "SC-4.10d", "SC-4.10e", "SC-4.11a", "SC-4.11b", 
      "SC-4.12a", "SC-4.13", "SC-4.14", "SC-4.2a", "SC-4.4", "SC-4.5", "SC-4.6", "SC-4.7", "SC-4.9", "SC-5.2", "SC-5.T3", 
      "SC-B.10", "SC-B.14", "SC-B.2", "SC-B.4", "SC-B.5", "SC-B.7", "SC-B.9"};
  for (char const* r : kRules)
    if (id == r) return r;
  return "";
}

// A whole number of at most six digits, -1 when it is none.
int number_of(std::string const& text) {
  if (text.empty() || text.size() > 6) return -1;
  int n = 0;
  for (char c : text) {
    if (c < '0' || c > '9') return -1;
    n = n * 10 + (c - '0');
  }
  return n;
}

// The stored value of a setting, -1 when the text is none.
int value_of(Setting const& s, Doc const& value) {
  std::string const text = value.is_string() ? value.get<std::string>() : value.is_primitive() ? value.dump() : "";
  if (s.choices.empty()) {
    int const n = number_of(text);
    return n >= s.low && n <= s.high ? n : -1;
  }
  for (size_t i = 0; i < s.choices.size(); ++i)
    if (s.choices[i] == text) return int(i);
  return -1;
}

std::string range_text(Setting const& s) {
  if (s.choices.empty()) return "a whole number from " + std::to_string(s.low) + " to " + std::to_string(s.high);
  std::string all;
  for (auto const& c : s.choices) all += (all.empty() ? "one of " : ", ") + c;
  return all;
}

}  // namespace

std::vector<Setting> setting_list() {
  std::vector<Setting> out;
  auto doc = parse_doc(asset("assets/games/speed_circuit/settings.json"));
  if (!doc) return out;
  for (auto const& e : *doc) {
    Setting s;
    s.name = get_text(e, "name");
    s.label = get_text(e, "label");
    s.help = get_text(e, "help");
    s.rule = Rule{rule_literal(get_text(e, "rule"))};
    s.fallback = get_text(e, "default");
    s.low = get_int(e, "low");
    s.high = get_int(e, "high");
    if (auto it = e.find("choices"); it != e.end())
      for (auto const& c : *it) s.choices.push_back(c.get<std::string>());
    s.words = s.choices;
    if (auto it = e.find("words"); it != e.end() && it->size() == s.choices.size())
      for (size_t i = 0; i < it->size(); ++i) s.words[i] = (*it)[i].get<std::string>();
    out.push_back(std::move(s));
  }
  return out;
}

Expected<Settings> read_settings(Doc const& doc) {
  Settings out;
  if (doc.is_null() || (doc.is_object() && doc.empty())) return out;
  if (!doc.is_object()) return Error{"/settings", "An object of name and value is expected."};
  auto const list = setting_list();
  for (auto it = doc.begin(); it != doc.end(); ++it) {
    Setting const* setting = nullptr;
    for (auto const& s : list)
      if (s.name == it.key()) setting = &s;
    if (!setting) return Error{"/settings/" + it.key().substr(0, 40), "Speed Circuit has no setting of this name."};
    int const value = value_of(*setting, it.value());
    if (value < 0) return Error{"/settings/" + it.key(), "This should be " + range_text(*setting) + "."};
    for (auto const& slot : kSlots)
      if (setting->name == slot.name) out.*slot.member = value;
  }
  return out;
}

}  // namespace paddock::speed_circuit
