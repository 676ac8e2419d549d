#include "app/table/playback.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace paddock::app {
namespace {

constexpr double kStepMs = 90, kCarMaxMs = 1200, kLookMs = 450;

// A gentle start and end (motion.ease.drive of the tokens, near enough to its Bezier curve).
float drive(float t) { return t * t * (3 - 2 * t) * 0.5f + t * 0.5f; }

double motion_ms(Film const& film) { return std::min(kCarMaxMs, kStepMs * double(film.length)); }

}  // namespace

double Playback::length_ms() const { return motion_ms(film) + kLookMs; }

float Playback::time() const {
  double const whole = motion_ms(film);
  if (whole <= 0) return film.length;
  return film.length * drive(float(std::clamp(clock_ms / whole, 0.0, 1.0)));
}

void Playback::start(int turn_, Film film_) {
  turn = turn_;
  film = std::move(film_);
  clock_ms = reduced ? motion_ms(film) : 0;
  running = true;
}

bool Playback::tick(double dt_ms) {
  if (!running) return false;
  clock_ms += dt_ms * rate;
  if (!at_end()) return false;
  running = false;
  return true;
}

}  // namespace paddock::app
