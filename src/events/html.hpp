// A season as one page that a club puts on its web site: tables, charts, calendar, everybody's own section. It asks for nothing
// from outside, runs nothing and prints; whatever the texts of the event are, they stay texts.
#pragma once
#include <string>

#include "events/event.hpp"

namespace paddock::app::events {

// `base_url`: where the app is ("https://example.org/paddock/"), so that results open there; empty or none: records that are
// links within the app cannot be opened from the page. The same event gives the same bytes.
std::string season_html(Event const& event, std::string const& base_url = "");
std::string html_file(Event const& event);   // "spring-league.html"

}  // namespace paddock::app::events
