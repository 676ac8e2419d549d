// The file of an event (JSON, "format": "paddock-event"), the same as a link, and two files made one.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "events/event.hpp"

namespace paddock::app::events {

inline constexpr char kFormat[] = "paddock-event";
inline constexpr char kOldLeague[] = "paddock-league";   // of a league's file before it was an event; it is read, never written
inline constexpr int kSchema = 1;
inline constexpr char kDriverKey[] = "driver", kLapsKey[] = "laps";   // keys, which are words of the set-up
inline constexpr size_t kEventBytes = kDocBytes;    // records of a whole season are in it
inline constexpr size_t kEventLink = 16000;        // characters of a link at most; what is larger travels as a file

// Errors are one sentence with a path and what would be right. Nothing that comes out of here breaks a bound of event.hpp.
Expected<Event> read_event(Doc const& doc);
Expected<Event> read_event_text(std::string_view text);   // a file, or a link
Doc write_event(Event const& event);                 // the one clean form
std::string write_event_text(Event const& event);    // the same, a line for each entrant, race and result

// What of an entrant's options everybody may know: designs stay secret (SeatChoice::lasting).
Doc open_options(Doc options);
bool is_event_file(std::string_view text);             // JSON, not a link
void take_secrets(Entrant& of, Entrant const& from);   // where all that is open of them is the same
// "#e...": the whole event without its records, and with such options. Error: it is too large.
Expected<std::string> event_link(Event const& event);

// A conflict: both have a value and they differ. The first one's stands in the merged event; nothing is lost that is named here.
struct Conflict {
  std::string where;                    // a path: "/rounds/0/races/1/result"
  std::string what;                     // one sentence: "Race 1B: Ann is 1st in one and 3rd in the other."
  Doc other;                            // the second one's value
};
struct Merged {
  Event event;
  std::vector<std::string> taken;       // what came from the second, one sentence each
  std::vector<Conflict> conflicts;
};
// Union of entrants, rounds, races, results, dice: of two GMs who ran different races of one event. Error: they are two events.
Expected<Merged> merge(Event const& a, Event const& b);

}  // namespace paddock::app::events
