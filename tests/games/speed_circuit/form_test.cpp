// The form of a decision: each of its answers can be taken, and says what it does.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>

#include "games/speed_circuit/bot/usual.hpp"
#include "games/speed_circuit/rules/events.hpp"
#include "games/speed_circuit/show/form.hpp"

using namespace paddock;
using namespace paddock::speed_circuit;

namespace {

SpeedCircuit game(std::string const& decisions) {
  Setup s;
  s.game = "speed_circuit";
  s.track = "lac_verrain";
  s.laps = 1;
  s.settings["decisions"] = decisions;
  for (int i = 0; i < 4; ++i) {
    SeatSetup seat;
    seat.name = "Driver " + std::to_string(i);
    seat.number = i + 3;
    seat.driver = "you";
    seat.options = Doc::object();
    s.seats.push_back(seat);
  }
  auto g = SpeedCircuit::make(s);
  REQUIRE(g);
  return std::move(*g);
}

// Every answer that stands for a text is read without a fault, and gives that text again.
void check_orders(SpeedCircuit const& g, State const& s, Seat seat) {
  std::string const text = g.sheet_text(s, seat);
  State fresh = s;
  fresh.plans[seat] = {};
  fresh.plans[seat].standing = s.plans[seat].standing;
  for (Question const& q : g.questions(s, seat, text))
    for (Choice const& c : q.choices) {
      if (!c.play.empty()) continue;
      REQUIRE(c.edit);
      std::string const order = *edited(text, *c.edit);
      Sheet const sheet = g.read(fresh, seat, order);
      bool const dear = s.phase == Phase::Build && c.tone == Tone::Bad;
      INFO(q.label << " / " << c.text << ": " << order << " | " << sheet.error);
      CHECK((sheet.error_column > 0) == dear);
      if (dear) CHECK_FALSE(sheet.mend.empty());
      else if (s.phase != Phase::Bid) CHECK(sheet.clean == order);
    }
}

// A race of random decisions. `look(state, what its actor may know, actor, dice)` comes before each and returns whether it
// decided.
template <class Look>
void sample_race(SpeedCircuit const& g, uint64_t seed, int decisions, Look const& look) {
  SeededDice dice(seed);
  Actions legal;
  State s = g.start(dice);
  for (int n = 0; n < decisions && g.actor(s) >= 0; ++n) {
    State seen = s;
    g.observe(seen, g.actor(s));
    if (look(s, seen, g.actor(s), dice)) continue;
    g.legal(s, legal);
    g.apply(s, legal[int(dice.roll(uint32_t(legal.size()), "test", kNobody)) - 1], dice, NoLog{});
  }
}

// Standard cars on the grid, before the first plots.
State first_plots(SpeedCircuit const& g) {
  SeededDice dice(3);
  State s = g.start(dice);
  while (s.phase != Phase::Plot) g.apply(s, SpeedCircuit::kAbsent, dice, NoLog{});
  return s;
}

}  // namespace

TEST_CASE("answers of a form are orders that can be read, in sampled races", "[speed_circuit][form]") {
  for (char const* decisions : {"prompts", "sheets"}) {
    SpeedCircuit const g = game(decisions);
    int checked = 0, n = 0;
    sample_race(g, 11, 1500, [&](State const& s, State const& seen, Seat seat, Dice&) {
      Plan const& p = s.plans[seat];
      bool const draft = s.phase != Phase::Move && (p.card != kNoCard || p.build.full() || s.phase == Phase::Bid || p.build.empty());
      if (n++ % 3 == 0 && draft) check_orders(g, seen, seat), ++checked;
      return false;
    });
    CHECK(checked > 40);
  }
}

TEST_CASE("an answer of a sheet carries its change, not the sheet", "[speed_circuit][form]") {
  SpeedCircuit const g = game("sheets");
  SeededDice dice(1);
  State s = first_plots(g);
  REQUIRE(g.actor(s) == 0);
  Sheet const sheet = g.read(s, 0, "60; slip; if #4 ahead: pass #4; if #5 out: same; if #6 spun: lane 1");
  INFO(sheet.error);
  REQUIRE(sheet.error_column == 0);
  for (Action a : sheet.actions) g.apply(s, a, dice, NoLog{});
  std::string const text = g.sheet_text(s, 0);
  size_t carried = 0, whole = 0;
  for (Question const& q : g.questions(s, 0, text))
    for (Choice const& c : q.choices) carried += c.edit->text.size(), whole += edited(text, *c.edit)->size();
  WARN("letters of a sheet's answers: " << carried << ", of whole sheets: " << whole);
  CHECK(whole > 2000);
  CHECK(carried * 3 < whole);
}

TEST_CASE("questions on the way offer what is legal, and the advice can be played", "[speed_circuit][form]") {
  SpeedCircuit const g = game("prompts");
  int asked = 0, chains = 0;
  sample_race(g, 5, 4000, [&](State& s, State const& seen, Seat seat, Dice& dice) {
    if (s.phase != Phase::Move) return false;
    ++asked;
    Actions legal;
    g.legal(s, legal);
    auto const all = g.questions(seen, seat, "");
    REQUIRE(all.size() == 1);
    CHECK(int(all[0].choices.size()) == legal.size() - 1);  // all but the ghost
    for (Choice const& c : all[0].choices) {
      CHECK(legal.find(c.play[0]) >= 0);
      CHECK_FALSE(c.text.empty());
    }
    Advice const a = advice(g, seen, seat);
    REQUIRE_FALSE(a.play.empty());
    CHECK(legal.find(a.play[0]) >= 0);
    chains += a.play.size() > 1;
    if (a.play.size() > 1) {             // row, button and way on the board say the same
      Choice const& row = all[0].choices[size_t(all[0].chosen)];
      CHECK(row.play == std::vector{a.play[0]});
      INFO(a.text << ", row " << row.text);
      CHECK(a.text.find(row.text.substr(row.text.find(' '))) != std::string::npos);
      auto const marks = g.scene(seen, seat).marks;
      CHECK(std::count_if(marks.begin(), marks.end(), [](Mark const& m) { return !m.text.empty(); }) == long(a.play.size()));
    }
    int const turn = s.turn;
    for (Action step : a.play) {
      if (g.actor(s) != seat || s.turn != turn) break;
      REQUIRE(g.why_not(s, step));
      g.apply(s, step, dice, NoLog{});
    }
    return true;
  });
  CHECK(asked > 30);
  CHECK(chains > 5);
}

// What the yellow button does is what a sensible driver does (usual.hpp), and the form shows it as chosen.
TEST_CASE("a whole plot is proposed before one is written", "[speed_circuit][form]") {
  for (char const* decisions : {"prompts", "sheets"}) {
    SpeedCircuit const g = game(decisions);
    int proposed = 0, with_sheet = 0;
    sample_race(g, 3, 3000, [&](State const& s, State const& seen, Seat seat, Dice& dice) {
      if (s.phase != Phase::Plot || s.plans[seat].card != kNoCard) return false;
      Desk const d = g.desk(seen, seat);
      auto const questions = g.questions(seen, seat, "");
      CHECK(bool(d.commit_verdict));
      REQUIRE(d.commit_play.size() >= 2);
      ++proposed;
      int const speed = usual_plot(g, seen, seat);
      if (speed && s.cars[seat].on_road()) {
        CHECK(d.commit == "Commit " + std::to_string(speed) + ", face down");
        CHECK(questions[0].choices[size_t(questions[0].chosen)].text == std::to_string(speed));
        with_sheet += d.commit_play.size() > 2;
      }
      State then = s;
      for (Action a : d.commit_play) {
        REQUIRE(g.why_not(then, a));
        g.apply(then, a, dice, NoLog{});
      }
      CHECK(bool(then.phase == Phase::Move || then.turn > s.turn || g.actor(then) != seat));
      return false;
    });
    CHECK(proposed > 20);
    CHECK((with_sheet > 20) == g.by_sheet(0));
  }
}

// SC-B.5: cars ahead move first.
TEST_CASE("who moves before a car does not shut its way while plots are secret", "[speed_circuit][form]") {
  SpeedCircuit const g = game("prompts");
  State s = first_plots(g);
  int const ahead = 20;
  REQUIRE(g.track().rows[size_t(ahead)].high - g.track().rows[size_t(ahead)].low == 1);   // two lanes
  for (int i = 0; i < 3; ++i) {
    s.cars[i].progress = int16_t(i ? ahead : ahead - 1);
    s.cars[i].lane = int8_t(g.track().rows[size_t(ahead)].low + (i > 1));
    s.cars[i].speed = 100, s.cars[i].rest = Rest::Other;
  }
  Way const open = way_ahead(g.book(), s, 0, 100, 5, {});
  CHECK_FALSE(open.blocked);
  CHECK(open.steps.size() == 5);
  s.cars[1].progress = s.cars[2].progress = int16_t(ahead + g.track().length);   // on his road, whoever moves
  s.phase = Phase::Move;
  CHECK(way_ahead(g.book(), s, 0, 100, 5, {}).blocked);
}

namespace {

int percents(std::string const& text) {
  int sum = 0;
  for (size_t at = text.find(" %"); at != std::string::npos; at = text.find(" %", at + 1)) {
    size_t from = at;
    while (from > 0 && text[from - 1] >= '0' && text[from - 1] <= '9') --from;
    sum += std::stoi(text.substr(from, at - from));
  }
  return sum;
}

}  // namespace

TEST_CASE("odds name every outcome with what follows, and add up to 100 %", "[speed_circuit][form]") {
  for (int t = 0; t < kTables; ++t)
    for (int modifier = -6; modifier <= 6; ++modifier) {
      INFO(t << " at " << modifier << ": " << odds_text(Table(t), modifier));
      CHECK(percents(odds_text(Table(t), modifier)) == 100);
    }
  CHECK(odds_text(Table::Chance, 0) == "42 % safe, 41 % spin: stands still, 17 % crash: out");
  CHECK(odds_text(Table::Brakes, 0) == "83 % brakes hold, 17 % brakes fail: 1 wear more, brakes damaged");
}

TEST_CASE("nothing on the way is played by one press: every answer is picked first, the proposal is marked", "[speed_circuit][form]") {
  SpeedCircuit const g = game("prompts");
  int prompts = 0;
  sample_race(g, 11, 1500, [&](State const& s, State const& seen, Seat seat, Dice&) {
    if (s.phase != Phase::Move) return false;
    Desk const desk = g.desk(seen, seat);
    for (Question const& q : g.questions(seen, seat, "")) {
      ++prompts;
      REQUIRE(q.chosen >= 0);
      CHECK(q.choices[size_t(q.chosen)].play[0] == desk.commit_play[0]);
      for (Choice const& c : q.choices) {
        INFO(q.label << " / " << c.text);
        CHECK_FALSE(c.commit.empty());
        if (c.note.rfind("crash", 0) == 0) CHECK(c.commit.find("crash") != std::string::npos);
      }
    }
    return false;
  });
  CHECK(prompts > 60);
}

TEST_CASE("a film stops at every roll and tells why a car is out; who is out is not first; level cars stand as they move", "[speed_circuit][film]") {
  SpeedCircuit const g = game("prompts");
  int rolls = 0, out = 0, behind = 0;
  for (uint64_t seed = 1; seed < 12; ++seed) {
    SeededDice dice(seed);
    Actions legal;
    State s = g.start(dice), before = s;
    std::vector<Event> events;
    struct Log { std::vector<Event>* to; void operator()(Event const& e) const { to->push_back(e); } };
    for (int n = 0; n < 4000 && g.actor(s) >= 0; ++n) {
      int const turn = g.turn(s);
      g.legal(s, legal);
      // Cars that hurry: the last of the legal answers now and then, the ghost else.
      Action const a = s.phase == Phase::Plot && s.plans[g.actor(s)].card == kNoCard && n % 3 ? legal[std::min(legal.size() - 1, 4)] : legal[int(dice.roll(uint32_t(legal.size()), "test", kNobody)) - 1];
      g.apply(s, a, dice, Log{&events});
      if (g.turn(s) == turn && g.actor(s) >= 0) continue;
      Film const film = g.film(before, events);
      size_t want = 0;
      for (Event const& e : events) {
        if (e.kind == Ev::Rolled) ++want;
        if (e.kind != Ev::Out) continue;
        ++out, ++want;
        bool const told = std::any_of(film.effects.begin(), film.effects.end(), [&](auto const& f) { return f.seat == e.seat && f.text.rfind("Out: ", 0) == 0; });
        CHECK(told);
      }
      CHECK(film.told.size() == want);
      float last = -1;
      for (auto const& card : film.told) {
        CHECK(card.time > last);                           // one after the other, the cars wait
        last = card.time;
        if (card.dice.empty()) {
          CHECK(card.title.rfind("Out: ", 0) == 0);
          continue;
        }
        CHECK(card.title.find(" table") != std::string::npos);
        REQUIRE_FALSE(card.bands.empty());
        CHECK(card.bands.back().high == 12);
        auto const band = std::find_if(card.bands.begin(), card.bands.end(), [&](auto const& b) { return card.total <= b.high; });
        CHECK(band->words == card.result);
        if (card.total != card.dice[0] + card.dice[1]) CHECK_FALSE(card.sum.empty());
      }
      rolls += int(want);
      if (s.phase == Phase::Plot) {
        auto const rows = g.standing(s).rows;
        auto const queue = g.standing(s).queue;
        for (size_t i = 0; i + 1 < rows.size(); ++i) {
          Car const &x = s.cars[rows[i].seat], &y = s.cars[rows[i + 1].seat];
          bool const x_out = !x.racing() && !x.place;
          behind += x_out;
          if (x_out) CHECK_FALSE((y.racing() || y.place));
          if (!x.racing() || !y.racing() || x.progress != y.progress) continue;
          auto const at = [&](Seat seat) { return std::find(queue.begin(), queue.end(), seat) - queue.begin(); };
          CHECK(at(rows[i].seat) < at(rows[i + 1].seat));
        }
      }
      before = s;
      events.clear();
    }
  }
  CHECK(rolls > 30);
  CHECK(out > 3);
  CHECK(behind > 0);
}

TEST_CASE("corners, cars and the flag are told by rows and lanes from one's own car", "[speed_circuit][form][twin]") {
  SpeedCircuit const g = game("prompts");
  State s = first_plots(g);
  for (int i = 0; i < s.cars.size(); ++i) s.cars[i].progress = 40, s.cars[i].lane = g.track().rows[40].low;
  s.cars[0].progress = 5, s.cars[0].lane = 1;
  s.cars[1].progress = 7, s.cars[1].lane = 0;
  s.cars[2].progress = 4, s.cars[2].lane = 2;
  auto const has = [&](std::string const& words) {
    auto const all = g.desk(s, 0).around;
    INFO(words);
    return std::any_of(all.begin(), all.end(), [&](std::string const& one) { return one.find(words) != std::string::npos; });
  };
  CHECK(has("you are in row 5, lane 1, lanes are 0 to 2 from the left"));
  CHECK(has("Boathouse, to the right, in 3 rows: at most 100 in lane 0, 80 in lane 1, 80 in lane 2"));
  CHECK(has("Driver 1 2 rows ahead, 1 lane to the left"));
  CHECK(has("Driver 2 1 row behind, 1 lane to the right"));
  CHECK_FALSE(has("Driver 3"));       // far away
  CHECK_FALSE(has("finish"));
  s.cars[0].progress = int16_t(g.book().goal() - 3), s.cars[0].lane = g.track().rows[size_t(g.track().wrap(s.cars[0].progress))].low;
  CHECK(has("finish in 3 rows"));
}

TEST_CASE("the yellow button builds a car for the circuit and bids where many stand in the way, with a reason in three words", "[speed_circuit][form]") {
  SpeedCircuit const g = game("prompts");
  SeededDice dice(3);
  State s = g.start(dice);
  Desk d = g.desk(s, 0);
  size_t const colon = d.commit.find(": ");
  REQUIRE(colon != std::string::npos);
  CHECK(std::count(d.commit.begin() + std::ptrdiff_t(colon) + 2, d.commit.end(), ' ') == 2);
  for (Question const& q : g.questions(s, 0, ""))
    if (q.look == Question::Strip) CHECK(q.chosen >= 0);
  State sealed = s;
  for (Action a : d.commit_play) g.apply(sealed, a, dice, NoLog{});
  REQUIRE(sealed.plans[0].build.full());
  Usual const usual = usual_car(g);
  CHECK(points_of(usual.levels) == g.table().budget);
  CHECK(usual.levels != g.table().standard);
  while (s.phase == Phase::Build) g.apply(s, SpeedCircuit::kAbsent, dice, NoLog{});
  REQUIRE(s.phase == Phase::Bid);
  d = g.desk(s, g.actor(s));
  CHECK(d.commit == "Bid nothing: wear wins more");    // four cars
  CHECK(d.commit_play.size() == 1);
  s.cars.push(s.cars[0]);
  CHECK(usual_bid(s, 0).wear == 1);
}

TEST_CASE("a prompt on the way shows the speed it is about, never a car at rest that has plotted", "[speed_circuit][form]") {
  SpeedCircuit const g = game("prompts");
  int plots = 0, speeds = 0;
  sample_race(g, 9, 1500, [&](State const& s, State const& seen, Seat seat, Dice&) {
    if (s.phase != Phase::Move || s.ask.seat != seat) return false;
    auto const figures = g.desk(seen, seat).figures;
    REQUIRE(figures.size() == 1);
    bool const plot = figures[0].label == "Plot";
    plots += plot, speeds += !plot;
    if (plot) CHECK(figures[0].value == std::to_string(s.cars[seat].plot));
    else if (s.order[s.move.index] == seat) CHECK(figures[0].value == std::to_string(s.move.speed));
    return false;
  });
  CHECK(plots > 3);
  CHECK(speeds > 20);
}
