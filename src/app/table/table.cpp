#include "app/deadline.hpp"
#include "app/table/table.hpp"

#include "imgui.h"

namespace paddock::app {

std::unique_ptr<Screen> make_table_screen() { return std::make_unique<TableScreen>(); }

void TableScreen::enter(Stage& stage) {
  of_ = nullptr;
  view_.forget();
  if (stage.play) ended_ = stage.play->phase() == Play::Phase::Over && stage.play->shown_turn() == 0;
}

// What has changed since the last frame: another game, a new decision, the end.
void TableScreen::notice_changes(Stage& stage) {
  Play& play = *stage.play;
  if (of_ != &play) {
    of_ = &play;
    fitted_ = free_look_ = writing_ = typing_ = false;
    seen_turn_ = -1;
    noticed_ = 0;
    marks_of_ = 0;
    map_ = 0;
    field_.clear();
    field_of_.clear();
    sheet_ = {};
    aside_ = {};
    questions_.clear(), questions_of_ = 0, open_fold_.clear();
    picked_.clear(), picked_commit_.clear();
    assumed_.clear();
    asked_text_.clear(), lit_.clear(), reach_.clear();
    pointed_ = kNobody, looked_turn_ = 0;
    stage.ui.leaving = false, stage.ui.selected = kNobody;
    view_.forget();
    if (stage.board) {
      stage.board->set_entrants(entrants(play.truth().setup()));
      stage.board->clear_tyre_marks();
    }
  }
  if (std::string note = play.take_notice(); !note.empty()) toast(note, Tone::Warn, "alert-triangle");
  view_.refresh(play);
  if (lit_turn_ != view_.log_turn) lit_turn_ = view_.log_turn, lit_.clear(), stage.ui.log_line = -1;
  if (noticed_ != play.revision()) {
    noticed_ = play.revision();
    hovered_spot_ = -1;
    bool const theirs = view_.desk.text != field_of_ && !typing_;
    if (theirs) field_ = view_.desk.text, sheet_ = {};
    field_of_ = view_.desk.text;
    typing_ = false;
    bool const drafts = play.phase() == Play::Phase::Decide && view_.now && view_.desk.text_entry && !view_.desk.text.empty();
    notes_ = drafts ? play.desk_session().read(play.me(), view_.desk.text).notes : std::vector<std::string>{};
    if (play.phase() != Play::Phase::Decide) writing_ = false, aside_ = {};
    add_aside(play);
  }
  if (asked_text_ != view_.desk.text + "\n") asked_text_.clear();
  if (questions_of_ != play.revision() || questions_text_ != field_) {
    questions_of_ = play.revision();
    questions_text_ = field_;
    bool const wanted = play.phase() == Play::Phase::Decide && view_.now;
    picked_.clear(), picked_commit_.clear();
    bool const on_the_way = wanted && play.truth().midway();
    if (on_the_way) asked_at_ = ImGui::GetTime(), asked_x_ = ImGui::GetIO().MousePos.x, asked_y_ = ImGui::GetIO().MousePos.y;
    questions_ = wanted ? play.desk_session().questions(play.viewer(), field_) : std::vector<Question>{};
    try_draft(stage);
  }
  if (play.phase() == Play::Phase::Over && play.shown_turn() == 0 && !ended_) {
    ended_ = true;
    stage.push(Intent::Go, int64_t(ScreenId::End));
  } else if (play.animating()) {
    ended_ = false;
  }
}

void TableScreen::draw(Stage& stage) {
  if (!stage.play) return;
  notice_changes(stage);
  if (stage.play->phase() == Play::Phase::Cover) return draw_cover(stage);
  if (stage.layout == Layout::Phone) draw_phone(stage);
  else draw_wide(stage);
}

void TableScreen::draw_wide(Stage& stage) {
  Layout const l = stage.layout;
  float const gutter = px(size::kGutter);
  float const left = px(l == Layout::Wide ? 300.0f : size::kLeft);
  float const right = px(l == Layout::Wide ? 400.0f : l == Layout::Tablet ? 320.0f : size::kRight);
  Rect area = stage.view.inset(gutter);
  Rect left_column, right_column;
  bool const drawer = l == Layout::Tablet;
  if (!maximised_) {
    right_column = area.cut_right(right, gutter);
    if (!drawer) left_column = area.cut_left(left, gutter);
    else if (stage.ui.left_drawer) left_column = {area.x, area.y + px(52), left, area.h - px(52)};
  }
  Rect const timeline = area.cut_bottom(px(trays().empty() ? size::kTimeline : 60.0f), gutter);
  if (!maximised_) draw_trays(stage, area);
  draw_board(stage, area);
  Rect room = area;
  draw_tools(stage, room.cut_top(px(40), px(12)));
  bool const workshop = view_.desk.workshop && !questions_.empty();
  Rect const map{area.right() - px(222), area.y, px(222), px(115)};
  if (workshop) draw_workshop(stage, room);
  else if (area.w > px(560) && !view_.whole() && !stage.play->playback().card()) draw_minimap(stage, map);
  // Over cards the advice would hide the straight: it stands at the top then.
  coach_height_ = workshop ? 0 : draw_coach(stage, trays().empty() ? area : Rect{area.x, area.y + px(40), area.w, px(92)});
  if (!workshop) draw_pointed(stage, {area.x, area.y + px(52), area.w, area.h - px(52) - (trays().empty() ? px(0) : px(60))});
  draw_leave(stage, {area.x, area.y + px(48), area.w, area.h - px(48)});
  draw_timeline(stage, timeline);
  if (!left_column.empty()) draw_left(stage, left_column);
  if (!right_column.empty()) draw_decision(stage, right_column);
}

// ------------------------------------------------------------------------------------------------ top bar

namespace {

struct BarChip {
  Chip chip;
  float width;
};

std::vector<BarChip> bar_chips(Play const& play, bool read_only, int64_t now) {
  std::vector<Chip> chips;
  if (play.read_only()) chips.push_back({"alert-octagon", "this save does not add up, read only", Tone::Bad, {}});
  else if (read_only) chips.push_back({"lock", "open in another tab", Tone::Warn, {}});
  if (play.phase() == Play::Phase::Over && play.shown_turn() == 0) chips.push_back({"flag-3", play.stopped() ? "ended early" : "finished", Tone::Plain, {}});
  else if (play.animating() && !play.playback().asked) chips.push_back({"eye", play.words().turn(play.shown_turn()) + " is driven", Tone::Info, {}});
  else if (play.shown_turn() > 0)
    chips.push_back({"history", "looking back at " + play.words().turn(play.shown_turn()), Tone::Info, {}});
  else if (!play.player() && play.owed() > 1) {
    bool const all = play.in() == play.owed();
    chips.push_back({"lock",
                     std::to_string(play.in()) + " of " + std::to_string(play.owed()) + " orders sealed",
                     all             ? Tone::Good
                     : play.in() > 0 ? Tone::Good
                                     : Tone::Plain,
                     {}});
  } else if (play.phase() == Play::Phase::Watch) {
    chips.push_back({"eye", "you are watching", Tone::Info, {}});
  } else if (play.player() && play.me() >= 0) {
    bool const sealed = play.phase() == Play::Phase::Wait;
    chips.push_back(
        {sealed ? "lock" : "pencil", sealed ? "order sealed" : "your turn", sealed ? Tone::Good : Tone::Accent, {}});
  }
  if (play.gm() && play.open_letters() > 0)
    chips.push_back(
        {"alert-triangle",
         std::to_string(play.open_letters()) + (play.open_letters() == 1 ? " message" : " messages") + " to settle",
         Tone::Warn,
         {}});
  if (play.deadline() > 0 && play.state() != Play::Phase::Over && play.shown_turn() == 0)
    chips.push_back({"clock", closes_words(play.deadline(), now), play.overdue(now) ? Tone::Warn : Tone::Plain, {}});
  std::vector<BarChip> out;
  for (auto& c : chips) out.push_back({c, chip_width(c)});
  return out;
}

}  // namespace

void TableScreen::draw_bar(Stage& stage, Rect room) {
  if (!stage.play) return;
  view_.refresh(*stage.play);
  auto const chips = bar_chips(*stage.play, stage.read_only, stage.host.unix_time());
  auto const& top = view_.standing.top;
  bool const blocks = view_.standing.steps > 1;
  float const gap = px(20), small = px(8);
  float figures_width = 0, chips_width = 0;
  for (auto const& f : top)
    figures_width += text_size(Type::Body, f.label).x + small + text_size(Type::Title, f.value).x + gap;
  if (blocks) figures_width += px(66);
  for (auto const& c : chips) chips_width += c.width + px(12);
  bool const with_figures = figures_width + chips_width < room.w;
  float const total = (with_figures ? figures_width : 0) + chips_width;
  if (total > room.w && chips.empty()) return;
  float x = room.x + std::max(0.0f, (room.w - total) * 0.5f);
  float const cy = room.middle().y;
  for (size_t i = 0; with_figures && i < top.size(); ++i) {
    x += text(Type::Body, x, cy - px(9), top[i].label, Role::Text2) + small;
    x += text(Type::Title, x, cy - px(11), top[i].value) + (i + 1 == top.size() && blocks ? small : gap);
  }
  if (with_figures && blocks) {
    lap_blocks({x, cy - px(3.5f), px(58), px(7)}, view_.standing.step, view_.standing.steps);
    x += px(58) + gap;
  }
  for (auto const& c : chips) {
    if (x + c.width > room.right() + 1) break;
    x += chip(x, cy, c.chip) + px(12);
  }
}

std::string TableScreen::phone_subtitle(Stage& stage) {
  if (!stage.play) return {};
  view_.refresh(*stage.play);
  Play const& play = *stage.play;
  int64_t const now = stage.host.unix_time(), left = play.deadline() - now;
  std::string const words = where_words(view_.standing);
  if (play.deadline() <= 0 || play.state() == Play::Phase::Over || play.shown_turn() > 0) return words;
  return words + (left > 0 ? ", " + span_words(left) + " left" : ", closed");
}

// ------------------------------------------------------------------------------------------------ keys

bool TableScreen::wants_frame(Stage&) const { return camera_.moving(); }

bool TableScreen::escape(Stage& stage) {
  if (stage.ui.leaving) return stage.ui.leaving = false, true;
  if (!asked_text_.empty()) return asked_text_.clear(), true;
  if (writing_) return writing_ = false, true;
  if (stage.ui.selected >= 0 || !lit_.empty()) return stage.ui.selected = kNobody, lit_.clear(), true;
  if (stage.play && stage.play->shown_turn() > 0) return stage.push(Intent::ShowTurn, 0), true;
  if (maximised_) return maximised_ = false, true;
  if (stage.ui.left_drawer) return stage.ui.left_drawer = false, true;
  return false;
}

namespace {

Vec middle(Canvas const& c) { return {c.free.x + c.free.width / 2, c.free.y + c.free.height / 2}; }

void step_turn(Stage& stage, int by) {
  Play const& play = *stage.play;
  int const from = play.shown_turn() > 0 ? play.shown_turn() : play.finished() + 1;
  int const to = from + by;
  if (to >= 1) stage.push(Intent::ShowTurn, to > play.finished() ? 0 : to);
}

}  // namespace

bool TableScreen::key(Stage& stage, int k, bool ctrl, bool shift) {
  if (!stage.play) return false;
  Play& play = *stage.play;
  if (play.phase() == Play::Phase::Cover) return false;
  if (ctrl && k == ImGuiKey_Z) return stage.push(shift ? Intent::Redo : Intent::Undo), true;
  if (ctrl) return false;
  bool const letter = k >= ImGuiKey_A && k <= ImGuiKey_Z;
  if (play.animating() && (letter || k == ImGuiKey_Space || k == ImGuiKey_Enter)) return stage.push(Intent::PressOn), true;
  if (play.animating() && k == ImGuiKey_Escape)
    return stage.push(Intent::ShowTurn, play.playback().asked ? play.shown_turn() : 0), true;
  if (letter && play.phase() == Play::Phase::Decide && view_.now)
    for (Key const& key : view_.desk.keys)
      if (key.key == char('A' + (k - ImGuiKey_A))) {
        if (key.enabled) stage.play_actions(key.play);
        else toast(key.why, Tone::Warn, "ban");
        return true;
      }
  float const step = px(80);
  if (play.phase() == Play::Phase::Decide && view_.now && !questions_.empty()) {
    if (k >= ImGuiKey_1 && k <= ImGuiKey_9) return form_key(stage, k - ImGuiKey_0, 0);
    if ((k == ImGuiKey_UpArrow || k == ImGuiKey_DownArrow) && form_key(stage, 0, k == ImGuiKey_UpArrow ? -1 : 1)) return true;
  }
  switch (k) {
    case ImGuiKey_LeftArrow: camera_.nudge({step, 0}), free_look_ = true; return true;
    case ImGuiKey_RightArrow: camera_.nudge({-step, 0}), free_look_ = true; return true;
    case ImGuiKey_UpArrow: camera_.nudge({0, step}), free_look_ = true; return true;
    case ImGuiKey_DownArrow: camera_.nudge({0, -step}), free_look_ = true; return true;
    case ImGuiKey_Equal:
    case ImGuiKey_KeypadAdd: camera_.zoom_at(middle(canvas_), 1.25f, canvas_, false); return true;
    case ImGuiKey_Minus:
    case ImGuiKey_KeypadSubtract: camera_.zoom_at(middle(canvas_), 0.8f, canvas_, false); return true;
    case ImGuiKey_0:
    case ImGuiKey_Keypad0: camera_.fit(board_box(view_.scene), canvas_), free_look_ = true; return true;
    case ImGuiKey_F: follow_me(stage, true); return true;
    case ImGuiKey_G: stage.ui.show_grid = !stage.ui.show_grid; return true;
    case ImGuiKey_C: stage.ui.show_places = !stage.ui.show_places; return true;
    case ImGuiKey_T: stage.ui.show_trails = !stage.ui.show_trails; return true;
    case ImGuiKey_Backspace: stage.push(Intent::Undo); return true;
    case ImGuiKey_Space:
      if (play.held()) stage.push(Intent::GoOn);
      else stage.push(Intent::Replay, play.shown_turn() > 0 ? play.shown_turn() : play.finished());
      return true;
    case ImGuiKey_Comma: step_turn(stage, -1); return true;
    case ImGuiKey_Period: step_turn(stage, 1); return true;
    case ImGuiKey_LeftBracket: look_at_line(stage, std::max(0, stage.ui.log_line - 1)); return true;
    case ImGuiKey_RightBracket: look_at_line(stage, std::min(int(view_.log.size()) - 1, stage.ui.log_line + 1)); return true;
    default: return false;
  }
}

}  // namespace paddock::app
