// What lies on the ground: how it comes there, how long it stays, whom it has struck (R 9).
#include "games/car_wars/duel/counters_parts.hpp"

#include <algorithm>

#include "games/car_wars/duel/collide_parts.hpp"
#include "games/car_wars/duel/score.hpp"
#include "games/car_wars/duel/shoot.hpp"
#include "games/car_wars/rules/crash_course.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {
namespace {

using namespace geometry;
using geometry::Vec;

constexpr int kLastPhase = 400;   // state_fields.hpp: kMostPhases

// The end of the last turn of its life, that of placement not counted.
int16_t end_of(Book const& book, Lie type, int laid) {
  int const life = life_of(book, type);
  if (life < 0) return -1;
  return int16_t(std::min(phase_number(turn_of(std::max(0, laid)) + life, 5), kLastPhase));
}

bool covered(Board const& board, Counter const& counter) {
  Polygon const area = area_of(counter);
  return std::any_of(board.counters.begin(), board.counters.end(), [&](Counter const& gas) {
    bool const dense = gas.type == Lie::smoke || gas.type == Lie::hot_smoke || gas.type == Lie::paint;
    return dense && contact(area, area_of(gas)) == Contact::Overlapping;
  });
}

// No room: the oldest debris goes, then the oldest smoke, then whatever is oldest.
void make_room(Board& board) {
  auto const rank = [](Counter const& c) { return c.type == Lie::debris ? 0 : c.type == Lie::smoke ? 1 : 2; };
  int at = 0;
  for (int i = 1; i < board.counters.size(); ++i) {
    Counter const &a = board.counters[i], &b = board.counters[at];
    if (rank(a) != rank(b) ? rank(a) < rank(b) : a.phase < b.phase) at = i;
  }
  if (!board.counters.empty()) board.counters.erase(at);
}

int find(Car const& car, Lie type) {
  for (int i = 0; i < car.touched.size(); ++i)
    if (car.touched[i].type == uint8_t(type)) return i;
  return -1;
}

}  // namespace

void lay(Work& work, Counter const& counter) {
  Board& board = work.board;
  if (board.counters.full()) make_room(board);
  Counter laid = counter;
  if (laid.until < 0) laid.until = end_of(work.book, laid.type, laid.phase);
  bool const under_it = laid.owner >= 0 && laid.owner < board.cars.size() && has_trigger(laid.type) && contact(area_of(laid), area_of(board.cars[laid.owner])) == Contact::Overlapping;
  if (under_it) set_passage(laid, laid.owner, Passage::done);   // CW-051: he drives off what he drops under himself
  bool const dropped = !is_gas(laid.type) && !is_shed(laid.type);
  laid.hidden = laid.hidden || (work.rules().counters.hidden_under_gas && dropped && covered(board, laid));   // CW-058
  board.counters.push(laid);
}

// CW-056: a flame cloud leaves nothing, burning oil a smoke counter of its size.
void age_counters(Work& work) {
  Board& board = work.board;
  int const now = board.now();
  for (int i = 0; i < board.counters.size();) {
    Counter& counter = board.counters[i];
    bool const over = counter.until >= 0 && counter.until <= now;
    if (over && !is_burning_oil(counter.type) && (counter.type != Lie::flame_cloud || !work.rules().counters.flame_cloud_leaves_smoke)) {
      board.counters.erase(i);
      continue;
    }
    if (over) {
      unveil(work, counter);
      counter.type = Lie::smoke, counter.phase = int16_t(now);
      counter.until = end_of(work.book, Lie::smoke, now);
    }
    ++i;
  }
  for (Counter& counter : board.counters)   // the gas over it is gone
    if (counter.hidden && !covered(board, counter)) unveil(work, counter);
}

void unveil(Work& work, Counter& counter) {
  counter_known(work, counter);
  counter.hidden = false;
}

// R 9: where it has been struck (hurt.cpp). CW-169: its credit is his who last made that car a hazard; CW-089: who has shed it is not
// struck by it until he has left it.
void shed(Work& work) {
  static Rule const rule = rule_named("R-9");
  Board& board = work.board;
  for (int s = 0; s < board.cars.size(); ++s) {
    touch_down(work, Seat(s));
    Car& car = board.cars[s];
    if (!on_board(car)) continue;
    // Who has not moved lies in oil, fire and gas all the same (CW-044).
    if (car.fights() && !board.counters.empty()) touch_types(work, Seat(s), sweep_of(work.book, car, car.pose, car.pose));
    leave_types(work, Seat(s));
    Dropped const what = dropped_by(car.got_now, false, false);
    car.got_now = 0;
    if (what == Dropped::nothing) continue;
    Lie const type = what == Dropped::debris ? Lie::debris : Lie::obstacle;
    ScoreSettings::Shed const credit = work.rules().score.obstacle_credit;
    Seat const owner = credit == ScoreSettings::Shed::nobody ? kNobody : credit == ScoreSettings::Shed::shedding_vehicle ? Seat(s) : car.shaken_by;
    Counter piece{.type = type, .owner = owner, .pose = car.rubble, .phase = int16_t(board.now())};
    if (!work.rules().collision.own_collision_debris) set_passage(piece, Seat(s), Passage::done);
    lay(work, piece);
    if (work.log) work.log({.kind = Ev::Dropped, .seat = Seat(s), .rule = rule, .b = int16_t(type), .at = spot_of(piece.pose)});
  }
}

// ---- contact

int16_t struck_in(Car const& car, Lie type) {
  int const at = find(car, type);
  return at < 0 ? int16_t(-1) : car.touched[at].struck;
}

void mark_struck(Car& car, Lie type, int phase) {
  int const at = find(car, type);
  if (at >= 0) {
    car.touched[at].struck = int16_t(phase);
    return;
  }
  if (car.touched.full()) car.touched.erase(0);
  car.touched.push({uint8_t(type), int16_t(phase)});
}

void forget(Car& car, Lie type) {
  int const at = find(car, type);
  if (at >= 0) car.touched.erase(at);
}

namespace {

// CW-044: it strikes on first contact, and again after so many phases of contact that has never broken.
bool may_strike(Work const& work, Seat seat, Lie type) {
  CounterSettings const& s = work.rules().counters;
  int16_t const struck = struck_in(work.board.cars[seat], type);
  if (struck < 0) return true;
  int const phases = work.board.now() - struck;
  return phases >= (s.re_hit_requires_exit ? s.contact_repeat_phases : 1);
}

// Of a type how many it is on, and the first of them.
int touching(Work const& work, Sweep const& sweep, Lie type, Counter& first) {
  int count = 0;
  for (Counter const& counter : work.board.counters) {
    if (counter.type != type || !acts_now(work.book, work.board, counter) || !near(sweep, counter)) continue;
    if (zone_of(sweep, area_of(counter)) != dropping::Zone::over) continue;
    if (count++ == 0) first = counter;
  }
  return count;
}

constexpr Lie kByType[] = {Lie::ice, Lie::flaming_oil, Lie::hot_flaming_oil, Lie::flame_cloud, Lie::paint, Lie::tear_gas};
constexpr int kShaking = 4;                // of them so many are hazards

}  // namespace

Shaking shaking_types(Work const& work, Seat seat, Sweep const& sweep) {
  Shaking out;
  for (int i = 0; i < kShaking; ++i)
    if (Counter first; touching(work, sweep, kByType[i], first) > 0 && may_strike(work, seat, kByType[i])) out.push(first);
  return out;
}

// CW-043: of one type one effect, however many lie there; or each.
void touch_type(Work& work, Seat seat, Sweep const& sweep, Lie type) {
  Counter first;
  int const count = touching(work, sweep, type, first);
  if (count == 0 || !may_strike(work, seat, type)) return;
  mark_struck(work.car(seat), type, work.board.now());
  dropping::State const state = is_gas(type) ? dropping::State::gas : dropping::State::liquid;
  int const times = dropping::acting(state, count, work.rules().counters);
  for (int n = 0; n < times; ++n) strike_type(work, seat, first);
}

void touch_types(Work& work, Seat seat, Sweep const& sweep) {
  Shaking due = shaking_types(work, seat, sweep);
  draw_order(work, due);
  for (Counter const& one : due) touch_type(work, seat, sweep, one.type);
  for (int i = kShaking; i < int(std::size(kByType)); ++i) touch_type(work, seat, sweep, kByType[i]);
}

void leave_types(Work& work, Seat seat) {
  Car& car = work.car(seat);
  if (car.touched.empty()) return;
  Polygon const own = area_of(car);
  for (Lie type : kByType) {
    bool const in_it = std::any_of(work.board.counters.begin(), work.board.counters.end(), [&](Counter const& c) {
      return c.type == type && acts_now(work.book, work.board, c) && contact(area_of(c), own) == Contact::Overlapping;
    });
    if (!in_it) forget(car, type);
  }
}

}  // namespace paddock::car_wars::duel
