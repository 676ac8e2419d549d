// What weapons do: one join of the catalogue with fire_weapons.json (class, number, reach), firepower.json (damage of the plain load)
// and arms.json (everything else, and what other loads change).
#include <algorithm>
#include <array>
#include <vector>

#include "core/assets.hpp"
#include "core/doc.hpp"
#include "games/car_wars/ask/counter_types.hpp"
#include "games/car_wars/build/catalogue.hpp"
#include "games/car_wars/duel/shoot.hpp"
#include "games/car_wars/rules/dice_text.hpp"

namespace paddock::car_wars::duel {
namespace {

constexpr char const* kArms = "assets/games/car_wars/arms.json";
constexpr int kPlainGuess = 30;          // of what firepower.json has no guess for
constexpr char const* kPlainDamage = "assets/games/car_wars/firepower.json";

// A weapon as it is, as a pulse laser, with tracers, as both: bit kPulsed, bit kTraced.
enum Way : unsigned { kPulsed = 1, kTraced = 2, kWays = 4 };
using Ways = std::array<Arm, kWays>;

// By rows of the catalogue: of each weapon with its plain load, and of each ammunition with its weapon.
struct Armory {
  std::vector<Ways> weapons, loads;
  int usual = -1;                          // row of the machine gun
};

bool names(Doc const& row, char const* key, std::string_view id) {
  auto const list = row.find(key);
  if (list == row.end() || !list->is_array()) return false;
  return std::any_of(list->begin(), list->end(), [&](Doc const& one) { return one.is_string() && one.get<std::string>() == id; });
}

void set_damage(Arm& arm, std::string_view text) {
  DamageDice const damage = read_damage_dice(text).value_or(DamageDice{});
  arm.dice = damage.dice, arm.plus = damage.flat, arm.half_die = damage.half;
}

Lie lie_named(std::string_view name) {
  for (size_t i = 0; i < std::size(kLies); ++i)
    if (name == kLies[i]) return Lie(i);
  return Lie::debris;
}

// What a row of arms.json says, about a weapon or about a load.
void set_facts(Arm& arm, Doc const& row, int& length) {
  if (row.contains("damage")) set_damage(arm, get_text(row, "damage"));
  if (row.contains("tires")) set_damage(arm, get_text(row, "tires")), arm.tires_only = true;
  arm.plus += int(get_int(row, "per_die")) * arm.dice;
  if (row.contains("effect")) {
    std::string const effect = get_text(row, "effect");
    arm.burst = effect == "burst", arm.area = effect == "area";
  }
  arm.fm = int(get_int(row, "fm", arm.fm)), arm.bd = int(get_int(row, "bd", arm.bd));
  arm.power = int(get_int(row, "power", arm.power)), arm.volley = int(get_int(row, "volley", arm.volley));
  if (row.contains("lays")) arm.lays = lie_named(get_text(row, "lays"));
  length = int(get_int(row, "long", length)), arm.wide = int(get_int(row, "wide", arm.wide));
  arm.recoil = get_bool(row, "recoil", arm.recoil), arm.grenade = get_bool(row, "grenade", arm.grenade);
  arm.trail = get_bool(row, "trail", arm.trail), arm.radar = get_bool(row, "radar", arm.radar), arm.guides = get_bool(row, "guides", arm.guides);
  for (size_t i = 0; i < std::size(kBursts); ++i)
    if (get_text(row, "bursts") == kBursts[i]) arm.bursts = Burst(i);
}

Arm bare_arm(std::string_view id, Doc const& plain) {
  Arm arm;
  auto const& table = aim::to_hit_table();
  aim::FireWeapon const* const weapon = table ? table->weapon(id) : nullptr;
  if (weapon) {
    arm.kind = weapon->kind, arm.to_hit = weapon->to_hit, arm.reach = weapon->reach;
    arm.projector = weapon->at_vehicle != 0, arm.at_vehicle = weapon->at_vehicle;
    arm.sees_smoke = weapon->sees_smoke, arm.no_speed = weapon->no_speed;
  }
  arm.laser = arm.kind == aim::WeaponClass::Laser;
  arm.drops = aim::is_dropped(arm.kind) && arm.to_hit == 0;
  arm.miss = counter_types().projector(id).value_or(true) ? 0 : 1;
  // The list of firepower has guesses for what is dropped or thrown on the ground: those are no dice.
  bool const on_ground = arm.drops || arm.projector;
  if (on_ground) arm.guess10 = kPlainGuess;
  if (plain.contains("weapons"))
    for (Doc const& row : plain["weapons"])
      if (get_text(row, "id") == id) set_damage(arm, get_text(row, "damage"));
  if (!on_ground) return arm;
  if (arm.dice > 0) arm.guess10 = arm.dice * 35 + arm.plus * 10;
  arm.dice = arm.plus = 0;
  return arm;
}

Ways finished(Arm arm, int length) {
  arm.counters = length * arm.wide;
  Ways out;
  for (unsigned way = 0; way < kWays; ++way) {
    out[way] = arm;
    if (way & kPulsed) out[way].plus += arm.dice;    // a point more each die
    if (way & kTraced) out[way].plus -= arm.dice;    // CW-069: a point less
  }
  return out;
}

Armory read_armory() {
  Armory out;
  Doc const none = Doc::object();
  Expected<Doc> const read_arms = parse_doc(asset(kArms)), read_plain = parse_doc(asset(kPlainDamage));
  Doc const &arms = read_arms ? *read_arms : none, &plain = read_plain ? *read_plain : none;
  auto const rows = [&](char const* key) { return arms.contains(key) && arms[key].is_array() ? arms[key] : Doc::array(); };
  Doc const weapon_rows = rows("weapons"), load_rows = rows("loads");
  for (build::WeaponKind const& kind : build::catalogue().weapons) {
    Arm arm = bare_arm(kind.id, plain);
    int length = 0;
    for (Doc const& row : weapon_rows)
      if (names(row, "ids", kind.id)) set_facts(arm, row, length);
    for (int i = 0; i < kind.ammo_count; ++i) {
      Arm loaded = arm;
      int long_now = length;
      std::string const& load = build::catalogue().ammo[size_t(kind.first_ammo + i)].id;
      for (Doc const& row : load_rows)
        if (names(row, "ids", load) && (!row.contains("weapons") || names(row, "weapons", kind.id))) set_facts(loaded, row, long_now);
      out.loads.resize(std::max(out.loads.size(), size_t(kind.first_ammo + i + 1)));
      out.loads[size_t(kind.first_ammo + i)] = finished(loaded, long_now);
    }
    if (kind.id == "MG") out.usual = int(out.weapons.size());
    out.weapons.push_back(finished(arm, length));
  }
  return out;
}

Armory const& armory() {
  static Armory const all = read_armory();
  return all;
}

}  // namespace

Arm const& arm_of(Gun const& gun) {
  static Arm const kNone;
  Armory const& all = armory();
  int const kind = gun.kind >= 0 && gun.kind < int(all.weapons.size()) ? gun.kind : all.usual;
  if (kind < 0) return kNone;
  bool const loaded = gun.kind == kind && gun.ammo >= 0 && gun.ammo < int(all.loads.size()) &&
                      build::catalogue().ammo[size_t(gun.ammo)].weapon == kind;
  Ways const& ways = loaded ? all.loads[size_t(gun.ammo)] : all.weapons[size_t(kind)];
  return ways[(gun.flags & Pulse ? kPulsed : 0u) | (gun.flags & Tracers ? kTraced : 0u)];
}

std::string_view gun_name(Gun const& gun) {
  auto const& all = build::catalogue().weapons;
  return gun.kind >= 0 && gun.kind < int(all.size()) ? std::string_view(all[size_t(gun.kind)].name) : "a weapon nobody has seen";
}

bool carries_dropper(Car const& car) {
  return std::any_of(car.guns.begin(), car.guns.end(), [](Gun const& gun) { return arm_of(gun).drops; });
}

int life_of(Book const& book, Lie type) {
  static std::vector<int> const lives = [] {
    std::vector<int> out;
    for (char const* name : kLies) out.push_back(counter_types().life(name).value_or(-1));
    return out;
  }();
  if (type == Lie::flame_cloud) return book.rules.counters.flame_cloud_turns;   // CW-056
  return size_t(type) < lives.size() ? lives[size_t(type)] : -1;
}

}  // namespace paddock::car_wars::duel
