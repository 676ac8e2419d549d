// Words that head an order on its line without a colon: "T1 - A(6M)L", "My order for turn 3 is 120; slip", "Move = MMR".
#pragma once
#include <string_view>

#include "post/thread_block.hpp"

namespace paddock::post {

struct Heading {
  size_t bytes = 0;     // before the order; 0: none
  int turn = -1;
  bool doubt = false;   // other words stand behind the order
};

// Why an order with such words behind it may be none.
inline constexpr char const* kMore = "What stands behind it on its line may change it.";

// Only what says "order" or a turn, and nothing else, heads one; what only talks of an order does not.
Heading heading_before(std::string_view line, Seat seat, Taster& taster);

}  // namespace paddock::post
