// A car drives over what lies on the ground (R 9).
#include <algorithm>

#include "games/car_wars/duel/collide_parts.hpp"
#include "games/car_wars/duel/counters_parts.hpp"
#include "games/car_wars/duel/crash_run.hpp"

namespace paddock::car_wars::duel {
namespace {

using Reach = dropping::Zone;

bool seated(Board const& board, Seat seat) { return seat >= 0 && seat < board.cars.size(); }

// What it stood on has done what it does already. What has just been shed onto it by somebody it has hit (CW-169: so the credit is its
// own) acts all the same, its own does not (CW-089).
bool stood_on(Work const& work, Seat seat, Sweep const& sweep, Counter const& counter) {
  if (zone_before(sweep, area_of(counter)) != Reach::over) return false;
  if (counter.phase + 1 < work.board.now()) return true;
  CollisionSettings const& s = work.rules().collision;
  return !(counter.owner == seat ? s.other_collision_debris : s.own_collision_debris);
}

bool drives_onto(Work const& work, Seat seat, Sweep const& sweep, Counter const& counter) {
  return acts_now(work.book, work.board, counter) && near(sweep, counter) && zone_of(sweep, area_of(counter)) == Reach::over &&
         !stood_on(work, seat, sweep, counter);
}

// CW-050: one secret roll a passage, never kept: who comes near rolls, 1-2 sets it off; who then drives over it has rolled 3 or more, and
// of the four that are left the lower two set it off.
bool sets_off(Work& work, Seat seat, Counter const& counter, Reach was, Reach is, bool& over) {
  bool const own = counter.owner == seat && is_fresh(work.board, counter);
  bool const only_over = own && work.rules().counters.own_counters == CounterSettings::Own::only_direct_overlap;
  over = is == Reach::over;
  if (is == Reach::none || was == Reach::over) return false;
  if (was == Reach::adjacent && !only_over) {
    bool const rolled = counter.phase + 1 < work.board.now();   // else it has just come to lie beside the car (CW-055)
    return over && (rolled ? work.dice.roll(4, "trigger", seat) <= 2 : work.dice.roll(6, "trigger", seat) <= 4);
  }
  if (only_over && !over) return false;
  int const roll = work.dice.roll(6, "trigger", seat);
  Reach const zones[] = {Reach::adjacent, is};
  int const at = dropping::goes_off(roll, zones, own, work.rules().counters);
  over = at == 1 && is == Reach::over;
  return at >= 0;
}

// One thing on a step that may hurt or shake the car.
struct Meeting {
  enum class What : uint8_t { rubble, trigger, types } what{};
  Counter counter;
};
using Meetings = List<Meeting, 24>;

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

void find_triggers(Work const& work, Seat seat, Sweep const& sweep, Meetings& all) {
  for (Counter const& counter : work.board.counters) {
    if (!has_trigger(counter.type) || !acts_now(work.book, work.board, counter) || !near(sweep, counter)) continue;
    geometry::Polygon const area = area_of(counter);
    if (counter.fuse == Fuse::radio_only) continue;
    bool const felt = counter.fuse == Fuse::proximity ? in_fuse(work.book, seat, sweep, counter) : zone_of(sweep, area) != Reach::none && zone_before(sweep, area) != Reach::over;
    if (felt) meet(all, Meeting::What::trigger, counter);
  }
}

void find_types(Work const& work, Sweep const& sweep, Meetings& all) {
  for (Counter const& counter : work.board.counters) {
    bool const by_type = counter.type == Lie::ice || counter.type == Lie::flaming_oil || counter.type == Lie::flame_cloud;
    if (!by_type || !acts_now(work.book, work.board, counter) || !near(sweep, counter) || zone_of(sweep, area_of(counter)) != Reach::over) continue;
    return meet(all, Meeting::What::types, counter);
  }
}

void trigger(Work& work, Seat seat, Sweep const& sweep, Counter const& counter) {
  auto& lies = work.board.counters;
  int at = 0;
  while (at < lies.size() && !(lies[at] == counter)) ++at;
  if (at == lies.size()) return;             // another one has set it off
  geometry::Polygon const area = area_of(counter);
  bool over = false;
  bool const felt = counter.fuse == Fuse::proximity;   // no roll: it goes off
  if (!felt && !sets_off(work, seat, counter, zone_before(sweep, area), zone_of(sweep, area), over)) return;
  if (is_spikes(counter.type)) return strike_spikes(work, seat, counter, over);
  lies.erase(at);
  blow_up(work, counter, false);
}

// CW-140: what a step meets at once comes in random order, each with all that follows from it.
void draw_order(Work& work, Meetings& all) {
  for (int i = all.size() - 1; i > 0; --i) {
    int const other = work.dice.roll(i + 1, "order", kNobody) - 1;
    std::swap(all[i], all[other]);
  }
}

}  // namespace

void cross(Work& work, Seat seat, geometry::Pose from, geometry::Pose to) {
  if (!seated(work.board, seat) || !on_board(work.car(seat))) return;
  touch_down(work, seat);
  if (!work.car(seat).fights()) return;
  if (work.board.counters.empty() && work.car(seat).touched.empty()) return;
  Sweep const sweep = sweep_of(work.book, work.car(seat), from, to);
  Meetings all;
  find_rubble(work, seat, sweep, all);
  find_triggers(work, seat, sweep, all);
  find_types(work, sweep, all);
  draw_order(work, all);
  for (Meeting const& one : all) {
    if (one.what == Meeting::What::trigger) trigger(work, seat, sweep, one.counter);
    else if (one.what == Meeting::What::types) touch_types(work, seat, sweep);
    else if (one.counter.type == Lie::obstacle) strike_obstacle(work, seat, one.counter);
    else if (one.counter.type == Lie::junk) strike_junk(work, seat, one.counter);
    else strike_debris(work, seat, one.counter);
  }
  touch_types(work, seat, sweep);            // who has left a type, and paint
}

int would_cross(Book const& book, Board const& board, Seat seat, geometry::Pose from, geometry::Pose to) {
  if (!seated(board, seat) || board.counters.empty() || in_flight(board.cars[seat].run)) return -1;
  Sweep const bounds = bounds_of(board.cars[seat], from, to);
  auto const may_touch = [&](Counter const& counter) { return near(bounds, counter); };
  if (std::none_of(board.counters.begin(), board.counters.end(), may_touch)) return -1;
  Sweep const sweep = sweep_of(book, board.cars[seat], from, to);
  for (int i = 0; i < board.counters.size(); ++i) {
    Counter const& counter = board.counters[i];
    bool const harmless = counter.type == Lie::smoke || counter.type == Lie::hot_smoke || counter.type == Lie::tear_gas;
    if (harmless || !near(sweep, counter) || !acts_now(book, board, counter)) continue;
    geometry::Polygon const area = area_of(counter);
    Reach const was = zone_before(sweep, area), is = zone_of(sweep, area);
    if (was == Reach::over) continue;
    bool const own = counter.owner == seat && is_fresh(board, counter);
    bool const sensed = has_trigger(counter.type) && !own && is == Reach::adjacent && was == Reach::none;
    if (is == Reach::over || sensed) return i;
  }
  return -1;
}

}  // namespace paddock::car_wars::duel
