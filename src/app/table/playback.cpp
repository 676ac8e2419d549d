#include "app/table/playback.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace paddock::app {
namespace {

constexpr double kStepMs = 90, kCarMaxMs = 1200, kAfterMs = 260, kLookMs = 350;

// A gentle start and end (motion.ease.drive of the tokens, near enough to its Bezier curve).
float drive(float t) { return t * t * (3 - 2 * t) * 0.5f + t * 0.5f; }

// The cars drive at most kCarMaxMs; what happens afterwards (a crash, dust) has its own time.
double arrival_of(Film const& film) { return film.arrival > 0 ? double(film.arrival) : double(film.length); }
double drive_ms(Film const& film) { return std::min(kCarMaxMs * film.legs, kStepMs * arrival_of(film)); }
double motion_ms(Film const& film) { return drive_ms(film) + kAfterMs * (double(film.length) - arrival_of(film)); }

}  // namespace

double Playback::length_ms() const { return motion_ms(film) + kLookMs; }

float Playback::time() const {
  double const driving = drive_ms(film), arrival = arrival_of(film);
  if (driving <= 0 || clock_ms >= motion_ms(film)) return film.length;
  if (clock_ms < driving) return float(arrival) * drive(float(clock_ms / driving));
  return float(arrival + (clock_ms - driving) / kAfterMs);
}

int Playback::page() const {
  int page = -1;
  for (Film::Part const& part : film.parts)
    if (page < 0 || part.from <= time()) page = part.page;
  return page;
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

Film rest_of(Film film, float from) {
  if (from <= 0) return film;
  film.length -= from;
  film.arrival -= from;
  for (auto& track : film.tracks) {
    size_t last = 0;
    while (last + 1 < track.keys.size() && track.keys[last + 1].time <= from) ++last;
    track.keys.erase(track.keys.begin(), track.keys.begin() + std::ptrdiff_t(last));
    for (auto& key : track.keys) key.time = std::max(0.0f, key.time - from);
  }
  while (film.parts.size() > 1 && film.parts[1].from <= from) film.parts.erase(film.parts.begin());
  for (auto& part : film.parts) part.from = std::max(0.0f, part.from - from);
  auto const shift = [from](auto& timed) {
    std::erase_if(timed, [from](auto const& t) { return t.until <= from; });
    for (auto& t : timed) t.from -= from, t.until -= from;
  };
  shift(film.cards), shift(film.tags);
  std::erase_if(film.effects, [from](auto const& e) { return e.time <= from && e.lays < 0; });
  for (auto& effect : film.effects) effect.time = std::max(0.0f, effect.time - from);
  return film;
}

}  // namespace paddock::app
