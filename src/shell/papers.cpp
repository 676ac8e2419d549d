#include "shell/papers.hpp"

namespace paddock::app {

bool Papers::any() {
  if (ui_.screen == ScreenId::Setup) return false;
  if (ui_.screen == ScreenId::Events) return of_event();
  if (ui_.screen == ScreenId::Home || !race_) return league_.any() || league_.can_found();
  return !of_game().empty() || result_counts();
}

std::vector<Paper> const& Papers::of_game() {
  std::string of = race_ ? race_->id() + " " + std::to_string(race_->changes().revision()) + " " + std::to_string(race_->chair().viewer()) : "";
  if (of != of_) {
    papers_ = race_ ? race_->session().papers(race_->chair().viewer()) : std::vector<Paper>{};
    of_ = std::move(of);
  }
  return papers_;
}

std::vector<Paper> const* Papers::of_event() {
  return ui_.screen == ScreenId::Events && event_.ready() && !event_.papers().empty() ? &event_.papers() : nullptr;
}

bool Papers::counts_for_event() {
  bool const over = race_ && race_->phase() == Play::Phase::Over && ui_.screen != ScreenId::Home;
  return over && event_.any() && event_.ready() && event_.entered(*race_);
}

bool Papers::result_counts() {
  bool const over = race_ && race_->phase() == Play::Phase::Over && ui_.sheet != SheetId::Papers;
  return over && league_.any() && league_.ready() && league_.entered(*race_);
}

}  // namespace paddock::app
