// What a person sets right in an event: an entrant's line, a rule, a round.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "core/expected.hpp"
#include "events/event.hpp"

namespace paddock::cli {

struct RoundWishes { std::string name, date, board, laps; };   // empty: as it stands

struct Edited {
  std::optional<app::events::Event> event;   // none: it was only asked what stands
  std::string told;
};
// Words as on the command line: entrant FILE NAME [LINE], rule FILE [NAME [VALUE]], round FILE N.
Expected<Edited> edited_event(app::events::Event const& event, std::vector<std::string> const& words, RoundWishes const& w);
// An entry list in which who decides is said for everybody; empty: as it says.
std::string with_drivers(std::string const& text, std::string const& driver);

}  // namespace paddock::cli
