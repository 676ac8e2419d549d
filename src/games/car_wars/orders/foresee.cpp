#include "games/car_wars/orders/foresee.hpp"

#include <algorithm>

#include "games/car_wars/duel/devices.hpp"
#include "games/car_wars/duel/drive.hpp"
#include "games/car_wars/duel/shoot.hpp"

namespace paddock::car_wars::orders {

using namespace duel;

namespace {

void begin_phase(Car& car) {
  car.d_phase = car.hazard_phase = car.skid_aim = 0;
  car.moved = car.got_now = 0;
  car.hit = car.eased = false;
}

void roll_on(Book const& book, State& s, Car& car) {
  if (!car.fights() || !in_control(car)) return;
  int const quarters = quarters_now(book, car, s.phase, car.pace);
  car.pose = geometry::moved(car.pose, {(car.pace < 0 ? -quarters : quarters) * geometry::kInch / 4, 0});
}

// Hands are taken and motors switched, boosters burn; what is set off by radio is gone.
void use_devices(Work& work, State& s, Seat seat, Wish const& wish) {
  List<Plan, kMostCars> plans = s.plans;
  for (Plan& plan : plans) plan.devices.clear();
  plans[seat].devices = wish.devices;
  name_counters(work, plans);
  take_hands(work, plans);
  for (int i = s.counters.size() - 1; i >= 0; --i)
    if (s.counters[i].called) s.counters.erase(i);
  set_off_devices(work, plans);
}

}  // namespace

State after_phase(CarWars const& g, State const& s, Seat seat, Wish const& wish) {
  State out = s;
  SeededDice none(0);                    // nothing rolls them
  Sink const quiet;
  Work work{g.book(), out, none, quiet};
  for (int i = 0; i < out.cars.size(); ++i)
    if (i != seat) roll_on(g.book(), out, out.cars[i]);
  Car& car = out.cars[seat];
  int const pace = wish.pace == Plan::kNoPace ? int(car.pace) : wish.pace;
  Preview const p = preview(g.book(), s, seat, pace, std::max(wish.move, 0), wish.inch);
  if (!p.poses.empty()) car.pose = p.poses.back();
  if (pace != car.pace) car.changed = true;
  car.pace = int16_t(pace), car.hs = int8_t(p.hs);
  use_devices(work, out, seat, wish);
  for (Car& each : out.cars) begin_phase(each);
  Plan const& was = s.plans[seat];
  Plan plan;                             // words for fire stay
  plan.fire = wish.fire >= 0 ? FireBy(wish.fire) : was.fire;
  plan.standing = wish.number > 0 || wish.drop > 0 ? wish.standing() : was.standing;
  out.plans[seat] = plan;
  if (++out.phase <= kPhases) return out;
  end_of_turn_handling(work);
  end_of_turn_fire_flags(work);
  out.phase = 1, ++out.turn;
  for (Car& each : out.cars) start_turn(each, work.rules().build);
  return out;
}

std::vector<Foreseen> foresee(CarWars const& g, State const& s, Seat seat, Wish const& now, Later const& rest) {
  std::vector<Foreseen> out;
  out.push_back({s, now, true, {}});
  int const last = rest.last() < kPhases ? kPhases : std::min(rest.last() + (rest.last() > kPhases), kSheetPhases);
  for (int place = s.phase + 1; place <= last; ++place) {
    Foreseen next{after_phase(g, out.back().at, seat, out.back().wish), {}, !rest.of[size_t(place)].empty(), {}};
    if (next.written) next.read = read_plan(g, next.at, seat, rest.of[size_t(place)]);
    next.wish = wish_of(next.read.actions);
    if (next.wish.move < 0) next.wish.move = kStraight;
    out.push_back(std::move(next));
  }
  return out;
}

Sheet fault_behind(CarWars const& g, State const& s, Seat seat, Cut const& parts) {
  State at = s;
  at.plans[seat] = {};
  for (int place = s.phase + 1; place <= kSheetPhases; ++place) {
    if (parts.of[size_t(place)].empty()) continue;
    at.phase = int16_t((place - 1) % kPhases + 1);
    at.turn = int16_t(s.turn + (place > kPhases));
    Sheet sheet = read_plan(g, at, seat, parts.of[size_t(place)]);
    sheet.mend.clear();                  // it would be of that phase alone
    if (sheet.error_column && !sheet.forbidden) return sheet;
  }
  return {};
}

}  // namespace paddock::car_wars::orders
