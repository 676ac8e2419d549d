// A burning car may explode (R 21): what of it can, and what that does to it and to those around.
#include <algorithm>

#include "games/car_wars/build/catalogue.hpp"
#include "games/car_wars/duel/contact.hpp"
#include "games/car_wars/duel/hurt.hpp"
#include "games/car_wars/duel/score.hpp"
#include "games/car_wars/rules/burning.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {

namespace {

bool can_explode(Work const& work, Gun const& gun) {
  uint8_t const nature = nature_with_loads(gun);
  if (!(nature & (kTankFed | kRoundsFed)) || gun.kind < 0 || gun.kind >= int(build::catalogue().weapons.size()) || nature & kDischarger) return false;
  harm::Volatile item;
  item.feed = nature & kTankFed ? harm::Volatile::Feed::Tank : harm::Volatile::Feed::Rounds;
  item.empty = volatile_rounds(gun) <= 0;
  item.behind_intact_ca = gun.ca > 0 && !(gun.flags & InPod);
  item.damaged_by_fire = gun.dp < gun.whole;   // its armor may have burned away just now (CW-100)
  item.destroyed = gun.dp <= 0;
  item.dp = gun.whole;
  item.destroyed_turn = gun.at_turn;
  return harm::dangerous(item, work.board.turn, work.rules().burn);
}

// CW-112: of boosters and jets that have not burned out.
bool can_explode(Work const& work, Device const& device) {
  harm::Volatile const item{.destroyed = device.dp <= 0, .dp = device.whole, .destroyed_turn = device.gone};
  return is_rocket(device.kind) && !device.on && device.whole > 0 && harm::dangerous(item, work.board.turn, work.rules().burn);
}

}  // namespace

int explodes_on(Work const& work, Car const& car) {
  harm::BurnSettings const& rules = work.rules().burn;
  unsigned const system = kInsulatedPlant | kInsulatedTank;   // R 10: what is insulated does not explode
  bool const gas = car.fits & kGas && (car.insulated & system) != system && (rules.gas_explodes_through_ca || car.plant_ca <= 0);
  if (gas && rules.gas_explodes_on > 0) return rules.gas_explodes_on;
  bool volatile_gun = false;
  for (int i = 0; i < car.guns.size(); ++i) volatile_gun |= !(car.insulated >> i & 1) && can_explode(work, car.guns[i]);
  bool const rocket = std::any_of(car.devices.begin(), car.devices.end(), [&](Device const& d) { return can_explode(work, d); });
  return volatile_gun || rocket ? 1 : 0;
}

Face exposed_side(Car const& car, geometry::Point to) {
  unsigned const sides = board::arcs_of({car.pose, body_of(car)}, to);
  int best = -1, most = -1;
  for (int face = Front; face <= Right; ++face) {
    Plate const& p = car.armor[size_t(face)];
    if (sides >> face & 1 && p.plastic + p.metal > most) best = face, most = p.plastic + p.metal;
  }
  return best < 0 ? Front : Face(best);
}

namespace {

void destroy(Work& work, Seat seat) {
  Car& car = work.car(seat);
  for (int face = 0; Plate* const p = plate_at(car, face); ++face) p->plastic = p->metal = 0;
  for (Gun& g : car.guns) g.dp = g.ca = 0, g.automatic = false;
  for (Device& d : car.devices) d.dp = 0;
  for (Wheel& w : car.wheels) w.lit = -1;
  for (Person& who : car.crew) who.wounds = who.there ? 3 : 0, who.ca = 0;
  car.plant_dp = car.plant_ca = car.tank_dp = car.tank_ca = 0;
  car.pace = 0;
  car.run = {};
  car.burning = false;
  car.fire.clear();
  static Rule const rule = rule_named("R-21");
  if (work.log) work.log({.kind = Ev::Exploded, .seat = seat, .rule = rule, .at = spot_of(car.pose)});
}

constexpr int kPieces = 5;
constexpr int32_t kBlast = 2 * geometry::kInch;

// D: five of them, scattered evenly within 2 inches.
void scatter(Work& work, Seat seat, Seat owner) {
  Arena const& arena = work.book.arena;
  geometry::Point const middle = work.car(seat).pose.at;
  for (int i = 0; i < kPieces; ++i) {
    int const way = work.dice.roll(24, "scatter", seat);
    int const quarters = work.dice.roll(8, "scatter", seat);
    geometry::Vec const off = geometry::rotate({quarters * (geometry::kInch / 4), 0}, geometry::heading(way * 150));
    geometry::Point const at = middle + off;
    int32_t const edge = geometry::kInch / 4;
    if (at.x < edge || at.y < edge || at.x > arena.width - edge || at.y > arena.height - edge) continue;   // against the border
    lay(work, {.type = Lie::debris, .owner = owner, .pose = {at, geometry::heading(way * 150)}, .phase = int16_t(work.board.now())});
  }
}

void blast(Work& work, Seat from, Seat seat, Sharers const& by) {
  Car const& car = work.car(seat);
  if (!car.here || !geometry::squared(area_of(work.car(from)), area_of(car)).within(kBlast)) return;
  Seat const owner = by.empty() ? kNobody : by[0];
  Rolled const rolled = roll(work, 1, "explosion", from);
  Face const face = exposed_side(car, work.car(from).pose.at);
  Blow blow{.victim = seat, .owner = owner, .entry = harm::Entry(face), .points = rolled.sum, .dice = rolled, .enemy = false};
  blow.sixes = rolled.sum == 6, blow.fives = rolled.sum == 5;
  after_blow(work, seat, owner, hurt(work, blow, by));
}

}  // namespace

void explode(Work& work, Seat seat, Sharers const& by) {
  Seat const owner = by.empty() ? kNobody : by[0];
  destroy(work, seat);
  mark_kills(work, seat, by);
  for (int i = 0; i < work.board.cars.size(); ++i)
    if (i != seat) blast(work, seat, Seat(i), by);
  scatter(work, seat, owner);
}

}  // namespace paddock::car_wars::duel
