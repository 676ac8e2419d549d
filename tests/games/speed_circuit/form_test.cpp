// The form of a decision: each of its answers can be taken, and says what it does.
#include <catch2/catch_test_macros.hpp>

#include "games/speed_circuit/form.hpp"

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
      Sheet const sheet = g.read(fresh, seat, c.order);
      bool const dear = s.phase == Phase::Build && c.tone == Tone::Bad;
      INFO(q.label << " / " << c.text << ": " << c.order << " | " << sheet.error);
      CHECK((sheet.error_column > 0) == dear);
      if (dear) CHECK_FALSE(sheet.mend.empty());
      else if (s.phase != Phase::Bid) CHECK(sheet.clean == c.order);
    }
}

}  // namespace

TEST_CASE("answers of a form are orders that can be read, in sampled races", "[speed_circuit][form]") {
  for (char const* decisions : {"prompts", "sheets"}) {
    SpeedCircuit const g = game(decisions);
    SeededDice dice(11);
    Actions legal;
    State s = g.start(dice);
    int checked = 0;
    for (int n = 0; n < 1500 && g.actor(s) >= 0; ++n) {
      Seat const seat = g.actor(s);
      State seen = s;
      g.observe(seen, seat);
      Plan const& p = s.plans[seat];
      bool const draft = s.phase != Phase::Move && (p.card != kNoCard || p.build.full() || s.phase == Phase::Bid || p.build.empty());
      if (draft && n % 3 == 0) check_orders(g, seen, seat), ++checked;
      g.legal(s, legal);
      g.apply(s, legal[int(dice.roll(uint32_t(legal.size()), "test", kNobody)) - 1], dice, NoLog{});
    }
    CHECK(checked > 40);
  }
}

TEST_CASE("questions on the way offer what is legal, and the advice can be played", "[speed_circuit][form]") {
  SpeedCircuit const g = game("prompts");
  SeededDice dice(5);
  Actions legal;
  State s = g.start(dice);
  int asked = 0, chains = 0;
  for (int n = 0; n < 4000 && g.actor(s) >= 0; ++n) {
    Seat const seat = g.actor(s);
    g.legal(s, legal);
    if (s.phase == Phase::Move) {
      ++asked;
      State seen = s;
      g.observe(seen, seat);
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
      int const turn = s.turn;
      for (Action step : a.play) {
        if (g.actor(s) != seat || s.turn != turn) break;
        REQUIRE(g.why_not(s, step));
        g.apply(s, step, dice, NoLog{});
      }
      continue;
    }
    g.apply(s, legal[int(dice.roll(uint32_t(legal.size()), "test", kNobody)) - 1], dice, NoLog{});
  }
  CHECK(asked > 30);
  CHECK(chains > 5);
}
