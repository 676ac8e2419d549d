// An arena: walls, ramps, patches of ground, zones and where cars start. Its file (assets/games/car_wars/arenas/*.json, or a player's
// own) has inches, x to the right, y UP, and compass headings (degrees clockwise from up).
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.hpp"
#include "core/geometry.hpp"
#include "games/car_wars/rules/hazards.hpp"

namespace paddock::car_wars::duel {

struct Wall {
  geometry::Polygon area;
  int dp = 0;
  bool low = false;                      // can be shot and flown over
  bool rim = false;                      // of the border: never breaks
  geometry::Bounds bounds;               // of its area
  Wall(geometry::Polygon const& shape, int points, bool is_low, bool is_rim) : area(shape), dp(points), low(is_low), rim(is_rim), bounds(bounds_of(shape)) {}
};
inline constexpr int kWallDp = 80;       // where the file says none
struct Ramp {
  geometry::Polygon area;
  geometry::Angle up = 0;                // core heading of the way up
  int degrees = 30;
  int pair = -1;                         // the marked ramp to land on, -1: none
  int points = 0;                        // of a jump that ends there (CW-162)
};
struct Patch {
  geometry::Polygon area;
  Ground ground = Ground::gravel;
};
enum class ZoneKind : uint8_t { no_drop, checkpoint, target };
struct Zone {
  ZoneKind kind = ZoneKind::no_drop;
  geometry::Polygon area;
  int points = 0;                        // brought or lost
  std::string name;
};
enum class Weather : uint8_t { clear, light_rain, heavy_rain, fog, light_snow, heavy_snow };
struct Arena {
  std::string id, title, about;
  Weather weather = Weather::clear;
  bool night = false;
  int32_t width = 0, height = 0;         // the inside reaches from (0,0) to here
  std::vector<Wall> walls;               // the four of the border first
  std::vector<Ramp> ramps;
  std::vector<Patch> patches;
  std::vector<Zone> zones;
  std::vector<geometry::Pose> starts;    // middle of the car, two at least
  // R 17.1: of every shot. Heavy rain, fog and night are no worse together.
  int rain_modifier() const { return !night && weather == Weather::light_rain ? -2 : 0; }
  int night_modifier() const { return night || weather == Weather::heavy_rain || weather == Weather::fog ? -3 : 0; }
  // What lies everywhere, Ground::count: nothing.
  Ground everywhere() const {
    switch (weather) {
      case Weather::light_rain: return Ground::light_rain;
      case Weather::heavy_rain: return Ground::heavy_rain;
      case Weather::light_snow: return Ground::light_snow;
      case Weather::heavy_snow: return Ground::heavy_snow;
      default: return Ground::count;
    }
  }
};

// "light rain", "fog, night"; empty: a clear day.
std::string weather_text(Arena const& arena);
inline constexpr int kLeastSide = 12, kMostSide = 120;        // inches of an arena's sides
inline constexpr int kRim = 1;                                // inches: how thick its border is
inline constexpr int kMostRamps = 16, kMostPatches = 32, kMostStarts = 16;   // kMostZones: state.hpp

// What is wrong with a file and where ("/walls/3/points"), and what would be right. The border is not in the file: it has no hole.
// Walls that a start lies in, more than kMostWalls of them, a start from which no way leads to the others are faults.
Expected<Arena> read_arena(std::string_view text);
// The same of what somebody wrote: a name that stands twice is a fault, too (links and saves open as they did).
Expected<Arena> read_written_arena(std::string_view text);
// Of one that is read: whether a duel can be driven in it. Without a fault `what` is empty. `n` counts as the file does, from 0.
Error check_arena(Arena const& arena);
std::vector<std::string_view> arena_names();                  // of the built-in ones, the plainest first
std::string_view arena_text(std::string_view name);           // of its asset, empty: there is none

}  // namespace paddock::car_wars::duel
