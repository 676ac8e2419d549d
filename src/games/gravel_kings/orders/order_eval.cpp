// What a line says now: GK-9.1 facts of earlier riders only, GK-9.2 alternatives.
#include <algorithm>

#include "games/gravel_kings/orders/order.hpp"

namespace paddock::gravel_kings {
namespace {

bool compare(int op, int a, int b) {
  switch (op) {
    case kEq: return a == b;
    case kNe: return a != b;
    case kLt: return a < b;
    case kLe: return a <= b;
    case kGt: return a > b;
    default: return a >= b;
  }
}

bool same_card(int word, Card c) {
  if (word == kLane + kGreatStart) return great_start(c);
  Card const want = Card(word - kCard);
  return face_of(want) == face_of(c) && (copy_of(want) == 0 || copy_of(want) == copy_of(c));
}

class Reader {
 public:
  Reader(Facts const& f, Words line, Word kind) : f_(f), line_(line), kind_(kind), me_(f.heat.slots[size_t(f.lane)]) {}

  int run() {
    while (at_ < line_.size()) {
      bool const open = peek() != kIf || (++at_, cond());
      if (peek() == kColon) ++at_;
      int const got = items(open);
      if (got >= 0) return got;
      if (open && f_.book.rules.order_fall_through) return -1;
      ++at_;  // ';'
    }
    return -1;
  }

 private:
  int peek() const { return at_ < line_.size() ? line_[at_] : 0; }
  int next() { return at_ < line_.size() ? line_[at_++] : 0; }

  // The items of a clause; all are passed over, the first usable one of an open clause is the answer.
  int items(bool open) {
    int got = -1;
    for (;;) {
      int const first = next();
      size_t const from = at_;
      if (first == kHigh || first == kLow) skip_pattern();
      if (open && got < 0) got = item(first, line_.subspan(from, at_ - from));
      if (peek() != kThen) return got;
      ++at_;
    }
  }

  void skip_pattern() {
    for (uint32_t k = kinds_of(peek()); k & (kPattern | kKInt) && at_ < line_.size(); k = kinds_of(peek())) ++at_;
  }

  // GK-9.6 what is not there is skipped.
  int item(int word, Words pattern) {
    if (word == kHidden) return kind_ == kTake ? kDrawBlind : -1;
    if (word > kSlot && word <= kSlot + kOpen) {
      int const slot = word - kSlot - 1;
      return kind_ == kTake && slot < f_.window && bare(f_.heat.open[size_t(slot)]) ? slot : -1;
    }
    bool const best = word == kHigh || word == kLow;
    bool names_gs = false;
    for (int16_t w : pattern) names_gs = names_gs || w == kLane + kGreatStart || (w >= kCard && great_start(Card(w - kCard)));
    int found = -1;
    for (int i = 0; i < candidates(); ++i) {
      Card const c = candidate(i);
      if (!usable(c)) continue;
      if (best ? !fits(pattern, c, true) || (kind_ == kTake && great_start(c) && !names_gs) : !same_card(word, c)) continue;
      if (found < 0 || better(word, c, candidate(found))) found = i;
    }
    return found;
  }

  int candidates() const { return kind_ == kTake ? f_.window : me_.hand.size(); }
  Card candidate(int i) const { return kind_ == kTake ? f_.heat.open[size_t(i)] : me_.hand[i]; }
  bool usable(Card c) const { return bare(c) && (kind_ != kPlay || may_play(f_.book.rules, f_.heat, c)); }

  bool better(int word, Card a, Card b) const {
    Deck const& d = *f_.book.deck;
    if (word == kLow) return worse(d, a, b);
    if (word == kHigh && value_of(a) != value_of(b)) return value_of(a) > value_of(b);
    if (word == kHigh && lane_of(a) != lane_of(b)) return lane_of(a) < lane_of(b);
    if (d.risk(a) != d.risk(b)) return d.risk(b);
    return copy_of(a) < copy_of(b);
  }

  // `named`: a card of the pattern is this very one; else, in a test, lane and value decide (GK-9.2).
  bool fits(Words pattern, Card c, bool named) const {
    for (size_t i = 0; i < pattern.size(); ++i) {
      int const w = pattern[i];
      uint32_t const k = kinds_of(w);
      if (k & kKLane && lane_of(c) != w - kLane) return false;
      if (k & kKCard && !(named ? same_card(w, c) : face_of(Card(w - kCard)) == face_of(c))) return false;
      if (w == kSafe && f_.book.deck->risk(c)) return false;
      if (w == kRisky && !f_.book.deck->risk(c)) return false;
      if (k & (kKEq | kKBound) && !compare(w, value_of(c), pattern[++i] - kInt)) return false;
    }
    return true;
  }

  // ---- conditions. Every word is read, whatever the outcome.
  bool cond() {
    bool all = false;
    for (;;) {
      bool conj = prim();
      while (peek() == kAnd) {
        ++at_;
        bool const also = prim();
        conj = conj && also;
      }
      all = all || conj;
      if (peek() != kOr) return all;
      ++at_;
    }
  }

  bool prim() {
    int const w = next();
    if (w == kNot) return !prim();
    if (w == kLeft) {
      bool const inner = cond();
      next();
      return inner;
    }
    if (w == kHave || w == kLegal || w == kOpenTest) return pattern_test(w);
    if (w == kMyPos) {
      int const op = next();
      return compare(op, place() + 1, next() - kInt);
    }
    if (w > kFreeTest && w <= kFreeTest + 4) return free(w - kFreeTest);
    if (w > kFloorTest && w <= kFloorTest + 4) {
      int const op = next();
      return compare(op, floor_of(f_.book.rules, f_.heat, w - kFloorTest), next() - kInt);
    }
    return who_test(w);
  }

  bool free(int lane) const { return floor_of(f_.book.rules, f_.heat, lane) == kFree; }

  bool pattern_test(int w) {
    size_t const from = at_;
    skip_pattern();
    Words const pattern = line_.subspan(from, at_ - from);
    next();
    if (w == kOpenTest) {
      for (int i = 0; i < f_.window; ++i)
        if (bare(f_.heat.open[size_t(i)]) && fits(pattern, f_.heat.open[size_t(i)], false)) return true;
      return false;
    }
    for (Card c : me_.hand)
      if (bare(c) && fits(pattern, c, false) && (w == kHave || may_play(f_.book.rules, f_.heat, c))) return true;
    return false;
  }

  int place() const {
    for (int i = 0; i < f_.queue.size(); ++i)
      if (f_.queue[i] == f_.lane) return i;
    return f_.queue.size();
  }

  bool who_test(int w) {
    bool const flag = w < kAttr;
    int const who = (w - (flag ? kFlag : kAttr)) / 10, what = w % 10;
    int op = 0, operand = 0;
    if (!flag) op = next(), operand = next();
    auto holds = [&](int lane) { return lane >= 0 && test(f_.heat.slots[size_t(lane)], flag, what, op, operand); };
    int before = 0;
    while (before < f_.sequence.size() && f_.sequence[before] != f_.lane) ++before;
    if (who == kAny || who == kAllPrev) {
      int yes = 0;
      for (int i = 0; i < before; ++i) yes += holds(f_.sequence[i]);
      return who == kAny ? yes > 0 : before > 0 && yes == before;
    }
    return holds(subject(who, before));
  }

  int subject(int who, int before) const {
    if (who == kLeader) return f_.queue.empty() ? -1 : f_.queue[0];
    if (who == kPrev) return before > 0 ? f_.sequence[before - 1] : -1;
    if (who == kMate) return (f_.lane + 2) % kGrid;
    if (who >= kG1) return who - kG1;
    return who - kP1 < f_.queue.size() ? f_.queue[who - kP1] : -1;
  }

  bool test(Slot const& s, bool flag, int what, int op, int operand) const {
    if (!s.acted) return false;
    if (flag) {
      bool const facts[] = {s.played && f_.book.deck->risk(s.played), s.ride != Ride::On, s.stuck, s.played != kNoCard};
      return facts[what & 3];
    }
    if (what == 3) {
      if (!s.took && !s.blind) return false;
      bool const same = operand == kHidden ? s.blind : s.took && same_card(operand, s.took);
      return same == (op == kEq);
    }
    if (!s.played) return false;
    if (what == 0) return compare(op, value_of(s.played), operand - kInt);
    bool const same = what == 1 ? lane_of(s.played) == operand - kLane : same_card(operand, s.played);
    return same == (op == kEq);
  }

  Facts const& f_;
  Words line_;
  Word kind_;
  Slot const& me_;
  size_t at_ = 0;
};

}  // namespace

int answer_line(Facts const& f, Words line, Word kind) { return line.empty() ? -1 : Reader(f, line, kind).run(); }

namespace {

// Whether a PLAY line could name a card of this hand, whatever its conditions find and the others put down.
bool any_use(Facts const& free, Words line) {
  while (!line.empty()) {
    size_t const end = size_t(std::find(line.begin(), line.end(), int16_t(kSemi)) - line.begin());
    Words const clause = line.first(end);
    auto const colon = std::find(clause.begin(), clause.end(), int16_t(kColon));
    bool const always = colon == clause.end();
    if (answer_line(free, always ? clause : Words(colon + 1, clause.end()), kPlay) >= 0) return true;
    if (always && free.book.rules.order_fall_through) return false;
    line = line.subspan(std::min(end + 1, line.size()));
  }
  return false;
}

}  // namespace

Ordered ordered(Book const& book, State const& s, Seat seat, int heat, int lane) {
  Heat h = s.heats[size_t(heat)];
  for (Slot& slot : h.slots) slot.acted = false;            // nobody has put a card down yet
  int const rider = h.slots[size_t(lane)].rider;
  Plan const& p = s.plans[seat];
  Words const draft(p.draft.begin(), size_t(p.draft.size())), kept(p.kept.begin(), size_t(p.kept.size()));
  Ordered out;
  out.from = has_block(draft, heat, h.step, rider) ? Ordered::Today : has_block(kept, heat, h.step, rider) ? Ordered::Kept : Ordered::Nothing;
  if (out.from == Ordered::Nothing) return out;
  Words const words = out.from == Ordered::Today ? draft : kept, play = line_of(words, heat, h.step, rider, kPlay);
  out.useless = !play.empty() && !any_use({book, h, heat, lane, h.order, h.order}, play);
  out.takes = !line_of(words, heat, h.step, rider, kTake).empty();
  return out;
}

}  // namespace paddock::gravel_kings
