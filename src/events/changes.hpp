// What was changed while an event went on (Event::changes), read in one place: who has withdrawn, who drives for whom, which results
// were taken back. Of changes about one entrant in one round the last one that was told holds.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.hpp"
#include "events/event.hpp"

namespace paddock::app::events {

// ---- what holds

bool of_presence(Change const& one);                           // it says whether he himself is there
bool is_gone(Event const& event, int who, int round);          // he has withdrawn before that round
bool has_withdrawn(Event const& event, int who);               // and is not back at the end
bool any_withdrawn(Event const& event);
Change const* substitute_of(Event const& event, int who, int round);   // who drives for him then; null: he himself
// A race without a result that nobody can race any more: fewer than two of it are left.
bool is_off(Event const& event, RaceAt at);
bool is_void(Event const& event, RaceAt at);                   // Rules::withdrawn: its result does not count
bool awards(Event const& event);                               // and meetings with who has withdrawn are drawn for that
int awarded_to(Event const& event, RaceAt at);                 // Rules::withdrawn: who has won it without a race; -1: nobody
int taken_back(Event const& event, std::string_view race);     // so many results of it were
int played_of(Event const& event, RaceAt at);                  // of a league: the number its result keeps or would get

// ---- names and words

// As a seat is called: "Kim (sub for Ann)", or the entrant's name.
std::string seat_name(Event const& event, int who, int round);
bool drives_as(Event const& event, int who, int round, std::string_view name);   // whether a seat of that name is his
std::string race_word(Event const& event);                           // what the games of its races call one: "duel"; "race" where they differ
std::string race_word(Event const& event, Round const& round);       // what the game of that round does
std::string race_label(Event const& event, std::string_view race);   // "2A"; of a league "2", as its fixtures are numbered
std::string race_name(Event const& event, std::string_view race, int round = -1);   // "duel 2A", "meeting 2"; `round`: of one that is no more
std::string race_words(Event const& event, std::string_view race);   // "Race 2A"
std::string withdrew_words(Event const& event, int who);       // "withdrew after Round 2"; empty: he has not
std::string change_words(Event const& event, Change const& change);   // a sentence
std::vector<std::string> changes_of_round(Event const& event, int round);
std::vector<std::string> changes_of(Event const& event, int who);     // of an entrant

// ---- what a person changes; errors are one sentence, and the event stays as it was then

// What else a result that is taken back would change.
struct Depends {
  std::string why_not;                  // empty: it can be taken back
  std::vector<int> redrawn;             // rounds that are drawn from it and not raced: they are to be drawn anew
  std::vector<int> stay;                // rounds that were drawn from it and raced: they stay as they were raced
  std::string words(Event const& event) const;   // of both, sentences
};
Depends depends_on(Event const& event, RaceAt at);
Expected<Event> with_result_back(Event event, std::string_view race, std::string by);
int may_withdraw_after(Event const& event, int who);           // so many rounds at least: those over, and his last result
// After so many rounds; -1: as soon as he may. Races that are drawn and not raced go on without him.
Expected<Event> with_withdrawal(Event event, int who, int after = -1);
// Races that are drawn and not raced go on without who has withdrawn, as if he had done so now; out: rounds that are to be drawn again.
std::vector<std::string> without_who_is_gone(Event& event);
// `line`: "Kim" or "Kim (bot easy)"; for rounds from 0, `to` -1: to the end.
Expected<Event> with_substitute(Event event, int who, std::string_view line, int from, int to);
Expected<Event> with_return(Event event, int who, int from);   // he is back, or drives himself again
// Out of the race of that round he was drawn into, to the last place of the grid of another one; a draw that is made anew forgets it.
Expected<Event> with_move(Event event, int who, std::string_view race);

// ---- the file

Doc changes_doc(Event const& event);
Expected<std::vector<Change>> read_changes(Event const& event, Doc const& list);   // of an event whose entrants and rounds are known

}  // namespace paddock::app::events
