// A design on the bench, without a screen: the document, what led to it, and what the game says of it, asked for once a change.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "contract/workshop.hpp"

namespace paddock::app {

class DesignDraft {
 public:
  explicit DesignDraft(Workshop const& shop, Doc event = Doc::object()) : shop_(&shop), event_(std::move(event)) {}

  Workshop const& shop() const { return *shop_; }
  Doc const& design() const { return design_; }
  Doc const& event() const { return event_; }
  bool open() const { return open_; }
  bool touched() const { return !past_.empty(); }

  void take(Doc design);                 // another one; what was on the bench is forgotten
  void close();
  std::string edit(DesignEdit const& edit);   // empty, or why not: nothing has changed then
  void set_event(Doc event);             // what may be had; the design stays
  bool can_undo() const { return !past_.empty(); }
  bool can_redo() const { return !future_.empty(); }
  void undo();
  void redo();

  // Worked out when first asked for after a change.
  DesignView const& view();
  CataloguePage const& page(std::string const& section);
  DesignView const& other();             // what it is compared with: itself as it was taken up, or another one
  void compare_with(Doc other);          // null: itself as it was
  int changes() const { return changes_; }   // counts what is shown anew

 private:
  void forget();
  Workshop const* shop_;
  Doc design_, event_, first_, other_;
  std::vector<Doc> past_, future_;       // kMostSteps each
  bool open_ = false, viewed_ = false, compared_ = false;
  DesignView view_, other_view_;
  std::map<std::string, CataloguePage> pages_;
  int changes_ = 0;
};

}  // namespace paddock::app
