// What the next decision depends on, for the arithmetic coder of links: the kind of prompt, the place, the careful choice.
#include <algorithm>

#include "games/speed_circuit/orders/coding.hpp"
#include "games/speed_circuit/rules/drive.hpp"
#include "games/speed_circuit/speed_circuit.hpp"

namespace paddock::speed_circuit {

Hint SpeedCircuit::hint(State const& s) const {
  Hint h;
  Seat const seat = actor(s);
  if (seat < 0) return h;
  Car const& c = s.cars[seat];
  Plan const& p = s.plans[seat];
  int const row = track_->wrap(c.progress);
  h.used = 4;
  if (s.phase != Phase::Move) {
    h.kind = uint32_t(s.phase) * 16 + uint32_t(std::min(s.phase == Phase::Build ? p.build.size() : p.rank + 1 + (p.card >= 0 ? 1 : 0), 15));
    h.contexts[0] = context_of(s.phase, h.kind, row, c.lane, c.speed, c.top);
    h.contexts[1] = context_of(s.phase, h.kind, row, c.speed);
    h.contexts[2] = context_of(s.phase, h.kind, c.speed, c.accel, c.decel, c.top);
    h.contexts[3] = context_of(s.phase, h.kind, seat);
    return h;
  }
  Book const b = book();
  Actions options;
  Taken const field = options_of(b, s, options);
  Action const guess = options.size() ? coding_guess(b, s, options, field) : kAbsent;
  if (p.answered()) {  // of a told record
    Actions open;
    silent_options(s, open);
    h.kind = 200 + uint32_t(s.ask.kind) * 8 + uint32_t(s.ask.table);
    h.likely = options.find(guess);
    h.contexts[0] = context_of(s.ask.kind, open.size(), seat, guess.verb, guess.arg);
    h.contexts[1] = context_of(s.ask.kind, s.ask.table, open.size(), guess.verb, guess.arg, std::min<int>(options.size(), 6), s.ask.over);
    h.contexts[2] = context_of(s.ask.kind, row, c.lane, s.move.speed, guess.verb, guess.arg, open.size());
    h.contexts[3] = context_of(s.ask.kind, s.ask.braking, s.ask.over, guess.arg, open.size());
    return h;
  }
  h.kind = 100 + uint32_t(s.ask.kind) * 8 + uint32_t(s.ask.table);
  h.likely = options.find(guess);
  h.contexts[0] = context_of(s.ask.kind, row, c.lane, s.move.speed, guess.verb, guess.arg);
  h.contexts[1] = context_of(s.ask.kind, s.ask.table, guess.verb, guess.arg, std::min<int>(options.size(), 6), s.ask.over);
  h.contexts[2] = context_of(s.ask.kind, s.ask.table, seat, guess.verb, std::min(c.skill(), 3), std::min<int>(c.wear, 3));
  h.contexts[3] = context_of(s.ask.kind, s.ask.braking, s.ask.over, guess.arg);
  return h;
}

}  // namespace paddock::speed_circuit
