// The table after every round: places with movement, points of each round, dropped ones struck out, divisions with those who change
// them, teams.
#include <algorithm>

#include "events/changes.hpp"
#include "screens/events/panels.hpp"

namespace paddock::app::events {
namespace {

// Where the columns of a table stand.
struct Columns {
  float place, move, plate, name, first, each, all, gap;   // left edges; `each`: of a round; all, gap: right edges
  int from = 0, rounds = 0;                                // rounds that are shown
};

Columns columns_of(EventFrame const& f, Rect in, int rounds) {
  Columns c;
  bool const phone = f.phone();
  c.place = in.x + px(phone && tiers_of(f.view.event) == 1 ? 28 : 36), c.move = c.place + px(22), c.plate = c.move + px(20), c.name = c.plate + px(50);
  bool const best = f.view.event.kind == Kind::Qualifying;   // there not the points but the best finish puts in order
  c.gap = in.right() - px(phone ? 14 : 18), c.all = phone && !best ? c.gap : c.gap - px(phone ? 52 : 72);
  c.each = px(42);
  float const room = c.all - px(60) - c.name - px(phone ? 110 : 150);
  c.rounds = std::clamp(int(room / c.each), 0, rounds);
  c.from = rounds - c.rounds;
  c.first = c.all - px(60) - float(c.rounds) * c.each;
  return c;
}

// A column's head; the one that the table is sorted by is marked.
void sorted_head(float right, float y, char const* words, bool sorted) {
  text_right(Type::Caption, right, y, words, sorted ? Role::Text2 : Role::Text3);
  if (sorted) icon("chevron-down", right - text_size(Type::Caption, words).x - px(8), y + px(8), 12, Role::Text2);
}

bool final_is_raced(EventFrame const& f) {
  int const last = int(f.view.event.rounds.size()) - 1;
  return last >= 0 && f.view.event.rounds[size_t(last)].final && f.view.raced(last) > 0;
}

void heads(EventFrame const& f, Columns const& c, float y, bool entrants = true) {
  text(Type::Caption, entrants ? c.name : c.plate, y, f.phone() ? "" : entrants ? "Entrant" : "Team", Role::Text3);
  for (int i = 0; i < c.rounds; ++i) {
    int const round = c.from + i;
    bool const final = f.view.event.rounds[size_t(round)].final;
    text_right(Type::FigureSmall, c.first + float(i + 1) * c.each, y - px(1), (i == 0 && c.from > 0 ? "... " : "") + (final ? std::string("F") : "R" + std::to_string(round + 1)), Role::Text3);
  }
  bool const best = f.view.event.kind == Kind::Qualifying && entrants;
  sorted_head(c.all, y, "Points", !best);
  if (best) sorted_head(c.gap, y, final_is_raced(f) ? "Final" : "Best", true);
  else if (!f.phone() && entrants) text_right(Type::Caption, c.gap, y, "Behind", Role::Text3);
}

// What puts a qualifying event in order: the place in the final, behind these the best finish.
void decided(float right, float cy, Line const& line, bool after_final) {
  if (line.reasons.empty()) return;
  bool const final = std::string_view(line.reasons.front().words) == "place in the final";
  if (after_final && !final) return text_right(Type::Caption, right, cy - px(8), "best " + number_text(line.reasons.front()), Role::Text3);   // was not in it
  text_right(Type::FigureRow, right, cy - px(9), number_text(line.reasons.front()), final || line.reasons.front().words[0] == 'b' ? Role::Text : Role::Text2);
}

// One round of a line: its points; struck out where it is dropped, a bar where he was not there.
void score(Score const& s, float right, float cy) {
  if (!s.started) return text_right(Type::FigureSmall, right, cy - px(9), "-", Role::Text3);
  std::string const words = points_text(s.points);
  text_right(Type::FigureSmall, right, cy - px(9), words, s.dropped ? Role::Text3 : s.place == 1 ? Role::AccentText : Role::Text2);
  float const w = text_size(Type::FigureSmall, words).x;
  if (s.dropped) strike(right - w, cy, w);
}

// Who would change the division, by a strip at the left and a word on wish.
void zone(EventFrame const& f, Rect row, Line const& line, int tier, int lines) {
  Rules const& rules = f.view.event.rules;
  int const tiers = tiers_of(f.view.event);
  bool const up = tier > 0 && line.place <= rules.promoted, down = tier + 1 < tiers && line.place > lines - rules.relegated;
  if (!up && !down) return;
  fill({row.x, row.y + 1, px(4), row.h - 2}, colour(up ? Role::Good : Role::Bad));
  icon(up ? "arrow-up" : "chevron-down", row.x + px(13), row.middle().y, 14, up ? Role::Good : Role::Bad);
}

float line_row(EventFrame const& f, Rect in, float y, Columns const& c, Line const& line) {
  float const h = px(f.phone() ? 48 : size::kRow);
  Rect const row{in.x, y, in.w, h};
  if (!ImGui::IsRectVisible(row.min(), row.max())) return row.bottom();
  Entrant const& e = f.view.who(line.who);
  if (list_row(row, ("Entrant " + e.name).c_str(), f.pick.who == line.who, false)) f.pick.who = f.pick.who == line.who ? -1 : line.who;
  float const cy = row.middle().y;
  text_right(line.place <= 3 ? Type::Title : Type::FigureRow, c.place, cy - px(line.place <= 3 ? 11 : 9), std::to_string(line.place), line.place <= 3 ? Role::Text : Role::Text2);
  move_mark(c.move, cy, line.moved);
  entrant_swatch({c.plate, cy - px(10), px(40), px(20)}, e);
  float const room = (c.rounds ? c.first : c.all - px(60)) - c.name - px(4);
  float const w = text_fit(Type::Body, c.name, cy - px(10), e.name, room);
  std::string const withdrew = withdrew_words(f.view.event, line.who), &beside = withdrew.empty() ? e.team : withdrew;
  if (!beside.empty() && room - w > px(60)) text_fit(Type::Caption, c.name + w + px(8), cy - px(7), beside, room - w - px(12), Role::Text3);
  for (int i = 0; i < c.rounds; ++i)
    if (size_t(c.from + i) < line.scores.size()) score(line.scores[size_t(c.from + i)], c.first + float(i + 1) * c.each, cy);
  text_right(Type::FigureRow, c.all, cy - px(9), points_text(line.points));
  if (f.view.event.kind == Kind::Qualifying) decided(c.gap, cy, line, final_is_raced(f));
  else if (!f.phone()) text_right(Type::FigureSmall, c.gap, cy - px(9), line.gap ? "\u2212" + points_text(line.gap) : "", Role::Text3);
  hairline(row.x, row.right(), row.bottom());
  return row.bottom();
}

float tier_table(EventFrame const& f, Rect in, float y, Standings const& all, Table const& table) {
  std::string const name = tier_words(f.view, table.tier);
  if (!name.empty()) text(Type::Title, in.x + px(14), y + px(6), name), y += px(34);
  Columns const c = columns_of(f, in, all.rounds);
  heads(f, c, y);
  y += px(22);
  hairline(in.x, in.right(), y);
  for (Line const& line : table.lines) {
    Rect const row{in.x, y, in.w, px(f.phone() ? 48 : size::kRow)};
    y = line_row(f, in, y, c, line);
    zone(f, row, line, table.tier, int(table.lines.size()));
  }
  return y + px(18);
}

void legend(EventFrame const& f, Rect in, float& y) {
  Rules const& rules = f.view.event.rules;
  std::string words;
  if (rules.dropped) words += std::to_string(rules.dropped) + (rules.dropped == 1 ? " round with the fewest points does" : " rounds with the fewest points do") + " not count; " + (rules.dropped == 1 ? "it is" : "they are") + " struck out. ";
  if (tiers_of(f.view.event) > 1 && rules.promoted + rules.relegated > 0)
    words += std::to_string(rules.promoted) + " move up, " + std::to_string(rules.relegated) + " move down at the end. ";
  if (f.view.event.kind == Kind::Qualifying) words += "Sorted by the final, then by the best finish and the tie-breaks of the rules; points are the fifth of them. ";
  words += "Press a line for the reasons of its place.";
  y += text_wrapped(Type::Caption, in.x + px(14), y, in.w - px(28), words, Role::Text3) + px(12);
}

// After which round: one step back or on.
void after_steps(EventFrame const& f, Rect& row) {
  int const all = int(f.view.season.size()), at = f.pick.after ? f.pick.after : all;
  float const side = row.h;
  if (icon_button(row.cut_right(side, px(4)), "Round on##table", "player-skip-forward", "After the next round", false, at < all)) f.pick.after = at + 1 < all ? at + 1 : 0;
  std::string const words = (f.phone() ? "Round " : "After round ") + std::to_string(at) + " of " + std::to_string(f.view.event.rounds.size());
  float const w = text_size(Type::SmallStrong, words).x + px(16);
  Rect const mid = row.cut_right(w, px(4));
  text_mid(Type::SmallStrong, mid, words);
  if (icon_button(row.cut_right(side, px(8)), "Round back##table", "player-skip-back", "After the round before", false, at > 1)) f.pick.after = at - 1;
}

}  // namespace

Standings const* shown_standings(EventFrame const& f) {
  size_t const all = f.view.season.size();
  if (all == 0) return nullptr;
  return &f.view.season[f.pick.after > 0 && size_t(f.pick.after) <= all ? size_t(f.pick.after) - 1 : all - 1];
}

float draw_teams(EventFrame const& f, Rect in, float y) {
  Standings const& all = *shown_standings(f);
  heads(f, columns_of(f, in, all.rounds), y, false);
  y += px(22);
  hairline(in.x, in.right(), y);
  for (TeamLine const& team : all.teams) {
    Rect const row{in.x, y, in.w, px(size::kRowRoomy)};
    float const cy = row.middle().y;
    text_right(team.place <= 3 ? Type::Title : Type::FigureRow, row.x + px(34), cy - px(11), std::to_string(team.place));
    move_mark(row.x + px(56), cy, team.moved);
    text_fit(Type::Strong, row.x + px(78), cy - px(19), team.team, px(200));
    float x = row.x + px(78);
    for (int who : team.members) {
      if (x > row.x + px(250)) break;
      entrant_swatch({x, cy + px(3), px(34), px(17)}, f.view.who(who));
      x += px(39);
    }
    Columns const c = columns_of(f, in, all.rounds);
    for (int i = 0; i < c.rounds; ++i)
      if (size_t(c.from + i) < team.rounds.size()) text_right(Type::FigureSmall, c.first + float(i + 1) * c.each, cy - px(9), points_text(team.rounds[size_t(c.from + i)]), Role::Text2);
    text_right(Type::FigureRow, c.all, cy - px(9), points_text(team.points));
    hairline(row.x, row.right(), row.bottom());
    y = row.bottom();
  }
  return y;
}

void draw_table(EventFrame const& f, Rect where) {
  Rect const in = open_panel(f, "##standings", where, Region::Standing);
  Rect head = Rect{in.x, in.y, in.w, px(56)}.inset(px(14), px(10));
  Standings const* const all = shown_standings(f);
  if (!all) {
    text(Type::Title, head.x, head.y + px(7), "Standings");
    float const y = in.y + px(60) + text_wrapped(Type::Body, head.x, in.y + px(60), head.w, "They stand here as soon as there is a result.", Role::Text2);
    return end_panel(y + px(20));
  }
  std::vector<char const*> names{"Entrants", "Head to head"};
  if (!all->teams.empty()) names.push_back("Teams");
  Rect steps = head;
  if (f.phone()) steps = Rect{head.x, head.bottom() + px(8), head.w, head.h};
  after_steps(f, steps);
  f.pick.sheet = segmented(head.cut_left(std::min(f.phone() ? head.w : steps.w, px(112) * float(names.size()))), "Table", names, std::min(f.pick.sheet, int(names.size()) - 1));
  float y = in.y + px(f.phone() ? 104 : 60);
  if (f.pick.sheet == 1) y = draw_duels(f, in, y);
  else if (f.pick.sheet == 2) y = draw_teams(f, in, y);
  else {
    for (Table const& table : all->tiers)
      if (!table.lines.empty()) y = tier_table(f, in, y, *all, table);
    legend(f, in, y);
  }
  end_panel(y + px(16));
}

}  // namespace paddock::app::events
