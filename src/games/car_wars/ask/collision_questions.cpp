#include <vector>

#include "games/car_wars/ask/crash_parts.hpp"
#include "games/car_wars/ask/dm_reading.hpp"
#include "games/car_wars/ask/numbers.hpp"
#include "games/car_wars/ask/readings.hpp"

namespace paddock::car_wars {
namespace {

using namespace readings;

CollisionType type_of(Givens& given) { return CollisionType(given.word("type", {"head_on", "rear_end", "t_bone", "sideswipe"})); }

Doc completes_answer(Givens& given) {
  CollisionType const type = type_of(given);
  Completion of;
  of.phasing_rams = given.word("phasing", {"v1", "v2"}) == 0;
  bool const head_on = type == CollisionType::head_on, rams_side = type == CollisionType::t_bone && of.phasing_rams;
  // Head-on one of both goes on at most: where V1 does, V2 stands (R 7). Who rams a side moves on unless he is told to stand.
  Ratio const first = head_on && of.phasing_rams ? speed(given, "new_speed1") : given.number("new_speed1", -kMostMph, kMostMph, 1);
  bool const stands = head_on && given.has("new_speed1") && first != 0;
  of.speed = of.phasing_rams ? first : given.number("new_speed2", -kMostMph, kMostMph, stands ? 0 : 1);
  bool const by_modifiers = of.speed != 0 && !head_on && !rams_side;
  auto const modifier = [&](char const* key) { return given.has(key) || by_modifiers ? dm(given, key) : Ratio(1); };
  Ratio const dm1 = modifier("dm1"), dm2 = modifier("dm2");
  of.own = of.phasing_rams ? dm1 : dm2, of.other = of.phasing_rams ? dm2 : dm1;
  return Answer().with("completes", completes(type, of)).ruling("R-7");
}

Doc concussion(Givens& given) {
  // No number, and the number 0, roll nothing (B-42).
  bool const used = given.settings_as<CollisionSettings>().ram_concussion;
  if (used && !given.says("number")) given.expected("number", "what the 2d of an occupant must come to, 0 for nobody");
  int const number = used && given.has("number") ? given.whole("number", 0, 100) : 0;
  int const bonuses = count(given, "bonuses", 20), phase = given.whole("phase", 1, 5, 5);
  int const short_by = number > 0 ? std::max(0, number - two_dice(given, "dice") - bonuses) : 0;
  bool const stunned = short_by > 0;
  return Answer().with("stunned", stunned).with("shortfall", short_by).with("stunned_phases", stunned ? std::max(short_by, 5 - phase) : 0)
      .because(bonuses, "safety seat, impact armor, roll cage", "R-7").ruling("CW-035");
}

Doc control(Givens& given) {
  CollisionSettings const settings = given.settings_as<CollisionSettings>();
  Ratio const before = speed(given, "original_speed");
  bool const swiped = given.has("swipe_speed"), stunned = given.flag("stunned", false);
  Ratio const change = swiped ? given.number("swipe_speed", 0, kMostMph) : before - given.number("new_speed", -kMostMph, kMostMph);
  int const d = collision_hazard(change, stunned, settings);
  ControlCheck const check = control_check(given.whole("status", kWorstStatus, 60), d, before, given.settings_as<ControlSettings>());
  Control const result = control_result(check, die_where(check.rolls(), given, "die"));
  Answer answer;
  answer.with("d", d).update(control_doc(check, result)).with("table", result == Control::lost ? Doc("ct2") : Doc());
  answer.because(d - (stunned ? 2 : 0), "1 per 10 mph of change or part, at least 1", "R-7").because(stunned ? 2 : 0, "the driver is stunned", "R-7");
  return answer.ruling("R-7");
}

Doc debris(Givens& given) {
  bool const wheel = count(given, "wheel_lost", 20) > 0, metal = count(given, "metal_lost", 1000) > 0;
  int const points = wheel || metal ? given.whole("points", 0, 100000, 0) : given.whole("points", 0, 100000);
  Dropped const dropped = dropped_by(points, wheel, metal);
  return Answer().with("drops", dropped == Dropped::nothing ? Doc() : Doc(dropped == Dropped::debris ? "debris" : "obstacle")).ruling("R-9");
}

Doc debris_affects(Givens& given) {
  CollisionSettings const settings = given.settings_as<CollisionSettings>();
  bool const own = given.word("shed_by", {"self", "other"}) == 0;
  return Answer().with("affects", own ? settings.own_collision_debris : settings.other_collision_debris).ruling("CW-089");
}

Doc metal(Givens& given) {
  CollisionSettings const settings = given.settings_as<CollisionSettings>();
  int const whole = given.whole("metal", 0, 10000), now = given.whole("metal_left", 0, whole, whole);
  Metal const m = metal_in_collision(whole, now, given.whole("damage", 0, 100000), settings);
  return Answer().with("stopped", m.stopped).with("passes", m.passes).with("metal_after", m.after).ruling("R-7");
}

Doc resolve(Givens& given) {
  CollisionType const type = type_of(given);
  std::array<Rammer, 2> car;
  for (size_t n = 0; n < 2; ++n) {
    char const* const key = n == 0 ? "v1" : "v2";
    Givens part = given.within(given.object(key), key);
    car[n].speed = speed(part);
    bool const told = part.has("dm") || part.has("weight") || type != CollisionType::sideswipe;   // nobody's counts in a swipe
    car[n].dm = !told ? 2 : part.has("weight") && !part.has("dm") ? modifier_column(damage_modifier(part.number("weight", 0, 84000))) : dm_column(part, "dm");
    given.take(part);
  }
  if (type == CollisionType::rear_end && car[0].speed < car[1].speed) given.refuse("In a rear-end collision 'v1' is the faster, the one behind.");
  Collision const c = collide(type, car[0], car[1], given.flag("same_way", false), given.settings_as<CollisionSettings>());
  auto pair = [](auto const& both) { return Doc::array({number_doc(both[0]), number_doc(both[1])}); };
  auto number = [&](size_t n) { return c.concussion[n] == kNoConcussion ? Doc() : Doc(c.concussion[n]); };
  return Answer().with("collision_speed", number_doc(c.speed)).with("dice", ram_text(c.dice)).with("new_speed", pair(c.after))
      .with("change", pair(c.change)).with("concussion", Doc::array({number(0), number(1)})).with("hazard", Doc::array({c.hazard[0], c.hazard[1]}))
      .with("temporary", pair(c.temporary)).with("control_speed", Doc::array({number_doc(car[0].speed), number_doc(car[1].speed)})).ruling("R-7");
}

constexpr Question kCollisionQuestions[] = {
    {{"collision.completes", "Whether the phasing car finishes its movement after a collision.",
      R"({"type": "t_bone", "phasing": "v1", "dm1": "1", "dm2": "2/3", "new_speed1": 35})"},
     completes_answer,
     "rear-end: only the higher damage modifier drives on; T-bone: the rammer if it still moves, the rammed with the higher modifier"},
    {{"collision.concussion", "Whether somebody is stunned in a collision, and by how much he missed.",
      R"({"number": 7, "dice": 5, "bonuses": 1, "phase": 2})"},
     concussion},
    {{"collision.control", "The hazard of a collision and its control roll, at the original speed.",
      R"({"original_speed": 60, "new_speed": 10, "status": 2, "stunned": false, "die": 4})"},
     control},
    {{"collision.debris", "What a vehicle drops that took damage in a phase.", R"({"points": 12, "wheel_lost": false, "metal_lost": false})"}, debris,
     "10 points drop debris; 20 points, a lost wheel or lost metal an obstacle"},
    {{"collision.debris_affects", "Whether debris of a collision affects a car that moves through it.", R"({"shed_by": "other"})"}, debris_affects,
     "nobody is affected by what his own car sheds in a collision, but by what the other sheds"},
    {{"collision.metal", "What metal armor stops in a collision, and what is left of it.", R"({"metal": 10, "damage": 20})"}, metal,
     "metal stops three times its value and loses 1 for 3 stopped or part, at most half"},
    {{"collision.resolve", "Dice, new speeds, concussion numbers and hazards of a collision of two vehicles.",
      R"({"type": "head_on", "v1": {"speed": 60, "dm": "1"}, "v2": {"speed": 40, "dm": "2/3"}})"},
     resolve,
     "head-on: both speeds added; rear-end: their difference; T-bone: the rammer's; sideswipe: a quarter, up to the next 5"},
};

}  // namespace

std::span<Question const> collision_questions() {
  static std::vector<Question> const all = [] {
    std::vector<Question> out(std::begin(kCollisionQuestions), std::end(kCollisionQuestions));
    for (auto const part : {contact_questions(), ram_questions(), tire_questions(), temporary_questions()})
      out.insert(out.end(), part.begin(), part.end());
    return out;
  }();
  return all;
}

}  // namespace paddock::car_wars
