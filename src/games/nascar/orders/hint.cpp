// What the next letter of an order depends on, for the arithmetic coder of links. Called once a letter of a whole race:
// a quick walk along the draft, no dice, no notes.
#include <algorithm>

#include "games/nascar/nascar.hpp"

namespace paddock::nascar {
namespace {

// Where the draft leads on plain road: enough to guess with, never used for rules.
struct Walk {
  Track const& t;
  int tile, heading, speed;
  int moves = 0, left = 0, right = 0, begins = 0, ends = 0, run = 0;
  bool banked = false;
  Verb last = Verb::Seal, before = Verb::Seal;

  void letter(Verb v) {
    before = last;
    last = unmarked(v);
    if (is_speed(v)) {
      (moves ? ends : begins) += 1;
      if (!moves) speed += unmarked(v) == Verb::B ? -1 : 1;
      return;
    }
    int const side = steer_of(v);
    if (side < 0 && left < 2) ++left, heading = (heading + 7) & 7;
    if (side > 0 && right < 2) ++right, heading = (heading + 1) & 7;
    ++moves;
    if (tile == kOff) return;
    tile = t[tile].next[size_t(heading)];
    if (tile == kOff) return;
    run = t[tile].is(Tile::Bank) ? run + 1 : 0;
    if (run >= 2 && !banked) banked = true, heading = (heading + 8 + t[tile].bank) & 7;
  }

  // Tiles ahead on this heading, at most `most`; the first step turns by `side`.
  int ahead(int side, int most) const {
    int n = 0, at = tile;
    int const h = (heading + 8 + side) & 7;
    while (n < most && at != kOff && (at = t[at].next[size_t(h)]) != kOff) ++n;
    return n;
  }
};

// Index of a letter in legal() under the default settings (see there); the coder needs no more than a guess.
int index_of(Verb v, bool moved, bool ended) {
  int const seal = ended ? 4 : moved ? 9 : 10;
  return v == Verb::Seal ? seal : ended && is_move(v) ? seal : moved && is_move(v) ? int(v) - 1 : int(v);
}

}  // namespace

Hint Nascar::hint(State const& s) const {
  Hint h;
  Seat const seat = actor(s);
  if (seat < 0) return h;
  Car const& car = s.cars[seat];
  Letters const& order = s.plans[seat].order;
  Walk w{*track_, tile_of(car), car.heading & 7, car.speed};
  for (Verb v : order) w.letter(v);
  int const rest = std::max(0, std::min<int>(w.speed, car.max) - w.moves);
  int const phase = order.empty() ? 0 : w.moves == 0 ? 1 : w.ends ? 4 : rest > 0 ? 2 : 3;
  int const far = std::min(rest + 1, 9);
  int const ahead = w.ahead(0, far), left = w.ahead(-1, far), right = w.ahead(1, far);
  int const room = car.max - car.speed;
  Verb guess = Verb::Seal;
  if (phase <= 2)
    guess = ahead >= std::min(rest, 9)    ? Verb::M
            : left > right && w.left < 2  ? Verb::L
            : right > left && w.right < 2 ? Verb::R
                                          : Verb::M;
  if (phase == 0 && room > 0 && ahead >= far) guess = Verb::A;
  h.kind = uint32_t(phase);
  h.likely = rules_.reject_count || order.full() ? -1 : index_of(guess, w.moves > 0, w.ends > 0);
  h.contexts[0] = context_of(phase, w.tile, w.heading, std::min(rest, 3));
  h.contexts[1] = context_of(phase, std::min(rest, 9), ahead, left, right, w.left, w.right);
  h.contexts[2] = context_of(phase, w.last, w.before, std::min(rest, 4), std::min(room, 3), w.begins, w.ends, car.cards > 0);
  h.contexts[3] = context_of(phase, car.speed, w.speed, w.left, w.right, w.last, int(seat));
  h.used = 4;
  return h;
}

}  // namespace paddock::nascar
