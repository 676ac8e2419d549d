// What panels and reports show.
#include <catch2/catch_test_macros.hpp>

#include "games/nascar/bot/rivals.hpp"
#include "games/nascar/nascar.hpp"
#include "games/nascar/orders/order.hpp"
#include "games/nascar/orders/preview.hpp"

using namespace paddock;
using namespace paddock::nascar;

namespace {

Nascar table(int seats) {
  Setup setup;
  setup.track = "short_oval";
  for (int i = 0; i < seats; ++i) {
    SeatSetup seat;
    seat.name = "Car " + std::to_string(i + 1);
    seat.number = i + 1;
    setup.seats.push_back(seat);
  }
  auto game = Nascar::make(setup);
  REQUIRE(game);
  return *game;
}

void type(Nascar const& g, State& s, char const* text) {
  SeededDice dice(1);
  NoLog log;
  Sheet const sheet = g.read(s, g.actor(s), text);
  REQUIRE(sheet.error_column == 0);
  for (Action a : sheet.actions) g.apply(s, a, dice, log);
}

Key const* key(Desk const& d, char const* cap) {
  for (auto const& k : d.keys)
    if (k.cap == cap) return &k;
  return nullptr;
}

}  // namespace

TEST_CASE("The desk counts moves and takes the second mark by itself", "[NR-2.4][NR-3.11]") {
  Nascar const g = table(2);
  SeededDice dice(1);
  State s = g.start(dice);
  Desk d = g.desk(s, 0);
  CHECK(d.count == "0 of 6");
  REQUIRE(d.commit_play.size() > 1);   // a first proposal, sealed by one press
  CHECK(d.commit_play.back() == Nascar::kSeal);
  State proposed = s;
  for (Action a : d.commit_play) {
    REQUIRE(g.why_not(proposed, a));
    g.apply(proposed, a, dice, NoLog{});
  }
  CHECK(d.commit.rfind("Seal " + g.sheet_text(proposed, 0) + ": ", 0) == 0);   // and why
  REQUIRE(key(d, "S"));                // always there, so that the keys keep their places; the last one
  CHECK(d.keys.back().cap == "S");
  CHECK_FALSE(key(d, "S")->enabled);
  CHECK(key(d, "S")->play.empty());
  CHECK(key(d, "S")->why == "no car ahead");
  type(g, s, "AL");
  d = g.desk(s, 0);
  CHECK(d.count == "1 of 7");
  CHECK(d.groups[1] == "seven moves");
  REQUIRE(key(d, "L"));
  CHECK(key(d, "L")->play[0].verb == uint16_t(Verb::L1));
  CHECK(key(d, "L")->tone == Tone::Warn);
  CHECK_FALSE(key(d, "A")->enabled);
  CHECK(d.commit_play.size() == 1);
  CHECK(d.text == "AL");
}

TEST_CASE("NR-13.1 the desk of a sealed order has no keys", "[NR-13.1]") {
  Nascar const g = table(2);
  SeededDice dice(1);
  NoLog log;
  State s = g.start(dice);
  type(g, s, "(6M)");
  g.apply(s, Nascar::kSeal, dice, log);
  g.observe(s, 0);
  Desk const d = g.desk(s, 0);
  CHECK(d.keys.empty());
  CHECK(d.commit_play.empty());
  CHECK(d.text == "(6M)");
}

TEST_CASE("The preview ends where the turn ends", "[NR-2.4]") {
  Nascar const g = table(1);
  NoLog log;
  uint64_t random = 3;
  for (int n = 0; n < 300; ++n) {
    SeededDice dice{uint64_t(n)};
    State s = g.start(dice);
    for (int turn = 0; turn < 8 && g.actor(s) == 0; ++turn) {
      Letters order;
      for (int i = 0; i < 10; ++i) {
        Verb const v = (random = mix64(random)) % 3 ? Verb::M : Verb((random >> 8) % kLetters);
        if (may_follow(order, v)) order.push(v);
      }
      Preview const p = preview(g, s, 0, order, true);
      for (Verb v : order) g.apply(s, {uint16_t(v), 0}, dice, log);
      g.apply(s, Nascar::kSeal, dice, log);
      Car const& c = s.cars[0];
      REQUIRE(c.at == p.car.at);
      REQUIRE(c.heading == p.car.heading);
      REQUIRE(c.speed == p.car.speed);
      REQUIRE(c.cards == p.car.cards);
      REQUIRE(c.max == p.car.max);
    }
  }
}

TEST_CASE("NR-13.5 the record tells orders as sent and as driven", "[NR-13.5]") {
  Nascar const g = table(2);
  SeededDice dice(1);
  State s = g.start(dice);
  std::vector<Event> events;
  auto log = [&](Event const& e) { events.push_back(e); };
  State const before = s;
  for (char const* order : {"A(A+1)(A+1)(8M)", "LRLR"}) {
    Sheet const sheet = g.read(s, g.actor(s), order);
    for (Action a : sheet.actions) g.apply(s, a, dice, log);
    g.apply(s, Nascar::kSeal, dice, log);
  }
  CHECK(s.turn == 2);
  Account const first = g.account(before, s, events, 0);
  CHECK(first.done == "A(A+1)(8M)");
  CHECK(first.path.substr(0, 1) == "(");
  CHECK(first.state.find("speed 8 of 12") == 0);
  CHECK(g.account(before, s, events, 1).done == "LR(L+1)RMM");
  bool dropped = false;
  for (auto const& e : events) {
    Line const line = g.say(before, e);
    dropped |= line.text.find("third A") != std::string::npos;
    if (!line.text.empty()) {
      CHECK_FALSE(line.rules.empty());
      CHECK((line.text.back() == '.'));
    }
  }
  CHECK(dropped);
}

TEST_CASE("Letters fit into events", "[NR-13.5]") {
  for (int n = 0; n <= kMaxLetters; ++n) {
    Letters letters, back;
    for (int i = 0; i < n; ++i) letters.push(Verb((i * 7) % kLetters));
    for (int from = 0; from == 0 || from < n; from += kPerEvent) {
      Event e;
      pack_letters(letters, from, e);
      unpack_letters(e, back);
    }
    CHECK(back == letters);
  }
}

TEST_CASE("The map shows cars, oil and sand", "[NR-13.5]") {
  Nascar const g = table(2);
  SeededDice dice(1);
  State s = g.start(dice);
  s.oil.push({{20, 24}, 0});
  std::string const map = g.map_text(s);
  auto cell = [&](int x, int y) {
    size_t at = 0;
    for (; y > 0; --y) at = map.find('\n', at) + 1;
    return map[at + size_t(x)];
  };
  CHECK(cell(s.cars[0].at[0], s.cars[0].at[1]) == 'A');
  CHECK(cell(s.cars[1].at[0], s.cars[1].at[1]) == 'B');
  CHECK(cell(20, 24) == 'o');
  CHECK(map.find("A = 1 Car 1 ") != std::string::npos);
}

TEST_CASE("Standing and recap are in race order", "[NR-12.6][NR-12.3]") {
  Nascar const g = table(3);
  SeededDice dice(1);
  State s = g.start(dice);
  s.cars[2].crossings = 1;
  Standing const st = g.standing(s);
  REQUIRE(st.rows.size() == 3);
  CHECK(st.rows[0].seat == 2);
  CHECK(st.top[1].value == "1 of 4");
  s.cars[1].status = Status::Finished;
  s.cars[1].place = 1;
  s.cars[1].finish_turn = 5;
  s.cars[1].finish_move = 2;
  s.cars[1].finish_moves = 12;
  s.closed = true;
  Recap const r = g.recap(s, {});
  CHECK(r.headline == "Car 2 wins");
  REQUIRE(r.classification.size() == 3);
  CHECK(r.classification[0].value == "turn 5");
  CHECK(r.classification[0].text == "move 2 of 12");
  REQUIRE_FALSE(r.cards.empty());
  CHECK(r.cards[0].rows[0].value == "0.17");
}

TEST_CASE("NR-12.3 the result says what decided between two", "[NR-12.3]") {
  Nascar const g = table(2);
  SeededDice dice(1);
  State s = g.start(dice);
  for (int i : {0, 1}) {
    Car& c = s.cars[i];
    c.status = Status::Finished, c.place = uint8_t(i + 1), c.finish_turn = 5, c.finish_move = 7, c.finish_moves = 10, c.speed = 10;
  }
  s.closed = true;
  auto const said = [&] { return g.recap(s, {}).subline; };
  CHECK(said() == "in front of Car 2 before, level in time and speed");
  s.cars[1].speed = 9;
  CHECK(said() == "by the higher speed from Car 2");
  s.cars[1].finish_move = 8;
  CHECK(said() == "by 0.10 of a turn from Car 2");
  s.cars[1].finish_turn = 7;
  CHECK(said() == "by 2.10 turns from Car 2");
}

TEST_CASE("NR-12.6 of level cars the faster one leads, in the moments as in the lap chart", "[NR-12.6]") {
  Nascar const g = table(2);
  SeededDice dice(1);
  State s = g.start(dice);
  int far = kOff, one = kOff, two = kOff;   // a tile ahead of two that are level
  for (int i = 0; i < int(g.track().tiles.size()) && far == kOff; ++i)
    for (int j = 0; j < int(g.track().tiles.size()); ++j) {
      if (j != i && g.track()[j].progress == g.track()[i].progress && g.track()[i].progress > 0 && one == kOff) one = i, two = j;
      if (one != kOff && g.track()[j].progress > g.track()[one].progress) far = j;
    }
  REQUIRE(far != kOff);
  auto const after = [&](Seat seat, int tile, int speed) {
    Tile const& t = g.track()[tile];
    return Event{Ev::After, seat, Rule{"NR-13.5"}, int16_t(t.x), int16_t(t.y), 0, int16_t(speed * 100 + 12), 0};
  };
  std::vector<std::vector<Event>> record{{after(0, one, 5), after(1, far, 5)},     // Car 2 leads
                                         {after(0, far, 5), after(1, one, 5)},     // Car 1
                                         {after(0, one, 5), after(1, two, 6)},     // Car 2, level and faster
                                         {after(0, two, 6), after(1, one, 5)}};    // Car 1
  record.push_back({Event{Ev::Finish, 0, Rule{"NR-12.3"}, 1, 2, 6, 6, 0}, after(1, far, 5)});
  s.cars[0].status = Status::Finished, s.cars[0].place = 1, s.cars[0].finish_turn = 5;
  s.closed = true;
  Recap const r = g.recap(s, record);
  REQUIRE(r.moments.size() == 1);
  CHECK(r.moments[0].turn == 4);
  CHECK(r.moments[0].text == "Car 1 takes the lead for good");
  record[3] = {Event{Ev::Retired, 1, Rule{"NR-13.3"}, 3, 0, 0, 0, 0}, after(0, one, 1)};   // who is out leads no more
  CHECK(g.recap(s, record).moments[0].turn == 4);
}

TEST_CASE("NR-8.1 the yellow button calls no order safe where another car may end", "[NR-8.1]") {
  int threatened = 0, safe = 0;
  for (int cars : {1, 6}) {
    Nascar const g = table(cars);
    SeededDice dice(1);
    State s = g.start(dice);
    for (int n = 0; n < 5 * cars && g.actor(s) >= 0; ++n) {
      Seat const seat = g.actor(s);
      Desk const d = g.desk(s, seat);
      Letters way;
      for (Action a : d.commit_play)
        if (!(a == Nascar::kSeal)) way.push(Verb(a.verb));
      bool const rivals = !rivals_at_end(g, s, seat, way).empty(), says_safe = d.commit.find("safe") != std::string::npos;
      INFO(d.commit);
      CHECK_FALSE((rivals && says_safe));
      threatened += rivals, safe += says_safe;
      if (d.commit_play.empty()) g.apply(s, Nascar::kAbsent, dice, NoLog{});
      for (Action a : d.commit_play) g.apply(s, a, dice, NoLog{});
    }
  }
  CHECK(threatened > 0);
  CHECK(safe > 0);
}
