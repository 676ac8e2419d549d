// Races that have begun on this device stay of their event, whatever changes in it.
#pragma once
#include <string>
#include <vector>

#include "events/event.hpp"
#include "store/library.hpp"

namespace paddock::app::events {

struct KeptRace {
  Setup setup;
  std::string id;
};
bool kept_is_over(store::Library const& library, std::string const& id);
// Which race that has begun here would be of the event no more, a sentence; empty: none. `named`: those that go by another set-up then.
std::string lost_race(Event const& now, Event const& after, store::Library const& library, std::vector<KeptRace>* named = nullptr);

}  // namespace paddock::app::events
