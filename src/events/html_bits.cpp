// Small parts of a season's page: plates, names, cells, anchors.
#include <algorithm>

#include "events/html_parts.hpp"
#include "post/report_writer.hpp"
#include "view/livery_paints.hpp"

namespace paddock::app::events {
namespace {

using std::to_string;

constexpr uint32_t kLightPanel = 0xFAFBF9, kLightText = 0x10191E, kDarkPanel = 0x1A252B, kDarkText = 0xF1F4F2;   // ui/tokens.json
constexpr uint32_t kDarkNumber = 0x10161A, kLightNumber = 0xFFFFFF;

constexpr int part_of(uint32_t rgb, int shift) { return int(rgb >> shift & 255); }

// Relative luminance in 650250000ths, with a gamma of 2: near enough to tell what stands out.
int64_t luminance(uint32_t rgb) {
  auto square = [&](int shift) { return int64_t(part_of(rgb, shift)) * part_of(rgb, shift); };
  return 2126 * square(16) + 7152 * square(8) + 722 * square(0);
}

// Contrast of two colours in hundredths, as WCAG counts it.
int64_t contrast_of(uint32_t a, uint32_t b) {
  constexpr int64_t kBlack = 650'250'000 / 20;
  int64_t const one = luminance(a) + kBlack, two = luminance(b) + kBlack;
  return 100 * std::max(one, two) / std::min(one, two);
}

uint32_t mixed(uint32_t from, uint32_t to, int twentieths) {
  uint32_t out = 0;
  for (int shift : {16, 8, 0})
    out |= uint32_t(part_of(from, shift) + (part_of(to, shift) - part_of(from, shift)) * twentieths / 20) << shift;
  return out;
}

// The paint itself, or as near to it as stands out on the panel.
uint32_t edge_of(uint32_t paint, uint32_t panel, uint32_t text) {
  uint32_t edge = paint;
  for (int i = 1; i <= 20 && contrast_of(edge, panel) < 310; ++i) edge = mixed(paint, text, i);
  return edge;
}

std::string colour_text(uint32_t rgb) {
  std::string out = "#";
  for (int shift = 20; shift >= 0; shift -= 4) out += "0123456789abcdef"[rgb >> shift & 15];
  return out;
}

std::string edge_rule(int livery, uint32_t panel, uint32_t text) {
  return ".v" + to_string(livery) + "{--e:" + colour_text(edge_of(livery_paint(livery).base, panel, text)) + "}";
}

}  // namespace

std::string livery_style() {
  std::string out, dark;
  for (int i = 0; i < kLiveries; ++i) {
    LiveryPaint const& p = livery_paint(i);
    uint32_t const number = contrast_of(p.base, kDarkNumber) > contrast_of(p.base, kLightNumber) ? kDarkNumber : kLightNumber;
    out += ".v" + to_string(i) + "{--c:" + colour_text(p.base) + ";--s:" + colour_text(p.second) + ";--n:" + colour_text(number) + "}";
    if (p.dash[0]) {
      out += ".v" + to_string(i) + " .dash{stroke-dasharray:";
      for (int k = 0; k < 4 && p.dash[k]; ++k) out += (k ? " " : "") + to_string(p.dash[k]);
      out += "}";
    }
    out += "\n" + edge_rule(i, kLightPanel, kLightText) + "\n";
    dark += edge_rule(i, kDarkPanel, kDarkText) + "\n";
  }
  return out + "@media screen and (prefers-color-scheme:dark){\n" + dark + "}\n";
}

std::string livery_class(Booklet const& b, int who, std::string_view beside) {
  return std::string(beside) + " v" + to_string(livery_index(b.event.entrants[size_t(who)].livery));
}

void plate(Booklet& b, int who) {
  b.out.put("span", to_string(b.event.entrants[size_t(who)].number), {{"class", livery_class(b, who, "plate")}});
}

void bare_name(Booklet& b, int who) { b.out.put("bdi", b.event.entrants[size_t(who)].name); }

void entrant_link(Booklet& b, int who) {
  auto const link = b.out.in("a", {{"class", "who"}, {"href", "#" + entrant_id(who)}});
  plate(b, who);
  bare_name(b, who);
}

void moved_mark(Booklet& b, int moved) {
  if (moved == 0) return;
  auto const mark = b.out.in("span", {{"class", moved > 0 ? "rose" : "fell"}});
  b.out.put("span", moved > 0 ? "▲" : "▼", {{"aria-hidden", "true"}});
  b.out.put("span", moved > 0 ? "up" : "down", {{"class", "unseen"}});
  b.out.text(to_string(std::abs(moved)));
}

void heading(Booklet& b, char const* id, std::string_view text) { b.out.put("h2", text, {{"id", id}}); }

void head_cell(Booklet& b, std::string_view text, char const* kind) { b.out.put("th", text, {{"scope", "col"}, {"class", kind}}); }

void number_cell(Booklet& b, std::string_view text, char const* kind) {
  b.out.put("td", text, {{"class", *kind ? std::string("n ") + kind : "n"}});
}

post::Markup::Inside wide_box(Booklet& b, std::string_view label) {
  b.out.line();
  return b.out.in("div", {{"class", "wide"}, {"role", "region"}, {"tabindex", "0"}, {"aria-label", label}});
}

std::string entrant_id(int who) { return "e" + to_string(who + 1); }
std::string round_id(int round) { return "r" + to_string(round + 1); }
std::string race_id(int round, int race) { return round_id(round) + "-" + to_string(race + 1); }

std::string round_name(Booklet const& b, int round) {
  Round const& r = b.event.rounds[size_t(round)];
  std::string const kind = r.final ? "Final" : (b.event.kind == Kind::Qualifying ? "Slot " : "Round ") + to_string(round + 1);
  return r.name.empty() || r.name == kind ? kind : kind + ": " + r.name;
}

std::string round_short(Booklet const& b, int round) { return b.event.rounds[size_t(round)].final ? "F" : to_string(round + 1); }

std::string tier_name(Booklet const& b, int tier) {
  auto const& names = b.event.rules.tiers;
  return tier >= 0 && size_t(tier) < names.size() ? names[size_t(tier)] : "";
}

std::string place_text(int place) { return place <= 0 ? "DNF" : number_text({"", {}, Ratio(place), true, Measure::Place}); }

bool is_over(Round const& round) {
  return !round.races.empty() && std::all_of(round.races.begin(), round.races.end(), [](Race const& r) { return r.result.has_value(); });
}

std::string record_address(Booklet const& b, std::string const& record) {
  if (post::is_web_address(record)) return record;
  return post::is_place_in_page(record) && post::is_web_address(b.base_url) ? b.base_url + record : "";
}

}  // namespace paddock::app::events
