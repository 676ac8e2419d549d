// From a track of the rules to the plan of its picture: kinds of tiles, painted lines, grid slots.
#include "games/nascar/nascar.hpp"
#include "games/nascar/rules/cache.hpp"
#include "games/nascar/show/ground_plan.hpp"
#include "games/nascar/show/scene_parts.hpp"

namespace paddock::nascar {
namespace {

uint8_t kind_of(Tile const& t) {
  if (t.is(Tile::SandAlley)) return GroundPlan::Sand;
  if (t.is(Tile::Bank)) return GroundPlan::Banked;
  return t.is(Tile::Zone) ? GroundPlan::Pit : GroundPlan::Asphalt;
}

// Runs of tiles with a flag, across the race direction, become one line each. `offset`: along the race direction, from
// the middle of the tiles, in tiles.
void add_lines(GroundPlan& plan, Track const& track, uint8_t flag, Ground::Paint::Kind kind, float offset, float width) {
  bool const upright = kDx[track.line] != 0;              // the line crosses a horizontal straight
  int const sx = upright ? 0 : 1, sy = upright ? 1 : 0;
  auto has = [&](int x, int y) {
    int const t = track.at(x, y);
    return t != kOff && track[t].is(flag);
  };
  for (Tile const& t : track.tiles) {
    if (!t.is(flag) || has(t.x - sx, t.y - sy)) continue;
    int n = 1;
    while (has(t.x + sx * n, t.y + sy * n)) ++n;
    Vec const ahead{float(kDx[track.line]) * offset, float(kDy[track.line]) * offset};
    Vec const from{float(t.x) + (upright ? 0.5f : 0.0f) + ahead.x, float(t.y) + (upright ? 0.0f : 0.5f) + ahead.y};
    plan.paint.push_back({kind, from, {from.x + float(sx * n), from.y + float(sy * n)}, width});
  }
}

void add_grid(GroundPlan& plan, Track const& track) {
  for (int i = 0; i < track.grid_size; ++i) {
    Tile const& t = track[track.grid[size_t(i)]];
    Vec const middle = middle_of(t.x, t.y);
    plan.paint.push_back({Ground::Paint::Bracket, middle,
                          {middle.x + float(kDx[track.heading]), middle.y + float(kDy[track.heading])}, 0.9f});
  }
}

}  // namespace

GroundPlan ground_plan(Track const& track) {
  GroundPlan plan;
  plan.width = track.width;
  plan.height = track.height;
  plan.kinds.assign(size_t(track.width * track.height), GroundPlan::Off);
  for (Tile const& t : track.tiles) plan.kinds[size_t(t.y * track.width + t.x)] = kind_of(t);
  add_lines(plan, track, Tile::Gate, Ground::Paint::PitLine, 0, 0.22f);
  add_lines(plan, track, Tile::PitLine, Ground::Paint::PitBox, 0, 0.9f);
  add_lines(plan, track, Tile::Line, Ground::Paint::StartLine, -0.18f, 0.64f);   // its rear edge counts, NR-12.2
  add_grid(plan, track);
  return plan;
}

std::shared_ptr<Ground const> ground_of(Nascar const& game) {
  auto& kept = game.cache().ground;
  if (!kept) kept = build_ground(ground_plan(game.track()));
  return kept;
}

}  // namespace paddock::nascar
