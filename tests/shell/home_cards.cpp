// The cards of Home: what a kept race waits for, and when its turn closes.
#include <catch2/catch_test_macros.hpp>

#include "../store/medium.hpp"
#include "desk/deadline.hpp"
#include "screens/home/home.hpp"

using namespace paddock;
using namespace paddock::app;

namespace {

constexpr int64_t kNow = 1'795'000'000, kDue = kNow + 26 * 3600;

std::unique_ptr<Session> by_link(bool invite) {
  Setup s;
  s.game = "nascar";
  s.track = "short_oval";
  for (int i = 0; i < 2; ++i) s.seats.push_back({i ? "Jo" : "Kim", i, i + 7, "link", Doc::object()});
  auto made = start_session(s, 5, 0x77);
  REQUIRE(made);
  auto opened = open_link(invite ? (*made)->invite_link(1) : (*made)->table_link(), 9);
  REQUIRE(opened);
  return std::move(opened->session);
}

// The shelf of a device that keeps one race, listed with these words.
struct OneRace {
  store::Medium medium;
  store::MediumTab tab{medium};
  store::Library library{tab};
  Shelf shelf;

  OneRace(char const* game, char const* state, std::string const& text) {
    store::Summary sum;
    sum.title = "Cup", sum.game = game, sum.state = state, sum.turn = 1, sum.updated = kNow;
    library.save("77", sum, text, [](std::string const& error) { CHECK(error.empty()); });
    shelf.read(library);
    REQUIRE(shelf.running().size() == 1);
  }
  Shelved const& race() const { return shelf.running().front(); }
};

}  // namespace

TEST_CASE("a table link without a seat asks for it, whatever its game calls a seat", "[app][home]") {
  for (std::string const seat : {"car", "club", "rider"}) {
    OneRace const home("gravel_kings", ("choose your " + seat).c_str(), "{}");
    CHECK(home.race().mine);
    CardState const card = card_state(home.race());
    CHECK(card.action == "Choose your " + seat);
    CHECK(card.chip.text == "Choose your " + seat);
    CHECK(card.chip.tone == Tone::Accent);
    CHECK(std::string(card.icon) != "eye");
  }
  OneRace const waits("gravel_kings", "waiting for Kim", "{}");
  CHECK_FALSE(waits.race().mine);
  CHECK(card_state(waits.race()).action == "Look");
}

TEST_CASE("the opened race says itself whether it asks for a seat", "[app][home]") {
  Play const open("77", by_link(false));
  OneRace asks("nascar", "running", dump_doc(open.save()));   // listed by a Paddock that told it otherwise
  CHECK_FALSE(asks.race().picks);
  while (asks.shelf.step(asks.library)) {
  }
  REQUIRE(asks.race().play);
  CHECK(asks.race().picks);
  CHECK(card_state(asks.race()).action == "Choose your car");
  Play const seated("77", by_link(true), {}, 1);
  OneRace writes("nascar", "choose your car", dump_doc(seated.save()));
  while (writes.shelf.step(writes.library)) {
  }
  CHECK_FALSE(writes.race().picks);
  CHECK(card_state(writes.race()).action == "Write your order");
}

TEST_CASE("a card says when the turn closes, where its link has told", "[app][home][deadline]") {
  Shelved race;
  race.listed.readable = true;
  race.listed.summary.game = "nascar";
  race.listed.summary.turn = 1;
  race.play = std::make_unique<Play>("77", by_link(true), Doc(), 1);
  std::string const without = race_sentence(race, kNow);
  CHECK(without.find("loses ") == without.npos);
  race.play->clock().hear(kDue);
  std::string const words = closes_words(kDue, kNow), with = race_sentence(race, kNow);
  INFO(with);
  CHECK(with == without + " C" + words.substr(1) + ".");
  CHECK(words.find("1 d 2 h") != words.npos);
  CHECK(race_sentence(race, kDue + 60).find("Closed ") != std::string::npos);
}
