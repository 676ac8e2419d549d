// event take-back, withdraw, sub, return and move: what is changed while an event goes on.
#pragma once
#include <string>
#include <vector>

#include "core/expected.hpp"
#include "events/event.hpp"

namespace paddock::cli {

struct ChangeWishes {
  std::string race, by;
  int after = -1, from = 0, to = 0;     // rounds from 1; 0: not said
};
// By his name, capitals or not.
Expected<int> who_named(app::events::Event const& event, std::string const& name);
// The race of this name; a meeting of a league goes by its number in the list of fixtures, too.
std::string race_named(app::events::Event const& event, std::string const& word);
bool is_event_change(std::string const& word);
// words: the command, the file, and what it is about.
Expected<app::events::Event> changed_event(app::events::Event const& event, std::vector<std::string> const& words, ChangeWishes const& w);
// What it comes to: the change itself, and what is to be drawn again.
std::vector<std::string> change_lines(app::events::Event const& before, app::events::Event const& after);

}  // namespace paddock::cli
