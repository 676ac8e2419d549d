// Who wears which helmet and what a card's face shows: for panels, texts and pictures alike.
#pragma once
#include <array>
#include <string>

#include "games/gravel_kings/gravel_kings.hpp"

namespace paddock::gravel_kings {

// Home red and blue, visitors white and yellow; of a pair the inner rider has the first.
constexpr Helmet helmet_of(int heat, int lane) {
  bool const home = Book::team_of(heat, lane) == 0, inner = lane < 2;
  return home ? inner ? Helmet::Red : Helmet::Blue : inner ? Helmet::White : Helmet::Yellow;
}

CardFace face_of(Deck const& deck, Card c);
char const* lane_words(Card c);         // "Centre", as the mat calls the lane
std::string card_words(Card c);         // "Centre 7"; of a hidden one "a hidden card"
// Points of home and visitors as people tell them: "4:2 to the Hornets", "5:1 to Torsby", "3:3".
std::string told_score(GravelKings const& g, std::array<int, 2> points);
std::array<int, 2> heat_points(State const& s, int heat);
// Whether the cards on the table are those of the step that is being ridden.
bool under_way(State const& s, int heat);

}  // namespace paddock::gravel_kings
