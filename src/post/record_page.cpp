#include "post/record_page.hpp"

#include <algorithm>

#include "core/assets.hpp"
#include "post/record_plan.hpp"

namespace paddock::post {
namespace {

void write_boxes(Markup& out, int n) {
  auto const all = out.in("div");
  for (int i = 0; i < n; i += 5) {
    auto const five = out.in("u");
    for (int k = i; k < std::min(i + 5, n); ++k) { auto const one = out.in("i"); }
  }
}

void write_card(Markup& out, RecordPage::Card const& card) {
  constexpr size_t kTogether = 8;   // lines that are not parted between two columns
  auto const section = out.in("section", {{"class", card.lines.size() > kTogether ? "long" : ""}});
  {
    auto const head = out.in("h2");
    out.text(card.title);
    if (!card.note.empty()) out.put("small", card.note);
  }
  for (RecordPage::Line const& line : card.lines) {
    auto const row = out.in("div", {{"class", "line"}});
    out.put("b", line.title);
    if (!line.note.empty()) out.verbatim(" "), out.put("small", line.note);
    for (auto const& [label, boxes] : line.boxes) {
      auto const all = out.in("div", {{"class", "boxes"}});
      if (!label.empty()) out.put("span", label);
      write_boxes(out, std::min(boxes, 200));
    }
  }
  out.line();
}

void write_head(Markup& out, RecordPage const& page) {
  {
    auto const header = out.in("header");
    {
      auto const title = out.in("div");
      out.put("h1", page.title);
      out.put("p", page.subtitle);
    }
    auto const figures = out.in("dl");
    for (Figure const& f : page.figures) {
      auto const one = out.in("div");
      out.put("dt", f.label), out.put("dd", f.value);
    }
  }
  auto const fill = out.in("div", {{"class", "fill"}});
  for (std::string const& label : page.fill_in) out.put("span", label);
}

void write_track(Markup& out, RecordPage::Track const& track) {
  auto const section = out.in("section");
  {
    auto const head = out.in("h2");
    out.text(track.title);
    if (!track.note.empty()) out.put("small", track.note);
  }
  auto const table = out.in("table", {{"class", track.write ? "track w" : "track"}});
  auto const row = out.in("tr");
  for (int i = 0; i < int(track.cells.size()); ++i) out.put("td", track.cells[size_t(i)], {{"class", i == track.start ? "now" : ""}});
}

void write_half(Markup& out, RecordPage::Chart const& chart, size_t from, size_t to) {
  auto const table = out.in("table", {{"class", "chart"}});
  {
    auto const groups = out.in("tr");
    for (auto const& [title, columns] : chart.groups) out.put("th", title, {{"colspan", std::to_string(columns)}});
  }
  {
    auto const columns = out.in("tr");
    for (std::string const& one : chart.columns) out.put("th", one);
  }
  for (size_t i = from; i < to; ++i) {
    auto const row = out.in("tr");
    for (std::string const& cell : chart.rows[i]) out.put("td", cell);
  }
}

// In two halves beside one another.
void write_chart(Markup& out, RecordPage::Chart const& chart) {
  if (chart.rows.empty()) return;
  auto const section = out.in("section");
  out.put("h2", chart.title);
  {
    auto const halves = out.in("div", {{"class", "halves"}});
    size_t const half = (chart.rows.size() + 1) / 2;
    write_half(out, chart, 0, half), write_half(out, chart, half, chart.rows.size());
  }
  auto const note = out.in("div", {{"class", "line"}});
  out.put("small", chart.note);
}

}  // namespace

std::string write_record(RecordPage const& page) {
  Markup out(page.title, asset("assets/post/record.css"));
  write_head(out, page);
  for (RecordPage::Track const& track : page.tracks) write_track(out, track);
  {
    auto const main = out.in("main");   // in two columns, over as many pages as it takes
    {
      auto const plan = out.in("figure");
      write_record_plan(out, page);
      if (!page.outer_note.empty()) out.put("small", page.outer_note);
    }
    for (RecordPage::Card const& card : page.cards) write_card(out, card);
    auto const notes = out.in("section", {{"class", "notes"}});
    out.put("h2", "Notes");
    auto const lines = out.in("div");
  }
  write_chart(out, page.chart);
  {
    auto const foot = out.in("footer");
    for (std::string const& line : page.foot) out.put("p", line);
  }
  return out.finish();
}

}  // namespace paddock::post
