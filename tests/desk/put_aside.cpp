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
  REQUIRE(gm.paste("Pat: MMMMMM", 10) == 1);
  gm.paste("Qat: MXM", 11);
  gm.paste("(5M)L", 12);
  REQUIRE(gm.inbox().size() == 3);          // the newest on top
  REQUIRE(gm.open_letters() == 2);
  REQUIRE(gm.inbox()[0].seat == kNobody);
  REQUIRE(gm.inbox()[1].seat == 1);
  REQUIRE_FALSE(gm.inbox()[2].open());
  CHECK_FALSE(put_aside(gm, 3));            // there is no such letter
  CHECK_FALSE(put_aside(gm, -1));
  CHECK(gm.inbox().size() == 3);

  CHECK(put_aside(gm, 2));                  // settled: the card goes, the order is in
  REQUIRE(gm.inbox().size() == 2);
  REQUIRE(gm.collected(0));
  CHECK(gm.collected(0)->text == "(6M)");
  CHECK(gm.open_letters() == 2);

  CHECK(put_aside(gm, 0));                  // nobody's
  REQUIRE(gm.inbox().size() == 1);
  CHECK(gm.inbox()[0].raw == "MXM");
  CHECK(put_aside(gm, 0));                  // one that could not be read
  CHECK(gm.inbox().empty());
  CHECK(gm.open_letters() == 0);
  CHECK(gm.missing() == std::vector<Seat>{1, 2});

  Doc const kept = gm.save();
  Play again("a", std::move(*load_session(kept)), Play::extra_of(kept));
  CHECK(again.inbox().empty());
  REQUIRE(again.collected(0));
  CHECK(again.collected(0)->text == "(6M)");
}

TEST_CASE("a second order that is put aside leaves the one that is in, and what is put aside may come again", "[app][gm]") {
  Play gm("a", started());
  REQUIRE(gm.paste("Pat: MMMMMM", 10) == 1);
  gm.paste("Pat: (5M)L", 11);
  REQUIRE(gm.inbox()[0].asks);
  CHECK(put_aside(gm, 0));
  CHECK(gm.open_letters() == 0);
  CHECK(gm.collected(0)->text == "(6M)");
  gm.paste("Pat: (5M)L", 12);
  CHECK(gm.inbox()[0].asks);
}
