// What the screens say to the manager of a club: warnings before the seal, hints, offers and reports in the words of a meeting.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>

#include "bare.hpp"
#include "core/dice.hpp"
#include "desk/play.hpp"
#include "screens/setup/setup.hpp"
#include "screens/table/leave.hpp"
#include "screens/table/over_board.hpp"
#include "screens/table/trays.hpp"
#include "session/sim.hpp"
#include "shell/impl.hpp"

using namespace paddock;
using namespace paddock::app;
using bare::Bare;

namespace {

bool has(std::string const& text, std::string const& part) { return text.find(part) != std::string::npos; }

std::unique_ptr<Session> meeting(char const* driver, bool sheets) {
  Setup setup;
  setup.game = "gravel_kings";
  for (int i = 0; i < 2; ++i) setup.seats.push_back({i ? "Lanterns" : "Hornets", i, i + 1, i ? "bot easy" : driver, Doc::object()});
  if (sheets) setup.settings["decisions"] = "sheets";
  auto session = start_session(setup, 5, 77);
  REQUIRE(session);
  return std::move(*session);
}

// A sheet in which a rider of heat 1 is to play what he does not hold.
Desk useless(Session& s) {
  REQUIRE(s.absent());
  REQUIRE(s.absent());
  REQUIRE(s.actor() == 0);
  for (int rider = 1; rider < 8; ++rider)
    if (s.read(0, "HEAT 1 START RIDER " + std::to_string(rider) + " PLAY HIGH >=90").error_column == 0) {
      REQUIRE(s.type("HEAT 1 START RIDER " + std::to_string(rider) + " PLAY HIGH >=90").error_column == 0);
      break;
    }
  return s.desk(0);
}

}  // namespace

TEST_CASE("orders that cannot be used are told by form, coach and text view, and asked about once before the seal", "[app][table][gravel_kings]") {
  auto s = meeting("you", true);
  Desk const desk = useless(*s);
  Draft draft;
  draft.questions = s->questions(0, desk.text);
  REQUIRE_FALSE(draft.questions.empty());
  std::string const words = "holds no card that the sheet wishes for him: plays his lowest legal card";
  CHECK(std::count_if(desk.lines.begin(), desk.lines.end(), [&](Line const& l) { return has(l.text, words); }) == 1);   // form and text view
  CHECK(has(form_advice(desk, draft.questions, false), words));
  CHECK(has(draft.doubt(desk), words));
  Bare bare;
  Stage stage = bare.of(nullptr);
  draft.seal(stage, desk);
  CHECK(draft.asked());
  CHECK(bare.intents.empty());
  draft.seal(stage, desk);
  REQUIRE(bare.intents.size() == 1);
  CHECK(bare.intents[0].kind == Intent::Commit);
}

TEST_CASE("a rider without orders is announced by the button itself: his seal asks nothing", "[app][table][gravel_kings]") {
  auto s = meeting("you", true);
  Desk desk = useless(*s);
  std::erase_if(desk.lines, [](Line const& l) { return l.tone == Tone::Bad; });
  REQUIRE_FALSE(desk.lines.empty());
  Draft draft;
  draft.questions = s->questions(0, desk.text);
  CHECK(draft.doubt(desk).empty());
}

TEST_CASE("the hint beside a proposed sheet is true for pointer, finger and keyboard", "[app][table][gravel_kings]") {
  auto s = meeting("you", true);
  REQUIRE(s->absent());
  REQUIRE(s->absent());
  Desk const desk = s->desk(0);
  for (bool touch : {false, true}) {
    std::string const words = form_advice(desk, s->questions(0, ""), touch);
    INFO(words);
    CHECK(has(words, "*Seal this sheet* will do well."));
    CHECK(has(words, "write the order as text"));
    for (char const* way : {"click", "tap ", "Click", "Tap"}) CHECK_FALSE(has(words, way));
  }
}

TEST_CASE("the hint beside a card that is asked for at the table promises no secret", "[app][table][gravel_kings]") {
  auto s = meeting("you", false);
  for (int i = 0; i < 9 && (s->actor() != 0 || s->desk(0).trays.empty()); ++i) REQUIRE(s->absent());
  Desk const desk = s->desk(0);
  REQUIRE_FALSE(desk.trays.empty());
  std::string const words = form_advice(desk, s->questions(0, ""), true);
  INFO(words);
  CHECK(has(words, "Tap a card you like better, or press *Play "));
  CHECK_FALSE(has(words, "Nobody"));
}

TEST_CASE("ways out of a meeting speak of clubs, riders and cards, never of driving", "[app][table][gravel_kings]") {
  Play play("m", meeting("you", false));
  double now = 0;
  for (int i = 0; i < 1000 && play.step(now += 50); ++i) {
  }
  std::string all;
  for (WayOut const& way : ways_out(play)) {
    all += way.label + ". " + way.words + "\n";
    if (std::string(way.id) == "autopilot") CHECK(has(way.words, "Your club goes on as if you sent nothing: what was ordered for later still counts, else each rider plays his lowest legal card."));
  }
  INFO(all);
  CHECK(has(all, "A bot plays on for me"));
  for (char const* word : {" car ", "drive", "Drive", "driven", "fast;", "races"}) CHECK_FALSE(has(all, word));
}

TEST_CASE("an offer of the autopilot in a race says what it did before", "[app][table]") {
  Words const w = find_game("nascar")->words();
  CHECK(w.alone == "carefully, never fast; one that stands may stay where it is");
  CHECK(w.drive == "drive");
  CHECK(w.on == "race on");
}

TEST_CASE("set-up asks a meeting for no number of laps and speaks of no track", "[app][setup][gravel_kings]") {
  Bare bare;
  bare.ui.setup_game = "gravel_kings";
  Stage stage = bare.of(nullptr);
  SetupScreen screen;
  screen.enter(stage);
  Twin twin;
  screen.twin(stage, twin);
  CHECK(twin.decision.fields[0].label == "Deck");
  CHECK(std::any_of(twin.decision.text.begin(), twin.decision.text.end(), [](std::string const& line) { return line.rfind("In short. ", 0) == 0 && line.find('*') == std::string::npos; }));
  for (TwinField const& f : twin.decision.fields) {
    INFO(f.label << " / " << f.hint);
    CHECK(f.id != "laps");
    for (char const* word : {"track", "driver", "Driver", "driven"}) CHECK_FALSE((has(f.label, word) || has(f.hint, word)));
  }
}

TEST_CASE("the plates of clubs are shields wherever a meeting is shown, those of cars are not", "[app][gravel_kings]") {
  Play clubs("m", meeting("you", false));
  UiState ui;
  ui.setup_game = "nascar";
  for (ScreenId id : {ScreenId::Table, ScreenId::Gm, ScreenId::End}) {
    ui.screen = id;
    CHECK(clubs_meet(ui, &clubs));
    CHECK_FALSE(clubs_meet(ui, nullptr));
  }
  ui.screen = ScreenId::Setup;
  CHECK_FALSE(clubs_meet(ui, &clubs));
  ui.setup_game = "gravel_kings";
  CHECK(clubs_meet(ui, nullptr));
  ui.screen = ScreenId::Home;                 // many games side by side
  CHECK_FALSE(clubs_meet(ui, &clubs));
}

TEST_CASE("the report of the last turn prints no sheet, though one orders ahead", "[app][report][gravel_kings]") {
  Setup setup;
  setup.game = "gravel_kings";
  for (int i = 0; i < 2; ++i) setup.seats.push_back({i ? "Lanterns" : "Hornets", i, i + 1, "screen", Doc::object()});
  setup.settings["decisions"] = "sheets";
  auto made = start_session(setup, 5, 77);
  REQUIRE(made);
  Session& s = **made;
  for (uint64_t n = 0; s.actor() >= 0 && n < 400; ++n) REQUIRE(sim_move(s, "medium", mix64(n)));
  REQUIRE(s.actor() == kOver);
  post::Report const last = s.report(s.timeline().back().turn);
  CHECK(last.over);
  for (post::ReportFormat f : post::kReportFormats) {
    std::string const text = post::write_report(last, f);
    INFO(text);
    for (char const* word : {"PLAY", "TAKE", "RIDER ", "DISCARD"}) CHECK_FALSE(has(text, word));
    CHECK(has(text, "Played"));                // what was carried out
  }
}

TEST_CASE("beside a film a hand is seen by whom it was shown to alone, and beside its own heat alone", "[app][table][gravel_kings]") {
  Setup setup;
  setup.game = "gravel_kings";
  for (int i = 0; i < 2; ++i) setup.seats.push_back({i ? "Lanterns" : "Hornets", i, i + 1, "screen", Doc::object()});
  auto session = start_session(setup, 5, 77);
  REQUIRE(session);
  Play play("g", std::move(*session));
  TableView view;
  KeptTrays kept;
  auto const cards = [&](Seat viewer, bool big) {
    int n = 0;
    for (Tray const& t : kept.shown(view, viewer, play.films().playback().film))
      for (Tray::Place const& p : t.places) {
        n += t.big == big && (!p.face.value.empty() || !p.below.empty());
        CHECK((p.choice.play.empty() && !p.choice.edit && p.choice.why.empty() && !p.dim));
      }
    return n;
  };
  Seat asked = kNobody;
  int page = -1, shared = 0;
  double now = 0;
  for (int i = 0; i < 20000 && play.truth().turn() < 5; ++i) {
    if (play.phase() == Play::Phase::Cover) play.uncover();
    play.step(now += 100);
    view.refresh(play);
    if (play.phase() == Play::Phase::Film && asked >= 0) {
      shared += play.chair().viewer() != asked;
      for (Seat other : {kNobody, Seat(1 - asked)}) CHECK(cards(other, true) == 0);
      int const here = view.page;
      view.page = page;
      CHECK(cards(kNobody, false) == 10);                // the Open Selection is everybody's
      view.page = page + 1;
      CHECK(cards(asked, false) + cards(asked, true) == 0);
      view.page = here;
    }
    if (play.phase() != Play::Phase::Decide) continue;
    if (play.truth().midway()) {
      asked = play.chair().viewer(), page = view.page;
      kept.keep(view, asked);
      CHECK(cards(asked, true) > 0);
    } else asked = kNobody;
    REQUIRE(play.seal(1));
  }
  CHECK(shared > 20);
  kept.forget();
  CHECK(kept.shown(view, 0, Film{}).empty());
}
