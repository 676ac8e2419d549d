// What two files tell of changes, made one list (merge.cpp).
#pragma once
#include "events/event_file.hpp"

namespace paddock::app::events {

// `out` began as `mine` and has the races and entrants of both; what `other` tells besides comes behind what stands there.
void merge_changes(Event const& mine, Event const& other, Merged& out);

}  // namespace paddock::app::events
