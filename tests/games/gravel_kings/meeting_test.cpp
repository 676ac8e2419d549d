// Whole meetings of Gravel Kings: shape, secrets, orders that round-trip.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>

#include "core/assets.hpp"
#include "games/gravel_kings/gravel_kings.hpp"

using namespace paddock;
using namespace paddock::gravel_kings;

namespace {

Setup setup_of(char const* decisions, int seats = 2) {
  Setup s;
  s.game = "gravel_kings";
  for (int i = 0; i < seats; ++i) s.seats.push_back({"Club " + std::to_string(i), i, i + 1, "screen", Doc::object()});
  s.settings["decisions"] = decisions;
  return s;
}

GravelKings game_of(char const* decisions, int seats = 2) {
  auto g = GravelKings::make(setup_of(decisions, seats));
  REQUIRE(g);
  return *g;
}

// Bots of one level play until `stop` says so or the end.
template <class Stop>
State play_on(GravelKings const& g, Level level, uint64_t seed, std::vector<Event>& events, Stop stop) {
  SeededDice dice(seed);
  auto log = [&](Event const& e) { events.push_back(e); };
  State s = g.start(dice);
  for (int n = 0; g.actor(s) >= 0 && !stop(s); ++n) {
    REQUIRE(n < 5000);
    State seen = s;
    g.observe(seen, g.actor(s));
    auto bot = g.think(seen, g.actor(s), level, seed + uint64_t(n));
    while (!bot->step(1000)) {}
    for (Action a : bot->orders()) {
      REQUIRE(g.why_not(s, a));
      g.apply(s, a, dice, log);
    }
  }
  return s;
}

}  // namespace

TEST_CASE("a meeting: six heats, at most five cards a rider, 36 points at most, every card is somewhere", "[GK-1.1][GK-6.1][GK-5.20]") {
  for (char const* decisions : {"prompts", "sheets"})
    for (Level level : {Level::Easy, Level::Medium, Level::Hard})
      for (int seats : {2, 3, 4})
        for (uint64_t seed = 1; seed <= 3; ++seed) {
          GravelKings const g = game_of(decisions, seats);
          std::vector<Event> events;
          auto whole = [&](State const& s) {
            for (Heat const& h : s.heats) {
              if (h.run != Run::On) continue;
              int cards = h.hidden.size() + h.discard.size();
              for (Card c : h.open) cards += c != 0;
              bool const table = s.phase == Phase::Racing && s.move.at == At::Play && &h == &s.heats[size_t(s.move.heat)];
              for (gravel_kings::Slot const& slot : h.slots) cards += slot.hand.size() + (table && slot.acted && slot.played);
              CHECK(cards == 72);
            }
            return false;
          };
          State const s = play_on(g, level, seed, events, whole);
          CHECK(s.phase == Phase::Over);
          auto const points = g.score(s);
          CHECK(points[0] + points[1] <= 36);
          int wins = 0;
          for (Event const& e : events) wins += e.kind == Ev::Result && e.b == 1;
          CHECK(wins <= 6);
          CHECK(wins >= 5);
        }
}

TEST_CASE("a decision does not change when hidden cards are permuted", "[GK-1.7]") {
  GravelKings const g = game_of("prompts");
  for (Level level : {Level::Easy, Level::Medium, Level::Hard})
    for (uint64_t seed = 1; seed <= 4; ++seed) {
      std::vector<Event> events;
      int count = 0;
      State const s = play_on(g, level, seed, events, [&](State const& at) { return at.ask.kind == Ask::Play && ++count > int(20 + seed * 17); });
      if (g.actor(s) < 0) continue;
      Seat const me = g.actor(s);
      State other = s;                   // his hands against the hidden cards
      for (int heat = 0; heat < kHeats; ++heat) {
        Heat& h = other.heats[size_t(heat)];
        for (int lane = 0; lane < kGrid; ++lane)
          if (g.book().manager(heat, lane) != me && !h.hidden.empty())
            for (Card& c : h.slots[size_t(lane)].hand)
              if (c < kShown) std::swap(c, h.hidden[h.hidden.size() / 2]);
      }
      State a = s, b = other;
      g.observe(a, me);
      g.observe(b, me);
      CHECK(a == b);
      auto one = g.think(a, me, level, 9), two = g.think(b, me, level, 9);
      while (!one->step(1000)) {}
      while (!two->step(1000)) {}
      CHECK(one->orders() == two->orders());
    }
}

TEST_CASE("an imagined position has every card once and keeps what was seen", "[GK-1.7]") {
  GravelKings const g = game_of("prompts");
  std::vector<Event> events;
  int count = 0;
  State s = play_on(g, Level::Easy, 5, events, [&](State const& at) { return at.ask.kind == Ask::Play && ++count > 30; });
  Seat const me = g.actor(s);
  State seen = s;
  g.observe(seen, me);
  SeededDice dice(4);
  g.imagine(seen, me, dice);
  Heat const& h = seen.heats[size_t(s.ask.heat)];
  List<Card, kDeck> all;
  for (Card c : h.hidden) all.push(bare(c));
  for (Card c : h.discard) all.push(bare(c));
  for (Card c : h.open) all.push(c);
  for (gravel_kings::Slot const& slot : h.slots) {
    for (Card c : slot.hand) all.push(bare(c));
    if (slot.acted && slot.played) all.push(slot.played);
  }
  for (Card c : g.book().deck->cards) {
    int times = 0;
    for (Card o : all) times += o == c;
    CHECK(times == 1);
  }
  CHECK(h.slots[size_t(s.ask.lane)].hand == s.heats[size_t(s.ask.heat)].slots[size_t(s.ask.lane)].hand);
}

TEST_CASE("random sheets end, print and read back as the same text", "[GK-9.7]") {
  GravelKings const g = game_of("sheets");
  SeededDice dice(11);
  NoLog log;
  for (int round = 0; round < 60; ++round) {
    State s = g.start(dice);
    for (Seat seat : {Seat(0), Seat(1)}) {
      REQUIRE(g.actor(s) == seat);
      g.apply(s, GravelKings::kAbsent, dice, log);
    }
    Actions legal;
    for (int n = 0; g.actor(s) == 0; ++n) {
      REQUIRE(n <= kTokens);
      g.legal(s, legal);
      REQUIRE(legal.size() > 0);
      Action a = legal[int((dice.next() >> 32) % uint64_t(legal.size()))];
      if (Verb(a.verb) != Verb::Word && legal.size() > 1 && n < 200) continue;
      if (Verb(a.verb) == Verb::Seal) {
        std::string const text = g.sheet_text(s, 0);
        State fresh = s;
        fresh.plans[0].draft.clear();
        Sheet const sheet = g.read(fresh, 0, text);
        INFO(text << "\n" << sheet.error << " " << sheet.error_column);
        CHECK(sheet.error_column == 0);
        CHECK(sheet.clean == text);
      }
      g.apply(s, a, dice, log);
    }
  }
}

TEST_CASE("who touched the tapes does not come back in his heat, not even as a reserve", "[gravel_kings][GK-3.8]") {
  Doc deck = *parse_doc(asset("assets/games/gravel_kings/deck.json"));
  for (Doc& card : deck["cards"]) card["risk"] = true, card["start"] = "TAPES";
  for (char const* again : {"slip", "sameTurn"}) {
    Setup setup = setup_of("sheets");
    setup.track_text = dump_doc(deck);
    setup.settings.update(Doc{{"tapeReserve", "true"}, {"tapeRestart", again}, {"reserveRideLimit", "none"}});
    auto const g = GravelKings::make(setup);
    REQUIRE(g);
    std::vector<int> excluded;                // heat, team, rider
    auto log = [&](Event const& e) {
      if (e.kind == Ev::Tapes) excluded.push_back(e.a / 100 * 100 + Book::team_of(e.a / 100 - 1, e.a / 10 % 10 - 1) * 10 + e.a % 10);
    };
    SeededDice dice(5);
    State s = g->start(dice);
    for (int n = 0; g->actor(s) >= 0 && n < 200; ++n) g->apply(s, GravelKings::kAbsent, dice, log);
    CHECK(g->outcome(s).over);
    CHECK(excluded.size() > 24);
    std::sort(excluded.begin(), excluded.end());
    CHECK(std::adjacent_find(excluded.begin(), excluded.end()) == excluded.end());
  }
}
