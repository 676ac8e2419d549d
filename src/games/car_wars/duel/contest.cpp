// What an event may count of a duel (contract/contest.hpp): its points, bonus points and all (CW-147).
#include "games/car_wars/car_wars.hpp"
#include "games/car_wars/duel/score.hpp"

namespace paddock::car_wars {
namespace {

constexpr ContestMark kMarks[] = {{"firstBlood", "first blood"}, {"survived", "still fighting at the end"}};
constexpr int kSixths = 6;

}  // namespace

Contest const& CarWars::contest() {
  static constexpr Contest kContest{.points = "duel points", .marks = kMarks};
  return kContest;
}

int duel::place_of(Board const& board, Seat seat) {
  auto const total = [&](Seat of) { return board.cars[of].points + board.cars[of].bonus; };
  auto const won = [&](int of) { return board.mask >> of & 1; };
  int place = 1;
  for (int other = 0; other < board.cars.size(); ++other)
    place += won(other) != won(seat) ? won(other) : total(Seat(other)) > total(seat);
  return place;
}

std::vector<Finish> CarWars::finishes(State const& s, duel::Chronicle) const {
  std::vector<Finish> out;
  for (int seat = 0; seat < s.cars.size(); ++seat) {
    duel::Car const& c = s.cars[seat];
    uint32_t const marks = uint32_t(c.drew_blood) | uint32_t(c.fights() && !c.complete) << 1;
    out.push_back({duel::place_of(s, Seat(seat)), (c.points + c.bonus) * (kParts / kSixths), marks});
  }
  return out;
}

}  // namespace paddock::car_wars
