#include "games/nascar/bot/planner_road.hpp"

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

// Steps to the next step that `ends` it, backwards, layer by layer; no step may pass the line the wrong way. To the
// line: none passes it at all. To the pits: none leads away from the line, or the way back would count as a way.
template <class Ends>
std::vector<uint16_t> measure(Road const& r, Track const& track, bool to_line, Ends ends) {
  std::vector<uint16_t> steps(size_t(r.tiles), Road::kNone), queue;
  for (int t = 0; t < r.tiles; ++t)
    for (int h = 0; h < 8 && steps[size_t(t)] == Road::kNone; ++h)
      if (r.step(t, h) != Road::kNone && ends(t, h)) {
        steps[size_t(t)] = 1;
        queue.push_back(uint16_t(t));
      }
  for (size_t i = 0; i < queue.size(); ++i)
    for (int h = 0; h < 8; ++h) {
      Tile const& to = track[queue[i]];
      int const from = track.at(to.x - kDx[h], to.y - kDy[h]);
      if (from == kOff || steps[size_t(from)] != Road::kNone || r.step(from, h) == Road::kNone) continue;
      int const cross = r.crossing(from, h);
      if (cross < 0 || (to_line && cross > 0)) continue;
      if (!to_line && !cross && r.ahead[queue[i]] > r.ahead[size_t(from)]) continue;
      steps[size_t(from)] = uint16_t(steps[queue[i]] + 1);
      queue.push_back(uint16_t(from));
    }
  return steps;
}

}  // namespace

Road::Road(Track const& track, bool diagonal_cut) : tiles(int(track.tiles.size())) {
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
      if (!diagonal_cut && (h & 1) && tile.next[turned(h, -1)] == kOff && tile.next[turned(h, 1)] == kOff) continue;
      next[t * 8 + h] = uint16_t(to);
      // NR-12.2 the line is the rear edge of its tiles
      bool const line = tile.is(Tile::Line), to_line = track[to].is(Tile::Line);
      if (to_line && !line && track.along(h) > 0) cross[t * 8 + h] = 1;
      if (line && track.along(h) < 0) cross[t * 8 + h] = -1;
    }
  }
  ahead = measure(*this, track, true, [&](int t, int h) { return crossing(t, h) > 0; });
  to_pit = measure(*this, track, false, [&](int t, int h) { return has(t, kPitLine) && !has(step(t, h), kPitLine); });
}

}  // namespace paddock::nascar
