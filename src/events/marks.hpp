// Marks of a race (contract/contest.hpp) in an event: which of them its bonuses count, and as a person writes them down.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.hpp"
#include "events/event.hpp"

namespace paddock::app::events {

int mark_named(Contest const* contest, std::string_view id);   // its bit; -1: none
Contest const* contest_of(Event const& event, Round const& round);   // null: its game tells nothing
// A bonus that no race of the event can tell would never be paid. Nothing: all can be told.
std::optional<Error> bonus_fault(Event const& event);
// The marks of that round which a bonus of the event counts: what whoever writes a result down is asked for.
std::vector<int> counted_marks(Event const& event, Round const& round);

// A result as it is written down, a text for each seat: its place, "-" for who did not finish, and behind a colon the game's own
// points ("2:7", "1:5/2"). `marks`: of each seat, none where the list is shorter. Errors name what was written.
Expected<std::vector<Finish>> read_places(std::vector<std::string> const& places, std::vector<uint32_t> const& marks);
// "fastest: Ann; undamaged: Ann, Bo", each mark once, its names from the grid.
Expected<std::vector<uint32_t>> read_marks(Event const& event, RaceAt at, std::string_view text);
std::string marks_text(Event const& event, RaceAt at, std::vector<uint32_t> const& marks);

}  // namespace paddock::app::events
