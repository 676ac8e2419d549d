// For the other files of this room: the final as it would be drawn now, whether a race is the one that was meant.
#pragma once
#include "events/draw.hpp"

namespace paddock::app::events {

Qualifying const* qualifying_of(Event const& event);            // null: it has no final
FinalField final_after(Event const& event, int rounds);         // as it stands after so many rounds
void keep_final_rolls(Event& event);                            // the dice that its order took

}  // namespace paddock::app::events
