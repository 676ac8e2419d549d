// The order while it is written: its text, what that means, the questions filled with it, the answer picked so far.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "screens/screen.hpp"
#include "screens/table/view.hpp"
#include "view/form.hpp"

namespace paddock::app {

class Draft {
 public:
  std::string field;                 // what stands in the order field
  Sheet sheet;                       // what the typed text means
  std::vector<std::string> mends;    // what a faulty one may mean
  std::vector<Question> questions;   // of the decision, filled with `field`
  std::vector<Action> picked;        // what the yellow button would play: an answer that was only picked so far
  std::string picked_commit;         // and what it says
  bool open = false;                 // phone: the order sheet is up

  void forget() { *this = {}; }                         // another game
  void take_up(Play const& play, TableView const& view);  // the game has changed
  bool ask(Play const& play, TableView const& view);      // true: the questions are others now

  // The typed text means this; without a fault it becomes the draft at the end of the frame.
  void type(Stage& stage, std::string words);
  void start_anew(Stage& stage);
  void read_as(Stage& stage, size_t mend);
  void choose(Stage& stage, Choice const& choice);
  bool choose_by_key(Stage& stage, TableView const& view, int n, int by);   // 1 to 9, or up and down
  void press_spot(Stage& stage, Spot const& spot);
  bool play_picked(Stage& stage);
  bool is_picked(Question const& q, size_t i) const;
  int picked_spot(Scene const& scene) const;   // -1: none
  bool just_asked() const;

  // What the board shows besides: the ghost of the answer on which somebody rests in this frame, else of the one that is picked.
  void consider(std::shared_ptr<Ghost const> const& ghost) {
    if (ghost) considered_ = ghost;
  }
  void consider(Spot const& spot);
  bool settle_ghost();                         // at the end of a frame; true: the next one has to show another
  Ghost const* ghost() const { return ghost_.get(); }

  std::string doubt(Desk const& desk) const;   // what a seal of the draft as it stands would bring; empty: nothing amiss
  bool asked() const { return !asked_.empty(); }   // the seal was pressed once: the next press seals
  void ask_no_more() { asked_.clear(); }
  void seal(Stage& stage, Desk const& desk);

 private:
  std::string field_of_;             // the clean text `field` stood for
  std::vector<std::string> notes_;   // what reading the draft says of it: "3 moves written, 6 needed: the rest is M."
  std::string asked_;                // the draft whose seal was pressed once
  std::string questions_text_;
  uint32_t questions_of_ = 0;
  bool typing_ = false;              // the field has the keyboard and is ahead of the clean text
  double asked_at_ = -1;             // when the question on the way appeared, in seconds; the pointer lay there
  float asked_x_ = 0, asked_y_ = 0;
  std::shared_ptr<Ghost const> considered_, ghost_;   // of this frame so far, of the last one
};

std::string bad_answers(std::vector<Question> const& questions);

// What the panels of a decision work on.
struct Deciding {
  Stage& stage;
  TableView& view;
  Draft& draft;
};

}  // namespace paddock::app
