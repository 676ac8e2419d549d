#include "desk/turn_clock.hpp"

#include <algorithm>

namespace paddock::app {
namespace {

constexpr int kLongest = 24 * 31;
constexpr int64_t kHour = 3600;

}  // namespace

void TurnClock::set_pace(int hours, int64_t now) {
  pace_ = std::clamp(hours, 0, kLongest);
  deadline_ = pace_ > 0 ? now + pace_ * kHour : 0;
  changes_.touch();
}

void TurnClock::extend(int hours, int64_t now) {
  deadline_ = std::max(deadline_, now) + hours * kHour;
  changes_.touch();
}

void TurnClock::begin_turn(int64_t now) {
  if (pace_ > 0) deadline_ = now + pace_ * kHour;
}

void TurnClock::hear(int64_t at) {
  if (!heard_ || at <= 0 || at == deadline_) return;
  deadline_ = at;
  changes_.touch();
}

void TurnClock::read(Doc const& extra, int turn) {
  pace_ = int(std::clamp<int64_t>(get_int(extra, "pace"), 0, kLongest));
  if (!heard_ || get_int(extra, "turn") == turn) deadline_ = std::max<int64_t>(0, get_int(extra, "deadline"));
}

}  // namespace paddock::app
