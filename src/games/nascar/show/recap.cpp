// After the race: who won by how much, and stories from the record (NR-12.3, NR-12.5).
#include <algorithm>

#include "core/order.hpp"
#include "games/nascar/nascar.hpp"
#include "games/nascar/orders/phrases.hpp"

namespace paddock::nascar {
namespace {

using std::to_string;

std::string hundredths(int n) { return to_string(n / 100) + "." + (n % 100 < 10 ? "0" : "") + to_string(n % 100); }

std::string ordinal(int n) {
  static constexpr char const* kWords[] = {"first", "second",  "third",  "fourth", "fifth",
                                           "sixth", "seventh", "eighth", "ninth",  "tenth"};
  return n >= 1 && n <= 10 ? kWords[n - 1] : to_string(n) + "th";
}

// When a car finished, in hundredths of a turn.
int clock(Car const& c) { return c.finish_turn * 100 + (c.finish_moves ? c.finish_move * 100 / c.finish_moves : 0); }

struct Story {
  Nascar const& g;
  State const& s;
  Chronicle chronicle;

  std::string name(int seat) const {
    return seat >= 0 && seat < g.seats() ? g.setup().seats[size_t(seat)].name : std::string("a car");
  }
  bool sand_hit(Event const& e) const { return e.kind == Ev::Sand && e.d; }
};

// NR-12.3 what decided between two that are home: time, then speed, then who was in front before.
std::string margin(Car const& winner, Car const& second, std::string const& name) {
  int const by = clock(second) - clock(winner);
  if (by >= 100) return "by " + hundredths(by) + " turns from " + name;
  if (by > 0) return "by " + hundredths(by) + " of a turn from " + name;
  bool const level = winner.finish_turn == second.finish_turn && winner.finish_move * second.finish_moves == second.finish_move * winner.finish_moves;
  if (!level) return "by less than a hundredth of a turn from " + name;
  return winner.speed > second.speed ? "by the higher speed from " + name : "in front of " + name + " before, level in time and speed";
}

void headline(Story const& st, Recap& out, List<Seat, kMaxSeats> const& order) {
  Car const& winner = st.s.cars[order[0]];
  if (winner.status != Status::Finished) {
    out.headline = st.name(order[0]) + " leads";
    out.subline = "as nobody has crossed the line for the last time";
    return;
  }
  out.headline = st.name(order[0]) + " wins";
  if (order.size() > 1 && st.s.cars[order[1]].status == Status::Finished) {
    Car const& second = st.s.cars[order[1]];
    if (second.place == winner.place) out.headline = st.name(order[0]) + " and " + st.name(order[1]) + " win";
    else out.subline = margin(winner, second, st.name(order[1]));
  } else {
    out.subline = "on turn " + to_string(winner.finish_turn);
  }
}

void classify(Story const& st, Recap& out, List<Seat, kMaxSeats> const& order) {
  for (Seat seat : order) {
    Car const& c = st.s.cars[seat];
    Recap::Row row;
    row.seat = seat;
    if (c.status == Status::Finished) {
      row.value = "turn " + to_string(c.finish_turn);
      row.text = "move " + to_string(c.finish_move) + " of " + to_string(c.finish_moves);
    } else {
      row.value = c.status == Status::Retired ? "retired" : "running";
      row.text = c.crossings < 1 ? "before the line" : ordinal(std::min<int>(c.crossings, st.g.laps())) + " lap";
    }
    out.classification.push_back(std::move(row));
  }
}

// NR-12.3 the turn with the winner, or the one with most flags
void finish_card(Story const& st, Recap& out, List<Seat, kMaxSeats> const& order) {
  int best_turn = 0, best = 0;
  for (Seat seat : order) {
    Car const& c = st.s.cars[seat];
    if (c.status != Status::Finished) continue;
    int flags = 0;
    for (auto const& other : st.s.cars) flags += other.status == Status::Finished && other.finish_turn == c.finish_turn;
    if (flags > best) best = flags, best_turn = c.finish_turn;
  }
  if (!best) return;
  Recap::Card card;
  card.title = capital(number_word(best)) + (best == 1 ? " flag" : " flags") + " on turn " + to_string(best_turn);
  card.note = "A turn lasts the same for everybody: the share of it decides, then the speed, then who was in front.";
  card.rule = Rule{"NR-12.3"};
  for (Seat seat : order) {
    Car const& c = st.s.cars[seat];
    if (c.status != Status::Finished || c.finish_turn != best_turn) continue;
    int const share = c.finish_moves ? (c.finish_move * 100 + c.finish_moves / 2) / c.finish_moves : 0;
    card.rows.push_back({seat, "move " + to_string(c.finish_move) + " of " + to_string(c.finish_moves),
                         hundredths(share), c.finish_move, c.finish_moves});
  }
  out.cards.push_back(std::move(card));
  if (best > 1) out.moments.push_back({best_turn, capital(number_word(best)) + " cars, one line"});
}

// One row a car with so many events, most first.
template <class Wanted>
void count_card(Story const& st, Recap& out, char const* title, Rule rule, Wanted wanted) {
  int counts[kMaxSeats] = {}, total = 0;
  for (auto const& turn : st.chronicle)
    for (auto const& e : turn)
      if (e.seat >= 0 && e.seat < kMaxSeats && wanted(e)) ++counts[e.seat], ++total;
  if (!total) return;
  Recap::Card card;
  card.title = title;
  card.value = to_string(total);
  card.rule = rule;
  int const most = *std::max_element(std::begin(counts), std::end(counts));
  for (int n = most; n > 0; --n)
    for (int seat = 0; seat < st.s.cars.size(); ++seat)
      if (counts[seat] == n) card.rows.push_back({Seat(seat), "", to_string(n), n, n});
  out.cards.push_back(std::move(card));
}

// The cars of `now` as an event leaves them, as far as the race order asks (NR-12.6).
void move_on(Board& now, Event const& e) {
  if (e.seat < 0 || e.seat >= now.cars.size()) return;
  Car& c = now.cars[e.seat];
  switch (e.kind) {
    case Ev::Crossing: c.crossings = int8_t(e.a); break;
    case Ev::Finish: c.status = Status::Finished, c.place = uint8_t(e.a); break;
    case Ev::Retired: c.status = Status::Retired; break;
    case Ev::After: c.at = {uint8_t(e.a), uint8_t(e.b)}, c.speed = uint8_t(e.d / 100); break;
    default: break;
  }
}

// The turn after which the winner led for good. The leader is the standing's, so that it is the lap chart's: of level cars the
// faster one, never one that is out.
void lead_moment(Story const& st, Recap& out, Seat winner) {
  Board now = st.s;
  for (Car& c : now.cars) c.crossings = 0, c.status = Status::Racing, c.place = 0;
  int since = 0;
  Seat last = kNobody;
  for (size_t i = 0; i < st.chronicle.size(); ++i) {
    for (Event const& e : st.chronicle[i]) move_on(now, e);
    if (now.cars[winner].status == Status::Finished) break;
    Seat const leader = st.g.race_order(now)[0];
    if (leader != last) since = int(i) + 1;
    last = leader;
  }
  if (last == winner && since > 1) out.moments.push_back({since, st.name(winner) + " takes the lead for good"});
}

void road_moments(Story const& st, Recap& out) {
  int worst = 0, worst_turn = 0, pile = 0, pile_turn = 0, bags = 0, bags_turn = 0;
  Seat who = kNobody, sandy = kNobody;
  bool oil = false;
  for (size_t i = 0; i < st.chronicle.size(); ++i) {
    int hits[kMaxSeats] = {}, crashes = 0;
    for (auto const& e : st.chronicle[i]) {
      if (e.kind == Ev::OffTrack && e.b + e.c > worst)
        worst = e.b + e.c, worst_turn = int(i) + 1, who = e.seat, oil = e.e != 0;
      crashes += e.kind == Ev::Crash;
      if (st.sand_hit(e) && e.seat >= 0 && e.seat < kMaxSeats && ++hits[e.seat] > bags)
        bags = hits[e.seat], bags_turn = int(i) + 1, sandy = e.seat;
    }
    if (crashes > pile) pile = crashes, pile_turn = int(i) + 1;
  }
  if (pile) out.moments.push_back({pile_turn, capital(number_word(pile)) + " cars crash"});
  if (worst) out.moments.push_back({worst_turn, st.name(who) + (oil ? " slides off on oil" : " leaves the track")});
  if (bags > 1) out.moments.push_back({bags_turn, st.name(sandy) + " ploughs through " + number_word(bags) + " bags"});
}

}  // namespace

Recap Nascar::recap(State const& s, Chronicle chronicle) const {
  Recap out;
  auto const order = race_order(s);
  if (order.empty()) return out;
  Story const story{*this, s, chronicle};
  headline(story, out, order);
  classify(story, out, order);
  finish_card(story, out, order);
  count_card(story, out, "Sandbags hit", Rule{"NR-7.1"}, [&](Event const& e) { return story.sand_hit(e); });
  count_card(story, out, "Crashes", Rule{"NR-8.1"}, [](Event const& e) { return e.kind == Ev::Crash; });
  if (out.cards.size() < 3)
    count_card(story, out, "Off the track", Rule{"NR-5.2"}, [](Event const& e) { return e.kind == Ev::OffTrack; });
  lead_moment(story, out, order[0]);
  road_moments(story, out);
  sort_few(out.moments, [](auto const& a, auto const& b) { return a.turn < b.turn; });
  return out;
}

}  // namespace paddock::nascar
