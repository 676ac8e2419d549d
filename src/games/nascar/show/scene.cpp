// What the board shows of a position: what lies on the track, the cars, and the draft of the seat that looks.
#include <cmath>

#include "games/nascar/show/scene_parts.hpp"

namespace paddock::nascar {
namespace {

uint16_t seed_at(int x, int y) { return uint16_t(x * 57 + y * 131 + 11); }

void add_counters(Scene& scene, Nascar const& g, State const& s) {
  for (Tile const& t : g.track().tiles) {
    if (t.sand < 0 || t.sand >= s.sand.size()) continue;
    Counter::Kind const kinds[4] = {Counter::Unexplored, Counter::Clear, Counter::Bag, Counter::FlatBag};
    scene.counters.push_back({kinds[int(s.sand[t.sand]) & 3], middle_of(t.x, t.y), seed_at(t.x, t.y)});
  }
  for (Oil const& o : s.oil) scene.counters.push_back({Counter::Oil, middle_of(o.at[0], o.at[1]), seed_at(o.at[0], o.at[1])});
}

void aside(Token& token, State const& s, int seat) {
  int before = 0, all = 0;
  for (int i = 0; i < s.cars.size(); ++i)
    if (s.cars[i].racing() && s.cars[i].at == s.cars[seat].at) ++all, before += i < seat;
  stand_aside(token.at, token.angle, before, all);
}

void add_tokens(Scene& scene, State const& s, Seat viewer) {
  for (int i = 0; i < s.cars.size(); ++i) {
    Car const& c = s.cars[i];
    if (!c.racing()) continue;
    Token t;
    t.seat = Seat(i);
    t.at = middle_of(c.at[0], c.at[1]);
    t.angle = angle_of(c.heading);
    t.length = kCarLength;
    t.width = kCarWidth;
    t.mine = i == viewer;
    aside(t, s, i);
    scene.tokens.push_back(t);
  }
}

}  // namespace

void stand_aside(Vec& at, float& angle, int before, int all) {
  if (all < 2) return;
  float const k = float(before) - float(all - 1) / 2, across = angle + 1.5708f;
  at.x += std::cos(across) * 0.52f * k + std::cos(angle) * 0.12f * k;
  at.y += std::sin(across) * 0.52f * k + std::sin(angle) * 0.12f * k;
  angle += 0.20f * (before % 2 ? 1.0f : -1.0f);
}

Scene Nascar::scene(State const& s, Seat seat) const {
  Scene scene;
  scene.ground = ground_of(*this);
  add_counters(scene, *this, s);
  add_tokens(scene, s, seat);
  bool const races = seat >= 0 && seat < s.cars.size() && s.cars[seat].racing() && !s.closed;
  bool const open = races && s.plans[seat].open();
  if (open || (races && s.plans[seat].stage == Plan::Sealed)) add_draft(scene, *this, s, seat);
  if (open && actor(s) == seat) add_reach(scene, *this, s, seat);
  return scene;
}

}  // namespace paddock::nascar
