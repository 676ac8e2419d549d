#include "shell/screens.hpp"

#include "screens/home/home.hpp"
#include "shell/look.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
Screens::Screens(Means const& means, OpenRace& race, Shelf& shelf, LeagueDesk& league, EventDesk& event)
    : means_(means), race_(race), shelf_(shelf), league_(league), event_(event),
      screens_{make_home_screen(shelf, league, event), make_setup_screen(), make_table_screen(), make_gm_screen(), make_end_screen(),
               make_designer_screen(), make_referee_screen(), make_events_screen(event)} {}

void Screens::go(ScreenId id) {
  UiState& ui = means_.ui;
  bool const of_game = id == ScreenId::Table || id == ScreenId::Gm || id == ScreenId::End;
  if (of_game && !race_) id = ScreenId::Home;
  if (!of_game) race_.leave();
  end_toasts();
  trail_.went(ui.screen, id);
  ui.screen = id;
  ui.leaving = false;
  ui.whole_window = ui.left_drawer = false;
  ui.rule.clear();
  entered_ = nullptr;
  if (id == ScreenId::Home) shelf_.read(means_.library), league_.refresh();
  if (id == ScreenId::Home || id == ScreenId::Events) event_.refresh_all();
  means_.host.set_title(race_ ? race_->race().title() + ", Paddock" : "Paddock");
}

void Screens::go_to_race() {
  UiState& ui = means_.ui;
  ui.selected = kNobody;
  ui.tab = PhoneTab::Board;
  ui.sheet = SheetId::None;
  bool const over = race_->phase() == Play::Phase::Over;
  bool const desk = race_->drivers().by_link() && race_->chair().next_here() == kNobody;
  go(over ? ScreenId::End : desk ? ScreenId::Gm : ScreenId::Table);
}

void Screens::draw(Stage& stage) {
  UiState const& ui = means_.ui;
  Screen& screen = now();
  look().shields = clubs_meet(ui, stage.play);
  // Table and set-up paint the window with their board, the workshop with its floor; elsewhere, or without GL objects, it is canvas.
  bool const paints = ui.screen == ScreenId::Table || ui.screen == ScreenId::Setup || ui.screen == ScreenId::Designer;
  Rect const& window = stage.window;
  if (!paints || !stage.board) ImGui::GetBackgroundDrawList()->AddRectFilled(window.min(), window.max(), colour(Role::Canvas));
  if (entered_ != &screen) (entered_ = &screen)->enter(stage);
  screen.draw(stage);
  moves_ = screen.wants_frame(stage);
  plays_ = screen.plays(stage);
  waits_ = screen.waits(stage);
}

void Screens::context_lost() {
  for (size_t i = 0; i < screens_.size(); ++i)
    if (ScreenId(i) == ScreenId::Home || late_code_here()) screens_[i]->context_lost();
}

}  // namespace paddock::app
