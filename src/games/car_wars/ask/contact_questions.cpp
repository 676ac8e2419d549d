#include "games/car_wars/ask/crash_parts.hpp"
#include "games/car_wars/ask/dm_reading.hpp"
#include "games/car_wars/ask/numbers.hpp"
#include "games/car_wars/ask/readings.hpp"
#include "games/car_wars/rules/contact.hpp"

namespace paddock::car_wars {
namespace {

using namespace readings;

Ratio degrees(Givens& given, char const* key) { return given.number(key, -3600, 3600); }

Doc type(Givens& given) {
  EdgeContact of;
  of.vector = degrees(given, "vector"), of.struck_heading = degrees(given, "struck_heading");
  int const edge = given.word("edge", {"front", "back", "left", "right", "rear", "side"});
  of.struck = edge < 4 ? Edge(edge) : edge == 4 ? Edge::back : Edge::left;
  of.own = Edge(given.word("own_edge", {"front", "back", "left", "right"}, int(Edge::unknown)));
  CollisionType const found = contact_type(of, given.settings_as<CollisionSettings>());
  Ratio const angle = of.struck == Edge::front  ? angle_between(of.vector, of.struck_heading + Ratio(180))
                      : of.struck == Edge::back ? angle_between(of.vector, of.struck_heading)
                                                : angle_of_lines(of.vector, of.struck_heading);
  return Answer().with("type", kCollisionTypes[size_t(found)])
      .because(number_doc(angle), of.struck == Edge::front  ? "degrees from opposite headings" : of.struck == Edge::back ? "degrees from the same heading" : "degrees from the struck side", "CW-119")
      .ruling("CW-119");
}

Doc vector(Givens& given) {
  Touch const touch = Touch(given.word("contact", {"first_half", "pivot", "last_half"}));
  Ratio const heading = degrees(given, "heading");
  // Before the pivot neither side nor angle counts; within it the angle turned does.
  bool const straight = touch == Touch::first_half;
  int const side = straight ? 1 : given.word("side", {"left", "right"}) * 2 - 1;
  Ratio const pivoted = touch == Touch::pivot ? given.number("pivoted", 0, 180) : Ratio(0);
  Ratio const angle = touch == Touch::last_half ? given.number("angle", 0, 180) : given.number("angle", 0, 180, 180);
  return Answer().with("vector", number_doc(contact_vector(heading, side, angle, touch, pivoted))).ruling("CW-119");
}

Doc fixed(Givens& given) {
  FixedContact of;
  if (given.has("out_of_control")) of.state = OutOfControl(given.word("out_of_control", {"none", "fishtail", "skid", "spin", "roll", "spinout"}));
  if (int(of.state) == 5) of.state = OutOfControl::spin;
  of.angle = degrees(given, "angle"), of.speed = speed(given);
  of.survives = given.flag("survives", true);
  if (given.has("dm")) of.own_dm = dm_column(given, "dm");
  if (given.has("object_dp")) of.object_dm = modifier_column(object_modifier(given.whole("object_dp", 1, 380)));
  if (given.has("object_dm")) of.object_dm = dm_column(given, "object_dm");
  FixedCollision const c = meet_fixed(of, given.settings_as<CollisionSettings>());
  Answer answer;
  answer.with("type", kCollisionTypes[size_t(c.type)]).with("speed_for_damage", number_doc(c.damage_speed))
      .with("speed_after", c.after_known ? number_doc(c.after) : Doc()).with("ends", c.ends).ruling("CW-126");
  if (of.state == OutOfControl::fishtail) because(answer["reasons"], kCollisionTypes[size_t(c.type)], "a fishtailing vehicle meets it with its side", "CW-126");
  if (!c.after_known) answer.with("speed_rule", "the temporary speed: give 'dm' and 'object_dp' or 'object_dm' to have it worked out");
  return answer;
}

constexpr Question kContactQuestions[] = {
    {{"collision.fixed", "What a vehicle suffers that runs into something fixed.",
      R"({"out_of_control": "spin", "angle": 20, "speed": 60, "survives": true})"},
     fixed,
     "within 45 degrees head-on at full speed, beyond it a sideswipe"},
    {{"collision.type", "The type of a collision, from the vector of the mover and the struck edge.",
      R"({"vector": 30, "struck_heading": 0, "edge": "left"})"},
     type},
    {{"collision.vector", "The vector that decides the type of a collision met in a bend.",
      R"({"heading": 0, "side": "right", "angle": 60, "contact": "pivot", "pivoted": 30})"},
     vector,
     "half an inch ahead, the turn, the last half inch: the heading at the touch"},
};

}  // namespace

std::span<Question const> contact_questions() { return kContactQuestions; }

}  // namespace paddock::car_wars
