#include "post/paper.hpp"

#include <algorithm>

#include "core/scan.hpp"
#include "core/text.hpp"
#include "post/report_writer.hpp"

namespace paddock::post {
namespace {

// Numbers stand at the right in a fixed-width font; the writers pad at the right only.
std::vector<StandingsRow> rows_of(Paper::Table const& t, std::vector<std::string>& heads) {
  std::vector<size_t> widths(t.columns.size());
  std::vector<bool> right(t.columns.size());
  for (size_t i = 0; i < t.columns.size(); ++i) {
    right[i] = !t.columns[i].empty() && t.columns[i][0] == '>';
    heads.push_back(t.columns[i].substr(right[i]));
    widths[i] = points_in(heads[i]);
  }
  for (auto const& row : t.rows)
    for (size_t i = 0; i < row.size() && i < widths.size(); ++i) widths[i] = std::max(widths[i], points_in(row[i]));
  auto pad = [&](std::string& cell, size_t i) {
    if (i < right.size() && right[i] && points_in(cell) < widths[i]) cell.insert(0, widths[i] - points_in(cell), ' ');
  };
  std::vector<StandingsRow> out;
  for (auto const& row : t.rows) {
    StandingsRow line{row, false};
    for (size_t i = 0; i < line.cells.size(); ++i) pad(line.cells[i], i);
    out.push_back(std::move(line));
  }
  for (size_t i = 0; i < heads.size(); ++i) pad(heads[i], i);
  return out;
}

}  // namespace

std::string write_paper(Paper const& paper, ReportFormat format) {
  auto const w = writer_for(format);
  w->begin(paper.title);
  w->heading(1, paper.title);
  if (!paper.subtitle.empty()) w->paragraph(paper.subtitle);
  for (Paper::Table const& t : paper.tables) {
    w->heading(2, t.title);
    std::vector<std::string> heads;
    auto const rows = rows_of(t, heads);
    w->table(heads, rows);
    if (!t.note.empty()) w->paragraph(t.note);
  }
  for (std::string const& line : paper.foot) w->paragraph(line);
  return w->finish();
}

std::string paper_file(Paper const& paper, ReportFormat format) {
  std::string out;
  for (char c : paper.name + " " + paper.title) {
    if (is_letter(c) || is_digit(c)) out += lower(c);
    else if (!out.empty() && out.back() != '-') out += '-';
  }
  while (!out.empty() && out.back() == '-') out.pop_back();
  return out + (format == ReportFormat::Html ? ".html" : ".txt");
}

}  // namespace paddock::post
