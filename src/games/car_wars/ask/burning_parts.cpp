#include "games/car_wars/ask/burning_parts.hpp"

#include <algorithm>

#include "core/filled.hpp"
#include "games/car_wars/ask/ruling_lists.hpp"

namespace paddock::car_wars {
namespace {

using harm::BurnSettings;
using harm::Source;
using harm::ThingKind;

std::optional<Source> source_of(std::string const& name) {
  struct Row {
    char const* name;
    Source source;
  };
  static constexpr Row kRows[] = {
      {"weapon", Source::Weapon},
      {"gunfire", Source::Weapon},
      {"mine", Source::Weapon},
      {"enemy_fire", Source::Weapon},
      {"laser", Source::Laser},
      {"flamethrower", Source::Flamethrower},
      {"flaming_oil", Source::FlamingOil},
      {"flaming_oil_jet", Source::FlamingOil},
      {"incendiary", Source::Incendiary},
      {"flame_cloud", Source::Flame},
      {"flame", Source::Flame},
      {"collision", Source::Collision},
      {"ram", Source::Collision},
      {"other", Source::Other},
  };
  for (Row const& row : kRows)
    if (name == row.name) return row.source;
  return std::nullopt;
}

// The ruling by which a fire does to a thing what it does.
char const* rule_of(ThingKind kind) {
  if (kind == ThingKind::Guard || kind == ThingKind::Hub) return "CW-101";
  return kind == ThingKind::ComponentArmor ? "CW-103" : kind == ThingKind::Discharger ? "CW-111" : "CW-102";
}

// Improved body armor takes the point only on 4-6; without a die it is taken (D: body_armor_and_gear).
bool armor_keeps_fire_off(Givens& thing, std::string const& type) {
  return type == "improved_body_armor" && thing.has("die") && thing.whole("die", 1, 6) < 4;
}

// Whose tire a guard or hub is, no given says: with one for each tire all are guarded (CW-101 else).
bool all_guarded(Givens const& given, Doc const& things) {
  int spare = 0;
  for (Doc const& entry : things) {
    Givens one = given.within(entry, "things");
    ThingKind const kind = thing_given(one).kind;
    spare += kind == ThingKind::Guard || kind == ThingKind::Hub ? 1 : kind == ThingKind::Tire ? -1 : 0;
  }
  return spare >= 0;
}

}  // namespace

harm::Volatile volatile_given(Givens& all, Doc const& entry) {
  Givens given = all.within(entry, "volatile");
  harm::Volatile out;
  int const feed = given.word("feed", {"rounds", "tank", "none", "booster"}, 2);
  out.feed = feed == 0 ? harm::Volatile::Feed::Rounds : feed == 1 ? harm::Volatile::Feed::Tank : harm::Volatile::Feed::None;
  out.empty = given.flag("empty", false);
  out.behind_intact_ca = given.flag("behind_intact_ca", false);
  // A fire takes a point from everything that no component armor shields.
  out.damaged_by_fire = given.flag("damaged_by_fire", !out.behind_intact_ca);
  out.destroyed = given.has("destroyed_turn");
  out.dp = given.whole("dp", 0, 1000, 0);
  out.destroyed_turn = given.whole("destroyed_turn", 0, 1'000'000, 0);
  all.take(given);
  return out;
}

std::vector<harm::Layer> side_armor_given(Givens& given) {
  std::vector<harm::Layer> out;
  auto const read = [&](Givens& one, char const* type_key, char const* points_key = "points") {
    std::string const type = one.text(type_key, "");   // no type: no armor there
    int const points = type.empty() ? one.whole(points_key, 0, 1'000'000, 0) : one.whole(points_key, 0, 1'000'000);
    out.push_back({harm::LayerKind::Armor, armor_given(one, type_key), points});
  };
  if (given.is_list("side_armor")) {
    for (Doc const& entry : given.list("side_armor", 20)) {
      Givens one = given.within(entry, "side_armor");
      read(one, "type");
      given.take(one);
    }
  } else if (given.is_object("side_armor")) {
    Givens one = given.within(given.object("side_armor"), "side_armor");
    read(one, "type");
    given.take(one);
  } else {
    char const* const type = given.has("side_armor_type") ? "side_armor_type" : given.has("side_armor") ? "side_armor" : "type";
    read(given, type, given.has("side_armor_points") ? "side_armor_points" : "points");
  }
  return out;
}

// Whether the answer hangs on what did the damage, which is asked only then.
bool source_decides(Givens& given, harm::ComponentHit hit, BurnSettings const& rules) {
  int const die = given.has("die") ? given.whole("die", 1, 6) : 3;   // hot sources alone light on 3
  auto const comes_to = [&](Source source) {
    hit.source = source;
    int const on = harm::component_fire_on(hit, rules);
    return on == 0 ? 0 : die <= on ? 2 : 1;
  };
  for (int source = 0; source <= int(Source::Other); ++source)
    if (comes_to(Source(source)) != comes_to(Source::Weapon)) return true;
  return false;
}

Doc answer_component(Givens& given) {
  auto rules = given.settings_as<BurnSettings>();
  harm::ComponentHit hit;
  hit.part = harm::Part(given.word("part", {"plant", "flamethrower", "flaming_oil_jet", "gas_engine", "tank", "fuel_system"}));
  hit.dp_lost = given.whole("dp_lost", 0, 1'000'000, 1);
  hit.safer_tank = given.word("tank", {"economy", "heavy_duty", "racing", "duelling"}, 0) >= 2;
  if (hit.part == harm::Part::FuelSystem) rules.fuel_system_fire_on = readings::chance(given, "fuel_system_fire", " in 6", rules.fuel_system_fire_on);
  bool const told = given.has("source") || source_decides(given, hit, rules);
  std::string const source = told ? given.term("source") : "";
  std::optional<Source> const from = told ? source_of(source) : Source::Weapon;
  if (!from) given.refuse(filled("'source' is weapon, laser, flamethrower, flaming_oil, incendiary, flame_cloud, collision or other, not '{}'.", {source.substr(0, 40)}));
  hit.source = from.value_or(Source::Other);
  int const on = harm::component_fire_on(hit, rules);
  bool const on_fire = die_if(given, on > 0) <= on;
  char const* const rule = hit.part == harm::Part::FuelSystem   ? "CW-113"
                           : hit.source == Source::Collision ? "CW-110"
                                                             : "CW-097";
  char const* const any = hit.part == harm::Part::FuelSystem ? ", whatever did it" : " or more, whatever did it";   // 4 of hot sources
  std::string const why = on > 0            ? "in 6 chances of fire" + (told ? " from " + source : any)
                          : hit.dp_lost < 1 ? "no point was lost"
                                            : (told ? source + " does not light it" : "no damage lights it");
  return Answer().with("check", on > 0).with("on_fire", on_fire).because(on, why, rule).ruling(rule);
}

Doc answer_burn_damage(Givens& given) {
  auto const rules = given.settings_as<BurnSettings>();
  auto const harm_rules = given.settings_as<harm::DamageSettings>();
  Doc points = Doc::object(), reasons = Doc::array();
  int unnamed = 0;
  char const* ruling = nullptr;          // of all things alike; else the general one
  Doc const& things = given.list("things");
  bool const guarded = all_guarded(given, things);
  for (Doc const& entry : things) {
    Givens one = given.within(entry, "things");
    std::string const kind = one.text("kind", "item"), type = one.text("type", "");
    Described const told = thing_given(one);
    bool const fireproof_tire = told.kind == ThingKind::Tire && one.flag("fireproof", false);
    std::string id = id_of(one, "id");
    if (id.empty()) id = kind + (++unnamed > 1 ? "_" + std::to_string(unnamed) : "");
    harm::Thing const thing = {.kind = told.kind,
                               .material = fireproof_tire ? harm::Material::FireproofOther : told.material,
                               .under_metal = one.flag("under_metal", false),
                               .behind_ca = one.flag("behind_ca", false),
                               .insulated = one.flag("insulated", false) || type == "insulator" || armor_keeps_fire_off(one, type),
                               .guarded = one.flag("guarded", guarded)};
    int const loss = one.has("points") ? std::min(one.whole("points", 0, 1'000'000), harm::burn_points(thing, rules))
                                       : harm::burn_points(thing, rules);
    bool const destroyed = thing.kind == ThingKind::Discharger && harm::discharger_lost({.event = harm::DischargerEvent::VehicleBurns}, harm_rules);
    points[id] = destroyed ? Doc("destroyed") : Doc(loss);
    because(reasons, points[id], id.substr(0, 60), rule_of(thing.kind));
    ruling = !ruling || std::string_view(ruling) == rule_of(thing.kind) ? rule_of(thing.kind) : "CW-102";
    given.take(one);
  }
  Doc out = Answer().with("points", points).with("reasons", std::move(reasons)).ruling(ruling ? ruling : "CW-102");
  for (auto const& [id, loss] : points.items())
    if (!out.contains(id)) out[id] = loss;   // each thing by its own name, too
  return out;
}

}  // namespace paddock::car_wars
