#include "games/nascar/bot/usual.hpp"

#include <algorithm>
#include <map>
#include <vector>

#include "core/order.hpp"
#include "games/nascar/bot/paths.hpp"
#include "games/nascar/bot/rivals.hpp"

namespace paddock::nascar {
namespace {

constexpr int kTurns = 4, kSafeTurns = 3;               // looked ahead; kept safe beyond
constexpr size_t kBeam = 30;                            // plans followed
constexpr int kTile = 4, kSpeed = 10, kBag = 24, kOil = 16;   // quarters of a tile: a tile, a point of speed, hazards

// A car after a turn of free orders.
struct End {
  Car car;
  int tile = kOff, hazards = 0, finish = 0;   // finish: 1000 less the part of the turn it took; 0: not home
  Letters order;
};

class Look {
 public:
  Look(Nascar const& g, Board const& s, Seat seat) : g_(g), s_(s), seat_(seat) {}

  // Whether free orders keep a car on the track for so many turns.
  bool safe(Car const& car, int turns) {
    int const tile = g_.tile_of(car);
    if (turns == 0 || car.speed == 0) return true;
    int& known = known_[(tile * 8 + car.heading) * (kTopMax + 1) + car.speed];   // safe for so many turns, below 0: not for
    if (known >= turns) return true;
    if (known < 0 && -known <= turns) return false;
    bool found = false;
    for (Verb begin : {Verb::B, Verb::Seal, Verb::A}) {
      ends(car, begin, [&](End const& e) { return found = e.finish || safe(e.car, turns - 1); });
      if (found) break;
    }
    int& now = known_[(tile * 8 + car.heading) * (kTopMax + 1) + car.speed];
    now = found ? std::max(now, turns) : now < 0 ? std::max(now, -turns) : -turns;
    return found;
  }

  // The ends of a turn with one of the begin orders, without or with an end order, until `take` is content.
  template <class Take>
  void ends(Car const& car, Verb begin, Take const& take) {
    if (begin == Verb::A && car.speed >= std::min<int>(car.max, kTopSpeed)) return;
    struct Found {
      Look& look;
      Verb begin;
      Take const& take;
      bool content = false;
      bool enough() const { return content; }
      int hazard(Tile const& t) const { return look.hazard(t); }
      void operator()(Ride const& ride, Letters const& moves, int hazards) {
        for (Verb end : {Verb::A, Verb::Seal, Verb::B})
          if (!content && (end == Verb::Seal || (end != begin && ride.planned > 0))) content = look.offer(ride, moves, hazards, begin, end, take);
      }
    } found{*this, begin, take};
    FreePaths<Found>(g_, s_, found).run(car, seat_, begin);
  }

  // What entering a tile costs, in quarters of a tile.
  int hazard(Tile const& t) const {
    if (t.sand >= 0) {
      Sand const sand = s_.sand[t.sand];
      return sand == Sand::Clear ? 0 : sand == Sand::Unexplored ? kBag * g_.density() / 1000 : kBag;
    }
    return !s_.oil.empty() && s_.oil_on(t) ? kOil : 0;
  }
  // Quarters of a tile from the line of the start, and what its speed is worth.
  int value(End const& e) const {
    if (e.finish) return 1'000'000 + e.finish;
    return kTile * (e.car.crossings * (g_.track().longest + 1) + g_.track()[e.tile].progress) + kSpeed * e.car.speed;
  }

 private:
  template <class Take>
  bool offer(Ride const& ride, Letters const& moves, int hazards, Verb begin, Verb end, Take const& take) {
    End e;
    e.car = ride.car;
    e.tile = ride.tile;
    e.hazards = hazards;
    if (ride.finished) e.finish = 1000 - 999 * ride.car.finish_move / std::max<int>(1, ride.car.finish_moves);
    if (end == Verb::A && e.car.speed >= std::min<int>(e.car.max, kTopSpeed)) return false;
    if (end == Verb::B && e.car.speed == 0) return false;
    if (end != Verb::Seal) e.car.speed = uint8_t(e.car.speed + (end == Verb::A ? 1 : -1));
    if (begin != Verb::Seal) e.order.push(begin);
    for (Verb v : moves)
      if (!e.order.full()) e.order.push(v);
    if (end != Verb::Seal && !e.order.full()) e.order.push(end);
    return take(e);
  }

  Nascar const& g_;
  Board const& s_;
  Seat seat_;
  std::map<int, int> known_;
};

// A plan over some turns: where it has led, and which first turn it began with.
struct Way {
  End end;
  int first = 0, hazards = 0, value = 0;
};

// The best plans of the next turn, at most one for a place and speed; all of them safe.
std::vector<Way> next_turn(Look& look, std::vector<Way> const& from, bool first) {
  std::vector<Way> all;
  for (Way const& p : from)
    for (Verb begin : {Verb::A, Verb::Seal, Verb::B})
      look.ends(p.end.car, begin, [&](End const& e) {
        Way next{e, p.first, p.hazards + e.hazards, 0};
        next.value = look.value(e) - next.hazards;
        for (Way& q : all)
          if (q.end.tile == e.tile && q.end.car.heading == e.car.heading && q.end.car.speed == e.car.speed && !q.end.finish == !e.finish) {
            if (next.value > q.value) q = std::move(next);
            return false;
          }
        all.push_back(std::move(next));
        return false;
      });
  sort_many(all, [](Way const& a, Way const& b) { return a.value > b.value; });
  std::vector<Way> best;
  for (Way& p : all) {
    if (best.size() == kBeam) break;
    if (!p.end.finish && !look.safe(p.end.car, kSafeTurns)) continue;
    best.push_back(std::move(p));
    if (first) best.back().first = int(best.size()) - 1;
  }
  return best;
}

// Safe of the road; where another car may end the turn (NR-8.1) it says so, as the lines beside it do.
std::string reason(Nascar const& g, Board const& s, Seat seat, End const& e) {
  Car const& car = s.cars[seat];
  if (e.finish) return "home this turn";
  if (e.car.speed < car.speed) return "brakes for the bend";
  bool const faster = e.car.speed > car.speed;
  if (!faster && e.car.speed == car.max) return "as fast as it goes";
  bool const alone = rivals_at_end(g, s, seat, e.order).empty();
  if (faster) return alone ? "faster, and safe" : "faster, another car may end there";
  return alone ? "as fast as is safe" : "as fast as the road allows";
}

}  // namespace

Letters usual_order(Nascar const& g, Board const& s, Seat seat, std::string& why) {
  Car const& car = s.cars[seat];
  why.clear();
  if (g.tile_of(car) == kOff) return {};
  Look look(g, s, seat);
  Way now;
  now.end.car = car;
  std::vector<Way> const first = next_turn(look, {now}, true);
  if (first.empty()) return g.autopilot(s, seat);
  std::vector<Way> plans = first;
  for (int turn = 1; turn < kTurns && !plans.empty() && !plans[0].end.finish; ++turn) {
    std::vector<Way> next = next_turn(look, plans, false);
    if (next.empty()) break;
    plans = std::move(next);
  }
  End const& chosen = first[size_t(plans[0].first)].end;
  why = reason(g, s, seat, chosen);
  return chosen.order;
}

}  // namespace paddock::nascar
