// The switches S-01 to S-19, the doubts D-nn and C-7 of doubts.md beside this file with another reading, and what only this
// program asks. Data in assets/games/speed_circuit/settings.json. Choices are stored as their index; 0 is the default.
#pragma once
#include <vector>

#include "core/doc.hpp"
#include "core/expected.hpp"
#include "view/catalogue.hpp"

namespace paddock::speed_circuit {

struct Settings {
  int car_table = 0;                  // wbc2009, wbc2011, classic1977
  int grid = 0;                       // bid, seats
  int decisions = 0;                  // prompts, sheets
  int bid_three = 0;                  // S-01: points, chip
  int bid_break = 0;                  // D-22: yes, no
  int tests_rolled = 0;               // S-02: ownMove, reveal
  int zero_card = 0;                  // S-03: no, yes
  int standing_start = 0;             // S-04: startSpeed, acceleration, spin
  int missing_plot = 0;               // S-05: keep, startSpeed
  int lapped = 0;                     // S-06: ring, distance
  int ring_tie = 0;                   // D-09: leader, line
  int unused_braking = 0;             // S-07: no, yes
  int blocked_braking = 0;            // once, steps
  int spin_wear = 0;                  // S-08: lost, kept
  int corner_acceleration = 0;        // S-09: no, yes
  int slip_after = 0;                 // S-10: no, yes
  int rollout_slip = 0;               // yes, no: a car with a dead engine
  int pass_count = 0;                 // S-11: consecutive, all
  int failed_pass_braking = 0;        // S-12: no, chart
  int off_track_out = 0;              // S-13: either, both
  int engine_half = 0;                // S-14: replot, attempt
  int finish_corners = 0;             // S-15: count, free
  int diagonal_between = 0;           // S-16: allowed, forbidden
  int arrow = 0;                      // S-17: on, off
  int corner_exit = 0;                // S-18: lane, anyForward
  int crash_involves = 0;             // S-19: passing, all
  int rest_in_corner = 0;             // D-01: free, limited
  int after_idle_spin = 0;            // D-04: standing, spin
  int start_above_top = 0;            // D-08: ignored, capped
  int off_track_limit = 0;            // D-05: allRows, presentRow
  int off_track_braking = 0;          // D-05: chart, wear, free
  int above_top = 0;                  // D-06: lower, test, undamaged
  int late_unpayable = 0;             // D-12: drive, atOnce, replot
  int unpayable_roll = 0;             // D-20: rolled, none
  int brakes_test_wear = 0;           // D-11: apart, credit
  int pass_room = 0;                  // D-14: anyEnd, fullEnd
  int shift_tie = 0;                  // D-14b: driver, random, straight
  int shift_charged = 0;              // D-14c: no, yes
  int full_row_spin = 0;              // D-16: stop, half
  int off_track_side = 0;             // D-13: random, grey, away
  int off_track_account = 0;          // D-27: closed, kept
  int crash_order = 0;                // D-17: start, end
  int crash_marks = 0;                // D-18: one, each
  int crash_idle = 0;                 // D-19: roll, none
  int crash_rollout = 0;              // D-19: roll, leave
  int corner_again = 0;               // D-21: newAccount, oneAccount
  int slip_plot = 0;                  // D-23: plot, real
  int brake80 = 0;                    // D-28: spinThere, driveOn
  int off_track_chip = 0;             // C-7: point, chip
  int miss_limit = 3;                 // 1 to 99
  int max_turns = 0;                  // 0 to 9999
};

// By the names of settings.json.
template <class Ar>
void fields(Ar& ar, Settings& s) {
  ar("carTable", s.car_table);
  ar("grid", s.grid);
  ar("decisions", s.decisions);
  ar("bidThree", s.bid_three);
  ar("bidBreak", s.bid_break);
  ar("testsRolled", s.tests_rolled);
  ar("zeroCard", s.zero_card);
  ar("standingStart", s.standing_start);
  ar("missingPlot", s.missing_plot);
  ar("lapped", s.lapped);
  ar("ringTie", s.ring_tie);
  ar("unusedBraking", s.unused_braking);
  ar("blockedBraking", s.blocked_braking);
  ar("spinWear", s.spin_wear);
  ar("cornerAcceleration", s.corner_acceleration);
  ar("slipAfter", s.slip_after);
  ar("rolloutSlip", s.rollout_slip);
  ar("passCount", s.pass_count);
  ar("failedPassBraking", s.failed_pass_braking);
  ar("offTrackOut", s.off_track_out);
  ar("engineHalf", s.engine_half);
  ar("finishCorners", s.finish_corners);
  ar("diagonalBetween", s.diagonal_between);
  ar("arrow", s.arrow);
  ar("cornerExit", s.corner_exit);
  ar("crashInvolves", s.crash_involves);
  ar("restInCorner", s.rest_in_corner);
  ar("afterIdleSpin", s.after_idle_spin);
  ar("startAboveTop", s.start_above_top);
  ar("offTrackLimit", s.off_track_limit);
  ar("offTrackBraking", s.off_track_braking);
  ar("aboveTop", s.above_top);
  ar("lateUnpayable", s.late_unpayable);
  ar("unpayableRoll", s.unpayable_roll);
  ar("brakesTestWear", s.brakes_test_wear);
  ar("passRoom", s.pass_room);
  ar("shiftTie", s.shift_tie);
  ar("shiftCharged", s.shift_charged);
  ar("fullRowSpin", s.full_row_spin);
  ar("offTrackSide", s.off_track_side);
  ar("offTrackAccount", s.off_track_account);
  ar("crashOrder", s.crash_order);
  ar("crashMarks", s.crash_marks);
  ar("crashIdle", s.crash_idle);
  ar("crashRollout", s.crash_rollout);
  ar("cornerAgain", s.corner_again);
  ar("slipPlot", s.slip_plot);
  ar("brake80", s.brake80);
  ar("offTrackChip", s.off_track_chip);
  ar("missLimit", s.miss_limit);
  ar("maxTurns", s.max_turns);
}

std::vector<Setting> setting_list();                      // for the set-up screen
// `doc`: name -> text or number, only what differs from the defaults. Errors name "/settings/<name>".
Expected<Settings> read_settings(Doc const& doc);

}  // namespace paddock::speed_circuit
