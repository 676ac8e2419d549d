// A race is made of its set-up here, and nothing more: each other function of the class stands in the room that it belongs to.
#include "games/null/null.hpp"

namespace paddock::null {

static_assert(Game<Null> && ViewLinks<Null>);

Expected<Null> Null::make(Setup const& setup) {
  if (setup.seats.size() < 2 || setup.seats.size() > size_t(kMaxSeats))
    return Error{"/setup/seats", "2 to 12 seats are expected"};
  if (auto const settings = read_settings(setup.settings); !settings) return settings.error();
  Null g;
  g.setup_ = setup;
  g.ground_ = ground_of(int(setup.seats.size()));
  return g;
}

}  // namespace paddock::null
