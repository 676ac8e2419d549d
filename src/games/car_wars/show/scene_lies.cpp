// What lies about: counters by their sprites, gas as soft discs over the cars.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "games/car_wars/show/scene_parts.hpp"

namespace paddock::car_wars::show {
namespace {

using duel::Lie;

// How a gas looks; colour 0: it is none.
struct Gas {
  uint32_t outer = 0, inner = 0;
  float strength = 0;
};
Gas gas_of(Lie type) {
  switch (type) {
    case Lie::smoke: return {0xA9B0B2, 0xC9CFD0, 0.17f};
    case Lie::hot_smoke: return {0x7A6F69, 0xB98B6C, 0.20f};
    case Lie::paint: return {0x2F5FB0, 0x5B8BDC, 0.20f};
    case Lie::tear_gas: return {0x9FA94E, 0xCBD37A, 0.16f};
    case Lie::flame_cloud: return {0xD2571E, 0xFFC24A, 0.22f};
    default: return {};
  }
}

// In its own axes; half its length and width.
void add_cloud(Lying const& lies, Gas const& gas, Vec half, std::vector<DrawnShape>& out) {
  constexpr uint32_t kDiscs = 11;
  uint32_t const seed = uint32_t(int(lies.place.at.x * 97)) * 31u + uint32_t(int(lies.place.at.y * 89)) + uint32_t(lies.type);
  for (uint32_t i = 0; i < kDiscs; ++i) {
    bool const core = i >= kDiscs * 2 / 3;
    float const x = (chance(seed, i) - 0.5f) * 2 * half.x, y = (chance(seed, i + 50) - 0.5f) * 2 * half.y;
    DrawnShape s = painted(DrawnShape::Disc, DrawnShape::OverTokens, core ? gas.inner : gas.outer, gas.strength);
    s.at = offset(lies.place, x * (core ? 0.6f : 0.95f), y * (core ? 0.6f : 0.95f));
    s.radius = (core ? 0.24f : 0.34f) + 0.20f * chance(seed, i + 100);
    out.push_back(std::move(s));
  }
  DrawnShape edge = painted(DrawnShape::Polygon, DrawnShape::OverTokens, gas.inner, 0, 0.55f);   // what counts
  edge.width = 0.03f, edge.dash = 0.22f;
  for (Vec const k : {Vec{1, 1}, Vec{-1, 1}, Vec{-1, -1}, Vec{1, -1}}) edge.points.push_back(offset(lies.place, k.x * half.x, k.y * half.y));
  out.push_back(std::move(edge));
}

}  // namespace

bool is_cloud(Lie type) { return gas_of(type).outer != 0; }

void draw_lying(Lying const& lies, std::vector<paddock::Counter>& counters, std::vector<DrawnShape>& shapes) {
  geometry::Body const body = duel::body_of(lies.type);
  Gas const gas = gas_of(lies.type);
  if (gas.outer) return add_cloud(lies, gas, {inches(body.half_length), inches(body.half_width)}, shapes);
  paddock::Counter c;
  c.at = lies.place.at, c.angle = lies.place.angle, c.seat = lies.owner;
  c.sprite = duel::kLies[lies.type == Lie::hot_flaming_oil ? size_t(Lie::flaming_oil) : std::min(size_t(lies.type), size_t(Lie::count) - 1)];
  c.length = std::max(2 * inches(body.half_length), 0.2f);
  counters.push_back(std::move(c));
}

void draw_flying(duel::Flying const& grenade, int now, Upright const& up, Scene& out) {
  constexpr int kFlight = 5;             // phases
  Vec const from = up(grenade.from), to = up(grenade.at);
  int const left = std::clamp(grenade.due - now, 0, kFlight);
  float const part = std::clamp(1 - float(left) / kFlight, 0.06f, 0.94f);
  DrawnShape way = drawn(DrawnShape::Segment, DrawnShape::OverTokens, Tone::Warn);
  way.points = {from, to}, way.width = 0.04f, way.dash = 0.22f, way.line = 0.6f;
  out.shapes.push_back(std::move(way));
  for (float const radius : {0.5f, 0.26f}) {             // where it comes down
    DrawnShape ring = drawn(DrawnShape::Disc, DrawnShape::OverTokens, Tone::Warn);
    ring.at = to, ring.radius = radius, ring.fill = 0.10f, ring.line = 0.9f, ring.width = 0.05f;
    out.shapes.push_back(std::move(ring));
  }
  Vec const at{from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part};
  float const high = 0.16f + 0.5f * 4 * part * (1 - part);   // its shadow falls as far off as it is high
  struct { float by, radius; uint32_t colour; float fill; } const discs[] = {{high, 0.17f, 0x07090A, 0.45f}, {0, 0.19f, 0x15191B, 1}, {0, 0.14f, 0x6E7F4E, 1}, {-0.05f, 0.05f, 0xD6E0B8, 1}};
  for (auto const& disc : discs) {
    DrawnShape s = painted(DrawnShape::Disc, DrawnShape::OverTokens, disc.colour, disc.fill);
    s.at = {at.x + disc.by, at.y + disc.by}, s.radius = disc.radius;
    out.shapes.push_back(std::move(s));
  }
  std::string const when = left == 0 ? "comes down now" : left == 1 ? "in the next phase" : "in " + std::to_string(left) + " phases";
  out.tags.push_back({{to.x, to.y + 0.9f}, "grenade, " + when, Tone::Warn});
}

char const* lie_words(Lie type) {
  static constexpr char const* kWords[] = {"debris", "obstacle", "spikes", "explosive spikes", "mine", "spear mine", "napalm mine",
                                           "TDX mine", "oil", "burning oil", "ice", "smoke", "hot smoke", "paint", "flame cloud",
                                           "tear gas", "sand", "spike plate", "junk", "incendiary spikes", "spear napalm mine", "anti-personnel mine",
                                           "hot burning oil"};
  static_assert(std::size(kWords) == size_t(Lie::count));
  return kWords[std::min(size_t(type), size_t(Lie::count) - 1)];
}

}  // namespace paddock::car_wars::show
