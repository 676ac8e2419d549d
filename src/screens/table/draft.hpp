// The order while it is written: its text, what that means, the questions filled with it, the answer picked so far.
#pragma once
#include <memory>
#include <string>
#include <tuple>
#include <vector>

#include "screens/screen.hpp"
#include "screens/table/listing.hpp"
#include "screens/table/view.hpp"
#include "store/designs.hpp"
#include "view/form.hpp"

namespace paddock::app {

class Draft {
 public:
  std::string field;                 // what stands in the order field
  Sheet sheet;                       // what the typed text means
  std::vector<std::string> mends;    // what a faulty one may mean
  std::vector<Question> questions;   // of the decision, filled with `field`; of a form with pages those of `page`
  std::vector<FormPage> pages;
  int page = 0;
  int number_at = -1;                // the Slider for which something was typed that is no number of it
  std::string number;                // and what
  std::vector<Action> picked;        // what the yellow button would play: an answer that was only picked so far
  std::string picked_commit;         // and what it says
  bool open = false;                 // phone: the order sheet is up

  void forget() { *this = {}; }                         // another game
  void take_up(Play const& play, TableView const& view);  // the game has changed
  void keeps(std::vector<store::Designs::Design> const& kept);   // what this device keeps of the game: some of the answers
  bool ask(Play const& play, TableView const& view);      // true: the questions are others now; asks only where that may be
  Listing& listing(size_t question);                      // of a List; it lasts as long as the decision

  // The typed text means this; without a fault it becomes the draft at the end of the frame.
  void type(Stage& stage, std::string words);
  void start_anew(Stage& stage);
  void read_as(Stage& stage, size_t mend);
  void choose(Stage& stage, Choice const& choice) { choose(stage, choice, questions_text_); }
  void choose(Stage& stage, Choice const& choice, std::string_view text);   // `text`: what its edit is one of
  void change(Stage& stage, Edit const& edit) { change(stage, edit, questions_text_); }
  bool choose_by_key(Stage& stage, TableView const& view, int n, int by);   // 1 to 9, or up and down
  void press_spot(Stage& stage, Spot const& spot);
  bool play_picked(Stage& stage);
  bool is_picked(Question const& q, size_t i) const;
  int picked_spot(Scene const& scene) const;   // -1: none
  bool just_asked() const;

  // What the board shows besides: the ghost of the answer on which somebody rests in this frame, else of the one that is picked, stands or is proposed.
  void consider(std::shared_ptr<Ghost const> const& ghost) {
    if (ghost) considered_ = ghost;
  }
  void consider(Spot const& spot);
  // Where the yellow button leads of itself: while somebody decides here and nothing stands in the field that cannot be read.
  std::shared_ptr<Ghost const> proposal(Play const& play, TableView const& view) const;
  bool settle_ghost(std::shared_ptr<Ghost const> const& proposal = nullptr);   // at the end of a frame; true: the next one has to show another
  Ghost const* ghost() const { return ghost_.get(); }
  std::vector<Line> const& lines(Desk const& desk) const { return ghost_ && ghost_->lines ? *ghost_->lines : desk.lines; }

  std::string doubt(Desk const& desk) const;   // what a seal of the draft as it stands would bring; empty: nothing amiss
  bool asked() const { return asked_; }   // the seal was pressed once: the next press seals
  void ask_no_more() { asked_ = false; }
  void seal(Stage& stage, Desk const& desk);

 private:
  std::string field_of_;             // the clean text `field` stood for
  std::vector<std::string> notes_;   // what reading the draft says of it: "3 moves written, 6 needed: the rest is M."
  void change(Stage& stage, Edit const& edit, std::string_view text);

  bool asked_ = false;               // the seal was pressed once, of the draft
  std::string asked_text_;           // that stood there
  std::string questions_text_;
  uint32_t questions_of_ = 0;
  int questions_page_ = 0;
  std::vector<KeptDraft> kept_;
  bool kept_others_ = false;         // than the questions were asked with
  std::tuple<Seat, int, bool> decision_{kNobody, 0, false};   // whose, of which turn, on its way
  std::vector<std::pair<std::string, Listing>> listings_;     // by the question's label
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
