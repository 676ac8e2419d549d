// The position: plain values, with bounds for each (fields()), so that links, saves and referees' rulings can hold nothing else.
// Here belongs what lasts from one decision to the next; what a turn works with while it is carried out is turn.cpp's own.
#pragma once
#include "core/action.hpp"
#include "core/fields.hpp"
#include "core/ids.hpp"
#include "core/list.hpp"

namespace paddock::null {

// The ids of the rules, as rules.json has them; the numbers stand beside the code that carries them out.
inline constexpr Rule kPick{"NL-1.1"}, kAlone{"NL-1.2"}, kTie{"NL-1.3"}, kEnd{"NL-1.4"}, kBring{"NL-1.5"}, kSprung{"NL-1.6"};

inline constexpr int kGoal = 12, kLastTurn = 200;   // NL-1.4

// What may be decided: the verbs of Actions. Links know them by number, so a new one goes to the end.
enum Verb : uint16_t { Pick, Seal, Absent, Retire, Bring };

struct Runner {
  int8_t place = 0;
  int8_t spring = 0;    // 1..3, 0: none yet, or not known in this copy
  bool sprung = false;  // everybody knows the spring
  friend bool operator==(Runner const&, Runner const&) = default;
};

// What a seat says in the running turn.
struct Plan {
  int8_t pick = 0;      // 1..3, 0: none yet
  bool sealed = false;
  bool hidden = false;  // sealed, and what it says is not in this copy
  friend bool operator==(Plan const&, Plan const&) = default;
};

// What lies on the table: all that runners move by but the plans. A bot that looks ahead copies this and leaves the plans.
struct Board {
  int16_t turn = 1;
  bool over = false;
  List<Runner, kMaxSeats> runners;   // by seat
  friend bool operator==(Board const&, Board const&) = default;
};

struct State : Board {
  List<Plan, kMaxSeats> plans;       // by seat
  friend bool operator==(State const&, State const&) = default;
};

inline bool brings(Board const& s) { return s.turn == 1; }   // NL-1.5
inline int8_t draft(State const& s, Seat seat) { return brings(s) ? s.runners[seat].spring : s.plans[seat].pick; }

struct Seated {         // as saves and links have a seat
  Runner runner;
  Plan plan;
  friend bool operator==(Seated const&, Seated const&) = default;
};

template <class Ar>
void fields(Ar& ar, Seated& one) {
  ar("place", one.runner.place, 0, 99);
  ar("pick", one.plan.pick, 0, 3);
  ar("spring", one.runner.spring, 0, 3);
  ar("sprung", one.runner.sprung, 0, 1);
  ar("sealed", one.plan.sealed, 0, 1);
  ar("hidden", one.plan.hidden, 0, 1);
}

// A new game names the members of its board and then its plans, each with fields() of its own. Here links older than the two lists
// have runner and plan seat by seat, and they must open for ever.
template <class Ar>
void fields(Ar& ar, State& s) {
  ar("turn", s.turn, 1, 999);
  ar("over", s.over, 0, 1);
  List<Seated, kMaxSeats> seats;
  for (int i = 0; i < s.runners.size(); ++i) seats.push({s.runners[i], s.plans[i]});
  List<Seated, kMaxSeats> const was = seats;
  ar("runners", seats);
  if (seats == was) return;   // `ar` writes, or there is nothing new
  s.runners.clear();
  s.plans.clear();
  for (Seated const& one : seats) s.runners.push(one.runner), s.plans.push(one.plan);
}

}  // namespace paddock::null
