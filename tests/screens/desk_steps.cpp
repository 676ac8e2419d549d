// The GM's desk without a window: its one next step in every state, what it says of seats and of the last turn, a driving
// host's order and deadline, the pace in set-up's text view.
#include <catch2/catch_test_macros.hpp>

#include "bare.hpp"
#include "desk/deadline.hpp"
#include "desk/play.hpp"
#include "screens/gm/desk_words.hpp"
#include "screens/gm/gm_out.hpp"
#include "screens/screen.hpp"
#include "screens/table/decision.hpp"
#include "screens/table/waiting.hpp"
#include "session/session.hpp"
#include "store/library.hpp"

using namespace paddock;
using namespace paddock::app;
using bare::Bare;

namespace {

constexpr int64_t kNow = 100;                       // the time on Nowhere
constexpr Sent kInvited{true, false}, kAllSent{true, true};

Play desk(std::vector<std::string> const& drivers, std::string const& id = "a", int max_turns = 0) {
  Setup s;
  s.game = "nascar";
  s.track = "short_oval";
  if (max_turns) s.settings["maxTurns"] = max_turns;
  static constexpr char const* kNames[] = {"Ann", "Ben", "Olle"};
  for (size_t i = 0; i < drivers.size(); ++i) s.seats.push_back({kNames[i], int(i), int(i) + 11, drivers[i], Doc::object()});
  auto made = start_session(s, 7, 0x1234);
  REQUIRE(made);
  return Play(id, std::move(*made));
}

void autopilots(Play& play) {
  for (Seat s : play.tray().missing()) play.collect(s, {.way = Collected::Ghost});
}

size_t times(std::vector<std::string> const& lines, std::string_view words) {
  size_t n = 0;
  for (std::string const& line : lines)
    for (size_t at = line.find(words); at != line.npos; at = line.find(words, at + 1)) ++n;
  return n;
}

TwinField const* field_of(Twin const& twin, std::string_view id) {
  for (TwinField const& f : twin.decision.fields)
    if (f.id == id) return &f;
  return nullptr;
}

}  // namespace

TEST_CASE("a desk has one next step: invite, paste, settle, publish, send, and at the end the result", "[app][gm][step]") {
  Play gm = desk({"link", "link"}, "a", 10);
  CHECK(next_step(gm, kNow, {}) == Step::Invite);
  CHECK(next_step(gm, kNow, kInvited) == Step::Paste);
  gm.inbox().paste("Ann: MMXM\n", kNow);
  REQUIRE(gm.inbox().open() == 1);
  CHECK(next_step(gm, kNow, {}) == Step::Letters);      // who answers was invited
  CHECK(step_words(Step::Letters, gm).label == "Settle 1 message");
  autopilots(gm);
  CHECK(next_step(gm, kNow, {}) == Step::Letters);
  gm.inbox().drop(0);
  CHECK(next_step(gm, kNow, {}) == Step::Publish);      // from whichever page: it is the desk's, not one page's
  CHECK(step_words(Step::Publish, gm).label == "Publish turn 1");
  REQUIRE(gm.close_turn(kNow));
  CHECK(next_step(gm, kNow, kInvited) == Step::Send);
  CHECK(next_step(gm, kNow, kAllSent) == Step::Paste);
  gm.collect(0, {.way = Collected::Link, .text = "M"});
  CHECK(next_step(gm, kNow, kInvited) == Step::Paste);  // who has answered has got it
  gm.uncollect(0);
  while (!gm.race().over()) {
    autopilots(gm);
    REQUIRE(gm.close_turn(kNow));
  }
  CHECK(next_step(gm, kNow, kInvited) == Step::Send);
  CHECK(next_step(gm, kNow, kAllSent) == Step::Result);
}

TEST_CASE("of a host who drives the turn goes out first, then he writes, and only then he publishes", "[app][gm][step]") {
  Play host = desk({"you", "link"});
  host.clock().set_pace(24, kNow);
  REQUIRE(host.publishing().blind());
  CHECK(next_step(host, kNow, {}) == Step::Invite);
  CHECK(next_step(host, kNow, kInvited) == Step::Order);
  CHECK(next_step(host, host.clock().deadline() + 1, kInvited) == Step::Order);
  host.draft().type("(6M)");
  REQUIRE(host.seal(kNow));
  CHECK(next_step(host, kNow, kInvited) == Step::Paste);
  CHECK(next_step(host, host.clock().deadline() + 1, kInvited) == Step::Publish);
  autopilots(host);
  CHECK(next_step(host, kNow, kInvited) == Step::Publish);
  REQUIRE(host.close_turn(kNow));
  REQUIRE(host.publishing().blind());
  CHECK(next_step(host, kNow, kInvited) == Step::Send);
  CHECK(next_step(host, kNow, kAllSent) == Step::Order);
  Play bots = desk({"link", "bot easy"});
  bots.collect(0, {.way = Collected::Ghost});
  if (!bots.tray().is_in(1)) CHECK(next_step(bots, kNow, kInvited) == Step::None);   // a bot thinks: there is nothing to do
}

TEST_CASE("what goes out is copied one after the other, and counts for its own race and turn only", "[app][gm][step]") {
  Bare bare;
  Play gm = desk({"link", "link"});
  Stage stage = bare.of(&gm);
  GmOut out;
  out.enter(gm, true);
  CHECK_FALSE(out.sent(gm).invitations);
  CHECK(out.shows(Step::Invite));
  CHECK(out.command(stage, "gm-invite-all", ""));
  CHECK(out.sent(gm).invitations);
  CHECK_FALSE(out.sent(desk({"link", "link"}, "b")).invitations);
  autopilots(gm);
  REQUIRE(gm.close_turn(kNow));
  out.enter(gm, false);
  CHECK(out.shows(Step::Send));
  CHECK(out.next_words(gm).label == "Copy the report");
  out.send_next(stage);
  CHECK(out.next_words(gm).label == "Copy the link");
  CHECK_FALSE(out.sent(gm).turn);
  out.send_next(stage);
  CHECK(out.sent(gm).turn);
  CHECK(out.next_words(gm).label.empty());
  CHECK(bare.intents.size() == 3);
  autopilots(gm);
  REQUIRE(gm.close_turn(kNow));
  CHECK_FALSE(out.sent(gm).turn);
}

TEST_CASE("a seat whose order is in is neither reminded nor given to the autopilot, and the desk says why", "[app][gm]") {
  Play gm = desk({"link", "link", "link"});
  CHECK(settled_words(gm, 0).empty());
  gm.collect(0, {.way = Collected::TypedIn, .text = "M"});
  gm.collect(1, {.way = Collected::Ghost});
  gm.collect(2, {.way = Collected::Retire});
  CHECK(settled_words(gm, 0) == "Ann's order is in.");
  CHECK(settled_words(gm, 1) == "The autopilot drives for Ben in this turn.");
  CHECK(settled_words(gm, 2) == "Olle retires in this turn.");
}

TEST_CASE("a turn is taken back after one question, which says who has answered it", "[app][gm]") {
  Play gm = desk({"link", "link"}, "a", 10);
  autopilots(gm);
  REQUIRE(gm.close_turn(kNow));
  CHECK(take_back_words(gm, false).empty());
  CHECK(take_back_label(gm, false) == "Take back turn 1");
  gm.collect(0, {.way = Collected::Link, .text = "M"});
  CHECK(take_back_words(gm, false) == "Ann has answered turn 1 already.");
  CHECK(take_back_words(gm, true).find("everybody will read") != std::string::npos);
  gm.uncollect(0);
  while (!gm.race().over()) {
    autopilots(gm);
    REQUIRE(gm.close_turn(kNow));
  }
  CHECK(take_back_words(gm, false).empty());
  REQUIRE(gm.take_back());
  CHECK_FALSE(gm.race().over());
}

TEST_CASE("what a driving host has sealed stands there, with whether it may be replaced", "[app][gm][table]") {
  Bare bare;
  Play gm = desk({"you", "link", "link"});
  Stage stage = bare.of(&gm);
  gm.draft().type("(6M)");
  REQUIRE(gm.seal(kNow));
  CHECK(sealed_words(gm) == "(6M)");
  CHECK(waiting_words(gm) == "You may still replace your order. It opens when everybody is in.");
  auto const table = make_table_screen();
  Twin twin;
  table->twin(stage, twin);
  CHECK(times(twin.decision.text, "Your order: (6M)") == 1);
  REQUIRE(gm.publishing().looks());
  gm.publishing().look_in();
  CHECK(sealed_words(gm) == "(6M)");
  CHECK(waiting_words(gm) == "Your order stands: your desk has shown what the others sent.");
}

TEST_CASE("the deadline stands where a host who drives writes his order, and once in the text view", "[app][gm][deadline]") {
  Bare bare;
  Play gm = desk({"you", "link"});
  CHECK_FALSE(closing(gm));
  gm.clock().set_pace(24, kNow);
  CHECK(closing(gm));
  CHECK(closing_sentence(gm, kNow) == "This turn closes " + date_words(gm.clock().deadline()) + ", in 1 d.");
  CHECK(closing_sentence(gm, gm.clock().deadline()) == "This turn closed " + date_words(gm.clock().deadline()) + ".");
  Stage stage = bare.of(&gm);
  auto const table = make_table_screen(), own = make_gm_screen();
  for (auto const& screen : {table.get(), own.get()}) {
    Twin twin;
    screen->twin(stage, twin);
    CHECK(times(twin.decision.text, " closes ") == 1);
  }
  Play alone = desk({"link", "link"});
  alone.clock().set_pace(24, kNow);
  CHECK_FALSE(closing(alone));               // no order is written here
}

TEST_CASE("set-up's text view has the pace of a race by link, as the drawn form has", "[app][setup]") {
  Bare bare;
  bare.ui.setup_game = "nascar";
  Stage stage = bare.of(nullptr);
  auto const setup = make_setup_screen();
  setup->enter(stage);
  Twin before, after;
  setup->twin(stage, before);
  CHECK_FALSE(field_of(before, "pace"));
  REQUIRE(setup->twin_command(stage, "driver-1", "link"));
  REQUIRE(setup->twin_command(stage, "pace", "2"));
  setup->twin(stage, after);
  TwinField const* const pace = field_of(after, "pace");
  REQUIRE(pace);
  CHECK(pace->value == "2");
  CHECK(pace->options.size() == kPaceWords.size());
  REQUIRE(setup->twin_command(stage, "start", ""));
  REQUIRE(bare.intents.size() == 1);
  CHECK(bare.intents[0].kind == Intent::StartRace);
  CHECK(bare.intents[0].number == 48);
}
