// The clock of the films: which finished turn is on the board and how far its motion has come.
#pragma once
#include "view/film.hpp"
#include "view/scene.hpp"

namespace paddock::app {

struct Playback {
  int turn = 0;          // the finished turn on the board; 0: now
  bool running = false;
  bool on = false;       // go on with the next turn at the end
  bool asked = false;    // somebody looks back: the turn that has just been driven is not asked for
  bool reduced = false;  // prefers-reduced-motion: nothing moves, a film goes from card to card
  uint64_t mine = 0;     // bits of the seats whose cards are looked at longer
  int rate = 1;          // 1, 2, 4
  double clock_ms = 0;   // since the film began, at 1x; cards of chance stop it
  size_t told = 0;       // of film.told: what has been looked at
  double held_ms = 0;    // how long the next one has been
  Film film;             // of `turn`

  double length_ms() const;      // 90 ms a step, at most 1.2 s for cars that drive together, and a moment to look
  float time() const;            // in the film's steps, eased
  Film::Part const* part() const;  // which runs at this time; null: this film has none
  int page() const;              // of Scene::pages, at this time; -1: this film has but one board
  bool at_end() const { return clock_ms >= length_ms() && told >= film.told.size(); }
  // The card everything waits for now, or null.
  Film::Told const* card() const;
  // Somebody presses on: past this card, else to the next one. False when none is left: the film is over.
  bool press_on();
  void start(int turn_, Film film_);
  void finish() { clock_ms = length_ms(), told = film.told.size(); }
  // Moves on; true when the film has just ended.
  bool tick(double dt_ms);

 private:
  double hold_ms(Film::Told const& card) const;
  void pass_card();
  void stop_at_card(double from);
};

// What a film shows after `from` (in its own time), beginning there.
Film rest_of(Film film, float from);

}  // namespace paddock::app
