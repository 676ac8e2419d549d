// Opening anything: a link, orders, a save, a message. One function decides; what fails says so and changes nothing.
#pragma once
#include <string>
#include <string_view>

#include "session/workshops.hpp"
#include "shell/copies.hpp"
#include "shell/files.hpp"
#include "shell/means.hpp"
#include "shell/problem_card.hpp"
#include "shell/race.hpp"
#include "shell/races.hpp"

namespace paddock::app {

class Opener {
 public:
  Opener(Means const& means, OpenRace& race, Races& races, Copies& copies, Files& files, ProblemCard& problem)
      : means_(means), race_(race), races_(races), copies_(copies), files_(files), problem_(problem) {}
  void open(std::string_view text, bool address = false);   // address: it can only be a link
  void open_file(std::string_view name, std::string_view bytes);

 private:
  void to_workshop(FoundDesign const& design);
  void open_game(Opened opened, char kind, int64_t deadline);
  void open_orders(Opened const& opened, std::string_view text);
  Problem not_kept(Orders const& orders) const;
  void push(Intent::Kind kind, std::string text) { means_.intents.push_back({kind, 0, std::move(text), {}, {}}); }

  Means means_;
  OpenRace& race_;
  Races& races_;
  Copies& copies_;
  Files& files_;
  ProblemCard& problem_;
};

}  // namespace paddock::app
