// The contract of a game (design.md section 2). A game is an immutable value G over a plain value G::State.
//
// Conventions:
// * `legal` fills the actions of actor(s) in a fixed order; it is never empty before the end.
// * `apply`'s precondition is that the action is legal. `log` is called with Events; NoLog in search.
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
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/action.hpp"
#include "core/dice.hpp"
#include "core/doc.hpp"
#include "core/event.hpp"
#include "core/expected.hpp"
#include "core/fields.hpp"
#include "core/outcome.hpp"
#include "core/scene.hpp"
#include "core/thinker.hpp"
#include "core/view.hpp"

namespace paddock {

// A seat as set-up names it; the same for every game.
struct SeatSetup {
  std::string name;
  int livery = 0;           // index into the theme's liveries
  int number = 0;           // 1..99
  std::string driver;       // "you", "bot easy|medium|hard", "link", "forum", "mail", "screen"
  Doc options;              // the game's own: {"upgrade":"turbo"}
};

// Everything that is fixed before the first decision. `settings` holds only what differs from the defaults.
struct Setup {
  std::string game;         // "nascar"
  std::string title;
  std::string track;        // id of a built-in track, or empty
  std::string track_text;   // a player's own map, in full
  int laps = 0;             // 0: as the track says
  std::vector<SeatSetup> seats;
  Doc settings = Doc::object();  // name -> text or number
};

Doc setup_to_doc(Setup const& setup);
Expected<Setup> setup_from_doc(Doc const& doc);

// What the coming decision depends on, for the arithmetic coder of links: computed by writer and reader alike from the
// state before it. The better the guess, the shorter the link; a bad one costs length, never correctness.
struct Hint {
  uint32_t kind = 0;               // which kind of prompt
  uint32_t contexts[4] = {};       // hashes of what the answer may depend on, best first
  int used = 0;
  int likely = -1;                 // index in legal() of the expected action, -1: none
};

// A context: a hash of what the answer may depend on.
template <class... Ts>
uint32_t context_of(Ts... values) {
  uint32_t h = 0x9E3779B9u;
  ((h = (h ^ uint32_t(int64_t(values))) * 0x85EBCA6Bu, h ^= h >> 15), ...);
  return h;
}

// A turn of the record, for recap(): the events of each turn in order.
using Chronicle = std::span<std::vector<Event> const>;

// What the game calls things; most say it as Words does.
template <class G>
Words words_of() {
  if constexpr (requires { G::words(); }) return G::words();
  else return {};
}

// Whether dice decide what a seat holds in secret (G::kSecretDice). The links of such a game hold what their reader may
// know of the position, never the tape or the orders of others, until the game is over.
template <class G>
constexpr bool secret_dice() {
  if constexpr (requires { G::kSecretDice; }) return G::kSecretDice;
  else return false;
}

// What such a game must offer, too. Its events tell only what everybody may know and cite rules of event_rules(); looked
// at first by a seat and then by nobody, a position is what nobody sees of it.
template <class G>
concept ViewLinks = requires(G const& g, typename G::State const& c, std::vector<Event> const& events) {
  { G::event_rules() } -> std::same_as<std::span<char const* const>>;
  // What is impossible in a position and a turn's events that came from outside; empty: they may be looked at.
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

template <class G>
concept Game = requires(G const& g, typename G::State& s, typename G::State const& c, Setup const& setup, Dice& dice,
                        Actions& actions, Action action, Seat seat, std::string_view text, Sheet const& sheet,
                        Event const& event, Roll const& roll, Chronicle chronicle, NoLog& log, std::vector<Event> const& events) {
  { G::make(setup) } -> std::same_as<Expected<G>>;             // parses track and settings; errors carry a path
  { G::id() } -> std::convertible_to<char const*>;             // "nascar"
  { G::title() } -> std::convertible_to<char const*>;          // "Nascar 10"
  { G::settings() } -> std::same_as<std::vector<Setting>>;
  { G::tracks() } -> std::same_as<std::vector<TrackCard>>;
  { g.setup() } -> std::same_as<Setup const&>;

  { g.start(dice) } -> std::same_as<typename G::State>;
  { g.actor(c) } -> std::same_as<Seat>;
  { g.turn(c) } -> std::same_as<int>;                          // 1-based; history is kept by it
  { G::kSeal } -> std::convertible_to<Action>;                 // commits the seat's draft; the last action of a Thinker
  { G::kAbsent } -> std::convertible_to<Action>;               // nobody sent anything: the ghost drives
  { G::kRetire } -> std::convertible_to<Action>;               // the GM takes the seat out, where legal
  g.legal(c, actions);
  { g.why_not(c, action) } -> std::same_as<Verdict>;
  g.apply(s, action, dice, log);
  { g.outcome(c) } -> std::same_as<Outcome>;
  g.observe(s, seat);
  g.imagine(s, seat, dice);
  { g.worth(c, seat) } -> std::same_as<int64_t>;

  // Words.
  { g.name(c, action) } -> std::same_as<std::string>;          // one action as text, unique among the legal ones
  { g.read(c, seat, text) } -> std::same_as<Sheet>;
  { g.answer(c, seat, sheet, 0) } -> std::same_as<Action>;     // what the sheet says at its n-th prompt; the ghost after its end
  { g.sheet_text(c, seat) } -> std::same_as<std::string>;      // the draft or the sealed order of a seat, clean form
  { g.say(c, event) } -> std::same_as<Line>;                   // empty text: an event not worth a line
  { g.say_roll(roll) } -> std::same_as<Line>;                  // an entry of the tape: what it was for, what came
  { g.map_text(c) } -> std::same_as<std::string>;              // the forum's own picture of the board
  // After a turn, for the report: what the seat's order became, the path, the new state (in words of the game).
  { g.account(c, c, events, seat) } -> std::same_as<Account>;  // state before the turn, after it, its events
  { g.hint(c) } -> std::same_as<Hint>;                         // what the next action depends on, for the link coder

  { g.think(c, seat, Level::Hard, uint64_t{}) } -> std::same_as<std::unique_ptr<Thinker>>;
  { G::check_track(text) } -> std::same_as<Expected<Doc>>;     // facts of a map file, or what is wrong with it and where
  { G::track_card(text) } -> std::same_as<Expected<TrackCard>>;  // the same for people, with figures
  { G::signs() } -> std::same_as<std::vector<Sign>>;           // legend of the board
  { G::seat_choices() } -> std::same_as<std::vector<SeatChoice>>;
  { g.track_title() } -> std::same_as<std::string>;

  // Pictures and panels. c is always an observed state.
  { g.scene(c, seat) } -> std::same_as<Scene>;
  { g.film(c, events) } -> std::same_as<Film>;                 // c: the state before the turn
  { g.desk(c, seat) } -> std::same_as<Desk>;
  // The decision as a form, filled with a draft that may be faulty; empty where it is no form (Desk::keys then).
  { g.questions(c, seat, text) } -> std::same_as<std::vector<Question>>;
  { g.standing(c) } -> std::same_as<Standing>;
  { g.recap(c, chronicle) } -> std::same_as<Recap>;
  { g.chart_marks(chronicle) } -> std::same_as<std::vector<ChartMark>>;
} && std::equality_comparable<typename G::State> && std::is_trivially_copyable_v<typename G::State>;

}  // namespace paddock
