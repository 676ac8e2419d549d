// A game in words: names, orders as text, the log, reports.
#pragma once
#include <concepts>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/action.hpp"
#include "core/dice.hpp"
#include "core/event.hpp"
#include "view/desk.hpp"
#include "view/line.hpp"
#include "view/recap.hpp"
#include "view/words.hpp"

namespace paddock {

template <class G>
concept HasWords = requires(G const& g, typename G::State const& c, Action action, Seat seat, std::string_view text,
                            typename G::Event const& event, Roll const& roll, std::vector<typename G::Event> const& events) {
  { g.track_title() } -> std::same_as<std::string>;
  { g.name(c, action) } -> std::same_as<std::string>;          // one action as text, unique among the legal ones
  { g.read(c, seat, text) } -> std::same_as<Sheet>;
  { g.sheet_text(c, seat) } -> std::same_as<std::string>;      // the draft or the sealed order of a seat, clean form
  { g.say(c, event) } -> std::same_as<Line>;                   // empty text: an event not worth a line
  { g.say_roll(roll) } -> std::same_as<Line>;                  // an entry of the tape: what it was for, what came
  { g.map_text(c) } -> std::same_as<std::string>;              // the forum's own picture of the board
  // After a turn, for the report: what the seat's order became, the path, the new state (in words of the game).
  { g.account(c, c, events, seat) } -> std::same_as<Account>;  // state before the turn, after it, its events
};

// Where a line can say more with what else happened in the turn: that of event number `at` of it.
template <class G>
concept SaysAmong = requires(G const& g, typename G::State const& c, std::vector<typename G::Event> const& events) {
  { g.say_among(c, events, size_t{0}) } -> std::same_as<Line>;
};
template <class G>
Line say_among(G const& g, typename G::State const& before, std::vector<typename G::Event> const& events, size_t at) {
  if constexpr (SaysAmong<G>) return g.say_among(before, events, at);
  else return g.say(before, events[at]);
}

// A turn that is read by parts of the board rather than seat by seat (heats): what happened in each and how it stands there now.
struct TurnPart {
  std::string title;
  std::vector<Line> lines;
  std::vector<size_t> told;            // events of the turn that are among the lines
};
template <class G>
concept HasTurnParts = requires(G const& g, typename G::State const& c, std::vector<typename G::Event> const& events) {
  { g.parts(c, c, events) } -> std::same_as<std::vector<TurnPart>>;   // state before the turn, after it, its events
};

// What is posted before the first turn beside grid, map and settings: line-ups, what each car brings that everybody sees.
template <class G>
concept HasOpening = requires(G const& g, typename G::State const& c) { { g.opening(c) } -> std::same_as<std::vector<TurnPart>>; };

// Lines of a turn for one seat alone. Events are everybody's, so these are read off the positions before the turn and after it, as
// that seat sees them.
template <class G>
concept HasNotes = requires(G const& g, typename G::State const& c, Seat seat) { { g.notes(c, c, seat) } -> std::same_as<std::vector<Line>>; };

// What a ruling changes, as people know it: a place of the position is told as "/cars/0/pose/x is 5505024".
struct PlaceWords {
  std::string_view place;              // what ends its pointer: "pose/x"; "/cars/": a list by seats, whose members are called so
  std::string_view words, unit;        // "east", "in"
  int64_t number = 1, of = 1;          // value / of * number, to two decimals
};
template <class G>
std::span<PlaceWords const> places_of() {
  if constexpr (requires { { G::places() } -> std::same_as<std::span<PlaceWords const>>; }) return G::places();
  else return {};
}

// What the game calls things; a game without words() says it as Words does.
template <class G>
Words words_of() {
  if constexpr (requires { G::words(); }) return G::words();
  else return {};
}

// Where a race counts its turns from depends on its set-up.
template <class G>
concept HasOwnWords = requires(G const& g) { { g.words_of_race() } -> std::same_as<Words>; };
template <class G>
Words words_of(G const& g) {
  if constexpr (HasOwnWords<G>) return g.words_of_race();
  else return words_of<G>();
}

// What its orders look like to whoever reads posts and mends slips of the pen.
template <class G>
concept HasOrderWords = requires { { G::order_words() } -> std::same_as<OrderWords>; };

// Orders of several lines: whether a line of a post may stand in one, whatever it says; `inside`: the line above it does.
template <class G>
concept HasOrderLines = requires(std::string_view line) { { G::order_line(line, false) } -> std::same_as<bool>; };

// Orders that may be sealed with nothing written in them (a bid of nothing): what is said to have been sent; empty: nothing.
template <class G>
concept HasEmptyOrder = requires(G const& g, typename G::State const& c) {
  { g.empty_order(c) } -> std::same_as<std::string>;
};

// Conditions in orders: one's own tried on what may be seen, the others' moves being assumed.
template <class G>
concept HasWhatIf = requires(G const& g, typename G::State const& c, Seat seat, std::string_view text) {
  { g.what_if(c, seat, text, text) } -> std::same_as<WhatIf>;
};

}  // namespace paddock
