// Boosters, jets and motors of a design (R 22).
#include <algorithm>

#include "games/car_wars/build/job.hpp"
#include "games/car_wars/duel/devices.hpp"
#include "games/car_wars/duel/entry.hpp"
#include "games/car_wars/rules/pace.hpp"

namespace paddock::car_wars::duel {
namespace {

Face face_of(build::Part const& p, Gadget kind) {
  if (build::is_facing(p.place)) return Face(int(build::facing_of(p.place)));
  return kind == Gadget::jump_jet ? Under : Back;   // as the ledger has it
}

constexpr int kNitrousTurns = 5;           // of a tank [designed]; capacitors hold one charge each

bool hangs_on(build::Mount const& m, Face side) { return is_pod(m) && duel::face_of(m) == side; }

void strip_pods(build::Craft& c, Face side) {
  build::Craft const whole = c;
  for (build::Holder const& h : build::holders_of(whole))
    if (PodArmor const armor = hangs_on(h.mount, side) ? pod_armor(whole, h.mount) : PodArmor{}; armor.part >= 0)
      c.parts[armor.part].count = int16_t(c.parts[armor.part].count - armor.count);
  for (int n = c.parts.size() - 1; n >= 0; --n)
    if (c.parts[n].count <= 0) c.parts.erase(n);
}

// For its ledger: its armor and the links, which weigh nothing, go with it. Shells keep their weight: in a pod there is no room for one.
build::Design without_pod(build::Design d, Face side) {
  build::Craft& c = d.main;
  strip_pods(c, side);
  for (int i = c.weapons.size() - 1; i >= 0; --i) {
    if (!hangs_on(c.weapons[i].mount, side)) continue;
    c.weapons.erase(i);
    for (int n = c.loads.size() - 1; n >= 0; --n) {
      if (c.loads[n].weapon == i) c.loads.erase(n);
      else if (c.loads[n].weapon > i) --c.loads[n].weapon;
    }
  }
  c.links.clear();
  return d;
}

// Of the design as it came in against what is left of it.
Lighter lighter(build::Design const& d, build::Design const& left, build::Event const& event) {
  build::Ledger const all = build::ledger_of(d, event), rest = build::ledger_of(left, event);
  Lighter out;
  out.accel = int8_t(std::clamp((rest.acceleration_halves - all.acceleration_halves) / 5, -40, 40));
  out.top = int16_t(std::clamp((rest.top_speed_halves - all.top_speed_halves) / 5, -400, 400));
  out.hc = int8_t(std::clamp(rest.main.hc - all.main.hc, -20, 20));
  out.pounds = int32_t(std::clamp<int64_t>(build::rounded(all.weight, event) - build::rounded(rest.weight, event), 0, 1000000));
  return out;
}

// A sidecar on jettison joints, and the pods with ejectors.
void put_loads(Car& car, build::Design const& d, build::Event const& event) {
  auto const put = [&](Gadget kind, Face face, build::Design const& left) {
    Device device;
    device.kind = kind, device.face = int8_t(face), device.force = int16_t(car.lighter.size());
    if (car.devices.full() || car.lighter.full()) return;
    car.devices.push(device), car.lighter.push(lighter(d, left, event));
  };
  if (d.has_sidecar && build::count_part(d.main, "jettison_joining") + build::count_part(d.sidecar, "jettison_joining") > 0) {
    build::Design left = d;
    left.has_sidecar = false;
    put(Gadget::sidecar, Right, left);
  }
  int ejectors = build::count_part(d.main, "ewp_ejector");
  for (Face const side : {Left, Right, Front, Back}) {
    auto const hangs = [&](build::Weapon const& w) { return hangs_on(w.mount, side); };
    if (ejectors > 0 && std::any_of(d.main.weapons.begin(), d.main.weapons.end(), hangs)) put(Gadget::pod, side, without_pod(d, side)), --ejectors;
  }
}

// CW-022: the first link that joins such an accessory; -1: none does.
int link_with(build::Craft const& c, int row) {
  for (int i = 0; i < c.links.size(); ++i)
    if (std::find(c.links[i].parts.begin(), c.links[i].parts.end(), row) != c.links[i].parts.end()) return i;
  return -1;
}

}  // namespace

// R 13: what helps the crew, and bumper triggers by their sides; one that a link joins fires that link (entry.cpp).
void put_aids(Car& car, build::Craft const& c) {
  static constexpr std::pair<std::string_view, Aid> kAids[] = {{"no_paint_windshield", kClearWindows}, {"tinted_windows", kTintedWindows},
      {"ir_sight", kIrSights}, {"extra_driver_controls", kExtraControls}, {"radar", kRadar}, {"radar_detector", kRadarDetector}, {"radar_jammer", kRadarJammer}};
  for (build::Part const& p : c.parts) {
    for (auto const& [id, aid] : kAids)
      if (build::kind_of(p).id == id) car.aids |= aid;
    if (build::kind_of(p).id == "bumper_trigger" && build::is_facing(p.place) && link_with(c, p.kind) < 0) car.triggers |= uint8_t(1u << unsigned(build::facing_of(p.place)));
  }
}

// R 22. CW-155: torque motors are on from the start, overdrive is not.
void put_devices(Car& car, build::Design const& d, build::Event const& event, bool torque_on) {
  static constexpr std::pair<std::string_view, Gadget> kDevices[] = {{"rocket_booster", Gadget::booster}, {"jump_jet", Gadget::jump_jet},
      {"high_torque_motors", Gadget::torque}, {"hd_high_torque_motors", Gadget::heavy_torque}, {"overdrive", Gadget::overdrive},
      {"drag_chute", Gadget::chute}, {"fp_drag_chute", Gadget::chute},
      {"nitrous_oxide", Gadget::nitrous}, {"improved_supercharger_capacitors", Gadget::capacitors}};
  put_aids(car, d.main);
  if (event.settings.radio_mines_need_detonator && build::has_detonator(d)) car.aids |= kSignals;   // CW-014
  for (build::Part const& p : d.main.parts)
    for (auto const& [id, kind] : kDevices) {
      if (build::kind_of(p).id != id) continue;
      Device device;
      device.kind = kind, device.on = torque_on && (kind == Gadget::torque || kind == Gadget::heavy_torque);
      device.link = int8_t(link_with(d.main, p.kind));
      if (is_rocket(kind)) {
        device.face = int8_t(face_of(p, kind));
        device.dp = device.whole = int8_t(std::clamp((p.amount + 50) / 100, 1, 99));
        device.force = int16_t(std::clamp<int64_t>((pace::booster_mph(Ratio(p.amount), Ratio(std::max(car.weight, 1))) * Ratio(2, 5)).floor(), 0, 400));
      }
      if (is_burst(kind)) device.force = int16_t(std::clamp(p.count * (kind == Gadget::nitrous ? kNitrousTurns : 1), 0, 400));
      for (int n = is_spent(kind) ? p.count : 1; n > 0 && !car.devices.full(); --n) car.devices.push(device);
    }
  put_loads(car, d, event);
  refit(car, event.settings);
}

}  // namespace paddock::car_wars::duel
