// damage: layers, the way through a vehicle, hits on cycles.
#include <algorithm>

#include "games/car_wars/ask/damage_forms.hpp"
#include "games/car_wars/ask/fire_parts.hpp"
#include "games/car_wars/rules/damage_path.hpp"
#include "games/car_wars/rules/known_settings.hpp"

namespace paddock::car_wars {
namespace {

using harm::DamageSettings;

struct Pile {
  std::vector<harm::Layer> layers;
  std::vector<std::string> ids;   // empty: the layers have none, or not each its own
};

Pile pile_given(Givens& given) {
  Pile out;
  bool named = true;
  for (Doc const& entry : given.list("layers", harm::kMaxLayers)) {
    Givens one = given.within(entry, "layers");
    harm::Layer layer;
    auto const [kind, material] = thing_given(one);
    // Guards and hubs are armor of their wheel.
    bool const armor = kind == harm::ThingKind::Armor || kind == harm::ThingKind::Guard || kind == harm::ThingKind::Hub, component = kind == harm::ThingKind::ComponentArmor;
    layer.kind = armor ? harm::LayerKind::Armor : component ? harm::LayerKind::ComponentArmor : harm::LayerKind::Item;
    layer.material = material;
    layer.points = one.whole("points", 0, 1'000'000);
    std::string const id = id_of(one, "id");
    named = named && !id.empty() && std::find(out.ids.begin(), out.ids.end(), id) == out.ids.end();
    out.ids.push_back(id);
    out.layers.push_back(layer);
    given.take(one);
  }
  if (!named) out.ids.clear();
  return out;
}

struct Hit {
  harm::Attack attack;
  Doc fire;   // [fm, bd], null: not incendiary
};

Hit hit_given(Givens& given) {
  Hit out;
  int sum = 0;
  for (int const die : dice_list(given, "dice")) {
    out.attack.sixes += die == 6;
    out.attack.fives += die == 5;
    sum += die;
  }
  out.attack.damage = given.whole("damage", 0, 1'000'000, sum);
  if (!given.has("damage") && !given.has("dice")) given.expected("damage", "a whole number from 0 to 1000000");
  out.attack.laser = given.flag("laser", false);
  out.attack.burst = given.flag("burst", false);
  out.fire = fire_given(given, "fire");
  out.attack.incendiary = !out.fire.is_null();
  if (out.attack.incendiary) given.refuse(settings_fault("damage fire", given.settings()));   // CW-095 bears on no other attack
  return out;
}

// One number a layer: by id where each has its own, else as a list.
template <class Values>
Doc per_layer(std::vector<std::string> const& ids, Values const& values) {
  Doc out = ids.empty() && !values.empty() ? Doc::array() : Doc::object();
  size_t n = 0;
  for (int const value : values) {
    if (ids.empty())
      out.push_back(value);
    else
      out[ids[n]] = value;
    ++n;
  }
  return out;
}
Doc points_left(Pile const& pile) {
  std::vector<int> points;
  for (harm::Layer const& layer : pile.layers) points.push_back(layer.points);
  return per_layer(pile.ids, points);
}

Doc attack(Givens& given) {
  auto const rules = given.settings_as<DamageSettings>();
  Pile pile = pile_given(given);
  Hit const hit = hit_given(given);
  if (!given.fault().empty()) return {};
  harm::Outcome const outcome = harm::attack(pile.layers, hit.attack, rules);
  Doc reasons = Doc::array();
  if (outcome.applied != hit.attack.damage)
    because(reasons, outcome.applied, "halved by laser-reflective outer armor", "CW-063");
  if (hit.attack.incendiary)
    because(reasons,
        outcome.fire_modifier,
        outcome.fire_modifier                                            ? "something not fireproof was damaged"
        : rules.modifier_if_nonfp_damaged == harm::ModifierIf::None ? "something fireproof was damaged, or nothing else"
                                                                    : "nothing was damaged but what is fireproof",
        "CW-098");
  for (size_t n = 0; n < pile.layers.size(); ++n)
    if (harm::is_metal(pile.layers[n].material) && outcome.hits[n] > 0)
      because(reasons, outcome.hits[n], "stopped by the metal; it loses a point for each natural 6 (of a burst weapon 5 or 6)", "R-8.7");
  if (reasons.empty())
    because(reasons, outcome.out, outcome.out ? "passes through all layers" : "the layers stop it all", "R-8.7");
  return Answer().with("applied", outcome.applied).with("hits", per_layer(pile.ids, outcome.hits)).with("after", points_left(pile))
      .with("out", outcome.out).with("fire_modifier", outcome.fire_modifier ? hit.fire : Doc()).with("reasons", std::move(reasons)).ruling("R-8.7");
}

Doc sequence(Givens& given) {
  auto const rules = given.settings_as<DamageSettings>();
  Pile pile = pile_given(given);
  std::vector<int> lost(pile.layers.size());
  Doc hits = Doc::array(), applied = Doc::array(), fires = Doc::array();
  int out = 0;
  for (Doc const& entry : given.list("attacks")) {
    Givens one = given.within(entry, "attacks");
    Hit const hit = hit_given(one);
    given.take(one);
    if (!given.fault().empty()) return {};
    harm::Outcome const outcome = rules.metal_hits == harm::MetalHits::Sequential
                                      ? harm::attack(pile.layers, hit.attack, rules)
                                      : harm::attack_keeping_metal(pile.layers, lost, hit.attack, rules);
    hits.push_back(per_layer(pile.ids, outcome.hits));
    applied.push_back(outcome.applied);
    fires.push_back(outcome.fire_modifier ? hit.fire : Doc());
    out += outcome.out;
  }
  for (size_t n = 0; n < lost.size(); ++n) pile.layers[n].points -= lost[n];
  return Answer().with("hits", std::move(hits)).with("points", points_left(pile)).with("after", points_left(pile)).with("out", out)
      .with("applied", std::move(applied)).with("fire_modifiers", std::move(fires)).ruling("CW-090");
}

Doc cycle_hit(Givens& given) {
  int const facing = given.word("facing", {"front", "back", "rear", "side", "left", "right", "top", "underbody"});
  auto kind = harm::CycleKind(given.word("kind", {"cycle", "trike", "reversed_trike"}, 0));
  if (given.flag("reversed_trike", false))
    kind = harm::CycleKind::ReversedTrike;
  else if (given.flag("trike", false))
    kind = harm::CycleKind::Trike;
  auto const side = facing == 0  ? harm::CycleSide::Front
                    : facing < 3 ? harm::CycleSide::Back
                    : facing < 6 ? harm::CycleSide::Side
                                 : harm::CycleSide::Other;
  int const roll = dice_sum(given, "roll", 2);
  bool const armor = given.is_flag("armor_left") ? given.flag("armor_left") : given.whole("armor_left", 0, 1'000'000, 1) > 0;
  harm::Location const location = harm::cycle_location(kind, side, roll, armor);
  char const* const name = harm::kLocations[size_t(location)];
  return Answer().with("location", name).because(roll, std::string("the roll of 2d is ") + name, "R-8.6").ruling("R-8.6");
}

}  // namespace

std::span<Question const> layer_questions() {
  static constexpr Question all[] = {
      {{"damage.attack", "What one attack does to the layers it meets.",
        R"({"layers": [{"id": "metal", "kind": "armor", "type": "lr_metal", "points": 3}, {"id": "plastic", "kind": "armor", "type": "plastic", "points": 10}],
 "damage": 12, "dice": [6, 4, 2], "laser": true})"},
       attack},
      {{"damage.cycle_hit", "Where a hit on a cycle goes, or on the narrow end of a trike.", R"({"facing": "side", "roll": 6})"},
       cycle_hit},
      {{"damage.path", "What the surplus of an attack meets on its way through a vehicle.",
        R"({"vehicle": {"armor": {"front": "front_armor", "back": "back_armor"}, "weapons": {"front": ["MG1", "MG2"], "back": ["MD"]},
 "inside": ["plant", "driver"], "turret": []}, "facing": "front", "picks": {"near": "MG2"}})"},
       answer_damage_path,
     "armor, a weapon, what is inside, a weapon, the armor of the far side"},
      {{"damage.sequence", "What several attacks do one after another.",
        R"({"layers": [{"id": "metal", "kind": "armor", "type": "metal", "points": 5}], "attacks": [{"damage": 12, "dice": [6, 6]}, {"damage": 5, "dice": [5]}]})"},
       sequence,
     "one after another: metal that an attack has cost is gone for the next"},
  };
  return all;
}

}  // namespace paddock::car_wars
