#include "session/brought.hpp"

#include <algorithm>

#include "session/session.hpp"

namespace paddock {

std::vector<std::string> take_brought(Setup& setup) {
  GameInfo const* const game = find_game(setup.game);
  if (!game) return {};
  for (SeatChoice const& choice : game->seat_choices()) {
    if (!choice.first_order) continue;
    std::vector<std::string> out;
    for (SeatSetup const& seat : setup.seats) out.push_back(get_text(seat.options, choice.key.c_str()));
    for (std::string& text : out)
      if (text.find_first_not_of(" \t\r\n") == std::string::npos) text.clear();
    auto const without = size_t(std::count(out.begin(), out.end(), ""));
    if (without == out.size() || (without == 0 && !choice.lasting)) return {};
    for (SeatSetup& seat : setup.seats)
      if (seat.options.is_object()) seat.options.erase(choice.key);
    return out;
  }
  return {};
}

Expected<std::unique_ptr<Session>> start_without_brought(Setup setup, Seed const& seed, uint64_t game_id, std::vector<std::string>& brought) {
  brought = take_brought(setup);
  auto session = start_session(setup, seed, game_id);
  for (size_t seat = 0; session && seat < brought.size(); ++seat) {
    if (brought[seat].empty()) continue;
    if (Sheet const sheet = (*session)->read(Seat(seat), brought[seat]); !sheet.error.empty())
      return Error{"/setup/seats/" + std::to_string(seat), setup.seats[seat].name + " cannot bring this: " + sheet.error};
  }
  return session;
}

bool asks_what_is_brought(SessionFacts const& game) {
  GameInfo const* const info = game.turn() == 1 ? find_game(game.setup().game) : nullptr;
  auto const choices = info ? info->seat_choices() : std::vector<SeatChoice>();
  return std::any_of(choices.begin(), choices.end(), [](SeatChoice const& one) { return one.first_order; });
}

void bring_again(Session const& over, Setup& setup) {
  GameInfo const* const game = find_game(setup.game);
  if (!game) return;
  for (SeatChoice const& choice : game->seat_choices()) {
    if (!choice.first_order || !choice.lasting) continue;
    auto const first = over.fork();
    auto const orders = first->take_back(int(over.timeline().size()), "again", "again");
    for (size_t s = 0; orders && first->turn() == 1 && s < setup.seats.size() && s < orders->size(); ++s)
      if ((*orders)[s]) setup.seats[s].options[choice.key] = *(*orders)[s];
    return;
  }
}

}  // namespace paddock
