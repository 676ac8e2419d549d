// Changes that a person makes to an event: a rule, a round, who takes part, what somebody brings. Each is refused with a sentence that says what
// would be right; the event stays as it was then.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.hpp"
#include "events/event.hpp"
#include "events/rules.hpp"

namespace paddock::app::events {

// A rule as people write it: "25, 18, 15"; "wins, countback"; "finished 1, pole 2"; nothing or "none" for an empty list.
std::string rule_text(Doc const& value);
std::string rule_words(RuleInfo const& rule, Doc const& value);   // the same for whoever only reads it
Expected<Doc> rule_from_text(RuleInfo const& rule, std::string_view text);
std::string rule_example(Event const& event, RuleInfo const& rule);   // what may stand there, a sentence
// With one rule changed. Where divisions are, their entrants and races move with their names, or with their order where as many
// stand there as before; whose division is gone comes into the last one.
Expected<Event> with_rule(Event event, std::string_view name, Doc const& value);

std::string board_fault(std::string const& game, std::string const& board);   // no board of that game: which there are; empty: it is one

struct RoundEdit {                      // what stays away stays as it is
  std::optional<std::string> name, date, board;   // board: of a track that is built in; empty: the usual one
  std::optional<std::string> map = {};  // a board of one's own, in full, in place of it
  std::optional<int> laps;
};
// Of a round that has a result only name and date can be changed.
Expected<Event> with_round(Event event, int round, RoundEdit const& edit);

// With one more entrant, written as in new_event: "Ann (bot easy): laurels 3, team Reds". Rounds that are drawn stay as they are: he
// is in them once they are drawn anew.
Expected<Event> with_entrant(Event const& event, std::string_view line);
// Without one, as long as nothing is raced; rounds that he was drawn in are to be drawn anew.
Expected<Event> without_entrant(Event event, int who);
// His line as new_event reads it, "Ann (bot easy): laurels 3, team Reds", and the entrant as such a line says: what is left out goes, but
// for number, division and who decides. Records, dice and other files go on knowing him by a name he had.
std::string entrant_line(Event const& event, int who);
Expected<Event> with_entrant_line(Event event, int who, std::string_view line);
std::string why_all_stay(Event const& event);            // why nobody can be taken out, a sentence; empty: one can
std::vector<int> left_out(Event const& event, int round);   // who would be in it if it were drawn now, and is not

// What an entrant brings to races of a game: one of its seat choices (view/catalogue.hpp). Empty: its usual one. A design that the
// game would not let start is refused with the game's own words.
Expected<Event> with_choice(Event event, int who, std::string const& game, std::string const& key, std::string const& value);
// What could not start as the event stands: each race that is drawn, and each round that is not, tried with its entrants two by two.
struct StartFault {
  std::string where, why;               // "duel 1A", "Round 2"
};
std::vector<StartFault> start_faults(Event const& event);
std::optional<Error> settings_fault(Event event);        // what is wrong with its settings and board, whatever entrants bring
std::string choice_of_entrant(Event const& event, int who, std::string const& game, std::string const& key);
std::vector<std::string> games_of(Event const& event);   // of its rounds, each once, the event's own first

}  // namespace paddock::app::events
