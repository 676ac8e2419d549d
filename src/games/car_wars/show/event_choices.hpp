// The switches of an event that the workshop offers; all others stand in its file.
#pragma once
#include <vector>

#include "core/expected.hpp"
#include "view/designer.hpp"

namespace paddock::car_wars::show {

std::vector<EventChoice> event_choices(Doc const& event);
Expected<Doc> clean_event(Doc const& event);

}  // namespace paddock::car_wars::show
