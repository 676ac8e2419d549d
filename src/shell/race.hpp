// The open race and how it is kept: after every step it goes to the library; another tab's hold on it is respected.
#pragma once
#include <memory>
#include <string>

#include "desk/jobs.hpp"
#include "desk/play.hpp"
#include "screens/home/shelf.hpp"
#include "shell/means.hpp"

namespace paddock::app {

class OpenRace {
 public:
  OpenRace(Means const& means, Jobs& jobs, Shelf& shelf) : means_(means), jobs_(jobs), shelf_(shelf) {}

  // None may be open.
  explicit operator bool() const { return play_ != nullptr; }
  Play* get() const { return play_.get(); }
  Play* operator->() const { return play_.get(); }
  Play& operator*() const { return *play_; }
  bool is(std::string_view id) const { return play_ && play_->id() == id; }

  void open(std::unique_ptr<Play> play);        // in the place of the one that is open, which is kept
  void leave(bool unlock = true);
  void drop() { play_.reset(); }                // unkept; its lock stays

  // ---- keeping
  void keep();                                  // what is new of it
  bool unsaved() const;                         // something of it is not on the medium: not handed over, or on its way
  void wrote(uint64_t generation) { saved_ = generation; }   // that is on the medium already
  void all_new() { saved_ = 0; }
  std::string const& error() const { return error_; }        // the last save did not succeed: one sentence
  void forget_error() { error_.clear(); }

  // ---- other tabs
  bool elsewhere() const { return play_ && (lock_ == LockState::Elsewhere || conflict_); }
  bool locked() const { return lock_ == LockState::Elsewhere; }
  bool read_only() const { return play_ && (elsewhere() || play_->race().read_only()); }
  void set_lock(LockState state) { lock_ = state; }
  void await_truth();                           // what another tab wrote is about to be read: nothing of this one is written

 private:
  store::Summary summary() const;
  void saved(std::string const& id, std::string const& error);
  void drop_views(std::string const& id);

  Means means_;
  Jobs& jobs_;
  Shelf& shelf_;
  std::unique_ptr<Play> play_;
  LockState lock_ = LockState::Free;
  uint64_t saved_ = 0;                          // its generation that was given to the library
  bool conflict_ = false;                       // another tab wrote a later step
  bool asked_to_keep_ = false;                  // the browser, once
  std::string error_;
};

// 2 for "<id>-2", which is kept beside "<id>"; 1 for that.
int copy_number(std::string_view id);
// Behind the name of a game under which a copy is kept: of a player, of one seat, of who watches.
std::string copy_suffix(Session const& s);

}  // namespace paddock::app
