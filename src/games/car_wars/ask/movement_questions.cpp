#include "games/car_wars/ask/ask.hpp"
#include "games/car_wars/ask/movement_answers.hpp"

namespace paddock::car_wars {
namespace {

using namespace movement_answers;

constexpr Question kQuestions[] = {
    {{"arc.point", "Which arcs of a counter a point lies in; on a dividing line in both.",
      R"({"counter":"car","at":{"x":0,"y":0,"heading":0},"point":[0,3000]})"}, arc_point,
     "the lines from the middle of the counter through its corners part the arcs"},
    {{"arc.target", "Whether any part of a target is in the arc of a mount.",
      R"({"firer":{"counter":"car","at":{"x":0,"y":0,"heading":0},"kind":"car"},"mount":"front","target":{"counter":"car","at":{"x":0,"y":4000,"heading":90}}})"}, arc_target,
     "any part of a target in the arc of the mount puts all of it there"},
    {{"arc.tire", "Whether a tire itself is in the arc of a mount.",
      R"({"firer":{"counter":"car","at":{"x":0,"y":0,"heading":0},"kind":"car"},"mount":"front","target":{"counter":"car","at":{"x":0,"y":4000,"heading":90}},"tire":"front_left"})"}, arc_tire},
    {{"brake", "What braking costs: the D and the damage to each tire.", R"({"speed":60,"mph":20,"spoiler_and_airdam":true})"}, brake},
    {{"brake.roll", "The control roll of hard braking, made before the movement at the original speed.",
      R"({"speed":60,"mph":20,"status":2,"die":3})"}, brake_roll,
     "rolled before the movement, at the speed before the braking; what is lost goes to Crash Table 1"},
    {{"brake.skid", "A crash skid of lost braking and the braking, in their order.", R"({"speed":40,"mph":20,"result":"moderate_skid"})"}, brake_skid,
     "the skid at the old speed, then the braking, then the skid that follows"},
    {{"device.top_speed", "Top speed and acceleration while a drive device is on.",
      R"({"top_speed":120,"device":"high_torque_motors","accel":10})"}, device_top_speed,
     "high-torque motors: 5 more acceleration and a quarter less top speed, heavy ones twice the acceleration and a third less; overdrive: 20 mph more, acceleration 5 at most"},
    {{"jump.distance", "How far a ramp throws a vehicle.", R"({"speed":60,"ramp_degrees":30})"}, jump_distance},
    {{"jump.fall", "What a fall does, and how long it takes.", R"({"height_inches":2})"}, jump_fall},
    {{"maneuver.difficulty", "The D of a maneuver with everything that makes it harder or easier.",
      R"({"maneuver":"bend","angle":45,"speed":60,"surfaces":["oil"]})"}, movement_answers::difficulty},
    {{"maneuver.end", "Where maneuvers and crash results take a counter, inch by inch.",
      R"({"counter":"car","start":{"x":0,"y":0,"heading":0},"moves":[{"maneuver":"bend","side":"right","angle":15}]})"}, maneuver_end,
     "an inch at a time; a bend turns about the rear corner inside of it"},
    {{"maneuver.legal", "Whether a maneuver may be made at a speed.", R"({"maneuver":"bootlegger","speed":30,"counter":"car"})"}, legal,
     "a maneuver takes a whole inch, a pivot the half inch of 5 mph; bootlegger and T-stop begin at 20 to 35 mph, the former not on cycles"},
    {{"move.after_drop", "How far a phase still carries when the speed drops in the middle of it.",
      R"({"new_speed":75,"phase":1,"moved_inches":1})"}, after_drop,
     "what the new speed gives in this phase, less what has been moved"},
    {{"move.booster", "The speed a rocket booster adds this turn.", R"({"booster_lb":100,"vehicle_lb":6000,"turn":2})"}, booster,
     "1,000 times the weight of the boosters by that of the vehicle, down to 2.5 mph"},
    {{"move.forced_slowdown", "The slowdowns of a vehicle that has lost its driver (5 mph) or its wheels (30 mph).",
      R"({"turn":2,"phase":3,"speed":60,"amount":5,"count":3})"}, forced_slowdown,
     "at once and every five phases after"},
    {{"move.head_to_head", "Who moves when two cars nose to nose accelerate.", R"({"speed_a":10,"speed_b":5})"}, head_to_head,
     "equal speeds: neither moves; else the faster moves first and pushes, then the other"},
    {{"move.inches", "How far a speed carries in a phase.", R"({"speed":35,"phase":2})"}, inches,
     "the movement chart; a half inch comes in the phase it lists"},
    {{"move.order", "In which order vehicles move, and who chooses in a tie.",
      R"({"vehicles":[{"id":"A","speed":60,"driver_plus":1},{"id":"B","speed":60,"driver_plus":0}]})"}, order,
     "the faster first; at equal speed the better driver chooses, else secret orders or a die"},
    {{"move.overspeed_drain", "What driving above the top speed takes from an electric plant.", R"({"speed":120,"top_speed":100})"}, overspeed_drain},
    {{"move.reverse_limit", "How fast a vehicle may go backward, and what it must lose above that.", R"({"top_speed":100,"speed":30})"}, reverse_limit,
     "a fifth of the top speed; above it at least 5 mph are lost each turn"},
    {{"move.speed_change", "Whether a voluntary change of speed is allowed.",
      R"({"turn":2,"used":false,"in_control":true,"speed":40,"new_speed":50,"accel":10})"}, speed_change},
    {{"move.start_speed", "Whether a duel may be started at a speed.", R"({"speed":40})"}, start_speed},
    {{"move.turn", "How far a speed carries in each phase of a turn.", R"({"speed":35})"}, turn,
     "the movement chart; a half inch comes in the phase it lists"},
    {{"path.hits_point", "Whether a point is struck on the way of one move.",
      R"({"counter":"car","start":{"x":0,"y":0,"heading":0},"move":{"maneuver":"steep_drift","side":"right"},"point":[0,1200]})"}, hits_point,
     "each corner goes in a straight line from its old place to its new one"},
    {{"range.measure", "The range from a facing or turret to a target or a part of it.",
      R"({"firer":{"counter":"car","at":{"x":0,"y":0,"heading":0}},"from":"front","target":{"counter":"car","at":{"x":0,"y":4000,"heading":0}},"part":"vehicle"})"}, range_measure,
     "from the middle of the facing (turret and platform: of the counter) to the nearest point, or to the part aimed at"},
    {{"skid.controlled", "What a controlled skid costs.", R"({"skid":0.5})"}, skid_controlled},
};

}  // namespace

std::span<Question const> movement_questions() { return kQuestions; }

}  // namespace paddock::car_wars
