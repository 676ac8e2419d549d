// The vehicle from above: body and wheels, the parts in their places, a plate of armour for each side.
#pragma once
#include <optional>

#include "screens/designer/designing.hpp"
#include "screens/designer/parts.hpp"

namespace paddock::app {

class PlanPanel {
 public:
  void draw(Designing at, Rect free, PartsPanel& parts);
  bool escape() { return slides_ ? (slides_ = false, true) : false; }

 private:
  void plates(Designing& at, Rect free, Rect car);
  void plate(Designing& at, Rect where, DesignPlan::Plate const& plate, bool upright);
  void plate_card(Designing& at, Rect window);
  void rooms(Designing& at, Rect car, float unit, PartsPanel& parts);
  void room_faults(Designing& at, Rect car, float unit);
  void part(Designing& at, Rect where, DesignPlan::Part const& part, PartsPanel& parts);
  struct Away {                 // the button over a picked part that takes it out
    Rect where;
    bool hovered = false;
  };
  static std::optional<Away> ask_away(Designing& at, Rect car, float unit);
  DesignPlan::Plate slid_;      // whose slider is open
  Rect slid_at_;
  int shown_ = 0;
  bool slides_ = false;
};

}  // namespace paddock::app
