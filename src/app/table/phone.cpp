// The table on a phone: standing strip, board, sheet; order entry with keys under the thumb; lists behind the tabs.
#include <algorithm>

#include "app/table/table.hpp"

namespace paddock::app {

void TableScreen::phone_strip(Stage& stage, Rect where) {
  Play const& play = *stage.play;
  begin_panel("##strip", where, Region::Standing, {.shadow = false, .border = false, .round = 0});
  float const width = px(72), gap = px(6);
  float const total = px(10) * 2 + float(view_.standing.rows.size()) * (width + gap);
  static float shift = 0;
  Touch const touch = touch_area(where, "Standing strip");
  if (touch.held && !ImGui::IsMouseClicked(0)) shift -= ImGui::GetIO().MouseDelta.x;
  shift = std::clamp(shift, 0.0f, std::max(0.0f, total - where.w));
  float x = where.x + px(10) - shift;
  for (auto const& row : view_.standing.rows) {
    SeatSetup const& seat = play.truth().setup().seats[size_t(row.seat)];
    Rect const r{x, where.y + px(9), width, where.h - px(18)};
    bool const mine = row.seat == play.me();
    fill(r, colour(mine ? Role::AccentFace : Role::Panel2), radius::kControl);
    outline(r, colour(mine ? Role::Accent : Role::Line), radius::kControl, mine ? 1.5f : 1);
    text(Type::FigureRow, r.x + px(8), r.middle().y - px(9), std::to_string(row.place),
         mine ? Role::AccentText : Role::Text2);
    float const sx = r.x + (row.place > 9 ? px(26) : px(21));
    swatch({sx, r.middle().y - px(10), r.right() - sx - px(6), px(20)}, seat.livery, seat.number);
    x += width + gap;
  }
  hairline(where.x, where.right(), where.bottom() - 1);
  end_panel();
}

void TableScreen::phone_board(Stage& stage, Rect view) {
  Play& play = *stage.play;
  auto const phase = play.phase();
  bool const deciding = phase == Play::Phase::Decide && view_.now;
  bool const small = play.animating();
  phone_strip(stage, view.cut_top(px(52)));
  bool const prompt = deciding && !questions_.empty() && !view_.desk.text_entry;  // asked on the way: at once
  float const tall = prompt                                                                        ? px(430)
                     : deciding                                                                      ? px(272)
                     : small                                                                       ? px(188)  // title and two buttons
                     : play.shown_turn() > 0                                                       ? view.h * 0.5f
                     : phase == Play::Phase::Pick || (play.player() && phase == Play::Phase::Wait) ? view.h * 0.62f
                                                                                                   : px(264);
  Rect const sheet = view.cut_bottom(std::min(tall, view.h * 0.7f));
  draw_board(stage, view);
  Rect map = view.inset(px(10));
  if (view.h > px(180) && !view_.whole() && !play.playback().card()) draw_minimap(stage, {map.right() - px(140), map.y, px(140), px(74)});
  Rect tool{map.x, map.y, px(48), px(48)};
  if (view_.whole()) {
    draw_page_tools(stage, map);
  } else if (!play.playback().card()) {
  begin_panel("##fit", {tool.x, tool.y, tool.w, view.h > px(180) ? px(102) : px(48)}, Region::Board,
              {.face = Role::Panel, .round = radius::kControl});
  if (icon_button(tool, "Whole track", "maximize", "Whole track"))
    camera_.fit(board_box(view_.scene), canvas_), free_look_ = true;
  if (view.h > px(180) && icon_button(tool.moved(0, px(54)), "My car", "focus-centered", "My car"))
    follow_me(stage, true);
  end_panel();
  }

  draw_pointed(stage, {view.x + px(10), view.y, view.w - px(20), view.h - px(10)});
  draw_leave(stage, stage.view.inset(px(10)));

  bool const yours = deciding || phase == Play::Phase::Pick || phase == Play::Phase::Publish;
  Rect in = begin_panel("##decision", sheet, Region::Decision,
                        {.kerb = yours ? PanelStyle::Yours : PanelStyle::Theirs,
                         .border = true,
                         .round = radius::kSheet,
                         .top_only = true})
                .inset(px(16), 0);
  in.h -= px(12);
  if (play.shown_turn() > 0 && !deciding) look_back(stage, in);
  else if (phase == Play::Phase::Pick) pick_seat(stage, in);
  else if (!deciding) wait(stage, in);
  else if (prompt) decide_form(stage, in);
  else {
    float y = head(stage, in, view_.desk.title);
    y = view_.desk.gauges.empty() ? figures(in, y) : car_card(in, y);
    Rect bottom = in;
    Rect const main = bottom.cut_bottom(px(size::kPrimaryTouch));
    hairline(in.x, in.right(), y - px(2));
    y += px(6);
    for (auto const& line : view_.log.empty() ? view_.desk.lines : view_.log) {
      if (y + px(44) > main.y) break;
      LineStyle style;
      if (line.seat >= 0) {
        SeatSetup const& seat = play.truth().setup().seats[size_t(line.seat)];
        style.livery = seat.livery, style.number = seat.number, style.lead_css = 50;
      }
      Rule opened;
      y += rich_line(in.x, y, in.w, line, style, &opened) + px(10);
      if (!opened.empty()) stage.push(Intent::OpenRule, 0, std::string(opened.text()));
    }
    std::string const first = questions_.empty() ? "Write your order" : view_.desk.title;
    std::string const label = view_.desk.text.empty() ? first : "Go on with the draft";
    if (primary_button(main, label.c_str(), "pencil")) {
      writing_ = true;
      form_of_.clear();
      stage.ui.tab = PhoneTab::Board;
    }
  }
  end_panel();
}

// The bar of the order sheet: close, what and where, whose car.
void TableScreen::entry_bar(Stage& stage, Rect bar) {
  Play const& play = *stage.play;
  begin_panel("##entry bar", bar, Region::Bar, {.shadow = false, .border = false, .round = 0});
  if (icon_button({bar.x + px(6), bar.y + px(6), px(44), px(44)}, "Close", "x", "Back to the board")) writing_ = false;
  std::string const title = view_.desk.title + ", " + view_.words.turn(play.truth().turn());
  text_fit(Type::Title, bar.x + px(60), bar.y + px(8), title, bar.w - px(138));
  text_fit(Type::Caption, bar.x + px(60), bar.y + px(31), play.title(), bar.w - px(138), Role::Text2);
  SeatSetup const& seat = play.truth().setup().seats[size_t(play.me())];
  swatch({bar.right() - px(60), bar.middle().y - px(10), px(44), px(20)}, seat.livery, seat.number);
  hairline(bar.x, bar.right(), bar.bottom() - 1);
  end_panel();
}

void TableScreen::phone_entry(Stage& stage, Rect view) {
  Desk const& desk = view_.desk;
  Rect const bar = view.cut_top(px(56));
  // A soft keyboard: the field comes before the board. A plan to work on has nothing on the board.
  bool const alone = desk.workshop || (widgets::text_focused() && view.h < px(440));
  Rect const sheet = view.cut_bottom(alone ? view.h : std::min(view.h - px(170), px(524)));
  if (!alone) {
    Rect board = view;
    board.cut_bottom(coach_height_ > 0 ? coach_height_ + px(8) : 0);
    draw_board(stage, board);
  }
  entry_bar(stage, bar);
  if (!alone) coach_height_ = draw_coach(stage, view.inset(px(8)));
  Rect in = begin_panel("##entry", sheet, Region::Decision, {.kerb = PanelStyle::Yours, .round = 0}).inset(px(16), 0);
  in.h -= px(20);
  if (!questions_.empty()) return decide_form(stage, in), end_panel();
  Rect bottom = in;
  Rect const main = bottom.cut_bottom(px(size::kPrimaryTouch), px(8));
  float y = figures({in.x, in.y + px(8), in.w, 0}, in.y + px(8), true) + px(6);
  y = desk.text_entry ? order_entry(stage, in, y, px(size::kKey)) : keys(stage, in, y, px(size::kKey));
  reasons(stage, in, y, bottom.bottom() - asks_height(in.w));
  seal_button(stage, main);
  end_panel();
}

void TableScreen::draw_phone(Stage& stage) {
  Rect view = stage.view;
  stage.ui.whole_window = false;
  switch (stage.ui.tab) {
    case PhoneTab::Order:
      if (view_.standing.panels.empty()) return draw_order(stage, view);
      return draw_lists(view);
    case PhoneTab::Log: draw_log(stage, view); return;
    case PhoneTab::Replay: {
      Rect const line = view.cut_bottom(px(84)).inset(px(8), px(4));
      draw_board(stage, view);
      draw_timeline(stage, line);
      return;
    }
    case PhoneTab::Board: break;
  }
  bool const deciding = stage.play->phase() == Play::Phase::Decide && view_.now;
  stage.ui.whole_window = writing_ && deciding;
  if (stage.ui.whole_window) phone_entry(stage, view);
  else phone_board(stage, view);
}

}  // namespace paddock::app
