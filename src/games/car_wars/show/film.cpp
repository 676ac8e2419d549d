// A phase on the film: cars move one after the other, then all fire, then it is seen what has come of it.
#include <algorithm>
#include <cmath>

#include "games/car_wars/rules/control.hpp"
#include "games/car_wars/rules/crash.hpp"
#include "games/car_wars/show/film_parts.hpp"
#include "games/car_wars/show/say.hpp"
#include "games/car_wars/show/seen.hpp"

namespace paddock::car_wars {
namespace show {
namespace {

using duel::Ev;
using Effect = Film::Effect;

// Film steps (90 ms each): of a quarter inch, of all driving, of a shot, of all shots; after the end until all dust has settled.
constexpr float kQuarter = 0.9f, kDriving = 15, kShot = 1.1f, kShooting = 9, kSettles = 4;
constexpr float kLegSteps = 13;          // of a leg that runs at full pace (desk/playback.cpp)

std::string signed_text(int n) { return (n < 0 ? " \u2212 " : " + ") + std::to_string(std::abs(n)); }
int sum_of(List<uint8_t, 12> const& dice) {
  int sum = 0;
  for (uint8_t die : dice) sum += die;
  return sum;
}

}  // namespace

std::string spaced(std::string words) {
  std::replace(words.begin(), words.end(), '_', ' ');
  return words;
}

// What is asked for on the way comes once everything has moved; the way there has the same length, whatever follows.
Reel::Reel(CarWars const& game, duel::State const& before, std::vector<Event> const& events) : game_(game), before_(before), up_(game.arena()) {
  for (duel::Car const& car : before.cars) now_.push_back(up_(car.pose));
  std::vector<Stand> at = now_;
  float driven = 0;
  int shots = 0;
  for (Event const& e : events) {
    shots += e.kind == Ev::Fired;
    if (e.kind != Ev::Went || !has(e.seat) || shots) continue;
    driven += length_of(at[size_t(e.seat)], up_(e.at));
    at[size_t(e.seat)] = up_(e.at);
  }
  quarter_ = driven > 0 ? std::min(kQuarter, kDriving / driven) : kQuarter;
  shot_ = shots > 0 ? std::min(kShot, kShooting / float(shots)) : kShot;
  for (size_t i = 0; i < now_.size(); ++i) {
    Film::Track track;
    track.seat = Seat(i), track.motion = Film::Track::Rigid;
    track.keys.push_back({0, now_[i].at, now_[i].angle});
    film_.tracks.push_back(std::move(track));
  }
}

Film Reel::finish() {
  time_ = std::max(time_, hit_);
  if (film_.parts.empty() && film_.effects.empty()) return {};
  film_.arrival = std::max(time_, 0.2f);
  film_.length = film_.arrival + kSettles;
  film_.legs = std::max(1, int(std::ceil(film_.arrival / kLegSteps)));
  for (auto& tag : film_.tags) tag.until = std::min(tag.until, film_.length);
  return std::move(film_);
}

void Reel::part(char const* label) {
  for (Film::Part const& p : film_.parts)
    if (p.label == label) return;
  if (!film_.parts.empty()) time_ = std::max(time_, hit_);
  film_.parts.push_back({film_.parts.empty() ? 0.0f : time_, 0, label});
}

Effect& Reel::effect(Event const& e, Look look, Vec at) {
  Effect f;
  f.look = look, f.time = time_, f.at = at, f.seat = e.seat, f.rule = e.rule;
  film_.effects.push_back(std::move(f));
  return film_.effects.back();
}

// Beside a car, so far below or above its middle; what is said there besides stands farther out, not on the car.
void Reel::caption(Vec car, float below, std::string text, Tone tone) {
  constexpr float kStays = 4, kLine = 0.45f;
  Film::Timed<Tag> tag;
  tag.text = std::move(text), tag.tone = tone, tag.from = time_, tag.until = time_ + kStays;
  tag.at = {car.x, car.y + below};
  for (auto const& other : film_.tags)
    if (std::fabs(other.at.x - tag.at.x) < 1.2f && std::fabs(other.at.y - tag.at.y) < kLine * 0.9f && other.until > tag.from) tag.at.y = other.at.y + std::copysign(kLine, below);
  film_.tags.push_back(std::move(tag));
}

Film::Told& Reel::card(Event const& e, std::string title, Tone tone) {
  Film::Told told;
  told.time = time_, told.seat = e.seat, told.rule = e.rule, told.tone = tone, told.title = std::move(title);
  told.dice.assign(e.dice.begin(), e.dice.end());
  time_ += 0.3f;                         // what follows is another moment: a film that goes on does not show the card again
  film_.told.push_back(std::move(told));
  return film_.told.back();
}

Stand Reel::place_of(Event const& e) const {
  bool const said = e.at.x != 0 || e.at.y != 0 || e.at.heading != 0;
  return said || !has(e.seat) ? up_(e.at) : place(e.seat);
}
duel::Gun const* Reel::gun_of(Event const& e) const {
  duel::Car const& car = before_.cars[e.seat];
  return e.a >= 0 && e.a < car.guns.size() ? &car.guns[e.a] : nullptr;
}

// A roll that keeps the car where it is is for its own driver alone; one that loses it stops everybody.
void Reel::control(Event const& e) {
  if (!has(e.seat) || e.dice.empty() || e.c <= kNeedNothing || e.c >= kNeedTooMuch) return;
  bool const lost = Control(e.d) == Control::lost;
  Film::Told& told = card(e, "Control roll", lost ? Tone::Bad : Tone::Good);
  told.drawn = !lost, told.total = sum_of(e.dice);
  told.sum = "needs " + std::to_string(e.c) + (e.c < 6 ? " or more" : "");
  told.result = lost ? "out of control" : "keeps it";
  if (!lost) return;
  Effect& ring = effect(e, Effect::Ring, place(e.seat).at);
  ring.size = 0.7f, ring.icon = "alert-octagon", ring.tone = Tone::Bad, ring.text = name(e.seat) + " loses control";
}

void Reel::crash(Event const& e) {
  if (!has(e.seat)) return;
  std::string what;
  if (e.a == 2) what = e.d >= 0 && size_t(e.d) < std::size(kFishtails) ? kFishtails[e.d] : "fishtail";
  else what = e.d >= 0 && size_t(e.d) < std::size(kCrashes) ? kCrashes[e.d] : "skid";
  std::string const suffix = "_ct1";
  bool const first_too = what.size() > suffix.size() && what.substr(what.size() - suffix.size()) == suffix;
  if (first_too) what.resize(what.size() - suffix.size());
  Film::Told& told = card(e, "Crash table " + std::to_string(e.a), Tone::Bad);
  told.total = std::max<int>(e.b, 0), told.sum = std::to_string(e.b - e.c) + (e.c ? signed_text(e.c) + " for speed, difficulty and circumstances" : "");
  told.result = spaced(what), told.then = orders::crash_meaning(e.a, e.d) + (first_too ? ": a roll on table 1" : "");
  caption(place(e.seat).at, 0.8f, spaced(what), Tone::Bad);
}

void Reel::killed(Event const& e) {
  if (!has(e.seat)) return;
  part("end");
  Stand const at = place_of(e);
  time_ += 0.8f;
  Effect& ring = effect(e, Effect::Ring, at.at);
  ring.icon = e.a ? "bomb" : "engine-off", ring.tone = Tone::Bad;
  ring.text = name(e.seat) + (e.a ? ": complete kill" : ": mobility kill") + (has(e.other) ? " for " + name(e.other) : "");
  effect(e, Effect::Smoke, at.at).size = e.a ? 0.9f : 0.5f;
  caption(at.at, 0.95f, e.a ? "complete kill" : "mobility kill", Tone::Bad);
}

void Reel::scored(Event const& e) {
  if (!has(e.seat) || e.a == 0) return;
  part("end");
  Stand const at = place(e.seat);
  Ratio const points(std::abs(int(e.a)), 6);
  caption(at.at, -0.9f, (e.a < 0 ? "\u2212" : "+") + ratio_text(points) + (points == Ratio(1) ? " point" : " points"), e.a < 0 ? Tone::Bad : Tone::Accent);
}

void Reel::tell(Event const& e) {
  switch (e.kind) {
    case Ev::Entered: return entered(e);
    case Ev::Went: return went(e);
    case Ev::Control: return control(e);
    case Ev::Crash: return crash(e);
    case Ev::Collided: return collided(e);
    case Ev::Fired:
    case Ev::LostLock: return fired(e);
    case Ev::Dropped: return dropped(e);
    case Ev::Struck: return struck(e);
    case Ev::Touched: return touched(e);
    case Ev::Lit:
    case Ev::Burned:
    case Ev::Doused: return burns(e);
    case Ev::Exploded: return exploded(e);
    case Ev::Killed: return killed(e);
    case Ev::Scored: return scored(e);
    case Ev::Over: {
      if (!has(e.seat)) return;
      part("end");
      Effect& flag = effect(e, Effect::OfKind, place(e.seat).at);
      flag.kind = Effect::Flag, flag.text = name(e.seat) + " wins", flag.icon = "trophy", flag.tone = Tone::Accent;
      return;
    }
    default: return;
  }
}

}  // namespace show

Film CarWars::film(State const& before, std::vector<Event> const& events) const {
  State const known = show::shown_in(before, events);
  show::Reel reel(*this, known, events);
  for (Event const& e : events) reel.tell(e);
  return reel.finish();
}

}  // namespace paddock::car_wars
