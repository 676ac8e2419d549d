#include "games/gravel_kings/orders/tester.hpp"

#include <algorithm>

#include "core/scan.hpp"
#include "core/text.hpp"

namespace paddock::gravel_kings {
namespace {

using std::to_string;

// One heat's coming step, ridden as far as it is known.
class Trial {
 public:
  Trial(Book const& book, State const& seen, Seat seat, Words draft, std::span<Assumed const> assumed, int heat)
      : b_(book), plan_(seen.plans[seat]), seat_(seat), draft_(draft), assumed_(assumed), number_(heat), h_(seen.heats[size_t(heat)]) {
    for (Slot& s : h_.slots) {
      s.played = s.took = kNoCard;
      s.mishap = Mishap::None;
      s.acted = s.stuck = s.blind = false;
    }
    queue_ = h_.order;
  }

  void run(std::vector<Tried>& out) {
    for (int i = 0; i < queue_.size(); ++i) {
      if (mine(queue_[i])) out.push_back(play(queue_[i], i));
      else assume_play(queue_[i]);
    }
    if (h_.step == 4) return;
    for (int8_t lane : queue_) {
      slot(lane).acted = true;            // everybody has, though his card may not be known
      if (slot(lane).ride == Ride::On) takers_.push(lane);
    }
    for (int k = 0; k < takers_.size(); ++k) {
      if (mine(takers_[k])) out.push_back(take(takers_[k], k));
      else assume_take(takers_[k]);
    }
  }

 private:
  bool mine(int lane) const { return b_.manager(number_, lane) == seat_; }
  Slot& slot(int lane) { return h_.slots[size_t(lane)]; }
  Assumed const* assumed(int lane) const {
    for (Assumed const& a : assumed_)
      if (a.heat == number_ && a.lane == lane) return &a;
    return nullptr;
  }

  void assume_play(int lane) {
    Assumed const* const a = assumed(lane);
    if (!a || (!a->played && !a->stuck)) return;
    Slot& s = slot(lane);
    s.acted = true;
    s.stuck = a->stuck;
    s.played = a->played;
    if (a->locked) s.mishap = h_.step ? Mishap::Lockup : Mishap::Slow;
    if (a->out) s.ride = Ride::Out, s.mishap = Mishap::Fall;
  }

  void assume_take(int lane) {
    Assumed const* const a = assumed(lane);
    if (!a) return;
    slot(lane).took = a->took;
    slot(lane).blind = a->blind;
    for (Card& c : h_.open)
      if (a->took && c == a->took) c = kNoCard;
  }

  // GK-9.5 today's block instead of one kept from earlier turns.
  Words line(int lane, Word kind) const {
    int const rider = h_.slots[size_t(lane)].rider;
    Words const kept(plan_.kept.begin(), size_t(plan_.kept.size()));
    Words const words = has_block(draft_, number_, h_.step, rider) ? draft_ : kept;
    return line_of(words, number_, h_.step, rider, kind);
  }

  Tried play(int lane, int index) {
    Tried t{int8_t(number_), h_.step, int8_t(lane), kPlay, Tried::Ordered, kNoCard, 0, {}};
    Slot& s = slot(lane);
    int const lowest = lowest_legal(b_, h_, lane);
    if (lowest < 0) {
      t.kind = kDiscard;
      bool const second = std::any_of(h_.slots.begin(), h_.slots.end(), [](Slot const& o) { return o.stuck; });
      if (second || s.hand.empty()) return t.way = Tried::Retires, s.acted = true, s.ride = Ride::Out, t;
    }
    Facts const f{b_, h_, number_, lane, queue_, queue_, window(b_.rules, index, h_.order.size())};
    int at = follow(f, t);
    if (at < 0) t.way = Tried::Unordered, at = lowest < 0 ? lowest_discard(*b_.deck, s) : lowest;
    if (at < 0) return t;
    t.answer = bare(s.hand[at]);
    s.hand.erase(at);
    s.acted = true;
    s.stuck = lowest < 0;
    if (lowest >= 0) s.played = t.answer;
    return t;
  }

  Tried take(int lane, int k) {
    Tried t{int8_t(number_), h_.step, int8_t(lane), kTake, Tried::Ordered, kNoCard, 0, {}};
    Facts const f{b_, h_, number_, lane, queue_, takers_, window(b_.rules, k, takers_.size())};
    int at = follow(f, t);
    if (at < 0) t.way = Tried::Unordered, at = take_without_wish(b_.rules, h_, f.window);
    Slot& s = slot(lane);
    if (at < 0 || at == kDrawBlind) return s.blind = true, t.way = t.way == Tried::Ordered ? Tried::Blind : t.way, t;
    t.answer = s.took = bare(h_.open[size_t(at)]);
    t.slot = at + 1;
    h_.open[size_t(at)] = kNoCard;
    return t;
  }

  // The branches of the line and what became of each; the answer of the first that has one.
  int follow(Facts const& f, Tried& t) {
    Words const words = line(t.lane, t.kind);
    int answer = -1;
    bool open = true;
    for (size_t from = 0; from < words.size();) {
      size_t end = from;
      while (end < words.size() && words[end] != kSemi) ++end;
      Words const clause = words.subspan(from, end - from);
      Tried::Branch branch{Tried::Branch::Unread, words_text(clause), "", {}};
      if (open && answer < 0) {
        answer = follow_clause(f, t.kind, clause, branch);
        open = branch.fate == Tried::Branch::Fails || !b_.rules.order_fall_through;
      }
      t.branches.push_back(std::move(branch));
      from = end + 1;
    }
    return answer;
  }

  int follow_clause(Facts const& f, Word kind, Words clause, Tried::Branch& branch) {
    size_t at = 0;
    if (!clause.empty() && clause[0] == kIf) {
      while (at < clause.size() && clause[at] != kColon) ++at;
      std::vector<int16_t> test(clause.begin(), clause.begin() + std::ptrdiff_t(at));
      test.push_back(kColon);
      test.push_back(kHidden);
      if (answer_line(f, test, kTake) != kDrawBlind) {
        branch.fate = Tried::Branch::Fails;
        branch.why = "the condition does not hold";
        branch.rule = Rule{"GK-9.1"};
        return -1;
      }
      ++at;
    }
    branch.fate = Tried::Branch::Useless;
    branch.rule = Rule{"GK-9.2"};
    while (at < clause.size()) {
      size_t end = at;
      while (end < clause.size() && clause[end] != kThen) ++end;
      Words const item = clause.subspan(at, end - at);
      if (int const got = answer_line(f, item, kind); got >= 0) return branch.fate = Tried::Branch::Answers, got;
      branch.why += (branch.why.empty() ? "" : "; ") + why_useless(f, kind, item, branch.rule);
      at = end + 1;
    }
    return -1;
  }

  std::string why_useless(Facts const& f, Word kind, Words item, Rule& rule) const {
    std::string const text = words_text(item);
    int const word = item.empty() ? 0 : item[0];
    if (word == kHidden) return "HIDDEN is for TAKE";
    if (word > kSlot && word <= kSlot + kOpen) {
      if (kind != kTake) return text + " is for TAKE";
      if (word - kSlot <= f.window) return text + " is empty";
      return rule = Rule{"GK-4.2"}, text + " is beyond his slots 1 to " + to_string(f.window);
    }
    if (kind == kTake) return "no open card for " + text;
    Words const have(item.data(), item.size());
    if (answer_line(f, have, kDiscard) < 0) return rule = Rule{"GK-9.6"}, "not in the hand: " + text;
    if (kind == kDiscard) return text;
    Card const c = f.heat.slots[size_t(f.lane)].hand[answer_line(f, have, kDiscard)];
    if (great_start(c)) return rule = Rule{"GK-1.5"}, "a Great Start is for the gate only";
    rule = Rule{"GK-5.3"};
    if (word == kHigh || word == kLow) return "nothing legal fits " + text;
    return text + " must be below the " + to_string(floor_of(b_.rules, f.heat, lane_of(c))) + " in its lane";
  }

  Book const& b_;
  Plan const& plan_;
  Seat seat_;
  Words draft_;
  std::span<Assumed const> assumed_;
  int number_;
  Heat h_;
  List<int8_t, kGrid> queue_, takers_;
};

bool has_rider(Book const& book, Board const& seen, int heat, Seat seat) {
  Heat const& h = seen.heats[size_t(heat)];
  return h.run == Run::On && std::any_of(h.order.begin(), h.order.end(), [&](int8_t lane) { return book.manager(heat, lane) == seat; });
}

}  // namespace

std::vector<Tried> try_orders(Book const& book, State const& seen, Seat seat, Words draft, std::span<Assumed const> assumed) {
  std::vector<Tried> out;
  if (seen.phase != Phase::Orders || seat < 0 || seat >= seen.plans.size() || !walk(draft).complete) return out;
  for (int heat = 0; heat < kHeats; ++heat)
    if (has_rider(book, seen, heat, seat)) Trial(book, seen, seat, draft, assumed, heat).run(out);
  return out;
}

std::vector<Other> others(Book const& book, Board const& seen, Seat seat) {
  std::vector<Other> out;
  for (int heat = 0; heat < kHeats; ++heat) {
    if (!has_rider(book, seen, heat, seat)) continue;
    auto const& order = seen.heats[size_t(heat)].order;
    int last = 0;
    for (int i = 0; i < order.size(); ++i)
      if (book.manager(heat, order[i]) == seat) last = i;
    for (int i = 0; i < order.size(); ++i)
      if (book.manager(heat, order[i]) != seat) out.push_back({int8_t(heat), order[i], i < last});
  }
  return out;
}

std::string assumed_text(std::span<Assumed const> list) {
  std::string out;
  for (Assumed const& a : list) {
    if (a.empty()) continue;
    out += (out.empty() ? "heat " : "; heat ") + to_string(a.heat + 1) + " gate " + to_string(a.lane + 1);
    if (a.played) out += " " + card_text(a.played);
    if (a.stuck) out += " stuck";
    if (a.out) out += " out";
    if (a.locked) out += " lockup";
    if (a.blind) out += " took hidden";
    else if (a.took) out += " took " + card_text(a.took);
  }
  return out;
}

namespace {

class AssumedReader {
 public:
  AssumedReader(Book const& book, Board const& seen, Seat seat, std::string_view text) : b_(book), s_(seen), seat_(seat), in_(text) {}

  Expected<std::vector<Assumed>> run() {
    std::vector<Assumed> out;
    for (std::string_view w = next(); !w.empty() && error_.empty(); w = next()) {
      if (w == ";") continue;
      if (w == "heat") out.push_back(head());
      else if (out.empty()) fail("'heat' with its number, then 'gate' is expected");
      else word(out.back(), w);
    }
    if (!error_.empty()) return Error{"column " + to_string(column_), error_ + " (GK-9.1)."};
    return out;
  }

 private:
  std::string_view next() {
    in_.skip(" ,:\n");
    if (error_.empty()) column_ = int(in_.at()) + 1;
    if (in_.take(';')) return ";";
    return in_.word(" ,:;\n");
  }
  void fail(std::string what) {
    if (error_.empty()) error_ = std::move(what);
  }
  int number(int high, char const* what) {
    std::string_view const w = next();
    if (w.size() == 1 && w[0] >= '1' && w[0] - '0' <= high) return w[0] - '0';
    return fail(std::string(what) + " 1 to " + to_string(high) + " is expected"), 1;
  }

  Assumed head() {
    Assumed a;
    a.heat = int8_t(number(kHeats, "heat") - 1);
    if (next() != "gate") fail("'gate' and its number are expected");
    a.lane = int8_t(number(kGrid, "gate") - 1);
    for (Other const& o : others(b_, s_, seat_))
      if (o.heat == a.heat && o.lane == a.lane) return a;
    return fail("no rival of yours rides from gate " + to_string(a.lane + 1) + " in heat " + to_string(a.heat + 1)), a;
  }

  void word(Assumed& a, std::string_view w) {
    if (w == "stuck") a.stuck = true, a.played = kNoCard;
    else if (w == "out") a.out = true;
    else if (w == "lockup") a.locked = true;
    else if (w == "took") {
      std::string_view const what = next();
      if (what == "hidden") a.blind = true, a.took = kNoCard;
      else a.took = card(what), a.blind = false;
    } else {
      a.played = card(w), a.stuck = false;
    }
  }

  Card card(std::string_view w) {
    int lane = 0, value = 0, copy = 0;
    Card best = kNoCard;
    if (read_card(w, lane, value, copy) == int(w.size()) && lane)
      for (Card c : b_.deck->cards) {         // without a copy: the harmless one, as orders mean it
        if (face_of(c) != lane * 100 + value || (copy && copy_of(c) != copy)) continue;
        if (!best || (b_.deck->risk(best) && !b_.deck->risk(c))) best = c;
      }
    if (best) return best;
    return fail("'" + cut(w, 20) + "' is no card of this deck and none of stuck, out, lockup, took"), kNoCard;
  }

  Book const& b_;
  Board const& s_;
  Seat seat_;
  Scan in_;
  int column_ = 0;
  std::string error_;
};

}  // namespace

Expected<std::vector<Assumed>> read_assumed(Book const& book, Board const& seen, Seat seat, std::string_view text) {
  if (text.size() > 2000) return Error{"column 2001", "Assumptions are at most 2000 characters long (GK-9.1)."};
  return AssumedReader(book, seen, seat, text).run();
}

}  // namespace paddock::gravel_kings
