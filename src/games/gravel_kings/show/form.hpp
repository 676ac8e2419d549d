// The decisions as forms: a card to play, a card to take, the race-card, the sheet of orders.
#pragma once
#include <vector>

#include "games/gravel_kings/show/faces.hpp"

namespace paddock::gravel_kings {

// What the cards nobody here has seen would bring when one is turned over (GK-5.7, GK-3.7): shares of all of them.
struct Risk {
  int percent = 0;                      // of those with a mishap
  std::string words;                    // "88 % safe, 12 % fall: out"
  std::vector<Share> odds;              // the same as a bar
};
Risk risk_of(Book const& b, State const& s, int heat, bool start);

// Whether this rider is the viewer's to order, on, and holds cards.
bool mine(Book const& b, State const& s, int heat, int lane, Seat viewer);
std::string hand_note(GravelKings const& g, State const& s, int heat, int lane);
std::string short_block(Book const& b, Heat const& h, Card c);   // "8 is there already"

Question card_question(GravelKings const& g, State const& s);
Question take_question(GravelKings const& g, State const& s);
std::string usual_race_card(GravelKings const& g, Seat seat);    // proposed before anything is written
void race_card_questions(GravelKings const& g, State const& s, Seat seat, std::string_view text, std::vector<Question>& out);
void name_questions(GravelKings const& g, State const& s, Seat seat, std::vector<Question>& out);
inline constexpr char kUselessGreatStart[] = "it belongs to no lane and may be played at the gate only";
void sheet_questions(GravelKings const& g, State const& s, Seat seat, std::string_view text, std::vector<Question>& out);
// What is ordered so far: cards of the hand, and slots, in order of liking from 1; 0: not wished.
int wished(State const& s, Seat seat, int heat, int lane, Word kind, int word);
// The whole draft with `word` added at the end of the last clause of that line, or taken out of it.
std::string toggled(State const& s, Seat seat, int heat, int lane, Word kind, int word);
// Places, gates and shut lanes from each rider of the viewer's who is to be ordered now (around.cpp).
std::vector<std::string> around_words(GravelKings const& g, State const& s, Seat viewer);
void programme_of(GravelKings const& g, State const& s, Chronicle chronicle, Recap& out);   // the heats of the end's main picture

}  // namespace paddock::gravel_kings
