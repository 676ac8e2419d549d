// Sheets that wish for cards a rider does not hold: he is as good as without orders, and is told so. What a proposal shows.
#include <algorithm>

#include "games/gravel_kings/bot/advice.hpp"
#include "games/gravel_kings/show/form.hpp"
#include "post.hpp"

using namespace paddock;
using namespace paddock::gravel_kings;

namespace {

bool has(std::string const& text, std::string const& words) { return text.find(words) != std::string::npos; }

struct Entrant {
  int lane, rider;
  gravel_kings::Slot const* slot;
};

// The first rider of home in heat 1.
Entrant first(Post const& p) {
  int const lane = p.game.book().manager(0, 0) == 0 ? 0 : 1;
  gravel_kings::Slot const& slot = p.state.heats[0].slots[size_t(lane)];
  return {lane, slot.rider, &slot};
}

// A face of the deck that is not in his hand.
std::string foreign(Post const& p, Entrant const& who) {
  for (Card c : p.game.book().deck->faces) {
    auto const same = [c](Card held) { return paddock::gravel_kings::face_of(held) == paddock::gravel_kings::face_of(c); };
    if (great_start(c) || std::any_of(who.slot->hand.begin(), who.slot->hand.end(), same)) continue;
    std::string text = card_text(c);
    text.pop_back();   // which copy: a face is any of them
    return text;
  }
  return "";
}

std::string held(Entrant const& who) { return card_text(bare(who.slot->hand[0])); }
std::string block(Entrant const& who, std::string const& lines) { return "HEAT 1 START RIDER " + std::to_string(who.rider) + " " + lines; }

template <class Words>
void put(Words& to, std::string const& text) {
  Lexed const in = lex(text);
  INFO(text << ": " << in.error);
  REQUIRE(in.error.empty());
  to.clear();
  for (int16_t w : in.words) to.push(w);
}

std::vector<paddock::Line> of_tone(Desk const& d, Tone tone) {
  std::vector<paddock::Line> out;
  for (paddock::Line const& l : d.lines)
    if (l.tone == tone) out.push_back(l);
  return out;
}

Ordered now(Post const& p, Entrant const& who) { return ordered(p.game.book(), p.state, 0, 0, who.lane); }

}  // namespace

TEST_CASE("an order is useless when nothing that it wishes is in the hand, whatever its conditions find", "[gravel_kings][GK-9.6]") {
  Post p = posted();
  Entrant const who = first(p);
  std::string const no = foreign(p, who), yes = held(who);
  auto const useless = [&](std::string const& play) {
    put(p.state.plans[0].kept, block(who, play));
    return now(p, who).useless;
  };
  CHECK(useless("PLAY " + no));
  CHECK(useless("PLAY IF ANY.VALUE >= 9 : " + no + " ; " + no));
  CHECK(useless("PLAY HIGH >=90"));
  CHECK_FALSE(useless("PLAY " + no + " > " + yes));
  CHECK_FALSE(useless("PLAY IF ANY.VALUE >= 9 : " + yes + " ; " + no));   // it may be so
  CHECK_FALSE(useless("PLAY IF ANY.VALUE >= 9 : " + no + " ; " + yes));
  CHECK_FALSE(useless("PLAY LOW"));
  CHECK_FALSE(useless("TAKE HIDDEN"));                                    // he plays as he wants him to: the lowest
  CHECK(now(p, who).from == Ordered::Kept);
  CHECK(now(p, who).takes);
  put(p.state.plans[0].draft, block(who, "PLAY " + no));
  CHECK(now(p, who).from == Ordered::Today);
  CHECK(now(p, who).useless);
}

TEST_CASE("a rider whose earlier sheet wishes for cards that are gone counts as one without orders", "[gravel_kings][GK-9.8][proposal]") {
  Post p = posted();
  Entrant const who = first(p);
  put(p.state.plans[0].kept, block(who, "PLAY " + foreign(p, who) + "\nTAKE #2"));
  Desk const empty = p.game.desk(p.state, 0);          // nothing written: he is proposed orders like the others
  CHECK(empty.lines.size() == 4);
  for (paddock::Line const& l : empty.lines) CHECK(has(l.text, "proposed: plays "));
  for (int heat = 0; heat < 2; ++heat)                 // another rider is written: he is told of
    for (int lane = 0; lane < kGrid; ++lane)
      if (mine(p.game.book(), p.state, heat, lane, 0) && (heat || lane != who.lane))
        put(p.state.plans[0].draft, "HEAT " + std::to_string(heat + 1) + " START RIDER " + std::to_string(p.state.heats[size_t(heat)].slots[size_t(lane)].rider) + " PLAY LOW");
  Desk const begun = p.game.desk(p.state, 0);
  CHECK(begun.count == "1 of 4");
  CHECK(begun.commit == "Seal, 3 without orders");
  auto const bad = of_tone(begun, Tone::Bad);
  REQUIRE(bad.size() == 1);
  CHECK(has(bad[0].text, "holds no card that an earlier sheet wishes for him: plays his lowest legal card, then takes as ordered."));
  CHECK(of_tone(begun, Tone::Warn).size() == 2);
  bool offered = false;
  for (Question const& q : p.game.questions(p.state, 0, ""))
    if (q.label == "Riders without orders") offered = has(*edited("", *q.choices[0].edit), "HEAT 1 START RIDER " + std::to_string(who.rider));
  CHECK(offered);
}

TEST_CASE("cards of today's sheet that are not in the hand are told of before it is sealed", "[gravel_kings][GK-9.6]") {
  Post p = posted();
  Entrant const who = first(p);
  put(p.state.plans[0].draft, block(who, "PLAY " + foreign(p, who)));
  Desk const d = p.game.desk(p.state, 0);
  CHECK(d.count == "0 of 4");
  auto const bad = of_tone(d, Tone::Bad);
  REQUIRE(bad.size() == 1);
  CHECK(has(bad[0].text, "holds no card that the sheet wishes for him: plays his lowest legal card, then draws a hidden card."));
  put(p.state.plans[0].draft, block(who, "PLAY " + held(who)));
  CHECK(of_tone(p.game.desk(p.state, 0), Tone::Bad).empty());
  CHECK(p.game.desk(p.state, 0).count == "1 of 4");
}

TEST_CASE("the rows below a proposed sheet say what it says; once one is begun, what that says", "[gravel_kings][proposal]") {
  Post p = posted();
  SheetProposal const usual = sheet_proposal(p.game, p.state, 0);
  std::string text;                                    // as the yellow button would write it
  {
    Post with = p;
    for (Action a : usual.play) with.state.plans[0].draft.push(a.arg);
    text = with.game.sheet_text(with.state, 0);
  }
  int plays = 0, takes = 0;
  for (Question const& q : p.game.questions(p.state, 0, "")) {
    if (q.look == Question::Head) CHECK(has(q.value, "as proposed"));
    if (q.label != "Or else play" && q.label != "Or else take") continue;
    INFO(q.label << ": " << q.value);
    REQUIRE(q.value.rfind("proposed: ", 0) == 0);
    std::string const said = q.value.substr(10);
    CHECK(has(text, (q.label == "Or else play" ? "PLAY " : "TAKE ") + said));
    CHECK(has(q.note, said));                          // the text view reads notes
    ++(q.label == "Or else play" ? plays : takes);
  }
  CHECK(plays == 4);
  CHECK(takes == 4);
  Entrant const who = first(p);
  put(p.state.plans[0].draft, block(who, "PLAY " + held(who)));
  for (Question const& q : p.game.questions(p.state, 0, "")) {
    CHECK_FALSE(has(q.value, "proposed"));
    if (q.label == "Or else play") CHECK(q.value == "lowest legal");
  }
}

TEST_CASE("a proposed sheet gives its reason for every rider, in a turn of heats in different laps, too", "[gravel_kings][proposal]") {
  Post p = posted();
  SeededDice dice(5);
  int mixed = 0;
  p.state = p.game.start(dice);
  for (int n = 0; n < 60 && p.state.phase != Phase::Over; ++n) {
    Seat const actor = p.game.actor(p.state);
    REQUIRE(actor >= 0);
    if (p.state.phase == Phase::Orders) {
      bool last = false, before = false;
      for (Heat const& h : p.state.heats)
        if (h.run == Run::On) (h.step == 4 ? last : before) = true;
      Desk const d = p.game.desk(p.state, actor);
      int reasons = 0, proposed = 0;
      for (paddock::Line const& l : d.lines) {
        if (!has(l.text, ", proposed: plays ")) continue;
        ++proposed;
        for (char const* why : {"; spares good cards.", "; this lap scores.", "; wins the gate.", "; only legal card."}) reasons += has(l.text, why);
      }
      CHECK(reasons == proposed);
      if (last && before && proposed > 2 && has(d.commit, "saves and scores")) ++mixed;
    }
    p.game.apply(p.state, GravelKings::kAbsent, dice, NoLog{});
  }
  CHECK(mixed > 0);
}
