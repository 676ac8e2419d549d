// What a faulty order may have meant: small slips of the hand, tried one by one and read by the rules of the game.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "session/session.hpp"

namespace paddock {

inline constexpr size_t kMostMends = 3;  // of more readings none is sensible but the game's own

// Readings of a text of `seat` that keep every letter, number and sign that means something: a letter for the one on the key
// beside it, a bracket that is missing, two letters in the wrong order, a speed between two cards, a speed order that stands
// between moves. Of a number that is more than is allowed, the largest that is. In the clean form, the likeliest first, no two
// alike; none of a text that is no order by more than that.
std::vector<std::string> mends_of(SessionOrders const& game, Seat seat, std::string_view text);

}  // namespace paddock
