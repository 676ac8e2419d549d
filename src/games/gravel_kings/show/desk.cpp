// The decision panel: figures, the cards on the table and in the hands, what is ordered.
#include <algorithm>

#include "games/gravel_kings/bot/advice.hpp"
#include "games/gravel_kings/show/form.hpp"
#include "view/marked.hpp"

namespace paddock::gravel_kings {
namespace {

using std::to_string;

// The open cards of a heat, in the viewer's window when he is to take one.
Tray open_tray(GravelKings const& g, State const& s, int heat, Seat viewer) {
  Heat const& h = s.heats[size_t(heat)];
  Tray t;
  t.title = "Open Selection";
  t.page = heat;
  t.rule = Rule{"GK-4.2"};
  bool const taking = s.ask.kind == Ask::Take && s.ask.heat == heat && s.ask.seat == viewer;
  Question const q = taking ? take_question(g, s) : Question{};
  if (taking) t.reach = window(g.book().rules, s.move.index, s.move.takers.size());
  static constexpr char const* kOrder[] = {"first", "second", "third", "last"};
  t.note = taking ? std::string("You take ") + kOrder[std::min<int>(s.move.index, 3)] + ", slots 1 to " + to_string(t.reach)
                  : "The first takes from slots 1 to 6; each later one from one more";
  size_t at = 0;
  for (int i = 0; i < kOpen; ++i) {
    Tray::Place p;
    Card const c = h.open[size_t(i)];
    p.face = face_of(*g.book().deck, c);
    p.below = to_string(i + 1);
    if (bare(c) && taking) p.choice = q.choices[at++], p.dim = !p.choice.enabled;
    p.choice.text = bare(c) ? "Slot " + to_string(i + 1) + " " + card_words(c) : "";
    t.places.push_back(std::move(p));
  }
  Tray::Place hidden;
  hidden.down = true;
  hidden.below = to_string(h.hidden.size()) + " hidden";
  if (taking) hidden.choice = q.choices.back();
  hidden.choice.text = "hidden cards";
  t.places.push_back(std::move(hidden));
  return t;
}

// A hand: to be played from now, or to be put in order of liking on the sheet.
Tray hand_tray(GravelKings const& g, State const& s, int heat, int lane, Seat viewer) {
  Heat const& h = s.heats[size_t(heat)];
  Slot const& slot = h.slots[size_t(lane)];
  bool const due = (s.ask.kind == Ask::Play || s.ask.kind == Ask::Discard) && s.ask.seat == viewer && s.ask.heat == heat && s.ask.lane == lane;
  bool const sheet = s.phase == Phase::Orders && g.by_sheet(viewer) && g.actor(s) == viewer;
  Question const q = due ? card_question(g, s) : Question{};
  std::string const text = sheet ? g.sheet_text(s, viewer) : "";
  Tray t;
  t.title = g.rider_name(heat, lane, slot.rider) + "'s hand";
  t.note = sheet ? "Tap in order of liking; the first that is legal is played" : hand_note(g, s, heat, lane);
  t.rule = Rule{sheet ? "GK-9.2" : "GK-2.3"};
  t.helmet = helmet_of(heat, lane);
  t.big = true;
  t.page = heat;
  for (int i = 0; i < slot.hand.size(); ++i) {
    Card const c = slot.hand[i];
    Tray::Place p;
    p.face = face_of(*g.book().deck, c);
    p.down = !bare(c);
    if (due) {
      p.choice = q.choices[size_t(i)];
      p.dim = !p.choice.enabled;
      if (p.dim) p.below = short_block(g.book(), h, c);
    } else if (sheet && bare(c)) {
      p.badge = wished(s, viewer, heat, lane, kPlay, kCard + bare(c));
      p.choice.edit = edit_between(text, toggled(s, viewer, heat, lane, kPlay, kCard + bare(c)));
    }
    p.choice.text = bare(c) ? card_text(c) : "";
    t.places.push_back(std::move(p));
  }
  return t;
}

void add_trays(GravelKings const& g, State const& s, Seat viewer, Desk& d) {
  for (int heat = 0; heat < kHeats; ++heat) {
    if (s.heats[size_t(heat)].run != Run::On) continue;
    d.trays.push_back(open_tray(g, s, heat, viewer));
    bool first = true;
    for (int lane = 0; lane < kGrid; ++lane) {
      if (!mine(g.book(), s, heat, lane, viewer)) continue;
      bool const asked = s.ask.kind != Ask::None && s.ask.seat == viewer && s.ask.heat == heat;
      if (asked && s.ask.lane != lane) continue;           // one hand at a time
      d.trays.push_back(hand_tray(g, s, heat, lane, viewer));
      d.trays.back().beside = !first;
      first = false;
    }
  }
}

// GK-6.10 the pairs as far as they are written; nothing written: what is proposed.
void race_card_desk(GravelKings const& g, State const& s, Seat viewer, Desk& d) {
  List<int, 16> picks;
  for (int8_t n : s.plans[viewer].picks) picks.push(n);
  if (picks.empty()) {
    for (Action a : g.read(s, viewer, usual_race_card(g, viewer)).actions) {
      picks.push(a.arg);
      d.commit_play.push_back(a);
    }
    d.commit_play.push_back(GravelKings::kSeal);
    d.commit = "Seal the balanced race-card";
  }
  Roster const& roster = g.book().teams[size_t(viewer % 2)];
  for (int heat = 0; heat < 5; ++heat) {
    paddock::Line l;
    l.helmet = viewer % 2 ? Helmet::White : Helmet::Red;
    l.text = "Heat " + to_string(heat + 1) + ": ";
    for (int i = 0; i < 2; ++i) {
      int const n = 2 * heat + i;
      l.text += (i ? " and " : "") + (n < picks.size() ? strong(roster.names[size_t(picks[n] - 1)]) : std::string("-"));
    }
    d.lines.push_back(std::move(l));
  }
  paddock::Line l;
  l.icon = "alert-circle";
  l.text = "Each of riders 1 to 5 rides twice; heats 1 and 2 start together and need four different riders.";
  l.rules = {Rule{"GK-6.2"}, Rule{"GK-6.9"}};
  d.lines.push_back(std::move(l));
}

void asked(GravelKings const& g, State const& s, Desk& d) {
  Heat const& h = s.heats[size_t(s.ask.heat)];
  Slot const& slot = h.slots[size_t(s.ask.lane)];
  std::string const name = g.rider_name(s.ask.heat, s.ask.lane, slot.rider);
  d.title = s.ask.kind == Ask::Take ? name + " takes a card" : s.ask.kind == Ask::Discard ? name + " throws a card away" : name + " plays a card";
  Proposal const p = proposal(g, s);
  Card const card = Card(p.play.arg);
  d.commit = s.ask.kind == Ask::Take ? (p.play.arg ? "Take " + card_words(h.open[size_t(p.play.arg - 1)]) : std::string("Draw a hidden card"))
                                     : (s.ask.kind == Ask::Discard ? "Throw away " : "Play ") + card_words(card);
  d.commit += ": " + p.why;
  d.commit_icon = "cards";
  d.commit_play = {p.play};
  d.chips.push_back({"motorbike", "Heat " + to_string(s.ask.heat + 1) + ", " + (h.step ? "lap " + to_string(h.step) + " of 4" : "the start"), Tone::Plain, {}});
  if (h.step > 0 && s.ask.kind == Ask::Play) {
    int place = 0;
    for (int i = 0; i < h.order.size(); ++i)
      if (h.order[i] == s.ask.lane) place = i + 1;
    static constexpr char const* kPlaces[] = {"", "leads", "runs second", "runs third", "runs fourth"};
    d.chips.push_back({"route", kPlaces[std::clamp(place, 0, 4)], Tone::Plain, {}});
  }
}

std::string who_and_where(GravelKings const& g, Heat const& h, int heat, int lane) {
  return strong(g.rider_name(heat, lane, h.slots[size_t(lane)].rider)) + ", heat " + to_string(heat + 1) + ", ";
}

// GK-9.3, GK-9.6, GK-9.8: what a rider does of whom the sheet says nothing, or nothing that can be used. The latter is a surprise
// to whoever wrote the sheet: the seal asks once.
paddock::Line unwritten(GravelKings const& g, Heat const& h, int heat, int lane, Ordered const& has) {
  static constexpr char const* kTakes[] = {"draws a hidden card", "takes the highest open card", "takes the first open card"};
  bool const rides = has.from == Ordered::Kept && !has.useless;
  paddock::Line l;
  l.helmet = helmet_of(heat, lane);
  l.text = who_and_where(g, h, heat, lane);
  l.tone = rides ? Tone::Plain : has.useless ? Tone::Bad : Tone::Warn;
  l.rules = {Rule{rides ? "GK-9.8" : "GK-9.3"}};
  if (rides) return l.text += "rides as an earlier sheet says.", l;
  l.text += has.useless ? "holds no card that " + std::string(has.from == Ordered::Kept ? "an earlier sheet" : "the sheet") + " wishes for him" : "without orders";
  l.text += ": plays his lowest legal card";
  if (h.step < 4) l.text += std::string(", then ") + (has.takes ? "takes as ordered" : kTakes[std::clamp(g.book().rules.nmr_replenish, 0, 2)]);
  l.text += ".";
  return l;
}

// What is proposed for a rider, out of a draft that holds it, and why.
paddock::Line proposed(GravelKings const& g, Heat const& h, int heat, int lane, Plan const& with) {
  int const rider = h.slots[size_t(lane)].rider;
  Words const words(with.draft.begin(), size_t(with.draft.size())), play = line_of(words, heat, h.step, rider, kPlay);
  paddock::Line l;
  l.helmet = helmet_of(heat, lane);
  l.text = who_and_where(g, h, heat, lane) + "proposed: " + (play.empty() ? "has no card to play" : "plays " + words_text(play));
  if (Words const take = line_of(words, heat, h.step, rider, kTake); !take.empty()) l.text += "; takes " + words_text(take);
  if (!play.empty()) l.text += "; " + why_proposed(*g.book().deck, h, h.slots[size_t(lane)]);
  l.text += ".";
  l.rules = {Rule{"GK-9.2"}};
  return l;
}

// The sheet that is handed in when none is written: the yellow button writes and seals it.
void propose_sheet(GravelKings const& g, State const& s, Seat viewer, SheetProposal const& p, Plan& with, Desk& d) {
  with = s.plans[viewer];
  for (Action a : p.play) Verb(a.verb) == Verb::Pick ? with.picks.push(int8_t(a.arg)) : with.draft.push(a.arg);
  d.commit_play = p.play;
  d.commit_play.push_back(GravelKings::kSeal);
  d.commit = "Seal this sheet: " + p.why;
  d.count = "proposed sheet";
  d.chips.push_back({"wand", "Riders without orders ride as proposed", Tone::Plain, Rule{"GK-9.2"}});
  if (with.picks.size() < 2 || !s.plans[viewer].picks.empty()) return;
  auto const& names = g.book().teams[size_t(viewer % 2)].names;
  paddock::Line l;
  l.text = "Heat 6, proposed: " + strong(names[size_t(with.picks[0] - 1)]) + " and " + strong(names[size_t(with.picks[1] - 1)]) + " ride it.";
  l.rules = {Rule{"GK-6.3"}};
  d.lines.push_back(std::move(l));
}

void count_sheet(int written, int riders, Desk& d) {
  d.count = to_string(written) + " of " + to_string(riders);
  d.count_tone = written == riders ? Tone::Good : Tone::Plain;
  if (written < riders) d.commit = "Seal, " + to_string(riders - written) + " without orders";
  d.chips.push_back({"pencil", d.count + " riders have orders", d.count_tone, Rule{"GK-9.3"}});
  if (written < riders) d.chips.push_back({"alert-triangle", std::string(written ? "The others play" : "They play") + " their lowest legal cards", Tone::Warn, {}});
}

// Who has orders, who has none and what becomes of him.
void sheet_desk(GravelKings const& g, State const& s, Seat viewer, Desk& d) {
  Plan const& p = s.plans[viewer];
  bool const sealable = !d.commit_play.empty();
  SheetProposal const usual = sealable && p.draft.empty() ? sheet_proposal(g, s, viewer) : SheetProposal{};
  Plan with;
  if (!usual.play.empty()) propose_sheet(g, s, viewer, usual, with, d);
  int riders = 0, written = 0;
  for (int heat = 0; heat < kHeats; ++heat)
    for (int lane = 0; lane < kGrid; ++lane) {
      if (!mine(g.book(), s, heat, lane, viewer)) continue;
      Heat const& h = s.heats[size_t(heat)];
      Ordered const has = ordered(g.book(), s, viewer, heat, lane);
      ++riders;
      written += has.from != Ordered::Nothing && !has.useless;
      if (has_block({with.draft.begin(), size_t(with.draft.size())}, heat, h.step, h.slots[size_t(lane)].rider)) d.lines.push_back(proposed(g, h, heat, lane, with));
      else if (has.from != Ordered::Today || has.useless) d.lines.push_back(unwritten(g, h, heat, lane, has));
    }
  if (usual.play.empty()) count_sheet(written, riders, d);
}

}  // namespace

std::vector<Question> GravelKings::questions(State const& s, Seat seat, std::string_view text) const {
  std::vector<Question> out;
  if (seat < 0 || actor(s) != seat) return out;
  if (s.phase == Phase::Racing) return {s.ask.kind == Ask::Take ? take_question(*this, s) : card_question(*this, s)};
  if (s.phase == Phase::RaceCard) race_card_questions(*this, s, seat, text, out);
  if (s.phase == Phase::Orders) {
    name_questions(*this, s, seat, out);
    if (by_sheet(seat)) sheet_questions(*this, s, seat, text, out);
  }
  return out;
}

Desk GravelKings::desk(State const& s, Seat viewer) const {
  Desk d;
  d.title = s.phase == Phase::RaceCard ? "Your race-card" : names_due(s, viewer) && !by_sheet(viewer) ? "Name heat 6" : "Your orders";
  d.commit = s.phase == Phase::RaceCard ? "Seal race-card" : names_due(s, viewer) && !by_sheet(viewer) ? "Seal the names" : "Seal orders";
  if (viewer < 0 || viewer >= s.plans.size()) return d;
  if (s.phase != Phase::Over) add_trays(*this, s, viewer, d);
  if (actor(s) != viewer) return d;
  d.around = around_words(*this, s, viewer);
  if (s.phase == Phase::Racing) {
    asked(*this, s, d);
    return d;
  }
  bool const sheet = s.phase == Phase::Orders && by_sheet(viewer);
  if (s.phase == Phase::RaceCard) race_card_desk(*this, s, viewer, d);
  d.text_entry = true;
  d.text_lines = sheet ? 7 : 1;
  d.text = sheet_text(s, viewer);
  Actions now;
  legal(s, now);
  if (now.find(kSeal) >= 0) d.commit_play = {kSeal};
  else if (d.commit_play.empty()) d.commit_verdict = {Rule{s.phase == Phase::RaceCard ? "GK-6.10" : "GK-9.7"}, s.phase == Phase::RaceCard ? "the race-card is not complete yet" : "the orders break off"};
  if (sheet) sheet_desk(*this, s, viewer, d);
  return d;
}

}  // namespace paddock::gravel_kings
