// The sheet behind the yellow button: for whoever has written nothing, a good race; for whoever has begun, nothing unasked.
#include <algorithm>

#include "games/gravel_kings/bot/advice.hpp"
#include "post.hpp"

using namespace paddock;
using namespace paddock::gravel_kings;

namespace {

State seen(Post const& p, State const& s, Seat seat) {
  State copy = s;
  p.game.observe(copy, seat);
  return copy;
}

void play(Post& p, Dice& dice, std::vector<Action> const& all) {
  for (Action a : all) {
    INFO(p.game.name(p.state, a));
    REQUIRE(p.game.why_not(p.state, a));
    p.game.apply(p.state, a, dice, NoLog{});
  }
}

void write(Post& p, std::string const& text) {
  Sheet const sheet = p.game.read(p.state, 0, text);
  INFO(text << ": " << sheet.error);
  REQUIRE(sheet.error_column == 0);
  p.state.plans[0].draft.clear();
  for (Action a : sheet.actions)
    if (Verb(a.verb) == Verb::Word) p.state.plans[0].draft.push(a.arg);
}

Question asked(Post const& p, char const* label) {
  for (Question const& q : p.game.questions(p.state, 0, ""))
    if (q.label == label) return q;
  return {};
}

// The card a rider's line names first, and how many it names.
std::pair<Card, int> named(State const& s, int heat, int lane) {
  Plan const& plan = s.plans[0];
  gravel_kings::Words const words(plan.draft.begin(), size_t(plan.draft.size()));
  Heat const& h = s.heats[size_t(heat)];
  gravel_kings::Words const line = line_of(words, heat, h.step, h.slots[size_t(lane)].rider, kPlay);
  if (line.empty()) return {kNoCard, 0};
  return {Card(line[0] - kCard), int(std::count_if(line.begin(), line.end(), [](int16_t w) { return w > kCard; }))};
}

}  // namespace

TEST_CASE("a sheet is proposed for all riders, of what the seat knows alone, and it can be read", "[gravel_kings][proposal]") {
  Post p = posted();
  State const known = seen(p, p.state, 0);
  Desk const d = p.game.desk(known, 0);
  CHECK(d.commit == "Seal this sheet: spares good cards");
  REQUIRE(d.commit_play.size() > 20);
  CHECK(d.commit_play == p.game.desk(p.state, 0).commit_play);      // hidden cards change nothing
  CHECK(d.commit_play == p.game.desk(known, 0).commit_play);
  CHECK(d.commit_play.back() == GravelKings::kSeal);
  for (paddock::Line const& l : d.lines) CHECK(l.text.find("proposed: plays ") != std::string::npos);
  CHECK(d.lines.size() == 4);
  for (Chip const& c : d.chips) CHECK(c.tone != Tone::Warn);
  std::vector<Action> words(d.commit_play.begin(), d.commit_play.end() - 1);
  Post with = p;
  SeededDice dice(1);
  play(with, dice, words);
  std::string const text = with.game.sheet_text(with.state, 0);
  Sheet const read = p.game.read(known, 0, text);
  INFO(text << ": " << read.error);
  CHECK(read.error_column == 0);
  CHECK(read.clean == text);
  CHECK(read.actions == words);
}

TEST_CASE("what is proposed is what the advice at the table would play", "[gravel_kings][proposal]") {
  Post p = posted();
  SeededDice dice(1);
  std::vector<Action> words = sheet_proposal(p.game, p.state, 0).play;
  play(p, dice, words);
  int riders = 0;
  for (int heat = 0; heat < kHeats; ++heat)
    for (int lane = 0; lane < kGrid; ++lane) {
      Heat const& h = p.state.heats[size_t(heat)];
      gravel_kings::Slot const& slot = h.slots[size_t(lane)];
      if (h.run != Run::On || p.game.book().manager(heat, lane) != 0) continue;
      ++riders;
      auto const [first, many] = named(p.state, heat, lane);
      CHECK(many == slot.hand.size());
      for (Card c : slot.hand) CHECK(saving(*p.game.book().deck, first, h.step) >= saving(*p.game.book().deck, bare(c), h.step));
    }
  CHECK(riders == 4);
}

TEST_CASE("a sheet that has begun says of the others what they will do, and offers the proposal for them", "[gravel_kings][proposal]") {
  Post p = posted();
  Heat const& h = p.state.heats[0];
  int const lane = p.game.book().manager(0, 0) == 0 ? 0 : 1, rider = h.slots[size_t(lane)].rider;
  std::string const mine = "HEAT 1 START RIDER " + std::to_string(rider) + "\nPLAY LOW\nTAKE HIDDEN";
  write(p, mine);
  Desk const d = p.game.desk(p.state, 0);
  CHECK(d.commit == "Seal, 3 without orders");
  CHECK(d.commit_play == std::vector<Action>{GravelKings::kSeal});
  CHECK(d.count == "1 of 4");
  REQUIRE(d.lines.size() == 3);
  for (paddock::Line const& l : d.lines) CHECK(l.text.find("without orders: plays his lowest legal card") != std::string::npos);
  CHECK(std::any_of(d.chips.begin(), d.chips.end(), [](Chip const& c) { return c.tone == Tone::Warn && c.text == "The others play their lowest legal cards"; }));
  Question const rest = asked(p, "Riders without orders");
  REQUIRE(rest.choices.size() == 1);
  std::string const both = *edited("", *rest.choices[0].edit);
  CHECK(both.rfind(mine, 0) == 0);                              // what was written stays
  write(p, both);
  Desk const whole = p.game.desk(p.state, 0);
  CHECK(whole.commit == "Seal orders");
  CHECK(whole.count == "4 of 4");
  CHECK(whole.lines.empty());
  CHECK(asked(p, "Riders without orders").choices.empty());
}

TEST_CASE("who rides as an earlier sheet says is proposed nothing", "[gravel_kings][proposal]") {
  Post p = posted();
  Heat const& h = p.state.heats[0];
  int const lane = p.game.book().manager(0, 0) == 0 ? 0 : 1, rider = h.slots[size_t(lane)].rider;
  for (int16_t w : lex("HEAT 1 START RIDER " + std::to_string(rider) + " PLAY HIGH").words) p.state.plans[0].kept.push(w);
  int proposed = 0, kept = 0;
  for (paddock::Line const& l : p.game.desk(p.state, 0).lines) {
    proposed += l.text.find("proposed: ") != std::string::npos;
    kept += l.text.find("rides as an earlier sheet says") != std::string::npos;
  }
  CHECK(proposed == 3);
  CHECK(kept == 1);
  for (Action a : sheet_proposal(p.game, p.state, 0).play) CHECK_FALSE(a == act(Verb::Word, kHead + 100 + h.step * 10 + rider));
}

// GK-9.3: the other side hands nothing in and plays lowest legal cards.
TEST_CASE("a manager who only presses the yellow button sends whole sheets and beats one who sends none", "[gravel_kings][proposal]") {
  int ahead = 0, names = 0;
  for (uint64_t seed = 1; seed <= 30; ++seed) {
    Post p = posted();
    SeededDice dice(seed);
    p.state = p.game.start(dice);
    for (int n = 0; n < 60 && p.state.phase != Phase::Over; ++n) {
      Seat const actor = p.game.actor(p.state);
      REQUIRE(actor >= 0);
      if (actor != int(seed % 2)) {
        p.game.apply(p.state, GravelKings::kAbsent, dice, NoLog{});
        continue;
      }
      Desk const d = p.game.desk(seen(p, p.state, actor), actor);
      bool const sheet = p.state.phase == Phase::Orders;
      if (sheet) CHECK(d.commit.rfind("Seal this sheet: ", 0) == 0);
      if (sheet) CHECK(std::count(d.commit.begin(), d.commit.end(), ' ') == 5);       // three words of reason
      names += p.state.turn == 6 && Verb(d.commit_play[0].verb) == Verb::Pick && Verb(d.commit_play[1].verb) == Verb::Pick;
      play(p, dice, d.commit_play);
    }
    REQUIRE(p.state.phase == Phase::Over);
    auto const points = p.game.score(p.state);
    ahead += points[seed % 2] - points[1 - seed % 2];
  }
  INFO(ahead << " points ahead");
  CHECK(ahead > 0);
  CHECK(names == 30);
}
