#include "post/report.hpp"

#include <algorithm>

#include "core/text.hpp"
#include "post/report_writer.hpp"

namespace paddock::post {
namespace {

constexpr size_t kLinePoints = 2000;
constexpr size_t kCellPoints = 60, kLastPoints = 4000;   // of a table's cell; nothing stands behind the last one, so it is told whole

std::string joined(std::vector<std::string> const& names) {
  std::string out;
  for (size_t i = 0; i < names.size(); ++i) {
    if (i > 0) out += i + 1 == names.size() ? " and " : ", ";
    out += names[i];
  }
  return out;
}

void write_car(ReportWriter& w, Words const& words, CarReport const& car) {
  w.heading(3, car.name);
  if (car.sent != kUnsaid) w.labelled("Sent", car.sent.empty() ? "(none)" : car.sent, true);
  if (!car.done.empty()) w.labelled(words.done, car.done, true);
  if (!car.path.empty()) w.labelled("Path", car.path, true);
  if (!car.events.empty()) w.list(car.events);
  if (!car.state.empty()) w.labelled("Now", car.state, false);
}

void write_part(ReportWriter& w, ReportPart const& part) {
  w.heading(3, part.title);
  if (!part.events.empty()) w.list(part.events);
}

std::string title_end(Report const& r) {
  if (r.opening) return ", before the start";
  bool const begun = r.turn > 0 || r.words.group || !r.words.before.empty();   // else before the start
  return (begun ? ", " + r.words.turn(r.turn + 1 - r.words.first) : "") + (r.so_far ? ", so far" : "");
}

void list_of(ReportWriter& w, std::vector<std::string> const& lines) {
  std::vector<ReportEvent> items;
  for (std::string const& line : lines) items.push_back({line, ""});
  w.list(items);
}

void write_footer(ReportWriter& w, Report const& r) {
  if (r.link.empty() && r.missing.empty() && r.deadline.empty() && r.asked.empty()) return;
  w.heading(2, r.over ? "See it again" : r.opening ? "What is asked first" : r.so_far ? "What is asked now" : "Next turn");
  if (!r.asked.empty()) w.paragraph(r.asked);
  if (!r.link.empty()) w.link(r.over ? "Open the " + r.words.race : "Open the table", r.link);
  if (!r.missing.empty()) w.labelled("Orders awaited from", joined(r.missing), false);
  if (!r.deadline.empty()) w.labelled("Deadline", r.deadline, false);
}

}  // namespace

std::unique_ptr<ReportWriter> writer_for(ReportFormat format) {
  switch (format) {
    case ReportFormat::BBCode: return make_bbcode_writer();
    case ReportFormat::Markdown: return make_markdown_writer();
    case ReportFormat::Html: return make_html_writer();
    case ReportFormat::Plain: break;
  }
  return make_plain_writer();
}

std::string one_line(std::string_view text) { return clean_name(text, kLinePoints); }

// As it is, blanks included; what is no letter of one column is a '?'.
std::string map_line(std::string_view text) {
  std::string out;
  for (size_t at = 0; at < text.size();) {
    size_t const from = at;
    char32_t const point = next_point(text, at);
    std::string const letter(text.substr(from, at - from));
    bool const plain = point >= ' ' && point < 127;
    out += plain || clean_name(letter) == letter ? letter : "?";
  }
  return out;
}

bool is_web_address(std::string_view url) {
  if (!url.starts_with("http://") && !url.starts_with("https://")) return false;
  return std::all_of(url.begin(), url.end(), [](char c) {
    return c > ' ' && c < 127 && std::string_view("\"'<>[](){}`\\^|").find(c) == std::string_view::npos;
  });
}

std::vector<std::string> aligned(std::span<std::string const> heads, std::span<StandingsRow const> rows) {
  std::vector<size_t> widths;
  std::vector<std::vector<std::string>> cells;
  auto take = [&](std::span<std::string const> line) {
    std::vector<std::string> clean;
    for (size_t i = 0; i < heads.size(); ++i) {
      clean.push_back(i < line.size() ? clean_name(line[i], i + 1 < heads.size() ? kCellPoints : kLastPoints) : "");
      if (widths.size() <= i) widths.push_back(0);
      widths[i] = std::max(widths[i], points_in(clean[i]));
    }
    cells.push_back(std::move(clean));
  };
  take(heads);
  for (StandingsRow const& row : rows) take(row.cells);
  std::vector<std::string> out;
  for (auto const& line : cells) {
    std::string text;
    for (size_t i = 0; i < line.size(); ++i) {
      text += line[i];
      if (i + 1 < line.size()) text.append(widths[i] - points_in(line[i]) + 2, ' ');
    }
    text.erase(text.find_last_not_of(' ') + 1);
    out.push_back(std::move(text));
  }
  return out;
}

char const* format_name(ReportFormat format) {
  switch (format) {
    case ReportFormat::BBCode: return "bbcode";
    case ReportFormat::Markdown: return "markdown";
    case ReportFormat::Html: return "html";
    case ReportFormat::Plain: break;
  }
  return "text";
}

std::optional<ReportFormat> format_from(std::string_view name) {
  for (ReportFormat f : kReportFormats)
    if (name == format_name(f)) return f;
  return std::nullopt;
}

std::string write_report(Report const& r, ReportFormat format) {
  auto const w = writer_for(format);
  std::string const title = r.title + title_end(r);
  w->begin(title);
  w->heading(1, title);
  if (!r.game.empty()) w->paragraph(r.game);
  if (!r.summary.empty()) w->paragraph(r.summary);
  if (!r.map.empty()) w->block(r.map);
  if (!r.standings.empty()) {
    w->heading(2, r.over ? "Classification" : r.opening ? "Line-up" : "Standings");
    w->table(r.columns, r.standings);
  }
  if (!r.chart.empty()) {
    w->heading(2, r.words.chart);
    w->block(r.chart);
  }
  if (!r.moments.empty()) {
    w->heading(2, "Moments");
    list_of(*w, r.moments);
  }
  if (!r.settings.empty()) {
    w->heading(2, "Settings that are not as usual");
    list_of(*w, r.settings);
  }
  if (!r.cars.empty() || !r.parts.empty()) w->heading(2, r.opening ? "Who is in it" : r.so_far ? "What has happened" : "What happened");
  for (ReportPart const& part : r.parts) write_part(*w, part);
  for (CarReport const& car : r.cars) write_car(*w, r.words, car);
  if (!r.rulings.empty()) {
    w->heading(2, "Rulings");
    list_of(*w, r.rulings);
  }
  if (!r.dice.empty()) {
    w->heading(2, "Dice");
    list_of(*w, r.dice);
  }
  write_footer(*w, r);
  return w->finish();
}

}  // namespace paddock::post
