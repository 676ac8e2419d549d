#include "session/workshops.hpp"

#include "games/workshops.hpp"

namespace paddock {

std::span<Workshop const* const> workshops() {
#define PADDOCK_ONE(name) &name::workshop(),
  static Workshop const* const all[] = {PADDOCK_WORKSHOPS(PADDOCK_ONE)};
#undef PADDOCK_ONE
  return all;
}

Workshop const* workshop_of(std::string_view game) {
  for (Workshop const* one : workshops())
    if (one->game == game) return one;
  return nullptr;
}

}  // namespace paddock
