// The rules of a game as everybody calls them. A game is an immutable value G over a plain value G::State: its G::Board, and beside
// it what the seats plan.
//
// Conventions:
// * `legal` fills the actions of actor(s) in a fixed order; it is never empty before the end.
// * `apply`'s precondition is that the action is legal. `log` is called with events (G::Event); NoLog in search.
// * Simultaneous secrets are sequential commits. observe(s, seat) removes what `seat` may not know: the others count as
//   "sealed, content unknown", the actor is then `seat` itself until it has sealed, afterwards kNobody (the position waits).
//   observe(s, kNobody) is what everybody may know. An observed copy never carries a turn out, not even when nobody else is
//   awaited: its dice would be others than the truth's.
// * A game may ask seats again while it carries a turn out (a choice on the way): actor() is then that seat, its actions are
//   single decisions, and in an observed copy the actor is the viewer or nobody.
// * Sheet::actions of read() hold the draft without the seal; Thinker::orders() end with it.
// * name() gives no blanks: a save writes a seat's orders as words with blanks between.
// * Nothing but apply() changes a State; nothing but its Dice is random.
#pragma once
#include <concepts>
#include <memory>

#include "contract/setup.hpp"
#include "core/action.hpp"
#include "core/dice.hpp"
#include "core/event.hpp"
#include "core/fields.hpp"
#include "core/outcome.hpp"
#include "core/thinker.hpp"

namespace paddock {

// What lies on the table is one part, what seats have written down another, often the larger one: who looks ahead copies boards.
template <class G>
concept BoardAndPlans = std::derived_from<typename G::State, typename G::Board> && requires(typename G::State& s) { s.plans; } &&
                        std::equality_comparable<typename G::Board> && std::is_trivially_copyable_v<typename G::Board> &&
                        sizeof(typename G::Board) < sizeof(typename G::State);

template <class G>
concept HasRules = requires(G const& g, typename G::State& s, typename G::State const& c, Setup const& setup, Dice& dice,
                            Actions& actions, Action action, Seat seat, NoLog& log) {
  { G::make(setup) } -> std::same_as<Expected<G>>;             // parses track and settings; errors carry a path
  { g.setup() } -> std::same_as<Setup const&>;
  { g.start(dice) } -> std::same_as<typename G::State>;
  { g.actor(c) } -> std::same_as<Seat>;
  { g.turn(c) } -> std::same_as<int>;                          // 1-based; history is kept by it
  g.legal(c, actions);
  { g.why_not(c, action) } -> std::same_as<Verdict>;
  g.apply(s, action, dice, log);
  { g.outcome(c) } -> std::same_as<Outcome>;
  g.observe(s, seat);
  { g.think(c, seat, Level::Hard, uint64_t{}) } -> std::same_as<std::unique_ptr<Thinker>>;
  { G::kSeal } -> std::convertible_to<Action>;                 // commits the seat's draft; the last action of a Thinker
  { G::kAbsent } -> std::convertible_to<Action>;               // nobody sent anything: the ghost drives
  { G::kRetire } -> std::convertible_to<Action>;               // the GM takes the seat out, where legal
} && BoardAndPlans<G> && std::equality_comparable<typename G::State> && std::is_trivially_copyable_v<typename G::State> &&
  EventOfAGame<typename G::Event>;

}  // namespace paddock
