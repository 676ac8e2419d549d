// Fire, and what it does: to cars, to the ground, to what burns.
#include <algorithm>
#include <cmath>

#include "games/car_wars/build/catalogue.hpp"
#include "games/car_wars/build/names.hpp"
#include "games/car_wars/rules/to_hit.hpp"
#include "games/car_wars/show/film_parts.hpp"
#include "games/car_wars/show/seen.hpp"

namespace paddock::car_wars::show {
namespace {

using Effect = Film::Effect;

build::WeaponKind const* kind_of(duel::Gun const* gun) {
  auto const& all = build::catalogue().weapons;
  return gun && gun->kind >= 0 && size_t(gun->kind) < all.size() ? &all[size_t(gun->kind)] : nullptr;
}

// Where it looks out of a car.
Vec muzzle(Stand car, geometry::Body body, duel::Gun const* gun) {
  float const l = inches(body.half_length), w = inches(body.half_width);
  if (!gun) return offset(car, l, 0);
  switch (gun->face) {
    case duel::Front: return offset(car, l, 0.8f * w * float(gun->corner));
    case duel::Back: return offset(car, -l, 0.8f * w * float(gun->corner));
    case duel::Left: return offset(car, 0, -w);
    case duel::Right: return offset(car, 0, w);
    default: return car.at;
  }
}

// The middle of a side; of a wheel (-2 and below) its corner.
Vec side_of(Stand car, geometry::Body body, int face) {
  float const l = inches(body.half_length), w = inches(body.half_width);
  if (face <= -2) return wheel_at(car, body, -2 - face);
  switch (face) {
    case duel::Front: return offset(car, l, 0);
    case duel::Back: return offset(car, -l, 0);
    case duel::Left: return offset(car, 0, -w);
    case duel::Right: return offset(car, 0, w);
    default: return car.at;
  }
}

std::string side_words(duel::Car const& car, int face) {
  if (face <= -2) return corner_words(car, std::min(-2 - face, 3)) + " tire";
  return face >= 0 && face < duel::kFaces ? std::string(duel::kFaceNames[face]) : "";
}

// Past what was aimed at: a third farther, a little to a side.
Vec beside(Vec from, Vec to, int by) {
  float const side = (by % 2 ? 0.12f : -0.12f) + 0.02f * float(by % 5);
  Vec const way{to.x - from.x, to.y - from.y};
  return {to.x + way.x * 0.3f - way.y * side, to.y + way.y * 0.3f + way.x * side};
}

enum class Manner : uint8_t { burst, shell, rocket, laser, flame, lobbed };
Manner manner_of(build::WeaponKind const* kind) {
  if (!kind) return Manner::burst;
  if (kind->laser || kind->category == "laser") return Manner::laser;
  if (kind->rocket || kind->category == "rocket") return Manner::rocket;
  if (kind->category == "flamethrower") return Manner::flame;
  if (kind->grenades || kind->id == "MF" || kind->id == "OG" || kind->id == "PG") return Manner::lobbed;
  return kind->category == "large_bore" ? Manner::shell : Manner::burst;
}

}  // namespace

std::string weapon_words(duel::Gun const* gun) {
  build::WeaponKind const* const kind = kind_of(gun);
  return kind ? build::within(build::sentence(kind->name)) : "gun";
}

void Reel::fired(Event const& e) {
  if (!has(e.seat)) return;
  if (!firing_ && !(film_.parts.empty() && film_.effects.empty())) time_ += 0.6f;
  firing_ = true;
  part("fire");
  duel::Gun const* const gun = gun_of(e);
  Vec const from = muzzle(place(e.seat), body_of(before_.cars[e.seat]), gun);
  Vec const aimed = up_(e.at).at;
  Vec const to = e.e ? aimed : beside(from, aimed, e.c + e.a);
  Manner const manner = manner_of(kind_of(gun));
  static constexpr Effect::Look kLooks[] = {Effect::Tracer, Effect::Tracer, Effect::Tracer, Effect::Beam, Effect::Smoke, Effect::Lob};
  static constexpr float kLasts[] = {0.8f, 0.7f, 1.3f, 0.9f, 1.6f, 1.6f}, kSizes[] = {0.8f, 1.5f, 1.6f, 1.0f, 0.34f, 1.0f};
  size_t const how = size_t(manner);
  Effect shot = effect(e, kLooks[how], from);
  shot.to = to, shot.lasts = kLasts[how] * shot_, shot.size = kSizes[how];
  shot.icon = e.e ? "crosshair" : "", shot.text = weapon_words(gun) + (has(e.other) ? " at " + name(e.other) : "") + (e.e ? ", hit" : ", miss");
  if (manner == Manner::flame) shot.tone = Tone::Warn;
  film_.effects.back() = shot;
  shot.icon = "", shot.text.clear();
  for (int i = 1; manner == Manner::burst && i < 3; ++i) {   // a gun fires more than one round
    shot.time += 0.22f * shot_;
    film_.effects.push_back(shot);
  }
  if (manner == Manner::rocket) {
    Effect& trail = effect(e, Effect::Smoke, from);
    trail.to = to, trail.size = 0.22f;
  }
  if (manner != Manner::laser) effect(e, Effect::Sparks, from).size = 0.22f;
  hit_ = time_ + (manner == Manner::laser ? 0.2f : kLasts[how] * shot_);
  if (e.kind == duel::Ev::Fired && e.dice.empty()) return void(time_ += shot_);   // at nobody: nothing was rolled
  Film::Told& roll = card(e, capital(weapon_words(gun)) + (has(e.other) ? " at " + name(e.other) : ""), e.e ? Tone::Good : Tone::Quiet);
  if (e.kind == duel::Ev::LostLock) roll.result = "no lock", roll.sum = e.b ? "a radar jammer" : "radarproof armor";
  else roll.drawn = true, roll.total = e.c, roll.result = e.e ? "hit" : "miss", roll.sum = e.b > 12 ? "beyond 12" : "needs " + std::to_string(aim::least_roll(e.b));
  time_ += shot_;
}

void Reel::dropped(Event const& e) {
  if (!has(e.seat)) return;
  if (firing_) part("fire");
  Lying const lies{duel::Lie(std::clamp<int>(e.b, 0, int(duel::Lie::count) - 1)), place_of(e), e.seat};
  std::vector<paddock::Counter> counters;
  std::vector<DrawnShape> shapes;
  draw_lying(lies, counters, shapes);
  for (paddock::Counter& c : counters) {
    Film::Timed<paddock::Counter> timed;
    static_cast<paddock::Counter&>(timed) = std::move(c);
    timed.from = time_;
    film_.counters.push_back(std::move(timed));
  }
  float late = 0;
  for (DrawnShape& s : shapes) {         // a cloud spreads
    Film::Timed<DrawnShape> timed;
    static_cast<DrawnShape&>(timed) = std::move(s);
    timed.from = time_ + late, late += 0.1f;
    film_.shapes.push_back(std::move(timed));
  }
  Effect& fall = effect(e, is_cloud(lies.type) ? Effect::Smoke : Effect::Dust, place(e.seat).at);
  fall.to = lies.place.at, fall.size = 0.3f, fall.tone = is_cloud(lies.type) ? Tone::Plain : Tone::Quiet;
  fall.text = duel::is_shed(lies.type) ? name(e.seat) + " sheds " + lie_words(lies.type) : name(e.seat) + " drops " + lie_words(lies.type);
  time_ += 0.5f * shot_;
}

void Reel::struck(Event const& e) {
  if (!has(e.seat)) return;
  float const now = time_;
  if (firing_ && hit_ > 0) time_ = hit_;  // when the shot is there
  Vec const at = side_of(place(e.seat), body_of(before_.cars[e.seat]), e.b);
  Effect& burst = effect(e, Effect::Burst, at);
  burst.size = std::clamp(0.16f + 0.03f * float(e.a), 0.2f, 0.75f), burst.lasts = 1.4f;
  std::string side = side_words(before_.cars[e.seat], e.b);
  if (!side.empty()) side.insert(0, " ");
  burst.text = name(e.seat) + ": " + (e.a ? std::to_string(e.a) : "no") + (e.a == 1 ? " point" : " points") + (side.empty() ? "" : ",") + side;
  if (e.a > 0) caption(place(e.seat).at, -0.75f, "−" + std::to_string(e.a) + side, e.e > 0 ? Tone::Bad : Tone::Warn);
  time_ = now;
}

void Reel::touched(Event const& e) {
  if (!has(e.seat)) return;
  using duel::Lie;
  Lie const type = Lie(e.a);
  Stand const at = place_of(e);
  bool const blast = duel::is_mine(type) || type == Lie::explosive_spikes;
  Effect& what = effect(e, blast ? Effect::Burst : Effect::Sparks, at.at);
  what.size = blast ? 0.6f : 0.5f, what.icon = blast ? "bomb" : "alert-triangle", what.tone = blast ? Tone::Plain : Tone::Quiet;
  what.text = name(e.seat) + " meets " + lie_words(type);
  if (type == Lie::napalm_mine || type == Lie::spear_napalm_mine || duel::is_burning_oil(type) || type == Lie::flame_cloud) {
    Effect& flame = effect(e, Effect::Smoke, at.at);
    flame.size = 0.5f, flame.tone = Tone::Warn;
  }
  time_ += 0.4f;
}

void Reel::burns(Event const& e) {
  if (!has(e.seat)) return;
  bool const lit = e.kind == duel::Ev::Lit, out = e.kind == duel::Ev::Doused;
  if (!lit) part("end");
  Stand const at = place_of(e);
  Effect& smoke = effect(e, Effect::Smoke, offset(at, -0.25f, 0));
  smoke.to = offset(at, -0.9f, 0), smoke.size = lit ? 0.5f : 0.35f;
  smoke.text = name(e.seat) + (lit ? " is on fire" : out ? ": the fire is out" : " burns");
  if (!lit) return;                      // that it burns on is no news on the timeline
  smoke.icon = "flame";
  effect(e, Effect::Burst, offset(at, -0.2f, 0)).size = 0.4f;
  caption(at.at, 0.8f, "on fire", Tone::Warn);
}

void Reel::exploded(Event const& e) {
  if (!has(e.seat)) return;
  part("end");
  Stand const at = place_of(e);
  Effect& burst = effect(e, Effect::Burst, at.at);
  burst.size = 2.2f, burst.lasts = 3, burst.icon = "bomb", burst.text = name(e.seat) + " explodes";
  Effect& ring = effect(e, Effect::Ring, at.at);
  ring.size = 2, ring.tone = Tone::Warn;
  Effect& smoke = effect(e, Effect::Smoke, at.at);
  smoke.size = 1.4f;
  time_ += 2;
}

}  // namespace paddock::car_wars::show
