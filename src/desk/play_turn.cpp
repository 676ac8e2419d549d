// Play: how a turn begins, is carried out and goes on, from frame to frame.
#include <chrono>

#include "desk/play.hpp"

namespace paddock::app {
namespace {

constexpr double kChainMs = 4;     // in a frame, of bots that answer one after another

double clock_ms() {
  using namespace std::chrono;
  return duration<double, std::milli>(steady_clock::now().time_since_epoch()).count();
}

}  // namespace

void Play::begin_turn() {
  if (tray_.turn() != truth().turn()) publishing_.begin_turn();
  race_.count_turns();
  tray_.begin_turn();
  draft_.drop();
  bots_.begin_turn();
  if (!truth().midway()) go_on_with_sheets();
  if (drivers_.only_one() >= 0 && !stranger_) chair_.look_through(drivers_.only_one());
  if (race_.over()) chair_.cover(false), films_.slow_down();
  if (!(films_.quick() && tray_.runs_alone())) go_on();  // else a turn a frame, by step()
  changes_.touch();
}

// What was said ahead for this turn counts as if it had just been sent, unless something has come up that its writer wants to
// be asked about, or it does not read any more.
void Play::go_on_with_sheets() {
  sheets_ = false;
  if (race_.player() || race_.read_only() || race_.over()) return;
  for (Seat s = 0; s < truth().seats(); ++s) {
    if (!tray_.decides(s)) {                 // not asked this turn: its sheet waits for the next
      tray_.pass_over(s);
      continue;
    }
    Collected order = tray_.take_ahead(s);
    if (tray_.of(s) || !drivers_.person(s)) continue;
    if (order.ahead.empty()) {
      if (truth().nothing_to_order(s)) pass(s);
      continue;
    }
    Sheet sheet = truth().read(s, order.ahead);
    std::string const why = sheet.error_column ? "It cannot be carried out: " + sheet.error : sheet.asks;
    if (!why.empty()) {
      if (drivers_.of(s).by == Drives::Remote) inbox_.stop(s, order, why);
      else changes_.say(race_.seat_name(s) + "'s sheet stops. " + why);
      continue;
    }
    order.text = std::move(sheet.clean), order.ahead = std::move(sheet.ahead), order.carried = true;
    sheets_ |= drivers_.of(s).by == Drives::Here;
    tray_.put(s, std::move(order));
  }
}

// Nobody is asked for what can only be an empty order.
void Play::pass(Seat seat) {
  sheets_ |= drivers_.of(seat).by == Drives::Here;
  tray_.put(seat, {.carried = true});
}

void Play::go_on() {
  if (race_.player() || race_.over()) return;
  if (holding() && films_.running() && films_.turn() != truth().turn()) return;   // the last turn is seen to its end first
  bool const midway = truth().midway();
  bool const waits = (tray_.runs_alone() && (films_.running() || films_.held())) || (sheets_ && films_.running());
  if (tray_.complete() && (!drivers_.by_link() || midway) && !waits) {
    if (Verdict const v = flush(); !v) changes_.say(with_rule(v));
    return;
  }
  Seat const next = chair_.next_here();
  if (!drivers_.shared_screen()) {
    if (next >= 0 && !draft_.begun()) sit_down(next);
    return;
  }
  if (chair_.me() >= 0 && next == chair_.me() && (draft_.begun() || midway)) return;
  stand_up();
  if (midway && next >= 0 && !truth().desk(next).secret) return sit_down(next);  // all may look on
  chair_.cover(next >= 0);
  changes_.look();
}

// The collected orders become the truth; a refused one comes back to its seat and nothing has happened.
Verdict Play::flush() {
  Session& truth = session();
  int const turn = truth.turn();
  bool const asked = truth.midway();
  for (Seat a = truth.actor(); a >= 0 && truth.turn() == turn && truth.midway() == asked; a = truth.actor()) {
    Collected const* order = tray_.of(a);
    if (!order) break;
    if (asked) {
      answer(truth, *tray_.take(a));
    } else if (Verdict const v = carry_out(truth, *order); !v) {
      truth.reopen_turn();
      tray_.take(a);
      changes_.touch();
      return v;
    }
  }
  if (truth.turn() != turn || race_.driven_out() || truth.midway()) carry_on(turn);
  return {};
}

void Play::forget_orders() {
  tray_.clear();
  draft_.forget_all();
}

void Play::carry_on(int turn) {
  Session& truth = session();
  while (truth.midway() && drivers_.of(truth.actor()).by == Drives::Remote) truth.absent();
  bool const ended = truth.turn() != turn || race_.driven_out(), asked = truth.midway() && !ended;
  tray_.keep_ahead();
  forget_orders();
  if (ended) inbox_.end_turn(turn);
  bool const stays = asked && chair_.me() >= 0 && truth.actor() == chair_.me();   // asked again: no cover between
  if (!stays) stand_up();
  films_.look_ahead();
  if (films_.quick() && ended) films_.forget_seen();
  else if (!holding() || ended) films_.roll(turn, asked);
  begin_turn();
}

void Play::collect(Seat seat, Collected order) {
  if (!tray_.decides(seat) || race_.read_only()) return;
  bots_.forget(seat);
  tray_.put(seat, std::move(order));
  changes_.touch();
  go_on();
}

void Play::uncollect(Seat seat) {
  if (!tray_.of(seat)) return;
  tray_.take(seat);
  changes_.touch();
}

bool Play::step(double now_ms, bool reduced_motion) {
  uint64_t mine = 0;
  for (Seat s = 0; s < truth().seats(); ++s)
    if (s == chair_.me() || drivers_.at_home(s)) mine |= uint64_t(1) << s;
  bool const film_ended = films_.step(now_ms, reduced_motion, mine);
  bool const decided = bots_.thinking() && bots_.think();
  if (decided || film_ended) go_on();
  for (double const until = clock_ms() + kChainMs; holding() && bots_.thinking() && clock_ms() < until && bots_.think();) go_on();
  bool const alone = tray_.runs_alone() && !films_.held() && !films_.running();
  if (alone && tray_.complete()) go_on();
  bots_.ask();   // those of a turn that has just begun
  return bots_.wants_frame() || films_.running() || (alone && tray_.complete());
}

}  // namespace paddock::app
