// brake, brake.*, maneuver.difficulty, maneuver.legal, skid.controlled
#include <algorithm>

#include "core/filled.hpp"
#include "games/car_wars/ask/maneuver_reading.hpp"
#include "games/car_wars/ask/movement_answers.hpp"
#include "games/car_wars/ask/numbers.hpp"
#include "games/car_wars/ask/readings.hpp"
#include "games/car_wars/rules/control.hpp"
#include "games/car_wars/rules/maneuver.hpp"
#include "games/car_wars/rules/skid_braking.hpp"

namespace paddock::car_wars::movement_answers {
namespace {

using namespace driving;

constexpr int kMostSpeed = 1000;
constexpr char const* kNoBraking = "Nobody brakes by more than 45 mph (50 with heavy-duty brakes), nor by more than the speed.";

Ratio read_mph(Givens& given, char const* key) { return given.number(key, 0, kMostSpeed); }

Brakes read_brakes(Givens& given) {
  bool const both = given.flag("spoiler_and_airdam", given.flag("spoiler", false) && given.flag("airdam", false));
  return {both, given.flag("abs", false), given.flag("hd_brakes", false)};
}

Doc reasons_of(Sum const& sum) {
  Doc out = Doc::array();
  for (Part const& part : sum.parts) because(out, part.d, part.reason, part.rule);
  return out;
}

Sum braking_sum(Givens& given, Ratio speed, Ratio mph, Brakes brakes, ManeuverSettings const& settings) {
  Difficulty m;
  m.maneuver = Maneuver::decelerate, m.speed = speed, m.mph = mph, m.brakes = brakes, m.spoiler_and_airdam = brakes.spoiler_and_airdam;
  m.surfaces = read_surfaces(given);
  return difficulty(m, settings);
}

}  // namespace

Doc brake(Givens& given) {
  Ratio const speed = given.number("speed", -kMostSpeed, kMostSpeed), mph = read_mph(given, "mph");
  Brakes const brakes = read_brakes(given);
  auto const settings = given.settings_as<ManeuverSettings>();
  Braking const b = braking(speed, mph, brakes, read_surfaces(given), settings);
  bool const beyond = mph > most_braking(brakes);  // no row of the table: nothing to tell but that it cannot be
  Answer out;
  out.with("allowed", b.allowed).with("d", beyond ? Doc() : Doc(b.d)).with("tire", beyond ? Doc() : Doc(dice_text(b.tire)));
  if (!beyond) out.with("row", DocObject().with("mph", b.row.mph).with("d", b.row.d).with("tire", dice_text(b.row.tire)));
  out.with("reasons", beyond ? Doc::array() : reasons_of(braking_sum(given, speed, mph, brakes, settings)));
  if (!b.allowed) because(out["reasons"], false, kNoBraking, "R-3");
  return out.ruling(brakes.spoiler_and_airdam && !beyond ? "CW-130" : "R-3");
}

Doc brake_roll(Givens& given) {
  Ratio const speed = given.number("speed", -kMostSpeed, kMostSpeed), mph = read_mph(given, "mph");
  int const status = given.whole("status", -6, 20);
  Brakes const brakes = read_brakes(given);
  Braking const b = braking(speed, mph, brakes, read_surfaces(given), given.settings_as<ManeuverSettings>());
  if (!b.allowed)
    given.refuse(filled("'mph' is at most the speed and at most {}: nobody brakes harder.", {most_braking(brakes)}));
  // The roll comes before the movement and at the speed before the braking (R 3).
  ControlCheck const check = control_check(status, b.d, speed, given.settings_as<ControlSettings>());
  int const die = readings::die_where(check.rolls(), given, "die");
  Control const result = control_result(check, die);
  Ratio const slower = speed < 0 ? speed + mph : speed - mph;
  Answer out;
  out.with("d", b.d).with("status", check.status).with("need", check.need).with("result", kControl[int(result)])
      .with("table", nullptr);
  if (result == Control::lost) out.with("table", "ct1");
  return out.with("new_speed", number_doc(slower)).with("tire", dice_text(b.tire)).ruling(brakes.spoiler_and_airdam ? "CW-130" : "R-3");
}

Doc brake_skid(Givens& given) {
  Ratio const speed = read_mph(given, "speed"), mph = read_mph(given, "mph");
  int const which = given.word("result", {"trivial_skid", "minor_skid", "moderate_skid", "severe_skid"});
  Doc out = Answer().with("events", Doc::array()).ruling("CW-145");
  for (BrakeEvent const& e : skid_and_brake(speed, mph, CrashSkid(which), given.settings_as<ManeuverSettings>())) {
    Doc entry = Doc::array();
    entry.push_back(e.skid ? kCrashSkids[size_t(e.which)] : "braking");
    entry.push_back(number_doc(e.after));
    out["events"].push_back(std::move(entry));
  }
  return out;
}

Doc skid_controlled(Givens& given) {
  int const quarters = read_skid_quarters(given, "skid");
  SkidRow const none{}, *row = controlled_skid(quarters);
  if (!given.has("skid")) given.expected("skid", "0.25, 0.5, 0.75 or 1 inch");
  SkidRow const& skid = row ? *row : none;
  Answer out;
  out.with("d", skid.d).with("added_d", skid.d).with("aimed_fire", nullptr);  // the row of the calculator: "added d"
  if (!skid.no_aim) out.with("aimed_fire", skid.aimed_fire);
  out.with("slow_mph", skid.mph);
  for (char const* key : {"tire", "tire_points"}) out.with(key, skid.tire);     // "tire points each"
  out.because(skid.d, "added to the bend or swerve", "R-4");
  return out.ruling("R-4");
}

Doc difficulty(Givens& given) {
  NamedManeuver const named = read_maneuver(given, true);
  Difficulty m;
  m.maneuver = named.maneuver, m.angle = named.angle, m.skid_quarters = named.skid_quarters;
  if (!named.voluntary) given.refuse("A fishtail is no maneuver that anybody chooses: it is a result of crash table 2.");
  if (m.skid_quarters && m.maneuver != Maneuver::bend && m.maneuver != Maneuver::swerve)
    given.refuse("A controlled skid follows a bend or swerve.");
  m.speed = given.number("speed", -kMostSpeed, kMostSpeed, 0);
  m.brakes = read_brakes(given), m.spoiler_and_airdam = m.brakes.spoiler_and_airdam;
  if (m.maneuver == Maneuver::decelerate) m.mph = given.number("mph", 0, most_braking(m.brakes));
  if (m.maneuver == Maneuver::t_stop) {
    if (!given.has("mph") && !given.has("speed")) given.expected("mph", "how much it slows by, or 'speed', for it ends at 0");
    m.mph = given.has("mph") ? read_mph(given, "mph") : m.speed;
  }
  m.surfaces = read_surfaces(given);
  m.reverse = given.flag("reverse", false), m.unskilled = given.flag("unskilled", false), m.blinded = given.flag("blinded", false);
  if (given.has("bank")) {
    Givens bank = given.within(given.object("bank"), "bank");
    m.bank = Bank(bank.word("curve", {"none", "gentle", "steep"}));
    m.bank_move = BankMove(bank.word("move", {"bend_in", "bend_out", "drift_in", "drift_out"}));
    given.take(bank);
    bool const drifts = m.maneuver == Maneuver::drift || m.maneuver == Maneuver::steep_drift, drift_move = m.bank_move >= BankMove::drift_in;
    if ((m.maneuver == Maneuver::bend && drift_move) || (drifts && !drift_move))
      given.refuse("'bank/move' is bend_in or bend_out of a bend, drift_in or drift_out of a drift.");
  }
  Sum const sum = driving::difficulty(m, given.settings_as<ManeuverSettings>());
  return Answer().with("d", sum.d).with("reasons", reasons_of(sum)).ruling("R-4");
}

Doc legal(Givens& given) {
  NamedManeuver const named = read_maneuver(given, false);
  Attempt a;
  a.maneuver = named.maneuver, a.counter = read_counter(given);
  a.skid = named.skid_quarters > 0;
  // The natural speed of who does not tell it is one at which the maneuver is made.
  bool const pivots = a.maneuver == Maneuver::pivot;
  if (a.maneuver == Maneuver::bootlegger || a.maneuver == Maneuver::t_stop) a.speed = given.number("speed", -kMostSpeed, kMostSpeed);
  else a.speed = given.number("speed", -kMostSpeed, kMostSpeed, pivots ? 5 : 20);
  a.half_move = given.flag("half_move", pivots) || pivots;   // at 5 mph there is no other move
  char const* why = driving::refusal(a);
  if (!named.voluntary) why = "A fishtail is nothing that a driver chooses.";
  bool const cycle = a.counter == board::Counter::cycle || a.counter == board::Counter::sidecar;
  if (named.reverse && cycle) why = "Cycles do not drive backward: they are pushed at 2.5 mph.";
  if (named.angle > 90) why = "A bend turns by at most 90 degrees.";
  if (!why && a.maneuver == Maneuver::decelerate && given.has("mph") && !braking(a.speed, read_mph(given, "mph"), read_brakes(given)).allowed)
    why = kNoBraking;
  Doc reasons = Doc::array();
  if (why) because(reasons, false, why, "R-4");
  return Answer().with("allowed", why == nullptr).with("reasons", reasons).ruling(why && !a.half_move ? "R-4" : "CW-114");
}

}  // namespace paddock::car_wars::movement_answers
