// What stands beside an order of Nascar and would change it.
#include <catch2/catch_test_macros.hpp>

#include "session/mail.hpp"
#include "table.hpp"

using namespace paddock;

namespace {

std::unique_ptr<Session> race() {
  Setup setup;
  setup.game = nascar::Nascar::kCover.id;
  setup.track = "short_oval";
  for (char const* name : {"Marta", "Jonas"}) setup.seats.push_back({name, 0, int(setup.seats.size()) + 1, "mail", Doc::object()});
  auto made = start_session(setup, 5, 77);
  REQUIRE(made);
  return std::move(*made);
}

}  // namespace

TEST_CASE("words beside an order that would change it are not left out", "[nascar][orders][mail]") {
  auto const game = race();
  auto const taken = [&](std::string const& text) {
    Mail const mail = read_mail(*game, "Marta: " + text);
    REQUIRE(mail.messages.size() == 1);
    return mail.messages[0].is == Message::Order ? mail.messages[0].clean : "";
  };
  for (char const* text : {"A(6M) (left)", "A(6M) L (right)", "6M (with slip)", "6M slip", "6M, speed up", "RR5M no wc", "RR5M without wild cards",
                           "A6M, stop at oil", "A6M until oil", "A6M but stop before P", "A6M to pit", "A(6M, L)", "6M, turbo"}) {
    INFO(text);
    CHECK(taken(text) == "");
  }
  for (char const* text : {"A(7M)", "A(7M). Good luck everybody!", "A(7M) please", "A(7M) and good luck", "A(7M) mr. smith", "A 7xM", "A(7M) - have a nice race"}) {
    INFO(text);
    CHECK(taken(text) == "A(7M)");
  }
  Mail const again = read_mail(*game, "Marta: A7M\nMarta: no wait, B5M\n");
  REQUIRE(again.messages.size() == 2);
  CHECK(again.messages[1].is == Message::Order);
}
