#include "desk/play.hpp"

#include <algorithm>

#include "session/letters.hpp"

namespace paddock::app {

Play::Play(std::string id, std::unique_ptr<Session> truth, Doc const& extra, Seat seat) : id_(std::move(id)), race_(std::move(truth)) {
  stranger_ = id_.ends_with("-r") && race_.driven_out();
  load_extra(extra);
  if (race_.player()) {
    Seat const mine = seat >= 0 ? seat : chair_.me() >= 0 ? chair_.me() : race_.session().seated();
    chair_.leave();
    if (mine >= 0) pick(mine);
    return;
  }
  begin_turn();
}

// ------------------------------------------------------------------------------------------------ where it stands

Play::Phase Play::phase() const { return films_.running() ? Phase::Film : state(); }

Play::Phase Play::state() const {
  if (race_.over()) return Phase::Over;
  if (race_.player()) {
    if (race_.watching()) return Phase::Watch;
    if (chair_.me() < 0) return Phase::Pick;
    return chair_.deciding() ? Phase::Decide : Phase::Wait;
  }
  if (chair_.covered()) return Phase::Cover;
  if (chair_.deciding()) return Phase::Decide;
  if (drivers_.by_link() && tray_.complete()) return Phase::Publish;
  for (Seat s : tray_.missing())
    if (drivers_.person(s)) return Phase::Wait;
  return Phase::Think;
}

std::string Play::state_chip() const {
  switch (state()) {
    case Phase::Over: return "finished";
    case Phase::Pick: return "choose your " + race_.words().seat;
    case Phase::Watch: return "watching";
    case Phase::Cover:
    case Phase::Decide: return "your turn";
    case Phase::Publish: return "all orders in";
    default: break;
  }
  if (race_.player()) return "order sealed";
  auto left = tray_.missing();
  std::erase_if(left, [this](Seat s) { return !drivers_.person(s); });  // bots need no waiting for
  if (left.size() == 1) return "waiting for " + race_.seat_name(left[0]);
  return left.empty() ? "running" : "waiting for " + std::to_string(left.size());
}

bool Play::waits_for_me() const {
  Phase const p = state();
  return p == Phase::Cover || p == Phase::Decide || p == Phase::Publish || p == Phase::Pick;
}

std::string Play::table_link() const {
  return post::with_deadline(truth().table_link(), race_.driven_out() ? 0 : clock_.deadline());
}

std::string Play::invite_link(Seat seat) const {
  return post::with_deadline(truth().invite_link(seat), race_.driven_out() ? 0 : clock_.deadline());
}

std::string Play::orders_link() const {
  Seat const me = chair_.me();
  return me < 0 ? "" : post::with_ahead(truth().orders_link(me), draft_.ahead(me));
}

std::vector<Mark> Play::reach_of(Seat seat) const {
  std::vector<Mark> out;
  if (seat < 0 || truth().secret() || truth().midway() || race_.read_only() || !tray_.decides(seat)) return out;
  std::unique_ptr<Session> copy;
  if (!race_.player()) {
    copy = race_.before(seat);
  } else if (seat != chair_.me()) {
    copy = truth().fork();
    if (!copy->sit(seat)) copy.reset();
  }
  if (!copy || copy->actor() != seat) return out;
  Scene scene = copy->scene(seat);
  for (Mark& m : scene.marks)
    if (m.kind == Mark::Reach) out.push_back(std::move(m));
  for (Spot const& s : scene.spots) {
    bool const there = std::any_of(out.begin(), out.end(), [&](Mark const& m) { return m.at == s.at; });
    if (!there) out.push_back({Mark::Reach, s.at, "", {}});
  }
  return out;
}

// ------------------------------------------------------------------------------------------------ my decision

Verdict Play::act(std::vector<Action> const& actions) {
  if (!chair_.person() || phase() == Phase::Wait || race_.read_only()) return {Rule{}, "Nothing is to be decided here."};
  if (!truth().midway()) return draft_.play(actions);
  if (Verdict const v = actions.empty() ? Verdict{} : truth().why_not(actions[0]); !v) return changes_.say(with_rule(v)), v;
  Collected order;
  order.actions = actions;
  tray_.put(chair_.me(), std::move(order));
  return flush();
}

Verdict Play::seal(int64_t now) {
  if (!chair_.person() || race_.over() || race_.read_only()) return {Rule{}, "Nothing is to be sealed here."};
  Desk const view = draft_.session().desk(chair_.me());
  if (view.commit_play.empty()) return view.commit_verdict;
  if (truth().midway()) return act(view.commit_play);
  if (race_.player()) return draft_.seal(view.commit_play);
  Collected order;
  order.ahead = draft_.ahead(chair_.me());
  order.text = draft_.finish(view.commit_play);
  order.when = now;
  collect(chair_.me(), std::move(order));
  return {};
}

bool Play::can_replace() const {
  Seat const me = chair_.me();
  if (!drivers_.person(me) || race_.read_only() || race_.over()) return false;
  if (race_.player()) return truth().committed(me) && truth().actor() != me;
  return tray_.of(me) && !tray_.complete() && !publishing_.looked();
}

void Play::replace() {
  if (!can_replace()) return;
  Seat const me = chair_.me();
  if (race_.player()) {
    session().reopen_turn();
    draft_.resume();
    changes_.touch();
  } else {
    uncollect(me);
    sit_down(me);
  }
}

void Play::pick(Seat seat) {
  if (!race_.player() || !race_.has(seat)) return;
  if (truth().seated() != seat)
    if (Verdict const v = session().sit(seat); !v) return changes_.say(v.why);
  chair_.look_through(seat);
  if (truth().actor() == seat && truth().order_text(seat).empty() && !(draft_.text(seat).empty() && draft_.ahead(seat).empty())) draft_.resume();
  changes_.touch();
}

// ------------------------------------------------------------------------------------------------ the screen

void Play::sit_down(Seat seat) {
  chair_.sit(seat);
  draft_.begin();
  changes_.look();
}

void Play::stand_up() {
  draft_.drop();
  chair_.leave();
}

void Play::uncover() {
  Seat const next = chair_.next_here();
  chair_.cover(false);
  if (next >= 0) sit_down(next);
}

void Play::cover() {
  if (!drivers_.shared_screen() || chair_.next_here() < 0 || chair_.covered()) return;
  stand_up();
  chair_.cover(true);
  changes_.look();
}

}  // namespace paddock::app
