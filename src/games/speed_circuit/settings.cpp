// Settings as data: names, labels and words in settings.json, their meaning where settings() is asked.
#include "games/speed_circuit/settings.hpp"

#include "core/settings.hpp"

namespace paddock::speed_circuit {
namespace {

constexpr SettingSlot<Settings> kSlots[] = {
    {"carTable", &Settings::car_table},
    {"grid", &Settings::grid},
    {"decisions", &Settings::decisions},
    {"bidThree", &Settings::bid_three},
    {"bidBreak", &Settings::bid_break},
    {"testsRolled", &Settings::tests_rolled},
    {"zeroCard", &Settings::zero_card},
    {"standingStart", &Settings::standing_start},
    {"missingPlot", &Settings::missing_plot},
    {"lapped", &Settings::lapped},
    {"ringTie", &Settings::ring_tie},
    {"unusedBraking", &Settings::unused_braking},
    {"blockedBraking", &Settings::blocked_braking},
    {"spinWear", &Settings::spin_wear},
    {"cornerAcceleration", &Settings::corner_acceleration},
    {"slipAfter", &Settings::slip_after},
    {"rolloutSlip", &Settings::rollout_slip},
    {"passCount", &Settings::pass_count},
    {"failedPassBraking", &Settings::failed_pass_braking},
    {"offTrackOut", &Settings::off_track_out},
    {"engineHalf", &Settings::engine_half},
    {"finishCorners", &Settings::finish_corners},
    {"diagonalBetween", &Settings::diagonal_between},
    {"arrow", &Settings::arrow},
    {"cornerExit", &Settings::corner_exit},
    {"crashInvolves", &Settings::crash_involves},
    {"restInCorner", &Settings::rest_in_corner},
    {"afterIdleSpin", &Settings::after_idle_spin},
    {"startAboveTop", &Settings::start_above_top},
    {"offTrackLimit", &Settings::off_track_limit},
    {"offTrackBraking", &Settings::off_track_braking},
    {"aboveTop", &Settings::above_top},
    {"lateUnpayable", &Settings::late_unpayable},
    {"unpayableRoll", &Settings::unpayable_roll},
    {"brakesTestWear", &Settings::brakes_test_wear},
    {"passRoom", &Settings::pass_room},
    {"shiftTie", &Settings::shift_tie},
    {"shiftCharged", &Settings::shift_charged},
    {"fullRowSpin", &Settings::full_row_spin},
    {"offTrackSide", &Settings::off_track_side},
    {"offTrackAccount", &Settings::off_track_account},
    {"crashOrder", &Settings::crash_order},
    {"crashMarks", &Settings::crash_marks},
    {"crashIdle", &Settings::crash_idle},
    {"crashRollout", &Settings::crash_rollout},
    {"cornerAgain", &Settings::corner_again},
    {"slipPlot", &Settings::slip_plot},
    {"brake80", &Settings::brake80},
    {"offTrackChip", &Settings::off_track_chip},
    {"missLimit", &Settings::miss_limit},
    {"maxTurns", &Settings::max_turns},
};

// The rules that settings.json names.
constexpr char const* kRules[] = {
    "SC-1.3", "SC-3.T", "SC-4.1", "SC-4.10", "SC-4.10c", "SC-4.10d", "SC-4.10e", "SC-4.11", "SC-4.11a", "SC-4.11b",
    "SC-4.12a", "SC-4.13", "SC-4.14", "SC-4.2a", "SC-4.4", "SC-4.5", "SC-4.6", "SC-4.7", "SC-4.8", "SC-4.9", "SC-5.2", "SC-5.T3", "SC-5.T5",
    "SC-B.10", "SC-B.14", "SC-B.2", "SC-B.4", "SC-B.5", "SC-B.7", "SC-B.9"};

}  // namespace

std::vector<Setting> setting_list() { return read_setting_list("assets/games/speed_circuit/settings.json", kRules); }

Expected<Settings> read_settings(Doc const& doc) { return settings_over(doc, kSlots, setting_list, "Speed Circuit"); }

}  // namespace paddock::speed_circuit
