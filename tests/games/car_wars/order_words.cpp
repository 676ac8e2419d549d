// Orders in words: whom fire names and with what, short forms of the lists, what is asked once cars have moved; and what is no order.
#include <catch2/catch_test_macros.hpp>

#include "../../desk/duels.hpp"

using namespace paddock;
using duels::duel;

namespace {

// Both have rolled in; Ann with a machine gun in front and a mine dropper behind.
std::unique_ptr<Session> rolling(char const* second = "Needlework, 30 mph") {
  auto game = duel({"mail", "mail"});
  for (int i = 0; i < 2; ++i) {
    Seat const seat = game->actor();
    REQUIRE(game->commit_text(seat, seat == 0 ? "Breadcrumbs, 30 mph" : second));
  }
  return game;
}
std::string clean(Session const& game, std::string_view text) {
  Sheet const sheet = game.read(0, text);
  INFO(text << ": " << sheet.error);
  CHECK(sheet.error_column == 0);
  return sheet.clean;
}
std::string error(Session const& game, std::string_view text) {
  Sheet const sheet = game.read(0, text);
  INFO(text << " is read as: " << sheet.clean);
  CHECK(sheet.error_column > 0);
  return sheet.error;
}

}  // namespace

TEST_CASE("fire names weapons and whom", "[car_wars][orders]") {
  auto const game = rolling();
  CHECK(clean(*game, "straight; fire the front MG at the nearest car in arc on 8 or better") == "straight, fire Machine gun front on 8+");
  CHECK(clean(*game, "straight, fire mg at olle on 8+") == "straight, fire Machine gun front at Olle on 8+");
  CHECK(clean(*game, "straight, MG front at Olle") == "straight, fire Machine gun front at Olle on 12+");
  CHECK(clean(*game, "straight, fire at Olle else nearest on 7+") == "straight, fire at Olle else nearest on 7+");
  CHECK(clean(*game, "straight, fire on 7+ at Olle") == "straight, fire at Olle on 7+");
  CHECK(clean(*game, "straight, fire weapon 2 at Olle") == clean(*game, "straight, fire on 12+ with the machine gun at Olle") );
  for (char const* text : {"straight, fire Machine gun front at Olle else nearest on 7+, drop within 6", "bend 30 right, fire at Olle on 7+, measure 2"})
    CHECK(clean(*game, text) == text);                       // what is written reads again
  CHECK(error(*game, "straight, fire weapon 1 at Olle").find("not aimed but dropped") != std::string::npos);
  CHECK(error(*game, "straight, fire RL at Olle").find("no word of an order") != std::string::npos);
  CHECK(error(*game, "straight, fire at Ann on 8+").find("nobody to fire at") != std::string::npos);
  CHECK(error(*game, "straight, fire the left MG on 8+").find("on board are") != std::string::npos);
  CHECK(error(*game, "straight, fire on 8+, hold fire").find("decided twice") != std::string::npos);
  CHECK(error(*game, "straight, hold fire; fire on 8+").find("decided twice") != std::string::npos);
}

TEST_CASE("what standing words name is what they fire", "[car_wars][orders]") {
  auto game = rolling();
  for (int i = 0; i < 2; ++i) {
    Seat const seat = game->actor();
    REQUIRE(game->commit_text(seat, seat == 0 ? "straight, fire mg at Olle on 12+" : "straight, hold fire"));
  }
  Doc const words = game->position()["plans"][0]["standing"];
  CHECK(words["number"] == 12);
  CHECK(words["target"] == 1);
  CHECK(words["guns"] != 0);
}

TEST_CASE("short forms are read, and what was misread says so", "[car_wars][orders]") {
  auto const game = rolling();
  CHECK(clean(*game, "D3 bend left") == "bend 45 left");
  CHECK(clean(*game, "D3 swerve left") == "swerve 30 left");
  CHECK(clean(*game, "D1 bend 15 right") == "bend 15 right");
  CHECK(clean(*game, "D1 drift right") == "drift right");
  CHECK(clean(*game, "bend 15\xC2\xB0 right") == "bend 15 right");
  CHECK(clean(*game, "bend 30 left, skid 1/4") == "bend 30 left skid 1/4");
  CHECK(clean(*game, "steep drift 1/2 left") == "steep drift left");
  CHECK(clean(*game, "P1 bend 15 right; P2: straight").starts_with("bend 15 right"));
  CHECK(error(*game, "bend 15 left 30 right").find("one of them") != std::string::npos);
  CHECK(error(*game, "stop").find("brake to 0") != std::string::npos);
  CHECK(error(*game, "reverse").find("Backward how fast") != std::string::npos);
  CHECK(error(*game, "straight, drop within 2.5").find("Whole inches") != std::string::npos);
  CHECK(error(*game, "straight, fire fron").find("no word of an order") != std::string::npos);
  CHECK(clean(*game, "straight, no drop") == "straight");
  auto const bare = rolling("Late Train, 30 mph");
  CHECK(bare->read(1, "straight, drop within 3").error.find("no dropper") != std::string::npos);
}

TEST_CASE("who is asked for fire answers in words", "[car_wars][orders]") {
  auto game = rolling();
  Doc const near{{"/cars/0/pose", {{"x", 1048576}, {"y", 3670016}, {"heading", 0}}}, {"/cars/1/pose", {{"x", 3145728}, {"y", 3670016}, {"heading", 1800}}}};
  REQUIRE(game->rule(near, "Ida", "nose to nose"));
  for (int i = 0; i < 2; ++i) REQUIRE(game->commit_text(game->actor(), "straight, ask"));
  Seat const seat = game->actor();
  REQUIRE(seat >= 0);
  CHECK(game->read(seat, "bend 30 right").error.find("cars have moved") != std::string::npos);
  CHECK(game->read(seat, "hold fire, fire on 12").error_column > 0);
  CHECK(game->read(seat, "fire the RL").error.find("On board") != std::string::npos);
  std::string const other = seat == 0 ? "Olle" : "Ann";
  Sheet const shot = game->read(seat, "fire on 12");
  INFO(shot.clean << shot.error);
  CHECK(shot.clean.find(" at " + other) != std::string::npos);
  CHECK(game->read(seat, shot.clean).clean == shot.clean);
  CHECK(game->read(seat, shot.clean).actions == shot.actions);
  CHECK(game->read(seat, "the front MG at " + other + "'s front").clean == "Machine gun front at " + other);   // what it hits anyway
  CHECK(game->read(seat, "MG front at " + other + "'s front side").clean == "Machine gun front at " + other);
  CHECK(game->read(seat, "MG front at " + other + "'s left side").clean == game->read(seat, "MG front at " + other + "'s left").clean);
  CHECK(game->read(seat, "fire MG at " + other + " on 12 or better").clean == shot.clean);
  CHECK(game->read(seat, "fire on 2+ at " + other).clean == "hold fire");
  CHECK(game->read(seat, "fire on 8+ at Zed").error_column == 15);
  int const turn = game->turn();
  REQUIRE(game->commit_text(seat, "hold fire"));
  CHECK((game->turn() != turn || game->actor() != seat));
}

// Pieces of orders in any order, torn letters among them: a fault has its column in the text, and what is read reads again.
TEST_CASE("whatever is written is an order or a fault with its place", "[car_wars][orders]") {
  static constexpr std::string_view kPieces[] = {"fire", "on", "8", "+", "12 or better", "at", "Olle", "Ann", "olle's", "else nearest", "the front MG", "Machine gun", "MD", "weapon 2", "weapon 99", "drop",
      "within 6", "hold fire", "no drop", "hold", "left front tire", "turret", "2 inches ahead", "bend 30 left", "D3", "P1", "P2:", "T9P1:", "stop", "when hit", "skid 1/4", "reverse", "\xC2\xB0", "\xC3", "15",
      "acc 5", ",", ";", "\n", "'s", "front", "mine", "1/0", "-", "99999999999", "ask"};
  auto plan = rolling(), fire = rolling();
  Doc const near{{"/cars/0/pose", {{"x", 1048576}, {"y", 3670016}, {"heading", 0}}}, {"/cars/1/pose", {{"x", 3145728}, {"y", 3670016}, {"heading", 1800}}}};
  REQUIRE(fire->rule(near, "Ida", "nose to nose"));
  for (int i = 0; i < 2; ++i) REQUIRE(fire->commit_text(fire->actor(), "straight, ask"));
  REQUIRE(fire->midway());
  uint32_t roll = 12345;
  for (int n = 0; n < 6000; ++n) {
    std::string text;
    for (uint32_t k = 0, many = 1 + (roll >> 20) % 9; k < many; ++k) {
      roll = roll * 1664525u + 1013904223u;
      text += std::string(kPieces[(roll >> 12) % std::size(kPieces)]) + (roll >> 30 ? " " : "");
    }
    Session const& game = n % 2 ? *fire : *plan;
    Seat const seat = n % 2 ? fire->actor() : 0;
    Sheet const sheet = game.read(seat, text);
    INFO(text << " -> " << sheet.clean << sheet.error);
    if (sheet.error_column) {
      REQUIRE(sheet.error_column <= int(text.size()) + 1);
      REQUIRE_FALSE(sheet.error.empty());
      REQUIRE(sheet.actions.empty());
    } else if (!sheet.clean.empty()) {
      Sheet const again = game.read(seat, sheet.clean);
      INFO(again.error);
      REQUIRE(again.clean == sheet.clean);
      if (!sheet.actions.empty()) REQUIRE(again.actions == sheet.actions);   // of a sheet alone: "P2: ..." says straight for now without an action
    }
  }
}
