// The cars: which sprite they have, what burns, what their owner reaches.
#include <algorithm>
#include <cmath>

#include "games/car_wars/build/catalogue.hpp"
#include "games/car_wars/show/scene_parts.hpp"

namespace paddock::car_wars::show {
namespace {

// By its counter, then by its body.
std::string sprite_of(duel::Car const& car) {
  auto const& bodies = build::catalogue().bodies;
  bool const known = car.body >= 0 && size_t(car.body) < bodies.size();
  switch (car.kind) {
    case board::Kind::cycle: return car.fits & duel::kSidecar ? "sidecar" : "cycle";
    case board::Kind::trike: return "trike";
    case board::Kind::reversed_trike: return "reversed_trike";
    case board::Kind::car: break;
  }
  if (!known) return "car";
  build::Body const& body = bodies[size_t(car.body)];
  if (body.kind == build::Kind::racing) return body.id == "can_am" || body.id == "funny_car" ? "car" : "racing";
  if (body.id == "van" || body.id == "camper") return "van";
  if (body.id.substr(0, 6) == "pickup") return "pickup";
  if (body.id == "subcompact" || body.id == "compact") return "compact";
  if (body.id == "station_wagon") return "wagon";
  return "car";
}

bool works(duel::Gun const& gun) { return gun.dp > 0 && (gun.ammo < 0 || gun.rounds > 0); }

void add_arc(duel::Car const& car, Stand const& at, duel::Face face, float strength, std::vector<DrawnShape>& out) {
  constexpr float kFar = 11;             // inches: beyond it an arc tells nobody anything
  static constexpr float kWays[] = {0, 3.14159265f, -1.5707963f, 1.5707963f};
  geometry::Body const body = body_of(car);
  float const half = std::atan2(float(body.half_width), float(body.half_length));
  float const wide = duel::is_side(face) ? 1.5707963f - half : half, way = at.angle + kWays[face];
  DrawnShape s = drawn(DrawnShape::Sector, DrawnShape::UnderTokens, Tone::Info);
  s.at = at.at, s.inner = 0, s.radius = kFar, s.start = way - wide, s.end = way + wide;
  s.fill = 0.11f * strength, s.line = 0.55f * strength, s.width = 0.02f;
  out.push_back(s);
  for (float const range : {4.0f, 8.0f}) {   // where the number to hit changes
    DrawnShape mark = s;
    mark.inner = range - 0.001f, mark.radius = range, mark.fill = 0, mark.line = 0.4f * strength, mark.dash = 0.35f;
    mark.kind = DrawnShape::Segment;
    for (int i = 0; i <= 12; ++i) {
      float const a = mark.start + (mark.end - mark.start) * float(i) / 12;
      mark.points.push_back({at.at.x + range * std::cos(a), at.at.y + range * std::sin(a)});
    }
    out.push_back(std::move(mark));
  }
}

}  // namespace

Token token_of(duel::Car const& car, Seat seat, Upright const& up) {
  Token t;
  Stand const at = up(car.pose);
  geometry::Body const body = body_of(car);
  t.seat = seat, t.at = at.at, t.angle = at.angle;
  t.length = std::max(2 * inches(body.half_length), 0.3f), t.width = std::max(2 * inches(body.half_width), 0.2f);
  t.sprite = sprite_of(car) + (car.complete ? "+wreck" : "") + (car.burning ? "+fire" : "");
  return t;
}

Token empty_start(duel::Car const& car, Seat seat, Upright const& up) {
  Token t;
  Stand const at = up(car.pose);
  t.seat = seat, t.at = at.at, t.angle = at.angle;
  t.length = 1, t.width = 0.5f, t.alpha = 0.45f;
  t.sprite = "car";
  return t;
}

void draw_flames(duel::Car const& car, Upright const& up, std::vector<DrawnShape>& out) {
  constexpr int kPuffs = 9;
  Stand const at = up(car.pose);
  uint32_t const seed = uint32_t(car.pose.at.x / 7919) + uint32_t(car.pose.heading);
  bool const moves = car.pace != 0;
  for (int i = 0; i < kPuffs; ++i) {     // it drifts off to the upper right; behind who drives
    float const far = 0.25f + 0.26f * float(i), side = (chance(seed, uint32_t(i)) - 0.5f) * (0.2f + 0.05f * float(i));
    DrawnShape s = painted(DrawnShape::Disc, DrawnShape::OverTokens, 0x1B1E1F, 0.30f - 0.026f * float(i));
    s.at = moves ? offset(at, -0.2f - far, side) : Vec{at.at.x + far * 0.7f + side, at.at.y - far * 0.7f + side};
    s.radius = 0.2f + 0.055f * float(i);
    out.push_back(std::move(s));
  }
}

Vec wheel_at(Stand const& car, geometry::Body body, int wheel) {
  float const l = inches(body.half_length), w = inches(body.half_width);
  return offset(car, wheel < 2 ? 0.6f * l : -0.6f * l, wheel % 2 ? w : -w);
}

void draw_burning_wheels(duel::Car const& car, Upright const& up, std::vector<DrawnShape>& out) {
  Stand const at = up(car.pose);
  geometry::Body const body = body_of(car);
  struct { float back, radius; uint32_t colour; float fill; } const discs[] = {
      {0.34f, 0.15f, 0x1B1E1F, 0.28f}, {0.20f, 0.13f, 0x1B1E1F, 0.34f}, {0, 0.24f, 0xF1832B, 0.30f}, {0.03f, 0.14f, 0xF1832B, 0.95f}, {0, 0.08f, 0xFFD45E, 1}};
  for (int wheel = 0; wheel < int(car.wheels.size()); ++wheel) {
    if (car.wheels[size_t(wheel)].lit < 0) continue;
    Stand const hub{wheel_at(at, body, wheel), at.angle};
    for (auto const& disc : discs) {
      DrawnShape s = painted(DrawnShape::Disc, DrawnShape::OverTokens, disc.colour, disc.fill);
      s.at = offset(hub, -disc.back, 0), s.radius = disc.radius;
      out.push_back(std::move(s));
    }
  }
}

void draw_reach(duel::Car const& car, Upright const& up, std::vector<DrawnShape>& out) {
  Stand const at = up(car.pose);
  DrawnShape ring = drawn(DrawnShape::Disc, DrawnShape::UnderTokens, Tone::Plain);
  ring.at = at.at, ring.radius = 4, ring.fill = 0, ring.line = 0.13f, ring.width = 0.11f;
  out.push_back(std::move(ring));
  bool turret = false, faces[duel::kFaces] = {};
  for (duel::Gun const& gun : car.guns)
    if (works(gun) && gun.face >= 0 && gun.face < duel::kFaces) faces[gun.face] = true, turret = turret || gun.face == duel::Turret;
  for (duel::Face const face : {duel::Front, duel::Left, duel::Right})
    if (faces[face]) add_arc(car, at, face, face == duel::Front ? 1 : 0.55f, out);
  if (!turret) return;
  DrawnShape all = drawn(DrawnShape::Disc, DrawnShape::UnderTokens, Tone::Info);   // a turret: all round
  all.at = at.at, all.radius = 8, all.fill = 0.03f, all.line = 0.35f, all.width = 0.02f, all.dash = 0.35f;
  out.push_back(std::move(all));
}

void tag_of(duel::Car const& car, Upright const& up, std::vector<Tag>& out) {
  char const* const words = car.complete ? "complete kill" : car.mobility ? "mobility kill" : car.out ? "out of it" : "";
  Stand const at = up(car.pose);
  Vec const below{at.at.x, at.at.y + 0.95f};
  auto const lit = std::count_if(car.wheels.begin(), car.wheels.end(), [](duel::Wheel const& one) { return one.lit >= 0; });
  if (!car.complete && (car.burning || lit > 0)) out.push_back({{at.at.x, at.at.y + (words[0] ? -0.95f : 0.95f)}, car.burning ? "on fire" : lit > 1 ? "tires burn" : "a tire burns", Tone::Warn});
  if (words[0]) out.push_back({below, words, car.complete ? Tone::Bad : Tone::Quiet});
}

}  // namespace paddock::car_wars::show
