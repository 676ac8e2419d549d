// The right column: whose move it is, what it may be, what it costs, and the one yellow button.
#pragma once
#include <string_view>

#include "screens/table/compare.hpp"
#include "screens/table/form.hpp"

namespace paddock::app {

// Title at the left, my car and name at the right. Returns the y below, like the others here.
float decision_head(Stage& stage, Rect in, std::string_view title);
float figures(Desk const& desk, Rect in, float y, bool slim = false);
float reasons(Stage& stage, Desk const& desk, Rect in);         // what the order brings, in a list that scrolls
float asks_height(Deciding at, float width);                    // of the seal's question, above the button; 0: nothing is asked
void seal_button(Deciding at, Rect where, bool waits = false);  // `waits`: a press now would be meant for what stood here before
bool closing(Play const& play);                                 // the deadline is shown: to a player, and to a host who drives
std::string closing_sentence(Play const& play, int64_t now);
void save_deadline(Stage& stage);
void copy_order(Stage& stage, Desk const& desk);

class DecisionPanel {
 public:
  void forget();
  void notice(Deciding at);            // the game has changed
  void draw(Deciding at, Rect where);
  FormPart& form();

 private:
  void decide(Deciding at, Rect in);
  void decide_low(Deciding at, Rect rest);
  void buttons(Deciding at, Rect second);
  Comparison comparison_;
  std::unique_ptr<FormPart> form_;   // of a game that asks so
};

}  // namespace paddock::app
