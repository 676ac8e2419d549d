// tohit: the modifiers one by one.
#include "core/filled.hpp"
#include "games/car_wars/ask/fire_forms.hpp"
#include "games/car_wars/ask/fire_parts.hpp"
#include "games/car_wars/ask/numbers.hpp"
#include "games/car_wars/ask/ruling_lists.hpp"
#include "games/car_wars/rules/bearing.hpp"
#include "games/car_wars/rules/to_hit_table.hpp"

namespace paddock::car_wars {
namespace {

using aim::ToHitSettings;

Doc modifier(int value, std::string_view why, char const* rule) {
  return Answer().with("modifier", value).because(value, why, rule).ruling(rule);
}

Doc cover(Givens& given) {
  Ratio const visible = given.number("visible_inches", 0, 1000);
  return modifier(aim::cover_modifier(visible, readings::to_hit_settings(given)),
                  filled("only {} inch is in view", {ratio_text(visible)}), "CW-064");
}

Doc phase_penalty(Givens& given) {
  int const d = given.whole("maneuver_d", 0, 100, 0);
  std::vector<int> const hazards = whole_list(given, "hazards", 0, 100);
  bool const gunner = given.word("who", {"driver", "gunner"}, 0) == 1;
  int const value = aim::phase_penalty(d, hazards, gunner, given.settings_as<ToHitSettings>());
  return modifier(value, "D of the maneuver and the hazards of this phase", "CW-065");
}

Doc range(Givens& given) {
  Ratio const inches = given.number("inches", 0, 10000);
  return modifier(aim::range_modifier(inches), inches < Ratio(1) ? "point blank" : "1 for each full 4 inches", "R-8.3");
}

Doc roll(Givens& given) {
  int const needed = given.whole("needed", -1000, 1000), dice = dice_sum(given, "dice", 2);
  bool const hit = aim::hits(needed, dice);
  std::string const why = dice == 2 ? "a natural 2 never hits"
                          : hit     ? "the roll reaches the number"
                                    : "the roll is below the number";
  return Answer().with("hit", hit).because(dice, why, "R-8.3").ruling("R-8.3");
}

Doc size(Givens& given) {
  auto const& table = aim::to_hit_table();
  if (!table) given.refuse(table.error().text());
  std::string const id = given.term("body");
  int const facing = given.word("facing", {"front", "back", "rear", "left", "right", "side", "top", "underbody", "turret"}, 5);
  bool const sloped = given.flag("sloped", false);
  aim::BodySize const* const body = table ? body_called(*table, id) : nullptr;
  if (!body) {
    given.refuse(filled("There is no body '{}'.", {id.substr(0, 60)}));
    return {};
  }
  int const value = facing < 3 ? body->end : facing < 6 ? body->side : body->any;
  Answer out;
  out.because(value, "size of the body from there", "R-8.3");
  int const slope = sloped ? given.settings_as<ToHitSettings>().sloped_facing : 0;
  if (slope) out.because(slope, "sloped facing", "R-17.1");
  return out.with("modifier", value + slope).ruling("R-8.3");
}

Doc smoke(Givens& given) {
  Ratio const inches = given.number("inches", 0, 10000);
  int const halves = aim::smoke_half_inches(inches, given.settings_as<ToHitSettings>());
  return modifier(-halves, "half inches of smoke or paint crossed", "CW-052");
}

Doc speed_table(Givens& given) {
  Ratio const effective = given.number("effective", -10000, 10000);
  int const value = aim::speed_table(effective);
  Doc out = modifier(value, "effective speed " + ratio_text(effective), "R-8.3");
  // The band it lies in, from its first speed to below the next.
  Doc const first = value == 0 ? Doc(0) : Doc(20 - 10 * value), below = value == -6 ? Doc() : Doc(30 - 10 * value);
  out["row"] = DocObject().with("from", first).with("below", below).with("modifier", value);
  return out;
}

// What tohit.speed and tohit.two_cars say in the same words.
Doc speed_doc(aim::Bearing const& bearing, ToHitSettings const& rules) {
  Ratio const effective = aim::effective_speed(bearing, rules);
  int const value = aim::speed_table(effective);
  int const target_stopped = bearing.target_speed == Ratio(0), firer_stopped = bearing.firer_speed == Ratio(0);
  Answer out;
  out.because(value, "effective speed " + ratio_text(effective), "R-8.3");
  if (target_stopped) out.because(1, "the target stands still", "R-17.1");
  if (firer_stopped) out.because(1, "the firer stands still", "R-17.1");
  return out.with("effective", number_doc(effective)).with("modifier", value).with("target_stopped", target_stopped)
      .with("firer_stopped", firer_stopped).ruling("R-8.3");
}

Doc speed(Givens& given) {
  aim::Bearing const bearing = {.firer_is_in = arcs_given(given, "firer_is_in"),
                                .target_is_in = arcs_given(given, "target_is_in"),
                                .target_speed = speed_number(given, "target_speed"),
                                .firer_speed = speed_number(given, "firer_speed"),
                                .closing = given.flag("closing", false)};
  return speed_doc(bearing, given.settings_as<ToHitSettings>());
}

aim::Placed placed(Givens& all, char const* key) {
  Givens given = all.within(all.object(key), key);
  aim::Placed out;
  int const counter = given.word("counter", {"car", "trike", "reversed_trike", "racing", "cycle", "sidecar"}, 0);
  out.body = {counter < 4 ? geometry::kInch / 2 : geometry::kInch / 4, geometry::kInch / 4};
  out.speed = speed_number(given, "speed");
  Givens at = given.within(given.object("at"), "at");
  Ratio const reach(2'000'000), scale(geometry::kInch, 1000);   // mils
  out.pose.at.x = int32_t((at.number("x", Ratio(0) - reach, reach) * scale).half_up());
  out.pose.at.y = int32_t((at.number("y", Ratio(0) - reach, reach) * scale).half_up());
  // Clockwise from +y to anticlockwise from +x, in tenths.
  Ratio const heading = at.number("heading", -3600, 3600, 0);
  out.pose.heading = geometry::heading(int32_t(((Ratio(90) - heading) * Ratio(10)).half_up()));
  given.take(at);
  all.take(given);
  return out;
}

Doc two_cars(Givens& given) {
  aim::Placed const firer = placed(given, "firer"), target = placed(given, "target");
  auto const reach = geometry::kReach;
  auto const far = [&](int32_t a, int32_t b) { return int64_t(a) - b > reach || int64_t(b) - a > reach; };
  if (far(firer.pose.at.x, target.pose.at.x) || far(firer.pose.at.y, target.pose.at.y))
    given.refuse("The two cars are at most 2048000 mils apart.");
  if (firer.pose.at == target.pose.at) given.refuse("The two cars do not stand on the same spot.");
  if (!given.fault().empty()) return {};
  aim::Bearing const bearing = aim::bearing(firer, target);
  Doc const speed = speed_doc(bearing, given.settings_as<ToHitSettings>());
  int const sum = int(get_int(speed, "modifier") + get_int(speed, "target_stopped") + get_int(speed, "firer_stopped"));
  return Answer().with("firer_is_in", arc_doc(bearing.firer_is_in)).with("target_is_in", arc_doc(bearing.target_is_in))
      .with("effective", speed["effective"]).with("modifier", sum).with("closing", bearing.closing).with("reasons", speed["reasons"]).ruling("R-8.3");
}

}  // namespace

std::span<Question const> to_hit_part_questions() {
  static constexpr Question all[] = {
      {{"tohit.cover", "The modifier for hard cover, by the width of the target in view.", R"({"visible_inches": 0.25})"}, cover},
      {{"tohit.phase_penalty", "What the maneuver and the hazards of this phase cost a shot.",
        R"({"maneuver_d": 3, "hazards": [1], "who": "gunner"})"},
       phase_penalty},
      {{"tohit.range", "The modifier for the range.", R"({"inches": 5})"}, range},
      {{"tohit.roll", "Whether a roll hits.", R"({"needed": 7, "dice": 8})"}, roll},
      {{"tohit.size", "The modifier for the size of a body from one side.", R"({"body": "compact", "facing": "front"})"}, size},
      {{"tohit.smoke", "The modifier for smoke or paint on the line of fire.", R"({"inches": 0.7})"}, smoke},
      {{"tohit.speed", "The effective speed of a target, its modifier, and the bonuses for standing still.",
        R"({"firer_is_in": "back", "target_is_in": "front", "target_speed": 80, "firer_speed": 50})"},
       speed},
      {{"tohit.speed_table", "The modifier for an effective speed.", R"({"effective": 45})"}, speed_table},
      {{"tohit.two_cars", "How two placed cars bear on each other, and the modifier for their speeds.",
        R"({"firer": {"at": {"x": 0, "y": 0, "heading": 0}, "counter": "car", "speed": 50},
 "target": {"at": {"x": 0, "y": 4000, "heading": 0}, "counter": "car", "speed": 80}})"},
       two_cars},
  };
  return all;
}

}  // namespace paddock::car_wars
