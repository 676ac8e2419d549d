// What a seat may know, and what positions and events of view links may say. Here belongs every secret of the game: what
// observe() takes away. fault() is for games whose secrets outlast a turn (kLastingSecrets) only.
#include <algorithm>

#include "games/null/null.hpp"

namespace paddock::null {

void Null::observe(State& s, Seat viewer) const {
  if (s.over) return;
  for (int i = 0; i < s.runners.size(); ++i) {
    Runner& r = s.runners[i];
    if (i == viewer) continue;
    if (!r.sprung) r.spring = 0;
    s.plans[i] = {.pick = 0, .sealed = true, .hidden = true};
  }
}

std::string Null::fault(State const& s, std::vector<Event> const& events) const {
  if (s.runners.size() != int(setup_.seats.size())) return "it has another number of runners";
  for (Runner const& r : s.runners)
    if (r.sprung && !r.spring) return "a spring was let go that nobody brought";
  auto here = [&](Seat seat) { return seat >= 0 && seat < s.runners.size(); };
  for (Event const& e : events)
    if (!here(e.seat) || !std::all_of(e.rivals.begin(), e.rivals.end(), here)) return "an event is of somebody else";
  return "";
}

}  // namespace paddock::null
