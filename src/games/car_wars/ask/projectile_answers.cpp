// drop.projector, drop.scatter, drop.spikes
#include <algorithm>

#include "core/filled.hpp"
#include "games/car_wars/ask/counter_answers.hpp"
#include "games/car_wars/ask/counter_types.hpp"
#include "games/car_wars/ask/crash_parts.hpp"
#include "games/car_wars/rules/to_hit_settings.hpp"
#include "games/car_wars/rules/to_hit_table.hpp"

namespace paddock::car_wars::counter_answers {
namespace {

constexpr int kGroundBonus = 4;
constexpr int kNearSquares = 2;  // under an inch a grenade is never off by more

// The dice of one distance after another: [3], [2, 5]; or their sum.
Doc natural_sums(Givens& given, int each) {
  Doc sums = Doc::array();
  if (given.has("dice")) {
    Givens probe = given;
    Doc const& list = probe.list("dice", 60);
    if (!probe.fault().empty()) {
      sums.push_back(given.whole("dice", each, 6 * each));
      return sums;
    }
    int sum = 0, seen = 0;
    for (Doc const& die : list) {
      std::optional<int> const shown = whole_in(die, 1, 6);
      if (!shown) given.refuse("'dice' lists what each die shows, 1 to 6.");
      sum += shown.value_or(1);
      if (++seen % each == 0) sums.push_back(sum), sum = 0;
    }
    if (seen == 0 || seen % each != 0) given.refuse(filled("'dice' has {} a direction here.", {each}));
  } else {
    given.refuse("'dice' lists what each die shows, 1 to 6.");
  }
  return sums;
}

// By what the weapons list calls it, or a word for many of them.
bool known_weapon(std::string const& small) {
  static constexpr char const* kWords[] = {"gun", "rifle", "cannon", "rocket", "missile", "laser", "flame", "dropper", "launcher", "weapon", "shotgun", "jet", "spray", "smoke"};
  auto const& table = aim::to_hit_table();
  if (!table) return true;
  bool const word = std::any_of(std::begin(kWords), std::end(kWords), [&](char const* part) { return small.find(part) != small.npos; });
  return word || std::any_of(table->weapons.begin(), table->weapons.end(), [&](aim::FireWeapon const& one) { return is_word(one.id, small); });
}

}  // namespace

Doc projector(Givens& given) {
  auto const s = given.settings_as<CounterSettings>();
  std::string const weapon = given.text("weapon");
  std::optional<bool> const kind = counter_types().projector(weapon);
  bool const bag = kind && *kind;
  std::string const small = folded(weapon);
  bool const grenade = small.find("grenade") != std::string::npos || small == "gl" || small == "agl";
  if (!kind && !grenade && !known_weapon(small)) given.refuse(filled("There is no weapon '{}': projectors are OG, FOG, PG, OPG, SG and MF.", {weapon.substr(0, 60)}));
  bool const bonus = kind ? !s.projector_to_hit_includes_ground_bonus : grenade || given.settings_as<aim::ToHitSettings>().ground_bonus == aim::GroundBonus::AnyButProjectors;
  bool const ahead = given.has("inches_ahead") && given.number("inches_ahead", 0, 1000) <= Ratio(s.projector_speed_mod_zone_in);
  bool const in_zone = given.flag("in_speed_zone", ahead);
  int const speed = given.whole("target_speed_mod", -20, 20, 0);
  Answer out;
  out.with("ground_bonus", bonus ? kGroundBonus : 0).with("speed_modifier", in_zone ? speed : 0);
  bool const hit = given.flag("hit", false);
  // A missed shot of any other weapon does nothing either (R 17).
  bool const vanishes = bag ? s.opg_miss == CounterSettings::Miss::no_effect : !kind && !grenade;
  out.with("on_miss", hit ? Doc() : Doc(vanishes ? "no_effect" : "scatter"));
  out.because(out["ground_bonus"], kind ? "the number of a projector contains the bonus for the ground" : "aimed at the ground", "CW-068");
  out.because(out["speed_modifier"], filled("the target's speed counts within {} inches ahead of it on its straight path", {s.projector_speed_mod_zone_in}), "CW-071");
  if (kind && !hit) out.because(out["on_miss"], bag ? "a bag that misses is lost" : "only a miss scatters", bag ? "CW-072" : "CW-070");
  return out.ruling(bag && !hit ? "CW-072" : "CW-070");
}

Doc scatter(Givens& given) {
  int const missed = given.whole("missed_by", 0, 100);
  bool const exact = given.flag("natural_12", false);
  // C-01: a grenade that hits still moves 1d-3 squares; the counter of a projector then lies exactly.
  bool const projector = given.has("weapon") && counter_types().projector(given.text("weapon")).has_value();
  bool const stays = missed == 0 && projector && !given.settings_as<CounterSettings>().projector_hit_scatters;
  bool const near = given.number("range_inches", 0, 1000, 4) < 1;
  Doc squares = Doc::array();
  if (exact || stays) {
    squares.push_back(0);
  } else {
    dropping::Scatter const row = counter_types().scatter(missed);
    for (Doc const& sum : natural_sums(given, row.dice)) {
      int const off = dropping::squares(row, sum.get<int>());
      squares.push_back(near ? std::min(off, kNearSquares) : off);
    }
  }
  Answer out;
  out.with("squares", squares.size() == 1 ? squares[0] : squares);  // a number a direction
  return out.ruling("CW-070");
}

Doc spikes(Givens& given) {
  auto const s = given.settings_as<CounterSettings>();
  bool const over = given.word("mode", {"over", "adjacent"}) == 0;
  std::string const name = given.term("load", "spikes");
  std::optional<SpikeLoad> const load = counter_types().spikes(name);
  if (!load) given.refuse("'load' is spikes, explosive_spikes, incendiary_spikes, catalytic_spikes, crystal_spikes or drop_plate.");
  bool const hard = given.has("tire_kind") && kind_of_tire(given, "tire_kind") != TireKind::plain;
  driving::DiceSum const dice = !load ? driving::DiceSum{1, 0} : hard && load->hard.dice ? load->hard : load->tire;
  bool const halved = hard && load && load->hard.dice == 0;
  Doc const& rolls = given.object("rolls");
  std::string nearest = given.text("nearest", rolls.size() == 1 ? rolls.begin().key() : "");
  if (!over && !rolls.contains(nearest)) given.refuse("'nearest' names the tire of 'rolls' that is nearest to the counter.");
  Givens each = given.within(rolls, "rolls");
  Doc damage = Doc::object();
  for (auto const& [key, unused] : rolls.items()) {
    bool const hit = over || key == nearest;
    damage[key] = hit ? dropping::spike_damage(each.whole(key.c_str(), dice.dice, 6 * dice.dice), dice.plus, halved, s) : 0;
  }
  given.take(each);
  Answer out;
  out.with("damage", std::move(damage)).with("dice", driving::dice_text(dice));
  Doc reasons = Doc::array();
  if (halved) because(reasons, "1/2", "solid and plasticore tires take half", "R-9");
  return out.with("reasons", std::move(reasons)).ruling("R-9");
}

}  // namespace paddock::car_wars::counter_answers
