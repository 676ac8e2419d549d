// What a page says of a Qualifying event: the ranking for the final with the number that decided each place, the final's grid, and
// how the races of each slot were drawn.
#include <algorithm>

#include "events/changes.hpp"
#include "events/draw.hpp"
#include "events/html_parts.hpp"

namespace paddock::app::events {
namespace {

using std::to_string;

char const* standing_words(Finalist const& f) {
  static constexpr char const* kWords[] = {"in the final", "alternate", "", "not there"};
  return kWords[f.is];
}

// What was asked of him; the last one parts him from his neighbours.
void reasons_cell(Booklet& b, std::vector<Reason> const& reasons) {
  auto const cell = b.out.in("td", {{"class", "reasons"}});
  for (size_t i = 0; i < reasons.size(); ++i) {
    if (i) b.out.verbatim(" ");
    b.out.put("span", reason_text(reasons[i]), {{"class", i + 1 == reasons.size() ? "reason last" : "reason"}});
  }
}

std::string races_text(Qualified const& races) {
  std::string out;
  for (Started const& s : races) out += (out.empty() ? "" : ", ") + place_text(s.place) + " of " + to_string(s.field);
  return out;
}

void write_ranking(Booklet& b, FinalField const& field) {
  auto const box = wide_box(b, "Ranking for the final");
  auto const table = b.out.in("table", {{"class", "ranking"}});
  b.out.put("caption", "Ranking for the final. The marked number is the one that decided.");
  {
    auto const head = b.out.in("thead");
    auto const row = b.out.in("tr");
    head_cell(b, "Rank", "place");
    head_cell(b, capital(b.words.driver), "name");
    head_cell(b, "Final");
    head_cell(b, "Finished");
    head_cell(b, "Points", "n");
    head_cell(b, "Why");
  }
  auto const body = b.out.in("tbody");
  for (Finalist const& f : field.ranking) {
    b.out.line();
    auto const row = b.out.in("tr", {{"class", f.is == Finalist::In ? "in" : f.is == Finalist::Alternate ? "alternate" : ""}});
    b.out.put("td", to_string(f.rank), {{"class", "place"}});
    {
      auto const cell = b.out.in("th", {{"scope", "row"}, {"class", "name"}});
      entrant_link(b, f.who);
    }
    b.out.put("td", f.is == Finalist::Absent && has_withdrawn(b.event, f.who) ? withdrew_words(b.event, f.who) : standing_words(f));
    b.out.put("td", races_text(f.races));
    number_cell(b, to_string(f.points));
    reasons_cell(b, f.reasons);
  }
}

void write_out(Booklet& b, std::vector<int> const& out) {
  if (out.empty()) return;
  auto const p = b.out.in("p", {{"class", "members"}});
  b.out.verbatim("Without a finish: ");
  for (int who : out) entrant_link(b, who);
}

void write_grid(Booklet& b, Round const& round, FinalField const* field) {
  for (Race const& race : round.races) {
    b.out.put("h3", "Field of the final");
    auto const list = b.out.in("ol", {{"class", "grid-list"}});
    for (int who : race.grid) {
      auto const item = b.out.in("li");
      entrant_link(b, who);
      if (!field) continue;
      auto const is = std::find_if(field->ranking.begin(), field->ranking.end(), [&](Finalist const& f) { return f.who == who; });
      if (is == field->ranking.end()) continue;
      b.out.put("small", counted(is->points, "point", "points") + " for the grid" + (is->is == Finalist::Alternate ? ", alternate" : ""));
    }
  }
}

// The event as it was before a round was raced: without its results and later ones, and without records, which say nothing here.
Event before_round(Event const& event, size_t round) {
  Event out = event;
  for (size_t r = 0; r < out.rounds.size(); ++r)
    for (Race& race : out.rounds[r].races) {
      if (r >= round) race.result.reset();
      else if (race.result) race.result->record.clear();
    }
  return out;
}

bool same_races(std::vector<Race> const& a, std::vector<Race> const& c) {
  return std::equal(a.begin(), a.end(), c.begin(), c.end(), [](Race const& x, Race const& y) { return x.grid == y.grid; });
}

void seed_row(Booklet& b, Draw const& draw, size_t n) {
  Seeded const& seed = draw.seeds[n];
  b.out.line();
  auto const row = b.out.in("tr");
  b.out.put("td", to_string(n + 1), {{"class", "place"}});
  {
    auto const cell = b.out.in("th", {{"scope", "row"}, {"class", "name"}});
    entrant_link(b, seed.who);
  }
  b.out.put("td", size_t(seed.race) < draw.races.size() ? draw.races[size_t(seed.race)].id : "");
  reasons_cell(b, seed.reasons);
  b.out.put("td", seed.why, {{"class", "why"}});
}

void write_draw(Booklet& b, int r) {
  Round const& round = b.event.rounds[size_t(r)];
  if (round.races.empty()) return;
  auto const draw = draw_of(before_round(b.event, size_t(r)), r);
  b.out.put("h3", round_name(b, r));
  if (!draw || !same_races(draw->races, round.races)) return b.out.put("p", "Drawn by hand.", {{"class", "note"}});
  auto const box = wide_box(b, "Draw of " + round_name(b, r));
  auto const table = b.out.in("table", {{"class", "ranking"}});
  {
    auto const head = b.out.in("thead");
    auto const row = b.out.in("tr");
    head_cell(b, "Seed", "place");
    head_cell(b, capital(b.words.driver), "name");
    head_cell(b, capital(b.words.race));
    head_cell(b, "Seeded by");
    head_cell(b, "Placed");
  }
  auto const body = b.out.in("tbody");
  for (size_t n = 0; n < draw->seeds.size(); ++n) seed_row(b, *draw, n);
}

}  // namespace

void write_final(Booklet& b) {
  if (b.event.kind != Kind::Qualifying) return;
  auto const section = b.out.in("section", {{"aria-labelledby", "final"}});
  heading(b, "final", "The final");
  auto const field = final_field(b.event);
  if (!field) b.out.put("p", field.error().what, {{"class", "note"}});
  else if (field->ranking.empty()) b.out.put("p", "Nobody has finished a race yet.", {{"class", "note"}});
  for (Round const& round : b.event.rounds)
    if (round.final) write_grid(b, round, field ? &*field : nullptr);
  if (!field || field->ranking.empty()) return;
  write_ranking(b, *field);
  write_out(b, field->out);
}

void write_draws(Booklet& b) {
  if (b.event.kind != Kind::Qualifying) return;
  auto const section = b.out.in("section", {{"aria-labelledby", "draws"}});
  heading(b, "draws", "Draws");
  bool const any = std::any_of(b.event.rounds.begin(), b.event.rounds.end(), [](Round const& r) { return !r.races.empty(); });
  if (!any) return b.out.put("p", "Nothing is drawn yet.", {{"class", "note"}});
  for (int r = 0; r < int(b.event.rounds.size()); ++r)
    if (!b.event.rounds[size_t(r)].final) write_draw(b, r);
}

}  // namespace paddock::app::events
