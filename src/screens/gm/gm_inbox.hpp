// GM desk, second column: what came in, what was read in it, and the one-tap repair.
#pragma once
#include <string>

#include "desk/play.hpp"
#include "screens/gm/desk_words.hpp"
#include "screens/screen.hpp"
#include "ui/rect.hpp"

namespace paddock::app {

class GmInbox {
 public:
  void draw(Stage& stage, Rect where, Step step);
  void twin(Play const& play, int64_t now, Twin& twin) const;
  bool command(Stage& stage, std::string const& id, std::string const& value);

 private:
  // A letter in the column: where it stands in the inbox, and whether its button is the yellow one.
  struct Slot {
    Stage& stage;
    size_t index;
    bool yellow;
    Letter const& letter() const { return stage.play->inbox().letters()[index]; }
  };
  void head(Stage& stage, Rect in, bool yellow) const;
  float paste_well(Stage& stage, Rect in, float y, bool yellow);
  void blind(Stage& stage, Rect in, bool yellow) const;
  float draw_letter(Slot slot, Rect in, float y);
  float fault(Slot slot, Rect in, float y);          // the fault in its place, the reason, and what would be right
  // inbox_letter.cpp
  float body(Slot slot, Rect in, float y);
  float choice(Slot slot, Rect in, float y);         // another order of its seat is in: which of them is to stand
  float fold(Slot slot, Rect in, float y);           // what does not fit on the card opens whole
  float aside(Slot slot, Rect in, float y);          // put aside, but its order is in: does it stay?
  float editor(Slot slot, Rect in, float y);
  float lost(Slot slot, Rect in, float y);
  float stopped(Slot slot, Rect in, float y);
  void edit_button(Slot slot, Rect& row);
  void edit(Letter const& letter);
  bool editing(Letter const& letter) const { return !edit_of_.empty() && edit_of_ == letter.raw; }
  std::string shown(Letter const& letter, std::string const& text) const;
  // inbox_twin.cpp
  void letter_twin(Play const& play, size_t index, int64_t now, Twin& twin) const;
  bool letter_command(Stage& stage, std::string const& id, std::string const& value);

  std::string paste_;          // the paste well
  std::string message_;        // the same of the text view
  std::string edit_, edit_of_; // the letter that is being changed: new words, and what it says
  std::string unfolded_;       // the letter that is shown whole, by what it says
  std::string aside_;          // likewise the settled one of which it is asked what becomes of its order
};

}  // namespace paddock::app
