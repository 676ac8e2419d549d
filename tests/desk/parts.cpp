// The parts of a table, each by itself.
#include <catch2/catch_test_macros.hpp>

#include "core/dice.hpp"
#include "desk/bots.hpp"
#include "desk/films.hpp"
#include "desk/inbox.hpp"
#include "desk/turn_clock.hpp"
#include "session/sim.hpp"

using namespace paddock;
using namespace paddock::app;

namespace {

constexpr int64_t kNow = 1'795'000'000, kDay = 86400;

std::unique_ptr<Session> started(std::vector<std::string> const& drivers, int turns = 0) {
  static constexpr char const* kNames[] = {"Pat", "Kim", "Jo"};
  Setup s;
  s.game = "nascar";
  s.track = "short_oval";
  for (size_t i = 0; i < drivers.size(); ++i) s.seats.push_back({kNames[i], int(i), int(i) + 11, drivers[i], Doc::object()});
  auto made = start_session(s, 7, 0x1234);
  REQUIRE(made);
  int const first = (*made)->turn();
  for (uint64_t n = 0; (*made)->actor() >= 0 && (*made)->turn() < first + turns; ++n) REQUIRE(sim_move(**made, "easy", mix64(n)));
  return std::move(*made);
}

// A line is a message: the seat, a colon, the order. A '?' instead of the seat is nobody's, a '!' in the order a fault; "later" is for
// another turn.
class FakeReader final : public OrderReader {
 public:
  Mail read(std::string_view text, std::span<ReadMail const>) const override {
    Mail mail;
    for (size_t at = 0; at < text.size();) {
      size_t const end = std::min(text.find('\n', at), text.size());
      Message m;
      m.text = text.substr(at, end - at);
      read_again(m);
      mail.messages.push_back(std::move(m));
      at = end + 1;
    }
    return mail;
  }
  void read_again(Message& m) const override {
    ++times;
    if (m.seat == kNobody && m.text[0] != '?') m.seat = Seat(m.text[0] - '0');
    m.clean = m.text.substr(2);
    m.is = m.clean == "later" ? Message::OtherTurn : m.clean.ends_with('!') ? Message::Faulty : Message::Order;
    m.error = m.is == Message::Order ? "" : "No.";
    m.turn = m.is == Message::OtherTurn ? 99 : -1;
  }
  mutable int times = 0;
};

struct Table final : TurnFlow {
  explicit Table(std::vector<std::string> const& drivers, int turns = 0) : race(started(drivers, turns)) {}
  void collect(Seat seat, Collected order) override { tray.put(seat, std::move(order)); }
  void go_on() override { ++went_on; }

  Changes changes;
  Race race;
  Drivers drivers{race};
  OrderTray tray{race, drivers};
  FakeReader reader;
  Inbox inbox{{race, drivers, tray, changes, *this}, reader};
  Films films{race, tray, changes, *this};
  int went_on = 0;
};

}  // namespace

TEST_CASE("the clock of a turn: every turn has its hours, an extension counts from now when it has closed", "[app][deadline]") {
  Changes changes;
  TurnClock clock(changes, false);
  CHECK_FALSE(clock.overdue(kNow));
  clock.begin_turn(kNow);
  CHECK(clock.deadline() == 0);
  clock.set_pace(24, kNow);
  CHECK(clock.deadline() == kNow + kDay);
  CHECK(changes.generation() == 2);          // it is kept
  CHECK(clock.overdue(kNow + kDay));
  clock.extend(2, kNow);
  CHECK(clock.deadline() == kNow + kDay + 7200);
  clock.extend(2, kNow + 3 * kDay);
  CHECK(clock.deadline() == kNow + 3 * kDay + 7200);
  clock.begin_turn(kNow + 4 * kDay);
  CHECK(clock.deadline() == kNow + 5 * kDay);
  clock.hear(kNow);                          // links say it to players only
  CHECK(clock.deadline() == kNow + 5 * kDay);
  clock.set_pace(0, kNow);
  CHECK(clock.deadline() == 0);
}

TEST_CASE("a player's clock hears of deadlines, and what was said of an older turn is over", "[app][deadline]") {
  Changes changes;
  TurnClock clock(changes, true);
  clock.hear(kNow);
  clock.hear(0);
  CHECK(clock.deadline() == kNow);
  Doc const kept{{"turn", 3}, {"deadline", kNow}};
  TurnClock later(changes, true), same(changes, true), gm(changes, false);
  later.read(kept, 4), same.read(kept, 3), gm.read(kept, 4);
  CHECK(later.deadline() == 0);
  CHECK(same.deadline() == kNow);
  CHECK(gm.deadline() == kNow);
}

TEST_CASE("the tray counts who owes an order, and keeps what people wrote", "[app][play]") {
  Table table({"link", "bot easy", "here"});
  OrderTray& tray = table.tray;
  CHECK(tray.owed() == 3);
  CHECK(tray.in() == 0);
  CHECK(tray.next_here() == 2);
  tray.put(0, {.way = Collected::Link, .text = "M", .when = kNow, .revision = 2});
  tray.put(1, {.way = Collected::Bot, .text = "M"});
  tray.heard_again(0, 1);
  CHECK(tray.of(0)->revision == 2);
  tray.heard_again(0, 5);
  CHECK(tray.of(0)->revision == 5);
  CHECK(tray.missing() == std::vector<Seat>{2});
  CHECK_FALSE(tray.complete());
  tray.put(2, {});
  CHECK(tray.complete());
  CHECK(tray.next_here() == kNobody);
  OrderTray again(table.race, table.drivers);
  again.read(tray.kept());
  REQUIRE(again.of(0));
  CHECK(again.of(0)->text == "M");
  CHECK(again.of(0)->way == Collected::Link);
  CHECK_FALSE(again.of(1));                  // a bot is asked again
  CHECK(again.of(2));
  CHECK(tray.take(2));
  CHECK_FALSE(tray.is_in(2));
  table.race.stop(true);                     // nobody owes anything then
  CHECK(tray.owed() == 0);
}

TEST_CASE("who has handed over looks on, unless another one at this screen drives", "[app][play]") {
  Table table({"here", "here", "bot easy"});
  Drivers& drivers = table.drivers;
  CHECK(drivers.shared_screen());
  CHECK(drivers.only_one() == kNobody);
  CHECK_FALSE(drivers.hand_over(0, "link"));          // no substitute
  CHECK_FALSE(drivers.hand_over(2, "autopilot"));     // it is no person's
  REQUIRE(drivers.hand_over(0, "autopilot"));
  CHECK_FALSE(drivers.person(0));
  CHECK(drivers.at_home(0));
  CHECK(drivers.only_one() == 1);
  Drivers again(table.race);
  again.read(drivers.kept());
  CHECK(again.handed(0) == "autopilot");
  CHECK(again.only_one() == 1);
  REQUIRE(again.hand_over(0, ""));
  CHECK(again.shared_screen());
}

TEST_CASE("an inbox takes what its reader could read, and asks where two orders differ", "[app][gm]") {
  Table table({"link", "mail", "here"});
  Inbox& inbox = table.inbox;
  CHECK(inbox.paste("0:left\n1:right!\n2:mine", kNow) == 3);
  REQUIRE(table.tray.of(0));
  CHECK(table.tray.of(0)->text == "left");
  CHECK_FALSE(table.tray.of(1));             // not readable
  CHECK_FALSE(table.tray.of(2));             // sits at this screen
  CHECK(inbox.open() == 2);
  CHECK(table.changes.take_notice().find("Jo sits at this screen") == 0);
  inbox.paste("0:left", kNow);
  CHECK(inbox.letters().size() == 3);        // in already
  inbox.paste("0:right", kNow);
  REQUIRE(inbox.letters()[0].asks);
  CHECK(table.tray.of(0)->text == "left");
  inbox.take(0, kNow);
  CHECK(table.tray.of(0)->text == "right");
  CHECK_FALSE(inbox.letters()[0].open());
}

TEST_CASE("the GM says whose a letter is and what it means; what is for another turn is only shown", "[app][gm]") {
  Table table({"link", "mail"});
  Inbox& inbox = table.inbox;
  inbox.paste("?:right", kNow);
  REQUIRE(inbox.open() == 1);
  inbox.assign(0, 7, kNow);                  // no seat of this race
  CHECK(inbox.open() == 1);
  inbox.assign(0, 1, kNow);
  REQUIRE(table.tray.of(1));
  CHECK(table.tray.of(1)->text == "right");
  inbox.paste("0:left!", kNow);
  inbox.settle(0, "0:left", kNow);
  REQUIRE(table.tray.of(0));
  CHECK(table.tray.of(0)->text == "left");
  CHECK(inbox.open() == 0);
  CHECK(inbox.paste("0:later", kNow) == 0);
  REQUIRE(inbox.letters()[0].other_turn);
  CHECK(table.tray.of(0)->text == "left");
  int const read = table.reader.times;
  Inbox again({table.race, table.drivers, table.tray, table.changes, table}, table.reader);
  again.read(inbox.kept());
  CHECK(table.reader.times > read);          // a save keeps words, not what was read in them
  CHECK(again.letters().size() == inbox.letters().size());
  again.end_turn(table.tray.turn());
  REQUIRE(again.letters().size() == 1);      // for the turn that is still to come
  CHECK(again.letters()[0].clean == "later");
}

TEST_CASE("a press stops a race of bots alone, and only then; going on wakes it", "[app][play]") {
  Table bots({"bot easy", "bot easy"}, 2), people({"here", "bot easy"}, 2);
  CHECK_FALSE(bots.films.running());
  bots.films.watch(0);
  CHECK(bots.films.running());
  CHECK(bots.films.turn() == bots.race.finished());
  bots.films.turn_to(0);
  CHECK_FALSE(bots.films.running());
  CHECK(bots.films.held());
  CHECK(bots.went_on == 0);
  bots.films.hold(false);
  CHECK(bots.went_on == 1);
  people.films.watch(1, false, true);
  people.films.turn_to(0);
  CHECK_FALSE(people.films.held());
  CHECK(people.went_on == 1);                // a bot's answer may have come meanwhile
}

TEST_CASE("a bot is asked once a turn and answers into the tray; the autopilot needs no question", "[app][jobs]") {
  Table table({"here", "bot easy", "autopilot"});
  Bots bots(table.race, table.drivers, table.tray, table.changes);
  bots.begin_turn();
  REQUIRE(table.tray.of(2));
  CHECK(table.tray.of(2)->way == Collected::Ghost);
  CHECK(bots.thinking());
  for (int n = 0; n < 10000 && bots.thinking(); ++n) bots.think();
  REQUIRE(table.tray.of(1));
  CHECK(table.tray.of(1)->way == Collected::Bot);
  CHECK_FALSE(bots.think());
  CHECK_FALSE(table.tray.of(0));
  table.tray.take(1);
  bots.begin_turn();
  bots.forget(1);
  CHECK_FALSE(bots.thinking());
}
