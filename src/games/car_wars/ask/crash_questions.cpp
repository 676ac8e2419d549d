#include "games/car_wars/ask/crash_parts.hpp"
#include "games/car_wars/ask/numbers.hpp"
#include "games/car_wars/ask/readings.hpp"
#include "games/car_wars/rules/crash.hpp"

namespace paddock::car_wars {
namespace {

using namespace readings;

CrashCase crash_case(Givens& given, CrashSettings const& settings) {
  CrashCase of;
  of.speed = speed(given);
  of.driver_plus = given.whole("driver_plus", -10, 20, 0);
  of.off_road = given.flag("off_road", false);
  of.t_stop_mph = given.number("t_stop_mph", 0, kMostMph, 0);
  of.cycle_driver_lost = given.flag("cycle_driver_lost", false);
  // A cycle whose driver is out goes to the table without a maneuver or hazard: then D counts nothing.
  of.d = given.flag("tire_lost", false) ? settings.tire_loss_crash_d : given.has("d") || !of.cycle_driver_lost ? given.whole("d", 0, 100) : 3;
  return of;
}

Doc reasons_of(CrashModifier const& m) {
  Doc out = Doc::array();
  because(out, m.speed, "speed", "R-5.3");
  because(out, m.d, "difficulty less 3", "R-6");
  auto add = [&](int value, char const* why, char const* rule) {
    if (value) because(out, value, why, rule);
  };
  add(m.driver, "driver plusses", "R-6");
  add(m.off_road, "off-road", "R-6");
  add(m.t_stop, "a T-stop lost: 1 per 20 mph or part", "R-4");
  add(m.cyclist, "a cycle without its driver", "R-11");
  return out;
}

Doc modifier(Givens& given) {
  CrashModifier const m = crash_modifier(crash_case(given, given.settings_as<CrashSettings>()), given.settings_as<ControlSettings>());
  return Answer().with("modifier", m.total()).with("reasons", reasons_of(m)).ruling("R-6");
}

Doc aimed(int modifier) { return modifier == kNoAim ? Doc() : Doc(modifier); }

// The row a result stands in: the totals from above the row before it to its own last; open ends are null.
template <class Rows>
Doc totals_row(Rows const& rows, size_t row, char const* result) {
  Doc const low = row > 0 ? Doc(rows[row - 1].up_to + 1) : Doc(), high = row + 1 < rows.size() ? Doc(rows[row].up_to) : Doc();
  return DocObject().with("totals", Doc::array({low, high})).with("result", result);
}

Doc crash_doc(int total) {
  Crash const crash = crash_of(total);
  CrashRow const& row = row_of(crash);
  return DocObject().with("total", total).with("result", kCrashes[size_t(crash)]).with("skid", number_doc(Ratio(row.skid, 4)))
      .with("speed_change", row.speed).with("tire", row.tire).with("then", row.then == Crash::none ? Doc() : Doc(kCrashes[size_t(row.then)]))
      .with("aimed_fire", aimed(row.aimed));
}

Doc ct1(Givens& given) {
  CrashModifier const m = crash_modifier(crash_case(given, given.settings_as<CrashSettings>()), given.settings_as<ControlSettings>());
  int const total = two_dice(given, "dice") + m.total();
  size_t const row = size_t(crash_of(total));
  return Answer().with("modifier", m.total()).update(crash_doc(total)).with("row", totals_row(crash_tables().ct1, row, kCrashes[row]))
      .with("reasons", reasons_of(m)).ruling("R-6");
}

Doc ct2(Givens& given) {
  CrashSettings const settings = given.settings_as<CrashSettings>();
  CrashModifier const m = crash_modifier(crash_case(given, settings), given.settings_as<ControlSettings>());
  int const total = two_dice(given, "dice") + m.total();
  Fishtail const fishtail = fishtail_of(total);
  FishtailRow const& row = row_of(fishtail);
  Answer answer;
  answer.with("modifier", m.total()).with("total", total).with("result", kFishtails[size_t(fishtail)]).with("ct1", Doc())
      .with("rear", number_doc(Ratio(row.rear, 4))).with("degrees", row.rear * 15).with("then", row.ct1 ? Doc("ct1") : Doc())
      .with("aimed_fire", aimed(row.aimed));
  // The dice of table 1 may be thrown later: then the answer says only that they are due.
  if (row.ct1 && given.has("dice2")) answer.with("ct1", crash_doc(two_dice(given, "dice2") + (settings.ct1_after_ct2_same_mods ? m.total() : 0)));
  return answer.with("row", totals_row(crash_tables().ct2, size_t(fishtail), kFishtails[size_t(fishtail)])).with("reasons", reasons_of(m)).ruling("CW-135");
}

// Ids of both tables: a fishtail is less than any result of table 1, and what follows it is asked by itself.
Doc worst(Givens& given) {
  Crash kept = Crash::none;
  int fishtail = -1;
  for (Doc const& item : given.list("results", 100)) {
    std::string const id = item.is_string() ? folded(item.get_ref<std::string const&>()) : "";
    bool known = item.is_null() || id == "none";
    for (size_t n = 0; n < std::size(kCrashes); ++n)
      if (id == kCrashes[n]) kept = worse(kept, Crash(n)), known = true;
    for (size_t n = 0; n < std::size(kFishtails); ++n)
      if (id == kFishtails[n]) fishtail = std::max(fishtail, int(n)), known = true;
    if (!known) given.refuse("'results' is a list of ids of the crash tables, like \"minor_skid\" and \"spinout\".");
  }
  Doc const id = kept != Crash::none ? Doc(kCrashes[size_t(kept)]) : fishtail >= 0 ? Doc(kFishtails[size_t(fishtail)]) : Doc();
  return Answer().with("kept", id).ruling("CW-144");
}

constexpr Question kCrashQuestions[] = {
    {{"crash.ct1", "The result of a roll on Crash Table 1.", R"({"dice": 7, "speed": 60, "d": 3, "driver_plus": 1})"}, ct1},
    {{"crash.ct2", "The result of a roll on Crash Table 2, and of the roll on table 1 it may lead to.",
      R"({"dice": 9, "speed": 60, "d": 3, "driver_plus": 0, "dice2": 5})"},
     ct2},
    {{"crash.modifier", "What is added to the dice on a crash table.", R"({"speed": 60, "d": 6, "driver_plus": 1, "off_road": false})"}, modifier},
    {{"crash.worst", "The one of several crash results that is carried out.", R"({"results": ["minor_skid", "spinout"]})"}, worst,
     "only the worst is carried out, by the order of the tables"},
};

}  // namespace

std::span<Question const> crash_questions() { return kCrashQuestions; }

}  // namespace paddock::car_wars
