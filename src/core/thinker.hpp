// A bot at work, in slices, so that a page stays smooth while it thinks.
#pragma once
#include <string>
#include <vector>

#include "core/action.hpp"

namespace paddock {

enum class Level : uint8_t { Easy, Medium, Hard };
inline constexpr char const* kLevels[] = {"easy", "medium", "hard"};

// Made from an observed state only: it cannot read what its seat may not know. The same state, seat, level and seed give
// the same orders everywhere, however the work is sliced.
class Thinker {
 public:
  virtual ~Thinker() = default;
  virtual bool step(int budget) = 0;                   // about `budget` nodes; true when decided
  virtual std::vector<Action> orders() const = 0;      // the whole commitment of the seat, commit included
  virtual std::string why() const = 0;                 // one line: "brakes for the bend, two cars may take the inside"
};

}  // namespace paddock
