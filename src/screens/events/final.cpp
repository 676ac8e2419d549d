// The ranking for the final: every tie-break in a column of its own, each with its number, the one that decided marked; alternates;
// who may miss it.
#include <algorithm>

#include "events/changes.hpp"
#include "screens/events/panels.hpp"
#include "session/session.hpp"

namespace paddock::app::events {
namespace {

std::span<Criterion const> criteria_of(EventFrame const& f, int round) {
  GameInfo const* const game = find_game(game_of(f.view.event, f.view.event.rounds[size_t(round)]));
  if (!game || !game->contest || !game->contest->qualifying) return {};
  return game->contest->qualifying->criteria;
}

int final_round(EventFrame const& f) {
  for (int i = int(f.view.event.rounds.size()) - 1; i >= 0; --i)
    if (f.view.event.rounds[size_t(i)].final) return i;
  return std::max(0, int(f.view.event.rounds.size()) - 1);
}

Reason const* reason_for(Finalist const& one, Criterion const& criterion) {
  for (Reason const& r : one.reasons)
    if (std::string_view(r.words) == criterion.words) return &r;
  return nullptr;
}

Chip finalist_chip(EventFrame const& f, Finalist const& one) {
  if (has_withdrawn(f.view.event, one.who)) return {"ban", "withdrew", Tone::Quiet, {}};
  if (one.is == Finalist::In) return {"flag-3", "in", Tone::Good, {}};
  if (one.is == Finalist::Alternate) return {"hourglass", "alternate", Tone::Warn, {}};
  if (one.is == Finalist::Absent) return {"ban", "not here", Tone::Quiet, {}};
  return {"minus", "out", Tone::Quiet, {}};
}

struct FinalColumns {
  float plate, name, first, each, points, state;   // left edges; points: right edge
  bool columns;
};

FinalColumns columns_of(Rect in, size_t criteria) {
  FinalColumns p;
  p.plate = in.x + px(36), p.name = p.plate + px(50), p.state = in.right() - px(138), p.points = p.state - px(16);
  p.first = p.name + px(130);
  float const room = p.points - px(48) - p.first;
  p.each = criteria ? room / float(criteria) : 0;
  p.columns = p.each >= px(52);
  return p;
}

float heads(Rect in, float y, FinalColumns const& p, std::span<Criterion const> criteria) {
  float tall = px(16);
  if (p.columns)
    for (size_t i = 0; i < criteria.size(); ++i) tall = std::max(tall, text_height(Type::Caption, p.each - px(8), criteria[i].words) + px(26));
  for (size_t i = 0; i < criteria.size() && p.columns; ++i) {
    float const x = p.first + p.each * float(i);
    text_wrapped(Type::Caption, x, y, p.each - px(8), criteria[i].words, Role::Text2);
    if (!criteria[i].rule.empty() && cite_width(criteria[i].rule) < p.each) cite(x, y + tall - px(12), criteria[i].rule);
  }
  text_right(Type::Caption, p.points, y, "Points", Role::Text2);
  hairline(in.x, in.right(), y + tall + px(6));
  return y + tall + px(6);
}

void numbers(float cy, FinalColumns const& p, std::span<Criterion const> criteria, Finalist const& one) {
  for (size_t i = 0; i < criteria.size(); ++i) {
    Reason const* const r = reason_for(one, criteria[i]);
    float const x = p.first + p.each * float(i);
    if (!r) {
      text(Type::FigureSmall, x, cy - px(9), i < one.reasons.size() ? "" : "-", Role::Text3);
      continue;
    }
    bool const decided = r == &one.reasons.back();
    std::string const words = number_text(*r);
    if (decided) fill({x - px(6), cy - px(12), text_size(Type::FigureRow, words).x + px(12), px(24)}, colour(Role::AccentFace), radius::kChip);
    text_fit(Type::FigureRow, x, cy - px(9), words, p.each - px(6), decided ? Role::AccentText : Role::Text);
  }
}

float finalist_row(EventFrame const& f, Rect in, float y, FinalColumns const& p, std::span<Criterion const> criteria, Finalist const& one) {
  int const round = final_round(f);
  float const h = p.columns ? px(44) : px(50) + reason_parts(p.plate, 0, in.right() - p.plate, one.reasons, false);
  Rect const row{in.x, y, in.w, h};
  if (!ImGui::IsRectVisible(row.min(), row.max())) return row.bottom();
  float const cy = y + px(22);
  Entrant const& e = f.view.who(one.who);
  text_right(one.rank <= 3 ? Type::Title : Type::FigureRow, row.x + px(26), cy - px(one.rank <= 3 ? 11 : 9), std::to_string(one.rank));
  entrant_swatch({p.plate, cy - px(10), px(40), px(20)}, e);
  text_fit(Type::Body, p.name, cy - px(10), e.name, (p.columns ? p.first : p.points - px(40)) - p.name - px(8));
  if (p.columns) numbers(cy, p, criteria, one);
  else reason_parts(p.plate, y + px(42), in.right() - p.plate, one.reasons, true);
  text_right(Type::FigureRow, p.points, cy - px(9), std::to_string(one.points));
  Chip const c = finalist_chip(f, one);
  chip(p.state, cy, c);
  auto const in_it = entered_of(f.view.event, round);
  bool const there = std::find(in_it.begin(), in_it.end(), one.who) != in_it.end();
  Rect const press{row.right() - px(32), cy - px(16), px(32), px(32)};
  if (!f.view.raced(round) && !has_withdrawn(f.view.event, one.who) && icon_button(press, ("Present " + e.name).c_str(), there ? "check" : "ban", there ? "Is here; press for whoever cannot race" : "Cannot race; press for whoever is here after all", !there)) toggle_present(f, round, one.who);
  hairline(row.x, row.right(), row.bottom());
  return row.bottom();
}

}  // namespace

float draw_final(EventFrame const& f, Rect in, float y) {
  auto const& field = f.view.final();
  text(Type::Title, in.x, y + px(8), "Ranking for the final");
  y += px(38);
  if (!field) return y + text_wrapped(Type::Body, in.x, y, in.w, field.error().what, Role::Text2) + px(16);
  y += text_wrapped(Type::Caption, in.x, y, in.w, "The number that parts each from the next stands out; what is behind it was not asked. The points of the best finish count for the places on the grid.", Role::Text3) + px(10);
  int const round = final_round(f);
  if (f.view.drawn(round) && !f.view.raced(round)) {
    if (button({in.x, y, px(200), px(app::look().touch ? 48 : 36)}, "Make it again##final", {.icon = "dice-5", .tip = "After somebody has been taken out, or is back"})) draw_round(f, round);
    y += px(app::look().touch ? 58 : 46);
  }
  auto const criteria = criteria_of(f, round);
  FinalColumns const p = columns_of(in, criteria.size());
  y = heads(in, y, p, criteria);
  for (Finalist const& one : field->ranking) y = finalist_row(f, in, y, p, criteria, one);
  if (!field->out.empty()) y += text_wrapped(Type::Caption, in.x, y + px(8), in.w, std::to_string(field->out.size()) + " more have no finish yet.", Role::Text3) + px(12);
  return y + px(16);
}

}  // namespace paddock::app::events
