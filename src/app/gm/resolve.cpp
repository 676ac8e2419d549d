// The GM's end of a turn: publishing, its deadline, and what would happen if it were resolved now.
#include <algorithm>

#include "app/play.hpp"
#include "core/dice.hpp"

namespace paddock::app {

bool Play::can_publish() const { return gm_ && complete() && !read_only(); }

Verdict Play::publish() {
  if (!can_publish()) return {Rule{}, "Orders are missing."};
  return flush();
}

Verdict Play::close_turn(int64_t now) {
  if (!gm_ || read_only()) return {Rule{}, "This turn is not ours to close."};
  if (overdue(now))
    for (Seat s : missing())
      if (drivers_[size_t(s)].by != Drives::Bot) {
        Collected order;
        order.way = Collected::Ghost;
        order.when = now;
        collect(s, std::move(order));
      }
  Verdict const v = publish();
  if (v && pace_ > 0) deadline_ = now + int64_t(pace_) * 3600;
  return v;
}

void Play::set_pace(int hours, int64_t now) {
  pace_ = std::clamp(hours, 0, 24 * 31);
  deadline_ = pace_ > 0 ? now + int64_t(pace_) * 3600 : 0;
  touch();
}

void Play::extend(int hours, int64_t now) {
  deadline_ = std::max(deadline_, now) + int64_t(hours) * 3600;
  touch();
}

std::unique_ptr<Session> Play::rehearsed(Seat without) const {
  if (over() || blind()) return nullptr;
  // Dice that everybody could work out, the same for a turn however often it is looked at.
  auto trial = truth_->rehearsal(mix64(truth_->game_id() ^ mix64(uint64_t(turn_))));
  int const turn = trial->turn();
  for (Seat a = trial->actor(); a >= 0 && trial->turn() == turn; a = trial->actor()) {
    Collected const* order = a == without || trial->midway() ? nullptr : collected(a);
    bool const done = order && apply(*trial, a, *order);
    if (!done && !trial->absent()) break;
  }
  return trial;
}

Session const* Play::preview() const {
  if (preview_of_ == revision_) return preview_.get();
  preview_ = rehearsed(kNobody);
  preview_of_ = revision_;
  return preview_.get();
}

std::unique_ptr<Session> Play::preview_without(Seat seat) const { return rehearsed(seat); }

}  // namespace paddock::app
