// What follows a turn: missed races, reserves, hands, deals (GK-6.7, section 8), and the end of the meeting.
#include <algorithm>

#include "games/gravel_kings/rules/drive.hpp"

namespace paddock::gravel_kings {

// GK-6.2 twice each, GK-6.9 heats 1 and 2 have four riders, GK-7.6 no reserves; then the first reserve of two.
void card_options(Book const& book, int team, List<int8_t, 12> const& picks, Actions& out) {
  int const n = picks.size(), heat = n / 2, size = book.teams[size_t(team)].size;
  if (n >= 10) {
    if (n == 10 && size == kRiders) out.push(act(Verb::Pick, 6)), out.push(act(Verb::Pick, 7));
    return;
  }
  std::array<int, 6> left = {0, 2, 2, 2, 2, 2};
  std::array<bool, 6> early = {}, here = {};
  for (int i = 0; i < n; ++i) {
    --left[size_t(picks[i])];
    if (i < 4) early[size_t(picks[i])] = true;
    if (i / 2 == heat) here[size_t(picks[i])] = true;
  }
  for (int r = 1; r <= 5; ++r) {
    if (!left[size_t(r)] || here[size_t(r)] || (heat == 1 && early[size_t(r)])) continue;
    bool fits = true;
    for (int o = 1; o <= 5; ++o) {          // whoever is left out now must still find his rides
      int const need = left[size_t(o)] - (o == r), heats = 4 - heat + (n % 2 == 0 && o != r && !here[size_t(o)]);
      fits = fits && (heat < 2 || need <= heats);
    }
    if (fits) out.push(act(Verb::Pick, r));
  }
}

bool may_ride_last(Book const& book, Board const& s, int team, int rider) {
  if (rider < 1 || rider > book.teams[size_t(team)].size) return false;
  Rider const& r = s.teams[size_t(team)].riders[size_t(rider - 1)];
  return !r.injured && !r.barred && (rider <= 5 || book.rules.heat6_reserves);
}

void Machine::open_meeting() {
  count_misses();
  for (int team = 0; team < 2; ++team) {
    Team& t = s_.teams[size_t(team)];
    Plan const& p = s_.plans[b_.captain(team)];
    constexpr int8_t kUsual[10] = {1, 2, 3, 4, 1, 5, 2, 3, 4, 5};
    bool const written = p.stage == Plan::Sealed && p.picks.size() >= 10;
    for (int i = 0; i < 10; ++i) t.card[size_t(i / 2)][size_t(i % 2)] = written ? p.picks[i] : kUsual[i];
    int const size = b_.teams[size_t(team)].size;
    int8_t const first = written && p.picks.size() == 11 ? p.picks[10] : 6;
    t.reserves = {int8_t(size > 5 ? first : 0), int8_t(size > 6 ? 13 - first : 0)};
    for (int heat = 0; heat < 5; ++heat)
      log_(Ev::Carded, b_.captain(team), Rule{"GK-6.10"}, heat + 1, t.card[size_t(heat)][0], t.card[size_t(heat)][1]);
  }
  end_turn();
}

// GK-7.1 the next race he is programmed for that is not finished, -1: none.
int Machine::next_race(int heat, int team, int rider) const {
  Team const& t = s_.teams[size_t(team)];
  int const last = b_.rules.miss_next ? std::min(heat + 1, kHeats - 1) : kHeats - 1;
  for (int h = heat + 1; h <= last; ++h) {
    bool const rides = t.card[size_t(h)][0] == rider || t.card[size_t(h)][1] == rider;
    if (rides && s_.heats[size_t(h)].run != Run::Done && !(t.riders[size_t(rider - 1)].missing >> h & 1)) return h;
  }
  return -1;
}

void Machine::miss_race(int heat, int team, int rider, bool injured) {
  Rider& r = s_.teams[size_t(team)].riders[size_t(rider - 1)];
  if (injured) {  // GK-7.2
    r.injured = true;
    log_(Ev::Misses, b_.captain(team), Rule{"GK-7.2"}, 0, team, rider, 1);
    for (int h = 0; h < kHeats; ++h)
      if (h != heat) replace(h, team, rider);
    return;
  }
  int const next = next_race(heat, team, rider);
  if (next < 0) {
    if (b_.rules.miss_next) return;
    r.barred = true;
    log_(Ev::Barred, b_.captain(team), Rule{"GK-7.1"}, 0, team, rider);
    return;
  }
  r.missing = uint8_t(r.missing | 1 << next);
  log_(Ev::Misses, b_.captain(team), Rule{"GK-7.1"}, next + 1, team, rider);
  replace(next, team, rider);
}

// GK-7.7 at the end of the turn, from the next step on. GK-7.10: a tape exclusion owes nothing.
void Machine::serve_misses() {
  for (int heat = 0; heat < kHeats; ++heat)
    for (int lane = 0; lane < kGrid; ++lane) {
      Slot& s = s_.heats[size_t(heat)].slots[size_t(lane)];
      if (!s.owes) continue;
      s.owes = false;
      miss_race(heat, b_.team_of(heat, lane), s.rider, s.mishap == Mishap::Injured);
    }
}

// GK-7.3, GK-7.6, GK-7.9 the first reserve who is free for this heat, 0: none.
int Machine::reserve_for(int heat, int team) const {
  Team const& t = s_.teams[size_t(team)];
  auto rides_in = [&](int h, int man) {
    for (int lane = 0; lane < kGrid; ++lane) {
      Slot const& s = s_.heats[size_t(h)].slots[size_t(lane)];
      if (b_.team_of(h, lane) == team && s.rider == man && s.ride != Ride::Empty) return true;
    }
    return false;
  };
  for (int8_t man : t.reserves) {
    if (!man) continue;
    Rider const& r = t.riders[size_t(man - 1)];
    if (r.injured || r.missing >> heat & 1 || rides_in(heat, man)) continue;
    if (heat == 5 ? r.barred : r.rides >= 2 && !b_.rules.reserve_ride_limit) continue;
    if (heat < 2 && rides_in(1 - heat, man)) continue;
    return man;
  }
  return 0;
}

// GK-7.3 in a heat under way; GK-7.5 without a reserve the team rides a man short.
void Machine::replace(int heat, int team, int rider) {
  Heat& h = s_.heats[size_t(heat)];
  if (h.run != Run::On) return;
  for (int lane = 0; lane < kGrid; ++lane) {
    Slot& s = h.slots[size_t(lane)];
    if (b_.team_of(heat, lane) != team || s.rider != rider || s.ride != Ride::On) continue;
    int const man = reserve_for(heat, team);
    if (man) {
      s.rider = int8_t(man);
      s.boost = 0;
      if (heat < 5) ++s_.teams[size_t(team)].riders[size_t(man - 1)].rides;
      log_(Ev::Reserve, b_.captain(team), Rule{"GK-7.3"}, who(heat, lane), rider);
      return resize_hands(heat, lane, rider);
    }
    log_(Ev::Short, b_.captain(team), Rule{"GK-7.5"}, heat + 1, team, rider);
    for (Card c : s.hand) h.discard.push(Card(bare(c) + kDown));
    s = {};
    for (int i = 0; i < h.order.size(); ++i)
      if (h.order[i] == lane) h.order.erase(i--);
    if (!lone(heat) && b_.rules.man_short_rerank) resize_hands(heat, -1);  // GK-5.18
    return;
  }
}

// GK-7.4 in race order; `newcomer` alone under rerankOnReserve = reserveOnly. `replaced`: whom the newcomer rides for.
void Machine::resize_hands(int heat, int newcomer, int replaced) {
  auto const sizes = hand_sizes(b_, s_, heat);
  auto const order = s_.heats[size_t(heat)].order;
  for (int8_t lane : order)
    if (newcomer < 0 || lane == newcomer || !b_.rules.rerank_on_reserve) resize_hand(heat, lane, sizes[size_t(lane)], lane == newcomer ? replaced : 0);
}

// GK-7.8 too many: the standing DISCARD wish (GK-9.8), for a reserve also the one for whom he replaces; else as when stuck.
void Machine::resize_hand(int heat, int lane, int size, int replaced) {
  Heat& h = s_.heats[size_t(heat)];
  Slot& s = h.slots[size_t(lane)];
  int const before = s.size;
  s.size = int8_t(size);
  s_.move.heat = int8_t(heat);
  while (s.hand.size() > size) {
    int at = wish(lane, kDiscard);
    if (at < 0 && replaced) at = wish(lane, kDiscard, replaced);
    if (at < 0) at = lowest_discard(*b_.deck, s);
    h.discard.push(Card(bare(s.hand[at]) + kDown));
    s.hand.erase(at);
  }
  while (s.hand.size() < size) {
    Card const c = draw("deal", b_.manager(heat, lane), heat);
    if (!c) break;
    s.hand.push(c);
  }
  if (before != size) log_(Ev::Resized, b_.manager(heat, lane), Rule{"GK-7.4"}, who(heat, lane), before, size);
}

// GK-6.3, GK-6.6, GK-6.10 who comes to the gate.
void Machine::line_up(int heat) {
  for (int team = 0; team < 2; ++team) {
    Team& t = s_.teams[size_t(team)];
    auto& pair = t.card[size_t(heat)];
    if (heat == 5 && !pair[0]) {
      for (auto& place : pair) {
        int best = 0;
        for (int r = 1; r <= kRiders; ++r)
          if (r != pair[0] && may_ride_last(b_, s_, team, r) &&
              (!best || b_.teams[size_t(team)].cma[size_t(r - 1)] > b_.teams[size_t(team)].cma[size_t(best - 1)])) best = r;
        place = int8_t(best);
      }
      log_(Ev::Carded, b_.captain(team), Rule{"GK-6.10"}, 6, pair[0], pair[1]);
    }
    for (int place = 0; place < 2; ++place) {
      int const lane = b_.lane_for(heat, team, place), rider = pair[size_t(place)];
      Slot& s = s_.heats[size_t(heat)].slots[size_t(lane)];
      s = {};
      if (!rider) continue;
      Rider& r = t.riders[size_t(rider - 1)];
      bool const away = r.injured || r.missing >> heat & 1 || (heat == 5 && r.barred);
      int const man = away ? reserve_for(heat, team) : rider;
      if (!man) {
        log_(Ev::Short, b_.captain(team), Rule{"GK-7.5"}, heat + 1, team, rider);
        continue;
      }
      s.rider = int8_t(man);
      s.ride = Ride::On;
      if (heat < 5) ++t.riders[size_t(man - 1)].rides;
      if (away) log_(Ev::Reserve, b_.captain(team), Rule{"GK-7.3"}, who(heat, lane), rider);
    }
  }
}

// GK-9.8 blocks of later steps are kept, a newer one of the same head instead of the older (GK-9.5).
void Machine::keep_words() {
  for (Plan& p : s_.plans) {
    if (p.draft.empty() && p.kept.empty()) continue;
    List<int16_t, kTokens> kept;
    Words const lists[2] = {{p.kept.begin(), size_t(p.kept.size())}, {p.draft.begin(), size_t(p.draft.size())}};
    for (int which = 0; which < 2; ++which)
      for (size_t i = 0; i < lists[which].size(); ++i) {
        if (kinds_of(lists[which][i]) != kKHead) continue;
        int const head = lists[which][i] - kHead, heat = head / 100 - 1, step = head / 10 % 10;
        Heat const& h = s_.heats[size_t(heat)];
        Words const block = block_at(lists[which], int(i));
        bool newer = false;
        for (size_t j = which ? i + 1 : 0; j < lists[1].size(); ++j) newer = newer || lists[1][j] == lists[which][i];
        if (newer || h.run == Run::Done || step < h.step || kept.size() + int(block.size()) > kTokens) continue;
        for (int16_t w : block) kept.push(w);
      }
    p.kept = kept;
    p.draft.clear();
  }
}

void Machine::end_turn() {
  keep_words();
  serve_misses();
  constexpr int8_t kDealAfter[kHeats] = {0, 0, 1, 2, 5, 6};
  for (int heat = 0; heat < kHeats; ++heat)
    if (kDealAfter[heat] == s_.turn) deal(heat);
  bool over = s_.turn >= kDealAfter[kHeats - 1];     // nothing under way, nothing to be dealt any more
  for (Heat const& h : s_.heats) over = over && h.run != Run::On;
  for (Plan& p : s_.plans) p.picks.clear();
  s_.move = {};
  s_.ask = {};
  if (over) return close_meeting();
  next_turn();
}

// Who has something to hand in: sheets of those with a rider under way, names for heat 6 with turn 6.
void Machine::next_turn() {
  ++s_.turn;
  s_.phase = Phase::Orders;
  bool waits = false;
  for (int seat = 0; seat < s_.plans.size(); ++seat) {
    Plan& p = s_.plans[seat];
    bool due = seat < 2 && s_.turn == 6;
    for (int heat = 0; heat < kHeats && b_.by_sheet >> seat & 1; ++heat)
      for (int lane = 0; lane < kGrid; ++lane)
        due = due || (s_.heats[size_t(heat)].run == Run::On && s_.heats[size_t(heat)].slots[size_t(lane)].ride == Ride::On &&
                      b_.manager(heat, lane) == seat);
    p.stage = due && !p.gone ? Plan::Open : Plan::Idle;
    waits = waits || p.stage == Plan::Open;
  }
  if (!waits) reveal();
}

// GK-6.11, GK-8.2, GK-8.6: the score, and new averages from rides only.
void Machine::close_meeting() {
  int score[2] = {};
  for (int team = 0; team < 2; ++team)
    for (Rider const& r : s_.teams[size_t(team)].riders)
      for (int8_t p : r.points) score[team] += p;
  log_(Ev::Final, kNobody, Rule{"GK-6.11"}, score[0], score[1]);
  for (int team = 0; team < 2; ++team)
    for (int r = 0; r < b_.teams[size_t(team)].size; ++r) {
      int const before = b_.teams[size_t(team)].cma[size_t(r)];
      log_(Ev::NewCma, b_.captain(team), Rule{"GK-8.2"}, 0, team, r + 1, before,
           cma_after(b_.rules, b_.teams[size_t(team)], r, s_.teams[size_t(team)].riders[size_t(r)].points));
    }
  ++s_.turn;
  s_.phase = Phase::Over;
}

}  // namespace paddock::gravel_kings
