// Everything about a track that is worked out once: neighbours, pit zone, banks, progress field, places on the grid.
#include <algorithm>

#include "games/nascar/rules/track.hpp"

namespace paddock::nascar {
namespace {

void number_tiles(Track& t) {
  t.tiles.clear();
  t.sand.clear();
  t.oil.clear();
  t.index.assign(size_t(t.width * t.height), kOff);
  for (int y = 0; y < t.height; ++y)
    for (int x = 0; x < t.width; ++x) {
      char const c = t.sign(x, y);
      if (c == ' ') continue;
      Tile tile;
      tile.x = uint8_t(x);
      tile.y = uint8_t(y);
      auto const number = int16_t(t.tiles.size());
      t.index[size_t(y * t.width + x)] = number;
      if (c == '=') tile.flags |= Tile::Line;
      if (c == '#') tile.flags |= Tile::Gate;
      if (c == 'P') tile.flags |= Tile::PitLine;
      if (c == 'b') tile.flags |= Tile::Bank;
      if (c == 'o') t.oil.push_back(number);
      if (c == '.' || c == 'S' || c == 's') {
        tile.flags |= Tile::SandAlley;
        tile.sand = int16_t(t.sand.size());
        t.sand.push_back(c == '.' ? Sand::Unexplored : c == 'S' ? Sand::Bag : Sand::Flat);
      }
      t.tiles.push_back(tile);
    }
}

void join_neighbours(Track& t) {
  for (auto& tile : t.tiles)
    for (int h = 0; h < 8; ++h) tile.next[size_t(h)] = t.at(tile.x + kDx[h], tile.y + kDy[h]);
}

}  // namespace

void set_banks(Track& t, bool first) {
  for (auto& tile : t.tiles) {
    if (!tile.is(Tile::Bank)) continue;
    tile.bank = int8_t(t.bank);
    bool found = false;
    for (auto const& z : t.bank_zones) {
      if (tile.x >= std::min(z.x1, z.x2) && tile.x <= std::max(z.x1, z.x2) && tile.y >= std::min(z.y1, z.y2) &&
          tile.y <= std::max(z.y1, z.y2))
        tile.bank = int8_t(z.turn), found = true;
      if (found && first) break;
    }
  }
}

namespace {

// NR-11.1 what can be reached from a P without passing a '#', and those '#'
void flood_pits(Track& t) {
  std::vector<int16_t> open;
  for (size_t i = 0; i < t.tiles.size(); ++i)
    if (t.tiles[i].is(Tile::PitLine)) t.tiles[i].flags |= Tile::Zone, open.push_back(int16_t(i));
  while (!open.empty()) {
    Tile const from = t[open.back()];
    open.pop_back();
    for (int16_t n : from.next) {
      if (n == kOff || t[n].is(Tile::Zone)) continue;
      t.tiles[size_t(n)].flags |= Tile::Zone;
      if (!t[n].is(Tile::Gate)) open.push_back(n);
    }
  }
  t.pit_tiles = 0;
  for (auto const& tile : t.tiles) t.pit_tiles += tile.is(Tile::Zone);
}

// NR-14.4 breadth first from all '=' tiles; a step from '=' against the race direction is forbidden
void measure_progress(Track& t) {
  std::vector<int16_t> queue;
  std::vector<bool> seen(t.tiles.size(), false);
  for (size_t i = 0; i < t.tiles.size(); ++i)
    if (t.tiles[i].is(Tile::Line)) seen[i] = true, queue.push_back(int16_t(i));
  t.longest = 1;
  for (size_t at = 0; at < queue.size(); ++at) {
    Tile const& from = t[queue[at]];
    for (int h = 0; h < 8; ++h) {
      int const n = from.next[size_t(h)];
      if (n == kOff || seen[size_t(n)] || (from.is(Tile::Line) && t.along(Heading(h)) < 0)) continue;
      seen[size_t(n)] = true;
      t.tiles[size_t(n)].progress = uint16_t(from.progress + 1);
      t.longest = std::max(t.longest, from.progress + 1);
      queue.push_back(int16_t(n));
    }
  }
}

// Whether a car may start here: on the main track, free, nobody directly ahead or behind, behind the line.
bool fits(Track const& t, int tile, int placed) {
  if (tile == kOff || (t[tile].flags & (Tile::Zone | Tile::Line | Tile::SandAlley | Tile::Bank)) ||
      t.sign(t[tile].x, t[tile].y) == 'o')
    return false;
  for (int i = 0; i < placed; ++i) {
    int const other = t.grid[size_t(i)];
    if (other == tile || t[other].next[t.heading] == tile || t[tile].next[t.heading] == other) return false;
  }
  return true;
}

// NR-12.1 places beyond the slots of the file: the pattern goes on (two places back is one step of it), else the free
// tile that is nearest behind the line.
int next_place(Track const& t, int n) {
  if (n >= 4) {
    Tile const& a = t[t.grid[size_t(n - 2)]];
    Tile const& b = t[t.grid[size_t(n - 4)]];
    int const tile = t.at(2 * a.x - b.x, 2 * a.y - b.y);
    if (fits(t, tile, n) && t[tile].progress > t.longest / 2) return tile;
  }
  int best = kOff;
  for (size_t i = 0; i < t.tiles.size(); ++i)
    if (fits(t, int(i), n) && (best == kOff || t.tiles[i].progress > t[best].progress)) best = int(i);
  return best;
}

void place_grid(Track& t) {
  t.slots = t.grid_size = 0;
  for (char c = '1'; c <= '9'; ++c) {
    int found = kOff;
    for (size_t i = 0; i < t.tiles.size() && found == kOff; ++i)
      if (t.sign(t.tiles[i].x, t.tiles[i].y) == c) found = int(i);
    if (found == kOff) break;
    t.grid[size_t(t.slots++)] = int16_t(found);
  }
  for (t.grid_size = t.slots; t.grid_size < kMaxGrid; ++t.grid_size) {
    int tile = next_place(t, t.grid_size);
    if (tile == kOff && t.study) tile = t.grid_size % int(t.tiles.size());  // a case places its cars itself
    if (tile == kOff) break;
    t.grid[size_t(t.grid_size)] = int16_t(tile);
  }
}

}  // namespace

void build_track(Track& t) {
  number_tiles(t);
  join_neighbours(t);
  set_banks(t, false);
  flood_pits(t);
  measure_progress(t);
  place_grid(t);
}

// NR-14.1
Doc track_facts(Track const& t) {
  Doc d = Doc::object();
  auto count = [&](uint8_t flag) {
    int n = 0;
    for (auto const& tile : t.tiles) n += tile.is(flag);
    return n;
  };
  d["name"] = t.name;
  d["id"] = t.id;
  d["width"] = t.width;
  d["height"] = t.height;
  d["tiles"] = int(t.tiles.size());
  d["line_tiles"] = count(Tile::Line);
  d["pit_tiles"] = t.pit_tiles;
  d["banked"] = count(Tile::Bank);
  d["sand"] = int(t.sand.size());
  d["oil"] = int(t.oil.size());
  d["density"] = t.density;
  d["slots"] = t.slots;
  d["grid"] = t.grid_size;
  d["laps"] = t.laps;
  d["line"] = kHeadings[t.line];
  d["heading"] = kHeadings[t.heading];
  d["rotation"] = t.clockwise ? "cw" : "ccw";
  d["longest"] = t.longest;
  if (t.tiles.size() <= 200) {  // small maps: the progress field, tile by tile in reading order (NR-14.4)
    Doc field = Doc::array();
    for (auto const& tile : t.tiles) field.push_back(int(tile.progress));
    d["progress"] = field;
  }
  return d;
}

}  // namespace paddock::nascar
