// What some seats bring to a race while the others still choose theirs.
#pragma once
#include <string>
#include <vector>

#include "contract/setup.hpp"

namespace paddock::app {

// A set-up stands in every link of its race. What is a seat's first order (SeatChoice::first_order) is taken out of it when not
// all seats bring theirs: a text for each seat, to be sealed by it in the first turn, empty where it brings none. An empty list:
// nothing was taken. What all bring is shown before anybody chooses, and stays.
std::vector<std::string> take_brought(Setup& setup);

}  // namespace paddock::app
