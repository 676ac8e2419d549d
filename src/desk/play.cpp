#include "desk/play.hpp"

#include <algorithm>

namespace paddock::app {

std::string with_rule(Verdict const& v) {
  return v.rule.empty() ? v.why : v.why + " (" + std::string(v.rule.text()) + ")";
}

Driver driver_of(std::string const& name) {
  Driver d;
  if (name == "autopilot") {
    d.by = Drives::Bot;
    d.autopilot = true;
  } else if (name.rfind("bot", 0) == 0) {
    d.by = Drives::Bot;
    if (name.find("easy") != std::string::npos) d.level = Level::Easy;
    if (name.find("hard") != std::string::npos) d.level = Level::Hard;
  } else if (name == "link" || name == "forum" || name == "mail") {
    d.by = Drives::Remote;
    d.how = name;
  }
  return d;
}

Play::Play(std::string id, std::unique_ptr<Session> truth, Doc const& extra, Seat seat)
    : id_(std::move(id)), truth_(std::move(truth)), words_(truth_->words()) {
  for (auto const& s : truth_->setup().seats) drivers_.push_back(driver_of(s.driver));
  if (!player())
    for (auto const& d : drivers_) gm_ = gm_ || d.by == Drives::Remote;
  stranger_ = id_.ends_with("-r") && truth_->actor() == kOver;
  turn_ = truth_->turn();
  look_round();
  load_extra(extra);
  count_humans();
  if (player()) {
    Seat const mine = seat >= 0 ? seat : me_ >= 0 ? me_ : truth_->seated();
    me_ = kNobody;
    if (mine >= 0) pick(mine);
    return;
  }
  begin_turn();
}

Play::~Play() {
  for (Seat s = 0; s < kMaxSeats; ++s) forget_bot(s);
}

std::string Play::title() const {
  std::string const& given = truth_->setup().title;
  return given.empty() ? truth_->track_title() : given;
}

void Play::touch(bool keep) {
  ++revision_;
  if (keep) ++generation_;
}

// ------------------------------------------------------------------------------------------------ who owes what

bool Play::decides(Seat seat) const {
  if (seat < 0 || over() || !owes_[size_t(seat)]) return false;
  return player() || !truth_->committed(seat);
}

bool Play::is_in(Seat seat) const {
  if (player()) return truth_->committed(seat);
  return !decides(seat) || collected_[size_t(seat)].has_value();
}

int Play::owed() const {
  int n = 0;
  for (Seat s = 0; s < truth_->seats(); ++s) n += decides(s);
  return n;
}

int Play::in() const {
  int n = 0;
  for (Seat s = 0; s < truth_->seats(); ++s) n += decides(s) && is_in(s);
  return n;
}

std::vector<Seat> Play::missing() const {
  std::vector<Seat> out;
  for (Seat s = 0; s < truth_->seats(); ++s)
    if (decides(s) && !is_in(s)) out.push_back(s);
  return out;
}

Collected const* Play::collected(Seat seat) const {
  return seat >= 0 && collected_[size_t(seat)] ? &*collected_[size_t(seat)] : nullptr;
}

Seat Play::next_here() const {
  if (player()) return me_;
  for (Seat s = 0; s < truth_->seats(); ++s)
    if (drivers_[size_t(s)].by == Drives::Here && decides(s) && !is_in(s)) return s;
  return kNobody;
}

bool Play::complete() const { return !over() && missing().empty(); }

bool Play::runs_alone() const { return bots_alone() && !truth_->midway(); }

bool Play::bots_alone() const {
  if (gm_ || player() || over()) return false;
  for (Seat s = 0; s < truth_->seats(); ++s)
    if (drivers_[size_t(s)].by != Drives::Bot && decides(s)) return false;
  return true;
}

Play::Phase Play::phase() const { return playback_.running ? Phase::Film : state(); }

Play::Phase Play::state() const {
  if (over()) return Phase::Over;
  if (player()) {
    if (watching()) return Phase::Watch;
    if (me_ < 0) return Phase::Pick;
    return truth_->actor() == me_ ? Phase::Decide : Phase::Wait;
  }
  if (covered_) return Phase::Cover;
  if (drives(me_) && decides(me_) && !is_in(me_)) return Phase::Decide;
  if (gm_ && complete()) return Phase::Publish;
  for (Seat s : missing())
    if (drivers_[size_t(s)].by != Drives::Bot) return Phase::Wait;
  return Phase::Think;
}

std::string Play::state_chip() const {
  switch (state()) {
    case Phase::Over: return "finished";
    case Phase::Pick: return "choose your " + words_.seat;
    case Phase::Watch: return "watching";
    case Phase::Cover:
    case Phase::Decide: return "your turn";
    case Phase::Publish: return "all orders in";
    default: break;
  }
  if (player()) return "order sealed";
  auto left = missing();
  std::erase_if(left, [this](Seat s) { return driver(s).by == Drives::Bot; });  // they need no waiting for
  if (left.size() == 1) return "waiting for " + seat_name(left[0]);
  return left.empty() ? "running" : "waiting for " + std::to_string(left.size());
}

bool Play::waits_for_me() const {
  Phase const p = state();
  return p == Phase::Cover || p == Phase::Decide || p == Phase::Publish || p == Phase::Pick;
}

// ------------------------------------------------------------------------------------------------ my decision

Verdict Play::act(std::vector<Action> const& actions) {
  if (!drives(viewer()) || phase() == Phase::Wait || read_only()) return {Rule{}, "Nothing is to be decided here."};
  if (truth_->midway()) {
    if (Verdict const v = actions.empty() ? Verdict{} : truth_->why_not(actions[0]); !v) return notice_ = with_rule(v), v;
    collected_[size_t(me_)].emplace().actions = actions;
    return flush();
  }
  Session& desk = draft_ ? *draft_ : *truth_;
  Verdict const v = desk.play_all(actions);
  if (!v) notice_ = with_rule(v);
  drafts_[size_t(me_)] = desk.order_text(me_);
  touch();
  return v;
}

Sheet Play::type(std::string_view text) {
  Sheet sheet;
  if (!drives(viewer()) || read_only() || truth_->midway()) return sheet;
  Session& desk = draft_ ? *draft_ : *truth_;
  sheet = desk.type(text);
  if (sheet.error_column == 0) {
    drafts_[size_t(me_)] = desk.order_text(me_);
    touch();
  }
  return sheet;
}

Verdict Play::seal(int64_t now) {
  if (!drives(viewer()) || over() || read_only()) return {Rule{}, "Nothing is to be sealed here."};
  Session& desk = draft_ ? *draft_ : *truth_;
  Desk const view = desk.desk(me_);
  if (view.commit_play.empty()) return view.commit_verdict;
  if (truth_->midway()) return act(view.commit_play);
  if (player()) {                            // his draft is in the session itself
    Verdict const v = truth_->play_all(view.commit_play);
    drafts_[size_t(me_)] = truth_->order_text(me_);
    touch();
    return v;
  }
  for (size_t i = 0; i + 1 < view.commit_play.size(); ++i) desk.play(view.commit_play[i]);  // nothing written: the usual
  drafts_[size_t(me_)] = desk.order_text(me_);
  Collected order;
  order.text = drafts_[size_t(me_)];
  order.when = now;
  collect(me_, std::move(order));
  return {};
}

// The fork holds empty orders of the seats before mine: undo must not reach them.
bool Play::can_undo() const {
  if (viewer() < 0 || phase() != Phase::Decide || !desk_session().can_undo()) return false;
  return !desk_session().order_text(me_).empty();
}

bool Play::undo() {
  if (!can_undo()) return false;
  Session& desk = draft_ ? *draft_ : *truth_;
  bool const done = desk.undo();
  if (desk.actor() != me_) desk.redo();
  drafts_[size_t(me_)] = desk.order_text(me_);
  touch();
  return done;
}

bool Play::redo() {
  if (!can_redo() || phase() != Phase::Decide) return false;
  Session& desk = draft_ ? *draft_ : *truth_;
  bool const done = desk.redo();
  drafts_[size_t(me_)] = desk.order_text(me_);
  touch();
  return done;
}

void Play::clear_draft() {
  if (!drives(viewer())) return;
  (draft_ ? *draft_ : *truth_).clear_draft();
  drafts_[size_t(me_)].clear();
  touch();
}

bool Play::can_replace() const {
  if (!drives(me_) || read_only() || over()) return false;
  if (player()) return truth_->committed(me_) && truth_->actor() != me_;
  return collected(me_) != nullptr && !complete() && !looked_;
}

// A host who drives himself sees who is in, and not what, until his own orders are sealed; then they stand.
bool Play::blind() const { return gm_ && !over() && next_here() != kNobody; }

void Play::look_in() {
  if (!looks()) return;
  looked_ = true;
  touch();
}

void Play::replace() {
  if (!can_replace()) return;
  std::string const text = drafts_[size_t(me_)];
  if (player()) {
    truth_->reopen_turn();
    truth_->type(text);
    touch();
  } else {
    uncollect(me_);
    sit_down(me_);
  }
}

void Play::pick(Seat seat) {
  if (!player() || seat < 0 || seat >= truth_->seats()) return;
  if (truth_->seated() != seat) {
    if (Verdict const v = truth_->sit(seat); !v) {
      notice_ = v.why;
      return;
    }
  }
  me_ = seat;
  if (truth_->actor() == me_ && truth_->order_text(me_).empty() && !drafts_[size_t(me_)].empty())
    truth_->type(drafts_[size_t(me_)]);
  touch();
}

}  // namespace paddock::app
