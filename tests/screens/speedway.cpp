// What screens of several boards and of games with secret hands do: who watches, whose copy, which board a film is on.
#include <catch2/catch_test_macros.hpp>

#include <set>

#include "core/dice.hpp"
#include "desk/play.hpp"
#include "screens/table/view.hpp"
#include "session/sim.hpp"
#include "shell/impl.hpp"

using namespace paddock;
using namespace paddock::app;

namespace {

std::unique_ptr<Session> meeting(int turn) {
  Setup setup;
  setup.game = "gravel_kings";
  for (int i = 0; i < 2; ++i) setup.seats.push_back({i ? "Lanterns" : "Hornets", i, i + 1, "link", Doc::object()});
  auto session = start_session(setup, 5, 77);
  REQUIRE(session);
  for (uint64_t n = 0; (*session)->actor() >= 0 && (*session)->turn() < turn; ++n) REQUIRE(sim_move(**session, "easy", mix64(n)));
  return std::move(*session);
}

std::unique_ptr<Session> opened(std::string const& link) {
  auto o = open_link(link, 5);
  REQUIRE(o);
  return std::move(o->session);
}

}  // namespace

TEST_CASE("a public link of a game with secret hands is watched: no seat to take, no order to write", "[app][play][links]") {
  auto const table = meeting(6);
  Play watcher("w", opened(table->table_link()));
  CHECK(watcher.race().watching());
  CHECK(watcher.phase() == Play::Phase::Watch);
  CHECK(watcher.state_chip() == "watching");
  CHECK_FALSE(watcher.waits_for_me());
  CHECK(watcher.chair().viewer() == kNobody);
  watcher.pick(0);
  CHECK(watcher.changes().take_notice().find("looking on") != std::string::npos);
  CHECK(watcher.chair().me() == kNobody);
  CHECK_FALSE(watcher.seal(1));
  CHECK(watcher.race().finished() == 5);             // the last turn's film is there
  CHECK_FALSE(watcher.truth().film(5).tracks.empty());
  Doc const kept = watcher.save();            // and after a reload
  auto again = load_session(kept);
  REQUIRE(again);
  CHECK(Play("w", std::move(*again), Play::extra_of(kept)).phase() == Play::Phase::Watch);
  Play seat("s", opened(table->invite_link(1)));
  CHECK_FALSE(seat.race().watching());
  CHECK(seat.chair().me() == 1);
  CHECK(seat.phase() != Play::Phase::Watch);
}

TEST_CASE("each seat's copy of a meeting is kept under a name of its own", "[app][links]") {
  auto const table = meeting(6);
  CHECK(copy_suffix(*table).empty());
  std::set<std::string> names;
  for (Seat seat = kNobody; seat < 2; ++seat) names.insert(copy_suffix(*opened(seat < 0 ? table->table_link() : table->invite_link(seat))));
  CHECK(names == std::set<std::string>{"-w", "-p1", "-p2"});
  auto const over = meeting(99);
  CHECK(over->actor() == kOver);
  CHECK(copy_suffix(*opened(over->table_link())) == "-p");
}

TEST_CASE("the board's page goes with the film from heat to heat", "[app][play]") {
  auto table = meeting(7);                    // several heats under way
  Play watcher("w", opened(table->table_link()));
  Film const film = watcher.truth().film(6);
  REQUIRE(film.parts.size() > 1);
  TableView view;
  view.refresh(watcher);
  view.turn_to(5);
  view.refresh(watcher);
  CHECK(view.page == 5);
  watcher.films().watch(6);
  REQUIRE(watcher.films().running());
  std::vector<int> seen;
  double now = 1000;
  for (int i = 0; i < 20000 && watcher.films().running(); ++i) {
    view.refresh(watcher);
    if (seen.empty() || seen.back() != view.page) seen.push_back(view.page);
    watcher.step(now += 50);
  }
  std::vector<int> wanted;
  for (Film::Part const& part : film.parts) wanted.push_back(part.page);
  CHECK(seen == wanted);
  view.refresh(watcher);
  CHECK(view.page < int(view.standing.pages.size()));
}

TEST_CASE("a film that is cut short holds nothing up", "[app][play]") {
  Setup setup;
  setup.game = "gravel_kings";
  for (int i = 0; i < 2; ++i) setup.seats.push_back({i ? "Lanterns" : "Hornets", i, i + 1, "bot easy", Doc::object()});
  auto session = start_session(setup, 5, 77);
  REQUIRE(session);
  Play play("m", std::move(*session));
  int cuts = 0;
  double now = 0;
  for (int i = 0; i < 20000 && play.phase() != Play::Phase::Over; ++i) {
    play.step(now += 20);
    if (play.films().held()) play.films().hold(false);
    else if (play.phase() == Play::Phase::Film && i % 5 == 4) play.films().turn_to(0), ++cuts;   // a bot has answered by then
  }
  CHECK(play.phase() == Play::Phase::Over);
  CHECK(cuts > 5);
}

TEST_CASE("what is left of a film begins on the board that was shown", "[app][play]") {
  auto const table = meeting(7);
  Film const film = table->film(6);
  REQUIRE(film.parts.size() > 1);
  float const later = film.parts[1].from + 1;
  Film const rest = rest_of(film, later);
  REQUIRE_FALSE(rest.parts.empty());
  CHECK(rest.parts[0].page == film.parts[1].page);
  CHECK(rest.parts[0].from == 0);
  CHECK(rest.parts.size() == film.parts.size() - 1);
}

// GK-6.10 the record's first turn holds the race-cards; people count from postal turn 1.
TEST_CASE("a post may name the postal turn, and every screen says the same", "[app][play][gm]") {
  Play gm("g", meeting(1));
  CHECK(gm.race().words().turn(gm.truth().turn()) == "turn 0");
  CHECK(gm.race().words().told(gm.truth().turn()) == "the race-cards");   // to who has no number to write
  CHECK(gm.race().words().told(gm.truth().turn() + 1) == "turn 1");
  std::string const card = "1 4, 2 3, 1 5, 2 4, 3 5; reserve 6";
  CHECK(gm.inbox().paste("Hornets, turn 1: " + card, 10) == 0);
  CHECK(gm.changes().take_notice().find("another turn than 0") != std::string::npos);
  CHECK(gm.inbox().paste("Hornets, turn 0: " + card, 11) == 1);
  CHECK(gm.tray().of(0) != nullptr);
  auto const later = meeting(4);
  CHECK(later->report(3).turn == 2);
  CHECK(later->words().turn_title(later->turn()) == "Turn 3");
}

TEST_CASE("what is proposed can be sealed on a player's copy, too", "[app][play][links]") {
  auto table = meeting(1);
  Play seat("s", opened(table->invite_link(1)));
  REQUIRE(seat.phase() == Play::Phase::Decide);
  Verdict const v = seat.seal(1);
  INFO(v.why);
  REQUIRE(v);
  CHECK(seat.truth().committed(1));
  auto const sent = open_link(seat.session().orders_link(1), 5);
  REQUIRE(sent);
  auto const sheet = table->read_orders(sent->orders);
  REQUIRE(sheet);
  CHECK(sheet->clean == "1 4, 2 3, 1 5, 2 4, 3 5; reserve 6");
}

namespace {

// The host manages the Hornets and is asked at the table, says the set-up; the Lanterns come by link.
std::unique_ptr<Session> half_by_link(std::string const& decisions) {
  Setup setup;
  setup.game = "gravel_kings";
  for (int i = 0; i < 2; ++i) setup.seats.push_back({i ? "Lanterns" : "Hornets", i, i + 1, i ? "link" : "you", Doc::object()});
  if (!decisions.empty()) setup.settings["decisions"] = decisions;
  auto session = start_session(setup, 5, 77);
  REQUIRE(session);
  return std::move(*session);
}

// What is asked by the buttons: the first names for heat 6, the first stock order for every rider.
void write_sheet(Play& play) {
  REQUIRE(play.phase() == Play::Phase::Decide);
  auto const seat = play.chair().viewer();
  auto const names = [&] { return play.draft().session().questions(seat, play.draft().session().order_text(seat)); };
  for (auto q = names(); !q.empty() && q[0].label.rfind("Heat 6", 0) == 0; q = names()) REQUIRE(play.act(q[0].choices[0].play));
  std::string text = play.draft().session().order_text(seat);
  for (size_t i = 0; i < play.draft().session().questions(seat, text).size(); ++i) {
    Question const q = play.draft().session().questions(seat, text)[i];
    if (q.label != "Stock orders") continue;
    text = *edited(text, *q.choices[0].edit);
    REQUIRE(play.draft().type(text).error_column == 0);
  }
}

}  // namespace

// GK-9.1 one club away: all people write sheets, nobody is asked card by card against orders that are not there yet.
TEST_CASE("a meeting with one club by link is played to its end, turn by turn", "[app][play][links][gm]") {
  Play host("g", half_by_link(""));
  double now = 0;
  int turns = 0;
  for (; turns < 40 && host.truth().actor() != kOver; ++turns) {
    while (host.step(now += 500)) {
    }
    int const turn = host.truth().turn();
    INFO("turn " << turn);
    REQUIRE_FALSE(host.truth().midway());
    CHECK_FALSE(host.publishing().can_publish());
    if (host.tray().decides(0)) {
      REQUIRE(host.phase() == Play::Phase::Decide);
      CHECK(host.publishing().blind());
      if (turn > 1 && turn < 5) write_sheet(host);
      if (turn == 7) write_sheet(host);
      REQUIRE(host.seal(1));
      REQUIRE(host.tray().of(0));
      if (turn < 5) CHECK_FALSE(host.tray().of(0)->text.empty());
    }
    if (host.tray().decides(1)) {
      CHECK_FALSE(host.publishing().can_publish());
      Play guest("p", opened(host.truth().invite_link(1)), {}, 1);
      REQUIRE(guest.phase() == Play::Phase::Decide);
      if (turn > 1 && turn < 5) write_sheet(guest);
      std::string const written = guest.truth().order_text(1);
      REQUIRE(guest.seal(1));
      std::string const sealed = guest.truth().order_text(1);  // it stands there after the seal: what was written, else what was proposed
      CHECK_FALSE(sealed.empty());
      if (turn > 1) CHECK((written.empty() ? sealed != "NO ORDERS" : sealed == written));
      REQUIRE(host.inbox().paste(guest.truth().orders_link(1), 2) == 1);
    }
    REQUIRE(host.publishing().can_publish());
    REQUIRE(host.publish());
    CHECK(host.truth().turn() > turn);
  }
  CHECK(host.truth().actor() == kOver);
  CHECK(turns > 8);
  CHECK(host.truth().recap().classification.size() == 2);
}

TEST_CASE("an empty sheet is sealed as proposed; one with riders of whom it says nothing tells what they will do", "[app][play]") {
  Play host("g", half_by_link("sheets"));
  REQUIRE(host.seal(1));
  Play guest("p", opened(host.truth().invite_link(1)), {}, 1);
  REQUIRE(guest.seal(1));
  REQUIRE(host.inbox().paste(guest.truth().orders_link(1), 2) == 1);
  REQUIRE(host.publish());
  host.films().turn_to(0);
  Desk const desk = host.draft().session().desk(0);
  CHECK(desk.commit == "Seal this sheet: spares good cards");
  REQUIRE(desk.lines.size() == 4);
  for (Line const& l : desk.lines) CHECK(l.text.find(", proposed: plays ") != std::string::npos);
  for (Question const& q : host.draft().session().questions(0, ""))
    if (q.label == "Stock orders" && host.draft().session().order_text(0).empty()) REQUIRE(host.draft().type(*edited("", *q.choices[0].edit)).error_column == 0);
  Desk const begun = host.draft().session().desk(0);
  CHECK(begun.commit == "Seal, 3 without orders");
  REQUIRE(begun.lines.size() == 3);
  for (Line const& l : begun.lines) CHECK(l.text.find("without orders: plays his lowest legal card, then draws a hidden card") != std::string::npos);
  write_sheet(host);
  CHECK(host.draft().session().desk(0).commit == "Seal orders");
  CHECK(host.draft().session().desk(0).lines.empty());
  host.draft().clear();
  REQUIRE(host.seal(2));
  REQUIRE(host.tray().of(0));
  Sheet const sheet = host.truth().read(0, host.tray().of(0)->text);
  INFO(host.tray().of(0)->text);
  CHECK(sheet.error_column == 0);
  CHECK(sheet.clean.find("RIDER") != std::string::npos);
}

TEST_CASE("who is asked gets a card proposed with a reason, and it is one that may be played", "[app][play]") {
  Setup setup;
  setup.game = "gravel_kings";
  for (int i = 0; i < 2; ++i) setup.seats.push_back({i ? "Lanterns" : "Hornets", i, i + 1, i ? "bot easy" : "you", Doc::object()});
  auto session = start_session(setup, 5, 77);
  REQUIRE(session);
  Play play("g", std::move(*session));
  std::set<std::string> reasons;
  double now = 0;
  int asked = 0;
  for (int n = 0; n < 20000 && play.phase() != Play::Phase::Over; ++n) {
    play.step(now += 100);
    if (play.phase() == Play::Phase::Film) play.films().turn_to(0);
    if (play.phase() != Play::Phase::Decide) continue;
    if (play.truth().midway()) {
      ++asked;
      Desk const desk = play.draft().session().desk(0);
      REQUIRE(desk.commit_play.size() == 1);
      CHECK(play.truth().why_not(desk.commit_play[0]));
      auto const q = play.draft().session().questions(0, "");
      REQUIRE(q.size() == 1);
      REQUIRE(q[0].chosen >= 0);
      CHECK(q[0].choices[size_t(q[0].chosen)].play == desk.commit_play);
      CHECK(desk.commit.rfind(q[0].choices[size_t(q[0].chosen)].commit + ": ", 0) == 0);
      reasons.insert(desk.commit.substr(desk.commit.find(": ") + 2));
    } else if (play.truth().turn() == 7) write_sheet(play);
    REQUIRE(play.seal(1));
  }
  CHECK(play.phase() == Play::Phase::Over);
  CHECK(asked > 60);
  CHECK(reasons.size() >= 4);
}
