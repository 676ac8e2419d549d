// Three levels, from an observed copy only. Easy plays and takes high. Medium knows that only lap 4 scores: it saves. Hard
// saves, too, keeps lanes apart and weighs its cards of lap 4 against hands it imagines.
#include <algorithm>

#include "core/order.hpp"
#include "games/gravel_kings/bot/advice.hpp"

namespace paddock::gravel_kings {
namespace {

class Manager final : public Thinker {
 public:
  Manager(GravelKings const& g, Board const& s, Seat seat, Level level, uint64_t seed) : g_(g), s_(s), seat_(seat), level_(level), dice_(seed) {}

  bool step(int) override {
    if (!orders_.empty()) return true;
    if (s_.phase == Phase::RaceCard) race_card();
    else if (s_.phase == Phase::Orders) sheet();
    else decide();
    return true;
  }
  std::vector<Action> orders() const override { return orders_; }
  std::string why() const override { return why_; }

 private:
  Book const& book() const { return g_.book(); }
  bool risk(Card c) const { return book().deck->risk(c); }

  // Strong riders apart: the best with the weakest of the five.
  void race_card() {
    constexpr int8_t kEven[10] = {1, 4, 2, 3, 1, 5, 2, 4, 3, 5};
    constexpr int8_t kUsual[10] = {1, 2, 3, 4, 1, 5, 2, 3, 4, 5};
    for (int i = 0; i < 10; ++i) orders_.push_back(act(Verb::Pick, level_ == Level::Hard ? kEven[i] : kUsual[i]));
    if (book().teams[size_t(seat_ % 2)].size == kRiders) orders_.push_back(act(Verb::Pick, 6));
    orders_.push_back(GravelKings::kSeal);
    why_ = "two rides for each of the five";
  }

  // Higher is played sooner.
  int liking(Card c, int step) const { return level_ == Level::Easy ? value_of(c) * 4 - lane_of(c) : saving(c, step); }

  // A lane where the hand holds nothing as good.
  bool alone(Slot const& slot, Card card) const {
    for (Card c : slot.hand)
      if (lane_of(c) == lane_of(card) && value_of(c) >= value_of(card)) return false;
    return true;
  }

  int taking(Slot const& slot, Card c) const {
    if (great_start(c)) return -1;
    if (level_ == Level::Easy) return value_of(c) * 4 - lane_of(c);
    return worth_taking(*book().deck, c) + (level_ == Level::Hard && alone(slot, c) ? 2 : 0);
  }

  // The open cards of the window that are better than a blind draw, best first.
  List<int8_t, kOpen> wishes(Heat const& h, Slot const& slot, int reach) const {
    List<int8_t, kOpen> out;
    for (int i = 0; i < reach; ++i) {
      Card const c = h.open[size_t(i)];
      if (!bare(c) || taking(slot, c) < kBlindDraw) continue;
      int at = out.size();
      out.push(int8_t(i));
      for (; at > 0 && taking(slot, c) > taking(slot, h.open[size_t(out[at - 1])]); --at) out[at] = out[at - 1];
      out[at] = int8_t(i);
    }
    return out;
  }

  void decide() {
    Heat const& h = s_.heats[size_t(s_.ask.heat)];
    Slot const& slot = h.slots[size_t(s_.ask.lane)];
    if (s_.ask.kind == Ask::Take) {
      auto const list = wishes(h, slot, window(book().rules, s_.move.index, s_.move.takers.size()));
      orders_ = {act(Verb::Take, list.empty() ? 0 : list[0] + 1)};
      why_ = "makes up the hand for lap 4";
      return;
    }
    if (s_.ask.kind == Ask::Discard) {
      orders_ = {act(Verb::Discard, bare(slot.hand[lowest_discard(*book().deck, slot)]))};
      why_ = "nothing else to do";
      return;
    }
    Card best = kNoCard;
    int64_t most = 0;
    for (Card c : slot.hand) {
      if (!may_play(book().rules, h, c)) continue;
      int64_t const v = level_ == Level::Hard ? 1000 * ridden_out(bare(c)) + liking(c, h.step) : liking(c, h.step);
      if (!best || v > most) best = bare(c), most = v;
    }
    orders_ = {act(Verb::Play, best)};
    why_ = h.step == 4 ? "this lap counts" : level_ == Level::Easy ? "plays high" : "saves for lap 4";
  }

  // Points of a card, by heats ridden to their end from imagined hands: everybody saves as Medium does.
  int64_t ridden_out(Card card) {
    constexpr int kSamples = 64;
    int64_t total = 0;
    for (int n = 0; n < kSamples; ++n) {
      Board s = s_;
      for (int heat = 0; heat < kHeats; ++heat)
        if (heat != s.ask.heat) s.heats[size_t(heat)].run = Run::Done;   // nothing to imagine there
      g_.imagine(s, seat_, dice_);
      Heat& h = s.heats[size_t(s.ask.heat)];
      ride(h, s.move.queue, s.move.index, card);
      for (int i = 0; i < h.order.size(); ++i) {
        bool const own = book().team_of(s.ask.heat, h.order[i]) == seat_ % 2;
        total += own ? 3 - i : i - 3;
      }
    }
    return total;
  }

  void ride(Heat& h, List<int8_t, kGrid> queue, int index, Card card) {
    for (;; ++h.step, index = 0, queue = h.order) {
      if (card == kNoCard)
        for (Slot& s : h.slots) s.acted = s.stuck = false, s.played = kNoCard, s.mishap = Mishap::None;
      for (; index < queue.size(); ++index, card = kNoCard) put_down(h, h.slots[size_t(queue[index])], card);
      h.order = h.step ? lap_rank(h) : start_rank(h);
      if (h.step == 4 || h.order.size() < 2) return;
      int k = 0;
      for (int8_t lane : queue)
        if (h.slots[size_t(lane)].ride == Ride::On) make_up(h, h.slots[size_t(lane)], k++);
    }
  }

  void put_down(Heat& h, Slot& slot, Card card) {
    int best = -1;
    for (int i = 0; i < slot.hand.size(); ++i) {
      Card const c = slot.hand[i];
      if (card ? bare(c) != card : !may_play(book().rules, h, c)) continue;
      if (best < 0 || saving(c, h.step) > saving(slot.hand[best], h.step)) best = i;
    }
    slot.acted = true;
    slot.stuck = best < 0;
    if (best < 0) {
      if (int const i = lowest_discard(*book().deck, slot); i >= 0) slot.hand.erase(i);
      return;
    }
    slot.played = bare(slot.hand[best]);
    slot.hand.erase(best);
    if (!risk(slot.played) || h.hidden.empty()) return;
    Card const turned = bare(h.hidden[dice_.roll(h.hidden.size(), "imagined", kNobody) - 1]);
    slot.mishap = h.step ? book().deck->lap(turned) : book().deck->start(turned);
    if (slot.mishap != Mishap::None && slot.mishap != Mishap::Lockup && slot.mishap != Mishap::Slow) slot.ride = Ride::Out;
  }

  int saving(Card c, int step) const { return gravel_kings::saving(*book().deck, c, step); }

  void make_up(Heat& h, Slot& slot, int k) {
    int best = -1;
    for (int i = 0; i < std::min(kOpen, 6 + k); ++i)
      if (Card const c = h.open[size_t(i)]; c && !great_start(c) && value_of(c) >= 7 && (best < 0 || beats(c, h.open[size_t(best)]))) best = i;
    if (slot.hand.full()) return;
    if (best < 0 && h.hidden.empty()) return;
    slot.hand.push(best >= 0 ? h.open[size_t(best)] : bare(h.hidden.back()));
    if (best >= 0) h.open[size_t(best)] = h.hidden.empty() ? kNoCard : bare(h.hidden.back());
    if (!h.hidden.empty()) h.hidden.pop();
  }

  void word(int w) { orders_.push_back(act(Verb::Word, w)); }

  void sheet() {
    for (int heat = 0; heat < kHeats && g_.by_sheet(seat_); ++heat)
      for (int lane = 0; lane < kGrid; ++lane) {
        Heat const& h = s_.heats[size_t(heat)];
        Slot const& slot = h.slots[size_t(lane)];
        if (h.run != Run::On || slot.ride != Ride::On || book().manager(heat, lane) != seat_ || slot.hand.empty()) continue;
        word(kHead + (heat + 1) * 100 + h.step * 10 + slot.rider);
        auto hand = slot.hand;
        sort_few(hand, [&](Card a, Card b) { return liking(a, h.step) > liking(b, h.step); });
        for (int i = 0; i < hand.size(); ++i) word(i ? kThen : kPlay), word(kCard + bare(hand[i]));
        if (h.step == 4) continue;
        word(kTake);
        auto const list = wishes(h, slot, kOpen);
        for (int8_t i : list) word(kSlot + 1 + i), word(kThen);
        word(kHidden);
      }
    orders_.push_back(GravelKings::kSeal);
    why_ = "a sheet for each rider";
  }

  GravelKings g_;
  Board s_;                             // plans say nothing to it: its own are written now, the others are hidden
  Seat seat_;
  Level level_;
  SeededDice dice_;
  std::vector<Action> orders_;
  std::string why_;
};

}  // namespace

std::unique_ptr<Thinker> GravelKings::think(State const& observed, Seat seat, Level level, uint64_t seed) const {
  return std::make_unique<Manager>(*this, observed, seat, level, seed);
}

}  // namespace paddock::gravel_kings
