// An event and what follows from it, worked out once a change: what all panels of its screen read, and what they have chosen.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "events/board.hpp"
#include "events/draw.hpp"
#include "events/event.hpp"
#include "events/standings.hpp"
#include "store/library.hpp"
#include "view/words.hpp"

namespace paddock::app::events {

// What may be done next with a race or a round, in the order of the work.
enum class Step : uint8_t { Nothing, DrawRound, Run, GoOn, Enter };

// How a race of the event stands on this device.
struct RaceStep {
  Step step = Step::Nothing;            // Nothing: it has its result, or it cannot be run here
  std::string kept;                     // GoOn, Enter: the id of the kept race
  std::string why;                      // why it cannot be run, one sentence
  std::optional<Setup> setup;           // Run, GoOn
};

struct EventView {
  EventView(Event of, store::Library const& library);

  Event event;
  std::vector<Standings> season;        // after each round
  Words words;                          // of the event's game
  int round = -1;                       // the one that is next, -1: all is over
  std::string draw_fault;               // why it cannot be drawn, one sentence
  std::vector<Board> boards;            // of each round
  std::string map;                      // the event's own, map_words()
  std::vector<std::vector<RaceStep>> steps;   // of each race of each round

  Words words_of(int of) const;
  Entrant const& who(int index) const { return event.entrants[size_t(index)]; }
  // What is next: of the round that is not drawn, or of the first race that has something to do.
  Step next_step() const;
  RaceAt next() const;                  // of Run, GoOn and Enter
  bool drawn(int of) const { return !event.rounds[size_t(of)].races.empty(); }
  int raced(int of) const;              // so many of its races have their results
  std::string no_room(int of) const;    // why it is to be drawn again, as its board has fewer places than one of its races wants; empty: it is not
  bool over(int of) const;              // each race has its result, or falls away as who was to meet has withdrawn
  int tier_of(int who) const;

  // Worked out when they are asked for.
  Draw const* draw(int of);             // seeds and reasons; of a round that is raced as it was drawn; null: it cannot be drawn
  int seed_of(int of, int who);          // his place in the draw of that round, from 1; 0: not known
  int grid_points(int of, int who);       // of a final by rule: what counts for his place on its grid
  Expected<FinalField> const& final();
  HeadToHead const& duels();
  std::vector<int> const& late(int of);  // who came into the event after that round was drawn
  Page const& page(int who);

 private:
  RaceStep step_of(RaceAt at, store::Library const& library) const;

  struct Drawn { bool asked = false; std::optional<Draw> draw; };
  std::vector<Drawn> draws_;
  std::vector<std::optional<std::vector<int>>> late_;
  std::optional<Expected<FinalField>> final_;
  std::optional<HeadToHead> duels_;
  std::optional<Page> page_;
};

// "Qualifying, Speed Circuit": what it is in a line.
std::string kind_words(EventView const& view);
// "3 of 8 races are over."
std::string state_words(EventView const& view);
// "1A", or with its round: "Race 1A, Friday night".
std::string race_words(EventView const& view, RaceAt at);
std::string round_words(EventView const& view, int round);        // its name, or "Round 3"
std::string round_state(EventView const& view, int round);        // "not drawn", "2 of 3 raced", "over"
std::string tier_words(EventView const& view, int tier);
std::string step_words(EventView const& view, Step step, RaceAt at);   // what the yellow button says
std::string step_reason(EventView& view, Step step);                   // a sentence above it
std::string finish_words(Finish const& finish);                   // "1st", "did not finish"
std::string ordinal(int n);
int64_t races_raced(EventView const& view);

}  // namespace paddock::app::events
