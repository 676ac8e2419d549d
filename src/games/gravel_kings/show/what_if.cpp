// The tester of conditional orders as lines and questions (tester.hpp).
#include <algorithm>

#include "core/order.hpp"
#include "games/gravel_kings/orders/tester.hpp"
#include "games/gravel_kings/show/faces.hpp"
#include "view/marked.hpp"

namespace paddock::gravel_kings {
namespace {

using std::to_string;

std::string step_word(int step) { return step ? "lap " + to_string(step) : "start"; }

// The line of a decision: what is answered, and whether it was ordered.
Line head_line(GravelKings const& g, State const& s, Tried const& t) {
  Line l;
  l.icon = "cards";
  l.helmet = helmet_of(t.heat, t.lane);
  int const rider = s.heats[size_t(t.heat)].slots[size_t(t.lane)].rider;
  char const* const verb = t.kind == kPlay ? "plays" : t.kind == kTake ? "takes" : "throws away";
  l.text = "Heat " + to_string(t.heat + 1) + ", " + step_word(t.step) + ": " + strong(g.rider_name(t.heat, t.lane, rider)) + " " + verb;
  if (t.way == Tried::Retires) {
    l.text = "Heat " + to_string(t.heat + 1) + ": " + strong(g.rider_name(t.heat, t.lane, rider)) + " has nothing to play and retires";
    l.tone = Tone::Bad;
    l.rules.push_back(Rule{"GK-5.15"});
    return l;
  }
  l.value = !t.answer ? "hidden card" : card_text(t.answer) + (t.slot ? ", slot " + to_string(t.slot) : "");
  if (t.way != Tried::Unordered) return l;
  l.tone = Tone::Warn;
  l.text += t.branches.empty() ? " without an order" : " as nothing ordered can be used";
  l.rules.push_back(Rule{t.kind == kPlay ? t.step ? "GK-5.5" : "GK-3.12" : t.kind == kTake ? "GK-4.6" : "GK-5.19"});
  return l;
}

Line branch_line(Tried::Branch const& b) {
  using Fate = Tried::Branch::Fate;
  Line l;
  l.icon = b.fate == Fate::Answers ? "check" : b.fate == Fate::Unread ? "minus" : "x";
  l.text = b.text + (b.why.empty() ? "" : ": " + b.why);
  l.value = b.fate == Fate::Answers ? "this one" : b.fate == Fate::Fails ? "does not hold" : b.fate == Fate::Useless ? "not usable" : "not reached";
  l.tone = b.fate == Fate::Answers ? Tone::Good : Tone::Quiet;
  if (!b.rule.empty()) l.rules.push_back(b.rule);
  return l;
}

class Assumptions {
 public:
  Assumptions(GravelKings const& g, State const& s, std::string_view text, std::vector<Assumed> const& now) : g_(g), s_(s), text_(text), now_(now) {}

  Question plays(Other const& o) const {
    Assumed const mine = of(o);
    Question q = question(o, "plays", "GK-9.1");
    add(q, mine, "anything", !mine.played && !mine.stuck, [](Assumed& a) { a.played = kNoCard, a.stuck = a.out = a.locked = false; });
    for (Card c : possible(o))
      add(q, mine, card_text(c), mine.played == c, [c](Assumed& a) { a.played = c, a.stuck = false; });
    if (s_.heats[size_t(o.heat)].step) add(q, mine, "stuck", mine.stuck, [](Assumed& a) { a.stuck = true, a.played = kNoCard; });
    if (mine.played) add(q, mine, "and falls out", mine.out, [](Assumed& a) { a.out = !a.out; });
    return q;
  }

  Question takes(Other const& o) const {
    Assumed const mine = of(o);
    Question q = question(o, "takes", "GK-4.3");
    add(q, mine, "anything", !mine.took && !mine.blind, [](Assumed& a) { a.took = kNoCard, a.blind = false; });
    add(q, mine, "hidden", mine.blind, [](Assumed& a) { a.blind = true, a.took = kNoCard; });
    for (Card c : s_.heats[size_t(o.heat)].open)
      if (c) add(q, mine, card_text(c), mine.took == c, [c](Assumed& a) { a.took = c, a.blind = false; });
    return q;
  }

 private:
  Assumed of(Other const& o) const {
    for (Assumed const& a : now_)
      if (a.heat == o.heat && a.lane == o.lane) return a;
    return {o.heat, o.lane};
  }

  Question question(Other const& o, char const* verb, char const* rule) const {
    Question q;
    q.look = Question::Fold;
    q.helmet = helmet_of(o.heat, o.lane);
    q.label = g_.rider_name(o.heat, o.lane, s_.heats[size_t(o.heat)].slots[size_t(o.lane)].rider) + " " + verb;
    q.note = "Heat " + to_string(o.heat + 1);
    q.page = o.heat;
    q.rule = Rule{rule};
    return q;
  }

  template <class Change>
  void add(Question& q, Assumed mine, std::string text, bool chosen, Change change) const {
    Choice c;
    c.text = std::move(text);
    if (chosen) q.chosen = int(q.choices.size()), q.value = c.text;
    change(mine);
    std::vector<Assumed> all;
    bool put = false;
    for (Assumed const& a : now_) {
      bool const same = a.heat == mine.heat && a.lane == mine.lane;
      all.push_back(same ? mine : a);
      put = put || same;
    }
    if (!put) all.push_back(mine);
    c.edit = edit_between(text_, assumed_text(all));
    q.choices.push_back(std::move(c));
  }

  // What he was seen to take and still holds, then one of every face that has not been seen.
  std::vector<Card> possible(Other const& o) const {
    Heat const& h = s_.heats[size_t(o.heat)];
    std::vector<Card> out;
    for (Card c : h.slots[size_t(o.lane)].hand)
      if (bare(c)) out.push_back(bare(c));
    auto seen = [&](Card c) {
      auto is = [c](Card other) { return bare(other) == c; };
      bool found = std::any_of(h.open.begin(), h.open.end(), is) || std::any_of(h.discard.begin(), h.discard.end(), is);
      for (Slot const& slot : h.slots) found = found || std::any_of(slot.hand.begin(), slot.hand.end(), is);
      return found;
    };
    size_t const known = out.size();
    for (Card c : g_.book().deck->cards) {
      bool const there = std::any_of(out.begin() + std::ptrdiff_t(known), out.end(), [c](Card d) { return face_of(d) == face_of(c); });
      if (!there && !seen(c) && (h.step == 0 || !great_start(c))) out.push_back(c);
    }
    std::span<Card> further = std::span(out).subspan(known);
    sort_few(further, [](Card a, Card b) { return beats(a, b); });
    return out;
  }

  GravelKings const& g_;
  State const& s_;
  std::string_view text_;
  std::vector<Assumed> const& now_;
};

}  // namespace

// GK-9.1
WhatIf GravelKings::what_if(State const& s, Seat seat, std::string_view text, std::string_view assumed) const {
  WhatIf out;
  if (s.phase != Phase::Orders || !by_sheet(seat) || (s.eyes != kTruth && s.eyes != seat)) return out;
  Sheet const sheet = read(s, seat, text);
  auto const given = read_assumed(book_, s, seat, assumed);
  if (sheet.error_column) out.error = "Column " + to_string(sheet.error_column) + ": " + sheet.error;
  else if (!given) out.error = given.error().text();
  if (!out.error.empty()) return out;
  std::vector<int16_t> words;
  for (Action a : sheet.actions)
    if (Verb(a.verb) == Verb::Word) words.push_back(a.arg);
  Assumptions const ask(*this, s, assumed, *given);
  for (Other const& o : others(book_, s, seat)) {
    if (o.before) out.given.push_back(ask.plays(o));
    if (o.before && s.heats[size_t(o.heat)].step < 4) out.given.push_back(ask.takes(o));
  }
  for (Tried const& t : try_orders(book_, s, seat, words, *given)) {
    out.lines.push_back(head_line(*this, s, t));
    for (auto const& branch : t.branches) out.lines.push_back(branch_line(branch));
  }
  return out;
}

}  // namespace paddock::gravel_kings
