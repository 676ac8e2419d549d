// The films of finished turns: which runs, whether it was asked for, and whether a race of bots alone waits meanwhile.
#pragma once
#include "desk/changes.hpp"
#include "desk/playback.hpp"
#include "desk/turn_flow.hpp"

namespace paddock::app {

class Films {
 public:
  Films(Race const& race, OrderTray const& tray, Changes& changes, TurnFlow& flow)
      : race_(race), tray_(tray), changes_(changes), flow_(flow) {}

  Playback& playback() { return playback_; }
  Playback const& playback() const { return playback_; }
  bool running() const { return playback_.running; }
  int turn() const { return playback_.turn; }   // the finished one on the board; 0: now

  // Play the film of a finished turn; `on`: and those after it; `stay`: its end stays on the board.
  void watch(int turn, bool on = false, bool stay = false);
  void show(int turn);                       // stand at the end of a finished turn; 0: now
  void turn_to(int turn);                    // the same by somebody's hand: a film is cut, bots alone stand still
  void press_on();                           // past what a film waits for; its end when nothing is left
  bool held() const { return held_; }        // a race of bots alone stands still
  void hold(bool on);
  void let_go() { held_ = quick_ = false; }
  bool quick() const { return quick_; }      // the rest is driven without films
  void hurry() { held_ = false, quick_ = true; }
  void slow_down() { quick_ = false; }

  // The running turn has come as far as a question on the way (`asked`), or to its end: what is new of it is shown.
  void roll(int turn, bool asked);
  void forget_seen() { seen_ = 0; }
  void look_ahead() { playback_.on = playback_.asked = false; }   // nobody looks back any more
  bool step(double now_ms, bool reduced_motion, uint64_t mine);   // true: a film has ended

 private:
  Race const& race_;
  OrderTray const& tray_;
  Changes& changes_;
  TurnFlow& flow_;
  Playback playback_;
  float seen_ = 0;                           // how much of the running turn's film has been shown, in its steps
  double last_ms_ = -1;
  bool held_ = false, quick_ = false;
};

}  // namespace paddock::app
