// The log in words: a line an event, a line a roll, and what this game calls things (view/words.hpp). Here belongs every sentence
// that people read; orders/ has those that programs read, too.
#include "games/null/null.hpp"

namespace paddock::null {

Words Null::words() {
  Words w;
  w.group = [](int turn) { return Words::Named{"Round " + std::to_string((turn + 1) / 2), turn % 2 ? "first half" : "second half"}; };
  return w;
}

Line Null::say(State const&, Event const& e) const {
  Line line;
  line.seat = e.seat;
  line.value = "at " + std::to_string(e.way.to);
  std::string const n = std::to_string(e.steps);
  switch (e.kind) {
    case Ev::Moved: line.text = "moves " + n; break;
    case Ev::Sprung: line.text = "lets a spring of " + n + " go"; break;
    case Ev::Tied: line.text = "wins the roll against " + std::to_string(e.rivals.size()) + " with a " + std::to_string(e.roll) + ", moves 1"; break;
  }
  line.rules = {e.rule};
  return line;
}

Line Null::say_roll(Roll const& r) const {
  Line l;
  l.icon = "dice-5";
  l.seat = r.seat;
  l.text = "One step for a tie";
  l.value = std::to_string(r.value);
  l.rules.push_back(kTie);
  return l;
}

}  // namespace paddock::null
