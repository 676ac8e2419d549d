// burn: modifiers, ignition, extinguishers, damage, explosions.
#include <algorithm>

#include "core/filled.hpp"
#include "games/car_wars/ask/burning_parts.hpp"
#include "games/car_wars/ask/fire_parts.hpp"
#include "games/car_wars/ask/ruling_lists.hpp"

namespace paddock::car_wars {
namespace {

using harm::BurnSettings;
using harm::DamageSettings;

// A player as the givens call him, by a text or a number.
int owner_number(std::vector<Doc>& owners, Doc const& entry) {
  Doc const owner = entry.is_object() && entry.contains("owner") ? entry["owner"] : Doc();
  auto const at = std::find(owners.begin(), owners.end(), owner);
  if (at != owners.end()) return int(at - owners.begin());
  owners.push_back(owner);
  return int(owners.size()) - 1;
}

std::vector<harm::FireModifier> mods_given(Givens& given, std::vector<Doc>& owners) {
  std::vector<harm::FireModifier> out;
  for (Doc const& entry : given.list("mods")) {
    Givens one = given.within(entry, "mods");
    harm::FireModifier mod;
    mod.owner = owner_number(owners, entry);
    mod.fm = one.whole("fm", 0, 1000);
    mod.bd = one.whole("bd", 0, 100'000, 0);
    mod.turn = one.whole("turn", 0, 1'000'000, 0);
    mod.order = one.whole("order", -1'000'000, 1'000'000, int(out.size()));
    given.take(one);
    out.push_back(mod);
  }
  if (owners.size() > size_t(harm::kMaxOwners)) {
    given.refuse(filled("'mods' has at most {} owners.", {harm::kMaxOwners}));
    out.clear();
  }
  return out;
}

Doc active_modifiers(Givens& given) {
  auto const rules = given.settings_as<BurnSettings>();
  std::vector<Doc> owners;
  std::vector<harm::FireModifier> const mods = mods_given(given, owners);
  for (Doc const& entry : given.list("mods")) {   // what nobody needs to know for the credit
    Givens one = given.within(entry, "mods");
    one.whole("bd", 0, 100'000), one.whole("turn", 0, 1'000'000);
    given.take(one);
  }
  int const turn = given.whole("turn", 0, 1'000'000), sum = harm::active_sum(mods, turn, rules);
  Doc reasons = Doc::array();
  for (harm::FireModifier const& mod : mods)
    if (harm::active(mod, turn, rules))
      because(reasons, mod.fm, filled("hit of turn {}, for {} turns after", {mod.turn, mod.bd}), "CW-096");
  if (reasons.empty()) because(reasons, 0, "no modifier is active this turn", "CW-096");
  return Answer().with("sum", sum).with("roll_made", sum > 0).with("reasons", std::move(reasons)).ruling("CW-096");
}

Doc credit(Givens& given) {
  auto const rules = given.settings_as<BurnSettings>();
  std::vector<Doc> names;
  std::vector<harm::FireModifier> const mods = mods_given(given, names);
  int const roll = given.whole("roll", 2, 12);
  Doc owners = Doc::array();
  for (int const owner : harm::credit(mods, roll, rules)) owners.push_back(names[size_t(owner)]);
  char const* const why = owners.empty()       ? "the roll lit no fire"
                          : rules.fire_credit == harm::FireCredit::First ? "the first of those who fed it"
                          : rules.fire_credit == harm::FireCredit::Split ? "all who fed it share it"
                          : owners.size() == 1 ? "enough alone, and the earliest of those"
                                               : "only together enough";
  return Answer().with("owners", owners).because(roll, why, "CW-168").ruling("CW-168");
}

Doc dischargers(Givens& given) {
  auto rules = given.settings_as<DamageSettings>();
  rules.discharger_lost_in_flame_cloud_on =
      readings::chance(given, "discharger_loss_in_flame_cloud", " on 1d", rules.discharger_lost_in_flame_cloud_on);
  harm::DischargerHit hit;
  hit.event = harm::DischargerEvent(given.word("event", {"damage", "flame_cloud", "vehicle_burns"}));
  bool const cloud = hit.event == harm::DischargerEvent::FlameCloud;
  if (hit.event == harm::DischargerEvent::Damage) {
    for (char const* key : {"armor_left", "damage"})
      if (!given.has(key)) given.expected(key, "a whole number of points");
  }
  hit.armor_left = given.whole("armor_left", 0, 1'000'000, 1'000'000);
  hit.damage = given.whole("damage", 0, 1'000'000, cloud ? 1 : 0);   // a cloud that is asked about has done damage
  hit.die = 1;
  bool const by_die = harm::discharger_lost(hit, rules);
  hit.die = 6;
  hit.die = die_if(given, by_die && !harm::discharger_lost(hit, rules));
  bool const lost = harm::discharger_lost(hit, rules);
  static constexpr char const* kRules[] = {"CW-093", "CW-054", "CW-111"};
  char const* const rule = cloud && hit.damage >= hit.armor_left ? "CW-093" : kRules[size_t(hit.event)];
  return Answer().with("discharger_lost", lost).because(lost, lost ? "it is destroyed" : "it stays", rule).ruling(rule);
}

// Why a thing is dangerous in a fire, or is not, by the ruling that decides it.
struct Danger {
  char const *why, *rule;
};
constexpr Danger kFireDamaged = {"volatile things that the fire has damaged", "CW-100"};
constexpr Danger kEmptyTank = {"what is fed by a tank is dangerous, empty or not", "CW-104"};
constexpr Danger kWreck = {"what was destroyed stays dangerous for a time", "CW-108"};
constexpr Danger kSafe = {"component armor keeps the fire off it", "CW-100"};
constexpr Danger kEmptyRounds = {"an empty weapon that is fed by rounds is no danger", "CW-104"};
constexpr Danger kHarmlessTank = {"the referee has it that an empty tank is no danger", "CW-104"};
constexpr Danger kOldWreck = {"what was destroyed so long ago is no danger any more", "CW-108"};

Danger const* no_danger(harm::Volatile item, int turn, BurnSettings const& rules) {
  bool const armored = item.behind_intact_ca, empty = item.empty;
  item.behind_intact_ca = item.empty = false;
  if (item.destroyed && !harm::dangerous(item, turn, rules)) return &kOldWreck;
  if (armored && rules.volatile_ca_protects) return &kSafe;
  bool const rounds = item.feed == harm::Volatile::Feed::Rounds, tank = item.feed == harm::Volatile::Feed::Tank;
  return empty && rounds ? &kEmptyRounds : empty && tank ? &kHarmlessTank : nullptr;
}

// A reason for all things alike: `each` is what one of them adds to it.
void add(Doc& reasons, Danger const& of, int each) {
  for (Doc& one : reasons)
    if (one["reason"] == of.why) return void(one["value"] = one["value"].get<int>() + each);
  because(reasons, each, of.why, of.rule);
}

Doc explode(Givens& given) {
  auto const rules = given.settings_as<BurnSettings>();
  int const turn = given.whole("turn", 0, 1'000'000, 0);
  bool const gas = given.flag("gas_engine", false) && rules.gas_explodes_on > 0 && (rules.gas_explodes_through_ca || !given.flag("gas_engine_behind_ca", false));
  Doc safe = Doc::array(), dangers = Doc::array();
  bool hangs_on_turn = false;
  for (Doc const& entry : given.list_or_empty("volatile")) {
    harm::Volatile const item = volatile_given(given, entry);
    int const now = given.has("turn") ? turn : item.destroyed_turn;
    if (item.destroyed && !given.has("turn") && harm::dangerous(item, now, rules))
      hangs_on_turn = true;
    else if (harm::dangerous(item, now, rules))
      add(dangers, item.destroyed ? kWreck : item.empty && item.feed == harm::Volatile::Feed::Tank ? kEmptyTank : kFireDamaged, 1);
    else if (Danger const* const why = no_danger(item, now, rules))
      add(safe, *why, 0);
  }
  if (hangs_on_turn && !gas && dangers.empty()) given.expected("turn", "the turn that ends, a whole number");
  bool const rolled = gas || !dangers.empty();
  int const on = !rolled ? 0 : gas ? rules.gas_explodes_on : 1;
  int const die = die_if(given, rolled);
  Doc reasons = Doc::array();
  if (gas) because(reasons, on, "a burning gas engine, behind component armor or not", "CW-099");
  for (Doc const* const list : {&dangers, &safe}) reasons.insert(reasons.end(), list->begin(), list->end());
  if (reasons.empty()) because(reasons, 0, "nothing on board can explode", "CW-100");
  Doc const ruling = reasons[0]["rule"];   // what decides stands first
  return Answer().with("roll_made", rolled).with("explodes", rolled && die <= on).with("explodes_on", on).with("reasons", std::move(reasons))
      .with("ruling", ruling);
}

Doc extinguish(Givens& given) {
  auto const rules = given.settings_as<BurnSettings>();
  int const device = given.word("device", {"fe", "ife", "pfe", "foam", "fire_extinguisher", "improved_fire_extinguisher"});
  harm::Extinguishing const use = {.device = harm::Extinguisher(device % 4),
                                   .gas = given.flag("gas", false),
                                   .plant_alive = given.flag("plant_alive", true),
                                   .action_used = given.flag("action_used", false)};
  int const on = harm::extinguishes_on(use, rules);
  int const die = die_if(given, on > 0);
  bool const out = on > 0 && die <= on;
  bool const clears = use.device != harm::Extinguisher::Portable || rules.pfe_clears_modifiers;
  char const* const why = on > 0 && clears ? "puts the fire out on so much or less, and clears its modifiers"
                          : on > 0         ? "puts the fire out on so much or less; its modifiers stay"
                          : use.device == harm::Extinguisher::Portable ? "the action of the turn just ended is spent"
                                                                       : "it died with the plant";
  char const* const rule = use.device == harm::Extinguisher::Portable ? on > 0 ? "CW-109" : "CW-105" : "R-10";
  return Answer().with("works", on > 0).with("out", out).with("clears_modifiers", out && clears).because(on, why, rule).ruling(rule);
}

Doc ignite(Givens& given) {
  int const sum = given.whole("sum", 0, 100'000), dice = dice_sum(given, "dice", 2);
  bool const on_fire = harm::ignites(sum, dice);
  return Answer().with("on_fire", on_fire).because(dice, filled("on fire at {} or less on 2d", {sum}), "R-10").ruling("CW-095");
}

Doc modifier_placed(Givens& given) {
  auto const rules = given.settings_as<DamageSettings>();
  bool const laser = given.flag("laser", false);
  int const fm = given.whole("fm", 0, 1000), bd = given.whole("bd", 0, 100'000);
  bool entered = false, kept_out = false;
  for (Doc const& entry : given.list("damaged")) {
    harm::Material material{};
    if (entry.is_string()) {
      material = material_of(entry.get_ref<std::string const&>());
    } else {
      Givens one = given.within(entry, "damaged");
      material = material_of(one.text("type", "item"));
      given.take(one);
    }
    (harm::lets_fire_in(material, laser, rules) ? entered : kept_out) = true;
  }
  bool const placed = entered && !(kept_out && rules.modifier_if_nonfp_damaged == harm::ModifierIf::None);
  char const* const why =
      placed ? "something that lets fire in was damaged: the full modifier" : entered ? "something that keeps fire out was damaged besides" : "nothing was damaged but what keeps fire out";
  return Answer().with("placed", placed ? Doc::array({fm, bd}) : Doc()).because(placed, why, "CW-098").ruling("CW-098");
}

// Its type, or that there is none: null, or no points.
bool side_armor_told(Givens& given) {
  for (char const* key : {"side_armor", "side_armor_type", "type"})
    if (given.says(key)) return true;
  char const* const points = given.has("side_armor_points") ? "side_armor_points" : "points";
  return (given.says("side_armor_points") || given.says("points")) && given.whole(points, 0, 1'000'000, 0) == 0;
}

Doc tire_spread(Givens& given) {
  auto rules = given.settings_as<BurnSettings>();
  if (given.setting_doc("tire_fire_checks"))
    rules.other_breaches_spread_tire_fire = readings::one_of_words(given, "tire_fire_checks", {"wheel_side_only", "any_breach"}) == 1;
  bool const breached = given.flag("other_breached", false);
  if (!(breached && rules.other_breaches_spread_tire_fire) && !side_armor_told(given)) given.expected("side_armor", "the armor beside that wheel and its points, 0 points for none");
  std::vector<harm::Layer> const layers = side_armor_given(given);
  bool const spreads = harm::tire_fire_spreads(layers, breached, rules);
  char const* const why = spreads ? "no fireproof armor stands on that side" : "the armor of that side is fireproof and stands";
  return Answer().with("may_spread", spreads).because(spreads, why, "CW-106").ruling("CW-106");
}

}  // namespace

std::span<Question const> burning_questions() {
  static constexpr Question all[] = {
      {{"burn.active", "The sum of the fire modifiers rolled at the end of a turn.",
        R"({"mods": [{"owner": "A", "fm": 4, "bd": 3, "turn": 2}], "turn": 5})"},
       active_modifiers},
      {{"burn.component", "Whether damage to a plant, a flame weapon or the gas system lights a fire.",
        R"({"part": "plant", "source": "weapon", "die": 2, "dp_lost": 1})"},
       answer_component},
      {{"burn.credit", "Who has the credit for a fire that several have fed.",
        R"({"mods": [{"owner": "A", "fm": 3, "order": 1}, {"owner": "B", "fm": 6, "order": 2}], "roll": 8})"},
       credit},
      {{"burn.damage", "What each thing on a burning vehicle loses in a turn.",
        R"({"things": [{"id": "front", "kind": "armor", "type": "fp"}, {"id": "smoke", "kind": "discharger"}]})"},
       answer_burn_damage},
      {{"burn.dischargers", "Whether the dischargers of a facing are lost.",
        R"({"armor_left": 3, "event": "damage", "damage": 3})"},
       dischargers},
      {{"burn.explode", "Whether a burning vehicle explodes this turn.",
        R"({"gas_engine": false, "volatile": [{"feed": "tank", "empty": true, "damaged_by_fire": true, "dp": 2}], "turn": 5, "die": 1})"},
       explode},
      {{"burn.extinguish", "Whether an extinguisher puts a fire out.",
        R"({"device": "pfe", "gas": false, "die": 2, "action_used": false})"},
       extinguish},
      {{"burn.ignite", "Whether a roll sets a vehicle on fire.", R"({"sum": 5, "dice": 5})"}, ignite},
      {{"burn.modifier_placed", "Whether an incendiary hit places its modifier.",
        R"({"damaged": [{"type": "metal"}, {"type": "item"}], "laser": false, "fm": 4, "bd": 3})"},
       modifier_placed},
      {{"burn.tire_spread", "Whether a burning wheel may light the vehicle.",
        R"({"side_armor": {"type": "fp", "points": 5}, "other_breached": true})"},
       tire_spread},
  };
  return all;
}

}  // namespace paddock::car_wars
