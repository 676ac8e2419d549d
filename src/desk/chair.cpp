#include "desk/chair.hpp"

namespace paddock::app {

bool Chair::deciding() const {
  if (race_.over() || me_ < 0) return false;
  if (race_.player()) return !race_.watching() && race_.session().actor() == me_;
  return !covered_ && drivers_.person(me_) && tray_.decides(me_) && !tray_.is_in(me_);
}

}  // namespace paddock::app
