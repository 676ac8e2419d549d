#include "events/lost_race.hpp"

#include <algorithm>

#include "events/begun.hpp"
#include "events/board.hpp"
#include "events/changes.hpp"
#include "events/draw.hpp"

namespace paddock::app::events {
namespace {

// What becomes of the race that was begun as `begun`; empty: it goes on.
std::string lost_words(Event const& now, Event const& after, RaceAt at, Setup const& begun, Expected<Setup> const& then) {
  Round const& round = now.rounds[size_t(at.round)];
  bool const there = at.round < int(after.rounds.size()) && at.race < int(after.rounds[size_t(at.round)].races.size());
  if (!there) return " would have to be drawn again";
  if (is_off(after, at)) return " would fall away, as who was to meet has withdrawn";
  if (then && setup_difference(after, at, *then, begun).empty()) return "";
  return board_at(after, after.rounds[size_t(at.round)]) != board_at(now, round) ? " would be on another board" : " would be another one than was begun";
}

}  // namespace

bool kept_is_over(store::Library const& library, std::string const& id) {
  for (store::Listed const& one : library.list())
    if (one.id == id) return one.summary.state.rfind("finished", 0) == 0;
  return false;
}

std::string lost_race(Event const& now, Event const& after, store::Library const& library, std::vector<KeptRace>* named) {
  for (int r = 0; r < int(now.rounds.size()); ++r)
    for (int i = 0; i < int(now.rounds[size_t(r)].races.size()); ++i) {
      RaceAt const at{r, i};
      Race const& race = now.rounds[size_t(r)].races[size_t(i)];
      if (race.result || is_off(now, at)) continue;
      auto const begun = setup_of(now, at);
      std::string const id = begun ? begun_race(library, *begun) : "";
      if (id.empty()) continue;
      if (r < int(after.rounds.size()) && i < int(after.rounds[size_t(r)].races.size()) && after.rounds[size_t(r)].races[size_t(i)].result) continue;
      auto const then = setup_of(after, at);
      std::string const what = lost_words(now, after, at, *begun, then);
      if (what.empty()) {
        if (named && begun_race(library, *then) != id) named->push_back({*then, id});
        continue;
      }
      bool const run = kept_is_over(library, id);
      if (run && taken_back(now, race.id)) continue;             // its result was not meant to stand
      return now.rounds[size_t(r)].name + what + (run ? ", and has been run on this device; enter its result first, or forget it." : ", and has begun on this device; finish it first, or forget it.");
    }
  return "";
}

}  // namespace paddock::app::events
