// The table: board, race order, log, decision, timeline. The screen arranges its panels; each has the state it needs, shows
// what TableView holds, and sends Intents.
#pragma once
#include <string>

#include "screens/table/decision.hpp"
#include "screens/table/left.hpp"
#include "screens/table/trays.hpp"

namespace paddock::app {

class TableScreen final : public Screen {
 public:
  void enter(Stage& stage) override;
  void draw(Stage& stage) override;
  void draw_bar(Stage& stage, Rect& room) override;
  std::string phone_subtitle(Stage& stage) override;
  bool key(Stage& stage, int imgui_key, bool ctrl, bool shift) override;
  bool escape(Stage& stage) override;
  bool wants_frame(Stage&) const override { return board_.camera.camera.moving(); }
  void twin(Stage& stage, Twin& twin) override;
  bool twin_command(Stage& stage, std::string const& id, std::string const& value) override;
  void context_lost() override { board_.context_lost(); }

 private:
  void notice_changes(Stage& stage);
  void notice_game(Stage& stage);
  void notice_end(Stage& stage);
  void keep_cards(Stage const& stage, bool changed);
  bool board_key(Stage& stage, int imgui_key);
  bool race_key(Stage& stage, int imgui_key);
  bool stays_put(Stage const& stage) const;
  void draw_wide(Stage& stage);
  float coach_over_cards(Stage& stage, Rect area);
  // phone.cpp
  void draw_phone(Stage& stage);
  void phone_strip(Stage& stage, Rect where);
  void phone_board(Stage& stage, Rect room);
  void phone_decision(Deciding at, Rect sheet, bool prompt);
  void phone_draft(Deciding at, Rect in);
  void entry_bar(Stage& stage, Rect bar);
  void phone_entry(Stage& stage, Rect room);
  float form_height(float most) const;
  void fit_form(float sheet);
  Deciding at(Stage& stage) { return {stage, view_, draft_}; }

  TableView view_;
  Draft draft_;
  TableBoard board_;
  LeftColumn left_;
  DecisionPanel decision_;
  Play const* of_ = nullptr;   // the game all this belongs to
  uint32_t noticed_ = 0;       // the play's revision the draft was put in step with
  bool ended_ = false;         // the race end has been shown
  float coach_height_ = 0;     // of the last frame: the board, or its path, keeps clear of it
  std::string coach_for_;      // over cards: the decision it was shown for; it goes with the first choice
  bool coached_ = false;
  bool prompts_ = false;       // the last decision was one on the way, beside a board that is seen whole: films leave that where it is
  KeptTrays kept_;             // what lay below it then
  float form_tall_ = 0;        // phone: how high the sheet of a form is, by what it has to say
  float strip_shift_ = 0;      // phone: how far the standing strip was moved
  float strip_drag_ = 0;       // and by how much since the finger came down: a tap points at a car
};

}  // namespace paddock::app
