// Fire without being asked: standing words, and what a careful driver would fire.
#include <algorithm>

#include "games/car_wars/duel/shoot_parts.hpp"

namespace paddock::car_wars::duel {
namespace {

constexpr int kUsualNumber = 9, kUsualDrop = 6;    // on so much or better; somebody behind within so many inches
constexpr int kLastPhaseNumber = 10;               // who has not fired by the end of a turn takes a worse shot

// What a point of damage is worth there, in hundredths: of a car whose armor is known a side that is nearly open is worth more,
// tires are worth what a car out of hand is.
int worth_of_place(Board const& board, ShotInfo const& info) {
  Car const& target = board.cars[info.shot.seat];
  if (is_tire(info.shot.aim)) return 110;
  bool const side = info.shot.aim >= AimFront && info.shot.aim <= AimRight;
  if (!side || !target.known) return 100;
  Plate const& plate = target.armor[size_t(info.shot.aim - AimFront)];
  int const left = plate.plastic + plate.metal;
  return 100 + std::max(0, 10 - left) * 6;
}

int worth_of(Board const& board, ShotInfo const& info) {
  return info.permille * std::max(info.damage10, 1) / 100 * worth_of_place(board, info) / 100;
}

geometry::Squared apart(Board const& board, Seat a, Seat b) { return geometry::squared(board.cars[a].pose.at, board.cars[b].pose.at); }

struct Wanted {
  StandingOrder words;
  bool nearest = false;                    // of several targets the nearest, else the best
  bool takes(Shot const& shot) const {
    bool const gun = words.guns == 0 || words.guns >> shot.gun & 1, target = words.target == kNobody || words.else_nearest || words.target == shot.seat;
    return gun && target;
  }
};

bool better(Board const& board, Seat seat, Wanted wanted, ShotInfo const& a, ShotInfo const& b) {
  bool const named = a.shot.seat == wanted.words.target, other = b.shot.seat == wanted.words.target;
  if (named != other) return named;
  if (wanted.nearest && a.shot.seat != b.shot.seat) {
    geometry::Squared const first = apart(board, seat, a.shot.seat), second = apart(board, seat, b.shot.seat);
    if (first < second || second < first) return first < second;
  }
  return worth_of(board, a) > worth_of(board, b);
}

// Clouds that a rocket carries are nobody's habit.
// Marks are shot at by who looks for points, on his own word.
bool is_habit(Seat seat, ShotInfo const& info) { return info.shot.seat != seat && zone_of_mark(info.shot.seat) < 0 && info.damage10 > 0; }

void add_aimed(Book const& book, Board const& board, Seat seat, Wanted wanted, Declared& out) {
  ShotList all;
  while (!out.full()) {
    shots(book, board, seat, out, all);
    ShotInfo const* best = nullptr;
    for (ShotInfo const& one : all)
      if (is_habit(seat, one) && one.needed <= wanted.words.number && wanted.takes(one.shot) && (!best || better(board, seat, wanted, one, *best))) best = &one;
    if (!best) return;
    out.push(best->shot);
  }
}

bool lays_behind(Car const& car, Shot const& shot) {
  int const face = car.guns[shot.gun].face;
  return face == Back || face == Turret || face == Under;
}

// What is dropped takes a hand too: once a turn is enough, and not before a standing car's own tail.
void add_drop(Book const& book, Board const& board, Seat seat, int inches, Declared& out) {
  Car const& car = board.cars[seat];
  if (inches <= 0 || out.full() || car.pace <= 0 || !followed(board, seat, inches)) return;
  ShotList all;
  shots(book, board, seat, out, all);
  ShotInfo const* best = nullptr;
  for (ShotInfo const& one : all)
    if (one.shot.seat == seat && lays_behind(car, one.shot) && (!best || one.damage10 > best->damage10)) best = &one;
  if (best) out.push(best->shot);
}

bool may_order(Board const& board, Seat seat) { return seat >= 0 && seat < board.cars.size() && board.cars[seat].fights(); }

}  // namespace

bool followed(Board const& board, Seat seat, int inches) {
  Car const& car = board.cars[seat];
  board::Piece const piece = {car.pose, body_of(car)};
  geometry::Point const tail = board::middle(piece, board::Face::back);
  for (int s = 0; s < board.cars.size(); ++s) {
    Car const& other = board.cars[s];
    if (s == seat || !other.fights() || other.complete || other.mobility) continue;
    geometry::Polygon const area = area_of(other);
    if (geometry::squared(tail, area).within(inches * geometry::kInch) && board::in_reach(piece, 1u << unsigned(board::Face::back), area)) return true;
  }
  return false;
}

List<Shot, 4> standing_shots(Book const& book, Board const& board, Seat seat, StandingOrder const& standing, Declared const& declared) {
  Declared out = declared;
  if (!may_order(board, seat)) return out;
  if (standing.number > 0) add_aimed(book, board, seat, {standing, true}, out);
  add_drop(book, board, seat, standing.drop, out);
  return out;
}

// Aimed fire first; whoever has a hand left drops.
List<Shot, 4> usual_shots(Book const& book, Board const& board, Seat seat, Declared const& declared) {
  Declared out = declared;
  if (!may_order(board, seat)) return out;
  add_aimed(book, board, seat, {{.number = int8_t(board.phase == 5 ? kLastPhaseNumber : kUsualNumber)}, false}, out);
  add_drop(book, board, seat, kUsualDrop, out);
  return out;
}

bool may_lay(Book const& book, Board const& board, Seat seat, int gun) {
  auto const& guns = board.cars[seat].guns;
  return gun >= 0 && gun < guns.size() && arm_of(guns[gun]).drops && droppable(arm_of(guns[gun])) && !guns[gun].automatic && gun_ready({book, board, seat}, gun);
}

Shot laid_shot(Car const& car, Seat seat, int code) {
  int const gun = laid_by(code);
  return {int8_t(gun), seat, int8_t(code >= kLayAside && gun < car.guns.size() ? aim_aside(car.guns[gun]) : AimCar)};
}

List<Shot, 4> laid_shots(Book const& book, Board const& board, Seat seat, Plan const& plan) {
  Declared out;
  for (int16_t code : plan.devices) {
    if (!lays(code)) continue;
    Shot const shot = laid_shot(board.cars[seat], seat, code);
    if (!out.full() && shot_verdict(book, board, seat, shot, out)) out.push(shot);
  }
  return out;
}

}  // namespace paddock::car_wars::duel
