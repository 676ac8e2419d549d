#include "games/nascar/orders/preview.hpp"

#include "games/nascar/orders/paper.hpp"

namespace paddock::nascar {
namespace {

// Writes down what happens on paper.
struct Recorder {
  Board const& s;
  Preview& p;
  uint16_t pending = 0;  // flags of the step that is being made
  uint8_t pending_cards = 0;
  int written = 0;

  int oil(Ride const&, Tile const& t) { return !s.oil.empty() && s.oil_on(t) ? 0 : kNoOil; }
  Sand sand(Tile const& t) { return s.sand[t.sand]; }
  bool bag(Ride const&, Tile const&) { return false; }
  void mark(Tile const&, Sand) {}

  PreviewStep& last() { return p.steps.back(); }
  void note(PreviewNote const& n) {
    if (!p.notes.full()) p.notes.push(n);
  }

  void on(Ride const& c, Happened const& happened) {
    auto const& [kind, rule, a, b, cc, d, e] = happened;
    switch (kind) {
      case Ev::Speed: return speed(rule, Verb(a), cc, d);
      case Ev::Dropped:
        if (is_move(Verb(a))) pending |= PreviewStep::AsM;
        return note({PreviewNote::Dropped, rule, Verb(a), Why(b), 0, 0, uint8_t(cc)});
      case Ev::Paid:
        pending_cards = uint8_t(d);
        p.cards_spent += d;
        return note({PreviewNote::Card, rule, Verb(a), {}, int8_t(d), 0, uint8_t(b)});
      case Ev::Step: return step(c, a, b, cc, e);
      case Ev::OffTrack: return off(c, rule, a, b, cc);
      case Ev::Repair:
        pending |= PreviewStep::Repair;
        return note({PreviewNote::Repair, rule, Verb::M, {}, int8_t(b), int8_t(a), uint8_t(d)});
      case Ev::Reversed: return note({PreviewNote::Reversed, rule, Verb::M, {}, int8_t(-b), int8_t(-a), c.done});
      case Ev::MaxCut: return note({PreviewNote::MaxCut, rule, Verb::M, {}, -1, 0, 99});
      case Ev::Violation:
        if (d == 0 && !p.steps.empty()) last().flags |= PreviewStep::Violation;
        return note({PreviewNote::Violation, rule, Verb::M, {}, 0, 0, uint8_t(d == 2 ? 99 : c.done)});
      default: return tile_event(c, kind, rule, cc, d);
    }
  }

 private:
  void speed(Rule rule, Verb v, int cards, int at_end) {
    Verb const kind = unmarked(v);
    int8_t const by = kind == Verb::B ? -1 : 1;
    uint8_t const move = at_end ? 99 : 0;
    note({kind == Verb::S ? PreviewNote::Slip : PreviewNote::Speed, rule, v, {}, by, 0, move});
    if (cards) note({PreviewNote::Card, Rule{"NR-2.6"}, v, {}, int8_t(cards), 0, move});
    p.cards_spent += cards;
  }
  void step(Ride const& c, int x, int y, int heading, int verb) {
    if (p.steps.full()) return;
    PreviewStep st;
    st.tile = c.tile;
    st.x = int16_t(x);
    st.y = int16_t(y);
    st.heading = st.after = Heading(heading);
    st.verb = Verb(verb);
    st.cards = pending_cards;
    st.flags = uint16_t(pending | (c.done > written ? PreviewStep::Filled : 0));
    p.steps.push(st);
    pending = 0;
    pending_cards = 0;
  }
  void off(Ride const& c, Rule rule, int spaces, int speed, int max) {
    p.off_spaces = spaces;
    note({PreviewNote::OffTrack, rule, Verb::M, {}, int8_t(-speed), int8_t(-max), uint8_t(c.done + 1)});
    if (p.steps.full()) return;
    PreviewStep st;
    st.x = int16_t(c.car.at[0] + kDx[c.car.heading]);
    st.y = int16_t(c.car.at[1] + kDy[c.car.heading]);
    st.heading = st.after = c.car.heading;
    st.cards = pending_cards;
    st.speed = c.car.speed;
    st.flags = uint16_t(pending | PreviewStep::Off | (c.done >= written ? PreviewStep::Filled : 0));
    p.steps.push(st);
  }
  void tile_event(Ride const& c, Ev kind, Rule rule, int cc, int d) {
    if (p.steps.empty()) return;
    uint16_t& flags = last().flags;
    if (kind == Ev::Crossing) flags |= d > 0 ? PreviewStep::Crossing : PreviewStep::Back;
    if (kind == Ev::Crossing && c.finished) flags |= PreviewStep::Finish;
    if (kind == Ev::PitIn) flags |= PreviewStep::PitIn;
    if (kind == Ev::PitOut) flags |= PreviewStep::PitOut;
    if (kind == Ev::Bank) flags |= PreviewStep::Banked;
    if (kind == Ev::OilTurn) flags |= PreviewStep::OilHere, ++p.oil;
    if (kind == Ev::Sand && !d) flags |= PreviewStep::Unexplored, ++p.unexplored;
    if (kind == Ev::Sand && d) {
      flags |= PreviewStep::Bag;
      ++p.bags;
      note({PreviewNote::BagHit, rule, Verb::M, {}, -1, 0, c.done});
    }
    (void)cc;
  }
};

}  // namespace

Preview preview(Nascar const& g, Board const& s, Seat seat, Letters const& order, bool fill) {
  Preview p;
  p.car = s.cars[seat];
  p.tile = g.tile_of(p.car);
  p.begin_speed = int8_t(p.car.speed);
  if (p.tile == kOff) return p;
  Parts const parts = parts_of(order);
  Recorder world{s, p};
  world.written = p.written = parts.moves;
  p.end_orders = parts.end > 0;
  Driver<Recorder> driver(g.track(), g.rules(), g.laps(), world);
  Ride ride = driver.ready(p.car, seat, p.tile, g.slipstream(s, seat));
  for (int i = 0; i < parts.begin; ++i) driver.speed_order(ride, order[i], false);
  driver.begin_done(ride);
  p.moves = ride.moves;
  Moves const list{order.begin() + parts.begin, parts.moves};
  bool const whole = fill || p.end_orders;
  while (driver.moving(ride) && (whole || ride.done < parts.moves)) {
    driver.step(ride, list);
    if (!ride.off && !p.steps.empty()) {
      p.steps.back().speed = ride.car.speed;
      p.steps.back().after = ride.car.heading;
    }
  }
  if (!driver.moving(ride)) {
    for (int i = 0; !ride.off && i < parts.end; ++i)
      driver.speed_order(ride, order[parts.begin + parts.moves + i], true);
    driver.finish_turn(ride);
  }
  p.car = ride.car;
  p.tile = ride.tile;
  return p;
}

Preview preview(Nascar const& g, State const& s, Seat seat, bool fill) {
  return preview(g, s, seat, s.plans[seat].order, fill);
}

// NR-2.4 moves of the turn after the begin orders of the draft; no heap, for legal().
int moves_needed(Nascar const& g, State const& s, Seat seat) {
  Car const& car = s.cars[seat];
  if (g.tile_of(car) == kOff) return 0;
  PaperWorld world{s};
  Driver<PaperWorld> driver(g.track(), g.rules(), g.laps(), world);
  Ride ride = driver.ready(car, seat, g.tile_of(car), g.slipstream(s, seat));
  Letters const& order = s.plans[seat].order;
  Parts const parts = parts_of(order);
  for (int i = 0; i < parts.begin; ++i) driver.speed_order(ride, order[i], false);
  driver.begin_done(ride);
  return ride.moves;
}

}  // namespace paddock::nascar
