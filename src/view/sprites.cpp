#include "view/sprites.hpp"

#include <optional>

#include "core/doc.hpp"
#include "core/scan.hpp"

namespace paddock {
namespace {

constexpr size_t kMostSprites = 64, kMostShapes = 32, kMostCorners = 32;
constexpr int kReach = 200;          // hundredths

// One number of a list; `low` to `high`.
std::optional<int> number(Doc const& doc, int low = -kReach, int high = kReach) {
  if (!doc.is_number_integer()) return {};
  int64_t const n = doc.get<int64_t>();
  if (n < low || n > high) return {};
  return int(n);
}

float part(int hundredths) { return float(hundredths) / 100; }

bool read_points(Doc const& list, size_t least, std::vector<Vec>& out) {
  if (!list.is_array() || list.size() < least || list.size() > kMostCorners) return false;
  for (Doc const& point : list) {
    if (!point.is_array() || point.size() != 2) return false;
    auto const x = number(point[0]), y = number(point[1]);
    if (!x || !y) return false;
    out.push_back({part(*x), part(*y)});
  }
  return true;
}

bool read_disc(Doc const& list, DrawnShape& s) {
  if (!list.is_array() || list.size() != 3) return false;
  auto const x = number(list[0]), y = number(list[1]), r = number(list[2], 1);
  if (!x || !y || !r) return false;
  s.at = {part(*x), part(*y)}, s.radius = part(*r);
  return true;
}

bool read_sector(Doc const& list, DrawnShape& s) {
  constexpr float kDegree = 0.017453293f;
  if (!list.is_array() || list.size() != 6) return false;
  auto const x = number(list[0]), y = number(list[1]), inner = number(list[2], 0), outer = number(list[3], 1);
  auto const from = number(list[4], -360, 360), to = number(list[5], -360, 360);
  if (!x || !y || !inner || !outer || !from || !to || *inner >= *outer || *from >= *to) return false;
  s.at = {part(*x), part(*y)}, s.inner = part(*inner), s.radius = part(*outer);
  s.start = kDegree * float(*from), s.end = kDegree * float(*to);
  return true;
}

bool read_ink(std::string const& word, DrawnShape& s) {
  if (word.size() != 7 || word[0] != '#') return false;
  for (char const c : word.substr(1)) {
    int const digit = hex_digit(c);
    if (digit < 0) return false;
    s.own = s.own << 4 | uint32_t(digit);
  }
  s.paint = DrawnShape::Own;
  return true;
}

bool read_paint(Doc const& doc, DrawnShape& s) {
  if (!doc.is_string()) return false;
  static constexpr std::string_view kTones[] = {"plain", "quiet", "info", "good", "warn", "bad", "accent"};   // as Tone
  std::string const word = doc.get<std::string>();
  if (word == "seat") return s.paint = DrawnShape::BySeat, true;
  if (word == "second") return s.paint = DrawnShape::BySecond, true;
  for (size_t i = 0; i < std::size(kTones); ++i)
    if (word == kTones[i]) return s.tone = Tone(i), true;
  return read_ink(word, s);
}

// Empty when it could be read; else what would be right.
char const* read_value(std::string const& key, Doc const& value, DrawnShape& s, bool& lined) {
  if (key == "polygon") {
    s.kind = DrawnShape::Polygon;
    return read_points(value, 3, s.points) ? "" : "\"polygon\" is 3 to 32 corners [x,y], whole numbers from -200 to 200";
  }
  if (key == "line") {
    s.kind = DrawnShape::Segment;
    return read_points(value, 2, s.points) ? "" : "\"line\" is 2 to 32 points [x,y], whole numbers from -200 to 200";
  }
  if (key == "disc") {
    s.kind = DrawnShape::Disc;
    return read_disc(value, s) ? "" : "\"disc\" is [x,y,radius], whole numbers from -200 to 200, the radius from 1";
  }
  if (key == "sector") {
    s.kind = DrawnShape::Sector;
    return read_sector(value, s) ? "" : "\"sector\" is [x,y,inner,outer,from,to] with inner below outer, from below to in degrees";
  }
  if (key == "paint") return read_paint(value, s) ? "" : "\"paint\" is seat, second, a tone like bad, or #RRGGBB";
  if (key == "fill") {
    auto const percent = number(value, 0, 100);
    s.fill = part(percent.value_or(0));
    return percent ? "" : "\"fill\" is a whole number from 0 to 100";
  }
  if (key == "width") {
    auto const width = number(value, 1, 100);
    s.width = part(width.value_or(0)), lined = true;
    return width ? "" : "\"width\" is a whole number from 1 to 100";
  }
  return "it may have polygon, line, disc or sector, and paint, fill, width";
}

char const* read_shape(Doc const& doc, DrawnShape& s) {
  if (!doc.is_object()) return "an object like {\"disc\": [0,0,50]} is expected";
  bool lined = false;
  int kinds = 0;
  s.fill = 1, s.line = 1;
  for (auto it = doc.begin(); it != doc.end(); ++it) {
    if (char const* const wrong = read_value(it.key(), it.value(), s, lined); wrong[0]) return wrong;
    kinds += it.key() == "polygon" || it.key() == "line" || it.key() == "disc" || it.key() == "sector";
  }
  if (kinds != 1) return "exactly one of polygon, line, disc and sector is expected";
  if (s.kind == DrawnShape::Segment) s.width = lined ? s.width : 0.04f;
  else if (!lined) s.line = 0;
  return "";
}

}  // namespace

Expected<Sprites> read_sprites(std::string_view file, std::string_view text) {
  std::string const where(file);
  auto const doc = parse_doc(text, 64 << 10);
  if (!doc) return Error{where + (doc.error().where.empty() ? "" : ": " + doc.error().where), doc.error().what};
  if (!doc->is_object() || doc->empty() || doc->size() > kMostSprites) return Error{where, "An object of 1 to 64 sprites is expected, by their names."};
  Sprites out;
  for (auto it = doc->begin(); it != doc->end(); ++it) {
    std::string const at = where + ": " + it.key();
    if (it.key().empty() || it.key().size() > 32) return Error{at, "The name of a sprite has 1 to 32 letters."};
    if (!it.value().is_array() || it.value().empty() || it.value().size() > kMostShapes) return Error{at, "A list of 1 to 32 shapes is expected."};
    Sprite sprite{it.key(), {}};
    for (Doc const& shape : it.value()) {
      sprite.shapes.emplace_back();
      if (char const* const wrong = read_shape(shape, sprite.shapes.back()); wrong[0])
        return Error{at + ", shape " + std::to_string(sprite.shapes.size()), std::string("This shape cannot be read: ") + wrong + "."};
    }
    out.all.push_back(std::move(sprite));
  }
  return out;
}

}  // namespace paddock
