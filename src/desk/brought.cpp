#include "desk/brought.hpp"

#include <algorithm>

#include "session/session.hpp"

namespace paddock::app {

std::vector<std::string> take_brought(Setup& setup) {
  GameInfo const* const game = find_game(setup.game);
  if (!game) return {};
  for (SeatChoice const& choice : game->seat_choices()) {
    if (!choice.first_order) continue;
    std::vector<std::string> out;
    for (SeatSetup const& seat : setup.seats) out.push_back(get_text(seat.options, choice.key.c_str()));
    auto const without = size_t(std::count(out.begin(), out.end(), ""));
    if (without == 0 || without == out.size()) return {};
    for (SeatSetup& seat : setup.seats)
      if (seat.options.is_object()) seat.options.erase(choice.key);
    return out;
  }
  return {};
}

}  // namespace paddock::app
