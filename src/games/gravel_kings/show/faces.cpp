#include "games/gravel_kings/show/faces.hpp"

namespace paddock::gravel_kings {

bool under_way(State const& s, int heat) {
  return s.phase == Phase::Racing && s.move.heat == heat && s.move.at != At::TurnEnd && s.move.at != At::Begin && s.heats[size_t(heat)].run == Run::On;
}

char const* lane_words(Card c) {
  static constexpr char const* kWords[] = {"", "White Line", "Centre", "Boards", "Great Start"};
  return kWords[lane_of(c)];
}

std::string card_words(Card c) { return bare(c) ? std::string(lane_words(c)) + " " + std::to_string(value_of(c)) : "a hidden card"; }

CardFace face_of(Deck const& deck, Card c) {
  CardFace f;
  if (!bare(c)) return f;
  static constexpr char const* kSuits[] = {"", "White Line", "Centre", "Around the Boards", "Great Start"};
  static constexpr char const* kMishapWords[] = {"clear", "tapes", "slow", "engine", "fall", "injury", "lock-up"};
  f.suit = kSuits[lane_of(c)];
  f.brief = kLaneNames[lane_of(c)];
  f.value = std::to_string(value_of(c));
  f.ink = uint8_t(lane_of(c) - 1);
  f.arc = uint8_t(lane_of(c) <= kBoards ? lane_of(c) : 0);
  f.risk = deck.risk(c);
  f.lines = {{"Gate", kMishapWords[int(deck.start(c))], deck.start(c) != Mishap::None}, {"Lap", kMishapWords[int(deck.lap(c))], deck.lap(c) != Mishap::None}};
  return f;
}

}  // namespace paddock::gravel_kings
