// Files that are opened here: races, one or many, a league, an event, a map for the screen that takes one (set-up, an event's).
#pragma once
#include <string_view>

#include "shell/copies.hpp"
#include "shell/event_work.hpp"
#include "shell/means.hpp"
#include "shell/league_work.hpp"
#include "shell/problem_card.hpp"

namespace paddock::app {

class Files {
 public:
  Files(Means const& means, Shelf& shelf, Copies& copies, LeagueWork& league, EventWork& event, ProblemCard& problem)
      : means_(means), shelf_(shelf), copies_(copies), league_(league), event_(event), problem_(problem) {}
  void open(std::string_view json);
  bool takes_maps() const { return !map_game().empty(); }
  bool looks_like_map(std::string_view text) const;   // where one is taken: it is one, or was meant as one
  void open_map(std::string_view text);
  void open_event(std::string_view text) { event_.open(text); }   // a link

 private:
  std::string map_game() const;                     // whose boards are taken where one is; empty: none are
  void open_save(Doc const& save);
  void open_events(Doc const& backup);              // of one race

  Means means_;
  Shelf& shelf_;
  Copies& copies_;
  LeagueWork& league_;
  EventWork& event_;
  ProblemCard& problem_;
};

}  // namespace paddock::app
