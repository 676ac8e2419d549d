// One car through one turn. The same code carries orders out, previews them, drives the
// autopilot and the bots; a World says what oil and sand do and listens to what happens:
//
//   int  oil(Ride const&, Tile const&);       // kNoOil, or the turn: -1 left, 0 straight on, 1 right
//   Sand sand(Tile const&);                   // what the tile shows
//   bool bag(Ride const&, Tile const&);       // an unexplored tile is entered: does it hide a bag?
//   void mark(Tile const&, Sand);             // the tile shows this from now on
//   void on(Ride const&, Happened const&);
#pragma once
#include <algorithm>

#include "games/nascar/rules/events.hpp"
#include "games/nascar/rules/settings.hpp"

namespace paddock::nascar {

inline constexpr int kNoOil = -2;

// The move letters of an order; what is missing is M (NR-2.9).
struct Moves {
  Verb const* first = nullptr;
  int written = 0;
  Verb operator[](int i) const { return i < written ? first[i] : Verb::M; }
};

// An order cut into its three parts (NR-2.10). Without move letters all speed orders are begin orders.
struct Parts {
  int begin = 0, moves = 0, end = 0;  // counts, in this order
};
inline Parts parts_of(Letters const& order) {
  Parts p;
  int i = 0;
  for (; i < order.size() && is_speed(order[i]); ++i) ++p.begin;
  for (; i < order.size() && is_move(order[i]); ++i) ++p.moves;
  p.end = order.size() - i;
  return p;
}

struct Ride {
  Car car;
  Seat seat = kNobody;
  int16_t tile = kOff;
  bool slip_ok = false;                     // NR-4.1, judged on the positions before anybody moved (NR-4.4)
  uint8_t accel = 0, brake = 0, slips = 0;  // carried out so far
  uint8_t left = 0, right = 0;
  uint8_t speed_doubles = 0, steer_doubles = 0;
  int8_t last_steer = 0;
  uint8_t bank_run = 0;  // b tiles entered in a row
  bool bank_used = false, oil_touched = false, oil_turned = false;
  bool off = false;       // left the track
  bool moved = false;     // entered at least one tile
  bool finished = false;  // crossed for the last time
  uint8_t planned = 0;    // moves of the turn (NR-2.4)
  uint8_t moves = 0;      // the same less what bags took (NR-7.6)
  uint8_t done = 0;       // moves made
  uint8_t hits = 0;       // sandbags
  Verb last = Verb::M;    // the move carried out last, the one off the track included
};

template <class World>
class Driver {
 public:
  Driver(Track const& track, Settings const& rules, int laps, World& world)
      : t_(track), r_(rules), laps_(laps), w_(world) {}

  Ride ready(Car const& car, Seat seat, int tile, bool slip_ok) const {
    Ride c;
    c.car = car;
    c.seat = seat;
    c.tile = int16_t(tile);
    c.slip_ok = slip_ok;
    c.bank_run = r_.bank_carry && t_[tile].is(Tile::Bank) ? 1 : 0;  // NR-10.7
    return c;
  }

  // A speed order before the moves (NR-2.1, NR-2.3) or after them (NR-2.2).
  void speed_order(Ride& c, Verb v, bool at_end) {
    Verb const kind = unmarked(v);
    if (kind == Verb::S) return slip(c);
    bool const up = kind == Verb::A;
    uint8_t& count = up ? c.accel : c.brake;
    auto drop = [&](Why why, char const* rule) {
      w_.on(c, {Ev::Dropped, Rule{rule}, int(v), int(why), at_end ? 99 : 0});
    };
    if (count >= 2) return drop(Why::Third, "NR-2.5");  // NR-9.5 whatever the upgrade
    if (up ? c.car.speed >= std::min<int>(c.car.max, kTopSpeed) : c.car.speed == 0) return drop(Why::Limit, "NR-1.4");
    // NR-2.6 the second A and the second B cost a wild card, NR-9.2 one of them not with Turbo
    bool const turbo = c.car.upgrade == Upgrade::Turbo;
    int const cost = count == 0 ? 0 : price(c.speed_doubles, turbo, r_.aabb_cost == 1);
    if (cost && r_.strict_second && !is_marked(v)) return drop(Why::Unmarked, "NR-3.11");
    if (cost > c.car.cards) return drop(Why::NoCard, "NR-3.8");
    char const* rule = cost ? "NR-2.6" : count && turbo ? "NR-9.2" : !up ? "NR-2.3" : at_end ? "NR-2.2" : "NR-2.1";
    if (up && at_end && c.hits && !cost) rule = "NR-7.5";
    c.car.cards = uint8_t(c.car.cards - cost);
    c.car.speed = uint8_t(c.car.speed + (up ? 1 : -1));
    if (count == 1) ++c.speed_doubles;
    ++count;
    w_.on(c, {Ev::Speed, Rule{rule}, int(v), c.car.speed, cost, at_end});
  }

  // After the begin orders: NR-11.10 the pit check, NR-2.4 the number of moves.
  void begin_done(Ride& c) {
    if (t_[c.tile].is(Tile::Zone)) pit_check(c, "NR-11.10", 1);
    c.planned = c.moves = c.car.speed;
  }

  bool moving(Ride const& c) const { return !c.off && c.done < c.moves; }

  // The next move of the list. Precondition: moving(c).
  void step(Ride& c, Moves const& list) {
    Verb const verb = c.last = steer(c, list[c.done], true);
    Tile const& from = t_[c.tile];
    int const target = from.next[c.car.heading];
    if (target == kOff || cuts(from, c.car.heading)) return leave(c, list);
    if (from.is(Tile::PitLine) && !t_[target].is(Tile::PitLine)) repair(c);
    c.tile = int16_t(target);
    ++c.done;
    c.moved = true;
    Tile const& to = t_[target];
    c.car.at = {to.x, to.y};
    w_.on(c, {Ev::Step, Rule{verb == Verb::M ? "NR-3.2" : "NR-3.3"}, to.x, to.y, c.car.heading, c.done, int(verb)});
    if ((from.flags | to.flags) & (Tile::Line | Tile::Zone)) {
      line(c, from, to);
      pit(c, from, to);
    }
    if (to.sand >= 0) sand(c, to);
    bank(c, to);
    oil(c, to);
  }

  // After the last end order, or after leaving the track.
  void finish_turn(Ride& c) {
    if (!c.off && t_[c.tile].is(Tile::Zone)) pit_check(c, "NR-11.6", 2);
    if (c.car.speed > c.car.max) {  // NR-4.3 with slipOverMax
      c.car.speed = c.car.max;
      w_.on(c, {Ev::MaxCut, Rule{"NR-4.3"}, c.car.speed});
    }
  }

  // A whole order.
  void run(Ride& c, Letters const& order) {
    Parts const p = parts_of(order);
    for (int i = 0; i < p.begin; ++i) speed_order(c, order[i], false);
    begin_done(c);
    if (p.moves != c.moves) w_.on(c, {Ev::Count, Rule{c.moves ? "NR-2.9" : "NR-2.8"}, p.moves, c.moves});
    Moves const list{order.begin() + p.begin, p.moves};
    while (moving(c)) step(c, list);
    for (int i = 0; !c.off && i < p.end; ++i) speed_order(c, order[p.begin + p.moves + i], true);
    finish_turn(c);
  }

  // NR-1.5 max never falls below the floor (a max that is lower already stays); NR-1.7 speed follows.
  static void lower_max(Car& car, int by, int floor) {
    car.max = uint8_t(std::max(std::min<int>(car.max, floor), car.max - by));
  }

 private:
  // What the next second order of a kind costs, when `doubles` were carried out already.
  static int price(int doubles, bool first_free, bool second_covered) {
    return doubles == 0 ? !first_free : !second_covered;
  }

  // NR-4.2
  void slip(Ride& c) {
    auto drop = [&](Why why, char const* rule) { w_.on(c, {Ev::Dropped, Rule{rule}, int(Verb::S), int(why), 0}); };
    if (c.slips) return drop(Why::SlipTwice, "NR-4.2");
    if (!c.slip_ok) return drop(Why::NoSlip, "NR-4.1");
    if (c.car.speed >= kTopSpeed || (c.car.speed >= c.car.max && !r_.slip_over_max)) {
      if (r_.slip_at_max) ++c.slips;  // NR-4.2
      return drop(Why::SlipMax, "NR-4.3");
    }
    ++c.slips;
    ++c.car.speed;
    w_.on(c, {Ev::Speed, Rule{"NR-4.2"}, int(Verb::S), c.car.speed, 0, 0});
  }

  // NR-3.3 turns first; NR-3.4 the first to each side is free. Banks count for nothing here (NR-10.4, NR-10.5).
  // Returns the letter as carried out. `tell`: events, else on paper.
  Verb steer(Ride& c, Verb v, bool tell) {
    int const side = steer_of(v);
    if (side == 0) return Verb::M;
    uint8_t& count = side < 0 ? c.left : c.right;
    auto drop = [&](Why why, char const* rule) {
      if (tell) w_.on(c, {Ev::Dropped, Rule{rule}, int(v), int(why), c.done + 1});
      return Verb::M;
    };
    if (count >= 2) return drop(Why::Third, "NR-3.7");
    if (count == 1) {  // NR-3.5, NR-3.6, NR-9.3
      int const cost = price(c.steer_doubles, c.car.upgrade == Upgrade::Swaybars, r_.rrll_cost == 1);
      if (cost && r_.strict_second && !is_marked(v)) return drop(Why::Unmarked, "NR-3.11");
      if (cost > c.car.cards) return drop(Why::NoCard, "NR-3.8");
      bool const covered = !cost && c.steer_doubles;
      c.car.cards = uint8_t(c.car.cards - cost);
      ++c.steer_doubles;
      char const* rule = cost ? "NR-3.6" : covered ? "NR-3.5" : "NR-9.3";
      if (tell) w_.on(c, {Ev::Paid, Rule{rule}, int(v), c.done + 1, c.car.cards, cost});
    }
    ++count;
    c.last_steer = int8_t(side);
    c.car.heading = turned(c.car.heading, side);
    return unmarked(v);
  }

  // NR-1.8 with diagonalCut = forbidden: a diagonal between two blanks counts as leaving the track.
  bool cuts(Tile const& from, Heading h) const {
    return r_.no_diagonal_cut && (h & 1) && from.next[turned(h, -1)] == kOff && from.next[turned(h, 1)] == kOff;
  }

  // NR-5.4 the rest of the path on paper: blanks from this move on until track is touched again.
  int spaces(Ride c, Moves const& list) {
    int x = t_[c.tile].x, y = t_[c.tile].y, blanks = 0;
    for (int i = c.done; i < c.moves; ++i) {
      if (i > c.done && r_.paper_as_written) c.car.heading = turned(c.car.heading, steer_of(list[i]));
      else if (i > c.done) steer(c, list[i], false);
      x += kDx[c.car.heading];
      y += kDy[c.car.heading];
      if (i == c.done || t_.at(x, y) == kOff) ++blanks;
      else if (!r_.count_all_blank) break;
    }
    return blanks;
  }

  // NR-5.1 the move leads off the track: the car stays on the last tile, facing the way it went (NR-5.3). The rest of
  // the order is neither done nor charged (NR-5.5, NR-3.9).
  void leave(Ride& c, Moves const& list) {
    int const blanks = spaces(c, list);
    bool const blame = blanks >= 2 && (r_.blame_touched ? c.oil_touched : c.oil_turned);  // NR-6.3
    // NR-5.2
    int const speed = blame ? 4 : blanks == 1 ? 3 : blanks == 2 ? 6 : 9;
    int const max = blame ? 3 : blanks == 1 ? 2 : blanks == 2 ? 4 : 8;
    c.off = true;
    int const old_speed = c.car.speed, old_max = c.car.max;
    c.car.speed = uint8_t(std::max(0, old_speed - speed));
    lower_max(c.car, max, r_.max_floor);
    c.car.speed = std::min(c.car.speed, c.car.max);
    char const* rule = blame ? "NR-6.3" : blanks == 1 && c.oil_turned ? "NR-6.4" : "NR-5.2";
    w_.on(c, {Ev::OffTrack, Rule{rule}, blanks, old_speed - c.car.speed, old_max - c.car.max, c.car.heading, blame});
  }

  // NR-12.2 the line is the rear edge of the '=' tiles.
  void line(Ride& c, Tile const& from, Tile const& to) {
    bool const was = from.is(Tile::Line), is = to.is(Tile::Line);
    if (was == is || c.finished) return;
    int const along = t_.along(c.car.heading);
    if (was && along < 0) {
      if (c.car.crossings > -99) --c.car.crossings;
      w_.on(c, {Ev::Crossing, Rule{"NR-12.2"}, c.car.crossings, c.done, c.planned, -1});
    }
    if (!is || along <= 0) return;
    bool const last = c.car.crossings >= laps_;
    if (last && to.is(Tile::Zone) && !r_.pit_finish) {  // NR-12.4
      w_.on(c, {Ev::NoFinish, Rule{"NR-12.4"}});
      return;
    }
    ++c.car.crossings;
    w_.on(c, {Ev::Crossing, Rule{c.car.crossings == 1 ? "NR-12.1" : "NR-12.2"}, c.car.crossings, c.done, c.planned, 1});
    if (!last) return;
    c.finished = true;
    c.car.finish_move = c.done;
    c.car.finish_moves = c.planned;
  }

  // NR-11.1 a visit lasts from entering the zone to leaving it; beyond it any speed is fine (NR-11.7), inside all else
  // works as on the road (NR-11.9).
  void pit(Ride& c, Tile const& from, Tile const& to) {
    bool const was = from.is(Tile::Zone), is = to.is(Tile::Zone);
    if (was != is) {
      c.car.violated = c.car.repaired = false;
      c.car.gain_max = c.car.gain_cards = 0;
      w_.on(c, {is ? Ev::PitIn : Ev::PitOut, Rule{"NR-11.1"}, to.x, to.y, c.car.speed});
    }
    if (is) pit_check(c, "NR-11.5", 0);
  }

  // NR-11.5, NR-11.6, NR-11.10 more than the limit inside: no repair on this visit, and what was gained is taken back.
  void pit_check(Ride& c, char const* rule, int when) {
    if (c.car.speed <= r_.pit_limit || c.car.violated) return;
    c.car.violated = true;
    w_.on(c, {Ev::Violation, Rule{rule}, c.car.at[0], c.car.at[1], c.car.speed, when});
    if (!c.car.repaired) return;
    int const max = c.car.max, cards = c.car.cards;
    lower_max(c.car, c.car.gain_max, r_.max_floor);
    c.car.cards = uint8_t(std::max(0, cards - c.car.gain_cards));
    c.car.speed = std::min(c.car.speed, c.car.max);
    c.car.gain_max = c.car.gain_cards = 0;
    w_.on(c, {Ev::Reversed, Rule{"NR-11.6"}, max - c.car.max, cards - c.car.cards});
  }

  // NR-11.2, NR-11.3, NR-11.4 the move off P, with the speed of that moment; NR-11.8 once a visit.
  void repair(Ride& c) {
    if (c.car.violated || c.car.repaired) return;
    int const under = std::max(0, 10 - int(c.car.speed));
    int const cards = under / 3 * (c.car.upgrade == Upgrade::Performance ? 2 : 1);  // NR-9.4
    int const max = std::min(under, kTopMax - int(c.car.max));
    c.car.repaired = true;
    c.car.gain_max = uint8_t(max);
    c.car.gain_cards = uint8_t(std::min(cards, 255 - int(c.car.cards)));
    c.car.max = uint8_t(c.car.max + max);
    c.car.cards = uint8_t(c.car.cards + c.car.gain_cards);
    w_.on(c, {Ev::Repair, Rule{"NR-11.2"}, max, c.car.gain_cards, c.car.speed, c.done + 1});
  }

  // NR-7.1 to NR-7.4
  void sand(Ride& c, Tile const& to) {
    Sand const found = w_.sand(to);
    if (found == Sand::Clear) return;
    bool const hit = found != Sand::Unexplored || w_.bag(c, to);
    w_.mark(to, !hit                        ? Sand::Clear
                : found == Sand::Unexplored ? Sand::Bag
                : found == Sand::Bag        ? Sand::Flat
                                            : Sand::Clear);
    if (hit) {
      ++c.hits;
      if (c.car.speed > 0) --c.car.speed;
      if (r_.bag_takes_move && c.moves > c.done) --c.moves;  // NR-7.6
    }
    char const* rule = !hit                        ? "NR-7.2"
                       : found == Sand::Unexplored ? "NR-7.1"
                       : found == Sand::Bag        ? "NR-7.3"
                                                   : "NR-7.4";
    w_.on(c, {Ev::Sand, Rule{rule}, to.x, to.y, int(found), hit, c.car.speed});
  }

  // NR-10.1, NR-10.2: after the second b in a row, once a turn. NR-10.3: no steer, no cost.
  void bank(Ride& c, Tile const& to) {
    if (!to.is(Tile::Bank)) {
      c.bank_run = 0;
      return;
    }
    if (++c.bank_run < 2 || c.bank_used) return;
    c.bank_used = true;
    int const side = r_.bank_last_steer && c.last_steer ? c.last_steer : to.bank;  // NR-10.6
    c.car.heading = turned(c.car.heading, side);
    w_.on(c, {Ev::Bank, Rule{"NR-10.1"}, to.x, to.y, side, c.car.heading});
  }

  // NR-6.1, NR-6.2 at once, before the next order; no steer, no cost.
  void oil(Ride& c, Tile const& to) {
    int const turn = w_.oil(c, to);
    if (turn == kNoOil) return;
    c.oil_touched = true;
    if (turn) c.oil_turned = true;
    c.car.heading = turned(c.car.heading, turn);
    w_.on(c, {Ev::OilTurn, Rule{"NR-6.1"}, to.x, to.y, turn, c.car.heading});
  }

  Track const& t_;
  Settings const& r_;
  int laps_;
  World& w_;
};

}  // namespace paddock::nascar
