#include "games/car_wars/ask/damage_forms.hpp"

#include <algorithm>

#include "core/filled.hpp"
#include "core/scan.hpp"

namespace paddock::car_wars {
namespace {

using harm::Material;
using harm::ThingKind;

// Small letters alone: "LR metal", "lr_metal" and "lr-metal" are one word.
std::string letters(std::string_view text) {
  std::string out;
  for (char const c : text)
    if (lower(c) >= 'a' && lower(c) <= 'z') out += lower(c);
  return out;
}

// What the words of armor say of it; longer ones first.
enum Says : unsigned { kNothing = 0, kFire = 1, kLaser = 2, kRadar = 4, kPlastic = 8, kMetal = 16 };
struct ArmorWord {
  std::string_view word;
  unsigned says;
};
constexpr ArmorWord kArmorWords[] = {
    {"laserreflective", kLaser}, {"laserreflecting", kLaser}, {"reflective", kLaser}, {"fireproof", kFire},  {"radarproof", kRadar},
    {"wheelguard", kNothing},    {"plasticore", kFire},       {"component", kNothing}, {"standard", kNothing}, {"ordinary", kNothing},
    {"improved", kNothing},      {"wheelhub", kNothing},      {"plastic", kPlastic},  {"armour", kNothing},  {"normal", kNothing},
    {"sloped", kNothing},        {"impact", kNothing},        {"armor", kNothing},    {"metal", kMetal},     {"guard", kNothing},
    {"plain", kNothing},         {"body", kNothing},          {"none", kNothing},     {"suit", kNothing},    {"tire", kNothing},
    {"hub", kNothing},           {"lr", kLaser},              {"fp", kFire},          {"rp", kRadar},        {"ca", kNothing}};

// What it is made of; Other: nothing says; none: no words of armor.
std::optional<Material> armor_of(std::string_view type) {
  unsigned says = 0;
  std::string const all = letters(type);
  for (std::string_view left = all; !left.empty();) {
    auto const word = std::find_if(std::begin(kArmorWords), std::end(kArmorWords), [&](ArmorWord const& one) { return left.starts_with(one.word); });
    if (word == std::end(kArmorWords)) return std::nullopt;
    says |= word->says;
    left.remove_prefix(word->word.size());
  }
  bool const fire = says & kFire;
  if (says & kMetal) return says & kPlastic ? std::nullopt : std::optional(says & kLaser ? Material::LrMetal : Material::Metal);
  if (says & kLaser) return fire ? Material::Lrfp : Material::Lr;
  if (says & kRadar) return fire ? Material::Rpfp : Material::Rp;
  return fire ? Material::Fp : says & kPlastic ? Material::Plastic : Material::Other;
}

struct KindWord {
  std::string_view word;
  ThingKind kind;
};
// The kinds of calculator.md and what else a thing on board may be called.
constexpr KindWord kKindWords[] = {
    {"armor", ThingKind::Armor},        {"armour", ThingKind::Armor},         {"ca", ThingKind::ComponentArmor},
    {"tire", ThingKind::Tire},          {"tyre", ThingKind::Tire},            {"wheel", ThingKind::Tire},
    {"guard", ThingKind::Guard},        {"wheelguard", ThingKind::Guard},     {"hub", ThingKind::Hub},
    {"wheelhub", ThingKind::Hub},       {"discharger", ThingKind::Discharger}, {"componentarmor", ThingKind::ComponentArmor},
    {"componentarmour", ThingKind::ComponentArmor}, {"person", ThingKind::Person}, {"driver", ThingKind::Person},
    {"gunner", ThingKind::Person},      {"crew", ThingKind::Person},          {"passenger", ThingKind::Person},
    {"cyclist", ThingKind::Person},     {"rider", ThingKind::Person},         {"pedestrian", ThingKind::Person}};
constexpr std::string_view kItemWords[] = {
    "item", "weapon", "gun", "rocket", "laser", "launcher", "dropper", "turret", "ammo", "ammunition", "magazine", "plant", "powerplant", "electricplant",
    "engine", "gasengine", "tank", "gastank", "fueltank", "fuelsystem", "cargo", "accessory", "computer", "extinguisher", "fireextinguisher", "battery",
    "device", "gadget", "equipment", "component", "internal", "bodyarmor", "improvedbodyarmor", "impactarmor", "suit", "sidecar", "part", "thing", "object", "other"};

std::optional<ThingKind> kind_named(std::string_view name) {
  std::string word = letters(name);
  if (word.ends_with('s')) word.pop_back();
  for (KindWord const& one : kKindWords)
    if (one.word == word) return one.kind;
  return std::find(std::begin(kItemWords), std::end(kItemWords), word) != std::end(kItemWords) ? std::optional(ThingKind::Item) : std::nullopt;
}

}  // namespace

Material material_of(std::string_view type) { return armor_of(type).value_or(Material::Other); }

Material armor_given(Givens& given, char const* key) {
  std::string const type = given.text(key, "");
  std::optional<Material> const out = armor_of(type);
  if (!out) given.expected(key, filled("one of: plastic, fp, lr, lrfp, rp, rpfp, metal, lr_metal, not '{}'", {type.substr(0, 40)}));
  return out.value_or(Material::Other);
}

Described thing_given(Givens& given) {
  std::string const kind = given.text("kind", "");
  Material const as_kind = material_of(kind), as_type = material_of(given.text("type", ""));
  if (kind.empty()) return {as_type == Material::Other ? ThingKind::Item : ThingKind::Armor, as_type};
  std::optional<ThingKind> const known = kind_named(kind);
  if (!known && as_kind == Material::Other) given.expected("kind", filled("one of: armor, ca, item, tire, guard, hub, discharger, person, not '{}'", {kind.substr(0, 40)}));
  if (!known && !given.has("type")) return {ThingKind::Armor, as_kind};   // "kind": "metal"
  ThingKind const out = known.value_or(ThingKind::Armor);
  bool const armor = out == ThingKind::Armor || out == ThingKind::ComponentArmor || out == ThingKind::Guard || out == ThingKind::Hub;
  return {out, armor ? armor_given(given, "type") : as_type};
}

Doc fire_given(Givens& given, char const* key) {
  if (!given.has(key)) return {};
  if (given.is_object(key)) {
    Givens pair = given.within(given.object(key), key);
    Doc out = Doc::array({pair.whole("fm", 0, 100), pair.whole("bd", 0, 1000)});
    given.take(pair);
    return out;
  }
  std::vector<int> const pair = whole_list(given, key, 0, 1000);
  if (pair.empty()) return {};
  if (pair.size() != 2) given.expected(key, "a pair: fire modifier and burn duration, like [4, 3]");
  return Doc::array({pair.front(), pair.back()});
}

}  // namespace paddock::car_wars
