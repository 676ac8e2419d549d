// Who drives each seat: a person at this screen, a bot, somebody far away, or the substitute to whom one of them has handed over.
#pragma once
#include <array>
#include <string>
#include <vector>

#include "desk/race.hpp"

namespace paddock::app {

enum class Drives : uint8_t { Here, Bot, Remote };

struct Driver {
  Drives by = Drives::Here;
  Level level = Level::Medium;  // of a bot
  std::string how;              // "link", "forum", "mail" of a remote seat
  bool autopilot = false;       // a Bot that sends nothing: the ghost drives
};
// `driver` is a word of SeatSetup, or "autopilot".
Driver driver_of(std::string const& driver);
// Who may take a seat over from its driver.
bool is_substitute(std::string const& driver);

class Drivers {
 public:
  explicit Drivers(Race const& race);

  Driver const& of(Seat seat) const { return drivers_[size_t(seat)]; }
  bool person(Seat seat) const { return seat >= 0 && of(seat).by != Drives::Bot; }
  bool at_home(Seat seat) const;             // belongs to somebody at this screen, whoever drives it now
  bool by_link() const { return by_link_; }  // orders come from elsewhere: the GM's desk is here
  int here() const { return here_; }         // who decide at this screen; all that once did when each has handed over
  Seat only_one() const { return only_; }    // the one of them, when it is one
  bool shared_screen() const { return here_ > 1; }

  // "autopilot" or "bot medium" decides for the seat until its end of the race; "": its own driver is back.
  bool can_hand_over(Seat seat) const;
  bool hand_over(Seat seat, std::string const& to);   // false: nothing has changed
  std::string const& handed(Seat seat) const { return handed_[size_t(seat)]; }   // empty: it is in its driver's hands

  Doc kept() const;                          // who has handed over
  void read(Doc const& handed);

 private:
  std::string const& own(Seat seat) const { return race_.session().setup().seats[size_t(seat)].driver; }
  void count();

  Race const& race_;
  std::vector<Driver> drivers_;
  std::array<std::string, kMaxSeats> handed_;
  bool by_link_ = false;
  int here_ = 0;
  Seat only_ = kNobody;
};

}  // namespace paddock::app
