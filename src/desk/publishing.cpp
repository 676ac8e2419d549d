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
  if (!drivers_.by_link() || race_.read_only() || published() == 0) return "No turn was published here.";
  int64_t const when = get_int(before_, "when");
  Words const& words = race_.words();
  auto const answered = [&](Seat s) { return race_.seat_name(s) + " has answered " + words.turn(published()) + " already."; };
  for (Seat s = 0; s < race_.session().seats(); ++s)
    if (Collected const* c = tray_.of(s); c && c->written() && !c->carried) return answered(s);
  for (Letter const& l : inbox_.letters())
    if (l.seat >= 0 && l.when > when && !l.other_turn && l.turn != words.number(published())) return answered(l.seat);
  return "";
}

Doc Publishing::before(Doc desk, int64_t now) const {
  Doc const save = race_.session().save();
  desk.erase("published");
  desk["when"] = now;
  desk["runs"] = save["actions"].size();
  if (!save["actions"].empty()) desk["last"] = save["actions"].back();  // the turn may go on with the same seat
  desk["rolls"] = save["tape"].size();
  desk["hash"] = save["hash"];
  return desk;
}

std::unique_ptr<Session> Publishing::earlier() const {
  Doc save = race_.session().save();
  auto cut = [&](char const* key, char const* length) {
    Doc& list = save[key];
    size_t const n = size_t(std::clamp<int64_t>(get_int(before_, length), 0, int64_t(list.size())));
    list.erase(list.begin() + ptrdiff_t(n), list.end());
  };
  cut("actions", "runs");
  cut("tape", "rolls");
  if (auto const last = before_.find("last"); last != before_.end() && !save["actions"].empty()) save["actions"].back() = *last;
  auto const hash = before_.find("hash");
  save["hash"] = hash != before_.end() ? *hash : Doc();
  auto earlier = load_session(save);
  return earlier && (*earlier)->hash_matches() ? std::move(*earlier) : nullptr;
}

void Publishing::read(Doc const& extra) {
  looked_ = get_bool(extra, "looked");
  if (auto const it = extra.find("published"); it != extra.end() && it->is_object()) before_ = *it;
}

}  // namespace paddock::app
