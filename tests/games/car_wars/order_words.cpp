// Orders in words: whom fire names and with what, short forms of the lists, what is asked once cars have moved; and what is no order.
#include <catch2/catch_test_macros.hpp>

#include "../../desk/duels.hpp"
#include "session/workshops.hpp"
#include "view/edit.hpp"

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

TEST_CASE("people whose first names are words of orders change nobody's orders", "[car_wars][orders]") {
  auto const plain = rolling();
  for (char const* name : {"The Duke", "Will Smith", "On Lee", "All Black", "An Nguyen", "And Rew", "Or Lando", "In Flames", "Guns Naroses", "Car 54", "Else Meyer", "Machine Gun Kelly", "MG Rover"}) {
    INFO(name);
    Setup setup = plain->setup();
    setup.seats[1].name = name;
    auto const game = start_session(setup, 7, 7);
    REQUIRE(game);
    for (char const* car : {"Breadcrumbs, 30 mph", "Needlework, 30 mph"}) REQUIRE((*game)->commit_text((*game)->actor(), car));
    for (char const* fire : {"fire the MG on 8+", "fire at will on 8+", "fire on 8+", "fire all weapons on 8+", "MG front in arc on 8+", "fire on 8+ or better", "fire at the nearest car on 8+", "fire at an enemy on 8+"})
      CHECK(clean(**game, std::string("straight, ") + fire) == clean(*plain, std::string("straight, ") + fire));
    for (std::string const& said : {std::string("fire at ") + name + " on 8+", std::string("fire at ") + name + " else nearest on 8+", std::string("fire Machine gun front at ") + name + " on 8+"})
      CHECK(clean(**game, "straight, " + said) == "straight, " + said);
  }
}

TEST_CASE("a dropper is not dropped by words that hold it", "[car_wars][orders]") {
  auto const game = rolling();
  for (char const* text : {"straight, back gun hold", "straight, rear weapons hold", "back gun rests"}) CHECK(error(*game, text).find("no drop") != std::string::npos);
  for (char const* text : {"straight, back gun: hold", "straight, hold the MD"}) CHECK(error(*game, text).find("no drop") != std::string::npos);
  for (char const* text : {"straight, keep mines", "straight, keep the MD", "straight, keep my mines"}) CHECK(error(*game, text).find("no drop") != std::string::npos);
  CHECK(clean(*game, "straight, keep the MD on") == "straight, drop Minedropper back");
  for (char const* text : {"straight, no drop MD", "straight, don't drop the mines", "straight, never drop the MD", "straight, do not drop MD back"}) CHECK(clean(*game, text).find("drop") == std::string::npos);
  for (char const* text : {"straight, rear gun", "straight, back gun within 6"}) CHECK(error(*game, text).find("not aimed but dropped") != std::string::npos);
  CHECK(error(*game, "straight, SD left").find("is no word of an order") != std::string::npos);
}

TEST_CASE("a dropper that is named before a bare 'hold' may be meant to rest", "[car_wars][orders]") {
  auto const game = rolling();
  for (char const* text : {"straight, MD, hold", "straight, MD and hold", "MD; hold", "straight, mines, then hold", "MD, hold, bend 15 left"})
    CHECK(error(*game, text) == "Is it dropped, or held? 'drop now, hold fire' or 'no drop, hold fire'.");
  std::string const dropped = clean(*game, "straight, drop now, hold fire");
  CHECK(dropped == "straight, hold fire, drop Minedropper back");
  for (char const* text : {"straight, MD, hold fire", "straight, drop MD, hold", "straight, drop MD and hold", "straight, MD now, hold", "straight, hold, MD", "straight, MD, hold your fire", "straight, MD, hold steady, hold fire"})
    CHECK(clean(*game, text) == dropped);
  CHECK(clean(*game, "straight, no drop, hold fire") == "straight, hold fire");
  CHECK(clean(*game, "straight, no drop and hold") == "straight, hold fire");
}

TEST_CASE("'#' and a number is a car, wherever a target may stand", "[car_wars][orders]") {
  auto const game = rolling();
  for (char const* text : {"fire #12", "fire at #12", "fire at # 12", "shoot #12", "fire on #12"}) CHECK(clean(*game, text) == clean(*game, "fire at Olle"));
  for (char const* text : {"MG #12 on 8+", "fire MG #12 on 8+", "MG at #12 on 8+"}) CHECK(clean(*game, text) == clean(*game, "MG at Olle on 8+"));
  CHECK(clean(*game, "measure #12") == clean(*game, "measure Olle"));
  for (char const* text : {"straight, fire #8", "straight, fire at #8 on 8+", "straight, MG #8"}) CHECK(error(*game, text) == "'#8' drives no car here; cars go by their drivers or their numbers: Olle (#12).");
  CHECK(error(*game, "#12, straight").find("'#12' is no word of an order; at whom stands behind 'fire'") == 0);
}

TEST_CASE("a first name is enough where nobody else has it", "[car_wars][orders]") {
  Setup setup = rolling()->setup();
  setup.seats[1].name = "Olle Berg";
  auto const game = start_session(setup, 7, 7);
  REQUIRE(game);
  for (char const* car : {"Breadcrumbs, 30 mph", "Needlework, 30 mph"}) REQUIRE((*game)->commit_text((*game)->actor(), car));
  CHECK(clean(**game, "straight, fire at olle on 8+") == "straight, fire at Olle Berg on 8+");
  CHECK(clean(**game, "straight, fire MG at Olle Berg on 8+") == "straight, fire Machine gun front at Olle Berg on 8+");
  setup.seats[0].name = "Olle Dahl";
  auto const two = start_session(setup, 7, 7);
  REQUIRE(two);
  for (char const* car : {"Breadcrumbs, 30 mph", "Needlework, 30 mph"}) REQUIRE((*two)->commit_text((*two)->actor(), car));
  CHECK(error(**two, "straight, fire at Olle on 8+").find("drives no car here") != std::string::npos);
}

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
  CHECK(error(*game, "straight, fire RL at Olle").find("on board are") != std::string::npos);
  CHECK(error(*game, "straight, fire at Zed on 8+").find("drives no car here; cars go by their drivers or their numbers: Olle (#") != std::string::npos);
  CHECK(clean(*game, "straight, fire the front gun at Olle on 8+") == "straight, fire Machine gun front at Olle on 8+");
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

// Ann's car has these weapons: one of her own.
std::unique_ptr<Session> armed(Doc const& weapons) {
  auto const tag = workshop_of("car_wars")->tag({{"body", "midsize"}, {"chassis", "standard"}, {"suspension", "heavy"}, {"plant", "large"}, {"tires", "4 heavy_duty"},
                                                 {"crew", Doc::array({"driver"})}, {"weapons", weapons}, {"armor", {{"front", 10}, {"back", 10}}}});
  REQUIRE(tag);
  auto game = duel({"mail", "mail"});
  for (std::string const& car : {*tag + ", 30 mph", std::string("Needlework, 30 mph")}) REQUIRE(game->commit_text(game->actor(), car));
  return game;
}

TEST_CASE("of two weapons that are called the same the one that is meant is named by its number", "[car_wars][orders]") {
  auto const game = armed(Doc::array({"MG front", "MG front"}));
  for (char const* text : {"straight, fire weapon 1 on 8+", "straight, fire weapon 2 at Olle on 8+", "straight, fire Machine gun front on 8+"})
    CHECK(clean(*game, text) == text);
  CHECK(clean(*game, "straight, fire weapon 1 and weapon 2 on 8+") == "straight, fire Machine gun front on 8+");
  auto const linked = armed(Doc::array({"MD back", "MD back", Doc{{"link", "link"}, {"weapons", Doc::array({0, 1})}}}));
  for (char const* text : {"straight, drop weapon 1", "straight, drop weapon 2"}) CHECK(clean(*linked, text) == text);
  auto const corner = armed(Doc::array({"MD back left", "MD back"}));   // "Minedropper back" is the one at the corner, too
  CHECK(clean(*corner, "straight, drop weapon 2") == "straight, drop weapon 2");
  CHECK(clean(*corner, "straight, drop weapon 1") == "straight, drop Minedropper back left");
}

TEST_CASE("fire is not given to what is destroyed, nor at who is out", "[car_wars][orders][form]") {
  auto game = duel({"mail", "mail", "mail"});
  for (char const* car : {"Breadcrumbs, 30 mph", "Needlework, 30 mph", "Needlework, 30 mph"}) REQUIRE(game->commit_text(game->actor(), car));
  for (char const* text : {"straight, fire mg at Olle on 12+, drop within 2", "straight, hold fire", "straight, hold fire"}) REQUIRE(game->commit_text(game->actor(), text));   // no inch in the second phase
  auto const pressed = [&](std::string_view label, std::string_view text) {
    for (Question const& q : game->questions(0, ""))
      for (Choice const& c : q.choices)
        if (q.label == label && c.text == text && c.edit) return clean(*game, *edited("", *c.edit));
    return std::string();
  };
  CHECK(pressed("Fire", "On 7+") == "fire Machine gun front at Olle on 7+, drop within 2");
  CHECK(clean(*game, "straight, no drop") == "fire Machine gun front at Olle on 12+");
  REQUIRE(game->rule({{"/cars/1/out", true}}, "Ida", "Olle is out"));
  CHECK(pressed("Fire", "On 7+") == "fire Machine gun front on 7+, drop within 2");
  CHECK(pressed("Drop when followed", "within 4 inches") == "drop within 4");
  CHECK(clean(*game, "straight, no drop") == "hold fire");
  REQUIRE(game->rule({{"/cars/0/guns/1/dp", 0}}, "Ida", "so is his machine gun"));
  CHECK(pressed("Fire", "On 7+") == "fire on 7+, drop within 2");
  Action first, named;
  REQUIRE(game->find("number:8", first));
  REQUIRE(game->play(first));
  CHECK_FALSE(game->find("weapon:2", named));
}

TEST_CASE("of two shots the first of a name goes by it, the other one by its number", "[car_wars][orders]") {
  auto game = armed(Doc::array({"MG front", "MG front"}));
  Doc const near{{"/cars/0/pose", {{"x", 1048576}, {"y", 3670016}, {"heading", 0}}}, {"/cars/1/pose", {{"x", 3145728}, {"y", 3670016}, {"heading", 1800}}}};
  REQUIRE(game->rule(near, "Ida", "nose to nose"));
  REQUIRE(game->commit_text(0, "straight, ask"));
  REQUIRE(game->commit_text(1, "straight, hold fire"));
  REQUIRE(game->actor() == 0);
  CHECK(clean(*game, "weapon 1 at Olle") == "Machine gun front at Olle");
  CHECK(clean(*game, "weapon 2 at Olle") == "weapon 2 at Olle");
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

// In the second turn, where speeds change: 30 mph, a machine gun in front, mines behind, Olle number 12.
std::unique_ptr<Session> second_turn() {
  auto game = rolling();
  for (int i = 0; i < 10; ++i) REQUIRE(game->commit_text(game->actor(), "straight, hold fire"));
  return game;
}

TEST_CASE("what is nearly an order of something else is not read as it", "[car_wars][orders]") {
  auto const game = second_turn();
  CHECK(clean(*game, "drop to 10 mph") == "10, straight");                    // no mines within 10
  CHECK(clean(*game, "drop 10 mph, straight") == "20, straight");
  CHECK(clean(*game, "drop speed by 10") == "20, straight");
  CHECK(clean(*game, "reduce speed by 10") == "20, straight");
  CHECK(clean(*game, "reduce speed to 10") == "10, straight");
  CHECK(clean(*game, "lower my speed by 10 mph") == "20, straight");
  CHECK(clean(*game, "drop mines within 5") == clean(*game, "drop within 5"));
  CHECK(error(*game, "drop 10").find("drop within 10") != std::string::npos);
  CHECK(error(*game, "speed by 5").find("Faster or slower") != std::string::npos);
  CHECK(error(*game, "10 less, straight").find("before the number") != std::string::npos);
  CHECK(error(*game, "straight 5 inches").find("in mph") != std::string::npos);
  CHECK(error(*game, "45 degree drift left").find("have an angle") != std::string::npos);
  CHECK(error(*game, "bend 15 or 30 left").find("no choice") != std::string::npos);
  CHECK(error(*game, "straight, fire on 8 or 10").find("no choice") != std::string::npos);
  CHECK(error(*game, "hold fire on 10+").find("decided twice") != std::string::npos);
  CHECK(error(*game, "D5.5 bend left").find("D6 one of 90") != std::string::npos);
  CHECK(error(*game, "straight, fire on 8.5").find("from 2 to 12") != std::string::npos);
  CHECK(error(*game, "straight, back MG at Olle").find("on board are") != std::string::npos);
  CHECK(error(*game, "left MG at Olle").find("on board are") != std::string::npos);
  CHECK(error(*game, "straight, fire both guns and the MG at Olle").find("one of them") != std::string::npos);
  CHECK(error(*game, "5) straight").find("phases") != std::string::npos);
  for (char const* text : {"P1 - 10, straight", "P1 \xE2\x80\x93 10, straight", "P1 \xE2\x80\x93" "10, straight", "P1 \xE2\x80\x94" "10", "Phase 1 \xE2\x80\x93" "10, straight", "T2P1 \xE2\x80\x93" "10"})
    CHECK(error(*game, text) == "Is 10 a speed, or so much less? 'P1: 10' or 'P1: -10'.");
  for (char const* text : {"P1: \xE2\x80\x93" "10, straight", "P1 \xE2\x88\x92" "10, straight", "P1 -10, straight", "\xE2\x80\x93" "10, straight"}) CHECK(clean(*game, text) == clean(*game, "-10, straight"));
  CHECK(error(*game, "straight, drop mines P3").find("'P3:") != std::string::npos);
}

TEST_CASE("orders as players write them", "[car_wars][orders]") {
  auto const game = second_turn();
  std::string const fire = "straight, fire Machine gun front at Olle on 12+";
  for (char const* text : {"MG@Olle", "linked MGs at Olle", "fire both machine guns at #12", "MG at car 12", "MG at no. 12", "MG at Olle, else hold fire", "fire MG at Olle if in arc else hold", "weapons: MG at Olle", "MG at Olle\xE2\x80\x99s car"})
    CHECK(clean(*game, text) == fire);
  CHECK(clean(*game, "straight, fire at will") == clean(*game, "straight, fire at nearest"));
  CHECK(clean(*game, "fire: none; maneuver: bend 15 left").starts_with("bend 15 left"));
  CHECK(clean(*game, "do nothing") == "straight");
  CHECK(clean(*game, "straight, mines now") == clean(*game, "straight, drop mines"));
  CHECK(clean(*game, "drop the mine behind me") == clean(*game, "straight, drop mines"));
  CHECK(clean(*game, "We carry on at our current speed, make a 15 degree bend to the right, controlled skid 1/4") == "bend 15 right skid 1/4");
  CHECK(clean(*game, "bend 30\xC2\xBA left \xE2\x80\x94 skid \xC2\xBD") == "bend 30 left skid 1/2");
  CHECK(clean(*game, "30\xC2\xB0 right") == "bend 30 right");
  CHECK(clean(*game, "\xE2\x80\x93" "5 mph, \xE2\x80\x9Cstraight\xE2\x80\x9D") == "25, straight");
  CHECK(clean(*game, "acc. 5, bend l. 30") == "35, bend 30 left");
  CHECK(clean(*game, "35/bend 30 left") == "35, bend 30 left");
  CHECK(clean(*game, "| P1 | 35 | bend 30 right |") == "35, bend 30 right");
  CHECK(clean(*game, "Phase 1 - bend 15 left") == "bend 15 left");
  CHECK(clean(*game, "Ph. 1: str. Ph. 2: bend 15 r.") == "straight");
  CHECK(clean(*game, "bootlegger reverse left") == "bootlegger left");
  CHECK(clean(*game, "MG \xE2\x86\x92 Olle") == fire);
  CHECK(game->read(0, "straight. P2: drift left. Stop when hit.").ahead == "P2: drift left; stop when hit");
  CHECK_FALSE(error(*game, "back up 5").empty());          // no 5 faster
  CHECK(game->read(0, "\xE2\x80\x9C" "straight\xE2\x80\x9D, foo").error_column == 17);     // the column of what was written
}

TEST_CASE("what is refused says what would be right", "[car_wars][orders]") {
  auto const game = second_turn();
  CHECK(error(*game, "hard left").find("degrees") != std::string::npos);
  CHECK(error(*game, "emergency brake").find("brake to 30") != std::string::npos);
  CHECK(error(*game, "straight until hit").find("no conditions") != std::string::npos);
  CHECK(error(*game, "straight, MG at the red car").find("car 12") != std::string::npos);
  CHECK(error(*game, "straight, fire extinguisher on").find("by itself") != std::string::npos);
  CHECK(error(*game, "Olle, MG").find("at whom") != std::string::npos);
  CHECK(error(*game, "straight; MG at Olle LT").find("whole car") != std::string::npos);
  CHECK(error(*game, "1. speed 45 2. bend 30 right").find("phases") != std::string::npos);
  CHECK(error(*game, "skid 1/2 after bend 30 left").find("skid 1/2'") != std::string::npos);
  CHECK(error(*game, "MG at Olle, MG at Ann").find("stand together") != std::string::npos);
  CHECK(game->read(0, "strait, hold fier").mend == "straight");                // two slips of the pen; it holds its fire already
  CHECK(game->read(0, "bend 15 left, fire liked mgs at Oll").mend == "bend 15 left, fire Machine gun front at Olle on 12+");
  CHECK(game->read(0, "P1: strait; P2: bend 15 left").mend.find("P2: bend 15 left") != std::string::npos);
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
  CHECK(game->read(seat, "fire at will").clean == shot.clean);
  CHECK(game->read(seat, "linked MGs @ #" + std::to_string(other == "Olle" ? 12 : 11)).clean == shot.clean);
  CHECK(game->read(seat, "MG at " + other + "\xE2\x80\x99s LF tyre").clean == game->read(seat, "MG at " + other + "'s left front tire").clean);
  CHECK(game->read(seat, "drop mine and fire MG at " + other).error.find("'and'") == std::string::npos);
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
