#include "desk/films.hpp"

#include <algorithm>

namespace paddock::app {

void Films::watch(int turn, bool on, bool stay) {
  int const last = race_.finished();
  if (last < 1) return;
  turn = std::clamp(turn <= 0 ? last : turn, 1, last);
  playback_.on = on;
  playback_.asked = on || stay;
  if (stay && tray_.runs_alone()) held_ = true;
  playback_.start(turn, race_.session().film(turn));
  changes_.look();
}

void Films::show(int turn) {
  playback_.running = playback_.on = false;
  playback_.asked = turn > 0;
  playback_.turn = turn <= 0 || turn > race_.finished() ? 0 : turn;
  playback_.film = playback_.turn ? race_.session().film(playback_.turn) : Film{};
  playback_.finish();
  changes_.look();
}

void Films::press_on() {
  constexpr double kMeantMs = 250;   // a press that was meant for what stood here before
  if (playback_.card() && playback_.held_ms < kMeantMs) return;
  if (running() && !playback_.press_on()) turn_to(playback_.asked ? playback_.turn : 0);
}

void Films::turn_to(int turn) {
  bool const cut = running();
  show(turn);
  if (tray_.runs_alone()) hold(true);  // nobody here decides: a press stops the bots' race
  else if (cut) flow_.go_on();         // a bot's answer may have come while the film ran
}

void Films::hold(bool on) {
  held_ = on;
  changes_.look();
  if (!on) flow_.go_on();
}

void Films::roll(int turn, bool asked) {
  Film film = race_.session().film(turn);
  float const arrival = film.arrival;
  if (!asked || arrival > seen_) playback_.start(turn, rest_of(std::move(film), seen_));
  seen_ = asked ? arrival : 0;
}

bool Films::step(double now_ms, bool reduced_motion, uint64_t mine) {
  double const dt = last_ms_ < 0 ? 0 : std::clamp(now_ms - last_ms_, 0.0, 100.0);
  last_ms_ = now_ms;
  playback_.reduced = reduced_motion;
  playback_.mine = mine;
  if (!playback_.tick(dt)) return false;
  // Who asked for a past turn stays with it; the newest one is what the board shows anyway.
  bool const stays = playback_.asked && !playback_.on && (turn() < race_.finished() || race_.over());
  if (playback_.on && turn() < race_.finished()) watch(turn() + 1, true);
  else show(stays ? turn() : 0);
  return true;
}

}  // namespace paddock::app
