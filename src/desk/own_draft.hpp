// What the person at this screen is writing, on a copy of the race in which the seats before his have been passed over (a player's
// is in his session itself), and what each seat here had written when another took its turn at the screen.
#pragma once
#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "desk/chair.hpp"
#include "desk/films.hpp"

namespace paddock::app {

class OwnDraft {
 public:
  OwnDraft(Race& race, Chair const& chair, Films const& films, Changes& changes)
      : race_(race), chair_(chair), films_(films), changes_(changes) {}

  Session const& session() const { return copy_ ? *copy_ : race_.session(); }  // what he sees and edits
  void begin();                              // of who sits here now
  void drop() { copy_.reset(); }
  bool begun() const { return copy_ != nullptr; }

  Verdict play(std::vector<Action> const& actions);
  Sheet type(std::string_view text);
  bool can_undo() const;
  bool undo();
  bool can_redo() const { return chair_.viewer() >= 0 && session().can_redo(); }
  bool redo();
  void clear();
  // `commit`: Desk::commit_play. The draft is done and its order written out; nothing written: the usual.
  std::string const& finish(std::vector<Action> const& commit);
  Verdict seal(std::vector<Action> const& commit);   // a player's, in his session

  // What was typed last says for later turns; it stands as long as anything is written for this one.
  std::string const& ahead(Seat seat) const { return ahead_[size_t(seat)]; }
  std::string const& text(Seat seat) const { return texts_[size_t(seat)]; }
  void resume();                             // what was written stands again
  void forget(Seat seat) { texts_[size_t(seat)].clear(), ahead_[size_t(seat)].clear(); }
  void forget_all();

  Doc kept() const;
  void read(Doc const& drafts);
  void go_on_from(Doc const& drafts, Seat seat);   // sent in the turn before: what it said for this one is written

 private:
  Session& desk() { return copy_ ? *copy_ : race_.session(); }
  void written();

  Race& race_;
  Chair const& chair_;
  Films const& films_;
  Changes& changes_;
  std::unique_ptr<Session> copy_;
  std::array<std::string, kMaxSeats> texts_, ahead_;
};

}  // namespace paddock::app
