// The 27 named settings of the rule set and maxTurns. Data in assets/games/nascar/settings.json.
#pragma once
#include <vector>

#include "core/doc.hpp"
#include "core/expected.hpp"
#include "view/catalogue.hpp"

namespace paddock::nascar {

// Choices are stored as the index of the choice; 0 is not always the default.
struct Settings {
  int start_speed = 6;
  int start_max = 12;
  int start_cards = 8;
  int max_floor = 6;
  int laps = 0;                // 0: as the track says
  int reject_count = 0;        // moveCountMismatch: padTruncate, reject
  int strict_second = 0;       // unmarkedSecond: autoCharge, strict
  int rrll_cost = 1;
  int aabb_cost = 2;
  int no_diagonal_cut = 0;     // diagonalCut: allowed, forbidden
  int slip_range = 1;
  int slip_over_max = 0;
  int slip_at_max = 0;         // kept, used
  int count_all_blank = 0;     // offCount: consecutive, allBlank
  int paper_as_written = 0;    // paperSteers: rules, asWritten
  int blame_touched = 0;       // oilBlame: deflected, touched
  int oil_lifetime = 0;        // turns, 0: for ever
  int bag_takes_move = 0;      // sandbagMoves: keep, lose
  int sand_reset = 0;          // leaderLap, everyCar, never
  int density = -1;            // permille, -1: as the track says
  int repeat_crash = 0;
  int bank_last_steer = 0;     // bankTurn: map, lastSteer
  int bank_first = 0;          // bankOverlap: last, first
  int bank_carry = 0;
  int pit_limit = 6;
  int pit_finish = 0;
  int tie_together = 0;        // finishTie: fraction, together
  int max_turns_after_win = 10;
  int coast = 0;               // nmr: autopilot, coast
  int nmr_limit = 3;
  int max_turns = 0;           // 0: 60 turns a lap
};

// By the names of settings.json.
template <class Ar>
void fields(Ar& ar, Settings& s) {
  ar("startSpeed", s.start_speed);
  ar("startMax", s.start_max);
  ar("startWC", s.start_cards);
  ar("maxFloor", s.max_floor);
  ar("laps", s.laps);
  ar("moveCountMismatch", s.reject_count);
  ar("unmarkedSecond", s.strict_second);
  ar("rrllCost", s.rrll_cost);
  ar("aabbCost", s.aabb_cost);
  ar("diagonalCut", s.no_diagonal_cut);
  ar("slipRange", s.slip_range);
  ar("slipOverMax", s.slip_over_max);
  ar("slipAtMax", s.slip_at_max);
  ar("offCount", s.count_all_blank);
  ar("paperSteers", s.paper_as_written);
  ar("oilBlame", s.blame_touched);
  ar("oilLifetime", s.oil_lifetime);
  ar("sandbagMoves", s.bag_takes_move);
  ar("sandReset", s.sand_reset);
  ar("sandDensity", s.density);
  ar("repeatCrash", s.repeat_crash);
  ar("bankTurn", s.bank_last_steer);
  ar("bankOverlap", s.bank_first);
  ar("bankCarry", s.bank_carry);
  ar("pitLimit", s.pit_limit);
  ar("pitFinish", s.pit_finish);
  ar("finishTie", s.tie_together);
  ar("maxTurnsAfterWin", s.max_turns_after_win);
  ar("nmr", s.coast);
  ar("nmrLimit", s.nmr_limit);
  ar("maxTurns", s.max_turns);
}

std::vector<Setting> setting_list();                      // for the set-up screen
// `doc`: name -> text or number, only what differs from the defaults. Errors name "/settings/<name>".
Expected<Settings> read_settings(Doc const& doc);

}  // namespace paddock::nascar
