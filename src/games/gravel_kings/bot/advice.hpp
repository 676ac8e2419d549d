// What a manager who saves for lap 4 would do: what Medium bots play, and what the forms propose.
#pragma once
#include <string>
#include <vector>

#include "games/gravel_kings/gravel_kings.hpp"

namespace paddock::gravel_kings {

int saving(Deck const& deck, Card c, int step);     // the higher, the sooner it is played; any scale
int worth_taking(Deck const& deck, Card c);         // of an open card; kBlindDraw: no better than a hidden one
inline constexpr int kBlindDraw = 7 * 4 - 2;

struct Proposal {
  Action play;
  std::string why;                                  // in three words: "spares good cards"
};
// For whoever is asked (s.ask is not None); the card is one of his own hand.
Proposal proposal(GravelKings const& g, Board const& s);

struct SheetProposal {
  std::vector<Action> play;                         // names for heat 6 where nobody is named, then words; no seal; empty: nothing is left open
  std::string why;                                  // in three words, too
};
// For riders of `seat` of whom neither its sheet nor an earlier one says anything that can be used: the cards in the order in
// which they would be played, then the open cards that are better than a hidden one.
SheetProposal sheet_proposal(GravelKings const& g, State const& s, Seat seat);
std::string why_proposed(Deck const& deck, Heat const& h, Slot const& slot);   // of one rider of a proposed sheet, in three words

}  // namespace paddock::gravel_kings
