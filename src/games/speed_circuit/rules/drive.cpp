// The frame of a turn and the way of one car, space by space.
#include "games/speed_circuit/rules/drive.hpp"

#include <algorithm>
#include <bit>

namespace paddock::speed_circuit {

Seat car_on(Book const& b, Board const& s, int row, int lane) {
  for (int i = 0; i < s.cars.size(); ++i) {
    Car const& c = s.cars[i];
    if (c.lane == lane && c.on_road() && b.track.wrap(c.progress) == row) return Seat(i);
  }
  return kNobody;
}

namespace {

bool may_slip(Book const& b, Board const& s, Car const& c) {
  Move const& m = s.move;
  if (c.ahead < 0 || m.slipped || m.spun || m.spin_later || !c.on_road() || m.speed == 0) return false;
  if (c.rollout && b.rules.rollout_slip) return false;
  if (b.rules.slip_plot && s.cars[c.ahead].speed < 120) return false;  // D-23
  return b.rules.slip_after || (!m.failed && !m.braked);               // S-10
}

// S-16 a diagonal step with cars on both sides.
bool squeezes(Book const& b, Taken const& taken, int row, int lane, int to) {
  if (!b.rules.diagonal_between || to == lane) return false;
  int const straight = b.track.reach(row, lane, lane);
  return taken.at(0, to) && straight && taken.at(straight, lane);
}

// SC-B.3, SC-B.4
void ways(Book const& b, Board const& s, Car const& c, Taken const& taken, Actions& out, bool passes) {
  int const row = b.track.wrap(c.progress);
  bool blocked[3] = {};
  for (int lane = c.lane - 1; lane <= c.lane + 1; ++lane) {
    int const n = b.track.reach(row, c.lane, lane);
    if (!n || squeezes(b, taken, row, c.lane, lane)) continue;
    blocked[lane - c.lane + 1] = taken.at(n, lane);
    if (!taken.at(n, lane)) out.push(act(passes ? Verb::Go : Verb::Slip, lane));
  }
  if (!passes) return;
  for (int lane = c.lane - 1; lane <= c.lane + 1; ++lane)
    if (blocked[lane - c.lane + 1] && may_pass(b, s, lane, taken)) out.push(act(Verb::Pass, lane));
}

// SC-4.11a along the edge, or back by a diagonal step into a free edge space.
void edge_ways(Book const& b, Board const& s, Car const& c, Actions& out) {
  bool const right = c.where == Where::Right;
  int const row = b.track.wrap(c.progress), next = b.track.wrap(row + b.track.edge_reach(row, right));
  int const lane = b.track.edge_lane(next, right);
  int const limit = b.track.limit(next, lane);
  bool const slow = b.rules.off_track_limit && limit && limit < s.move.speed;  // D-05: first it must slow down
  if (!slow) out.push(act(Verb::Go, kEdge));
  if (b.track.has(next, lane) && car_on(b, s, next, lane) < 0) out.push(act(Verb::Go, lane));
}

void step_options(Book const& b, Board const& s, Taken const& taken, Actions& out) {
  Car const& c = s.cars[s.ask.seat];
  Move const& m = s.move;
  if (c.off_track()) edge_ways(b, s, c, out);
  else ways(b, s, c, taken, out, true);
  if (out.size() == 0 && c.on_road() && !b.rules.blocked_braking) return out.push(act(Verb::Brake, m.driven));  // SC-4.8, not the spin of SC-B.13
  for (int k = m.speed / 20 - 1; k >= m.driven; --k) out.push(act(Verb::Brake, k));  // SC-4.7
}

void chip_options(Car const& c, Actions& out) {  // SC-3.2, SC-3.2a
  out.push(act(Verb::Chips, 0));
  for (int n = 1; n <= 2; ++n)
    if (c.skill() >= n) out.push(act(Verb::Chips, n));
  if (c.chips3 > 0) out.push(act(Verb::Chips, 3));
}

void pay_options(Book const& b, Board const& s, Actions& out) {
  Car const& c = s.cars[s.ask.seat];
  Option const paid = s.ask.braking ? Option{s.move.wear, s.move.rolls} : Option{c.account.wear, c.account.rolls};
  Options const all = due_of(b.rules, c, s.ask.over, s.ask.braking, paid);
  for (int i = 0; i < all.size; ++i)
    if (all.items[i].wear <= c.wear) out.push(act(Verb::Pay, all.items[i].wear * 2 + all.items[i].rolls));
}

// D-14b the free lanes of a row nearest to the one where the car should stand.
void shift_options(Book const& b, Board const& s, Actions& out) {
  Car const& c = s.cars[s.ask.seat];
  int const row = b.track.wrap(c.progress);
  for (int far = 1; far < kMaxLanes && out.size() == 0; ++far)
    for (int lane : {c.lane - far, c.lane + far})
      if (b.track.has(row, lane) && car_on(b, s, row, lane) < 0) out.push(act(Verb::Shift, lane));
}

}  // namespace

// SC-4.10, D-14: some end beyond is free, at full distance or nearer.
bool may_pass(Book const& b, Board const& s, int lane, Taken const& taken) {
  Track const& t = b.track;
  Car const& c = s.cars[s.ask.seat];
  Move const& m = s.move;
  int const slip = b.rules.slip_after && may_slip(b, s, c) ? 1 : 0;  // S-10
  int const rest = m.speed / 20 - m.driven - 1 + slip, row = t.wrap(c.progress);
  Taken now;                                     // where it may stand after i spaces beyond, taken or not
  now.lanes[lane] = uint64_t(1) << t.reach(row, c.lane, lane);
  for (int i = 1; i <= rest; ++i) {
    Taken next;
    bool room = false;
    for (int from = 0; from < t.lanes; ++from)
      for (uint64_t spots = now.lanes[from]; spots; spots &= spots - 1) {
        int const rows = std::countr_zero(spots), at = t.wrap(row + rows);
        for (int to = from - 1; to <= from + 1; ++to)
          if (int const n = t.reach(at, from, to)) {
            next.lanes[to] |= uint64_t(1) << (rows + n);
            room |= !taken.at(rows + n, to);
          }
      }
    if (room && (!b.rules.pass_room || i == rest)) return true;
    now = next;
  }
  return false;
}

Taken options_of(Book const& b, Board const& s, Actions& out) {
  out.clear();
  Taken taken;
  if (s.ask.kind == Ask::Step || s.ask.kind == Ask::Slip) taken = taken_ahead(b, s, s.ask.seat);
  switch (s.ask.kind) {
    case Ask::None: break;
    case Ask::Chips:
    case Ask::Block: chip_options(s.cars[s.ask.seat], out); break;
    case Ask::Pay: pay_options(b, s, out); break;
    case Ask::Step: step_options(b, s, taken, out); break;
    case Ask::Slip:  // SC-4.6b
      ways(b, s, s.cars[s.ask.seat], taken, out, false);
      out.push(act(Verb::Slip, kDecline));
      break;
    case Ask::Shift: shift_options(b, s, out); break;
  }
  return taken;
}

void Machine::run() {
  Actions options;
  while (s_.phase == Phase::Move) {
    if (s_.ask.kind == Ask::None) {
      tick();
      continue;
    }
    Taken const field = options_of(b_, s_, options);
    blocked_ = options.size() == 1;
    if (blocked_) respond(options[0]);
    else if (s_.cars[s_.ask.seat].ghost) ghost(options, field);
    else return;
  }
}

// SC-4.2a A sheet that says something is completed where it is silent, and each such decision is shown as the ghost's; of one
// that says nothing at all it was reported when the plots were turned.
void Machine::ghost(Actions const& options, Taken const& field) {
  Action const a = policy(b_, s_, options, field);
  if (int const open = not_said(b_, s_, options, a)) leave_open(open);
  respond(a);
}

void Machine::leave_open(int open) {
  log_(Ev::Ghost, s_.ask.seat, Rule{"SC-4.2a"}, 3, open);
  m().silent = uint8_t(m().silent | open);
}

void Machine::answer(Action a) {
  blocked_ = false;
  respond(a);
  run();
}

void Machine::tick() {
  switch (m().at) {
    case At::Next: next_car(); break;
    case At::Tests: engine_tests(); break;
    case At::Braking: braking(); break;
    case At::Drive: drive(); break;
    case At::SpinHere: spin_here(); break;
    case At::Slip: tow(); break;
    case At::Settle: settle(); break;
    case At::Wrecks: wrecks(); break;
    case At::Finish: finish_move(); break;
  }
}

void Machine::respond(Action a) {
  Ask const asked = s_.ask;
  s_.ask = {};
  switch (Verb(a.verb)) {
    case Verb::Chips:
      if (asked.kind == Ask::Block) m().silent = uint8_t(m().silent & ~kBlockChips);   // reported for each pass
      if (asked.kind == Ask::Block) return roll(Table::Passing, std::max<int>(0, m().pass_chips), a.arg);
      if (asked.table != Table::Passing) return roll(asked.table, a.arg, 0);
      m().pass_chips = int8_t(a.arg);  // SC-4.10a
      ask(Ask::Block, Seat(m().passee));
      s_.ask.table = Table::Passing;
      return;
    case Verb::Pay:
      s_.ask = asked;
      return pay({int8_t(a.arg / 2), int8_t(a.arg % 2)});
    case Verb::Go: return a.arg == kEdge ? edge_step() : step_to(a.arg, false);
    case Verb::Pass: return try_pass(a.arg);
    case Verb::Brake: return brake_to(a.arg * 20);
    case Verb::Slip:
      if (a.arg != kDecline) return step_to(a.arg, true);
      log_(Ev::Tow, seat(), Rule{"SC-4.6b"}, car().ahead, 0);
      m().at = At::Settle;
      return;
    case Verb::Shift: return shift_to(a.arg);
    default: return;
  }
}

// SC-B.5 the next car in the order of movement, or the end of the turn.
void Machine::next_car() {
  int const index = m().index + 1;
  bool const testing = m().testing;
  m() = {};
  m().index = int8_t(index);
  m().testing = testing;
  if (index >= s_.order.size()) {
    if (!testing) return end_turn();
    order_cars(b_, s_);  // S-02 by the result of the tests
    m() = {};
    return;
  }
  Car const& c = car();
  if (!c.on_board()) return;
  m().from = c.progress;
  if (c.halted) m().at = At::Wrecks;  // D-19
  else m().at = testing || !r_.tests_rolled ? At::Tests : At::Braking;
}

void Machine::drive() {
  m().driving = true;
  if (!car().on_board()) m().at = At::Finish;
  else if (m().driven * 20 >= m().speed) m().at = At::Slip;
  else ask(Ask::Step, seat());
}

// One space; occupied only after a pass.
void Machine::step_to(int lane, bool slip) {
  Car& c = car();
  int const from = c.progress, from_lane = c.lane, here = t_.wrap(from);
  bool const road = c.on_road();
  int const rows = road ? t_.reach(here, from_lane, lane) : t_.edge_reach(here, c.where == Where::Right);
  if (slip) {
    m().slipped = true;
    log_(Ev::Tow, seat(), Rule{"SC-4.6"}, c.ahead, 1);
  }
  bool const occupied = car_on(b_, s_, t_.wrap(here + rows), lane) >= 0;
  m().on_top = occupied;
  if (!occupied && !r_.pass_count) m().passes = 0;  // SC-4.10d, S-11
  c.progress = int16_t(c.progress + rows);
  c.lane = int8_t(lane);
  c.where = Where::Road;
  ++m().driven;
  log_(Ev::Moved, seat(), Rule{"SC-B.3"}, c.progress, lane, 0, slip, occupied);
  enter(from, from_lane, road);
}

void Machine::edge_step() {  // SC-4.11a
  Car& c = car();
  bool const right = c.where == Where::Right;
  c.progress = int16_t(c.progress + t_.edge_reach(row(), right));
  ++m().driven;
  c.lane = int8_t(t_.edge_lane(row(), right));
  log_(Ev::Moved, seat(), Rule{"SC-4.11a"}, c.progress, c.lane, int(c.where));
}

void Machine::tow() {
  m().at = At::Settle;
  if (!may_slip(b_, s_, car())) return;
  ask(Ask::Slip, seat());
  Actions options;
  options_of(b_, s_, options);
  if (options.size() == 1) s_.ask = {};  // no free space, no bonus
  else m().at = At::Slip;
}

// Where a car that stands on an occupied space, or has a spin to come, is put.
void Machine::settle() {
  Car& c = car();
  if (!c.on_board()) return void(m().at = At::Finish);
  if (m().spin_later && !m().spun) spin_now();
  m().at = At::Wrecks;
  if (!m().on_top) return;
  ask(Ask::Shift, seat());
  Actions options;
  options_of(b_, s_, options);
  if (options.size() == 0) {
    s_.ask = {};
    return go_off(c.lane);  // SC-4.10e
  }
  if (options.size() == 2 && r_.shift_tie == 1) {  // D-14b
    s_.ask = {};
    int const pick = dice_.roll(2, "shift", seat());
    shift_to(options[pick - 1].arg);
  } else if (options.size() == 2 && m().pass_lane >= 0 && m().pass_lane != c.lane) {
    s_.ask = {};
    shift_to(options[m().pass_lane > c.lane].arg);
  }
}

void Machine::shift_to(int lane) {
  Car& c = car();
  int const from = c.progress - 1, from_lane = c.lane;
  c.lane = int8_t(lane);
  m().on_top = false;
  m().pass_lane = -1;
  log_(Ev::Shifted, seat(), Rule{"SC-4.10e"}, lane);
  if (r_.shift_charged && !m().spun) enter(from, from_lane, true);  // D-14c
}

// SC-4.14 and what the end of the own move means.
void Machine::finish_move() {
  Car& c = car();
  m().at = At::Next;
  if (!c.on_board()) {
    if (c.progress >= b_.goal()) log_(Ev::NoFinish, seat(), Rule{"SC-4.14a"});
    return;
  }
  c.speed = m().speed;
  c.spun = c.spun || m().spun;
  if (c.progress >= b_.goal()) {
    c.status = Status::Finished;
    c.finish_turn = s_.turn;
  } else if (c.rollout) {
    leave(c, seat(), Why::Engine, Rule{"SC-4.12a"});
  }
}

}  // namespace paddock::speed_circuit
