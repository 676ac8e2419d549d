// SC-4.5: corners are paid as a whole, on entering posted spaces; spins and crashes.
#include <algorithm>

#include "games/speed_circuit/rules/drive.hpp"

namespace paddock::speed_circuit {

// SC-4.4, SC-4.5, SC-B.8, SC-B.10 The car has just come onto its space from (from_progress, from_lane).
void Machine::enter(int from_progress, int from_lane, bool from_road) {
  Car& c = car();
  int const here = row(), id = t_.corner(here, c.lane);
  if (!id) {
    bool const within = c.account.corner && r_.corner_again &&
                        t_.wrap(here - t_.corners[size_t(c.account.corner - 1)].first) <=
                            t_.wrap(t_.corners[size_t(c.account.corner - 1)].last - t_.corners[size_t(c.account.corner - 1)].first);
    if (!within) c.account = {};  // SC-4.5, D-21
    else c.account.arrow = false;
    return;
  }
  bool const line = from_road && !r_.arrow && t_.on_arrow(id, t_.wrap(from_progress), from_lane, here, c.lane);
  if (c.account.corner != id) {
    c.account = {};
    c.account.corner = uint8_t(id);
    c.account.arrow = line;
    if (line) log_(Ev::Line, seat(), Rule{"SC-B.10"}, 1, id);
  } else if (c.account.arrow && !line) {
    c.account.arrow = false;
    log_(Ev::Line, seat(), Rule{"SC-B.10"}, 0, id);
  }
  if (r_.finish_corners && c.progress > b_.goal()) return;  // S-15
  int const need = m().speed - t_.limit(here, c.lane) - (c.account.arrow ? 20 : 0);
  if (need <= c.account.band) return;
  if (need >= 80) return crash(false);  // SC-5.T2, SC-4.5a
  charge(need, false);
}

// SC-B.11 it stops where it is; on an occupied space it is moved (D-15).
void Machine::spin_here() {
  spin_now();
  m().at = At::Settle;
}

void Machine::spin_now() {
  Car& c = car();
  log_(Ev::Spin, seat(), Rule{"SC-B.11"}, c.progress, c.lane);
  m().spun = true;
  m().speed = 0;
}

// SC-4.13: on course the wreck marks its row; off course (SC-5.T2) it does not.
void Machine::crash(bool on_course) {
  Car& c = car();
  Row const& r = t_.rows[size_t(row())];
  log_(Ev::Crash, seat(), Rule{on_course ? "SC-5.T6" : "SC-5.T2"}, c.progress, c.lane, on_course);
  bool marked = !on_course;
  for (Wreck const& w : s_.wrecks) marked = marked || (w.row == row() && !r_.crash_marks);  // D-18
  if (!marked && !s_.wrecks.full()) s_.wrecks.push({int16_t(row()), r.wide() >= 3});
  leave(c, seat(), on_course ? Why::CrashOn : Why::CrashOff, Rule{on_course ? "SC-4.13" : "SC-5.T2"});
}

}  // namespace paddock::speed_circuit
