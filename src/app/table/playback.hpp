// The clock of the films: which finished turn is on the board and how far its motion has come.
#pragma once
#include "core/scene.hpp"

namespace paddock::app {

struct Playback {
  int turn = 0;          // the finished turn on the board; 0: now
  bool running = false;
  bool on = false;       // go on with the next turn at the end
  bool asked = false;    // somebody looks back: the turn that has just been driven is not asked for
  bool reduced = false;  // prefers-reduced-motion: films end at once
  int rate = 1;          // 1, 2, 4
  double clock_ms = 0;   // since the film began, at 1x
  Film film;             // of `turn`

  double length_ms() const;      // 90 ms a step, at most 1.2 s for cars that drive together, and a moment to look
  float time() const;            // in the film's steps, eased
  int page() const;              // of Scene::pages, at this time; -1: this film has but one board
  bool at_end() const { return clock_ms >= length_ms(); }
  void start(int turn_, Film film_);
  void finish() { clock_ms = length_ms(); }
  // Moves on; true when the film has just ended.
  bool tick(double dt_ms);
};

// What a film shows after `from` (in its own time), beginning there.
Film rest_of(Film film, float from);

}  // namespace paddock::app
