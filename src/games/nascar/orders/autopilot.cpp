// NR-13.2 what drives when no order comes, and plausible orders for seats whose orders are hidden.
#include <array>
#include <bitset>
#include <tuple>

#include "games/nascar/bot/paths.hpp"

namespace paddock::nascar {
namespace {

// Most crossings, then most progress, then fewest hazards; the first of equals stays (no B, then M < L < R).
struct Best {
  Track const& t;
  Letters order;
  bool any = false;
  Verb begin = Verb::Seal;
  std::tuple<int, int, int> key;

  void operator()(Ride const& ride, Letters const& moves, int hazards) {
    std::tuple const now(int(ride.car.crossings), int(t[ride.tile].progress), -hazards);
    if (any && now <= key) return;
    any = true;
    key = now;
    order.clear();
    if (begin != Verb::Seal) order.push(begin);
    for (Verb v : moves)
      if (!order.full()) order.push(v);
  }
};

// How far `tile` is ahead of `from`, the short way round.
int gain(Track const& t, int from, int tile) {
  int const lap = t.longest + 1, ahead = int(t[tile].progress) - int(t[from].progress);
  return 2 * ahead > lap ? ahead - lap : 2 * ahead < -lap ? ahead + lap : ahead;
}

// Moves, steered as one likes, until a car has gained ground on `from`; kNever: there is no way in fewer than `limit`.
constexpr int kNever = 1 << 20;
int moves_to_gain(Track const& t, int from, int tile, Heading heading, int limit) {
  std::bitset<size_t(kMaxTiles) * 8> seen;                      // tile * 8 + heading
  std::array<uint16_t, size_t(kMaxTiles) * 8> found;            // in the order they were reached
  size_t head = 0, last = 0;
  auto const reach = [&](int at, Heading to) {
    size_t const place = size_t(at) * 8 + to;
    if (!seen[place]) seen.set(place), found[last++] = uint16_t(place);
  };
  reach(tile, heading);
  for (int moves = 0; head < last && moves < limit; ++moves)
    for (size_t const end = last; head < end; ++head) {
      int const at = found[head] / 8;
      if (gain(t, from, at) > 0) return moves;
      for (int steer = -1; steer <= 1; ++steer) {
        Heading const to = turned(Heading(found[head] % 8), steer);
        int16_t const ahead = t[at].next[to];
        if (ahead != kOff && (!t[ahead].is(Tile::Zone) || t[at].is(Tile::Zone))) reach(ahead, to);
      }
    }
  return kNever;
}

// The way after which the fewest moves gain ground; the first of equals stays.
struct TurnRound {
  Track const& t;
  int from;
  int best = kNever;
  Letters moves;

  void operator()(Ride const& ride, Letters const& now, int) {
    int const left = moves_to_gain(t, from, ride.tile, ride.car.heading, best);
    if (left < best) best = left, moves = now;
  }
};

Letters straight(int n, Verb begin) {
  Letters out;
  if (begin != Verb::Seal) out.push(begin);
  for (int i = 0; i < n && !out.full(); ++i) out.push(Verb::M);
  return out;
}

}  // namespace

Letters Nascar::autopilot(Board const& s, Seat seat) const {
  Car const& car = s.cars[seat];
  if (tile_of(car) == kOff) return {};
  if (car.speed == 0) return get_under_way(s, seat);
  Best best{*track_, {}, false, Verb::Seal, {}};
  FreePaths<Best> paths(*this, s, best);
  paths.run(seat, Verb::Seal);
  best.begin = Verb::B;
  paths.run(seat, best.begin);
  if (best.any) return best.order;
  return straight(car.speed - 1, Verb::B);
}

// A standing car speeds up wherever it can. Facing the wrong way, each way loses ground at first: it turns round by the
// shortest one, or by progress alone it would stand there for the rest of the race. Nowhere to go: it stays.
Letters Nascar::get_under_way(Board const& s, Seat seat) const {
  Car const& car = s.cars[seat];
  Best best{*track_, {}, false, Verb::A, {}};
  FreePaths<Best>(*this, s, best).run(seat, Verb::A);
  if (best.order.size() < 2) return {};  // nowhere to go, or no speed to go at
  if (std::tuple(std::get<0>(best.key), std::get<1>(best.key)) >
                       std::tuple(int(car.crossings), int((*track_)[tile_of(car)].progress))) return best.order;
  TurnRound round{*track_, tile_of(car)};
  FreePaths<TurnRound>(*this, s, round).run(seat, Verb::A);
  if (round.best == kNever) return best.order;
  Letters order;
  order.push(Verb::A);
  for (Verb v : round.moves)
    if (!order.full()) order.push(v);
  return order;
}

}  // namespace paddock::nascar
