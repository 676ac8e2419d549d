// What is drawn: one token a runner. Floats live here only and never flow back into the rules.
#include "games/null/null.hpp"

namespace paddock::null {

Scene Null::scene(State const& s, Seat) const {
  Scene out;
  for (int i = 0; i < s.runners.size(); ++i) {
    Token t;
    t.seat = Seat(i);
    t.at = {float(s.runners[i].place) + 0.5f, float(i) + 0.5f};
    out.tokens.push_back(t);
  }
  return out;
}

}  // namespace paddock::null
