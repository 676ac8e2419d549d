// A short race that runs by itself on the empty Home: what this is, in motion. Computed by the rules from a fixed seed;
// every car drives what the yellow button proposes. Its code comes late (PADDOCK_LATE_SCREENS): nothing of it is called before late_code_here().
#pragma once
#include <memory>

#include "desk/playback.hpp"
#include "screens/pictures.hpp"

namespace paddock::app {

// Home knows it by this alone: a function that early code calls by name would come early (tools/split.py).
class LivePicture {
 public:
  virtual ~LivePicture() = default;
  virtual void draw(Stage& stage, Rect where) = 0;
  bool moving() const { return moving_; }   // another frame is wanted

 protected:
  bool moving_ = false;
};

class HomeDemo final : public LivePicture {
 public:
  // Into the open panel. It moves while `where` is in sight, nothing lies over Home and motion is welcome; else a still
  // of the race under way. After kTurns it stands, until it is pointed at.
  void draw(Stage& stage, Rect where) override;

 private:
  static constexpr int kTurns = 16, kStillTurn = 5;
  void begin();
  bool next_turn();                         // false: the race has ended or cannot go on

  std::unique_ptr<Session> race_;
  Playback film_;
  Vec middle_;                              // of what is looked at, board units
  bool looked_ = false;
};

}  // namespace paddock::app
