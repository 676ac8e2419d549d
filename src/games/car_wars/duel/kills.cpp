// Kills and whose they are (R 14, CW-147 to CW-160). A kill by a blow is marked with the blow, so that two blows of one phase may make
// one each; what comes about otherwise (a car at rest on its roof, the last round fired) is found at the end of the phase.
#include <algorithm>

#include "games/car_wars/duel/counters_parts.hpp"
#include "games/car_wars/duel/crash_run.hpp"
#include "games/car_wars/duel/devices.hpp"
#include "games/car_wars/duel/drive.hpp"
#include "games/car_wars/duel/hurt.hpp"
#include "games/car_wars/duel/score.hpp"
#include "games/car_wars/duel/shoot_parts.hpp"
#include "games/car_wars/rules/register.hpp"
#include "games/car_wars/rules/scoring.hpp"

namespace paddock::car_wars::duel {

namespace {

constexpr int kSixths = 6, kMost = 30000;

void award(Work& work, Seat seat, int sixths, scoring::Event what, Rule rule) {
  Car& car = work.car(seat);
  car.points = int16_t(std::clamp(car.points + sixths, -kMost, kMost));
  if (work.log && sixths != 0)
    work.log({.kind = Ev::Scored, .seat = seat, .rule = rule, .a = int16_t(std::clamp(sixths, -kMost, kMost)), .b = int16_t(what)});
}

// What a kill brings and costs.
struct Worth {
  scoring::Event what{};
  Rule rule;
  int gain = 0, loss = 0;
};

bool gains(Work const& work, Seat victim, Seat s) { return seated(work.board, s) && s != victim; }

uint8_t bits_of(Sharers const& by) {
  unsigned bits = 0;
  for (Seat s : by)
    if (s >= 0 && s < kMostCars) bits |= 1u << s;
  return uint8_t(bits);
}

Sharers seats_of(uint8_t bits) {
  Sharers by;
  for (int s = 0; s < kMostCars; ++s)
    if (bits >> s & 1) by.push(Seat(s));
  return by;
}

// Several share it evenly (CW-168); nobody gains by his own end.
void share(Work& work, Seat victim, Sharers const& by, Worth const& worth) {
  auto const one = [&](Seat s) { return gains(work, victim, s); };
  int const sharers = int(std::count_if(by.begin(), by.end(), one));
  for (Seat s : by)
    if (one(s)) award(work, s, worth.gain * kSixths / sharers, worth.what, worth.rule);
  award(work, victim, worth.loss * kSixths, worth.what, worth.rule);
}

void score_kill(Work& work, Seat victim, Sharers const& by, bool complete) {
  static Rule const rule = rule_named("CW-147"), kMobility = rule_named("CW-149"), kComplete = rule_named("CW-150");
  ScoreSettings const& rules = work.rules().score;
  Car& car = work.car(victim);
  Sharers gainers;
  for (Seat s : by)
    if (gains(work, victim, s)) gainers.push(s);
  Seat const owner = gainers.empty() ? kNobody : gainers[0];
  if (!complete || owner != kNobody) car.killers = bits_of(gainers);
  if (work.log)
    work.log({.kind = Ev::Killed, .seat = victim, .rule = complete ? kComplete : kMobility, .a = complete, .other = owner, .at = spot_of(car.pose)});
  Worth const whole{scoring::Event::complete_kill, rule, rules.complete_kill, rules.victim_complete};
  Worth const half{scoring::Event::mobility_kill, rule, rules.mobility_kill, rules.victim_mobility};
  share(work, victim, by, complete ? whole : half);
}

bool may_fire(Car const& car, Gun const& gun, ScoreSettings const& rules) {
  if (gun.dp <= 0 || nature_of(gun) & (kDischarger | kHarmless)) return false;   // CW-159: dischargers alone affect nothing
  return is_powered(car, gun) && (has_rounds(gun) || rules.mk_out_of_ammo == ScoreSettings::OutOfAmmo::stays_mobility_kill);   // CW-153
}

// CW-151: power aside, which an electric plant may still lose or have back.
bool has_loads(Gun const& gun) { return !(nature_of(gun) & (kDischarger | kHarmless)) && (gun.ammo < 0 || gun.rounds > 0); }

// A weapon that could have fired is gone with the blow, and none is left. No weapon comes back, so it is so once.
bool is_silenced(Reckoning const& sum) {
  Car const& car = sum.car();
  bool const lost = std::any_of(sum.gone.begin(), sum.gone.end(), [&](Piece piece) { return piece.part == Lost::gun && has_loads(car.guns[piece.index]); });
  return lost && car.known && std::none_of(car.guns.begin(), car.guns.end(), [](Gun const& g) { return g.dp > 0 && has_loads(g); });
}

// Inches it coasts until it stands, 5 mph slower a turn: v/10 inches in a turn at v mph, all of them v(v + 5)/100.
int64_t coasts(Car const& car) {
  int64_t const pace = car.pace < 0 ? -car.pace : car.pace;   // v = 5/2 pace
  return (pace * 5 / 2) * (pace * 5 / 2 + 5) / 100 + 1;
}

bool has_booster(Car const& car) {           // that makes it faster, now or once it stands
  auto const moves = [&](Device const& d) { return d.force > 0 && !lies_over(car) && (d.face == Back || (d.face == Front && car.pace < 0)); };
  return std::any_of(car.devices.begin(), car.devices.end(), [&](Device const& d) { return d.kind == Gadget::booster && !d.on && d.dp > 0 && moves(d); });
}

// Mines that wait for its signal, a booster that may yet move it.
bool acts_otherwise(Board const& board, Seat seat) {
  bool const signals = std::any_of(board.counters.begin(), board.counters.end(), [&](Counter const& c) { return listens(board, seat, c); });
  return signals || has_booster(board.cars[seat]);
}

bool reaches_somebody(Board const& board, Seat seat, ScoreSettings const& rules) {
  using Coasting = ScoreSettings::Coasting;
  Car const& car = board.cars[seat];
  if (car.pace == 0 || rules.coasting != Coasting::gm_judgement) return car.pace != 0 && rules.coasting == Coasting::until_it_stands;
  int64_t const reach = std::min<int64_t>(coasts(car), 1000) * geometry::kInch;
  geometry::Polygon const area = area_of(car);
  for (int i = 0; i < board.cars.size(); ++i) {
    Car const& other = board.cars[i];
    if (i != seat && other.fights() && !other.complete && geometry::squared(area, area_of(other)).within(int32_t(reach))) return true;
  }
  return false;
}

scoring::KillState state_of(Work const& work, Seat seat) {
  ScoreSettings const& rules = work.rules().score;
  Car const& car = work.board.cars[seat];
  bool const rolls = rules.mobility_kill_when == ScoreSettings::MobilityKill::cannot_move && (car.pace != 0 || (car.crewed() && has_booster(car)));
  return scoring::kill_state(rolls || can_accelerate(car), can_affect(work.book, work.board, seat), rules);
}

}  // namespace

// The plant moves it, and somebody is there to step on it (CW-149). Coasting does not matter, nor being stunned.
bool can_accelerate(Car const& car) {
  if (!car.known) return !car.mobility;
  return has_power(car) && car.accel > 0 && car.crewed();
}

// CW-159: "no weapon with ammunition and no vehicle reachable before it stops".
bool can_affect(Book const& book, Board const& board, Seat seat) {
  if (!seated(board, seat)) return false;
  Car const& car = board.cars[seat];
  ScoreSettings const& rules = book.rules.score;
  if (!car.known) return !car.complete;
  if (rules.complete_kill_when == ScoreSettings::CompleteKill::crew_out_of_action) return car.crewed();
  bool const armed = car.crewed() && std::any_of(car.guns.begin(), car.guns.end(), [&](Gun const& g) { return may_fire(car, g, rules); });
  return armed || (car.crewed() && acts_otherwise(board, seat)) || reaches_somebody(board, seat, rules);
}

// CW-160: who pushed it, as long as it has not turned by its own will; CW-157, CW-158: of a car out of control who made it so.
Seat doer_of(Board const& board, Seat seat) {
  if (!seated(board, seat)) return kNobody;
  Car const& car = board.cars[seat];
  if (car.moved_by != kNobody && car.moved_by != seat) return car.moved_by;
  return !in_control(car) && car.hurt_by != seat ? car.hurt_by : kNobody;
}

Sharers sharers_of(Work& work, Seat victim, Seat owner) {
  Sharers by;
  if (!seated(work.board, victim)) return by;
  for (Seat const one : {owner, doer_of(work.board, victim)}) {
    if (!seated(work.board, one) || one == victim) continue;
    by.push(one);
    return by;
  }
  return by;
}

void mark_kills(Work& work, Seat victim, Sharers const& by) {
  if (!seated(work.board, victim)) return;
  Car& car = work.car(victim);
  if (!car.fights() || car.complete) return;
  scoring::KillState const now = state_of(work, victim);
  // CW-149 else: it rolls on; who has taken its plant will have the kill when it stands.
  if (!now.mobility && car.killers == 0 && !can_accelerate(car)) car.killers = bits_of(by);
  if (now.mobility && !car.mobility) {
    car.mobility = true;
    score_kill(work, victim, by, false);
  }
  if (!now.complete) return;
  car.complete = true;
  score_kill(work, victim, by, true);
}

// What only scratches armor, wounds who stays up, takes an empty weapon or a wheel of a car that stands kills nothing: what a car has come to
// besides is found at the end of the phase (CW-153).
bool may_kill(Reckoning const& sum) {
  Car const& car = sum.car();
  bool const empty_counts = sum.work.rules().score.mk_out_of_ammo == ScoreSettings::OutOfAmmo::stays_mobility_kill;
  return std::any_of(sum.gone.begin(), sum.gone.end(), [&](Piece piece) {
    switch (piece.part) {
      case Lost::plant:
      case Lost::tank:
      case Lost::booster: return true;
      case Lost::wheel: return !car.mobility;
      case Lost::gun: return empty_counts || has_loads(car.guns[piece.index]) || has_trigger(arm_of(car.guns[piece.index]).lays);   // it sends (CW-014)
      case Lost::driver:
      case Lost::gunner: return !car.crew[size_t(piece.index)].up();
      default: return false;
    }
  });
}

Sharers whose(Reckoning const& sum) { return sum.by.empty() ? sharers_of(sum.work, sum.blow.victim, sum.blow.owner) : sum.by; }

void mark_blow(Reckoning const& sum) {
  static Rule const rule = rule_named("CW-151");
  Work& work = sum.work;
  Seat const victim = sum.blow.victim;
  Sharers const by = whose(sum);
  ScoreSettings const& rules = work.rules().score;
  bool const counts = rules.firepower_kill && sum.car().fights() && !sum.car().complete;
  if (counts && is_silenced(sum)) share(work, victim, by, {scoring::Event::firepower_kill, rule, rules.firepower_points, -rules.firepower_points});
  if (may_kill(sum)) mark_kills(work, victim, by);
}

void check_kills(Work& work) {
  static Rule const rule = rule_named("CW-150");
  for (int i = 0; i < work.board.cars.size(); ++i) {
    Seat const seat = Seat(i);
    Car& car = work.car(seat);
    if (!car.fights()) continue;
    if (!car.complete) {
      // CW-153: who runs out of ammunition, or coasts to a halt, is the one's who made the mobility kill.
      mark_kills(work, seat, car.mobility || car.killers != 0 ? seats_of(car.killers) : sharers_of(work, seat, kNobody));
    }
    if (!car.mobility) car.mobile_until = int16_t(std::max(work.board.now(), 0));
    if (!car.complete || car.pace != 0) continue;   // a wreck that rolls is driven on until it stands
    car.out = true;
    if (work.log) work.log({.kind = Ev::Out, .seat = seat, .rule = rule, .other = car.killers ? seats_of(car.killers)[0] : kNobody, .at = spot_of(car.pose)});
  }
}

}  // namespace paddock::car_wars::duel
