// The whole position of a Speed Circuit race: a plain value. Speeds are mph (multiples of 20), places are progress (laps
// driven * rows of a lap + row; below 0 on the grid) and lane.
#pragma once
#include <array>
#include <cstdint>

#include "core/fields.hpp"
#include "core/ids.hpp"
#include "core/list.hpp"
#include "games/speed_circuit/rules/design.hpp"
#include "games/speed_circuit/rules/tables.hpp"

namespace paddock::speed_circuit {

inline constexpr int kMps = 12;         // the card "maintain present speed"; the others are speed / 20
inline constexpr int kNoCard = -1;
inline constexpr int kAnyCar = 12;      // "pass any"

enum class Phase : uint8_t { Build, Bid, Plot, Move, Over };
inline constexpr char const* kPhases[] = {"build", "bid", "plot", "move", "over"};

enum class Where : uint8_t { Road, Left, Right, Gone };   // Left, Right: off the track beside that edge
inline constexpr char const* kWheres[] = {"road", "left", "right", "gone"};

enum class Status : uint8_t { Racing, Finished, Out };
inline constexpr char const* kStatuses[] = {"racing", "finished", "out"};

// Why a car rests: decides how it may start (SC-B.7, SC-4.9, S-04).
enum class Rest : uint8_t { None, Grid, Other, Spin };
inline constexpr char const* kRests[] = {"none", "grid", "other", "spin"};

// SC-4.5 what was paid in the corner a car is in.
struct Ledger {
  uint8_t corner = 0;                   // id, 0: none
  int8_t wear = 0, rolls = 0;
  int16_t band = 0;                     // mph above the limit that are bought
  bool arrow = false;                   // SC-B.10 still on the racing line
  friend bool operator==(Ledger const&, Ledger const&) = default;
};

struct Car {
  Levels levels = {};                   // as built, SC-3.T
  int16_t accel = 0, decel = 0, top = 0, start = 0;
  int16_t wear = 0, chips1 = 0, chips3 = 0;
  int16_t speed = 0;                    // at the end of the last turn
  int16_t progress = 0;
  int8_t lane = 0;                      // off the track: the lane beside it
  Where where = Where::Road;
  Status status = Status::Racing;
  bool engine = false, brakes = false;  // damaged, SC-4.12
  Rest rest = Rest::Grid;
  Ledger account;
  uint8_t misses = 0;                   // turns without a plot, in a row
  // of the running turn
  int16_t plot = 0;                     // as corrected, SC-4.2
  int16_t go = 0;                       // what is left of it after the tests
  int8_t ahead = -1;                    // seat of the car directly ahead whose slip counts, SC-4.6
  bool spun = false, halted = false;    // halted: spun before its own move
  bool rollout = false;                 // SC-4.12a
  bool ghost = false;                   // its sheet or the ghost answers for it
  // at the end
  int16_t finish_turn = 0;
  int8_t place = 0;                     // 1-based, of finished cars

  bool racing() const { return status == Status::Racing; }
  bool on_board() const { return where != Where::Gone; }
  bool on_road() const { return where == Where::Road; }
  bool off_track() const { return where == Where::Left || where == Where::Right; }
  int skill() const { return chips1 + 3 * chips3; }
  friend bool operator==(Car const&, Car const&) = default;
};

// What a driver wants on the way; what the ghost does when nothing is said.
struct Orders {
  int8_t lane = -1;                     // wished at the end of the move
  int16_t row = -1;                     // not beyond this row
  int8_t arrow = 0;                     // 1: follow arrows, 2: keep off them
  int8_t corner_dice = 0, brake_dice = 0;   // 1: dice before wear
  std::array<int8_t, 5> chips = {};     // engine, start, brakes, chance, pass
  int8_t block = 0;
  int8_t slip = 0;
  int8_t pass = -1;                     // a seat, kAnyCar, -1: nobody
  friend bool operator==(Orders const&, Orders const&) = default;
};
inline constexpr char const* kChipKinds[5] = {"engine", "start", "brakes", "chance", "pass"};
constexpr int chip_kind(Table t) {
  return t == Table::Accel || t == Table::Top ? 0 : t == Table::Start ? 1 : t == Table::Brakes ? 2 : t == Table::Passing ? 4 : 3;
}

// "if #4 lane 0": only what is public when the own car moves, and only of a car that moved before it.
struct Branch {
  enum Kind : uint8_t { Always, InLane, Ahead, Out, Spun };
  Kind kind = Always;
  int8_t seat = 0, value = 0;
  Orders orders;
  friend bool operator==(Branch const&, Branch const&) = default;
};
inline constexpr char const* kConditions[] = {"always", "lane", "ahead", "out", "spun"};
inline constexpr int kMaxBranches = 4;  // the first is the unconditional one

// What a seat commits in secret: a car, a bid, or a plot with its sheet.
struct Plan {
  enum Stage : uint8_t { Open, Sealed, Absent, Retiring, Hidden, Answered, AbsentAnswered };   // the last two: told.cpp
  Stage stage = Open;
  List<int8_t, kLines> build;           // levels chosen so far
  int16_t bid_wear = 0, bid1 = 0, bid3 = 0;
  int8_t rank = -1;                     // how far the sheet is written (sheet.hpp)
  int8_t card = kNoCard;
  List<Branch, kMaxBranches> sheet;     // empty: nothing said
  Orders standing;                      // kept from turn to turn
  bool keep = false;                    // the sheet becomes the standing one
  void start_over() {                   // all but the standing orders; cheaper than `= {}`, whose lists are mostly empty
    stage = Open;
    build.clear();
    bid_wear = bid1 = bid3 = 0;
    rank = -1;
    card = kNoCard;
    sheet.clear();
    keep = false;
  }
  bool absent() const { return stage == Absent || stage == AbsentAnswered; }
  bool answered() const { return stage == Answered || stage == AbsentAnswered; }   // its decisions are told one by one
  friend bool operator==(Plan const&, Plan const&) = default;
};
inline bool nothing_said(Plan const& p) {
  return p.stage == Plan::Absent || (p.sheet.empty() && p.standing == Orders{});
}
inline constexpr char const* kStages[] = {"open", "sealed", "absent", "retiring", "hidden", "answered", "absentAnswered"};

// The decision that is due while cars move.
struct Ask {
  enum Kind : uint8_t { None, Chips, Block, Pay, Step, Slip, Shift };
  Kind kind = None;
  Seat seat = kNobody;
  Table table = Table::Accel;           // Chips
  bool braking = false;                 // Pay: deceleration or corner
  int16_t over = 0;                     // Pay
  friend bool operator==(Ask const&, Ask const&) = default;
};
inline constexpr char const* kAsks[] = {"none", "chips", "block", "pay", "step", "slip", "shift"};

// Where the machine of drive.cpp is.
enum class At : uint8_t { Next, Tests, Braking, Drive, SpinHere, Slip, Settle, Wrecks, Finish };
inline constexpr char const* kAts[] = {"next", "tests", "braking", "drive", "spinHere", "slip", "settle", "wrecks", "finish"};

// What a sheet left open and the ghost decided.
enum Silent : uint8_t { kRollChips = 1, kBlockChips = 2, kCorners = 4, kBraking = 8, kTow = 16, kSlower = 32, kPasses = 64 };

// The running move of one car.
struct Move {
  At at = At::Next;
  bool testing = false;                 // S-02 all tests first
  int8_t index = -1;                    // in Board::order
  int16_t from = 0;                     // progress at its begin
  int16_t speed = 0;                    // of this turn
  int8_t driven = 0;                    // spaces
  int8_t passes = 0;                    // that count for the next one, SC-4.10d
  int16_t over = 0, slack = 0;          // of the plot: beyond the deceleration, or unused
  int16_t shed = 0;                     // emergency braking so far
  int8_t wear = 0, rolls = 0;           // brake account
  bool driving = false;                 // past the braking for the plot
  bool braked = false, failed = false, slipped = false, spin_later = false, spun = false, doomed = false;
  bool on_top = false;                  // stands on an occupied space
  int8_t pass_lane = -1, passee = -1, pass_chips = 0;   // -1: chosen, unknown here
  uint16_t wrecks = 0;                  // marks already rolled for
  uint8_t silent = 0;                   // what the ghost has answered for a silent sheet: bits of Silent, each reported once
  int8_t modifier = 0;                  // of the roll that is due
  friend bool operator==(Move const&, Move const&) = default;
};

// SC-4.13 a crash on course of this turn.
struct Wreck {
  int16_t row = 0;
  bool wide = false;
  friend bool operator==(Wreck const&, Wreck const&) = default;
};

inline constexpr int8_t kTruth = -3;    // Board::eyes of the real position
inline constexpr int8_t kTold = -2;     // of the same without what nobody learns: a position of a told record

// What lies on the table: all that cars move by. A search copies this.
struct Board {
  Phase phase = Phase::Build;
  int16_t turn = 1;                     // of the record: cars and bids count
  int16_t round = 0;                    // of the race
  int8_t eyes = kTruth;                 // whose view this copy is (observe)
  List<Car, kMaxSeats> cars;            // by seat
  List<Seat, kMaxSeats> order;          // of movement, this turn
  List<Wreck, kMaxSeats> wrecks;        // of this turn
  Ask ask;
  Move move;
  bool looked_at() const { return eyes > kTold; }   // a copy made by observe()
  friend bool operator==(Board const&, Board const&) = default;
};

struct State : Board {
  List<Plan, kMaxSeats> plans;          // by seat
  friend bool operator==(State const&, State const&) = default;
};

template <class Ar>
void fields(Ar& ar, Ledger& a) {
  ar("corner", a.corner, 0, 24);
  ar("wear", a.wear, 0, 9);
  ar("rolls", a.rolls, 0, 9);
  ar("band", a.band, 0, 60);
  ar("arrow", a.arrow);
}

template <class Ar>
void fields(Ar& ar, Car& c) {
  ar("levels", c.levels, -2, 3);
  ar("accel", c.accel, 0, 220);
  ar("decel", c.decel, 0, 220);
  ar("top", c.top, 0, 220);
  ar("start", c.start, 0, 220);
  ar("wear", c.wear, 0, 999);
  ar("chips1", c.chips1, 0, 999);
  ar("chips3", c.chips3, 0, 99);
  ar("speed", c.speed, 0, 260);
  ar("progress", c.progress, -99, 9999);
  ar("lane", c.lane, 0, 3);
  ar("where", c.where, Names(kWheres));
  ar("status", c.status, Names(kStatuses));
  ar("engine", c.engine);
  ar("brakes", c.brakes);
  ar("rest", c.rest, Names(kRests));
  ar("account", c.account);
  ar("misses", c.misses, 0, 255);
  ar("plot", c.plot, 0, 260);
  ar("go", c.go, 0, 260);
  ar("ahead", c.ahead, -1, 11);
  ar("spun", c.spun);
  ar("halted", c.halted);
  ar("rollout", c.rollout);
  ar("ghost", c.ghost);
  ar("finishTurn", c.finish_turn, 0, 9999);
  ar("place", c.place, 0, 12);
}

template <class Ar>
void fields(Ar& ar, Orders& o) {
  ar("lane", o.lane, -1, 3);
  ar("row", o.row, -1, 160);
  ar("arrow", o.arrow, 0, 2);
  ar("cornerDice", o.corner_dice, 0, 1);
  ar("brakeDice", o.brake_dice, 0, 1);
  ar("chips", o.chips, 0, 3);
  ar("block", o.block, 0, 3);
  ar("slip", o.slip, 0, 1);
  ar("pass", o.pass, -1, 12);
}

template <class Ar>
void fields(Ar& ar, Branch& b) {
  ar("if", b.kind, Names(kConditions));
  ar("car", b.seat, 0, 11);
  ar("value", b.value, 0, 3);
  ar("orders", b.orders);
}

template <class Ar>
void fields(Ar& ar, Plan& p) {
  ar("stage", p.stage, Names(kStages));
  ar("build", p.build, -2, 3);
  ar("bidWear", p.bid_wear, 0, 999);
  ar("bid1", p.bid1, 0, 999);
  ar("bid3", p.bid3, 0, 99);
  ar("rank", p.rank, -1, 99);
  ar("card", p.card, -1, 12);
  ar("sheet", p.sheet);
  ar("standing", p.standing);
  ar("keep", p.keep);
}

template <class Ar>
void fields(Ar& ar, Ask& a) {
  ar("kind", a.kind, Names(kAsks));
  ar("seat", a.seat, -1, 11);
  ar("table", a.table, Names(kTableNames));
  ar("braking", a.braking);
  ar("over", a.over, 0, 260);
}

template <class Ar>
void fields(Ar& ar, Move& m) {
  ar("at", m.at, Names(kAts));
  ar("testing", m.testing);
  ar("index", m.index, -1, 12);
  ar("from", m.from, -99, 9999);
  ar("speed", m.speed, 0, 260);
  ar("driven", m.driven, 0, 13);
  ar("passes", m.passes, 0, 12);
  ar("over", m.over, 0, 260);
  ar("slack", m.slack, 0, 260);
  ar("shed", m.shed, 0, 260);
  ar("wear", m.wear, 0, 9);
  ar("rolls", m.rolls, 0, 9);
  ar("driving", m.driving);
  ar("braked", m.braked);
  ar("failed", m.failed);
  ar("slipped", m.slipped);
  ar("spinLater", m.spin_later);
  ar("spun", m.spun);
  ar("doomed", m.doomed);
  ar("onTop", m.on_top);
  ar("passLane", m.pass_lane, -1, 3);
  ar("passee", m.passee, -1, 11);
  ar("passChips", m.pass_chips, -1, 3);
  ar("rolledFor", m.wrecks, 0, 4095);
  ar("silent", m.silent, 0, 127);
  ar("modifier", m.modifier, -9, 24);
}

template <class Ar>
void fields(Ar& ar, Wreck& w) {
  ar("row", w.row, 0, 160);
  ar("wide", w.wide);
}

// Board and plans in the order in which saves and links have them.
template <class Ar>
void fields(Ar& ar, State& s) {
  ar("phase", s.phase, Names(kPhases));
  ar("turn", s.turn, 1, 9999);
  ar("round", s.round, 0, 9999);
  ar("eyes", s.eyes, -3, 11);
  ar("cars", s.cars);
  ar("plans", s.plans);
  ar("order", s.order, -1, 11);
  ar("wrecks", s.wrecks);
  ar("ask", s.ask);
  ar("move", s.move);
}

}  // namespace paddock::speed_circuit
