// The 25 named switches and how decisions are made. Data in assets/games/gravel_kings/settings.json;
// choices are stored as their index, 0 is the default.
#pragma once
#include <vector>

#include "core/doc.hpp"
#include "core/expected.hpp"
#include "view/catalogue.hpp"

namespace paddock::gravel_kings {

struct Settings {
  int decisions = 0;                  // prompts, sheets
  int hand_visibility = 0;            // GK-1.7: private, open
  int cma_tie = 0;                    // GK-2.4: share, gridLane
  int short_field = 0;                // GK-2.5: fromTop, lowestIs3
  int start_flips = 0;                // GK-3.7: perRiskCard, oneForAll
  int tape_restart = 0;               // GK-3.13: slip, sameTurn
  int tape_voids_others = 0;          // GK-3.9: true, false
  int tape_reserve = 0;               // GK-3.8: false, true
  int short_window = 0;               // GK-4.2: fromSix, lastSeesNine
  int open_refill = 0;                // GK-4.5: slide, inPlace
  int nmr_replenish = 0;              // GK-4.6: hidden, bestOpen, firstOpen
  int retired_card_blocks = 0;        // GK-5.16: false, true
  int lockup_blocks = 0;              // GK-5.10: true, false
  int lone_rider = 0;                 // GK-5.18: awarded, ridesOn
  int miss_next = 0;                  // GK-7.1: programmed, nextHeatNumber
  int heat6_reserves = 0;             // GK-6.3: false, true
  int reserve_ride_limit = 0;         // GK-7.9: 2, none
  int rerank_on_reserve = 0;          // GK-7.4: allRiders, reserveOnly
  int man_short_rerank = 0;           // GK-7.5: false, true
  int cap_counts_reserves = 0;        // GK-6.5: true, false
  int cap_every_meeting = 0;          // GK-6.5: false, true
  int boost_stacks = 0;               // GK-8.4: false, true
  int boost_cap = 0;                  // GK-2.7: 12, none
  int rolling_seed = 0;               // GK-8.3: virtual15, realOnly
  int order_fall_through = 0;         // GK-9.2: true, false
  int nmr_limit = 3;                  // GK-9.5: 1 to 99
};

// By the names of settings.json.
template <class Ar>
void fields(Ar& ar, Settings& s) {
  ar("decisions", s.decisions);
  ar("orderFallThrough", s.order_fall_through);
  ar("nmrReplenish", s.nmr_replenish);
  ar("handVisibility", s.hand_visibility);
  ar("cmaTie", s.cma_tie);
  ar("shortField", s.short_field);
  ar("boostCap", s.boost_cap);
  ar("boostStacks", s.boost_stacks);
  ar("startFlips", s.start_flips);
  ar("tapeRestart", s.tape_restart);
  ar("tapeVoidsOthers", s.tape_voids_others);
  ar("tapeReserve", s.tape_reserve);
  ar("shortWindow", s.short_window);
  ar("openRefill", s.open_refill);
  ar("retiredCardBlocks", s.retired_card_blocks);
  ar("lockupBlocks", s.lockup_blocks);
  ar("loneRider", s.lone_rider);
  ar("missNext", s.miss_next);
  ar("heat6Reserves", s.heat6_reserves);
  ar("reserveRideLimit", s.reserve_ride_limit);
  ar("rerankOnReserve", s.rerank_on_reserve);
  ar("manShortRerank", s.man_short_rerank);
  ar("capCountsReserves", s.cap_counts_reserves);
  ar("capEveryMeeting", s.cap_every_meeting);
  ar("rollingSeed", s.rolling_seed);
  ar("nmrLimit", s.nmr_limit);
}

std::vector<Setting> setting_list();
// `doc`: name -> text or number, only what differs from the defaults. Errors name "/settings/<name>".
Expected<Settings> read_settings(Doc const& doc);

}  // namespace paddock::gravel_kings
