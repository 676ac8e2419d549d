// What the event lets in: budget, books, switches, single parts; kept as a file for everybody who builds for it.
#pragma once
#include <string>

#include "screens/designer/designing.hpp"

namespace paddock::app {

class EventCard {
 public:
  void toggle() { open_ = !open_; }
  bool open() const { return open_; }
  bool escape() { return open_ ? (open_ = false, true) : false; }
  // Floats below `under`; changes `event` and returns true where something was chosen.
  bool draw(Stage& stage, Workshop const& shop, Rect under, Doc& event);

 private:
  bool open_ = false;
};

std::string event_words(Workshop const& shop, Doc const& event);   // "Budget $20,000, Newest book Uncle Albert"
std::string event_file(Workshop const& shop, Doc const& event);    // what is saved
// The event in such a file; null: it is none.
Doc event_in(Workshop const& shop, Doc const& file);
// A part is kept out, or let in again: the lists "ban" and "allow" of the event.
Doc with_part(Doc event, std::string const& id, bool in);

}  // namespace paddock::app
