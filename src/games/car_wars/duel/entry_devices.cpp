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

}  // namespace

// R 13: what helps the crew, and bumper triggers by their sides.
void put_aids(Car& car, build::Craft const& c) {
  static constexpr std::pair<std::string_view, Aid> kAids[] = {{"no_paint_windshield", kClearWindows}, {"tinted_windows", kTintedWindows},
      {"ir_sight", kIrSights}, {"extra_driver_controls", kExtraControls}};
  for (build::Part const& p : c.parts) {
    for (auto const& [id, aid] : kAids)
      if (build::kind_of(p).id == id) car.aids |= aid;
    if (build::kind_of(p).id == "bumper_trigger" && build::is_facing(p.place)) car.triggers |= uint8_t(1u << unsigned(build::facing_of(p.place)));
  }
}

// R 22. CW-155: torque motors are on from the start, overdrive is not.
void put_devices(Car& car, build::Design const& d) {
  static constexpr std::pair<std::string_view, Gadget> kDevices[] = {{"rocket_booster", Gadget::booster}, {"jump_jet", Gadget::jump_jet},
      {"high_torque_motors", Gadget::torque}, {"hd_high_torque_motors", Gadget::heavy_torque}, {"overdrive", Gadget::overdrive},
      {"drag_chute", Gadget::chute}, {"fp_drag_chute", Gadget::chute},
      {"nitrous_oxide", Gadget::nitrous}, {"improved_supercharger_capacitors", Gadget::capacitors}};
  put_aids(car, d.main);
  for (build::Part const& p : d.main.parts)
    for (auto const& [id, kind] : kDevices) {
      if (build::kind_of(p).id != id) continue;
      Device device;
      device.kind = kind, device.on = kind == Gadget::torque || kind == Gadget::heavy_torque;
      for (int i = d.main.links.size() - 1; i >= 0; --i)   // CW-022; of several the first
        for (int16_t row : d.main.links[i].parts)
          if (row == p.kind && i <= 20) device.link = int8_t(i);
      if (is_rocket(kind)) {
        device.face = int8_t(face_of(p, kind));
        device.dp = device.whole = int8_t(std::clamp((p.amount + 50) / 100, 1, 99));
        device.force = int16_t(std::clamp<int64_t>((pace::booster_mph(Ratio(p.amount), Ratio(std::max(car.weight, 1))) * Ratio(2, 5)).floor(), 0, 400));
      }
      if (is_burst(kind)) device.force = int16_t(std::clamp(p.count * (kind == Gadget::nitrous ? kNitrousTurns : 1), 0, 400));
      for (int n = is_spent(kind) ? p.count : 1; n > 0 && !car.devices.full(); --n) car.devices.push(device);
    }
  refit(car);
}

}  // namespace paddock::car_wars::duel
