#include "screens/table/table.hpp"

#include <algorithm>

#include "imgui.h"
#include "screens/table/leave.hpp"
#include "screens/table/over_board.hpp"
#include "store/library.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {

std::unique_ptr<Screen> make_table_screen() { return std::make_unique<TableScreen>(); }

void TableScreen::enter(Stage& stage) {
  of_ = nullptr;
  view_.forget();
  if (stage.play) ended_ = stage.play->phase() == Play::Phase::Over && stage.play->films().turn() == 0;
}

void TableScreen::notice_game(Stage& stage) {
  of_ = stage.play;
  noticed_ = 0;
  draft_.forget();
  decision_.forget();
  board_.forget(stage);
  view_.forget();
  prompts_ = false, kept_.forget();   // its hands are none of the next one
  stage.ui.leaving = false, stage.ui.selected = kNobody;
}

void TableScreen::notice_end(Stage& stage) {
  Play const& play = *stage.play;
  if (play.phase() == Play::Phase::Over && play.films().turn() == 0 && !ended_) {
    ended_ = true;
    stage.push(Intent::Go, int64_t(ScreenId::End));
  } else if (play.films().running()) {
    ended_ = false;
  }
}

void TableScreen::keep_cards(Stage const& stage, bool changed) {
  view_.cards_stay = stays_put(stage);
  if (!changed) return;
  Play const& play = *stage.play;
  if (play.phase() == Play::Phase::Decide && view_.now) {
    prompts_ = view_.whole() && !view_.desk.text_entry;
    kept_.keep(view_, play.chair().viewer());
  }
  if (view_.cards_stay) view_.desk.trays = kept_.shown(view_, play.chair().viewer(), play.films().playback().film);
}

// What has changed since the last frame: another game, a new decision, the end.
void TableScreen::notice_changes(Stage& stage) {
  Play& play = *stage.play;
  if (of_ != &play) notice_game(stage);
  if (std::string note = play.changes().take_notice(); !note.empty()) toast(note, Tone::Warn, "alert-triangle");
  bool const changed = view_.refresh(play);
  board_.pointed.notice(stage, view_);
  if (noticed_ != play.changes().revision()) {
    noticed_ = play.changes().revision();
    board_.let_go();
    draft_.take_up(play, view_);
    decision_.notice(at(stage));
  }
  keep_cards(stage, changed);
  draft_.keeps(stage.library.designs().list(play.truth().setup().game));
  if (draft_.ask(play, view_) && !draft_.questions.empty()) decision_.form().notice(at(stage));
  notice_end(stage);
}

void TableScreen::draw(Stage& stage) {
  if (!stage.play) return;
  notice_changes(stage);
  if (stage.play->phase() == Play::Phase::Cover) return draw_cover(stage);
  board_.advice = (trays_of(view_).empty() || stage.low) && stage.layout != Layout::Phone && coach_height_ > 0 ? coach_height_ + px(8) : 0;
  if (stage.layout == Layout::Phone) draw_phone(stage);
  else draw_wide(stage);
  if (draft_.settle_ghost(draft_.proposal(*stage.play, view_))) motion::keep_moving();   // the board was drawn before the answers
}

// Over cards the advice would hide the straight: it stands at the top then, and what lies below it is wanted again after the first
// choice.
float TableScreen::coach_over_cards(Stage& stage, Rect area) {
  std::string const& decision = view_.desk.title;
  bool const chosen = !draft_.picked.empty() || !view_.desk.text.empty() || coach_for_ != decision;
  coached_ = coached_ || (!coach_for_.empty() && chosen);
  if (coached_) return 0;
  float const height = draw_coach(at(stage), {area.x, area.y + px(44), area.w, std::max(coach_height_, px(44))});
  if (height > 0) coach_for_ = decision;
  return height;
}

// The film of what has happened since a decision on the way, before the next one: the board does not move for it.
bool TableScreen::stays_put(Stage const& stage) const {
  Films const& films = stage.play->films();
  return prompts_ && films.running() && !films.playback().asked;
}

void TableScreen::draw_wide(Stage& stage) {
  Layout const l = stage.layout;
  float const gutter = px(size::kGutter);
  float const left = px(l == Layout::Wide ? 300.0f : size::kLeft);
  float const right = px(l == Layout::Wide ? 400.0f : l == Layout::Tablet ? 320.0f : size::kRight);
  Rect area = stage.view.inset(gutter), left_column;
  Rect const right_column = area.cut_right(right, gutter);
  if (l != Layout::Tablet) left_column = area.cut_left(left, gutter);
  else if (stage.ui.left_drawer) left_column = {area.x, area.y + px(52), left, area.h - px(52)};
  bool const cards = !trays_of(view_).empty() && !stage.low;   // else they stand in the column
  Rect const timeline = area.cut_bottom(px(cards ? 60.0f : size::kTimeline), gutter);
  if (cards) decision_.form().draw_cards(at(stage), area);
  bool const mapped = area.w > px(560) && !view_.whole();
  board_.camera.over = px(52), board_.camera.film_over = mapped ? px(75) : 0;
  board_.draw(at(stage), area);
  Rect room = area;
  board_.draw_tools(stage, view_, room.cut_top(px(40), px(12)));
  bool const workshop = view_.desk.workshop && !draft_.questions.empty() && !stage.low;
  if (workshop) decision_.form().draw_workshop(at(stage), room);
  else if (mapped && !stage.play->films().playback().card())
    board_.minimap.draw(stage, view_, board_.camera, {area.right() - px(222), area.y, px(222), px(115)});
  coach_height_ = workshop ? 0 : cards && view_.now ? coach_over_cards(stage, area) : draw_coach(at(stage), area);
  if (!workshop) board_.pointed.draw(stage, view_, {area.x, area.y + px(52), area.w, area.h - px(52) - (cards ? px(60) : 0)});
  draw_leave(stage, {area.x, area.y + px(48), area.w, area.h - px(48)});
  draw_timeline(stage, view_, timeline);
  if (!left_column.empty()) left_.draw(stage, view_, board_, left_column);
  decision_.draw(at(stage), right_column);
}

// ------------------------------------------------------------------------------------------------ keys

bool TableScreen::escape(Stage& stage) {
  if (stage.ui.leaving) return stage.ui.leaving = false, true;
  if (draft_.asked()) return draft_.ask_no_more(), true;
  if (draft_.open) return draft_.open = false, true;
  if (board_.pointed.put_out(stage)) return true;
  if (stage.play && stage.play->films().turn() > 0) return stage.push(Intent::ShowTurn, 0), true;
  if (stage.ui.left_drawer) return stage.ui.left_drawer = false, true;
  return false;
}

namespace {

void step_turn(Stage& stage, int by) {
  Play const& play = *stage.play;
  int const from = play.films().turn() > 0 ? play.films().turn() : play.race().finished() + 1;
  int const to = from + by;
  if (to >= 1) stage.push(Intent::ShowTurn, to > play.race().finished() ? 0 : to);
}

// A letter of the order's own keys.
bool order_key(Stage& stage, Desk const& desk, char letter) {
  for (Key const& key : desk.keys)
    if (key.key == letter) {
      if (key.enabled) stage.play_actions(key.play);
      else toast(key.why, Tone::Warn, "ban");
      return true;
    }
  return false;
}

}  // namespace

bool TableScreen::key(Stage& stage, int k, bool ctrl, bool shift) {
  if (!stage.play) return false;
  Play& play = *stage.play;
  if (play.phase() == Play::Phase::Cover) return false;
  if (ctrl && k == ImGuiKey_Z) return stage.push(shift ? Intent::Redo : Intent::Undo), true;
  if (ctrl) return false;
  if (widgets::arrows_taken() && (k == ImGuiKey_LeftArrow || k == ImGuiKey_RightArrow)) return true;
  bool const letter = k >= ImGuiKey_A && k <= ImGuiKey_Z;
  if (play.films().running() && (letter || k == ImGuiKey_Space || k == ImGuiKey_Enter)) return stage.push(Intent::PressOn), true;
  if (play.films().running() && k == ImGuiKey_Escape)
    return stage.push(Intent::ShowTurn, play.films().playback().asked ? play.films().turn() : 0), true;
  bool const deciding = play.phase() == Play::Phase::Decide && view_.now;
  if (letter && deciding && order_key(stage, view_.desk, char('A' + (k - ImGuiKey_A)))) return true;
  if (deciding && !draft_.questions.empty()) {
    if (k >= ImGuiKey_1 && k <= ImGuiKey_9) return draft_.choose_by_key(stage, view_, k - ImGuiKey_0, 0);
    bool const up = k == ImGuiKey_UpArrow;
    if ((up || k == ImGuiKey_DownArrow) && draft_.choose_by_key(stage, view_, 0, up ? -1 : 1)) return true;
  }
  return board_key(stage, k) || race_key(stage, k);
}

bool TableScreen::board_key(Stage& stage, int k) {
  float const step = px(80);
  CameraWork& camera = board_.camera;
  switch (k) {
    case ImGuiKey_LeftArrow: return camera.nudge({step, 0}), true;
    case ImGuiKey_RightArrow: return camera.nudge({-step, 0}), true;
    case ImGuiKey_UpArrow: return camera.nudge({0, step}), true;
    case ImGuiKey_DownArrow: return camera.nudge({0, -step}), true;
    case ImGuiKey_Equal:
    case ImGuiKey_KeypadAdd: return camera.zoom(1.25f), true;
    case ImGuiKey_Minus:
    case ImGuiKey_KeypadSubtract: return camera.zoom(0.8f), true;
    case ImGuiKey_0:
    case ImGuiKey_Keypad0: return camera.whole_track(view_), true;
    case ImGuiKey_F: return camera.follow_me(stage, view_, true), true;
    case ImGuiKey_G: stage.ui.show_grid = !stage.ui.show_grid; return true;
    case ImGuiKey_C: stage.ui.show_places = !stage.ui.show_places; return true;
    case ImGuiKey_T: stage.ui.show_trails = !stage.ui.show_trails; return true;
    default: return false;
  }
}

bool TableScreen::race_key(Stage& stage, int k) {
  Play const& play = *stage.play;
  auto const look_at = [&](int line) { board_.pointed.look_at_line(stage, view_, board_.camera, line); };
  switch (k) {
    case ImGuiKey_Backspace: stage.push(Intent::Undo); return true;
    case ImGuiKey_Space:
      if (play.films().held()) stage.push(Intent::GoOn);
      else stage.push(Intent::Replay, play.films().turn() > 0 ? play.films().turn() : play.race().finished());
      return true;
    case ImGuiKey_Comma: step_turn(stage, -1); return true;
    case ImGuiKey_Period: step_turn(stage, 1); return true;
    case ImGuiKey_LeftBracket: look_at(std::min(int(view_.told) - 1, std::max(0, stage.ui.log_line - 1))); return true;
    case ImGuiKey_RightBracket: look_at(std::min(int(view_.told) - 1, stage.ui.log_line + 1)); return true;
    default: return false;
  }
}

}  // namespace paddock::app
