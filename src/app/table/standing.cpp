// The left column: race order above, what happened below.
#include <algorithm>

#include "app/table/table.hpp"

namespace paddock::app {
namespace {

struct StateIcon {
  char const* name;
  Role role;
  char const* words;
};

StateIcon state_icon(Play const& play, Standing::Row const& row, bool now) {
  if (row.state == Standing::Row::Finished) return {"flag-3", Role::Text2, "finished"};
  if (row.state == Standing::Row::Retired) return {"ban", Role::Text3, "out"};
  if (!now) return {"", Role::Text3, "raced on"};   // who has sealed belongs to the running turn
  bool const bot = play.driver(row.seat).by == Drives::Bot;
  if (row.seat == play.me() && !bot && !play.is_in(row.seat)) return {"pencil", Role::AccentText, "yours"};
  if (play.player() && row.seat != play.me()) return {"hourglass", Role::Text3, "not known here"};
  if (play.is_in(row.seat)) return {"lock", Role::Good, "sealed"};
  if (bot) return {"robot", Role::Text3, "thinks"};
  return {"hourglass", Role::Text3, "awaited"};
}

}  // namespace

char const* state_words(Play const& play, Standing::Row const& row, bool now) { return state_icon(play, row, now).words; }

void TableScreen::draw_left(Stage& stage, Rect column) {
  if (!view_.standing.panels.empty()) {
    draw_panels(column);
    if (column.h > px(100)) draw_log(stage, column);
    return;
  }
  size_t const rows = view_.standing.rows.size();
  float const row_height = px(rows > 9 ? size::kRowDense + 2 : size::kRow);
  float const wanted = px(48) + float(rows) * row_height;
  bool const log = stage.layout != Layout::Phone;
  float const most = log ? column.h - std::min(px(250), column.h * 0.36f) : column.h;
  Rect const order = column.cut_top(std::min(wanted, most), px(size::kGutter));
  draw_order(stage, order);
  if (log) draw_log(stage, column);
}

float TableScreen::order_row(Stage& stage, Rect row, Standing::Row const& who) {
  Play const& play = *stage.play;
  SeatSetup const& seat = play.truth().setup().seats[size_t(who.seat)];
  bool const mine = who.seat == play.me();
  std::string const label = "Row " + seat.name;
  if (who.seat == stage.ui.selected) fill(row, colour(Role::InfoFace));
  if (list_row(row, label.c_str(), false, mine)) {
    point_at(stage, who.seat);
    Vec at;
    if (car_at(view_.scene, playhead(stage), who.seat, at)) camera_.glide({at, std::max(camera_.sight().zoom, 26.0f)});
    free_look_ = true;
  }
  float const cy = row.middle().y, line = line_height(Type::FigureRow) / 2;
  bool const out = who.state == Standing::Row::Retired;
  Role const ink_role = out ? Role::Text3 : Role::Text;
  text_right(Type::FigureRow, row.x + px(28), cy - line, std::to_string(who.place), Role::Text3);
  swatch({row.x + px(35), cy - px(10), px(44), px(20)}, seat.livery, seat.number);
  float right = row.right() - px(12);
  StateIcon const state = state_icon(play, who, view_.now);
  if (*state.name) icon(state.name, right - px(8), cy, 18, state.role);
  right -= px(26);
  float const note = text_size(Type::FigureSmall, "of 00").x;
  if (!out) {
    text(Type::FigureSmall, right - note, cy - line_height(Type::FigureSmall) / 2, who.main_note, Role::Text3);
    text_right(Type::FigureRow, right - note - px(5), cy - line, std::to_string(who.main), ink_role);
  }
  right -= note + px(30);
  bool const wide = row.w > px(290);
  if (wide && !who.gap.empty()) {
    text_right(Type::Caption, right, cy - px(8), who.gap, Role::Text3);
    right -= text_size(Type::Caption, who.gap).x + px(8);
  }
  float const name_x = row.x + px(88);
  text_fit(Type::Strong, name_x, cy - px(10), seat.name, right - name_x, ink_role);
  std::string tip = seat.name + ": " + state.words;
  if (!who.gap.empty()) tip += ", " + who.gap;
  for (auto const& f : who.more) tip += ", " + f.label + " " + f.value;
  tooltip(tip);
  return row.bottom();
}

void TableScreen::draw_order(Stage& stage, Rect where) {
  Rect in = begin_panel("##order", where, Region::Standing);
  Rect head = in.cut_top(px(48));
  text(Type::Title, head.x + px(12), head.middle().y - px(11), view_.words.order);
  std::string const& label = view_.standing.main_label;
  text_right(Type::Caption, head.right() - px(45), head.middle().y - px(8), label, Role::Text3);
  size_t const rows = view_.standing.rows.size();
  float const height = px(rows > 9 ? size::kRowDense + 2 : size::kRow);
  Rect const area = begin_scroll("##rows", in);
  float y = area.y;
  for (auto const& row : view_.standing.rows) y = order_row(stage, {area.x, y, area.w, height}, row);
  end_scroll(y);
  end_panel();
}

void TableScreen::draw_log(Stage& stage, Rect where, bool heading) {
  Play const& play = *stage.play;
  Rect in = begin_panel("##log", where, Region::Log);
  if (heading) {
    Rect head = in.cut_top(px(44));
    std::string const title = view_.log_turn > 0 ? view_.words.turn_title(view_.log_turn) : "Before the start";
    text(Type::Title, head.x + px(12), head.middle().y - px(11), title);
    Rect const replay{head.right() - px(40), head.y + px(6), px(32), px(32)};
    if (view_.log_turn > 0 && icon_button(replay, "Watch this turn", "history", "Watch this turn (Space)"))
      stage.push(Intent::Replay, view_.log_turn);
    hairline(head.x, head.right(), head.bottom());
  }
  Rect const area = begin_scroll("##lines", in);
  float y = area.y + px(4);
  Rule opened;
  float const x = area.x + px(12), width = area.w - px(24);
  if (view_.log.empty()) {
    bool const start = view_.log_turn == 0;
    y += px(8);
    y += text_wrapped(Type::Small, x, y, width,
                      start ? view_.words.start + " Every line here will name the rule it rests on."
                            : view_.words.clean, Role::Text3);
  }
  for (size_t i = 0; i < view_.log.size(); ++i) {
    Line const& line = view_.log[i];
    LineStyle style;
    style.type = Type::Small;
    style.lead_css = 50;
    if (line.seat >= 0) {
      SeatSetup const& seat = play.truth().setup().seats[size_t(line.seat)];
      style.livery = seat.livery;
      style.number = seat.number;
    }
    bool const chosen = int(i) == stage.ui.log_line;
    if (chosen) fill({area.x, y, area.w, rich_line_height(width, line, style) + px(14)}, colour(Role::Panel2));
    float const top = y;
    y += px(7);
    y += rich_line(x, y, width, line, style, &opened) + px(7);
    std::string const id = "Line " + std::to_string(i + 1) + ": " + line.text;
    if (touch_area({area.x, top, area.w, y - top}, id.c_str()).pressed) look_at_line(stage, int(i));
    hairline(area.x, area.right(), y);
  }
  y = draw_draws(stage, area, y);
  end_scroll(y + px(8));
  end_panel();
  if (!opened.empty()) stage.push(Intent::OpenRule, 0, std::string(opened.text()));
}

// The dice of the turn, folded away until somebody wants them.
float TableScreen::draw_draws(Stage& stage, Rect area, float y) {
  if (view_.draws.empty()) return y;
  Rect const head{area.x, y, area.w, px(36)};
  Touch const t = touch_area(head, "Draws on the tape");
  if (t.pressed) draws_open_ = !draws_open_;
  fill(head, colour(Role::Panel2));
  text(Type::Small, head.x + px(12), head.middle().y - px(9), "Draws on the tape", t.hovered ? Role::Text : Role::Text2);
  icon(draws_open_ ? "chevron-down" : "chevron-left", head.right() - px(20), head.middle().y, 18, Role::Text3);
  text_right(Type::FigureSmall, head.right() - px(34), head.middle().y - px(9), std::to_string(view_.draws.size()), Role::Text3);
  y = head.bottom();
  if (!draws_open_) return y;
  for (Draw const& d : view_.draws) y = draw_row(area, y, d, stage.play->truth().setup());
  return y;
}

}  // namespace paddock::app
