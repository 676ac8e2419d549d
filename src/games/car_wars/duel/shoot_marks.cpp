// Arcs and marks (R 8.2, R 8.3): where a weapon looks from, how two cars bear on each other, which part of a target is offered.
#include <algorithm>

#include "games/car_wars/duel/counters_parts.hpp"
#include "games/car_wars/duel/ports.hpp"
#include "games/car_wars/duel/shoot_parts.hpp"

namespace paddock::car_wars::duel {
namespace {

using geometry::Point;

aim::Placed placed_car(Car const& car) { return {car.pose, body_of(car), mph(car.pace)}; }

aim::Kind aim_kind(Car const& car) { return aim::Kind(car.kind); }

// The sides that look towards a point; the turret sticks out of the roof.
aim::FaceSet visible_from(Point from, Car const& car) {
  geometry::Body const body = body_of(car);
  geometry::Vec const at = geometry::rotate(from - car.pose.at, -car.pose.heading);
  aim::FaceSet out;
  if (at.x > body.half_length) out.push(aim::Face::Front);
  if (at.x < -body.half_length) out.push(aim::Face::Back);
  if (at.y > body.half_width) out.push(aim::Face::Left);
  if (at.y < -body.half_width) out.push(aim::Face::Right);
  if (turret_shows(car)) out.push(aim::Face::Turret);
  return out;
}

template <class T, int N>
bool holds(List<T, N> const& list, T value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

int part_modifier(char const* id, int otherwise) {
  auto const& table = aim::to_hit_table();
  aim::Part const* const part = table ? table->part(id) : nullptr;
  return part ? part->modifier : otherwise;
}
int tire_modifier() {
  static int const modifier = part_modifier("tire", -3);
  return modifier;
}
int turret_modifier() {
  static int const modifier = part_modifier("turret", -2);
  return modifier;
}

int rider_modifier() {
  static int const modifier = part_modifier("rider", -3);
  return modifier;
}

int sidecar_modifier() {
  static int const modifier = part_modifier("sidecar", -2);
  return modifier;
}

// CW-078: of a part that is aimed at something lies in the arc itself.
template <class Where>
bool part_bears(Firing const& f, Muzzle const& muzzle, Where const& part) { return !f.book.rules.to_hit.specific_needs_in_arc || bears_on(f.car(), muzzle, part); }

// The corner stands out where one of its two sides is seen.
bool corner_seen(aim::FaceSet const& visible, int wheel) {
  return holds(visible, wheel < 2 ? aim::Face::Front : aim::Face::Back) || holds(visible, wheel % 2 == 0 ? aim::Face::Left : aim::Face::Right);
}

void mark_tire(Mark& out, Firing const& f, Pair const& pair, Muzzle const& muzzle, int wheel) {
  Car const& target = f.board.cars[pair.target];
  Wheel const& w = target.wheels[size_t(wheel)];
  bool const single = target.kind == board::Kind::cycle;   // its wheels stand in the middle: seen from everywhere
  if (!w.there || w.wheel_gone || (!single && !corner_seen(pair.visible, wheel))) return;
  out.point = wheel_at(target, wheel);
  if (!part_bears(f, muzzle, out.point)) return;
  out.offered = out.specific = out.has_point = true;
  out.wheel = wheel, out.face = int(pair.firer_in[0]), out.modifier = tire_modifier();
}

// Who looks at the left of a cycle alone has it between himself and its sidecar (R 8.2).
bool covered(aim::FaceSet const& visible) {
  return holds(visible, aim::Face::Left) && !holds(visible, aim::Face::Front) && !holds(visible, aim::Face::Back);
}

// Of a cycle alone: trikes and sidecars have armor all around. From the side he rides in the open (R-17.1, B-18).
void mark_rider(Mark& out, Firing const& f, Pair const& pair, Muzzle const& muzzle) {
  auto const side = std::find_if(pair.firer_in.begin(), pair.firer_in.end(), [](aim::Arc arc) { return aim::is_side(arc); });
  Car const& target = f.board.cars[pair.target];
  if (target.kind != board::Kind::cycle || side == pair.firer_in.end() || !part_bears(f, muzzle, target.pose.at)) return;
  out.offered = out.rider = out.specific = true;
  out.face = int(*side), out.modifier = rider_modifier();
}

struct Ground {
  geometry::Body counter;
  int aim = AimCar;
};

// CW-070: ground that lies under nobody, in the arc, and is seen past walls and vehicles. CW-071: speed counts up to 2 inches before it.
void mark_ground(Mark& out, Firing const& f, Pair const& pair, Muzzle const& muzzle, Ground const& ground) {
  Arena const& arena = f.book.arena;
  geometry::Pose const at = ground_about(f.board.cars[pair.target], ground.counter, ground.aim);
  geometry::Polygon const area = geometry::box(at, ground.counter);
  CounterSettings const& rules = f.book.rules.counters;
  out.slow = ground.aim != AimCar && (inches_ahead(ground.aim) == 0 || inches_ahead(ground.aim) > rules.projector_speed_mod_zone_in);
  out.ground = true, out.has_point = out.specific = ground.aim != AimCar, out.point = at.at, out.face = int(pair.firer_in[0]);
  bool const inside = at.at.x >= 0 && at.at.y >= 0 && at.at.x <= arena.width && at.at.y <= arena.height;
  Seat over = kNobody;
  for (int seat = 0; seat < f.board.cars.size(); ++seat)
    if (f.board.cars[seat].here && geometry::squared(at.at, area_of(f.board.cars[seat])).within(0)) over = Seat(seat);
  bool const lies_free = over == kNobody || rules.projector_target_point_under_vehicle;
  if (!inside || !lies_free || !bears_on(f.car(), muzzle, at.at)) return;
  Sight const seen = sight_of(f.book, f.board, f.seat, over, area, muzzle.at);
  out.offered = seen.clear, out.visible = seen.visible;
}

geometry::Polygon edge_of(Car const& car, aim::Face face) {
  geometry::Body const body = body_of(car);
  return geometry::box({board::middle({car.pose, body}, board::Face(face)), car.pose.heading}, is_side(int(face)) ? geometry::Body{body.half_length, 1} : geometry::Body{1, body.half_width});
}

void mark_side(Mark& out, Firing const& f, Pair const& pair, Muzzle const& muzzle, aim::Face face) {
  Car const& target = f.board.cars[pair.target];
  aim::ToHitSettings const& rules = f.book.rules.to_hit;
  for (aim::Offer const& offer : aim::faces_offered(aim_kind(target), pair.firer_in, pair.visible, rules)) {
    if (offer.face != face) continue;
    out.offered = true, out.face = int(face);
    if (offer.as == aim::OfferedAs::in_arc) return;
    out.area = edge_of(target, face);
    out.offered = part_bears(f, muzzle, out.area);
    out.specific = out.has_point = true;
    out.other_side = true, out.trike_side = offer.as == aim::OfferedAs::trike_side;
    out.point = board::middle({target.pose, body_of(target)}, board::Face(face));
  }
}

}  // namespace

geometry::Pose ground_about(Car const& target, geometry::Body counter, int aim_at) {
  geometry::Body const body = body_of(target);
  int const forward = target.pace < 0 ? -1 : 1;
  int32_t const along = body.half_length + counter.half_length, across = body.half_width + counter.half_width;
  if (aim_at == AimBesideLeft || aim_at == AimBesideRight) return geometry::moved(target.pose, {0, aim_at == AimBesideLeft ? across : -across});
  if (aim_at == AimBehind) return geometry::moved(target.pose, {-forward * along, 0});
  int const inches = inches_ahead(aim_at);
  return geometry::moved(target.pose, {forward * (inches > 0 ? body.half_length + inches * geometry::kInch : along), 0});
}

Muzzle muzzle_of(Car const& car, Gun const& gun) {
  static constexpr geometry::Angle kTurned[] = {0, 1800, 900, 2700};
  board::Piece const piece = piece_of(car, gun.aside);
  Muzzle out;
  out.at = piece.at.at, out.ahead = car.pose.heading;
  if (gun.face == Turret) {
    out.all_round = true;
  } else if (gun.face >= Front && gun.face <= Right) {   // roof and underbody bear on nothing beside them
    out.at = board::middle(piece, board::Face(gun.face));
    out.arcs = board::reach(car.kind, board::Face(gun.face));
    out.ahead = geometry::heading(car.pose.heading + kTurned[gun.face]);
  }
  return out;
}

bool bears_on(Car const& car, Muzzle const& muzzle, geometry::Polygon const& area) {
  return muzzle.all_round || (muzzle.arcs && board::in_reach({car.pose, body_of(car)}, muzzle.arcs, area));
}

bool bears_on(Car const& car, Muzzle const& muzzle, Point p) {
  return muzzle.all_round || (board::arcs_of({car.pose, body_of(car)}, p) & muzzle.arcs);
}

Pair pair_of(Firing const& f, Seat target) {
  Car const& car = f.board.cars[target];
  Pair out;
  out.target = target;
  out.area = area_of(car);
  aim::Bearing bearing = aim::bearing(placed_car(f.car()), placed_car(car));
  if (bearing.firer_is_in.empty()) bearing.firer_is_in.push(aim::Arc::Front);   // one upon the other: anything will do
  if (bearing.target_is_in.empty()) bearing.target_is_in.push(aim::Arc::Front);
  out.firer_in = bearing.firer_is_in;
  out.visible = visible_from(f.car().pose.at, car);
  out.speed_modifier = aim::speed_table(aim::effective_speed(bearing, f.book.rules.to_hit));
  return out;
}

Mark mark_of(Firing const& f, Pair const& pair, Muzzle const& muzzle, int aim_at, Arm const& arm) {
  Mark out;
  if (arm.projector && is_ground(aim_at)) {
    mark_ground(out, f, pair, muzzle, {thrown_by(arm), aim_at});
  } else if (aim_at == AimCar) {
    out.offered = true, out.face = int(pair.firer_in[0]);
  } else if (aim_at >= AimFront && aim_at <= AimRight) {
    mark_side(out, f, pair, muzzle, aim::Face(aim_at - AimFront));
  } else if (aim_at == AimTurret) {
    Car const& target = f.board.cars[pair.target];
    if (!turret_shows(target)) return out;
    out.turret = out.specific = out.has_point = true;
    out.face = Turret, out.modifier = turret_modifier(), out.point = target.pose.at;
    out.offered = part_bears(f, muzzle, out.point);
  } else if (aim_at == AimSidecar) {
    Car const& target = f.board.cars[pair.target];
    if (!(target.fits & kSidecar)) return out;
    out.sidecar = out.specific = out.has_point = true;
    out.face = int(pair.firer_in[0]), out.modifier = sidecar_modifier();
    board::Piece const piece = piece_of(target, true);
    out.area = geometry::box(piece.at, piece.body);
    out.point = nearest_point(muzzle.at, out.area);
    out.offered = part_bears(f, muzzle, out.area) && !covered(pair.visible);
  } else if (aim_at >= AimTire0 && aim_at <= AimTire3) {
    mark_tire(out, f, pair, muzzle, aim_at - AimTire0);
  } else if (aim_at == AimRider) {
    mark_rider(out, f, pair, muzzle);
  }
  return out;
}

// The line to a part, or to ground, is its own: what hides it (R 8.2), how far it goes (CW-073), how much smoke it crosses (CW-052). What
// covers a vehicle covers no ground before it (CW-064).
Sight sight_of(Firing const& f, Pair const& pair, Mark const& mark, Sight const& whole) {
  Sight out = whole;
  if (mark.ground) out.visible = mark.visible;
  if (!mark.has_point) return out;
  out.to = mark.point, out.range = board::range_mils(whole.from, mark.point), out.smoke = smoke_on(f.book, f.board, whole.from, mark.point);
  if (mark.ground || whole.visible < 0) return out;
  geometry::Polygon const part = mark.area.empty() ? geometry::box({mark.point, 0}, {1, 1}) : mark.area;
  out.clear = sight_of(f.book, f.board, f.seat, pair.target, part, whole.from).clear;
  return out;
}

harm::Entry entry_of(Mark const& mark) {
  return mark.turret ? harm::Entry::Turret : harm::Entry(std::clamp(mark.face, int(Front), int(Right)));
}

}  // namespace paddock::car_wars::duel
