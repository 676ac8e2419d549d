// What chance decides is seen: the film waits for its card, with and without motion, and a press goes on to the next one.
#include <catch2/catch_test_macros.hpp>

#include "desk/playback.hpp"
#include "screens/table/over_board.hpp"

using namespace paddock;
using namespace paddock::app;

namespace {

Film two_rolls() {
  Film film;
  film.length = 12, film.arrival = 10, film.legs = 2;
  for (float time : {3.0f, 6.0f}) {
    Film::Told& card = film.told.emplace_back();
    card.time = time;
    card.seat = Seat(film.told.size() - 1);
  }
  return film;
}

Playback playing(bool reduced) {
  Playback p;
  p.reduced = reduced;
  p.mine = 1;               // the first card is ours
  p.start(4, two_rolls());
  return p;
}

int ticks_of(Playback& p, Film::Told const* card) {
  int n = 0;
  for (; p.card() == card && p.running && n < 2000; ++n) p.tick(20);
  return n;
}

}  // namespace

TEST_CASE("a film stops at each roll, longer at one's own, and ends after the last", "[app][film]") {
  for (bool reduced : {false, true}) {
    Playback p = playing(reduced);
    CHECK((p.card() != nullptr) == reduced);   // nothing moves: at once
    ticks_of(p, nullptr);
    REQUIRE(p.card() == &p.film.told[0]);
    float const time = p.time();
    CHECK(time >= 3);
    CHECK(time < 6);
    p.tick(200);
    CHECK(p.time() == time);                   // everything waits
    int const mine = ticks_of(p, &p.film.told[0]);
    ticks_of(p, nullptr);
    REQUIRE(p.card() == &p.film.told[1]);
    int const theirs = ticks_of(p, &p.film.told[1]);
    CHECK(mine > theirs);
    CHECK(theirs * 20 > 500);
    ticks_of(p, nullptr);
    CHECK_FALSE(p.running);
  }
}

TEST_CASE("however slow the frames, what follows a roll is not seen before its card", "[app][film]") {
  for (double frame : {1.0, 16.0, 250.0, 5000.0}) {
    Playback p = playing(false);
    for (Film::Told const& told : p.film.told) {
      for (int n = 0; !p.card() && n < 20000; ++n) p.tick(frame);
      REQUIRE(p.card() == &told);
      CHECK(p.time() >= told.time);
      CHECK(p.time() < told.time + 0.05f);   // of a step
      for (int n = 0; p.card() && n < 20000; ++n) p.tick(frame);
    }
    for (int n = 0; p.running && n < 20000; ++n) p.tick(frame);
    CHECK_FALSE(p.running);
  }
}

TEST_CASE("a press on a card goes on to the next one, not to the end of the film", "[app][film]") {
  for (bool reduced : {false, true}) {
    Playback p = playing(reduced);
    if (!reduced) CHECK(p.press_on());
    REQUIRE(p.card() == &p.film.told[0]);
    CHECK(p.press_on());
    REQUIRE(p.card() == &p.film.told[1]);
    CHECK(p.running);
    CHECK_FALSE(p.press_on());                 // nothing is left
  }
}

TEST_CASE("a card that the film draws by itself waits for its own driver only, also where nothing moves", "[app][film]") {
  Film film = two_rolls();
  for (auto& card : film.told) card.drawn = true;
  Playback p;
  p.mine = 1;
  p.start(4, film);
  ticks_of(p, nullptr);
  REQUIRE(p.card() == &p.film.told[0]);
  ticks_of(p, &p.film.told[0]);
  ticks_of(p, nullptr);
  CHECK_FALSE(p.running);
  p.reduced = true;
  p.start(4, film);
  REQUIRE(p.card() == &p.film.told[0]);
  CHECK_FALSE(p.press_on());                   // the second is another driver's
  p.mine = 0;
  p.start(4, film);
  CHECK_FALSE(p.card());                       // who watches waits for none
}

TEST_CASE("the rest of a film has the cards that were not seen yet", "[app][film]") {
  Film const rest = rest_of(two_rolls(), 4);
  REQUIRE(rest.told.size() == 1);
  CHECK(rest.told[0].time == 2);
}

TEST_CASE("a card of chance is a sentence, too", "[app][film]") {
  Film::Told card;
  card.title = "Chance table";
  card.dice = {5, 3};
  card.sum = "own chips \xE2\x88\x92" "1";
  card.total = 7;
  card.result = "spin", card.then = "stands still";
  CHECK(told_words(card, "Ann") == "Chance table, Ann: 5 and 3, own chips \xE2\x88\x92" "1 make 7, spin: stands still.");
}
