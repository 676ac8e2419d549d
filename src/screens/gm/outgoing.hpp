// What goes out of the desk, as texts: invitations, reminders, the report. Screen, text twin and tests take them from here.
#pragma once
#include <string>
#include <vector>

#include "desk/play.hpp"

namespace paddock::app {

std::vector<Seat> seats_away(Play const& play);                    // who plays by link, forum or mail
// "Turn 4 closes Sunday 29 November 2026, 20:00 (UTC+1), which is 19:00 UTC."; without a deadline how long it lasts.
std::string deadline_sentence(Play const& play);
// Every seat's own link under its name, as one text to send. After the start it is the running turn's.
std::string invitations(Play const& play, std::string const& base);
std::string reminder(Play const& play, Seat seat, std::string const& base);
// One's own order as a post or a mail: race, driver, car and turn, so that the desk knows whose it is and for when.
std::string order_post(Play const& play, Seat seat, std::string const& order);
// The report of the last finished turn, with link, deadline and who is awaited.
post::Report turn_report(Play const& play, std::string const& table_url);
// How its seats play by what set-up says: "forum", "mail", or "" where it does not say (links).
std::string played_by(Play const& play);
// What the report is written in: what was chosen last on this device for such races (`kept`, a format_name()); else what their
// readers can see. Mails are plain.
post::ReportFormat report_format(Play const& play, std::string_view kept);
std::string calendar_of(Play const& play, int64_t now);            // a file: when the running turn closes
std::string calendar_name(Play const& play);                       // "turn-4.ics"

}  // namespace paddock::app
