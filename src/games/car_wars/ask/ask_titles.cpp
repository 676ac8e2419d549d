// What a page calls each of the questions, below the heading of its part.
#include <algorithm>

#include "games/car_wars/ask/ask.hpp"

namespace paddock::car_wars {
namespace {

struct Titled {
  char const *question, *title;
};

constexpr Titled kTitles[] = {
    {"arc.point", "Arcs a point lies in"}, {"arc.target", "A target in an arc"}, {"arc.tire", "A tire in an arc"},
    {"brake", "What braking costs"}, {"brake.roll", "Control roll of hard braking"}, {"brake.skid", "Braking while in a skid"},
    {"device.top_speed", "Top speed with a drive device"}, {"jump.distance", "How far a ramp throws"}, {"jump.fall", "What a fall does"},
    {"maneuver.difficulty", "Difficulty of a maneuver"}, {"maneuver.end", "Where a maneuver ends"}, {"maneuver.legal", "Whether a maneuver is allowed"},
    {"move.after_drop", "Rest of a phase after slowing"}, {"move.booster", "Speed from a rocket booster"}, {"move.forced_slowdown", "Slowing without driver or wheels"},
    {"move.head_to_head", "Two cars nose to nose"}, {"move.inches", "Inches in one phase"}, {"move.order", "Who moves first"},
    {"move.overspeed_drain", "Power lost above top speed"}, {"move.reverse_limit", "How fast backward"}, {"move.speed_change", "Whether a speed change is allowed"},
    {"move.start_speed", "Speed at the start"}, {"move.turn", "Inches in all five phases"}, {"path.hits_point", "A point on the way"},
    {"range.measure", "Range from car to car"}, {"skid.controlled", "Cost of a controlled skid"},
    {"drop.contact", "When contact counters strike"}, {"drop.effect_from", "When a dropped counter acts"}, {"drop.life", "How long a cloud stays"},
    {"drop.mine", "What a mine hits"}, {"drop.painted", "How long windows stay painted"}, {"drop.place", "Where a dropped counter lies"},
    {"drop.projector", "Oil guns, paint guns, flingers"}, {"drop.scatter", "How far a grenade scatters"}, {"drop.slick", "Several slicks at once"},
    {"drop.spikes", "What spikes do to tires"}, {"drop.stack", "Several counters on one spot"}, {"drop.trigger", "When a pressure trigger fires"},
    {"drop.visible", "Who sees a dropped counter"}, {"gas.critical", "Row of the engine table"}, {"gas.min_fuel", "Gallons it must carry"},
    {"gas.shutdown", "When an engine runs dry"}, {"control.need", "What the die must show"}, {"control.roll", "A control roll"},
    {"crash.ct1", "Crash table 1"}, {"crash.ct2", "Crash table 2"}, {"crash.modifier", "What is added to the roll"},
    {"crash.worst", "Which of several results counts"}, {"crash.roll", "A vehicle that rolls over"}, {"crash.skid_run", "A skid, inch by inch"},
    {"crash.spin", "A spin and its recovery"}, {"crash.spin_facing", "Where a spinning car looks"}, {"crash.tire_loss", "Control after a lost tire"},
    {"hazard.adjusted", "Difficulty after ground and shocks"}, {"hazard.attacks", "Hazards of several salvos"}, {"hazard.event", "Difficulty of one hazard"},
    {"hazard.fire", "Hazard of being hit"}, {"hazard.landing", "Hazard of a landing"}, {"hazard.sequence", "Several hazards in a row"},
    {"hs.duel", "Handling over a whole duel"}, {"hs.recover", "What comes back each turn"}, {"hs.start", "Handling at the start"},
    {"collision.completes", "Whether the mover goes on"}, {"collision.concussion", "Who is stunned"}, {"collision.control", "Control after a collision"},
    {"collision.debris", "Debris a collision leaves"}, {"collision.debris_affects", "Whether that debris matters"}, {"collision.metal", "What metal armor stops"},
    {"collision.resolve", "A whole collision"}, {"collision.fixed", "Running into something fixed"}, {"collision.type", "Which type of collision"},
    {"collision.vector", "Direction of a hit while turning"}, {"ram.damage", "Damage to both vehicles"}, {"ram.dice", "Dice at a speed"},
    {"ram.dm", "Damage modifier of a weight"}, {"tire.bare_wheel", "A wheel without its tire"}, {"tire.consequence", "What lost tires mean"},
    {"tire.debris", "Debris and spikes on a tire"}, {"tire.guard", "A shot at a guarded tire"}, {"tire.hc_total", "Handling lost with tires"},
    {"tire.loss_kind", "Tire alone or whole wheel"}, {"tst.factor", "Part of the speed kept"}, {"tst.speed", "Temporary speed in a collision"},
    {"dice.damage", "What damage dice come to"}, {"fire.auto_drops", "Counters from an automatic dropper"}, {"fire.ir_laser", "Infrared laser through smoke"},
    {"fire.laser_blocked", "Firing through smoke or paint"}, {"fire.legal", "Whether a shot is allowed"}, {"fire.link_droppers", "Droppers on one link"},
    {"fire.links", "Linked weapons aimed together"}, {"fire.sustained", "Bonus of sustained fire"}, {"target.facings", "Sides that can be aimed at"},
    {"tohit.cover", "Hard cover"}, {"tohit.phase_penalty", "Maneuvers and hazards this phase"}, {"tohit.range", "Modifier for the range"},
    {"tohit.roll", "Whether a roll hits"}, {"tohit.size", "Size of the target"}, {"tohit.smoke", "Smoke or paint between"},
    {"tohit.speed", "Speeds of both cars"}, {"tohit.speed_table", "Modifier for a speed"}, {"tohit.total", "The whole shot"},
    {"tohit.two_cars", "Speeds of two placed cars"}, {"burn.active", "Fire modifiers this turn"}, {"burn.component", "Damage that lights a fire"},
    {"burn.credit", "Credit for a fire"}, {"burn.damage", "What a fire burns"}, {"burn.dischargers", "Whether dischargers are lost"},
    {"burn.explode", "Whether it explodes"}, {"burn.extinguish", "Putting a fire out"}, {"burn.ignite", "Whether it catches fire"},
    {"burn.modifier_placed", "Hits that set on fire"}, {"burn.tire_spread", "Fire from a burning wheel"}, {"crew.hit", "Who of the crew is hit"},
    {"crew.skills", "What skills cost and give"}, {"crew.wounds", "What a hit does to somebody"}, {"damage.attack", "One attack through the layers"},
    {"damage.cycle_hit", "Where a cycle is hit"}, {"damage.path", "Damage through the inside"}, {"damage.sequence", "Several attacks in a row"},
    {"score.credit", "Credit for a kill"}, {"score.end", "End of the event, winner"}, {"score.jump", "When a jump counts"},
    {"score.kill_state", "Mobility kill or complete kill"}, {"score.no_drop", "Dropping in a no-drop zone"}, {"score.points", "Points of a whole duel"},
    {"score.target", "Whether a target is scored"},
};

}  // namespace

std::string_view question_title(std::string_view question) {
  auto const it = std::find_if(std::begin(kTitles), std::end(kTitles), [&](Titled const& one) { return one.question == question; });
  return it == std::end(kTitles) ? std::string_view{} : it->title;
}

}  // namespace paddock::car_wars
