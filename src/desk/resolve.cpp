// The GM's end of a turn: publishing, its deadline, and what would happen if it were resolved now.
#include <algorithm>

#include "core/dice.hpp"
#include "desk/play.hpp"
#include "session/letters.hpp"

namespace paddock::app {

bool Play::can_publish() const { return gm_ && complete() && !read_only(); }

Verdict Play::publish() {
  if (!can_publish()) return {Rule{}, "Orders are missing."};
  return flush();
}

Verdict Play::close_turn(int64_t now) {
  if (!gm_ || read_only()) return {Rule{}, "This turn is not ours to close."};
  Doc before = before_publishing(now);
  if (overdue(now))
    for (Seat s : missing())
      if (drivers_[size_t(s)].by != Drives::Bot) {
        Collected order;
        order.way = Collected::Ghost;
        order.when = now;
        collect(s, std::move(order));
      }
  Verdict const v = publish();
  if (!v) return v;
  published_ = std::move(before);
  if (pace_ > 0) deadline_ = now + int64_t(pace_) * 3600;
  return v;
}

void Play::hear_deadline(int64_t at) {
  if (!player() || at <= 0 || at == deadline_) return;
  deadline_ = at;
  touch();
}

std::string Play::table_link() const {
  return post::with_deadline(truth_->table_link(), truth_->actor() == kOver ? 0 : deadline_);
}

std::string Play::invite_link(Seat seat) const {
  return post::with_deadline(truth_->invite_link(seat), truth_->actor() == kOver ? 0 : deadline_);
}

// ------------------------------------------------------------------------------------------------ taking back

// What the desk holds, and how much of the record there is: the rest of it is the turn.
Doc Play::before_publishing(int64_t now) const {
  Doc const save = truth_->save();
  Doc out = extra();
  out.erase("published");
  out["when"] = now;
  out["runs"] = save["actions"].size();
  if (!save["actions"].empty()) out["last"] = save["actions"].back();  // the turn may go on with the same seat
  out["rolls"] = save["tape"].size();
  out["hash"] = save["hash"];
  return out;
}

int Play::published() const {
  int const turn = published_.is_object() ? int(get_int(published_, "turn")) : 0;
  return turn > 0 && turn == finished_ && !truth_->midway() ? turn : 0;
}

std::string Play::why_not_back() const {
  if (!gm_ || read_only() || published() == 0) return "No turn was published here.";
  int64_t const when = get_int(published_, "when");
  auto const answered = [&](Seat s) { return seat_name(s) + " has answered " + words_.turn(published()) + " already."; };
  for (Seat s = 0; s < truth_->seats(); ++s)
    if (Collected const* c = collected(s); c && (c->way == Collected::Link || c->way == Collected::Text || c->way == Collected::TypedIn))
      return answered(s);
  for (Letter const& l : inbox_)
    if (l.seat >= 0 && l.when > when && !l.other_turn && l.turn != words_.number(published())) return answered(l.seat);
  return "";
}

bool Play::take_back() {
  if (std::string const why = why_not_back(); !why.empty()) return notice_ = why, false;
  Doc save = truth_->save();
  auto cut = [&](char const* key, char const* length) {
    Doc& list = save[key];
    size_t const n = size_t(std::clamp<int64_t>(get_int(published_, length), 0, int64_t(list.size())));
    list.erase(list.begin() + ptrdiff_t(n), list.end());
  };
  cut("actions", "runs");
  cut("tape", "rolls");
  if (published_.contains("last") && !save["actions"].empty()) save["actions"].back() = published_["last"];
  save["hash"] = published_["hash"];
  auto earlier = load_session(save);
  if (!earlier || !(*earlier)->hash_matches()) return notice_ = "The turn cannot be taken back: its record does not add up.", false;
  std::vector<Letter> const later = std::exchange(inbox_, {});
  Doc const desk = std::exchange(published_, Doc());
  for (auto& order : collected_) order.reset();
  for (auto& text : drafts_) text.clear();
  stand_up();
  truth_ = std::move(*earlier);
  turn_ = truth_->turn();
  seen_ = 0;
  look_round();
  load_extra(desk);
  for (Letter letter : later)
    if (letter.when > get_int(desk, "when")) read_letter(letter), inbox_.insert(inbox_.begin(), std::move(letter));
  show(0);
  begin_turn();
  return true;
}

// At the end of `turn` what nobody has settled stays, as a letter of that turn; what is for a later one is read again, and
// the GM says whether it is taken. Gone is what was in, and what was left of the turn before.
void Play::sort_inbox(int turn) {
  int const number = words_.number(turn);
  bool const over = truth_->actor() == kOver;
  std::erase_if(inbox_, [&](Letter const& l) { return over || !(l.open() || (l.other_turn && l.turn > number)); });
  for (Letter& l : inbox_) {
    if (!l.link && l.turn < 0) l.turn = number;
    l.asks = false;
    read_letter(l);
    l.asks = !l.other_turn && l.seat >= 0 && l.error.empty();
  }
}

void Play::set_pace(int hours, int64_t now) {
  pace_ = std::clamp(hours, 0, 24 * 31);
  deadline_ = pace_ > 0 ? now + int64_t(pace_) * 3600 : 0;
  touch();
}

void Play::extend(int hours, int64_t now) {
  deadline_ = std::max(deadline_, now) + int64_t(hours) * 3600;
  touch();
}

std::unique_ptr<Session> Play::rehearsed(Seat without) const {
  if (over() || blind()) return nullptr;
  // Dice that everybody could work out, the same for a turn however often it is looked at.
  auto trial = truth_->rehearsal(mix64(truth_->game_id() ^ mix64(uint64_t(turn_))));
  int const turn = trial->turn();
  for (Seat a = trial->actor(); a >= 0 && trial->turn() == turn; a = trial->actor()) {
    Collected const* order = a == without || trial->midway() ? nullptr : collected(a);
    bool const done = order && apply(*trial, a, *order);
    if (!done && !trial->absent()) break;
  }
  return trial;
}

Session const* Play::preview() const {
  if (preview_of_ == revision_) return preview_.get();
  preview_ = rehearsed(kNobody);
  preview_of_ = revision_;
  return preview_.get();
}

std::unique_ptr<Session> Play::preview_without(Seat seat) const { return rehearsed(seat); }

}  // namespace paddock::app
