// SC-4.10: forced passing, and being forced off the track (SC-4.11).
#include <algorithm>

#include "games/speed_circuit/rules/drive.hpp"

namespace paddock::speed_circuit {

void Machine::try_pass(int lane) {
  Seat const other = car_on(b_, s_, t_.wrap(row() + t_.reach(row(), car().lane, lane)), lane);
  m().pass_lane = int8_t(lane);
  m().passee = other;
  log_(Ev::PassTry, seat(), Rule{"SC-4.10"}, other, m().passes * 2);
  want_roll(Table::Passing, m().passes * 2);  // SC-4.10d
}

void Machine::pass_fell(Fall fall) {
  Car& c = car();
  Seat const other = m().passee;
  int const lane = m().pass_lane;
  m().passee = -1;
  if (fall == Fall::Good || r_.shift_tie != 2) m().pass_lane = -1;  // D-14b
  m().pass_chips = 0;
  if (fall == Fall::Good) {  // SC-4.10b
    ++m().passes;
    log_(Ev::Passed, seat(), Rule{"SC-4.10b"}, other);
    return step_to(lane, false);
  }
  m().failed = true;
  int const before = m().speed;
  m().speed = int16_t(m().driven * 20);  // SC-4.10c
  if (m().speed == 0) c.rest = Rest::Other;  // S-04
  log_(Ev::PassFailed, seat(), Rule{"SC-4.10c"}, other, m().speed, fall == Fall::Bad);
  m().at = r_.slip_after && !m().on_top ? At::Slip : At::Settle;  // S-10
  if (fall == Fall::Bad) {  // SC-5.T7
    contact(seat());
    contact(other);
  }
  if (r_.failed_pass_braking && !m().spun) {  // S-12
    m().shed = int16_t(m().shed + before - m().driven * 20);
    int const over = m().over + m().shed;
    if (over >= 80) m().spin_later = true;
    if (over > 0) charge(over, true);
  }
}

// Pays 2 wear or spins. D-16: the passer may still be pushed off the track by a full row.
void Machine::contact(Seat who) {
  Car& c = s_.cars[who];
  if (c.wear >= 2) {
    c.wear = int16_t(c.wear - 2);
    return log_(Ev::Contact, who, Rule{"SC-5.T7"}, c.wear);
  }
  log_(Ev::Unpayable, who, Rule{"SC-5.2"}, 0, 2, c.wear, !r_.spin_wear);
  if (!r_.spin_wear) c.wear = 0;
  if (who == seat()) return spin_now();
  log_(Ev::Spin, who, Rule{"SC-B.11"}, c.progress, c.lane);
  c.spun = true;
  c.speed = 0;
  for (int i = m().index + 1; i < s_.order.size(); ++i)
    if (s_.order[i] == who) c.halted = true;  // it stays where it is this turn
}

// SC-4.11 beside its row, on the nearer side; half of its speed, down to a 20. D-27.
void Machine::go_off(int lane) {
  Car& c = car();
  Row const& r = t_.rows[size_t(row())];
  int const left = lane - r.low, right = r.high - lane;
  bool const drawn = left == right && r_.off_track_side == 0 && dice_.roll(2, "side", seat()) == 2;  // D-13
  bool const to_right = left != right ? right < left : r_.off_track_side ? r.grey_right == (r_.off_track_side == 1) : drawn;
  int const driven = m().spun ? r_.full_row_spin * m().driven * 20 : m().speed;            // D-16
  m().speed = int16_t(driven / 2 / 20 * 20);
  m().on_top = false;
  c.where = to_right ? Where::Right : Where::Left;
  c.lane = to_right ? r.high : r.low;
  if (!r_.off_track_account) c.account = {};
  log_(Ev::OffTrack, seat(), Rule{"SC-4.11"}, m().speed, int(c.where));
}

}  // namespace paddock::speed_circuit
