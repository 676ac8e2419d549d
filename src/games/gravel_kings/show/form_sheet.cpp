// The sheet of orders with buttons: every press is one change of its text.
#include <algorithm>

#include "games/gravel_kings/bot/advice.hpp"
#include "games/gravel_kings/show/form.hpp"

namespace paddock::gravel_kings {
namespace {

using std::to_string;
using Line = std::vector<int16_t>;

int head_word(State const& s, int heat, int lane) {
  Heat const& h = s.heats[size_t(heat)];
  return kHead + (heat + 1) * 100 + h.step * 10 + h.slots[size_t(lane)].rider;
}

Line line_now(State const& s, Seat seat, int heat, int lane, Word kind) {
  Plan const& p = s.plans[seat];
  Heat const& h = s.heats[size_t(heat)];
  Words const words(p.draft.begin(), size_t(p.draft.size()));
  Words const line = line_of(words, heat, h.step, h.slots[size_t(lane)].rider, kind);
  return {line.begin(), line.end()};
}

// Clauses of a line, each without the sign between them.
std::vector<Line> clauses_of(Line const& line) {
  std::vector<Line> out(1);
  for (int16_t w : line)
    if (w == kSemi) out.emplace_back();
    else out.back().push_back(w);
  return out;
}

std::vector<Line> items_of(Line const& clause) {
  std::vector<Line> out;
  size_t from = 0;
  if (!clause.empty() && clause[0] == kIf) {
    while (from < clause.size() && clause[from] != kColon) ++from;
    ++from;
  }
  for (size_t i = from; i < clause.size(); ++i) {
    if (i == from || clause[i] == kThen) out.emplace_back();
    if (clause[i] != kThen) out.back().push_back(clause[i]);
  }
  return out;
}

Line joined(std::vector<Line> const& parts, int16_t sign) {
  Line out;
  for (Line const& p : parts) {
    if (p.empty()) continue;
    if (!out.empty()) out.push_back(sign);
    out.insert(out.end(), p.begin(), p.end());
  }
  return out;
}

// The draft's text with this line in place of the one of its kind; an empty line goes.
std::string with_line(State const& s, Seat seat, int heat, int lane, Word kind, Line const& line) {
  Plan const& p = s.plans[seat];
  Words const words(p.draft.begin(), size_t(p.draft.size()));
  int const head = head_word(s, heat, lane);
  std::array<Line, 4> lines;
  for (Word k : {kPlay, kTake, kDiscard}) lines[size_t(k)] = k == kind ? line : line_now(s, seat, heat, lane, k);
  Line out;
  bool placed = false;
  auto block = [&] {
    placed = true;
    if (lines[1].empty() && lines[2].empty() && lines[3].empty()) return;
    out.push_back(int16_t(head));
    for (Word k : {kPlay, kTake, kDiscard})
      if (!lines[size_t(k)].empty()) out.push_back(k), out.insert(out.end(), lines[size_t(k)].begin(), lines[size_t(k)].end());
  };
  for (size_t i = 0; i < words.size();) {
    Words const b = block_at(words, int(i));
    if (b[0] != head) out.insert(out.end(), b.begin(), b.end());
    else if (!placed) block();
    i += b.size();
  }
  if (!placed) block();
  std::string text;
  if (p.picks.size() == 2) text = "HEAT 6 RIDERS " + to_string(p.picks[0]) + " " + to_string(p.picks[1]) + (out.empty() ? "" : "\n");
  return text + words_text(out);
}

struct Editor {
  GravelKings const& g;
  State const& s;
  Seat seat;
  std::string_view draft;            // the text as it is written
  int heat, lane;

  Choice choice(std::string text, std::string note, Word kind, Line const& line) const {
    Choice c;
    c.text = std::move(text);
    c.note = std::move(note);
    c.edit = edit_between(draft, with_line(s, seat, heat, lane, kind, line));
    return c;
  }

  // The present wishes with a last resort behind them.
  Line and_then(Word kind, Line const& item) const {
    auto clauses = clauses_of(line_now(s, seat, heat, lane, kind));
    auto items = items_of(clauses.back());
    if (std::find(items.begin(), items.end(), item) != items.end()) std::erase(items, item);
    else items.push_back(item);
    Line const condition = condition_of(clauses.back());
    Line last = joined(items, kThen);
    if (!last.empty()) last.insert(last.begin(), condition.begin(), condition.end());
    clauses.back() = last;
    return joined(clauses, kSemi);
  }

  static Line condition_of(Line const& clause) {
    auto const colon = std::find(clause.begin(), clause.end(), int16_t(kColon));
    return clause.empty() || clause[0] != kIf || colon == clause.end() ? Line{} : Line(clause.begin(), colon + 1);
  }
};

Question fold(Editor const& e, char const* icon, std::string label, std::string value, char const* rule) {
  Question q;
  q.look = Question::Fold;
  q.icon = icon;
  q.page = e.heat;
  q.label = std::move(label);
  q.value = std::move(value);
  q.rule = Rule{rule};
  return q;
}

// What the yellow button would write for this rider: the same rider in a draft that holds the proposal.
void show_proposed(Editor const& with, Word kind, Question& q) {
  Line const line = line_now(with.s, with.seat, with.heat, with.lane, kind);
  if (line.empty()) return;
  q.value = "proposed: " + words_text(line);
  q.note = "What is proposed: " + words_text(line) + ". A press begins a sheet of your own.";
}

// What stands before the last clause: conditions with what they lead to, each can go.
void conditions(Editor const& e, Word kind, std::vector<Question>& out) {
  auto const clauses = clauses_of(line_now(e.s, e.seat, e.heat, e.lane, kind));
  for (size_t i = 0; i + 1 < clauses.size(); ++i) {
    std::string const text = words_text(clauses[i]);
    size_t const colon = text.find(" :");
    bool const bare_line = colon == std::string::npos;
    Question q = fold(e, "adjustments-horizontal", bare_line ? "First" : "If" + text.substr(2, colon - 2),
                      bare_line ? text : text.substr(colon + 3), "GK-9.1");
    auto without = clauses;
    without.erase(without.begin() + std::ptrdiff_t(i));
    Choice away = e.choice("Remove the condition", "", kind, joined(without, kSemi));
    away.tone = Tone::Warn;
    q.choices.push_back(std::move(away));
    out.push_back(std::move(q));
  }
}

// A condition takes the present wishes with it; what is wished otherwise is tapped anew.
Question add_condition(Editor const& e) {
  struct Test { char const* words; Line test; };
  int16_t const leader_lane = int16_t(kAttr + kLeader * 10 + 1), mate_value = int16_t(kAttr + kMate * 10), any_value = int16_t(kAttr + kAny * 10);
  int16_t const mate_out = int16_t(kFlag + kMate * 10 + 1);
  std::vector<Test> const tests = {
      {"White Line is free", {int16_t(kFreeTest + kWhiteLine)}},
      {"Centre is free", {int16_t(kFreeTest + kCentre)}},
      {"Boards are free", {int16_t(kFreeTest + kBoards)}},
      {"the leader is in White Line", {leader_lane, kEq, int16_t(kLane + kWhiteLine)}},
      {"the leader is in Centre", {leader_lane, kEq, int16_t(kLane + kCentre)}},
      {"the leader is on the Boards", {leader_lane, kEq, int16_t(kLane + kBoards)}},
      {"somebody played 9 or more", {any_value, kGe, int16_t(kInt + 9)}},
      {"my mate played 9 or more", {mate_value, kGe, int16_t(kInt + 9)}},
      {"my mate is out", {mate_out}},
      {"I lead", {kMyPos, kEq, int16_t(kInt + 1)}}};
  auto const clauses = clauses_of(line_now(e.s, e.seat, e.heat, e.lane, kPlay));
  Line wishes = joined(items_of(clauses.back()), kThen);
  if (wishes.empty()) wishes = {kLow};
  Question q = fold(e, "plus", "Add a condition", "only of riders before me", "GK-9.1");
  q.note = "What is tapped now then holds only if this is so; tap afterwards what you want otherwise.";
  for (Test const& t : tests) {
    Line clause{kIf};
    clause.insert(clause.end(), t.test.begin(), t.test.end());
    clause.push_back(kColon);
    clause.insert(clause.end(), wishes.begin(), wishes.end());
    auto all = clauses;
    all.back() = clause;
    all.push_back({kLow});
    q.choices.push_back(e.choice(t.words, "", kPlay, joined(all, kSemi)));
  }
  return q;
}

// The stock orders of the client's menu, for this rider.
Question stock(Editor const& e) {
  struct Stock { char const* name; char const* play; char const* take; char const* note; };
  constexpr Stock kStock[] = {
      {"Save for lap 4", "IF MYPOS = 1 : HIGH SAFE <=7 > LOW ; LOW", "HIGH >=8 > HIDDEN", "low cards now, the good ones stay"},
      {"Cautious", "HIGH SAFE > LOW", "HIGH SAFE >=7 > HIDDEN", "no risks"},
      {"All out", "HIGH", "HIGH", "the best card now"},
      {"Team riding", "IF MATE.VALUE >= 9 : HIGH SAFE <=8 > LOW ; HIGH", "HIGH SAFE > HIDDEN", "let the mate lead"},
      {"Shut a lane", "LOW WL >=8 > HIGH WL > HIGH", "HIGH WL > HIGH", "keeps higher White Line cards behind"}};
  Question q = fold(e, "wand", "Stock orders", "in one press", "GK-9.2");
  q.note = "Only the order after lap 4 scores: who saves good cards in different lanes for it wins.";
  bool const last = e.s.heats[size_t(e.heat)].step == 4;
  for (Stock const& stock : kStock) {
    if (last && std::string_view(stock.name) == "Save for lap 4") continue;
    State with = e.s;
    auto put = [&](Word kind, char const* text) {
      Lexed const in = lex(text);
      std::string const whole = with_line(with, e.seat, e.heat, e.lane, kind, in.words);
      Sheet const sheet = e.g.read(e.s, e.seat, whole);
      Plan& p = with.plans[e.seat];
      p.draft.clear();
      for (Action a : sheet.actions)
        if (Verb(a.verb) == Verb::Word) p.draft.push(a.arg);
      return whole;
    };
    Choice c;
    c.text = stock.name;
    c.note = stock.note;
    std::string written = put(kPlay, stock.play);
    if (!last) written = put(kTake, stock.take);
    c.edit = edit_between(e.draft, written);
    q.choices.push_back(std::move(c));
  }
  return q;
}

Question resorts(Editor const& e, Word kind) {
  struct Resort { char const* words; Line item; };
  std::vector<Resort> const play = {{"lowest", {kLow}}, {"highest", {kHigh}}, {"highest without Risk", {kHigh, kSafe}}, {"highest up to 7", {kHigh, kLe, int16_t(kInt + 7)}}};
  std::vector<Resort> const take = {{"hidden card", {kHidden}}, {"highest", {kHigh}}, {"highest without Risk", {kHigh, kSafe}}, {"8 or more", {kHigh, kGe, int16_t(kInt + 8)}}};
  Question q = kind == kPlay ? fold(e, "arrow-narrow-right", "Or else play", "lowest legal", "GK-5.5")
                             : fold(e, "cards", "Or else take", "hidden card", "GK-4.6");
  auto const items = items_of(clauses_of(line_now(e.s, e.seat, e.heat, e.lane, kind)).back());
  for (Resort const& r : kind == kPlay ? play : take) {
    bool const on = std::find(items.begin(), items.end(), r.item) != items.end();
    if (on) q.chosen = int(q.choices.size()), q.value = r.words;
    q.choices.push_back(e.choice(r.words, "", kind, e.and_then(kind, r.item)));
  }
  return q;
}

// What is to be known of the open cards: in the first sheet what they are, wherever a Great Start lies that it is no good.
std::string open_note(Heat const& h, bool first) {
  std::string out = first ? "After each step every rider takes a card from the Open Selection, nine cards that all can see, or draws a hidden one." : "";
  if (std::any_of(h.open.begin(), h.open.end(), [](Card c) { return bare(c) && great_start(c); }))
    out += std::string(out.empty() ? "" : " ") + "A Great Start (GS) is useless after the gate: " + kUselessGreatStart + ".";
  return out;
}

void take_strip(Editor const& e, bool first, std::vector<Question>& out) {
  Heat const& h = e.s.heats[size_t(e.heat)];
  Question q;
  q.look = Question::Strip;
  q.icon = "cards";
  q.page = e.heat;
  q.label = "Then take, in order of liking";
  q.rule = Rule{"GK-4.6"};
  q.note = open_note(h, first);
  for (int i = 0; i < kOpen; ++i) {
    if (!bare(h.open[size_t(i)])) continue;
    int const n = wished(e.s, e.seat, e.heat, e.lane, kTake, kSlot + i + 1);
    Choice c;
    c.text = "#" + to_string(i + 1) + " " + face_text(h.open[size_t(i)]) + (e.g.book().deck->risk(h.open[size_t(i)]) ? "!" : "");
    if (great_start(h.open[size_t(i)])) c.note = std::string("a Great Start is useless after the gate: ") + kUselessGreatStart;
    c.badge = n;
    c.edit = edit_between(e.draft, toggled(e.s, e.seat, e.heat, e.lane, kTake, kSlot + i + 1));
    q.choices.push_back(std::move(c));
  }
  out.push_back(std::move(q));
}

// Whoever has no orders gets what would be proposed, to be changed from there.
void fill_question(GravelKings const& g, State const& s, Seat seat, std::string_view text, std::vector<Question>& out) {
  SheetProposal const usual = sheet_proposal(g, s, seat);
  State with = s;
  Plan& p = with.plans[seat];
  if (p.picks.size() == 1) p.picks.clear();
  bool words = false;
  for (Action a : usual.play) {
    bool const name = Verb(a.verb) == Verb::Pick;
    name ? p.picks.push(int8_t(a.arg)) : p.draft.push(a.arg);
    words = words || !name;
  }
  if (!words) return;
  Question q;
  q.look = Question::Strip;
  q.icon = "wand";
  q.label = "Riders without orders";
  q.rule = Rule{"GK-9.3"};
  Choice c;
  c.text = "Write what is proposed";
  c.note = usual.why;
  c.edit = edit_between(text, g.sheet_text(with, seat));
  q.choices.push_back(std::move(c));
  out.push_back(std::move(q));
}

}  // namespace

int wished(State const& s, Seat seat, int heat, int lane, Word kind, int word) {
  auto const items = items_of(clauses_of(line_now(s, seat, heat, lane, kind)).back());
  for (size_t i = 0; i < items.size(); ++i)
    if (items[i] == Line{int16_t(word)} || (word > kCard && items[i] == Line{int16_t(kCard + face_of(Card(word - kCard)) * 10)})) return int(i) + 1;
  return 0;
}

std::string toggled(State const& s, Seat seat, int heat, int lane, Word kind, int word) {
  auto clauses = clauses_of(line_now(s, seat, heat, lane, kind));
  auto items = items_of(clauses.back());
  int const at = wished(s, seat, heat, lane, kind, word);
  if (at > 0) items.erase(items.begin() + at - 1);
  else if (int(items.size()) < 12) items.push_back({int16_t(word)});
  Line last = joined(items, kThen);
  Line const condition = Editor::condition_of(clauses.back());
  if (!last.empty()) last.insert(last.begin(), condition.begin(), condition.end());
  clauses.back() = last;
  return with_line(s, seat, heat, lane, kind, joined(clauses, kSemi));
}

namespace {

// The position with the proposed sheet as its draft; one that has begun is proposed nothing.
State with_proposal(GravelKings const& g, State const& s, Seat seat) {
  State with = s;
  Plan& p = with.plans[seat];
  if (!p.draft.empty() || p.picks.size() == 1) return with;
  for (Action a : sheet_proposal(g, s, seat).play)
    if (Verb(a.verb) == Verb::Word) p.draft.push(a.arg);
  return with;
}

// All that is asked about one rider. `with`: in the position with what is proposed for him, or null.
void rider_questions(Editor const& e, Editor const* with, bool first, std::vector<Question>& out) {
  Heat const& h = e.s.heats[size_t(e.heat)];
  Question head;
  head.look = Question::Head;
  head.page = e.heat;
  head.helmet = helmet_of(e.heat, e.lane);
  head.label = e.g.rider_name(e.heat, e.lane, h.slots[size_t(e.lane)].rider);
  Line const play = line_now(e.s, e.seat, e.heat, e.lane, kPlay);
  head.value = with ? "as proposed, or tap his cards in order of liking" : play.empty() ? "tap his cards in order of liking" : words_text(play);
  out.push_back(std::move(head));
  conditions(e, kPlay, out);
  auto const resort = [&](Word kind) {
    out.push_back(resorts(e, kind));
    if (with) show_proposed(*with, kind, out.back());
  };
  resort(kPlay);
  if (h.step < 4) take_strip(e, first, out), resort(kTake);
  out.push_back(add_condition(e));
  out.push_back(stock(e));
}

}  // namespace

void sheet_questions(GravelKings const& g, State const& s, Seat seat, std::string_view text, std::vector<Question>& out) {
  bool first = s.turn == 1;
  fill_question(g, s, seat, text, out);
  State const with = with_proposal(g, s, seat);
  bool const proposes = s.plans[seat].draft.empty();
  for (int heat = 0; heat < kHeats; ++heat)
    for (int lane = 0; lane < kGrid; ++lane) {
      if (!mine(g.book(), s, heat, lane, seat)) continue;
      Editor const e{g, s, seat, text, heat, lane}, proposed{g, with, seat, text, heat, lane};
      bool const covers = proposes && ordered(g.book(), with, seat, heat, lane).from == Ordered::Today;
      rider_questions(e, covers ? &proposed : nullptr, first, out);
      first = first && s.heats[size_t(heat)].step == 4;
    }
}

}  // namespace paddock::gravel_kings
