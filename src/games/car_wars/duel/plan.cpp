// Drafts: what may be said next, why something may not, and what it does to the plan. Nothing else is said: no deals and no letters
// (CW-039), no surrender (CW-152), nobody leaves his car (CW-156).
#include <algorithm>

#include "games/car_wars/car_wars.hpp"
#include "games/car_wars/duel/crash_run.hpp"
#include "games/car_wars/duel/devices.hpp"
#include "games/car_wars/duel/entry.hpp"
#include "games/car_wars/duel/ghost.hpp"
#include "games/car_wars/duel/phase.hpp"
#include "games/car_wars/rules/pace.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars {

using namespace duel;

namespace duel {

int planned_pace(Board const& board, Plan const& plan, Seat seat) {
  return plan.pace == Plan::kNoPace ? board.cars[seat].pace : plan.pace;
}

void open_shots(Book const& book, Board const& board, Plan const& plan, Seat seat, ShotList& out) {
  out.clear();
  if (!plan.shots.full()) shots(book, board, seat, plan.shots, out);   // R 8.1: a firing action each
}

// Whether it is worth asking: somebody can be hit on better than a 12, or follows a dropper.
bool more_fire(Book const& book, Board const& board, Plan const& plan, Seat seat) {
  constexpr int kWorthAsking = 50;   // permille
  return !plan.shots.full() && may_shoot(book, board, seat, plan.shots, kWorthAsking);
}

namespace {

void as_the_ghost(Book const& book, State& s, Seat seat) {
  Plan& p = s.plans[seat];
  if (s.stage == Stage::fire) {
    p.shots = usual_shots(book, s, seat, p.shots);
    p.declared = true;
    return;
  }
  if (s.stage == Stage::bring) {
    p.tag.clear();
    p.stock = -1;   // line_up brings the usual car
  } else {
    Usual const u = usual(book, s, seat);
    p.pace = int16_t(u.pace), p.move = int16_t(u.move), p.inch = int8_t(u.inch);
  }
  p.ghost = p.sealed = true;
}

}  // namespace

void say_in_plan(Book const& book, State& s, Seat seat, Action a) {
  Plan& p = s.plans[seat];
  int const before = p.rank;
  p.rank = int8_t(a.verb + 1);
  switch (a.verb) {
    case verb::Stock: p.stock = a.arg; break;
    case verb::Own: break;
    case verb::Letter: p.tag.push(uint8_t(a.arg)); break;
    case verb::Start: p.start = int8_t(a.arg); break;
    case verb::Pace: p.pace = a.arg; break;
    case verb::Move: p.move = a.arg; break;
    case verb::Inch: p.inch = int8_t(a.arg); break;
    case verb::FireMode: p.fire = FireBy(a.arg); break;
    case verb::Number: p.fire = FireBy::standing, p.standing = {.number = int8_t(a.arg)}; break;
    case verb::Drop:   // by itself: drops and does not fire
      if (before != verb::Number + 1) p.standing = {};
      p.fire = FireBy::standing, p.standing.drop = int8_t(a.arg);
      break;
    case verb::Shoot: p.shots.push(shot_of(a.arg)); break;
    case verb::Done: p.declared = true; break;
    case verb::Seal: p.sealed = true; break;
    case verb::Absent: as_the_ghost(book, s, seat); break;
    case verb::Retire: p.sealed = true; break;
    case verb::Use: p.devices.push(a.arg); break;
    case verb::Weapon: p.standing.guns = uint16_t(p.standing.guns | 1u << unsigned(a.arg)); break;
    case verb::Target: p.standing.target = Seat(a.arg % kMostCars), p.standing.else_nearest = a.arg >= kMostCars; break;
    default: break;
  }
}

}  // namespace duel

namespace {

void bring_choices(Settings const& rules, std::vector<Car> const& stock, Plan const& p, Actions& out) {
  bool const fresh = p.rank == 0, own = p.rank == verb::Own + 1 || p.rank == verb::Letter + 1;
  if (fresh) {
    for (size_t i = 0; i < stock.size(); ++i) out.push_if(stock[i].here, {verb::Stock, int16_t(i)});
    out.push({verb::Own, 0});
  }
  for (int16_t i = 0; own && !p.tag.full() && i < 64; ++i) out.push({verb::Letter, i});
  // Letters that are no tag seal as nothing would: the usual car comes (line_up). A tag that is one must be legal.
  bool const torn = p.stock < 0 && !fresh && !build::tag_whole({p.tag.begin(), p.tag.end()});
  bool const whole = p.stock >= 0 || torn || (!p.tag.empty() && brought(p, rules).verdict);
  pace::Starts const starts = pace::starts(rules.movement);
  if (whole && p.start == 0)
    for (int pace = pace_of(starts.least); pace <= pace_of(starts.most); pace += kPaceOf5) out.push({verb::Start, int16_t(pace)});
  out.push_if(whole, CarWars::kSeal);
  out.push_if(fresh || own, CarWars::kAbsent);   // a torn tag is no end: the usual car comes instead
}

void move_choices(Book const& book, State const& s, Seat seat, Plan const& p, Actions& out) {
  Car const& car = s.cars[seat];
  int const pace = planned_pace(s, p, seat);
  // Where no inch is driven under control, straight is no choice: nothing, or at a walk a pivot in the half move (R 4).
  bool const walks = inches_now(book, car, s.phase, pace) == 0;
  if (!in_control(car) && !sideways(car.run)) return;   // CW-137: a bend may end that slide
  MoveList all;
  moves_now(book, s, seat, pace, all);
  for (int16_t move : all)
    if (!walks || move != kStraight) out.push({verb::Move, move});
}

// Once standing words are said in this draft: which weapons, at whom.
void aim_choices(State const& s, Seat seat, Plan const& p, Actions& out) {
  if (p.fire != FireBy::standing || p.standing.number == 0 || p.rank <= verb::Number) return;
  auto const& guns = s.cars[seat].guns;
  for (int16_t gun = 0; p.rank <= verb::Weapon + 1 && gun < guns.size(); ++gun)
    if ((p.standing.guns >> gun & 1) == 0 && guns[gun].dp > 0 && !arm_of(guns[gun]).drops) out.push({verb::Weapon, gun});   // what is dropped is not aimed (R 9)
  for (int16_t at = 0; p.rank <= verb::Weapon + 1 && at < s.cars.size(); ++at)
    if (at != seat && s.cars[at].fights()) out.push({verb::Target, at}), out.push({verb::Target, int16_t(at + kMostCars)});
}

void plan_choices(Book const& book, State const& s, Seat seat, Actions& out) {
  Plan const& p = s.plans[seat];
  if (p.rank == 0) {
    PaceList paces;
    pace_choices(book, s, seat, paces);
    for (int16_t pace : paces) out.push({verb::Pace, pace});
  }
  if (p.rank <= verb::Pace + 1) move_choices(book, s, seat, p, out);
  if (p.rank == verb::Move + 1 && p.move > kStraight) {
    int const pace = planned_pace(s, p, seat), inches = inches_now(book, s.cars[seat], s.phase, pace);
    for (int i = 1; i < inches; ++i)
      if (may_make(book, s, seat, pace, p.move, i)) out.push({verb::Inch, int16_t(i)});
  }
  if (p.rank <= verb::Inch + 1)
    for (int i = 0; i < int(std::size(kFireBys)); ++i)
      if (FireBy(i) != p.fire) out.push({verb::FireMode, int16_t(i)});
  if (p.rank <= verb::FireMode + 1)
    for (int16_t n = 2; n <= 12; ++n) out.push({verb::Number, n});
  if (p.rank <= verb::Number + 1 && carries_dropper(s.cars[seat]))
    for (int16_t n = 1; n <= 12; ++n) out.push({verb::Drop, n});
  DeviceCodes devices;
  if (p.rank <= verb::Use + 1) device_choices(book, s, p, seat, devices);
  for (int16_t code : devices) out.push({verb::Use, code});
  aim_choices(s, seat, p, out);
  out.push(CarWars::kSeal);
  if (p.rank == 0) out.push(CarWars::kAbsent), out.push(CarWars::kRetire);
}

}  // namespace

void CarWars::legal(State const& s, Actions& out) const {
  out.clear();
  Seat const seat = actor(s);
  if (seat < 0) return;
  if (s.stage == Stage::bring) return bring_choices(*rules_, *stock_cars_, s.plans[seat], out);
  if (s.stage == Stage::plan) return plan_choices(book(), s, seat, out);
  ShotList open;
  open_shots(book(), s, s.plans[seat], seat, open);
  for (ShotInfo const& one : open) out.push({verb::Shoot, code_of(one.shot)});
  out.push({verb::Done, 0});
  if (s.plans[seat].rank != verb::Shoot + 1) out.push(kAbsent);   // nothing is said yet
}

namespace {

Verdict why_not_bring(Settings const& rules, Plan const& p, Action a) {
  if (a.verb == verb::Stock) {
    if (a.arg < 0 || a.arg >= most_stock()) return {rule_named("R-13"), "There is no such stock car."};
    if (p.rank) return {rule_named("R-13"), "One car is brought."};
    return stock_refused(a.arg, rules);
  }
  if (a.verb == verb::Start) return {rule_named("CW-154"), pace::starts_text(pace::starts(rules.movement)) + ", once a car is chosen."};
  if (a.verb != verb::Seal) return {rule_named("R-13"), "A car and its speed at the start are brought, nothing else."};
  if (p.stock < 0 && p.tag.empty()) return {rule_named("R-13"), "Choose a car first."};
  return brought(p, rules).verdict;
}

Verdict why_not_plan(Book const& book, State const& s, Seat seat, Action a) {
  Plan const& p = s.plans[seat];
  if (a.verb <= verb::Drop && p.rank > a.verb) return {rule_named("R-2"), "This has been said already, or what comes after it: take it back first."};
  if (a.verb == verb::Pace) return pace_verdict(book, s, seat, a.arg);
  if (a.verb == verb::Move || a.verb == verb::Inch) {
    int const move = a.verb == verb::Move ? a.arg : p.move;
    if (move < 0 || move >= int(moves().size())) return {rule_named("R-4"), "There is no such maneuver."};
    if (Verdict v = move_verdict(book, s, seat, planned_pace(s, p, seat), move, a.verb == verb::Inch ? a.arg : 0); !v) return v;
    return {rule_named("R-4"), "The maneuver takes one of the inches of this phase, and straight ahead takes none."};
  }
  if (a.verb == verb::Use) return device_verdict(book, s, p, seat, a.arg);
  if (a.verb == verb::Weapon && a.arg >= 0 && a.arg < s.cars[seat].guns.size()) {
    Gun const& gun = s.cars[seat].guns[a.arg];
    if (arm_of(gun).drops) return {rule_named("R-9"), "That is not aimed but dropped: 'drop now', 'drop within 6'."};
    if (gun.dp == 0) return {rule_named("R-8.1"), "That weapon is destroyed."};
  }
  if (a.verb == verb::Weapon) return {rule_named("R-8.1"), "Standing fire comes first, and each weapon that is aimed is named once: 'fire MG front on 8+'."};
  if (a.verb == verb::Target) return {rule_named("R-8.1"), "Standing fire comes first, and it names one car that still fights: 'fire on 8+ at Cy'."};
  if (a.verb == verb::FireMode) return {rule_named("R-8.1"), "Fire is decided so already."};
  if (a.verb == verb::Drop && !carries_dropper(s.cars[seat])) return {rule_named("R-9"), "It carries no dropper."};
  if (a.verb == verb::Number || a.verb == verb::Drop) return {rule_named("R-8.3"), "Standing fire says 2 to 12, droppers 1 to 12 inches."};
  if (a.verb == verb::Absent || a.verb == verb::Retire) return {Rule{}, "Something is written already: take it back first."};
  return {rule_named("R-2"), "A phase is planned now: speed, maneuver, and how fire is decided."};
}

}  // namespace

Verdict CarWars::why_not(State const& s, Action a) const {
  Actions all;
  legal(s, all);
  if (all.find(a) >= 0) return {};
  Seat const seat = actor(s);
  if (seat < 0) return {rule_named("R-2"), "Nobody is asked now."};
  Verdict v;
  if (s.stage == Stage::bring) v = why_not_bring(*rules_, s.plans[seat], a);
  else if (s.stage == Stage::plan) v = why_not_plan(book(), s, seat, a);
  else if (a.verb == verb::Shoot && a.arg >= 0) {
    v = shot_verdict(book(), s, seat, shot_of(a.arg), s.plans[seat].shots);
    if (v && !s.plans[seat].shots.full()) return {rule_named("R-8.3"), "Two dice cannot reach the number that shot needs."};
  }
  if (!v) return v.rule.empty() ? Verdict{rule_named("R-2"), v.why} : v;
  return {rule_named("R-8.1"), s.stage == Stage::fire ? "Each person on board has one firing action a turn, each weapon fires once." : "This is not to be decided now."};
}

}  // namespace paddock::car_wars
