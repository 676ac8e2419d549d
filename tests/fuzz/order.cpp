// libFuzzer: order texts of forums and mails. What is read must print in a clean form that reads the same; what is
// refused must say where. The same bytes are played letter by letter and as the order of a car.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "games/nascar/nascar.hpp"
#include "games/nascar/orders/order.hpp"
#include "games/nascar/orders/preview.hpp"

using namespace paddock;
using namespace paddock::nascar;

namespace {

Nascar const& table() {
  static Nascar const game = [] {
    Setup setup;
    setup.track = "road_course";
    setup.seats.resize(3);
    for (auto& seat : setup.seats) seat.name = "X";
    auto made = Nascar::make(setup);
    if (!made) abort();
    return *made;
  }();
  return game;
}

void check_text(std::string_view text) {
  ParsedOrder const parsed = parse_order(text);
  if (!parsed.ok()) {
    if (parsed.error.empty() || parsed.column > 401 || parsed.rule.empty()) abort();
    if (!parsed.mend.empty() && !parse_order(parsed.mend).ok()) abort();
    return;
  }
  ParsedOrder const again = parse_order(order_text(parsed.letters));
  if (!again.ok() || !(again.letters == parsed.letters)) abort();
}

void drive(std::string_view text) {
  Nascar const& g = table();
  SeededDice dice(7);
  State s = g.start(dice);
  NoLog log;
  for (size_t at = 0; at + 1 < text.size() && g.actor(s) >= 0 && at < 400; ++at) {
    Seat const seat = g.actor(s);
    Sheet const sheet = g.read(s, seat, text.substr(at, uint8_t(text[at]) % 60));
    if (sheet.error_column && sheet.error.empty()) abort();
    (void)preview(g, s, seat);
    for (int n = 0; g.actor(s) == seat && n < 100; ++n) {
      Action const a = g.answer(s, seat, sheet, n);
      if (!g.why_not(s, a)) abort();
      g.apply(s, a, dice, log);
      if (a.verb >= uint16_t(Verb::Seal)) break;
    }
    if (!g.sound(s)) abort();
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(uint8_t const* data, size_t size) {
  std::string_view const text(reinterpret_cast<char const*>(data), size);
  check_text(text);
  drive(text);
  return 0;
}
