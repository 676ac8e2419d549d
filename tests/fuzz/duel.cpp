// libFuzzer: orders of a duel, where cars are brought and where phases are planned. What is read is legal and prints in a form that
// reads the same; what is refused says where and why.
#include "fuzz.hpp"
#include "games/car_wars/car_wars.hpp"

using namespace paddock;
using namespace paddock::car_wars;

namespace {

CarWars const& game() {
  static CarWars const one = [] {
    Setup setup;
    setup.track = "kestrel_yard";
    setup.seats.resize(3);
    char const* const names[] = {"Ann", "Olle", "Ruth"};
    for (size_t i = 0; i < 3; ++i) setup.seats[i].name = names[i], setup.seats[i].number = int(i) + 5;
    auto made = CarWars::make(setup);
    if (!made) abort();
    return *made;
  }();
  return one;
}

// Before anything is brought, and after three phases in which everybody drives straight on.
CarWars::State const& at(bool driving) {
  static CarWars::State const* const both = [] {
    auto* two = new CarWars::State[2];
    SeededDice dice(7);
    NoLog log;
    two[0] = game().start(dice);
    two[1] = two[0];
    for (char const* car : {"Needlework, 40 mph", "Tollbooth, 30 mph", "Inkwell, 30 mph"}) {
      Seat const seat = game().actor(two[1]);
      Sheet const sheet = game().read(two[1], seat, car);
      for (Action a : sheet.actions) game().apply(two[1], a, dice, log);
      if (game().actor(two[1]) == seat) game().apply(two[1], sheet.actions.empty() ? CarWars::kAbsent : CarWars::kSeal, dice, log);
    }
    for (int n = 0; n < 9; ++n) game().apply(two[1], CarWars::kAbsent, dice, log);
    return two;
  }();
  return both[driving];
}

void check(CarWars::State const& s, std::string_view text) {
  Seat const seat = game().actor(s);
  Sheet const sheet = game().read(s, seat, text);
  if (sheet.error_column) {
    if (sheet.error.empty()) abort();
    return;
  }
  SeededDice dice(1);
  NoLog log;
  auto now = s;
  for (Action a : sheet.actions) {
    if (!game().why_not(now, a)) abort();
    game().apply(now, a, dice, log);
  }
  if (sheet.actions.empty()) return;
  Sheet const again = game().read(s, seat, sheet.clean);
  if (again.error_column || again.clean != sheet.clean || again.actions.size() != sheet.actions.size()) abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(uint8_t const* data, size_t size) {
  if (size == 0) return 0;
  check(at(data[0] % 4 != 0), text_of(data + 1, size - 1));
  return 0;
}
