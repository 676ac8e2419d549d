// Reads a track file: header lines, "map:", rows (NR-14.1, NR-14.2). The text may come from anybody.
#include "games/nascar/rules/track.hpp"

#include <algorithm>

#include "core/scan.hpp"
#include "core/text.hpp"

namespace paddock::nascar {
namespace {

constexpr size_t kMaxText = 64 * 1024;
constexpr std::string_view kSigns = "* o.Ssb#P=123456789";

std::string place(int line, int column) {
  return "line " + std::to_string(line) + (column ? ", column " + std::to_string(column) : "");
}

std::string_view trim(std::string_view s) {
  while (!s.empty() && s.front() == ' ') s.remove_prefix(1);
  while (!s.empty() && (s.back() == ' ' || s.back() == '\r')) s.remove_suffix(1);
  return s;
}

int whole(std::string_view s) { return whole_number(s, 6); }   // -1 when it is none

std::vector<std::string_view> words(std::string_view s) {
  std::vector<std::string_view> out;
  for (Scan in(s); in.skip(" ") && out.size() < 8;) out.push_back(in.word(" "));
  return out;
}

int heading_from(std::string_view s) {
  for (int h = 0; h < 8; ++h)
    if (s == kHeadings[h]) return h;
  return -1;
}

// A share like 0.30 or 1 in permille; -1 when it is none.
int share(std::string_view s) {
  size_t const dot = std::min(s.find('.'), s.size());
  std::string digits(dot < s.size() ? s.substr(dot + 1) : "");
  if (digits.size() > 3) return -1;
  digits.resize(3, '0');
  int const units = whole(s.substr(0, dot)), rest = whole(digits);
  return units < 0 || rest < 0 || units * 1000 + rest > 1000 ? -1 : units * 1000 + rest;
}

class Reader {
 public:
  explicit Reader(std::string_view text) : in_(text) {}

  Expected<Track> read() {
    if (in_.text().size() > kMaxText) return Error{"", "A track file has at most 64 KB."};
    bool map = false;
    while (!map && next_line()) {
      map = trim(line_) == "map:";
      if (!map && !trim(line_).empty() && !header()) return error_;
    }
    if (!map) return Error{place(line_no_, 0), "The line 'map:' is missing, after which the rows of the map stand."};
    if (t_.width == 0) return Error{"header", "The line 'size: WIDTHxHEIGHT' is missing."};
    if (t_.id.empty()) t_.id = "own";
    if (t_.name.empty()) t_.name = t_.id;
    t_.map_line = line_no_ + 1;
    t_.rows.assign(size_t(t_.height), std::string(size_t(t_.width), ' '));
    for (int y = 0; next_line(); ++y)
      if (!row(y)) return error_;
    if (tiles_ == 0) return Error{place(t_.map_line, 0), "The map has no track: not one '*'."};
    return std::move(t_);
  }

 private:
  bool next_line() {
    if (in_.at_end()) return false;
    line_ = in_.word("\n");
    in_.step();
    if (!line_.empty() && line_.back() == '\r') line_.remove_suffix(1);
    ++line_no_;
    return true;
  }

  bool fail(int column, std::string what) {
    error_ = {place(line_no_, column), std::move(what)};
    return false;
  }

  // NR-14.1 one "key: value"
  bool header() {
    size_t const colon = line_.find(':');
    if (colon == std::string_view::npos) return fail(1, "A header line 'key: value' or the line 'map:' is expected.");
    std::string_view const key = trim(line_.substr(0, colon)), value = trim(line_.substr(colon + 1));
    int const column = int(colon) + 2;
    if (value.size() > 160) return fail(column, "A header value has at most 160 bytes.");
    for (char c : value)
      if (static_cast<unsigned char>(c) < 32) return fail(column, "A header value holds no control characters.");
    if (key == "name") return t_.name = value, true;
    if (key == "about") return t_.about = value, true;
    if (key == "id") return id(value, column);
    if (key == "size") return size(value, column);
    if (key == "rotation") return rotation(value, column);
    if (key == "line" || key == "heading") return heading(key, value, column);
    if (key == "bank") return bank(value, column);
    if (key == "bankzone") return bank_zone(value, column);
    if (key == "laps") return laps(value, column);
    if (key == "sand") return density(value, column);
    if (key == "use" && value == "study") return t_.study = true;
    return fail(1, "'" + cut(key, 24) + "' is no header of a track file.");
  }

  bool id(std::string_view value, int column) {
    for (char c : value)
      if (!is_digit(c) && !is_one_of(c, "_-") && (!is_letter(c) || is_capital(c)))
        return fail(column, "An id has only small letters, digits, '_' and '-'.");
    if (value.empty() || value.size() > 40) return fail(column, "An id has 1 to 40 characters.");
    t_.id = value;
    return true;
  }

  bool size(std::string_view value, int column) {
    size_t const x = std::min(value.find('x'), value.size());
    int const w = whole(value.substr(0, x)), h = x < value.size() ? whole(value.substr(x + 1)) : -1;
    if (w < 1 || h < 1) return fail(column, "A size like 60x30 is expected.");
    if (w > kMaxWidth || h > kMaxHeight)
      return fail(column,
                  "A map has at most " + std::to_string(kMaxWidth) + "x" + std::to_string(kMaxHeight) + " tiles.");
    t_.width = w;
    t_.height = h;
    return true;
  }

  bool rotation(std::string_view value, int column) {
    if (value != "cw" && value != "ccw") return fail(column, "The rotation is cw or ccw.");
    t_.clockwise = value == "cw";
    return true;
  }

  bool heading(std::string_view key, std::string_view value, int column) {
    int const h = heading_from(value);
    if (h < 0) return fail(column, "One of N NE E SE S SW W NW is expected.");
    if (key == "line" && (h & 1)) return fail(column, "The line is crossed going N, E, S or W.");
    (key == "line" ? t_.line : t_.heading) = Heading(h);
    return true;
  }

  bool bank(std::string_view value, int column) {
    if (value != "L" && value != "R") return fail(column, "Banks turn L or R.");
    t_.bank = value == "L" ? -1 : 1;
    return true;
  }

  bool bank_zone(std::string_view value, int column) {
    auto const w = words(value);
    Track::Zone z{};
    int* const numbers[4] = {&z.x1, &z.y1, &z.x2, &z.y2};
    bool good = w.size() == 5 && (w[4] == "L" || w[4] == "R");
    for (size_t i = 0; good && i < 4; ++i) good = (*numbers[i] = whole(w[i])) >= 0;
    if (!good) return fail(column, "A bankzone is 'x1 y1 x2 y2 L' or '... R'.");
    if (t_.bank_zones.size() >= 64) return fail(column, "A track has at most 64 bankzones.");
    z.turn = w[4] == "L" ? -1 : 1;
    t_.bank_zones.push_back(z);
    return true;
  }

  bool laps(std::string_view value, int column) {
    int const n = whole(value);
    if (n < 1 || n > 99) return fail(column, "1 to 99 laps are expected.");
    t_.laps = n;
    return true;
  }

  bool density(std::string_view value, int column) {
    auto const w = words(value);
    int const permille = w.size() == 2 && w[0] == "density" ? share(w[1]) : -1;
    if (permille < 0) return fail(column, "'density' and a share between 0 and 1 are expected, like 'density 0.30'.");
    t_.density = permille;
    return true;
  }

  // NR-14.2 one row of the map
  bool row(int y) {
    if (size_t const tab = line_.find('\t'); tab != std::string_view::npos)
      return fail(int(tab) + 1, "A tab stands here; a map is drawn with blanks only.");
    while (!line_.empty() && line_.back() == ' ') line_.remove_suffix(1);
    if (line_.empty()) return true;
    if (y >= t_.height)
      return fail(1, "The map has more rows than the " + std::to_string(t_.height) + " its size says.");
    if (int(line_.size()) > t_.width)
      return fail(t_.width + 1, "The row is longer than the " + std::to_string(t_.width) + " tiles the size says.");
    for (size_t x = 0; x < line_.size(); ++x) {
      char const c = line_[x];
      if (!is_one_of(c, kSigns)) return fail(int(x) + 1, bad_sign(c));
      if (c != ' ' && ++tiles_ > kMaxTiles)
        return fail(int(x) + 1, "A track has at most " + std::to_string(kMaxTiles) + " tiles.");
      if ((c == '.' || c == 'S' || c == 's') && ++sand_ > kMaxSand)
        return fail(int(x) + 1, "A sand alley has at most " + std::to_string(kMaxSand) + " tiles.");
      t_.rows[size_t(y)][x] = c;
    }
    return true;
  }

  static std::string bad_sign(char c) {
    bool const plain = c > 32 && c < 127;
    return (plain ? "'" + std::string(1, c) + "' is" : std::string("This is")) +
           " no sign of a map; these are: * . S s o b # P = 1-9 and the blank.";
  }

  Scan in_;
  std::string_view line_;
  int line_no_ = 0, tiles_ = 0, sand_ = 0;
  Track t_;
  Error error_;
};

}  // namespace

Expected<Track> load_track(std::string_view text) {
  auto track = Reader(text).read();
  if (!track) return track;
  build_track(*track);
  if (!track->study)
    if (Error e = check_track(*track); !e.what.empty()) return e;
  return track;
}

}  // namespace paddock::nascar
