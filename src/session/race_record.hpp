// What whoever works beside the frames asks of a race: little enough that its module holds nothing of what screens show.
#pragma once
#include <memory>
#include <string_view>
#include <vector>

#include "contract/contest.hpp"
#include "contract/rules.hpp"
#include "core/doc.hpp"
#include "core/expected.hpp"
#include "core/thinker.hpp"
#include "view/recap.hpp"

namespace paddock {

class RaceRecord {
 public:
  virtual ~RaceRecord() = default;
  virtual Setup const& setup() const = 0;
  virtual bool hash_matches() const = 0;     // false when a loaded save does not add up (saves::sound): play goes on read-only
  virtual Outcome outcome() const = 0;
  // What each seat has come to, of a race that is over (contract/contest.hpp); of another one: nothing.
  virtual std::vector<Finish> finishes() const = 0;
  virtual Recap recap() const = 0;
  // A bot. Null where the program leaves them to a Worker (bot_letters.hpp).
  virtual std::unique_ptr<Thinker> think(Seat seat, Level level, uint64_t seed) const = 0;
};

// Of a link of a race; `like`: as of open_link().
Expected<std::unique_ptr<RaceRecord>> open_race(std::string_view link, RaceRecord const* like = nullptr);
Expected<std::unique_ptr<RaceRecord>> load_race(Doc const& save);

}  // namespace paddock
