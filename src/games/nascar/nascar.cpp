// The contract of the game: making one, who decides, what is legal, what is hidden.
#include "games/nascar/nascar.hpp"

#include <algorithm>

#include "core/assets.hpp"
#include "core/text.hpp"
#include "games/nascar/orders/order.hpp"
#include "games/nascar/orders/phrases.hpp"
#include "games/nascar/rules/cache.hpp"

namespace paddock::nascar {
namespace {

constexpr std::string_view kFolder = "assets/games/nascar/tracks/";

// NR-9.1 at most one upgrade, chosen before the race.
Expected<Upgrade> read_upgrade(SeatSetup const& seat, std::string const& path) {
  if (!seat.options.is_object() || !seat.options.contains("upgrade")) return Upgrade::None;
  Doc const& value = seat.options["upgrade"];
  if (value.is_string())
    for (int i = 0; i < 4; ++i)
      if (value.get<std::string>() == kUpgrades[i]) return Upgrade(i);
  return Error{path + "/upgrade", "A car has one upgrade (NR-9.1): none, turbo, swaybars or performance."};
}

Expected<Track> find_track(Setup const& setup) {
  if (!setup.track_text.empty()) {
    auto track = load_track(setup.track_text);
    if (!track) return Error{"/setup/map, " + track.error().where, track.error().what};
    return track;
  }
  std::string const id = setup.track.empty() ? "short_oval" : setup.track;
  std::string_view const text = asset(std::string(kFolder) + id + ".txt");
  if (text.empty()) return Error{"/setup/track", "There is no built-in track '" + cut(id, 40) + "'."};
  return load_track(text);
}

}  // namespace

Expected<Nascar> Nascar::make(Setup const& setup) {
  Nascar g;
  auto rules = read_settings(setup.settings);
  if (!rules) return rules.error();
  auto track = find_track(setup);
  if (!track) return track.error();
  if (setup.seats.empty() || setup.seats.size() > size_t(kMaxSeats)) return Error{"/setup/seats", "1 to 12 cars race."};
  if (int(setup.seats.size()) > track->grid_size)
    return Error{"/setup/seats", "The grid of this track holds " + std::to_string(track->grid_size) + " cars."};
  for (size_t i = 0; i < setup.seats.size(); ++i)
    if (auto u = read_upgrade(setup.seats[i], "/setup/seats/" + std::to_string(i)); !u) return u.error();
  g.setup_ = setup;
  g.rules_ = *rules;
  if (rules->bank_first) set_banks(*track, true);
  g.track_ = std::make_shared<Track const>(std::move(*track));
  g.cache_ = std::make_shared<Cache>();
  g.laps_ = setup.laps ? setup.laps : rules->laps ? rules->laps : g.track_->laps;
  if (g.laps_ < 1 || g.laps_ > 99) return Error{"/setup/laps", "1 to 99 laps are expected."};
  return g;
}

// NR-1.2, NR-12.1
State Nascar::start(Dice&) const {
  State s;
  for (size_t i = 0; i < setup_.seats.size(); ++i) {
    Car c;
    Tile const& tile = (*track_)[track_->grid[i]];
    c.at = {tile.x, tile.y};
    c.heading = track_->heading;
    auto upgrade = read_upgrade(setup_.seats[i], "");
    c.upgrade = upgrade ? *upgrade : Upgrade::None;
    c.max = uint8_t(rules_.start_max);
    c.speed = uint8_t(std::min(rules_.start_speed, rules_.start_max));
    c.cards = uint8_t(rules_.start_cards * (c.upgrade == Upgrade::Performance ? 2 : 1));  // NR-9.4
    s.cars.push(c);
    s.plans.push({});
  }
  for (Sand sand : track_->sand) s.sand.push(sand);
  for (int16_t tile : track_->oil)
    s.oil.push({{(*track_)[tile].x, (*track_)[tile].y}, 0});
  return s;
}

Seat Nascar::actor(State const& s) const {
  if (s.closed) return kOver;
  for (int i = 0; i < s.cars.size(); ++i)
    if (s.cars[i].racing() && s.plans[i].open()) return Seat(i);
  return kNobody;
}

int moves_needed(Nascar const& g, State const& s, Seat seat);  // preview.cpp

// NR-2.10 the grammar; what depends on the turn (a third A, an unpaid steer) is decided when the turn is carried out.
void Nascar::legal(State const& s, Actions& out) const {
  out.clear();
  Seat const seat = actor(s);
  if (seat < 0) return;
  Letters const& order = s.plans[seat].order;
  bool const ended = !order.empty() && is_speed(order.back());
  bool moved = false;
  int moves = 0, begins = 0;
  for (Verb v : order) is_move(v) ? (moved = true, ++moves) : moved ? 0 : ++begins;
  bool more = true, finish = true;
  if (rules_.reject_count && !order.full()) {  // NR-2.9 with moveCountMismatch = reject
    int const needed = std::min(moves_needed(*this, s, seat), kMaxLetters - begins);
    more = moves < needed;
    finish = moves >= needed;
  }
  auto push = [&](Verb v) { out.push(Action{uint16_t(v), 0}); };
  if (!order.full()) {
    if (!moved || finish)
      for (Verb v : {Verb::A, Verb::A1, Verb::B, Verb::B1}) push(v);
    if (!moved) push(Verb::S);
    if ((!moved || !ended) && more)
      for (Verb v : {Verb::M, Verb::L, Verb::L1, Verb::R, Verb::R1}) push(v);
  }
  if (finish || order.full()) push(Verb::Seal);
  if (!order.empty()) return;
  push(Verb::NoOrder);                                              // NR-13.2
  if (s.cars[seat].misses >= rules_.nmr_limit) push(Verb::Retire);  // NR-13.3
}

Verdict Nascar::why_not(State const& s, Action a) const {
  Actions legal_now;
  legal(s, legal_now);
  if (legal_now.find(a) >= 0) return {};
  Seat const seat = actor(s);
  if (seat == kOver) return {Rule{"NR-12.5"}, "The race is over."};
  if (seat < 0) return {Rule{"NR-13.1"}, "All orders known here are sealed; the turn waits for the others."};
  if (a.verb >= kVerbs || a.arg != 0) return {Rule{"NR-2.10"}, "This is no order."};
  Verb const v = Verb(a.verb);
  Letters const& order = s.plans[seat].order;
  if (v == Verb::NoOrder) return {Rule{"NR-13.2"}, "Some of the order is written already."};
  if (v == Verb::Retire && !order.empty()) return {Rule{"NR-13.3"}, "Some of the order is written already."};
  if (v == Verb::Retire)
    return {Rule{"NR-13.3"}, std::to_string(s.cars[seat].misses) + " of " + std::to_string(rules_.nmr_limit) +
                                 " missing orders in a row; then a car may be retired."};
  if (v != Verb::Seal && order.full()) return {Rule{"NR-2.10"}, "An order has at most 40 letters."};
  if (v == Verb::S) return {Rule{"NR-2.10"}, "S stands only before the first move."};
  if (v != Verb::Seal && !may_follow(order, v))
    return {Rule{"NR-2.10"}, "Speed orders stand before the first or after the last move; no move follows any more."};
  int moves = 0;
  for (Verb letter : order) moves += is_move(letter);
  return {Rule{"NR-2.9"}, plural(moves_needed(*this, s, seat), "move is", "moves are") + " needed, " + std::to_string(moves) + (moves == 1 ? " is" : " are") + " written."};
}

bool Nascar::commit(State& s, Action a) const {
  Seat const seat = actor(s);
  if (seat < 0) return false;
  Plan& plan = s.plans[seat];
  Verb const v = Verb(a.verb);
  if (v < Verb::Seal) {
    if (!plan.order.full()) plan.order.push(v);
    return false;
  }
  bool const copied = plan.stage == Plan::Copied;   // the others' orders, or that there are none, are not known here
  plan.stage = v == Verb::Seal ? Plan::Sealed : v == Verb::NoOrder ? Plan::Absent : Plan::Retiring;
  if (copied) return false;
  for (int i = 0; i < s.cars.size(); ++i)
    if (s.cars[i].racing() && (s.plans[i].stage == Plan::Open || s.plans[i].stage == Plan::Hidden)) return false;
  return true;
}

// NR-13.1 the orders of the running turn are all there is to hide; who has sealed is hidden with them.
void Nascar::observe(State& s, Seat seat) const {
  if (s.closed) return;
  for (int i = 0; i < s.plans.size(); ++i) {
    Plan& plan = s.plans[i];
    if (!s.cars[i].racing()) continue;
    if (i == seat) {
      if (plan.stage == Plan::Open) plan.stage = Plan::Copied;
      continue;
    }
    plan.order.clear();
    plan.stage = Plan::Hidden;
  }
}

Outcome Nascar::outcome(State const& s) const {
  Outcome o;
  o.over = s.closed;
  o.ranking = race_order(s);
  return o;
}

// NR-12.6
List<Seat, kMaxSeats> Nascar::race_order(Board const& s) const {
  List<Seat, kMaxSeats> out;
  auto before = [&](Seat a, Seat b) {
    Car const &x = s.cars[a], &y = s.cars[b];
    auto group = [](Car const& c) { return c.status == Status::Finished ? 0 : c.status == Status::Racing ? 1 : 2; };
    if (group(x) != group(y)) return group(x) < group(y);
    if (group(x) == 0 && x.place != y.place) return x.place < y.place;
    if (x.crossings != y.crossings) return x.crossings > y.crossings;
    int const tx = tile_of(x), ty = tile_of(y);
    int const px = tx == kOff ? 0 : (*track_)[tx].progress, py = ty == kOff ? 0 : (*track_)[ty].progress;
    if (px != py) return px > py;
    if (x.speed != y.speed) return x.speed > y.speed;
    return a < b;
  };
  for (int i = 0; i < s.cars.size(); ++i) {
    int at = out.size();
    out.push(Seat(i));
    for (; at > 0 && before(Seat(i), out[at - 1]); --at) out[at] = out[at - 1];
    out[at] = Seat(i);
  }
  return out;
}

// NR-4.1
bool Nascar::slipstream(Board const& s, Seat seat, Seat* ahead) const {
  Car const& me = s.cars[seat];
  if (me.speed == 0 || !me.racing()) return false;
  auto car_at = [&](int x, int y) -> int {
    for (int i = 0; i < s.cars.size(); ++i)
      if (i != seat && s.cars[i].racing() && s.cars[i].at[0] == x && s.cars[i].at[1] == y) return i;
    return -1;
  };
  for (int d = 1; d <= rules_.slip_range; ++d) {
    int const x = me.at[0] + d * kDx[me.heading], y = me.at[1] + d * kDy[me.heading];
    if (track_->at(x, y) == kOff) return false;
    if (car_at(x, y) < 0) continue;
    for (int i = 0; i < s.cars.size(); ++i) {  // any car of that tile will do
      Car const& c = s.cars[i];
      if (i == seat || !c.racing() || c.at[0] != x || c.at[1] != y || c.heading != me.heading || c.speed == 0) continue;
      if (ahead) *ahead = Seat(i);
      return true;
    }
    return false;
  }
  return false;
}

Verdict Nascar::sound(State const& s) const {
  auto bad = [](std::string what) { return Verdict{Rule{"NR-1.1"}, std::move(what)}; };
  if (s.cars.size() != seats() || s.plans.size() != seats())
    return bad("The position has another number of cars than the race.");
  if (s.sand.size() != int(track_->sand.size())) return bad("The sand does not belong to this track.");
  for (int i = 0; i < s.cars.size(); ++i) {
    Car const& c = s.cars[i];
    std::string const who = "Car " + std::to_string(i) + " ";
    if (tile_of(c) == kOff)
      return bad(who + "stands off the track at (" + std::to_string(c.at[0]) + "," + std::to_string(c.at[1]) + ").");
    if (c.heading > kNW || c.upgrade > Upgrade::Performance || c.status > Status::Retired)
      return bad(who + "is damaged data.");
    if (c.speed > kTopSpeed || c.max > kTopMax || c.crossings > laps_ + 1) return bad(who + "has impossible numbers.");
    if (c.speed > c.max) return {Rule{"NR-1.3"}, who + "is faster than its max speed."};
    Letters so_far;
    for (Verb v : s.plans[i].order) {
      if (v > Verb::R1 || !may_follow(so_far, v)) return {Rule{"NR-2.10"}, who + "has an order that is none."};
      so_far.push(v);
    }
    if (s.plans[i].stage > Plan::Hidden) return bad(who + "is damaged data.");
  }
  for (Sand sand : s.sand)
    if (sand > Sand::Flat) return bad("The sand is damaged data.");
  return {};
}

Verdict Nascar::may_rule(State const& was, State const& is) const {
  if (Verdict v = sound(is); !v) return v;
  if (!(is.plans == was.plans)) return {Rule{"NR-13.1"}, "Orders are written by their seats, not by a ruling."};
  auto home = [](Car const& c) { return c.status == Status::Finished; };
  for (int i = 0; i < is.cars.size(); ++i)
    if (home(is.cars[i]) != (is.cars[i].place > 0))
      return {Rule{"NR-12.3"}, "Car " + std::to_string(i) + " has a place when it has finished, and only then."};
  for (int i = 0; i < is.oil.size(); ++i) {
    Oil const& o = is.oil[i];
    if (track_->at(o.at[0], o.at[1]) == kOff) return {Rule{"NR-6.5"}, "Oil lies on tiles of the track only."};
    for (int j = 0; j < i; ++j)
      if (is.oil[j].at == o.at) return {Rule{"NR-6.5"}, "At most one oil lies on a tile."};
  }
  return {};
}

}  // namespace paddock::nascar
