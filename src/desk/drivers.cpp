#include "desk/drivers.hpp"

#include <algorithm>

namespace paddock::app {

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

bool is_substitute(std::string const& driver) {
  return driver == "autopilot" || driver == "bot easy" || driver == "bot medium" || driver == "bot hard";
}

Drivers::Drivers(Race const& race) : race_(race) {
  for (auto const& s : race_.session().setup().seats) drivers_.push_back(driver_of(s.driver));
  if (!race_.player()) by_link_ = std::any_of(drivers_.begin(), drivers_.end(), [](Driver const& d) { return d.by == Drives::Remote; });
  count();
}

bool Drivers::at_home(Seat seat) const { return !race_.player() && driver_of(own(seat)).by == Drives::Here; }

// Who has handed over still looks on through his own seat, unless somebody else at this screen drives on.
void Drivers::count() {
  if (race_.player()) return;
  std::vector<Seat> home, driving;
  for (Seat s = 0; s < race_.session().seats(); ++s) {
    if (!at_home(s)) continue;
    home.push_back(s);
    if (handed_[size_t(s)].empty()) driving.push_back(s);
  }
  std::vector<Seat> const& those = driving.empty() ? home : driving;
  here_ = int(those.size());
  only_ = those.size() == 1 ? those[0] : kNobody;
}

bool Drivers::can_hand_over(Seat seat) const {
  if (!race_.has(seat) || race_.player() || race_.read_only() || race_.over()) return false;
  if (of(seat).by == Drives::Bot && handed(seat).empty()) return false;
  auto const rows = race_.session().standing(kNobody).rows;
  return std::any_of(rows.begin(), rows.end(), [&](Standing::Row const& r) {
    return r.seat == seat && r.state != Standing::Row::Finished && r.state != Standing::Row::Retired;
  });
}

bool Drivers::hand_over(Seat seat, std::string const& to) {
  if (!can_hand_over(seat) || handed(seat) == to || (!to.empty() && !is_substitute(to))) return false;
  handed_[size_t(seat)] = to;
  drivers_[size_t(seat)] = driver_of(to.empty() ? own(seat) : to);
  count();
  return true;
}

Doc Drivers::kept() const {
  Doc out = Doc::array();
  for (Seat s = 0; s < race_.session().seats(); ++s)
    if (!handed(s).empty()) out.push_back({{"seat", s}, {"to", handed(s)}});
  return out;
}

void Drivers::read(Doc const& handed) {
  if (race_.player()) return;
  for (Doc const& d : handed)
    if (Seat const s = race_.seat_in(d); s >= 0 && is_substitute(get_text(d, "to"))) {
      handed_[size_t(s)] = get_text(d, "to");
      drivers_[size_t(s)] = driver_of(handed_[size_t(s)]);
    }
  count();
}

}  // namespace paddock::app
