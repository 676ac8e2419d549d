#include "games/car_wars/ask/crash_parts.hpp"
#include "games/car_wars/ask/numbers.hpp"
#include "games/car_wars/ask/readings.hpp"
#include "games/car_wars/rules/crash_course.hpp"
#include "games/car_wars/rules/hazards.hpp"

namespace paddock::car_wars {
namespace {

using namespace readings;

constexpr int kMostBlocks = 60;   // 300 mph in steps of 5

// What is slower than 10 mph rolls or spins as at 10 (CW-146).
Doc cited(Answer& answer, Ratio mph, CrashSettings const& settings, char const* ruling) {
  bool const slow = (mph < Ratio(0) ? Ratio(0) - mph : mph) < Ratio(settings.spin_roll_min_speed);
  if (slow) answer.because(settings.spin_roll_min_speed, "mph at least: slower vehicles spin a quarter or go one side over, and stand", "CW-146");
  return answer.ruling(slow ? "CW-146" : ruling);
}

// CW-137 and CW-138 have a `decel` each.
CrashSettings crash_settings(Givens& given) {
  CrashSettings settings = given.settings_as<CrashSettings>();
  if (given.settings().contains("decel")) given.refuse("'decel' is asked of spins and of rolls: {\"CW-137\": {\"decel\": 20}} or {\"CW-138\": {\"decel\": 20}}.");
  settings.spin_decel = ruling_whole(given, "CW-137", "decel", settings.spin_decel, 100);
  settings.roll_decel = ruling_whole(given, "CW-138", "decel", settings.roll_decel, 100);
  return settings;
}

Doc roll(Givens& given) {
  CrashSettings const settings = crash_settings(given);
  Ratio const mph = speed(given);
  Roll roll = start_roll(mph, settings);
  Doc faces = Doc::array();
  Ratio const after = roll.speed;
  for (Doc const& item : given.list_or_empty("moves", 1000)) {
    Doc const one = DocObject().with("moves", item);
    Givens move(one, given.settings());
    roll = roll_inch(roll, RollInch(move.word("moves", {"full", "half", "t_bone", "head_on", "sideswipe"})));
    faces.push_back(kLying[size_t(roll.face())]);
    given.take(move);
  }
  // Under every word that the line of this question may be read to promise.
  return cited(Answer().with("speed", number_doc(after)).with("speed_after", number_doc(after)).with("face", faces).with("faces", faces), mph, settings, "CW-138");
}

Doc skid(Givens& given) {
  Crash const skid = Crash(given.word("result", {kCrashes[0], kCrashes[1], kCrashes[2], kCrashes[3]}));
  Doc inches = Doc::array();
  for (SkidInch const& inch : skid_run(skid, speed(given)))
    inches.push_back(Doc::array({number_doc(Ratio(inch.slide, 4)), inch.tire, number_doc(inch.speed)}));
  return Answer().with("inches", inches).ruling("CW-139");
}

Doc spin(Givens& given) {
  CrashSettings const settings = crash_settings(given);
  ControlSettings const control = given.settings_as<ControlSettings>();
  int const at = phase_number(given.whole("turn", 1, 1000), given.whole("phase", 1, 5));
  Cause const cause = Cause(given.word("cause", {"maneuver", "braking", "hazard"}, 0));
  Ratio const mph = speed(given);
  Spin spin = start_spin(at, mph, cause, settings);
  Doc const first = number_doc(spin.speed);
  Doc blocks = Doc::array();
  Dice dice(given, "dice");
  for (bool kept = false; !kept && spin.speed != Ratio(0) && blocks.size() < kMostBlocks;) {
    ControlCheck const check = {6, settings.recover_at, spin_need(spin, settings, control)};
    if (check.rolls() && dice.empty()) break;  // the later blocks are still to come
    Control const result = control_result(check, check.rolls() ? dice.next() : 0);
    kept = result != Control::lost;
    Spin const next = next_block(spin, kept, settings);
    blocks.push_back(Doc::array({turn_of(spin.due), phase_of(spin.due), check.need, kControl[size_t(result)], number_doc(next.speed)}));
    spin = next;
  }
  return cited(Answer().with("speed", first).with("speed_after", first).with("blocks", blocks), mph, settings, "CW-137");
}

Doc facing(Givens& given) {
  int const quarters = given.whole("quarter_turns", -100000, 100000) % 4;
  char const* const facing = quarters % 2 ? "sideways" : quarters == 0 ? "forward" : "backward";
  return Answer().with("facing", facing).ruling("CW-137");
}

Doc tire_loss(Givens& given) {
  CrashSettings const settings = given.settings_as<CrashSettings>();
  ControlSettings const control = given.settings_as<ControlSettings>();
  int status = given.whole("status", kWorstStatus, 60);
  Ratio const mph = speed(given);
  int const hit = given.has("salvo_damage") ? total(given, "salvo_damage", 100000) : 0;
  int const corners = count(given, "lost_last_tires", 8);
  bool const active = given.flag("active_suspension", false);
  Dice dice(given, "dice");
  Doc checks = Doc::array();
  auto add = [&](ControlCheck const& check, int crash_d) {
    Control const result = control_result(check, check.rolls() ? dice.next() : 0);
    Answer doc;
    doc.with("d", check.d).update(control_doc(check, result)).with("crash_d", crash_d);
    checks.push_back(doc);
    status = check.status;
  };
  int const d = damage_hazard(std::vector<int>{hit}, given.settings_as<HazardSettings>());
  if (d > 0) add(control_check(status, d, mph, control), d);
  for (int n = 0; n < (settings.control_roll_per_tire ? corners : std::min(corners, 1)); ++n)
    add(tire_loss_check(status, active, mph, control), settings.tire_loss_crash_d);
  Answer out;
  out.because(Doc(), "the hazard of the attack first, then a roll at -6 for each tire, on the crash table as D6", "CW-144");
  if (corners > 1 && settings.control_roll_per_tire) out.because(corners, "tires, each with a roll of its own", "CW-086");
  return out.with("checks", checks).with("status", status).ruling("CW-144");
}

constexpr Question kSpinQuestions[] = {
    {{"crash.roll", "The speed of a rolling vehicle once it is sideways, and the side it lies on after each inch.",
      R"({"speed": 60, "moves": ["full", "half", "full"]})"},
     roll,
     "20 mph are lost once it is sideways; each full inch turns one side over"},
    {{"crash.skid_run", "The inches of a skid and of the skids that follow it: slide, points to each tire, speed after it.",
      R"({"result": "severe_skid", "speed": 40})"},
     skid,
     "speed drops after the inch; the skid that follows comes with the next one"},
    {{"crash.spin", "The speed after the first quarter of a spin, and each try to recover.",
      R"({"turn": 5, "phase": 4, "speed": 60, "cause": "maneuver", "dice": [2, 5]})"},
     spin,
     "20 mph are lost after the first quarter; after five full phases a roll at -6, and 20 mph more if it is lost"},
    {{"crash.spin_facing", "Where a spinning vehicle looks, against the way it moves.", R"({"quarter_turns": 3})"}, facing,
     "a quarter turn a full inch"},
    {{"crash.tire_loss", "The control rolls of an attack that takes the last tire of a corner: its own hazard, then one for each tire.",
      R"({"status": 1, "speed": 60, "salvo_damage": 7, "lost_last_tires": ["front_left"], "dice": [3, 4]})"},
     tire_loss},
};

}  // namespace

std::span<Question const> spin_questions() { return kSpinQuestions; }

}  // namespace paddock::car_wars
