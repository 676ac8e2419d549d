// An event as pages to print.
#pragma once
#include <string>
#include <string_view>

#include "events/standings.hpp"
#include "view/paper.hpp"

namespace paddock::app::events {

std::string counted(int n, std::string_view one, std::string_view many);    // "1 race", "3 races"
std::string points_word(Event const& event);     // "Points", or what the game calls its own where only they count
std::string marks_words(Event const& event, Round const& round, uint32_t marks);   // "undamaged, fastest round"
std::string state_words(Event const& event);     // "5 races are over, 2 more are drawn; round 2 of 4 is on."
Paper event_paper(Event const& event);            // standings, teams, the final's ranking, calendar
Paper page_paper(Event const& event, int who);    // one entrant's season
Paper met_paper(Event const& event);              // who came before whom how often, of those who started

}  // namespace paddock::app::events
