// Settings as data: names, labels and ranges in settings.json, their meaning here.
#include "games/nascar/settings.hpp"

#include "core/assets.hpp"

namespace paddock::nascar {
namespace {

struct Slot {
  char const* name;
  int Settings::*member;
};
constexpr Slot kSlots[] = {
    {"startSpeed", &Settings::start_speed},
    {"startMax", &Settings::start_max},
    {"startWC", &Settings::start_cards},
    {"maxFloor", &Settings::max_floor},
    {"laps", &Settings::laps},
    {"moveCountMismatch", &Settings::reject_count},
    {"unmarkedSecond", &Settings::strict_second},
    {"rrllCost", &Settings::rrll_cost},
    {"aabbCost", &Settings::aabb_cost},
    {"diagonalCut", &Settings::no_diagonal_cut},
    {"slipRange", &Settings::slip_range},
    {"slipOverMax", &Settings::slip_over_max},
    {"offCount", &Settings::count_all_blank},
    {"oilBlame", &Settings::blame_touched},
    {"oilLifetime", &Settings::oil_lifetime},
    {"sandbagMoves", &Settings::bag_takes_move},
    {"sandReset", &Settings::sand_reset},
    {"sandDensity", &Settings::density},
    {"repeatCrash", &Settings::repeat_crash},
    {"bankTurn", &Settings::bank_last_steer},
    {"bankCarry", &Settings::bank_carry},
    {"pitLimit", &Settings::pit_limit},
    {"pitFinish", &Settings::pit_finish},
    {"finishTie", &Settings::tie_together},
    {"maxTurnsAfterWin", &Settings::max_turns_after_win},
    {"nmr", &Settings::coast},
    {"nmrLimit", &Settings::nmr_limit},
    {"maxTurns", &Settings::max_turns},
};

std::string text_of(Doc const& value) {
  if (value.is_string()) return value.get<std::string>();
  return value.is_primitive() ? dump_doc(value) : std::string();
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

// NR-7.8 "track", a percentage ("30") or a share ("0.30"); in permille, -1 as the track says, -2 when it is nonsense.
int density_of(std::string const& text) {
  if (text == "track") return -1;
  size_t const dot = text.find('.');
  if (dot == std::string::npos) {
    int const percent = number_of(text);
    return percent < 0 || percent > 100 ? -2 : percent * 10;
  }
  std::string digits = text.substr(dot + 1);
  if (digits.empty() || digits.size() > 3) return -2;
  digits.resize(3, '0');
  int const whole = number_of(text.substr(0, dot)), rest = number_of(digits);
  return whole < 0 || rest < 0 || whole * 1000 + rest > 1000 ? -2 : whole * 1000 + rest;
}

std::string range_text(Setting const& s) {
  if (s.choices.empty()) return "a whole number from " + std::to_string(s.low) + " to " + std::to_string(s.high);
  std::string all;
  for (auto const& c : s.choices) all += (all.empty() ? "one of " : ", ") + c;
  return all;
}

// The stored value of a setting, -2 when the text is none.
int value_of(Setting const& s, std::string const& text) {
  if (s.name == "sandDensity") return density_of(text);
  if (s.choices.empty()) {
    int const n = number_of(text);
    return n >= s.low && n <= s.high ? n : -2;
  }
  for (size_t i = 0; i < s.choices.size(); ++i)
    if (s.choices[i] == text) return int(i);
  return -2;
}

// Rule ids come from the file; Setting wants a literal that lives as long as the program.
char const* rule_literal(std::string const& id) {
  static constexpr char const* kRules[] = {"NR-1.2",  "NR-1.5",  "NR-1.8",  "NR-2.6",  "NR-2.9",  "NR-3.5",  "NR-3.11",
                                           "NR-4.1",  "NR-4.3",  "NR-5.4",  "NR-6.3",  "NR-6.5",  "NR-7.6",  "NR-7.7",
                                           "NR-7.8",  "NR-8.6",  "NR-10.6", "NR-10.7", "NR-11.5", "NR-12.1", "NR-12.3",
                                           "NR-12.4", "NR-12.5", "NR-13.2", "NR-13.3"};
  for (char const* r : kRules)
    if (id == r) return r;
  return "";
}

}  // namespace

std::vector<Setting> setting_list() {
  std::vector<Setting> out;
  auto doc = parse_doc(asset("assets/games/nascar/settings.json"));
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
  if (doc.is_null()) return out;
  if (!doc.is_object()) return Error{"/settings", "An object of name and value is expected."};
  auto const list = setting_list();
  for (auto it = doc.begin(); it != doc.end(); ++it) {
    Setting const* setting = nullptr;
    for (auto const& s : list)
      if (s.name == it.key()) setting = &s;
    if (!setting) return Error{"/settings/" + it.key().substr(0, 40), "Nascar 10 has no setting of this name."};
    int const value = value_of(*setting, text_of(it.value()));
    if (value == -2) return Error{"/settings/" + it.key(), "This should be " + range_text(*setting) + "."};
    for (auto const& slot : kSlots)
      if (setting->name == slot.name) out.*slot.member = value;
  }
  return out;
}

}  // namespace paddock::nascar
