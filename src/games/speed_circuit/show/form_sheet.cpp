// The order sheet with buttons: every answer is the change of its text that one wish makes.
#include "games/speed_circuit/orders/phrases.hpp"
#include "games/speed_circuit/show/form.hpp"

namespace paddock::speed_circuit {
namespace {

using std::to_string;

class Editor {
 public:
  Editor(SpeedCircuit const& g, State const& s, Seat seat, std::string_view text)
      : g_(g), s_(s), seat_(seat), text_(text), now_(s.plans[seat].sheet.empty() ? s.plans[seat].standing : s.plans[seat].sheet[0].orders) {}

  Orders const& now() const { return now_; }

  // A wish of the unconditional part; branches that said the same go with it. `field`: a reference into Orders.
  template <class Field>
  Choice wish(std::string text, Field field, int value) const {
    State with = s_;
    Plan& p = with.plans[seat_];
    if (p.sheet.empty()) {
      Branch base;
      base.orders = p.standing;
      p.sheet.push(base);
    }
    auto const before = field(p.sheet[0].orders);
    for (Branch& b : p.sheet)
      if (auto& now = field(b.orders); now == before) now = int8_t(value);
    return choice(std::move(text), with);
  }

  template <class Change>
  Choice plan(std::string text, Change change) const {
    State with = s_;
    change(with.plans[seat_]);
    return choice(std::move(text), with);
  }

 private:
  Choice choice(std::string text, State const& with) const {
    Choice c;
    c.text = std::move(text);
    c.edit = edit_between(text_, plan_text(g_, with, seat_));
    return c;
  }

  SpeedCircuit const& g_;
  State const& s_;
  Seat seat_;
  std::string_view text_;            // the draft as it is written
  Orders now_;
};

Question fold(Icon icon, std::string label, Rule rule) {
  Question q;
  q.look = Question::Fold;
  q.icon = icon;
  q.label = std::move(label);
  q.rule = rule;
  return q;
}

void chosen(Question& q, int i) {
  q.chosen = i;
  if (i >= 0 && i < int(q.choices.size())) q.value = q.choices[size_t(i)].text;
}

// SC-3.2 one or two of -1 (a -3 may be broken), or one of -3.
bool has_chips(Car const& c, int n) { return n == 3 ? c.chips3 > 0 : c.skill() >= n; }

// The cars that may come into it: those within a turn's reach ahead or beside.
bool near(SpeedCircuit const& g, State const& s, Seat me, int other) {
  Car const &c = s.cars[me], &o = s.cars[other];
  if (other == me || !o.racing() || !o.on_board()) return false;
  int const ahead = ring(g.track(), c.progress, o.progress);
  return ahead <= 12 || ahead >= g.track().length - 2;
}

std::string condition_text(SpeedCircuit const& g, Branch const& b) {
  std::string const who = g.name_of(b.seat);
  switch (b.kind) {
    case Branch::InLane: return "If " + who + " ends in lane " + to_string(b.value);
    case Branch::Ahead: return "If " + who + " is ahead";
    case Branch::Out: return "If " + who + " is out";
    case Branch::Spun: return "If " + who + " has spun";
    default: return "";
  }
}

// One branch: what it changes, or away with it.
Question branch_question(SpeedCircuit const& g, State const& s, Editor const& e, Seat seat, int i) {
  Plan const& p = s.plans[seat];
  Branch const& b = p.sheet[i];
  Question q = fold("adjustments-horizontal", condition_text(g, b), Rule{"SC-B.2"});
  q.value = orders_text(g, b.orders, p.sheet[0].orders, ", ");
  if (q.value.empty()) q.value = "the same";
  auto with = [&](std::string text, auto change) {
    q.choices.push_back(e.plan(std::move(text), [&](Plan& plan) {
      plan.sheet[i].orders = plan.sheet[0].orders;
      change(plan.sheet[i].orders);
    }));
    State copy = s;
    Orders& o = copy.plans[seat].sheet[i].orders;
    o = p.sheet[0].orders;
    change(o);
    if (o == b.orders) q.chosen = int(q.choices.size()) - 1;
  };
  with("the same", [](Orders&) {});
  for (int lane = 0; lane < g.track().lanes; ++lane)
    with("lane " + to_string(lane), [lane](Orders& o) { o.lane = int8_t(lane); });
  with("wear", [](Orders& o) { o.corner_dice = o.brake_dice = 0; });
  with("dice", [](Orders& o) { o.corner_dice = o.brake_dice = 1; });
  with("slip", [](Orders& o) { o.slip = 1; });
  with("no slip", [](Orders& o) { o.slip = 0; });
  with("pass any", [](Orders& o) { o.pass = kAnyCar; });
  with("no pass", [](Orders& o) { o.pass = -1; });
  q.choices.push_back(e.plan("remove", [i](Plan& plan) { plan.sheet.erase(i); }));
  q.choices.back().tone = Tone::Warn;
  return q;
}

// A standing answer of two.
template <class Of>
Question either(Editor const& e, Question q, char const* no, char const* yes, Of const& of, int now) {
  q.choices = {e.wish(no, of, 0), e.wish(yes, of, 1)};
  chosen(q, now);
  return q;
}

Question lane_question(SpeedCircuit const& g, Editor const& e, Plan const& p) {
  auto const of = [](Orders& o) -> int8_t& { return o.lane; };
  Question q = fold("grid-dots", "Lane at the end", Rule{"SC-B.3"});
  bool const any = p.standing.lane < 0;       // a standing lane can be changed, not taken back
  if (any) q.choices.push_back(e.wish("any", of, -1));
  for (int i = 0; i < g.track().lanes; ++i) {
    std::string const name = "lane " + to_string(i) + (i == 0 ? ", left" : i + 1 == g.track().lanes ? ", right" : "");
    q.choices.push_back(e.wish(name, of, i));
  }
  chosen(q, e.now().lane + any);
  return q;
}

Question arrow_question(Editor const& e, Plan const& p) {
  auto const of = [](Orders& o) -> int8_t& { return o.arrow; };
  Question q = fold("route", "Racing line", Rule{"SC-B.10"});
  bool const any = p.standing.arrow == 0;
  if (any) q.choices.push_back(e.wish("as it comes", of, 0));
  q.choices.push_back(e.wish("follow", of, 1));
  q.choices.push_back(e.wish("keep off", of, 2));
  chosen(q, e.now().arrow - !any);
  return q;
}

// So many chips, as far as the car has them; `sign` before a number.
template <class Of>
Question chips_question(Editor const& e, Car const& car, Question q, char sign, Of const& of, int now) {
  for (int n = 0; n <= 3 && has_chips(car, n); ++n) q.choices.push_back(e.wish(n ? sign + to_string(n) : "none", of, n));
  chosen(q, now);
  return q;
}

Question pass_question(SpeedCircuit const& g, State const& s, Editor const& e, Seat seat) {
  auto const of = [](Orders& o) -> int8_t& { return o.pass; };
  int const now = e.now().pass;
  Question q = fold("arrow-bear-right", "Forced pass", Rule{"SC-4.10"});
  q.choices = {e.wish("never", of, -1), e.wish("anybody, if shut in", of, kAnyCar)};
  chosen(q, now == kAnyCar ? 1 : now < 0 ? 0 : -1);
  for (int i = 0; i < s.cars.size(); ++i) {
    if (!near(g, s, seat, i)) continue;
    q.choices.push_back(e.wish(g.name_of(i), of, i));
    if (now == i) chosen(q, int(q.choices.size()) - 1);
  }
  return q;
}

// One more branch of the sheet, with the orders of the first one.
void add_branch(Plan& plan, Branch b) {
  if (plan.sheet.empty()) {
    Branch base;
    base.orders = plan.standing;
    plan.sheet.push(base);
  }
  b.orders = plan.sheet[0].orders;
  plan.sheet.push(b);
}

Question more_question(SpeedCircuit const& g, State const& s, Editor const& e, Seat seat) {
  Question q = fold("plus", "Add a condition", Rule{"SC-B.2"});
  q.note = "Only of cars that move before you; never of a hidden plot.";
  for (int i = 0; i < s.cars.size(); ++i)
    for (int kind = Branch::InLane; near(g, s, seat, i) && kind <= Branch::Spun; ++kind)
      for (int value = 0; value < (kind == Branch::InLane ? g.track().lanes : 1); ++value) {
        Branch b;
        b.kind = Branch::Kind(kind);
        b.seat = int8_t(i);
        b.value = int8_t(value);
        q.choices.push_back(e.plan(condition_text(g, b), [&](Plan& plan) { add_branch(plan, b); }));
      }
  return q;
}

}  // namespace

void sheet_questions(SpeedCircuit const& g, State const& s, Seat seat, std::string_view text, std::vector<Question>& out) {
  Editor const e(g, s, seat, text);
  Orders const& now = e.now();
  Plan const& p = s.plans[seat];
  Car const& car = s.cars[seat];
  auto const corner_of = [](Orders& o) -> int8_t& { return o.corner_dice; };
  auto const brake_of = [](Orders& o) -> int8_t& { return o.brake_dice; };
  auto const slip_of = [](Orders& o) -> int8_t& { return o.slip; };
  auto const block_of = [](Orders& o) -> int8_t& { return o.block; };
  out.push_back(lane_question(g, e, p));
  if (!g.rules().arrow) out.push_back(arrow_question(e, p));
  char const *const wear = "wear before dice", *const dice = "dice before wear";
  out.push_back(either(e, fold("shield-check", "In a corner", Rule{"SC-5.T2"}), wear, dice, corner_of, now.corner_dice));
  out.push_back(either(e, fold("wheel", "Braking too hard", Rule{"SC-5.T1"}), wear, dice, brake_of, now.brake_dice));
  static constexpr char const* kOn[5] = {"Chips on engine tests", "Chips on the start", "Chips on the brakes", "Chips on the chance table", "Chips on a pass"};
  for (size_t k = 0; k < 5; ++k)
    if (k != 1 || car.speed <= 0)
      out.push_back(chips_question(e, car, fold("dice-5", kOn[k], Rule{"SC-3.2"}), '-', [k](Orders& o) -> int8_t& { return o.chips[k]; }, now.chips[k]));
  out.push_back(either(e, fold("wind", "Slipstream", Rule{"SC-4.6"}), "leave it", "take it", slip_of, now.slip));
  out.push_back(pass_question(g, s, e, seat));
  out.push_back(chips_question(e, car, fold("shield-check", "Chips against a pass", Rule{"SC-4.10"}), '+', block_of, now.block));
  for (int i = 1; i < p.sheet.size(); ++i) out.push_back(branch_question(g, s, e, seat, i));
  if (p.sheet.size() < kMaxBranches)
    if (Question more = more_question(g, s, e, seat); !more.choices.empty()) out.push_back(std::move(more));
  Question keep = fold("repeat", "Holds for", Rule{"SC-B.2"});
  keep.choices = {e.plan("this turn", [](Plan& plan) { plan.keep = false; }), e.plan("this turn and those to come", [](Plan& plan) { plan.keep = true; })};
  chosen(keep, p.keep);
  out.push_back(std::move(keep));
}

}  // namespace paddock::speed_circuit
