// A circuit as text: "key: value" lines. Lists are separated by commas; rows are "from-to". A corner begins a section:
//   corner: R Boathouse        limit: <lane> <from>-<to> <mph>        arrow: <row> <lane>, ...        extra: <lane> <from>-<to> <n>
#include <algorithm>

#include "core/scan.hpp"
#include "core/text.hpp"
#include "games/speed_circuit/rules/track.hpp"

namespace paddock::speed_circuit {
namespace {

constexpr size_t kMostText = 32 * 1024;
constexpr std::string_view kBlanks = " \t";

struct Word {
  std::string_view text;
  int column = 1;
};

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  Expected<Track> read() {
    if (text_.size() > kMostText) return Error{"", "A circuit has at most 32 KB of text."};
    for (Scan in(text_); !in.at_end() && error_.what.empty(); ++line_) {
      line(in.word("\n"));
      in.step();
    }
    if (error_.what.empty()) whole();
    if (error_.what.empty()) error_ = check_track(track_, lines_);
    if (error_.what.empty()) error_ = check_extra(track_, extra_, lines_.extra);
    if (error_.what.empty()) {
      lay_rows(track_, extra_);
      finish_track(track_);
      error_ = check_lap(track_, lines_);
    }
    if (!error_.what.empty()) return error_;
    return std::move(track_);
  }

 private:
  void fail(int column, std::string what) {
    if (error_.what.empty())
      error_ = {"line " + std::to_string(line_) + ", column " + std::to_string(column), std::move(what)};
  }

  void line(std::string_view raw) {
    while (!raw.empty() && (raw.back() == '\r' || raw.back() == ' ' || raw.back() == '\t')) raw.remove_suffix(1);
    Scan in(raw);
    if (!in.skip(kBlanks) || in.peek() == '#') return;
    int const first = int(in.at()) + 1;
    std::string_view const key = in.word(":");
    if (!in.take(':')) return fail(first, "A line is 'key: value'; the colon is missing.");
    int const behind = int(in.at()) + 1;
    if (!in.skip(kBlanks)) return fail(behind, "Nothing stands behind '" + std::string(key) + ":'.");
    column_ = int(in.at()) + 1;
    dispatch(key, in.rest(), first);
  }

  void dispatch(std::string_view key, std::string_view value, int key_column) {
    if (key == "name" || key == "id" || key == "kind" || key == "about") return words(key, value);
    if (key == "use") return void(track_.study = value == "study");
    if (key == "laps") return number(value, 1, 25, track_.laps);
    if (key == "rows") return rows(value);
    if (key == "lanes") return number(value, 1, kMaxLanes, track_.lanes);
    if (key == "corner") return corner(value);
    if (key == "limit") return limit(split(value));
    if (key != "shape" && key != "width" && key != "grey" && key != "grid" && key != "arrow" && key != "extra")
      return fail(key_column, "'" + cut(key, 20) +
                                  "' is no key: name id kind about use laps rows lanes shape width grey grid corner limit arrow extra.");
    if (key != "shape" && !track_.length) return fail(key_column, "'rows:' must stand before '" + std::string(key) + ":'.");
    for (auto const& item : split(value)) {
      if (!error_.what.empty()) return;
      if (key == "shape") shape(item);
      else if (key == "width") width(item);
      else if (key == "grey") grey(item);
      else if (key == "grid") grid(item);
      else if (key == "arrow") arrow(item);
      else extra(item);
    }
    if (key == "shape") lines_.shape = line_;
    if (key == "width") lines_.width = line_;
    if (key == "grid") lines_.grid = line_;
  }

  void words(std::string_view key, std::string_view value) {
    if (value.size() > 120) return fail(column_ + 120, "At most 120 letters.");
    (key == "name" ? track_.name : key == "id" ? track_.id : key == "kind" ? track_.kind : track_.about) = std::string(value);
  }

  using Item = std::vector<Word>;
  std::vector<Item> split(std::string_view value) {   // at commas, then at blanks
    std::vector<Item> out(1);
    for (Scan in(value); in.skip(kBlanks);) {
      int const column = column_ + int(in.at());
      if (in.take(',')) out.emplace_back();
      else out.back().push_back({in.word(", \t"), column});
    }
    for (auto const& item : out)
      if (item.empty()) fail(column_, "There is an empty place between two commas.");
    return out;
  }

  bool whole_number(std::string_view text, int column, int low, int high, int& out) {
    Scan in(text);
    bool const minus = in.take('-');
    int const size = in.number(999999, 6), n = minus ? -size : size;
    if (!in.at_end()) {
      fail(column + int(in.at()), "A whole number is expected, not '" + cut(text, 20) + "'.");
      return false;
    }
    if (size < 0 || n < low || n > high) {
      fail(column, "A whole number from " + std::to_string(low) + " to " + std::to_string(high) + " is expected.");
      return false;
    }
    out = n;
    return true;
  }
  void number(std::string_view text, int low, int high, int& out) { whole_number(text, column_, low, high, out); }

  bool span(Word w, int& from, int& to) {
    size_t const dash = w.text.find('-');
    if (dash == std::string_view::npos || dash == 0) {
      fail(w.column, "Rows are written 'from-to', as 8-12.");
      return false;
    }
    if (!whole_number(w.text.substr(0, dash), w.column, 0, track_.length - 1, from)) return false;
    if (!whole_number(w.text.substr(dash + 1), w.column + int(dash) + 1, 0, track_.length - 1, to)) return false;
    if (to < from) fail(w.column, "Rows run forward; a stretch over the line is written in two parts.");
    return to >= from;
  }

  bool shaped(Item const& item, size_t n, char const* form) {
    if (item.size() != n) fail(item.empty() ? column_ : item[0].column, std::string("This should read '") + form + "'.");
    return item.size() == n;
  }

  void rows(std::string_view value) {
    int n = 0;
    number(value, kMinRows, kMaxRows, n);
    if (!error_.what.empty()) return;
    if (track_.length) return fail(column_, "'rows:' stands twice.");
    track_.set_length(track_.drawn = n);
    track_.rows.assign(size_t(n), Row{});
    lines_.rows = line_;
  }

  void shape(Item const& item) {
    Bend b;
    if (!shaped(item, 2, "rows angle")) return;
    if (whole_number(item[0].text, item[0].column, 1, kMaxRows, b.rows) &&
        whole_number(item[1].text, item[1].column, -360, 360, b.angle))
      track_.shape.push_back(b);
  }

  void width(Item const& item) {
    int from = 0, to = 0, low = 0, high = 0;
    if (!shaped(item, 2, "from-to lane-lane") || !span(item[0], from, to)) return;
    size_t const dash = item[1].text.find('-');
    if (dash == std::string_view::npos) return fail(item[1].column, "Lanes are written 'low-high', as 0-2.");
    if (!whole_number(item[1].text.substr(0, dash), item[1].column, 0, track_.lanes - 1, low) ||
        !whole_number(item[1].text.substr(dash + 1), item[1].column + int(dash) + 1, low, track_.lanes - 1, high))
      return;
    for (int r = from; r <= to; ++r) {
      Row& row = track_.rows[size_t(r)];
      if (row.wide() > 0) return fail(item[0].column, "Row " + std::to_string(r) + " has its width already.");
      row.low = int8_t(low);
      row.high = int8_t(high);
      row.begins = uint8_t((2 << high) - (1 << low));
    }
  }

  void grey(Item const& item) {
    int from = 0, to = 0;
    if (!shaped(item, 2, "from-to L") || !span(item[0], from, to)) return;
    if (item[1].text != "L" && item[1].text != "R") return fail(item[1].column, "The grey side is L or R.");
    for (int r = from; r <= to; ++r) {
      track_.rows[size_t(r)].grey_right = item[1].text == "R";
      track_.rows[size_t(r)].grey_given = true;
    }
  }

  bool space(Item const& item, Space& out) {
    if (!shaped(item, 2, "row lane") || !whole_number(item[0].text, item[0].column, 0, track_.length - 1, out.row) ||
        !whole_number(item[1].text, item[1].column, 0, track_.lanes - 1, out.lane))
      return false;
    if (!track_.has(out.row, out.lane))
      fail(item[0].column, "There is no lane " + std::to_string(out.lane) + " in row " + std::to_string(out.row) +
                               " ('width:' stands above).");
    return error_.what.empty();
  }

  void grid(Item const& item) {
    Space s;
    if (!covered() || !space(item, s)) return;
    for (Space other : track_.grid)
      if (other == s) return fail(item[0].column, "This slot of the grid is taken already.");
    if (track_.grid.size() == size_t(kGrid)) return fail(item[0].column, "A grid has 12 slots; this is the 13th.");
    track_.grid.push_back(s);
  }

  // Spaces are named only where every row has its lanes.
  bool covered() {
    for (size_t r = 0; r < track_.rows.size(); ++r)
      if (track_.rows[r].wide() <= 0) {
        line_ = lines_.width;
        fail(1, "Row " + std::to_string(r) + " has no lanes: 'width:' must cover every row.");
        return false;
      }
    return true;
  }

  void corner(std::string_view value) {
    if (!covered()) return;
    if (value.size() < 3 || (value[0] != 'L' && value[0] != 'R') || value[1] != ' ')
      return fail(column_, "This should read 'corner: R Name', with the side it turns to.");
    if (track_.corners.size() == size_t(kMaxCorners)) return fail(column_, "A circuit has at most 24 corners.");
    Corner c;
    c.right = value[0] == 'R';
    c.name = cut(value.substr(2), 60);
    track_.corners.push_back(c);
    lines_.corner.push_back(line_);
    lines_.arrow.push_back(line_);
  }

  void limit(std::vector<Item> const& items) {
    for (Item const& item : items) {
      int lane = 0, from = 0, to = 0, mph = 0;
      if (!error_.what.empty()) return;
      if (track_.corners.empty()) return fail(column_, "A limit stands below its 'corner:'.");
      if (!shaped(item, 3, "lane from-to mph") || !whole_number(item[0].text, item[0].column, 0, track_.lanes - 1, lane) ||
          !span(item[1], from, to) || !whole_number(item[2].text, item[2].column, 20, 220, mph))
        return;
      if (mph % 20) return fail(item[2].column, "Speeds are multiples of 20.");
      for (int r = from; r <= to; ++r) post(item, r, lane, mph);
    }
  }

  void post(Item const& item, int r, int lane, int mph) {
    if (!error_.what.empty()) return;
    Row& row = track_.rows[size_t(r)];
    if (!track_.has(r, lane))
      return fail(item[1].column, "There is no lane " + std::to_string(lane) + " in row " + std::to_string(r) + ".");
    if (row.corner[size_t(lane)])
      return fail(item[1].column, "Row " + std::to_string(r) + ", lane " + std::to_string(lane) +
                                      " has a limit already; a space belongs to one corner.");
    row.limit[size_t(lane)] = uint8_t(mph / 20);
    row.corner[size_t(lane)] = uint8_t(track_.corners.size());
  }

  void arrow(Item const& item) {
    Space s;
    if (track_.corners.empty()) return fail(column_, "An arrow stands below its 'corner:'.");
    if (!space(item, s)) return;
    Corner& c = track_.corners.back();
    lines_.arrow.back() = line_;
    if (c.arrow.empty()) c.arrow_row = s.row;
    else if (s.row != track_.wrap(c.arrow_row + int(c.arrow.size())) || s.lane < c.arrow.back() - 1 || s.lane > c.arrow.back() + 1)
      return fail(item[0].column, "An arrow goes one row on with each step, straight or to a neighbouring lane.");
    c.arrow.push_back(int8_t(s.lane));
  }

  void extra(Item const& item) {
    Extra e;
    if (track_.corners.empty()) return fail(column_, "Extra spaces stand below their 'corner:'.");
    if (!covered() || !shaped(item, 3, "lane from-to n") || !whole_number(item[0].text, item[0].column, 0, track_.lanes - 1, e.lane) ||
        !span(item[1], e.from, e.to) || !whole_number(item[2].text, item[2].column, 1, 12, e.n))
      return;
    extra_.push_back(e);
    lines_.extra.push_back(line_);
  }

  void whole() {
    if (!track_.length) return fail(1, "'rows:' is missing.");
    if (track_.name.empty()) return fail(1, "'name:' is missing.");
    if (covered()) finish_track(track_);
  }

  std::string_view text_;
  int line_ = 1, column_ = 1;
  Track track_;
  TrackLines lines_;
  std::vector<Extra> extra_;
  Error error_;
};

}  // namespace

Expected<Track> load_track(std::string_view text) { return Reader(text).read(); }

}  // namespace paddock::speed_circuit
