// A referee's ruling: it changed the position a turn begins with. Made and checked by session/ruling.hpp.
#pragma once
#include <cstddef>
#include <string>

#include "core/doc.hpp"

namespace paddock {

struct Ruling {
  std::string author, reason;  // who ruled, and why in a sentence; everybody reads both
  // What was changed: {"/cars/0/speed": 5}, values by RFC 6901 pointers into the position. Null in a copy that holds what its
  // reader may know.
  Doc patch;
  size_t before = 0;           // the entry of this number, the first of its turn
  int turn = 0;                // of the record: it stands before this turn's first decision; after a race one more than its last
  std::string told;            // the changes that everybody may know, in words; may be empty
  bool secret = false;         // there are others

  // It changes nothing, and tells that turns were taken back: {"takenBack": [6, 7]}, the first and the last one, as the record numbers them.
  bool takes_back() const { return patch.is_object() && patch.size() == 1 && patch.contains("takenBack"); }

  friend bool operator==(Ruling const& a, Ruling const& b) {   // as far as everybody may know
    return a.turn == b.turn && a.author == b.author && a.reason == b.reason && a.told == b.told && a.secret == b.secret;
  }
};

}  // namespace paddock
