// What a view link may hold (contract/game.hpp, ViewLinks): the rules that events cite, and whether a position and its events
// that came from outside could be of this meeting, so that nothing that draws or decides trips over them.
#include <algorithm>

#include "games/gravel_kings/gravel_kings.hpp"

namespace paddock::gravel_kings {

std::span<char const* const> GravelKings::event_rules() {
  static constexpr char const* kRules[] = {
      "GK-1.2", "GK-2.8", "GK-3.1", "GK-3.10", "GK-3.11", "GK-3.12", "GK-3.13", "GK-3.3", "GK-3.7", "GK-3.8",
      "GK-3.9", "GK-4.1", "GK-4.4", "GK-4.8", "GK-5.1", "GK-5.10", "GK-5.11", "GK-5.13", "GK-5.15", "GK-5.18",
      "GK-5.5", "GK-5.7", "GK-5.8", "GK-5.9", "GK-6.10", "GK-6.11", "GK-7.1", "GK-7.2", "GK-7.3", "GK-7.4",
      "GK-7.5", "GK-8.2", "GK-8.4", "GK-9.3", "GK-9.5", "GK-10.1"};
  return kRules;
}

namespace {

bool between(int v, int low, int high) { return v >= low && v <= high; }

// ---- events: the highest value of each number; the lowest is 0. A card is one of the deck, or none.
// kHands: hand sizes by grid lane, 0 in an empty lane; kLanes: different grid lanes, the leader first. Both as digits.
constexpr int kACard = -1, kHands = -2, kLanes = -3;
struct Limits { int16_t b = 0, c = 0, d = 0, e = 0; };
constexpr Limits kLimits[] = {
    {7, 7}, {}, {},                           // Carded, NoOrders, Gone
    {kHands}, {kACard, 1, 4}, {kACard, 6, 4},  // Dealt, Played, Turned
    {}, {}, {6, 1}, {}, {},                   // Slow, Locked, Out, Tapes, Cancelled
    {4, 1}, {kACard}, {kACard, 9},            // Restart, Stuck, Took
    {9}, {kDeck}, {4, kLanes},                // Filled, Reshuffle, Position
    {}, {4, 3}, {1, 7, 1}, {1, 7},            // Awarded, Result, Misses, Barred
    {7}, {1, 7}, {7, 7}, {15},                // Reserve, Short, Resized, Boost
    {36}, {1, 7, 120, 120},                   // Final, NewCma
};

bool hands_fit(int v) {
  for (int rest = v; rest > 0; rest /= 10)
    if (rest % 10 > 6) return false;
  return between(v, 0, 6666);
}

bool lanes_fit(int v) {
  std::array<bool, kGrid + 1> seen = {true};
  for (int rest = v; rest > 0; rest /= 10) {
    int const lane = rest % 10;
    if (lane > kGrid || seen[size_t(lane)]) return false;
    seen[size_t(lane)] = true;
  }
  return v >= 0;
}

bool fits(Deck const& deck, int v, int limit) {
  if (limit == kACard) return v == 0 || (v > 0 && v < kShown && deck.has(Card(v)));
  if (limit == kHands) return hands_fit(v);
  if (limit == kLanes) return lanes_fit(v);
  return between(v, 0, limit);
}

bool event_ok(Book const& b, Event const& e) {
  if (e.kind >= std::size(kLimits) || !between(e.seat, kNobody, b.seats() - 1)) return false;
  bool const rider = between(e.a / 100, 1, kHeats) && between(e.a / 10 % 10, 1, kGrid) && between(e.a % 10, 1, kRiders);
  if (!rider && !between(e.a, 0, 99)) return false;
  Limits const& limit = kLimits[e.kind];
  bool const of_seat = Ev(e.kind) != Ev::Carded || e.seat >= 0;
  return of_seat && fits(*b.deck, e.b, limit.b) && fits(*b.deck, e.c, limit.c) && fits(*b.deck, e.d, limit.d) && fits(*b.deck, e.e, limit.e);
}

// ---- positions
bool words_ok(Deck const& deck, List<int16_t, kTokens> const& list) {
  for (int16_t w : list) {
    uint32_t const kind = kinds_of(w);
    int const n = w - kHead, who = (w - (w < kAttr ? kFlag : kAttr)) / 10;
    if (!kind) return false;
    if (kind == kKHead && !(between(n / 100, 1, kHeats) && between(n / 10 % 10, 0, kSteps - 1) && between(n % 10, 1, kRiders))) return false;
    if (w >= kFlag && w < kCard && !(between(who, 0, kWhos - 1) && between(w % 10, 0, 3) && w < kAttr + 10 * kWhos)) return false;
    if (w >= kCard && copy_of(Card(w - kCard)) && !deck.has(Card(w - kCard))) return false;
    if (w >= kCard && !(between(lane_of(Card(w - kCard)), kWhiteLine, kGreatStart) && w < kCard + 5000)) return false;
  }
  return walk({list.begin(), size_t(list.size())}).complete;
}

bool lanes_ok(Heat const& h, List<int8_t, kGrid> const& lanes) {
  for (int i = 0; i < lanes.size(); ++i) {
    if (h.slots[size_t(lanes[i])].rider == 0) return false;
    for (int j = 0; j < i; ++j)
      if (lanes[i] == lanes[j]) return false;
  }
  return true;
}

bool heat_ok(Deck const& deck, Heat const& h) {
  int cards = h.hidden.size() + h.discard.size();
  auto known = [&](Card c) { return !bare(c) || deck.has(bare(c)); };
  bool ok = std::all_of(h.open.begin(), h.open.end(), known) && std::all_of(h.hidden.begin(), h.hidden.end(), known) &&
            std::all_of(h.discard.begin(), h.discard.end(), known);
  for (Slot const& s : h.slots) {
    ok = ok && s.hand.size() < kHand && std::all_of(s.hand.begin(), s.hand.end(), known) && known(s.played) && known(s.took);
    cards += s.hand.size();
  }
  return ok && cards <= deck.cards.size() && lanes_ok(h, h.order) && lanes_ok(h, h.result);
}

// The decision that is due is one of the heat under way.
bool ask_ok(Book const& b, State const& s) {
  Move const& m = s.move;
  if (s.ask.kind == Ask::None) return m.heat <= kHeats;
  if (s.phase != Phase::Racing || m.heat >= kHeats || s.ask.heat != m.heat) return false;
  Heat const& h = s.heats[size_t(m.heat)];
  if (h.run != Run::On || !lanes_ok(h, m.queue) || !lanes_ok(h, m.takers)) return false;
  auto const& list = s.ask.kind == Ask::Take ? m.takers : m.queue;
  return m.index < list.size() && list[m.index] == s.ask.lane && s.ask.seat == b.manager(m.heat, s.ask.lane);
}

}  // namespace

static_assert(std::size(kLimits) == size_t(Ev::NewCma) + 1);

std::string GravelKings::fault(State const& s, std::vector<Event> const& events) const {
  for (Event const& e : events)
    if (!event_ok(book_, e)) return "it reports what cannot happen";
  if (s.plans.size() != book_.seats() || s.eyes >= book_.seats()) return "it is of another number of managers";
  if (s.phase != Phase::Over && s.eyes < kNobody) return "it shows what nobody may know";
  for (Plan const& p : s.plans)
    if (!words_ok(*book_.deck, p.draft) || !words_ok(*book_.deck, p.kept)) return "its orders make no sense";
  for (Heat const& h : s.heats)
    if (!heat_ok(*book_.deck, h)) return "its cards are not of this deck";
  return ask_ok(book_, s) ? "" : "it asks for what is not to be decided";
}

}  // namespace paddock::gravel_kings
