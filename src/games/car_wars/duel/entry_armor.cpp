// The armor of a design: of frame and sidecar, around components, of pods and a windshell.
#include <algorithm>

#include "games/car_wars/build/job.hpp"
#include "games/car_wars/duel/entry.hpp"

namespace paddock::car_wars::duel {
namespace {

template <class T>
void set(T& out, int64_t value, int64_t most) { out = T(std::clamp<int64_t>(value, 0, most)); }

void put_plates(Car& car, build::Craft const& c) {
  car.plastic_kind = armor_material(c.plastic), car.metal_kind = armor_material(c.metal, harm::Material::Metal);
  for (size_t f = 0; f < car.armor.size(); ++f) {   // the order of build::Facing
    set(car.armor[f].plastic, c.armor[f], 999), set(car.armor[f].metal, c.metal_armor[f], 999);
    car.armor[f].plastic_whole = car.armor[f].plastic, car.armor[f].metal_whole = car.armor[f].metal;
  }
}

void put_side_armor(Car& car, build::Design const& d) {
  if (!d.has_sidecar) return;
  for (size_t f = 0; f < car.side_armor.size(); ++f) {
    Plate& p = car.side_armor[f];
    set(p.plastic, d.sidecar.armor[f], 999), set(p.metal, d.sidecar.metal_armor[f], 999);
    p.plastic_whole = p.plastic, p.metal_whole = p.metal;
  }
  if (d.sidecar.body >= 0) set(car.side_spaces, build::catalogue().bodies[size_t(d.sidecar.body)].spaces, 9);
}

void put_shells(Car& car, build::Design const& d) {
  for (build::Shell const& s : d.shells)
    for (build::Around const& a : s.around) {
      using build::What;
      uint8_t const kind = armor_material(s.type);
      if (a.what == What::driver || a.what == What::gunner) {
        Person& person = car.crew[a.what == What::gunner];
        set(person.ca, person.ca + s.points, 99), person.ca_kind = kind;
      }
      if (a.what == What::plant) set(car.plant_ca, car.plant_ca + s.points, 99), car.plant_ca_kind = kind;
      if (a.what == What::tank) set(car.tank_ca, car.tank_ca + s.points, 99), car.tank_ca_kind = kind;
    }
  auto const around_both = [](build::Shell const& s) {
    auto const has = [&](build::What what) { return std::any_of(s.around.begin(), s.around.end(), [&](build::Around const& a) { return a.what == what; }); };
    return has(build::What::driver) && has(build::What::gunner);
  };
  if (std::any_of(d.shells.begin(), d.shells.end(), around_both)) car.fits |= kSharedShell;
}

// Around all who ride the cycle, once.
void put_windshell(Car& car, build::Craft const& c) {
  for (build::Part const& p : c.parts) {
    if (build::kind_of(p).price != build::Price::windshell_armor) continue;
    for (Person& person : car.crew) set(person.ca, person.ca + p.amount, 99), person.ca_kind = armor_material(p.type);
    if (car.crew[0].there && car.crew[1].there) car.fits |= kSharedShell;
  }
}

}  // namespace

uint8_t armor_material(int row, harm::Material otherwise) {
  using harm::Material;
  static constexpr std::pair<std::string_view, Material> kMaterials[] = {
      {"plastic", Material::Plastic}, {"fp", Material::Fp}, {"lr", Material::Lr}, {"lrfp", Material::Lrfp}, {"rp", Material::Rp},
      {"rpfp", Material::Rpfp}, {"metal", Material::Metal}, {"lr_metal", Material::LrMetal}, {"rubber", Material::Other}};
  if (row < 0 || row >= int(build::catalogue().armours.size())) return uint8_t(otherwise);
  for (auto const& [id, kind] : kMaterials)
    if (build::catalogue().armours[size_t(row)].id == id) return uint8_t(kind);
  return uint8_t(otherwise);
}

PodArmor pod_armor(build::Craft const& c, build::Mount const& mount) {
  build::Holders const holders = build::holders_of(c);
  List<int16_t, 2 * build::kMostWeapons> bare;   // pods by holder that have no armor yet
  for (build::Holder const& h : holders) bare.push(int16_t(build::in_holder(h.mount, build::Holds::pod) ? h.count : 0));
  for (int n = 0; n < c.parts.size(); ++n) {
    build::Part const& p = c.parts[n];
    int left = build::kind_of(p).price == build::Price::pod_armor ? p.count : 0;
    for (int i = 0; i < holders.size() && left > 0; ++i) {
      int const goes = p.place == build::Where::none || p.place == holders[i].mount.side ? std::min<int>(left, bare[i]) : 0;
      if (goes > 0 && holders[i].mount == mount) return {n, i, goes};
      left -= goes, bare[i] = int16_t(bare[i] - goes);
    }
  }
  return {};
}

void put_armor(Car& car, build::Design const& d) {
  put_plates(car, d.main), put_side_armor(car, d), put_shells(car, d), put_windshell(car, d.main);
}

}  // namespace paddock::car_wars::duel
