// The shale seen from above: an oval from its distance field, the riders of one heat in their lanes. Floats live here
// only and never flow back into the rules.
#include <algorithm>
#include <cmath>

#include "games/gravel_kings/gravel_kings.hpp"

namespace paddock::gravel_kings {
namespace {

constexpr float kWidth = 30, kHeight = 18, kHalf = 6, kBend = 5.5f, kRoad = 4.2f;   // straights, radius of the middle line
constexpr float kPi = 3.14159265f;
constexpr Vec kMiddle{kWidth / 2, kHeight / 2};

// Distance of a point from the middle line of the track.
float off_line(Vec p) {
  float const x = std::max(std::abs(p.x - kMiddle.x) - kHalf, 0.0f), y = p.y - kMiddle.y;
  return std::sqrt(x * x + y * y) - kBend;
}

// A place on the oval: `way` 0..1 anticlockwise from the start line on the lower straight, `out` to the outside.
struct Place { Vec at; float angle; };
Place place_at(float way, float out) {
  float const bend = kPi * kBend, whole = 4 * kHalf + 2 * bend, r = kBend + out;
  float d = (way - std::floor(way)) * whole;
  if (d < kHalf) return {{kMiddle.x + d, kMiddle.y + r}, 0};
  d -= kHalf;
  if (d < bend) {
    float const a = kPi / 2 - d / kBend;
    return {{kMiddle.x + kHalf + r * std::cos(a), kMiddle.y + r * std::sin(a)}, a - kPi / 2};
  }
  d -= bend;
  if (d < 2 * kHalf) return {{kMiddle.x + kHalf - d, kMiddle.y - r}, -kPi};
  d -= 2 * kHalf;
  if (d < bend) {
    float const a = -kPi / 2 - d / kBend;
    return {{kMiddle.x - kHalf + r * std::cos(a), kMiddle.y + r * std::sin(a)}, a - kPi / 2};
  }
  d -= bend;
  return {{kMiddle.x - kHalf + d, kMiddle.y + r}, -2 * kPi};
}

std::shared_ptr<Ground const> make_ground() {
  auto g = std::make_shared<Ground>();
  g->width = kWidth, g->height = kHeight, g->margin = 2;
  g->samples = 4, g->cover_samples = 2;
  g->edge_width = int((kWidth + 4) * 4), g->edge_height = int((kHeight + 4) * 4);
  g->cover_width = int((kWidth + 4) * 2), g->cover_height = int((kHeight + 4) * 2);
  for (int y = 0; y < g->edge_height; ++y)
    for (int x = 0; x < g->edge_width; ++x) {
      Vec const p{(float(x) + 0.5f) / 4 - 2, (float(y) + 0.5f) / 4 - 2};
      float const inside = kRoad / 2 - std::abs(off_line(p));
      for (float v : {inside, 0.0f, 1.0f, 0.0f}) g->edge.push_back(half(v));
    }
  for (int y = 0; y < g->cover_height; ++y)
    for (int x = 0; x < g->cover_width; ++x) {
      Vec const p{(float(x) + 0.5f) / 2 - 2, (float(y) + 0.5f) / 2 - 2};
      bool const shale = std::abs(off_line(p)) < kRoad / 2;
      for (int v : {shale ? 200 : 0, 0, 0, 0}) g->cover.push_back(uint8_t(v));
    }
  for (int y = 0; y < int(kHeight); ++y)
    for (int x = 0; x < int(kWidth); ++x)
      g->tiles.push_back(std::abs(off_line({float(x) + 0.5f, float(y) + 0.5f})) < kRoad / 2 ? Ground::Driven : 0);
  g->paint.push_back({Ground::Paint::StartLine, {kMiddle.x, kMiddle.y + kBend - kRoad / 2}, {kMiddle.x, kMiddle.y + kBend + kRoad / 2}, 0.4f});
  for (float out : {-kRoad / 6, kRoad / 6})
    for (int i = 0; i < 48; i += 2)
      g->paint.push_back({Ground::Paint::Stripe, place_at(float(i) / 48, out).at, place_at(float(i + 1) / 48, out).at, 0.05f, 0.35f});
  return g;
}

// The heat that is asked about, else the first under way, else the last that ended.
int shown_heat(State const& s) {
  if (s.ask.kind != Ask::None) return s.ask.heat;
  int last = 0;
  for (int heat = 0; heat < kHeats; ++heat) {
    if (s.heats[size_t(heat)].run == Run::On) return heat;
    if (s.heats[size_t(heat)].run == Run::Done) last = heat;
  }
  return last;
}

}  // namespace

Scene GravelKings::scene(State const& s, Seat) const {
  Scene out;
  if (!*ground_) *ground_ = make_ground();
  out.ground = *ground_;
  int const heat = shown_heat(s);
  Heat const& h = s.heats[size_t(heat)];
  out.tags.push_back({{kMiddle.x, kMiddle.y - 0.6f}, "Heat " + std::to_string(heat + 1), Tone::Plain});
  out.tags.push_back({{kMiddle.x, kMiddle.y + 0.6f},
                      h.run == Run::Waiting ? "to come" : h.run == Run::Done ? "result" : h.step ? "lap " + std::to_string(h.step) : "start", Tone::Quiet});
  for (int i = 0; i < h.order.size(); ++i) {
    int const lane = h.order[i];
    Slot const& slot = h.slots[size_t(lane)];
    bool const gate = h.run == Run::On && h.step == 0;
    int const track_lane = slot.played && !great_start(slot.played) ? lane_of(slot.played) : kCentre;
    float const across = gate ? (float(lane) - 1.5f) * kRoad / 4.5f : (float(track_lane) - 2) * kRoad / 3;
    Place const p = place_at(gate ? -0.012f : 0.11f - 0.035f * float(i), across);
    Token t;
    t.seat = book_.manager(heat, lane);
    t.at = p.at;
    t.angle = p.angle;
    t.length = 1.1f, t.width = 0.45f;
    t.open_wheels = true;
    t.mine = s.ask.kind != Ask::None && s.ask.lane == lane;
    out.tokens.push_back(t);
    out.tags.push_back({{p.at.x, p.at.y - 0.7f}, rider_name(heat, lane, slot.rider) + (slot.played ? " " + face_text(slot.played) : ""), Tone::Plain});
  }
  return out;
}

Film GravelKings::film(State const&, std::vector<Event> const&) const { return {}; }

}  // namespace paddock::gravel_kings
