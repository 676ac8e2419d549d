// What a seat says for later phases travels in its orders link, and what a stranger writes there changes nothing by itself.
#include <catch2/catch_test_macros.hpp>

#include "duels.hpp"
#include "desk/play.hpp"
#include "post/envelope.hpp"

using namespace paddock;
using namespace paddock::app;
using duels::duel;
using duels::kNow;

namespace {

// Both have rolled in: the first phase.
std::unique_ptr<Play> table() {
  auto gm = std::make_unique<Play>("a", duel({"link", "mail"}));
  REQUIRE(gm->inbox().paste("Ann: Needlework, 40 mph\nOlle: Needlework, 30 mph", kNow) == 2);
  REQUIRE(gm->publish());
  return gm;
}

std::unique_ptr<Play> seat_of(Play const& gm, Doc const& extra = {}) {
  auto opened = open_link(gm.invite_link(0), 1);
  REQUIRE(opened);
  return std::make_unique<Play>("a-0", std::move(opened->session), extra, opened->seat);
}

// The driver's link with another text for later phases in it.
std::string forged(std::string const& link, std::string const& text) {
  auto opened = post::open_link(link, "o");
  REQUIRE(opened);
  std::erase_if(opened->sections, [](auto const& s) { return s.type == post::kAheadSection; });
  opened->sections.push_back({post::kAheadSection, text});
  return post::fragment(*opened);
}

constexpr char const* kSheet = "straight, hold fire; P3: drift left; hold course; stop when hit";
constexpr char const* kAhead = "P3: drift left; hold course; stop when hit";

}  // namespace

TEST_CASE("an orders link carries the whole sheet", "[app][sheets][link]") {
  auto gm = table();
  auto ann = seat_of(*gm);
  REQUIRE(ann->draft().type(kSheet).error_column == 0);
  CHECK(ann->draft().ahead(0) == kAhead);
  REQUIRE(ann->seal(kNow));
  CHECK(ann->draft().ahead(0) == kAhead);
  std::string const link = ann->orders_link();
  auto const said = post::ahead_of(link);
  REQUIRE(said);
  CHECK(*said == kAhead);

  // Kept with the page, and replaced as it was.
  auto opened = load_session(ann->save());
  REQUIRE(opened);
  Play again("a-0", std::move(*opened), Play::extra_of(ann->save()));
  CHECK(again.orders_link() == link);
  again.replace();
  CHECK(again.draft().ahead(0) == kAhead);

  CHECK(gm->inbox().paste("here it is: https://example.org/" + link, kNow) == 1);
  REQUIRE(gm->tray().of(0));
  CHECK(gm->tray().of(0)->text == "straight, hold fire");
  CHECK(gm->tray().of(0)->ahead == kAhead);
  CHECK(gm->inbox().open() == 0);
  CHECK(gm->inbox().paste("Olle: straight, hold fire; hold course; stop never", kNow) == 1);
  REQUIRE(gm->publish());
  REQUIRE(gm->tray().of(0));
  CHECK(gm->tray().of(0)->text == "straight");        // nothing is said for the second phase
  REQUIRE(gm->publish());
  REQUIRE(gm->tray().of(0));
  CHECK(gm->tray().of(0)->text == "drift left");
}

TEST_CASE("where a phase leaves nothing to steer, the link still carries what is said for later ones", "[app][sheets][link]") {
  Play gm("a", duel({"link", "mail"}));
  REQUIRE(gm.inbox().paste("Ann: Needlework, 30 mph\nOlle: Needlework, 30 mph", kNow) == 2);
  REQUIRE(gm.publish());
  REQUIRE(gm.inbox().paste("Ann: straight, hold fire\nOlle: straight, hold fire", kNow) == 2);
  REQUIRE(gm.publish());                             // 30 mph: it does not move in phase 2
  auto ann = seat_of(gm);
  REQUIRE(ann->draft().type(kAhead).error_column == 0);
  CHECK(ann->draft().ahead(0) == kAhead);
  REQUIRE(ann->seal(kNow));
  CHECK(gm.inbox().paste(ann->orders_link(), kNow) == 1);
  CHECK(gm.inbox().open() == 0);
  REQUIRE(gm.tray().of(0));
  CHECK(gm.tray().of(0)->ahead == kAhead);
}

TEST_CASE("a link of one phase is what it was, and opens as before", "[app][sheets][link]") {
  auto gm = table();
  auto ann = seat_of(*gm);
  REQUIRE(ann->draft().type("straight, hold fire").error_column == 0);
  REQUIRE(ann->seal(kNow));
  CHECK(ann->orders_link() == ann->truth().orders_link(0));
  CHECK(gm->inbox().paste(ann->orders_link(), kNow) == 1);
  REQUIRE(gm->tray().of(0));
  CHECK(gm->tray().of(0)->ahead == "");
}

TEST_CASE("what cannot be read for later phases is shown to the GM and not taken", "[app][sheets][link]") {
  auto gm = table();
  auto ann = seat_of(*gm);
  REQUIRE(ann->draft().type(kSheet).error_column == 0);
  REQUIRE(ann->seal(kNow));
  std::string const link = ann->orders_link();
  for (std::string const& bad : {std::string("banana"), std::string("bend 30 left; hold course"), std::string("P1: drift left; P2: straight"), std::string("P2: fly away"),
                                 std::string("straight"), std::string("measure 2; P2: straight"), std::string("drop within 6; P2: straight"), std::string(5000, 'x'), std::string("\x01\x02"), std::string("P9: straight")}) {
    INFO(bad.substr(0, 40));
    auto desk = table();
    CHECK(desk->inbox().paste(forged(link, bad), kNow) == 1);
    CHECK_FALSE(desk->tray().of(0));
    REQUIRE(desk->inbox().open() == 1);
    CHECK(desk->inbox().letters()[0].clean == "straight, hold fire");
    CHECK_FALSE(desk->inbox().letters()[0].lost.empty());
    desk->inbox().take(0, kNow);                     // all the same: this phase alone
    REQUIRE(desk->tray().of(0));
    CHECK(desk->tray().of(0)->text == "straight, hold fire");
    CHECK(desk->tray().of(0)->ahead == "");
  }
}

TEST_CASE("who opens the next phase finds there what his sheet says for it", "[app][sheets][link]") {
  auto gm = table();
  auto ann = seat_of(*gm);
  REQUIRE(ann->draft().type(kSheet).error_column == 0);
  Doc const unsent = ann->extra();
  REQUIRE(ann->seal(kNow));
  Doc const kept = ann->extra();
  CHECK(gm->inbox().paste(ann->orders_link() + "\nOlle: straight, hold fire", kNow) == 2);
  REQUIRE(gm->publish());
  auto next = seat_of(*gm, kept);
  CHECK(next->draft().text(0) == "straight");
  CHECK(next->draft().ahead(0) == kAhead);
  CHECK(seat_of(*gm, unsent)->draft().text(0) == "");    // what was never sealed is not at the GM's
}

TEST_CASE("what is said for later phases stays while this one is changed, and goes with it", "[app][sheets]") {
  Play play("a", duel({"screen", "screen"}));
  auto const rest = [&] { for (int i = 0; i < 4000 && play.step(i * 50.0, true); ++i) {} };
  for (int i = 0; i < 2; ++i) {
    play.uncover();
    REQUIRE(play.seal(kNow));
    rest();
  }
  play.uncover();
  Seat const me = play.chair().me();
  REQUIRE(me >= 0);
  REQUIRE(play.draft().type(kSheet).error_column == 0);
  CHECK(play.draft().ahead(me) == kAhead);
  CHECK(play.draft().text(me) == "straight, hold fire");
  auto opened = load_session(play.save());
  REQUIRE(opened);
  Play again("a", std::move(*opened), Play::extra_of(play.save()));
  CHECK(again.draft().ahead(me) == kAhead);
  CHECK(play.draft().type("straight; P2: fly away").error_column == 15);
  CHECK(play.draft().ahead(me) == kAhead);           // a faulty text changes nothing
  play.draft().clear();
  CHECK(play.draft().ahead(me) == "");
}

TEST_CASE("a phase in which a driver is not asked leaves his sheet waiting", "[app][sheets]") {
  Play gm("a", duel({"mail", "mail"}));
  REQUIRE(gm.inbox().paste("Ann: Needlework, 40 mph\nOlle: Needlework, 30 mph", kNow) == 2);
  REQUIRE(gm.publish());
  // At 40 mph there is nothing to steer in phase 4, and who is asked for his fire has no words to change.
  REQUIRE(gm.inbox().paste("Ann: straight; P5: drift left; hold course; stop never\nOlle: straight, hold fire; hold course; stop never", kNow) == 2);
  for (int phase = 2; phase <= 5; ++phase) {
    REQUIRE(gm.publish());
    INFO("phase " << phase);
    CHECK(gm.tray().decides(0) == (phase != 4));
    if (phase != 4) REQUIRE(gm.tray().of(0));
  }
  CHECK(gm.tray().of(0)->text == "drift left");
}

TEST_CASE("an order of one phase takes the place of all that was said before", "[app][sheets]") {
  auto gm = table();
  REQUIRE(gm->inbox().paste("Ann: straight, hold fire; P3: drift left; hold course; stop never\nOlle: straight, hold fire; hold course; stop never", kNow) >= 1);
  REQUIRE(gm->publish());
  gm->inbox().paste("Ann: straight, hold fire", kNow + 1);
  for (int i = 0; i < gm->inbox().open(); ++i) gm->inbox().take(0, kNow + 1);
  REQUIRE(gm->tray().of(0));
  REQUIRE(gm->tray().of(0)->ahead == "");
  REQUIRE(gm->publish());
  CHECK_FALSE(gm->tray().of(0));                       // the old sheet's third phase is not his order any more
}
