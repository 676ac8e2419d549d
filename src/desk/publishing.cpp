#include "desk/publishing.hpp"

#include <algorithm>

#include "core/dice.hpp"

namespace paddock::app {

// A host who drives himself sees who is in, and not what, until his own orders are sealed; then they stand.
bool Publishing::blind() const { return drivers_.by_link() && !race_.over() && tray_.next_here() != kNobody; }

void Publishing::look_in() {
  if (!looks()) return;
  looked_ = true;
  changes_.touch();
}

std::unique_ptr<Session> Publishing::preview_without(Seat without) const {
  if (race_.over() || blind()) return nullptr;
  // Dice that everybody could work out, the same for a turn however often it is looked at.
  Session const& truth = race_.session();
  auto trial = truth.rehearsal(mix64(truth.game_id() ^ mix64(uint64_t(tray_.turn()))));
  int const turn = trial->turn();
  for (Seat a = trial->actor(); a >= 0 && trial->turn() == turn; a = trial->actor()) {
    Collected const* order = a == without || trial->midway() ? nullptr : tray_.of(a);
    bool const done = order && carry_out(*trial, *order);
    if (!done && !trial->absent()) break;
  }
  return trial;
}

Session const* Publishing::preview() const {
  if (preview_of_ == changes_.revision()) return preview_.get();
  preview_ = preview_without(kNobody);
  preview_of_ = changes_.revision();
  return preview_.get();
}

int Publishing::published() const {
  int const turn = before_.is_object() ? int(get_int(before_, "turn")) : 0;
  return turn > 0 && turn == race_.finished() && !race_.session().midway() ? turn : 0;
}

std::string Publishing::why_not_back() const {
  if (!drivers_.by_link() || race_.read_only() || race_.finished() == 0) return "No turn was published here.";
  return race_.session().midway() ? "The turn is being carried out; answer what is asked first." : "";
}

std::string Publishing::answered() const {
  int64_t const when = before_.is_object() ? get_int(before_, "when") : 0;
  Words const& words = race_.words();
  auto const answered = [&](Seat s) { return race_.seat_name(s) + " has answered " + words.turn(race_.finished()) + " already."; };
  for (Seat s = 0; s < race_.session().seats(); ++s)
    if (Collected const* c = tray_.of(s); c && c->written() && !c->carried) return answered(s);
  for (Letter const& l : inbox_.letters())
    if (l.seat >= 0 && l.when > when && !l.other_turn && l.turn != words.number(race_.finished())) return answered(l.seat);
  return "";
}

Doc Publishing::before(Doc desk, int64_t now) const {
  desk.erase("published");
  desk["when"] = now;
  return desk;
}

void Publishing::read(Doc const& extra) {
  looked_ = get_bool(extra, "looked");
  if (auto const it = extra.find("published"); it != extra.end() && it->is_object()) before_ = *it;
}

}  // namespace paddock::app
