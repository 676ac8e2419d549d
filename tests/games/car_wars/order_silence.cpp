// Words of orders that were once read as something else, or dropped without a word.
#include <catch2/catch_test_macros.hpp>

#include "../../desk/duels.hpp"
#include "session/mail.hpp"

using namespace paddock;

namespace {

// Three cars in turn 1, phase 1; the first, Ann, has machine guns in front and a minedropper behind.
std::unique_ptr<Session> table() {
  auto game = duels::duel({"mail", "mail", "mail"});
  for (char const* car : {"Breadcrumbs, 40 mph", "Needlework, 30 mph", "Needlework, 20 mph"}) REQUIRE(game->commit_text(game->actor(), car));
  return game;
}

}  // namespace

TEST_CASE("an order is read as it was meant, or refused", "[car_wars][orders]") {
  auto const game = table();
  Seat const seat = 0;
  REQUIRE_FALSE(game->committed(seat));
  std::string const two = game->setup().seats[1].name, three = game->setup().seats[2].name;
  struct { std::string text, clean; } const read[] = {
      {"bend 30 left fire MG at " + two, "bend 30 left, fire Machine gun front at " + two + " on 12+"},
      {"fire at " + two + " and bend 30 left", "bend 30 left, fire at " + two + " on 12+"},
      {"fire at " + two + ", 9+", "fire at " + two + " on 9+"},
      {"D3 drift left", "steep drift left"},
      {"no movement this phase", "straight"},
      {"no change", "straight"},
      {"fire on 8+ and bend 30 left at inch 1", "bend 30 left, fire on 8+"},
      {"fire at car " + std::to_string(game->setup().seats[1].number), "fire at " + two + " on 12+"},
      {"straight, hold fire this phase", "straight, hold fire"},
      {"straight, hold fire (no target)", "straight, hold fire"},
      {"straight, do not fire", "straight, hold fire"},
      {"maintain speed, continue straight", "straight"},
      {"straight, drop nothing", "straight, no drop"},
      {"30 degree left bend", "bend 30 left"},
      {"bend left 45 1/4 skid", "bend 45 left skid 1/4"},
      {"fire 8+", "fire on 8+"}};
  for (auto const& c : read) {
    INFO(c.text);
    Sheet const sheet = game->read(seat, c.text);
    CHECK(sheet.error == "");
    INFO(sheet.clean);
    CHECK(game->read(seat, sheet.clean).clean == sheet.clean);
    CHECK(game->read(seat, c.clean).clean == sheet.clean);
  }
  CHECK(game->read(seat, "left T-stop and hold fire").error.starts_with("It begins at 20 to 35 mph"));
  for (std::string const& text : {std::string("don't bend 30 left"), std::string("no drift left"), std::string("straight, don't stop when hit"), std::string("hold course; don't stop when hit"),
                                  std::string("bend 30 left or stop if hit"), std::string("bend 30 left in inch 1\u00BD"), std::string("bend 30\u00BD left"), std::string("bend 30 left skid 1\u00BD"), std::string("35\u00BC"),
                                  std::string("fire on 8\u00BD"), std::string("fire at target on 8+"), "fire at " + two + " else " + three, "fire at " + two + " within 4",
                                  std::string("fire within 6 inches"), "fire 2 MGs at " + two, "fire at " + two + "'s front", std::string("drop no"), std::string("D2 drift left"),
                                  "fire at car " + std::to_string(game->setup().seats[1].number) + " else car " + std::to_string(game->setup().seats[2].number),
                                  std::string("bend 30 left (D3)"), "fire at " + two + " first", "fire at " + two + " not " + three, std::string("30 reverse"), std::string("fire at 2")}) {
    INFO(text);
    CHECK(game->read(seat, text).error_column > 0);
  }
}

TEST_CASE("what stands beside an order and may be part of it is not left out", "[car_wars][orders][mail]") {
  auto const game = table();
  std::string const one = game->setup().seats[0].name, two = game->setup().seats[1].name;
  for (std::string const& text : {"bend 30 left, fire MG at " + two + "y", std::string("bend 30 left, fire VMG at ") + two, std::string("hold course; never stop")}) {
    Mail const mail = read_mail(*game, one + ": " + text);
    INFO(text);
    CHECK((mail.messages.empty() || mail.messages[0].is != Message::Order));
  }
  Mail const chat = read_mail(*game, one + ": bend 30 left. Good luck everybody!");
  REQUIRE(chat.messages.size() == 1);
  CHECK(chat.messages[0].is == Message::Order);
  for (char const* dash : {"-", "\xE2\x80\x93"}) {
    Mail const headed = read_mail(*game, one + ":\nMove " + dash + " bend 15 left, hold fire");
    REQUIRE(headed.messages.size() == 1);
    CHECK(headed.messages[0].clean.starts_with("bend 15 left"));
  }
  Mail const wrapped = read_mail(*game, one + ": bend 30 left,\nfire MG at " + two + "\non 8+");
  REQUIRE(wrapped.messages.size() == 1);
  CHECK(wrapped.messages[0].clean.find("8+") != std::string::npos);
}
