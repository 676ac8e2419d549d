// What a game keeps from some of its readers, and what its links must do about it.
#pragma once
#include <concepts>
#include <span>
#include <string>
#include <vector>

#include "core/action.hpp"
#include "core/event.hpp"

namespace paddock {

// Whether what a seat holds may stay secret beyond the turn, until an event reveals it (G::kLastingSecrets): a hand that was
// dealt, a design that was brought and sealed as the first decision. A set-up holds only what everybody may know. The links of
// such a game hold what their reader may know of the position, never the tape or the orders of others, until the game is over.
template <class G>
constexpr bool lasting_secrets() {
  if constexpr (requires { G::kLastingSecrets; }) return G::kLastingSecrets;
  else return false;
}

// What such a game must offer, too. Its events tell only what everybody may know; looked at first by a seat and then by nobody, a
// position is what nobody sees of it.
template <class G>
concept ViewLinks = requires(G const& g, typename G::State const& c, std::vector<typename G::Event> const& events) {
  // What is impossible in a position and a turn's events that came from outside, beyond the bounds of fields(); empty: they may
  // be looked at.
  { g.fault(c, events) } -> std::same_as<std::string>;
};

// Where the entries of a told record go. Not std::function: on the page code of a late game is known by its name, and what
// the library wraps has none (tools/split.py).
struct Telling {
  void* to = nullptr;
  void (*put)(void* to, Action) = nullptr;
  void operator()(Action a) const { put(to, a); }
};

// A game whose orders say more than a turn brings out (conditions that did not come true, standing answers), and that keeps
// it secret. Its links of finished turns, the table's and the invites, hold a told record: the same events, tape and board by
// entries that say what was carried out. A told position has a State of its own kind, which begin_telling() makes of a start
// and claim() turns into a position to be played on from.
template <class G>
concept TellsOnly = requires(G const& g, typename G::State& s, typename G::State const& c, std::span<Action const> actions,
                             Telling const& play, Action action, Seat seat, typename G::Kept const& kept) {
  { g.tells_only() } -> std::same_as<bool>;                    // whether a seat of this race may say more
  g.begin_telling(s);
  g.claim(s);
  // A finished turn: the true position before it, its actions, and the told position, which `play` carries on to its end.
  g.tell(c, actions, c, play);
  { G::shown(action) } -> std::same_as<bool>;                  // part of an order that everybody gets to know as it stands
  // What a seat has said for later turns, which it alone knows: a plain value with fields(), Kept{} for nothing. keep() puts
  // it into a position, or is false when the race has no such thing.
  { g.kept(c, seat) } -> std::same_as<typename G::Kept>;
  { g.keep(s, seat, kept) } -> std::same_as<bool>;
};

}  // namespace paddock
