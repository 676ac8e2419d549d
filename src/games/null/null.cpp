#include "games/null/null.hpp"

#include <algorithm>

namespace paddock::null {

static_assert(Game<Null> && ViewLinks<Null>);

Expected<Null> Null::make(Setup const& setup) {
  if (setup.seats.size() < 2 || setup.seats.size() > size_t(kMaxSeats))
    return Error{"/setup/seats", "2 to 12 seats are expected"};
  Null g;
  g.setup_ = setup;
  g.ground_ = ground_of(int(setup.seats.size()));
  return g;
}

Words Null::words() {
  Words w;
  w.group = [](int turn) { return Words::Named{"Round " + std::to_string((turn + 1) / 2), turn % 2 ? "first half" : "second half"}; };
  return w;
}

State Null::start(Dice&) const {
  State s;
  for (size_t i = 0; i < setup_.seats.size(); ++i) s.runners.push(Runner{});
  return s;
}

Seat Null::actor(State const& s) const {
  if (s.over) return kOver;
  for (int i = 0; i < s.runners.size(); ++i)
    if (!s.runners[i].sealed) return Seat(i);
  return kNobody;
}

void Null::legal(State const& s, Actions& out) const {
  out.clear();
  if (!draft(s, actor(s))) {
    for (int16_t i = 1; i <= 3; ++i) out.push({brings(s) ? Bring : Pick, i});
    out.push(kAbsent);
  } else {
    out.push(kSeal);
  }
}

Verdict Null::why_not(State const& s, Action a) const {
  Actions all;
  legal(s, all);
  if (all.find(a) >= 0) return {};
  bool const number = a.verb == Pick || a.verb == Bring;
  if (brings(s)) return {kBring, number ? "One spring of 1, 2 or 3 is brought." : "Choose a spring of 1, 2 or 3 first."};
  return {kPick, number ? "One pick of 1, 2 or 3 a turn." : "Pick 1, 2 or 3 first."};
}

// A referee may move runners and change what they brought, not take away what the turn has asked for already.
Verdict Null::may_rule(State const& was, State const& is) const {
  if (std::string const why = fault(is, {}); !why.empty()) return {Rule{}, why};
  for (int i = 0; i < is.runners.size(); ++i) {
    Runner const &before = was.runners[i], &r = is.runners[i];
    if (r.sealed != before.sealed || r.hidden != before.hidden) return {kPick, "Who has sealed is what the turn has come to, not a matter of a ruling."};
    if (!is.over && r.place >= 12) return {kEnd, "Who stands at 12 has won; the race goes on with all runners short of it."};
    if (!brings(is) && !r.spring) return {kBring, "Every runner has brought a spring of 1, 2 or 3 by now."};
  }
  return {};
}

Outcome Null::outcome(State const& s) const {
  Outcome o;
  o.over = s.over;
  std::vector<Seat> order;
  for (int i = 0; i < s.runners.size(); ++i) order.push_back(Seat(i));
  std::stable_sort(order.begin(), order.end(), [&](Seat a, Seat b) { return s.runners[a].place > s.runners[b].place; });
  for (Seat seat : order) o.ranking.push(seat);
  return o;
}

void Null::observe(State& s, Seat viewer) const {
  if (s.over) return;
  for (int i = 0; i < s.runners.size(); ++i) {
    Runner& r = s.runners[i];
    if (i == viewer) continue;
    if (!r.sprung) r.spring = 0;
    r.pick = 0;
    r.sealed = r.hidden = true;
  }
}

// What events of view links may cite.
std::span<char const* const> Null::event_rules() {
  static constexpr char const* kRules[] = {"NL-1.2", "NL-1.3", "NL-1.6"};
  return kRules;
}

std::string Null::fault(State const& s, std::vector<Event> const& events) const {
  if (s.runners.size() != int(setup_.seats.size())) return "it has another number of runners";
  for (Runner const& r : s.runners)
    if (r.sprung && !r.spring) return "a spring was let go that nobody brought";
  for (Event const& e : events)
    if (e.kind > Sprung || e.seat < 0 || e.seat >= s.runners.size() || e.a < 0 || e.a > 3) return "an event is none of this game";
  return "";
}

std::string Null::name(State const&, Action a) const {
  switch (a.verb) {
    case Bring: return "Spring" + std::to_string(a.arg);
    case Pick: return std::to_string(a.arg);
    case Seal: return "Seal";
    case Absent: return "NoOrder";
    default: return "Retire";
  }
}

Sheet Null::read(State const& s, Seat, std::string_view text) const {
  Sheet sheet;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == ' ') continue;
    if (text[i] >= '1' && text[i] <= '3' && sheet.actions.empty()) {
      sheet.actions.push_back({brings(s) ? Bring : Pick, int16_t(text[i] - '0')});
      sheet.clean = std::string(1, text[i]);
    } else {
      sheet.error_column = int(i) + 1;
      sheet.error = "One number from 1 to 3 is expected.";
      sheet.rule = kPick;
      break;
    }
  }
  return sheet;
}

Action Null::answer(State const& s, Seat, Sheet const& sheet, int n) const {
  if (n < int(sheet.actions.size())) return sheet.actions[size_t(n)];
  return draft(s, actor(s)) ? kSeal : kAbsent;
}

std::string Null::sheet_text(State const& s, Seat seat) const {
  int const number = draft(s, seat);
  return number ? std::to_string(number) : "";
}

Line Null::say_roll(Roll const& r) const {
  Line l;
  l.icon = "dice-5";
  l.seat = r.seat;
  l.text = "One step for a tie";
  l.value = std::to_string(r.value);
  l.rules.push_back(kTie);
  return l;
}

Line Null::say(State const&, Event const& e) const {
  Line line;
  line.seat = e.seat;
  std::string const n = std::to_string(e.a);
  line.text = e.kind == Moved ? "moves " + n : e.kind == Sprung ? "lets a spring of " + n + " go" : "wins the roll, moves 1";
  line.rules = {e.rule};
  return line;
}

std::string Null::map_text(State const& s) const {
  std::string out;
  for (Runner const& r : s.runners) out += std::string(size_t(r.place), '.') + "X\n";
  return out;
}

Account Null::account(State const&, State const& after, std::vector<Event> const&, Seat seat) const {
  return {"", "", "at " + std::to_string(after.runners[seat].place)};
}

Hint Null::hint(State const& s) const {
  Hint h;
  h.kind = draft(s, actor(s)) ? 1 : 0;
  return h;
}

namespace {

class Guess final : public Thinker {
 public:
  Guess(Verb verb, uint64_t seed) : verb_(verb), dice_(seed) {}
  bool step(int) override {
    if (orders_.empty()) orders_ = {{verb_, int16_t(dice_.roll(3, "guess", kNobody))}, Null::kSeal};
    return true;
  }
  std::vector<Action> orders() const override { return orders_; }
  std::string why() const override { return "any number is as good as another"; }

 private:
  Verb verb_;
  SeededDice dice_;
  std::vector<Action> orders_;
};

}  // namespace

std::unique_ptr<Thinker> Null::think(State const& s, Seat, Level, uint64_t seed) const {
  return std::make_unique<Guess>(brings(s) ? Bring : Pick, seed);
}

Desk Null::desk(State const& s, Seat viewer) const {
  Desk d;
  d.title = brings(s) ? "Your spring" : "Your pick";
  d.commit = "Seal";
  if (viewer < 0 || actor(s) != viewer) return d;
  d.text_entry = true;
  d.text = sheet_text(s, viewer);
  if (draft(s, viewer)) d.commit_play = {kSeal};
  else d.commit_verdict = why_not(s, kSeal);
  return d;
}

Standing Null::standing(State const& s) const {
  Standing out;
  out.main_label = "place";
  int place = 1;
  for (Seat seat : outcome(s).ranking) {
    Standing::Row row;
    row.seat = seat;
    row.place = place++;
    row.main = s.runners[seat].place;
    row.state = s.runners[seat].sealed ? Standing::Row::Sealed : Standing::Row::Deciding;
    out.rows.push_back(row);
  }
  return out;
}

Recap Null::recap(State const&, Chronicle) const { return {}; }

}  // namespace paddock::null
