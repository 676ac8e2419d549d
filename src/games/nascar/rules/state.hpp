// The whole position of a Nascar race: a plain value without secrets but the orders of the running turn.
// Hidden sandbags do not exist until somebody drives there (NR-7.8): each unexplored tile is rolled when it is entered.
#pragma once
#include <array>
#include <cstdint>

#include "core/fields.hpp"
#include "core/ids.hpp"
#include "core/list.hpp"
#include "games/nascar/rules/track.hpp"

namespace paddock::nascar {

// Letters of an order as sent (NR-2), then what a seat may do instead of driving on. The verbs of Action.
enum class Verb : uint8_t { A, A1, B, B1, S, M, L, L1, R, R1, Seal, NoOrder, Retire };
inline constexpr int kLetters = 10, kVerbs = 13, kMaxLetters = 40;
inline constexpr char const* kVerbNames[kVerbs] = {"A", "A+1", "B", "B+1", "S",       "M",     "L",
                                                   "L+1", "R", "R+1", "Seal", "NoOrder", "Retire"};
constexpr bool is_speed(Verb v) { return v <= Verb::S; }
constexpr bool is_move(Verb v) { return v >= Verb::M && v <= Verb::R1; }
constexpr bool is_marked(Verb v) { return v == Verb::A1 || v == Verb::B1 || v == Verb::L1 || v == Verb::R1; }
constexpr Verb unmarked(Verb v) { return is_marked(v) ? Verb(int(v) - 1) : v; }
constexpr int steer_of(Verb v) { return v == Verb::L || v == Verb::L1 ? -1 : v == Verb::R || v == Verb::R1 ? 1 : 0; }

using Letters = List<Verb, kMaxLetters>;

enum class Upgrade : uint8_t { None, Turbo, Swaybars, Performance };   // NR-9.1
inline constexpr char const* kUpgrades[4] = {"none", "turbo", "swaybars", "performance"};

enum class Status : uint8_t { Racing, Finished, Retired };
inline constexpr char const* kStatuses[3] = {"racing", "finished", "retired"};

inline constexpr int kTopSpeed = 40;    // an order has at most 40 letters
inline constexpr int kTopMax = 99;      // technical bound; the rules know none (NR-1.6)

// NR-1.1
struct Car {
  std::array<uint8_t, 2> at = {};       // x, y: always a tile of the track
  Heading heading = kN;
  uint8_t speed = 0, max = 0, cards = 0;  // cards: wild cards left
  Upgrade upgrade = Upgrade::None;
  int8_t crossings = 0;                 // of the line, NR-12.1
  int8_t best = 0;                      // most crossings so far
  bool violated = false, repaired = false;   // this pit visit, NR-11.5, NR-11.8
  uint8_t gain_max = 0, gain_cards = 0;      // to be taken back, NR-11.6
  uint8_t misses = 0;                   // turns without an order, in a row
  Status status = Status::Racing;
  uint8_t place = 0;                    // 1-based, of finished cars
  uint16_t finish_turn = 0;
  uint8_t finish_move = 0, finish_moves = 0;  // crossed on this move of so many

  bool racing() const { return status == Status::Racing; }
  friend bool operator==(Car const&, Car const&) = default;
};

// What a seat does with the running turn.
struct Plan {
  // Hidden: somebody else's, content unknown here. Copied: open in a copy made by observe(), where a seal carries nothing out.
  enum Stage : uint8_t { Open, Sealed, Absent, Retiring, Hidden, Copied };
  Stage stage = Open;
  Letters order;                        // as sent
  bool open() const { return stage == Open || stage == Copied; }
  friend bool operator==(Plan const&, Plan const&) = default;
};
inline constexpr char const* kStages[6] = {"open", "sealed", "absent", "retiring", "hidden", "copied"};

struct Oil {
  std::array<uint8_t, 2> at = {};
  uint16_t turn = 0;                    // laid at the end of this turn, 0: before the race
  friend bool operator==(Oil const&, Oil const&) = default;
};
inline constexpr int kMaxOil = kMaxTiles;  // NR-6.5 at most one on a tile: none makes room for another

// What lies on the table: all that cars drive on. A search copies this.
struct Board {
  uint16_t turn = 1;
  bool closed = false;                  // the race is over
  int8_t lead = 0;                      // most crossings anybody ever had, NR-7.7
  List<Car, kMaxSeats> cars;            // by seat
  List<Sand, kMaxSand> sand;            // by Tile::sand, what everybody sees
  List<Oil, kMaxOil> oil;

  bool oil_on(Tile const& t) const {
    for (auto const& o : oil)
      if (o.at[0] == t.x && o.at[1] == t.y) return true;
    return false;
  }
  friend bool operator==(Board const&, Board const&) = default;
};

struct State : Board {
  List<Plan, kMaxSeats> plans;          // by seat
  friend bool operator==(State const&, State const&) = default;
};

template <class Ar>
void fields(Ar& ar, Car& c) {
  ar("at", c.at);
  ar("heading", c.heading, Names(kHeadings));
  ar("speed", c.speed, 0, kTopMax);
  ar("max", c.max, 0, kTopMax);
  ar("cards", c.cards, 0, 255);
  ar("upgrade", c.upgrade, Names(kUpgrades));
  ar("crossings", c.crossings, -99, 100);
  ar("best", c.best, -99, 100);
  ar("violated", c.violated);
  ar("repaired", c.repaired);
  ar("gainMax", c.gain_max, 0, kTopMax);
  ar("gainCards", c.gain_cards, 0, 99);
  ar("misses", c.misses, 0, 255);
  ar("status", c.status, Names(kStatuses));
  ar("place", c.place, 0, kMaxSeats);
  ar("finishTurn", c.finish_turn, 0, 65535);
  ar("finishMove", c.finish_move, 0, 99);
  ar("finishMoves", c.finish_moves, 0, 99);
}

template <class Ar>
void fields(Ar& ar, Plan& p) {
  ar("stage", p.stage, Names(kStages));
  ar("order", p.order, Names(kVerbNames, size_t(kLetters)));
}

template <class Ar>
void fields(Ar& ar, Oil& o) {
  ar("at", o.at);
  ar("turn", o.turn, 0, 65535);
}

// Board and plans in the order in which saves and links have them.
template <class Ar>
void fields(Ar& ar, State& s) {
  ar("turn", s.turn, 1, 65535);
  ar("closed", s.closed);
  ar("lead", s.lead, -99, 100);
  ar("cars", s.cars);
  ar("plans", s.plans);
  ar("sand", s.sand, Names(kSandNames));
  ar("oil", s.oil);
}

}  // namespace paddock::nascar
