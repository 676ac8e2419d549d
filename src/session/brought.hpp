// What some seats bring to a race while the others still choose theirs.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "contract/setup.hpp"
#include "core/expected.hpp"
#include "core/seed.hpp"

namespace paddock {

class Session;
class SessionFacts;

// A set-up stands in every link of its race. What is a seat's first order (SeatChoice::first_order) is taken out of it when not
// all seats bring theirs: a text for each seat, to be sealed by it in the first turn, empty where it brings none. An empty list:
// nothing was taken. What all bring is shown before anybody chooses, and stays; but not where it lasts as a secret
// (SeatChoice::lasting).
std::vector<std::string> take_brought(Setup& setup);

// Starts the race without them, in `brought`. Error: also of the first that its seat cannot order as the race begins.
Expected<std::unique_ptr<Session>> start_without_brought(Setup setup, Seed const& seed, uint64_t game_id, std::vector<std::string>& brought);

// For another race of the same: what was brought in secret to one that is over stands in its set-up again.
void bring_again(Session const& over, Setup& setup);
// The turn asks what each seat brings: who drives it afterwards, a bot, too, drives that.
bool asks_what_is_brought(SessionFacts const& game);

}  // namespace paddock
