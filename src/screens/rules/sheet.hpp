// The rules as a side sheet with search, and the card of one rule.
#pragma once
#include <string_view>
#include <vector>

#include "screens/screen.hpp"

namespace paddock {
struct GameInfo;
}

namespace paddock::app {

// The game whose rules are meant: of the event that is shown, of the open race, of the set-up screen, else the first.
std::string present_game(Stage const& stage);
Doc const* settings_in_force(Stage const& stage, std::string_view game);   // of that event or race; null: of none
std::vector<GameInfo const*> rules_to_choose(Stage const& stage);   // from Home: of every game; elsewhere none
void choose_rules(Stage& stage, std::string_view game);
// "In short": `brief_of`. Returns the bottom.
float draw_brief(Rect in, std::string_view game);
void draw_rules_sheet(Stage& stage, Rect where);
void draw_rule_card(Stage& stage);  // Stage::ui.rule, near where its chip stood

}  // namespace paddock::app
