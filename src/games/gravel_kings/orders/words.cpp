// Names of actions, sheets as text, the forum's picture and the hints of the link coder.
#include <algorithm>

#include "core/scan.hpp"
#include "core/text.hpp"
#include "games/gravel_kings/gravel_kings.hpp"

namespace paddock::gravel_kings {
namespace {

using std::to_string;

constexpr int kSpare = 60;              // words kept free to end a sheet with

// The one word that leads to the end soonest, when space runs out.
uint32_t way_out(uint32_t expected) {
  for (uint32_t kind : {uint32_t(kKColon), uint32_t(kKRight), uint32_t(kKFree), uint32_t(kKBest), uint32_t(kKInt), uint32_t(kKEq), uint32_t(kKLane), uint32_t(kKHidden), uint32_t(kKGreat), uint32_t(kKLine)})
    if (expected & kind) return kind;
  return expected;
}

void push_cards(Deck const& deck, uint32_t expected, Actions& out) {
  if (!(expected & kKCard)) return;
  for (Card c : deck.faces) out.push(act(Verb::Word, kCard + c));
  for (Card c : deck.cards) out.push(act(Verb::Word, kCard + c));
}

// The words below kHead that there are, with their kinds.
struct Small { int16_t word; uint32_t kinds; };
std::span<Small const> small_words() {
  static List<Small, 80> const kAll = [] {
    List<Small, 80> all;
    auto run = [&](int from, int to) {
      for (int w = from; w <= to; ++w) all.push({int16_t(w), kinds_of(w)});
    };
    run(kPlay, kMyPos), run(kFreeTest + 1, kFreeTest + 3), run(kFloorTest + 1, kFloorTest + 3), run(kEq, kGe);
    run(kLane + 1, kLane + 4), run(kSlot + 1, kSlot + kOpen);
    return all;
  }();
  return {kAll.begin(), size_t(kAll.size())};
}

void push_kind(Deck const& deck, uint32_t expected, Actions& out) {
  for (Small const& small : small_words())
    if (small.kinds & expected) out.push(act(Verb::Word, small.word));
  constexpr uint32_t kOfRiders = kKFlag | kKValue | kKLaneAttr | kKCardAttr | kKTook;
  for (int who = 0; who < kWhos && expected & kOfRiders; ++who)
    for (int i = 0; i < 4; ++i) {
      if (expected & kKFlag) out.push(act(Verb::Word, kFlag + who * 10 + i));
      if (expected & (kKValue << i)) out.push(act(Verb::Word, kAttr + who * 10 + i));
    }
  for (int n = 0; n <= 99 && expected & kKInt; ++n) out.push(act(Verb::Word, kInt + n));
  push_cards(deck, expected, out);
}

void push_heads(GravelKings const& g, State const& s, Seat seat, Actions& out) {
  for (int heat = 0; heat < kHeats; ++heat) {
    Heat const& h = s.heats[size_t(heat)];
    for (int lane = 0; lane < kGrid; ++lane) {
      Slot const& slot = h.slots[size_t(lane)];
      if (h.run != Run::On || slot.ride != Ride::On || g.book().manager(heat, lane) != seat) continue;
      for (int step = h.step; step < kSteps; ++step) out.push(act(Verb::Word, kHead + (heat + 1) * 100 + step * 10 + slot.rider));
    }
  }
}

std::string hyphened(std::string text) {
  std::replace(text.begin(), text.end(), ' ', '-');
  return text;
}

}  // namespace

// GK-9.7; in the last stretch of the space only what ends the sheet.
void word_options(GravelKings const& g, State const& s, Seat seat, Actions& out) {
  Plan const& p = s.plans[seat];
  Walk const now = walk_on({p.draft.begin(), size_t(p.draft.size())});
  int const room = kTokens - p.draft.size();
  if (room < kSpare) {
    if (now.complete || room < 1) return;
    Actions all;
    push_kind(*g.book().deck, way_out(now.expected), all);
    if (all.size() > 0) out.push(all[0]);
    return;
  }
  if (now.expected & kKHead) push_heads(g, s, seat, out);
  push_kind(*g.book().deck, now.expected & ~uint32_t(kKHead), out);
}

std::string GravelKings::name(State const&, Action a) const {
  switch (Verb(a.verb)) {
    case Verb::Seal: return "Seal";
    case Verb::NoOrder: return "NoOrder";
    case Verb::Retire: return "Retire";
    case Verb::Pick: return "rider" + to_string(a.arg);
    case Verb::Word: return hyphened(word_text(a.arg));
    case Verb::Play: return a.arg > 999 && a.arg < 5000 ? card_text(a.arg) : "?" + to_string(a.arg);
    case Verb::Discard: return "discard-" + (a.arg > 999 && a.arg < 5000 ? card_text(a.arg) : to_string(a.arg));
    case Verb::Take: return a.arg ? "take" + to_string(a.arg) : "hidden";
    default: return "?";
  }
}

namespace {

std::string picks_text(List<int8_t, 12> const& picks) {
  std::string out;
  for (int i = 0; i < picks.size(); ++i) out += (i == 0 ? "" : i == 10 ? "; reserve " : i % 2 ? " " : ", ") + to_string(picks[i]);
  return out;
}

Sheet fault_at(int column, std::string what, Rule rule) {
  Sheet sheet;
  sheet.error_column = column;
  sheet.error = std::move(what);
  sheet.rule = rule;
  return sheet;
}

// What reads well and is not allowed.
Sheet forbidden_at(int column, std::string what, Rule rule) {
  Sheet sheet = fault_at(column, std::move(what), rule);
  sheet.forbidden = true;
  return sheet;
}

// The answer of one who is asked at the table.
Sheet read_answer(GravelKings const& g, State const& s, std::string_view text) {
  Actions now;
  g.legal(s, now);
  std::string want(text);
  while (!want.empty() && (want.back() == ' ' || want.back() == '\n')) want.pop_back();
  Sheet sheet;
  for (Action a : now)
    if (g.name(s, a) == want && !(a == GravelKings::kAbsent)) return sheet.actions = {a}, sheet.clean = want, sheet;
  return fault_at(1, "A card of the hand, take1 to take9 or hidden is expected.", Rule{"GK-9.7"});
}

// GK-6.10 the race-card: rider numbers in the order of the heats, then of the reserves, of whom the last one goes without saying.
Sheet read_race_card(GravelKings const& g, Seat seat, std::string_view text) {
  WrittenCard const card = written_card(text);
  if (card.fault != card.why.npos) return fault_at(int(card.fault) + 1, card.why, Rule{"GK-6.2"});
  static constexpr char kTen[] = "Two riders for each of heats 1 to 5 are expected, like 1 2, 3 4, 1 5, 2 3, 4 5.";
  Sheet sheet;
  List<int8_t, 12> picks;
  for (size_t i = 0; i < card.numbers.size(); ++i) {
    auto const [rider, at] = card.numbers[i];
    Actions now;
    card_options(g.book(), seat % 2, picks, now);
    Action const a = act(Verb::Pick, rider);
    bool const other = picks.size() == 11 && rider > 5 && rider <= kRiders && rider != picks[10];
    bool const only = picks.size() == 10 && now.size() == 0 && rider == 6;   // a club of six has one reserve: he need not be named
    if ((other || only) && i + 1 == card.numbers.size()) break;
    if (now.find(a) >= 0) {
      picks.push(int8_t(rider));
      sheet.actions.push_back(a);
      continue;
    }
    if (picks.size() < 10 && at > card.reserves) return fault_at(int(at) + 1, kTen, Rule{"GK-6.10"});
    return forbidden_at(int(at) + 1,
                        now.size() == 0      ? "The race-card is complete before this number."
                        : picks.size() >= 10 ? "The reserves are riders 6 and 7."
                        : rider > 5          ? "Reserves ride only for a man who misses a race: heats 1 to 5 take riders 1 to 5."
                        : picks.size() < 4   ? "Rider " + to_string(rider) + " cannot ride here: heats 1 and 2 have four different riders."
                                             : "Rider " + to_string(rider) + " cannot ride here: each rides twice in heats 1 to 5, once in a heat.",
                        Rule{rider > 5 && picks.size() < 10 ? "GK-7.6" : picks.size() < 4 ? "GK-6.9" : "GK-6.2"});
  }
  Actions now;
  card_options(g.book(), seat % 2, picks, now);
  if (now.size() > 0 && picks.size() < 10) return fault_at(int(text.size()) + 1, kTen, Rule{"GK-6.10"});
  if (now.size() > 0) sheet.actions.push_back(now[0]), picks.push(int8_t(now[0].arg));
  sheet.clean = picks_text(picks);
  return sheet;
}

bool same_name(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return lower(x) == lower(y); });
}

// What is wrong with the words as a whole; no error: they are a sheet.
Sheet check_words(GravelKings const& g, Lexed const& in, Seat seat, std::string_view text) {
  constexpr size_t kMost = kTokens - kSpare;
  if (!in.words.empty() && !g.by_sheet(seat)) return forbidden_at(in.columns[0], "You are asked at the table; no sheet is needed.", Rule{"GK-9.1"});
  if (in.words.size() > kMost) return forbidden_at(in.columns[kMost], "A turn's orders have at most " + to_string(kMost) + " words.", Rule{"GK-9.7"});
  Walk const w = walk(in.words);
  if (w.complete) return {};
  bool const ends = w.at >= int(in.words.size());
  int const column = ends ? int(text.size()) + 1 : in.columns[size_t(w.at)];
  std::string const got = ends ? "The orders break off" : "'" + word_text(in.words[size_t(w.at)]) + "' does not fit";
  return fault_at(column, got + "; " + expected_text(w.expected) + " is expected.", Rule{"GK-9.7"});
}

constexpr char kByNumber[] = "Riders go by their numbers, in a line above their orders: HEAT 1 LAP 2 RIDER 3.";

// Whether all cards of his hand are known.
bool known(Slot const& slot) {
  return std::all_of(slot.hand.begin(), slot.hand.end(), [](Card c) { return bare(c) != 0; });
}

// GK-9.6 of whom the sheet wishes only for cards that he does not hold.
void note_useless(GravelKings const& g, State const& s, Seat seat, std::vector<std::string>& notes) {
  for (int heat = 0; heat < kHeats; ++heat)
    for (int lane = 0; lane < kGrid; ++lane) {
      Heat const& h = s.heats[size_t(heat)];
      Slot const& slot = h.slots[size_t(lane)];
      if (h.run != Run::On || slot.ride != Ride::On || g.book().manager(heat, lane) != seat || !known(slot)) continue;
      Ordered const o = ordered(g.book(), s, seat, heat, lane);
      if (o.from == Ordered::Today && o.useless)
        notes.push_back(g.rider_name(heat, lane, slot.rider) + " holds no card that the sheet wishes for him: he plays his lowest legal card.");
    }
}

// GK-9.8: a second line of a kind replaces the first. Below words that the reader of posts has blanked, perhaps the head of another
// rider, it may be his; 0: there is none.
int line_of_another(Lexed const& in, std::string_view text) {
  size_t head = 0;
  for (size_t i = 0; i < in.words.size(); ++i) {
    if (kinds_of(in.words[i]) == kKHead) head = i;
    if (kinds_of(in.words[i]) != kKLine) continue;
    size_t before = i;
    while (before > head && in.words[before - 1] != in.words[i]) --before;
    if (before <= head) continue;
    std::string_view const between = text.substr(size_t(in.columns[before - 1]), size_t(in.columns[i] - in.columns[before - 1]));
    for (size_t at = between.find("\n "); at != between.npos; at = between.find("\n ", at + 1)) {
      size_t const end = between.find_first_not_of(' ', at + 1);
      if (end != between.npos && between[end] == '\n') return in.columns[i];
    }
  }
  return 0;
}

}  // namespace

bool GravelKings::names_rider(Seat seat, std::string_view text) const {
  std::string_view const word = Scan(text).take_while(in_word);
  auto const& names = book_.teams[size_t(seat % 2)].names;
  return !word.empty() && std::any_of(names.begin(), names.end(), [word](auto const& name) { return same_name(name, word); });
}

Sheet GravelKings::read(State const& s, Seat seat, std::string_view text) const {
  if (seat < 0 || seat >= s.plans.size()) return fault_at(1, "Nobody orders here.", Rule{"GK-9.5"});
  if (text.size() > 16000) return fault_at(1, "Orders are at most 16000 characters long.", Rule{"GK-9.7"});
  if (s.phase == Phase::Racing) return read_answer(*this, s, text);
  Sheet sheet;
  if (nothing_ordered(text)) return sheet.clean = kNothing, sheet;
  if (s.phase == Phase::RaceCard) return read_race_card(*this, seat, text);
  Lexed const in = lex(text);
  if (!in.error.empty()) return fault_at(in.error_column, names_rider(seat, text.substr(size_t(in.error_column - 1))) ? kByNumber : in.error, Rule{"GK-9.7"});
  for (Lexed::Called const& c : in.called)
    if (std::string const& name = book_.teams[size_t(seat % 2)].names[size_t(c.rider - 1)]; !same_name(name, c.name))
      return forbidden_at(c.column, "Rider " + to_string(c.rider) + " is " + name + ".", Rule{"GK-9.7"});
  if (int const column = line_of_another(in, text))
    return fault_at(column, "Whose this is stands in words that were not read; HEAT n LAP n RIDER n is expected above it.", Rule{"GK-9.7"});
  if (!in.nominees.empty() && !names_due(s, seat)) return forbidden_at(1, "Heat 6 is named with turn 6, by the captain.", Rule{"GK-6.10"});
  for (size_t i = 0; i < in.nominees.size() && i < 2; ++i) {
    if (!may_ride_last(book_, s, seat % 2, in.nominees[i]) || (i && in.nominees[0] == in.nominees[1]))
      return forbidden_at(1, "Rider " + to_string(in.nominees[i]) + " may not be named for heat 6.", Rule{"GK-6.3"});
    sheet.actions.push_back(act(Verb::Pick, in.nominees[i]));
  }
  if (Sheet wrong = check_words(*this, in, seat, text); wrong.error_column) return wrong;
  Actions heads;
  push_heads(*this, s, seat, heads);
  for (size_t i = 0; i < in.words.size(); ++i) {
    int const word = in.words[i];
    if (kinds_of(word) == kKHead && heads.find(act(Verb::Word, word)) < 0)
      return forbidden_at(in.columns[i], word_text(word) + ": no rider of yours rides that step now or later.", Rule{"GK-9.8"});
    if (word >= kCard && !book_.deck->known(Card(word - kCard)))
      return forbidden_at(in.columns[i], "There is no " + word_text(word) + " in this deck.", Rule{"GK-1.4"});
    sheet.actions.push_back(act(Verb::Word, word));
  }
  State draft = s;
  Plan& p = draft.plans[seat];
  p.picks.clear();
  p.draft.clear();
  for (Action a : sheet.actions) Verb(a.verb) == Verb::Pick ? p.picks.push(int8_t(a.arg)) : p.draft.push(a.arg);
  sheet.clean = sheet_text(draft, seat);
  note_useless(*this, draft, seat, sheet.notes);
  return sheet;
}

// GK-9.3: where a sheet says nothing (any more), it is sealed; without one there is no order.
Action GravelKings::answer(State const& s, Seat seat, Sheet const& sheet, int n) const {
  Actions now;
  legal(s, now);
  if (n >= 0 && n < int(sheet.actions.size()) && now.find(sheet.actions[size_t(n)]) >= 0) return sheet.actions[size_t(n)];
  bool const written = seat >= 0 && seat < s.plans.size() && (!s.plans[seat].picks.empty() || !s.plans[seat].draft.empty());
  if (written && now.find(kSeal) >= 0) return kSeal;
  if (now.find(kAbsent) >= 0) return kAbsent;
  return now.size() ? now[0] : kAbsent;
}

std::string GravelKings::sheet_text(State const& s, Seat seat) const {
  if (seat < 0 || seat >= s.plans.size()) return "";
  Plan const& p = s.plans[seat];
  bool const handed_in = p.stage == Plan::Sealed || p.stage == Plan::Absent;
  if (handed_in && p.picks.empty() && p.draft.empty()) return kNothing;
  if (s.phase == Phase::RaceCard) return picks_text(p.picks);
  std::string out;
  if (!p.picks.empty()) out = "HEAT 6 RIDERS " + picks_text(p.picks);
  if (!p.draft.empty()) out += (out.empty() ? "" : "\n") + words_text({p.draft.begin(), size_t(p.draft.size())});
  return out;
}

// The programme: heat, gate, rider, what lies on the table, points.
std::string GravelKings::map_text(State const& s) const {
  std::string out;
  for (int heat = 0; heat < kHeats; ++heat) {
    Heat const& h = s.heats[size_t(heat)];
    out += "HEAT " + to_string(heat + 1) + (h.run == Run::Waiting ? "  to come" : h.run == Run::Done ? "  result" : h.step ? "  before lap " + to_string(h.step) : "  before the start") + "\n";
    for (int lane = 0; lane < kGrid && h.run != Run::Waiting; ++lane) {
      Slot const& slot = h.slots[size_t(lane)];
      std::string line = " " + to_string(lane + 1) + (book_.team_of(heat, lane) ? " V " : " H ") + rider_name(heat, lane, slot.rider);
      line = fit_points(line, 21, 22);
      line += slot.played ? card_text(slot.played) : "-";
      line = fit_points(line, 30, 30);
      int place = 0;
      for (int i = 0; i < h.order.size(); ++i)
        if (h.order[i] == lane) place = i + 1;
      out += line + (slot.ride != Ride::On ? kRides[int(slot.ride)] : h.run == Run::Done ? to_string(slot.points) : h.step ? "place " + to_string(place) : "") + "\n";
    }
    if (h.run != Run::On) continue;
    out += " open:";
    for (Card c : h.open) out += " " + (c ? card_text(c) : std::string("-"));
    out += "  hidden " + to_string(h.hidden.size()) + "\n";
  }
  auto const points = score(s);
  return out + name_of(0) + " " + to_string(points[0]) + " : " + to_string(points[1]) + " " + name_of(1) + "\n";
}

Account GravelKings::account(State const&, State const& after, std::vector<Event> const& events, Seat seat) const {
  Account a;
  for (Event const& e : events)
    if (e.seat == seat && e.kind == Ev::Played) a.done += (a.done.empty() ? "" : " ") + card_text(e.b);
  auto const points = score(after);
  a.state = to_string(points[size_t(seat % 2)]) + " points";
  return a;
}

Hint GravelKings::hint(State const& s) const {
  Hint h;
  Seat const seat = actor(s);
  if (seat < 0) return h;
  if (s.phase == Phase::Racing) {
    h.kind = 1 + s.ask.kind;
    Heat const& heat = s.heats[size_t(s.ask.heat)];
    h.contexts[0] = context_of(h.kind, heat.step, s.move.index, heat.slots[size_t(s.ask.lane)].hand.size());
    h.contexts[1] = context_of(h.kind);
  } else {
    Plan const& p = s.plans[seat];
    int const last = p.draft.empty() ? 0 : p.draft.back();
    h.kind = s.phase == Phase::RaceCard ? 10 : 11;
    h.contexts[0] = context_of(h.kind, last, p.picks.size());
    h.contexts[1] = context_of(h.kind, int(kinds_of(last)), p.draft.empty());
  }
  h.used = 2;
  return h;
}

}  // namespace paddock::gravel_kings
