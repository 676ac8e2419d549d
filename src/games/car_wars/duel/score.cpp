// Bonus points and the end (CW-147, CW-148, CW-163 to CW-167). Bonus points never bring the end about.
#include "games/car_wars/duel/score.hpp"

#include <algorithm>

#include "games/car_wars/duel/contact.hpp"
#include "games/car_wars/duel/drive.hpp"
#include "games/car_wars/rules/register.hpp"
#include "games/car_wars/rules/scoring.hpp"

namespace paddock::car_wars::duel {

namespace {

constexpr int kSixths = 6, kMost = 30000;

void tell_bonus(Work& work, Seat seat, int sixths, scoring::Event what, Rule rule) {
  if (work.log) work.log({.kind = Ev::Scored, .seat = seat, .rule = rule, .a = int16_t(sixths), .b = int16_t(what), .at = spot_of(work.car(seat).pose)});
}

void bonus(Work& work, Seat seat, int points, scoring::Event what, Rule rule) {
  if (seat < 0 || seat >= work.board.cars.size() || points == 0) return;
  Car& car = work.car(seat);
  int const sixths = std::clamp(points * kSixths, -kMost, kMost);
  car.bonus = int16_t(std::clamp(car.bonus + sixths, -kMost, kMost));
  tell_bonus(work, seat, sixths, what, rule);
}

// CW-058: so many sixths of what a car has lost unseen, at most, may now be known.
void tell_penalty(Work& work, Seat seat, int sixths) {
  static Rule const rule = rule_named("CW-166");
  Car& car = work.car(seat);
  int const due = std::min(-car.untold, sixths);
  if (due <= 0) return;
  car.untold = int16_t(car.untold + due);
  tell_bonus(work, seat, -due, scoring::Event::no_drop, rule);
}

// ---- the end

int counted(Car const& car, ScoreSettings const& rules) { return car.points + (rules.bonus_counts_for_end ? car.bonus : 0); }   // CW-147

// B-15: who falls below the 80 begins its time anew, or only its first and last phase count.
void hold(Work const& work, Car& car) {
  ScoreSettings const& rules = work.rules().score;
  int const now = work.board.now();
  bool const enough = counted(car, rules) >= rules.hold_points * kSixths;
  if (enough && car.held_since < 0) car.held_since = int16_t(now);
  if (enough) return;
  bool const running = car.held_since >= 0 && now < car.held_since + rules.hold_phases;
  if (!running || rules.hold_below == ScoreSettings::Below::restarts) car.held_since = -1;
}

using Seats = List<Seat, kMostCars>;

struct Ending {
  scoring::By by = scoring::By::going_on;
  Seats winners;
};

// The 100 beats the 80; several who meet the same one go on until only one does. It waits for control.
Ending ending_now(Work& work) {
  ScoreSettings const& rules = work.rules().score;
  Seats hundred, eighty;
  for (int i = 0; i < work.board.cars.size(); ++i) {
    Car& car = work.car(Seat(i));
    hold(work, car);
    if (!car.here || !in_control(car)) continue;
    if (counted(car, rules) >= rules.instant_points * kSixths) hundred.push(Seat(i));
    bool const held = car.held_since >= 0 && work.board.now() >= car.held_since + rules.hold_phases;
    if (held && counted(car, rules) >= rules.hold_points * kSixths) eighty.push(Seat(i));
  }
  Seats const& met = hundred.empty() ? eighty : hundred;
  if (met.size() != 1) return {};
  return {hundred.empty() ? scoring::By::eighty : scoring::By::hundred, met};
}

int left_fighting(Board const& board) {
  return int(std::count_if(board.cars.begin(), board.cars.end(), [](Car const& car) { return car.fights() && !car.complete; }));
}

// Who drives for practice alone is not over at once.
bool last_one(Board const& board) { return left_fighting(board) <= (board.cars.size() > 1 ? 1 : 0); }

void last_bonus(Work& work, Seat seat) {
  static Rule const rule = rule_named("CW-147");
  ScoreSettings const& rules = work.rules().score;
  Car const& car = work.car(seat);
  int people = 0, alive = 0;
  for (Person const& who : car.crew) people += who.there, alive += who.there && who.wounds < 3;
  bool const taken_out = car.out && !car.complete;   // by the referee (CW-152)
  if (!car.here || taken_out || people == 0) return;
  if (alive == people) bonus(work, seat, rules.all_alive, scoring::Event::all_alive, rule);
  else if (alive == 1 && people == 2) bonus(work, seat, rules.one_of_two_alive, scoring::Event::one_of_two_alive, rule);
  if (car.pace != 0) bonus(work, seat, rules.moving_at_end, scoring::Event::moving_at_end, rule);
}

// By score, bonus points and all: they are never counted for the 80 and 100 only (CW-147). A tie: most recently able to move.
Seats by_score(Work const& work) {
  List<scoring::Standing, kMostCars> standings;
  List<int, kMostCars> mobile;
  for (Car const& car : work.board.cars) {
    standings.push({Ratio(car.points + car.bonus, kSixths), true});
    mobile.push(car.mobile_until);
  }
  Seats out;
  std::span<scoring::Standing const> const all(standings.begin(), size_t(standings.size()));
  for (int const p : scoring::best(all, {mobile.begin(), size_t(mobile.size())}, work.rules().score))
    if (!out.full()) out.push(Seat(p));
  return out;
}

void finish(Work& work, Ending ending) {
  static Rule const rule = rule_named("CW-148");
  for (int i = 0; i < work.board.cars.size(); ++i) tell_penalty(work, Seat(i), kMost), last_bonus(work, Seat(i));
  if (ending.winners.empty()) ending.winners = by_score(work);
  Board& board = work.board;
  board.stage = Stage::over;
  board.asked = kNobody;
  board.ended_by = int8_t(ending.by);
  board.mask = 0;
  for (Seat s : ending.winners) board.mask = uint16_t(board.mask | 1u << s);
  if (work.log) work.log({.kind = Ev::Over, .seat = ending.winners.size() == 1 ? ending.winners[0] : kNobody, .rule = rule, .a = int16_t(ending.by)});
}

// ---- zones

bool common_point(geometry::Polygon const& a, geometry::Polygon const& b) {
  return !a.empty() && !b.empty() && geometry::contact(a, b) != geometry::Contact::Apart;
}

bool lies_within(geometry::Polygon const& a, geometry::Polygon const& zone) {
  return std::all_of(a.begin(), a.end(), [&](geometry::Point p) { return geometry::contact(p, zone) != geometry::Contact::Apart; });
}

// A counter of that length and width in half-inch squares, those that have a part in the zone (CW-166).
constexpr int32_t kSquare = geometry::kInch / 2;

int squares_in(geometry::Pose pose, geometry::Body body, geometry::Polygon const& zone, ScoreSettings::Rounding rounding) {
  int const rows = (2 * body.half_length + kSquare - 1) / kSquare, columns = (2 * body.half_width + kSquare - 1) / kSquare;
  int count = 0;
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      int32_t const ahead = std::min(kSquare, 2 * body.half_length - row * kSquare) / 2;
      int32_t const aside = std::min(kSquare, 2 * body.half_width - column * kSquare) / 2;
      geometry::Vec const middle{row * kSquare + ahead - body.half_length, column * kSquare + aside - body.half_width};
      geometry::Polygon const square = geometry::box(geometry::moved(pose, middle), {ahead, aside});
      count += rounding == ScoreSettings::Rounding::whole_units ? lies_within(square, zone) : geometry::contact(square, zone) == geometry::Contact::Overlapping;
    }
  return count > 0 && rounding == ScoreSettings::Rounding::whole_counter ? rows * columns : count;
}

// CW-167. What cars shed is not dropped.
bool is_dropped(Lie type, ScoreSettings const& rules) {
  if (type == Lie::smoke || type == Lie::hot_smoke) return rules.no_drop_smoke;
  if (type == Lie::paint || type == Lie::sand) return type == Lie::paint ? rules.no_drop_paint : rules.no_drop_sand;
  return !is_shed(type);
}

// CW-166: what it costs, in points.
int penalty_of(Work const& work, Counter const& counter) {
  int points = 0;
  for (Zone const& zone : work.book.arena.zones)
    if (zone.kind == ZoneKind::no_drop && zone.points != 0 && is_dropped(counter.type, work.rules().score))
      points += std::abs(zone.points) * squares_in(counter.pose, body_of(counter), zone.area, work.rules().score.rounding);
  return points;
}

}  // namespace

// CW-147: once in a duel; of several who do their damage at the same moment each has it.
void first_blood(Work& work, Seat by) {
  static Rule const rule = rule_named("CW-147");
  if ((work.board.blood && !work.first_open) || by < 0 || by >= work.board.cars.size()) return;
  if (work.car(by).drew_blood) return;
  work.board.blood = true;
  work.car(by).drew_blood = true;
  bonus(work, by, work.rules().score.first_blood, scoring::Event::first_blood, rule);
}

void check_end(Work& work) {
  Board const& board = work.board;
  if (board.stage == Stage::over || board.stage == Stage::bring) return;
  Ending ending = ending_now(work);
  if (ending.by == scoring::By::going_on && last_one(board)) ending.by = scoring::By::last;
  bool const late = board.phase >= 5 && board.turn >= work.rules().duel.turns;
  if (ending.by == scoring::By::going_on && late) ending.by = scoring::By::turns;
  if (ending.by != scoring::By::going_on) finish(work, ending);
}

// CW-163: any part of the counter, or else its middle, anywhere on its way, touching any part of it; or the whole of it inside; once.
void zones_touched(Work& work, Seat seat, geometry::Pose from, geometry::Pose to) {
  static Rule const rule = rule_named("CW-163");
  if (!seated(work.board, seat) || work.book.arena.zones.empty()) return;
  Car& car = work.car(seat);
  ScoreSettings::Checkpoint const when = work.rules().score.checkpoint;
  geometry::Body const body = when == ScoreSettings::Checkpoint::counter_centre ? geometry::Body{1, 1} : body_of(car);
  geometry::Polygon const was = geometry::box(from, body), is = geometry::box(to, body);
  List<geometry::Point, 8> corners;
  for (geometry::Point p : was) corners.push(p);
  for (geometry::Point p : is) corners.push(p);
  geometry::Polygon const way = from == to ? is : geometry::hull({corners.begin(), size_t(corners.size())});
  for (int i = 0; i < int(work.book.arena.zones.size()) && i < kMostZones; ++i) {
    Zone const& zone = work.book.arena.zones[size_t(i)];
    if (zone.kind != ZoneKind::checkpoint || car.zones >> i & 1 || !common_point(way, zone.area)) continue;
    if (when == ScoreSettings::Checkpoint::whole_counter && !lies_within(is, zone.area)) continue;
    car.zones = uint16_t(car.zones | 1u << i);
    bonus(work, seat, zone.points, scoring::Event::checkpoint, rule);
  }
}

// CW-164: points once for each player.
void mark_hit(Work& work, Seat by, int zone, int points) {
  static Rule const rule = rule_named("CW-164");
  if (by < 0 || by >= work.board.cars.size() || zone < 0 || zone >= kMostZones || zone >= int(work.book.arena.zones.size())) return;
  Car& car = work.car(by);
  if (car.zones >> zone & 1 || points < work.rules().score.target_min_damage) return;
  car.zones = uint16_t(car.zones | 1u << zone);
  bonus(work, by, work.book.arena.zones[size_t(zone)].points, scoring::Event::target, rule);
}

void jump_done(Work& work, Seat seat) {
  static Rule const rule = rule_named("CW-162");
  Car& car = work.car(seat);
  auto const& ramps = work.book.arena.ramps;
  bool const settled = work.rules().score.jump_credit == ScoreSettings::Jump::landing_ramp || (in_control(car) && can_steer(car));
  if (car.jump < 1 || car.run.kind == Going::air || !settled) return;
  if (car.jump <= int(ramps.size())) bonus(work, seat, ramps[size_t(car.jump - 1)].points, scoring::Event::jump, rule);
  car.jump = 0;
}

void counter_laid(Work& work, Counter const& counter) {
  static Rule const rule = rule_named("CW-166");
  int const points = seated(work.board, counter.owner) ? penalty_of(work, counter) : 0;
  if (!counter.hidden) return bonus(work, counter.owner, -points, scoring::Event::no_drop, rule);
  Car& car = work.car(counter.owner);
  int const before = car.bonus;
  car.bonus = int16_t(std::max(before - points * kSixths, -kMost));
  car.untold = int16_t(std::max(car.untold + car.bonus - before, -kMost));
}

void counter_known(Work& work, Counter const& counter) {
  if (counter.hidden && seated(work.board, counter.owner)) tell_penalty(work, counter.owner, penalty_of(work, counter) * kSixths);
}

}  // namespace paddock::car_wars::duel
