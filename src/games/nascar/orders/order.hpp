// The language of orders (NR-3): text to letters with columns for what is wrong, and back in one form.
#pragma once
#include <string>
#include <string_view>

#include "games/nascar/rules/state.hpp"

namespace paddock::nascar {

struct ParsedOrder {
  Letters letters;
  int column = 0;       // 1-based character where it stops making sense, 0: it is an order
  std::string error;    // one sentence
  Rule rule;
  std::string mend;     // a repaired order to offer, in clean form; may be empty
  bool forbidden = false;   // it reads well, but such an order is not allowed
  bool ok() const { return column == 0; }
};

// NR-2.10, NR-3.10: any text, of any length (cut off at 400 bytes with an error).
ParsedOrder parse_order(std::string_view text);
// The clean form: "A(6M)LRMM(A+1)"; four and more equal moves in a row are counted.
std::string order_text(Letters const& letters);
// NR-2.10 whether the grammar allows this letter next.
bool may_follow(Letters const& order, Verb next);

}  // namespace paddock::nascar
