// The switches of an event that the workshop offers; all others stand in its file.
#pragma once
#include <vector>

#include "core/expected.hpp"
#include "view/designer.hpp"

namespace paddock::car_wars::show {

std::vector<EventChoice> event_choices(Doc const& event);
Expected<Doc> clean_event(Doc const& event);
std::vector<EventChoice> wish_choices(Doc const& wishes);   // the commonest; the command line takes all (build/wishes.hpp)

}  // namespace paddock::car_wars::show
