// What the forms of Gravel Kings say where something is met first, what a press does, what a Risk card may bring.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>

#include "games/gravel_kings/show/form.hpp"

using namespace paddock;
using namespace paddock::gravel_kings;

namespace {

GravelKings meeting(bool sheets) {
  Setup setup;
  setup.game = GravelKings::kCover.id;
  if (sheets) setup.settings["decisions"] = "sheets";
  for (int i = 0; i < 2; ++i) setup.seats.push_back({i ? "Lanterns" : "Hornets", i, i + 1, "screen", Doc::object()});
  auto g = GravelKings::make(setup);
  REQUIRE(g);
  return *g;
}

struct Log {
  std::vector<Event>* to;
  void operator()(Event const& e) const { to->push_back(e); }
};

// A meeting of proposals; `look(state as its actor sees it, seat)` comes before each, `turned(before, after, events)` after a turn.
template <class Look, class Turned>
void ride(GravelKings const& g, uint64_t seed, Look const& look, Turned const& turned) {
  SeededDice dice(seed);
  State s = g.start(dice), before = s;
  std::vector<Event> events;
  for (int n = 0; n < 4000 && s.phase != Phase::Over; ++n) {
    Seat const seat = g.actor(s);
    REQUIRE(seat >= 0);
    State known = s;
    g.observe(known, seat);
    look(known, seat);
    int const turn = s.turn;
    for (Action a : g.desk(known, seat).commit_play) g.apply(s, a, dice, Log{&events});
    if (s.turn == turn && s.phase != Phase::Over) continue;
    turned(before, s, events);
    before = s;
    events.clear();
  }
  REQUIRE(s.phase == Phase::Over);
}

bool has(std::string const& text, char const* words) { return text.find(words) != std::string::npos; }

// The percentages a text names, together.
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

TEST_CASE("a Risk card's outcomes add up to 100 %, in words and as a bar, each with what it leads to", "[gravel_kings][odds]") {
  GravelKings const g = meeting(false);
  int risks = 0;
  for (uint64_t seed = 1; seed < 5; ++seed)
    ride(g, seed, [&](State const& s, Seat seat) {
      for (Question const& q : g.questions(s, seat, ""))
        for (Choice const& c : q.choices) {
          bool const risky = c.value.rfind("Risk ", 0) == 0;
          CHECK(risky == !c.odds.empty());
          if (!risky) continue;
          ++risks;
          INFO(c.value);
          size_t const colon = c.value.find(": ");
          REQUIRE(colon != std::string::npos);
          CHECK(percents(c.value.substr(colon)) == 100);
          int sum = 0, bad = 0;
          for (Share const& share : c.odds) sum += share.percent, bad += share.tone == Tone::Good ? 0 : share.percent;
          CHECK(sum == 100);
          CHECK(c.value.rfind("Risk " + std::to_string(bad) + " %", 0) == 0);
          CHECK(has(c.value, " % safe"));
          for (char const* mishap : {"tapes", "fall", "engine failure", "injury", "lock-up", "slow away"})
            if (has(c.value, (std::string(" % ") + mishap).c_str())) CHECK(has(c.value, (std::string(" % ") + mishap + ": ").c_str()));
        }
    }, [](auto const&...) {});
  CHECK(risks > 20);
}

TEST_CASE("nothing of a meeting is played by one press: every answer that may be given is picked first", "[gravel_kings][form]") {
  GravelKings const g = meeting(false);
  int prompts = 0;
  ride(g, 3, [&](State const& s, Seat seat) {
    if (s.phase != Phase::Racing) return;
    Desk const desk = g.desk(s, seat);
    REQUIRE(desk.commit_play.size() == 1);
    for (Question const& q : g.questions(s, seat, "")) {
      ++prompts;
      REQUIRE(q.chosen >= 0);
      CHECK(q.choices[size_t(q.chosen)].play == desk.commit_play);
      for (Choice const& c : q.choices) {
        INFO(q.label << " / " << c.text);
        CHECK(c.enabled == !c.commit.empty());
        CHECK(c.enabled == !c.play.empty());
      }
    }
  }, [](auto const&...) {});
  CHECK(prompts > 60);
}

TEST_CASE("the film tells a heat's score as people do, with the club that has more", "[gravel_kings][film]") {
  GravelKings const g = meeting(false);
  int heats = 0;
  bool told = false;
  for (uint64_t seed = 1; seed < 4; ++seed)
    ride(g, seed, [](auto const&...) {}, [&](State const& before, State const& after, std::vector<Event> const& events) {
      for (auto const& f : g.film(before, events).effects) {
        if (f.kind != Film::Effect::Flag) continue;
        ++heats;
        REQUIRE(f.text.rfind("wins heat ", 0) == 0);
        int const heat = f.text[10] - '1';
        auto const points = heat_points(after, heat);
        CHECK(f.text == "wins heat " + std::to_string(heat + 1) + ", " + told_score(g, points));
        told = told || has(f.text, " to the Hornets") || has(f.text, " to the Lanterns");
      }
    });
  CHECK(heats >= 12);
  CHECK(told);
  CHECK(told_score(g, {4, 2}) == "4:2 to the Hornets");
  CHECK(told_score(g, {1, 5}) == "5:1 to the Lanterns");
}

TEST_CASE("CMA, boost and Open Selection are explained where they are met first", "[gravel_kings][form]") {
  GravelKings const g = meeting(false);
  bool carded = false, gate = false;
  ride(g, 1, [&](State const& s, Seat seat) {
    auto const questions = g.questions(s, seat, "");
    if (s.phase == Phase::RaceCard) {
      carded = true;
      CHECK(has(questions[0].note, "the rider's CMA, his average: four times his points a ride"));
      CHECK(has(questions[0].note, "The boost is half a point more for a winner"));
    }
    if (s.phase != Phase::Racing || gate) return;
    gate = true;                            // the first card of all
    REQUIRE(s.ask.kind == Ask::Play);
    CHECK(has(questions[0].note, "the Open Selection, nine cards that all can see"));
  }, [](auto const&...) {});
  CHECK((carded && gate));
}

TEST_CASE("a sheet explains the Open Selection once, and a Great Start wherever one lies open", "[gravel_kings][form]") {
  GravelKings const g = meeting(true);
  int starts = 0, first = 0;
  for (uint64_t seed = 1; seed < 8; ++seed)
    ride(g, seed, [&](State const& s, Seat seat) {
      if (s.phase != Phase::Orders) return;
      int explained = 0, strips = 0;
      for (Question const& q : g.questions(s, seat, "")) {
        if (q.label != "Then take, in order of liking") continue;
        ++strips;
        explained += has(q.note, "the Open Selection, nine cards that all can see");
        bool open = false, said = false;
        for (Choice const& c : q.choices)
          if (has(c.text, "GS")) open = true, said = said || has(c.note, "useless after the gate");
        CHECK(open == said);
        CHECK(open == has(q.note, "A Great Start (GS) is useless after the gate: it belongs to no lane and may be played at the gate only."));
        starts += open;
      }
      CHECK(explained == (s.turn == 1 && strips > 0));
      first += explained;
    }, [](auto const&...) {});
  CHECK(starts > 3);
  CHECK(first == 14);                       // both clubs, seven meetings
}
