// NR-14.3 what must hold before anybody can race on a map. Drivability (NR-14.5) is proved by the solver.
#include <algorithm>
#include <string>

#include "games/nascar/rules/track.hpp"

namespace paddock::nascar {
namespace {

Error at(Track const& t, int x, int y, std::string what) {
  return {"line " + std::to_string(t.map_line + y) + ", column " + std::to_string(x + 1), std::move(what)};
}
Error at(Track const& t, Tile const& tile, std::string what) { return at(t, tile.x, tile.y, std::move(what)); }
Error map_error(Track const& t, std::string what) { return {"line " + std::to_string(t.map_line), std::move(what)}; }

// The '=' tiles inside (or outside) the pit zone stand in one straight gapless row or column, from edge to edge.
Error check_line(Track const& t, bool in_pits) {
  bool const upright = t.line == kE || t.line == kW;  // crossed sideways: the line stands upright
  Tile const* first = nullptr;
  Tile const* last = nullptr;
  int tiles = 0;
  for (auto const& tile : t.tiles) {
    if (!tile.is(Tile::Line) || tile.is(Tile::Zone) != in_pits) continue;
    if (first && (upright ? tile.x != first->x : tile.y != first->y))
      return at(t, tile,
                std::string("The start line is not straight: all '=' ") +
                    (in_pits ? "of the pit lane " : "of the track ") + "stand in one " +
                    (upright ? "column." : "row."));
    if (!first) first = &tile;
    last = &tile;
    ++tiles;
  }
  if (!first) return in_pits ? Error{} : map_error(t, "The map has no start line: draw it with '=' across the track.");
  int const length = upright ? last->y - first->y : last->x - first->x;
  if (length + 1 != tiles) return at(t, *first, "The start line has a gap.");
  int const dx = upright ? 0 : 1, dy = upright ? 1 : 0;
  for (auto const& [tile, sign] : {std::pair{first, -1}, std::pair{last, 1}})
    if (t.sign(tile->x + sign * dx, tile->y + sign * dy) != ' ')
      return at(t, tile->x + sign * dx, tile->y + sign * dy,
                "The start line does not reach the edge: it ends beside this tile.");
  return {};
}

Error check_slots(Track const& t) {
  if (t.slots == 0) return map_error(t, "The grid slot '1' is missing.");
  Tile const* line = nullptr;
  for (auto const& tile : t.tiles)
    if (tile.is(Tile::Line) && !tile.is(Tile::Zone)) line = &tile;
  int seen[10] = {};
  for (auto const& tile : t.tiles) {
    char const c = t.sign(tile.x, tile.y);
    if (c < '1' || c > '9') continue;
    if (seen[c - '0']++) return at(t, tile, std::string("The grid slot '") + c + "' stands twice.");
    if (c - '0' > t.slots)
      return at(t, tile,
                std::string("The grid slot '") + c + "' stands here, but '" + char('1' + t.slots) + "' is missing.");
    if ((tile.x - line->x) * kDx[t.line] + (tile.y - line->y) * kDy[t.line] >= 0)
      return at(t, tile, std::string("The grid slot '") + c + "' is not behind the start line.");
    if (tile.is(Tile::Zone)) return at(t, tile, std::string("The grid slot '") + c + "' stands in the pit zone.");
  }
  return {};
}

// A hole in the wall of the pit lane floods the whole track. Says where it probably is: at a tile that the zone touches
// only by a corner, else at the P.
Error leak(Track const& t) {
  std::vector<char> mine(t.tiles.size(), 0);
  std::vector<int16_t> open;
  Tile const* pit = nullptr;
  for (size_t i = 0; i < t.tiles.size(); ++i)
    if (t.tiles[i].is(Tile::PitLine)) mine[i] = 1, open.push_back(int16_t(i)), pit = &t.tiles[i];
  for (size_t i = 0; i < open.size(); ++i)
    for (int h = 0; h < 8; h += 2) {
      int const n = t[open[i]].next[size_t(h)];
      if (n == kOff || mine[size_t(n)] || t[n].is(Tile::Gate)) continue;
      mine[size_t(n)] = 1;
      open.push_back(int16_t(n));
    }
  for (int16_t i : open)
    for (int h = 1; h < 8; h += 2)
      if (int const n = t[i].next[size_t(h)]; n != kOff && !mine[size_t(n)] && !t[n].is(Tile::Gate))
        return at(t, t[n],
                  "The pit zone is open here: this tile touches it by a corner, so the pits can be left without "
                  "passing a '#'.");
  return at(t, *pit, "The pit zone of this 'P' is open: it can be left without passing a '#'.");
}

Error check_pits(Track const& t) {
  bool main_line = false;
  for (auto const& tile : t.tiles) {
    char const c = t.sign(tile.x, tile.y);
    if (tile.is(Tile::Zone) && c >= '1' && c <= '9') return leak(t);
    main_line |= tile.is(Tile::Line) && !tile.is(Tile::Zone);
    if (tile.is(Tile::Gate) && !tile.is(Tile::Zone))
      return at(t, tile, "This '#' belongs to no pit zone: no 'P' can be reached from it.");
  }
  return !main_line && t.pit_tiles ? leak(t) : Error{};
}

Error check_reach(Track const& t) {
  std::vector<char> seen(t.tiles.size(), 0);
  std::vector<int16_t> open{t.grid[0]};
  seen[size_t(t.grid[0])] = 1;
  for (size_t i = 0; i < open.size(); ++i)
    for (int16_t n : t[open[i]].next)
      if (n != kOff && !seen[size_t(n)]) seen[size_t(n)] = 1, open.push_back(n);
  for (size_t i = 0; i < seen.size(); ++i)
    if (!seen[i]) return at(t, t.tiles[i], "This tile cannot be reached from the grid.");
  return {};
}

}  // namespace

Error check_track(Track const& t) {
  bool any_line = false;
  for (auto const& tile : t.tiles) any_line |= tile.is(Tile::Line);
  if (!any_line) return check_line(t, false);
  if (Error e = check_pits(t); !e.what.empty()) return e;
  if (Error e = check_line(t, false); !e.what.empty()) return e;
  if (Error e = check_line(t, true); !e.what.empty()) return e;
  if (Error e = check_slots(t); !e.what.empty()) return e;
  return check_reach(t);
}

}  // namespace paddock::nascar
