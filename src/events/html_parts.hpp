// The sections of a season's page (html.hpp) and what they share.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "events/papers.hpp"
#include "events/standings.hpp"
#include "post/markup.hpp"
#include "view/line.hpp"
#include "view/words.hpp"

namespace paddock::app::events {

// The event and what follows from it, worked out once.
struct Booklet {
  Booklet(Event const& of, std::string base, post::Markup& to);

  Event const& event;
  std::string base_url;
  post::Markup& out;
  Words words;                           // of the event's game
  std::vector<Standings> after;          // after each round that counts
  Standings now;                         // as it stands
  std::vector<Line const*> lines;        // of `now`, by entrant; null: not in the table
  std::vector<int> places;               // entrants' rows of the table after each round, from 1: [round * entrants + who]; 0: not started

  int rounds() const { return int(after.size()); }
  int place_in(int round, int who) const { return places[size_t(round) * event.entrants.size() + size_t(who)]; }
};

// ---- the sections, in the order of the page

void write_top(Booklet& b);              // title, state, rounds at a glance, ways to the sections
void write_final(Booklet& b);            // of a Qualifying event: ranking for the final, its grid
void write_tables(Booklet& b);           // each tier: table, charts
void write_charts(Booklet& b, Table const& table);
void write_teams(Booklet& b);
void write_calendar(Booklet& b);         // rounds, races, results
void write_draws(Booklet& b);            // of a Qualifying event: seeding and races, with reasons
void write_entrants(Booklet& b);         // a section each
void write_rules(Booklet& b);

// ---- bits

std::string livery_style();              // colours and dashes of the liveries as classes "v0", "v1", ...
std::string livery_class(Booklet const& b, int who, std::string_view beside = {});   // "plate v3"
void plate(Booklet& b, int who);         // number on livery
void entrant_link(Booklet& b, int who);  // plate and name, to his section
void bare_name(Booklet& b, int who);
void moved_mark(Booklet& b, int moved);
void heading(Booklet& b, char const* id, std::string_view text);       // of a section
void head_cell(Booklet& b, std::string_view text, char const* kind = "");   // of a column
void number_cell(Booklet& b, std::string_view text, char const* kind = "");
// A box in which a table scrolls by itself where it is too wide; `label` says to those who cannot see what moves.
[[nodiscard]] post::Markup::Inside wide_box(Booklet& b, std::string_view label);

std::string entrant_id(int who);         // "e12": of his section
std::string round_id(int round);         // "r3"
std::string race_id(int round, int race);   // "r3-1"
std::string round_name(Booklet const& b, int round);    // "Round 3: Night race", "Final"
std::string round_short(Booklet const& b, int round);   // "3", "F"
std::string tier_name(Booklet const& b, int tier);      // empty: of the only one
std::string place_text(int place);       // "2nd"; 0: "DNF"
bool is_over(Round const& round);        // drawn, and every race of it has a result
// Where a record opens: a web address, a link of the app behind `base_url`; empty: nowhere.
std::string record_address(Booklet const& b, std::string const& record);

}  // namespace paddock::app::events
