// The contract of the game: making one, who decides, what is legal, what is hidden. Cars, bids and the grid: grid.cpp.
#include "games/speed_circuit/speed_circuit.hpp"

#include <algorithm>

#include "core/assets.hpp"
#include "core/text.hpp"
#include "games/speed_circuit/rules/cache.hpp"
#include "games/speed_circuit/show/workshop.hpp"

namespace paddock::speed_circuit {

static_assert(Game<SpeedCircuit> && TellsOnly<SpeedCircuit> && HasOrderLines<SpeedCircuit> && HasFacts<SpeedCircuit>);

namespace {

constexpr std::string_view kFolder = "assets/games/speed_circuit/tracks/";

Expected<Track> find_track(Setup const& setup) {
  if (!setup.track_text.empty()) {
    auto track = load_track(setup.track_text);
    if (!track) return Error{"/setup/map, " + track.error().where, track.error().what};
    return track;
  }
  std::string const id = setup.track.empty() ? "lac_verrain" : setup.track;
  std::string_view const text = asset(std::string(kFolder) + id + ".txt");
  if (text.empty()) return Error{"/setup/track", "There is no built-in circuit '" + cut(id, 40) + "'."};
  return load_track(text);
}

bool remote(std::string const& driver) { return driver == "link" || driver == "forum" || driver == "mail"; }

}  // namespace

Expected<SpeedCircuit> SpeedCircuit::make(Setup const& setup) {
  SpeedCircuit g;
  auto rules = read_settings(setup.settings);
  if (!rules) return rules.error();
  auto track = find_track(setup);
  if (!track) return track.error();
  if (setup.seats.empty() || setup.seats.size() > size_t(kMaxSeats))
    return Error{"/setup/seats", "1 to 12 cars race (SC-1.1)."};
  g.rules_ = *rules;
  if (int(setup.seats.size()) > int(track->grid.size()))
    return Error{"/setup/seats", "The grid of this circuit holds " + std::to_string(track->grid.size()) + " cars."};
  g.laps_ = setup.laps ? setup.laps : track->laps;
  if (g.laps_ < 1 || g.laps_ > 25) return Error{"/setup/laps", "1 to 25 laps are expected."};
  for (size_t i = 0; i < setup.seats.size(); ++i) {
    SeatSetup const& seat = setup.seats[i];
    std::string const path = "/setup/seats/" + std::to_string(i);
    if (g.rules_.decisions || remote(seat.driver)) g.by_sheet_ = uint16_t(g.by_sheet_ | 1 << i);
    g.points_[i] = int(std::clamp<int64_t>(get_int(seat.options, "points"), 0, 99));
    if (!seat.options.is_object() || !seat.options.contains("design")) continue;
    auto design = read_design(g.table(), get_text(seat.options, "design"));
    if (!design) return Error{path + "/design" + (design.error().where.empty() ? "" : ", " + design.error().where), design.error().what};
    g.levels_[i] = *design;
    g.built_ = uint16_t(g.built_ | 1 << i);
  }
  g.setup_ = setup;
  g.track_ = std::make_shared<Track const>(std::move(*track));
  g.cache_ = std::make_shared<Cache>();
  return g;
}

std::string SpeedCircuit::name_of(int seat) const {
  return seat >= 0 && seat < seats() ? setup_.seats[size_t(seat)].name : "a car";
}

Seat SpeedCircuit::due_seat(State const& s) const {
  if (s.phase == Phase::Over) return kOver;
  if (s.phase == Phase::Move) return s.ask.seat;
  for (int i = 0; i < s.plans.size(); ++i)
    if (s.cars[i].racing() && s.plans[i].stage == Plan::Open) return Seat(i);
  return kNobody;
}

// What a copy made by observe() does not show is not its to decide.
Seat SpeedCircuit::actor(State const& s) const {
  Seat const due = due_seat(s);
  return !s.looked_at() || due == s.eyes || due == kOver ? due : kNobody;
}

namespace {

// SC-3.T a level of the next line that leaves the rest of the budget large enough.
void build_options(CarTable const& t, Plan const& p, Actions& out) {
  int spent = 0;
  for (int l : p.build) spent += l;
  size_t const line = size_t(p.build.size());
  for (size_t i = line + 1; i < kLines; ++i) spent += t.rows[i].low;
  for (int level = t.rows[line].low; level <= t.rows[line].high(); ++level)
    if (spent + level <= t.budget) out.push(act(Verb::Build, level + 2));
}

// SC-1.3 no minimum, no maximum: tens and ones of wear, of -1 chips (D-22: a -3 may be broken), then -3 chips.
void bid_options(Settings const& rules, Car const& c, Plan const& p, Actions& out) {
  int const wear = c.wear - p.bid_wear, chips = c.chips1 + (rules.bid_break ? 0 : 3 * (c.chips3 - p.bid3)) - p.bid1;
  if (p.rank < 0)
    for (int n = 1; n * 10 <= wear; ++n) out.push(act(Verb::BidWear10, n));
  if (p.rank < 1)
    for (int n = 1; n <= std::min(9, wear); ++n) out.push(act(Verb::BidWear, n));
  if (p.rank < 2)
    for (int n = 1; n * 10 <= chips; ++n) out.push(act(Verb::BidChips10, n));
  if (p.rank < 3)
    for (int n = 1; n <= std::min(9, chips); ++n) out.push(act(Verb::BidChips, n));
  int const broken = std::max(0, p.bid1 - c.chips1 + 2) / 3;
  if (p.rank < 4)
    for (int n = 1; n <= c.chips3 - broken; ++n) out.push(act(Verb::BidThrees, n));
  out.push(SpeedCircuit::kSeal);
}

}  // namespace

void SpeedCircuit::legal(State const& s, Actions& out) const {
  out.clear();
  Seat const seat = actor(s);
  if (seat < 0) return;
  if (s.phase == Phase::Move) {
    options_of(book(), s, out);
    Plan::Stage const stage = s.plans[seat].stage;
    if (stage == Plan::Answered) silent_options(s, out);
    else if (stage != Plan::AbsentAnswered) out.push(kAbsent);
    return;
  }
  Plan const& p = s.plans[seat];
  bool fresh = p.card == kNoCard && p.build.empty() && p.rank < 0;
  if (s.phase == Phase::Build) {
    if (p.build.full()) out.push(kSeal);
    else build_options(table(), p, out);
  } else if (s.phase == Phase::Bid) {
    bid_options(rules_, s.cars[seat], p, out);
  } else if (p.card == kNoCard) {  // SC-4.1
    for (int k = rules_.zero_card ? 0 : 1; k <= 11; ++k) out.push(act(Verb::Card, k));
    out.push(act(Verb::Card, kMps));
  } else {
    if (by_sheet(seat) && s.eyes != kTold) item_options(book(), s, seat, out);
    out.push(kSeal);
    out.push_if(by_sheet(seat) && s.eyes == kTold, act(Verb::Answered));
  }
  if (!fresh) return;
  out.push(kAbsent);
  out.push_if(s.phase == Phase::Plot && by_sheet(seat) && s.eyes == kTold, act(Verb::AbsentAnswered));
  if (s.phase == Phase::Plot && s.cars[seat].misses >= rules_.miss_limit) out.push(kRetire);
}

Verdict SpeedCircuit::why_not(State const& s, Action a) const {
  Actions now;
  legal(s, now);
  if (now.find(a) >= 0) return {};
  Seat const seat = actor(s);
  if (seat == kOver) return {Rule{"SC-4.14"}, "The race is over."};
  if (seat < 0) return {Rule{"SC-4.1"}, "What is known here is sealed; the turn waits for the others."};
  Car const& c = s.cars[seat];
  switch (Verb(a.verb)) {
    case Verb::Chips:
      if (s.ask.kind != Ask::Chips && s.ask.kind != Ask::Block) break;
      return {Rule{a.arg == 3 ? "SC-3.2a" : "SC-3.2"},
              a.arg == 3 ? "-3 takes a -3 chip, and none is left: at most -2."
                         : "Only " + std::to_string(c.skill()) + " skill is left; a roll takes 0 to 2, or one -3 chip."};
    case Verb::Pay: return {Rule{"SC-5.2"}, "The chart does not ask for this, or the wear is not there."};
    case Verb::Pass:
      return {Rule{"SC-4.10"}, "A pass needs an occupied space ahead and speed enough to end on an empty one beyond it."};
    case Verb::Go: return {Rule{"SC-B.4"}, "This space is taken, or no space ahead at all."};
    case Verb::Brake:
      return {Rule{"SC-4.7"}, "Braking goes down in steps of 20, not below 20 for each space driven (" +
                                  std::to_string(s.move.driven * 20) + ")."};
    case Verb::Slip: return {Rule{"SC-4.6"}, "No slipstream goes there now."};
    case Verb::Shift: return {Rule{"SC-4.10e"}, "The nearest free space of the row is taken."};
    case Verb::Build: return {Rule{"SC-3.T"}, "Not on the table, or the budget does not reach for it."};
    case Verb::BidWear10:
    case Verb::BidWear:
    case Verb::BidChips10:
    case Verb::BidChips:
    case Verb::BidThrees: return {Rule{"SC-1.3"}, "No more can be bid than is there: tens, ones, then -3 chips."};
    case Verb::Card:
    case Verb::Sheet: return {Rule{"SC-4.1"}, "One speed card a turn, 20 to 220 or MPS; then what the sheet may hold."};
    case Verb::Retire: return {Rule{"SC-4.2a"}, "The GM may retire a car after " + std::to_string(rules_.miss_limit) +
                                                    " missing plots in a row."};
    default: break;
  }
  return {Rule{"SC-B.2"}, "This is not what is to be decided now."};
}

void SpeedCircuit::commit(State& s, Seat seat, Action a) const {
  Plan& p = s.plans[seat];
  switch (Verb(a.verb)) {
    case Verb::Build: p.build.push(int8_t(a.arg - 2)); break;
    case Verb::BidWear10: p.rank = 0, p.bid_wear = int16_t(a.arg * 10); break;
    case Verb::BidWear: p.rank = 1, p.bid_wear = int16_t(p.bid_wear + a.arg); break;
    case Verb::BidChips10: p.rank = 2, p.bid1 = int16_t(a.arg * 10); break;
    case Verb::BidChips: p.rank = 3, p.bid1 = int16_t(p.bid1 + a.arg); break;
    case Verb::BidThrees: p.rank = 4, p.bid3 = int16_t(a.arg); break;
    case Verb::Card: p.card = int8_t(a.arg); break;
    case Verb::Sheet: put_item(p, a.arg); break;
    case Verb::Seal: p.stage = Plan::Sealed; break;
    case Verb::NoOrder: p.stage = Plan::Absent; break;
    case Verb::Retire: p.stage = Plan::Retiring; break;
    case Verb::Answered: p.stage = Plan::Answered; break;
    case Verb::AbsentAnswered: p.stage = Plan::AbsentAnswered; break;
    default: break;
  }
}

void SpeedCircuit::carry_out(State& s, Action a, Dice& dice, Sink const& log) const {
  Seat const seat = actor(s);
  if (seat < 0) return;
  if (s.phase == Phase::Move) {
    Book const b = book();
    Machine machine(b, s, dice, log);
    if (Verb(a.verb) == Verb::Silent) return machine.leave_open(a.arg);
    if (Verb(a.verb) != Verb::NoOrder) return machine.answer(a);
    s.cars[seat].ghost = true;
    log(Ev::Ghost, seat, Rule{"SC-4.2a"});
    return machine.run();
  }
  commit(s, seat, a);
  if (s.plans[seat].stage != Plan::Open) advance(s, dice, log);
}

// SC-B.2, SC-B.15, SC-4.1: everything in, then everything is shown at once; never in a copy made by observe().
void SpeedCircuit::advance(State& s, Dice& dice, Sink const& log) const {
  if (s.looked_at()) return;
  for (int i = 0; i < s.plans.size(); ++i)
    if (s.cars[i].racing() && (s.plans[i].stage == Plan::Open || s.plans[i].stage == Plan::Hidden)) return;
  if (s.phase == Phase::Build) return reveal_cars(s, dice, log);
  if (s.phase == Phase::Bid) return reveal_bids(s, dice, log);
  Book const b = book();
  for (int i = 0; i < s.cars.size(); ++i)
    s.cars[i].ghost = !s.plans[i].answered() && (by_sheet(i) || s.plans[i].stage == Plan::Absent);
  Machine(b, s, dice, log).reveal();
}

// Hidden: what the others build, bid and plot until it is shown, their sheets and standing orders for ever, after they are
// home or out, too; a passer's chips until both chose.
void SpeedCircuit::observe(State& s, Seat viewer) const {
  s.eyes = viewer;
  for (int i = 0; i < s.plans.size(); ++i) {
    if (i == viewer) continue;
    bool const due = s.cars[i].racing() && s.phase != Phase::Over;
    auto const stage = due ? Plan::Hidden : s.plans[i].stage;
    s.plans[i] = {};
    s.plans[i].stage = stage;
  }
  if (s.phase == Phase::Move && s.ask.kind == Ask::Block && s.move.index >= 0 && s.order[s.move.index] != viewer)
    s.move.pass_chips = -1;
}

Outcome SpeedCircuit::outcome(State const& s) const {
  Outcome o;
  o.over = s.phase == Phase::Over;
  o.ranking = race_order(s);
  return o;
}

// SC-4.14; who does not finish ranks behind, by how far he got (D-25: equal ones share a place; here by seat).
List<Seat, kMaxSeats> SpeedCircuit::race_order(State const& s) const {
  List<Seat, kMaxSeats> out;
  auto before = [&](Car const& x, Car const& y) {
    bool const hx = x.place > 0, hy = y.place > 0;
    if (hx != hy) return hx;
    if (hx) return x.place < y.place;
    if (x.progress != y.progress) return x.progress > y.progress;
    if (x.racing() != y.racing()) return x.racing();
    return x.speed > y.speed;
  };
  for (int i = 0; i < s.cars.size(); ++i) {
    int at = out.size();
    out.push(Seat(i));
    for (; at > 0 && before(s.cars[i], s.cars[out[at - 1]]); --at) out[at] = out[at - 1];
    out[at] = Seat(i);
  }
  return out;
}

Verdict SpeedCircuit::sound(State const& s) const {
  auto bad = [](std::string what) { return Verdict{Rule{"SC-B.1"}, std::move(what)}; };
  if (s.cars.size() != seats() || s.plans.size() != seats()) return bad("The position has another number of cars than the race.");
  for (int i = 0; i < s.cars.size(); ++i) {
    Car const& c = s.cars[i];
    std::string const who = "Car " + std::to_string(i) + " ";
    if (c.speed % 20 || c.plot % 20 || c.go % 20) return bad(who + "has a speed that is no multiple of 20.");
    if (c.progress > laps_ * track_->length + 20) return bad(who + "is beyond the end of the race.");
    if (c.on_board() && !track_->has(track_->wrap(c.progress), c.lane)) return bad(who + "stands on no space of the circuit.");
    if (c.account.corner > track_->corners.size()) return bad(who + "is in a corner that does not exist.");
    for (int j = 0; j < i; ++j) {
      Car const& o = s.cars[j];
      if (s.phase == Phase::Plot && c.on_road() && o.on_road() && c.lane == o.lane && track_->wrap(c.progress) == track_->wrap(o.progress))
        return {Rule{"SC-B.4"}, who + "stands on the space of another."};
    }
  }
  for (Seat seat : s.order)
    if (seat < 0 || seat >= s.cars.size()) return bad("The order of movement names a car that is not there.");
  return {};
}

namespace {

// What a ruling may change of a car, taken over from `from`.
void take_rulable(Car& to, Car const& from) {
  to.wear = from.wear, to.chips1 = from.chips1, to.chips3 = from.chips3;
  to.speed = from.speed, to.progress = from.progress, to.lane = from.lane;
  to.where = from.where, to.status = from.status, to.rest = from.rest;
  to.engine = from.engine, to.brakes = from.brakes;
  to.account = from.account;
  to.misses = from.misses, to.finish_turn = from.finish_turn, to.place = from.place;
}

}  // namespace

Verdict SpeedCircuit::may_rule(State const& was, State const& is) const {
  if (Verdict v = sound(is); !v) return v;
  State rest = is;
  for (int i = 0; i < was.cars.size(); ++i) take_rulable(rest.cars[i], was.cars[i]);
  if (!(rest == was))
    return {Rule{"SC-B.2"}, "Ruled may be a car's wear, chips, speed, progress, lane, where, status, rest, damage, account, misses, finishTurn and place."};
  if (was.phase == Phase::Build || was.phase == Phase::Bid) return {Rule{"SC-B.1"}, "Rule when the cars stand on the grid."};
  for (int i = 0; i < is.cars.size(); ++i) {
    Car const& c = is.cars[i];
    std::string const who = "Car " + std::to_string(i) + " ";
    int const row = track_->wrap(c.progress);
    if (c.speed > 220) return {Rule{"SC-B.6"}, who + "drives at most 220."};
    if (c.off_track() && c.lane != track_->edge_lane(row, c.where == Where::Right))
      return {Rule{"SC-4.11a"}, who + "is off the track beside lane " + std::to_string(track_->edge_lane(row, c.where == Where::Right)) + " there."};
    if (c.racing() && !c.on_board()) return {Rule{"SC-B.1"}, who + "races and stands nowhere."};
    if ((c.status == Status::Finished) != (c.place > 0)) return {Rule{"SC-4.14"}, who + "has a place when it has finished, and only then."};
  }
  return {};
}

// ------------------------------------------------------------------------------------------------ the workshop

namespace {

Expected<Doc> clean_car(Doc const& doc) {
  Expected<CarDoc> const car = read_car_doc(doc);
  if (!car) return car.error();
  return car_doc(*car->table, car->levels);
}

Expected<std::string> car_tag(Doc const& doc) {
  Expected<CarDoc> const car = read_car_doc(doc);
  if (!car) return car.error();
  return design_tag(*car->table, car->levels);
}

Expected<Doc> car_of_tag(std::string_view text) {
  Expected<CarDoc> const car = read_car_tag(text);
  if (!car) return car.error();
  return car_doc(*car->table, car->levels);
}

}  // namespace

Workshop const& workshop() {
  static constexpr WorkshopWords words = {
      {"", "", ""}, {"", "", ""}, {"pts", "", " points"}, "Legal: it may enter a race", "What race it is for", "Three laps, any circuit", "The bots' own cars",
      "What a bot builds for each circuit, for three laps.", "Table of cars", "", "Nothing of that name. A part of a word is enough: \"top\", \"wear\".",
      "", "Its figures in order: acceleration, deceleration, top speed, start speed, wear and skill a lap."};
  static constexpr Workshop all = {.game = "speed_circuit", .words = words, .mine = is_car_doc, .check = check_car, .clean = clean_car, .tag = car_tag,
                                   .read_tag = car_of_tag, .tag_like = is_car_tag_like, .view = view_car, .sections = car_sections, .catalogue = car_page,
                                   .event_choices = car_event_choices, .clean_event = clean_car_event, .templates = car_templates,
                                   .record_sheet = car_sheet};
  return all;
}

}  // namespace paddock::speed_circuit
