// The cars: shadow, body, brackets, and the numbers as texts.
#include <algorithm>
#include <cmath>

#include "board/layers.hpp"

namespace paddock::app {
namespace {

// Logical px of length under which the number stands beside the car. One with a picture of its own is turned as it likes: its nose
// must be seen.
float plate_below(Token const& t) { return t.sprite.empty() ? 23.0f : 28.0f; }

// No car is drawn shorter than this, px: in a small picture less, or they would hide the track.
float smallest(bool small) { return small ? 8.0f : 15.0f; }

// A crash hides the numbers for a moment, a burst those that it reaches.
bool in_the_flash(Playhead playhead, Vec at) {
  if (!playhead.film) return false;
  for (auto const& e : playhead.film->effects) {
    float const age = playhead.time - e.time;
    bool const burst = e.look == Film::Effect::Burst;
    if ((!burst && e.kind != Film::Effect::Crash) || age <= 0 || age >= 1.4f) continue;
    float const reach = burst ? std::min(0.8f, 0.1f + 0.9f * e.size) : 0.8f;
    if (std::fabs(e.at.x - at.x) < reach && std::fabs(e.at.y - at.y) < reach) return true;
  }
  return false;
}

}  // namespace

// Beside the car, where no plate stands yet, rather farther off than on another car; with none free, right on it.
Vec Layers::place_plate(std::vector<BoardText> const& texts, std::span<Vec const> cars, Vec car) const {
  constexpr float kOnACar = 24;   // px of way that are worth it
  auto const near = [](Vec a, Vec b, float x, float y) { return std::fabs(a.x - b.x) < x && std::fabs(a.y - b.y) < y; };
  Box const& free = canvas.free;
  Vec best = car;
  float least = 1e9f;
  for (float const y : {-11, 13, -27, 29, -43, 45, -59, 61})
    for (float const x : {10, -12, 32, -34, 54, -56}) {
      Vec const at{car.x + x, car.y + y};
      float cost = std::hypot(x, y);
      for (Vec const& other : cars) cost += other != car && near(at, other, 15, 10) ? kOnACar : 0;
      bool const taken = std::any_of(texts.begin(), texts.end(), [&](BoardText const& t) { return t.kind == BoardText::Plate && near(t.at, at, 21, 16); });
      bool const out = at.x < free.x + 11 || at.x > free.x + free.width - 11 || at.y < free.y + 9 || at.y > free.y + free.height - 9;   // it would be brought in, onto others
      if (!taken && !out && cost < least) least = cost, best = at;
    }
  return best;
}

void Layers::token(Shapes& out, std::vector<BoardText>& texts, Token const& t, Vec at, float angle) const {
  Entrant const who = entrant(t.seat);
  float const grow = std::max(1.0f, smallest(small) * css() / t.length);
  float const length = t.length * grow, width = t.width * grow, px = length * sight.zoom;
  bool const beside = px < plate_below(t);   // a plate() tells its number
  // The disc holds figures of at least 12 px (tokens.json, numberDisc).
  float const disc = beside || t.ghost ? 0 : std::max(0.205f * length, 8.2f * css());
  float const alpha = t.alpha * (t.ghost ? 0.62f : 1.0f);
  if (sprite(out, t.sprite, {at, angle, length, width}, t.seat, alpha)) {
    if (disc > 0 && who.number > 0) out.disc(at, disc, inks::kDisc, 0.08f * disc, inks::kDiscText);
  } else if (t.body == Token::Bike) {
    return out.bike({at, angle, length, width}, helmet_ink(t.helmet), int(t.helmet), alpha);
  } else {
    float const rim = std::clamp(1.7f * css(), 0.01f * length, 0.035f * length);
    out.car({at, angle, length, width},
            {t.body == Token::OpenWheels, livery_ink(who.livery), who.livery % kLiveries, disc, rim, alpha, t.ghost});
  }
  if (beside || t.ghost || !writes || who.number <= 0 || in_the_flash(playhead, at)) return;
  texts.push_back({BoardText::Number, screen(at), std::max(12.0f, disc * sight.zoom * 1.9f), imgui_ink(inks::kDiscText),
                   Tone::Plain, std::to_string(who.number)});
}

// The number beside a car too small to carry it; one that found its place farther off is tied to its car.
void Layers::plate(Shapes& out, std::vector<BoardText>& texts, std::span<Vec const> cars, Token const& t, Vec at) const {
  constexpr float kNear = 18;   // px
  Entrant const who = entrant(t.seat);
  float const px = std::max(t.length, smallest(small) * css()) * sight.zoom;
  if (t.body == Token::Bike || px >= plate_below(t) || small || !writes || who.number <= 0 || in_the_flash(playhead, at)) return;
  Vec const car = screen(at), place = place_plate(texts, cars, car);
  Vec const by{place.x - car.x, place.y - car.y};
  bool const far = std::hypot(by.x, by.y) > kNear;
  if (far && !options.far_plates) return;
  if (far)
    out.line(at, {at.x + by.x * css(), at.y + by.y * css()}, 0.8f * css(), inks::kDisc, inks::kDisc);
  texts.push_back({BoardText::Plate, place, 12, imgui_ink(inks::kDiscText), Tone::Plain, std::to_string(who.number)});
}

// Where an order would end; lies under the numbers of the way.
void Layers::ghosts(Shapes& out, std::vector<BoardText>& texts) const {
  for (auto const& t : scene.tokens)
    if (t.ghost) token(out, texts, t, t.at, t.angle);
}

void Layers::tokens(Shapes& out, std::vector<BoardText>& texts) const {
  struct Seen { Token const* token; Vec at; float angle; };
  Seen seen[kMaxSeats * 2];
  int n = 0;
  for (auto const& t : cast_of(scene, playhead.film)) {
    if (n == kMaxSeats * 2) break;
    Seen s{&t, t.at, t.angle};
    if (Film::Track const* track = track_of(playhead.film, t.seat, t.piece)) {
      Pose const pose = pose_at(*track, playhead.time);
      if (!pose.there) continue;
      s.at = pose.at;
      s.angle = pose.angle;
    }
    if (!t.ghost) seen[n++] = s;
  }
  for (int i = 0; i < n; ++i) {
    Token const& t = *seen[i].token;
    float const grow = std::max(1.0f, smallest(small) * css() / t.length);
    Body const body{seen[i].at, seen[i].angle, t.length * grow, t.width * grow};
    if (scene.sprites && scene.sprites->find(t.sprite))
      out.shadow({body.at.x + 0.06f * body.length, body.at.y + 0.08f * body.length}, {body.length * 0.45f, body.width * 0.45f}, 0.2f * body.width, 0.1f * body.length, 0.4f * t.alpha, body.angle);
    else if (t.body == Token::Bike) out.bike_shadow(body, t.alpha);
    else out.car_shadow(body, t.body == Token::OpenWheels, t.alpha);
  }
  std::stable_partition(seen, seen + n, [](Seen const& s) { return !s.token->mine; });  // mine lies on top
  for (int i = 0; i < n; ++i) token(out, texts, *seen[i].token, seen[i].at, seen[i].angle);
  Vec cars[kMaxSeats * 2];
  for (int i = 0; i < n; ++i) cars[i] = screen(seen[i].at);
  for (int i = n - 1; i >= 0; --i) plate(out, texts, {cars, size_t(n)}, *seen[i].token, seen[i].at);   // mine has the first choice
  for (int i = 0; i < n && !small; ++i) {
    if (!seen[i].token->mine) continue;
    float const half = std::max(seen[i].token->length * 0.72f, 13 * css()), high = std::max(0.68f, 11 * css());
    float const c = std::fabs(std::cos(seen[i].angle)), d = std::fabs(std::sin(seen[i].angle));
    Shape& s = out.add(Form::Bracket, seen[i].at, half * c + high * d, half * d + high * c, colours().bracket, 0x00000060);
    s.a = std::max(0.26f, 7 * css());
    s.b = std::max(2.6f * css(), 0.06f);
  }
}

}  // namespace paddock::app
