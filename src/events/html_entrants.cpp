// The sections of a season's page that belong to one entrant each: what he raced, his best, how he did against others.
#include <algorithm>

#include "events/changes.hpp"
#include "events/html_parts.hpp"

namespace paddock::app::events {
namespace {

using std::to_string;
using Entry = events::Page;              // what standings.hpp has of one entrant

constexpr size_t kMostRivals = 12;

void fact(Booklet& b, std::string_view name, std::string_view value) {
  if (value.empty()) return;
  auto const pair = b.out.in("div");
  b.out.put("dt", name);
  b.out.put("dd", value);
}

std::string hundredths(Ratio number) { return number_text({"", {}, number, true, Measure::Average}); }

void write_facts(Booklet& b, Entry const& page) {
  Entrant const& e = b.event.entrants[size_t(page.who)];
  Line const* line = b.lines[size_t(page.who)];
  auto const list = b.out.in("dl", {{"class", "facts"}});
  if (line && b.now.rounds) fact(b, "Standing", place_text(line->place) + ", " + points_text(line->points) + " points");
  fact(b, "Team", e.team);
  fact(b, "Division", tier_name(b, e.tier));
  if (e.laurels) fact(b, "Laurels", to_string(e.laurels));
  if (e.handicap) fact(b, "Handicap", to_string(e.handicap));
  if (!page.starts) return;
  fact(b, "Finished", to_string(page.finishes) + " of " + to_string(page.starts));
  fact(b, "Best", page.best ? place_text(page.best) : "");
  fact(b, "Wins", to_string(page.wins));
  fact(b, "First three", to_string(page.podiums));
  if (page.finishes) fact(b, "Average place", hundredths(page.average));
}

// His row of the table after each round as a small line.
void write_course(Booklet& b, int who) {
  constexpr int kWide = 220, kHigh = 44, kEdge = 6;
  int lowest = 2, first = -1;
  std::string path;
  for (Table const& t : b.now.tiers)
    if (t.tier == b.event.entrants[size_t(who)].tier) lowest = std::max(2, int(t.lines.size()));
  for (int r = 0; r < b.rounds(); ++r) {
    int const place = b.place_in(r, who);
    if (!place) continue;
    if (first < 0) first = r;
    int const x = kEdge + r * (kWide - 2 * kEdge) / std::max(1, b.rounds() - 1);
    int const y = kEdge + std::min(place - 1, lowest - 1) * (kHigh - 2 * kEdge) / (lowest - 1);
    path += (path.empty() ? "M" : "L") + to_string(x) + " " + to_string(y);
  }
  if (first < 0 || b.rounds() - first < 2) return;
  auto const svg = b.out.in("svg", {{"class", livery_class(b, who, "course curve")}, {"viewBox", "0 0 220 44"}, {"role", "img"}});
  b.out.put("title", "Place after each round, from " + to_string(b.place_in(first, who)) + " to " + to_string(b.place_in(b.rounds() - 1, who)));
  for (char const* kind : {"edge", "base"}) b.out.lone("path", {{"class", kind}, {"d", path}});
}

std::string points_of(Entry::Raced const& raced, Line const* line) {
  bool const dropped = line && size_t(raced.round) < line->scores.size() && line->scores[size_t(raced.round)].dropped;
  return points_text(raced.points) + (dropped ? " (dropped)" : "");
}

void write_results(Booklet& b, Entry const& page) {
  if (page.races.empty()) return b.out.put("p", "No results yet.", {{"class", "note"}});
  auto const table = b.out.in("table");
  {
    auto const head = b.out.in("thead");
    auto const row = b.out.in("tr");
    head_cell(b, capital(race_word(b.event)), "name");
    for (char const* words : {"Grid", "Place", "Points"}) head_cell(b, words, "n");
  }
  auto const body = b.out.in("tbody");
  for (Entry::Raced const& raced : page.races) {
    Race const& race = b.event.rounds[size_t(raced.round)].races[size_t(raced.race)];
    auto const row = b.out.in("tr");
    {
      auto const cell = b.out.in("th", {{"scope", "row"}, {"class", "name"}});
      auto const link = b.out.in("a", {{"href", "#" + race_id(raced.round, raced.race)}});
      b.out.text(race_label(b.event, race.id));
      std::string const& name = b.event.rounds[size_t(raced.round)].name;
      if (!name.empty()) b.out.verbatim(" "), b.out.put("small", name);
    }
    number_cell(b, raced.grid ? to_string(raced.grid) : "");
    number_cell(b, place_text(raced.finish.place) + (raced.finish.place ? " of " + to_string(raced.field) : ""),
                raced.finish.place >= 1 && raced.finish.place <= 3 ? "strong" : "");
    number_cell(b, points_of(raced, b.lines[size_t(page.who)]));
  }
}

void write_rivals(Booklet& b, Entry const& page) {
  if (page.rivals.empty()) return;
  b.out.put("h4", page.rivals.size() > kMostRivals ? "Ahead and behind, of those met most often" : "Ahead and behind");
  auto const list = b.out.in("ul", {{"class", "rivals"}});
  for (size_t i = 0; i < std::min(page.rivals.size(), kMostRivals); ++i) {
    Entry::Rival const& rival = page.rivals[i];
    auto const item = b.out.in("li", {{"class", rival.ahead > rival.behind ? "more" : rival.ahead < rival.behind ? "less" : ""}});
    entrant_link(b, rival.who);
    b.out.put("span", to_string(rival.ahead) + ":" + to_string(rival.behind), {{"class", "score"}});
  }
}

void write_entrant(Booklet& b, int who) {
  Entry const page = page_of(b.event, who, b.after);
  b.out.line();
  auto const article = b.out.in("article", {{"class", "entrant"}, {"id", entrant_id(who)}});
  {
    auto const title = b.out.in("h3");
    plate(b, who);
    bare_name(b, who);
  }
  write_facts(b, page);
  write_course(b, who);
  write_results(b, page);
  write_rivals(b, page);
}

}  // namespace

void write_entrants(Booklet& b) {
  if (b.event.entrants.empty()) return;
  auto const section = b.out.in("section", {{"aria-labelledby", "entrants"}});
  heading(b, "entrants", capital(b.words.driver) + "s");
  auto const cards = b.out.in("div", {{"class", "entrants"}});
  for (int who = 0; who < int(b.event.entrants.size()); ++who) write_entrant(b, who);
}

}  // namespace paddock::app::events
