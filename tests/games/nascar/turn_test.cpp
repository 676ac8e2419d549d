// What a case cannot say: statistics, secrecy, whole races.
#include <catch2/catch_test_macros.hpp>

#include "games/nascar/orders/order.hpp"
#include "games/nascar/orders/preview.hpp"
#include "table.hpp"

using namespace paddock;
using namespace paddock::nascar;

namespace {

Nascar study(char const* map, int seats) {
  Setup setup;
  setup.track_text = map;
  setup.seats.resize(size_t(seats));
  for (auto& s : setup.seats) s.name = "X";
  auto game = Nascar::make(setup);
  REQUIRE(game);
  return *game;
}

// A careless driver: letters by chance, mostly ahead.
Action random_action(Nascar const& g, State const& s, uint64_t& random) {
  Actions legal;
  g.legal(s, legal);
  REQUIRE(legal.size() > 0);
  REQUIRE(legal.size() <= 13);
  random = mix64(random);
  Preview const p = preview(g, s, g.actor(s));
  if (p.written >= p.moves && legal.find(Nascar::kSeal) >= 0 && random % 4) return Nascar::kSeal;
  if (random % 3 == 0 && legal.find({uint16_t(Verb::M), 0}) >= 0) return {uint16_t(Verb::M), 0};
  return legal[int((random >> 20) % uint64_t(legal.size()))];
}

template <class Log>
int race(Nascar const& g, State& s, Dice& dice, uint64_t random, Log& log) {
  int actions = 0;
  for (; g.actor(s) != kOver; ++actions) {
    Action const a = random % 5 ? random_action(g, s, random) : Nascar::kAbsent;
    random = mix64(random);
    if (!g.why_not(s, a)) continue;
    g.apply(s, a, dice, log);
    Verdict const sound = g.sound(s);
    INFO(sound.why);
    REQUIRE(sound);
    REQUIRE(actions < 200000);
  }
  return actions;
}

}  // namespace

TEST_CASE("NR-6.1 oil turns left, right or not, a third each", "[NR-6.1]") {
  Nascar const g = study("size: 3x3\nuse: study\nheading: N\nmap:\n***\n*o*\n***\n", 1);
  SeededDice dice(11);
  NoLog log;
  int count[3] = {};
  for (int i = 0; i < 3000; ++i) {
    State s = g.start(dice);
    s.cars[0].at = {1, 2};
    s.cars[0].speed = 1;
    g.apply(s, {uint16_t(Verb::M), 0}, dice, log);
    g.apply(s, Nascar::kSeal, dice, log);
    Heading const h = s.cars[0].heading;
    ++count[h == kNW ? 0 : h == kN ? 1 : 2];
  }
  for (int n : count) {
    CHECK(n >= 900);
    CHECK(n <= 1100);
  }
}

TEST_CASE("NR-7.8 bags come with the density of the track", "[NR-7.8][NR-7.1]") {
  Nascar const g = study("size: 3x1\nuse: study\nsand: density 0.30\nmap:\n*.*\n", 1);
  SeededDice dice(3);
  NoLog log;
  int bags = 0;
  for (int i = 0; i < 3000; ++i) {
    State s = g.start(dice);
    s.cars[0].at = {0, 0};
    s.cars[0].heading = kE;
    s.cars[0].speed = 1;
    g.apply(s, Nascar::kSeal, dice, log);
    bags += s.sand[0] == Sand::Bag;
  }
  CHECK(bags > 810);
  CHECK(bags < 990);
}

TEST_CASE("NR-13.1 what others ordered cannot be seen", "[NR-13.1][NR-7.8]") {
  Nascar const g = table("road_course", 4);
  SeededDice dice(5);
  NoLog log;
  State a = g.start(dice);
  g.apply(a, {uint16_t(Verb::A), 0}, dice, log);
  g.apply(a, Nascar::kSeal, dice, log);
  State b = g.start(dice);
  g.apply(b, Nascar::kAbsent, dice, log);
  for (int seat = -1; seat < 4; ++seat) {
    if (seat == 0) continue;
    State x = a, y = b;
    g.observe(x, Seat(seat));
    g.observe(y, Seat(seat));
    CHECK(x == y);
    State z = x;
    g.observe(z, Seat(seat));
    CHECK(z == x);
    CHECK(g.actor(x) == (seat < 0 ? kNobody : Seat(seat)));
    CHECK(to_doc(x).dump() == to_doc(y).dump());
  }
  State own = a;
  g.observe(own, 0);
  CHECK(own.plans[0].order.size() == 1);
  CHECK(g.actor(own) == kNobody);
}

TEST_CASE("NR-13.1 a turn with hidden orders waits", "[NR-13.1]") {
  Nascar const g = table("short_oval", 3);
  SeededDice dice(5);
  NoLog log;
  State s = g.start(dice);
  g.observe(s, 2);
  REQUIRE(g.actor(s) == 2);
  g.apply(s, {uint16_t(Verb::M), 0}, dice, log);
  g.apply(s, Nascar::kSeal, dice, log);
  CHECK(s.turn == 1);
  CHECK(g.actor(s) == kNobody);
  Actions none;
  g.legal(s, none);
  CHECK(none.size() == 0);
  CHECK(g.why_not(s, Nascar::kSeal).rule == Rule{"NR-13.1"});
}

TEST_CASE("NR-13.4 the tape replays a race", "[NR-13.4]") {
  for (char const* track : {"road_course", "proving_ground"}) {
    Nascar const g = table(track, 5);
    std::vector<Roll> tape;
    SeededDice source(21);
    RecordingDice dice(source, tape);
    NoLog log;
    State s = g.start(dice);
    race(g, s, dice, 77, log);
    TapeDice again(tape);
    State t = g.start(again);
    race(g, t, again, 77, log);
    CHECK_FALSE(again.broken());
    CHECK(again.used() == tape.size());
    CHECK(s == t);
    CHECK(hash_fields(s) == hash_fields(t));
  }
}

TEST_CASE("NR-12.5 careless races end, with every car classified", "[NR-12.5][NR-1.3]") {
  for (auto const& card : Nascar::tracks()) {
    INFO(card.id);
    Nascar const g = table(card.id.c_str(), 12);
    SeededDice dice(4);
    NoLog log;
    State s = g.start(dice);
    race(g, s, dice, 5, log);
    Outcome const o = g.outcome(s);
    CHECK(o.over);
    CHECK(o.ranking.size() == 12);
    CHECK(s.turn <= g.max_turns() + 1);
    State back;
    REQUIRE(unpack_fields(pack_fields(s), back));
    CHECK(back == s);
    auto doc = from_doc<State>(to_doc(s));
    REQUIRE(doc);
    CHECK(*doc == s);
  }
}

TEST_CASE("NR-2.9 with reject a count that is wrong cannot be sealed, and a race still ends", "[NR-2.9]") {
  Doc settings = Doc::object();
  settings["moveCountMismatch"] = "reject";
  settings["maxTurns"] = 30;
  Nascar const g = table("short_oval", 3, 1, settings);
  SeededDice dice(4);
  NoLog log;
  State s = g.start(dice);
  Sheet const bad = g.read(s, 0, "MM");
  CHECK(bad.error_column == 3);
  CHECK(bad.rule == Rule{"NR-2.9"});
  CHECK(g.read(s, 0, bad.mend).error_column == 0);
  race(g, s, dice, 5, log);
  CHECK(s.closed);
}

TEST_CASE("Every setting is known, has a rule and refuses nonsense", "[NR-14.1]") {
  auto const list = setting_list();
  CHECK(list.size() == 31);
  for (auto const& s : list) {
    INFO(s.name);
    CHECK_FALSE(s.rule.empty());
    CHECK_FALSE(s.help.empty());
    Doc good = Doc::object(), bad = Doc::object();
    good[s.name] = s.fallback;
    bad[s.name] = "nonsense";
    auto read = read_settings(good);
    REQUIRE(read);
    auto refused = read_settings(bad);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().where == "/settings/" + s.name);
  }
  Doc unknown = Doc::object();
  unknown["colour"] = 1;
  CHECK_FALSE(read_settings(unknown));
}

TEST_CASE("NR-12.6 the lead for good is never lost again in the standings", "[NR-12.6]") {
  int told = 0;
  for (uint64_t seed = 1; seed <= 8; ++seed) {
    Nascar const g = table("short_oval", 5, 1);
    SeededDice dice(seed);
    State s = g.start(dice);
    std::vector<std::vector<Event>> record(1);
    std::vector<Seat> leaders;               // after each turn
    uint64_t random = seed;
    while (g.actor(s) != kOver) {
      Action const a = random_action(g, s, random);
      if (!g.why_not(s, a)) continue;
      int const turn = s.turn;
      auto log = [&](Event const& e) { record.back().push_back(e); };
      g.apply(s, a, dice, log);
      if (s.turn == turn) continue;
      leaders.push_back(g.standing(s).rows[0].seat);
      record.emplace_back();
    }
    record.pop_back();
    Seat const winner = g.race_order(s)[0];
    for (auto const& m : g.recap(s, record).moments) {
      if (m.text.find("takes the lead for good") == std::string::npos) continue;
      ++told;
      INFO("seed " << seed << ", turn " << m.turn);
      CHECK(m.text.find(g.setup().seats[size_t(winner)].name) == 0);
      CHECK(leaders[size_t(m.turn) - 2] != winner);
      for (size_t i = size_t(m.turn) - 1; i < leaders.size(); ++i) CHECK(leaders[i] == winner);
    }
  }
  CHECK(told > 0);
}
