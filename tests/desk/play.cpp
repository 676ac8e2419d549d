// The running game on one device: hot seat, bots beside people, a GM and his players by link, drafts and orders kept.
#include <catch2/catch_test_macros.hpp>

#include "desk/play.hpp"

using namespace paddock;
using namespace paddock::app;

namespace {

Setup race(std::vector<std::string> const& drivers) {
  Setup s;
  s.game = "nascar";
  s.track = "short_oval";
  for (size_t i = 0; i < drivers.size(); ++i) {
    SeatSetup seat;
    seat.name = std::string(1, char('P' + i)) + "at";
    seat.number = int(i) + 11;
    seat.livery = int(i);
    seat.driver = drivers[i];
    seat.options = Doc::object();
    s.seats.push_back(seat);
  }
  return s;
}

std::unique_ptr<Session> started(std::vector<std::string> const& drivers) {
  auto made = start_session(race(drivers), 7, 0x1234);
  REQUIRE(made);
  return std::move(*made);
}

// Lets bots think and films run until nothing moves by itself.
void pump(Play& play) {
  static double now = 0;
  for (int i = 0; i < 20000 && play.step(now += 50); ++i) {
  }
}

void seal(Play& play, std::string_view text) {
  REQUIRE(play.draft().type(text).error_column == 0);
  REQUIRE(play.seal(100));
}

}  // namespace

TEST_CASE("one person against bots: the bots think meanwhile, sealing resolves the turn", "[app][play]") {
  Play play("a", started({"bot easy", "you", "bot easy"}));
  CHECK(play.phase() == Play::Phase::Decide);
  CHECK(play.chair().me() == 1);
  pump(play);
  CHECK(play.tray().in() == 2);
  CHECK(play.truth().turn() == 1);
  seal(play, "MMMMMM");
  CHECK(play.truth().turn() == 2);
  CHECK(play.films().running());
  pump(play);
  CHECK(play.phase() == Play::Phase::Decide);
  CHECK(play.race().finished() == 1);
  CHECK(play.truth().order_as_sent(1, 1) == "(6M)");
}

TEST_CASE("undo takes back my letters and never another seat's order", "[app][play]") {
  Play play("a", started({"bot easy", "bot easy", "you"}));
  CHECK_FALSE(play.draft().can_undo());
  play.draft().type("ML");
  CHECK(play.draft().session().order_text(2) == "ML");
  CHECK(play.draft().undo());
  CHECK(play.draft().undo());
  CHECK_FALSE(play.draft().undo());
  CHECK(play.draft().session().actor() == 2);
  CHECK(play.draft().redo());
  CHECK(play.draft().session().order_text(2) == "M");
}

TEST_CASE("a shared screen is covered between two people and hides the first order", "[app][play]") {
  Play play("a", started({"screen", "screen", "bot easy"}));
  CHECK(play.phase() == Play::Phase::Cover);
  CHECK(play.chair().viewer() == kNobody);
  CHECK(play.chair().next_here() == 0);
  play.uncover();
  CHECK(play.chair().viewer() == 0);
  play.draft().type("MMM");
  play.cover();  // the tab was hidden
  CHECK(play.chair().viewer() == kNobody);
  play.uncover();
  CHECK(play.draft().session().order_text(0) == "MMM");  // the draft was kept
  seal(play, "MMMMMM");
  CHECK(play.chair().covered());
  CHECK(play.chair().next_here() == 1);
  play.uncover();
  CHECK(play.draft().session().order_text(1).empty());
  pump(play);
  seal(play, "MMMMMM");
  CHECK(play.truth().turn() == 2);
}

TEST_CASE("the GM reads links, posts and faults, and publishes when all are in", "[app][play][gm]") {
  Play gm("a", started({"you", "link", "forum", "mail"}));
  CHECK(gm.drivers().by_link());
  CHECK_FALSE(gm.publishing().can_publish());

  auto opened = open_link(gm.truth().invite_link(1), 5);
  REQUIRE(opened);
  Play player("b", std::move(opened->session), {}, opened->seat);
  CHECK(player.phase() == Play::Phase::Decide);
  CHECK(player.chair().me() == 1);
  seal(player, "A(7M)");
  CHECK(player.phase() == Play::Phase::Wait);
  std::string const link = player.truth().orders_link(1);

  CHECK(gm.inbox().paste("Hello, mine is " + link + " thanks", 10) == 1);
  CHECK(gm.tray().is_in(1));
  CHECK(gm.tray().of(1)->text == "A(7M)");
  CHECK(gm.inbox().paste("Rat: MMMMMM", 11) == 1);
  CHECK(gm.tray().is_in(2));
  CHECK(gm.inbox().paste("Rat: (6M)B", 12) == 1);  // a second order: the GM is asked
  CHECK(gm.tray().of(2)->text == "(6M)");
  REQUIRE(gm.inbox().letters()[0].asks);
  gm.inbox().take(0, 12);
  CHECK(gm.tray().of(2)->text == "(6M)B");
  CHECK(gm.inbox().letters()[1].replaced);
  CHECK(gm.inbox().paste("nothing of the kind", 13) == 0);
  CHECK_FALSE(gm.changes().take_notice().empty());

  gm.inbox().paste("(5M)L", 14);  // whose?
  REQUIRE(gm.inbox().open() == 1);
  CHECK(gm.inbox().letters()[0].seat == kNobody);
  gm.inbox().assign(0, 3, 15);
  CHECK(gm.tray().is_in(3));
  CHECK(gm.inbox().open() == 0);

  // Reload in the middle: what has come in is still there.
  Doc const kept = gm.save();
  auto again = load_session(kept);
  REQUIRE(again);
  Play gm2("a", std::move(*again), Play::extra_of(kept));
  CHECK(gm2.tray().in() == 3);
  CHECK(gm2.tray().of(1)->text == "A(7M)");
  CHECK(gm2.inbox().letters().size() == gm.inbox().letters().size());

  CHECK_FALSE(gm2.publishing().can_publish());
  seal(gm2, "MMMMMM");
  REQUIRE(gm2.publishing().can_publish());
  REQUIRE(gm2.publishing().preview() != nullptr);
  CHECK(gm2.publishing().preview()->turn() == 2);
  CHECK(gm2.truth().turn() == 1);
  REQUIRE(gm2.publish());
  CHECK(gm2.truth().turn() == 2);
  CHECK(gm2.truth().order_as_sent(1, 1) == "A(7M)");
  CHECK(gm2.inbox().letters().empty());

  // The next table link continues the player's game at his seat.
  auto next = open_link(gm2.truth().table_link(), 6);
  REQUIRE(next);
  Play player2("b", std::move(next->session), Play::extra_of(player.save()), next->seat);
  CHECK(player2.chair().me() == 1);
  CHECK(player2.race().finished() == 1);
  CHECK(player2.phase() == Play::Phase::Decide);
  // The old orders are not taken again.
  gm2.inbox().paste(link, 20);
  CHECK_FALSE(gm2.tray().is_in(1));
}

TEST_CASE("a player's sealed order can be replaced and the draft comes back after a reload", "[app][play]") {
  auto host = started({"you", "link"});
  auto opened = open_link(host->table_link(), 5);
  REQUIRE(opened);
  Play player("b", std::move(opened->session));
  CHECK(player.phase() == Play::Phase::Pick);
  player.pick(1);
  player.draft().type("MML");
  Doc const kept = player.save();
  auto again = load_session(kept);
  REQUIRE(again);
  Play back("b", std::move(*again), Play::extra_of(kept));
  CHECK(back.chair().me() == 1);
  CHECK(back.draft().session().order_text(1) == "MML");
  seal(back, "(6M)");
  REQUIRE(back.can_replace());
  back.replace();
  CHECK(back.phase() == Play::Phase::Decide);
  CHECK(back.draft().session().order_text(1) == "(6M)");
}

TEST_CASE("the autopilot and a typed order fill in for the missing", "[app][play][gm]") {
  Play gm("a", started({"link", "link"}));
  Collected ghost;
  ghost.way = Collected::Ghost;
  gm.collect(0, ghost);
  CHECK(gm.tray().missing() == std::vector<Seat>{1});
  gm.uncollect(0);
  CHECK(gm.tray().missing().size() == 2);
  gm.collect(0, ghost);
  Collected typed;
  typed.way = Collected::TypedIn;
  typed.text = "(6M)";
  gm.collect(1, typed);
  REQUIRE(gm.publish());
  CHECK(gm.truth().turn() == 2);
  CHECK(gm.truth().order_as_sent(0, 1).empty());
}

TEST_CASE("films: watch, step through, go on to now", "[app][play]") {
  Play play("a", started({"you", "bot easy"}));
  for (int i = 0; i < 3; ++i) {
    pump(play);
    seal(play, "M");
  }
  pump(play);
  REQUIRE(play.race().finished() == 3);
  play.films().show(2);
  CHECK(play.films().turn() == 2);
  CHECK_FALSE(play.films().running());
  play.films().watch(1, true);
  CHECK(play.films().running());
  pump(play);
  CHECK(play.films().turn() == 0);
  play.films().show(99);
  CHECK(play.films().turn() == 0);
}

TEST_CASE("bots alone race by themselves to the flag", "[app][play]") {
  Play play("a", started({"bot easy", "bot easy"}));
  CHECK(play.chair().viewer() == kNobody);
  pump(play);
  CHECK(play.phase() == Play::Phase::Over);
  CHECK(play.state_chip() == "finished");
}

TEST_CASE("the race says what it waits for while a film of the last turn still runs", "[app][play]") {
  Play play("a", started({"bot easy", "you", "bot easy"}));
  pump(play);
  seal(play, "MMMMMM");
  CHECK(play.phase() == Play::Phase::Film);
  CHECK(play.waits_for_me());
  CHECK(play.state_chip() == "your turn");
}

TEST_CASE("a deadline closes the turn with the autopilot for whoever is missing, and begins anew", "[app][play][gm]") {
  Play gm("a", started({"you", "link", "forum"}));
  CHECK_FALSE(gm.clock().overdue(1000));
  gm.clock().set_pace(24, 1000);
  CHECK(gm.clock().deadline() == 1000 + 86400);
  gm.clock().extend(24, 1000);
  CHECK(gm.clock().deadline() == 1000 + 2 * 86400);
  seal(gm, "MMMMMM");
  CHECK_FALSE(gm.close_turn(2000));
  Play again("a", std::move(*load_session(gm.save())), Play::extra_of(gm.save()));
  CHECK(again.clock().deadline() == gm.clock().deadline());
  CHECK(again.clock().pace() == 24);
  int64_t const late = gm.clock().deadline() + 5;
  CHECK(gm.clock().overdue(late));
  REQUIRE(gm.close_turn(late));
  CHECK(gm.truth().turn() == 2);
  CHECK(gm.truth().order_as_sent(0, 1) == "(6M)");
  CHECK(gm.truth().order_as_sent(1, 1).empty());
  CHECK(gm.clock().deadline() == late + 86400);
}

TEST_CASE("who owes an order is what the game will ask", "[app][play]") {
  Play play("a", started({"you", "bot easy", "bot easy"}));
  CHECK(play.tray().owed() == 3);
  for (Seat s = 0; s < 3; ++s) CHECK(play.tray().decides(s));
}

TEST_CASE("the outcome without one order is another one", "[app][play][gm]") {
  Play gm("a", started({"you", "link"}));
  seal(gm, "A(7M)");
  auto const without = gm.publishing().preview_without(0);
  REQUIRE(without);
  CHECK(without->order_as_sent(0, 1).empty());
  CHECK(gm.publishing().preview()->order_as_sent(0, 1) == "A(7M)");
  CHECK(gm.truth().turn() == 1);
}

TEST_CASE("the last driver still racing plays by link like everybody else", "[app][play]") {
  Play gm("a", started({"link"}));
  auto opened = open_link(gm.truth().invite_link(0), 5);
  REQUIRE(opened);
  Play player("b", std::move(opened->session), {}, opened->seat);
  seal(player, "A(7M)");
  CHECK(player.phase() == Play::Phase::Wait);
  CHECK(player.truth().turn() == 1);
  CHECK(player.truth().timeline().empty());
  CHECK(gm.inbox().paste(player.truth().orders_link(0), 10) == 1);
  REQUIRE(gm.publish());
  CHECK(gm.truth().turn() == 2);
  CHECK(gm.truth().order_as_sent(0, 1) == "A(7M)");
}

TEST_CASE("orders links of a seat count up: sealed again, opened again, reloaded", "[app][play]") {
  auto host = started({"you", "link", "link"});
  auto revision = [](Play const& p) { return open_link(p.truth().orders_link(1), 0)->orders.revision; };
  auto opened = open_link(host->invite_link(1), 5);
  Play player("b", std::move(opened->session), {}, opened->seat);
  seal(player, "A(7M)");
  CHECK(revision(player) == 1);
  player.replace();
  seal(player, "(6M)");
  CHECK(revision(player) == 2);
  Doc const kept = player.save();
  Play back("b", std::move(*load_session(kept)), Play::extra_of(kept));
  CHECK(revision(back) == 2);
  back.replace();
  seal(back, "(6M)");
  CHECK(revision(back) == 3);
  // The same link opened again builds a session of its own; what was kept beside it still counts.
  Doc const later = back.save();
  auto again = open_link(host->invite_link(1), 6);
  Play third("b", std::move(again->session), Play::extra_of(later), again->seat);
  seal(third, "(6M)");
  CHECK(revision(third) == 4);
  // Another seat begins anew.
  auto table = open_link(host->table_link(), 7);
  Play fourth("b", std::move(table->session), {}, 2);
  seal(fourth, "(6M)");
  CHECK(open_link(fourth.truth().orders_link(2), 0)->orders.revision == 1);
}

TEST_CASE("a preview rolls dice of its own", "[app][play][gm]") {
  Setup setup = race({"link", "bot easy", "bot easy", "bot easy"});
  setup.track = "road_course";
  int same = 0, rolls = 0;
  for (uint64_t seed = 1; seed <= 4; ++seed) {
    auto made = start_session(setup, seed, 0x1234 + seed);
    REQUIRE(made);
    Play gm("a", std::move(*made));
    for (int turn = 0; turn < 12; ++turn) {
      pump(gm);
      gm.collect(0, {.way = Collected::Ghost});
      int const now = gm.truth().turn();
      std::vector<Draw> const shown = gm.publishing().preview()->draws(now);
      REQUIRE(gm.publish());
      std::vector<Draw> const rolled = gm.truth().draws(now);
      for (size_t i = 0; i < std::min(shown.size(), rolled.size()); ++i) {
        ++rolls;
        same += shown[i].line.text == rolled[i].line.text && shown[i].line.value == rolled[i].line.value;
      }
    }
  }
  CHECK(rolls > 15);
  CHECK(same < rolls);
}

TEST_CASE("a host who drives sees who is in, not what, until he has sealed", "[app][play][gm]") {
  Play gm("a", started({"you", "link", "forum"}));
  gm.inbox().paste("Rat: (6M)B", 12);
  CHECK(gm.tray().is_in(2));
  CHECK(gm.publishing().blind());
  CHECK(gm.publishing().preview() == nullptr);
  CHECK(gm.publishing().preview_without(2) == nullptr);
  seal(gm, "(6M)");
  CHECK_FALSE(gm.publishing().blind());
  REQUIRE(gm.publishing().preview() != nullptr);
  REQUIRE(gm.can_replace());              // nothing has been looked at yet
  gm.replace();
  CHECK(gm.publishing().blind());
  CHECK_FALSE(gm.publishing().looks());
  seal(gm, "A(7M)");
  REQUIRE(gm.publishing().looks());
  gm.publishing().look_in();                           // the desk is open: now it stands
  CHECK_FALSE(gm.can_replace());
  Doc const kept = gm.save();
  Play again("a", std::move(*load_session(kept)), Play::extra_of(kept));
  CHECK_FALSE(again.can_replace());
  gm.collect(1, {.way = Collected::Ghost});
  REQUIRE(gm.publish());
  CHECK(gm.publishing().blind());                      // the next turn begins blind
  seal(gm, "M");
  CHECK(gm.can_replace());
  // A GM who does not drive is never blind.
  Play desk("a", started({"link", "forum"}));
  CHECK_FALSE(desk.publishing().blind());
  CHECK(desk.publishing().preview() != nullptr);
}

TEST_CASE("two records of a race say from which turn they differ", "[app][play]") {
  auto a = started({"link", "link"}), b = started({"link", "link"});
  auto turn = [](Session& s, char const* order) {
    REQUIRE(s.commit_text(0, order));
    REQUIRE(s.commit_text(1, "(6M)"));
  };
  for (char const* order : {"(6M)", "(6M)A"}) turn(*a, order), turn(*b, order);
  CHECK(a->differs_from(*b) == 0);
  turn(*a, "(7M)");
  CHECK(a->differs_from(*b) == 0);        // one is only longer
  CHECK(b->differs_from(*a) == 0);
  turn(*b, "(7M)B");
  CHECK(a->differs_from(*b) == 4);
  auto opened = open_link(b->table_link(), 1);
  CHECK(opened->session->differs_from(*a) == 4);
  CHECK(opened->session->differs_from(*b) == 0);
}

TEST_CASE("a second order of a seat asks the GM, the same one again does not, an older link is told", "[app][play][gm]") {
  Play gm("a", started({"link", "link"}));
  auto link_of = [&](char const* order) {
    auto opened = open_link(gm.truth().invite_link(0), 5);
    REQUIRE(opened);
    Play player("b", std::move(opened->session), {}, opened->seat);
    seal(player, order);
    return player.truth().orders_link(0);
  };
  std::string const first = link_of("A(7M)"), second = link_of("(6M)");
  CHECK(gm.inbox().paste(first, 10) == 1);
  gm.inbox().paste(first, 11);
  CHECK(gm.inbox().letters().size() == 1);
  gm.inbox().paste("Pat: A(7M)", 11);
  CHECK(gm.inbox().letters().size() == 1);
  CHECK(gm.changes().take_notice().find("is in already") != std::string::npos);
  gm.inbox().paste(second, 12);
  gm.inbox().paste(second, 13);
  REQUIRE(gm.inbox().letters().size() == 2);
  CHECK(gm.inbox().letters()[0].asks);
  CHECK(gm.inbox().open() == 1);
  CHECK(gm.tray().of(0)->text == "A(7M)");
  Play again("a", std::move(*load_session(gm.save())), Play::extra_of(gm.save()));
  CHECK(again.inbox().open() == 1);
  CHECK(again.inbox().letters()[0].asks);
  gm.inbox().take(0, 14);
  CHECK(gm.tray().of(0)->text == "(6M)");
  CHECK(gm.inbox().open() == 0);
  auto opened = open_link(gm.truth().invite_link(0), 5);
  Play player("b", std::move(opened->session), {}, opened->seat);
  for (int i = 0; i < 3; ++i) {  // sealed three times
    seal(player, "(6M)");
    if (i < 2) player.replace();
  }
  gm.inbox().paste(player.truth().orders_link(0), 15);  // the same order, but a newer link
  CHECK(gm.tray().of(0)->revision == 3);
  gm.inbox().paste(first, 16);
  CHECK(gm.tray().of(0)->text == "(6M)");
  CHECK(gm.inbox().letters()[0].older);
  CHECK(gm.inbox().open() == 0);
  CHECK(gm.changes().take_notice() == "This is revision " + std::to_string(gm.inbox().letters()[0].revision) + " of Pat's order; revision 3 is in.");
}

namespace {

// Orders links of one seat for the running turn, sealed one after the other.
std::vector<std::string> sealed_links(Play const& gm, Seat seat, std::vector<char const*> const& orders) {
  std::vector<std::string> out;
  auto opened = open_link(gm.truth().invite_link(seat), 5);
  REQUIRE(opened);
  Play player("b", std::move(opened->session), {}, opened->seat);
  for (char const* order : orders) {
    if (!out.empty()) player.replace();
    seal(player, order);
    out.push_back(player.truth().orders_link(seat));
  }
  return out;
}

}  // namespace

TEST_CASE("of two orders links the higher revision stands, whichever comes first", "[app][play][gm]") {
  Play gm("a", started({"link", "link"}));
  auto const links = sealed_links(gm, 0, {"A(7M)", "(6M)", "(5M)L"});
  gm.inbox().paste(links[0], 10);
  gm.inbox().paste(links[1], 11);
  CHECK(gm.tray().of(0)->text == "(6M)");
  CHECK(gm.tray().of(0)->revision == 2);
  CHECK(gm.changes().take_notice() == "Revision 2 of Pat's order replaces revision 1.");
  CHECK(gm.inbox().open() == 0);
  CHECK(std::count_if(gm.inbox().letters().begin(), gm.inbox().letters().end(), [](Letter const& l) { return l.replaced; }) == 1);
  gm.inbox().paste(links[2], 12);
  gm.inbox().paste(links[1], 13);   // on the way for longer
  CHECK(gm.tray().of(0)->revision == 3);
  CHECK(gm.changes().take_notice() == "This is revision 2 of Pat's order; revision 3 is in.");
  CHECK(gm.inbox().letters()[0].older);
  CHECK(gm.inbox().open() == 0);
}

TEST_CASE("an older orders link does not come back when the newer one no longer stands", "[app][play][gm]") {
  Play gm("a", started({"link", "link"}));
  auto const links = sealed_links(gm, 0, {"A(7M)", "(6M)"});
  gm.inbox().paste(links[1], 10);
  gm.uncollect(0);
  gm.inbox().paste(links[0], 11);
  CHECK(gm.tray().of(0) == nullptr);
  CHECK(gm.changes().take_notice() == "This is revision 1 of Pat's order; revision 2 came before.");
  Play kept("a", std::move(*load_session(gm.save())), Play::extra_of(gm.save()));
  kept.inbox().paste(links[0], 12);
  CHECK(kept.tray().of(0) == nullptr);
  kept.inbox().paste(links[1], 13);
  CHECK(kept.tray().of(0)->text == "(6M)");
}

TEST_CASE("a link beside typed words asks the GM: words have no revision", "[app][play][gm]") {
  Play gm("a", started({"link", "link"}));
  auto const links = sealed_links(gm, 0, {"A(7M)", "(6M)"});
  gm.inbox().paste("Pat: (5M)L", 10);
  gm.inbox().paste(links[1], 11);
  CHECK(gm.tray().of(0)->way == Collected::Text);
  REQUIRE(gm.inbox().open() == 1);
  CHECK(gm.inbox().letters()[0].asks);
  gm.inbox().paste(links[0], 12);
  CHECK(gm.inbox().open() == 1);
  CHECK(gm.inbox().letters()[0].older);
}

TEST_CASE("orders links of the last turn never replace what was sealed in this one", "[app][play][gm]") {
  Play gm("a", started({"link", "you"}));
  auto const yesterday = sealed_links(gm, 0, {"A(7M)", "(6M)", "(5M)L"});
  gm.inbox().paste(yesterday[0], 10);
  seal(gm, "(6M)");
  REQUIRE(gm.publish());
  REQUIRE(gm.truth().turn() == 2);
  auto const today = sealed_links(gm, 0, {"(6M)"});
  gm.inbox().paste(today[0], 20);
  std::string const stands = gm.tray().of(0)->text;
  for (auto const& link : yesterday) gm.inbox().paste(link, 21);
  CHECK(gm.tray().of(0)->text == stands);
  CHECK(gm.tray().of(0)->revision == 1);
  CHECK(gm.inbox().open() == 0);
}

TEST_CASE("no message orders for a bot or for who sits at this screen", "[app][play][gm]") {
  Play gm("a", started({"you", "bot easy", "link"}));
  pump(gm);
  std::string const bots = gm.tray().of(1)->text;
  gm.inbox().paste("Qat: MMMMMM\nPat: MMMMMM\nRat: MMMMMM", 10);
  CHECK(gm.tray().of(0) == nullptr);
  CHECK(gm.tray().of(1)->way == Collected::Bot);
  REQUIRE(gm.tray().of(2));
  REQUIRE(gm.inbox().open() == 2);
  std::string said;
  for (Letter const& l : gm.inbox().letters()) said += l.error;
  CHECK(said.find("Pat sits at this screen and orders here") != std::string::npos);
  CHECK(said.find("Qat is driven by a bot") != std::string::npos);
}

TEST_CASE("orders for another turn are shown as such, and what was left out of a paste is said", "[app][play][gm]") {
  Play gm("a", started({"link", "link", "link"}));
  CHECK(gm.inbox().paste("Pat, turn 2: MMM\nQat: MMMMMM thanks\n> Rat: MMM\nRat, turn 1: MMMMMM\nQat: turn 7: MMM\n", 10) == 2);
  REQUIRE(gm.inbox().letters().size() == 3);
  CHECK(gm.inbox().open() == 0);
  Letter const* other = nullptr;
  for (Letter const& l : gm.inbox().letters())
    if (l.other_turn) other = &l;
  REQUIRE(other);
  CHECK(other->seat == 0);
  CHECK(other->error == "This is for turn 2; the table is at turn 1.");
  CHECK(gm.tray().of(0) == nullptr);
  CHECK(gm.inbox().notes().find("because it is quoted: line 3") != std::string::npos);
  CHECK(gm.inbox().notes().find("2 orders are for another turn than 1") != std::string::npos);
  Collected ghost;
  ghost.way = Collected::Ghost;
  for (Seat seat = 0; seat < 3; ++seat) gm.collect(seat, ghost);
  REQUIRE(gm.publish());
  REQUIRE(gm.truth().turn() == 2);
  CHECK(gm.inbox().notes().empty());     // what was left out of a paste of turn 1 is no news in turn 2
}

TEST_CASE("one device that drives for two seats counts the orders links of each", "[app][play]") {
  auto host = started({"you", "link", "link"});
  auto const revision = [](Play const& p, Seat seat) { return open_link(p.truth().orders_link(seat), 0)->orders.revision; };
  auto opened = open_link(host->table_link(), 5);
  REQUIRE(opened);
  Play player("b", std::move(opened->session));
  player.pick(1);
  seal(player, "A(7M)");
  player.replace();
  seal(player, "(6M)");
  std::string const second = player.truth().orders_link(1);
  CHECK(revision(player, 1) == 2);
  player.pick(2);
  seal(player, "(6M)");
  CHECK(revision(player, 2) == 1);
  player.pick(1);                            // the first one thinks again
  seal(player, "(5M)L");
  CHECK(revision(player, 1) == 3);
  Play gm("a", started({"you", "link", "link"}));
  gm.inbox().paste(second, 10);
  gm.inbox().paste(player.truth().orders_link(1), 11);
  CHECK(gm.tray().of(1)->text == "(5M)L");   // the newer one stands
  CHECK(gm.inbox().open() == 0);

  // What is kept knows both, whichever sat there last: of a save, and of a link that is opened again.
  Doc const kept = player.save();
  Play back("b", std::move(*load_session(kept)), Play::extra_of(kept));
  CHECK(revision(back, 1) == 3);
  back.pick(2);
  seal(back, "(6M)");
  CHECK(revision(back, 2) == 2);
  auto invite = open_link(host->invite_link(1), 6);
  Play third("b", std::move(invite->session), Play::extra_of(back.save()), invite->seat);
  seal(third, "(6M)");
  CHECK(revision(third, 1) == 4);
}

TEST_CASE("who has ordered and may take it back in a later paste is asked about; other talk is not", "[app][play][gm]") {
  Play gm("a", started({"link", "link"}));
  auto const from = [](char const* words) { return std::string("From: Pat <pat@example.org>\nSubject: Re: turn 1\n\n") + words + "\n"; };
  CHECK(gm.inbox().paste(from("A(7M)"), 10) == 1);
  REQUIRE(gm.tray().of(0));
  gm.inbox().paste(from("See you all there!"), 11);
  CHECK(gm.inbox().open() == 0);
  gm.inbox().paste(from("Please cancel my order"), 12);
  REQUIRE(gm.inbox().open() == 1);
  CHECK(gm.inbox().letters()[0].seat == 0);
  CHECK(gm.tray().of(0)->text == "A(7M)");   // until the GM says so
  gm.inbox().drop(0);
  CHECK(gm.inbox().open() == 0);
}
