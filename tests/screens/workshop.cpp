// The workshop and what leads on from it, in words: without a window.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "bare.hpp"
#include "core/text.hpp"
#include "session/brought.hpp"
#include "session/session.hpp"
#include "session/workshops.hpp"

using namespace paddock;
using namespace paddock::app;
using bare::Bare;

namespace {

TwinButton const* button_of(Twin const& twin, std::string_view id) {
  for (TwinButton const& one : twin.decision.buttons)
    if (one.id == id) return &one;
  return nullptr;
}

Twin words_of(Screen& screen, Stage& stage) {
  Twin out;
  screen.twin(stage, out);
  return out;
}

}  // namespace

TEST_CASE("a kept design leads on to a race with it, and a changed one is kept first", "[app][designer][setup]") {
  for (auto const& [game, press] : {std::pair{"car_wars", "Start a duel with it"}, {"speed_circuit", "Start a race with it"}}) {
    INFO(game);
    Bare bare;
    bare.ui.workshop = game;
    Stage stage = bare.of(nullptr);
    auto const bench = make_designer_screen();
    bench->enter(stage);
    REQUIRE(bench->twin_command(stage, "template-0", ""));
    CHECK_FALSE(button_of(words_of(*bench, stage), "design-start"));
    REQUIRE(bench->twin_command(stage, "design-keep", ""));
    Twin const kept = words_of(*bench, stage);
    REQUIRE(button_of(kept, "design-start"));
    CHECK(button_of(kept, "design-start")->label == press);
    REQUIRE(bench->twin_command(stage, "design-name", "Another"));
    CHECK_FALSE(button_of(words_of(*bench, stage), "design-start"));
    REQUIRE(bench->twin_command(stage, "design-start", ""));
    REQUIRE(bare.intents.size() == 1);
    CHECK(bare.intents[0].kind == Intent::StartSetup);
    CHECK(bare.intents[0].text == game);
    REQUIRE(bare.library.designs().list(game).size() == 1);
    CHECK(bare.intents[0].aux == bare.library.designs().list(game)[0].text);
  }
}

TEST_CASE("in words, too, a design that was sent is opened, one's own is taken up, and one is looked for", "[app][designer]") {
  Bare bare;
  bare.ui.workshop = "car_wars";
  Stage stage = bare.of(nullptr);
  auto const bench = make_designer_screen();
  bench->enter(stage);
  Workshop const& shop = *workshop_of("car_wars");
  Expected<std::string> const tag = shop.tag(shop.templates()[1].design);
  REQUIRE(tag);
  auto const field_of = [&](std::string_view id) {
    for (TwinField const& one : words_of(*bench, stage).decision.fields)
      if (one.id == id) return one;
    return TwinField{};
  };
  Twin const first = words_of(*bench, stage);
  REQUIRE(button_of(first, "design-take"));
  CHECK(button_of(first, "design-take")->disabled);
  REQUIRE(bench->twin_command(stage, "design-tag", "CW1.nonsense"));
  REQUIRE(bench->twin_command(stage, "design-take", ""));
  CHECK_FALSE(field_of("design-tag").error.empty());
  REQUIRE(bench->twin_command(stage, "design-tag", *tag));
  REQUIRE(bench->twin_command(stage, "design-take", ""));
  REQUIRE(bench->twin_command(stage, "design-name", "Sent"));
  REQUIRE(bench->twin_command(stage, "design-keep", ""));
  REQUIRE(bench->twin_command(stage, "design-garage", ""));
  Twin const garage = words_of(*bench, stage);
  REQUIRE(button_of(garage, "own-0"));
  CHECK(button_of(garage, "own-0")->label.rfind("Your design Sent, ", 0) == 0);
  REQUIRE(bench->twin_command(stage, "own-0", ""));
  CHECK(words_of(*bench, stage).title == "Workshop, Sent");
  REQUIRE(bench->twin_command(stage, "design-garage", ""));
  REQUIRE(field_of("wish-budget").options.size() > 2);
  REQUIRE(bench->twin_command(stage, "wish-budget", "1"));
  CHECK(field_of("wish-budget").value == "1");
  CHECK(button_of(words_of(*bench, stage), "find-designs"));
  REQUIRE(bench->twin_command(stage, "forget-0", ""));
  CHECK_FALSE(button_of(words_of(*bench, stage), "own-0"));
  CHECK_FALSE(bench->twin_command(stage, "found-0", ""));
}

TEST_CASE("what is brought from the workshop stands at my seat alone, and not the next time", "[app][setup]") {
  for (char const* const game : {"car_wars", "speed_circuit"}) {
    INFO(game);
    Workshop const& shop = *workshop_of(game);
    Expected<std::string> const tag = shop.tag(shop.templates().front().design);
    REQUIRE(tag);
    Bare bare;
    bare.ui.setup_game = game, bare.ui.setup_brings = *tag;
    Stage stage = bare.of(nullptr);
    auto const setup = make_setup_screen();
    setup->enter(stage);
    CHECK(bare.ui.setup_brings.empty());
    int brought = 0;
    for (TwinField const& field : words_of(*setup, stage).decision.fields) brought += field.value == *tag;
    CHECK(brought == 1);
    REQUIRE(setup->twin_command(stage, "start", ""));
    REQUIRE(bare.intents.size() == 1);
    Expected<Doc> const doc = parse_doc(bare.intents[0].text);
    REQUIRE(doc);
    Expected<Setup> const race = setup_from_doc(*doc);
    REQUIRE(race);
    for (SeatSetup const& seat : race->seats) CHECK((dump_doc(seat.options).find(*tag) != std::string::npos) == (seat.driver == "you"));
  }
}

TEST_CASE("in words, too, a bare design is told what everybody wants and no rule asks for", "[app][designer]") {
  Bare bare;
  bare.ui.workshop = "car_wars";
  Stage stage = bare.of(nullptr);
  auto const bench = make_designer_screen();
  bench->enter(stage);
  REQUIRE(bench->twin_command(stage, "design-new", ""));
  while (button_of(words_of(*bench, stage), "mend-0")) REQUIRE(bench->twin_command(stage, "mend-0", ""));
  auto const said = words_of(*bench, stage).decision.text;
  CHECK(std::find(said.begin(), said.end(), "It has no weapon and no armor yet.") != said.end());
}
