// The whole position of a meeting: a plain value. Home is team 0, the visitors team 1; riders are numbers 1 to 7, 0 is
// nobody; grid lanes are 0 (inside) to 3. What a hidden pile holds is known, in which order is not: a card is drawn from it
// by a die when it is needed, so no position holds the future.
#pragma once
#include <array>
#include <cstdint>

#include "core/fields.hpp"
#include "core/ids.hpp"
#include "core/list.hpp"
#include "games/gravel_kings/rules/card.hpp"

namespace paddock::gravel_kings {

inline constexpr int kHeats = 6, kRiders = 7, kGrid = 4, kOpen = 9;
inline constexpr int kDeck = 120;       // cards of the largest deck
inline constexpr int kHand = 7;         // six, and one taken before one is put down never happens: a spare place
inline constexpr int kTokens = 640;     // words of a seat's orders for a turn (order.hpp)
inline constexpr int kSteps = 5;        // the start and four laps

// GK-6.1 what a team member has done in this meeting.
struct Rider {
  int8_t rides = 0;                     // heats 1 to 5 he came to the gate of, or took over
  bool injured = false;                 // GK-7.2
  bool barred = false;                  // GK-7.1 may not be named for heat 6
  uint8_t missing = 0;                  // bit a heat he must miss
  List<int8_t, kHeats> points = {};     // GK-8.5 one a ride
  friend bool operator==(Rider const&, Rider const&) = default;
};

struct Team {
  std::array<Rider, kRiders> riders = {};
  std::array<std::array<int8_t, 2>, kHeats> card = {};   // GK-6.10 the race-card as handed in; heat 6 when named
  std::array<int8_t, 2> reserves = {};                   // GK-6.10 in this order, 0: none
  friend bool operator==(Team const&, Team const&) = default;
};

enum class Ride : uint8_t { Empty, On, Out, Excluded };
inline constexpr char const* kRides[] = {"empty", "on", "out", "excluded"};

// One grid lane of a heat.
struct Slot {
  int8_t rider = 0;                     // of the lane's team
  Ride ride = Ride::Empty;
  List<Card, kHand> hand = {};
  int8_t size = 0;                      // GK-2.3 cards he is due
  int8_t boost = 0;                     // GK-8.4 tenths of CMA that counted when the hand was dealt
  Card played = kNoCard;                // this step
  Card took = kNoCard;                  // the open card taken this step
  Mishap mishap = Mishap::None;         // of this step
  bool acted = false;                   // put down or discarded this step
  bool stuck = false;                   // GK-5.13 discarded
  bool owes = false;                    // GK-7.1 fell this turn, the race to miss is settled at its end
  bool blind = false;                   // drew from the hidden cards this step
  int8_t points = 0;
  friend bool operator==(Slot const&, Slot const&) = default;
};

enum class Run : uint8_t { Waiting, On, Done };
inline constexpr char const* kRuns[] = {"waiting", "on", "done"};

struct Heat {
  Run run = Run::Waiting;
  int8_t step = 0;                      // 0 the start, 1 to 4 a lap: the next or the present one
  std::array<Slot, kGrid> slots = {};
  List<int8_t, kGrid> order = {};       // grid lanes of the riders still in, leader first; grid order before the start
  std::array<Card, kOpen> open = {};    // slots 1 to 9, 0: empty
  List<Card, kDeck> hidden = {}, discard = {};
  List<int8_t, kGrid> result = {};      // finishers
  friend bool operator==(Heat const&, Heat const&) = default;
};

// What a seat commits in secret: the race-card, or a turn's orders.
struct Plan {
  enum Stage : uint8_t { Open, Sealed, Absent, Idle, Hidden, Retiring };   // Idle: nothing to hand in this turn
  Stage stage = Open;
  List<int8_t, 12> picks = {};          // riders for heats 1 to 5 and reserves, or for heat 6
  List<int16_t, kTokens> draft = {};    // of this turn (order.hpp)
  List<int16_t, kTokens> kept = {};     // GK-9.8 blocks for later steps
  uint8_t misses = 0;                   // turns without orders, in a row, up to the last one that is over
  bool gone = false;                    // handed over by the GM: nobody is asked any more
  friend bool operator==(Plan const&, Plan const&) = default;
};
inline constexpr char const* kStages[] = {"open", "sealed", "absent", "idle", "hidden", "retiring"};

enum class Phase : uint8_t { RaceCard, Orders, Racing, Over };
inline constexpr char const* kPhases[] = {"raceCard", "orders", "racing", "over"};

// Where the machine of drive.hpp stands: which heat, which part of its step, whose turn in the sequence.
enum class At : uint8_t { Begin, Play, Take, Close, TurnEnd };
inline constexpr char const* kAts[] = {"begin", "play", "take", "close", "turnEnd"};

struct Move {
  At at = At::TurnEnd;
  int8_t heat = 0, index = 0;
  List<int8_t, kGrid> queue = {};       // grid lanes in the sequence of this step
  List<int8_t, kGrid> takers = {};
  uint8_t ghost = 0;                    // bit a seat that is not asked any more this turn
  friend bool operator==(Move const&, Move const&) = default;
};

// The decision that is due while heats are run.
struct Ask {
  enum Kind : uint8_t { None, Play, Discard, Take };
  Kind kind = None;
  Seat seat = kNobody;
  int8_t heat = 0, lane = 0;
  friend bool operator==(Ask const&, Ask const&) = default;
};
inline constexpr char const* kAsks[] = {"none", "play", "discard", "take"};

inline constexpr int8_t kTruth = -3;    // Board::eyes of the real position

// What lies on the table: all that a heat is run by but the orders. A search copies this.
struct Board {
  Phase phase = Phase::RaceCard;
  int16_t turn = 0;                     // postal turn
  int8_t eyes = kTruth;                 // whose view this copy is (observe)
  std::array<Team, 2> teams = {};
  std::array<Heat, kHeats> heats = {};
  Move move = {};
  Ask ask = {};
  friend bool operator==(Board const&, Board const&) = default;
};

struct State : Board {
  List<Plan, 4> plans = {};             // by seat
  friend bool operator==(State const&, State const&) = default;
};

template <class Ar>
void fields(Ar& ar, Rider& r) {
  ar("rides", r.rides, 0, 9);
  ar("injured", r.injured);
  ar("barred", r.barred);
  ar("missing", r.missing, 0, 63);
  ar("points", r.points, 0, 3);
}

template <class Ar>
void fields(Ar& ar, Team& t) {
  ar("riders", t.riders);
  ar("card1", t.card[0], 0, 7);
  ar("card2", t.card[1], 0, 7);
  ar("card3", t.card[2], 0, 7);
  ar("card4", t.card[3], 0, 7);
  ar("card5", t.card[4], 0, 7);
  ar("card6", t.card[5], 0, 7);
  ar("reserves", t.reserves, 0, 7);
}

template <class Ar>
void fields(Ar& ar, Slot& s) {
  ar("rider", s.rider, 0, 7);
  ar("ride", s.ride, Names(kRides));
  ar("hand", s.hand, 0, 15999);
  ar("size", s.size, 0, 6);
  ar("boost", s.boost, 0, 15);
  ar("played", s.played, 0, 4999);
  ar("took", s.took, 0, 4999);
  ar("mishap", s.mishap, Names(kMishaps));
  ar("acted", s.acted);
  ar("stuck", s.stuck);
  ar("owes", s.owes);
  ar("blind", s.blind);
  ar("points", s.points, 0, 3);
}

template <class Ar>
void fields(Ar& ar, Heat& h) {
  ar("run", h.run, Names(kRuns));
  ar("step", h.step, 0, 4);
  ar("slots", h.slots);
  ar("order", h.order, 0, 3);
  ar("open", h.open, 0, 4999);
  ar("hidden", h.hidden, 0, 4999);
  ar("discard", h.discard, 0, 24999);
  ar("result", h.result, 0, 3);
}

template <class Ar>
void fields(Ar& ar, Plan& p) {
  ar("stage", p.stage, Names(kStages));
  ar("picks", p.picks, 0, 7);
  ar("draft", p.draft, 0, 32000);
  ar("kept", p.kept, 0, 32000);
  ar("misses", p.misses, 0, 255);
  ar("gone", p.gone);
}

template <class Ar>
void fields(Ar& ar, Move& m) {
  ar("at", m.at, Names(kAts));
  ar("heat", m.heat, 0, 6);
  ar("index", m.index, 0, 4);
  ar("queue", m.queue, 0, 3);
  ar("takers", m.takers, 0, 3);
  ar("ghost", m.ghost, 0, 15);
}

template <class Ar>
void fields(Ar& ar, Ask& a) {
  ar("kind", a.kind, Names(kAsks));
  ar("seat", a.seat, -1, 3);
  ar("heat", a.heat, 0, 5);
  ar("lane", a.lane, 0, 3);
}

// Board and plans in the order in which saves and links have them.
template <class Ar>
void fields(Ar& ar, State& s) {
  ar("phase", s.phase, Names(kPhases));
  ar("turn", s.turn, 0, 999);
  ar("eyes", s.eyes, -3, 3);
  ar("teams", s.teams);
  ar("heats", s.heats);
  ar("plans", s.plans);
  ar("move", s.move);
  ar("ask", s.ask);
}

}  // namespace paddock::gravel_kings
