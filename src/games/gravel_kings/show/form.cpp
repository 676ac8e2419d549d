// The decision of who sits at the table: which card, which of the open ones, with what it means and what it risks.
#include "games/gravel_kings/show/form.hpp"

#include <algorithm>

#include "core/order.hpp"
#include "games/gravel_kings/bot/advice.hpp"
#include "view/marked.hpp"

namespace paddock::gravel_kings {

using std::to_string;

namespace {

// Whole percents that add up to 100: who loses most by rounding down gets what is left over.
std::array<int, 7> percents(std::array<int, 7> const& ways, int all) {
  std::array<int, 7> out = {}, by_loss = {0, 1, 2, 3, 4, 5, 6};
  int left = 100;
  for (size_t i = 0; i < 7; ++i) out[i] = 100 * ways[i] / all, left -= out[i];
  sort_few(by_loss, [&](int a, int b) { return 100 * ways[size_t(a)] % all > 100 * ways[size_t(b)] % all; });
  for (int i = 0; i < left; ++i) ++out[size_t(by_loss[size_t(i)])];
  return out;
}

// Safe first, what costs places, what ends the heat for him.
Risk told_risk(std::array<int, 7> const& percent) {
  static constexpr Mishap kOrder[] = {Mishap::None, Mishap::Slow, Mishap::Lockup, Mishap::Tapes, Mishap::Engine, Mishap::Fall, Mishap::Injured};
  static constexpr char const* kWords[] = {"safe", "tapes: excluded", "slow away: behind all others", "engine failure: out", "fall: out",
                                           "injury: out for the meeting", "lock-up: behind all others"};
  Risk r;
  for (Mishap m : kOrder) {
    int const share = percent[size_t(m)];
    if (!share) continue;
    r.words += (r.words.empty() ? "" : ", ") + to_string(share) + " % " + kWords[size_t(m)];
    r.odds.push_back({share, m == Mishap::None ? Tone::Good : m == Mishap::Slow || m == Mishap::Lockup ? Tone::Warn : Tone::Bad});
  }
  r.percent = 100 - percent[0];
  return r;
}

}  // namespace

Risk risk_of(Book const& b, State const& s, int heat, bool start) {
  Heat const& h = s.heats[size_t(heat)];
  std::array<int, 7> ways = {};
  int all = 0;
  for (Card c : b.deck->cards) {
    auto is = [c](Card o) { return bare(o) == c; };
    bool seen = std::any_of(h.open.begin(), h.open.end(), is) || std::any_of(h.discard.begin(), h.discard.end(), is);
    for (Slot const& slot : h.slots) seen = seen || is(slot.played) || std::any_of(slot.hand.begin(), slot.hand.end(), is);
    if (seen) continue;
    ++all;
    ++ways[size_t(start ? b.deck->start(c) : b.deck->lap(c))];
  }
  if (!all) ways[0] = all = 1;              // nothing is left to be turned over
  return told_risk(percents(ways, all));
}

bool mine(Book const& b, State const& s, int heat, int lane, Seat viewer) {
  Heat const& h = s.heats[size_t(heat)];
  return h.run == Run::On && h.slots[size_t(lane)].ride == Ride::On && b.manager(heat, lane) == viewer;
}

std::string hand_note(GravelKings const& g, State const& s, int heat, int lane) {
  Heat const& h = s.heats[size_t(heat)];
  Slot const& slot = h.slots[size_t(lane)];
  int const cma = boosted(g.book().rules, g.book().cma(heat, lane, slot.rider), slot.boost);
  int const left = slot.hand.size();                // one may lie on the mat
  std::string const held = left < slot.size ? to_string(left) + " left of " + to_string(slot.size) : to_string(slot.size) + (slot.size == 1 ? " card" : " cards");
  return held + ", for a CMA of " + tenths(cma) + (slot.boost ? " with the boost for a heat won" : "");
}

std::string short_block(Book const& b, Heat const& h, Card c) {
  if (great_start(c)) return "for the gate only";
  return to_string(floor_of(b.rules, h, lane_of(c))) + " is there already";
}

namespace {

// At the gate: which cards of those to come pass it. Of one value the inner lane does, of the same card who stands inside (GK-3.4, GK-3.5).
std::string passed_by(Deck const& deck, Card c) {
  int const value = value_of(c);
  bool const higher = std::any_of(deck.cards.begin(), deck.cards.end(), [&](Card o) { return !great_start(o) && value_of(o) > value; });
  std::string const out = higher ? to_string(value + 1) + " or more" : "a Great Start";
  return lane_of(c) == kWhiteLine ? out : out + (lane_of(c) == kCentre ? ", or White Line " : ", or an inner ") + to_string(value);
}

// What is gone from the hand with it.
std::string gone_with(Deck const& deck, Slot const& slot, Card c) {
  bool only = true, best = true, lowest = true;
  for (Card o : slot.hand) {
    if (bare(o) == c || great_start(o)) continue;
    int const more = saving(deck, o, 4) - saving(deck, c, 4);
    only = only && lane_of(o) != lane_of(c), best = best && more < 0, lowest = lowest && more > 0;
  }
  if (best && lowest) return "";       // there is no other one
  return best ? " Your best for lap 4." : only ? std::string(" Your only ") + lane_words(c) + " card." : lowest ? " Your lowest." : "";
}

// Who of those that have ridden their card stands before it, who may pass it, what it shuts and what is gone with it.
std::string consequence(GravelKings const& g, State const& s, Card c) {
  Heat const& h = s.heats[size_t(s.ask.heat)];
  Slot const& slot = h.slots[size_t(s.ask.lane)];
  int ahead = 0, to_come = 0;
  std::string whom;
  for (int i = 0; i < h.order.size(); ++i) {
    int const lane = h.order[i];
    Slot const& o = h.slots[size_t(lane)];
    if (lane == s.ask.lane || o.ride != Ride::On) continue;
    if (!o.acted) ++to_come;
    else if (!o.stuck && o.mishap != Mishap::Lockup && o.mishap != Mishap::Slow && !beats(c, o.played)) {
      ++ahead;
      if (whom.empty() || beats(o.played, slot.played)) whom = escaped_stars(g.rider_name(s.ask.heat, lane, o.rider)) + "'s " + card_words(o.played);
    }
  }
  static constexpr char const* kPlaces[] = {"*Leads*", "*Second*", "*Third*", "*Fourth*"};
  bool const gate = h.step == 0, great = great_start(c);
  std::string out = std::string(kPlaces[std::min(ahead, 3)]) + ((to_come || ahead) && !(gate && great) ? " so far" : "");
  if (ahead) out += ", behind " + whom;
  out += ".";
  if (gate && great) return out + " No card passes it; on a lap it is useless.";
  std::string const kept = h.step < 4 ? gone_with(*g.book().deck, slot, c) : "";
  if (!to_come) return out + kept;
  if (gate) return out + " " + to_string(to_come) + (to_come == 1 ? " rider" : " riders") + " to come. Passed by " + passed_by(*g.book().deck, c) + "." + kept;
  return out + " Shuts " + lane_words(c) + " from " + to_string(value_of(c)) + " up for " + to_string(to_come) + " behind." + kept;
}

}  // namespace

Question card_question(GravelKings const& g, State const& s) {
  Heat const& h = s.heats[size_t(s.ask.heat)];
  Slot const& slot = h.slots[size_t(s.ask.lane)];
  bool const discard = s.ask.kind == Ask::Discard;
  Question q;
  q.icon = "cards";
  q.page = s.ask.heat;
  q.label = "Card";
  q.titled = false;                        // the title of the panel says it
  q.note = discard ? "No card is legal: one is thrown away, the rider is last." : h.step == 4 ? "This lap decides the points." : h.step ? "Only the order after lap 4 scores." : "Value first, then the inner lane. Then each takes a card from the Open Selection, nine cards that all can see, or draws a hidden one.";
  if (!discard) q.note += " Gate and Lap on a card say what befalls a rider whose Risk card turns it over.";
  q.rule = Rule{discard ? "GK-5.19" : h.step == 4 ? "GK-5.17" : h.step ? "GK-5.1" : "GK-3.3"};
  Risk const risk = risk_of(g.book(), s, s.ask.heat, h.step == 0);
  std::vector<Action> const wanted = {proposal(g, s).play};
  for (Card c : slot.hand) {
    Choice choice;
    Action const a = act(discard ? Verb::Discard : Verb::Play, bare(c));
    choice.text = card_text(c);
    choice.card = {face_of(*g.book().deck, c)};
    if (Verdict v = g.why_not(s, a); !v) {
      choice.enabled = false, choice.why = v.why, choice.rule = v.rule;
      choice.note = v.why;
    } else {
      choice.play = {a};
      choice.commit = (discard ? "Throw away " : "Play ") + card_words(c);
      choice.note = discard ? "It is in no lane; nothing is turned over." : consequence(g, s, bare(c));
    }
    if (choice.play == wanted) q.chosen = int(q.choices.size());
    if (!discard && choice.enabled && g.book().deck->risk(c)) {
      choice.tone = Tone::Warn;
      choice.value = "Risk " + to_string(risk.percent) + " %: " + risk.words;
      choice.odds = risk.odds;
    }
    q.choices.push_back(std::move(choice));
  }
  return q;
}

Question take_question(GravelKings const& g, State const& s) {
  Heat const& h = s.heats[size_t(s.ask.heat)];
  Question q;
  q.icon = "cards";
  q.look = Question::Strip;
  q.page = s.ask.heat;
  q.label = "Take one card";
  int const reach = window(g.book().rules, s.move.index, s.move.takers.size());
  q.note = "Slots 1 to " + to_string(reach) + " are open to you. Keep cards of different lanes for lap 4.";
  if (std::any_of(h.open.begin(), h.open.begin() + reach, [](Card c) { return bare(c) && great_start(c); }))
    q.note += std::string(" A Great Start is useless now: ") + kUselessGreatStart + ".";
  q.rule = Rule{"GK-4.2"};
  std::vector<Action> const wanted = {proposal(g, s).play};
  for (int i = 0; i < kOpen; ++i) {
    Card const c = h.open[size_t(i)];
    if (!bare(c)) continue;
    Choice choice;
    Action const a = act(Verb::Take, i + 1);
    choice.text = to_string(i + 1) + "  " + card_words(c) + (g.book().deck->risk(c) ? " Risk" : "");
    if (great_start(c)) choice.note = std::string("a Great Start is useless now: ") + kUselessGreatStart;
    if (Verdict v = g.why_not(s, a); !v) choice.enabled = false, choice.why = v.why, choice.rule = v.rule;
    else choice.play = {a}, choice.commit = "Take " + card_words(c);
    if (choice.play == wanted) q.chosen = int(q.choices.size());
    q.choices.push_back(std::move(choice));
  }
  Choice hidden;
  hidden.text = "a hidden card";
  hidden.value = to_string(h.hidden.size()) + " left";
  hidden.play = {act(Verb::Take, 0)};
  hidden.commit = "Draw a hidden card";
  if (hidden.play == wanted) q.chosen = int(q.choices.size());
  q.choices.push_back(hidden);
  return q;
}

namespace {

constexpr char kBalanced[] = "1 4, 2 3, 1 5, 2 4, 3 5";

// GK-6.10 with seven riders, the first reserve is named, too.
std::string with_reserve(GravelKings const& g, Seat seat, char const* pairs) {
  return std::string(pairs) + (g.book().teams[size_t(seat % 2)].size == kRiders ? "; reserve 6" : "");
}

}  // namespace

std::string usual_race_card(GravelKings const& g, Seat seat) { return with_reserve(g, seat, kBalanced); }

// GK-6.10 one place after the other; usual race-cards to begin with.
void race_card_questions(GravelKings const& g, State const& s, Seat seat, std::string_view text, std::vector<Question>& out) {
  Plan const& p = s.plans[seat];
  Roster const& roster = g.book().teams[size_t(seat % 2)];
  Question usual;
  usual.look = Question::Ladder;
  usual.icon = "clipboard";
  usual.label = "A whole race-card";
  usual.rule = Rule{"GK-6.2"};
  usual.note = "The number with a name is the rider's CMA, his average: four times his points a ride. It decides how many cards he holds. "
               "The boost is half a point more for a winner: of heat 1 or 2 in heat 5, of heats 1 to 3 in heat 6.";
  struct Usual { char const* name; char const* text; char const* note; };
  constexpr Usual kCards[] = {{"Balanced", kBalanced, "strong with weak"},
                             {"By numbers", "1 2, 3 4, 1 5, 2 3, 4 5", "the two best in heat 1"},
                             {"Late strength", "4 5, 2 3, 1 4, 3 5, 1 2", "the two best in heat 5"}};
  std::string const now = g.sheet_text(s, seat);
  for (Usual const& c : kCards) {
    Choice choice;
    choice.text = c.name;
    choice.note = c.note;
    std::string const written = with_reserve(g, seat, c.text);
    choice.edit = edit_between(text, written);
    if (now == written || (now.empty() && usual.choices.empty())) usual.chosen = int(usual.choices.size());
    usual.choices.push_back(std::move(choice));
  }
  out.push_back(std::move(usual));
  Question q;
  q.look = Question::Strip;
  q.icon = "pencil";
  int const n = p.picks.size();
  q.label = n < 10 ? "Heat " + to_string(n / 2 + 1) + (n % 2 ? ", outer rider" : ", inner rider") : "First reserve";
  q.rule = Rule{"GK-6.10"};
  Actions open;
  g.legal(s, open);
  for (Action a : open) {
    if (Verb(a.verb) != Verb::Pick) continue;
    Choice choice;
    choice.text = to_string(a.arg) + " " + roster.names[size_t(a.arg - 1)] + " " + tenths(roster.cma[size_t(a.arg - 1)]);
    choice.play = {a};
    q.choices.push_back(std::move(choice));
  }
  if (!q.choices.empty()) out.push_back(std::move(q));
}

// GK-6.3 with turn 6 the two of heat 6.
void name_questions(GravelKings const& g, State const& s, Seat seat, std::vector<Question>& out) {
  Roster const& roster = g.book().teams[size_t(seat % 2)];
  Question q;
  q.look = Question::Ladder;
  q.icon = "pencil";
  q.label = s.plans[seat].picks.empty() ? "Heat 6: the inner rider" : "Heat 6: the outer rider";
  q.rule = Rule{"GK-6.3"};
  Actions open;
  g.legal(s, open);
  for (Action a : open) {
    if (Verb(a.verb) != Verb::Pick) continue;
    Rider const& r = s.teams[size_t(seat % 2)].riders[size_t(a.arg - 1)];
    std::string points;
    for (int8_t p : r.points) points += (points.empty() ? "" : " ") + to_string(p);
    Choice choice;
    choice.text = roster.names[size_t(a.arg - 1)];
    choice.note = "CMA " + tenths(roster.cma[size_t(a.arg - 1)]) + (points.empty() ? ", no ride yet" : ", rides: " + points);
    choice.play = {a};
    q.choices.push_back(std::move(choice));
  }
  if (!q.choices.empty()) out.push_back(std::move(q));
}

}  // namespace paddock::gravel_kings
