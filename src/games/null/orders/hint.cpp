// What the next decision depends on, for the arithmetic coder of links. Here belongs a good guess from the position alone, never
// one of a bot's or the ghost's: links must open for ever, and those become better.
#include "games/null/null.hpp"

namespace paddock::null {

Hint Null::hint(State const& s) const {
  Hint h;
  h.kind = draft(s, actor(s)) ? 1 : 0;
  return h;
}

}  // namespace paddock::null
