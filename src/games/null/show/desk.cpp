// The panels beside the board: what is asked of a viewer, and who stands where. Here belong words and numbers; what is drawn on
// the board is scene.cpp's.
#include "games/null/null.hpp"

namespace paddock::null {

Desk Null::desk(State const& s, Seat viewer) const {
  Desk d;
  d.title = brings(s) ? "Your spring" : "Your pick";
  d.commit = "Seal";
  if (viewer < 0 || actor(s) != viewer) return d;
  d.text_entry = true;
  d.text = sheet_text(s, viewer);
  if (draft(s, viewer)) d.commit_play = {kSeal};
  else d.commit_verdict = why_not(s, kSeal);
  return d;
}

Standing Null::standing(State const& s) const {
  Standing out;
  out.main_label = "place";
  int place = 1;
  for (Seat seat : outcome(s).ranking) {
    Standing::Row row;
    row.seat = seat;
    row.place = place++;
    row.main = s.runners[seat].place;
    row.state = s.plans[seat].sealed ? Standing::Row::Sealed : Standing::Row::Deciding;
    out.rows.push_back(row);
  }
  return out;
}

Recap Null::recap(State const&, Chronicle) const { return {}; }   // curves and cards of a race's end: none

}  // namespace paddock::null
