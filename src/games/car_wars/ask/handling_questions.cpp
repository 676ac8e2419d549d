#include <algorithm>

#include "games/car_wars/ask/crash_parts.hpp"
#include "games/car_wars/ask/readings.hpp"
#include "games/car_wars/rules/handling.hpp"

namespace paddock::car_wars {
namespace {

using namespace readings;

constexpr int kMostHc = 30;

// Whether a suit takes a point of reflexes. What nobody can wear is a fault: misspelled it would count as nothing.
bool slows(Givens& worn, ControlSettings const& settings) {
  int const id = worn.word("body_armor", {"improved_body_armor", "impact_armor", "iba", "blended_improved_body_armor", "body_armor",
                                          "blended_body_armor", "flak_jacket", "fireproof_suit", "armored_battle_vest", "battle_vest",
                                          "pfe", "none"});
  return id < 3 || (id == 3 && settings.blended_improved_slows);
}

// A suit, a list of what is worn, or nothing.
bool slowed_by_armor(Givens& given, ControlSettings const& settings) {
  if (!given.has("body_armor")) return false;
  if (!is_list(given, "body_armor")) return slows(given, settings);
  bool slowed = false;
  for (Doc const& item : given.list("body_armor", 20)) {
    Doc const one = DocObject().with("body_armor", item);
    Givens worn(one, given.settings());
    slowed |= slows(worn, settings);
    given.take(worn);
  }
  return slowed;
}

ControlSettings handling_settings(Givens& given) {
  ControlSettings settings = given.settings_as<ControlSettings>();
  if (Doc const* const range = setting_list(given, "hs_reset_speed_range")) {
    constexpr int kAny = INT32_MAX;
    std::optional<int> const least = range->size() == 2 ? whole_in((*range)[0], -kAny, kAny) : std::nullopt,
                             most = least ? whole_in((*range)[1], -kAny, kAny) : std::nullopt;
    if (most) {
      settings.hs_reset_least = std::clamp(*least, -kMostMph, 0);
      settings.hs_reset_most = std::clamp(*most, 0, kMostMph);
    } else given.refuse("The setting 'hs_reset_speed_range' has two speeds, like [-10, 10].");
  }
  return settings;
}

Handling handling(Givens& given) {
  Handling of;
  of.base_hc = given.whole("base_hc", -kMostHc, kMostHc);
  of.driver_plus = given.whole("driver_plus", -10, 20, 0);
  of.reflex_bonus = given.whole("reflex_bonus", -10, 20, 0);
  if (given.has("start_status")) of.start = given.whole("start_status", kWorstStatus, 60);
  return of;
}

Doc start(Givens& given) {
  ControlSettings const settings = given.settings_as<ControlSettings>();
  int const base = given.whole("base_hc", -kMostHc, kMostHc), plus = given.whole("driver_plus", -10, 20, 0);
  bool const slowed = slowed_by_armor(given, settings);
  Reflexes const r = reflexes(plus, slowed, settings);
  Answer out;
  out.because(base, "handling class of the vehicle", "R-5.2");
  out.because(r.bonus, slowed ? "reflexes; the armor worn has taken a point of them" : "reflexes", "CW-030");
  return out.with("reflex", r.value).with("bonus", r.bonus).with("status", base + r.bonus).with("maximum", base + r.bonus)
      .ruling("CW-030");
}

Doc recover_answer(Givens& given) {
  ControlSettings const settings = handling_settings(given);
  Handling of = handling(given);
  of.spoiler = given.flag("spoiler_or_airdam", given.flag("spoiler", false) || given.flag("airdam", false));
  of.driver_ok = given.flag("driver_ok", true);
  of.in_control = given.flag("in_control", true), of.airborne = given.flag("airborne", false);
  Recovery const r = recover(of, given.whole("status", kWorstStatus, 60), speed(given), settings);
  Answer out;
  out.with("status", r.status).with("gain", r.gain).with("maximum", r.cap);
  if (r.reset) out.because(r.cap, "slow enough at the end of the turn: back to the maximum", "CW-117");
  else if (r.gain == 0 && of.airborne) out.because(0, "nothing is recovered in the air", "CW-124");
  else if (r.gain == 0 && !of.in_control) out.because(0, "nothing is recovered out of control", "CW-120");
  else out.because(r.gain, "recovered: handling class and driver plusses, at least 1", "CW-115");
  if (of.spoiler && !r.reset) out.because(nullptr, "a spoiler or airdam counts by the speed at the end of the turn", "CW-127");
  return out.ruling(r.reset ? "CW-117" : "CW-115");
}

Doc duel(Givens& given) {
  ControlSettings const settings = handling_settings(given);
  Handling const of = handling(given);
  int status = given.whole("status", kWorstStatus, 60, of.base_hc + of.reflex_bonus);  // else the duel begins here
  Doc statuses = Doc::array();
  for (Doc const& doc : given.list("turns", 100)) {
    Givens turn = given.within(doc, "turns");
    for (int const d : wholes_or_none(turn, "d", 0, 100)) status = control_check(status, d, 0, settings).status;
    status = recover(of, status, speed(turn), settings).status;
    statuses.push_back(status);
    given.take(turn);
  }
  return Answer().with("status", statuses).with("statuses", statuses).ruling("CW-115");
}

constexpr Question kHandlingQuestions[] = {
    {{"hs.duel", "Handling status at the end of each turn, from the difficulties met and the speeds at the end of the turns.",
      R"({"base_hc": 3, "driver_plus": 3, "reflex_bonus": 1, "status": 4, "turns": [{"d": [3, 5], "speed": 60}, {"d": [], "speed": 10}]})"},
     duel,
     "each D lowers the status; every end of turn gives back handling class and driver plusses, at least 1, up to the start"},
    {{"hs.recover", "Handling status after the recovery at the end of a turn.",
      R"({"base_hc": 3, "driver_plus": 3, "reflex_bonus": 1, "status": -4, "speed": 50, "spoiler_or_airdam": false})"},
     recover_answer},
    {{"hs.start", "Reflexes, their bonus and the handling status a duel starts with, which is also the highest.",
      R"({"base_hc": 3, "driver_plus": 1, "body_armor": null})"},
     start},
};

}  // namespace

std::span<Question const> handling_questions() { return kHandlingQuestions; }

}  // namespace paddock::car_wars
