#include "games/nascar/bot/bot.hpp"

#include <algorithm>
#include <cstdlib>

#include "core/order.hpp"
#include "games/nascar/rules/cache.hpp"

namespace paddock::nascar {
namespace {

std::shared_ptr<Charts> charts_of(Nascar const& g) {
  auto& kept = g.cache().charts;
  if (!kept) kept = std::make_shared<Charts>(g.track(), g.rules(), g.density());
  return kept;
}

TurnRules turn_rules(Settings const& s) {
  TurnRules r;
  r.rrll_two = s.rrll_cost == 2;
  r.aabb_one = s.aabb_cost == 1;
  r.bank_carry = s.bank_carry != 0;
  r.pit_finish = s.pit_finish != 0;
  r.pit_limit = s.pit_limit;
  r.max_floor = s.max_floor;
  return r;
}

}  // namespace

BotStyle style_of(Level level) {
  BotStyle s;
  switch (level) {
    case Level::Easy: s.noise = kTurnCost; break;
    case Level::Medium: s.turns = 2, s.beam = 6, s.cards = 1, s.card_cost = kTurnCost * 5 / 16, s.others = true; break;
    case Level::Hard: s.turns = 3, s.beam = 16, s.cards = 2, s.saves = s.others = s.stops = true; break;
  }
  return s;
}

Bot::Bot(Nascar const& game, Board const& observed, Seat seat, BotStyle const& style, uint64_t seed)
    : game_(game),
      s_(observed),
      seat_(seat),
      style_(style),
      dice_(mix64(seed ^ mix64(observed.turn) ^ uint64_t(uint8_t(seat)))),
      charts_(charts_of(game_)),
      root_(place_of(game_, s_, seat_)),
      judge_(*charts_, root_, style_.stops && game_.track().pit_tiles > 0, style_.saves, card_price()),
      rules_(turn_rules(game_.rules())),
      pool_(std::make_unique<Pool>()) {
  if (!s_.cars[seat_].racing() || game_.tile_of(s_.cars[seat_]) == kOff) phase_ = Phase::Done;
}

bool Bot::step(int budget) {
  int64_t nodes = std::max(1, budget);
  while (phase_ != Phase::Done && nodes > 0) switch (phase_) {
      case Phase::Charts:
        if (judge_.ready(nodes)) prepare();
        break;
      case Phase::Others:
        if (other_ == s_.cars.size() || !style_.others) phase_ = Phase::First;
        else nodes -= predict(other_++);
        break;
      case Phase::First: nodes -= 2000, first(); break;
      case Phase::Deeper: nodes -= deeper(); break;
      case Phase::Choose: nodes -= 2000, choose(); break;
      case Phase::Done: break;
    }
  return phase_ == Phase::Done;
}

void Bot::prepare() {
  lay_surface();
  phase_ = Phase::Others;
}

void Bot::lay_surface() {
  Track const& t = game_.track();
  surface_.oil.assign(t.tiles.size(), 0);
  surface_.bag.assign(t.tiles.size(), 0);
  surface_.risk.assign(t.tiles.size(), 0);
  surface_.gain.assign(t.tiles.size() * 8, 0);
  for (Oil const& o : s_.oil)
    if (int const tile = t.at(o.at[0], o.at[1]); tile != kOff) surface_.oil[size_t(tile)] = 1;
  for (size_t i = 0; i < t.tiles.size(); ++i) {
    if (t.tiles[i].sand < 0) continue;
    Sand const now = s_.sand[t.tiles[i].sand];
    surface_.bag[i] = uint16_t(now == Sand::Clear ? 0 : now == Sand::Unexplored ? game_.density() : 1000);
  }
}

// What a wild card should save at least: the price at which those left just last to the flag. Where the laps at each
// price are known, that is the one whose laps are the dearest less what the cards are worth; else it is guessed.
int Bot::card_price() const {
  if (style_.card_cost) return style_.card_cost;
  Road const& road = charts_->road();
  int const lap = game_.track().longest + 1;
  int const tiles = std::min<int>(road.ahead[root_.tile], lap) + (root_.left - 1) * lap;
  int const turns = std::max(1, tiles * 4 / (3 * std::max<int>(1, root_.max)));
  int const guess = kTurnCost / 3 - root_.cards * kTurnCost * 2 / (3 * turns);
  int best = kCardPrices[1], most = INT32_MIN;
  for (int price : kCardPrices) {
    if (!price) continue;
    int const worth = charts_->knows_laps() ? charts_->lap_at(root_.max, root_.max, false, price) * tiles / lap - price * root_.cards
                                            : -std::abs(price - guess);
    if (worth > most) most = worth, best = price;
  }
  return best;
}

bool Bot::near(Seat other) const {
  Car const &me = s_.cars[seat_], &c = s_.cars[other];
  int const far = std::max(std::abs(me.at[0] - c.at[0]), std::abs(me.at[1] - c.at[1]));
  return other != seat_ && c.racing() && far <= me.speed + c.speed + 5;
}

// Where another car may end this turn: the ends of its own one-turn search, the better the likelier.
int64_t Bot::predict(Seat other) {
  if (!near(other)) return 1;
  Ending start;
  start.to = place_of(game_, s_, other);
  pool_->clear();
  Surface const& bare = surface_;
  TurnSearch search(charts_->road(), rules_, bare, judge_, charts_->seen(), *pool_);
  int const nodes = search.run(start, false, 1);
  pool_->sort();
  int const count = std::min(pool_->size(), 48);
  // In a pack each keeps clear of several, so what one of them does is less sure, and who is hit there is hit again.
  int pack = 0;
  for (int i = 0; i < s_.cars.size(); ++i) pack += near(Seat(i));
  bool const crowd = pack > 1;
  auto weight = [&](int i) {  // halves with every eighth of a turn, in a pack with every quarter
    int const behind = ((*pool_)[i].value - (*pool_)[0].value) * (crowd ? 4 : 8) / kTurnCost;
    return behind > 9 ? 0 : 512 >> behind;
  };
  int64_t sum = 0;
  for (int i = 0; i < count; ++i) sum += weight(i);
  int const crash = judge_.crash_cost(root_) * (crowd ? 3 : 1);
  for (int i = 0; i < count; ++i) {
    Ending const& e = (*pool_)[i];
    if (e.is(Ending::Finished)) continue;
    surface_.risk[e.to.tile] += int32_t(crash * weight(i) / sum);
    // The tile behind it, with its heading, would have a slipstream next turn (NR-4.1).
    Tile const& there = game_.track()[e.to.tile];
    int const behind = there.next[turned(e.to.heading, 4)];
    if (behind != kOff && e.to.speed > 0)
      surface_.gain[size_t(behind) * 8 + e.to.heading] += int32_t(kTurnCost / 10 * weight(i) / sum);
  }
  return nodes + 200;
}

void Bot::first() {
  Ending start;
  start.to = root_;
  pool_->clear();
  TurnSearch(charts_->road(), rules_, surface_, judge_, charts_->seen(), *pool_).run(start, true, style_.cards);
  pool_->sort();
  int const keep = std::min(pool_->size(), style_.turns > 1 ? style_.beam : 24);
  for (int i = 0; i < keep; ++i) {
    roots_.push_back((*pool_)[i]);
    roots_.back().root = int16_t(i);
    result_.push_back(roots_.back().value);
  }
  beam_ = roots_;
  pool_->clear();
  at_ = 0;
  phase_ = style_.turns > 1 && !roots_.empty() ? Phase::Deeper : Phase::Choose;
}

// One plan of the beam, one turn on.
int64_t Bot::deeper() {
  if (at_ == int(beam_.size())) return next_level(), 500;
  Ending e = beam_[size_t(at_++)];
  if (e.is(Ending::Finished)) return pool_->offer(e), 1;
  // Expected losses in sand count as whole points from now on.
  e.to.speed = uint8_t(std::max(0, e.to.speed - (e.to.loss + 500) / 1000));
  e.to.loss = 0;
  e.flags = 0;
  return TurnSearch(charts_->road(), rules_, surface_, judge_, charts_->seen(), *pool_).run(e, false, 1) + 50;
}

void Bot::next_level() {
  pool_->sort();
  // A plan that fell out of the beam keeps what it had, with a malus for not being the best any more; a small one where
  // another way than the best is wanted.
  int const malus = shares_tile() ? kTurnCost / 8 : kTurnCost;
  for (int& r : result_) r += malus;
  beam_.clear();
  for (int i = 0; i < pool_->size(); ++i) {
    Ending const& e = (*pool_)[i];
    int& r = result_[size_t(e.root)];
    r = std::min(r, e.value);
    if (int(beam_.size()) < style_.beam) beam_.push_back(e);
  }
  pool_->clear();
  at_ = 0;
  if (++level_ >= style_.turns || beam_.empty()) phase_ = Phase::Choose;
}

// Cars on one tile that think alike would choose alike and crash turn after turn (NR-8.6): then each leans its own way.
bool Bot::shares_tile() const {
  Car const& me = s_.cars[seat_];
  for (int i = 0; i < s_.cars.size(); ++i)
    if (i != seat_ && s_.cars[i].racing() && s_.cars[i].at == me.at) return true;
  return false;
}

void Bot::choose() {
  phase_ = Phase::Done;
  int best = INT32_MAX, safest = INT32_MAX, safest_at = -1;
  std::vector<uint64_t> keys;
  for (size_t i = 0; i < roots_.size(); ++i) keys.push_back(order_key(result_[i], uint32_t(i)));
  sort_keys(keys);
  std::vector<int> order;
  for (uint64_t key : keys) order.push_back(int(key_place(key)));
  uint64_t const spread = shares_tile() ? kTurnCost / 2 : 0, taste = spread ? dice_.next() : 0;
  for (size_t k = 0; k < order.size() && k < 16; ++k) {
    Ending const& e = roots_[size_t(order[k])];
    Exact const x = exact_cost(game_, s_, seat_, root_.slip, e.order.letters(), judge_);
    int const effects = surface_.risk[e.to.tile] - (e.is(Ending::Off | Ending::Finished) ? 0 : surface_.gain[size_t(e.to.tile) * 8 + e.to.heading]);
    int value = result_[size_t(order[k])] + x.cost - (e.value - (e.is(Ending::Finished) ? 0 : effects));
    // Where a way off the track ends is a guess: a better place than that makes no plan better than what it was followed to.
    if (e.is(Ending::Off)) value = std::max(value, std::min(result_[size_t(order[k])], x.cost));
    if (style_.noise && !x.may_leave && judge_.way(e.to) < kFarCost) value += dice_.roll(style_.noise, "bot", seat_);
    else if (style_.noise) value += style_.noise;
    if (spread) value += int((mix64(taste ^ uint64_t(e.to.tile)) >> 32) % spread);
    if (value - surface_.risk[e.to.tile] < safest) safest = value - surface_.risk[e.to.tile], safest_at = order[k];
    if (value >= best) continue;
    best = value;
    chosen_ = e;
    exact_ = x;
  }
  if (safest_at >= 0) avoided_ = surface_.risk[roots_[size_t(safest_at)].to.tile] - surface_.risk[chosen_.to.tile];
  letters_ = roots_.empty() ? game_.autopilot(s_, seat_) : chosen_.order.letters();
}

std::vector<Action> Bot::orders() const {
  std::vector<Action> out;
  for (Verb v : letters_) out.push_back(Action{uint16_t(v), 0});
  out.push_back(Action{uint16_t(Verb::Seal), 0});
  return out;
}

std::string Bot::why() const {
  if (phase_ != Phase::Done) return "";
  return bot_why(place_of(game_, s_, seat_), chosen_, exact_, judge_, avoided_);
}

std::unique_ptr<Thinker> Nascar::think(State const& observed, Seat seat, Level level, uint64_t seed) const {
  return std::make_unique<Bot>(*this, observed, seat, style_of(level), seed);
}

}  // namespace paddock::nascar
