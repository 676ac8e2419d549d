#include "post/record_page.hpp"

#include <algorithm>

#include "post/record_plan.hpp"

namespace paddock::post {
namespace {

constexpr char const* kStyle = R"(
@page{margin:8mm}
:root{color-scheme:light}
*{box-sizing:border-box;-webkit-print-color-adjust:exact;print-color-adjust:exact}
body{margin:0 auto;padding:4mm;width:200mm;background:#fff;color:#000;font:8.6pt/1.3 Inter,"Helvetica Neue",Arial,sans-serif}
@media print{body{padding:0;width:auto}}
h1,h2,dd,.plan text.h,.track,.chart{font-family:"Archivo Narrow","Arial Narrow","Liberation Sans Narrow",Arial,sans-serif}
h1{font-size:20pt;line-height:1;margin:0}
h2{font-size:10.5pt;line-height:1.15;margin:0 0 .6mm;border-bottom:.45mm solid #000}
h2 small{font:7.4pt Inter,Arial,sans-serif;float:right;margin-top:.6mm}
p{margin:0}
header{display:flex;justify-content:space-between;align-items:flex-end;gap:6mm;border-bottom:.7mm solid #000;padding-bottom:1.4mm}
dl{display:flex;gap:5mm;margin:0}
dt{font-size:7pt}
dd{margin:0;font-size:13pt;font-weight:700;line-height:1.05;white-space:nowrap}
.fill{display:flex;gap:4mm;margin:2.4mm 0 2mm;font-size:7.4pt}
.fill span{flex:1;border-bottom:.25mm solid #000;height:4.4mm}
main{display:grid;grid-template-columns:104mm 1fr;gap:5mm}
main>div{display:flex;flex-direction:column}
.plan{width:100%;max-height:136mm;display:block}
.plan rect,.plan polygon,.plan circle{fill:#fff;stroke:#000;stroke-width:.55}
.plan polygon,.plan circle.t{stroke:#777;stroke-width:.4}
.plan .hull{stroke:#000;stroke-width:1.3}
.plan .wheel{fill:#ddd;stroke-width:.9}
.plan .part{fill:#f3f3f3;stroke:#555;stroke-width:.4}
.plan .o,i.o{fill:#c4c4c4;background:#c4c4c4}
.plan text{text-anchor:middle;fill:#000}
.plan text.h{font-size:7.6px;font-weight:700}
section{margin-bottom:2mm;break-inside:avoid}
.line{margin:.9mm 0;line-height:1.22}
.line small{font-size:7.2pt;color:#222}
.boxes{display:flex;gap:1.6mm;align-items:flex-start;margin-top:.3mm}
.boxes>span{font-size:7pt;min-width:12mm;max-width:26mm}
.boxes>div{display:flex;flex-wrap:wrap;gap:.5mm 1.2mm}
u{display:inline-flex;gap:.35mm;text-decoration:none}
i{width:2.7mm;height:2.7mm;border:.22mm solid #000}
.track{border-collapse:collapse;width:100%;table-layout:fixed}
.track td{border:.25mm solid #000;text-align:center;font-size:10.5pt;font-weight:700;height:6mm}
.track.w td{font-size:6.4pt;font-weight:400;height:8mm;vertical-align:top;color:#333}
.track .now{outline:.7mm solid #000;outline-offset:-.7mm}
.halves{display:flex;gap:4mm;align-items:flex-start}
.chart{border-collapse:collapse;table-layout:fixed;width:50%;font-size:7.4pt;line-height:1.12}
.chart th{font-weight:400;font-size:6.4pt}
.chart td,.chart th{text-align:center;padding:0 .3mm;border-left:.15mm solid #aaa}
.chart td:first-child{font-weight:700;text-align:right;padding-right:1mm;border:0}
.chart tr:nth-child(5n) td{border-bottom:.15mm solid #777}
.notes{flex:1;min-height:18mm;display:flex;flex-direction:column}
.notes div{flex:1;background:repeating-linear-gradient(#fff 0 5.6mm,#888 5.6mm 5.8mm)}
footer{font-size:6.4pt;line-height:1.25;overflow-wrap:anywhere;border-top:.25mm solid #000;padding-top:.8mm}
)";

void write_boxes(Markup& out, int n) {
  auto const all = out.in("div");
  for (int i = 0; i < n; i += 5) {
    auto const five = out.in("u");
    for (int k = i; k < std::min(i + 5, n); ++k) { auto const one = out.in("i"); }
  }
}

void write_card(Markup& out, RecordPage::Card const& card) {
  auto const section = out.in("section");
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
  Markup out(page.title, kStyle);
  write_head(out, page);
  {
    auto const main = out.in("main");
    {
      auto const left = out.in("div");
      write_record_plan(out, page);
      if (!page.outer_note.empty()) out.put("small", page.outer_note);
    }
    auto const right = out.in("div");
    for (RecordPage::Card const& card : page.cards) write_card(out, card);
    auto const notes = out.in("section", {{"class", "notes"}});
    out.put("h2", "Notes");
    auto const lines = out.in("div");
  }
  for (RecordPage::Track const& track : page.tracks) write_track(out, track);
  write_chart(out, page.chart);
  {
    auto const foot = out.in("footer");
    for (std::string const& line : page.foot) out.put("p", line);
  }
  return out.finish();
}

}  // namespace paddock::post
