// libFuzzer: cars, bids and order sheets of Speed Circuit. What is read is legal and prints in a form that reads the same; what
// is refused says where, why, and changes nothing.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "games/speed_circuit/speed_circuit.hpp"

using namespace paddock;
using namespace paddock::speed_circuit;

namespace {

SpeedCircuit make(bool built, char const* grid) {
  Setup setup;
  setup.track = "cinder_bank";
  setup.seats.resize(4);
  for (size_t i = 0; i < setup.seats.size(); ++i) {
    setup.seats[i].number = int(i) + 4;
    setup.seats[i].options = Doc::object();
    if (built) setup.seats[i].options["design"] = "60/40/160/60/6/6";
  }
  setup.settings["grid"] = grid;
  setup.settings["decisions"] = "sheets";
  auto game = SpeedCircuit::make(setup);
  if (!game) abort();
  return *game;
}

void check(SpeedCircuit const& g, State const& s, std::string_view text) {
  Sheet const sheet = g.read(s, 0, text);
  if (sheet.error_column) {
    if (sheet.error.empty() || !sheet.actions.empty()) abort();
    return;
  }
  SeededDice dice(1);
  NoLog log;
  State now = s;
  for (Action a : sheet.actions) {
    if (!g.why_not(now, a)) abort();
    g.apply(now, a, dice, log);
  }
  if (sheet.actions.empty()) return;
  Sheet const again = g.read(s, 0, sheet.clean);
  if (again.error_column || again.clean != sheet.clean) abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(uint8_t const* data, size_t size) {
  static SpeedCircuit const games[3] = {make(false, "seats"), make(true, "bid"), make(true, "seats")};
  std::string_view const text(reinterpret_cast<char const*>(data), size);
  for (SpeedCircuit const& g : games) {
    SeededDice dice(3);
    check(g, g.start(dice), text);
  }
  return 0;
}
