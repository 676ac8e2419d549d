#include "desk/playback.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace paddock::app {
namespace {

constexpr double kStepMs = 90, kCarMaxMs = 1200, kAfterMs = 260, kLookMs = 350;
constexpr double kMineMs = 2600, kTheirsMs = 1100;              // a card of chance
constexpr double kMineStillMs = 6000, kTheirsStillMs = 1500;    // where nothing moves it is all there is to see

// A gentle start and end (motion.ease.drive of the tokens, near enough to its Bezier curve).
float drive(float t) { return t * t * (3 - 2 * t) * 0.5f + t * 0.5f; }

// The cars drive at most kCarMaxMs; what happens afterwards (a crash, dust) has its own time.
double arrival_of(Film const& film) { return film.arrival > 0 ? double(film.arrival) : double(film.length); }
double drive_ms(Film const& film) { return std::min(kCarMaxMs * film.legs, kStepMs * arrival_of(film)); }
double motion_ms(Film const& film) { return drive_ms(film) + kAfterMs * (double(film.length) - arrival_of(film)); }

}  // namespace

double Playback::length_ms() const { return motion_ms(film) + kLookMs; }

float Playback::time() const {
  if (reduced && told < film.told.size()) return film.told[told].time;
  double const driving = drive_ms(film), arrival = arrival_of(film);
  if (driving <= 0 || clock_ms >= motion_ms(film)) return film.length;
  if (clock_ms < driving) return float(arrival) * drive(float(clock_ms / driving));
  return float(arrival + (clock_ms - driving) / kAfterMs);
}

Film::Part const* Playback::part() const {
  Film::Part const* now = nullptr;
  for (Film::Part const& part : film.parts)
    if (!now || part.from <= time()) now = &part;
  return now;
}

int Playback::page() const { return part() ? part()->page : -1; }

Film::Told const* Playback::card() const {
  bool const due = running && told < film.told.size() && film.told[told].time <= time();
  return due && hold_ms(film.told[told]) > 0 ? &film.told[told] : nullptr;
}

double Playback::hold_ms(Film::Told const& card) const {
  bool const own = card.seat >= 0 && (mine >> card.seat & 1);
  if (card.drawn && !own) return 0;      // a turn of a meeting has dozens; the log has them all
  if (reduced && !card.drawn) return own ? kMineStillMs : kTheirsStillMs;
  return own ? kMineMs : kTheirsMs;
}

void Playback::pass_card() { ++told, held_ms = 0; }

// However far a slow frame went from `from` on, the clock stands where the card comes: what follows it is not seen before it.
void Playback::stop_at_card(double from) {
  if (!card()) return;
  double due = clock_ms;
  while (due - from > 0.01) {
    clock_ms = (from + due) * 0.5;
    (card() ? due : from) = clock_ms;
  }
  clock_ms = due;
}

bool Playback::press_on() {
  if (!running) return false;
  if (card()) pass_card();
  while (told < film.told.size() && hold_ms(film.told[told]) <= 0) pass_card();
  bool const left = told < film.told.size();
  double const from = clock_ms;
  if (left && !card()) clock_ms = std::max(from, motion_ms(film)), stop_at_card(from);
  return left;
}

void Playback::start(int turn_, Film film_) {
  turn = turn_;
  film = std::move(film_);
  clock_ms = reduced ? motion_ms(film) : 0;
  told = 0, held_ms = 0;
  running = true;
}

bool Playback::tick(double dt_ms) {
  if (!running) return false;
  if (Film::Told const* const shown = card()) {
    held_ms += dt_ms * rate;
    if (held_ms >= hold_ms(*shown)) pass_card();
    return false;
  }
  double const from = clock_ms;
  clock_ms += dt_ms * rate;
  while (told < film.told.size() && film.told[told].time <= time() && hold_ms(film.told[told]) <= 0) pass_card();
  stop_at_card(from);
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
  shift(film.cards), shift(film.tags), shift(film.shapes), shift(film.counters);
  std::erase_if(film.told, [from](auto const& t) { return t.time < from; });
  for (auto& told : film.told) told.time -= from;
  std::erase_if(film.effects, [from](auto const& e) { return e.time <= from && e.lays < 0; });
  for (auto& effect : film.effects) effect.time = std::max(0.0f, effect.time - from);
  return film;
}

}  // namespace paddock::app
