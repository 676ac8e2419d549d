// Keeping: after every step the open game goes to the library; another tab's hold on it is respected.
#include "shell/impl.hpp"

namespace paddock::app {
namespace {

constexpr size_t kTitle = 200;       // bytes the library takes
constexpr char kCopy[] = "-p";       // behind the name of a player's copy

}  // namespace

// What each seat may know of a game whose dice deal secrets is kept for itself.
std::string copy_suffix(Session const& s) {
  if (s.role() != paddock::Role::Player) return "";
  if (!s.secret()) return kCopy;
  return s.seated() >= 0 ? kCopy + std::to_string(s.seated() + 1) : "-w";
}

bool App::Impl::read_only() const {
  return play && (lock == LockState::Elsewhere || save_conflict || play->read_only());
}

store::Summary App::Impl::summary_of(Play const& game) const {
  Session const& s = game.session();
  store::Summary sum;
  sum.title = game.title();
  if (game.player() && s.secret()) {   // each seat has a copy of its own
    std::string const whose = game.watching() ? ", watching" : ", " + game.seat_name(s.seated());
    if (sum.title.size() + whose.size() <= kTitle) sum.title += whose;
  }
  if (int const n = copy_number(game.id()); n > 1 && sum.title.size() + 10 <= kTitle) sum.title += ", copy " + std::to_string(n);
  sum.game = s.setup().game;
  sum.state = game.state_chip();
  sum.turn = s.turn();
  sum.updated = host.unix_time();
  Outcome const end = s.outcome();   // a race that was ended early has no winner: "finished" alone
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

// The whole record of a finished game is kept: what its seats had seen of it on the way is in it.
void App::Impl::drop_views(std::string const& id) {
  if (!play || play->id() != id || !play->player() || play->phase() != Play::Phase::Over || !id.ends_with(kCopy)) return;
  std::vector<std::string> views{id.substr(0, id.size() - 2) + "-w"};
  for (Seat s = 0; s < play->session().seats(); ++s) views.push_back(id + std::to_string(s + 1));
  for (std::string const& copy : views)
    if (library.has(copy)) library.erase(copy);
  shelf.read(library);
}

void App::Impl::saved(std::string const& id, std::string const& error) {
  if (error.empty()) drop_views(id);
  if (play && play->id() == id) {
    bool const changed = save_error != error;
    save_error = error;
    // The library refuses when another tab wrote a later step: then this tab only looks on.
    if (!error.empty() && lock == LockState::Elsewhere) save_conflict = true;
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
    if (play && play->id() == id && library.has(id)) open_saved(id);
    poke();
  });
}

// The page went on without it; a race that was opened meanwhile is put beside what is kept of it, as when it is opened.
void App::Impl::storage_came() {
  storage_error.clear();
  save_error.clear();
  library.reread();
  league.refresh();
  read_preferences();
  shelf.read(library);
  if (!play) return;
  saved_generation = 0;
  if (!library.has(play->id())) return;
  auto session = load_session(play->save());
  if (!session) return;
  std::string const id = play->id();
  Doc const extra = play->extra();
  play.reset();                         // its lock stays
  open_beside(id, std::move(*session), extra, kNobody, From::Meanwhile);
}

}  // namespace paddock::app
