// The measures of worth.hpp; what weapons do is assets/games/car_wars/firepower.json.
#include "games/car_wars/build/worth.hpp"

#include <algorithm>

#include "core/assets.hpp"
#include "games/car_wars/build/job.hpp"

namespace paddock::car_wars::build {
namespace {

constexpr char const* kFirepower = "assets/games/car_wars/firepower.json";
constexpr int kShots = 5;            // a shot a turn
constexpr int kRange = 2;            // what a usual distance takes from the roll
constexpr int kTimesOf36[] = {36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1};   // 2d reach at least this

// Of a row of weapons: number to hit (0: it does no damage that counts), twice the average damage.
struct Punch {
  int to_hit = 0, twice_damage = 0;
};

// "3d", "2d-2", "1d+6": twice the average, at least 0.
int twice_average(std::string_view dice) {
  size_t const d = dice.find('d');
  int const count = d == 1 ? dice[0] - '0' : 0;
  int plus = 0;
  for (size_t i = d + 2; d != std::string_view::npos && i < dice.size(); ++i) plus = plus * 10 + dice[i] - '0';
  if (d + 1 < dice.size() && dice[d + 1] == '-') plus = -plus;
  return std::max(0, count * 7 + plus * 2);
}

std::vector<Punch> read_punches() {
  std::vector<Punch> out(catalogue().weapons.size());
  Expected<Doc> const doc = parse_doc(asset(kFirepower));
  if (!doc || !doc->contains("weapons")) return out;
  for (Doc const& row : (*doc)["weapons"])
    if (int const at = find_row(catalogue().weapons, get_text(row, "id")); at >= 0)
      out[size_t(at)] = {int(get_int(row, "to_hit")), twice_average(get_text(row, "damage"))};
  return out;
}

Punch const& punch_of(Weapon const& w) {
  static std::vector<Punch> const all = read_punches();
  return all[size_t(w.kind)];
}

// What the best computer of the vehicle adds; one of the weapon's own counts there only.
int vehicle_bonus(Craft const& c) {
  static int const plain = find_part("targeting_computer"), fine = find_part("hires_computer"), vehicular = find_part("vehicular_computer");
  int bonus = 0;
  for (Part const& p : c.parts) {
    if (p.kind == plain) bonus = std::max(bonus, 1);
    if (p.kind == fine || p.kind == vehicular) bonus = std::max(bonus, 2);
  }
  return bonus;
}

// Five turns of this weapon, in tenths.
int fire_of(Craft const& c, int index, int bonus) {
  Weapon const& w = c.weapons[index];
  Punch const& punch = punch_of(w);
  if (punch.to_hit == 0) return 0;
  WeaponKind const& kind = kind_of(w);
  int shots = kind.shots == 0 ? kShots : 0;
  for (Load const& load : c.loads)
    if (load.weapon == index) shots += kind.single_shot ? load.shots / std::max(kind.shots, 1) : load.shots;
  if ((w.options & kCyberlink) != 0) bonus = std::max(bonus, 3);
  else if ((w.options & kHrswc) != 0) bonus = std::max(bonus, 2);
  else if ((w.options & kSwc) != 0) bonus = std::max(bonus, 1);
  int const need = std::clamp(punch.to_hit + kRange - (kind.dropped ? kRange : bonus), 2, 12);
  return w.count * std::min(shots, kShots) * kTimesOf36[need] * punch.twice_damage * 10 / 72;
}

// Of one place: linked weapons fire together, of others the best.
int fire_of_place(Craft const& c, Mount const& mount, int bonus) {
  int best = 0, linked = 0;
  for (int i = 0; i < c.weapons.size(); ++i) {
    if (!(c.weapons[i].mount == mount)) continue;
    bool joined = false;
    for (Link const& link : c.links) joined = joined || (link.weapons & 1u << i) != 0;
    int const fire = fire_of(c, i, bonus);
    if (joined) linked += fire;
    else best = std::max(best, fire / std::max<int>(c.weapons[i].count, 1));
  }
  return std::max(best, linked);
}

}  // namespace

int firepower(Craft const& c) {
  int const bonus = vehicle_bonus(c);
  int best = 0, sum = 0;
  for (int i = 0; i < c.weapons.size(); ++i) {
    bool seen = false;
    for (int k = 0; k < i; ++k) seen = seen || c.weapons[k].mount == c.weapons[i].mount;
    if (seen) continue;
    int const fire = fire_of_place(c, c.weapons[i].mount, bonus);
    best = std::max(best, fire), sum += fire;
  }
  return best + (sum - best) / 2;
}

int armour_worth(Design const& d) {
  int sum = 0;
  for (size_t f = 0; f < kFacings; ++f) sum += kFacingWeights[f] * (d.main.armor[f] + d.main.metal_armor[f]);
  for (Shell const& s : d.shells)
    for (Around const& a : s.around) sum += a.what == What::driver ? s.points : 0;
  return sum;
}

int mobility(int acceleration_halves, int bonus_mph, int top_speed_halves, int hc) {
  return std::max(0, acceleration_halves + 2 * bonus_mph + top_speed_halves / 10 + 8 * hc);
}

int weakest_tire(Design const& d, Ledger const& l, Event const& e) {
  int least = 0;
  for (int i = 0; i < l.main.wheels; ++i) {
    int const group = l.main.wheel[size_t(i)].group;
    int const dp = group < 0 ? 0 : tire_facts(d.main.tires[group], false, e.settings).dp;
    least = i == 0 ? dp : std::min(least, dp);
  }
  return least;
}

Worth worth_of(Design const& d, Ledger const& l, Event const& e) {
  return {firepower(d.main), armour_worth(d) + kTireWeight * weakest_tire(d, l, e),
          mobility(l.acceleration_halves, l.acceleration_bonus, l.top_speed_halves, l.main.hc)};
}

bool dominates(Worth const& a, Worth const& b) {
  bool better = false;
  for (int i = 0; i < 3; ++i) {
    if (a[i] < b[i]) return false;
    better = better || a[i] > b[i];
  }
  return better;
}

}  // namespace paddock::car_wars::build
