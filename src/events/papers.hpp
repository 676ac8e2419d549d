// An event as pages to print.
#pragma once
#include "events/standings.hpp"
#include "view/paper.hpp"

namespace paddock::app::events {

std::string state_words(Event const& event);     // "5 of 12 races that are drawn are over."
Paper event_paper(Event const& event);            // standings, teams, the final's ranking, calendar
Paper page_paper(Event const& event, int who);    // one entrant's season
Paper met_paper(Event const& event);              // who came before whom how often, of those who started

}  // namespace paddock::app::events
