// Reads an arena's file. What it says of shapes and numbers is checked here, whether one can drive in it in arena_check.cpp.
#include "games/car_wars/duel/arena.hpp"

#include <algorithm>
#include <optional>

#include "core/assets.hpp"
#include "core/doc.hpp"
#include "core/filled.hpp"
#include "core/order.hpp"
#include "core/ratio.hpp"
#include "core/text.hpp"
#include "games/car_wars/duel/state.hpp"

namespace paddock::car_wars::duel {
namespace {

using namespace geometry;

constexpr std::string_view kFolder = "assets/games/car_wars/arenas/", kEnding = ".json";
constexpr std::string_view kFirst[] = {"kestrel_yard", "tannery_leap", "nine_alleys"};   // then by name
constexpr size_t kArenaBytes = 64u << 10;
constexpr size_t kTitlePoints = 40, kAboutPoints = 240;
constexpr int kMostDp = 999;
constexpr char const* kWeathers[] = {"clear", "light_rain", "heavy_rain", "fog", "light_snow", "heavy_snow"};
constexpr char const* kZoneNames[] = {"no_drop", "checkpoint", "target"};

using Keys = std::initializer_list<char const*>;
using Corners = List<Point, kMaxCorners>;

// Whether the corners of a shape are listed in their order, one way round or the other.
bool go_round(Corners const& corners, Polygon const& shape) {
  int const n = shape.size(), first = int(std::find(shape.begin(), shape.end(), corners[0]) - shape.begin());
  auto const listed = [&](int step) {
    for (int i = 0; i < n; ++i)
      if (!(corners[i] == shape[(first + i * step) % n])) return false;
    return true;
  };
  return listed(1) || listed(n - 1);
}

// The first fault is kept; reading goes on with harmless values.
class Reader {
 public:
  explicit Reader(Doc const& doc) : doc_(doc) {}

  Expected<Arena> read() {
    if (!doc_.is_object()) return Error{"", "An arena is an object with title, about, size, walls and starts."};
    known(doc_, "", {"title", "about", "size", "weather", "night", "walls", "ramps", "patches", "zones", "starts"});
    arena_.title = words("title", kTitlePoints);
    arena_.about = words("about", kAboutPoints);
    if (doc_.contains("weather")) arena_.weather = Weather(word(doc_, "weather", "", kWeathers));
    arena_.night = flag(doc_, "night", "");
    size();
    border();
    each("walls", size_t(kMostWalls - 4), &Reader::wall);
    each("ramps", kMostRamps, &Reader::ramp);
    each("patches", kMostPatches, &Reader::patch);
    each("zones", kMostZones, &Reader::zone);
    each("starts", kMostStarts, &Reader::start);
    if (!fault_.what.empty()) return fault_;
    return std::move(arena_);
  }

 private:
  void refuse(std::string where, std::string what) {
    if (fault_.what.empty()) fault_ = {std::move(where), std::move(what)};
  }

  void known(Doc const& object, std::string const& at, Keys keys) {
    for (auto it = object.begin(); it != object.end(); ++it) {
      if (std::find(keys.begin(), keys.end(), it.key()) != keys.end()) continue;
      std::string list;
      for (std::string_view key : keys) list += (list.empty() ? "" : ", ") + std::string(key);
      refuse(under(at, cut(it.key(), 40)), filled("Nothing is known by this name here; there may be {}.", {list}));
    }
  }

  std::string words(char const* key, size_t most) {
    std::string out = clean_name(get_text(doc_, key), most);
    if (out.empty()) refuse(std::string("/") + key, filled("A text of 1 to {} letters is expected.", {most}));
    return out;
  }

  // A number between bounds, in parts of one: inches in units, degrees in tenths.
  int32_t number(Doc const& d, std::string const& at, int low, int high, int32_t parts) {
    std::optional<Ratio> const n = ratio_of(d);
    if (!n || *n < Ratio(low) || *n > Ratio(high)) {
      refuse(at, filled("A number from {} to {} is expected.", {low, high}));
      return int32_t(low * int64_t(parts));
    }
    return int32_t((*n * Ratio(parts)).half_up());
  }
  int whole(Doc const& object, char const* key, std::string const& at, int low, int high, int fallback) {
    auto const it = object.find(key);
    if (it == object.end()) return fallback;
    if (it->is_number_integer() && it->get<int64_t>() >= low && it->get<int64_t>() <= high) return it->get<int>();
    refuse(under(at, key), filled("A whole number from {} to {} is expected.", {low, high}));
    return fallback;
  }
  bool flag(Doc const& object, char const* key, std::string const& at) {
    auto const it = object.find(key);
    if (it == object.end()) return false;
    if (!it->is_boolean()) refuse(under(at, key), "true or false is expected.");
    return it->is_boolean() && it->get<bool>();
  }
  int word(Doc const& object, char const* key, std::string const& at, Names names) {
    std::string const given = get_text(object, key);
    std::string list;
    for (size_t i = 0; i < names.size(); ++i) {
      if (given == names[i]) return int(i);
      list += (i ? ", " : "") + std::string(names[i]);
    }
    refuse(under(at, key), filled("One of these words is expected: {}.", {list}));
    return 0;
  }
  // The core heading of a compass heading.
  Angle course(Doc const& object, char const* key, std::string const& at) {
    auto const it = object.find(key);
    if (it == object.end()) return refuse(under(at, key), "The heading is missing: degrees clockwise from up, 0 to 360."), 0;
    return board::from_compass(number(*it, under(at, key), 0, 360, kDegree));
  }
  Point point(Doc const& d, std::string const& at) {
    if (!d.is_array() || d.size() != 2) return refuse(at, "A place is [x, y] in inches, x to the right, y up."), Point{};
    return {number(d[0], at + "/0", 0, kMostSide, kInch), number(d[1], at + "/1", 0, kMostSide, kInch)};
  }

  void each(char const* key, size_t most, void (Reader::*take)(Doc const&, std::string const&)) {
    auto const it = doc_.find(key);
    if (it == doc_.end()) return;
    std::string const at = std::string("/") + key;
    if (!it->is_array() || it->size() > most) return refuse(at, filled("A list of at most {} is expected.", {most}));
    for (size_t i = 0; i < it->size(); ++i) {
      std::string const here = under(at, i);
      if (!(*it)[i].is_object()) return refuse(here, "An object like {\"box\": [10, 8, 4, 0.5]} is expected.");
      (this->*take)((*it)[i], here);
    }
  }

  void size() {
    auto const it = doc_.find("size");
    bool const pair = it != doc_.end() && it->is_array() && it->size() == 2;
    for (size_t i = 0; i < 2; ++i) {
      bool const fits = pair && (*it)[i].is_number_integer() && (*it)[i].get<int64_t>() >= kLeastSide && (*it)[i].get<int64_t>() <= kMostSide;
      if (!fits) refuse("/size", filled("The size is [width, height], whole inches from {} to {}.", {kLeastSide, kMostSide}));
      (i ? arena_.height : arena_.width) = (fits ? int32_t((*it)[i].get<int64_t>()) : kLeastSide) * kInch;
    }
  }

  // Left, right, below, above; those beside reach over the corners.
  void border() {
    int32_t const w = arena_.width, h = arena_.height, rim = kRim * kInch;
    auto const add = [&](int32_t x0, int32_t y0, int32_t x1, int32_t y1) {
      Polygon shape;
      for (Point p : {Point{x0, y0}, Point{x1, y0}, Point{x1, y1}, Point{x0, y1}}) shape.push(p);
      arena_.walls.push_back({shape, kWallDp, false, true});
    };
    add(-rim, -rim, 0, h + rim), add(w, -rim, w + rim, h + rim);
    add(0, -rim, w, 0), add(0, h, w, h + rim);
  }

  // "box": [left, bottom, width, height], turned about its middle by "turn" degrees clockwise; or "points", the corners.
  Polygon area(Doc const& object, std::string const& at) {
    bool const boxed = object.contains("box");
    if (boxed == object.contains("points")) {
      refuse(at, "Either \"box\": [left, bottom, width, height] or \"points\": [[x, y], ...] is expected.");
      return box({}, {kInch, kInch});
    }
    Polygon const out = boxed ? boxed_area(object, at) : cornered_area(object["points"], under(at, "points"));
    for (Point p : out)
      if (p.x < 0 || p.y < 0 || p.x > arena_.width || p.y > arena_.height) {
        refuse(at, "This lies across the border; an arena reaches from 0, 0 to its size.");
        break;
      }
    return out;
  }
  Polygon boxed_area(Doc const& object, std::string const& at) {
    Doc const& d = object["box"];
    std::string const here = under(at, "box");
    if (!d.is_array() || d.size() != 4) return refuse(here, "A box is [left, bottom, width, height] in inches."), box({}, {kInch, kInch});
    int32_t n[4];
    for (size_t i = 0; i < 4; ++i) n[i] = number(d[i], under(here, i), 0, kMostSide, kInch);
    if (n[2] < kInch / 8 || n[3] < kInch / 8) return refuse(here, "A box is at least an eighth of an inch wide and high."), box({}, {kInch, kInch});
    auto const turn = object.find("turn");
    Angle const by = turn == object.end() ? 0 : number(*turn, under(at, "turn"), -360, 360, kDegree);
    return box({{n[0] + n[2] / 2, n[1] + n[3] / 2}, heading(-by)}, {n[2] / 2, n[3] / 2});
  }
  Polygon cornered_area(Doc const& d, std::string const& at) {
    Corners corners;
    bool const list = d.is_array() && d.size() >= 3 && d.size() <= size_t(kMaxCorners);
    for (size_t i = 0; list && i < d.size(); ++i) corners.push(point(d[i], under(at, i)));
    Polygon const out = hull({corners.begin(), size_t(corners.size())});
    if (list && out.size() == corners.size()) {
      if (!go_round(corners, out)) refuse(at, "Sides of this shape cross each other: its corners are listed as one goes round it.");
      return out;
    }
    refuse(at, "The corners of a convex shape are expected, 3 to 16, no three in a line; what bends inwards is drawn as two shapes.");
    return box({}, {kInch, kInch});
  }

  void wall(Doc const& d, std::string const& at) {
    known(d, at, {"box", "turn", "points", "dp", "low"});
    Polygon const shape = area(d, at);
    int const dp = whole(d, "dp", at, 1, kMostDp, kWallDp);
    arena_.walls.push_back({shape, dp, flag(d, "low", at), false});
  }
  void ramp(Doc const& d, std::string const& at) {
    known(d, at, {"box", "turn", "points", "up", "degrees", "pair", "worth"});
    Ramp out;
    out.area = area(d, at);
    out.up = course(d, "up", at);
    out.degrees = whole(d, "degrees", at, 10, 45, out.degrees);
    out.pair = whole(d, "pair", at, 0, kMostRamps - 1, -1);
    out.points = whole(d, "worth", at, 0, 100, 0);
    arena_.ramps.push_back(out);
  }
  void patch(Doc const& d, std::string const& at) {
    known(d, at, {"box", "turn", "points", "ground"});
    Patch out;
    out.area = area(d, at);
    out.ground = Ground(word(d, "ground", at, kGrounds));
    arena_.patches.push_back(out);
  }
  void zone(Doc const& d, std::string const& at) {
    known(d, at, {"box", "turn", "points", "kind", "worth", "name"});
    Zone out;
    out.kind = ZoneKind(word(d, "kind", at, kZoneNames));
    out.area = area(d, at);
    out.points = whole(d, "worth", at, 0, 100, 0);
    out.name = clean_name(get_text(d, "name"), kTitlePoints);
    arena_.zones.push_back(std::move(out));
  }
  void start(Doc const& d, std::string const& at) {
    known(d, at, {"at", "heading"});
    auto const it = d.find("at");
    if (it == d.end()) return refuse(under(at, "at"), "The place is missing: [x, y] in inches, the middle of the car.");
    arena_.starts.push_back({point(*it, under(at, "at")), course(d, "heading", at)});
  }

  Doc const& doc_;
  Arena arena_;
  Error fault_;
};

std::string_view id_of(std::string_view path) {
  return path.substr(kFolder.size(), path.size() - kFolder.size() - kEnding.size());
}
size_t rank(std::string_view id) { return size_t(std::find(std::begin(kFirst), std::end(kFirst), id) - std::begin(kFirst)); }

}  // namespace

Expected<Arena> read_arena(std::string_view text) {
  auto const doc = parse_doc(text, kArenaBytes);
  if (!doc) return doc.error();
  auto arena = Reader(*doc).read();
  if (!arena) return arena;
  Error const fault = check_arena(*arena);
  if (!fault.what.empty()) return fault;
  for (std::string_view name : arena_names())
    if (arena_text(name) == text) arena->id = std::string(name);
  return arena;
}

Expected<Arena> read_written_arena(std::string_view text) {
  if (auto const doc = parse_written(text, kArenaBytes); !doc) return doc.error();
  return read_arena(text);
}

std::string weather_text(Arena const& arena) {
  std::string out = arena.weather == Weather::clear ? "" : kWeathers[size_t(arena.weather)];
  std::replace(out.begin(), out.end(), '_', ' ');
  if (arena.night) out += out.empty() ? "night" : ", night";
  return out;
}

std::vector<std::string_view> arena_names() {
  std::vector<std::string_view> out;
  for (std::string_view name : asset_names())
    if (name.size() > kFolder.size() + kEnding.size() && name.substr(0, kFolder.size()) == kFolder && name.substr(name.size() - kEnding.size()) == kEnding)
      out.push_back(id_of(name));
  sort_few(out, [](std::string_view a, std::string_view b) { return rank(a) < rank(b); });
  return out;
}

std::string_view arena_text(std::string_view name) {
  return asset(std::string(kFolder) + std::string(name) + std::string(kEnding));
}

}  // namespace paddock::car_wars::duel
