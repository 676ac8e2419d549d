// A race comes that is kept here already: what goes on from the kept copy takes its place, what is older leaves it alone,
// and what went otherwise is kept beside it, under a name of its own.
#pragma once
#include <memory>
#include <string>

#include "desk/kinship.hpp"
#include "shell/means.hpp"
#include "shell/problem_card.hpp"
#include "shell/race.hpp"
#include "shell/races.hpp"

namespace paddock::app {

enum class From : uint8_t { Link, File, Gm, Meanwhile };

class Copies {
 public:
  Copies(Means const& means, OpenRace& race, Races& races, ProblemCard& problem)
      : means_(means), race_(race), races_(races), problem_(problem) {}
  // True when what came is open, false when the kept copy is.
  bool open_beside(std::string const& base, std::unique_ptr<Session> came, Doc const& extra, Seat seat, From from);
  void open_other();                            // the copy that the card speaks of
  std::string table_for(Orders const& orders);  // where the orders of a link are collected
  void go_on_as_gm();                           // with a table link on another device than his

 private:
  struct Place {
    std::string id;
    std::unique_ptr<Session> kept{};            // the copy there; null: none that can be read
    Doc doc{};                                  // its save
    Kinship::Kind kin = Kinship::Same;          // of what came to it
    int turn = 0;                               // it is in
    std::string parted{};                       // the first copy that went otherwise; its turns: when it parted, and now
    int parted_turn = 0, parted_now = 0;
  };
  struct Other {
    std::string id, text;                       // text: not kept yet
  };
  Place place_for(std::string const& base, Session const& came);
  Expected<Doc> kept_doc(std::string const& id);
  void tell_kept(Place const& at, Doc const& came, std::string const& came_turn, From from);

  Means means_;
  OpenRace& race_;
  Races& races_;
  ProblemCard& problem_;
  Other other_;                                 // what the card's button opens
};

}  // namespace paddock::app
