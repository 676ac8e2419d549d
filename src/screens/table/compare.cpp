// Two drafts side by side: one is put aside, the other goes on being written; what differs stands in both columns.
#include <algorithm>

#include "screens/table/compare.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"
#include "view/marked.hpp"

namespace paddock::app {
namespace {

// The line of `desk` that speaks of the same thing: the n-th with its icon.
Line const* twin_of(Desk const& desk, Desk const& other, size_t index) {
  Line const& wanted = other.lines[index];
  auto const same = [&](Line const& l) { return std::string_view(l.icon) == wanted.icon; };
  auto nth = std::count_if(other.lines.begin(), other.lines.begin() + long(index), same);
  for (Line const& l : desk.lines)
    if (same(l) && nth-- == 0) return &l;
  return nullptr;
}

std::string said(Line const* line) {
  if (!line) return "\xe2\x80\x93";
  return line->value.empty() ? "yes" : line->value;
}

struct Row {
  std::string text, aside, now;
  Tone tone = Tone::Plain;
};

// Lines that differ between the two drafts.
std::vector<Row> rows_of(Desk const& aside, Desk const& now) {
  std::vector<Row> out;
  auto add = [&](Line const& line, Line const* a, Line const* b) {
    bool const both = a && b;
    if (both && (a->value == b->value)) return;
    if (!both && line.tone == Tone::Quiet) return;
    out.push_back({line.text, said(a), said(b), b ? b->tone : Tone::Plain});
  };
  for (size_t i = 0; i < now.lines.size(); ++i) add(now.lines[i], twin_of(aside, now, i), &now.lines[i]);
  for (size_t i = 0; i < aside.lines.size(); ++i)
    if (!twin_of(now, aside, i)) add(aside.lines[i], &aside.lines[i], nullptr);
  return out;
}

}  // namespace

void Comparison::put_aside(TableView const& view) {
  aside_ = view.desk;
  way_.clear();
  for (Path const& p : view.scene.paths)
    if (p.kind == Path::Preview) way_ = p.points;
}

void Comparison::show(Play const& play, TableView& view) const {
  if (aside_.text.empty() || way_.size() < 2 || !view.now) return;
  view.scene.paths.push_back({Path::Trail, play.chair().me(), way_});
}

float Comparison::draw(Deciding at, Rect in, float y) {
  Stage& stage = at.stage;
  TableView& view = at.view;
  Draft& draft = at.draft;
  if (aside_.text.empty()) return y;
  Rect const head{in.x, y, in.w, px(36)};
  fill(head, colour(Role::Panel2), radius::kControl);
  Rect row = head.inset(px(6), px(4));
  if (icon_button(row.cut_right(px(28)), "Stop comparing", "x", "Stop comparing")) {
    aside_ = {};
    view.forget();
    return y;
  }
  ButtonStyle const style{.icon = "repeat", .tip = "Go on with the other order; this one is put aside"};
  float const w = button_width("Swap", style);
  if (button(row.cut_right(w, px(8)).inset(0, px(-1)), "Swap", style)) {
    std::string const other = aside_.text;
    put_aside(view);
    draft.field = other;
    draft.type(stage, draft.field);
  }
  float const label = text(Type::Caption, row.x + px(4), row.middle().y - px(8), "Put aside", Role::Text3);
  text_fit(Type::OrderSmall, row.x + label + px(14), row.middle().y - px(10), aside_.text, row.w - label - px(16));
  y = head.bottom() + px(6);
  auto const rows = rows_of(aside_, view.desk);
  float const column = px(62);
  text_right(Type::Caption, in.right() - column, y, "aside", Role::Text3);
  text_right(Type::Caption, in.right(), y, "now", Role::Text3);
  y += px(18);
  if (rows.empty()) return y + text_wrapped(Type::Small, in.x, y, in.w, "No difference so far.", Role::Text3) + px(8);
  for (Row const& r : rows) {
    text_fit(Type::Small, in.x, y, unmarked(r.text), in.w - 2 * column - px(4), Role::Text2);
    text_right(Type::FigureRow, in.right() - column, y, r.aside, Role::Text3);
    float const w_now = text_size(Type::FigureRow, r.now).x;
    draw_text(ink(), Type::FigureRow, {in.right() - w_now, y}, tone_colour(r.tone == Tone::Quiet ? Tone::Plain : r.tone), r.now);
    y += px(23);
  }
  hairline(in.x, in.right(), y);
  return y + px(6);
}

}  // namespace paddock::app
