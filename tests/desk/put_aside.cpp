// Letters of the GM's inbox that are put aside: the card goes, an order that has been taken from it stands.
#include <catch2/catch_test_macros.hpp>

#include "nowhere.hpp"
#include "desk/intent.hpp"
#include "desk/play.hpp"

using namespace paddock;
using namespace paddock::app;

namespace {

std::unique_ptr<Session> started() {
  Setup s;
  s.game = "nascar";
  s.track = "short_oval";
  for (int i = 0; i < 3; ++i) s.seats.push_back({std::string(1, char('P' + i)) + "at", i, i + 11, "link", Doc::object()});
  auto made = start_session(s, 7, 0x1234);
  REQUIRE(made);
  return std::move(*made);
}

bool put_aside(Play& gm, int letter) {
  Nowhere host;
  return gm.apply({Intent::Mend, letter, "", "drop", {}}, host);
}

}  // namespace

TEST_CASE("every card can be put aside: nobody's, one to settle, a settled one, whose order stands", "[app][gm]") {
  Play gm("a", started());
  REQUIRE(gm.inbox().paste("Pat: MMMMMM", 10) == 1);
  gm.inbox().paste("Qat: MXM", 11);
  gm.inbox().paste("(5M)L", 12);
  REQUIRE(gm.inbox().letters().size() == 3);          // the newest on top
  REQUIRE(gm.inbox().open() == 2);
  REQUIRE(gm.inbox().letters()[0].seat == kNobody);
  REQUIRE(gm.inbox().letters()[1].seat == 1);
  REQUIRE_FALSE(gm.inbox().letters()[2].open());
  CHECK_FALSE(put_aside(gm, 3));            // there is no such letter
  CHECK_FALSE(put_aside(gm, -1));
  CHECK(gm.inbox().letters().size() == 3);

  CHECK(put_aside(gm, 2));                  // settled: the card goes, the order is in
  REQUIRE(gm.inbox().letters().size() == 2);
  REQUIRE(gm.tray().of(0));
  CHECK(gm.tray().of(0)->text == "(6M)");
  CHECK(gm.inbox().open() == 2);

  CHECK(put_aside(gm, 0));                  // nobody's
  REQUIRE(gm.inbox().letters().size() == 1);
  CHECK(gm.inbox().letters()[0].raw == "MXM");
  CHECK(put_aside(gm, 0));                  // one that could not be read
  CHECK(gm.inbox().letters().empty());
  CHECK(gm.inbox().open() == 0);
  CHECK(gm.tray().missing() == std::vector<Seat>{1, 2});

  Doc const kept = gm.save();
  Play again("a", std::move(*load_session(kept)), Play::extra_of(kept));
  CHECK(again.inbox().letters().empty());
  REQUIRE(again.tray().of(0));
  CHECK(again.tray().of(0)->text == "(6M)");
}

TEST_CASE("a second order that is put aside leaves the one that is in, and what is put aside may come again", "[app][gm]") {
  Play gm("a", started());
  REQUIRE(gm.inbox().paste("Pat: MMMMMM", 10) == 1);
  gm.inbox().paste("Pat: (5M)L", 11);
  REQUIRE(gm.inbox().letters()[0].asks);
  CHECK(put_aside(gm, 0));
  CHECK(gm.inbox().open() == 0);
  CHECK(gm.tray().of(0)->text == "(6M)");
  gm.inbox().paste("Pat: (5M)L", 12);
  CHECK(gm.inbox().letters()[0].asks);
}
