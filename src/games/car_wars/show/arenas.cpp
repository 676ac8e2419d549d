// Arenas as cards of the set-up screen, facts of a file, the legend of the board.
#include <algorithm>

#include "core/ratio.hpp"
#include "games/car_wars/show/scene_parts.hpp"

namespace paddock::car_wars {
namespace {

using duel::Arena;

std::string counted(size_t n, char const* one, char const* many) { return std::to_string(n) + " " + (n == 1 ? one : many); }
int whole_inches(int32_t units) { return units / geometry::kInch; }
size_t inner_walls(Arena const& a) {
  return size_t(std::count_if(a.walls.begin(), a.walls.end(), [](duel::Wall const& w) { return !w.rim; }));
}
size_t low_walls(Arena const& a) {
  return size_t(std::count_if(a.walls.begin(), a.walls.end(), [](duel::Wall const& w) { return w.low; }));
}
std::string size_of(Arena const& a) { return std::to_string(whole_inches(a.width)) + " by " + std::to_string(whole_inches(a.height)) + " inches"; }

// Eight points of the compass, as the way a car looks.
std::string looks(geometry::Angle heading) {
  static constexpr char const* kPoints[] = {"east", "north-east", "north", "north-west", "west", "south-west", "south", "south-east"};
  return kPoints[(geometry::heading(heading) + 225) / 450 % 8];
}
std::string inches_text(int32_t units) {
  int const tenths = int((int64_t(units) * 10 + geometry::kInch / 2) / geometry::kInch);
  return std::to_string(tenths / 10) + (tenths % 10 ? "." + std::to_string(tenths % 10) : "");
}
std::string span_words(geometry::Polygon const& area) {
  if (area.empty()) return "";
  geometry::Point low = area[0], high = area[0];
  for (geometry::Point p : area) low = {std::min(low.x, p.x), std::min(low.y, p.y)}, high = {std::max(high.x, p.x), std::max(high.y, p.y)};
  return "from " + inches_text(low.x) + ", " + inches_text(low.y) + " to " + inches_text(high.x) + ", " + inches_text(high.y);
}

// The board for those who cannot see it.
std::vector<std::string> board_words(Arena const& a) {
  static constexpr char const* kZones[] = {"no-drop zone", "checkpoint", "target"};
  std::vector<std::string> out{size_of(a) + "; places are inches to the right and up from the lower left corner"};
  for (duel::Wall const& w : a.walls)
    if (!w.rim) out.push_back(std::string(w.low ? "low wall " : "wall ") + span_words(w.area) + ", " + counted(size_t(w.dp), "point", "points"));
  for (duel::Ramp const& r : a.ramps) out.push_back("ramp " + span_words(r.area) + ", up to the " + looks(r.up) + ", " + std::to_string(r.degrees) + " degrees");
  for (duel::Patch const& p : a.patches) out.push_back(std::string(kGrounds[size_t(p.ground)]) + " " + span_words(p.area));
  for (duel::Zone const& z : a.zones) out.push_back(std::string(kZones[size_t(z.kind)]) + " " + span_words(z.area) + ", " + counted(size_t(z.points), "point", "points"));
  for (size_t i = 0; i < a.starts.size(); ++i)
    out.push_back("start " + std::to_string(i + 1) + " at " + inches_text(a.starts[i].at.x) + ", " + inches_text(a.starts[i].at.y) + ", looking " + looks(a.starts[i].heading));
  for (std::string& words : out) std::replace(words.begin(), words.end(), '_', ' ');
  return out;
}

// The first clauses of a sentence that fit into about two lines of a card.
std::string brief(std::string const& about) {
  std::string s = about.substr(0, about.find_last_not_of(". ") + 1);
  while (s.size() > 60 && s.rfind(',') != std::string::npos) s.resize(s.rfind(','));
  return s;
}

enum SignAt : uint32_t { kWallSign = 1, kLowSign = 2, kRampSign = 4, kZoneSign = 8 };   // in the order of signs()

uint32_t signs_of(Arena const& a) {
  bool const no_drop = std::any_of(a.zones.begin(), a.zones.end(), [](duel::Zone const& z) { return z.kind == duel::ZoneKind::no_drop; });
  return kWallSign | (low_walls(a) ? kLowSign : 0) | (a.ramps.empty() ? 0 : kRampSign) | (no_drop ? kZoneSign : 0);
}

TrackCard card_of(Arena const& a) {
  TrackCard c;
  c.id = a.id, c.title = a.title;
  c.seats = int(std::min(a.starts.size(), size_t(duel::kMostCars)));
  c.facts = {brief(a.about), size_of(a), counted(inner_walls(a), "wall", "walls") + (a.ramps.empty() ? "" : ", " + counted(a.ramps.size(), "ramp", "ramps"))};
  c.words = board_words(a), c.signs = signs_of(a);
  return c;
}

// The longest way between two starts that no wall bars, in inches; a wall that one sees over does not.
int longest_sight(Arena const& a) {
  std::vector<geometry::Polygon> high;
  for (duel::Wall const& w : a.walls)
    if (!w.low && !w.rim) high.push_back(w.area);
  int32_t best = 0;
  for (size_t i = 0; i < a.starts.size(); ++i)
    for (size_t n = 0; n < i; ++n)
      if (blocker({a.starts[i].at, a.starts[n].at}, high) < 0) best = std::max(best, squared(a.starts[i].at, a.starts[n].at).distance());
  return whole_inches(best);
}
int nearest_starts(Arena const& a) {
  int32_t least = INT32_MAX;
  for (size_t i = 0; i < a.starts.size(); ++i)
    for (size_t n = 0; n < i; ++n) least = std::min(least, squared(a.starts[i].at, a.starts[n].at).distance());
  return least == INT32_MAX ? 0 : whole_inches(least);
}

}  // namespace

std::vector<TrackCard> CarWars::tracks() {
  std::vector<TrackCard> out;
  for (std::string_view name : duel::arena_names())
    if (auto arena = duel::read_arena(duel::arena_text(name))) out.push_back(card_of(*arena));
  return out;
}

Expected<Doc> CarWars::check_track(std::string_view text) {
  auto arena = duel::read_written_arena(text);
  if (!arena) return arena.error();
  Doc facts = Doc::object();
  facts["title"] = arena->title;
  facts["width"] = whole_inches(arena->width), facts["height"] = whole_inches(arena->height);
  facts["walls"] = inner_walls(*arena), facts["lowWalls"] = low_walls(*arena);
  facts["ramps"] = arena->ramps.size(), facts["patches"] = arena->patches.size(), facts["zones"] = arena->zones.size();
  facts["starts"] = arena->starts.size(), facts["nearestStarts"] = nearest_starts(*arena), facts["longestSight"] = longest_sight(*arena);
  return facts;
}

Expected<TrackCard> CarWars::track_card(std::string_view text) {
  auto arena = duel::read_written_arena(text);
  if (!arena) return arena.error();
  TrackCard c = card_of(*arena);
  auto const add = [&](char const* words, std::string value) { c.figures.push_back({words, std::move(value), Tone::Plain}); };
  add("starts", std::to_string(arena->starts.size()));
  add("nearest starts", std::to_string(nearest_starts(*arena)) + " in");
  add("longest sight", std::to_string(longest_sight(*arena)) + " in");
  add("walls", std::to_string(inner_walls(*arena)));
  if (low_walls(*arena)) add("low walls", std::to_string(low_walls(*arena)));
  if (!arena->ramps.empty()) add("ramps", std::to_string(arena->ramps.size()));
  if (!arena->zones.empty()) add("zones", std::to_string(arena->zones.size()));
  if (std::string const weather = duel::weather_text(*arena); !weather.empty()) add("weather", weather);
  return c;
}

std::vector<Sign> CarWars::signs() {
  return {{Sign::Bar, 0x929C9A, "", "wall, 80 points unless it says otherwise"},
          {Sign::Bar, 0xE2B23C, "", "low wall, can be shot and jumped over"},
          {Sign::Arrow, 0xE2B23C, "", "ramp, up that way"},
          {Sign::Spot, 0xFFC629, "", "no-drop zone: what is dropped there costs points"}};
}

}  // namespace paddock::car_wars
