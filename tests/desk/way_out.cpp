// Ways out of a lost race, and looking back: what the table shows and what the record keeps.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>

#include "desk/play.hpp"
#include "duels.hpp"

using namespace paddock;
using namespace paddock::app;

namespace {

std::unique_ptr<Session> race(std::string const& game, std::vector<std::string> const& drivers, int laps = 1) {
  Setup s;
  s.game = game;
  s.track = find_game(game)->tracks()[0].id;
  s.laps = laps;
  for (size_t i = 0; i < drivers.size(); ++i) {
    SeatSetup seat;
    seat.name = std::string(1, char('P' + i)) + "at";
    seat.number = int(i) + 11;
    seat.livery = int(i);
    seat.driver = drivers[i];
    seat.options = Doc::object();
    s.seats.push_back(seat);
  }
  auto made = start_session(s, 7, 0x1234);
  REQUIRE(made);
  return std::move(*made);
}

bool pump(Play& play, int frames = 60000) {
  static double now = 0;
  for (int i = 0; i < frames; ++i)
    if (!play.step(now += 50)) return true;
  return false;
}

// A page opened from its save and from its replay link tells the same.
void check_record(Play const& play) {
  Doc const kept = play.save();
  auto again = load_session(kept);
  REQUIRE(again);
  CHECK((*again)->hash_matches());
  CHECK((*again)->hash() == play.truth().hash());
  auto replay = open_link(play.truth().replay_link(), 3);
  REQUIRE(replay);
  CHECK(replay->session->hash() == play.truth().hash());
}

}  // namespace

TEST_CASE("the autopilot drives on to the end, and the record says what it drove", "[app][play]") {
  for (char const* game : {"nascar", "speed_circuit", "gravel_kings"}) {
    INFO(game);
    Play play("a", race(game, {"you", "bot easy"}));
    Seat const me = 0;
    REQUIRE(play.drivers().can_hand_over(me));
    play.hand_over(me, "autopilot");
    CHECK(play.drivers().handed(me) == "autopilot");
    CHECK(play.chair().me() == me);   // he still looks on through his own seat
    CHECK(play.phase() != Play::Phase::Decide);
    REQUIRE(play.act({Action{}}).why != "");   // and plays nothing
    play.run_to_end();
    REQUIRE(pump(play));
    CHECK(play.phase() == Play::Phase::Over);
    CHECK_FALSE(play.race().stopped());
    CHECK(play.truth().actor() == kOver);
    check_record(play);
  }
}

TEST_CASE("a bot drives for one turn, then its driver is back", "[app][play]") {
  Play play("a", race("nascar", {"you", "bot easy"}));
  play.hand_over(0, "bot easy");
  static double now = 1e7;
  for (int i = 0; i < 20000 && play.race().finished() < 1; ++i) play.step(now += 50);
  REQUIRE(play.race().finished() >= 1);
  CHECK_FALSE(play.truth().order_as_sent(0, 1).empty());
  // Kept in the save: who opens it again is not asked either.
  Doc const kept = play.save();
  auto again = load_session(kept);
  REQUIRE(again);
  Play later("a", std::move(*again), Play::extra_of(kept));
  CHECK(later.drivers().handed(0) == "bot easy");
  later.hand_over(0, "");
  later.films().show(0);
  CHECK(later.drivers().handed(0).empty());
  CHECK(later.phase() == Play::Phase::Decide);
  CHECK_FALSE(later.drivers().can_hand_over(1));   // a bot of the set-up is nobody's to hand over
}

TEST_CASE("one of two at a screen hands over: the other is asked without a cover", "[app][play]") {
  Play play("a", race("nascar", {"you", "screen"}));
  CHECK(play.drivers().shared_screen());
  play.uncover();
  REQUIRE(play.chair().me() == 0);
  play.hand_over(0, "autopilot");
  CHECK_FALSE(play.drivers().shared_screen());
  CHECK_FALSE(play.chair().covered());
  CHECK(play.chair().me() == 1);
  CHECK(play.phase() == Play::Phase::Decide);
}

TEST_CASE("ending now is a mark of the save: nothing of the record changes, and it can be taken back", "[app][play]") {
  for (char const* game : {"nascar", "speed_circuit", "gravel_kings"}) {
    INFO(game);
    Play play("a", race(game, {"you", "bot easy"}));
    uint64_t const hash = play.truth().hash();
    REQUIRE(play.can_end_now());
    play.end_now(true);
    CHECK(play.phase() == Play::Phase::Over);
    CHECK(play.state_chip() == "finished");
    CHECK_FALSE(play.waits_for_me());
    CHECK(play.chair().next_here() == kNobody);
    CHECK(play.truth().hash() == hash);
    CHECK(play.truth().actor() != kOver);
    Doc const kept = play.save();
    auto again = load_session(kept);
    REQUIRE(again);
    Play later("a", std::move(*again), Play::extra_of(kept));
    CHECK(later.race().stopped());
    CHECK(later.phase() == Play::Phase::Over);
    later.end_now(false);
    CHECK(later.phase() == Play::Phase::Decide);
    CHECK(later.truth().hash() == hash);
  }
}

TEST_CASE("a past turn that was asked for stays on the board; the one just driven does not", "[app][play]") {
  Play play("a", race("nascar", {"you", "bot easy"}));
  for (int turn = 1; turn <= 3; ++turn) {
    pump(play);
    REQUIRE(play.phase() == Play::Phase::Decide);
    play.draft().type("MMM");
    REQUIRE(play.seal(100));
    CHECK_FALSE(play.films().playback().asked);
    pump(play);
    CHECK(play.films().turn() == 0);
  }
  play.films().watch(1, false, true);
  CHECK(play.films().playback().asked);
  pump(play);
  CHECK_FALSE(play.films().running());
  CHECK(play.films().turn() == 1);
  play.films().watch(play.race().finished(), false, true);   // what the board shows anyway
  pump(play);
  CHECK(play.films().turn() == 0);
}

TEST_CASE("to the flag: the rest is driven without films, from the middle of a turn that asks on the way, too", "[app][play]") {
  for (char const* game : {"speed_circuit", "gravel_kings"}) {
    INFO(game);
    Play play("a", race(game, {"you", "bot easy"}));
    for (int n = 0; n < 5; ++n) {
      pump(play);
      REQUIRE(play.seal(1));
    }
    play.hand_over(0, "autopilot");
    play.run_to_end();
    static double now = 1e9;
    int films = 0, frames = 0;
    for (; frames < 60000 && play.step(now += 50); ++frames) films += play.films().running();
    CHECK(films == 0);
    CHECK(play.race().over());
  }
}

TEST_CASE("a stranger's replay marks nobody as me", "[app][play]") {
  Play mine("a", race("nascar", {"you", "bot easy"}));
  mine.hand_over(0, "autopilot");
  mine.run_to_end();
  REQUIRE(pump(mine));
  auto opened = open_link(mine.truth().replay_link(), 3);
  REQUIRE(opened);
  Play theirs("0000000000001234-r", std::move(opened->session));
  CHECK(theirs.phase() == Play::Phase::Over);
  CHECK(theirs.chair().me() == kNobody);
}

TEST_CASE("the reach of another car is what everybody may know", "[app][play]") {
  Play play("a", race("nascar", {"you", "bot easy", "link"}));
  pump(play);
  CHECK_FALSE(play.reach_of(1).empty());
  CHECK_FALSE(play.reach_of(2).empty());
  auto opened = open_link(play.truth().invite_link(2), 5);
  REQUIRE(opened);
  Play player("b", std::move(opened->session), {}, opened->seat);
  CHECK_FALSE(player.reach_of(0).empty());
  CHECK(player.chair().me() == 2);
  CHECK(player.phase() == Play::Phase::Decide);
  Play meeting("m", race("gravel_kings", {"you", "bot easy"}));
  CHECK(meeting.reach_of(1).empty());   // a hand of cards is a secret
}

TEST_CASE("a bot that takes over at the line-up drives what was brought, and brings the same when that is taken back", "[app][play][car_wars][R-24]") {
  Play play("a", duels::duel({"mail", "bot easy", "mail"}));
  play.collect(0, {.way = Collected::TypedIn, .text = "Breadcrumbs, 30 mph", .actions = {}, .why = {}});
  play.hand_over(0, "bot easy");
  REQUIRE(play.tray().of(0));
  CHECK(play.tray().of(0)->text == "Breadcrumbs, 30 mph");
  play.collect(2, {.way = Collected::TypedIn, .text = "Needlework, 30 mph", .actions = {}, .why = {}});
  REQUIRE(pump(play));
  REQUIRE(play.publish());
  REQUIRE(pump(play));
  std::vector<std::string> brought;
  for (Seat s = 0; s < 3; ++s) brought.push_back(play.truth().order_as_sent(s, 1));
  CHECK(brought[0] == "Breadcrumbs, 30 mph");
  REQUIRE(play.take_back("a slip"));
  for (Seat s = 0; s < 3; ++s) {
    INFO(s);
    REQUIRE(play.tray().of(s));
    CHECK(play.tray().of(s)->text == brought[size_t(s)]);
  }
}
