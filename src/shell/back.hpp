// Back: screens and sheets as a pile, the uppermost goes first. The browser's own Back asks the same (web/page/back.js).
#pragma once
#include "shell/offline.hpp"
#include "shell/problem_card.hpp"
#include "shell/screens.hpp"

namespace paddock::app {

class Back {
 public:
  Back(UiState& ui, Screens& screens, ProblemCard& problem, OfflineCard& offline)
      : ui_(ui), screens_(screens), problem_(problem), offline_(offline) {}
  bool back(Stage& stage);              // closes the uppermost; false: there is none
  void escape(Stage& stage);            // the same without leaving a race
  void tell(Host& host);                // how deep the pile is, when that has changed
  void gone_back() { told_ = -1; }      // the platform has gone back already: it is told where the app stands now

 private:
  bool covered() const;                 // a card or sheet lies over the screen
  int depth() const;

  UiState& ui_;
  Screens& screens_;
  ProblemCard& problem_;
  OfflineCard& offline_;
  int told_ = 0;
};

}  // namespace paddock::app
