#include "games/car_wars/ask/way_reading.hpp"

#include <string>

#include "core/filled.hpp"
#include "games/car_wars/ask/fire_forms.hpp"
#include "games/car_wars/ask/maneuver_reading.hpp"
#include "games/car_wars/ask/numbers.hpp"
#include "games/car_wars/rules/board.hpp"

namespace paddock::car_wars {
namespace {

using driving::Step;
using driving::Way;

constexpr struct {
  char const* name;
  Step step;
  int quarters;  // of a fishtail or drift whose name says how far
} kSteps[] = {{"straight", Step::straight, 0},
              {"half", Step::half, 0},
              {"half_move", Step::half, 0},
              {"bend", Step::bend, 0},
              {"drift", Step::drift, 1},
              {"steep_drift", Step::drift, 2},
              {"swerve", Step::swerve, 1},
              {"controlled_skid", Step::controlled_skid, 0},
              {"bootlegger", Step::bootlegger, 0},
              {"t_stop", Step::t_stop, 0},
              {"pivot", Step::pivot, 0},
              {"fishtail", Step::fishtail, 1},
              {"minor_fishtail", Step::fishtail, 1},
              {"major_fishtail", Step::fishtail, 2},
              {"both_fishtails", Step::fishtail, 3},
              {"crash_skid", Step::crash_skid, 0},
              {"spin_inch", Step::spin_inch, 0},
              {"spin_quarter", Step::spin_quarter, 0},
              {"slide_inch", Step::slide_inch, 0},
              {"slide_half", Step::slide_half, 0}};

// Degrees in tenths.
Ratio read_angle(Givens& given, Ratio most, char const* key = "angle") { return given.number(key, 0, most) * Ratio(geometry::kDegree); }

// How far a drift goes sideways: 1/4 inch, a steep one up to 1/2 (R 4).
int32_t read_lateral(Givens& given, Ratio fallback) {
  char const* from = "inches";
  for (char const* key : {"distance", "sideways", "lateral"})
    if (given.has(key)) from = key;
  Ratio const lateral = read_inches(given, from, fallback);
  if (lateral > Ratio(1, 2)) given.expected(from, "at most 1/2 inch, or 500 mils");
  return board::units(lateral * 1000);
}

// How far a skid goes, which none is without.
int32_t read_skid(Givens& given) {
  char const* const key = given.has("skid") ? "skid" : given.has("skid_inches") ? "skid_inches" : "inches";
  if (!given.has(key)) given.expected("skid", "how far it goes, such as 0.5 inch");
  return board::units(read_inches(given, key, 0) * 1000);
}

bool tells_side(Givens const& given) { return given.has("side") || given.has("turn") || given.has("spin"); }
driving::Side read_side(Givens& given) {
  for (char const* key : {"side", "turn", "spin"})
    if (given.has(key)) return driving::Side(given.word(key, {"left", "right"}));
  return driving::Side::right;
}
bool needs_side(Step step) {
  return step == Step::bend || step == Step::drift || step == Step::swerve || step == Step::bootlegger || step == Step::fishtail;
}

// "size" of a fishtail, or how far its rear swings: the name of the crash result, "rear" as crash.ct2 has it, or the angle itself.
Ratio fishtail(Givens& given, int quarters) {
  static constexpr char const* kSizes[] = {"minor", "major", "both", "minor_fishtail", "major_fishtail", "both_fishtails", "minor_fishtail_ct1",
                                           "major_fishtail_ct1", "both_fishtails_ct1"};
  static constexpr char const* kAgain[] = {"kind", "type", "result"};   // where the maneuver itself may be said again
  for (char const* key : {"kind", "type", "result", "rear", "rear_in", "rear_inches", "inches", "size"}) {
    if (!given.has(key) || (name_index(key, kAgain) >= 0 && given.is_text(key) && given.term(key) == "fishtail")) continue;
    Givens probe = given;
    Ratio const inches = read_inches(probe, key, 0);
    int const named = given.is_text(key) ? name_index(given.term(key), kSizes) : -1;
    if (named >= 0) quarters = 1 + named % 3;
    else if (probe.fault().empty() && inches <= Ratio(3, 4)) quarters = int((inches * 4).floor());
    else given.expected(key, "minor, major or both, or how far the rear swings: 0.25, 0.5 or 0.75 inch");
  }
  if (given.has("degrees")) return read_angle(given, 90, "degrees");
  return given.has("angle") ? read_angle(given, 90) : Ratio(driving::fishtail_angle(quarters));
}

// Any turn about either rear corner (R 4): the one on the inside unless it is told. Without a side the sign of the angle is one:
// headings grow clockwise.
void read_pivot(Givens& given, FineWay& fine) {
  Way& way = fine.way;
  Ratio const angle = given.number("angle", tells_side(given) ? 0 : -360, 360);
  if (angle < 0) way.side = driving::Side::left;
  fine.angle = (angle < 0 ? Ratio(0) - angle : angle) * Ratio(geometry::kDegree);
  if (!given.has("corner")) return;
  int const corner = given.word("corner", {"rear_left", "rear_right", "left", "right", "back_left", "back_right"});
  way.outer_corner = driving::Side(corner % 2) != way.side;
}

// "bend_30" of the table of maneuvers is a bend; its angle, 0 for any other name.
Ratio bend_of(std::string& name) {
  if (!name.starts_with("bend_")) return 0;
  std::optional<Ratio> const angle = read_ratio(std::string_view(name).substr(5));
  if (!angle || *angle <= 0 || *angle > 90) return 0;
  return name = "bend", *angle * Ratio(geometry::kDegree);
}

void read_base(Givens& given, FineWay& fine, int32_t skid) {
  Way& way = fine.way;
  Givens probe = given;
  char const* const key = base_key(given);
  Doc const base = given.has(key) ? probe.object(key) : Doc::object();
  bool const whole = !base.empty();
  Givens part = given.within(base, key);
  Givens& from = whole ? part : given;
  std::string name = whole ? part.term("maneuver") : given.term(key, "bend");
  Ratio const bend = bend_of(name);
  way.base_swerve = name == "swerve";
  if (name != "bend" && name != "swerve") from.expected(whole ? "maneuver" : key, "one of: bend, swerve");
  if (!tells_side(from) && !tells_side(given)) given.refuse("A controlled skid needs the 'side' of its bend or swerve, left or right.");
  way.side = read_side(tells_side(from) ? from : given);
  fine.angle = bend > 0 ? bend : read_angle(from.has("angle") ? from : given, 90);
  way.skid = skid > 0 ? skid : read_skid(from.has("skid") ? from : given);
  if (whole) given.take(part);
}

}  // namespace

FineWay read_way(Givens& given) {
  // What tells more than an inch ahead tells which maneuver, too.
  bool more = false;
  for (char const* key : {"side", "turn", "spin", "angle", "skid", "base", "direction", "size", "lateral", "corner"}) more = more || given.has(key);
  std::string name = given.term("maneuver", more ? "" : "straight");
  FineWay fine;
  Way& way = fine.way;
  int quarters = 0;
  bool known = false;
  Ratio const bend = bend_of(name);
  // The table's other names: "controlled_skid_0.5", an inch backward, and what is no inch at all.
  int32_t skid = 0;
  if (name.starts_with("controlled_skid_")) {
    if (std::optional<Ratio> const inches = read_ratio(std::string_view(name).substr(16)); inches && *inches > 0 && *inches <= 1 && (*inches * 4).whole())
      skid = board::units(*inches * 1000), name = "controlled_skid";
  }
  if (name == "decelerate" || name == "even_out") return way.step = Step::fishtail, fine;   // by no degrees: it stays where it is
  bool const backward = name == "reverse";
  if (backward) name = "straight";
  for (auto const& s : kSteps)
    if (s.name == name) way.step = s.step, quarters = s.quarters, known = true;
  if (!known) {
    given.expected("maneuver", "one of: straight, half, bend, drift, steep_drift, swerve, controlled_skid, bootlegger, t_stop, pivot, "
                 "fishtail, crash_skid, spin_inch, spin_quarter, slide_inch, slide_half");
    return fine;
  }
  way.side = read_side(given);
  if (needs_side(way.step) && !tells_side(given)) given.refuse(filled("'{}' needs its 'side', left or right.", {name}));
  way.reverse = given.flag("reverse", backward);
  if (given.has("direction"))
    fine.direction = from_compass(given.number("direction", -36000, 36000));
  else if (way.step >= Step::crash_skid && way.step != Step::spin_quarter)
    given.refuse(filled("'{}' needs the 'direction' it goes, in degrees clockwise from +y.", {name}));
  if (way.step == Step::bend || way.step == Step::swerve) {
    fine.angle = bend > 0 ? bend : read_angle(given, 90);
    // A bend or swerve that is told to skid is one with a controlled skid.
    if (given.has("skid") || given.has("skid_inches")) way.skid = read_skid(given);
    if (way.skid > 0) way.base_swerve = way.step == Step::swerve, way.step = Step::controlled_skid;
    if (way.step == Step::swerve || way.base_swerve) way.lateral = read_lateral(given, Ratio(1, 4));
  } else if (way.step == Step::drift) way.lateral = read_lateral(given, Ratio(quarters, 4));
  else if (way.step == Step::pivot) read_pivot(given, fine);
  else if (way.step == Step::fishtail) fine.angle = fishtail(given, quarters);
  else if (way.step == Step::crash_skid) way.skid = read_skid(given);
  else if (way.step == Step::controlled_skid) read_base(given, fine, skid);
  return fine;
}

}  // namespace paddock::car_wars
