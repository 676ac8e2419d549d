#include <vector>

#include "core/filled.hpp"
#include "games/car_wars/ask/ask.hpp"
#include "games/car_wars/ask/crash_parts.hpp"
#include "games/car_wars/ask/readings.hpp"
#include "games/car_wars/rules/control.hpp"

namespace paddock::car_wars {
namespace {

using namespace readings;

// The row of the table the answer was read from: its speeds, and the needs of the statuses 7 down to -6.
Doc row_doc(ControlRow const* row) {
  if (!row) return Doc();
  return DocObject().with("speeds", Doc::array({row->speed - 5, row->speed})).with("need", list_of({row->need.begin(), row->need.end()}));
}

Doc need(Givens& given) {
  ControlSettings const settings = given.settings_as<ControlSettings>();
  Ratio const mph = speed(given);
  return Answer().with("need", control_need(mph, given.whole("status", -60, 60), settings)).with("row", row_doc(control_row(mph, settings)))
      .ruling("R-5.3");
}

Doc roll(Givens& given) {
  ControlSettings const settings = given.settings_as<ControlSettings>();
  Ratio const mph = speed(given);
  int const status = given.whole("status", kWorstStatus, 60), d = given.whole("d", 0, 100);
  int const word = given.word("cause", {"maneuver", "braking", "hazard", "brake"});
  Cause const cause = word == 3 ? Cause::braking : Cause(word);
  ControlCheck const check = control_check(status, d, mph, settings);
  Control const result = control_result(check, die_where(check.rolls(), given, "die"));
  Doc reasons = Doc::array();
  because(reasons, -d, "the difficulty lowers the status, never below \u22126", "R-5.3");
  because(reasons, check.need, filled("the control table at {} mph and this status", {ratio_text(mph)}), "R-5.3");
  char const* const table = crash_table_of(cause) == 1 ? "ct1" : "ct2";
  return Answer().update(control_doc(check, result)).with("table", result == Control::lost ? Doc(table) : Doc()).with("reasons", std::move(reasons))
      .with("row", row_doc(control_row(mph, settings))).ruling("R-5.3");
}

constexpr Question kControlQuestions[] = {
    {{"control.need", "What a die must show to keep control at a speed and a handling status that is already lowered.",
      R"({"speed": 60, "status": -2})"},
     need,
     "the control table at this speed and status; 7: lost without a roll"},
    {{"control.roll", "Handling status and outcome of a control roll, and the crash table it leads to.",
      R"({"status": 2, "d": 1, "speed": 60, "cause": "maneuver", "die": 1})"},
     roll},
};

}  // namespace

Doc control_doc(ControlCheck const& check, Control result) {
  return DocObject().with("status", check.status).with("need", check.need).with("result", kControl[size_t(result)]);
}

std::span<Question const> control_questions() {
  static std::vector<Question> const all = [] {
    std::vector<Question> out(std::begin(kControlQuestions), std::end(kControlQuestions));
    for (auto const part : {crash_questions(), spin_questions(), hazard_questions(), handling_questions()})
      out.insert(out.end(), part.begin(), part.end());
    return out;
  }();
  return all;
}

}  // namespace paddock::car_wars
