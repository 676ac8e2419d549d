// A sheet of several phases, as players send it by mail (a phase at a time would be 150 mails):
// "P1: 55, bend 30 right; P2: straight; P5: drift left; T4P1: 60; hold course; stop when hit, out of control or within 4 inches".
// It may go on into the next turn, whose phases are named with it: T4P1 to T4P5.
// The desk gives in what is for later phases when they come, until something stops it (Sheet::ahead, Sheet::asks).
#pragma once
#include <array>
#include <string>
#include <string_view>

#include "core/scan.hpp"
#include "games/car_wars/duel/state.hpp"

namespace paddock::car_wars::orders {

// When the driver wants to be asked again before his sheet goes on.
struct StopWhen {
  bool hit = true, lost = true;          // damage in the phase before; not under control
  int near = 4;                          // another car within so many inches, 0: never
};
inline constexpr int kPhases = 5;           // of a turn
inline constexpr int kSheetPhases = 2 * kPhases;   // that a sheet may name: those of this turn and of the next one
inline constexpr int kMostStopInches = 40, kMostHeldPhases = 150;

// What a sheet says for the phases behind the present one.
struct Later {
  int turn = 1;                              // this turn
  // By phase, counted from the first of this turn on: 6 is the first of the next one. Empty: it says nothing of its own there.
  std::array<std::string, kSheetPhases + 1> of;
  int hold = 0;                              // for so many phases behind them the course is held
  StopWhen stop;
  int last() const;                          // the last phase with words of its own, 0: there is none
  bool empty() const { return hold == 0 && last() == 0; }
};
std::string later_text(Later const& later);  // as a sheet of the next phase; empty where nothing is said

struct Cut {
  // Words by phase as in Later::of, each as long as the text, so that columns are the text's; empty: none.
  std::array<std::string, kSheetPhases + 1> of;
  std::string now;           // the same of this phase, never empty where the text is not
  Later rest;
  std::string later;         // later_text(rest)
  bool sheet = false;        // it says more than a phase
  int error_column = 0;      // 1-based byte, 0: none
  std::string error;
};
struct PhaseHead {
  int turn = 0;              // 0: not said
  int phase = 0;             // 0: no head stands here
};
// "P3:", "phase 3:", "T4P1:"; then the cursor stands behind it. "Turn" is no word of a head: it is the maneuver "turn 30 left".
PhaseHead phase_head(Scan& in);
// `place`: as in Later::of. "P3"; of the turn behind `turn` "T4P1".
std::string phase_name(int turn, int place);
int place_of(Later const& later, duel::Board const& board);   // of the phase that board is in
// `turn`, `phase`: the running one, the phase from 1 to 5.
Cut cut_sheet(std::string_view text, int turn, int phase);
// Why a sheet does not go on by itself in this phase, a sentence; empty: it does.
std::string stopped_by(duel::Board const& board, Seat seat, StopWhen const& stop);

}  // namespace paddock::car_wars::orders
