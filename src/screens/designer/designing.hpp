// What the panels of the workshop share: the draft, what is asked of it, and which part is picked in all of them at once.
#pragma once
#include <string>

#include "desk/design_draft.hpp"
#include "screens/screen.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {

struct Designing {
  Stage& stage;
  DesignDraft& draft;
  DesignEdit& asked;          // done once the frame is drawn
  Doc& event;                 // what the event lets in: a copy, taken where it has changed
  bool& event_asked;
  bool switching;             // the event's card is open: parts can be let in or kept out
  std::string& picked;        // path of a part in the document; empty: none
  bool kept;                  // as it stands it lies on this device under its name
  std::string const& start;   // "Start a race with it"
};

// A soft keyboard takes half of the window: verdict and sums wait until it is gone.
inline bool typing(Stage const& stage) { return widgets::typing() && stage.view.h < px(540); }

// The row of the bill for a path, or null.
inline BillRow const* row_of(DesignView const& view, std::string_view path) {
  if (path.empty()) return nullptr;
  for (BillRow const& row : view.bill)
    if (row.path == path) return &row;
  return nullptr;
}

}  // namespace paddock::app
