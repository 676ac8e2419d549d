// The rules as a side sheet with search, and the card of one rule.
#pragma once
#include "screens/screen.hpp"

namespace paddock::app {

// The game whose rules are meant: of the open race, of the set-up screen, else the first.
std::string present_game(Stage const& stage);
void draw_rules_sheet(Stage& stage, Rect where);
void draw_rule_card(Stage& stage);  // Stage::ui.rule, near where its chip stood

}  // namespace paddock::app
