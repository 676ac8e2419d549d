// Settings as data: names, labels and words in settings.json, their meaning where settings() is asked.
#include "games/gravel_kings/settings.hpp"

#include "core/settings.hpp"

namespace paddock::gravel_kings {
namespace {

constexpr SettingSlot<Settings> kSlots[] = {
    {"decisions", &Settings::decisions},
    {"orderFallThrough", &Settings::order_fall_through},
    {"nmrReplenish", &Settings::nmr_replenish},
    {"handVisibility", &Settings::hand_visibility},
    {"cmaTie", &Settings::cma_tie},
    {"shortField", &Settings::short_field},
    {"boostCap", &Settings::boost_cap},
    {"boostStacks", &Settings::boost_stacks},
    {"startFlips", &Settings::start_flips},
    {"tapeRestart", &Settings::tape_restart},
    {"tapeVoidsOthers", &Settings::tape_voids_others},
    {"tapeReserve", &Settings::tape_reserve},
    {"shortWindow", &Settings::short_window},
    {"openRefill", &Settings::open_refill},
    {"retiredCardBlocks", &Settings::retired_card_blocks},
    {"lockupBlocks", &Settings::lockup_blocks},
    {"loneRider", &Settings::lone_rider},
    {"missNext", &Settings::miss_next},
    {"heat6Reserves", &Settings::heat6_reserves},
    {"reserveRideLimit", &Settings::reserve_ride_limit},
    {"rerankOnReserve", &Settings::rerank_on_reserve},
    {"manShortRerank", &Settings::man_short_rerank},
    {"capCountsReserves", &Settings::cap_counts_reserves},
    {"capEveryMeeting", &Settings::cap_every_meeting},
    {"rollingSeed", &Settings::rolling_seed},
    {"nmrLimit", &Settings::nmr_limit},
};

// The rules that settings.json names.
constexpr char const* kRules[] = {
    "GK-1.7", "GK-2.4", "GK-2.5", "GK-2.7", "GK-3.13", "GK-3.7", "GK-3.8", "GK-3.9",
    "GK-4.2", "GK-4.5", "GK-4.6", "GK-5.10", "GK-5.16", "GK-5.18", "GK-6.3", "GK-6.5",
    "GK-7.1", "GK-7.4", "GK-7.5", "GK-7.9", "GK-8.3", "GK-8.4", "GK-9.1", "GK-9.2",
    "GK-9.5"};

}  // namespace

std::vector<Setting> setting_list() { return read_setting_list("assets/games/gravel_kings/settings.json", kRules); }

Expected<Settings> read_settings(Doc const& doc) { return settings_over(doc, kSlots, setting_list, "Gravel Kings"); }

}  // namespace paddock::gravel_kings
