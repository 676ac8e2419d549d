// What a view link may hold (contract/game.hpp, ViewLinks): whether a position and its events that came from outside could be of
// this meeting, so that nothing that draws or decides trips over them.
#include <algorithm>

#include "games/gravel_kings/gravel_kings.hpp"

namespace paddock::gravel_kings {

namespace {

bool between(int v, int low, int high) { return v >= low && v <= high; }

// ---- events, whose numbers have kept the bounds of fields()
bool hands_fit(int v) {
  for (int rest = v; rest > 0; rest /= 10)
    if (rest % 10 > 6) return false;
  return true;
}

// Different grid lanes, the leader first.
bool lanes_fit(int v) {
  std::array<bool, kGrid + 1> seen = {true};
  for (int rest = v; rest > 0; rest /= 10) {
    int const lane = rest % 10;
    if (lane > kGrid || seen[size_t(lane)]) return false;
    seen[size_t(lane)] = true;
  }
  return true;
}

bool card_fits(Deck const& deck, int v) { return v == kNoCard || deck.has(Card(v)); }

bool number_fits(Deck const& deck, Event const& e) {
  switch (e.kind) {
    case Ev::Dealt: return hands_fit(e.b);
    case Ev::Position: return lanes_fit(e.c);
    case Ev::Played:
    case Ev::Turned:
    case Ev::Stuck:
    case Ev::Took: return card_fits(deck, e.b);
    default: return true;
  }
}

bool event_ok(Book const& b, Event const& e) {
  if (e.seat >= b.seats() || (e.kind == Ev::Carded && e.seat < 0)) return false;
  Starter const who = e.who();
  return (!e.of_rider() || (who.on_track() && between(who.rider, 1, kRiders))) && number_fits(*b.deck, e);
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
