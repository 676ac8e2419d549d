// Ways out of a lost race: a substitute drives on, the rest is driven at once, or the race ends as it stands.
#pragma once
#include <string>
#include <vector>

#include "screens/screen.hpp"
#include "screens/table/view.hpp"

namespace paddock::app {

inline constexpr char kWayOutTip[] = "A way out: autopilot, give up, end now";

// A way out of a lost race, and the intent it is.
struct WayOut {
  char const* id;
  std::string label, words;
  char const* icon;
  Intent::Kind kind = Intent::HandOver;
  int64_t number = 0;
  std::string text = "", aux = "";
};

std::vector<WayOut> ways_out(Play const& play);
// "The race ends at the latest on turn 60."; empty where nothing closes it, or nothing says so yet.
std::string latest_end(Standing const& standing, Words const& words);
std::string hand_over_request(Play const& play);             // a player by link to his GM: race, driver, car and turn
bool is_out(Play const& play, TableView const& view);        // for good, by now in the film
bool to_the_flag(Stage& stage, TableView const& view);       // my race is run, and only bots drive on
void draw_leave(Stage& stage, Rect where);
void twin_ways(Stage& stage, Twin& twin);
bool twin_way(Stage& stage, std::string const& id);

}  // namespace paddock::app
