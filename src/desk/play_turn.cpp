// Play, second half: how a turn comes to its end. Collected orders, publishing, the cover, bots and films.
#include <algorithm>
#include <chrono>

#include "core/dice.hpp"
#include "desk/play.hpp"

namespace paddock::app {
namespace {

constexpr double kChainMs = 4;     // in a frame, of bots that answer one after another

double clock_ms() {
  using namespace std::chrono;
  return duration<double, std::milli>(steady_clock::now().time_since_epoch()).count();
}

}  // namespace

// ------------------------------------------------------------------------------------------------ the turn

std::unique_ptr<Session> Play::copy_before(Seat seat) const {
  auto copy = truth_->fork();
  int const turn = copy->turn();
  for (Seat a = copy->actor(); a >= 0 && a != seat && copy->turn() == turn && !copy->midway(); a = copy->actor())
    if (!copy->commit_text(a, ""))
      if (!copy->absent()) return nullptr;
  return copy->actor() == seat && copy->turn() == turn && !copy->midway() ? std::move(copy) : nullptr;
}

void Play::sit_down(Seat seat) {
  me_ = seat;
  covered_ = false;
  draft_ = truth_->midway() ? nullptr : copy_before(seat);
  if (draft_ && !drafts_[size_t(seat)].empty()) draft_->type(drafts_[size_t(seat)]);
  touch(false);
}

void Play::stand_up() {
  draft_.reset();
  me_ = kNobody;
}

// What every turn depends on: how many turns are over, and whose orders are awaited before it is carried out (questions on
// the way come when they come). A player's copy and a save that does not add up cannot be played on: there everybody who
// still races is awaited.
void Play::look_round() {
  auto const past = truth_->timeline();
  finished_ = past.empty() ? 0 : past.back().turn;
  owes_.fill(false);
  if (player() || read_only()) {
    for (auto const& row : truth_->standing(kNobody).rows)
      owes_[size_t(row.seat)] = row.state != Standing::Row::Finished && row.state != Standing::Row::Retired;
    return;
  }
  if (truth_->midway()) {
    owes_[size_t(truth_->actor())] = true;
    return;
  }
  auto const trial = truth_->fork();
  int const turn = trial->turn();
  for (Seat a = trial->actor(); a >= 0 && trial->turn() == turn && !trial->midway(); a = trial->actor()) {
    owes_[size_t(a)] = true;
    if (!trial->absent()) break;
  }
}

void Play::begin_turn() {
  if (turn_ != truth_->turn()) looked_ = false;
  turn_ = truth_->turn();
  look_round();
  draft_.reset();
  start_bots();
  if (own_ >= 0 && !stranger_) me_ = own_;
  if (over()) covered_ = quick_ = false;
  if (!(quick_ && runs_alone())) go_on();  // else a turn a frame, by step()
  touch();
}

void Play::go_on() {
  if (player() || over()) return;
  if (holding() && playback_.running && playback_.turn != truth_->turn()) return;   // the last turn is seen to its end first
  if (complete() && (!gm_ || truth_->midway()) && !(runs_alone() && (playback_.running || held_))) {
    if (Verdict const v = flush(); !v) notice_ = with_rule(v);
    return;
  }
  Seat const next = next_here();
  if (!shared_screen()) {
    if (next >= 0 && !draft_) sit_down(next);
    return;
  }
  bool const midway = truth_->midway();
  if (me_ >= 0 && next == me_ && (draft_ || midway)) return;
  stand_up();
  if (midway && next >= 0 && !truth_->desk(next).secret) return sit_down(next);  // all may look on
  covered_ = next >= 0;
  touch(false);
}

Verdict Play::apply(Session& session, Seat, Collected const& order) {
  switch (order.way) {
    case Collected::Ghost: return session.absent();
    case Collected::Retire: return session.retire();
    case Collected::Bot:
      if (session.play_all(order.actions)) return {};
      session.clear_draft();
      return session.absent();
    default: return session.commit_text(session.actor(), order.text);
  }
}

// A choice on the way: one decision, or several in a row as far as nothing comes between.
void Play::answer(Session& session, Collected const& order) {
  if (order.way == Collected::Retire && session.retire()) return;
  Seat const seat = session.actor();
  int const turn = session.turn();
  bool played = false;
  for (Action a : order.actions) {
    if (session.actor() != seat || session.turn() != turn || !session.play(a)) break;
    played = true;
  }
  if (!played) session.absent();
}

// The collected orders become the truth; a refused one comes back to its seat and nothing has happened.
Verdict Play::flush() {
  int const turn = truth_->turn();
  bool const asked = truth_->midway();
  for (Seat a = truth_->actor(); a >= 0 && truth_->turn() == turn && truth_->midway() == asked; a = truth_->actor()) {
    auto& order = collected_[size_t(a)];
    if (!order) break;
    if (asked) {
      answer(*truth_, *std::exchange(order, std::nullopt));
    } else if (Verdict const v = apply(*truth_, a, *order); !v) {
      truth_->reopen_turn();
      order.reset();
      touch();
      return v;
    }
  }
  if (truth_->turn() != turn || truth_->actor() == kOver || truth_->midway()) carry_on(turn);
  return {};
}

void Play::carry_on(int turn) {
  while (truth_->midway() && driver(truth_->actor()).by == Drives::Remote) truth_->absent();
  bool const ended = truth_->turn() != turn || truth_->actor() == kOver, asked = truth_->midway() && !ended;
  for (auto& order : collected_) order.reset();
  for (auto& text : drafts_) text.clear();
  if (ended) sort_inbox(turn), paste_notes_.clear();
  bool const stays = asked && me_ >= 0 && truth_->actor() == me_;   // asked again: no cover between
  if (!stays) stand_up();
  playback_.on = playback_.asked = false;
  if (quick_ && ended) {
    seen_ = 0;
  } else if (!holding() || ended) {
    Film film = truth_->film(turn);
    float const arrival = film.arrival;
    if (!asked || arrival > seen_) playback_.start(turn, rest_of(std::move(film), seen_));
    seen_ = asked ? arrival : 0;
  }
  begin_turn();
}

void Play::collect(Seat seat, Collected order) {
  if (!decides(seat) || read_only()) return;
  forget_bot(seat);
  collected_[size_t(seat)] = std::move(order);
  touch();
  go_on();
}

void Play::uncollect(Seat seat) {
  if (seat < 0 || !collected_[size_t(seat)]) return;
  collected_[size_t(seat)].reset();
  touch();
}

// ------------------------------------------------------------------------------------------------ cover

void Play::uncover() {
  Seat const next = next_here();
  covered_ = false;
  if (next >= 0) sit_down(next);
}

void Play::cover() {
  if (!shared_screen() || next_here() < 0 || covered_) return;
  stand_up();
  covered_ = true;
  touch(false);
}

// ------------------------------------------------------------------------------------------------ bots and films

void Play::start_bots() {
  for (Seat s = 0; s < truth_->seats(); ++s) forget_bot(s);
  if (player() || read_only() || over()) return;
  for (Seat s = 0; s < truth_->seats(); ++s) {
    Driver const& d = drivers_[size_t(s)];
    if (d.by != Drives::Bot || !decides(s) || collected_[size_t(s)]) continue;
    if (d.autopilot) collected_[size_t(s)].emplace().way = Collected::Ghost;
    else asked_[size_t(s)] = kToAsk;
  }
}

void Play::forget_bot(Seat seat) {
  int const job = std::exchange(asked_[size_t(seat)], 0);
  if (job > 0) jobs().cancel(job);
}

Jobs& Play::jobs() {
  if (!jobs_) jobs_ = (own_jobs_ = std::make_unique<Jobs>()).get();
  return *jobs_;
}

void Play::ask_bots() {
  std::string link;
  for (Seat s = 0; s < truth_->seats(); ++s) {
    if (asked_[size_t(s)] != kToAsk) continue;
    if (link.empty()) link = truth_->replay_link();
    asked_[size_t(s)] = jobs().submit("bot", bot_letter({s, drivers_[size_t(s)].level, truth_->bot_seed(s)}, link));
  }
}

bool Play::thinking() const {
  return std::any_of(asked_.begin(), asked_.end(), [](int job) { return job != 0; });
}

void Play::take_result(Seat seat, BotAnswer answer) {
  Collected order;
  order.way = answer.orders.empty() ? Collected::Ghost : Collected::Bot;
  order.actions = std::move(answer.orders);
  order.why = std::move(answer.why);
  collected_[size_t(seat)] = std::move(order);
  ++revision_;
}

bool Play::think() {
  ask_bots();
  jobs().poll();
  bool moved = false;
  for (Seat s = 0; s < truth_->seats(); ++s) {
    auto const job = asked_[size_t(s)] > 0 ? jobs().take(asked_[size_t(s)]) : std::nullopt;
    if (!job) continue;
    asked_[size_t(s)] = 0;
    BotAnswer answer = job->state == Job::Done ? read_answer(job->text) : BotAnswer{};
    if (answer.orders.empty()) notice_ = "A bot could not be loaded; the autopilot drives for it.";
    take_result(s, std::move(answer));
    moved = true;
  }
  return moved;
}

bool Play::step(double now_ms, bool reduced_motion) {
  double const dt = last_ms_ < 0 ? 0 : std::clamp(now_ms - last_ms_, 0.0, 100.0);
  last_ms_ = now_ms;
  playback_.reduced = reduced_motion;
  playback_.mine = 0;
  for (Seat s = 0; s < truth_->seats(); ++s)
    if (s == me_ || (!player() && driver_of(truth_->setup().seats[size_t(s)].driver).by == Drives::Here)) playback_.mine |= uint64_t(1) << s;
  bool const film_ended = playback_.tick(dt);
  if (film_ended) {
    // Who asked for a past turn stays with it; the newest one is what the board shows anyway.
    bool const stays = playback_.asked && !playback_.on && (playback_.turn < finished_ || over());
    if (playback_.on && playback_.turn < finished_) watch(playback_.turn + 1, true);
    else show(stays ? playback_.turn : 0);
  }
  bool const decided = thinking() && think();
  if (decided || film_ended) go_on();
  for (double const until = clock_ms() + kChainMs; holding() && thinking() && clock_ms() < until && think();) go_on();
  bool const alone = runs_alone() && !held_ && !playback_.running;
  if (alone && complete()) go_on();
  ask_bots();   // those of a turn that has just begun
  return (thinking() && jobs().wants_frame()) || playback_.running || (alone && complete());
}

void Play::watch(int turn, bool on, bool stay) {
  if (finished_ < 1) return;
  turn = std::clamp(turn <= 0 ? finished_ : turn, 1, finished_);
  playback_.on = on;
  playback_.asked = on || stay;
  if (stay && runs_alone()) held_ = true;
  playback_.start(turn, truth_->film(turn));
  ++revision_;
}

void Play::show(int turn) {
  playback_.running = playback_.on = false;
  playback_.asked = turn > 0;
  playback_.turn = turn <= 0 || turn > finished_ ? 0 : turn;
  playback_.film = playback_.turn ? truth_->film(playback_.turn) : Film{};
  playback_.finish();
  ++revision_;
}

void Play::press_on() {
  constexpr double kMeantMs = 250;   // a press that was meant for what stood here before
  if (playback_.card() && playback_.held_ms < kMeantMs) return;
  if (playback_.running && !playback_.press_on()) turn_to(playback_.asked ? playback_.turn : 0);
}

void Play::turn_to(int turn) {
  bool const cut = playback_.running;
  show(turn);
  if (runs_alone()) hold(true);  // nobody here decides: a press stops the bots' race
  else if (cut) go_on();         // a bot's answer may have come while the film ran
}

void Play::hold(bool on) {
  held_ = on;
  ++revision_;
  if (!on) go_on();
}

}  // namespace paddock::app
