// What weapons and their rounds are when they are hit or burn (R 10, CW-093, CW-104).
#include <algorithm>
#include <vector>

#include "games/car_wars/build/catalogue.hpp"
#include "games/car_wars/duel/hurt.hpp"
#include "games/car_wars/duel/shoot.hpp"

namespace paddock::car_wars::duel {

namespace {

bool one_of(std::string_view id, std::initializer_list<char const*> ids) { return std::find(ids.begin(), ids.end(), id) != ids.end(); }

uint8_t nature_of_kind(build::WeaponKind const& kind) {
  std::string const& c = kind.category;
  uint8_t out = 0;
  if (c == "discharger") out |= kDischarger;
  if (c == "mounted_accessory" || kind.id == "TL") out |= kHarmless;
  if (c == "flamethrower" || one_of(kind.id, {"FOJ", "HFOJ"})) out |= kFlame | kTankFed;
  if (one_of(kind.id, {"FCGS", "FCE", "HDFCE"})) out |= kTankFed;
  if (c == "rocket" || one_of(kind.id, {"ATG", "RFTG", "TG", "CBSS"})) out |= kRoundsFed;
  return out;
}

std::vector<uint8_t> const& kind_natures() {
  static std::vector<uint8_t> const all = [] {
    std::vector<uint8_t> out;
    for (build::WeaponKind const& kind : build::catalogue().weapons) out.push_back(nature_of_kind(kind));
    return out;
  }();
  return all;
}

std::vector<uint8_t> const& load_natures() {
  static std::vector<uint8_t> const all = [] {
    std::vector<uint8_t> out;
    for (build::AmmoKind const& load : build::catalogue().ammo)
      out.push_back(one_of(load.id, {"incendiary", "incendiary_spikes", "napalm_mines", "flaming_oil"}) ? kRoundsFed : uint8_t(0));
    return out;
  }();
  return all;
}

uint8_t nature_in(std::vector<uint8_t> const& all, int row) { return row >= 0 && row < int(all.size()) ? all[size_t(row)] : uint8_t(0); }
uint8_t nature_of_load(int ammo) { return nature_in(load_natures(), ammo); }

}  // namespace

uint8_t nature_of(Gun const& gun) { return nature_in(kind_natures(), gun.kind) | nature_of_load(gun.ammo); }

uint8_t nature_with_loads(Gun const& gun) {
  uint8_t out = nature_of(gun);
  for (Rounds const& more : gun.more) out |= nature_of_load(more.ammo);
  return out;
}

int volatile_rounds(Gun const& gun) {
  bool const all = nature_in(kind_natures(), gun.kind) & (kTankFed | kRoundsFed);   // else what is so itself
  int n = all || nature_of_load(gun.ammo) & kRoundsFed ? gun.rounds : 0;
  for (Rounds const& more : gun.more) n += all || nature_of_load(more.ammo) & kRoundsFed ? more.rounds : 0;
  return n;
}

harm::Source source_of(Work const& work, Blow const& blow) {
  if (blow.laser) return harm::Source::Laser;
  if (blow.harm == Harm::collision) return harm::Source::Collision;
  if (blow.harm == Harm::flaming_oil) return harm::Source::FlamingOil;
  if (blow.harm == Harm::flame_cloud) return harm::Source::Flame;
  if (!blow.enemy || blow.harm > Harm::grenade) return harm::Source::Other;
  bool const known = seated(work.board, blow.owner) && blow.gun >= 0 && blow.gun < work.car(blow.owner).guns.size();
  if (known && nature_of(work.car(blow.owner).guns[blow.gun]) & kFlame) return harm::Source::Flamethrower;
  return blow.hot ? harm::Source::Incendiary : harm::Source::Weapon;
}

bool is_flames(Work const& work, Blow const& blow) {
  harm::Source const source = source_of(work, blow);
  return source == harm::Source::Flamethrower || source == harm::Source::FlamingOil || source == harm::Source::Flame;
}

// a pod of rockets that are fired once loses two of them with each point.
void wear_gun(Gun& gun, int points) {
  if (gun.flags & OneShot && arm_of(gun).volley > 1) gun.rounds = int16_t(std::max(0, gun.rounds - 2 * (gun.dp - points)));
  gun.dp = int8_t(points);
}

}  // namespace paddock::car_wars::duel
