// The kept races as Home shows them: sorted by urgency, opened one a frame far enough for a picture.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "desk/play.hpp"
#include "store/library.hpp"

namespace paddock::app {

struct Shelved {
  store::Listed listed;
  std::unique_ptr<Play> play;    // only of races that are shown with a picture; never stepped
  bool looked = false;           // opening was tried
  bool finished = false, mine = false;  // mine: it waits for me
  bool picks = false;            // it waits for me to say which seat is mine
  std::string winner;            // of a finished one
  int winner_livery = 0, winner_number = 0;
};

class Shelf {
 public:
  static constexpr int kOpened = 5;          // races opened for their pictures

  void read(store::Library& library);        // the list, without opening
  bool step(store::Library& library);        // opens one more; true while some are left
  std::vector<Shelved> const& running() const { return running_; }    // mine first, then newest
  std::vector<Shelved> const& finished() const { return finished_; }  // newest first
  int waiting_for_me() const;
  int kept() const { return int(running_.size() + finished_.size()); }
  uint64_t revision() const { return revision_; }

 private:
  void sort_running();
  std::vector<Shelved> running_, finished_;
  uint64_t revision_ = 0;
};

}  // namespace paddock::app
