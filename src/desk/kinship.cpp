#include "desk/kinship.hpp"

#include <algorithm>

namespace paddock::app {
namespace {

// Turns of a copy, by number: views begin late.
struct Past {
  explicit Past(Session const& s) {
    auto const all = s.timeline();
    first = all.empty() ? s.turn() : all.front().turn;
    running = first + int(all.size());
  }
  int first = 0, running = 0;  // the last one may be the end
};

// Both stand in the same turn; one of them may know of rulings that the other has not heard of.
Kinship heard(Session const& came, Session const& kept, int running) {
  size_t const a = came.rulings().size(), b = kept.rulings().size();
  if (a > b && kept.midway()) return {Kinship::Forked, running};
  return {a == b ? Kinship::Same : a < b ? Kinship::Older : Kinship::Newer, 0};
}

}  // namespace

Kinship kinship(Session const& came, Session const& kept) {
  Past const a(came), b(kept);
  int const first = std::max(a.first, b.first);
  if (setup_to_doc(came.setup()) != setup_to_doc(kept.setup())) return {Kinship::Forked, first};
  if (int const turn = came.differs_from(kept)) return {Kinship::Forked, turn == first ? first : turn - 1};
  if (a.running == b.running) return heard(came, kept, a.running);
  if (a.running < b.running) return {Kinship::Older, 0};
  return kept.midway() && b.running >= a.first ? Kinship{Kinship::Forked, b.running} : Kinship{Kinship::Newer, 0};
}

}  // namespace paddock::app
