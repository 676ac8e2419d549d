// The cars: which sprite they have, what burns, what their owner reaches.
#include <algorithm>
#include <cmath>

#include "games/car_wars/build/catalogue.hpp"
#include "games/car_wars/duel/shoot.hpp"
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

constexpr float kBand = 4, kBands = 20;  // inches: each full four make a shot harder by one (R 8.3); so far they are marked

// What of a convex area lies where keep(p) is not negative: one border of the arena.
template <class Keep>
std::vector<Vec> cut_by(std::vector<Vec> const& area, Keep const& keep) {
  std::vector<Vec> out;
  for (size_t i = 0; i < area.size(); ++i) {
    Vec const a = area[i], b = area[(i + 1) % area.size()];
    float const at_a = keep(a), at_b = keep(b);
    if (at_a >= 0) out.push_back(a);
    if ((at_a < 0) != (at_b < 0)) out.push_back({a.x + (b.x - a.x) * at_a / (at_a - at_b), a.y + (b.y - a.y) * at_a / (at_a - at_b)});
  }
  return out;
}

std::vector<Vec> within_arena(std::vector<Vec> area, Upright const& up) {
  area = cut_by(area, [](Vec p) { return p.x; });
  area = cut_by(area, [](Vec p) { return p.y; });
  area = cut_by(area, [&](Vec p) { return up.width - p.x; });
  return cut_by(area, [&](Vec p) { return up.height - p.y; });
}

bool in_arena(Vec p, Upright const& up) { return p.x >= 0 && p.y >= 0 && p.x <= up.width && p.y <= up.height; }

struct Arc {
  Stand at;
  float middle = 0, half = 0;            // radians
  float end = 0;                         // inches; 0: it has none
  float strength = 1;
  Vec point(float range, float share) const {
    float const a = middle + half * share;
    return {at.at.x + range * std::cos(a), at.at.y + range * std::sin(a)};
  }
};

// Both its edges, and what lies between them.
void draw_area(Arc const& arc, Upright const& up, std::vector<DrawnShape>& out) {
  constexpr int kSteps = 12;
  float const far = arc.end > 0 ? arc.end : up.width + up.height;
  DrawnShape area = drawn(DrawnShape::Polygon, DrawnShape::UnderTokens, Tone::Info);
  area.points = {arc.at.at};
  for (int i = -kSteps; i <= kSteps; ++i) area.points.push_back(arc.point(far, float(i) / kSteps));
  area.points = within_arena(std::move(area.points), up);
  area.fill = 0.08f * arc.strength, area.line = arc.end > 0 ? 0.5f * arc.strength : 0, area.width = 0.02f;
  if (area.points.size() < 3) return;
  out.push_back(std::move(area));
  for (float const side : {-1.0f, 1.0f}) {
    DrawnShape edge = drawn(DrawnShape::Segment, DrawnShape::UnderTokens, Tone::Info);
    float reach = 1;
    while (reach < far && in_arena(arc.point(reach, side), up)) reach += 0.5f;
    edge.points = {arc.at.at, arc.point(reach, side)};
    edge.line = 0.5f * arc.strength, edge.width = 0.02f;
    out.push_back(std::move(edge));
  }
}

// Dashed, each with what it adds to the number that a shot needs.
void draw_bands(Arc const& arc, Upright const& up, bool named, std::vector<DrawnShape>& out) {
  for (float range = kBand; range <= kBands && (arc.end <= 0 || range <= arc.end); range += kBand) {
    DrawnShape mark = drawn(DrawnShape::Segment, DrawnShape::UnderTokens, Tone::Info);
    mark.fill = 0, mark.line = 0.4f * arc.strength, mark.width = 0.02f, mark.dash = 0.35f;
    for (int i = -8; i <= 8; ++i)
      if (Vec const p = arc.point(range, float(i) / 8); in_arena(p, up)) mark.points.push_back(p);
      else if (!mark.points.empty()) break;
    if (mark.points.size() < 2) continue;
    Vec const at = mark.points.front(), other = mark.points.back();
    out.push_back(std::move(mark));
    if (!named) continue;
    DrawnShape words = drawn(DrawnShape::Text, DrawnShape::UnderTokens, Tone::Info);
    words.at = at, words.text = std::to_string(int(range)) + " in, +" + std::to_string(int(range / kBand)), words.radius = 0.5f, words.width = 0.02f, words.points = {other};
    out.push_back(std::move(words));
  }
}

// Of the weapons that bear there and still work the farthest reach in inches; 0: one of them has no limit.
float reach_of(duel::Car const& car, duel::Face face) {
  int far = 0;
  for (duel::Gun const& gun : car.guns) {
    if (!works(gun) || gun.face != face) continue;
    duel::Arm const arm = duel::arm_of(gun);
    if (arm.drops) continue;
    if (arm.reach == 0) return 0;
    far = std::max(far, arm.reach);
  }
  return float(far);
}

void add_arc(duel::Car const& car, Upright const& up, duel::Face face, float strength, std::vector<DrawnShape>& out) {
  static constexpr float kWays[] = {0, 3.14159265f, -1.5707963f, 1.5707963f};
  geometry::Body const body = body_of(car);
  Stand const at = up(car.pose);
  float const half = std::atan2(float(body.half_width), float(body.half_length));
  Arc const arc{at, at.angle + kWays[face], duel::is_side(face) ? 1.5707963f - half : half, reach_of(car, face), strength};
  draw_area(arc, up, out);
  draw_bands(arc, up, face == duel::Front, out);
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
  bool faces[duel::kFaces] = {};
  for (duel::Gun const& gun : car.guns)
    if (works(gun) && gun.face >= 0 && gun.face < duel::kFaces) faces[gun.face] = true;
  for (duel::Face const face : {duel::Front, duel::Left, duel::Right})
    if (faces[face]) add_arc(car, up, face, face == duel::Front ? 1 : 0.55f, out);
  if (!faces[duel::Turret]) return;
  draw_bands({up(car.pose), 0, 3.14159265f, reach_of(car, duel::Turret), 0.7f}, up, !faces[duel::Front], out);   // all round
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
