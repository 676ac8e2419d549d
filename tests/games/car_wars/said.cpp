// What the log makes of events: whose die it was, where it was, how many wheels there are.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>

#include "core/dice.hpp"
#include "games/car_wars/car_wars.hpp"
#include "games/car_wars/orders/called.hpp"
#include "games/car_wars/orders/sheet.hpp"
#include "games/car_wars/rules/path.hpp"
#include "games/car_wars/rules/register.hpp"
#include "games/car_wars/rules/scoring.hpp"
#include "games/car_wars/show/questions.hpp"
#include "view/marked.hpp"

using namespace paddock;
using namespace paddock::car_wars;
using duel::Ev;

namespace {

struct Duel {
  CarWars game;
  duel::State s;
  std::string said(duel::Event const& e) const { return unmarked(game.say(s, e).text); }
};

duel::Event rolled(duel::Event e, std::initializer_list<uint8_t> dice) {
  for (uint8_t die : dice) e.dice.push(die);
  return e;
}

Duel of_two() {
  Setup setup;
  setup.game = "car_wars", setup.track = "kestrel_yard";
  for (int i = 0; i < 2; ++i) setup.seats.push_back({.name = i ? "Olle" : "Ann", .livery = i, .number = i + 1, .driver = "screen"});
  auto game = CarWars::make(setup);
  REQUIRE(game);
  SeededDice dice(1);
  Duel out{*game, game->start(dice)};
  out.s.turn = 2, out.s.phase = 1, out.s.stage = duel::Stage::plan;
  for (int i = 0; i < 2; ++i) {
    geometry::Pose const at = out.s.cars[i].pose;
    out.s.cars[i] = out.game.stock_cars()[0];
    out.s.cars[i].here = true, out.s.cars[i].pace = 12, out.s.cars[i].pose = at;
  }
  return out;
}

}  // namespace

TEST_CASE("a fire is told by the dice that have lit it", "[car_wars][log][CW-095][CW-097]") {
  Duel const d = of_two();
  CHECK(d.said(rolled({.kind = Ev::Lit, .seat = 0, .rule = rule_named("CW-095"), .a = 4}, {1, 2})) == "Ann is on fire: 4 or less on two dice.");
  CHECK(d.said(rolled({.kind = Ev::Lit, .seat = 0, .rule = rule_named("CW-097"), .a = 2}, {1})) == "Ann is on fire: 1 or 2 on a die.");
  CHECK(d.said(rolled({.kind = Ev::Lit, .seat = 0}, {5})) == "Ann is on fire.");
  CHECK(d.said({.kind = Ev::Lit, .seat = 0, .rule = rule_named("CW-106")}) == "Ann is on fire: the fire of a wheel spreads.");
}

TEST_CASE("what may catch fire is told to its driver alone", "[car_wars][log][CW-013]") {
  Duel d = of_two();
  for (duel::Car& car : d.s.cars) car.here = true;
  duel::State after = d.s;
  after.cars[0].fire.push({.owner = 1, .fm = 4, .bd = 3, .turn = 1});
  std::vector<Line> const own = d.game.notes(d.s, after, 0);
  REQUIRE(own.size() == 1);
  CHECK(unmarked(own[0].text) == "Ann may catch fire: a modifier of 4, burn duration 3.");
  CHECK(d.game.notes(d.s, after, 1).empty());
  CHECK(d.game.notes(after, after, 0).empty());
}

TEST_CASE("of several wheels that may catch fire each has its name", "[car_wars][log][CW-013]") {
  Duel d = of_two();
  for (duel::Car& car : d.s.cars) car.here = true;
  duel::State after = d.s;
  for (int8_t wheel : {0, 3}) after.cars[0].fire.push({.owner = 1, .fm = 4, .bd = 3, .turn = 1, .wheel = wheel});
  std::vector<Line> const own = d.game.notes(d.s, after, 0);
  REQUIRE(own.size() == 2);
  CHECK(unmarked(own[0].text) == "The left front wheel of Ann may catch fire: a modifier of 4, burn duration 3.");
  CHECK(unmarked(own[1].text) == "The right rear wheel of Ann may catch fire: a modifier of 4, burn duration 3.");
}

// Droppers on both corners, in the middle, in one link, two of one name.
TEST_CASE("what goes aside reads again as what it was, planned and once all have moved", "[car_wars][orders][R-9]") {
  Duel d = of_two();
  auto const dropper = [](int corner, int link) {
    duel::Gun gun;
    gun.kind = 74, gun.rounds = 5, gun.face = duel::Back, gun.corner = int8_t(corner), gun.dp = gun.whole = 2, gun.link = int8_t(link);
    return gun;
  };
  auto& guns = d.s.cars[0].guns;
  for (int link : {-1, 0})
    for (auto const& [first, second] : {std::pair(-1, 1), {0, 1}, {1, 0}, {1, 1}}) {
      d.s.stage = duel::Stage::plan;
      guns.clear();
      guns.push(dropper(first, link)), guns.push(dropper(second, link)), guns.push(dropper(-1, -1));
      for (int gun = 0; gun < guns.size(); ++gun) {
        if (guns[gun].corner == 0) continue;
        std::string const text = orders::device_text(d.s.cars[0], duel::kLayAside + gun);
        Sheet const sheet = d.game.read(d.s, 0, text);
        INFO(text << " -> " << sheet.clean << sheet.error);
        CHECK(sheet.clean == "straight, " + text);
        Action const use = orders::act(duel::verb::Use, duel::kLayAside + gun);
        CHECK(std::count(sheet.actions.begin(), sheet.actions.end(), use) == 1);
        CHECK(std::count_if(sheet.actions.begin(), sheet.actions.end(), [](Action a) { return a.verb == duel::verb::Use; }) == 1);
        duel::State later = d.s;
        later.stage = duel::Stage::fire, later.asked = 0, later.plans[0].fire = duel::FireBy::ask;
        duel::Shot const shot{int8_t(gun), 0, int8_t(duel::aim_aside(guns[gun]))};
        Sheet const fire = d.game.read(later, 0, text);
        INFO(fire.clean << fire.error);
        CHECK(fire.clean == text);
        CHECK(fire.actions == std::vector<Action>{orders::act(duel::verb::Shoot, duel::code_of(shot))});
      }
    }
}

TEST_CASE("the button of what goes aside says to which side, and of a link which one", "[car_wars][fire][R-9]") {
  Duel d = of_two();
  auto& guns = d.s.cars[0].guns;
  guns.clear();
  for (int i = 0; i < 2; ++i) {
    duel::Gun gun;
    gun.kind = 74, gun.face = duel::Back, gun.corner = int8_t(i ? 1 : -1), gun.link = int8_t(i - 1);
    guns.push(gun);
  }
  auto const words = [&](int gun, int aim) { return show::shot_text(d.game, d.s, 0, {int8_t(gun), 0, int8_t(aim)}); };
  CHECK(words(0, duel::AimLeft) == "MD back left, aside to the left");
  CHECK(words(1, duel::AimRight) == "MD back right link, this one aside to the right");
  CHECK(words(1, duel::AimCar) == "MD back right link");
}

TEST_CASE("a shot says on which side its hits come in, as far as that is told", "[car_wars][log][R-8.3]") {
  Duel const d = of_two();
  auto const fired = [](int aim, int hit) { return rolled({.kind = Ev::Fired, .seat = 0, .b = 6, .c = 7, .d = int16_t(aim), .e = int16_t(hit), .other = 1}, {3, 4}); };
  auto const struck = [](int face, int harm = 0) { return duel::Event{.kind = Ev::Struck, .seat = 1, .a = 4, .b = int16_t(face), .d = int16_t(harm), .other = 0}; };
  auto const first = [&](std::vector<duel::Event> const& events) {
    std::string const text = unmarked(d.game.say_among(d.s, events, 0).text);
    return text.substr(text.find(" at "), text.find(':') - text.find(" at "));
  };
  CHECK(first({fired(duel::AimCar, 1), fired(duel::AimCar, 0), struck(duel::Left)}) == " at Olle, on the left side");
  CHECK(first({fired(duel::AimCar, 0), fired(duel::AimCar, 1), struck(duel::Back)}) == " at Olle, on the back");       // of the same link
  CHECK(first({fired(duel::AimCar, 0)}) == " at Olle");
  CHECK(first({fired(duel::AimCar, 1), struck(duel::Left), struck(duel::Back)}) == " at Olle");
  CHECK(first({fired(duel::AimCar, 1), fired(duel::AimLeft, 1), struck(duel::Left)}) == " at Olle");               // whose hit it was nobody says
  CHECK(first({fired(duel::AimRight, 0)}) == " at Olle's right side");
  CHECK(d.game.say_among(d.s, {fired(duel::AimCar, 1)}, 0).concerns(1));
}

TEST_CASE("what comes back at a turn's end is told as this car has it", "[car_wars][fire][CW-115][CW-117]") {
  Duel d = of_two();
  duel::Car& car = d.s.cars[0];
  car.hc = 3, car.hs = -1, car.hs_start = 4, car.pace = 24, car.crew[0].drive = 1;
  CHECK(show::recovery_text(d.game, car) == "at the end of this turn up to 4 points come back (handling class 3, driver +1), never above 4");
  car.crew[0].drive = 0, car.hc = -1;
  CHECK(show::recovery_text(d.game, car) == "at the end of this turn up to 1 point comes back (handling class \xE2\x88\x92""1, always 1), never above 4");
  car.pace = 2;
  CHECK(show::recovery_text(d.game, car) == "at the end of this turn all of it comes back, up to 4, for it is slow enough");
}

TEST_CASE("the end says part by part where points come from", "[car_wars][log][CW-147]") {
  Duel d = of_two();
  d.s.cars[0].points = 60, d.s.cars[0].bonus = 6, d.s.cars[1].points = -60;
  auto const scored = [](Seat seat, int sixths, car_wars::scoring::Event what) { return duel::Event{.kind = Ev::Scored, .seat = seat, .a = int16_t(sixths), .b = int16_t(what)}; };
  std::vector<std::vector<duel::Event>> const turns = {{scored(0, 6, scoring::Event::first_blood)},
                                                       {{.kind = Ev::Killed, .seat = 1, .other = 0}, scored(0, 60, scoring::Event::mobility_kill), scored(1, -60, scoring::Event::mobility_kill)}};
  Recap const recap = d.game.recap(d.s, turns);
  REQUIRE_FALSE(recap.cards.empty());
  REQUIRE(recap.cards[0].title == "Points");
  auto const row = [&](Seat seat) { return *std::find_if(recap.cards[0].rows.begin(), recap.cards[0].rows.end(), [&](Recap::Row const& one) { return one.seat == seat; }); };
  CHECK(row(0).text == "First blood +1, mobility kill of Olle +10");
  CHECK(row(0).value == "11");
  CHECK(row(1).text == "Own mobility kill \xE2\x88\x92""10");
}

TEST_CASE("what goes on for phases is one moment, what happens again later another one", "[car_wars][log]") {
  Duel d = of_two();
  std::vector<std::vector<duel::Event>> turns(14);
  for (int turn : {2, 3, 4, 6, 14}) turns[size_t(turn) - 1] = {{.kind = Ev::Crash, .seat = 0, .a = 1, .d = int16_t(Crash::spinout)}};
  turns[2].push_back(turns[2][0]);
  std::vector<int> at;
  for (auto const& m : d.game.recap(d.s, turns).moments) at.push_back(m.turn);
  CHECK(at == std::vector<int>{2, 6, 14});
}

TEST_CASE("a firepower kill names whose it was", "[car_wars][log][CW-151]") {
  Duel d = of_two();
  d.s.cars[0].points = 120, d.s.cars[1].points = -120;
  auto const scored = [](Seat seat, int sixths) { return duel::Event{.kind = Ev::Scored, .seat = seat, .a = int16_t(sixths), .b = int16_t(car_wars::scoring::Event::firepower_kill)}; };
  std::vector<std::vector<duel::Event>> const turns = {{scored(0, 120), scored(1, -120)}};
  auto const rows = d.game.recap(d.s, turns).cards.at(0).rows;
  CHECK(rows.at(0).text == "Firepower kill of Olle +20");
  CHECK(rows.at(1).text == "Own firepower kill \xE2\x88\x92""20");
}

TEST_CASE("a hit says who fired, on what, and what comes off", "[car_wars][log][R-8.6]") {
  Duel d = of_two();
  CHECK(d.said({.kind = Ev::Struck, .seat = 0, .a = 4, .b = duel::Back, .other = 1}) == "Ann takes 4 on the back, by Olle: the armor holds.");
  CHECK(d.said({.kind = Ev::Struck, .seat = 0, .b = duel::Back, .other = 1}) == "Ann takes nothing on the back, by Olle.");
  CHECK(d.said({.kind = Ev::Broke, .seat = 0, .a = int16_t(duel::Lost::plate), .b = duel::Left}) == "Ann loses its left armor.");
  CHECK(d.said({.kind = Ev::Broke, .seat = 0, .a = int16_t(duel::Lost::tire), .b = 0}) == "Ann loses the left front tire.");
  d.s.cars[0].wheels[1].there = false;
  CHECK(d.said({.kind = Ev::Broke, .seat = 0, .a = int16_t(duel::Lost::tire), .b = 0}) == "Ann loses the front tire.");
  CHECK(d.said({.kind = Ev::Dropped, .seat = 0, .rule = rule_named("R-9"), .b = int16_t(duel::Lie::debris)}) == "Debris comes off Ann.");
}

TEST_CASE("who is pushed is not slowed, a wheel burns alone, the ground about a car is called after it", "[car_wars][log][R-7][CW-106][CW-070]") {
  Duel d = of_two();
  CHECK(d.said({.kind = Ev::Speed, .seat = 0, .a = 8, .b = 16, .c = 1}) == "Ann is pushed from 20 to 40 mph.");
  CHECK(d.said({.kind = Ev::Speed, .seat = 0, .a = 16, .b = 8, .c = 1}) == "Ann is slowed from 40 to 20 mph.");
  CHECK(d.said({.kind = Ev::Burned, .seat = 0, .rule = rule_named("CW-106"), .a = 1}) == "A burning wheel of Ann loses 1 point.");
  CHECK(d.said({.kind = Ev::Burned, .seat = 0, .rule = rule_named("R-21"), .a = 1}) == "Ann burns: 1 point to everything on board.");
  auto const fired = [&](int aim) { return d.said(rolled({.kind = Ev::Fired, .seat = 0, .b = 6, .c = 7, .d = int16_t(aim), .e = 1, .other = 1}, {3, 4})); };
  CHECK(fired(duel::AimBesideRight).find(" at the ground at Olle's right: ") != std::string::npos);
  CHECK(fired(duel::AimBehind).find(" at the ground behind Olle: ") != std::string::npos);
  CHECK(fired(duel::AimAhead2).find(" at the ground 2 inches ahead of Olle: ") != std::string::npos);
  CHECK(fired(duel::AimRider).find(" at Olle's rider: ") != std::string::npos);
}

TEST_CASE("numbers are told as they are rolled", "[car_wars][log][R-5.3]") {
  Duel d = of_two();
  CHECK(d.said(rolled({.kind = Ev::Control, .seat = 0, .a = 3, .b = -2, .c = 3, .d = 2}, {4})) == "Ann: D3 for the maneuver, handling now \u22122, needs 3 or more, rolls 4: holds the road.");
  CHECK(d.said({.kind = Ev::Crash, .seat = 0, .a = 1, .b = 3, .c = -5, .d = 0}).starts_with("Ann on crash table 1: rolls 8 \u2212 5 = 3, trivial skid: "));
  CHECK(d.said(rolled({.kind = Ev::Fired, .seat = 0, .b = -1, .c = 5, .e = 1, .other = 1}, {2, 3})).ends_with(" at Olle: needs 3, rolls 5, a hit."));
  CHECK(d.said({.kind = Ev::Fired, .seat = 0, .b = 99}).ends_with(" straight ahead: nobody is there."));
  d.s.cars[0].guns[0].face = duel::Left;
  CHECK(d.said({.kind = Ev::Fired, .seat = 0, .b = 99}).ends_with(" straight to the left: nobody is there."));
  CHECK(d.said({.kind = Ev::Collided, .seat = 0, .a = 2, .b = 5, .e = -1, .other = 1}) == "Ann hits the side of Olle at 5 mph: no damage to either.");
  CHECK(d.said({.kind = Ev::Regained, .seat = 0, .a = int16_t(duel::Going::spin)}) == "Ann is under control after the spin.");
  d.s.cars[0].crew[0].wounds = 2, d.s.cars[0].crew[1].wounds = 2;
  CHECK(d.said({.kind = Ev::Regained, .seat = 0, .a = int16_t(duel::Going::spin)}) == "The spin of Ann is over.");
}

TEST_CASE("a maneuver and its cost are one line", "[car_wars][log][R-5.3]") {
  Duel d = of_two();
  int bend = duel::kStraight + 1;
  while (duel::moves()[size_t(bend)].maneuver != driving::Maneuver::bend) ++bend;
  duel::Event const cost{.kind = duel::Ev::Control, .seat = 0, .a = 2, .b = 1, .d = int16_t(Control::safe)};
  duel::Event const deed{.kind = duel::Ev::Went, .seat = 0, .a = int16_t(driving::Step::bend), .b = int16_t(bend)};
  std::string const words = d.said(deed);
  REQUIRE(words.starts_with("Ann: bend "));
  CHECK(unmarked(d.game.say_among(d.s, {cost, deed}, 0).text) == words.substr(0, words.size() - 1) + ", D2, handling now 1, safe.");
  CHECK(d.game.say_among(d.s, {cost, deed}, 1).text.empty());
}

TEST_CASE("standings are in order of place, who moves when stands beside them", "[car_wars][standing]") {
  Duel d = of_two();
  d.s.cars[0].pace = 20, d.s.cars[1].points = 60;
  Standing const all = d.game.standing(d.s);
  REQUIRE(all.rows.size() == 2);
  CHECK((all.rows[0].seat == 1 && all.rows[0].place == 1 && all.rows[1].place == 2));
  REQUIRE(all.queue.size() == 2);
  CHECK((all.queue[0] == 0 && all.by_queue));   // the table lists them so
  CHECK((all.rows[0].gap.empty() && !all.rows[0].drives.empty()));   // a car is no distance
}

TEST_CASE("a hit tells its weapon where one kind alone has hit", "[car_wars][log][R-8.6]") {
  Duel d = of_two();
  auto const told = [&](std::vector<duel::Event> events) { return unmarked(d.game.say_among(d.s, events, events.size() - 1).text); };
  duel::Event const shot{.kind = Ev::Fired, .seat = 1, .a = 0, .b = 7, .c = 9, .e = 1, .other = 0};
  duel::Event const hit{.kind = Ev::Struck, .seat = 0, .a = 4, .b = duel::Back, .other = 1};
  auto const missed = [&] { duel::Event e = shot; e.e = 0; return e; }();
  std::string const known = told({shot, hit});
  CHECK(known.starts_with("Ann takes 4 on the back from Olle's "));
  CHECK(known == told({shot, shot, hit}));
  CHECK(told({missed, hit}) == "Ann takes 4 on the back, by Olle: the armor holds.");
  d.s.cars[1].guns.push(d.s.cars[1].guns[0]);
  int const last = d.s.cars[1].guns.size() - 1;
  d.s.cars[1].guns[last].kind = int16_t(d.s.cars[1].guns[0].kind + 1);
  duel::Event other = shot;
  other.a = int16_t(last);
  CHECK(told({shot, other, hit}) == "Ann takes 4 on the back, by Olle: the armor holds.");
}

TEST_CASE("R-24 the first shot of a weapon is told by its name to whoever did not know it", "[car_wars][log][R-24]") {
  Duel d = of_two();
  duel::Gun const gun = d.s.cars[0].guns[0];
  d.game.observe(d.s, 1);
  REQUIRE(d.s.cars[0].guns[0].kind == -1);
  std::string const name = orders::gun_text(d.game.stock_cars()[0], 0);
  duel::Event const fired{.kind = Ev::Fired, .seat = 0, .b = 7, .c = 9, .e = 1, .other = 1}, hit{.kind = Ev::Struck, .seat = 1, .a = 4, .b = duel::Back, .other = 0};
  duel::Event const revealed{.kind = Ev::Revealed, .seat = 0, .rule = rule_named("R-24"), .a = 0, .b = gun.kind, .c = gun.face, .d = gun.corner};
  auto const told = [&](size_t at) { return unmarked(d.game.say_among(d.s, {revealed, fired, hit}, at).text); };
  CHECK(told(0) == "Ann is seen to carry: " + name + ".");
  CHECK(told(1).starts_with("Ann fires " + name + " at Olle, on the back: "));
  CHECK(told(2).starts_with("Olle takes 4 on the back from Ann's "));
  duel::Event other = revealed;
  other.a = 1;
  CHECK(unmarked(d.game.say_among(d.s, {revealed, other, fired}, 0).text) == "Ann is seen to carry: " + name + ", 2 of them.");
  CHECK(d.game.say_among(d.s, {revealed, other, fired}, 1).text.empty());
  d.s.cars[0].guns.clear();                          // it was concealed: nobody saw that there was one
  CHECK(told(0) == "Ann is seen to carry: " + name + ".");
  CHECK(told(1).starts_with("Ann fires " + name + " at Olle, on the back: "));
}

TEST_CASE("a car that is pushed says by whom, once a phase", "[car_wars][log][R-20]") {
  Duel d = of_two();
  duel::Event const push{.kind = Ev::Went, .seat = 0, .a = int16_t(driving::Step::slide_inch), .b = -1, .d = 1, .other = 1};
  CHECK(unmarked(d.game.say_among(d.s, {push}, 0).text) == "Ann is pushed by Olle.");
  CHECK(d.game.say_among(d.s, {push, push}, 1).text.empty());
}
