#include "games/car_wars/bot/tricks.hpp"

#include <algorithm>

#include "games/car_wars/duel/devices.hpp"
#include "games/car_wars/duel/shoot_parts.hpp"

namespace paddock::car_wars::bot {

namespace {

using geometry::kInch;

constexpr int kPhases = 3;                 // so far it looks for who drives over it

bool hides(Lie type) { return type == Lie::smoke || type == Lie::hot_smoke || type == Lie::paint; }

// All that a car sweeps from one place to the other.
geometry::Polygon swept(Car const& car, geometry::Pose const& from, geometry::Pose const& to) {
  List<geometry::Point, 8> both;
  for (geometry::Point p : geometry::box(from, body_of(car))) both.push(p);
  for (geometry::Point p : geometry::box(to, body_of(car))) both.push(p);
  return geometry::hull({both.begin(), size_t(both.size())});
}

// The chance that somebody drives over what lies there, permille: the sooner, the less he can avoid it.
int crossed(Mind& mind, Seat seat, geometry::Polygon const& area) {
  static constexpr int kChance[kPhases] = {600, 420, 280};
  for (int k = 0; k < kPhases; ++k) {
    if (k > 0) mind.look_on();
    Board const &was = mind.before(k), &is = mind.before(k + 1);
    for (int i = 0; i < was.cars.size(); ++i) {
      Car const& car = was.cars[i];
      if (i == seat || !car.fights() || car.complete || car.pace == 0) continue;
      geometry::Polygon const path = swept(car, car.pose, is.cars[i].pose);
      if (!path.empty() && geometry::contact(path, area) == geometry::Contact::Overlapping) return kChance[k];
    }
  }
  return 0;
}

// CW-165: what lies in a no-drop zone costs its owner points.
bool forbidden(Book const& book, geometry::Polygon const& area) {
  return std::any_of(book.arena.zones.begin(), book.arena.zones.end(), [&](Zone const& zone) {
    return zone.kind == ZoneKind::no_drop && zone.points != 0 && geometry::contact(area, zone.area) == geometry::Contact::Overlapping;
  });
}

// What others could do to it now, less what they could through that cloud.
int spared(Mind const& mind, Board const& board, Counter const& cloud, int wide) {
  Board with = board;
  for (int side = 0; side < wide && !with.counters.full(); ++side) {
    Counter one = cloud;
    one.pose = geometry::moved(cloud.pose, {0, (2 * side - wide + 1) * (kInch / 4)});
    with.counters.push(one);
  }
  return mind.volley(board).theirs - mind.volley(with).theirs;
}

}  // namespace

int drop_worth(Book const& book, Board const& board, Seat seat, ShotInfo const& drop) {
  Car const& car = board.cars[seat];
  Gun const& gun = car.guns[drop.shot.gun];
  Arm const& arm = arm_of(gun);
  Board next = board;
  next_phase(next);
  Mind mind(book, next, seat, {.chooses = false, .asks_foe = false, .wary = false, .waits = false});
  geometry::Pose const at = dropped_at(book, car, gun, drop.shot.aim != AimCar);
  if (hides(arm.lays)) {
    if (!car.hit && mind.volley(next).theirs < 150) return 0;   // nobody hunts it
    Counter const cloud{.type = arm.lays, .owner = seat, .pose = at, .phase = int16_t(board.now())};
    return spared(mind, next, cloud, std::max(1, arm.wide)) * 3;   // it lies for some turns
  }
  geometry::Polygon const place = geometry::box(at, thrown_by(arm));
  if (std::abs(car.pace) < pace_of(10) || forbidden(book, place)) return 0;   // who hardly moves turns on his own mines
  int const chance = crossed(mind, seat, place);
  return chance * std::max(drop.damage10, 25) / 100;
}

// What it opens when nothing else can fire.
int useful_port(Book const& book, State const& state, Seat seat) {
  Car const& car = state.cars[seat];
  for (int i = 0; i < car.guns.size(); ++i) {
    int const code = kOpen + i;
    if ((car.closed >> i & 1) != 0 && aimable(arm_of(car.guns[i])) && device_verdict(book, state, state.plans[seat], seat, code) && !may_shoot(book, state, seat)) return code;
  }
  return -1;
}

int useful_rocket(Book const& book, State const& state, Seat seat, Place const& way) {
  Car const& car = state.cars[seat];
  Seat const foe = nearest_foe(state, seat);
  if (foe == kNobody || car.devices.empty() || way.seen.poses.empty() || car.pace < 0) return -1;
  Board then = state;
  then.cars[seat].pose = way.seen.poses.back(), then.cars[seat].pace = way.pace;
  next_phase(then);
  Preview const on = preview(book, then, seat, way.pace, kStraight, 0);
  geometry::Point const to = state.cars[foe].pose.at;
  bool const far = !geometry::squared(then.cars[seat].pose.at, to).within(9 * kInch) && !walls_between(book, state, then.cars[seat].pose.at, to);
  bool const clear = on.hits_wall < 0 && on.hits_car < 0 && on.meets < 0 && way.seen.lose_permille == 0 && in_control(car);
  bool const towards = board::arcs_of({then.cars[seat].pose, body_of(car)}, to) & 1u << unsigned(Front);
  for (int i = 0; i < car.devices.size(); ++i) {
    Device const& device = car.devices[i];
    if (!is_rocket(device.kind) || device.on || device.dp <= 0) continue;
    bool const jet = device.kind == Gadget::jump_jet;
    bool const leaps = jet && on.meets >= 0 && way.pace >= pace_of(20);                       // over what lies ahead
    bool const closes = !jet && device.face == Back && far && clear && towards && way.pace + device.force <= pace_of(80);
    bool const flees = !jet && device.face == Back && clear && car.hit && !towards && way.pace + device.force <= pace_of(80);
    if ((leaps || closes || flees) && device_verdict(book, state, state.plans[seat], seat, kUse + i)) return kUse + i;
  }
  return -1;
}

}  // namespace paddock::car_wars::bot
