// What the table's panels say and do, without a window: the seal that asks once, places of faults, ways out, looking back.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>

#include "bare.hpp"
#include "desk/play.hpp"
#include "screens/setup/defaults.hpp"
#include "screens/table/around.hpp"
#include "screens/table/draft.hpp"
#include "screens/table/leave.hpp"
#include "screens/table/left.hpp"
#include "screens/table/order_entry.hpp"
#include "screens/table/over_board.hpp"
#include "screens/table/waiting.hpp"
#include "session/session.hpp"
#include "store/library.hpp"

using namespace paddock;
using namespace paddock::app;
using bare::Bare;

namespace {

std::unique_ptr<Session> race(std::string const& game, std::vector<std::string> const& drivers, int max_turns = 0) {
  Setup s;
  s.game = game;
  s.title = "Sandstorm 500";
  s.track = find_game(game)->tracks()[0].id;
  s.laps = 1;
  if (max_turns) s.settings["maxTurns"] = max_turns;
  for (size_t i = 0; i < drivers.size(); ++i)
    s.seats.push_back({std::string(1, char('P' + i)) + "at", int(i), int(i) + 11, drivers[i], Doc::object()});
  auto made = start_session(s, 7, 0x1234);
  REQUIRE(made);
  return std::move(*made);
}

double now_ms = 0;
void pump(Play& play) {
  for (int i = 0; i < 60000 && play.step(now_ms += 50); ++i) {
  }
}

// `turns` turns of a Nascar race in which the first seat is mine.
void drive(Play& play, int turns) {
  for (int turn = 0; turn < turns; ++turn) {
    pump(play);
    REQUIRE(play.phase() == Play::Phase::Decide);
    play.draft().type("MMM");
    REQUIRE(play.seal(100));
  }
  pump(play);
}

WayOut const* way(std::vector<WayOut> const& ways, std::string const& id) {
  auto const found = std::find_if(ways.begin(), ways.end(), [&](WayOut const& w) { return id == w.id; });
  return found == ways.end() ? nullptr : &*found;
}

// A form of one ladder: a speed that is free, one that leads into trouble.
std::vector<Question> ladder(int chosen) {
  Question q;
  q.label = "Speed";
  Choice safe, bad;
  safe.text = "60", safe.note = "free", safe.tone = Tone::Good, safe.edit = Edit{0, 0, "60"};
  bad.text = "120", bad.note = "a spin or worse in Willow", bad.tone = Tone::Bad, bad.edit = Edit{0, 0, "120"};
  q.choices = {safe, bad};
  q.chosen = chosen;
  return {q};
}

Desk written(std::string const& text, std::string const& count) {
  Desk desk;
  desk.text = text, desk.count = count;
  desk.commit = "Seal order";
  desk.commit_play = {Action{1, 0}};
  return desk;
}

Key step_key() {
  Key key;
  key.cap = "M", key.label = "ahead";
  return key;
}

bool has(std::string const& text, std::string const& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("a form whose chosen answer leads into trouble asks once, saying what happens", "[app][table]") {
  Bare bare;
  Stage stage = bare.of(nullptr);
  Draft draft;
  Desk const desk = written("120", "");
  draft.questions = ladder(1);
  CHECK(draft.doubt(desk) == "Speed 120: a spin or worse in Willow.");
  draft.seal(stage, desk);
  CHECK(draft.asked());
  CHECK(bare.intents.empty());
  draft.seal(stage, desk);                  // the second press means it
  REQUIRE(bare.intents.size() == 1);
  CHECK(bare.intents[0].kind == Intent::Commit);
  CHECK_FALSE(draft.asked());
  draft.questions = ladder(0);              // nothing amiss: sealed at once
  CHECK(draft.doubt(desk).empty());
  draft.seal(stage, desk);
  CHECK(bare.intents.size() == 2);
}

TEST_CASE("a choice on the way says its danger on its own button and is not asked again", "[app][table]") {
  auto questions = ladder(1);
  for (Choice& c : questions[0].choices) c.edit.reset(), c.play = {Action{1, 0}}, c.commit = "Drive on";
  CHECK(bad_answers(questions).empty());
  CHECK(bad_answers(ladder(-1)).empty());
}

TEST_CASE("a fault of a sheet of several lines is told by line and column, in letters", "[app][table]") {
  CHECK(fault_place("AMX", 3) == "Column 3");
  CHECK(fault_place("HEAT 1\nPLAY X9", 13) == "Line 2, column 6");
  CHECK(fault_place("HEAT 1\nPLAY X9", 1) == "Line 1, column 1");
  CHECK(fault_place("Tom\xc3\xa1s X", 8) == "Column 7");
  CHECK(fault_place("A\n", 3) == "Line 2, column 1");
  CHECK(fault_place("A", 99) == "Column 2");
}

TEST_CASE("of advice that is too long a phone shows whole sentences, else whole words", "[app][table]") {
  auto const lines_of = [](std::string_view words) { return (words.size() + 9) / 10; };   // ten letters a line
  CHECK(short_advice("Do *that*.", 2, lines_of) == "Do *that*.");
  CHECK(short_advice("Do *that*. Nobody sees it before all have.", 2, lines_of) == "Do *that*.");
  CHECK(short_advice("Tap *one of these* before the others do.", 2, lines_of) == "Tap *one of these*\xE2\x80\xA6");
  CHECK(short_advice("Tap now *one of these* before.", 2, lines_of) == "Tap now *one of*\xE2\x80\xA6");
}

TEST_CASE("the coach never calls an order complete that is too long, short or at a dead end", "[app][table]") {
  Desk much = written("MMMMMMMMMM", "10 of 6"), dead = written("MM", "2 of 6"), brief = written("MMM", "3 of 6"), whole = written("MMMMMM", "6 of 6");
  CHECK(has(advice(much, Words{}, false), "*4* more than the *6* steps"));
  CHECK(has(advice(dead, Words{}, false), "no step leads on from here"));   // no key is allowed: none is asked for
  brief.keys = whole.keys = much.keys = {step_key()};
  CHECK(has(advice(brief, Words{}, false), "*3* more steps to write"));
  CHECK(has(advice(much, Words{}, true), "Tap *undo*"));
  CHECK(has(advice(whole, Words{}, false), "complete"));
  for (Desk const& desk : {much, dead, brief}) CHECK_FALSE(has(advice(desk, Words{}, false), "complete"));
}

TEST_CASE("the way out says on which turn the race ends at the latest", "[app][table]") {
  Play play("a", race("nascar", {"you", "bot easy"}, 10));
  CHECK(latest_end(play.truth().standing(kNobody), play.race().words()) == "The race ends at the latest on turn 10.");
  Play duel("b", race("car_wars", {"you", "bot easy"}, 0));
  Standing const cars = duel.truth().standing(kNobody);
  CHECK(latest_end(cars, duel.race().words()) == "The duel ends at the latest on turn 30.");   // no phases
  CHECK_FALSE(cars.sorted.empty());      // who moves first, not who leads
  CHECK(cars.words(cars.rows[0]) == "0 mph, 0 points");
  Standing plain;
  CHECK(latest_end(plain, play.race().words()).empty());
  plain.last_turn = 60;
  CHECK(latest_end(plain, play.race().words()) == "The race ends at the latest on turn 60.");
}

TEST_CASE("a player by link can ask his GM for a bot, with race, turn, car and driver", "[app][table]") {
  for (char const* game : {"nascar", "speed_circuit", "gravel_kings"}) {
    INFO(game);
    Play gm("a", race(game, {"link", "link"}));
    CHECK(way(ways_out(gm), "ask-gm") == nullptr);
    auto opened = open_link(gm.truth().invite_link(1), 5);
    REQUIRE(opened);
    Play player("b", std::move(opened->session), {}, opened->seat);
    auto const ways = ways_out(player);
    WayOut const* ask = way(ways, "ask-gm");
    REQUIRE(ask);
    CHECK(ask->kind == Intent::Copy);
    CHECK_FALSE(ask->words.empty());
    for (std::string const& part : {std::string("Sandstorm 500"), std::string("Qat"), std::string("12"), "let a bot " + player.race().words().drive + " on for me"}) CHECK(has(ask->text, part));
    bool const numbered = game != std::string_view("speed_circuit");   // whose cars are built before turn 1
    CHECK(has(ask->text, numbered ? player.race().words().turn(player.truth().turn()) : "Qat"));
    gm.inbox().paste(ask->text, 10);                // it is no order
    CHECK_FALSE(gm.tray().of(1));
  }
  Play gm("a", race("gravel_kings", {"link", "link"}));
  auto public_copy = open_link(gm.truth().table_link(), 5);
  REQUIRE(public_copy);
  Play watcher("w", std::move(public_copy->session));
  REQUIRE(watcher.race().watching());
  CHECK(ways_out(watcher).empty());
}

TEST_CASE("looking back shows what everybody drove, under the head of that turn, and nobody as sealed", "[app][table]") {
  Bare bare;
  Play play("a", race("nascar", {"you", "bot easy", "bot easy"}));
  drive(play, 2);
  play.films().show(1);
  TableView view;
  view.refresh(play);
  CHECK_FALSE(view.now);
  REQUIRE(view.driven.size() == 3);
  for (TableView::Driven const& d : view.driven) {
    CHECK_FALSE(d.text.empty());
    CHECK(view.row(d.seat));
  }
  CHECK(top_value(view.standing, "Turn") == "1");
  CHECK(view.log_turn == 1);
  Stage stage = bare.of(&play);
  Twin twin;
  make_table_screen()->twin(stage, twin);
  for (std::string_view const begins : {"Looking back: after ", "Your order: "})
    CHECK(std::count_if(twin.decision.text.begin(), twin.decision.text.end(), [&](std::string const& words) { return words.starts_with(begins); }) == 1);
  for (Standing::Row const& row : view.standing.rows) CHECK(std::string(state_words(play, row, view.now)) == "raced on");
  play.films().show(0);
  view.refresh(play);
  CHECK(view.now);
  CHECK(std::string(state_words(play, *view.row(0), view.now)) == "yours");
  play.films().watch(1);
  view.refresh(play);
  REQUIRE(play.films().running());
  CHECK(looking_back(play, view).at(0) == "Shown: turn 1.");
}

TEST_CASE("after orders written ahead the log tells all that has gone by since the last decision", "[app][table][car_wars]") {
  Play play("a", race("car_wars", {"you", "bot easy"}));
  TableView view;
  auto const decide = [&](std::string const& order) {
    pump(play);
    REQUIRE(play.phase() == Play::Phase::Decide);
    view.refresh(play);
    play.draft().type(order);
    REQUIRE(play.seal(100));
    pump(play);
    view.refresh(play);
  };
  decide("Needlework, 30 mph");
  decide("straight, hold fire");
  CHECK(view.log_from == view.log_turn);                 // one phase alone, as always
  int const before = play.race().finished();
  decide("straight, hold fire; hold course for 3 phases; stop never");
  int const after = play.race().finished();
  REQUIRE(after >= before + 3);
  CHECK(view.tells_several());
  CHECK(view.log_from == before + 1);
  CHECK(view.log_turn == after);
  REQUIRE(view.log_of.size() == view.log.size());
  size_t lines = 0;
  for (int turn = before + 1; turn <= after; ++turn) lines += play.truth().log(turn).size();
  CHECK(view.told == lines);
  REQUIRE(view.log.size() > lines);                      // behind them what came before, the latest part first
  CHECK(std::is_sorted(view.log_of.begin() + ptrdiff_t(lines), view.log_of.end(), std::greater<>()));
  CHECK(view.log_of[lines] < before + 1);
  CHECK(view.weightiest().size() == lines);
  auto const texts = [&] {
    std::string out;
    for (size_t i = view.told; i < view.log.size(); ++i) out += std::to_string(view.log_of[i]) + view.log[i].text + "\n";
    return out;
  };
  std::string const older = texts();
  pump(play);
  play.draft().type("bend 15 left");
  REQUIRE(view.refresh(play));
  CHECK(texts() == older);                               // a draft changes nothing of it
  play.films().show(after);
  view.refresh(play);
  CHECK_FALSE(view.tells_several());                     // who looks back sees one
}

TEST_CASE("a row that is pressed points at its car and shows the board; it writes no move of mine", "[app][table]") {
  Bare bare;
  Play play("a", race("nascar", {"you", "bot easy"}));
  drive(play, 1);
  play.draft().type("M");
  std::string const text = play.draft().session().desk(0).text;
  REQUIRE_FALSE(text.empty());
  TableView view;
  view.refresh(play);
  CameraWork camera;
  Stage stage = bare.of(&play);
  stage.ui.tab = PhoneTab::Order;
  look_at_car(stage, view, camera, 1);
  CHECK(stage.ui.selected == 1);
  CHECK(stage.ui.tab == PhoneTab::Board);
  CHECK(camera.free_look);
  CHECK(bare.intents.empty());
  CHECK(play.draft().session().desk(0).text == text);
  look_at_car(stage, view, camera, 1);      // once more: nobody is pointed at
  CHECK(stage.ui.selected == kNobody);
  point_at(stage, 0);                       // my own car is no other's
  CHECK(stage.ui.selected == kNobody);
}

TEST_CASE("a proposal is shown while nothing is written, nothing unreadable stands there and the race goes on; the steps stay as large", "[app][table]") {
  Bare bare;
  Play play("a", race("nascar", {"you", "bot easy"}));
  drive(play, 1);
  TableView view;
  Draft draft;
  auto const shown = [&] {
    view.refresh(play);
    draft.take_up(play, view);
    return draft.proposal(play, view);
  };
  auto const way = shown();
  REQUIRE(way);
  CHECK(around_words(view.scene, 0, play.truth().setup(), play.race().words())[0].rfind("from your ", 0) == 0);
  Stage stage = bare.of(&play);
  stage.layout = Layout::Phone;
  auto const sight = [&](Ghost const* ghost) {
    CameraWork camera;
    camera.over = 52;
    for (int i = 0; i < 3; ++i) camera.steer(stage, view, {0, 0, 844, 260}, ghost, 0);
    return camera.camera.target();
  };
  CHECK(sight(way.get()).zoom == sight(nullptr).zoom);
  draft.type(stage, "(7X");
  CHECK_FALSE(draft.proposal(play, view));
  draft.start_anew(stage);
  CHECK(draft.proposal(play, view) == way);
  play.draft().type("M");
  CHECK_FALSE(shown());
  play.draft().clear();
  REQUIRE(shown());
  play.films().show(1);
  CHECK_FALSE(shown());                     // who looks back
  play.films().show(0);
  play.end_now(true);
  CHECK_FALSE(shown());
}

TEST_CASE("to the flag is offered when my race is run, not before", "[app][table]") {
  Bare bare;
  Play play("a", race("nascar", {"you", "bot easy"}));
  drive(play, 1);
  TableView view;
  view.refresh(play);
  Stage stage = bare.of(&play);
  CHECK_FALSE(to_the_flag(stage, view));    // it is my turn
  play.hand_over(0, "bot easy");
  REQUIRE(play.chair().me() == 0);
  view.refresh(play);
  CHECK_FALSE(to_the_flag(stage, view));    // bots only, but my car races on
  auto const mine = std::find_if(view.standing.rows.begin(), view.standing.rows.end(), [](Standing::Row const& r) { return r.seat == 0; });
  REQUIRE(mine != view.standing.rows.end());
  for (auto const state : {Standing::Row::Retired, Standing::Row::Finished}) {
    mine->state = state;
    CHECK(to_the_flag(stage, view));
  }
  stage.read_only = true;
  CHECK_FALSE(to_the_flag(stage, view));
}

TEST_CASE("a name that was told once is mine in every race, and no club is called after me", "[app][table]") {
  for (char const* game : {"nascar", "speed_circuit"}) {
    CHECK(default_setup(game, "Zo\xc3\xab").seats[0].name == "Zo\xc3\xab");
    CHECK(default_setup(game, "").seats[0].name == "Your car");
    Setup const tried = try_race_setup(game, 3, "Zo\xc3\xab");
    auto const mine = std::find_if(tried.seats.begin(), tried.seats.end(), [](SeatSetup const& s) { return s.driver == "you"; });
    REQUIRE(mine != tried.seats.end());
    CHECK(mine->name == "Zo\xc3\xab");
  }
  for (SeatSetup const& s : default_setup("gravel_kings", "Zo\xc3\xab").seats) CHECK(s.name != "Zo\xc3\xab");
}
