// move.*, device.*, jump.*
#include <algorithm>

#include "core/filled.hpp"
#include "games/car_wars/ask/movement_answers.hpp"
#include "games/car_wars/ask/numbers.hpp"
#include "games/car_wars/ask/ruling_lists.hpp"
#include "games/car_wars/rules/driving_tables.hpp"
#include "games/car_wars/rules/pace.hpp"

namespace paddock::car_wars::movement_answers {
namespace {

constexpr int kMostSpeed = 1000, kMostTurns = 1000;

Ratio read_accel(Givens& given) { return given.number("accel", 0, 200); }
int read_phase(Givens& given) { return given.whole("phase", 1, pace::kPhases); }
MovementSettings settings(Givens& given) { return given.settings_as<MovementSettings>(); }

}  // namespace

// The row of the movement chart: the inches of each phase.
Doc phases_doc(Ratio speed, MovementSettings const& s) {
  Doc out = Doc::array();
  for (int phase = 1; phase <= pace::kPhases; ++phase) out.push_back(number_doc(pace::inches(speed, phase, s)));
  return out;
}

Doc turn(Givens& given) {
  Ratio const speed = read_speed(given, "speed");
  Answer out;
  out.with("phases", phases_doc(speed, settings(given)));
  int const half = pace::half_move_phase(speed);
  return out.with("half_move_phase", half ? Doc(half) : Doc()).ruling("CW-114");
}

Doc inches(Givens& given) {
  Ratio const speed = read_speed(given, "speed");
  int const phase = read_phase(given);
  Answer out;
  out.with("inches", number_doc(pace::inches(speed, phase, settings(given)))).with("half_move", pace::half_move_phase(speed) == phase);
  return out.with("row", DocObject().with("speed", number_doc(speed)).with("phases", phases_doc(speed, settings(given)))).ruling("CW-114");
}

Doc after_drop(Givens& given) {
  Ratio const speed = read_speed(given, "new_speed"), moved = given.number("moved_inches", 0, 100);
  Ratio const left = pace::left_after_drop(speed, read_phase(given), moved, settings(given));
  return Answer().with("remaining_inches", number_doc(left)).ruling("CW-128");
}

Doc start_speed(Givens& given) {
  Ratio const speed = given.number("speed", -kMostSpeed, kMostSpeed);
  MovementSettings const rules = settings(given);
  int least = rules.start_least, most = std::max(least, rules.start_most);   // as pace::starts()
  read_pair_setting(given, "start_speed", least, most);
  bool const allowed = speed >= least && speed <= most && (speed / Ratio(5, 2)).whole();
  std::string const why = filled("{} to {} mph, in steps of 2.5", {least, most});
  return Answer().with("allowed", allowed).because(number_doc(speed), why, "CW-154").ruling("CW-154");
}

Doc order(Givens& given) {
  Doc const& list = given.list("vehicles", pace::kMostMovers);
  List<pace::Mover, pace::kMostMovers> movers;
  Doc ids = Doc::array();
  for (size_t i = 0; i < list.size(); ++i) {
    Givens one = given.within(list[i], "vehicles/" + std::to_string(i));
    ids.push_back(one.text("id"));
    movers.push({one.number("speed", -kMostSpeed, kMostSpeed), one.whole("driver_plus", -10, 20, 0)});
    given.take(one);
  }
  pace::Order answer;
  MovementSettings rules = settings(given);
  if (given.setting_doc("order"))
    rules.driver_skill_chooses = readings::one_of_lists(given, "order", {"speed_desc, driver_skill_chooses, secret_or_die", "speed_desc, secret_or_die"}) == 0;
  pace::order({movers.begin(), size_t(movers.size())}, answer, rules);
  Doc out = Answer().with("groups", Doc::array()).ruling("CW-131");
  for (pace::Group const& group : answer.groups) {
    Answer entry;
    entry.with("ids", Doc::array()).with("chooser", nullptr);
    for (int const i : answer.of(group)) entry["ids"].push_back(ids[size_t(i)]);
    if (group.many > 1) entry.with("chooser", group.chooser >= 0 ? ids[size_t(group.chooser)] : Doc("secret_or_die"));
    out["groups"].push_back(std::move(entry));
  }
  return out;
}

Doc booster(Givens& given) {
  Ratio const mph = pace::booster_mph(given.number("booster_lb", 0, 100000), given.number("vehicle_lb", 1, 1000000));
  bool const late = settings(given).boosters_turn1 || given.whole("turn", 1, kMostTurns) > 1;
  if (!late) return Answer().with("extra", 0).with("mph", 0).with("extra_mph", 0).because(0, "no booster is fired in the first turn", "CW-161")
      .ruling("CW-161");
  // The row of the calculator names the number by a phrase: it stands under each of its words.
  return Answer().with("extra", number_doc(mph)).with("mph", number_doc(mph)).with("extra_mph", number_doc(mph)).ruling("CW-161");
}

Doc forced_slowdown(Givens& given) {
  pace::Moment const began{given.whole("turn", 1, kMostTurns), read_phase(given)};
  Ratio speed = given.number("speed", -kMostSpeed, kMostSpeed);
  int const amount = given.whole("amount", 1, 100), count = given.whole("count", 0, 100, 1);
  Doc out = Answer().with("slowdowns", Doc::array()).ruling("CW-134");
  for (int i = 0; i < count; ++i) {  // at once, and every five phases
    pace::Moment const at = pace::after(began, i * pace::kPhases);
    speed = pace::slowed(speed, amount);
    Doc entry = Doc::array();
    entry.push_back(at.turn), entry.push_back(at.phase), entry.push_back(number_doc(speed));
    out["slowdowns"].push_back(std::move(entry));
  }
  return out;
}

Doc head_to_head(Givens& given) {
  Ratio const a = given.number("speed_a", 0, kMostSpeed), b = given.number("speed_b", 0, kMostSpeed);
  // CW-133: equals stop each other; else the faster goes first and the other gives way, then moves itself.
  bool const equal = a == b;
  Doc out = Answer().with("moves", Doc::array()).with("speeds", Doc::array()).ruling("CW-133");
  if (!equal) {
    out["moves"].push_back(a > b ? "a" : "b");
    if (std::min(a, b) > 0) out["moves"].push_back(a > b ? "b" : "a");
  }
  for (Ratio const speed : {a, b}) out["speeds"].push_back(number_doc(equal ? Ratio(0) : speed));
  return out;
}

Doc overspeed_drain(Givens& given) {
  Ratio const speed = given.number("speed", -kMostSpeed, kMostSpeed), top = given.number("top_speed", 0, kMostSpeed);
  int const units = pace::overspeed_units(speed < 0 ? Ratio(0) - speed : speed, top);
  return Answer().with("power_units", units).because(units, "1 per full 10 mph above the top speed", "R-3").ruling("R-3");
}

Doc reverse_limit(Givens& given) {
  Ratio const top = given.number("top_speed", 0, kMostSpeed), speed = given.number("speed", -kMostSpeed, kMostSpeed, 0);
  bool const cycle = given.word("kind", {"car", "trike", "reversed_trike", "cycle"}, 0) == 3;
  Ratio const limit = pace::reverse_limit(top, cycle), size = speed < 0 ? Ratio(0) - speed : speed;
  int const loss = size > limit ? pace::kReverseShed : 0;
  Answer out;
  out.with("limit", number_doc(limit));
  for (char const* key : {"loss", "forced_loss", "least_loss", "least_forced_loss"}) out.with(key, loss);  // named by a phrase in the row
  return out.ruling("CW-137");
}

Doc speed_change(Givens& given) {
  MovementSettings const rules = settings(given);
  pace::Change c;
  c.turn = given.whole("turn", 1, kMostTurns, 2);
  bool const asks = rules.speed_change == MovementSettings::ChangePhase::first;
  if (asks || given.has("phase")) c.phase = read_phase(given);
  bool const slowed = given.flag("slowed", false) && rules.involuntary_uses_change;   // involuntarily, in this turn
  c.used = given.flag("used", false) || slowed, c.in_control = given.flag("in_control", true);
  c.from = read_speed(given, "speed"), c.to = read_speed(given, "new_speed");
  Ratio const faster = c.to < 0 ? c.from - c.to : c.to - c.from;  // nobody who brakes need tell the acceleration
  c.acceleration = faster > 0 ? read_accel(given) : given.number("accel", 0, 200, 0);
  if (given.flag("hd_brakes", false)) c.most_braking += 5;  // B-10
  pace::Refusal const no = pace::refusal(c, rules);
  char const* const used = slowed ? "CW-122" : "CW-116";
  char const* const kWhy[] = {"may be made",
                                         "no voluntary change in turn 1",
                                         "speed is changed in the first phase of a turn",
                                         slowed ? "a forced loss has used up the change of this turn" : "one voluntary change a turn",
                                         "only a vehicle under full control changes its speed",
                                         "more than the acceleration",
                                         "more than brakes can do",
                                         "a full turn at 0 lies between forward and backward"};
  char const* const kRule[] = {"CW-116", "CW-154", "CW-116", used, "CW-122", "R-3", "R-3", "R-3"};
  return Answer().with("allowed", no == pace::Refusal::none).because(no == pace::Refusal::none, kWhy[size_t(no)], kRule[size_t(no)]).ruling(kRule[size_t(no)]);
}

Doc device_top_speed(Givens& given) {
  pace::Drive const drive{given.number("top_speed", 0, kMostSpeed), read_accel(given)};
  // The short names of the trade stand for the same three.
  int const device = given.word("device", {"none", "high_torque_motors", "hd_high_torque_motors", "overdrive", "htm", "hd_htm", "od"}, 0);
  pace::Drive const on = pace::engaged(drive, pace::Device(device > 3 ? device - 3 : device), settings(given));
  return Answer().with("top_speed", number_doc(on.top_speed)).with("accel", number_doc(on.acceleration)).ruling("R-22");
}

Doc jump_distance(Givens& given) {
  Ratio const inches = pace::flight_inches(given.number("speed", 0, kMostSpeed), given.number("ramp_degrees", 0, 90));
  Answer out;
  for (char const* key : {"inches", "flight", "flight_inches"}) out.with(key, number_doc(inches));  // named by a phrase in the row
  return out.because(number_doc(inches), "an inch per 10 mph above 20 from a ramp of 20 to 40 degrees, half from 15-19 and 41-45", "R-23").ruling("R-23");
}

Doc jump_fall(Givens& given) {
  Ratio const quarters = given.number("height_inches", 0, 100) * 4;
  std::string heights;
  for (driving::FallRow const& row : driving::tables().falls) {
    if (quarters == row.quarters)
      return Answer().with("damage", driving::dice_text(row.damage)).with("phases", row.phases).because(row.phases, "falling table", "R-23")
          .ruling("R-23");
    heights += (heights.empty() ? "" : ", ") + dump_doc(number_doc(Ratio(row.quarters, 4)));
  }
  given.refuse(filled("'height_inches' is one of {}.", {heights}));
  return {};
}

}  // namespace paddock::car_wars::movement_answers
