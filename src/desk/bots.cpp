#include "desk/bots.hpp"

#include <algorithm>

#include "session/bot_letters.hpp"

namespace paddock::app {
namespace {

Collected order_of(BotAnswer answer) {
  Collected order;
  order.way = answer.orders.empty() ? Collected::Ghost : Collected::Bot;
  order.actions = std::move(answer.orders);
  order.why = std::move(answer.why);
  return order;
}

}  // namespace

void Bots::begin_turn() {
  forget_all();
  if (race_.player() || race_.read_only() || race_.over()) return;
  for (Seat s = 0; s < race_.session().seats(); ++s) {
    if (drivers_.person(s) || !tray_.decides(s) || tray_.of(s)) continue;
    if (drivers_.of(s).autopilot) tray_.put(s, order_of({}));
    else asked_[size_t(s)] = kToAsk;
  }
}

void Bots::ask() {
  std::string link;
  Session const& truth = race_.session();
  for (Seat s = 0; s < truth.seats(); ++s) {
    if (asked_[size_t(s)] != kToAsk) continue;
    if (link.empty()) link = truth.replay_link();
    asked_[size_t(s)] = jobs().submit("bot", bot_letter({s, drivers_.of(s).level, truth.bot_seed(s)}, link));
  }
}

bool Bots::think() {
  ask();
  jobs().poll();
  bool moved = false;
  for (Seat s = 0; s < race_.session().seats(); ++s) {
    auto const job = asked_[size_t(s)] > 0 ? jobs().take(asked_[size_t(s)]) : std::nullopt;
    if (!job) continue;
    asked_[size_t(s)] = 0;
    BotAnswer answer = job->state == Job::Done ? read_answer(job->text) : BotAnswer{};
    if (answer.orders.empty()) changes_.say("A bot could not be loaded; the autopilot drives for it.");
    tray_.put(s, order_of(std::move(answer)));
    changes_.look();
    moved = true;
  }
  return moved;
}

bool Bots::thinking() const {
  return std::any_of(asked_.begin(), asked_.end(), [](int job) { return job != 0; });
}

void Bots::forget(Seat seat) {
  int const job = std::exchange(asked_[size_t(seat)], 0);
  if (job > 0) jobs().cancel(job);
}

void Bots::forget_all() {
  for (Seat s = 0; s < kMaxSeats; ++s) forget(s);
}

Jobs& Bots::jobs() {
  if (!jobs_) jobs_ = (own_jobs_ = std::make_unique<Jobs>()).get();
  return *jobs_;
}

}  // namespace paddock::app
