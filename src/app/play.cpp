#include "app/play.hpp"

#include <algorithm>
#include <chrono>

#include "app/host.hpp"
#include "app/screen.hpp"
#include "app/theme.hpp"
#include "core/dice.hpp"

namespace paddock::app {
namespace {

constexpr double kSliceMs = 4;     // of bots in a frame
constexpr int kSliceNodes = 64;    // between two looks at the clock

double clock_ms() {
  using namespace std::chrono;
  return duration<double, std::milli>(steady_clock::now().time_since_epoch()).count();
}

std::string with_rule(Verdict const& v) {
  return v.rule.empty() ? v.why : v.why + " (" + std::string(v.rule.text()) + ")";
}

}  // namespace

Driver driver_of(SeatSetup const& seat) {
  Driver d;
  std::string const& name = seat.driver;
  if (name.rfind("bot", 0) == 0) {
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
    : id_(std::move(id)), truth_(std::move(truth)) {
  for (auto const& s : truth_->setup().seats) drivers_.push_back(driver_of(s));
  if (!player())
    for (auto const& d : drivers_) {
      humans_ += d.by == Drives::Here;
      gm_ = gm_ || d.by == Drives::Remote;
    }
  turn_ = truth_->turn();
  load_extra(extra);
  if (player()) {
    look_round();
    Seat const mine = seat >= 0 ? seat : me_ >= 0 ? me_ : truth_->seated();
    me_ = kNobody;
    if (mine >= 0) pick(mine);
    return;
  }
  begin_turn();
}

Play::~Play() = default;

void Play::touch(bool keep) {
  ++revision_;
  if (keep) ++generation_;
}

// ------------------------------------------------------------------------------------------------ who owes what

bool Play::decides(Seat seat) const {
  if (seat < 0 || truth_->actor() == kOver || out_[size_t(seat)]) return false;
  return player() || !truth_->committed(seat);
}

bool Play::is_in(Seat seat) const {
  if (player()) return truth_->committed(seat);
  return !decides(seat) || (collected_[size_t(seat)] && !thinkers_[size_t(seat)]);
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

bool Play::complete() const { return truth_->actor() != kOver && missing().empty(); }

bool Play::runs_alone() const {
  if (gm_ || player() || truth_->actor() == kOver) return false;
  for (Seat s = 0; s < truth_->seats(); ++s)
    if (drivers_[size_t(s)].by != Drives::Bot && decides(s)) return false;
  return true;
}

Play::Phase Play::phase() const {
  if (playback_.running) return Phase::Film;
  if (truth_->actor() == kOver) return Phase::Over;
  if (player()) {
    if (me_ < 0) return Phase::Pick;
    return truth_->actor() == me_ ? Phase::Decide : Phase::Wait;
  }
  if (covered_) return Phase::Cover;
  if (me_ >= 0 && decides(me_) && !is_in(me_)) return Phase::Decide;
  if (gm_ && complete()) return Phase::Publish;
  for (Seat s : missing())
    if (drivers_[size_t(s)].by != Drives::Bot) return Phase::Wait;
  return Phase::Think;
}

std::string Play::state_chip() const {
  switch (phase()) {
    case Phase::Over: return "finished";
    case Phase::Pick: return "choose your car";
    case Phase::Cover:
    case Phase::Decide: return "your turn";
    case Phase::Publish: return "all orders in";
    default: break;
  }
  if (player()) return "order sealed";
  auto const left = missing();
  if (left.size() == 1) return "waiting for " + seat_name(left[0]);
  return left.empty() ? "running" : "waiting for " + std::to_string(left.size());
}

bool Play::waits_for_me() const {
  Phase const p = phase();
  return p == Phase::Cover || p == Phase::Decide || p == Phase::Publish || p == Phase::Pick;
}

// ------------------------------------------------------------------------------------------------ my decision

Verdict Play::act(std::vector<Action> const& actions) {
  if (viewer() < 0 || phase() == Phase::Wait || read_only()) return {Rule{}, "Nothing is to be decided here."};
  Session& desk = draft_ ? *draft_ : *truth_;
  Verdict const v = desk.play_all(actions);
  if (!v) notice_ = with_rule(v);
  drafts_[size_t(me_)] = desk.order_text(me_);
  touch();
  return v;
}

Sheet Play::type(std::string_view text) {
  Sheet sheet;
  if (viewer() < 0 || read_only()) return sheet;
  Session& desk = draft_ ? *draft_ : *truth_;
  sheet = desk.type(text);
  if (sheet.error_column == 0) {
    drafts_[size_t(me_)] = desk.order_text(me_);
    touch();
  }
  return sheet;
}

Verdict Play::seal(int64_t now) {
  if (viewer() < 0 || read_only()) return {Rule{}, "Nothing is to be sealed here."};
  Session& desk = draft_ ? *draft_ : *truth_;
  Desk const view = desk.desk(me_);
  if (view.commit_play.empty()) return view.commit_verdict;
  drafts_[size_t(me_)] = desk.order_text(me_);
  if (player()) {
    Verdict const v = truth_->play_all(view.commit_play);
    touch();
    return v;
  }
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
  if (viewer() < 0) return;
  (draft_ ? *draft_ : *truth_).clear_draft();
  drafts_[size_t(me_)].clear();
  touch();
}

bool Play::can_replace() const {
  if (me_ < 0 || read_only() || truth_->actor() == kOver) return false;
  if (player()) return truth_->committed(me_) && truth_->actor() != me_;
  return collected(me_) != nullptr && !complete();
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

// ------------------------------------------------------------------------------------------------ the turn

std::unique_ptr<Session> Play::copy_before(Seat seat) const {
  auto copy = truth_->fork();
  int const turn = copy->turn();
  for (Seat a = copy->actor(); a >= 0 && a != seat && copy->turn() == turn; a = copy->actor())
    if (!copy->commit_text(a, ""))
      if (!copy->absent()) return nullptr;
  return copy->actor() == seat && copy->turn() == turn ? std::move(copy) : nullptr;
}

void Play::sit_down(Seat seat) {
  me_ = seat;
  covered_ = false;
  draft_ = copy_before(seat);
  if (draft_ && !drafts_[size_t(seat)].empty()) draft_->type(drafts_[size_t(seat)]);
  touch(false);
}

void Play::stand_up() {
  draft_.reset();
  me_ = kNobody;
}

// What every turn depends on: who still races, how many turns are over.
void Play::look_round() {
  auto const past = truth_->timeline();
  finished_ = past.empty() ? 0 : past.back().turn;
  out_.fill(false);
  for (auto const& row : truth_->standing(kNobody).rows)
    out_[size_t(row.seat)] = row.state == Standing::Row::Finished || row.state == Standing::Row::Retired;
}

void Play::begin_turn() {
  turn_ = truth_->turn();
  look_round();
  draft_.reset();
  start_bots();
  if (humans_ == 1)
    for (Seat s = 0; s < truth_->seats(); ++s)
      if (drivers_[size_t(s)].by == Drives::Here) me_ = s;
  if (truth_->actor() == kOver) covered_ = false;
  go_on();
  touch();
}

void Play::go_on() {
  if (player() || truth_->actor() == kOver) return;
  if (complete() && !gm_ && !(runs_alone() && (playback_.running || held_))) {
    if (Verdict const v = flush(); !v) notice_ = with_rule(v);
    return;
  }
  Seat const next = next_here();
  if (!shared_screen()) {
    if (next >= 0 && !draft_) sit_down(next);
    return;
  }
  if (me_ >= 0 && next == me_ && draft_) return;
  stand_up();
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

// The collected orders become the truth; a refused one comes back to its seat and nothing has happened.
Verdict Play::flush() {
  int const turn = truth_->turn();
  for (Seat a = truth_->actor(); a >= 0 && truth_->turn() == turn; a = truth_->actor()) {
    auto& order = collected_[size_t(a)];
    if (!order) break;
    if (Verdict const v = apply(*truth_, a, *order); !v) {
      truth_->reopen_turn();
      order.reset();
      touch();
      return v;
    }
  }
  if (truth_->turn() == turn && truth_->actor() != kOver) return {};
  for (auto& order : collected_) order.reset();
  for (auto& text : drafts_) text.clear();
  inbox_.clear();
  stand_up();
  playback_.on = false;
  playback_.start(turn, truth_->film(turn));
  begin_turn();
  return {};
}

void Play::collect(Seat seat, Collected order) {
  if (!decides(seat) || read_only()) return;
  thinkers_[size_t(seat)].reset();
  collected_[size_t(seat)] = std::move(order);
  touch();
  go_on();
}

void Play::uncollect(Seat seat) {
  if (seat < 0 || !collected_[size_t(seat)]) return;
  collected_[size_t(seat)].reset();
  touch();
}

bool Play::can_publish() const { return gm_ && complete() && !read_only(); }

Verdict Play::publish() {
  if (!can_publish()) return {Rule{}, "Orders are missing."};
  return flush();
}

Session const* Play::preview() const {
  if (truth_->actor() == kOver) return nullptr;
  if (preview_ && preview_of_ == revision_) return preview_.get();
  preview_ = truth_->fork();
  preview_of_ = revision_;
  int const turn = preview_->turn();
  for (Seat a = preview_->actor(); a >= 0 && preview_->turn() == turn; a = preview_->actor()) {
    Collected const* order = collected(a);
    bool const done = order && apply(*preview_, a, *order);
    if (!done && !preview_->absent()) break;
  }
  return preview_.get();
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
  for (auto& t : thinkers_) t.reset();
  if (player() || read_only()) return;
  for (Seat s = 0; s < truth_->seats(); ++s) {
    Driver const& d = drivers_[size_t(s)];
    if (d.by != Drives::Bot || !decides(s) || collected_[size_t(s)]) continue;
    uint64_t const seed = mix64(truth_->game_id() ^ mix64(uint64_t(turn_) * 64 + uint64_t(s)));
    thinkers_[size_t(s)] = truth_->think(s, d.level, seed);
  }
}

bool Play::thinking() const {
  return std::any_of(thinkers_.begin(), thinkers_.end(), [](auto const& t) { return t != nullptr; });
}

bool Play::take_result(Seat seat) {
  Collected order;
  order.way = Collected::Bot;
  order.actions = thinkers_[size_t(seat)]->orders();
  order.why = thinkers_[size_t(seat)]->why();
  thinkers_[size_t(seat)].reset();
  collected_[size_t(seat)] = std::move(order);
  ++revision_;
  return true;
}

bool Play::think() {
  double const until = clock_ms() + kSliceMs;
  bool moved = false;
  for (Seat s = 0; s < truth_->seats(); ++s) {
    auto& thinker = thinkers_[size_t(s)];
    while (thinker) {
      if (clock_ms() >= until) return moved;
      if (thinker->step(kSliceNodes)) moved = take_result(s);
    }
  }
  return moved;
}

bool Play::step(double now_ms) {
  double const dt = last_ms_ < 0 ? 0 : std::clamp(now_ms - last_ms_, 0.0, 100.0);
  last_ms_ = now_ms;
  playback_.reduced = look().reduced_motion;
  bool const film_ended = playback_.tick(dt);
  if (film_ended) {
    if (playback_.on && playback_.turn < finished_) watch(playback_.turn + 1, true);
    else show(0);
  }
  bool const decided = thinking() && think();
  if (decided || film_ended) go_on();
  bool const alone = runs_alone() && !held_ && !playback_.running;
  if (alone && complete()) go_on();
  return thinking() || playback_.running || (alone && complete());
}

void Play::watch(int turn, bool on) {
  if (finished_ < 1) return;
  turn = std::clamp(turn <= 0 ? finished_ : turn, 1, finished_);
  playback_.on = on;
  playback_.start(turn, truth_->film(turn));
  ++revision_;
}

void Play::show(int turn) {
  playback_.running = playback_.on = false;
  playback_.turn = turn <= 0 || turn > finished_ ? 0 : turn;
  playback_.film = playback_.turn ? truth_->film(playback_.turn) : Film{};
  playback_.finish();
  ++revision_;
}

void Play::hold(bool on) {
  held_ = on;
  ++revision_;
  if (!on) go_on();
}

}  // namespace paddock::app
