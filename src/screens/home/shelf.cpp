#include "screens/home/shelf.hpp"
#include "core/order.hpp"

#include <algorithm>
#include <cstdlib>

namespace paddock::app {
namespace {

// "finished<TAB>name<TAB>livery<TAB>number", as the shell writes it.
std::vector<std::string> parts_of(std::string const& text) {
  std::vector<std::string> parts(1);
  for (char c : text)
    if (c == '\t') parts.emplace_back();
    else parts.back() += c;
  return parts;
}

}  // namespace

void Shelf::read(store::Library& library) {
  running_.clear();
  finished_.clear();
  ++revision_;
  for (store::Listed listed : library.list()) {
    Shelved s;
    std::vector<std::string> const parts = parts_of(listed.summary.state);
    s.finished = parts[0] == "finished";
    s.picks = listed.readable && parts[0].starts_with("choose your ");   // car, or what its game calls a seat
    s.mine = s.picks || (listed.readable && (parts[0] == "your turn" || parts[0] == "all orders in"));
    if (parts.size() >= 4) {
      s.winner = parts[1];
      s.winner_livery = std::atoi(parts[2].c_str());
      s.winner_number = std::atoi(parts[3].c_str());
    }
    s.listed = std::move(listed);
    (s.finished ? finished_ : running_).push_back(std::move(s));
  }
  sort_running();
}

void Shelf::sort_running() {
  sort_few(running_, [](Shelved const& a, Shelved const& b) { return a.mine > b.mine; });
}

bool Shelf::step(store::Library& library) {
  int const count = std::min(kOpened, int(running_.size()));
  for (int i = 0; i < count; ++i) {
    Shelved& s = running_[size_t(i)];
    if (s.looked) continue;
    s.looked = true;
    ++revision_;
    if (!s.listed.readable) return true;
    auto loaded = library.load(s.listed.id);
    if (!loaded) return s.listed.note = loaded.error().text(), true;
    auto doc = parse_doc(loaded->text);
    if (!doc) return s.listed.note = doc.error().text(), true;
    auto session = load_session(*doc);
    if (!session) return s.listed.note = session.error().text(), true;
    s.play = std::make_unique<Play>(s.listed.id, std::move(*session), Play::extra_of(*doc));
    if (s.finished) return true;
    s.mine = s.play->waits_for_me();  // what it says itself, not what its save was listed with
    s.picks = s.play->state() == Play::Phase::Pick;
    s.listed.summary.state = s.play->state_chip();
    sort_running();
    return true;
  }
  return false;
}

int Shelf::waiting_for_me() const {
  int n = 0;
  for (Shelved const& s : running_) n += s.mine;
  return n;
}

}  // namespace paddock::app
