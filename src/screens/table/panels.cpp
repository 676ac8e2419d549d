// Lists beside the board where a game has its own (Standing::panels), and the pages of several boards.
#include <algorithm>

#include "screens/table/leave.hpp"
#include "screens/table/left.hpp"
#include "ui/finger.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

bool noted(Panel const& panel) {
  return std::any_of(panel.rows.begin(), panel.rows.end(), [](Panel::Row const& r) { return !r.note.empty(); });
}

float row_height(Panel const& panel) { return px(noted(panel) ? 44.0f : look().touch ? 40.0f : 29.0f); }

float drawing_scale(Drawing const& d, float width) { return std::min(width - px(24), px(300)) / std::max(d.width, 1.0f); }

float drawing_height(Panel const& panel, float width) { return panel.drawing ? panel.drawing->height * drawing_scale(*panel.drawing, width) + px(8) : 0; }

float panel_height(Panel const& panel, float width) {
  return px(44) + (panel.sides.empty() ? 0 : px(52)) + drawing_height(panel, width) + row_height(panel) * float(panel.rows.size()) + px(8);
}

// The drawing of a panel, in its colours; returns the y below.
float panel_drawing(Rect in, float y, Panel const& panel, int livery) {
  if (!panel.drawing) return y;
  float const scale = drawing_scale(*panel.drawing, in.w), width = panel.drawing->width * scale;
  drawing(ink(), {in.x + (in.w - width) / 2, y, width, panel.drawing->height * scale}, *panel.drawing, livery);
  y += drawing_height(panel, in.w);
  if (!panel.rows.empty()) hairline(in.x, in.right(), y - px(4));
  return y;
}

// Home at the left, visitors at the right, the score between them.
void score_line(Rect in, Panel const& panel) {
  Panel::Side const &a = panel.sides[0], &b = panel.sides[1];
  float const wa = text_size(Type::Key, a.value).x, wb = text_size(Type::Key, b.value).x, gap = px(22);
  float const mid = in.middle().x;
  text_right(Type::Key, mid - gap / 2, in.y, a.value);
  text(Type::Key, mid + gap / 2, in.y, b.value);
  text_mid(Type::Title, {mid - gap / 2, in.y, gap, px(32)}, ":", Role::Text3);
  float const room = in.w / 2 - gap / 2 - std::max(wa, wb) - px(10);
  text_fit(Type::Strong, in.x, in.y, a.name, room);
  text_fit(Type::Caption, in.x, in.y + px(19), a.note, room, Role::Text3);
  float const name = std::min(room, text_size(Type::Strong, b.name).x), note = std::min(room, text_size(Type::Caption, b.note).x);
  text_fit(Type::Strong, in.right() - name, in.y, b.name, name + 1);
  text_fit(Type::Caption, in.right() - note, in.y + px(19), b.note, note + 1, Role::Text3);
}

float panel_row(TableView& view, Rect r, Panel::Row const& row, Panel const& panel) {
  std::string const label = "Row " + panel.title + " " + row.place + " " + row.text;
  bool const here = row.page >= 0 && row.page == view.page;
  if (row.page >= 0) {
    if (list_row(r, label.c_str(), here, row.mine)) view.turn_to(row.page);
  } else if (row.mine) {
    list_row(r, label.c_str(), false, true);
  }
  float const cy = r.middle().y, line = line_height(Type::FigureRow) / 2;
  float x = r.x + px(12), right = r.right() - px(12);
  explain(r, row.tip);
  if (!row.place.empty()) text(Type::FigureRow, x, cy - line, row.place, here || row.mine ? Role::AccentText : Role::Text3), x += px(22);
  if (row.helmet != Helmet::None) helmet(ink(), {x + px(10), cy}, px(9), row.helmet), x += px(29);
  bool const awaited = std::string_view(row.icon) == "hourglass" && !view.now;   // of a turn that is over nobody is
  if (row.icon[0] && !awaited) icon(row.icon, right - px(8), cy, 18, row.tone == Tone::Plain ? colour(Role::Text3) : tone_colour(row.tone)), right -= px(24);
  for (size_t i = row.values.size(); i-- > 0;) {
    text_right(Type::FigureRow, right - px(4), cy - line, row.values[i], row.values[i] == "–" ? Role::Text3 : Role::Text);
    right -= row.values.size() > 1 ? px(32) : std::max(px(30), text_size(Type::FigureRow, row.values[i]).x + px(10));
  }
  Role const role = row.tone == Tone::Quiet ? Role::Text3 : Role::Text;
  if (row.tone == Tone::Warn || row.tone == Tone::Bad) {
    fill({r.x + px(4), r.y + px(4), px(3), r.h - px(8)}, tone_colour(row.tone), 2);
  }
  if (row.note.empty()) {
    text_fit(Type::Body, x, cy - px(10), row.text, right - x, role);
  } else {
    text_fit(Type::Strong, x, cy - px(19), row.text, right - x, role);
    text_fit(Type::Caption, x, cy + px(1), row.note, right - x, Role::Text2);
  }
  return r.bottom();
}

}  // namespace

char const* icon_words(std::string_view name) {
  if (name == "pencil") return "asked now";
  if (name == "hourglass") return "awaited";
  if (name == "check") return "has played";
  if (name == "engine-off") return "out";
  return name == "ban" ? "may not ride" : "";
}

void draw_panels(TableView& view, Rect& column) {
  float const gutter = px(size::kGutter);
  int n = 0;
  for (Panel const& panel : view.standing.panels) {
    if (panel.page >= 0 && panel.page != view.page) continue;
    // The log keeps its room; lists that come late are left out for it.
    float const wanted = panel_height(panel, column.w), most = column.h - px(view.log.empty() ? 120.0f : 190.0f);
    if (most < px(90) || (most < wanted && n > 1 && !view.log.empty())) return;
    Rect const where = column.cut_top(std::min(wanted, most), gutter);
    Rect in = begin_panel(("##panel" + std::to_string(n++)).c_str(), where, Region::Standing);
    Rect head = in.cut_top(px(44));
    text(Type::Title, head.x + px(12), head.middle().y - px(11), panel.title);
    text_right(Type::Caption, head.right() - px(14), head.middle().y - px(8), panel.note, Role::Text3);
    if (panel.sides.size() == 2) score_line(in.cut_top(px(52)).inset(px(14), 0), panel);
    Rect const area = begin_scroll(("##rows" + std::to_string(n)).c_str(), in);
    float y = area.y;
    for (Panel::Row const& row : panel.rows) y = panel_row(view, {area.x, y, area.w, row_height(panel)}, row, panel);
    end_scroll(y);
    end_panel();
  }
}

namespace {

int livery_of(Stage const& stage) {
  Seat const me = stage.play->chair().me();
  return me >= 0 ? stage.play->truth().setup().seats[size_t(me)].livery : 0;
}

float record_rows(Stage const& stage, TableView& view, Rect area, Panel const& panel) {
  float y = panel_drawing(area, area.y, panel, livery_of(stage));
  for (Panel::Row const& row : panel.rows) y = panel_row(view, {area.x, y, area.w, row_height(panel)}, row, panel);
  return y;
}

}  // namespace

namespace {

void record_panel(Stage const& stage, TableView& view, Rect where, PanelStyle const& style) {
  Panel const& panel = view.desk.record;
  Rect in = begin_panel("##record", where, Region::Standing, style);
  Rect const head = in.cut_top(px(44));
  float const note = text_size(Type::Caption, panel.note).x;
  text_fit(Type::Title, head.x + px(12), head.middle().y - px(11), panel.title, head.w - note - px(34));
  text_right(Type::Caption, head.right() - px(14), head.middle().y - px(8), panel.note, Role::Text3);
  Rect const area = begin_scroll("##record rows", in);
  end_scroll(record_rows(stage, view, area, panel));
  end_panel();
}

}  // namespace

float record_height(TableView const& view, float width) { return view.desk.record.title.empty() ? 0 : panel_height(view.desk.record, width); }

void draw_record(Stage& stage, TableView& view, Rect& column) {
  Panel const& panel = view.desk.record;
  if (panel.title.empty() || column.h < px(300)) return;
  record_panel(stage, view, column.cut_top(std::min(panel_height(panel, column.w), column.h - px(140)), px(size::kGutter)), {});
}

void draw_order_and_record(Stage& stage, TableView& view, LeftColumn& left, TableBoard& board, Rect room) {
  if (view.desk.record.title.empty()) return left.draw_order(stage, view, board, room);
  float const wanted = px(48) + float(view.standing.rows.size()) * order_row_height(stage, view.standing) + px(8);
  left.draw_order(stage, view, board, room.cut_top(std::min(wanted, room.h * 0.5f)));
  record_panel(stage, view, room, {.shadow = false, .border = false, .round = 0});
}

void draw_lists(TableView& view, Rect where) {
  Rect const in = begin_panel("##lists", where, Region::Standing, {.shadow = false, .border = false, .scroll = true, .round = 0});
  float y = in.y;
  for (Panel const& panel : view.standing.panels) {
    if (!view.on_page(panel.page)) continue;
    text(Type::Title, in.x + px(12), y + px(11), panel.title);
    text_right(Type::Caption, in.right() - px(14), y + px(14), panel.note, Role::Text3);
    y += px(44);
    if (panel.sides.size() == 2) score_line(Rect{in.x, y, in.w, px(52)}.inset(px(14), 0), panel), y += px(52);
    for (Panel::Row const& row : panel.rows) y = panel_row(view, {in.x, y, in.w, row_height(panel)}, row, panel);
    hairline(in.x, in.right(), y += px(8));
  }
  end_panel(y + px(8));
}

namespace {

struct PageButtons {
  std::vector<std::string> names;
  std::vector<float> widths;
  float width = 0;
};

// "Heat 3", or where that is too long "3"; with room for the icon, which comes and goes.
PageButtons page_buttons(std::vector<Standing::Page> const& pages, float room, float rest, bool notes) {
  PageButtons out;
  for (bool brief : {false, true}) {
    if (brief && out.width <= room) break;
    out = {{}, {}, rest};
    for (auto const& p : pages) {
      out.names.push_back(brief ? p.name.substr(p.name.rfind(' ') + 1) : p.name);
      float w = text_size(Type::SmallStrong, out.names.back()).x + px(brief ? 32 : 40);
      if (notes && !p.note.empty()) w += text_size(Type::Caption, p.note).x + px(6);
      out.widths.push_back(w);
      out.width += w + px(4);
    }
  }
  return out;
}

bool page_button(Rect r, Standing::Page const& page, std::string const& name, bool on, bool notes) {
  Touch const t = touch_area(r, (page.name + "##page").c_str(), page.note);
  if (on) fill(r, colour(Role::Panel3), radius::kChip);
  else if (t.hovered) fill(r, colour(Role::Panel3, 0.5f), radius::kChip);
  float const lead = px(page.icon[0] ? 20 : 0), behind = notes ? px(6) + text_size(Type::Caption, page.note).x : 0;
  float x = r.x + (r.w - lead - text_size(Type::SmallStrong, name).x - behind) / 2;
  if (page.icon[0]) icon(page.icon, x + px(7), r.middle().y, 16, Role::AccentText), x += lead;
  x += text(Type::SmallStrong, x, r.middle().y - px(9), name, on ? Role::Text : Role::Text2) + px(6);
  if (notes) text(Type::Caption, x, r.middle().y - px(8), page.note, Role::Text3);
  return t.pressed;
}

}  // namespace

void draw_page_tools(Stage& stage, TableView& view, Rect where) {
  auto const& pages = view.standing.pages;
  if (pages.empty()) return;
  bool const tablet = stage.layout == Layout::Tablet, notes = where.w / float(pages.size()) > px(130);
  bool const leave = !stage.read_only && !ways_out(*stage.play).empty();
  float const b = finger(32), pad = px(4);
  bool const prints = stage.layout != Layout::Phone;   // there it is among the settings
  PageButtons const buttons = page_buttons(pages, where.w, pad * 2 + (b + pad) * float(tablet + prints + leave), notes);
  std::string const what = pages[0].name.substr(0, pages[0].name.rfind(' '));   // before figures alone, where it has room
  float const wide = buttons.width + text_size(Type::Caption, what).x + px(12);
  bool const named = buttons.names[0] != pages[0].name && wide <= where.w;
  Rect const bar{where.x, where.y, std::min(named ? wide : buttons.width, where.w), b + 2 * pad};
  begin_panel("##tools", bar, Region::Board, {.round = radius::kControl});
  Rect in = bar.inset(pad);
  if (tablet && icon_button(in.cut_left(b, pad), "Race order and log", "list-numbers", "Lists and log", stage.ui.left_drawer)) stage.ui.left_drawer = !stage.ui.left_drawer;
  if (named) text(Type::Caption, in.x + px(6), in.middle().y - px(8), what, Role::Text3), in.cut_left(wide - buttons.width);
  for (size_t i = 0; i < pages.size(); ++i)
    if (page_button(in.cut_left(buttons.widths[i], pad), pages[i], buttons.names[i], int(i) == view.page, notes)) view.turn_to(int(i));
  if (prints && icon_button(in.cut_left(b, pad), "Print", "printer", "Programme and league: print or save", stage.ui.sheet == SheetId::Papers))
    stage.push(Intent::OpenSheet, int64_t(SheetId::Papers));
  if (leave && icon_button(in.cut_left(b), "A way out", "flag-3", kWayOutTip, stage.ui.leaving)) stage.ui.leaving = !stage.ui.leaving;
  end_panel();
}

}  // namespace paddock::app
