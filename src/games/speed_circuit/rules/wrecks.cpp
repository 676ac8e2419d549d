// Crash rows, upkeep off the track, the end of a turn, the finish.
#include <algorithm>

#include "games/speed_circuit/rules/drive.hpp"

namespace paddock::speed_circuit {

void Machine::leave(Car& c, Seat who, Why why, Rule rule) {
  c.where = Where::Gone;
  c.status = Status::Out;
  c.speed = 0;
  c.account = {};
  log_(Ev::Out, who, rule, int(why));
  if (s_.move.index >= 0 && s_.move.index < s_.order.size() && who == seat() && !m().testing) m().at = At::Finish;
}

// SC-4.13 whether the running car, at the end of its move, is involved. S-19, D-19.
bool Machine::involved(Wreck const& w) const {
  int const moved = car().progress - s_.move.from;
  if ((r_.crash_idle && moved == 0) || (r_.crash_rollout && car().rollout)) return false;
  if (r_.crash_involves) return t_.wrap(row_of_car() - w.row) < t_.length / 2;
  return t_.wrap(w.row - s_.move.from) <= moved;
}

int Machine::row_of_car() const { return t_.wrap(car().progress); }

// One roll for each mark, in the order in which the car reaches them (D-17), until it spins or crashes.
void Machine::wrecks() {
  int next = -1, nearest = 0;
  for (int i = 0; i < s_.wrecks.size(); ++i) {
    Wreck const& w = s_.wrecks[i];
    if (m().wrecks >> i & 1 || !involved(w)) continue;
    int const far = r_.crash_order ? t_.wrap(row_of_car() - w.row) : t_.wrap(w.row - m().from);
    if (next < 0 || far < nearest) next = i, nearest = far;
  }
  if (next < 0) return void(m().at = At::Finish);
  m().wrecks = uint16_t(m().wrecks | 1 << next);
  Wreck const& w = s_.wrecks[next];
  int const beyond = t_.way(w.row, row_of_car()) / 1000;
  want_roll(Table::Crash, (beyond <= 2 ? -2 : -1) - (w.wide ? 1 : 0));  // SC-4.13T
}

// SC-4.11b 1 wear and one point of skill; S-13, C-7.
void Machine::upkeep() {
  for (int i = 0; i < s_.cars.size(); ++i) {
    Car& c = s_.cars[i];
    if (!c.racing() || !c.off_track()) continue;
    bool const no_wear = c.wear == 0, no_skill = c.skill() == 0;
    if (r_.off_track_out ? no_wear && no_skill : no_wear || no_skill) {
      log_(Ev::Stuck, Seat(i), Rule{"SC-4.11b"}, c.wear, c.skill());
      leave(c, Seat(i), Why::Stuck, Rule{"SC-4.11b"});
      continue;
    }
    if (!no_wear) --c.wear;
    if (!no_skill) {
      if (c.chips1 == 0) --c.chips3, c.chips1 = int16_t(r_.off_track_chip ? 1 : 3);
      --c.chips1;
    }
    log_(Ev::Upkeep, Seat(i), Rule{"SC-4.11b"}, c.wear, c.skill());
  }
}

// SC-4.14, SC-4.14b the finishers of this turn: farther row, on the track before off it, order of movement.
void Machine::rank_finishers() {
  List<Seat, kMaxSeats> home;
  int before = 0;
  for (Car const& c : s_.cars) before += c.status == Status::Finished && c.place > 0;
  for (Seat who : s_.order) {
    Car const& c = s_.cars[who];
    if (c.status != Status::Finished || c.place > 0) continue;
    auto ahead = [&](Car const& x, Car const& y) {
      return x.progress != y.progress ? x.progress > y.progress : x.on_road() && !y.on_road();
    };
    int at = home.size();
    home.push(who);
    for (; at > 0 && ahead(c, s_.cars[home[at - 1]]); --at) home[at] = home[at - 1];
    home[at] = who;
  }
  for (int i = 0; i < home.size(); ++i) {
    Car& c = s_.cars[home[i]];
    c.place = int8_t(before + i + 1);
    log_(Ev::Finish, home[i], Rule{c.on_road() ? "SC-4.14" : "SC-4.14b"}, c.place, c.progress);
    c.where = Where::Gone;
  }
}

void Machine::end_turn() {
  upkeep();
  for (Seat who : s_.order) {
    Car const& c = s_.cars[who];
    log_(Ev::After, who, Rule{"SC-B.2"}, c.progress, c.lane * 4 + int(c.where), c.speed, c.wear, c.skill());
  }
  rank_finishers();
  for (Car& c : s_.cars) {
    if (c.speed > 0) c.rest = Rest::None;
    else if (c.spun) c.rest = Rest::Spin;
    else if (c.rest == Rest::None || (c.rest == Rest::Spin && !r_.after_idle_spin)) c.rest = Rest::Other;  // D-04
    c.plot = c.go = 0;
    c.ahead = -1;
    c.spun = c.halted = c.rollout = c.ghost = false;
  }
  close_turn();
}

void Machine::close_turn() {
  int racing = 0;
  for (Car const& c : s_.cars) racing += c.racing();
  int const most = r_.max_turns ? r_.max_turns : 60 * b_.laps;
  s_.order.clear();
  s_.wrecks.clear();
  s_.move = {};
  s_.phase = Phase::Plot;
  if (racing == 0 || s_.round >= most) {
    log_(Ev::Closed, kNobody, Rule{"SC-B.14"}, racing == 0 ? 0 : 1);
    s_.phase = Phase::Over;
  }
  for (Plan& p : s_.plans) {
    if (p.keep && !p.sheet.empty()) p.standing = p.sheet[0].orders;
    p.start_over();
  }
  ++s_.turn;
  ++s_.round;
}

}  // namespace paddock::speed_circuit
