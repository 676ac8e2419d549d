// The position as text: what reports say of a turn, the board as signs. Here belongs what goes into posts beside the orders.
#include "games/null/null.hpp"

namespace paddock::null {

std::string Null::map_text(State const& s) const {
  std::string out;
  for (Runner const& r : s.runners) out += std::string(size_t(r.place), '.') + "X\n";
  return out;
}

Account Null::account(State const&, State const& after, std::vector<Event> const&, Seat seat) const {
  return {"", "", "at " + std::to_string(after.runners[seat].place)};
}

}  // namespace paddock::null
