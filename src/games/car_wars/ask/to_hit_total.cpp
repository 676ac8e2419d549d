// tohit.total: the shot as the referee describes it, the sum with its reasons.
#include <algorithm>
#include <array>

#include "core/filled.hpp"
#include "games/car_wars/ask/fire_forms.hpp"
#include "games/car_wars/ask/fire_parts.hpp"
#include "games/car_wars/ask/ruling_lists.hpp"
#include "games/car_wars/rules/to_hit_table.hpp"

namespace paddock::car_wars {
namespace {

using aim::Shot;
using aim::ToHitSettings;

struct Words {
  char const *why, *rule;
};
constexpr Words kWords[] = {
    // in the order of aim::Why
    {"range", "CW-073"},
    {"effective speed of the target", "R-8.3"},
    {"the target stands still", "R-17.1"},
    {"the firer stands still", "R-17.1"},
    {"size of the body from there", "R-8.3"},
    {"a part is aimed at", "R-8.3"},
    {"a side in whose arc the firer is not", "R-8.3"},
    {"sloped facing", "R-17.1"},
    {"aimed at the ground", "CW-068"},
    {"smoke or paint crossed", "CW-052"},
    {"rain", "R-17.1"},
    {"night or fog", "R-17.1"},
    {"painted windows", "R-17.1"},
    {"hard cover", "CW-064"},
    {"computer", "R-17.1"},
    {"skill of the gunner", "R-11"},
    {"untrained", "R-11"},
    {"wounded", "R-11"},
    {"D of this phase", "CW-065"},
    {"after a crash result of this turn", "R-6"},
    {"controlled skid", "R-4"},
    {"on oil, gravel or a bad road", "R-17.1"},
    {"on its side or roof", "CW-079"},
    {"in the air", "R-23"},
    {"sustained fire", "R-8.5"},
    {"tracer", "CW-069"},
};

// A text that stands for a number: "none" and the stars of the crash tables.
int aimed_fire(Givens& given, char const* key) {
  if (!given.has(key)) return 0;
  static constexpr int kStars[] = {-3, -6, aim::kNoAimedFire, aim::kNoAimedFire};
  if (given.is_text(key)) return kStars[given.word(key, {"*", "**", "***", "none"})];
  int const value = given.whole(key, -6, 0);
  if (value != 0 && value != -1 && value != -3 && value != -6)
    given.refuse(filled("'{}' is 0, -1, -3, -6 or \"none\".", {key}));
  return value;
}

int controlled_skid(Givens& given) {
  if (!given.has("controlled_skid")) return 0;
  if (given.is_text("controlled_skid") && given.text("controlled_skid") == "none") return aim::kNoAimedFire;
  Ratio const skid = given.number("controlled_skid", -6, 1);   // inches; below 0 the modifier itself
  return skid < Ratio(0) ? aimed_fire(given, "controlled_skid") : aim::controlled_skid_modifier(skid);
}

aim::FireWeapon weapon_given(Givens& given, aim::ToHitTable const& table) {
  aim::FireWeapon out;
  if (!given.has("to_hit") && !given.has("weapon")) {
    given.refuse("'weapon' is expected: what a weapon is called, such as MG, or 'to_hit', its number.");
    return out;
  }
  if (given.has("to_hit") || !given.is_text("weapon")) {
    out.to_hit = given.whole(given.has("to_hit") ? "to_hit" : "weapon", 1, 30);
    return out;
  }
  std::string const id = given.text("weapon");
  aim::FireWeapon const* const weapon = weapon_called(table, id);
  if (!weapon)
    given.refuse(filled("There is no weapon '{}'.", {id.substr(0, 60)}));
  else if (weapon->to_hit == 0)
    given.refuse(filled("The weapon '{}' is not aimed: it has no number to hit.", {id}));
  else
    out = *weapon;
  return out;
}

// The target: its size from the facing shot at, the part aimed at.
struct Target {
  bool there = false;
  std::string facing;
  int size = 0, part = 0;
  bool out_of_arc_side = false, trike_side = false, ground = false, sloped = false;
  bool flat = false;                     // a part that does not slope with its vehicle: a tire, a turret, a rider
  bool arc_untold = false;               // a side out of arc, of which nobody has said which
};

void name_part(Target& out, std::string name, Givens& given, aim::ToHitTable const& table) {
  if (name.starts_with("side:")) {   // as range.measure calls a side in whose arc the firer is not
    out.facing = name.substr(5);
    out.out_of_arc_side = true;
    return;
  }
  out.trike_side = name == "trike_side_from_front_arc";   // CW-076
  name = part_called(name);
  out.out_of_arc_side = name == "out_of_arc_side";
  out.arc_untold = out.out_of_arc_side && !out.trike_side;
  if (name.empty() || name == "vehicle" || out.out_of_arc_side) return;
  if (name == "ground") {
    out.ground = true;
    return;
  }
  if (aim::Part const* const part = table.part(name))
    out.part = part->modifier, out.flat = name != "sidecar";
  else if (name_index(name, aim::kFaces) >= 0)
    out.facing = name;   // a facing called a part
  else
    given.refuse(filled("There is no part '{}' to aim at.", {name.substr(0, 60)}));
  if (name == "rider" && out.facing.empty()) out.facing = "side";   // B-18: from the side only
}

// The two of a pair that may be flat, an object or a list of two under `whole`: {"firer_is_in": ..., "target_is_in": ...}.
Doc pair_as_object(Givens& given, char const* whole, char const* first, char const* second) {
  Doc const& list = given.list(whole, 2);
  if (list.size() != 2) given.refuse(filled("'{}' is a list of two.", {whole}));
  return list.size() == 2 ? Doc{{first, list[0]}, {second, list[1]}} : Doc::object();
}

Doc arcs_listed(Givens& given) { return given.is_list("arcs") ? pair_as_object(given, "arcs", "firer_is_in", "target_is_in") : Doc(); }

// Where the arcs are told; what comes of arcs_listed() must outlive it.
Givens arcs_told(Givens& given, Doc const& listed) {
  if (listed.is_object()) return given.within(listed, "arcs");
  return given.is_object("arcs") ? given.within(given.object("arcs"), "arcs") : given;
}

// R 8.3: the facing that a firer has before him, unless he aims at another; empty: nobody has told.
std::string facing_to(Givens& given) {
  Doc const listed = arcs_listed(given);
  Givens arcs = arcs_told(given, listed);
  std::string out = arcs.has("firer_is_in") ? aim::kArcs[size_t(arcs_given(arcs, "firer_is_in")[0])] : "";
  given.take(arcs);
  return out;
}

constexpr char const* kEnds[] = {"front", "back", "rear"};

Target target_given(Givens& all, aim::ToHitTable const& table) {
  Target out;
  bool const nested = all.is_object("target");
  if (all.has("target") && !nested && !all.is_text("target")) all.expected("target", "an object, like {\"body\": \"midsize\", \"facing\": \"front\"}");
  Givens given = nested ? all.within(all.object("target"), "target") : all;
  char const* const body_key = nested || given.has("body") || !given.is_text("target") ? "body" : "target";
  std::string const body = given.term(body_key, "");
  out.there = nested || !body.empty();
  out.facing = given.term("facing", given.text("side", ""));
  out.sloped = given.flag("sloped", false);
  name_part(out, given.text("part", ""), given, table);
  if (out.facing == "turret") name_part(out, "turret", given, table), out.facing = "top";
  bool const sidecar_end = name_index(out.facing, kEnds) >= 0;   // from elsewhere it is the part that a sidecar is
  aim::BodySize const* const size = body == "sidecar" && !sidecar_end ? nullptr : body_called(table, body);
  if (!body.empty() && !size && table.part(body))
    name_part(out, body, given, table);   // a pedestrian, a building
  else if (!body.empty() && !size)
    given.refuse(filled("There is no body '{}'.", {body.substr(0, 60)}));
  bool const narrow = size && size->any == 0 && size->side != 0;   // cycles and trikes: no size but from a side
  bool const whole = out.part == 0 && !out.out_of_arc_side && !all.flag("out_of_arc_side", false);
  if (out.facing.empty() && size && (whole || narrow)) out.facing = facing_to(all);
  static constexpr char const* kFacings[] = {"front", "back", "rear", "left", "right", "side", "top", "underbody"};
  int const facing = name_index(out.facing, kFacings);
  if (facing < 0 && !out.facing.empty()) given.refuse("'facing' is one of: front, back, left, right, side, top, underbody.");
  if (size) out.size = facing < 0 || facing > 5 ? size->any : facing < 3 ? size->end : size->side;
  all.take(given);
  return out;
}

// "target_speed" and "firer_speed", or {"target", "firer"} or a list of the two under "speeds".
std::optional<Ratio> speed_given(Givens& all, char const* flat, char const* brief) {
  if (!all.has(flat) && all.is_list("speeds")) {
    Doc const pair = pair_as_object(all, "speeds", "target_speed", "firer_speed");
    Givens given = all.within(pair, "speeds");
    Ratio const out = speed_number(given, flat);
    all.take(given);
    return out;
  }
  bool const nested = !all.has(flat) && all.is_object("speeds");
  Givens given = nested ? all.within(all.object("speeds"), "speeds") : all;
  char const* const key = given.has(flat) || !nested ? flat : brief;
  std::optional<Ratio> out;
  if (given.has(key)) out = speed_number(given, key);
  all.take(given);
  return out;
}

// Whether the modifier hangs on arcs that nobody has told.
bool hangs_on_arcs(aim::Bearing bearing, bool target_told, ToHitSettings const& rules) {
  auto const modifier = [&] { return aim::speed_table(aim::effective_speed(bearing, rules)); };
  auto const only = [](int arc) {
    aim::Arcs out;
    return out.push(aim::Arc(arc)), out;
  };
  int const first = modifier();
  for (int firer = 0; firer < 4; ++firer)
    for (int target = 0; target < (target_told ? 1 : 4); ++target) {
      bearing.firer_is_in = only(firer);
      if (!target_told) bearing.target_is_in = only(target);
      if (modifier() != first) return true;
    }
  return false;
}

void read_speeds(Shot& shot, Givens& given, Target const& target, bool no_speed, ToHitSettings const& rules) {
  std::optional<Ratio> const t = speed_given(given, "target_speed", "target"), f = speed_given(given, "firer_speed", "firer");
  shot.firer_stopped = given.flag("firer_stopped", f && *f == Ratio(0));
  shot.target_stopped = given.flag("target_stopped", t && *t == Ratio(0)) && !target.ground;
  bool const bare = target.ground || (shot.ground && (shot.projector || shot.grenade));   // no vehicle is aimed at
  bool const in_zone = !bare || given.flag("in_speed_zone", false);   // CW-071
  if (given.has("effective")) {
    shot.effective_modifier = aim::speed_table(given.number("effective", -1000, 1000));
  } else if (t && in_zone) {
    Doc const listed = arcs_listed(given);
    Givens arcs = arcs_told(given, listed);
    int const seen = name_index(target.facing == "side" ? "left" : target.facing == "rear" ? "back" : target.facing, aim::kArcs);
    // The facing shot at tells the arc the firer is in, unless it is one he is not in; guns mostly point ahead.
    aim::Arc const usual = seen >= 0 && !shot.out_of_arc_side ? aim::Arc(seen) : aim::Arc::Front;
    aim::Bearing const bearing = {.firer_is_in = arcs_given(arcs, "firer_is_in", usual),
                                  .target_is_in = arcs_given(arcs, "target_is_in", aim::Arc::Front),
                                  .target_speed = *t,
                                  .firer_speed = f.value_or(Ratio(0)),
                                  .closing = given.flag("closing", false)};
    bool const looked_at = seen >= 0 || (shot.out_of_arc_side && !target.arc_untold) || no_speed;
    if (!looked_at && !arcs.has("firer_is_in") && hangs_on_arcs(bearing, arcs.has("target_is_in"), rules))
      arcs.expected("firer_is_in", "the arc of the target that the firer is in (front, back, left or right), for the speeds count by it");
    given.take(arcs);
    shot.effective_modifier = aim::speed_table(aim::effective_speed(bearing, rules));
  }
}

void read_sight(Shot& shot, Givens& given) {
  char const* const far = given.has("range_inches") ? "range_inches" : given.has("range") ? "range" : "inches";
  if (given.has(far)) shot.range = given.number(far, Ratio(0), Ratio(10000));
  shot.smoke = given.number("smoke_inches", 0, 10000, 0);
  if (given.is_text("rain"))
    shot.rain = std::array{0, -2, -3}[size_t(given.word("rain", {"none", "light", "heavy"}))];
  else if (given.flag("rain", false))
    shot.rain = -2;
  bool const dark = given.flag("night", false) || given.flag("fog", false) || given.flag("heavy_rain", false);
  shot.night = !dark || given.flag("ir_sight", false) ? 0 : given.flag("li_goggles", false) ? -1 : -3;
  shot.painted = given.flag("painted", false);
  if (given.has("cover_visible")) shot.cover_visible = given.number("cover_visible", 0, 1000);
}

int computer_given(Givens& given, aim::ToHitTable const& table) {
  if (!given.has("computer")) return 0;
  if (!given.is_text("computer")) return given.whole("computer", 0, 3);
  std::string const id = given.term("computer");
  if (id.empty() || id == "none") return 0;
  aim::Computer const* const computer = table.computer(id == "hires" ? "hires_computer" : id);
  if (!computer) given.refuse(filled("There is no computer '{}' for aiming.", {id.substr(0, 60)}));
  return computer ? computer->bonus : 0;
}

void read_firer(Shot& shot, Givens& given, aim::ToHitTable const& table) {
  shot.computer = computer_given(given, table);
  shot.gunner_plus = given.whole("gunner_plus", 0, 20, 0);
  shot.untrained = given.flag("untrained", false);
  shot.wounded = given.flag("wounded", false);
  shot.gunner = given.word("who", {"driver", "gunner"}, 0) == 1;
  shot.phase_d = given.whole("maneuver_d", 0, 100, 0);
  for (int const d : whole_list(given, "hazards", 0, 100)) shot.phase_d += d;
  shot.asterisk = aimed_fire(given, "asterisk");
  shot.controlled_skid = controlled_skid(given);
  shot.bad_surface = given.flag("bad_surface", false);
  shot.on_side = given.flag("on_side", false);
  shot.airborne = given.flag("airborne", false);
  shot.sustained = std::min(given.whole("sustained", 0, 1000, 0), 2);
  shot.tracer = given.flag("tracer", false);
}

// Why there is no shot at all; empty: there is one.
std::string forbidden(Shot const& shot, aim::Total const& total, aim::FireWeapon const& weapon, bool infrared) {
  if (!total.allowed) return "No aimed fire this turn.";
  if (weapon.kind == aim::WeaponClass::Laser && !infrared && shot.smoke > Ratio(0)) return "Smoke and paint stop lasers.";
  if (weapon.reach && shot.range && *shot.range > Ratio(weapon.reach)) return "The target is out of reach.";
  return {};
}

}  // namespace

Doc answer_to_hit_total(Givens& given) {
  auto const& read = aim::to_hit_table();
  if (!read) return given.refuse(read.error().text()), Doc();
  ToHitSettings const rules = readings::to_hit_settings(given);
  aim::FireWeapon const weapon = weapon_given(given, *read);
  Target const target = target_given(given, *read);
  Shot shot;
  shot.projector = weapon.at_vehicle != 0;
  shot.grenade = weapon.id == "GL" || weapon.id == "AGL";
  shot.ground = given.flag("ground", target.ground || (shot.projector && !target.there));   // projectors are meant for the ground
  shot.automatic = given.flag("automatic", false);
  shot.out_of_arc_side = given.flag("out_of_arc_side", target.out_of_arc_side);
  shot.trike_side = target.trike_side;
  shot.sloped = given.flag("sloped", target.sloped) && (!target.flat || shot.automatic);
  shot.size = target.size, shot.part = target.part;
  read_sight(shot, given);
  read_speeds(shot, given, target, weapon.no_speed, rules);
  if (weapon.sees_smoke) shot.smoke = Ratio(0);
  if (weapon.no_speed) shot.effective_modifier.reset();
  read_firer(shot, given, *read);
  bool const infrared = infrared_given(given);

  aim::Total const total = aim::total(shot, rules);
  std::string const why_not = forbidden(shot, total, weapon, infrared);
  int const number = shot.projector && !shot.ground ? weapon.at_vehicle : weapon.to_hit, needed = number - total.modifier();
  Doc reasons = Doc::array();
  for (aim::Share const& share : total.shares)
    because(reasons, share.value, kWords[size_t(share.why)].why, kWords[size_t(share.why)].rule);
  Answer out;
  out.with("modifier", total.modifier()).with("needed", needed).with("number", number).with("allowed", why_not.empty());
  if (!total.allowed) out.with("modifier", nullptr).with("needed", nullptr);
  if (!why_not.empty()) out.with("why", why_not);
  if (given.has("dice")) out.with("hit", aim::hits(needed, dice_sum(given, "dice", 2)) && why_not.empty());
  return out.with("reasons", std::move(reasons)).ruling("R-17.1");
}

}  // namespace paddock::car_wars
