// The decision panel: the hand, what may be played or taken with the risk in it, stock orders; the standing and the recap.
#include <algorithm>

#include "games/gravel_kings/gravel_kings.hpp"

namespace paddock::gravel_kings {
namespace {

using std::to_string;

// How many of the cards not seen from here carry a mishap, of a hundred (GK-5.7, GK-3.7).
int risk_percent(Book const& b, State const& s, int heat, bool start) {
  Heat const& h = s.heats[size_t(heat)];
  int bad = 0, all = 0;
  for (Card c : b.deck->cards) {
    auto is = [c](Card o) { return bare(o) == c; };
    bool seen = std::any_of(h.open.begin(), h.open.end(), is) || std::any_of(h.discard.begin(), h.discard.end(), is);
    for (Slot const& slot : h.slots) seen = seen || is(slot.played) || std::any_of(slot.hand.begin(), slot.hand.end(), is);
    if (seen) continue;
    ++all;
    bad += (start ? b.deck->start(c) : b.deck->lap(c)) != Mishap::None;
  }
  return all ? (100 * bad + all / 2) / all : 0;
}

std::string step_text(Heat const& h) { return h.step ? "lap " + to_string(h.step) : "the start"; }

Question card_question(GravelKings const& g, State const& s) {
  Heat const& h = s.heats[size_t(s.ask.heat)];
  Slot const& slot = h.slots[size_t(s.ask.lane)];
  bool const discard = s.ask.kind == Ask::Discard;
  Question q;
  q.icon = "cards";
  q.label = discard ? "Throw away" : "Play";
  q.value = g.rider_name(s.ask.heat, s.ask.lane, slot.rider) + ", heat " + to_string(s.ask.heat + 1) + ", " + step_text(h);
  q.rule = Rule{discard ? "GK-5.19" : h.step ? "GK-5.1" : "GK-3.1"};
  for (Card c : slot.hand) {
    Choice choice;
    Action const a = act(discard ? Verb::Discard : Verb::Play, bare(c));
    choice.text = card_text(c);
    if (Verdict v = g.why_not(s, a); !v) choice.enabled = false, choice.why = v.why, choice.rule = v.rule;
    else choice.play = {a};
    if (!discard && g.book().deck->risk(c)) {
      choice.tone = Tone::Warn;
      choice.note = "Risk card";
      choice.value = to_string(risk_percent(g.book(), s, s.ask.heat, h.step == 0)) + " %";
    }
    q.choices.push_back(std::move(choice));
  }
  return q;
}

Question take_question(GravelKings const& g, State const& s) {
  Heat const& h = s.heats[size_t(s.ask.heat)];
  Question q;
  q.icon = "cards";
  q.label = "Take";
  q.value = g.rider_name(s.ask.heat, s.ask.lane, h.slots[size_t(s.ask.lane)].rider) + ", heat " + to_string(s.ask.heat + 1);
  q.rule = Rule{"GK-4.2"};
  for (int i = 0; i < kOpen; ++i) {
    if (!bare(h.open[size_t(i)])) continue;
    Choice choice;
    Action const a = act(Verb::Take, i + 1);
    choice.text = card_text(h.open[size_t(i)]);
    choice.value = "slot " + to_string(i + 1);
    if (g.book().deck->risk(h.open[size_t(i)])) choice.note = "Risk card", choice.tone = Tone::Warn;
    if (Verdict v = g.why_not(s, a); !v) choice.enabled = false, choice.why = v.why, choice.rule = v.rule;
    else choice.play = {a};
    q.choices.push_back(std::move(choice));
  }
  Choice hidden;
  hidden.text = "the hidden card";
  hidden.value = to_string(h.hidden.size()) + " left";
  hidden.play = {act(Verb::Take, 0)};
  q.choices.push_back(hidden);
  return q;
}

Question pick_question(GravelKings const& g, State const& s, Seat seat) {
  Plan const& p = s.plans[seat];
  Roster const& roster = g.book().teams[size_t(seat % 2)];
  Question q;
  q.look = Question::Strip;
  q.icon = "cards";
  int const n = p.picks.size();
  q.label = s.phase == Phase::Orders ? "Heat 6" : n < 10 ? "Heat " + to_string(n / 2 + 1) : "Reserves";
  q.value = n % 2 ? "second rider" : n < 10 ? "first rider" : "who comes first";
  q.rule = Rule{s.phase == Phase::Orders ? "GK-6.3" : "GK-6.10"};
  Actions now;
  g.legal(s, now);
  for (Action a : now) {
    if (Verb(a.verb) != Verb::Pick) continue;
    Choice choice;
    choice.text = to_string(a.arg) + " " + roster.names[size_t(a.arg - 1)];
    choice.value = tenths(roster.cma[size_t(a.arg - 1)]);
    choice.play = {a};
    q.choices.push_back(std::move(choice));
  }
  return q;
}

// The stock orders of the client's menu, for every rider of the seat at once.
Question stock_question(GravelKings const& g, State const& s, Seat seat) {
  struct Stock { char const* name; char const* play; char const* take; char const* note; };
  constexpr Stock kStock[] = {
      {"Cautious", "HIGH SAFE > LOW", "HIGH SAFE >=7 > HIDDEN", "no risks"},
      {"All out", "HIGH", "HIGH", "the best card now"},
      {"Save", "IF MYPOS = 1 : HIGH SAFE <=7 > LOW ; LOW", "HIGH >=8 > HIDDEN", "only the order after lap 4 scores"},
      {"Team riding", "IF MATE.VALUE >= 9 : HIGH SAFE <=8 > LOW ; HIGH", "HIGH SAFE > HIDDEN", "let the mate lead"},
      {"Shut a lane", "LOW WL >=8 > HIGH WL > HIGH", "HIGH WL > HIGH", "keeps higher White Line cards behind"}};
  Question q;
  q.look = Question::Fold;
  q.icon = "cards";
  q.label = "Stock orders";
  q.value = "for all riders";
  q.rule = Rule{"GK-9.2"};
  for (Stock const& stock : kStock) {
    Choice choice;
    choice.text = stock.name;
    choice.note = stock.note;
    for (int heat = 0; heat < kHeats; ++heat)
      for (int lane = 0; lane < kGrid; ++lane) {
        Heat const& h = s.heats[size_t(heat)];
        Slot const& slot = h.slots[size_t(lane)];
        if (h.run != Run::On || slot.ride != Ride::On || g.book().manager(heat, lane) != seat) continue;
        choice.order += (choice.order.empty() ? "" : "\n") + word_text(kHead + (heat + 1) * 100 + h.step * 10 + slot.rider) + "\nPLAY " + stock.play;
        if (h.step < 4) choice.order += std::string("\nTAKE ") + stock.take;
      }
    q.choices.push_back(std::move(choice));
  }
  return q;
}

}  // namespace

std::vector<Question> GravelKings::questions(State const& s, Seat seat, std::string_view) const {
  if (seat < 0 || actor(s) != seat) return {};
  if (s.ask.kind == Ask::Take) return {take_question(*this, s)};
  if (s.phase == Phase::Racing) return {card_question(*this, s)};
  std::vector<Question> out;
  if (Question q = pick_question(*this, s, seat); !q.choices.empty()) out.push_back(std::move(q));
  if (s.phase == Phase::Orders && by_sheet(seat)) out.push_back(stock_question(*this, s, seat));
  return out;
}

Desk GravelKings::desk(State const& s, Seat viewer) const {
  Desk d;
  d.title = s.phase == Phase::RaceCard ? "Your race-card" : "Your orders";
  d.commit = s.phase == Phase::RaceCard ? "Seal race-card" : "Seal orders";
  auto const points = score(s);
  d.figures = {{"Home", to_string(points[0])}, {"Visitors", to_string(points[1])}};
  if (viewer < 0 || viewer >= s.plans.size()) return d;
  for (int heat = 0; heat < kHeats; ++heat)
    for (int lane = 0; lane < kGrid; ++lane) {
      Heat const& h = s.heats[size_t(heat)];
      Slot const& slot = h.slots[size_t(lane)];
      if (h.run != Run::On || slot.ride != Ride::On || book_.manager(heat, lane) != viewer) continue;
      Line l;
      l.icon = "cards";
      l.text = "Heat " + to_string(heat + 1) + ", " + step_text(h) + ": " + to_string(slot.rider) + " *" + rider_name(heat, lane, slot.rider) + "*";
      for (Card c : slot.hand) l.value += (l.value.empty() ? "" : " ") + card_text(c) + (book_.deck->risk(c) ? "!" : "");
      l.rules.push_back(Rule{"GK-2.3"});
      d.lines.push_back(std::move(l));
    }
  if (actor(s) != viewer) return d;
  if (s.phase == Phase::Racing) {
    d.title = s.ask.kind == Ask::Take ? "Make up the hand" : s.ask.kind == Ask::Discard ? "Throw a card away" : "Your card";
    d.commit.clear();
    return d;
  }
  d.text_entry = true;
  d.text = sheet_text(s, viewer);
  Actions now;
  legal(s, now);
  if (now.find(kSeal) >= 0) d.commit_play = {kSeal};
  else d.commit_verdict = {Rule{s.phase == Phase::RaceCard ? "GK-6.10" : "GK-9.7"}, s.phase == Phase::RaceCard ? "The race-card is not complete yet." : "The orders break off."};
  return d;
}

Standing GravelKings::standing(State const& s) const {
  paddock::Standing out;
  out.main_label = "points";
  auto const points = score(s);
  for (Seat seat : outcome(s).ranking) {
    paddock::Standing::Row row;
    row.seat = seat;
    row.place = points[size_t(seat % 2)] < points[size_t(1 - seat % 2)] ? 2 : 1;
    row.main = points[size_t(seat % 2)];
    row.main_note = seat % 2 ? "visitors" : "home";
    bool const due = due_seat(s) == seat || (s.phase != Phase::Racing && s.phase != Phase::Over && s.plans[seat].stage == Plan::Open);
    row.state = s.phase == Phase::Over ? paddock::Standing::Row::Finished : due ? paddock::Standing::Row::Deciding : paddock::Standing::Row::Sealed;
    out.rows.push_back(std::move(row));
  }
  int done = 0;
  for (Heat const& h : s.heats) done += h.run == Run::Done;
  out.top = {{"Turn", to_string(s.phase == Phase::Over ? s.turn - 1 : int(s.turn))}, {"Heats", to_string(done) + " of 6"}};
  out.step = std::min(done + 1, kHeats);
  out.steps = kHeats;
  return out;
}

Recap GravelKings::recap(State const& s, Chronicle) const {
  Recap r;
  auto const points = score(s);
  r.headline = points[0] == points[1] ? "A draw" : name_of(points[0] > points[1] ? 0 : 1) + " wins";
  r.subline = to_string(std::max(points[0], points[1])) + ":" + to_string(std::min(points[0], points[1]));
  for (Seat seat : outcome(s).ranking) r.classification.push_back({seat, seat % 2 ? "visitors" : "home", to_string(points[size_t(seat % 2)])});
  Recap::Card card;
  card.title = "Averages";
  card.note = "the last 15 rides";
  card.rule = Rule{"GK-8.2"};
  for (int team = 0; team < 2; ++team)
    for (int i = 0; i < book_.teams[size_t(team)].size; ++i) {
      Rider const& rider = s.teams[size_t(team)].riders[size_t(i)];
      std::string rides;
      for (int8_t p : rider.points) rides += (rides.empty() ? "" : " ") + to_string(p);
      Recap::Row row;
      row.seat = book_.captain(team);
      row.text = book_.teams[size_t(team)].names[size_t(i)] + (rides.empty() ? "" : ": " + rides);
      row.value = tenths(cma_after(book_.rules, book_.teams[size_t(team)].cma[size_t(i)], rider.points));
      card.rows.push_back(std::move(row));
    }
  r.cards.push_back(std::move(card));
  return r;
}

std::vector<ChartMark> GravelKings::chart_marks(Chronicle chronicle) const {
  std::vector<ChartMark> out;
  for (size_t i = 0; i < chronicle.size(); ++i)
    for (Event const& e : chronicle[i]) {
      if (Ev(e.kind) == Ev::Out) out.push_back({int(i) + 1, e.seat, ChartMark::Crash});
      if (Ev(e.kind) == Ev::Result && e.b == 1) out.push_back({int(i) + 1, e.seat, ChartMark::Finish});
    }
  return out;
}

}  // namespace paddock::gravel_kings
