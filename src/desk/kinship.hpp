// Two copies of one race: does one go on where the other stands, or did they part?
#pragma once
#include "session/session.hpp"

namespace paddock::app {

struct Kinship {
  enum Kind : uint8_t { Same, Older, Newer, Forked } kind = Same;  // of the one that came, beside the one that is kept
  int turn = 0;  // Forked: the first turn that went otherwise
};

// Compares what everybody may know at the start of turns. What has been written for the running turn does not count, but a
// kept turn that has been half carried out is not that of a copy which is past it.
Kinship kinship(Session const& came, Session const& kept);

}  // namespace paddock::app
