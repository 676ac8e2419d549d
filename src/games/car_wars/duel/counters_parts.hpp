// What the files of counters hand one another.
#pragma once
#include <span>

#include "games/car_wars/duel/contact.hpp"
#include "games/car_wars/duel/hurt.hpp"
#include "games/car_wars/rules/dropping.hpp"

namespace paddock::car_wars::duel {

// What a car covers on a step: where it stood, where it stands, and what its four edges sweep (CW-118).
struct Sweep {
  geometry::Polygon was;
  List<geometry::Polygon, 6> all;
  geometry::Point middle;
  int32_t reach = 0;                 // nothing of it is farther from the middle
};
Sweep bounds_of(Car const& car, geometry::Pose from, geometry::Pose to);             // the last two alone
Sweep sweep_of(Book const& book, Car const& car, geometry::Pose from, geometry::Pose to);
bool near(Sweep const& sweep, Counter const& counter);            // it may be touched, or be within a quarter inch (of a fuse: an inch)
dropping::Zone zone_of(Sweep const& sweep, geometry::Polygon const& counter);       // at its nearest
dropping::Zone zone_before(Sweep const& sweep, geometry::Polygon const& counter);   // before the step

geometry::Polygon area_of(Counter const& counter);
constexpr bool is_gas(Lie type) {
  return type == Lie::smoke || type == Lie::hot_smoke || type == Lie::paint || type == Lie::flame_cloud || type == Lie::tear_gas;
}
constexpr bool is_spikes(Lie type) {
  return type == Lie::spikes || type == Lie::explosive_spikes || type == Lie::incendiary_spikes || type == Lie::drop_plate;
}
constexpr bool has_trigger(Lie type) { return is_mine(type) || is_spikes(type); }
// Of these a car notices that it has entered the type, not the single counter (CW-044).
bool acts_now(Book const& book, Board const& board, Counter const& counter);        // CW-046
bool is_fresh(Board const& board, Counter const& counter);                          // CW-051
void unveil(Work& work, Counter& counter);                                          // CW-058: everybody sees it

// ---- blasts beside and under a car
geometry::Point wheel_at(Car const& car, int wheel);
board::Piece piece_of(Car const& car, bool aside);   // R 1: of a cycle with a sidecar its own square, or that one's; of others the counter
// CW-049: the line from the blast to the tire crosses the guard where it lies to that side of the car, or before or behind that end; a
// hub only to the side. Else it passes under the car.
struct Screen {
  bool side = false, end = false;
};
Screen screen_of(Car const& car, geometry::Point blast, int wheel);
bool loses_tire(std::span<Done const> parts);
void after_blows(Work& work, Seat seat, Seat owner, std::span<Done const> parts);   // what the parts of one blow call for, after its hazard

// ---- what they do
void strike_debris(Work& work, Seat seat, Counter const& counter);
void strike_obstacle(Work& work, Seat seat, Counter const& counter);
void strike_junk(Work& work, Seat seat, Counter const& counter);
void strike_spikes(Work& work, Seat seat, Counter const& counter, bool over);
void strike_type(Work& work, Seat seat, Counter const& counter);                    // ice, fire, paint
void gas_riders(Work& work, Seat seat, Counter const& counter);   // gas.cpp
void paint_windows(Work& work, Seat seat);   // for the rest of this turn and so many more (R 9)
// Everybody near; `seat` where it was when it set the mine off.
void blow_up(Work& work, Counter const& mine, bool by_radio, Seat seat = kNobody, geometry::Pose at = {});
void set_off(Work& work, Counter const& counter);   // by radio: a mine, or a plate of spikes under whoever stands on it
bool in_fuse(Book const& book, Seat seat, Sweep const& sweep, Counter const& counter);   // CW-048: an enemy near its proximity fuse

// CW-044: the phase in which the type last struck in unbroken contact.
int16_t struck_in(Car const& car, Lie type);                                        // -1: no contact
void mark_struck(Car& car, Lie type, int phase);
void forget(Car& car, Lie type);
using Shaking = List<Counter, 4>;
Shaking shaking_types(Work const& work, Seat seat, Sweep const& sweep);            // ice and flames that strike it now, one of each type
void touch_type(Work& work, Seat seat, Sweep const& sweep, Lie type);
void touch_types(Work& work, Seat seat, Sweep const& sweep);
// CW-140: what is met at once comes in random order, each with all that follows from it.
template <class All>
void draw_order(Work& work, All& all) {
  for (int i = all.size() - 1; i > 0; --i) {
    int const other = work.dice.roll(i + 1, "order", kNobody) - 1;
    std::swap(all[i], all[other]);
  }
}
void leave_types(Work& work, Seat seat);     // what the car stands in no longer may strike it again

}  // namespace paddock::car_wars::duel
