// The rules as a side sheet with search, and the card of one rule.
#pragma once
#include "app/screen.hpp"

namespace paddock::app {

void draw_rules_sheet(Stage& stage, Rect where);
void draw_rule_card(Stage& stage);  // Stage::ui.rule, near where its chip stood

}  // namespace paddock::app
