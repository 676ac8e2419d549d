// A decision that is a form: ladders of prices, strips, folded answers, with cards and plans. Only some games ask so, and on the
// page the code of it comes late, with theirs (PADDOCK_LATE_SCREENS): so it is reached like a screen.
#pragma once
#include <memory>

#include "screens/table/draft.hpp"
#include "ui/rect.hpp"

namespace paddock::app {

class FormPart {
 public:
  virtual ~FormPart() = default;
  virtual void begin_anew() = 0;                            // at its top
  virtual void notice(Deciding at) = 0;                     // the questions are others
  virtual void draw(Deciding at, Rect in) = 0;              // with head, button and all
  virtual float lacks() const = 0;                          // px: so much higher, or lower, `in` would hold all it has to say
  virtual void draw_cards(Deciding at, Rect& area) = 0;     // cut from the bottom of `area`
  virtual void draw_workshop(Deciding at, Rect free) = 0;   // a plan, with the room of the board
};
std::unique_ptr<FormPart> make_form();

}  // namespace paddock::app
