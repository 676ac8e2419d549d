// The order of things (R 2): cars are brought, then phase after phase is planned, driven, fired and settled. What each step does
// stands in the files it calls.
#include <algorithm>

#include "core/order.hpp"
#include "games/car_wars/car_wars.hpp"
#include "games/car_wars/duel/contact.hpp"
#include "games/car_wars/duel/crash_run.hpp"
#include "games/car_wars/duel/drive.hpp"
#include "games/car_wars/duel/entry.hpp"
#include "games/car_wars/duel/ghost.hpp"
#include "games/car_wars/duel/hurt.hpp"
#include "games/car_wars/duel/phase.hpp"
#include "games/car_wars/duel/score.hpp"
#include "games/car_wars/duel/devices.hpp"
#include "games/car_wars/duel/shoot_parts.hpp"
#include "games/car_wars/duel/ports.hpp"
#include "games/car_wars/rules/pace.hpp"
#include "games/car_wars/rules/register.hpp"
#include "games/car_wars/rules/scoring.hpp"

namespace paddock::car_wars {

using namespace duel;

namespace {

bool waits_for(State const& s, int seat) {
  return !s.plans[seat].sealed && (s.stage == Stage::bring || (s.stage == Stage::plan && s.cars[seat].fights()));
}

// Who has looked at this copy keeps it from being carried out.
bool observed(State const& s) {
  return std::any_of(s.plans.begin(), s.plans.end(), [](Plan const& p) { return p.hidden; });
}

Seat first_waiting(State const& s) {
  for (int i = 0; i < s.plans.size(); ++i)
    if (waits_for(s, i)) return Seat(i);
  return kNobody;
}

// What of a plan stays for the next phase: how fire is decided.
Plan next_plan(Plan const& was) {
  Plan p;
  p.fire = was.ghost ? FireBy::ask : was.fire;
  p.standing = was.standing;
  return p;
}

// ---- fire on the way

bool wants_word(Book const& book, State const& s, int seat) {
  Plan const& p = s.plans[seat];
  return s.cars[seat].fights() && !p.declared && p.fire == FireBy::ask && !p.ghost && more_fire(book, s, p, Seat(seat));
}

void ask_for_fire(Book const& book, State& s) {
  s.asked = kNobody;
  for (int i = 0; i < s.plans.size() && s.asked == kNobody; ++i)
    if (wants_word(book, s, i)) s.asked = Seat(i);
}

// ---- a phase

void change_speeds(Work& work, State& s) {
  for (int i = 0; i < s.plans.size(); ++i) {
    if (!s.cars[i].fights() || s.plans[i].pace == Plan::kNoPace) continue;
    if (may_go(work.book, s, Seat(i), s.plans[i].pace)) change_pace(work, Seat(i), s.plans[i].pace);
  }
}

void move_all(Work& work, State& s) {
  unsigned wait = 0;
  for (int i = 0; i < s.plans.size(); ++i)
    for (int16_t code : s.plans[i].devices) wait |= code == kWait ? 1u << i : 0u;
  List<Seat, kMostCars> const order = movement_order(work, wait);
  for (Seat seat : order) {
    if (!s.cars[seat].fights()) continue;
    Plan const& p = s.plans[seat];
    drive(work, seat, p.move < 0 ? kStraight : p.move, p.inch);
  }
}

// CW-152: nobody gives up; whom the game master takes out keeps his points.
void take_out(Work& work, State& s) {
  for (int i = 0; i < s.plans.size(); ++i) {
    if (!s.plans[i].sealed || s.plans[i].rank != verb::Retire + 1) continue;
    s.cars[i].out = true;
    if (work.log) work.log({.kind = Ev::Out, .seat = Seat(i), .rule = rule_named("CW-152")});
  }
}

// Up to where somebody may have to be asked for his fire.
PADDOCK_STEP void first_half(Work& work, State& s) {
  if (work.log) work.log({.kind = Ev::Phase, .rule = rule_named("R-2"), .a = s.turn, .b = s.phase});
  for (Car& car : s.cars) car.hit = false;
  forget_parted(s);
  take_out(work, s);
  slow_again(work);
  crew_of_phase(work);
  name_counters(work, s.plans);
  change_speeds(work, s);
  move_all(work, s);
  take_hands(work, s.plans);
  for (int i = 0; i < s.plans.size(); ++i) {
    Plan& p = s.plans[i];
    if (!s.cars[i].fights()) continue;
    p.shots = laid_shots(work.book, s, Seat(i), p);
    if (p.ghost) p.shots = usual_shots(work.book, s, Seat(i), p.shots);
    else if (p.fire == FireBy::standing) p.shots = standing_shots(work.book, s, Seat(i), p.standing, p.shots);
  }
  s.stage = Stage::fire;
}

void end_turn(Work& work, State&) {
  burn(work);
  end_of_turn_handling(work);
  end_of_turn_fire_flags(work);
}

PADDOCK_STEP void second_half(Work& work, State& s) {
  resolve_fire(work, s.plans);
  set_off_devices(work, s.plans);
  land_grenades(work);
  if (s.phase == 5) straight_fire(work);
  shed(work);
  popups_of_phase(work);
  end_of_phase(work);
  check_kills(work);
  if (s.phase == 5) {
    end_turn(work, s);
    check_kills(work);
  }
  check_end(work);
  if (s.stage == Stage::over) return;
  slow_skidders(work);
  age_counters(work);
  for (int i = 0; i < s.plans.size(); ++i) s.plans[i] = next_plan(s.plans[i]);
  s.stage = Stage::plan;
  s.asked = kNobody;
  if (++s.phase <= 5) return;
  s.phase = 1, ++s.turn;
  for (Car& car : s.cars) {
    start_turn(car, work.rules().build);
    car.hazard_phase = 0, car.eased = false;   // CW-065: the end of a turn is of no phase
  }
}

// Whether there is anything a seat could order in this phase: else it is not asked.
bool may_plan(Book const& book, State const& s, int seat) {
  Car const& car = s.cars[seat];
  if (!car.fights()) return false;
  if (s.plans[seat].fire != FireBy::ask) return true;   // its words for fire may be changed
  if ((in_control(car) || sideways(car.run)) && inches_now(book, car, s.phase, car.pace) > 0) return true;
  PaceList paces;
  pace_choices(book, s, Seat(seat), paces);
  return !paces.empty();
}

// Where nobody has anything to order all are asked: every phase is a turn of the record.
void ask_for_plans(Book const& book, State& s) {
  bool any = false;
  for (int i = 0; i < s.plans.size(); ++i) any |= !(s.plans[i].sealed = !may_plan(book, s, i));
  for (int i = 0; i < s.plans.size(); ++i) s.plans[i].sealed &= any;
}

}  // namespace

bool CarWars::nothing_to_order(State const& s, Seat seat) const {
  return s.stage == Stage::plan && seat >= 0 && seat < s.plans.size() && !may_plan(book(), s, seat);
}

State CarWars::start(Dice& dice) const {
  State s;
  List<int, kMostCars> places;
  for (int i = 0; i < seats(); ++i) places.push(i);
  for (int i = seats() - 1; i > 0; --i) {   // who starts where is drawn
    int const other = dice.roll(i + 1, "place", Seat(i)) - 1;
    std::swap(places[i], places[other]);
  }
  for (int i = 0; i < seats(); ++i) {
    s.cars.push({});
    s.plans.push({});
    s.cars[i].pose = arena_->starts[size_t(places[i])];
  }
  return s;
}

Seat CarWars::actor(State const& s) const {
  if (s.stage == Stage::over) return kOver;
  return s.stage == Stage::fire ? s.asked : first_waiting(s);
}

int CarWars::turn(State const& s) const { return s.turn == 0 ? 1 : s.now() + 2; }

// R 1, CW-154: everybody rolls in at the speed he has chosen.
PADDOCK_STEP static void line_up(Work& work, State& s, std::vector<Car> const& stock) {
  for (int i = 0; i < s.plans.size(); ++i) {
    geometry::Pose const pose = s.cars[i].pose;
    Plan const& p = s.plans[i];
    bool const own = p.stock < 0 && build::tag_whole({p.tag.begin(), p.tag.end()});
    Car car = own ? enter(brought(p, work.rules()).design, work.rules()) : stock[size_t(p.stock >= 0 ? p.stock : usual_stock(work.rules(), stock))];
    car.here = true;
    car.pose = pose;
    car.pace = car.turn_pace = int16_t(s.plans[i].start ? s.plans[i].start : pace_of(pace::starts(work.rules().movement).usual));
    start_turn(car, work.rules().build);
    car.hs = car.hs_start;
    s.cars[i] = car;
    if (work.log) work.log({.kind = Ev::Entered, .seat = Seat(i), .rule = rule_named("CW-154"), .a = car.pace, .at = spot_of(pose)});
  }
  for (Plan& p : s.plans) p = {};
  s.stage = Stage::plan;
  s.turn = s.phase = 1;
}

void CarWars::carry_out(State& s, Action a, Dice& dice, Sink const& log) const {
  Seat const seat = actor(s);
  if (seat < 0) return;
  say_in_plan(book(), s, seat, a);
  if (observed(s)) {
    if (s.stage == Stage::fire && !wants_word(book(), s, seat)) s.asked = kNobody;
    return;
  }
  Work work{book(), s, dice, log};
  while (s.stage != Stage::over) {
    if (s.stage == Stage::fire) {
      ask_for_fire(book(), s);
      if (s.asked != kNobody) return;
      second_half(work, s);
    } else if (first_waiting(s) != kNobody) {
      return;
    } else if (s.stage == Stage::bring) {
      line_up(work, s, *stock_cars_);
    } else {
      first_half(work, s);
    }
    if (s.stage == Stage::plan) ask_for_plans(book(), s);
  }
}

Outcome CarWars::outcome(State const& s) const {
  Outcome o;
  o.over = s.stage == Stage::over;
  o.by_limit = o.over && s.ended_by == int(scoring::By::turns);
  std::vector<Seat> order;
  for (int i = 0; i < s.cars.size(); ++i) order.push_back(Seat(i));
  auto const won = [&](Seat seat) { return s.mask >> seat & 1; };
  sort_few(order, [&](Seat x, Seat y) {
    Car const &a = s.cars[x], &b = s.cars[y];
    if (won(x) != won(y)) return bool(won(x));
    if (a.points + a.bonus != b.points + b.bonus) return a.points + a.bonus > b.points + b.bonus;
    return a.mobile_until > b.mobile_until;
  });
  for (Seat seat : order) o.ranking.push(seat);
  return o;
}

}  // namespace paddock::car_wars
