#include "games/speed_circuit/bot/usual.hpp"

#include <algorithm>

#include "games/speed_circuit/bot/bot_build.hpp"
#include "games/speed_circuit/bot/bot_mind.hpp"
#include "games/speed_circuit/rules/cache.hpp"

namespace paddock::speed_circuit {
namespace {

BotStyle usual_style() {
  BotStyle style;
  style.dice = false;         // no tests, no forced passes
  style.price = kTurn / 16;   // so cheap that the wear is spent before the flag; dear enough not to be wasted
  return style;
}

Mind mind_of(SpeedCircuit const& g, State const& s, Seat seat) {
  Mind mind(g, s, seat, usual_style(), 0);
  for (int64_t nodes = INT32_MAX; !mind.ready(nodes); nodes = INT32_MAX) {}
  return mind;
}

// What the car is built for: the line that was raised most above the standard one.
char const* built_for(CarTable const& t, Levels const& l) {
  static constexpr char const* kWhy[kLines] = {"quick off corners", "brakes very late", "fast on straights", "quick at starts", "wear to spend", "safe at dice"};
  int best = -1;
  for (int i = 0; i < kLines; ++i)
    if (l[size_t(i)] > t.standard[size_t(i)] && (best < 0 || l[size_t(i)] - t.standard[size_t(i)] > l[size_t(best)] - t.standard[size_t(best)])) best = i;
  return best < 0 ? "sound all round" : kWhy[best];
}

}  // namespace

Usual usual_car(SpeedCircuit const& g) {
  Cache& cache = g.cache();
  if (!cache.usual) {
    DesignSearch search(g, Level::Medium, 0);
    while (!search.step()) {}
    cache.usual = search.best();
  }
  return {*cache.usual, 0, built_for(g.table(), *cache.usual)};
}

Usual usual_bid(State const& s, Seat seat) {
  constexpr int kMany = 5;
  if (s.cars.size() < kMany || s.cars[seat].wear < 5) return {{}, 0, "wear wins more"};
  return {{}, 1, "clear road ahead"};
}

int usual_plot(SpeedCircuit const& g, State const& s, Seat seat) {
  Car const& c = s.cars[seat];
  int const high = span_of(g.book(), c).high / 20;
  if (!c.on_road() || high <= 0) return std::max(0, high) * 20;
  Mind mind = mind_of(g, s, seat);
  mind.weigh_plots();
  mind.sample(0);
  mind.counted();
  return std::min(mind.best_gear(), high) * 20;
}

std::vector<Action> usual_orders(SpeedCircuit const& g, State const& s, Seat seat) {
  Car const& c = s.cars[seat];
  int const speed = usual_plot(g, s, seat);
  std::vector<Action> out{act(Verb::Card, speed == c.speed || speed == 0 ? kMps : speed / 20)};
  if (g.by_sheet(seat) && c.on_road() && speed) {
    Mind mind = mind_of(g, s, seat);
    mind.weigh_plots();
    mind.sample(0);
    mind.add_sheet(speed / 20, out);
  }
  out.push_back(SpeedCircuit::kSeal);
  return out;
}

Action usual_answer(SpeedCircuit const& g, State const& s, Actions const& options, Taken const& field, std::string& why) {
  Seat const seat = s.ask.seat;
  if (options.size() == 0) return SpeedCircuit::kAbsent;
  if (s.cars[seat].on_road()) return mind_of(g, s, seat).decide(options, why);
  why = "back to the road";
  return policy(g.book(), s, options, field);
}

}  // namespace paddock::speed_circuit
