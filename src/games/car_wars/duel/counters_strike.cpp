// What counters on the ground do to who touches them (R 9, CW-040 to CW-056). The hazard comes first, then what the losses call for.
#include <algorithm>

#include "games/car_wars/ask/counter_types.hpp"
#include "games/car_wars/duel/collide_parts.hpp"
#include "games/car_wars/duel/counters_parts.hpp"
#include "games/car_wars/duel/crash_run.hpp"
#include "games/car_wars/duel/drive.hpp"
#include "games/car_wars/duel/hurt.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {
namespace {

using namespace geometry;
using geometry::Vec;

constexpr int8_t kSpikeHeat = 2, kSpikeBurn = 2;   // R 10: fire modifier and burn duration of incendiary spikes, on the tire

// The losses of one counter, of all it has met.
struct Sum {
  int taken = 0;
  List<Done, 6 + kMostTires> parts;
  void add(Done const& done) {
    taken += done.taken;
    if (!parts.full()) parts.push(done);
  }
};

// What acts is known from then on, under gas as well (CW-058).
void tell_touched(Work& work, Seat seat, Counter const& counter, Rule rule) {
  auto& lies = work.board.counters;
  if (auto const at = std::find(lies.begin(), lies.end(), counter); at != lies.end()) unveil(work, *at);
  if (!work.log) return;
  work.log({.kind = Ev::Touched, .seat = seat, .rule = rule, .a = int16_t(counter.type), .other = counter.owner, .at = spot_of(counter.pose)});
}

void settle(Work& work, Seat seat, Counter const& counter, Sum const& sum, HazardEvent event, Rule rule) {
  bool const snow = (work.car(seat).fits & kSnowTires) != 0;
  int const d = event == HazardEvent::count ? 0 : event_hazard(event, sum.taken, snow, work.rules().hazard);
  bool const enters = event == HazardEvent::ice_patch || event == HazardEvent::flaming_oil;
  WorstCrash const worst(work, seat, loses_tire({sum.parts.begin(), size_t(sum.parts.size())}));
  if (d > 0) hazard(work, seat, d, counter.owner, rule, enters ? counter.type : Lie::count);
  after_blows(work, seat, counter.owner, {sum.parts.begin(), size_t(sum.parts.size())});
}

// R 9: each tire 1d-3.
Sum rubble(Work& work, Seat seat, Counter const& counter, Harm harm, char const* label) {
  Sum sum;
  for (int tire = 0; tire < kMostTires; ++tire) {
    if (!meets_tire(work.car(seat), tire)) continue;
    int const die = work.dice.roll(6, label, seat);
    if (die > 3) sum.add(hurt_tire(work, seat, counter.owner, tire, die - 3, harm));
  }
  return sum;
}

int nearest_tire(Car const& car, Counter const& counter) {
  int best = -1;
  Squared least;
  Polygon const area = area_of(counter);
  for (int tire = 0; tire < kMostTires; ++tire) {
    if (!meets_tire(car, tire)) continue;
    Squared const far = squared(wheel_at(car, corner_of(tire)), area);
    if (best < 0 || far < least) best = tire, least = far;
  }
  return best;
}

// R 10: fire of a counter on a tire that it has cost points.
Done heated(Work& work, Seat seat, FireMod const& fire, Done const& done) {
  if (done.taken > 0 && !work.car(seat).wheels[size_t(fire.wheel)].fireproof) heat_wheel(work, seat, fire.wheel, fire);
  return done;
}

// A load that has numbers of its own for hard tires; else half of the others'.
Done spike_tire(Work& work, Seat seat, Counter const& counter, int tire) {
  SpikeLoad const load = counter_types().spikes(kLies[size_t(counter.type)]).value_or(SpikeLoad{{1, 0}, {0, 0}});
  int const wheel = corner_of(tire);
  bool const hard = is_hard(work.car(seat).wheels[size_t(wheel)].kind), own_numbers = hard && load.hard.dice > 0;
  driving::DiceSum const dice = own_numbers ? load.hard : load.tire;
  Rolled const rolled = roll(work, dice.dice, "spikes", seat);
  int const points = dropping::spike_damage(rolled.sum, dice.plus, hard && !own_numbers, work.rules().counters);
  Harm const harm = counter.type == Lie::explosive_spikes ? Harm::explosive_spikes : Harm::spikes;
  if (points <= 0) return {};
  Done const done = hurt_tire(work, seat, counter.owner, tire, points, harm);
  return counter.type == Lie::incendiary_spikes ? heated(work, seat, {counter.owner, kSpikeHeat, kSpikeBurn, int8_t(wheel), work.board.turn}, done) : done;
}

// ---- mines

struct Charge {
  int dice = 0, plus = 0, tire_plus = 0, fm = 0, bd = 0;   // at the underbody; a tire takes 1d and its plus; fire at whatever is hit
};
Charge charge_of(Lie type) {   // R 9; napalm and what is meant for people by their rows of the ammunition
  switch (type) {
    case Lie::spear_mine: return {2, 3, -3, 0, 0};
    case Lie::tdx_mine: return {1, -1, 3, 0, 0};
    case Lie::napalm_mine: return {1, 0, 0, 4, 3};
    case Lie::spear_napalm_mine: return {2, 0, 0, 4, 3};
    case Lie::anti_ped_mine: return {};
    default: return {2, 0, 0, 0, 0};
  }
}

Blow blow_of(Seat seat, Counter const& counter, Rolled const& rolled, int plus, Harm harm) {
  Blow blow;
  blow.victim = seat, blow.owner = counter.owner, blow.harm = harm, blow.entry = harm::Entry::Underbody;
  blow.points = std::max(0, rolled.sum + plus), blow.dice = rolled;
  blow.sixes = int(std::count(rolled.dice.begin(), rolled.dice.end(), 6)), blow.fives = int(std::count(rolled.dice.begin(), rolled.dice.end(), 5));
  blow.enemy = counter.owner != seat;
  return blow;
}

// No guard helps a car that takes underbody damage.
void blast_tire(Work& work, Seat seat, Counter const& mine, int tire, Screen screen, Sum& sum) {
  int const wheel = corner_of(tire);
  Charge const charge = charge_of(mine.type);
  Rolled const rolled = roll(work, 1, "mine", seat);
  int const points = std::max(0, rolled.sum + charge.tire_plus);
  if (points == 0) return;
  if (!screen.side && !screen.end) {
    FireMod const fire{mine.owner, int8_t(charge.fm), int8_t(charge.bd), int8_t(wheel), work.board.turn};
    return sum.add(heated(work, seat, fire, hurt_tire(work, seat, mine.owner, tire, points, Harm::mine)));
  }
  Blow blow = blow_of(seat, mine, rolled, charge.tire_plus, Harm::mine);
  blow.wheel = wheel, blow.tire = tire, blow.burst = true, blow.fm = charge.fm, blow.bd = charge.bd, blow.hot = charge.fm > 0, blow.from_side = screen.side || work.rules().counters.hubs_front_back;
  sum.add(hurt(work, blow));
}

// CW-048: what the trigger feels, the underbody takes; by radio a quarter inch.
dropping::Mine how_of(Work const& work, Counter const& mine, bool by_radio) {
  if (by_radio) return {dropping::Trigger::radio, Ratio(1, 4)};
  bool const wide = work.rules().counters.proximity_radius == CounterSettings::Proximity::inch;
  return mine.fuse == Fuse::proximity ? dropping::Mine{dropping::Trigger::proximity, wide ? Ratio(1) : Ratio(1, 4)} : dropping::Mine{dropping::Trigger::pressure, Ratio(1, 4)};
}

void blast(Work& work, Seat seat, Counter const& mine, bool by_radio, Pose where) {
  Car car = work.car(seat);                // where it stands when the mine goes off
  car.pose = where;
  dropping::Mine const how = how_of(work, mine, by_radio);
  auto const inches = [](Squared far) { return Ratio(far.distance(), kInch); };
  bool const under = dropping::mine_hits_underbody(how, inches(squared(area_of(car), area_of(mine))));
  Charge const charge = charge_of(mine.type);
  Sum sum;
  if (under && charge.dice > 0) {
    Rolled const rolled = roll(work, charge.dice, "mine", seat);
    Blow blow = blow_of(seat, mine, rolled, charge.plus, Harm::mine);
    blow.burst = true, blow.fm = charge.fm, blow.bd = charge.bd, blow.hot = charge.fm > 0;
    if (blow.points > 0) sum.add(hurt(work, blow));
  }
  bool const guarded = !under || work.rules().counters.guards_vs_underbody_blast;
  for (int tire = 0; tire < kMostTires; ++tire) {
    int const wheel = corner_of(tire);
    if (!meets_tire(car, tire) || !dropping::mine_hits_tire(how, inches(squared(mine.pose.at, wheel_at(car, wheel))))) continue;
    blast_tire(work, seat, mine, tire, guarded ? screen_of(car, mine.pose.at, wheel) : Screen{}, sum);
  }
  static Rule const rule = rule_named("CW-048");
  settle(work, seat, mine, sum, HazardEvent::mine, rule);
}

// ---- fire on the ground

// R 10: 1d-1 to every facing and tire in a cloud, 1d-2 to the underbody and every tire on oil; 1d where it burns hotter.
void scorch(Work& work, Seat seat, Counter const& counter, Sum& sum) {
  bool const cloud = counter.type == Lie::flame_cloud;
  bool const hotter = counter.type == Lie::hot_flaming_oil;
  int const plus = cloud ? -1 : hotter ? 0 : -2, fm = hotter ? 4 : 3, bd = cloud || hotter ? 1 : 2;
  Harm const harm = cloud ? Harm::flame_cloud : Harm::flaming_oil;
  bool heated = false;                       // it is one attack on the vehicle, with one modifier; every wheel has its own
  auto const burn_at = [&](harm::Entry entry, int tire) {
    Rolled const rolled = roll(work, 1, "flames", seat);
    Blow blow = blow_of(seat, counter, rolled, plus, harm);
    blow.entry = entry, blow.wheel = tire < 0 ? -1 : corner_of(tire), blow.tire = tire, blow.hot = true, blow.fm = heated && tire < 0 ? 0 : fm, blow.bd = bd;
    if (blow.points <= 0) return;
    Done const done = hurt(work, blow);
    heated |= tire < 0 && done.heated;
    sum.add(done);
  };
  using harm::Entry;
  if (cloud && work.rules().counters.flame_cloud_strikes == CounterSettings::Cloud::near_side)
    return burn_at(Entry(exposed_side(work.car(seat), counter.pose.at)), -1);
  if (cloud)
    for (Entry entry : {Entry::Front, Entry::Back, Entry::Left, Entry::Right, Entry::Top}) burn_at(entry, -1);
  burn_at(Entry::Underbody, -1);
  for (int tire = 0; tire < kMostTires; ++tire)
    if (meets_tire(work.car(seat), tire)) burn_at(Entry::Underbody, tire);
}

}  // namespace

board::Piece piece_of(Car const& car, bool aside) {
  bool const two = car.kind == board::Kind::cycle && (car.fits & kSidecar);
  if (!two) return {car.pose, body_of(car)};
  return {moved(car.pose, {0, aside ? -kInch / 4 : kInch / 4}), board::body(aside ? board::Counter::sidecar : board::Counter::cycle)};
}

Point wheel_at(Car const& car, int wheel) { return board::wheel(piece_of(car, false), car.kind, board::Tire(wheel)); }

Screen screen_of(Car const& car, Point blast, int wheel) {
  Body const body = body_of(car);
  Vec const at = rotate(blast - car.pose.at, -car.pose.heading);
  bool const left = at.y > body.half_width, right = at.y < -body.half_width, front = at.x > body.half_length, back = at.x < -body.half_length;
  bool const single = !car.wheels[size_t(wheel ^ 1)].there;   // in the middle of its end
  return {single ? left || right : wheel % 2 == 0 ? left : right, wheel < 2 ? front : back};
}

bool loses_tire(std::span<Done const> parts) {
  return std::any_of(parts.begin(), parts.end(), [](Done const& done) { return !done.tires.empty(); });
}

void after_blows(Work& work, Seat seat, Seat owner, std::span<Done const> parts) {
  bool rolled = false;                       // CW-086 else: of all the tires one
  for (Done done : parts) {
    if (rolled && !work.rules().crash.control_roll_per_tire) done.tires.clear();
    rolled |= !done.tires.empty();
    after_blow(work, seat, owner, done);
  }
}

void strike_debris(Work& work, Seat seat, Counter const& counter) {
  static Rule const rule = rule_named("R-9");
  mark_struck(work.car(seat), Lie::debris, work.board.now());
  tell_touched(work, seat, counter, rule);
  settle(work, seat, counter, rubble(work, seat, counter, Harm::debris, "debris"), HazardEvent::debris, rule);
}

void strike_obstacle(Work& work, Seat seat, Counter const& counter) {
  static Rule const rule = rule_named("CW-132");
  mark_struck(work.car(seat), Lie::obstacle, work.board.now());
  tell_touched(work, seat, counter, rule);
  settle(work, seat, counter, rubble(work, seat, counter, Harm::obstacle, "obstacle"), HazardEvent::obstacle, rule);
}

void strike_junk(Work& work, Seat seat, Counter const& counter) {
  static Rule const rule = rule_named("R-9");
  tell_touched(work, seat, counter, rule);
  settle(work, seat, counter, rubble(work, seat, counter, Harm::junk, "junk"), HazardEvent::count, rule);
}

// R 9: driven over, every tire takes its own roll; only come near, the nearest tire takes one. CW-053: only explosive ones are enemy fire.
void strike_spikes(Work& work, Seat seat, Counter const& counter, bool over) {
  static Rule const rule = rule_named("CW-050");
  tell_touched(work, seat, counter, rule);
  Sum sum;
  int const nearest = over ? -1 : nearest_tire(work.car(seat), counter);
  for (int tire = 0; tire < kMostTires; ++tire)
    if (meets_tire(work.car(seat), tire) && (over || tire == nearest)) sum.add(spike_tire(work, seat, counter, tire));
  settle(work, seat, counter, sum, counter.type == Lie::explosive_spikes ? HazardEvent::explosive_spikes : HazardEvent::spikes, rule);
}

// CW-048: whoever is within the detection range at the underbody, every tire within an inch.
void blow_up(Work& work, Counter const& mine, bool by_radio, Seat seat, Pose at) {
  for (int s = 0; s < work.board.cars.size(); ++s) {
    Car const& car = work.board.cars[s];
    Pose const where = s == seat ? at : car.pose;
    if (!on_board(car) || !car.fights() || !squared(box(where, body_of(car)), area_of(mine)).within(kInch)) continue;
    static Rule const rule = rule_named("CW-050");
    tell_touched(work, Seat(s), mine, rule);
    blast(work, Seat(s), mine, by_radio, where);
  }
}

void set_off(Work& work, Counter const& counter) {
  if (is_mine(counter.type)) return blow_up(work, counter, true);
  Polygon const area = area_of(counter);
  for (int s = 0; s < work.board.cars.size(); ++s) {
    Car const& car = work.board.cars[s];
    if (!on_board(car) || !car.fights() || !squared(area_of(car), area).within(kInch / 4)) continue;
    strike_spikes(work, Seat(s), counter, contact(area_of(car), area) == Contact::Overlapping);
  }
}

void strike_type(Work& work, Seat seat, Counter const& counter) {
  static Rule const ice = rule_named("CW-042"), cloud = rule_named("CW-040"), oil = rule_named("CW-041"), paint = rule_named("R-9");
  Sum sum;
  switch (counter.type) {
    case Lie::ice:
      tell_touched(work, seat, counter, ice);
      settle(work, seat, counter, sum, HazardEvent::ice_patch, ice);
      break;
    case Lie::flame_cloud:
      tell_touched(work, seat, counter, cloud);
      scorch(work, seat, counter, sum);
      settle(work, seat, counter, sum, HazardEvent::flame_cloud, cloud);
      break;
    case Lie::flaming_oil:
    case Lie::hot_flaming_oil:
      tell_touched(work, seat, counter, oil);
      scorch(work, seat, counter, sum);
      settle(work, seat, counter, sum, HazardEvent::flaming_oil, oil);
      break;
    case Lie::paint:
      tell_touched(work, seat, counter, paint);
      paint_windows(work, seat);
      break;
    case Lie::tear_gas: return gas_riders(work, seat, counter);
    default: break;
  }
}

void paint_windows(Work& work, Seat seat) {
  Car& car = work.car(seat);
  if (!(car.aids & kClearWindows)) car.painted = int8_t(std::clamp(work.rules().counters.painted_turns + 1, 0, 20));
}

}  // namespace paddock::car_wars::duel
