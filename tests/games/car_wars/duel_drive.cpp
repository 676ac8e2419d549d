// Movement of a duel: maneuvers, control and crash rolls and what follows from them, each by the given/when/then of its ruling.
#include <catch2/catch_test_macros.hpp>

#include <vector>

#include "games/car_wars/duel/crash_run.hpp"

using namespace paddock;
using namespace paddock::car_wars;
using namespace paddock::car_wars::duel;
using driving::Maneuver;
using geometry::kInch;

namespace {

// The dice in the order in which they fall; then threes.
struct Planned final : Dice {
  std::vector<int> dice;
  size_t at = 0;
  int ask(paddock::Roll const& wanted) override { return at < dice.size() ? dice[at++] : std::min<int>(3, wanted.faces); }
};

Car plain(int pace) {
  Car car;
  car.here = true, car.accel = 4, car.top = 48, car.hc = car.hs = car.hs_start = 3, car.dm = 1, car.weight = 4000;
  for (Plate& plate : car.armor) plate = {30, 0, 30, 0};
  for (Wheel& wheel : car.wheels) wheel.there = true, wheel.dp = 8;
  car.crew[0].there = true, car.crew[0].drive = car.crew[0].gun = 0;
  car.plant_dp = 8, car.power = 200;
  car.pose = {{10 * kInch, 10 * kInch}, 0};
  car.pace = car.turn_pace = int16_t(pace);
  return car;
}

// One car in the open, in turn 2.
struct Field {
  Arena arena;
  Settings rules;
  Board board;
  Planned dice;
  Sink log;
  Work work{{arena, rules}, board, dice, log};
  explicit Field(int pace) {
    arena.width = arena.height = 60 * kInch;
    board.stage = Stage::plan, board.turn = 2, board.phase = 1;
    board.cars.push(plain(pace));
  }
  Car& car() { return board.cars[0]; }
  void phase(int move = kStraight) {
    slow_again(work);
    drive(work, 0, move, 0);
    end_of_phase(work);
    if (board.phase == 5) end_of_turn_handling(work);
    slow_skidders(work);
    if (++board.phase > 5) board.phase = 1, ++board.turn;
  }
  bool may(int move) { return bool(move_verdict(work.book, board, 0, car().pace, move, 0)); }
};

int move_of(Maneuver maneuver, int degrees = 0, int skid = 0) {
  return move_index({maneuver, driving::Side::left, int16_t(degrees), int8_t(skid)});
}

}  // namespace

TEST_CASE("Links know maneuvers by their number") {
  CHECK(moves().size() == 153);
  CHECK(move_of(Maneuver::straight) == kStraight);
  CHECK(move_of(Maneuver::bend, 15) == 1);
  CHECK(move_of(Maneuver::drift) == 13);
  CHECK(move_of(Maneuver::bend, 15, 1) == 57);
  for (int i = 0; i < int(moves().size()); ++i) CHECK(move_index(moves()[size_t(i)]) == i);
}

TEST_CASE("A bend ends where its preview has said") {
  Field f(pace_of(40));
  int const bend = move_of(Maneuver::bend, 45);
  Preview const p = preview(f.work.book, f.board, 0, f.car().pace, bend, 0);
  drive(f.work, 0, bend, 0);
  CHECK(p.poses.back() == f.car().pose);
  CHECK(p.d.d == 3);
  CHECK(f.car().d_phase == 3);
  CHECK(f.car().hs == 0);
}

TEST_CASE("R-23: the preview leaves the ground where the car does, and flies over a low wall") {
  Field f(pace_of(120));
  f.car().pose.at.x = 9 * kInch;
  f.arena.ramps.push_back({geometry::box({{8 * kInch, 10 * kInch}, 0}, {kInch * 3 / 2, kInch}), 0, 30, -1, 0});
  f.arena.walls.push_back({geometry::box({{11 * kInch, 10 * kInch}, 0}, {kInch / 4, 2 * kInch}), 80, true, false});
  Preview const p = preview(f.work.book, f.board, 0, f.car().pace, kStraight, 0);
  CHECK(p.hits_wall == -1);
  drive(f.work, 0, kStraight, 0);
  CHECK(f.car().run.kind == Going::air);
  CHECK(f.car().jump == 1);
  CHECK(p.poses.back() == f.car().pose);
}

TEST_CASE("R-23: who comes down on a low wall hits it, and the preview says so") {
  Field f(pace_of(120));
  f.car().run.kind = Going::air, f.car().run.flight = f.car().run.flips = 4;
  f.car().hs = 7;
  f.arena.walls.push_back({geometry::box({{11 * kInch, 10 * kInch}, 0}, {kInch / 4, 2 * kInch}), 80, true, false});
  CHECK(preview(f.work.book, f.board, 0, f.car().pace, kStraight, 0).hits_wall == 0);
  f.phase();
  CHECK(f.car().pace == 0);
  CHECK(free_at(f.work.book, f.board, 0, f.car().pose));
}

TEST_CASE("CW-139: a severe skid at 40 slows to 20 after its inch, the minor one to 15") {
  Field f(pace_of(40));
  begin(f.work, 0, {.lost = true, .crash = Crash::severe_skid, .cause = Cause::maneuver});
  CHECK(f.car().pace == pace_of(40));
  f.phase();
  CHECK(f.car().pace == pace_of(20));
  f.phase(), f.phase();
  CHECK(f.car().pace == pace_of(15));
  CHECK(f.car().run.kind == Going::controlled);
}

TEST_CASE("CW-129: the skid that follows comes on the next inch of the same phase") {
  Field f(pace_of(120));
  begin(f.work, 0, {.lost = true, .crash = Crash::severe_skid, .cause = Cause::maneuver});
  f.phase();
  CHECK(f.car().run.kind == Going::controlled);
  CHECK(f.car().pace == pace_of(95));
}

TEST_CASE("CW-145: lost braking from 40 skids at 40, then brakes") {
  Field f(pace_of(40));
  f.car().hs = 0;
  f.dice.dice = {1, 1, 1};
  f.car().crew[0].drive = 4;   // the dice, 6 for the D of 9, less 4: 4 is a minor skid
  change_pace(f.work, 0, 0);
  REQUIRE(f.car().run.result == Crash::minor_skid);
  CHECK(f.car().pace == pace_of(40));
  f.phase();
  CHECK(f.car().pace == 0);
  CHECK(f.car().pose.at.x == 11 * kInch);
}

TEST_CASE("CW-146: a roll at 5 mph ends an inch on, on its side, at 0") {
  Field f(pace_of(5));
  begin(f.work, 0, {.lost = true, .crash = Crash::roll, .cause = Cause::hazard, .side = -1});
  CHECK(f.car().pace == 0);
  CHECK(f.car().run.flips == 1);
  CHECK(f.car().pose.at.x == 11 * kInch);
  CHECK_FALSE(has_power(f.car()));
}

TEST_CASE("CW-137: a spin turns at once after a maneuver and tries to end five phases later") {
  Field f(pace_of(60));
  begin(f.work, 0, {.lost = true, .crash = Crash::spinout, .cause = Cause::maneuver, .side = -1});
  CHECK(f.car().pace == pace_of(40));
  CHECK(f.car().pose.heading == 900);
  CHECK(f.car().run.due == f.board.now() + 4);
}

TEST_CASE("CW-143: a fishtail and a skid: the skid keeps the old direction") {
  Field f(pace_of(50));
  f.dice.dice = {1};
  begin(f.work, 0, {.lost = true, .fishtail = 2, .crash = Crash::minor_skid, .cause = Cause::hazard});
  f.phase();
  CHECK(f.car().pose.heading == 3300);
  CHECK(f.car().pace == pace_of(45));
}

TEST_CASE("CW-144: only the worse of two results is kept") {
  Field f(pace_of(50));
  begin(f.work, 0, {.lost = true, .crash = Crash::severe_skid, .cause = Cause::maneuver});
  begin(f.work, 0, {.lost = true, .crash = Crash::trivial_skid, .cause = Cause::maneuver});
  CHECK(f.car().run.result == Crash::severe_skid);
}

TEST_CASE("CW-115, CW-117: handling comes back by the handling class, and whole at 10 mph") {
  Field f(pace_of(40));
  f.car().hs = -4;
  end_of_turn_handling(f.work);
  CHECK(f.car().hs == -1);
  f.car().pace = pace_of(10);
  end_of_turn_handling(f.work);
  CHECK(f.car().hs == 3);
}

TEST_CASE("CW-134: a car that is slowed loses its speed at once and every five phases") {
  Field f(pace_of(50));
  force_slow(f.work, 0, pace_of(5));
  CHECK(f.car().pace == pace_of(45));
  for (int i = 0; i < 5; ++i) f.phase();
  CHECK(f.car().pace == pace_of(45));
  slow_again(f.work);   // before it moves in the fifth phase after
  CHECK(f.car().pace == pace_of(40));
}

TEST_CASE("CW-116, CW-122, CW-154: when the speed may be changed") {
  Field f(pace_of(40));
  CHECK(pace_verdict(f.work.book, f.board, 0, pace_of(50)));
  CHECK_FALSE(pace_verdict(f.work.book, f.board, 0, pace_of(55)));
  f.board.turn = 1;
  CHECK_FALSE(pace_verdict(f.work.book, f.board, 0, pace_of(45)));
  f.board.turn = 2;
  f.car().run.kind = Going::spin;
  CHECK_FALSE(pace_verdict(f.work.book, f.board, 0, pace_of(45)));
  f.car().run = {};
  change_pace(f.work, 0, pace_of(45));
  CHECK_FALSE(pace_verdict(f.work.book, f.board, 0, pace_of(50)));
}

TEST_CASE("A pivot, a bootlegger and the half move ask for their speeds") {
  Field f(pace_of(5));
  CHECK(f.may(move_of(Maneuver::pivot, 90)));
  CHECK_FALSE(f.may(move_of(Maneuver::bend, 15)));
  f.car().pace = f.car().turn_pace = int16_t(pace_of(30));
  CHECK(f.may(move_of(Maneuver::bootlegger)));
  f.car().kind = board::Kind::cycle;
  CHECK_FALSE(f.may(move_of(Maneuver::bootlegger)));
}

TEST_CASE("A jump flies 1 inch for 10 mph above 20 and adds what it meets to its landing") {
  Field f(pace_of(60));
  f.arena.ramps.push_back({.area = geometry::box({{12 * kInch, 10 * kInch}, 0}, {kInch, kInch})});
  for (int i = 0; i < 5 && f.car().run.kind != Going::air; ++i) f.phase();
  CHECK(f.car().run.kind == Going::air);
  CHECK(f.car().pose.at.x >= 13 * kInch);   // with the inch that carries it over the edge, not at the foot
  CHECK(f.car().pose.at.x <= 14 * kInch);
  hazard(f.work, 0, 2, kNobody, {});
  CHECK(f.car().run.d == 2);
  CHECK(f.car().hs == 3);
  for (int i = 0; i < 9 && f.car().run.kind == Going::air; ++i) {
    drive(f.work, 0, kStraight, 0);
    if (f.car().run.kind != Going::air) CHECK(f.car().hs == -2);   // D5: 1, 2 for four inches, 2 gathered
    end_of_phase(f.work);
    f.board.phase = int16_t(f.board.phase % 5 + 1);
  }
  CHECK(f.car().run.kind == Going::controlled);
}
