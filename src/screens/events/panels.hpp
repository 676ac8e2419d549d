// The panels of the event's screen, each drawn into the rectangle it is given; what they share stands in EventPick.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "events/league.hpp"
#include "screens/events/audit_run.hpp"
#include "screens/events/event_view.hpp"
#include "screens/screen.hpp"
#include "ui/widgets.hpp"

namespace paddock::app::events {

enum class EventTab : uint8_t { Home, Table, Chart, Round, Entries, Rules };   // Home: of its own only where it does not stand beside the others

// What is chosen on the screen. Undo would not restore it.
struct EventPick {
  EventTab tab = EventTab::Table;
  int round = 0;                        // shown by EventTab::Round
  int seen = -1;                        // what the round's panel showed last: another one begins at its top
  int after = 0;                        // the table after so many rounds; 0: all
  int who = -1;                         // whose page is open
  int sheet = 0;                        // the table: of entrants, of teams, one against another
  int chart = 0;                        // places or points
  int tier = 0;
  std::string by_hand;                  // id of the race whose result is written down; empty: none
  std::vector<std::string> places;      // what stands there, by seat
  std::vector<uint32_t> marks;          // who has earned what a bonus counts, by seat
  bool asks_forget = false;
  AuditRun audit;
  // What is being written: a list among the rules, a round's name and date, what an entrant brings; why it was refused.
  std::string rule, rule_text, rule_fault, round_name, round_date, round_fault, brings, brings_text, brings_fault, marks_fault;
  int edits_round = -1;                 // -1: none
  std::string adds, adds_driver = "screen", adds_fault;   // an entrant who is being written
  bool adds_open = false;
  std::string line, line_fault;         // of an entrant what his line says, as it is being written
  int line_of = -1;                     // whose; -1: nobody's
  struct { std::string was, is, words; } back;   // files around the last change of this screen, and what that was
  std::string sub, sub_fault;           // who drives for the one whose page is open, as it is being written
  std::string name;                     // who runs races here, as it is being written
  bool names = false;                   // that is being written
  std::map<std::string, int> unfolded;  // forms that stand open, and the frame they were drawn in last
};

// What the panels are given in a frame.
struct EventFrame {
  Stage& stage;
  EventDesk& desk;
  EventView& view;
  EventPick& pick;

  // Of a league's sheet the one thing that is asked for is the file as it is from now on.
  void ask(EventDo what, std::string text = {}, std::string aux = {}) const {
    if (view.event.kind == Kind::League && what == EventDo::Take) return stage.push(Intent::League, int64_t(LeagueDo::Take), std::move(text), std::move(aux));
    stage.push(Intent::Event, int64_t(what), std::move(text), std::move(aux));
  }
  bool phone() const { return stage.layout == Layout::Phone; }
};

// ---- what is done; the text twin asks for the same
void do_step(EventFrame const& f, Step step, RaceAt at);
// Both refuse with a toast what would take a race that has begun on this device away from the event.
void take_event(EventFrame const& f, Expected<Event> const& event, std::string words);   // what is wrong with it becomes a toast
void draw_round(EventFrame const& f, int round);
void save_by_hand(EventFrame const& f);          // what stands in EventPick::places
void start_by_hand(EventFrame const& f, RaceAt at);
void open_record(EventFrame const& f, RaceAt at);
void audit_records(EventFrame const& f);          // or stops it
void copy_link(EventFrame const& f);
void toggle_present(EventFrame const& f, int round, int who);   // of who may miss a final
void begin_next_season(EventFrame const& f);

// The other events that are kept on this device, to go over to one of them.
float draw_kept(Stage& stage, EventDesk& desk, Rect in, float y);

// ---- panels: the y below what was drawn
void draw_overview(EventFrame const& f, Rect where);
void draw_table(EventFrame const& f, Rect where);
void draw_chart_panel(EventFrame const& f, Rect where);
void draw_round_panel(EventFrame const& f, Rect where);
float draw_final(EventFrame const& f, Rect in, float y);         // of a round that is a final by rule
void draw_entries(EventFrame const& f, Rect where);
void draw_rules(EventFrame const& f, Rect where);
float draw_round_edit(EventFrame const& f, Rect in, float y, int round);   // where it is being changed
void toggle_round_edit(EventFrame const& f, int round);
void take_board(EventFrame const& f, std::string const& text);   // a map; empty: the event's goes
float draw_board_rule(EventFrame const& f, Rect in, float y);
float draw_brings(EventFrame const& f, Rect in, float y);
float draw_entering(EventFrame const& f, Rect in, float y);      // above the entry list: who is added
void toggle_line(EventFrame const& f);                           // of an entrant's page: name, team, who decides are written anew
float draw_line(EventFrame const& f, Rect in, float y);
float draw_leaving(EventFrame const& f, Rect in, float y);       // of an entrant's page: takes him out
// What changes while the event goes on; the last change can be undone.
bool change_event(EventFrame const& f, Event const& event, std::string words);   // false: refused
std::string lost_race(EventFrame const& f, Event const& after);   // which race that has begun on this device would be of it no more; empty: none
bool keeps_races(EventFrame const& f, Event const& after);   // else says so, too
void undo_change(EventFrame const& f);
float draw_undo(EventFrame const& f, Rect in, float y);
void take_result_back(EventFrame const& f, RaceAt at);
float draw_changes(Rect in, float y, std::vector<std::string> const& lines);
float draw_going(EventFrame const& f, Rect in, float y);         // of an entrant's page: he withdraws, somebody drives for him
float name_field(EventFrame const& f, Rect in, float y);         // who runs races here
// Writing a result down, within the card of its race.
float hand_height(EventFrame const& f, RaceAt at);
void hand_field(EventFrame const& f, Rect row, Race const& race, size_t seat);
void hand_row(EventFrame const& f, Rect in, RaceAt at);
void draw_driver(EventFrame const& f, Rect where);
float draw_duels(EventFrame const& f, Rect in, float y);
float draw_teams(EventFrame const& f, Rect in, float y);
Standings const* shown_standings(EventFrame const& f);            // null: nothing is raced yet

// ---- small things
Rect open_panel(EventFrame const& f, char const* name, Rect where, Region region, bool scroll = true);
// A form that unfolds there is scrolled into sight, once: its end, and before that its head.
void in_sight(EventFrame const& f, std::string const& form, float top, float bottom);
void entrant_swatch(Rect where, Entrant const& e);               // 40 x 20
void move_mark(float x, float cy, int moved);                    // an arrow and how many places; centred on x
void strike(float x, float y, float width);
float reasons_line(float x, float y, float width, std::vector<Reason> const& reasons);   // one line each; returns the height
// The same beside one another, in as many lines as they want: what was asked, his number, the rule behind the last one.
float reason_parts(float x, float y, float width, std::vector<Reason> const& reasons, bool draw);
std::string reasons_words(std::vector<Reason> const& reasons);
Chip round_chip(EventView const& view, int round);
void twin_of(EventFrame const& f, Twin& twin);
bool twin_does(EventFrame const& f, std::string const& id, std::string const& value);
void twin_rules(EventFrame const& f, Twin& twin);
bool twin_changes_rule(EventFrame const& f, std::string const& id, std::string const& value);
void twin_board(EventFrame const& f, Twin& twin);
bool twin_takes_board(EventFrame const& f, std::string const& id, std::string const& value);
void twin_round_edit(EventFrame const& f, Twin& twin, int round);
bool twin_edits_round(EventFrame const& f, std::string const& id, std::string const& value);
void twin_brings(EventFrame const& f, Twin& twin);
bool twin_brings_what(EventFrame const& f, std::string const& id, std::string const& value);
void twin_entrants(EventFrame const& f, Twin& twin);
bool twin_enters(EventFrame const& f, std::string const& id, std::string const& value);
void twin_changes(EventFrame const& f, Twin& twin);
bool twin_changes_what(EventFrame const& f, std::string const& id, std::string const& value);
void twin_by_hand(EventFrame const& f, Twin& twin);
bool twin_writes_by_hand(EventFrame const& f, std::string const& id, std::string const& value);
void twin_kept(EventDesk& desk, Twin& twin);                     // the other events that are kept here
bool twin_turns(Stage& stage, std::string const& id, std::string const& value);

}  // namespace paddock::app::events
