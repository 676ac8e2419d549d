// Motion: cars go one after the other, in the order in which they move.
#include <algorithm>
#include <cmath>

#include "games/car_wars/duel/moves.hpp"
#include "games/car_wars/show/film_parts.hpp"

namespace paddock::car_wars::show {
namespace {

using driving::Step;

constexpr float kCircle = 6.2831853f, kQuarterTurn = 1.5707963f;

float nearest(float angle, float to) { return angle + kCircle * std::round((to - angle) / kCircle); }
float apart(Vec a, Vec b) { return std::hypot(a.x - b.x, a.y - b.y); }
float turn_between(Stand from, Stand to) { return nearest(to.angle, from.angle) - from.angle; }

// Turns about its middle while it goes on.
bool whirls(Step step) { return step == Step::t_stop || step == Step::spin_inch || step == Step::spin_quarter; }

}  // namespace

float Reel::length_of(Stand from, Stand to) const {
  constexpr float kTurn = 2.2f;          // quarter inches that a quarter turn counts
  return apart(from.at, to.at) * 4 + std::fabs(turn_between(from, to)) / kQuarterTurn * kTurn;
}

void Reel::rest(Film::Track& track) {
  Film::Key const last = track.keys.back();
  if (last.time >= time_) return;
  track.keys.push_back(last);
  track.keys.back().time = time_;
}

void Reel::go_on(Seat seat, Stand to, float steps) {
  Film::Track& track = film_.tracks[size_t(seat)];
  rest(track);
  time_ += steps;
  to.angle = nearest(to.angle, track.keys.back().angle);
  track.keys.push_back({time_, to.at, to.angle});
  now_[size_t(seat)] = to;
}

// A bend, a swerve and a pivot slide first and then turn about a rear corner (backward: a front one). The corner stays where it is, so
// where the turn began follows from where it ended; of two corners the one that leaves less of a slide.
bool Reel::slides_first(Event const& e, Stand from, Stand to, Stand* middle) const {
  Step const step = Step(e.a);
  if (step != Step::bend && step != Step::swerve && step != Step::pivot) return false;
  float const turn = turn_between(from, to);
  if (std::fabs(turn) < 0.01f) return false;
  geometry::Body const body = body_of(before_.cars[e.seat]);
  Vec const way{to.at.x - from.at.x, to.at.y - from.at.y};
  bool const backward = way.x * std::cos(from.angle) + way.y * std::sin(from.angle) < 0;
  float const ahead = inches(body.half_length) * (backward ? 1.0f : -1.0f);
  float const inside = inches(body.half_width) * (turn > 0 ? 1.0f : -1.0f) * (backward ? -1.0f : 1.0f);
  auto const begun = [&](float right) {
    Vec const corner = offset(to, ahead, right), by = offset({{0, 0}, from.angle}, ahead, right);
    return Stand{{corner.x - by.x, corner.y - by.y}, from.angle};
  };
  *middle = begun(inside);
  if (step != Step::pivot) return true;
  Stand const outer = begun(-inside);
  if (apart(outer.at, from.at) < apart(middle->at, from.at)) *middle = outer;
  return true;
}

void Reel::went(Event const& e) {
  if (!has(e.seat)) return;
  Stand const from = place(e.seat), to = up_(e.at);
  if (length_of(from, to) < 0.02f) return;
  if (!firing_) part("movement");
  Step const step = Step(e.a);
  float const began = time_;
  Stand middle;
  if (whirls(step)) {
    constexpr int kPieces = 4;
    float const turn = turn_between(from, to), steps = length_of(from, to) * quarter_ / kPieces;
    for (int i = 1; i <= kPieces; ++i) {
      float const k = float(i) / kPieces;
      go_on(e.seat, {{from.at.x + (to.at.x - from.at.x) * k, from.at.y + (to.at.y - from.at.y) * k}, from.angle + turn * k}, steps);
    }
  } else {
    if (slides_first(e, from, to, &middle)) go_on(e.seat, middle, length_of(from, middle) * quarter_);
    Stand const half_way = place(e.seat);
    go_on(e.seat, to, length_of(half_way, to) * quarter_);
  }
  bool const slips = e.d != 0 || step == Step::controlled_skid || step == Step::fishtail || step == Step::crash_skid || whirls(step);
  if (!slips) return;
  Film::Effect& dust = effect(e, Film::Effect::Dust, offset(from, -0.35f, 0));
  dust.time = began, dust.to = offset(to, -0.35f, 0), dust.size = 0.42f, dust.tone = Tone::Quiet;
}

// Both have moved already as far as they do: what is seen is between them.
void Reel::collided(Event const& e) {
  if (!has(e.seat)) return;
  Stand const mine = place_of(e);
  bool const other = has(e.other);
  Vec at = offset(mine, 0.5f, 0);
  if (other) at = {(mine.at.x + place(e.other).at.x) / 2, (mine.at.y + place(e.other).at.y) / 2};
  float const hard = std::clamp(float(e.b) / 50, 0.25f, 1.4f);
  Film::Effect& burst = effect(e, Film::Effect::Burst, at);
  burst.size = 0.3f + 0.5f * hard, burst.icon = "car-crash", burst.tone = Tone::Plain;
  burst.text = other ? name(e.seat) + " and " + name(e.other) + " collide" : name(e.seat) + " hits a wall";
  effect(e, Film::Effect::Sparks, at).size = 0.6f + hard;
  effect(e, Film::Effect::Dust, at).size = 0.4f * hard + 0.2f;
  caption(at, -0.9f, std::to_string(e.b) + " mph", Tone::Bad);
  time_ += 0.4f;
}

void Reel::entered(Event const& e) {
  if (!has(e.seat)) return;
  part("start");
  Stand const at = place_of(e);
  time_ += 0.8f;
  Film::Effect& ring = effect(e, Film::Effect::Ring, at.at);
  ring.size = 0.8f, ring.tone = Tone::Info, ring.text = name(e.seat) + " rolls in";
  Film::Effect& dust = effect(e, Film::Effect::Dust, offset(at, -1.2f, 0));
  dust.to = offset(at, -0.4f, 0), dust.size = 0.4f, dust.tone = Tone::Quiet;
}

}  // namespace paddock::car_wars::show
