// Speed and the order of movement (R 3): how far a phase carries, who moves first, what a change of speed may be.
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <string>

#include "core/list.hpp"
#include "core/ratio.hpp"
#include "games/car_wars/rules/movement_settings.hpp"

namespace paddock::car_wars::pace {

inline constexpr int kPhases = 5;

// Quarter inches moved in phase 1 to 5; backward as far as forward. mph is a multiple of 2.5 (each is a quarter inch a turn).
int quarters(Ratio mph, int phase, MovementSettings const& settings = {});
int quarters_of_steps(int steps, int phase, MovementSettings const& settings = {});   // of so many steps of 2.5 mph
inline Ratio inches(Ratio mph, int phase, MovementSettings const& settings = {}) { return {quarters(mph, phase, settings), 4}; }
// CW-114: the one phase that holds the half inch, 0 if none does. (B-01: also the quarter or three quarters of x2.5 and x7.5 mph.)
int half_move_phase(Ratio mph);
// CW-128: what is left of a phase when the speed has dropped in the middle of it.
Ratio left_after_drop(Ratio mph, int phase, Ratio moved, MovementSettings const& settings = {});

// CW-154: mph at the start, in steps of 5; 30 is usual where it may be chosen.
struct Starts {
  int least = 0, most = 0, usual = 0;
};
Starts starts(MovementSettings const& settings);
std::string starts_text(Starts const& starts);                       // "A duel begins at 20 to 40 mph, in steps of 5"

struct Mover {
  Ratio speed;
  int driver_plus = 0;
};
inline constexpr int kMostMovers = 64;
// Movers of one speed, `many` of Order::movers from `first` on. chooser: who says whether he moves first or second; -1 if nobody, then
// secret orders or a die decide (CW-131).
struct Group {
  int first = 0, many = 0;
  int chooser = -1;
};
struct Order {
  List<int, kMostMovers> movers;         // as indices in the order given
  List<Group, kMostMovers> groups;
  std::span<int const> of(Group const& group) const { return {movers.begin() + group.first, size_t(group.many)}; }
};
void order(std::span<Mover const> movers, Order& out, MovementSettings const& settings = {});

// A point of time of the duel.
struct Moment {
  int turn = 1, phase = 1;
  bool operator==(Moment const&) const = default;
};
constexpr Moment after(Moment at, int phases) {
  int const index = (at.turn - 1) * kPhases + at.phase - 1 + phases;
  return {index / kPhases + 1, index % kPhases + 1};
}

Ratio slowed(Ratio mph, Ratio by);                                    // towards 0 from either side
Ratio booster_mph(Ratio booster_lb, Ratio vehicle_lb);                // of this turn, down to steps of 2.5
int overspeed_units(Ratio mph, Ratio top);                            // power units a turn: 1 per full 10 mph over
Ratio reverse_limit(Ratio top, bool cycle);                           // R 3: a fifth of the top speed; a cycle is pushed at 2.5
inline constexpr int kReverseShed = 5;                                // R 19: least loss of a turn above it

// A voluntary change of speed (CW-116), and why it is refused.
struct Change {
  int turn = 2, phase = 1;
  bool used = false, in_control = true;
  Ratio from, to, acceleration;
  int most_braking = 45;
};
enum class Refusal : uint8_t { none, first_turn, late, used, no_control, too_fast, too_hard, direction };
Refusal refusal(Change const& change, MovementSettings const& settings = {});
Refusal refusal_of_any(Change const& change, MovementSettings const& settings = {});   // whatever speed is wished

enum class Device : uint8_t { none, high_torque_motors, hd_high_torque_motors, overdrive };
struct Drive {
  Ratio top_speed, acceleration;
};
Drive engaged(Drive drive, Device device, MovementSettings const& settings = {});  // while the device is on

Ratio down_to_step(Ratio mph);                                        // to a multiple of 2.5

// R 23: inches flown from a ramp, and what a fall does.
Ratio flight_inches(Ratio mph, Ratio ramp_degrees);

}  // namespace paddock::car_wars::pace
