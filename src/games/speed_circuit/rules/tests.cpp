// Tests before the move, the deceleration chart, rolls and what they do.
#include <algorithm>

#include "games/speed_circuit/rules/drive.hpp"

namespace paddock::speed_circuit {
namespace {

// SC-3.2, SC-3.2a
void spend(Car& c, int n) {
  if (n == 3) return void(--c.chips3);
  while (c.chips1 < n && c.chips3 > 0) --c.chips3, c.chips1 = int16_t(c.chips1 + 3);
  c.chips1 = int16_t(std::max(0, c.chips1 - n));
}

void lower(int16_t& attribute) { attribute = int16_t(std::max(0, attribute - 20)); }

}  // namespace

// SC-5.T3, SC-5.T4: acceleration first, top speed only if it is still needed.
void Machine::engine_tests() {
  Car& c = car();
  c.go = c.plot;
  m().at = m().testing ? At::Next : At::Braking;
  Tests need = tests_of(b_, c, c.plot);
  if (r_.above_top == 2 && s_.plans[seat()].card == kNoCard && !c.engine) need.top = false;  // D-06
  if (need.start) want_roll(Table::Start);
  else if (need.accel) want_roll(Table::Accel);
  else if (need.top) want_roll(Table::Top);
}

void Machine::engine_fell(Table table, Fall fall) {
  Car& c = car();
  int const attempt = c.go;
  int16_t& attribute = table == Table::Top ? c.top : c.accel;
  if (fall == Fall::Middle) c.go = int16_t(std::max(0, attempt - 40));  // mis-shift
  if (fall == Fall::Bad) {
    c.go = int16_t(table == Table::Start ? 0 : attempt - 20);
    lower(attribute);
    if (table == Table::Start) c.rest = Rest::Other;
  }
  log_(Ev::Tested, seat(), kTableRules[int(table)], c.go, attribute, int(table));
  if (fall == Fall::Bad) engine_damage(attempt);
  if (table == Table::Accel && !c.rollout && c.on_board() && tests_of(b_, c, c.go).top) want_roll(Table::Top);
}

// SC-4.12, SC-4.12a
void Machine::engine_damage(int attempt) {
  Car& c = car();
  if (!c.engine) {
    c.engine = true;
    return log_(Ev::Engine, seat(), Rule{"SC-4.12"}, 0, c.go);
  }
  int const base = c.go == 0 ? 0 : r_.engine_half ? attempt : c.go;  // S-14
  c.go = int16_t(base / 2 / 20 * 20);
  c.rollout = true;
  log_(Ev::Engine, seat(), Rule{"SC-4.12a"}, 1, c.go);
  if (c.go == 0) leave(c, seat(), Why::Engine, Rule{"SC-4.12a"});  // a stall, D-30
}

// SC-5.T1 the payment for the plot.
void Machine::braking() {
  Car& c = car();
  m().at = At::Drive;
  if (!c.on_board()) return;
  if (r_.late_unpayable == 2)  // D-12
    while (!payable(over_of(c, c.plot), c.wear)) c.plot = c.go = int16_t(c.plot + 20);
  m().speed = c.go;
  m().over = int16_t(over_of(c, c.plot));
  if (c.speed > 0 && m().over == 0) m().slack = int16_t(std::max(0, c.plot - std::max(0, c.speed - c.decel)));
  if (m().over >= 80 && !(c.off_track() && r_.off_track_braking == 2)) m().spin_later = true;
  if (m().over > 0) charge(m().over, true);
}

// SC-4.7 emergency braking: added to what the plot was over, only the difference is paid.
void Machine::brake_to(int speed) {
  m().shed = int16_t(m().shed + m().speed - speed);
  m().speed = int16_t(speed);
  m().braked = true;
  log_(Ev::Braked, seat(), Rule{blocked_ ? "SC-4.8" : "SC-4.7"}, speed, m().driven);
  int const over = m().over + m().shed - (r_.unused_braking ? std::min(m().slack, m().shed) : 0);  // S-07
  if (over >= 80 && r_.brake80) m().spin_later = true;  // D-28
  if (over >= 80 && !r_.brake80) m().at = At::SpinHere;
  if (over > 0) charge(over, true);
}

void Machine::charge(int over, bool is_braking) {
  Car& c = car();
  Option const paid = is_braking ? Option{m().wear, m().rolls} : Option{c.account.wear, c.account.rolls};
  Options const all = due_of(r_, c, over, is_braking, paid);
  bool can = false, free = false;
  for (int i = 0; i < all.size; ++i) {
    can |= all.items[i].wear <= c.wear;
    free |= all.items[i] == Option{};
  }
  if (free) return buy(over, is_braking);
  if (!can) return cannot_pay(over, is_braking);
  ask(Ask::Pay, seat());
  s_.ask.braking = is_braking;
  s_.ask.over = int16_t(over);
}

// SC-4.5 What is paid holds for the whole corner; what could not be paid (SC-5.2) buys nothing.
void Machine::buy(int over, bool is_braking) {
  if (!is_braking) car().account.band = int16_t(over);
}

void Machine::pay(Option o) {
  Car& c = car();
  bool const is_braking = s_.ask.braking;
  int const over = s_.ask.over;
  s_.ask = {};
  c.wear = int16_t(c.wear - o.wear);  // SC-B.16
  buy(over, is_braking);
  int8_t& wear = is_braking ? m().wear : c.account.wear;
  int8_t& rolls = is_braking ? m().rolls : c.account.rolls;
  wear = int8_t(wear + o.wear);
  rolls = int8_t(rolls + o.rolls);
  log_(Ev::Over, seat(), Rule{is_braking ? "SC-5.T1" : "SC-5.T2"}, over, is_braking, o.wear, o.rolls,
       is_braking ? m().speed : c.account.corner);
  if (o.rolls) want_roll(is_braking ? Table::Brakes : Table::Chance);
}

// SC-5.2, D-12, D-20
void Machine::cannot_pay(int over, bool is_braking) {
  Car& c = car();
  log_(Ev::Unpayable, seat(), Rule{"SC-5.2"}, over, is_braking, c.wear, !r_.spin_wear);
  bool const chance = !r_.unpayable_roll && !is_braking && over == 60 && c.account.rolls == 0;
  if (!r_.spin_wear) c.wear = 0;  // S-08
  if (chance) {
    m().doomed = true;
    ++c.account.rolls;
    return want_roll(Table::Chance);
  }
  if (!m().driving && r_.late_unpayable != 1) m().spin_later = true;
  else m().at = At::SpinHere;
}

void Machine::want_roll(Table table, int modifier) {
  m().modifier = int8_t(modifier);
  ask(Ask::Chips, seat());
  s_.ask.table = table;
}

// SC-5.1 2d6; chips were chosen before.
void Machine::roll(Table table, int chips, int against) {
  spend(car(), chips);
  if (against) spend(s_.cars[m().passee], against);
  int const first = dice_.roll(6, kTableNames[int(table)], seat());
  int const second = dice_.roll(6, kTableNames[int(table)], seat());
  int const sum = first + second, total = sum + m().modifier - chips + against;
  Fall const fall = fall_of(table, total);
  log_(Ev::Rolled, seat(), kTableRules[int(table)], int(table), sum, m().modifier, chips + against * 10, int(fall) + first * 4);
  fell(table, fall);
}

void Machine::fell(Table table, Fall fall) {
  switch (table) {
    case Table::Accel:
    case Table::Top:
    case Table::Start: return engine_fell(table, fall);
    case Table::Brakes:
      if (fall == Fall::Bad) brakes_failed();
      return;
    case Table::Chance:  // SC-5.T6
      if (fall == Fall::Bad) crash(true);
      else if (fall == Fall::Middle || m().doomed) m().at = At::SpinHere;
      return;
    case Table::Crash:
      if (fall == Fall::Bad) crash(true);
      else if (fall == Fall::Middle) spin_now(), m().at = At::Finish;
      return;
    case Table::Passing: return pass_fell(fall);
  }
}

// SC-5.T5, SC-4.12b. D-11: this wear is not part of the credit.
void Machine::brakes_failed() {
  Car& c = car();
  lower(c.decel);
  if (c.brakes) {
    log_(Ev::Brakes, seat(), Rule{"SC-4.12b"}, 1, c.decel);
    return leave(c, seat(), Why::Brakes, Rule{"SC-4.12b"});
  }
  c.brakes = true;
  log_(Ev::Brakes, seat(), Rule{"SC-5.T5"}, 0, c.decel);
  if (c.wear > 0) {
    --c.wear;
    if (r_.brakes_test_wear) ++m().wear;
    return;
  }
  log_(Ev::Unpayable, seat(), Rule{"SC-5.2"}, 20, 1, 0, 0);
  if (!m().driving) m().spin_later = true;
  else m().at = At::SpinHere;
}

}  // namespace paddock::speed_circuit
