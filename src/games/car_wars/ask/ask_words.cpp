// What a page calls the questions, their givens and their answers: one table of words, with units.
#include <algorithm>
#include <cstdlib>
#include <array>

#include "core/filled.hpp"
#include "games/car_wars/ask/ask.hpp"
#include "games/car_wars/build/catalogue.hpp"
#include "games/car_wars/build/names.hpp"
#include "games/car_wars/rules/to_hit_table.hpp"

namespace paddock::car_wars {
namespace {

struct Called {
  char const *id, *words;
};

// Of givens and answers alike, by name.
constexpr Called kNames[] = {
    {"accel", "Acceleration, mph"}, {"active_suspension", "Active suspension"}, {"added_d", "Adds to the difficulty, D"}, {"affects", "Affects it"},
    {"aim", "Aimed at"}, {"aimed_fire", "Aimed fire, on the roll"}, {"aimed_together", "Aimed together, weapons"}, {"airborne_d", "D in the air"},
    {"allowed", "Allowed"}, {"ammo", "Rounds left"}, {"amount", "Each slowdown, mph"}, {"angle", "Angle, degrees"}, {"applied", "Damage that counts"},
    {"arcs", "In the arcs"}, {"armor_dp", "Body armor, points"}, {"armor_left", "Armor left, points"}, {"at", "Stands at"}, {"attacks", "Attacks"},
    {"base_hc", "Handling class"}, {"bd", "Burn duration, turns"}, {"below", "Below, mph"}, {"bonus", "Bonus"}, {"bonuses", "Bonuses"},
    {"booster_lb", "Booster, pounds"}, {"ca_first", "Component armor comes first"}, {"can_affect", "Can still affect others"}, {"car_inches", "Way of the car, inches"},
    {"cause", "Cause"}, {"change", "Change of speed, mph"}, {"checks", "Control rolls"}, {"chooser", "Who chooses"}, {"collision_speed", "Collision speed, mph"},
    {"completes", "Finishes its movement"}, {"component_armor", "Component armor, points"}, {"component_armor_left", "Component armor left, points"},
    {"concussion", "Number for concussion"}, {"contact", "Contact in the phases"}, {"control_at_phases_after", "Under control so many phases after"},
    {"control_speed", "Speed of the control roll, mph"}, {"counter", "Counter"}, {"counter_inches", "Counter, inches"}, {"counter_size", "Size of the counter, thousandths of an inch"},
    {"counters", "Counters"}, {"crash_d", "D of the crash roll"}, {"credit", "Credit"}, {"ct1", "On crash table 1"}, {"d", "Difficulty, D"}, {"damage", "Damage, points"},
    {"degrees", "Degrees"}, {"detection_inches", "Detection, inches"}, {"device", "Device"}, {"dice", "Dice"}, {"dice2", "Dice of the second roll"}, {"die", "Die"},
    {"dm", "Damage modifier"}, {"dm1", "Damage modifier of the first"}, {"dm2", "Damage modifier of the second"}, {"dp", "Damage points"}, {"dp_lost", "Damage points lost"},
    {"driver_plus", "Driver skill, plus"}, {"drops", "Drops"}, {"droppers", "Droppers"}, {"edge", "Edge that is struck"}, {"effective", "Effective speed, mph"},
    {"effects", "Effects"}, {"end", "Where it ends"}, {"ends", "Movement ends"}, {"event", "Event"}, {"extra", "Extra speed, mph"}, {"extra_mph", "Extra speed, mph"}, {"facing", "Side of the target"},
    {"factor", "Part of the speed it keeps"}, {"firer", "Firer"}, {"firer_is_in", "The firer is in the target's arc"}, {"firer_speed", "Speed of the firer, mph"},
    {"firer_stopped", "The firer stands still, on the roll"}, {"flight", "Flight, inches"}, {"flight_inches", "Flight, inches"}, {"fm", "Fire modifier"}, {"from", "From"},
    {"from_side", "From the side"}, {"gain", "Gets back"}, {"gallons", "Gallons"}, {"ground_bonus", "For the ground, on the roll"}, {"guard", "Wheel guard, points"}, {"gunner", "Gunner"},
    {"half_move", "Half an inch"}, {"half_move_phase", "Phase of the half inch"}, {"hazard", "Hazard, D"}, {"hazards", "Hazards, D each"}, {"hc", "Handling class, change"}, {"hc_change", "Handling class, change"},
    {"hd_shocks", "Heavy-duty shocks"}, {"heading", "Heading, degrees from north"}, {"height_inches", "Height, inches"}, {"hit", "It hits"}, {"hits", "Hits, points each"}, {"hub", "Hub, points"},
    {"how", "How"}, {"id", "Name"}, {"in_arc", "In the arc"}, {"in_control", "Under control"}, {"in_speed_zone", "In a speed zone"}, {"inches", "Inches"}, {"inside_inches", "Inside, inches"},
    {"kept", "Carried out"}, {"kind", "Kind of vehicle"}, {"last_point", "The last point went to"}, {"last_turn", "Last turn"}, {"layers", "Layers it meets"}, {"limit", "Limit, mph"},
    {"link", "Kind of link"}, {"load", "Load"}, {"location", "Where it goes"}, {"loss", "Must lose, mph"}, {"lost_so_far", "Points lost so far"}, {"maneuver", "Maneuver"},
    {"maneuver_d", "D of the maneuver of this phase"}, {"maximum", "At most"}, {"measured", "Measured the range to"}, {"metal", "Metal armor, points"}, {"metal_after", "Metal armor left, points"},
    {"mils", "Range, thousandths of an inch"}, {"missed_by", "Missed by"}, {"mode", "How it is met"}, {"modifier", "On the roll"}, {"mount", "Weapon mounted"}, {"move", "Move"}, {"moved_inches", "Inches moved already"},
    {"moves", "Moves"}, {"mpg", "Miles a gallon"}, {"mph", "Brakes by, mph"}, {"natural_12", "A natural 12"}, {"need", "One die must show"}, {"needed", "Two dice must show"},
    {"new_speed", "New speed, mph"}, {"new_speed1", "New speed of the first, mph"}, {"number", "The weapon's own number"}, {"on_fire", "On fire"}, {"opp", "Damage modifier of the other"}, {"options", "Options"},
    {"original_speed", "Original speed, mph"}, {"out", "Goes on, points"}, {"out_of_control", "Out of control"}, {"own", "Own damage modifier"}, {"owner", "Owner"}, {"part", "Part aimed at"},
    {"penalty", "Penalty, points"}, {"person_used", "The person has acted this turn"}, {"phase", "Phase"}, {"phases", "Inches in the phases"}, {"phasing", "Who moves"}, {"pivoted", "Degrees turned already"}, {"point", "The point"},
    {"points", "Points"}, {"power_units", "Power units"}, {"quarter_turns", "Quarter turns"}, {"ram", "Dice of a ram"}, {"ramp_degrees", "Ramp, degrees"}, {"range_inches", "Range, inches"}, {"rear", "The rear swings, inches"}, {"reflex_bonus", "Bonus for reflexes"},
    {"reflex", "Reflexes"}, {"remaining_inches", "Inches still to go"}, {"result", "Result"}, {"reversing", "Backing up"}, {"roll", "Roll"}, {"row", "Row of the table"}, {"rule", "Rule"}, {"ruling", "Ruled by"}, {"salvo_damage", "Damage of the salvo"},
    {"side", "Side"}, {"skid", "Skid, inches"}, {"slicks", "Slicks"}, {"slope", "Slope"}, {"slow_mph", "Slows by, mph"}, {"slowdown", "Slows by, mph"}, {"smoke_inches", "Smoke or paint crossed, inches"},
    {"source", "Source"}, {"speed", "Speed, mph"}, {"speed_a", "Speed of the first, mph"}, {"speed_after", "Speed after it, mph"}, {"speed_b", "Speed of the second, mph"}, {"speed_change", "Change of speed, mph"},
    {"speed_for_damage", "Speed that counts for damage, mph"}, {"speed_modifier", "For the speed, on the roll"}, {"speeds", "Speeds, mph"}, {"spoiler_and_airdam", "Spoiler and airdam"}, {"spoiler_or_airdam", "Spoiler or airdam"},
    {"start", "Begins at"}, {"state", "State"}, {"status", "Handling now"}, {"statuses", "Handling after each"}, {"struck_heading", "Heading of the struck car, degrees"}, {"stunned", "Stunned"}, {"stunned_phases", "Stunned, phases"}, {"sum", "Sum of the fire modifiers"},
    {"surfaces", "Ground"}, {"survives", "It survives"}, {"table", "Crash table"}, {"target", "Target"}, {"target_is_in", "The target is in the firer's arc"}, {"target_speed", "Speed of the target, mph"},
    {"target_speed_mod", "For the target's speed, on the roll"}, {"target_stopped", "The target stands still, on the roll"}, {"temporary", "Temporary speed, mph"}, {"temporary_speed", "Temporary speed, mph"}, {"text", "Damage, as the list has it"}, {"then", "Then"}, {"tire", "Tire"},
    {"tire_kind", "Kind of tire"}, {"tire_points", "Each tire loses, points"}, {"tires", "Tires"}, {"tires_lost", "Tires lost"}, {"to1", "The first takes, points"}, {"to2", "The second takes, points"}, {"top_speed", "Top speed, mph"},
    {"total", "Total of the dice"}, {"totals", "Totals of this row"}, {"trigger", "Trigger"}, {"turn", "Turn"}, {"type", "Type"}, {"under_gas", "Under gas"}, {"used", "Used already this turn"}, {"v1", "First vehicle"}, {"v2", "Second vehicle"},
    {"volatile", "Volatile things"}, {"mods", "Fire modifiers"}, {"things", "Things on board"}, {"runs", "Runs of phases"}, {"damaged", "What is damaged"}, {"feed", "Fed by"},
    {"vector", "Way it moves, degrees"}, {"vehicle_lb", "Vehicle, pounds"}, {"vehicles", "Vehicles"}, {"viewer", "Who looks"}, {"visible", "In view"}, {"visible_inches", "Of the target in view, inches"}, {"weapon", "Weapon"}, {"weapon_alive", "The weapon works"},
    {"weapon_fired", "The weapon has fired this turn"}, {"weapons", "Weapons"}, {"weight", "Weight, pounds"}, {"weight1", "Weight of the first, pounds"}, {"weight2", "Weight of the second, pounds"}, {"wheels_lost_corners", "Corners without a wheel"},
    {"tires_lost_corners", "Corners without a tire"}, {"who", "Who fires"}, {"why", "Because"}, {"winner", "Winner"}, {"wounds", "Wounds"}, {"x", "To the east, thousandths of an inch"}, {"y", "To the north, thousandths of an inch"}, {"zones", "Where it is met"},
};

// Where a name means another thing than elsewhere: by question and name.
constexpr Called kOwnNames[] = {
    {"tohit.total/dice", "Two dice show"}, {"tohit.roll/dice", "Two dice show"}, {"tohit.total/body", "Body of the target"}, {"tohit.total/computer", "Targeting computer"},
    {"damage.sequence/kind", "Kind of layer"}, {"burn.damage/kind", "Kind of thing"}, {"tohit.range/inches", "Range, inches"}, {"tohit.smoke/inches", "Smoke or paint crossed, inches"}, {"ram.damage/roll", "Sum of the dice"}, {"control.roll/die", "Die shows"}, {"brake.roll/die", "Die shows"},
    {"damage.attack/dice", "Dice, as they fell"}, {"range.measure/from", "Measured from"}, {"arc.tire/tire", "Which tire"}, {"move.turn/phases", "Inches in phases 1 to 5"},
};

constexpr Called kParts[] = {
    {"arc", "Arcs of fire"}, {"brake", "Braking"}, {"burn", "Fire on board"}, {"collision", "Collisions"}, {"control", "Control"}, {"crash", "Crash tables"}, {"crew", "Crew"}, {"damage", "Damage"}, {"device", "Devices"}, {"dice", "Dice"},
    {"drop", "Dropped things"}, {"fire", "Firing"}, {"gas", "Gas engines"}, {"hazard", "Hazards"}, {"hs", "Handling"}, {"jump", "Jumps"}, {"maneuver", "Maneuvers"}, {"move", "Movement"}, {"path", "The way of a move"}, {"ram", "Rams"}, {"range", "Range"},
    {"score", "Points"}, {"skid", "Skids"}, {"target", "Targets"}, {"tire", "Tires"}, {"tohit", "To hit"}, {"tst", "Temporary speed"},
};

template <size_t N>
std::string_view called(Called const (&all)[N], std::string_view id) {
  auto const it = std::find_if(std::begin(all), std::end(all), [&](Called const& one) { return one.id == id; });
  return it == std::end(all) ? std::string_view{} : it->words;
}

std::string spaced(std::string_view id) {
  std::string out(id);
  std::replace(out.begin(), out.end(), '_', ' ');
  return out;
}

std::string first_capital(std::string out) {
  if (!out.empty() && out[0] >= 'a' && out[0] <= 'z') out[0] = char(out[0] - 32);
  return out;
}

std::string name_words(std::string_view key) {
  std::string_view const known = called(kNames, key);
  return known.empty() ? first_capital(spaced(key)) : std::string(known);
}

std::string part_words(std::string_view part) {
  std::string_view const known = called(kParts, part);
  return known.empty() ? first_capital(spaced(part)) : std::string(known);
}

std::string title_words(std::string_view question) {
  std::string const part = part_words(question.substr(0, question.find('.')));
  std::string_view const known = question_title(question);
  return filled("{}: {}", {part, known.empty() ? spaced(question.substr(std::min(question.find('.') + 1, question.size()))) : std::string(known)});
}

// An id of a weapon as it is written beside its name: "MG"; else its words.
std::string value_words(std::string_view word) {
  if (word == "ct1" || word == "ct2") return "crash table " + std::string(word.substr(2));
  return spaced(word);
}

std::string weapon_words(std::string_view id) {
  for (build::WeaponKind const& kind : build::catalogue().weapons)
    if (kind.id == id) return filled("{}: {}", {id, build::title_of(kind)});
  return std::string(id);
}

// ---- what a given may be

// Null: it is not there. A number is a place in a list: "layers/0/points".
template <class D>
D* value_at(D& root, std::string_view path) {
  D* at = &root;
  while (!path.empty()) {
    size_t const slash = std::min(path.find('/'), path.size());
    std::string const name(path.substr(0, slash));
    path.remove_prefix(std::min(slash + 1, path.size()));
    if (at->is_array()) {
      size_t const row = name.empty() || name[0] < '0' || name[0] > '9' ? at->size() : size_t(std::strtoul(name.c_str(), nullptr, 10));
      if (row >= at->size()) return nullptr;
      at = &(*at)[row];
    } else {
      auto const it = at->is_object() ? at->find(name) : at->end();
      if (!at->is_object() || it == at->end()) return nullptr;
      at = &*it;
    }
  }
  return at;
}

// From the rules' own refusal of a word that is none: "'who' is one of: driver, gunner."
std::vector<std::string> told_by_refusal(std::string_view question, std::string_view path, Doc given) {
  if (Doc* const value = value_at(given, path)) *value = "?";
  Doc const answer = ask(question, given, Doc::object());
  std::string const fault = get_text(answer, "error");
  std::string_view constexpr kOneOf = " is one of: ";
  size_t const at = fault.find(kOneOf), name = fault.find('\'');
  std::string_view const leaf = path.substr(path.rfind('/') + 1);
  if (at == fault.npos || name != 0 || !std::string_view(fault).substr(0, at).ends_with(std::string(leaf) + "'")) return {};
  std::string rest = fault.substr(at + kOneOf.size());
  rest.erase(std::min(rest.find_first_of(".;"), rest.size()));
  std::vector<std::string> out;
  while (!rest.empty()) {
    size_t const comma = std::min(rest.find(", "), rest.size());
    out.push_back(rest.substr(0, comma));
    rest.erase(0, std::min(comma + 2, rest.size()));
  }
  return out;
}

std::vector<std::string> table_ids(std::string_view question, std::string_view leaf) {
  std::vector<std::string> out;
  auto const& table = aim::to_hit_table();
  if (!table) return out;
  bool const aimed = question.substr(0, 6) == "tohit.";
  if (leaf == "weapon")
    for (aim::FireWeapon const& one : table->weapons)
      if (!aimed || one.to_hit > 0) out.push_back(one.id);
  if (leaf == "body")
    for (aim::BodySize const& one : table->bodies) out.push_back(one.id);
  if (leaf == "computer")
    for (aim::Computer const& one : table->computers) out.push_back(one.id);
  return out;
}

GivenWords given_words(std::string_view question, std::string_view path, Doc const& given) {
  GivenWords out;
  std::string_view const leaf = path.substr(path.rfind('/') + 1);
  std::string_view const own = called(kOwnNames, std::string(question) + "/" + std::string(leaf));
  out.label = leaf == "0" ? name_words("x") : leaf == "1" ? name_words("y") : own.empty() ? name_words(leaf) : std::string(own);
  Doc const* const value = value_at(given, path);
  if (value && value->is_boolean()) return out.values = {"true", "false"}, out.shown = {"yes", "no"}, out;
  if (!value || !value->is_string()) return out;
  out.values = table_ids(question, leaf);
  if (out.values.empty()) out.values = told_by_refusal(question, path, given);
  for (std::string const& one : out.values) out.shown.push_back(leaf == "weapon" ? weapon_words(one) : first_capital(value_words(one)));
  return out;
}

}  // namespace

AskWords const& ask_words() {
  static constexpr AskWords all = {"tohit.total", "tohit", "Added to the roll of two dice:", title_words, part_words, given_words, name_words, value_words, sentence_of, told_in_sentence};
  return all;
}

}  // namespace paddock::car_wars
