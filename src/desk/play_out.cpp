// Play: how a turn is published and taken back, and ways out of a lost race: a substitute takes the wheel, or the race ends with
// the standing. Truth is told as ever: the record holds what the substitute drove, and an early end is a mark of the save that can
// be taken back.
#include "core/text.hpp"
#include "desk/play.hpp"
#include "session/brought.hpp"
#include "session/ruling.hpp"

namespace paddock::app {

Verdict Play::publish() {
  if (!publishing_.can_publish()) return {Rule{}, "Orders are missing."};
  return flush();
}

Verdict Play::close_turn(int64_t now) {
  if (!drivers_.by_link() || race_.read_only()) return {Rule{}, "This turn is not ours to close."};
  Doc before = publishing_.before(extra(), now);
  if (clock_.overdue(now))
    for (Seat s : tray_.missing())
      if (drivers_.person(s)) collect_for(s, Collected::Ghost, now);
  Verdict const v = publish();
  if (!v) return v;
  publishing_.remember(std::move(before));
  clock_.begin_turn(now);
  return v;
}

bool Play::take_back(std::string const& why_back) {
  if (std::string const no = publishing_.why_not_back(); !no.empty()) return changes_.say(no), false;
  bool const remembered = publishing_.published() > 0;
  std::string lost;                          // what was taken for the turn after it
  for (Seat s = 0; s < truth().seats(); ++s)
    if (Collected const* c = tray_.of(s); c && c->written() && !c->carried) lost += (lost.empty() ? "" : ", ") + race_.seat_name(s);
  std::string const later = race_.words().turn(truth().turn());
  std::string const why = clean_name(why_back, rulings::kReasonPoints);
  auto const orders = session().take_back(1, "the GM", why.empty() ? "on the desk" : why);
  if (!orders) return changes_.say(orders.error().text()), false;
  std::vector<Letter> const letters = inbox_.clear();
  Doc const desk = publishing_.forget();
  forget_orders();
  stand_up();
  race_.count_turns();
  tray_.begin_turn();
  films_.forget_seen();
  if (remembered) load_extra(desk);
  else put_back(*orders);
  inbox_.put_back(letters, remembered ? get_int(desk, "when") : 0);
  films_.show(0);
  begin_turn();
  if (!lost.empty()) changes_.say("What had come for " + later + " is gone; ask for it again: " + lost + ".");
  return true;
}

// The orders of a turn whose desk nobody remembers.
void Play::put_back(std::vector<std::optional<std::string>> const& orders) {
  for (Seat s = 0; s < truth().seats(); ++s) {
    if (!orders[size_t(s)] || !tray_.decides(s) || !(drivers_.person(s) || asks_what_is_brought(truth()))) continue;
    Drives const by = drivers_.of(s).by;
    tray_.put(s, {.way = by == Drives::Remote ? Collected::Text : by == Drives::Here ? Collected::Here : Collected::TypedIn, .text = *orders[size_t(s)]});
  }
}

void Play::hand_over(Seat seat, std::string const& to) {
  if (!drivers_.hand_over(seat, to)) return;
  if (Collected const* c = tray_.of(seat); c && (c->way == Collected::Ghost || c->way == Collected::Bot || (!to.empty() && !asks_what_is_brought(truth())))) tray_.take(seat);
  draft_.forget(seat);
  films_.let_go();
  stand_up();
  begin_turn();
}

void Play::run_to_end() {
  if (!tray_.bots_alone()) return;
  films_.hurry();
  films_.show(0);
  if (truth().midway()) go_on();   // who answers on the way may have waited for the film
}

void Play::end_now(bool on) {
  if (on == race_.stopped() || (on && !can_end_now())) return;
  films_.let_go();
  films_.show(0);
  race_.stop(on);
  stand_up();
  chair_.cover(false);
  begin_turn();
}

}  // namespace paddock::app
