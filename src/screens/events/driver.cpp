// One entrant's season: figures, why he stands where he stands, race by race, whom he met. And everybody against everybody.
#include <algorithm>

#include "events/changes.hpp"
#include "events/edit.hpp"
#include "screens/events/panels.hpp"

namespace paddock::app::events {
namespace {

constexpr size_t kMostDuels = 16;    // columns of the table of all against all

Line const* line_of(EventFrame const& f, int who) {
  if (Standings const* const all = shown_standings(f))
    for (Table const& table : all->tiers)
      for (Line const& line : table.lines)
        if (line.who == who) return &line;
  return nullptr;
}

float title(float x, float y, char const* words) { return text(Type::Title, x, y + px(10), words), y + px(38); }

float figures(Rect in, float y, Page const& page, Line const* line) {
  Figure const all[] = {{"Place", line ? std::to_string(line->place) : "-", Tone::Plain}, {"Points", line ? points_text(line->points) : "0", Tone::Plain},
                        {"Wins", std::to_string(page.wins), Tone::Plain}, {"Podiums", std::to_string(page.podiums), Tone::Plain},
                        {"Best", page.best ? ordinal(page.best) : "-", Tone::Plain}, {"Finishes", std::to_string(page.finishes) + "/" + std::to_string(page.starts), Tone::Plain}};
  for (int i = 0; i < 6; ++i) figure(in.column(i % 3, 3, px(6)).x, y + float(i / 3) * px(54), all[i], Type::PanelTitle);
  return y + px(112);
}

float raced_row(EventFrame const& f, Rect in, float y, Page::Raced const& raced) {
  Race const& race = f.view.event.rounds[size_t(raced.round)].races[size_t(raced.race)];
  Rect const row{in.x, y, in.w, px(size::kRow)};
  float const cy = row.middle().y;
  bool const won = raced.finish.place == 1;
  text_right(Type::FigureRow, row.x + px(24), cy - px(9), raced.finish.place ? std::to_string(raced.finish.place) : "out", won ? Role::AccentText : Role::Text);
  text(Type::Caption, row.x + px(30), cy - px(7), "of " + std::to_string(raced.field), Role::Text3);
  float const x = row.x + px(72), points_w = px(60);
  std::string words = round_words(f.view, raced.round);
  if (f.view.event.rounds[size_t(raced.round)].races.size() > 1) words += ", " + race_label(f.view.event, race.id);
  if (Change const* sub = substitute_of(f.view.event, f.pick.who, raced.round)) words += ", " + sub->name + " for him";
  text_fit(Type::Small, x, cy - px(9), words, row.right() - points_w - x, Role::Text2);
  text_right(Type::FigureSmall, row.right(), cy - px(9), points_text(raced.points));
  hairline(row.x, row.right(), row.bottom());
  return row.bottom();
}

float rival_row(EventFrame const& f, Rect in, float y, Page::Rival const& rival) {
  Rect const row{in.x, y, in.w, px(size::kRow)};
  float const cy = row.middle().y, bar = px(96);
  Entrant const& e = f.view.who(rival.who);
  if (list_row(row, ("Rival " + e.name).c_str(), false, false)) f.pick.who = rival.who;
  entrant_swatch({row.x, cy - px(10), px(40), px(20)}, e);
  text_fit(Type::Small, row.x + px(50), cy - px(9), e.name, row.w - px(60) - bar - px(56), Role::Text2);
  Rect whole{row.right() - bar - px(52), cy - px(5), bar, px(10)};
  int const met = std::max(1, rival.ahead + rival.behind);
  fill(whole, colour(Role::Panel3), radius::kCell);
  fill({whole.x, whole.y, whole.w * float(rival.ahead) / float(met), whole.h}, colour(Role::Info), radius::kCell);
  text_right(Type::FigureSmall, row.right(), cy - px(9), std::to_string(rival.ahead) + ":" + std::to_string(rival.behind));
  hairline(row.x, row.right(), row.bottom());
  return row.bottom();
}

}  // namespace

void draw_driver(EventFrame const& f, Rect where) {
  Page const& page = f.view.page(f.pick.who);
  Entrant const& e = f.view.who(f.pick.who);
  Line const* const line = line_of(f, f.pick.who);
  Rect const panel = open_panel(f, "##driver", where, Region::Log);
  Rect in = panel.inset(px(16), px(14));
  Rect head = in.cut_top(px(34), px(4));
  if (icon_button(head.cut_right(head.h, px(8)), "Close##driver", "x", "Back to the table (Esc)")) f.pick.who = -1;
  if (f.view.event.kind != Kind::League && icon_button(head.cut_right(head.h, px(8)), "Change##driver", "pencil", "His name, who decides for him, his team")) toggle_line(f);
  entrant_swatch({head.x, head.y + px(5), px(56), px(24)}, e);
  text_fit(Type::PanelTitle, head.x + px(68), head.y + px(4), e.name, head.w - px(68));
  std::string facts = e.team;
  if (!f.view.event.rules.tiers.empty()) facts += (facts.empty() ? "" : ", ") + tier_words(f.view, f.view.tier_of(f.pick.who));
  if (e.laurels) facts += (facts.empty() ? "" : ", ") + std::to_string(e.laurels) + (e.laurels == 1 ? " laurel" : " laurels");
  if (std::string const withdrew = withdrew_words(f.view.event, f.pick.who); !withdrew.empty()) facts += (facts.empty() ? "" : ", ") + withdrew;
  if (e.handicap) facts += (facts.empty() ? "handicap " : ", handicap ") + std::to_string(e.handicap);
  float y = in.y;
  if (f.phone() || f.stage.layout == Layout::Tablet || (f.pick.tab != EventTab::Entries && f.pick.tab != EventTab::Round)) y = draw_undo(f, in, y);   // else it stands beside
  if (!facts.empty()) text_fit(Type::Small, in.x, y, facts, in.w, Role::Text2), y += px(26);
  y = figures(in, draw_line(f, in, y + px(6)), page, line);
  if (page.average.num) text(Type::Small, in.x, y - px(2), "Place " + number_text({"", {}, page.average, true, Measure::Average}) + " on average.", Role::Text2), y += px(22);
  if (line && !line->reasons.empty()) {
    y = title(in.x, y, "Why this place");
    y += reasons_line(in.x, y, in.w, line->reasons);
  }
  y = draw_brings(f, in, y);
  if (page.starts == 0 && why_all_stay(f.view.event).empty()) y = draw_leaving(f, in, y);
  else y = draw_going(f, in, y);
  y = draw_changes(in, y, changes_of(f.view.event, f.pick.who));
  if (!page.races.empty()) y = title(in.x, y, "One by one");
  for (Page::Raced const& raced : page.races) y = raced_row(f, in, y, raced);
  if (!page.rivals.empty()) y = title(in.x, y, "Against");
  for (size_t i = 0; i < page.rivals.size() && i < 12; ++i) y = rival_row(f, in, y, page.rivals[i]);
  end_panel(y + px(20));
}

// A row's number says how often he came before the one of the column.
static float duels_of(EventFrame const& f, Rect in, float y, Table const& table) {
  HeadToHead const& duels = f.view.duels();
  std::vector<int> who;
  for (Line const& line : table.lines) who.push_back(line.who);
  if (std::string const name = tier_words(f.view, table.tier); !name.empty()) text(Type::Title, in.x + px(14), y, name), y += px(30);
  float const name = px(f.phone() ? 60 : 210), each = px(50);
  size_t const n = std::min({who.size(), kMostDuels, size_t(std::max(1.0f, (in.w - name - px(16)) / each))});
  for (size_t b = 0; b < n; ++b) entrant_swatch({in.x + name + each * float(b) + px(4), y, px(40), px(20)}, f.view.who(who[b]));
  y += px(28);
  for (size_t a = 0; a < n; ++a) {
    Rect const row{in.x, y, in.w, px(size::kRow)};
    float const cy = row.middle().y;
    Entrant const& e = f.view.who(who[a]);
    if (list_row(row, ("Duels " + e.name).c_str(), f.pick.who == who[a], false)) f.pick.who = f.pick.who == who[a] ? -1 : who[a];
    entrant_swatch({row.x + px(12), cy - px(10), px(40), px(20)}, e);
    if (!f.phone()) text_fit(Type::Body, row.x + px(62), cy - px(10), e.name, name - px(66));
    for (size_t b = 0; b < n; ++b) {
      float const right = in.x + name + each * float(b) + px(34);
      int const ahead = duels.ahead(who[a], who[b]), behind = duels.ahead(who[b], who[a]);
      if (a == b || ahead + behind == 0) text_right(Type::FigureSmall, right, cy - px(9), a == b ? "" : "-", Role::Text3);
      else text_right(Type::FigureRow, right, cy - px(9), std::to_string(ahead), ahead > behind ? Role::Good : ahead < behind ? Role::Text3 : Role::Text2);
    }
    hairline(row.x, row.right(), row.bottom());
    y = row.bottom();
  }
  return y + px(24);
}

float draw_duels(EventFrame const& f, Rect in, float y) {
  y += text_wrapped(Type::Caption, in.x + px(14), y, in.w - px(28), "How often the one of the row came before the one of the column, where both started; the best of the table.", Role::Text3) + px(12);
  for (Table const& table : shown_standings(f)->tiers)
    if (table.lines.size() > 1) y = duels_of(f, in, y, table);
  return y;
}

}  // namespace paddock::app::events
