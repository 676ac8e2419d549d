// What can be had: sections, search, filters; a press or a drag puts a part into its place.
#pragma once
#include <string>
#include <vector>

#include "screens/designer/designing.hpp"

namespace paddock::app {

class PartsPanel {
 public:
  void enter();
  void draw(Designing at, Rect where);
  // What is dragged, and where its middle is; nullptr: nothing.
  CatalogueItem const* dragged() const { return dragging_ ? &held_ : nullptr; }
  // It was let go over a place of the plan.
  bool drop(Designing& at, std::string const& place);
  void end_frame();                       // a drag that went nowhere ends
  bool escape();
  std::string section;                    // the one that is open

  // Items of the open section, or of all while something is looked for.
  std::vector<CatalogueItem const*> found(DesignDraft& draft) const;
  std::string query;

 private:
  float sections(Designing& at, Rect in, float y);
  float filters(CataloguePage const& page, Rect in, float y);
  float item(Designing& at, Rect in, float y, CatalogueItem const& item);
  void spots(Designing& at, Rect row, CatalogueItem const& item);
  void press(Designing& at, CatalogueItem const& item);
  void unfolded(float top, float bottom);
  uint32_t filter_ = 0;                   // bits that are on; none: all
  std::string shown_;                     // what the list held in the last frame: another one begins at its top
  std::string open_;                      // id of the item whose places are asked about
  CatalogueItem held_;
  ImVec2 from_{};
  bool dragging_ = false, pressed_ = false;
  bool shows_ = false;                    // it was opened by the press before this frame
};

}  // namespace paddock::app
