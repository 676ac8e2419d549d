#include "shell/race.hpp"

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

int copy_number(std::string_view id) {
  size_t const dash = id.rfind('-');
  if (dash == std::string_view::npos || dash + 1 == id.size() || id.size() - dash > 3) return 1;
  int n = 0;
  for (char c : id.substr(dash + 1)) {
    if (c < '0' || c > '9') return 1;
    n = n * 10 + (c - '0');
  }
  return std::max(n, 1);
}

void OpenRace::open(std::unique_ptr<Play> play) {
  bool const same = is(play->id());             // its lock is not let go meanwhile
  LockState const held = lock_;
  leave(!same);
  play_ = std::move(play);
  play_->bots().use(jobs_);
  saved_ = 0;
  lock_ = same ? held : means_.host.lock(play_->id());
}

void OpenRace::leave(bool unlock) {
  if (!play_) return;
  keep();
  if (unlock) means_.host.release_lock(play_->id());
  play_.reset();
  lock_ = LockState::Free;
  conflict_ = false;
  error_.clear();
}

store::Summary OpenRace::summary() const {
  Session const& s = play_->session();
  store::Summary sum;
  sum.title = play_->race().title();
  if (play_->race().player() && s.secret()) {   // each seat has a copy of its own
    std::string const whose = play_->race().watching() ? ", watching" : ", " + play_->race().seat_name(s.seated());
    if (sum.title.size() + whose.size() <= kTitle) sum.title += whose;
  }
  if (int const n = copy_number(play_->id()); n > 1 && sum.title.size() + 10 <= kTitle) sum.title += ", copy " + std::to_string(n);
  sum.game = s.setup().game;
  sum.state = play_->state_chip();
  sum.turn = s.turn();
  sum.updated = means_.host.unix_time();
  Outcome const end = s.outcome();   // a race that was ended early has no winner: "finished" alone
  if (end.over && !end.ranking.empty()) {
    // The home screen shows who won without opening the race: "finished", name, livery, number, me.
    SeatSetup const& best = s.setup().seats[size_t(end.ranking[0])];
    bool const mine = play_->chair().me() == end.ranking[0];
    sum.state = "finished\t" + (mine ? std::string("You") : best.name) + "\t" + std::to_string(best.livery) + "\t" +
                std::to_string(best.number);
  }
  return sum;
}

void OpenRace::keep() {
  if (!play_ || read_only() || play_->changes().generation() == saved_) return;
  saved_ = play_->changes().generation();
  std::string const id = play_->id();
  means_.library.save(id, summary(), dump_doc(play_->save()), [this, id](std::string const& error) { saved(id, error); });
  if (!asked_to_keep_) {
    asked_to_keep_ = true;
    means_.host.request_persistence();
  }
}

bool OpenRace::unsaved() const {
  return play_ && (means_.library.saving(play_->id()) || (!read_only() && play_->changes().generation() != saved_));
}

// The whole record of a finished game is kept: what its seats had seen of it on the way is in it.
void OpenRace::drop_views(std::string const& id) {
  if (!is(id) || !play_->race().player() || play_->phase() != Play::Phase::Over || !id.ends_with(kCopy)) return;
  std::vector<std::string> views{id.substr(0, id.size() - 2) + "-w"};
  for (Seat s = 0; s < play_->session().seats(); ++s) views.push_back(id + std::to_string(s + 1));
  for (std::string const& copy : views)
    if (means_.library.has(copy)) means_.library.erase(copy);
  shelf_.read(means_.library);
}

void OpenRace::saved(std::string const& id, std::string const& error) {
  if (error.empty()) drop_views(id);
  if (!is(id)) return;
  bool const changed = error_ != error;
  error_ = error;
  // The library refuses when another tab wrote a later step: then this tab only looks on.
  if (!error.empty() && locked()) conflict_ = true;
  if (changed) means_.frames.poke();
}

void OpenRace::await_truth() {
  conflict_ = false;
  saved_ = play_->changes().generation();
}

}  // namespace paddock::app
