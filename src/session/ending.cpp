#include "session/ending.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "core/order.hpp"

namespace paddock {
namespace {

// By number, where no two cars have the same one; else by letters.
std::vector<std::string> signs_of(SessionFacts const& game) {
  std::vector<std::string> out;
  std::set<int> numbers;
  for (SeatSetup const& s : game.setup().seats) {
    out.push_back(std::to_string(s.number));
    numbers.insert(s.number);
  }
  if (numbers.size() == out.size() && !numbers.contains(0)) return out;
  for (size_t i = 0; i < out.size(); ++i) out[i] = std::string(1, char('A' + i % 26));
  return out;
}

struct ChartRow {
  int from = 0, to = 0;            // as people number turns; the start is 0
  std::vector<std::string> cells;
  std::string note;
};

std::vector<std::string> order_of(Standing const& standing, std::vector<std::string> const& signs) {
  std::vector<std::string> out;
  for (auto const& row : standing.rows) {
    std::string const& sign = signs[size_t(row.seat)];
    out.push_back(row.state == Standing::Row::Retired ? "(" + sign + ")" : sign);
  }
  return out;
}

std::vector<ChartRow> rows_of(SessionViews const& game, std::vector<std::string> const& signs, int before) {
  auto const past = game.timeline();
  Words const words = game.words().counted(before);
  std::vector<ChartRow> rows;
  size_t const start = std::min(size_t(std::max(0, before)), past.size());   // what comes before is no row
  std::string parts;   // what the parts of a large turn say, of which the last one is its row
  for (size_t i = start; i <= past.size(); ++i) {
    int const turn = i == start ? 0 : words.group ? words.large_number(past[i - 1].turn) : words.number(past[i - 1].turn);
    std::string const label = i > start + 1 ? past[i - 1].label : "";
    if (!label.empty()) parts += (parts.empty() ? "" : ", ") + label;
    if (words.group && i > start && i < past.size() && words.large_number(past[i].turn) == turn) continue;
    ChartRow row{turn, turn, order_of(game.standing(kNobody, i < past.size() ? past[i].turn : 0), signs), std::exchange(parts, "")};
    if (i > start + 1 && rows.back().cells == row.cells && row.note.empty()) rows.back().to = turn;
    else rows.push_back(std::move(row));
  }
  return rows;
}

// A text that begins with the name of a turn, with another name of it.
void recount(std::string& text, std::string const& from, std::string const& to) {
  if (text.starts_with(from)) text.replace(0, from.size(), to);
}

std::string padded(std::string text, size_t width) {
  text.resize(std::max(width, text.size()), ' ');
  return text;
}

}  // namespace

std::vector<std::string> lap_chart(SessionViews const& game, int before) {
  std::vector<std::string> out;
  if (game.seats() < 3) return out;
  auto const signs = signs_of(game);
  auto const rows = rows_of(game, signs, before);
  size_t head = 5, cell = 3;
  for (auto const& sign : signs) cell = std::max(cell, sign.size() + 2);
  auto name = [](ChartRow const& r) {
    if (r.to == 0) return std::string("start");
    return std::to_string(r.from) + (r.to > r.from ? "-" + std::to_string(r.to) : "");
  };
  for (ChartRow const& r : rows) head = std::max(head, name(r).size());
  std::string line = padded("turn", head);
  for (int place = 1; place <= game.seats(); ++place) line += " " + padded(std::to_string(place) + ".", cell);
  out.push_back(line);
  for (ChartRow const& r : rows) {
    line = padded(name(r), head);
    for (auto const& c : r.cells) line += " " + padded(c, cell);
    out.push_back(line + (r.note.empty() ? "" : " " + r.note));
  }
  for (auto& l : out) l.erase(l.find_last_not_of(' ') + 1);
  return out;
}

Recap placed(Recap recap, Standing const& standing) {
  for (Recap::Row& row : recap.classification)
    for (Standing::Row const& known : standing.rows)
      if (known.seat == row.seat) row.place = known.place;
  sort_few(recap.classification, [](Recap::Row const& a, Recap::Row const& b) { return a.place < b.place; });
  return recap;
}

void tell_ending(SessionViews const& game, post::Report& r) {
  Recap const recap = game.recap();
  r.over = true;
  // A result counts the turns that were driven: no other number of the last turn stands beside it.
  Words const as_before = game.words(), words = as_before.counted(recap.before);
  int const last = r.turn + 1 - as_before.first;
  if (words.number(last) != r.turn) r.turn = 0;
  recount(r.summary, as_before.turn_title(last), words.turn_title(last));
  for (std::string& ruling : r.rulings)
    for (std::string const when : {"Before ", "After "}) recount(ruling, when + as_before.turn(last), when + words.turn(last));
  if (!recap.headline.empty()) r.summary = recap.headline + (recap.subline.empty() ? "" : " " + recap.subline) + "." + (r.summary.empty() ? "" : " " + r.summary);
  // The standings as they are, in the order of the classification, with what it says of everybody.
  Standing const standing = game.standing(kNobody, 0);
  if (recap.classification.size() == r.standings.size() && standing.rows.size() == r.standings.size() && r.columns.size() >= 2) {
    std::vector<post::StandingsRow> sorted;
    for (Recap::Row const& row : recap.classification)
      for (size_t i = 0; i < standing.rows.size(); ++i) {
        if (standing.rows[i].seat != row.seat) continue;
        post::StandingsRow line = r.standings[i];
        if (line.cells.size() < 2) continue;
        line.cells.insert(line.cells.begin() + 2, row.value + (row.text.empty() ? "" : row.value.empty() ? row.text : ", " + row.text));
        sorted.push_back(std::move(line));
      }
    if (sorted.size() == r.standings.size()) {
      r.standings = std::move(sorted);
      r.columns.insert(r.columns.begin() + 2, "result");
    }
  }
  r.chart = lap_chart(game, recap.before);
  for (auto const& moment : recap.moments) r.moments.push_back(words.turn_title(moment.turn) + ": " + moment.text);
}

}  // namespace paddock
