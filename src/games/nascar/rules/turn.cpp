// A whole turn, from the sealed orders to the next turn.
#include <algorithm>

#include "games/nascar/orders/paper.hpp"

namespace paddock::nascar {
namespace {

// Oil and sand as they are; every roll goes through the dice of the table, which keep the tape (NR-13.4). Events go to
// the log, the letters carried out are kept.
struct RealWorld {
  Board& s;
  Dice& dice;
  Sink const& log;
  OilMap const& slicks;
  int density;
  Letters done = {};
  bool paid = false;
  int hidden = 0, known = 0, x = 0, y = 0, before = 0, after = 0;  // bags of this turn

  int oil(Ride const& c, Tile const&) {
    if (!slicks.on(c.tile)) return kNoOil;
    int const roll = dice.roll(3, "oil", c.seat);  // NR-6.1
    return roll == 1 ? -1 : roll == 3 ? 1 : 0;
  }
  Sand sand(Tile const& t) { return s.sand[t.sand]; }
  bool bag(Ride const& c, Tile const&) {  // NR-7.8
    if (density <= 0 || density >= 1000) return density > 0;
    return dice.chance(density, "sandbag", c.seat);
  }
  void mark(Tile const& t, Sand now) { s.sand[t.sand] = now; }
  void on(Ride const& c, Happened const& h) {
    if (!log) return;
    if (h.kind == Ev::Speed) keep(Verb(unmarked(Verb(h.a))), h.c > 0);
    if (h.kind == Ev::Paid) paid = h.d > 0;
    if (h.kind == Ev::Step || h.kind == Ev::OffTrack) keep(c.last, paid), paid = false;
    if (h.kind == Ev::Sand && h.d) bag_hit(c, h.a, h.b, Sand(h.c));
    log(h.kind, c.seat, h.rule, h.a, h.b, h.c, h.d, h.e);
  }
  void bag_hit(Ride const& c, int at_x, int at_y, Sand found) {
    if (hidden + known == 0) x = at_x, y = at_y, before = c.car.speed + 1;
    ++(found == Sand::Unexplored ? hidden : known);
    after = c.car.speed;
  }
  void keep(Verb v, bool marked) {
    if (!done.full()) done.push(marked ? Verb(int(v) + 1) : v);
  }
};

class Turn {
 public:
  Turn(Nascar const& g, State& s, Dice& dice, Sink const& log)
      : g_(g), t_(g.track()), r_(g.rules()), s_(s), dice_(dice), log_(log), slicks_(t_, s) {}

  void run() {
    snapshot();
    for (Seat seat : order_) drive(seat);
    classify();
    crashes();
    reset_sand();
    age_oil();
    report();
    next();
  }

 private:
  // 1. Who is where before anybody moves (NR-4.4), the autopilot's orders, the race order (NR-8.2).
  void snapshot() {
    for (int i = 0; i < s_.cars.size(); ++i)
      if (s_.cars[i].racing() && s_.plans[i].stage == Plan::Retiring) {  // NR-13.3
        s_.cars[i].status = Status::Retired;
        log_(Ev::Retired, Seat(i), Rule{"NR-13.3"}, s_.cars[i].misses);
      }
    for (Seat seat : g_.race_order(s_))
      if (s_.cars[seat].racing()) order_.push(seat);
    for (Seat seat : order_) {
      slip_[seat] = g_.slipstream(s_, seat);
      if (s_.plans[seat].stage == Plan::Absent && !r_.coast) orders_[seat] = g_.autopilot(s_, seat);
      else orders_[seat] = s_.plans[seat].order;
      s_.cars[seat].finish_move = s_.cars[seat].finish_moves = 0;
    }
  }

  // 2. One car (NR-8.2: in race order).
  void drive(Seat seat) {
    announce(seat);
    RealWorld world{s_, dice_, log_, slicks_, g_.density()};
    Driver<RealWorld> driver(t_, r_, g_.laps(), world);
    Ride ride = driver.ready(s_.cars[seat], seat, g_.tile_of(s_.cars[seat]), slip_[seat]);
    driver.run(ride, orders_[seat]);
    if (world.hidden + world.known)
      log_(Ev::Bags, seat, Rule{world.hidden ? "NR-7.1" : "NR-7.3"}, world.hidden, world.known, world.x, world.y,
           world.before * 100 + world.after);
    if (log_ && !(world.done == orders_[seat])) tell(Ev::Done, seat, Rule{"NR-13.5"}, world.done);
    s_.cars[seat] = ride.car;
    moved_[seat] = ride.moved;
    finished_[seat] = ride.finished;
  }

  void announce(Seat seat) {
    Car& car = s_.cars[seat];
    if (s_.plans[seat].stage != Plan::Absent) {
      car.misses = 0;
      return tell(Ev::Sent, seat, Rule{"NR-13.5"}, orders_[seat]);
    }
    if (car.misses < 255) ++car.misses;
    log_(Ev::Missed, seat, Rule{"NR-13.2"}, car.misses);
    if (r_.coast) log_(Ev::Coast, seat, Rule{"NR-13.2"});
    else tell(Ev::Autopilot, seat, Rule{"NR-13.2"}, orders_[seat]);
  }

  void tell(Ev kind, Seat seat, Rule rule, Letters const& letters) {
    if (!log_) return;
    for (int from = 0; from == 0 || from < letters.size(); from += kPerEvent) {
      Event e{kind, seat, rule};
      pack_letters(letters, from, e);
      log_(e);
    }
  }

  // 3. Finished cars leave the track (NR-12.5) and are classified.
  void classify() {
    int places = 0;
    for (auto const& c : s_.cars) places += c.status == Status::Finished;
    List<Seat, kMaxSeats> home;
    for (Seat seat : order_)
      if (finished_[seat]) {
        int at = home.size();
        home.push(seat);
        for (; at > 0 && sooner(seat, home[at - 1]); --at) home[at] = home[at - 1];
        home[at] = seat;
      }
    for (int i = 0; i < home.size(); ++i) {
      Car& c = s_.cars[home[i]];
      c.status = Status::Finished;
      c.finish_turn = s_.turn;
      c.place = uint8_t(r_.tie_together ? places + 1 : places + 1 + i);
      log_(Ev::Finish, home[i], Rule{"NR-12.3"}, c.place, c.finish_move, c.finish_moves, c.speed);
    }
  }

  // NR-12.3 a turn is the same time for all: the smaller share of it, then speed; order_ holds the former places.
  bool sooner(Seat a, Seat b) const {
    if (r_.tie_together) return false;
    Car const &x = s_.cars[a], &y = s_.cars[b];
    int const left = x.finish_move * y.finish_moves, right = y.finish_move * x.finish_moves;
    return left != right ? left < right : x.speed > y.speed;
  }

  // 4. NR-8.1, NR-8.6, NR-8.7 cars on one tile at the end of the turn, each once; passing is nothing (NR-8.4).
  void crashes() {
    uint16_t settled = 0;
    for (Seat first : order_) {
      if (!s_.cars[first].racing() || (settled >> first & 1)) continue;
      uint16_t here = 0;
      int cars = 0;
      bool moved = false;
      for (Seat other : order_)
        if (s_.cars[other].racing() && s_.cars[other].at == s_.cars[first].at) {
          here |= uint16_t(1 << other);
          ++cars;
          moved |= moved_[other];
        }
      settled |= here;
      if (cars < 2 || !(moved || r_.repeat_crash)) continue;
      for (Seat other : order_)
        if (here >> other & 1) damage(other, cars);
      spill(s_.cars[first].at);
    }
  }

  void damage(Seat seat, int cars) {
    Car& c = s_.cars[seat];
    if (c.speed > 0) --c.speed;
    Driver<RealWorld>::lower_max(c, 1, r_.max_floor);
    c.speed = std::min(c.speed, c.max);  // NR-1.7
    log_(Ev::Crash, seat, Rule{"NR-8.1"}, c.at[0], c.at[1], c.speed, c.max, cars);
  }

  // NR-8.3 oil, NR-8.5 not in the pit zone, NR-6.5 not twice
  void spill(std::array<uint8_t, 2> at) {
    Tile const& tile = t_[t_.at(at[0], at[1])];
    if (tile.is(Tile::Zone) || s_.oil_on(tile)) return;
    s_.oil.push({at, s_.turn});
    log_(Ev::NewOil, kNobody, Rule{"NR-8.3"}, at[0], at[1]);
  }

  // 5. NR-7.7 the whole alley is hidden again.
  void reset_sand() {
    bool leader = false, anybody = false;
    for (auto& c : s_.cars) {
      if (c.crossings > c.best) {
        anybody |= c.crossings > 1;
        c.best = c.crossings;
      }
      if (c.crossings > s_.lead) {
        leader |= c.crossings > 1;
        s_.lead = c.crossings;
      }
    }
    if (s_.sand.empty() || !(r_.sand_reset == 0 ? leader : r_.sand_reset == 1 && anybody)) return;
    for (Sand& sand : s_.sand) sand = Sand::Unexplored;
    log_(Ev::SandReset, kNobody, Rule{"NR-7.7"}, s_.sand.size(), g_.density());
  }

  // 6. NR-6.5
  void age_oil() {
    if (!r_.oil_lifetime) return;
    for (int i = s_.oil.size() - 1; i >= 0; --i)
      if (s_.turn - s_.oil[i].turn >= r_.oil_lifetime) {
        log_(Ev::OilGone, kNobody, Rule{"NR-6.5"}, s_.oil[i].at[0], s_.oil[i].at[1]);
        s_.oil.erase(i);
      }
  }

  // 7. NR-13.5 the new state of every car
  void report() {
    for (Seat seat : order_) {
      Car const& c = s_.cars[seat];
      log_(Ev::After, seat, Rule{"NR-13.5"}, c.at[0], c.at[1], c.heading, c.speed * 100 + c.max, c.cards);
    }
  }

  // The next turn, or the end (NR-12.5).
  void next() {
    int running = 0, first_home = 0;
    for (auto const& c : s_.cars) {
      running += c.racing();
      if (c.status == Status::Finished && (!first_home || c.finish_turn < first_home)) first_home = c.finish_turn;
    }
    int why = -1;
    if (running == 0) why = first_home ? 0 : 3;
    else if (first_home && s_.turn >= first_home + r_.max_turns_after_win) why = 1;
    else if (s_.turn >= g_.max_turns()) why = 2;
    if (why >= 0) log_(Ev::Closed, kNobody, Rule{"NR-12.5"}, why);
    s_.closed = why >= 0;
    for (auto& plan : s_.plans) plan = {};
    ++s_.turn;
  }

  Nascar const& g_;
  Track const& t_;
  Settings const& r_;
  State& s_;
  Dice& dice_;
  Sink const& log_;
  OilMap slicks_;                          // as they lay before the turn; crashes come after all moves
  List<Seat, kMaxSeats> order_;            // race order before the turn
  std::array<Letters, kMaxSeats> orders_;  // to be carried out
  std::array<bool, kMaxSeats> slip_ = {}, moved_ = {}, finished_ = {};
};

}  // namespace

void Nascar::resolve(State& s, Dice& dice, Sink const& log) const { Turn(*this, s, dice, log).run(); }

}  // namespace paddock::nascar
