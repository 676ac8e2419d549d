#include "screens/table/around.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "core/order.hpp"
#include "core/text.hpp"

namespace paddock::app {
namespace {

struct Tile {
  int x = 0, y = 0;
  friend bool operator==(Tile, Tile) = default;
};
constexpr Tile kWays[8] = {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}};  // clockwise from east
constexpr int kFar = 20;   // tiles; what lies beyond says nothing about this turn

Tile tile_at(Vec at) { return {int(std::floor(at.x)), int(std::floor(at.y))}; }
Tile on(Tile t, int way, int n = 1) { return {t.x + kWays[way & 7].x * n, t.y + kWays[way & 7].y * n}; }
int way_of(float angle) { return int(std::lround(angle / 0.78539816f)) & 7; }
std::string tiles(Words const& words, int n) { return std::to_string(n) + " " + (n == 1 ? words.space : words.spaces); }

struct Place {
  Tile at;
  int way = 0;
  bool drafted = false;   // the end of what is written
};

bool road(Ground const& g, Tile t) {
  int const w = int(g.width), h = int(g.height);
  return t.x >= 0 && t.y >= 0 && t.x < w && t.y < h && (g.tiles[size_t(t.y * w + t.x)] & Ground::Driven);
}

// Tiles of road before the wall, at most kFar.
int free_on(Ground const& g, Tile from, int way) {
  int n = 0;
  while (n < kFar && road(g, on(from, way, n + 1))) ++n;
  return n;
}

bool place_of(Scene const& scene, Seat seat, Place& out) {
  if (!scene.ground || scene.ground->whole || !scene.ground->signs.empty() || scene.ground->tiles.size() < size_t(scene.ground->width * scene.ground->height)) return false;
  bool found = false;
  for (Token const& t : scene.tokens)
    if (t.seat == seat && (t.ghost || !found)) out = {tile_at(t.at), way_of(t.angle), t.ghost}, found = true;
  return found && scene.ground->width > 0;
}

// "2 ahead, 1 to the right"; on a slant between two tiles in steps of the nearest two directions: "1 ahead, 1 half right".
std::string where(Words const& words, Place const& me, Tile at) {
  Tile const f = kWays[me.way], r = kWays[(me.way + 2) & 7], d{at.x - me.at.x, at.y - me.at.y};
  if (d == Tile{}) return "on the same " + words.space;
  int const slant = f.x && f.y ? 2 : 1;
  int ahead = d.x * f.x + d.y * f.y, right = d.x * r.x + d.y * r.y;
  std::string out;
  auto say = [&](int n, char const* words) {
    if (n) out += (out.empty() ? "" : ", ") + std::to_string(std::abs(n)) + words;
  };
  if (slant == 2 && (ahead & 1)) {   // both are odd: one step half to a side, the rest as usual
    int const side = right > 0 ? 1 : -1, back = ahead < 0 ? -1 : 1;
    ahead -= back, right -= side;
    say(ahead / 2, ahead > 0 ? " ahead" : " behind");
    say(right / 2, right > 0 ? " to the right" : " to the left");
    say(1, back > 0 ? (side > 0 ? " half right" : " half left") : (side > 0 ? " half right behind" : " half left behind"));
    return out;
  }
  say(ahead / slant, ahead > 0 ? " ahead" : " behind");
  say(right / slant, right > 0 ? " to the right" : " to the left");
  return out;
}

int far(Tile a, Tile b) { return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y)); }

// Tiles of road after a turn half to a side, with a second one after the first step where that leads farther.
int turned_on(Ground const& g, Tile from, int way, int side) {
  Tile const first = on(from, way + side);
  return road(g, first) ? 1 + std::max(free_on(g, first, way + side), free_on(g, first, way + 2 * side)) : 0;
}

// The first tile ahead from which the road goes on to a side for longer than straight on.
std::string bend_words(Ground const& g, Place const& me, int free) {
  for (int n = 0; n <= free; ++n) {
    int const left = turned_on(g, on(me.at, me.way, n), me.way, -1), right = turned_on(g, on(me.at, me.way, n), me.way, 1);
    if (std::max(left, right) <= free - n || left == right) continue;
    std::string const side = left > right ? "left" : "right";
    return n == 0 ? "the road bends to the " + side + " here" : "bend to the " + side + " in " + std::to_string(n);
  }
  return {};
}

std::string road_words(Ground const& g, Words const& words, Place const& me) {
  int const free = free_on(g, me.at, me.way);
  std::string out = free == 0      ? "wall on the next " + words.space + " ahead"
                    : free >= kFar ? "no wall within " + tiles(words, kFar) + " ahead"
                                   : "wall in " + tiles(words, free + 1) + " ahead";
  std::string const bend = free < kFar ? bend_words(g, me, free) : std::string();
  if (!bend.empty()) out += "; " + bend;
  return out + "; half left " + tiles(words, free_on(g, me.at, me.way - 1)) + " of road, half right " + std::to_string(free_on(g, me.at, me.way + 1));
}

char const* hazard(Counter::Kind kind) {
  switch (kind) {
    case Counter::Oil: return "oil";
    case Counter::Bag: return "sandbag";
    case Counter::FlatBag: return "flat sandbag";
    case Counter::Unexplored: return "unexplored sand";
    case Counter::Wreck: return "wreck";
    case Counter::Clear: break;
  }
  return nullptr;
}

std::string car_name(Setup const& setup, Seat seat) {
  SeatSetup const& s = setup.seats[size_t(seat)];
  return std::to_string(s.number) + " " + s.name;
}

struct Found {
  int far = 0;
  std::string words;
};

// The nearest first, at most `most`.
void add(std::vector<std::string>& out, std::vector<Found> found, size_t most) {
  sort_few(found, [](Found const& a, Found const& b) { return a.far < b.far; });
  for (size_t i = 0; i < found.size() && i < most; ++i) out.push_back(std::move(found[i].words));
}

}  // namespace

std::vector<std::string> around_words(Scene const& scene, Seat seat, Setup const& setup, Words const& words) {
  Place me;
  if (!place_of(scene, seat, me)) return {};
  std::vector<std::string> out{std::string(me.drafted ? "from the end of what is written: " : "from your " + words.seat + ": ") + road_words(*scene.ground, words, me)};
  std::vector<Found> cars, hazards;
  for (Token const& t : scene.tokens)
    if (!t.ghost && t.seat != seat && t.seat >= 0 && far(tile_at(t.at), me.at) <= kFar)
      cars.push_back({far(tile_at(t.at), me.at), car_name(setup, t.seat) + " " + where(words, me, tile_at(t.at))});
  for (Counter const& c : scene.counters) {
    Tile const at = tile_at(c.at), way = kWays[me.way];
    int const ahead = (at.x - me.at.x) * way.x + (at.y - me.at.y) * way.y;
    if (hazard(c.kind) && ahead >= 0 && far(at, me.at) <= 10) hazards.push_back({far(at, me.at), hazard(c.kind) + (" " + where(words, me, at))});
  }
  add(out, std::move(cars), 8);
  add(out, std::move(hazards), 6);
  return out;
}

std::string place_words(Scene const& scene, Seat seat, Words const& words, Vec to) {
  Place me;
  return place_of(scene, seat, me) ? where(words, me, tile_at(to)) : std::string();
}

std::string step_words(Scene const& scene, Seat seat, Setup const& setup, Words const& words, Vec to) {
  Place me;
  if (!place_of(scene, seat, me)) return {};
  Tile const at = tile_at(to);
  if (!road(*scene.ground, at)) return {};
  std::string out;
  for (int way = 0; way < 8; ++way)
    if (on(me.at, way) == at) {
      int const free = free_on(*scene.ground, at, way);
      out += free == 0 ? ", the wall right behind it" : free >= kFar ? ", a long road beyond it" : ", " + tiles(words, free) + " of road beyond it";
    }
  for (Token const& t : scene.tokens)
    if (!t.ghost && t.seat != seat && t.seat >= 0 && tile_at(t.at) == at) out += ", " + car_name(setup, t.seat) + " stands there now";
  return out;
}

}  // namespace paddock::app
