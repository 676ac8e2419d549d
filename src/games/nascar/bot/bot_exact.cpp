#include "games/nascar/bot/bot_exact.hpp"

#include <algorithm>

#include "games/nascar/rules/drive.hpp"

namespace paddock::nascar {
namespace {

// Oil turns as the script says, straight on after its end.
struct ScriptWorld {
  Board const& s;
  int density;
  int8_t const* script;
  int length;
  int touched = 0, loss = 0;

  int oil(Ride const&, Tile const& t) {
    if (s.oil.empty() || !s.oil_on(t)) return kNoOil;
    int const i = touched++;
    return i < length ? script[i] : 0;
  }
  Sand sand(Tile const& t) const { return s.sand[t.sand]; }
  bool bag(Ride const&, Tile const&) { return loss += density, false; }
  void mark(Tile const&, Sand) const {}
  void on(Ride const&, Happened const&) const {}
};

Place place_after(Nascar const& g, Car const& c, int tile) {
  Place p;
  p.tile = uint16_t(tile);
  p.heading = c.heading;
  p.speed = c.speed;
  p.max = c.max;
  p.cards = c.cards;
  p.left = int8_t(std::clamp(g.laps() + 1 - c.crossings, 0, 120));
  p.upgrade = c.upgrade;
  p.violated = c.violated;
  p.repaired = c.repaired;
  p.gain_max = c.gain_max;
  p.gain_cards = c.gain_cards;
  return p;
}

class Outcomes {
 public:
  Outcomes(Nascar const& g, Board const& s, Seat seat, bool slip, Letters const& order, Judge const& judge)
      : g_(g), s_(s), seat_(seat), slip_(slip), order_(order), judge_(judge) {}

  // All outcomes below the first `length` turns of the script, each of the three as likely (NR-6.1).
  int expect(int length) {
    ScriptWorld world{s_, g_.density(), script_, length};
    Driver<ScriptWorld> driver(g_.track(), g_.rules(), g_.laps(), world);
    Ride ride = driver.ready(s_.cars[seat_], seat_, g_.tile_of(s_.cars[seat_]), slip_);
    driver.run(ride, order_);
    if (world.touched > length && length < kDeep) {
      int sum = 0;
      for (int turn = -1; turn <= 1; ++turn) {
        script_[length] = int8_t(turn);
        sum += expect(length + 1);
      }
      return sum / 3;
    }
    left += ride.off && !ride.finished;
    ++all;
    return cost(ride, world.loss);
  }
  int left = 0, all = 0;

 private:
  static constexpr int kDeep = 4;

  int cost(Ride const& ride, int loss) const {
    Place p = place_after(g_, ride.car, ride.tile);
    if (ride.finished)
      return ride.car.finish_move * kTurnCost / std::max<int>(1, ride.car.finish_moves) - std::min<int>(p.speed, 15) / 4 -
             p.cards * judge_.card_cost();
    p.left = std::max<int8_t>(p.left, 1);
    p.loss = int16_t(loss);
    return kTurnCost + judge_.cost(p);
  }

  Nascar const& g_;
  Board const& s_;
  Seat seat_;
  bool slip_;
  Letters const& order_;
  Judge const& judge_;
  int8_t script_[kDeep] = {};
};

}  // namespace

Place place_of(Nascar const& g, Board const& s, Seat seat) {
  Place p = place_after(g, s.cars[seat], g.tile_of(s.cars[seat]));
  p.left = std::max<int8_t>(p.left, 1);
  p.slip = g.slipstream(s, seat);
  return p;
}

Exact exact_cost(Nascar const& g, Board const& s, Seat seat, bool slip, Letters const& order, Judge const& judge) {
  Outcomes outcomes(g, s, seat, slip, order, judge);
  Exact e;
  e.cost = outcomes.expect(0);
  e.may_leave = outcomes.left > 0;
  e.sure_leave = outcomes.left == outcomes.all;
  return e;
}

}  // namespace paddock::nascar
