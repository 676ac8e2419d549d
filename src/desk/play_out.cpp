// Play, ways out of a lost race: a substitute takes the wheel, or the race ends with the standing. Truth is told as ever: the
// record holds what the substitute drove, and an early end is a mark of the save that can be taken back.
#include <algorithm>

#include "desk/play.hpp"

namespace paddock::app {

bool is_substitute(std::string const& driver) {
  return driver == "autopilot" || driver == "bot easy" || driver == "bot medium" || driver == "bot hard";
}

// Who has handed over still looks on through his own seat, unless somebody else at this screen drives on.
void Play::count_humans() {
  if (player()) return;
  std::vector<Seat> here, driving;
  for (Seat s = 0; s < truth_->seats(); ++s) {
    if (driver_of(truth_->setup().seats[size_t(s)].driver).by != Drives::Here) continue;
    here.push_back(s);
    if (handed_[size_t(s)].empty()) driving.push_back(s);
  }
  std::vector<Seat> const& those = driving.empty() ? here : driving;
  humans_ = int(those.size());
  own_ = those.size() == 1 ? those[0] : kNobody;
}

bool Play::can_hand_over(Seat seat) const {
  if (seat < 0 || seat >= truth_->seats() || player() || read_only() || over()) return false;
  if (drivers_[size_t(seat)].by == Drives::Bot && handed_[size_t(seat)].empty()) return false;
  auto const rows = truth_->standing(kNobody).rows;
  return std::any_of(rows.begin(), rows.end(), [&](Standing::Row const& r) {
    return r.seat == seat && r.state != Standing::Row::Finished && r.state != Standing::Row::Retired;
  });
}

void Play::hand_over(Seat seat, std::string const& to) {
  if (!can_hand_over(seat) || handed_[size_t(seat)] == to || (!to.empty() && !is_substitute(to))) return;
  std::string const& own = truth_->setup().seats[size_t(seat)].driver;
  handed_[size_t(seat)] = to;
  drivers_[size_t(seat)] = driver_of(to.empty() ? own : to);
  if (Collected const* c = collected(seat); c && (c->way == Collected::Ghost || c->way == Collected::Bot || !to.empty()))
    collected_[size_t(seat)].reset();
  drafts_[size_t(seat)].clear();
  held_ = quick_ = false;
  stand_up();
  count_humans();
  begin_turn();
}

void Play::run_to_end() {
  if (!bots_alone()) return;
  held_ = false;
  quick_ = true;
  show(0);
  if (truth_->midway()) go_on();   // who answers on the way may have waited for the film
}

void Play::end_now(bool on) {
  if (on == stopped_ || (on && !can_end_now())) return;
  quick_ = held_ = false;
  show(0);
  stopped_ = on;
  stand_up();
  covered_ = false;
  begin_turn();
}

std::vector<Mark> Play::reach_of(Seat seat) const {
  std::vector<Mark> out;
  if (seat < 0 || truth_->secret() || truth_->midway() || read_only() || !decides(seat)) return out;
  std::unique_ptr<Session> copy;
  if (!player()) {
    copy = copy_before(seat);
  } else if (seat != me_) {
    copy = truth_->fork();
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

}  // namespace paddock::app
