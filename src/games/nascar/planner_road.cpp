#include "games/nascar/planner_road.hpp"

namespace paddock::nascar {
namespace {

uint8_t flags_of(Tile const& t) {
  int f = 0;
  if (t.is(Tile::Line)) f |= Road::kLine;
  if (t.is(Tile::Zone)) f |= Road::kZone;
  if (t.is(Tile::PitLine)) f |= Road::kPitLine;
  if (t.is(Tile::SandAlley)) f |= Road::kSandy;
  if (t.is(Tile::Bank)) f |= t.bank < 0 ? Road::kBankLeft : Road::kBankRight;
  return uint8_t(f);
}

// Steps to the line, backwards from it, layer by layer; no step may pass the line the wrong way.
void measure(Road& r, Track const& track) {
  r.ahead.assign(size_t(r.tiles), 0xFFFF);
  std::vector<uint16_t> queue;
  for (int t = 0; t < r.tiles; ++t)
    for (int h = 0; h < 8 && r.ahead[size_t(t)] == 0xFFFF; ++h)
      if (r.crossing(t, h) > 0) {
        r.ahead[size_t(t)] = 1;
        queue.push_back(uint16_t(t));
      }
  for (size_t i = 0; i < queue.size(); ++i)
    for (int h = 0; h < 8; ++h) {
      Tile const& to = track[queue[i]];
      int const from = track.at(to.x - kDx[h], to.y - kDy[h]);
      if (from == kOff || r.ahead[size_t(from)] != 0xFFFF || r.crossing(from, h) != 0) continue;
      r.ahead[size_t(from)] = uint16_t(r.ahead[queue[i]] + 1);
      queue.push_back(uint16_t(from));
    }
}

}  // namespace

Road::Road(Track const& track) : tiles(int(track.tiles.size())) {
  size_t const n = size_t(tiles);
  next.assign(n * 8, kNone);
  cross.assign(n * 8, 0);
  for (size_t t = 0; t < n; ++t) {
    Tile const& tile = track.tiles[t];
    flags.push_back(flags_of(tile));
    x.push_back(tile.x);
    y.push_back(tile.y);
    for (Heading h = 0; h < 8; ++h) {
      int const to = tile.next[h];
      if (to == kOff) continue;
      next[t * 8 + h] = uint16_t(to);
      // NR-12.2 the line is the rear edge of its tiles
      bool const line = tile.is(Tile::Line), to_line = track[to].is(Tile::Line);
      if (to_line && !line && track.along(h) > 0) cross[t * 8 + h] = 1;
      if (line && track.along(h) < 0) cross[t * 8 + h] = -1;
    }
  }
  measure(*this, track);
}

}  // namespace paddock::nascar
