// A car drives over what lies on the ground (R 9).
#include <algorithm>

#include "games/car_wars/duel/collide_parts.hpp"
#include "games/car_wars/duel/counters_parts.hpp"
#include "games/car_wars/duel/crash_run.hpp"
#include "games/car_wars/duel/score.hpp"

namespace paddock::car_wars::duel {
namespace {

using Reach = dropping::Zone;

// What it stood on when the phase began has done what it does already. What has just been shed onto it acts all the same (CW-089), but
// for what it has shed itself.
bool stood_on(Work const& work, Seat seat, Sweep const& sweep, Counter const& counter) {
  if (passage_of(counter, seat) == Passage::done) return true;
  if (zone_before(sweep, area_of(counter)) != Reach::over) return false;
  bool moved = false;                      // since it came to lie there, by the speed it has
  for (int phase = counter.phase + 1; phase < work.board.now() && !moved; ++phase)
    moved = phase - counter.phase > 5 || quarters_now(work.book, work.board.cars[seat], phase % 5 + 1, work.board.cars[seat].pace) > 0;
  return moved || !work.rules().collision.other_collision_debris;
}

bool drives_onto(Work const& work, Seat seat, Sweep const& sweep, Counter const& counter) {
  return acts_now(work.book, work.board, counter) && near(sweep, counter) && zone_of(sweep, area_of(counter)) == Reach::over &&
         !stood_on(work, seat, sweep, counter);
}

// CW-050: one secret roll a passage, kept until the car has left: 1-2 sets it off at once, 3-4 once the car drives over it, else it is done
// with that car. What has come to lie beside or under the car is rolled for when that moves next (CW-055). `felt`: the car is on it; where it
// was when it began to move.
struct Felt {
  bool over = false, before = false;
};
bool sets_off(Work& work, Seat seat, Counter& counter, Reach was, Reach is, Felt& felt) {
  CounterSettings const& s = work.rules().counters;
  bool const own = counter.owner == seat && is_fresh(work.board, counter);
  bool const only_over = own && s.own_counters == CounterSettings::Own::only_direct_overlap;
  Passage const has = passage_of(counter, seat);
  bool const over = felt.over = is == Reach::over;
  if (is == Reach::none || has == Passage::done || (!over && (has == Passage::waits || only_over))) return false;
  if (has == Passage::waits) {
    set_passage(counter, seat, Passage::done);
    return s.single_roll || work.dice.roll(6, "trigger", seat) <= 4;
  }
  int const roll = work.dice.roll(6, "trigger", seat);
  Reach const zones[] = {was == Reach::over ? was : Reach::adjacent, is};
  int const at = dropping::goes_off({.roll = roll}, zones, own, s);
  bool const waits = at < 0 && !over && (roll <= 4 || !s.single_roll);
  set_passage(counter, seat, waits ? Passage::waits : Passage::done);
  felt = {at >= 0 && zones[at] == Reach::over, at == 0 && was != Reach::none};
  return at >= 0;
}

// One thing on a step that may hurt or shake the car.
struct Meeting {
  enum class What : uint8_t { rubble, trigger, type } what{};
  Counter counter;
};
using Meetings = Scratch<Meeting, 24>;

void meet(Meetings& all, Meeting::What what, Counter const& counter) {
  if (!all.full()) all.push({what, counter});
}

// CW-132: an obstacle lets the debris of the phase be forgotten; debris strikes once a phase however much of it there is.
void find_rubble(Work const& work, Seat seat, Sweep const& sweep, Meetings& all) {
  Car const& car = work.board.cars[seat];
  bool obstacle = struck_in(car, Lie::obstacle) == work.board.now();
  for (Counter const& counter : work.board.counters) {
    if ((counter.type != Lie::obstacle && counter.type != Lie::junk) || !drives_onto(work, seat, sweep, counter)) continue;
    obstacle |= counter.type == Lie::obstacle;
    meet(all, Meeting::What::rubble, counter);
  }
  if (struck_in(car, Lie::debris) == work.board.now() || (obstacle && work.rules().hazard.obstacle_overrides_debris)) return;
  for (Counter const& counter : work.board.counters)
    if (counter.type == Lie::debris && drives_onto(work, seat, sweep, counter)) return meet(all, Meeting::What::rubble, counter);
}

// What waits acts on who drives over it only. CW-043 else: of several of one type one acts, as liquids do.
void find_triggers(Work& work, Seat seat, Sweep const& sweep, Meetings& all) {
  for (Counter& counter : work.board.counters) {
    if (!has_trigger(counter.type) || counter.fuse == Fuse::radio_only || !acts_now(work.book, work.board, counter) || !near(sweep, counter)) continue;
    Passage const has = passage_of(counter, seat);
    Reach const zone = zone_of(sweep, area_of(counter));
    bool const in_zone = has == Passage::none ? zone != Reach::none : has == Passage::waits && zone == Reach::over;
    if (!(counter.fuse == Fuse::proximity ? in_fuse(work.book, seat, sweep, counter) : in_zone)) continue;
    bool const again = std::any_of(all.begin(), all.end(), [&](Meeting const& one) { return one.what == Meeting::What::trigger && one.counter.type == counter.type; });
    if (again && !work.rules().counters.stack_solids) set_passage(counter, seat, Passage::done);
    else meet(all, Meeting::What::trigger, counter);
  }
}

void trigger(Work& work, Seat seat, Sweep const& sweep, Counter const& counter, geometry::Pose from) {
  auto& lies = work.board.counters;
  int at = 0;
  while (at < lies.size() && !(lies[at] == counter)) ++at;
  if (at == lies.size()) return;             // another one has set it off
  geometry::Polygon const area = area_of(counter);
  Felt felt;
  bool const fuse = counter.fuse == Fuse::proximity;   // no roll: it goes off
  if (!fuse && !sets_off(work, seat, lies[at], zone_before(sweep, area), zone_of(sweep, area), felt)) return;
  // What set them off from beside it is driven over all the same, if the step goes on over them.
  if (is_spikes(counter.type)) return strike_spikes(work, seat, Counter(lies[at]), felt.over || zone_of(sweep, area) == Reach::over);
  lies.erase(at);
  counter_known(work, counter);
  blow_up(work, counter, false, felt.before ? seat : kNobody, from);
}

// A passage is over once no part of the car is near.
void leave_behind(Work& work, Seat seat) {
  geometry::Polygon const area = area_of(work.car(seat));
  for (Counter& counter : work.board.counters)
    if (passage_of(counter, seat) != Passage::none && !geometry::squared(area, area_of(counter)).within(geometry::kInch / 4)) set_passage(counter, seat, Passage::none);
}

bool near_any(Board const& board, Seat seat, geometry::Pose from, geometry::Pose to) {
  if (board.counters.empty()) return false;
  Sweep const bounds = bounds_of(board.cars[seat], from, to);
  return std::any_of(board.counters.begin(), board.counters.end(), [&](Counter const& counter) { return near(bounds, counter); });
}

void meet_all(Work& work, Seat seat, geometry::Pose from, geometry::Pose to) {
  Sweep const sweep = sweep_of(work.book, work.car(seat), from, to);
  Meetings all;
  find_rubble(work, seat, sweep, all);
  find_triggers(work, seat, sweep, all);
  for (Counter const& counter : shaking_types(work, seat, sweep)) meet(all, Meeting::What::type, counter);
  draw_order(work, all);
  for (Meeting const& one : all) {
    if (one.what == Meeting::What::trigger) trigger(work, seat, sweep, one.counter, from);
    else if (one.what == Meeting::What::type) touch_type(work, seat, sweep, one.counter.type);
    else if (one.counter.type == Lie::obstacle) strike_obstacle(work, seat, one.counter);
    else if (one.counter.type == Lie::junk) strike_junk(work, seat, one.counter);
    else strike_debris(work, seat, one.counter);
  }
  touch_types(work, seat, sweep);            // paint and gas
}

}  // namespace

void cross(Work& work, Seat seat, geometry::Pose from, geometry::Pose to) {
  if (!seated(work.board, seat) || !on_board(work.car(seat))) return;
  touch_down(work, seat);
  if (!work.car(seat).fights()) return;
  if (near_any(work.board, seat, from, to)) meet_all(work, seat, from, to);
  leave_types(work, seat);
  leave_behind(work, seat);
}

int would_cross(Book const& book, Board const& board, Seat seat, geometry::Pose from, geometry::Pose to, bool seen) {
  if (!seated(board, seat) || in_flight(board.cars[seat].run) || !near_any(board, seat, from, to)) return -1;
  Sweep const sweep = sweep_of(book, board.cars[seat], from, to);
  for (int i = 0; i < board.counters.size(); ++i) {
    Counter const& counter = board.counters[i];
    bool const harmless = counter.type == Lie::smoke || counter.type == Lie::hot_smoke || counter.type == Lie::tear_gas;
    if (harmless || (seen && (counter.hidden || counter.owner == seat || counter.owner == kNobody)) || !near(sweep, counter) || !acts_now(book, board, counter)) continue;
    geometry::Polygon const area = area_of(counter);
    Reach const was = zone_before(sweep, area), is = zone_of(sweep, area);
    if (was == Reach::over || passage_of(counter, seat) == Passage::done) continue;
    bool const own = counter.owner == seat && is_fresh(board, counter);
    bool const sensed = has_trigger(counter.type) && !own && is == Reach::adjacent && was == Reach::none;
    if (is == Reach::over || sensed) return i;
  }
  return -1;
}

}  // namespace paddock::car_wars::duel
