#include "screens/designer/bill.hpp"

#include <algorithm>

#include "ui/finger.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

constexpr float kCost = 64, kWeight = 58, kSpaces = 34;
constexpr size_t kShortBill = 8;      // so few rows tell what they are

// The figure of the same name in another view, or empty.
std::string figure_of(DesignView const& view, std::string_view label) {
  for (Figure const& f : view.figures)
    if (f.label == label) return f.value;
  return {};
}

}  // namespace

void column_head(float right, float y, WorkshopWords::Column const& column, std::string const& list) {
  if (!*column.caption) return;
  float const w = text_size(Type::Caption, column.caption).x;
  if (*column.help) touch_area({right - w - px(4), y - px(4), w + px(8), px(24)}, (column.caption + std::string("##") + list).c_str(), column.help, false);
  text_right(Type::Caption, right, y, column.caption, Role::Text3);
}

static float limit_width(DesignLimit const& limit) { return text_size(Type::Small, "of " + limit.of).x + text_size(Type::FigureRow, limit.value).x; }

// `words`: of the widest of them, so that the bars end in line.
static float limit_bar(Rect in, float y, DesignLimit const& limit, float words) {
  std::string const of = "of " + limit.of;
  text(Type::Strong, in.x, y, limit.label);
  text_right(Type::Small, in.right(), y + px(1), of, Role::Text2);
  text_right(Type::FigureRow, in.right() - text_size(Type::Small, of).x - px(5), y + px(1), limit.value, limit.over ? Role::Bad : Role::Text);
  Rect const bar{in.x + px(70), y + px(6), in.w - px(70) - words - px(18), px(8)};
  if (bar.w > px(20)) {
    fill(bar, colour(Role::Panel3), 4);
    fill({bar.x, bar.y, bar.w * float(std::clamp(limit.permille, 0, 1000)) / 1000, bar.h}, colour(limit.over ? Role::Bad : Role::Text), 4);
  }
  return y + px(30);
}

float BillPanel::head(Designing& at, Rect in, std::string& name) {
  DesignView const& view = at.draft.view();
  Rect const row{in.x, in.y, in.w, finger(36)};
  text_field(row, "##Name of the design", name, {.type = Type::Title, .hint = view.name.empty() ? "Name it" : view.name});
  probe_add("Name of the design", row);
  float x = in.x, y = row.bottom() + px(12), w = 0;
  for (Figure const& f : view.figures) w += figure_width(f, Type::PanelTitle);
  float const gap = view.figures.size() > 1 ? std::max(px(8), (in.w - w) / float(view.figures.size() - 1)) : 0;
  for (DesignFigure const& f : view.figures) {
    if (!f.help.empty()) touch_area({x, y, figure_width(f, Type::PanelTitle), px(40)}, (f.label + "##figure").c_str(), f.help, false);
    x += figure(x, y, f, Type::PanelTitle) + gap;
  }
  y += px(50);
  Rect out{in.x, y, in.w, finger(32)};
  ButtonStyle const print{.icon = "printer", .tip = "The record sheet of this vehicle, saved as a page to print"};
  if (button(out.cut_left(button_width("Record sheet", print), px(6)), "Record sheet", print)) wish_ = Sheet;
  if (button(out.column(0, 2, px(6)), "File", {.icon = "download", .tip = "Save the design as a file"})) wish_ = File;
  if (button(out.column(1, 2, px(6)), "Tag", {.icon = "copy", .tip = "Copy its tag: a line for a chat or the referee"})) wish_ = Copy;
  return out.bottom() + px(10);
}

float BillPanel::rows(Designing& at, Rect in, float y) {
  DesignView const& view = at.draft.view();
  bool odd = false;
  if (view.bill.empty()) y += text_wrapped(Type::Small, in.x + px(16), y + px(8), in.w - px(32), "Nothing is in it yet.", Role::Text2) + px(16);
  for (BillRow const& row : view.bill) {
    bool const picked = !row.path.empty() && row.path == at.picked, away = picked && !row.remove.empty();
    float const out = finger(26), width = in.w - px(32) - (away ? out + px(6) : 0);   // the words give way to it, the figures stay
    float const told = view.bill.size() <= kShortBill && !row.note.empty() ? text_height(Type::Caption, width, row.note) + px(8) : 0;
    Type const type = row.faulty ? Type::SmallStrong : Type::Small;
    float const title_w = width - px(kCost + kWeight + kSpaces + (row.faulty ? 22 : 0)), title_h = text_height(type, title_w, row.title);
    Rect r{in.x, y, in.w, std::max(px(look().touch && told == 0 ? 44.0f : size::kRowDense), title_h + px(10)) + told};
    if (ImGui::IsRectVisible(r.min(), r.max())) {
      Rect words = r.inset(px(16), 0);
      Rect const off = away ? words.cut_left(out, px(6)).centred(out, out) : Rect{r.x, r.y, 0, r.h};
      Touch const touch = touch_area({off.right(), r.y, r.right() - off.right(), r.h}, (row.title + "##row" + row.path).c_str(), row.note);
      if (touch.pressed) at.picked = picked ? "" : row.path;
      if (row.faulty) fill(r, colour(Role::BadFace));
      else if (picked) fill(r, colour(Role::AccentFace));
      else if (odd || touch.hovered) fill(r, colour(Role::Panel2, 0.7f));
      float const cy = r.y + (r.h - told) / 2, ty = cy - px(9);
      if (told > 0) text_wrapped(Type::Caption, words.x, r.bottom() - told, width, row.note, Role::Text2);
      if (away && icon_button(off, ("Take out " + row.title + "##row").c_str(), "x", row.remove.says))
        at.asked = row.remove, at.picked.clear();
      if (row.faulty) icon("alert-circle", words.x + px(8), cy, 16, Role::Bad), words.cut_left(px(22));
      text_wrapped(type, words.x, cy - title_h / 2, title_w, row.title, row.faulty || picked ? Role::Text : Role::Text2);
      text_right(Type::FigureSmall, words.right() - px(kWeight + kSpaces), ty, row.cost);
      text_right(Type::FigureSmall, words.right() - px(kSpaces), ty, row.weight);
      text_right(Type::FigureSmall, words.right(), ty, row.spaces);
    }
    y += r.h;
    odd = !odd;
  }
  return y;
}

// Each figure and limit now and as it was.
float BillPanel::comparison(Designing& at, Rect in, float y) {
  DesignView const &now = at.draft.view(), &was = at.draft.other();
  in = in.inset(px(16), 0);
  float const h = finger(34);
  if (!others.empty()) other = dropdown({in.x, y, in.w, h}, "Compare with", others, std::min(other, int(others.size()) - 1));
  y += h + px(6);
  text_right(Type::Caption, in.right() - px(90), y + px(4), other == 0 ? "as it was" : "the other", Role::Text3);
  text_right(Type::Caption, in.right(), y + px(4), "now", Role::Text3);
  y += px(26);
  auto const line = [&](std::string_view label, std::string_view before, std::string_view after) {
    hairline(in.x, in.right(), y);
    text(Type::Small, in.x, y + px(6), label, Role::Text2);
    text_right(Type::FigureRow, in.right() - px(90), y + px(6), before, Role::Text2);
    text_right(Type::FigureRow, in.right(), y + px(6), after, before == after ? Role::Text2 : Role::AccentText);
    y += px(30);
  };
  for (Figure const& f : now.figures) line(f.label, figure_of(was, f.label), f.value);
  for (size_t i = 0; i < now.limits.size(); ++i) line(now.limits[i].label, i < was.limits.size() ? was.limits[i].value : "", now.limits[i].value);
  for (size_t i = 0; i < now.plan.plates.size(); ++i)
    line(now.plan.plates[i].label, i < was.plan.plates.size() ? std::to_string(was.plan.plates[i].points) : "", std::to_string(now.plan.plates[i].points));
  y += px(10);
  auto const only = [&](DesignView const& one, DesignView const& rest, std::string_view heading) {
    bool headed = false;
    for (BillRow const& row : one.bill) {
      bool const there = std::any_of(rest.bill.begin(), rest.bill.end(), [&](BillRow const& r) { return r.title == row.title; });
      if (there) continue;
      if (!headed) text(Type::SmallStrong, in.x, y, heading), y += px(22), headed = true;
      text_fit(Type::Small, in.x + px(10), y, row.title, in.w - px(80), Role::Text2);
      text_right(Type::FigureSmall, in.right(), y, row.cost);
      y += px(22);
    }
  };
  only(now, was, "Only this one");
  only(was, now, "Only the other");
  return y;
}

void BillPanel::foot(Designing& at, Rect in) {
  DesignView const& view = at.draft.view();
  float y = in.y + px(8);
  float words = 0;
  for (DesignLimit const& limit : view.limits) words = std::max(words, limit_width(limit));
  for (DesignLimit const& limit : view.limits) y = limit_bar(in, y, limit, words);
  for (Line const& line : view.notes) y += rich_line(in.x, y, in.w, line, {.lead_css = 0}) + px(4);
  Rect row{in.x, in.bottom() - px(look().touch ? 48.0f : 40.0f), in.w, px(look().touch ? 48.0f : 40.0f)};
  DesignDraft const& draft = at.draft;
  if (icon_button(row.cut_left(row.h, px(6)), "Undo", "arrow-back-up", "Undo (Ctrl+Z)", false, draft.can_undo())) wish_ = Undo;
  if (icon_button(row.cut_left(row.h, px(6)), "Redo", "repeat", "Redo (Ctrl+Y)", false, draft.can_redo())) wish_ = Redo;
  bool const next = view.faults.empty() && !at.kept, phone = at.stage.layout == Layout::Phone;   // to keep it comes next: below the car, on a phone here
  ButtonStyle const beside{.icon = "arrows-left-right", .tip = "Beside itself as it was, or another design", .selected = compares};
  if (button(next && !phone ? row : row.column(0, 2, px(6)), "Compare", beside)) compares = !compares;
  Rect const right = row.column(1, 2, px(6));
  if (next && phone ? primary_button(right, "Keep", "device-floppy")
                    : !next && button(right, "Keep", {.icon = "device-floppy", .tip = "Keep it on this device"})) wish_ = Keep;
}

void BillPanel::draw(Designing at, Rect where, std::string& name) {
  DesignView const& view = at.draft.view();
  Rect in = begin_panel("##bill", where, Region::Standing, {});
  bool const low = at.stage.low;   // all of it is scrolled
  if (low) in.y = begin_scroll("##bill-all", in).y;
  in.cut_top(head(at, in.inset(px(16), px(12)), name) - in.y);
  float notes = 0;
  for (Line const& line : view.notes) notes += rich_line_height(in.w - px(32), line, {.lead_css = 0}) + px(4);
  float const foot_h = px(30) * float(view.limits.size()) + notes + px(look().touch ? 76.0f : 68.0f);
  bool const brief = !low && typing(at.stage);
  Rect foot_at = low ? Rect{in.x, 0, in.w, foot_h} : brief ? Rect{} : in.cut_bottom(foot_h);
  hairline(in.x, in.right(), in.y);
  Rect const heading = in.cut_top(px(26));
  if (!compares) {
    float const right = heading.right() - px(16), ty = heading.y + px(5);
    WorkshopWords const& words = at.draft.shop().words;
    column_head(right - px(kWeight + kSpaces), ty, words.cost, "bill");
    column_head(right - px(kSpaces), ty, words.weight, "bill");
    column_head(right, ty, words.spaces, "bill");
  }
  Rect const list = low ? in : begin_scroll("##bill-rows", in);
  float const end = compares ? comparison(at, list, list.y) : rows(at, list, list.y);
  if (low) foot_at.y = end;
  else end_scroll(end);
  if (!brief) hairline(foot_at.x, foot_at.right(), foot_at.y), foot(at, foot_at.inset(px(16), px(8)));
  if (low) end_scroll(foot_at.bottom());
  end_panel();
}

}  // namespace paddock::app
