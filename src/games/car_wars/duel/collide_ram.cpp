// One collision of two vehicles (R 7, R 18): its type, its damage, its speeds, and what it does to those within.
#include <algorithm>

#include "games/car_wars/duel/collide_parts.hpp"
#include "games/car_wars/duel/crash_run.hpp"
#include "games/car_wars/duel/hurt.hpp"
#include "games/car_wars/duel/score.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {
namespace {

using namespace geometry;
using geometry::Vec;

// Where the rules name V1 and V2, this holds the mover first and the other second, and says who of them is V1.
struct Clash {
  CollisionType type = CollisionType::t_bone;
  Edge own = Edge::front, struck = Edge::front;
  bool mover_rams = true;
  bool same_way = false;
  bool none = false;               // nobody closes in: no collision
  bool loose = false;              // a crash result moves the mover (CW-126)
  bool slides = false;             // R 7: it lies along the other or stops; out of control somebody conforms instead (CW-126)
  Vec out;                         // from the struck thing to the mover
};

// CW-119: on the limit the struck player chooses; he is hurt least by the milder one.
CollisionType milder(Edge struck, Edge own) {
  if (struck == Edge::left || struck == Edge::right) return CollisionType::sideswipe;
  if (struck == Edge::back) return CollisionType::rear_end;
  return own == Edge::front || own == Edge::back ? CollisionType::sideswipe : CollisionType::t_bone;
}

// R 18: a front that runs away is run into from behind; two backs that meet are a head-on.
void by_way(Clash& clash, int pace, int other_pace) {
  bool const line = clash.type == CollisionType::head_on || clash.type == CollisionType::rear_end;
  if (line && other_pace != 0) clash.type = clash.same_way ? CollisionType::rear_end : CollisionType::head_on;
  if (clash.type == CollisionType::rear_end) clash.none = std::abs(pace) <= (clash.same_way ? std::abs(other_pace) : 0);
}

Clash clash_of(Work const& work, Car const& one, Car const& two, Approach const& approach) {
  Clash clash;
  Angle const vector = approach.vector;
  Touching const touch = touch_of(one.pose, body_of(one), area_of(two), vector);
  clash.out = touch.out, clash.own = touch.own, clash.struck = edge_facing(two.pose.heading, touch.out);
  // CW-126: of who is out of control the vector tells the type, whatever side takes the damage.
  Angle const looks = drifts(two) ? motion_of(two) : two.pose.heading;
  Edge const seen = edge_facing(looks, touch.out);
  clash.type = contact_type({board::compass(vector), board::compass(looks), seen, clash.own}, work.rules().collision);
  if (clash.type == CollisionType::struck_player_chooses) clash.type = milder(seen, clash.own);
  if (approach.swings) clash.type = CollisionType::sideswipe;   // CW-126
  clash.same_way = between(vector, motion_of(two)) < 90 * kDegree;
  int const other_pace = pace_now(two);
  by_way(clash, one.pace, other_pace);
  bool const own_side = clash.own == Edge::left || clash.own == Edge::right;
  // R 18: its side against a front makes it the struck one, if the other moves.
  clash.mover_rams = !(clash.type == CollisionType::t_bone && seen == Edge::front && own_side && other_pace != 0);
  clash.none |= one.pace == 0;
  clash.loose = approach.swings || drifts(one);
  clash.slides = clash.type == CollisionType::sideswipe && !clash.loose && !drifts(two);
  return clash;
}

struct Result {
  Collision collision;
  std::array<size_t, 2> at{0, 1};   // which of V1, V2 the mover and the other are
  std::array<int, 2> after{};       // paces of mover and other
};

int signed_after(Ratio after, bool backward) { return backward ? -pace_of_speed(after) : pace_of_speed(after); }

Result settle(Work const& work, Clash const& clash, Car const& one, Car const& two, Angle vector) {
  Result r;
  int const pace = one.pace, other = pace_now(two);
  bool const line = clash.type == CollisionType::head_on || clash.type == CollisionType::rear_end;
  // In line speeds count along the vector; from the side each keeps its own sign.
  Rammer const mover{line ? mph(std::abs(pace)) : mph(pace), std::clamp<int>(one.dm, 0, kModifiers - 1)};
  Rammer const struck{line ? mph(std::abs(other)) : mph(other), std::clamp<int>(two.dm, 0, kModifiers - 1)};
  if (!clash.mover_rams) r.at = {1, 0};
  r.collision = clash.mover_rams ? collide(clash.type, mover, struck, clash.same_way, work.rules().collision)
                                 : collide(clash.type, struck, mover, clash.same_way, work.rules().collision);
  Ratio const first = r.collision.after[r.at[0]], second = r.collision.after[r.at[1]];
  bool const looks_away = between(two.pose.heading, vector) > 90 * kDegree;
  r.after[0] = signed_after(first, line && pace < 0);
  r.after[1] = signed_after(second, line && (other != 0 ? other < 0 : looks_away));
  return r;
}

struct Damage {
  Rolled dice;
  std::array<int, 2> points{};      // to mover and other
};

Damage roll_damage(Work& work, Clash const& clash, Result const& r, Seat mover, Seat other) {
  Damage out;
  Car const* const cars[2] = {&work.car(mover), &work.car(other)};
  Edge const edges[2] = {clash.own, clash.struck};
  Seat const seats[2] = {mover, other};
  bool const grazes = clash.type == CollisionType::sideswipe;
  out.dice = roll(work, r.collision.dice.dice, "ram", mover);
  Ram ram;
  ram.roll = std::max(0, out.dice.sum + r.collision.dice.add);
  for (size_t n = 0; n < 2; ++n) {
    size_t const as = r.at[n];
    ram.dm[as] = dm_of(*cars[n]);
    ram.ramplate[as] = !grazes && has_ramplate(*cars[n], edges[n]);
    if (grazes || !has_spikes(*cars[n], edges[n])) continue;
    ram.spikes[as] = work.dice.roll(6, "bumper spikes", seats[n]);
  }
  std::array<int64_t, 2> const taken = ram_damage(ram);
  for (size_t n = 0; n < 2; ++n) out.points[n] = int(std::clamp<int64_t>(taken[r.at[n]], 0, 9999));
  return out;
}

void tell(Work& work, Clash const& clash, Result const& r, Damage const& damage, Seat mover, Seat other) {
  if (!work.log) return;
  static Rule const usual = rule_named("CW-119"), loose = rule_named("CW-126");
  Car const& car = work.car(mover);
  Event e{.kind = Ev::Collided, .seat = mover, .rule = clash.loose ? loose : usual};
  e.a = int16_t(clash.type), e.b = int16_t(std::min<int64_t>(r.collision.speed.ceil(), 1000));
  e.c = int16_t(damage.points[0]), e.d = int16_t(damage.points[1]), e.e = -1;
  e.other = other, e.at = spot_of(car.pose), e.dice = told(damage.dice);
  work.log(e);
}

// CW-158: what the rammer suffers from its ram is the rammed one's; CW-160: what comes of a chain is his who began it, for both.
std::array<Seat, 2> owners(Board const& board, Seat mover, Seat other, ScoreSettings const& rules) {
  Seat const doer = doer_of(board, mover), by = doer == kNobody ? mover : doer;
  Seat const bounced = rules.ram_bounce_credit == ScoreSettings::RamBounce::nobody ? kNobody : other;
  bool const strikes = by == other || (rules.chain_credit == ScoreSettings::Chain::striking_vehicle && board.cars[mover].moved_by != kNobody);
  return {by == mover ? bounced : by, strikes ? mover : by};
}

bool goes_on(Clash const& clash, Car const& one, Car const& two) {
  return completes(clash.type, {clash.mover_rams, dm_of(one), dm_of(two), mph(one.pace)});
}

// R 7: in a sideswipe it is the lighter one that goes on.
bool lies_along(Work& work, Clash const& clash, Seat mover, Seat other, Angle vector) {
  Car& one = work.car(mover);
  Car const& two = work.car(other);
  if (!clash.slides || !goes_on(clash, one, two)) return false;
  if (!slide_along(work, mover, area_of(two), clash.out, vector)) return false;
  if (one.run.kind == Going::skid) one.run = {};   // of its own will: its way is another now
  return true;
}

// Away from the other: where the rear swings of who fishtails after a sideswipe (R 7).
int away(Car const& car, Car const& other) {
  Vec const to = other.pose.at - car.pose.at;
  return rotate(Vec{to.x / 4, to.y / 4}, heading(-car.pose.heading)).y > 0 ? 1 : -1;
}

}  // namespace

bool drifts(Car const& car) {
  Going const kind = car.run.kind;
  bool const led_to = sideways(car.run) && car.run.side != 0;   // by a spin or a bootlegger that was lost; not a T-stop
  return car.pace != 0 && (kind == Going::spin || kind == Going::roll || led_to || (kind == Going::skid && is_skid(car.run.result)));
}

Carried ram(Work& work, Seat mover, Seat other, Approach const& approach) {
  Car& one = work.car(mover);
  Car& two = work.car(other);
  Clash const clash = clash_of(work, one, two, approach);
  if (clash.none) return Carried::stopped;
  Result r = settle(work, clash, one, two, approach.vector);
  Damage const damage = roll_damage(work, clash, r, mover, other);
  std::array<Seat, 2> const owner = owners(work.board, mover, other, work.rules().score);
  if (owner[0] == kNobody) one.hurt_by = kNobody;   // what comes of it is his own
  std::array<Seat, 2> const seat = {mover, other};
  std::array<Face, 2> const face = {face_of(clash.own), face_of(clash.struck)};
  std::array<int, 2> before = {one.pace, pace_now(two)};
  // CW-138: an inch that a T-bone or head-on has broken turns it over no side.
  if (one.run.kind == Going::roll && clash.type <= CollisionType::t_bone && clash.type != CollisionType::rear_end) one.run.quarters = 1;
  tell(work, clash, r, damage, mover, other);
  Seat const chain = credit_of(work.board, mover);   // of the push, to which the two belong while they touch
  two.moved_by = chain == other ? mover : chain;
  one.met = other, two.met = mover;
  for (size_t n : {size_t(0), size_t(1)})
    if (face[n] <= Under) work.car(seat[n]).bumped |= uint8_t(1u << unsigned(face[n]));
  std::array<Done, 2> done;
  work.first_open = !work.board.blood;
  for (size_t n : {size_t(1), size_t(0)})
    if (damage.points[n] > 0) done[n] = hurt_side(work, seat[n], owner[n], face[n], damage.points[n], Harm::collision);
  work.first_open = false;
  bool const grazes = clash.type == CollisionType::sideswipe, along = lies_along(work, clash, mover, other, approach.vector);
  int const sign = along && (one.pace < 0) != (before[0] < 0) ? -1 : 1;   // it may slide on with the other end first
  before[0] *= sign, r.after[0] *= sign;
  for (size_t n = 0; n < 2; ++n) {
    size_t const as = r.at[n];
    int const side = grazes ? away(work.car(seat[n]), work.car(seat[1 - n])) : 0;
    shock(work, {seat[n], owner[n], before[n], r.after[n], r.collision.concussion[as], r.collision.hazard[as], side});
    after_blow(work, seat[n], owner[n], done[n]);
  }
  if (along) return one.pace != 0 ? Carried::along : Carried::stopped;
  bool const on = clash.loose ? one.pace != 0 : !clash.slides && goes_on(clash, one, two);   // CW-126: the other conforms
  return on ? Carried::whole : Carried::stopped;
}

}  // namespace paddock::car_wars::duel
