#include "desk/race.hpp"

namespace paddock::app {

std::string Race::title() const {
  std::string const& given = truth_->setup().title;
  return given.empty() ? truth_->track_title() : given;
}

Seat Race::seat_in(Doc const& d) const {
  int64_t const s = d.is_object() ? get_int(d, "seat", -1) : -1;
  return has(s) ? Seat(s) : kNobody;
}

void Race::count_turns() {
  auto const past = truth_->timeline();
  finished_ = past.empty() ? 0 : past.back().turn;
}

std::unique_ptr<Session> Race::before(Seat seat) const {
  auto copy = truth_->fork();
  int const turn = copy->turn();
  for (Seat a = copy->actor(); a >= 0 && a != seat && copy->turn() == turn && !copy->midway(); a = copy->actor())
    if (!copy->commit_text(a, ""))
      if (!copy->absent()) return nullptr;
  return copy->actor() == seat && copy->turn() == turn && !copy->midway() ? std::move(copy) : nullptr;
}

}  // namespace paddock::app
