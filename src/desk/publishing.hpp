// The GM's end of a turn: what he may see before it, what would happen if it were resolved now, and the turn published last, which
// can be taken back; everybody reads that it was.
#pragma once
#include <memory>
#include <string>
#include <utility>

#include "desk/inbox.hpp"

namespace paddock::app {

class Publishing {
 public:
  Publishing(Race const& race, Drivers const& drivers, OrderTray const& tray, Inbox const& inbox, Changes& changes)
      : race_(race), drivers_(drivers), tray_(tray), inbox_(inbox), changes_(changes) {}

  bool can_publish() const { return drivers_.by_link() && tray_.complete() && !race_.read_only(); }
  bool blind() const;
  bool looks() const { return drivers_.by_link() && drivers_.here() > 0 && !looked_ && !race_.over() && !blind(); }  // look_in() is due
  void look_in();                            // the desk shows what came in: his sealed order stands from now on
  bool looked() const { return looked_; }
  void begin_turn() { looked_ = false; }

  // As if resolved now, with ghosts for the missing and dice of its own: never those of the turn to come. Null while blind().
  Session const* preview() const;
  std::unique_ptr<Session> preview_without(Seat seat) const;  // the same with a ghost for `seat`, too

  // The turn that was published last on this desk, 0: none.
  int published() const;
  std::string why_not_back() const;          // one sentence; empty: the last finished turn can be taken back
  std::string answered() const;              // who has answered it already, a sentence; empty: nobody
  // What Play keeps of the desk for taking the turn back.
  Doc before(Doc desk, int64_t now) const;
  void remember(Doc before) { before_ = std::move(before); }
  Doc const& remembered() const { return before_; }
  Doc forget() { return std::exchange(before_, Doc()); }

  void read(Doc const& extra);

 private:
  Race const& race_;
  Drivers const& drivers_;
  OrderTray const& tray_;
  Inbox const& inbox_;
  Changes& changes_;
  Doc before_;                               // the desk before the last turn was published
  bool looked_ = false;                      // a host who drives has seen the others' orders of this turn
  mutable std::unique_ptr<Session> preview_;
  mutable uint32_t preview_of_ = 0;
};

}  // namespace paddock::app
