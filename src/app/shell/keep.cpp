// Keeping: after every step the open game goes to the library; another tab's hold on it is respected.
#include "app/shell/impl.hpp"

namespace paddock::app {

bool App::Impl::read_only() const {
  return play && (lock == LockState::Elsewhere || save_conflict || play->read_only());
}

store::Summary App::Impl::summary_of(Play const& game) const {
  Session const& s = game.session();
  store::Summary sum;
  sum.title = game.title();
  sum.game = s.setup().game;
  sum.state = game.state_chip();
  sum.turn = s.turn();
  sum.updated = host.unix_time();
  Outcome const end = s.outcome();
  if (end.over && !end.ranking.empty()) {
    // The home screen shows who won without opening the race: "finished", name, livery, number, me.
    SeatSetup const& best = s.setup().seats[size_t(end.ranking[0])];
    bool const mine = game.me() == end.ranking[0];
    sum.state = "finished\t" + (mine ? std::string("You") : best.name) + "\t" + std::to_string(best.livery) + "\t" +
                std::to_string(best.number);
  }
  return sum;
}

void App::Impl::keep() {
  if (!play || read_only() || play->generation() == saved_generation) return;
  saved_generation = play->generation();
  std::string const id = play->id();
  library.save(id, summary_of(*play), dump_doc(play->save()), [this, id](std::string const& error) { saved(id, error); });
  if (!asked_to_keep) {
    asked_to_keep = true;
    host.request_persistence();
  }
}

// Something of the open game is not on the medium: not yet handed over, or on its way.
bool App::Impl::unsaved() const {
  return play && (library.saving(play->id()) || (!read_only() && play->generation() != saved_generation));
}

void App::Impl::saved(std::string const& id, std::string const& error) {
  if (play && play->id() == id) {
    bool const changed = save_error != error;
    save_error = error;
    // The library refuses when another tab wrote a later step: then this tab only looks on.
    if (!error.empty() && host.lock(id) == LockState::Elsewhere) save_conflict = true;
    if (changed) poke();
  }
}

void App::Impl::take_over() {
  if (!play) return;
  host.steal_lock(play->id());
  lock = LockState::Mine;
  reload_kept();
}

void App::Impl::reload_kept() {
  std::string const id = play->id();
  save_conflict = false;
  saved_generation = play->generation();  // nothing of what this tab thought is written
  library.refresh(id, [this, id](std::string const&) {
    if (play && play->id() == id) open_saved(id);
    poke();
  });
}

}  // namespace paddock::app
