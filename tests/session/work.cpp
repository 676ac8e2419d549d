// Work by kinds, letters and results: what is worked out elsewhere is what is worked out here.
#include <catch2/catch_test_macros.hpp>

#include "core/assets.hpp"
#include "session/card_letters.hpp"
#include "session/recap_letters.hpp"
#include "session/session.hpp"

using namespace paddock;

TEST_CASE("work of a kind nobody knows, or with a letter of another form, ends with a sentence", "[work]") {
  Workbench bench;
  CHECK(bench.work() == nullptr);
  bench.begin("juggling", "three balls");
  CHECK(bench.step(1));
  CHECK(bench.work()->fault == "Nobody here does work of the kind 'juggling'.");
  for (WorkKind const& kind : work_kinds()) {
    bench.begin(kind.name, "no letter of ours");
    CHECK(bench.step(1));
    CHECK(bench.work()->fault.find(kind.name) != std::string::npos);
    CHECK(bench.work()->result.empty());
  }
  bench.drop();
  CHECK(bench.work() == nullptr);
}

TEST_CASE("a position is kept while letters are about it", "[work]") {
  Setup setup;
  setup.game = "nascar";
  setup.track = "short_oval";
  for (int i = 0; i < 3; ++i) setup.seats.push_back({"Car " + std::to_string(i), i, i + 1, "bot hard", {}});
  auto const one = start_session(setup, 7, 11);
  setup.seats[0].name = "Another";
  auto const other = start_session(setup, 8, 12);
  REQUIRE((one && other));
  Position at;
  RaceRecord const* const first = at.open((*one)->replay_link());
  REQUIRE(first);
  CHECK(at.open((*one)->replay_link()) == first);
  REQUIRE(at.open((*other)->replay_link()));
  CHECK(at.open((*other)->replay_link())->setup().seats[0].name == "Another");
  CHECK(at.open("#rAAAA") == nullptr);
  REQUIRE(at.open((*one)->replay_link()));
  CHECK(at.open((*one)->replay_link())->setup().seats[0].name == "Car 0");
}

TEST_CASE("facts and figures of a track that are worked out elsewhere are those of its card", "[work][setup]") {
  for (GameInfo const& game : games()) {
    TrackCard asked = game.tracks()[0];
    std::string const map(asset("assets/games/" + std::string(game.id) + "/tracks/" + asked.id + ".txt"));
    INFO(game.id);
    Workbench bench;
    bench.begin("card", card_letter(game.id, map));
    while (!bench.step(1000)) {}
    auto const card = game.track_card(map);
    REQUIRE(bench.work()->fault.empty() == bool(card));
    if (!card) continue;
    REQUIRE(read_card(bench.work()->result, asked));
    CHECK(asked.facts == card->facts);
    REQUIRE(asked.figures.size() == card->figures.size());
    for (size_t i = 0; i < asked.figures.size(); ++i) {
      CHECK(asked.figures[i].label == card->figures[i].label);
      CHECK(asked.figures[i].value == card->figures[i].value);
      CHECK(asked.figures[i].tone == card->figures[i].tone);
    }
  }
  TrackCard none;
  for (char const* text : {"", "[]", "{}", "{\"facts\":[1],\"figures\":[]}", "{\"facts\":[],\"figures\":[[\"a\",\"b\",9]]}"})
    CHECK_FALSE(read_card(text, none));
}

TEST_CASE("the rest of a recap that is worked out elsewhere is the one that is worked out here", "[work][end]") {
  int asked = 0;
  for (GameInfo const& game : games()) {
    if (game.hidden) continue;
    INFO(game.id);
    Setup setup;
    setup.game = game.id;
    setup.track = game.tracks()[0].id;
    setup.laps = 1;
    for (int i = 0; i < 2; ++i) setup.seats.push_back({"Seat " + std::to_string(i), i, i + 1, "screen", Doc::object()});
    auto race = start_session(setup, 7, 11);
    REQUIRE(race);
    while ((*race)->actor() >= 0) REQUIRE((*race)->absent());
    Recap recap = (*race)->recap(), whole = recap;
    asked += recap.more;
    for (int calls = 0; whole.more && calls < 1000; ++calls) whole = (*race)->recap();
    Workbench bench;
    bench.begin("recap", (*race)->replay_link());
    while (!bench.step(1000)) {}
    REQUIRE(bench.work()->fault == "");
    REQUIRE(read_recap(bench.work()->result, recap));
    CHECK_FALSE(recap.more);
    REQUIRE(recap.cards.size() == whole.cards.size());
    for (size_t i = 0; i < whole.cards.size(); ++i) {
      auto const &is = recap.cards[i], &was = whole.cards[i];
      CHECK((is.title == was.title && is.note == was.note && is.value == was.value && is.rule == was.rule));
      REQUIRE(is.rows.size() == was.rows.size());
      for (size_t k = 0; k < was.rows.size(); ++k) {
        auto const &a = is.rows[k], &b = was.rows[k];
        CHECK((a.seat == b.seat && a.text == b.text && a.value == b.value && a.filled == b.filled && a.cells == b.cells));
        CHECK((a.helmets == b.helmets && a.place == b.place));
      }
    }
    REQUIRE(recap.traces.size() == whole.traces.size());
    for (size_t i = 0; i < whole.traces.size(); ++i) {
      auto const &is = recap.traces[i], &was = whole.traces[i];
      CHECK((is.title == was.title && is.unit == was.unit && is.note == was.note && is.by_lap == was.by_lap && is.tenths == was.tenths));
      REQUIRE(is.series.size() == was.series.size());
      for (size_t k = 0; k < was.series.size(); ++k) CHECK((is.series[k].seat == was.series[k].seat && is.series[k].values == was.series[k].values));
    }
  }
  CHECK(asked > 0);
  Recap none;
  none.more = true;
  for (char const* text : {"", "[]", "{\"cards\":[]}", "{\"cards\":[[\"a\"]],\"traces\":[]}", "{\"cards\":[],\"traces\":[[1,2,3,4,5,6]]}"})
    CHECK_FALSE(read_recap(text, none));
  CHECK(none.more);
}
