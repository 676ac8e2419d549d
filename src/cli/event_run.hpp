// Whole events of bots, for GMs' rehearsals and for tests.
#pragma once
#include <string>

#include "events/event.hpp"

namespace paddock::cli {

struct EventRun {
  std::string bots = "easy";            // easy, medium, hard, random, yellow
  bool records = true;                  // results keep their replay links
};
// Draws and races whatever is still open, to the end. The dice of a race come from the event's seed and the race's name.
Expected<app::events::Event> run_event(app::events::Event event, EventRun const& run);

}  // namespace paddock::cli
