#include "app/shell/kinship.hpp"

namespace paddock::app {
namespace {

// Turns of a copy, by number: views begin late.
struct Past {
  explicit Past(Session const& s) : session(s) {
    auto const all = s.timeline();
    first = all.empty() ? s.turn() : all.front().turn;
    running = first + int(all.size());
  }
  // As a turn began.
  Doc position(int turn) const {
    if (turn < running) return session.public_position(turn);
    auto const begun = session.fork();
    begun->reopen_turn();
    return begun->public_position();
  }
  Session const& session;
  int first = 0, running = 0;  // the last one may be the end
};

}  // namespace

Kinship kinship(Session const& came, Session const& kept) {
  Past const a(came), b(kept);
  int const first = std::max(a.first, b.first), last = std::min(a.running, b.running);
  if (setup_to_doc(came.setup()) != setup_to_doc(kept.setup())) return {Kinship::Forked, first};
  if (last < first || a.position(last) == b.position(last)) {
    if (a.running == b.running) return {Kinship::Same, 0};
    if (a.running < b.running) return {Kinship::Older, 0};
    return kept.midway() ? Kinship{Kinship::Forked, last} : Kinship{Kinship::Newer, 0};
  }
  int turn = last - 1;
  while (turn > first && a.position(turn) != b.position(turn)) --turn;
  return {Kinship::Forked, std::max(turn, first)};
}

}  // namespace paddock::app
