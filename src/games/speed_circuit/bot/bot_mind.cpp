#include "games/speed_circuit/bot/bot_mind.hpp"

#include <algorithm>

#include "games/speed_circuit/bot/par.hpp"
#include "games/speed_circuit/rules/cache.hpp"

namespace paddock::speed_circuit {
namespace {

// Worked out once for a kind of car.
std::array<int, 3> damage_of(SpeedCircuit const& g, Simple const& car) {
  auto& kept = g.cache().damage;
  for (auto const& d : kept)
    if (Simple{d.accel, d.decel, d.top, d.start} == car) return d.price;
  kept.push_back({car.accel, car.decel, car.top, car.start, damage_prices(g.book(), car)});
  return kept.back().price;
}

// A point of skill is dear when few are left for the laps to go.
int chip_price(SpeedCircuit const& g, Car const& c) {
  int const rows = std::max(1, g.book().goal() - c.progress), per_lap = c.skill() * g.track().length / rows;
  return kTurn * (per_lap >= 12 ? 1 : per_lap >= 6 ? 3 : per_lap >= 4 ? 5 : per_lap >= 2 ? 8 : 12) / 100;
}

}  // namespace

Solo solo_of(SpeedCircuit const& g, Car const& c, BotStyle const& style) {
  Solo s;
  s.car = {c.accel, c.decel, c.top, c.start};
  s.engine = c.engine;
  s.brakes = c.brakes;
  s.laps = style.price ? std::min(2, g.laps()) : g.laps() <= kExactLaps ? g.laps() : kLastLaps;
  s.price = style.price;
  if (!s.price) s.wear = std::min(48, (car_data(g.table(), c.levels, g.laps()).wear * s.laps + g.laps() - 1) / g.laps());
  s.out = kOutPrice;
  s.dice = style.dice;
  s.beyond = style.beyond;
  if (!s.dice) return s;
  s.threes = c.chips3 > 0;
  s.chip = chip_price(g, c);
  s.hurt = damage_of(g, s.car);
  return s;
}

Mind::Mind(SpeedCircuit const& g, State const& s, Seat seat, BotStyle const& style, uint64_t seed)
    : g_(g), s_(s), seat_(seat), style_(style), b_(g.book()),
      dice_(mix64(seed ^ mix64(uint64_t(s.turn)) ^ uint64_t(uint8_t(seat)))),
      chart_(kept_chart(g, solo_of(g, s.cars[seat], style))), rivals_(g, seat), way_(std::make_unique<BotWay>(b_)) {}

bool Mind::ready(int64_t& nodes) {
  if (!chart_->build(nodes)) return false;
  guide_ = Guide(b_, chart_);
  if (style_.plies > 1) next_ = std::make_unique<NextTurn>(b_, guide_, seat_);
  return true;
}

Action Mind::best_chips(Actions const& options, int wanted) const {
  Action best = options[0];
  for (Action a : options)
    if (a.arg == wanted) best = a;
  return best;
}

// SC-4.10a a point, when there is plenty, against being passed.
int Mind::block_chips() const {
  Car const& c = s_.cars[seat_];
  int const laps = std::max(1, (b_.goal() - c.progress) / b_.track.length + 1);
  return style_.others && c.skill() / laps >= 4 ? 1 : 0;
}

// One decision on the way, by what each answer leads to.
Action Mind::decide(Actions const& options, std::string& why) {
  Car const& c = s_.cars[seat_];
  Ask const& ask = s_.ask;
  Move const& m = s_.move;
  if (ask.kind == Ask::Block) return why = "what may be spared against a pass", best_chips(options, block_chips());
  if (next_) next_->look(s_, rivals_), way_->set_outlook(next_.get());
  BotWay& w = *way_;
  traffic_.fill(b_.track, s_, seat_);
  w.aim(guide_, traffic_);
  w.set_wrecks(&s_.wrecks);
  w.resume(s_, seat_);
  BotWay::Spot root = w.root();
  int best = INT32_MAX;
  Action out = options[0];
  auto offer = [&](Action a, int value) {
    if (value < best) best = value, out = a;
  };
  switch (ask.kind) {
    case Ask::Chips: {
      why = "the chips that the roll is worth";
      BotWay::Roll r;
      if (ask.table == Table::Passing) r = w.pass(root, m.pass_lane);
      else if (ask.table == Table::Chance) r = w.chance_roll(root, m.doomed);
      else if (ask.table == Table::Crash) r = w.crash_roll(root, m.modifier);
      else if (ask.table == Table::Brakes) r = w.brakes_roll(root);
      else w.begin(c, c.ahead >= 0), r = w.engine_roll(c, ask.table, c.go / 20);
      return best_chips(options, r.chips);
    }
    case Ask::Pay:
      for (Action a : options) {
        Option const o{int8_t(a.arg / 2), int8_t(a.arg % 2)};
        offer(a, ask.braking ? w.braking(root, o, ask.over) : w.corner(root, o));
      }
      why = out.arg % 2 ? "the dice cost less than the wear" : "wear before dice";
      return out;
    case Ask::Step: return step(options, why);
    case Ask::Slip:
      for (Action a : options) offer(a, a.arg == kDecline ? w.over(root) : w.slip(root, a.arg));
      why = out.arg == kDecline ? "no use for the slipstream here" : "a space for nothing in the slipstream";
      return out;
    case Ask::Shift:
      for (Action a : options) {
        root.lane = int8_t(a.arg);
        offer(a, w.over(root));
      }
      why = "the better of the free spaces";
      return out;
    default: return out;
  }
}

Action Mind::step(Actions const& options, std::string& why) {
  BotWay& w = *way_;
  BotWay::Spot const root = w.root();
  int best = INT32_MAX;
  Action out = options[0];
  for (Action a : options) {
    if (Verb(a.verb) == Verb::Brake && a.arg < s_.move.speed / 20 - 4 && best < guide_.out(root.progress) - 5 * kTurn) continue;
    int const value = Verb(a.verb) == Verb::Go     ? w.step(root, a.arg)
                      : Verb(a.verb) == Verb::Pass ? (style_.dice ? w.pass(root, a.arg).value : kFar)
                      : a.arg == root.driven       ? w.brake(root, a.arg)
                                                   : w.brake_on(root, a.arg);
    if (value < best) best = value, out = a;
  }
  why = Verb(out.verb) == Verb::Go ? "on the best way from here"
        : Verb(out.verb) == Verb::Pass ? "a pass is worth the roll"
                                       : "slower is cheaper here";
  return out;
}

// What a sheet can say of the way that is wanted.
void Mind::add_sheet(int gear, std::vector<Action>& orders) {
  Car const& c = s_.cars[seat_];
  std::array<int, kMaxLanes> lanes = {};
  std::array<std::array<std::array<int, kMaxLanes>, kMaxLanes>, kMaxSeats> by_other = {};   // seat, its lane, mine
  bool arrow = false;
  for (Drawn const& d : ends_) {
    traffic_.fill(b_.track, d.board, seat_);
    way_->aim(guide_, traffic_);
    way_->begin(c, d.slip);
    BotWay::Spot const end = way_->drive_out(gear);
    ++lanes[size_t(end.lane)];
    arrow |= end.account.arrow;
    for (int i = 0; i < d.board.cars.size(); ++i)
      if (Car const& o = d.board.cars[i]; i != seat_ && o.on_road() && ring(b_.track, c.progress, o.progress) <= gear + 2)
        ++by_other[size_t(i)][size_t(o.lane)][size_t(end.lane)];
  }
  auto item = [&](int code) { orders.push_back(act(Verb::Sheet, code)); };
  int const lane = int(std::max_element(lanes.begin(), lanes.end()) - lanes.begin());
  item(kLaneItem + lane);
  if (arrow) item(kArrowItem);
  if (style_.dice && over_of(c, gear * 20) == 20 && c.skill() > 4) item(kBrakeItem);
  int const spare = style_.dice ? 2 : 1;
  for (int kind : {0, 1, 2, 3, 4})
    if (c.skill() >= (kind < 3 ? 4 : 2)) item(kChipsItem + kind * 4 + std::min(spare, c.skill()));
  if (block_chips()) item(kBlockItem + 1);
  item(kSlipItem);
  if (style_.dice && c.skill() >= 2) item(kPassItem + kAnyCar);
  for (int i = 0; i < s_.cars.size(); ++i)           // one branch: where another's lane turns mine
    for (int at = 0; at < kMaxLanes; ++at) {
      auto const& mine = by_other[size_t(i)][size_t(at)];
      int const other = int(std::max_element(mine.begin(), mine.end()) - mine.begin());
      if (other == lane || mine[size_t(other)] < 2 || mine[size_t(other)] <= 2 * mine[size_t(lane)]) continue;
      item(kIfItem + i * 4 + at);
      return item(kLaneItem + other);
    }
}

}  // namespace paddock::speed_circuit
