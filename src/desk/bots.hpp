// Bots think while people write: each is asked once a turn, as a job, and its answer goes into the tray.
#pragma once
#include <array>
#include <memory>

#include "desk/changes.hpp"
#include "desk/jobs.hpp"
#include "desk/tray.hpp"

namespace paddock::app {

class Bots {
 public:
  Bots(Race const& race, Drivers const& drivers, OrderTray& tray, Changes& changes)
      : race_(race), drivers_(drivers), tray_(tray), changes_(changes) {}
  ~Bots() { forget_all(); }
  Bots(Bots const&) = delete;
  Bots& operator=(Bots const&) = delete;

  // Where they think; without it, in slices of think(). It outlives this.
  void use(Jobs& jobs) { jobs_ = &jobs; }
  void begin_turn();                         // what each is to be asked; the autopilot answers at once
  void ask();                                // what has not been asked yet
  bool think();                              // true: one has answered
  bool thinking() const;                     // some have not answered
  bool wants_frame() { return thinking() && jobs().wants_frame(); }
  void forget(Seat seat);                    // what it was asked is not the question any more

 private:
  Jobs& jobs();
  void forget_all();

  Race const& race_;
  Drivers const& drivers_;
  OrderTray& tray_;
  Changes& changes_;
  static constexpr int kToAsk = -1;
  std::array<int, kMaxSeats> asked_{};       // of those that have not answered the number of their job; kToAsk, 0: no question
  Jobs* jobs_ = nullptr;
  std::unique_ptr<Jobs> own_jobs_;           // when none were given
};

}  // namespace paddock::app
