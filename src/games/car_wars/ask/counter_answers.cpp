// drop.*: where counters lie, when they act and what sets them off.
#include <algorithm>
#include <map>
#include <vector>

#include "games/car_wars/ask/counter_answers.hpp"
#include "games/car_wars/ask/counter_types.hpp"
#include "games/car_wars/ask/maneuver_reading.hpp"
#include "games/car_wars/ask/numbers.hpp"
#include "games/car_wars/ask/readings.hpp"
#include "games/car_wars/ask/ruling_lists.hpp"
#include "games/car_wars/rules/dropping.hpp"
#include "games/car_wars/rules/hazard_settings.hpp"
#include "games/car_wars/rules/pace.hpp"

namespace paddock::car_wars::counter_answers {
namespace {

using namespace dropping;

constexpr int kMostTurns = 100000;

CounterSettings settings(Givens& given) { return given.settings_as<CounterSettings>(); }

std::vector<Zone> read_zones(Givens& given) {
  std::vector<Zone> zones;
  for (Doc const& entry : given.list("zones", 1000)) {
    std::string const word = entry.is_string() ? folded(entry.get_ref<std::string const&>()) : entry.is_null() ? "none" : "";
    if (word != "none" && word != "adjacent" && word != "over") given.refuse("'zones' lists for each phase: none, adjacent or over.");
    zones.push_back(word == "over" ? Zone::over : word == "adjacent" ? Zone::adjacent : Zone::none);
  }
  return zones;
}

geometry::Body read_counter_size(Givens& given) {
  if (!given.has("counter_size")) return {geometry::kInch / 4, geometry::kInch / 4};
  Doc const& size = given.list("counter_size", 2);
  Doc const sides = DocObject().with("wide", size.size() == 2 ? size[0] : Doc()).with("long", size.size() == 2 ? size[1] : Doc());
  Givens part = given.within(sides, "counter_size");
  geometry::Body const out{board::units(part.number("long", 1, 100000) / 2), board::units(part.number("wide", 1, 100000) / 2)};
  given.take(part);
  return out;
}

}  // namespace

Doc contact(Givens& given) {
  CounterSettings const s = settings(given);
  Contact contact;
  Doc out = Answer().with("effects", Doc::array()).ruling("CW-044");
  int index = 0;
  for (Doc const& touching : given.list("contact", 10000)) {
    if (!touching.is_boolean()) given.refuse("'contact' lists true or false for each phase.");
    if (contact.phase(touching.is_boolean() && touching.get<bool>(), s)) out["effects"].push_back(index);
    ++index;
  }
  return out;
}

Doc effect_from(Givens& given) {
  pace::Moment const placed{given.whole("turn", 1, kMostTurns), given.whole("phase", 1, pace::kPhases)};
  bool const next = settings(given).dropped_effect_from == CounterSettings::From::next_phase;
  pace::Moment const acts = pace::after(placed, next ? 1 : 0);
  return Answer().with("turn", acts.turn).with("phase", acts.phase).ruling("CW-046");
}

Doc life(Givens& given) {
  std::string const type = given.term("type");
  int const turn = given.whole("turn", 1, kMostTurns);
  std::optional<int> turns = counter_types().life(type);
  if (type == "flame_cloud") turns = settings(given).flame_cloud_turns;
  bool const forever = !turns && counter_types().state(type) && counter_types().state(type) != State::gas;
  if (!turns && !forever) given.refuse("'type' is one of: flame_cloud, paint, smoke, hot_smoke, tear_gas, flaming_oil; oil, ice and solid counters stay.");
  Doc const end = turns ? Doc(turn + *turns) : Doc();
  Answer out;
  // The row of the calculator names the turn by a phrase, "gone at the END of turn": it stands under each of its words.
  for (char const* key : {"turn", "gone", "end_of_turn", "gone_at_end_of_turn"}) out.with(key, end);
  if (type == "flame_cloud") out.with("leaves_smoke", settings(given).flame_cloud_leaves_smoke);
  return out.ruling(type == "flame_cloud" ? "CW-056" : "R-9");
}

Doc painted(Givens& given) {
  int const last = given.whole("turn", 1, kMostTurns) + settings(given).painted_turns;
  return Answer().with("last_turn", last).with("turn", last).with("until", last).with("modifier", -2).ruling("R-9");
}

Doc mine(Givens& given) {
  Mine m;
  int const how = given.word("trigger", {"pressure", "proximity", "radio", "remote"});
  m.trigger = how >= 2 ? Trigger::radio : Trigger(how);
  // A pressure trigger feels a car within 1/4 inch (CW-050), a proximity fuse within an inch (B-23).
  Ratio proximity = settings(given).proximity_radius == CounterSettings::Proximity::quarter ? Ratio(1, 4) : Ratio(1);
  read_number_setting(given, "proximity_radius_in", proximity);
  m.detection = given.number("detection_inches", 0, 100, m.trigger == Trigger::proximity ? proximity : Ratio(1, 4));
  Ratio const car = given.number("car_inches", 0, 10000);
  read_number_setting(given, "underbody_remote_range_in", m.remote_range);
  read_number_setting(given, "mine_blast_in", m.blast);
  bool const underbody = mine_hits_underbody(m, car);
  Doc const& tires = given.has("tires") ? given.object("tires") : Doc::object();
  Givens each = given.within(tires, "tires");
  Doc hit = Doc::array();
  for (auto const& [name, inches] : tires.items())
    if (mine_hits_tire(m, each.number(name.c_str(), 0, 10000))) hit.push_back(name);
  given.take(each);
  Answer out;
  out.with("underbody", underbody).with("tires", hit).with("tires_hit", hit);
  out.with("guards_help", !underbody || settings(given).guards_vs_underbody_blast);
  out.because(underbody, m.trigger == Trigger::radio ? "by radio: cars within 1/4 inch" : "cars in the detection range", "CW-048");
  out.because(!underbody, settings(given).hubs_front_back ? "guards and hubs across the line of the blast" : "guards and hubs across the line of the blast, hubs not from front or back", "CW-049");
  return out.ruling("CW-048");
}

Doc place(Givens& given) {
  Drop drop;
  drop.body = board::body(read_counter(given));
  FinePose const car = read_pose(given, "at");
  Turned const view(car);
  drop.car = view.self();
  int const mount = given.word("mount", {"back", "front", "left", "right", "underbody", "rear", "top", "turret", "back-left", "back-right",
                                         "front-left", "front-right", "back_left", "back_right", "front_left", "front_right"});
  // A corner mount may drop at either of its sides; unless told it is the front or back (R 9). A turret drops in the middle.
  static constexpr Mount kMounts[] = {Mount::back, Mount::front,     Mount::left,      Mount::right, Mount::underbody, Mount::back,
                                      Mount::underbody, Mount::underbody, Mount::back, Mount::back,  Mount::front,     Mount::front,
                                      Mount::back, Mount::back,      Mount::front,     Mount::front};
  drop.mount = kMounts[mount];
  drop.counter = read_counter_size(given);
  drop.reversing = given.flag("reversing", false), drop.standing = given.flag("standing", false);
  geometry::Point const at = view.back(placed(drop, settings(given)).at);
  Doc centre = Doc::array();
  centre.push_back(board::mils(at.x)), centre.push_back(board::mils(at.y));
  return Answer().with("x", centre[0]).with("y", centre[1]).with("centre", std::move(centre)).with("heading", number_doc(compass(car))).ruling("R-9");
}

Doc stack(Givens& given) {
  CounterSettings const s = settings(given);
  std::map<std::string, int> counts;  // in the order of their names
  for (Doc const& entry : given.list("counters", 1000)) {
    std::string const type = entry.is_string() ? folded(entry.get_ref<std::string const&>()) : "";
    if (!counter_types().state(type)) given.refuse("'counters' lists types like spikes, mines, oil, flaming_oil, ice, smoke, paint, flame_cloud.");
    else ++counts[type];
  }
  Doc effects = Doc::object(), reasons = Doc::array();
  for (auto const& [type, count] : counts) effects[type] = acting(*counter_types().state(type), count, s);
  because(reasons, Doc(), "solid counters act each by itself, liquids and gases of one type as one", "CW-043");
  if (counts.contains("debris") && counts.contains("obstacle") && given.settings_as<HazardSettings>().obstacle_overrides_debris) {
    effects["debris"] = 0;
    because(reasons, 0, "debris where an obstacle is hit", "CW-132");
  }
  return Answer().with("effects", std::move(effects)).with("reasons", std::move(reasons)).ruling("CW-043");
}

namespace {

// CW-050 else: the second die of 'roll' is that of driving over what has not gone off beside the car.
TriggerDice trigger_dice(Givens& given, std::vector<Zone> const& zones, bool own) {
  std::vector<int> const rolls = readings::wholes(given, "roll", 1, 6);
  TriggerDice out{.roll = rolls.empty() ? 1 : rolls[0], .faces = readings::trigger_roll(given)};
  bool const single = settings(given).single_roll;
  int const at = goes_off(out, zones, own, settings(given));
  auto const near = std::find(zones.begin(), zones.end(), Zone::adjacent), over = std::find(near, zones.end(), Zone::over);
  bool const again = !single && over != zones.end() && !(at >= 0 && zones[size_t(at)] == Zone::adjacent);
  if (rolls.empty() || rolls.size() > (single ? 1u : 2u)) given.refuse(single ? "'roll' is the one secret die, 1 to 6." : "'roll' has one die or two, 1 to 6.");
  else if (again && rolls.size() < 2) given.refuse("'roll' has a second die here: who drives over the counter later is rolled for anew.");
  if (again && rolls.size() > 1) out.anew = rolls[1];
  return out;
}

}  // namespace

Doc trigger(Givens& given) {
  std::vector<Zone> const zones = read_zones(given);
  bool const own = given.flag("own_fresh", false);
  int const at = goes_off(trigger_dice(given, zones, own), zones, own, settings(given));
  Answer out;
  if (at >= 0) out.with("goes_off", at).with("how", zones[size_t(at)] == Zone::over ? "over" : "adjacent");
  else out.with("goes_off", nullptr).with("how", nullptr);
  return out.ruling(own ? "CW-051" : "CW-050");
}

Doc visible(Givens& given) {
  bool const under = given.flag("under_gas", false);
  bool const knows = given.word("viewer", {"owner", "gm", "other"}) != 2;
  return Answer().with("visible", knows || !under || !settings(given).hidden_under_gas).ruling("CW-058");
}

}  // namespace paddock::car_wars::counter_answers
