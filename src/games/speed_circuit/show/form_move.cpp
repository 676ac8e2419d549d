// Decisions on the way: the legal choices with price and odds, and what a careful driver would take.
#include "games/speed_circuit/bot/usual.hpp"
#include "games/speed_circuit/orders/phrases.hpp"
#include "games/speed_circuit/show/form.hpp"

namespace paddock::speed_circuit {
namespace {

using std::to_string;

// "2 wear", "1 wear and a brakes test"
std::string brakes_price(Option o) {
  std::string out = o.wear ? plural(o.wear, "wear", "wear") : "";
  if (o.rolls) out += std::string(out.empty() ? "" : " and ") + "a brakes test";
  return out;
}

std::string corner_name(SpeedCircuit const& g, Car const& c) {
  return c.account.corner ? g.track().corners[size_t(c.account.corner - 1)].name : "the corner";
}

class Prompt {
 public:
  Prompt(SpeedCircuit const& g, State const& s, Seat seat) : g_(g), s_(s), c_(s.cars[seat]), b_(g.book()) {}

  Choice choice(Action a) const {
    Choice out;
    out.play = {a};
    switch (Verb(a.verb)) {
      case Verb::Chips: chips(a, out); break;
      case Verb::Pay: pay(a, out); break;
      case Verb::Go: go(a, out); break;
      case Verb::Pass: pass(a, out); break;
      case Verb::Brake: brake(a, out); break;
      case Verb::Slip:
        out.rule = Rule{"SC-4.6"};
        out.icon = a.arg == kDecline ? "ban" : "wind";
        out.text = a.arg == kDecline ? "No slip" : "Lane " + to_string(a.arg);
        out.note = a.arg == kDecline ? "stays where it is" : toll_text(a.arg);
        break;
      case Verb::Shift:
        out.rule = Rule{"SC-4.10e"};
        out.icon = "arrow-bear-right";
        out.text = "Lane " + to_string(a.arg);
        out.note = "the nearest free space";
        break;
      default: out.text = g_.name(s_, a); break;
    }
    out.commit = commit(a, out);
    return out;
  }

 private:
  // What the yellow button says once it is picked: nothing on the way can be taken back.
  std::string commit(Action a, Choice const& c) const {
    switch (Verb(a.verb)) {
      case Verb::Chips: return a.arg ? (s_.ask.kind == Ask::Block ? "Play " : "Roll with ") + c.text : s_.ask.kind == Ask::Block ? "Play no chip" : "Roll without chips";
      case Verb::Pay: return "Pay " + (a.arg / 2 ? c.text : std::string("with the dice"));
      case Verb::Slip: return a.arg == kDecline ? "Leave the slip" : "Take the slip, lane " + to_string(a.arg);
      case Verb::Go: return c.tone == Tone::Bad ? c.text + ": " + c.note : "Drive on, " + lowered(c.text);
      case Verb::Shift: return "Stand on lane " + to_string(a.arg);
      default: return c.text;
    }
  }

  static std::string lowered(std::string text) {
    if (!text.empty() && text[0] >= 'A' && text[0] <= 'Z') text[0] = char(text[0] + 32);
    return text;
  }

  int row_ahead(int lane) const {
    int const row = b_.track.wrap(c_.progress);
    return b_.track.wrap(row + (c_.on_road() ? b_.track.reach(row, c_.lane, lane) : b_.track.edge_reach(row, c_.where == Where::Right)));
  }

  void chips(Action a, Choice& out) const {
    bool const block = s_.ask.kind == Ask::Block;
    int const passed = s_.move.passes * 2;
    int const modifier = s_.ask.table == Table::Passing ? passed + (block ? a.arg : -a.arg) : s_.move.modifier - a.arg;
    Table const t = s_.ask.table;
    out.rule = Rule{"SC-3.2"};
    out.icon = "dice-5";
    out.text = a.arg ? number_text(block ? a.arg : -a.arg, true) : "No chip";
    if (a.arg) out.note = a.arg == 3 ? "one \u22123 chip" : plural(a.arg, "chip") + " of \u22121";
    odds(out, t, modifier);
    out.tone = block ? Tone::Plain : good_ways(t, modifier) >= 30 ? Tone::Good : good_ways(t, modifier) < 18 ? Tone::Warn : Tone::Plain;
  }

  void odds(Choice& out, Table t, int modifier) const {
    out.note += (out.note.empty() ? "" : "; ") + odds_text(t, modifier, c_);
    out.odds = odds_of(t, modifier);
  }

  void pay(Action a, Choice& out) const {
    Table const t = s_.ask.braking ? Table::Brakes : Table::Chance;
    out.rule = Rule{s_.ask.braking ? "SC-5.T1" : "SC-5.T2"};
    int const wear = a.arg / 2;
    bool const dice = a.arg % 2;
    out.text = wear ? plural(wear, "wear", "wear") : "";
    if (dice) out.text += (wear ? " and dice" : "Dice");
    out.icon = dice ? "dice-5" : "tool";
    out.tone = dice ? Tone::Warn : Tone::Plain;
    out.note = to_string(c_.wear - wear) + " wear left";
    if (dice) odds(out, t, 0);
  }

  // What entering the next space costs.
  std::string toll_text(int lane, Choice* out = nullptr) const {
    Ledger account = c_.account;
    int const row = row_ahead(lane);
    Toll const toll = toll_of(b_, account, {b_.track.wrap(c_.progress), c_.lane, c_.on_road(), row, lane}, s_.move.speed, c_.wear, false);
    if (out && (toll.spin || toll.crash)) out->icon = "ban", out->tone = Tone::Bad;
    else if (out && (toll.wear || toll.rolls)) out->icon = toll.rolls ? "dice-5" : "alert-triangle", out->tone = Tone::Warn;
    if (toll.crash) return "crash off the course";
    if (toll.spin) return "cannot be paid: a spin";
    std::string const chance = "the chance table (" + odds_text(Table::Chance, 0) + ")";
    if (out && toll.rolls == 1) out->odds = odds_of(Table::Chance, 0);
    if (toll.wear && toll.rolls) return plural(toll.wear, "wear", "wear") + " and " + chance;
    if (toll.wear) return plural(toll.wear, "wear", "wear") + " or " + chance;
    if (toll.rolls) return chance;
    int const limit = b_.track.limit(row, lane);
    return limit ? "posted " + to_string(limit) + ", free" : "free";
  }

  void go(Action a, Choice& out) const {
    if (a.arg == kEdge) {
      out.rule = Rule{"SC-4.11"};
      out.icon = "arrow-up";
      out.text = "Along the edge";
      return;
    }
    int const by = a.arg - c_.lane;
    out.rule = Rule{"SC-B.3"};
    out.icon = "check";
    out.tone = Tone::Good;
    out.text = "Lane " + to_string(a.arg);
    out.note = toll_text(a.arg, &out);
    out.value = c_.off_track() ? "back on" : by < 0 ? "left" : by > 0 ? "right" : "ahead";
    if (b_.rules.arrow == 0) {
      int const row = row_ahead(a.arg), id = b_.track.corner(row, a.arg);
      if (id && b_.track.on_arrow(id, b_.track.wrap(c_.progress), c_.lane, row, a.arg)) out.value += ", on the line";
    }
  }

  void pass(Action a, Choice& out) const {
    Seat const other = car_on(b_, s_, row_ahead(a.arg), a.arg);
    out.rule = Rule{"SC-4.10"};
    out.icon = "arrow-bear-right";
    out.tone = Tone::Warn;
    out.text = "Pass " + g_.name_of(other);
    odds(out, Table::Passing, s_.move.passes * 2);
  }

  void brake(Action a, Choice& out) const {
    int const over = s_.move.over + s_.move.shed + s_.move.speed - a.arg * 20;
    out.rule = Rule{"SC-4.7"};
    out.icon = "wheel";
    out.tone = over > 60 ? Tone::Bad : Tone::Warn;
    out.text = "Brake to " + to_string(a.arg * 20);
    Options const o = due(over, true, {s_.move.wear, s_.move.rolls});
    for (int i = 0; i < o.size; ++i)
      out.note += (i ? " or " : "") + brakes_price(o.items[i]);
    if (o.size == 1 && o.items[0].rolls) out.odds = odds_of(Table::Brakes, 0);
    if (out.note.empty()) out.note = "already paid";
    out.value = to_string(over) + " over";
  }

  SpeedCircuit const& g_;
  State const& s_;
  Car const& c_;
  Book b_;
};

}  // namespace

std::string move_title(SpeedCircuit const& g, State const& s) {
  std::string const table = kTableNames[int(s.ask.table)];
  switch (s.ask.kind) {
    case Ask::Chips: return s.ask.table == Table::Passing ? "Chips for the pass" : "Chips on the " + table + " table";
    case Ask::Block: return "Chips against " + g.name_of(s.order[s.move.index]);
    case Ask::Pay: return "Over by " + to_string(s.ask.over) + (s.ask.braking ? " in braking" : " in " + corner_name(g, s.cars[s.ask.seat]));
    case Ask::Step: return "Your way";
    case Ask::Slip: return "Slipstream";
    case Ask::Shift: return "Where you stand";
    default: return "Cars move";
  }
}

std::vector<Question> move_questions(SpeedCircuit const& g, State const& s, Seat seat) {
  Actions now;
  options_of(g.book(), s, now);
  Prompt const prompt(g, s, seat);
  Question q;
  switch (s.ask.kind) {
    case Ask::Step: {
      int const left = s.move.speed / 20 - s.move.driven;
      q.label = s.cars[seat].off_track() ? "Next row" : plural(left, "space") + " to drive at " + to_string(s.move.speed);
      break;
    }
    case Ask::Chips:
    case Ask::Block: q.label = "Chosen before the dice are seen"; break;
    case Ask::Pay: q.label = "What do you pay?"; break;
    case Ask::Slip: q.label = "One more space behind " + g.name_of(s.cars[seat].ahead); break;
    default: q.label = "Choose"; break;
  }
  q.rule = s.ask.kind == Ask::Step ? Rule{"SC-B.3"} : Rule{};
  for (Action a : now) q.choices.push_back(prompt.choice(a));
  if (q.choices.empty()) return {};
  q.note = brakes_note(q, s.cars[seat]);
  std::vector<Action> const careful = {advice(g, s, seat).play[0]};
  for (size_t i = 0; i < q.choices.size(); ++i)
    if (q.choices[i].play == careful) q.chosen = int(i);
  return {std::move(q)};
}

namespace {

// "Drive 4 of 7 spaces, lanes 1, 0": the lanes one after the other, as the rows of the form call them.
std::string drive_words(std::vector<Action> const& play, int left) {
  std::string lanes;
  int changes = 0;
  for (size_t i = 0; i < play.size(); ++i) {
    if (i > 0 && play[i].arg == play[i - 1].arg) continue;
    lanes += (i ? ", " : "") + to_string(play[i].arg);
    ++changes;
  }
  int const now = int(play.size());
  std::string const spaces = now < left ? to_string(now) + " of " + plural(left, "space") : plural(now, "space");
  return "Drive " + spaces + (changes > 1 ? ", lanes " : ", lane ") + lanes;
}

// Why a way breaks off, with what is asked there.
std::string asked_there(SpeedCircuit const& g, State const& at, Seat seat, Action next) {
  if (at.phase != Phase::Move || at.ask.seat != seat) return at.ask.seat >= 0 && at.phase == Phase::Move ? g.name_of(at.ask.seat) + " decides" : "";
  if (at.ask.kind == Ask::Pay) return "the price of it is asked";
  if (at.ask.kind == Ask::Chips) return "the dice fall";
  if (at.ask.kind != Ask::Step) return "you are asked again";
  if (Verb(next.verb) == Verb::Brake) return "it is time to brake";
  return Verb(next.verb) == Verb::Pass ? "a car is in the way" : "you are asked again";
}

}  // namespace

Advice advice(SpeedCircuit const& g, State const& s, Seat seat) {
  Advice out;
  Actions now;
  Taken const field = options_of(g.book(), s, now);
  if (now.size() == 0) return out;
  State at = s;
  Action a = usual_answer(g, at, now, field, out.why);
  out.play = {a};
  Choice const c = Prompt(g, s, seat).choice(a);
  out.text = c.commit;
  if (s.ask.kind != Ask::Step || Verb(a.verb) != Verb::Go || s.cars[seat].off_track()) return out;
  // The rest of the way, as long as nothing is asked in between.
  SeededDice none(0);
  std::string why;
  for (;;) {
    g.apply(at, a, none, NoLog{});
    if (at.phase != Phase::Move || at.ask.kind != Ask::Step || at.ask.seat != seat) break;
    Taken const then = options_of(g.book(), at, now);
    a = usual_answer(g, at, now, then, why);
    if (Verb(a.verb) != Verb::Go || out.play.size() >= 13) break;
    out.play.push_back(a);
  }
  int const left = s.move.speed / 20 - s.move.driven;
  out.text = drive_words(out.play, left);
  if (std::string const then = asked_there(g, at, seat, a); int(out.play.size()) < left && !then.empty())
    out.why += (out.why.empty() ? "" : "; ") + std::string("after ") + plural(int(out.play.size()), "space") + " " + then;
  return out;
}

}  // namespace paddock::speed_circuit
