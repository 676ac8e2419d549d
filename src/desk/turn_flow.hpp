// What a part of a table sets going for the whole of it (Play).
#pragma once
#include "desk/tray.hpp"

namespace paddock::app {

class TurnFlow {
 public:
  virtual void collect(Seat seat, Collected order) = 0;   // its order is here
  virtual void go_on() = 0;                  // what held the turn up may be over: it is resolved when complete, else the next person

 protected:
  ~TurnFlow() = default;
};

}  // namespace paddock::app
