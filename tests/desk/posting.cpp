// A race by post from the desk's side: invitations, deadlines that travel, publishing and taking back, orders as text.
#include <catch2/catch_test_macros.hpp>

#include <cstdio>

#include "core/dice.hpp"
#include "desk/deadline.hpp"
#include "screens/gm/outgoing.hpp"
#include "session/letters.hpp"
#include "session/mail.hpp"
#include "session/sim.hpp"

using namespace paddock;
using namespace paddock::app;

namespace {

constexpr int64_t kNow = 1'795'000'000, kDue = kNow + 86400;

std::unique_ptr<Session> started(std::string const& game, std::vector<std::string> const& drivers) {
  static constexpr char const* kNames[] = {"Ann", "Tomás", "Olle Berg"};
  Setup s;
  s.game = game;
  s.title = "Sandstorm 500";
  if (game == "nascar") s.track = "short_oval";
  if (game == "speed_circuit") s.track = "cinder_bank", s.settings["decisions"] = "sheets", s.settings["grid"] = "seats";
  for (size_t i = 0; i < drivers.size(); ++i) {
    Doc const options = game == "speed_circuit" ? Doc{{"design", "60/40/160/60/6/6"}} : Doc::object();
    s.seats.push_back({kNames[i], int(i), int(i) + 11, drivers[i], options});
  }
  auto made = start_session(s, 7, 0x1234);
  REQUIRE(made);
  return std::move(*made);
}

Play reloaded(Play const& play) {
  Doc const doc = play.save();
  auto again = load_session(doc);
  REQUIRE(again);
  return Play(play.id(), std::move(*again), Play::extra_of(doc));
}

// A player who opened a link on his own device.
std::unique_ptr<Play> opened(std::string const& link) {
  auto game = open_link("https://example.org/" + link, 5);
  REQUIRE(game);
  auto play = std::make_unique<Play>("b", std::move(game->session), Doc(), game->seat);
  play->clock().hear(post::deadline_of(link));
  return play;
}

}  // namespace

TEST_CASE("the deadline travels in links, and links without one open as before", "[app][gm][deadline]") {
  for (char const* game : {"nascar", "speed_circuit", "gravel_kings"}) {
    INFO(game);
    Play gm("a", started(game, {"link", "mail"}));
    CHECK(gm.invite_link(1) == gm.truth().invite_link(1));
    CHECK(post::deadline_of(gm.invite_link(1)) == 0);
    gm.clock().set_pace(24, kNow);
    for (std::string const& link : {gm.table_link(), gm.invite_link(1)}) {
      CHECK(post::deadline_of("see https://example.org/" + link + " soon") == kDue);
      CHECK(opened(link)->clock().deadline() == kDue);
      CHECK(opened(link)->truth().public_hash() == gm.truth().public_hash());
    }
    auto const device = opened(gm.invite_link(1));
    Play& player = *device;
    CHECK(player.chair().me() == 1);
    CHECK(reloaded(player).clock().deadline() == kDue);
    CHECK(post::deadline_of(player.table_link()) == kDue);
    gm.clock().extend(24, kNow);
    player.clock().hear(post::deadline_of(gm.table_link()));
    CHECK(player.clock().deadline() == kDue + 86400);
    player.clock().hear(0);   // an older Paddock's link says nothing of it
    CHECK(player.clock().deadline() == kDue + 86400);
  }
}

TEST_CASE("a deadline in a link is one number that makes sense", "[post][deadline]") {
  auto const game = started("nascar", {"link"});
  std::string const link = game->table_link();
  CHECK(post::with_deadline(link, 0) == link);
  CHECK(post::with_deadline("no link", kDue) == "no link");
  CHECK(post::with_deadline("", kDue).empty());
  CHECK(post::with_deadline(link, int64_t(1) << 60) == link);
  CHECK(post::deadline_of(post::with_deadline(post::with_deadline(link, 5), kDue)) == kDue);
  auto far = post::open_link(link);
  REQUIRE(far);
  far->sections.push_back({post::kDeadlineSection, "\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x7F"});
  CHECK(post::deadline_of(post::fragment(*far)) == 0);
  CHECK(bool(open_link(post::fragment(*far), 1)));
  far->sections = {{post::kDeadlineSection, ""}};
  CHECK(post::deadline_of(post::fragment(*far)) == 0);
}

TEST_CASE("a newer turn forgets the deadline of the older one", "[app][gm][deadline]") {
  Play gm("a", started("nascar", {"link"}));
  gm.clock().set_pace(24, kNow);
  auto const device = opened(gm.invite_link(0));
    Play& player = *device;
  Doc const kept = Play::extra_of(player.save());
  gm.clock().set_pace(0, kNow);
  REQUIRE(gm.inbox().paste("Ann: MMMMMM", kNow) == 1);
  REQUIRE(gm.close_turn(kNow));
  auto next = open_link(gm.table_link(), 5);
  REQUIRE(next);
  CHECK(Play("b", std::move(next->session), kept, 0).clock().deadline() == 0);
}

TEST_CASE("invitations are one text: names, links, and the deadline with date, time and zone", "[app][gm]") {
  Play gm("a", started("nascar", {"link", "forum", "you"}));
  gm.clock().set_pace(24, kNow);
  std::string const text = invitations(gm, "https://example.org/");
  INFO(text);
  CHECK(text.find("Sandstorm 500 (Nascar") == 0);
  CHECK(text.find(date_words(kDue)) != text.npos);
  for (Seat s : {0, 1}) {
    CHECK(text.find(gm.race().seat_name(s) + ", car " + std::to_string(11 + s) + ":\nhttps://example.org/" + gm.invite_link(s) + "\n") != text.npos);
  }
  CHECK(text.find("Olle") == text.npos);   // he sits at this screen
  auto const links = post::find_links(text);
  REQUIRE(links.size() == 2);
  CHECK(links[1].kind == post::Kind::Invite);
}

TEST_CASE("dates say day, zone and UTC", "[app][deadline]") {
  CHECK(date_words(1795982400, 0) == "Sunday 29 November 2026, 20:00 (UTC)");
  CHECK(date_words(1795982400, 60) == "Sunday 29 November 2026, 21:00 (UTC+1), which is 20:00 UTC");
  CHECK(date_words(1795982400, 345) == "Monday 30 November 2026, 01:45 (UTC+5:45), which is Sunday 29 November, 20:00 UTC");
  CHECK(date_words(1795982400, -210) == "Sunday 29 November 2026, 16:30 (UTC-3:30), which is 20:00 UTC");
  CHECK(closes_words(kNow + 8 * 86400, kNow).find(" Nov ") != std::string::npos);
  CHECK(closes_words(kNow + 2 * 86400, kNow).find(" Nov ") == std::string::npos);
}

TEST_CASE("a published turn can be taken back, and its table says so", "[app][gm]") {
  for (char const* game : {"nascar", "speed_circuit", "gravel_kings"}) {
    INFO(game);
    Play gm("a", started(game, {"link", "link"}));
    gm.clock().set_pace(24, kNow);
    CHECK(gm.publishing().published() == 0);
    CHECK_FALSE(gm.publishing().why_not_back().empty());
    for (int turn = 1; turn <= 3; ++turn) {
      for (Seat s = 0; s < 2; ++s) {
        Collected order;
        order.way = Collected::Ghost;
        gm.collect(s, order);
      }
      uint64_t const before = gm.truth().hash();
      int64_t const deadline = gm.clock().deadline();
      int const running = gm.truth().turn();
      REQUIRE(gm.close_turn(kNow + turn));
      uint64_t const after = gm.truth().hash();
      CHECK(gm.publishing().published() == running);
      CHECK(gm.publishing().why_not_back() == "");
      Play again = reloaded(gm);
      REQUIRE(again.take_back(running == 1 ? "" : " Ann's mail  was missed "));
      CHECK(again.truth().turn() == running);
      CHECK(again.truth().hash() == before);
      CHECK(again.clock().deadline() == deadline);
      CHECK(again.publishing().published() == 0);
      REQUIRE(again.truth().rulings().size() == 1);
      CHECK(again.truth().rulings()[0].author == "the GM");
      CHECK(again.truth().rulings()[0].reason == (running == 1 ? "on the desk" : "Ann's mail was missed"));
      CHECK(again.publishing().can_publish());        // every order lies there again
      REQUIRE(again.close_turn(kNow + turn));
      CHECK(again.truth().hash() == after);   // the same orders, the same dice
      CHECK(again.truth().rulings().size() == 1);
    }
  }
}

TEST_CASE("a turn that was answered is taken back, too, and who answered it is asked again", "[app][gm]") {
  Play gm("a", started("nascar", {"link", "link"}));
  REQUIRE(gm.inbox().paste("Ann: MMMMMM\nTomás: 6M", kNow) == 2);
  REQUIRE(gm.close_turn(kNow + 1));
  REQUIRE(gm.take_back());
  CHECK(gm.truth().turn() == 1);
  CHECK(gm.tray().of(0)->text == "(6M)");
  REQUIRE(gm.close_turn(kNow + 2));
  CHECK(gm.truth().order_as_sent(0, 1) == "(6M)");
  auto const device = opened(gm.invite_link(1));
    Play& player = *device;
  REQUIRE(player.draft().type("6M").error_column == 0);
  REQUIRE(player.seal(kNow + 3));
  REQUIRE(gm.inbox().paste(player.truth().orders_link(1), kNow + 4) == 1);
  CHECK(gm.publishing().answered().find("Tomás has answered") == 0);
  REQUIRE(gm.take_back());
  CHECK(gm.truth().turn() == 1);
  CHECK(gm.changes().take_notice().find("What had come for turn 2 is gone; ask for it again: Tomás.") != std::string::npos);
  CHECK(gm.tray().of(0)->text == "(6M)");
}

TEST_CASE("turns whose desk nobody remembers come back with the orders the record has", "[app][gm]") {
  Play gm("a", started("nascar", {"link", "link"}));
  for (int turn = 1; turn <= 2; ++turn) {
    REQUIRE(gm.inbox().paste("Ann: MMMMMM\nTomás: 6M", kNow) == 2);
    REQUIRE(gm.close_turn(kNow + turn));
  }
  REQUIRE(gm.take_back());
  REQUIRE(gm.take_back());
  CHECK(gm.truth().turn() == 1);
  REQUIRE(gm.tray().of(1));
  CHECK(gm.tray().of(0)->text == "(6M)");
  CHECK(gm.truth().rulings().size() == 2);
  CHECK(gm.publishing().can_publish());
  CHECK_FALSE(gm.take_back());
}

TEST_CASE("what nobody settled is in the inbox after publishing, and an early order waits for its turn", "[app][gm]") {
  Play gm("a", started("nascar", {"link", "link"}));
  REQUIRE(gm.inbox().paste("Ann: MMMMMM\nTomás: 6M", kNow) == 2);
  gm.inbox().paste("Ann: MXM", kNow + 1);
  gm.inbox().paste("Tomás, turn 2: 5M", kNow + 2);
  REQUIRE(gm.inbox().open() == 1);
  REQUIRE(gm.close_turn(kNow + 3));
  REQUIRE(gm.inbox().letters().size() == 2);
  int late = 0, early = 0;
  for (Letter const& l : gm.inbox().letters()) {
    late += l.seat == 0 && l.other_turn && l.raw == "MXM" && l.turn == 1;
    early += l.seat == 1 && l.asks && l.clean == "(5M)";
  }
  CHECK(late == 1);
  CHECK(early == 1);
  CHECK(reloaded(gm).inbox().letters().size() == 2);
  CHECK(gm.tray().of(1) == nullptr);          // not without the GM's word
  size_t const at = gm.inbox().letters()[0].asks ? 0 : 1;
  gm.inbox().take(at, kNow + 4);
  REQUIRE(gm.tray().of(1));
  CHECK(gm.tray().of(1)->text == "(5M)");
}

TEST_CASE("one's own order as text names race, car, driver and turn, and the desk claims it", "[app][gm][mail]") {
  for (char const* game : {"nascar", "speed_circuit", "gravel_kings"}) {
    auto truth = started(game, {"link", "link"});
    for (uint64_t n = 0; truth->actor() >= 0 && truth->turn() < 2; ++n) REQUIRE(sim_move(*truth, "easy", mix64(n)));
    Play gm("a", std::move(truth));
    for (Seat s = 0; s < 2; ++s) {
      auto const device = opened(gm.invite_link(s));
    Play& player = *device;
      REQUIRE(player.truth().actor() == s);
      while (player.truth().actor() == s && sim_move(player.session(), "hard", 3)) {
      }
      std::string const order = player.truth().order_text(s), text = order_post(player, s, order);
      INFO(game << "\n" << text);
      REQUIRE_FALSE(order.empty());
      CHECK(text.find("Sandstorm 500") == 0);
      for (std::string const& around : {text, "Hi all,\nhere is mine.\n\n" + text + "\n\nCheers\n", "> older stuff\n" + text}) {
        Mail const mail = read_mail(gm.truth(), around);
        REQUIRE(mail.messages.size() == 1);
        Message const& m = mail.messages[0];
        CHECK(m.error == "");
        CHECK(m.is == Message::Order);
        CHECK(m.seat == s);
        CHECK(m.clean == order);
        CHECK(m.turn == gm.race().words().number(gm.truth().turn()));
      }
    }
  }
}

TEST_CASE("the report says when the next turn closes and who is awaited, and a calendar file the same", "[app][gm][deadline]") {
  Play gm("a", started("nascar", {"link", "link", "you"}));
  gm.clock().set_pace(24, kNow - 3600);
  REQUIRE(gm.inbox().paste("Ann: MMMMMM\nTomás: 6M", kNow) == 2);
  REQUIRE(gm.draft().type("6M").error_column == 0);
  REQUIRE(gm.seal(kNow));
  REQUIRE(gm.close_turn(kNow));
  REQUIRE(gm.clock().deadline() == kDue);
  post::Report const report = turn_report(gm, "https://example.org/" + gm.table_link());
  CHECK(report.deadline == date_words(kDue));
  CHECK(report.missing == std::vector<std::string>{"Ann", "Tomás"});
  CHECK(post::deadline_of(report.link) == kDue);
  std::string const file = calendar_of(gm, kNow);
  post::Moment const due = post::moment_of(kDue);
  char stamp[24];
  std::snprintf(stamp, sizeof stamp, "%04d%02d%02dT%02d%02d%02dZ", due.year, due.month, due.day, due.hour, due.minute, due.second);
  CHECK(file.find("DTEND:" + std::string(stamp)) != file.npos);
  CHECK(file.find("Sandstorm 500") != file.npos);
  CHECK(calendar_name(gm) == "turn-2.ics");
  gm.clock().set_pace(0, kNow);
  CHECK(turn_report(gm, "").deadline.empty());
}

TEST_CASE("a mail that is pasted once more in a later turn orders nothing there", "[app][gm]") {
  Play gm("a", started("nascar", {"mail", "mail"}));
  auto const mail = [](char const* who, char const* at, char const* words) { return std::string("From: ") + who + " <x@x.org>\nDate: Mon, 23 Nov 2026 " + at + " +0100\n\n" + words + "\n\n"; };
  std::string const box = mail("Ann", "20:40:00", "MMM") + mail("Tom\u00E1s", "20:41:00", "A(3M)");
  CHECK(gm.inbox().paste(box, kNow) == 2);
  CHECK(gm.inbox().paste(box, kNow) == 2);          // in the same turn it is read as ever
  REQUIRE(gm.publish());
  Play on = reloaded(gm);
  CHECK(on.inbox().paste(box, kNow) == 0);
  CHECK_FALSE(on.tray().of(0));
  CHECK(on.inbox().letters().at(0).error.find("was read for turn 1 already") != std::string::npos);
  CHECK(on.inbox().paste(box + mail("Ann", "21:40:00", "MMML"), kNow) == 1);
  REQUIRE(on.tray().of(0));
  CHECK(on.tray().of(0)->text.find('L') != std::string::npos);
}
