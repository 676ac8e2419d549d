// Games that ask on the way (Speed Circuit): what is shown when, who is asked, what a save in mid-turn comes back to.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>

#include "desk/play.hpp"
#include "screens/gm/outgoing.hpp"
#include "screens/table/view.hpp"

using namespace paddock;
using namespace paddock::app;

namespace {

std::unique_ptr<Session> circuit(std::vector<std::string> const& drivers) {
  Setup s;
  s.game = "speed_circuit";
  s.track = "copper_kettle";
  s.laps = 1;
  for (size_t i = 0; i < drivers.size(); ++i) {
    SeatSetup seat;
    seat.name = "Driver " + std::to_string(i + 1);
    seat.number = int(i) + 11;
    seat.driver = drivers[i];
    seat.options = Doc::object();
    s.seats.push_back(seat);
  }
  auto made = start_session(s, 7, 0x1234);
  REQUIRE(made);
  return std::move(*made);
}

void pump(Play& play) {
  static double now = 0;
  for (int i = 0; i < 20000 && play.step(now += 50); ++i) {
  }
}

// Car and bid as they come, then a plot.
void to_plots(Play& play) {
  for (int turn = 1; turn <= 2; ++turn) {
    pump(play);
    REQUIRE(play.truth().turn() == turn);
    REQUIRE(play.draft().type(turn == 1 ? "60/40/160/60/6/6" : "nothing").error_column == 0);
    REQUIRE(play.seal(1));
  }
  pump(play);
  REQUIRE(play.truth().turn() == 3);
}

}  // namespace

TEST_CASE("a turn that asks: the film of what happened, then the question; answers end the turn", "[app][play]") {
  Play play("a", circuit({"you", "bot easy", "bot easy"}));
  to_plots(play);
  REQUIRE(play.draft().type("60").error_column == 0);
  REQUIRE(play.seal(1));
  int asked = 0;
  for (; asked < 30 && play.truth().turn() == 3; ++asked) {
    pump(play);
    if (play.truth().turn() > 3) break;
    REQUIRE(play.truth().midway());
    REQUIRE(play.phase() == Play::Phase::Decide);
    CHECK(play.chair().me() == 0);
    CHECK(play.truth().actor() == 0);
    CHECK_FALSE(play.holding());
    CHECK_FALSE(play.draft().can_undo());
    CHECK(play.draft().type("80").clean.empty());                     // nothing can be typed here
    CHECK_FALSE(play.truth().questions(0, "").empty());
    CHECK_FALSE(play.truth().log(3).empty());                 // what has happened so far
    uint64_t const before = play.truth().hash();
    CHECK_FALSE(play.act({Action{999, 0}}));                  // refused: nothing changed
    CHECK(play.truth().hash() == before);
    REQUIRE(play.seal(1));                                    // what a careful driver would do
  }
  CHECK(asked > 0);
  CHECK(play.truth().turn() == 4);
  CHECK(play.race().finished() == 3);
}

TEST_CASE("a save in mid-turn comes back to the same question", "[app][play]") {
  Play play("a", circuit({"you", "bot easy"}));
  to_plots(play);
  REQUIRE(play.draft().type("60").error_column == 0);
  REQUIRE(play.seal(1));
  pump(play);
  REQUIRE(play.truth().midway());
  Doc const save = play.save();
  auto again = load_session(save);
  REQUIRE(again);
  CHECK((*again)->midway());
  CHECK((*again)->hash() == play.truth().hash());
  Play other("a", std::move(*again), Play::extra_of(save));
  pump(other);
  CHECK(other.phase() == Play::Phase::Decide);
  CHECK(other.draft().session().desk(0).title == play.draft().session().desk(0).title);
  while (other.truth().turn() == 3) {
    pump(other);
    if (other.truth().turn() > 3) break;
    REQUIRE(other.seal(1));
  }
  CHECK(other.truth().turn() == 4);
}

TEST_CASE("at one screen only secrets are covered", "[app][play]") {
  Play play("a", circuit({"screen", "screen"}));
  for (int n = 0; n < 200 && play.truth().turn() < 5; ++n) {
    pump(play);
    if (play.phase() == Play::Phase::Cover) {
      bool const open = play.truth().midway() && !play.truth().desk(play.chair().next_here()).secret;
      CHECK_FALSE(open);
      play.uncover();
      continue;
    }
    REQUIRE(play.phase() == Play::Phase::Decide);
    if (!play.truth().midway()) REQUIRE(play.draft().type(play.truth().turn() == 1 ? "60/40/160/60/6/6" : play.truth().turn() == 2 ? "nothing" : "60").error_column == 0);
    REQUIRE(play.seal(1));
  }
  CHECK(play.truth().turn() == 5);
}

TEST_CASE("a seat by link is never asked on the way", "[app][play]") {
  Play play("a", circuit({"you", "link"}));
  for (int n = 0; n < 100 && play.truth().turn() < 5; ++n) {
    pump(play);
    if (play.phase() == Play::Phase::Decide) {
      CHECK(play.chair().me() == 0);
      if (!play.truth().midway()) REQUIRE(play.draft().type(play.truth().turn() == 1 ? "60/40/160/60/6/6" : play.truth().turn() == 2 ? "nothing" : "60").error_column == 0);
      REQUIRE(play.seal(1));
    } else {
      Collected ghost;
      ghost.way = Collected::Ghost;
      if (!play.tray().is_in(1)) play.collect(1, ghost);
      if (play.publishing().can_publish()) REQUIRE(play.publish());
    }
  }
  CHECK(play.truth().turn() == 5);
}

TEST_CASE("the rest of a film begins where one has stopped looking", "[app][play]") {
  Film film;
  film.length = 10, film.arrival = 8;
  Film::Track track;
  track.seat = 0;
  for (int i = 0; i <= 4; ++i) track.keys.push_back({float(i) * 2, {float(i), 0}, 0});
  film.tracks.push_back(track);
  for (float time : {3.0f, 7.0f}) film.effects.emplace_back().time = time;
  Film const rest = rest_of(film, 4);
  CHECK(rest.length == 6);
  CHECK(rest.arrival == 4);
  REQUIRE(rest.tracks[0].keys.size() == 3);
  CHECK(rest.tracks[0].keys[0].at == Vec{2, 0});
  CHECK(rest.tracks[0].keys[0].time == 0);
  REQUIRE(rest.effects.size() == 1);
  CHECK(rest.effects[0].time == 3);
  CHECK(rest_of(film, 0).length == 10);
}

TEST_CASE("while the film of a roll runs the log is the one it began with; then it tells the roll", "[app][play]") {
  Play play("a", circuit({"you", "bot easy"}));
  to_plots(play);
  REQUIRE(play.draft().type("80").error_column == 0);                 // a start test
  REQUIRE(play.seal(1));
  pump(play);
  REQUIRE(play.truth().midway());
  TableView view;
  view.refresh(play);
  CHECK(view.log_turn == 3);
  size_t const before = view.log.size();
  auto const rolls = [&] { return std::count_if(view.log.begin(), view.log.end(), [](Line const& l) { return l.text.find(" rolls on the start") != std::string::npos; }); };
  REQUIRE(rolls() == 0);
  REQUIRE(play.seal(1));                                      // no chip: the dice
  REQUIRE(play.films().running());
  REQUIRE(play.films().playback().film.told.size() == 1);
  view.refresh(play);
  CHECK(view.log_turn == 3);
  CHECK(view.log.size() == before);
  pump(play);
  view.refresh(play);
  CHECK(rolls() == 1);
}

namespace {

// What a race order says, as it is compared.
std::vector<std::array<int64_t, 4>> rows_of(Standing const& standing) {
  std::vector<std::array<int64_t, 4>> out;
  for (Standing::Row const& r : standing.rows) out.push_back({r.seat, r.place, r.main, r.state});
  return out;
}

}  // namespace

TEST_CASE("the race order waits for the film as the log does, in every part of a turn that asks on the way", "[app][play]") {
  Play play("a", circuit({"you", "bot easy", "bot easy"}));
  to_plots(play);
  TableView view;
  view.refresh(play);
  double now = 1e8;
  play.step(now);          // its clock is this one from now on
  int films = 0, parts = 0, moved = 0;
  while (play.truth().turn() < 7 && play.phase() == Play::Phase::Decide) {
    auto const began = rows_of(view.standing);
    auto before = began;
    std::string const turn = top_value(view.standing, "Turn");   // counted from the first plot
    int const of = play.truth().turn();
    bool const midway = play.truth().midway();
    if (!midway) play.draft().type("60");
    REQUIRE(play.seal(1));
    bool filmed = false;
    for (int i = 0; i < 20000 && play.step(now += 50) && play.race().finished() <= of; ++i) {
      view.refresh(play);
      if (!play.films().running()) before = rows_of(view.standing);   // bots choose
      if (!play.films().running() || play.films().turn() != of) continue;
      CHECK(rows_of(view.standing) == before);
      CHECK(top_value(view.standing, "Turn") == turn);
      filmed = true;
    }
    view.refresh(play);
    if (play.phase() == Play::Phase::Decide) CHECK(rows_of(view.standing) == rows_of(play.truth().standing(kNobody)));
    films += filmed, parts += filmed && midway, moved += rows_of(view.standing) != began;
  }
  CHECK(films > 1);
  CHECK(parts > 0);        // films of the rest of a turn were among them
  CHECK(moved > 0);        // and the order is another one after them
}

TEST_CASE("cars and bids come before turn 1: nothing outside calls them by a number below it", "[app][gm]") {
  Play gm("a", circuit({"link", "link", "link"}));
  REQUIRE(gm.truth().turn() == 1);
  CHECK(gm.race().words().number(1) == -1);
  CHECK(calendar_name(gm) == "turn-0.ics");
  gm.inbox().paste("Driver 2, turn 3: 80\n", 10);
  std::string const said = gm.changes().take_notice() + gm.inbox().notes();
  CHECK(said.find("for another turn than car building") != std::string::npos);
  CHECK(said.find("-1") == std::string::npos);
}
