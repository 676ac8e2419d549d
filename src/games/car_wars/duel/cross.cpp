// A car drives over what lies on the ground (R 9). The order of R 16: obstacles, then debris, triggers, what works by its type.
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

// CW-132: an obstacle lets the debris of the phase be forgotten; debris strikes once a phase however much of it there is.
void touch_rubble(Work& work, Seat seat, Sweep const& sweep) {
  int const now = work.board.now();
  for (int i = 0; i < work.board.counters.size(); ++i) {
    Counter const counter = work.board.counters[i];
    if (counter.type == Lie::obstacle && drives_onto(work, seat, sweep, counter)) strike_obstacle(work, seat, counter);
    if (counter.type == Lie::junk && drives_onto(work, seat, sweep, counter)) strike_junk(work, seat, counter);
  }
  for (int i = 0; i < work.board.counters.size(); ++i) {
    Counter const counter = work.board.counters[i];
    if (counter.type != Lie::debris || struck_in(work.car(seat), Lie::debris) == now) continue;
    bool const obstacle = struck_in(work.car(seat), Lie::obstacle) == now;
    if (obstacle && work.rules().hazard.obstacle_overrides_debris) continue;
    if (drives_onto(work, seat, sweep, counter)) strike_debris(work, seat, counter);
  }
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

void touch_triggers(Work& work, Seat seat, Sweep const& sweep) {
  List<Counter, 16> blown;
  for (int i = 0; i < work.board.counters.size() && !blown.full(); ++i) {
    Counter const counter = work.board.counters[i];
    if (!has_trigger(counter.type) || !acts_now(work.book, work.board, counter) || !near(sweep, counter)) continue;
    geometry::Polygon const area = area_of(counter);
    bool over = false;
    if (!sets_off(work, seat, counter, zone_before(sweep, area), zone_of(sweep, area), over)) continue;
    if (is_spikes(counter.type)) strike_spikes(work, seat, counter, over);
    else blown.push(counter);
  }
  for (Counter const& mine : blown) {
    auto& all = work.board.counters;
    for (int i = 0; i < all.size(); ++i)
      if (all[i] == mine) {
        all.erase(i);
        break;
      }
    blow_up(work, mine);
  }
}

}  // namespace

void cross(Work& work, Seat seat, geometry::Pose from, geometry::Pose to) {
  if (!seated(work.board, seat) || !on_board(work.car(seat))) return;
  touch_down(work, seat);
  if (!work.car(seat).fights()) return;
  if (work.board.counters.empty() && work.car(seat).touched.empty()) return;
  Sweep const sweep = sweep_of(work.book, work.car(seat), from, to);
  touch_rubble(work, seat, sweep);
  touch_triggers(work, seat, sweep);
  touch_types(work, seat, sweep);
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
