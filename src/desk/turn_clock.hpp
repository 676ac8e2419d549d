// When the running turn closes. The GM's device sets it; a player's hears it from links.
#pragma once
#include "core/doc.hpp"
#include "desk/changes.hpp"

namespace paddock::app {

class TurnClock {
 public:
  TurnClock(Changes& changes, bool heard) : changes_(changes), heard_(heard) {}   // heard: it is set elsewhere

  int64_t deadline() const { return deadline_; }   // unix seconds; 0: no deadline
  int pace() const { return pace_; }               // how many hours every turn has (0: as long as it takes)
  bool overdue(int64_t now) const { return deadline_ > 0 && now >= deadline_; }
  void set_pace(int hours, int64_t now);
  void extend(int hours, int64_t now);
  void begin_turn(int64_t now);
  void hear(int64_t at);                           // a link of the running turn said it; 0: it said none

  void read(Doc const& extra, int turn);           // the running one: what a link said of an older turn is over

 private:
  Changes& changes_;
  bool heard_;
  int64_t deadline_ = 0;
  int pace_ = 0;
};

}  // namespace paddock::app
