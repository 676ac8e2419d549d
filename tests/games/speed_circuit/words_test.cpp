// What Speed Circuit says: odds that add up and name what a failed roll does, rows and lanes in the log, words where they are met first.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cmath>

#include "games/speed_circuit/rules/events.hpp"
#include "games/speed_circuit/show/form.hpp"

using namespace paddock;
using namespace paddock::speed_circuit;

namespace {

SpeedCircuit game(char const* decisions) {
  Setup s;
  s.game = "speed_circuit";
  s.track = "lac_verrain";
  s.laps = 1;
  s.settings["decisions"] = decisions;
  for (int i = 0; i < 4; ++i) s.seats.push_back({"Driver " + std::to_string(i), i, i + 3, "you", Doc::object()});
  auto g = SpeedCircuit::make(s);
  REQUIRE(g);
  return std::move(*g);
}

// Races of random decisions; `look(as the actor sees it, seat)` comes before each.
template <class Look>
void sample(SpeedCircuit const& g, uint64_t seed, int decisions, Look const& look) {
  SeededDice dice(seed);
  Actions legal;
  State s = g.start(dice);
  for (int n = 0; n < decisions && g.actor(s) >= 0; ++n) {
    State seen = s;
    g.observe(seen, g.actor(s));
    look(seen, g.actor(s));
    g.legal(s, legal);
    g.apply(s, legal[int(dice.roll(uint32_t(legal.size()), "test", kNobody)) - 1], dice, NoLog{});
  }
}

bool has(std::string const& text, char const* words) { return text.find(words) != std::string::npos; }

int sum_of(Choice const& c) {
  int sum = 0;
  for (Share const& share : c.odds) sum += share.percent;
  return sum;
}

// A certain roll says what it is made of; a test that may be paid off says what it does when it fails, that of the brakes once for
// all answers.
void check_price(Question const& q, Choice const& c) {
  INFO(c.text << ": " << c.note);
  if (!c.odds.empty()) CHECK(sum_of(c) == 100);
  if (!c.odds.empty()) CHECK((has(c.note, " %") || (has(c.note, "brakes test") && has(q.note, "brakes test: "))));
  if (has(c.note, "brakes test")) {
    CHECK((has(q.note, "brakes test: 83 % hold, 17 % fail: 1 wear more, brakes damaged.") || has(q.note, "brakes test: 83 % hold, 17 % fail: out.")));
    CHECK_FALSE(has(c.note, " % hold"));
  }
  for (char const* test : {"start test", "acceleration test", "top speed test", "two tests"})
    if (has(c.note, test)) CHECK((has(c.note, "engine damaged") || has(c.note, "dead engine") || has(c.note, ": out")));
  bool const lone = c.note.rfind("start test", 0) == 0 || c.note.rfind("acceleration test", 0) == 0 || c.note.rfind("top speed test", 0) == 0;
  if (lone && !has(c.note, "chance table") && !has(c.note, "; ")) CHECK_FALSE(c.odds.empty());
}

}  // namespace

TEST_CASE("prices tell what failing does, and every bar of odds adds up to 100 %", "[speed_circuit][odds]") {
  SpeedCircuit const g = game("prompts");
  int bars = 0, tests = 0, plots = 0;
  for (uint64_t seed : {2, 5, 11}) {
    sample(g, seed, 2000, [&](State const& s, Seat seat) {
      if (s.phase != Phase::Plot && s.phase != Phase::Move) return;
      for (Question const& q : g.questions(s, seat, ""))
        for (Choice const& c : q.choices) {
          check_price(q, c);
          bars += !c.odds.empty();
          plots += !c.odds.empty() && s.phase == Phase::Plot;
          tests += has(c.note, "test");
        }
    });
  }
  CHECK(bars > 60);
  CHECK(plots > 20);
  CHECK(tests > 60);
}

TEST_CASE("a test of a damaged part says that failing ends the race", "[speed_circuit][odds]") {
  SpeedCircuit const g = game("prompts");
  Car whole, hurt;
  g.outfit(whole, g.table().standard);
  hurt = whole;
  hurt.brakes = hurt.engine = true;
  Question brakes;
  CHECK(brakes_note(brakes, whole).empty());
  brakes.choices.push_back({});
  brakes.choices.back().note = plot_price(g.book(), [&] { Car fast = whole; fast.speed = 160; return fast; }(), 100).words;
  CHECK(brakes_note(brakes, whole) == "A brakes test: 83 % hold, 17 % fail: 1 wear more, brakes damaged.");
  CHECK(brakes_note(brakes, hurt) == "A brakes test: 83 % hold, 17 % fail: out.");
  CHECK(has(odds_text(Table::Accel, 0, whole), "20 slower, engine damaged"));
  CHECK(has(odds_text(Table::Accel, 0, hurt), "rolls out with a dead engine"));
  CHECK(odds_text(Table::Chance, 0, hurt) == odds_text(Table::Chance, 0));
}

TEST_CASE("the log says row and lane of a spin and of a crash, and where on the board that is", "[speed_circuit][log]") {
  SpeedCircuit const g = game("prompts");
  SeededDice dice(1);
  State s = g.start(dice);
  while (s.phase != Phase::Plot) g.apply(s, SpeedCircuit::kAbsent, dice, NoLog{});
  s.cars[0].progress = 12, s.cars[0].lane = 1;
  Vec stands;
  for (Token const& t : g.scene(s, kNobody).tokens)
    if (t.seat == 0) stands = t.at;
  Event e{Ev::Spin, 0, Rule{"SC-B.11"}, 12, 1};
  Line const spin = g.say(s, e);
  CHECK(spin.text == "*Driver 0* spins in row 12, lane 1.");
  REQUIRE(spin.at);
  CHECK(std::hypot(spin.at->x - stands.x, spin.at->y - stands.y) < 0.01f);
  e.kind = Ev::Crash, e.a = int16_t(12 + g.track().length), e.c = 1;   // a lap later
  CHECK(g.say(s, e).text == "*Driver 0* crashes on course in row 12, lane 1.");
  CHECK(g.say(s, e).at == spin.at);
  e.c = 0;
  CHECK(g.say(s, e).text == "*Driver 0* crashes off course at row 12, lane 1.");
  e.kind = Ev::Finish, e.a = 1;
  CHECK_FALSE(g.say(s, e).at);
}

TEST_CASE("a film tells in which corner a car crashed and was out", "[speed_circuit][film]") {
  SpeedCircuit const g = game("prompts");
  SeededDice dice(1);
  State s = g.start(dice);
  while (s.phase != Phase::Plot) g.apply(s, SpeedCircuit::kAbsent, dice, NoLog{});
  int corners = 0;
  for (size_t id = 1; id <= g.track().corners.size(); ++id) {
    Corner const& corner = g.track().corners[id - 1];
    int lane = -1;
    for (int l = 0; l < g.track().lanes && lane < 0; ++l)
      if (g.track().has(corner.first, l) && g.track().corner(corner.first, l) == int(id)) lane = l;
    if (lane < 0) continue;
    ++corners;
    std::vector<Event> const events = {{Ev::Crash, 0, Rule{"SC-5.T6"}, int16_t(corner.first), int16_t(lane), 1},
                                       {Ev::Out, 0, Rule{"SC-5.T6"}, int16_t(Why::CrashOn)}};
    Film const film = g.film(s, events);
    std::string const words = "Out: crash in " + corner.name;
    INFO(words);
    CHECK(std::any_of(film.effects.begin(), film.effects.end(), [&](auto const& f) { return f.seat == 0 && f.text == words; }));
    REQUIRE(film.told.size() == 1);
    CHECK(film.told[0].title == words);
  }
  CHECK(corners > 3);
}

TEST_CASE("wear, chips, tests and the chance table are explained where they are met first", "[speed_circuit][form]") {
  SpeedCircuit const g = game("prompts");
  SeededDice dice(3);
  State const s = g.start(dice);
  auto const built = g.questions(s, 0, "");
  CHECK(has(built[kWear].note, "tyres and brakes in one store. Late braking and fast corners use it up, nothing brings it back."));
  CHECK(has(built[kSkill].note, "laid down before a roll they make it lower, and low is good."));
  CHECK(has(built[kAccel].note, "is a test: two dice, a failed one hurts the engine."));
  int tests = 0, chances = 0;
  sample(g, 7, 1500, [&](State const& seen, Seat seat) {
    if (seen.phase != Phase::Plot) return;
    Question const q = g.questions(seen, seat, "")[0];
    auto const says = [&](char const* words) { return std::any_of(q.choices.begin(), q.choices.end(), [&](Choice const& c) { return has(c.note, words); }); };
    CHECK(says("chance table") == has(q.note, "The chance table is two dice: 2 to 6 safe, 7 to 9 a spin, 10 to 12 a crash."));
    CHECK(says("test") == has(q.note, "A test is two dice: high ones fail and damage the car."));
    tests += says("test"), chances += says("chance table");
  });
  CHECK(tests > 10);
  CHECK(chances > 3);
}
