// Bots and par: legal orders under every setting, no luck in slicing, no peeping, strength in the right order.
#include <catch2/catch_test_macros.hpp>

#include "../../sanitized.hpp"
#include "../ask.hpp"
#include "games/speed_circuit/bot/bot.hpp"
#include "games/speed_circuit/bot/bot_build.hpp"
#include "games/speed_circuit/bot/par.hpp"

using namespace paddock;
using namespace paddock::speed_circuit;

namespace {

SpeedCircuit table(char const* track, int seats, int laps, Doc const& settings = Doc{{"grid", "seats"}}, bool build = false,
                   char const* driver = "screen") {
  Setup setup;
  setup.track = track;
  setup.laps = laps;
  setup.settings = settings;
  for (int i = 0; i < seats; ++i) {
    SeatSetup seat;
    seat.name = "Car " + std::to_string(i + 1);
    seat.number = i + 1;
    seat.driver = driver;
    seat.options = Doc::object();
    if (!build) seat.options["design"] = "60/40/160/60/6/6";
    setup.seats.push_back(seat);
  }
  auto game = SpeedCircuit::make(setup);
  if (!game) FAIL(game.error().text());
  return *game;
}

void play(SpeedCircuit const& g, State& s, SeededDice& dice, Level level) {
  Seat const seat = g.actor(s);
  for (Action a : ask(g, s, seat, level, mix64(uint64_t(s.turn)), 1 << 30)) {
    Verdict const v = g.why_not(s, a);
    INFO(g.name(s, a) << ": " << v.why);
    REQUIRE(bool(v));
    g.apply(s, a, dice, NoLog{});
  }
}

Outcome race(SpeedCircuit const& g, std::vector<Level> const& levels, uint64_t seed, State* end = nullptr) {
  SeededDice dice(seed);
  State s = g.start(dice);
  while (g.actor(s) >= 0) play(g, s, dice, levels[size_t(g.actor(s))]);
  if (end) *end = s;
  return g.outcome(s);
}

}  // namespace

TEST_CASE("SC-B.14 par: fewest turns of a lap with wear only", "[SC-B.14][par]") {
  Doc const lane = Doc{{"grid", "seats"}}, any = Doc{{"grid", "seats"}, {"cornerExit", "anyForward"}};
  // Porto Ametista, 40/20/200/60: 16 holds where any forward space lets a car leave (S-18).
  SpeedCircuit const g = table("porto_ametista", 1, 1, lane), h = table("porto_ametista", 1, 1, any);
  CarData const car{40, 20, 200, 60, 0, 0, 0};
  CHECK(par_turns(g.book(), car) == 17);
  CHECK(par_turns(h.book(), car) == 16);
  CHECK(lap_turns(g.track(), {40, 40, 160, 60}, 6) == 14);
}

TEST_CASE("SC-B.14 par with dice is below par without, and turns to go add up", "[SC-B.14][par]") {
  SpeedCircuit const g = table("lac_verrain", 1, 1);
  CarData const car = car_data(g.table(), g.table().standard, 1);
  int const par = par_turns(g.book(), car);
  Par way(g.book(), car), sliced(g.book(), car);
  REQUIRE(way.good());
  for (int64_t nodes = INT64_MAX; !way.work(nodes);) {}
  CHECK(way.expected() > 0);
  CHECK(way.expected() <= par * 1000);
  int calls = 1;
  for (int64_t nodes = 5000; !sliced.work(nodes); nodes = 5000) ++calls;
  CHECK(calls > 10);
  CHECK(sliced.expected() == way.expected());
  int const from = way.to_go(-1, g.track().grid[0].lane, 0, car.wear);
  CHECK((from + 999) / 1000 == par);
  CHECK(way.to_go(40, 1, 100, 3) < from);
  CHECK(way.to_go(40, 1, 100, 3) <= way.to_go(40, 1, 100, 1));
}

TEST_CASE("alone on the track Hard drives par", "[bot][speed_circuit][long]") {
  for (auto const& card : SpeedCircuit::tracks()) {
    INFO(card.id);
    SpeedCircuit const g = table(card.id.c_str(), 1, 0);
    CarData const car = car_data(g.table(), g.table().standard, g.laps());
    int const par = par_turns(g.book(), car);
    int turns = 0, races = kInPart ? 1 : 3;
    for (uint64_t seed = 1; seed <= uint64_t(races); ++seed) {
      State end;
      race(g, {Level::Hard}, seed, &end);
      REQUIRE(end.cars[0].place == 1);
      turns += end.cars[0].finish_turn;
    }
    CHECK((turns * 100 <= races * par * 102 || kInPart));   // of three races
  }
}

TEST_CASE("Speed Circuit: bots of all levels race under other rules with legal orders", "[bot][speed_circuit][long]") {
  for (uint64_t seed = 1; seed <= (kInPart ? 4 : 24); ++seed) {
    INFO("seed " << seed);
    SeededDice dice(seed * 31);
    Doc settings = Doc{{"maxTurns", 25}};
    for (Setting const& setting : SpeedCircuit::settings())
      if (!setting.choices.empty() && dice.roll(2, "other", kNobody) == 1)
        settings[setting.name] = setting.choices[size_t(dice.roll(int(setting.choices.size()), "choice", kNobody) - 1)];
    auto const tracks = SpeedCircuit::tracks();
    bool const sheets = dice.roll(3, "sheets", kNobody) == 1;
    SpeedCircuit const g = table(tracks[seed % tracks.size()].id.c_str(), 6, 1, settings, seed % 8 == 0 || settings.contains("carTable"), sheets ? "mail" : "screen");
    Outcome const o = race(g, {Level::Hard, Level::Medium, Level::Easy, Level::Hard, Level::Medium, Level::Easy}, seed);
    CHECK(o.over);
  }
}

TEST_CASE("Speed Circuit: a bot plays the same however its work is sliced", "[bot][speed_circuit]") {
  for (Level level : {Level::Easy, Level::Medium, Level::Hard}) {
    SpeedCircuit const g = table("porto_ametista", 4, 1);
    SeededDice dice(3);
    State s = g.start(dice);
    for (int i = 0; i < 60 && g.actor(s) >= 0; ++i) {
      SpeedCircuit const fresh = table("porto_ametista", 4, 1);  // charts made anew
      Seat const seat = g.actor(s);
      auto const whole = ask(g, s, seat, level, 9, 1 << 30);
      CHECK(whole == ask(g, s, seat, level, 9, 64));
      if (i % 7 == 0) CHECK(whole == ask(fresh, s, seat, level, 9, 4000));
      play(g, s, dice, Level::Medium);
    }
  }
}

// What a seat may not know: cars, bids and plots with their sheets; a passer's chips while the passee chooses his.
TEST_CASE("SC-4.1 a bot does not know what the others have sealed", "[SC-4.1][bot][speed_circuit]") {
  SpeedCircuit const g = table("lac_verrain", 4, 1, Doc{{"decisions", "sheets"}}, true);
  SeededDice dice(5);
  State s = g.start(dice);
  int seen[5] = {};
  for (int i = 0; i < (kSanitized ? 40 : 200) && g.actor(s) >= 0; ++i) {
    Seat const seat = g.actor(s);
    State other = s;
    for (int k = 0; k < other.plans.size(); ++k) {
      if (k == seat || !other.cars[k].racing()) continue;
      speed_circuit::Plan& p = other.plans[k];
      p = {};
      p.stage = speed_circuit::Plan::Sealed;
      p.card = int8_t(1 + (i + k) % 11);
      p.bid_wear = int16_t(i % 7);
      p.bid1 = int16_t(k);
      for (int line = 0; line < kLines; ++line) p.build.push(0);
      p.standing.block = 2;
      p.standing.pass = kAnyCar;
    }
    ++seen[int(s.phase)];
    if (s.phase != Phase::Plot || i % 3 == 0)
      CHECK(ask(g, s, seat, Level::Hard, 1, 1 << 30) == ask(g, other, seat, Level::Hard, 1, 1 << 30));
    play(g, s, dice, Level::Medium);
  }
  CHECK((seen[int(Phase::Build)] > 0 && seen[int(Phase::Bid)] > 0 && seen[int(Phase::Plot)] > 0));
}

TEST_CASE("SC-4.10a a passee's bot does not know the passer's chips", "[SC-4.10a][bot][speed_circuit]") {
  int asked = 0;
  for (uint64_t seed = 1; seed <= 12 && !asked; ++seed) {
    SpeedCircuit const g = table("porto_ametista", 8, 1);
    SeededDice dice(seed);
    State s = g.start(dice);
    while (g.actor(s) >= 0) {
      if (s.ask.kind == Ask::Block) {
        ++asked;
        State other = s;
        other.move.pass_chips = int8_t(s.move.pass_chips ? 0 : 2);
        CHECK(ask(g, s, g.actor(s), Level::Hard, 1, 1 << 30) == ask(g, other, g.actor(s), Level::Hard, 1, 1 << 30));
      }
      Actions legal;
      g.legal(s, legal);
      int pass = -1;
      for (int i = 0; i < legal.size(); ++i)
        if (Verb(legal[i].verb) == Verb::Pass) pass = i;
      if (pass >= 0) g.apply(s, legal[pass], dice, NoLog{});
      else play(g, s, dice, Level::Easy);
    }
  }
  CHECK(asked > 0);
}

TEST_CASE("bots build cars that may be built and bid what they have", "[bot][speed_circuit][SC-3.T][SC-1.3]") {
  for (char const* cars : {"wbc2009", "wbc2011", "classic1977"}) {
    INFO(cars);
    SpeedCircuit const g = table("porto_ametista", 3, 0, Doc{{"carTable", cars}}, true);
    SeededDice dice(5);
    State s = g.start(dice);
    Level const levels[] = {Level::Hard, Level::Medium, Level::Easy};
    while (s.phase == Phase::Build || s.phase == Phase::Bid) play(g, s, dice, levels[g.actor(s)]);
    CHECK(s.cars[2].levels == g.table().standard);
    CHECK(points_of(s.cars[0].levels) <= g.table().budget);
    CarData const mine = car_data(g.table(), s.cars[0].levels, g.laps()), plain = car_data(g.table(), g.table().standard, g.laps());
    CHECK(par_turns(g.book(), mine) <= par_turns(g.book(), plain));
  }
}

TEST_CASE("a seat that plays by sheet gets one that reads back", "[bot][speed_circuit][SC-B.2]") {
  SpeedCircuit const g = table("porto_ametista", 6, 1, Doc{{"grid", "seats"}}, false, "mail");
  SeededDice dice(7);
  State s = g.start(dice);
  for (int i = 0; i < 60 && g.actor(s) >= 0; ++i) {
    Seat const seat = g.actor(s);
    State draft = s;
    auto const orders = ask(g, s, seat, Level::Hard, 3, 1 << 30);
    for (size_t k = 0; k + 1 < orders.size(); ++k) {
      REQUIRE(bool(g.why_not(draft, orders[k])));
      g.apply(draft, orders[k], dice, NoLog{});
    }
    std::string const text = g.sheet_text(draft, seat);
    INFO(text);
    Sheet const sheet = g.read(s, seat, text);
    CHECK(sheet.error_column == 0);
    CHECK(sheet.clean == text);
    play(g, s, dice, Level::Hard);
  }
}

TEST_CASE("Speed Circuit: a bot says why in one line", "[bot][speed_circuit]") {
  SpeedCircuit const g = table("lac_verrain", 3, 1, Doc::object(), true);
  SeededDice dice(3);
  State s = g.start(dice);
  for (int i = 0; i < 60 && g.actor(s) >= 0; ++i) {
    for (Level level : {Level::Easy, Level::Medium, Level::Hard}) {
      if (level == Level::Hard && s.phase == Phase::Build && i) continue;
      std::string why;
      ask(g, s, g.actor(s), level, 1, 1 << 30, &why);
      INFO(why);
      CHECK(why.size() > 8);
      CHECK(why.find('\n') == std::string::npos);
    }
    play(g, s, dice, Level::Medium);
  }
}

TEST_CASE("SC-B.14 harder bots win", "[bot][speed_circuit][.slow]") {
  int better[2] = {}, worse[2] = {};
  for (uint64_t seed = 1; seed <= 10; ++seed) {
    SpeedCircuit const g = table("lac_verrain", 6, 0, Doc{{"grid", "seats"}});
    std::vector<Level> levels;
    for (int i = 0; i < 6; ++i) levels.push_back(Level((i + int(seed)) % 3));
    Outcome const o = race(g, levels, seed);
    for (int i = 0; i < o.ranking.size(); ++i)
      for (int j = i + 1; j < o.ranking.size(); ++j) {
        int const a = int(levels[size_t(o.ranking[i])]), b = int(levels[size_t(o.ranking[j])]);
        if (a - b == 1) ++better[b];
        if (b - a == 1) ++worse[a];
      }
  }
  CHECK(better[1] >= 2 * worse[1]);  // hard over medium
  CHECK(better[0] >= 2 * worse[0]);  // medium over easy
}
