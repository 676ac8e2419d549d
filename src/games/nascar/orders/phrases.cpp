#include "games/nascar/orders/phrases.hpp"

namespace paddock::nascar {

char const* verb_word(Verb v) { return kVerbNames[int(unmarked(v))]; }

std::string why_text(Verb v, Why why) {
  std::string const word = verb_word(v);
  bool const steer = is_move(v);
  std::string const instead = steer ? ": carried out as M" : ": not carried out";
  switch (why) {
    case Why::Third: return "the third " + word + " of the turn" + instead;
    case Why::NoCard: return "no wild card for the second " + word + instead;
    case Why::Limit:
      return v == Verb::A || v == Verb::A1 ? "A at max speed: not carried out" : "B at speed 0: not carried out";
    case Why::NoSlip: return "S without a car directly ahead on the same heading: not carried out";
    case Why::SlipTwice: return "the second S of the turn: not carried out";
    case Why::SlipMax: return "S at max speed: not carried out";
    case Why::Unmarked: return "the second " + word + " has no mark +1" + instead;
  }
  return "";
}

std::string plural(int n, char const* one, char const* many) {
  return std::to_string(n) + " " + (n == 1 ? std::string(one) : many ? std::string(many) : std::string(one) + "s");
}

std::string number_word(int n) {
  static constexpr char const* kWords[] = {"no",    "one",   "two",  "three", "four",   "five",  "six",
                                           "seven", "eight", "nine", "ten",   "eleven", "twelve"};
  return n >= 0 && n <= 12 ? kWords[n] : std::to_string(n);
}

std::string spot(int x, int y) { return "(" + std::to_string(x) + "," + std::to_string(y) + ")"; }

}  // namespace paddock::nascar
