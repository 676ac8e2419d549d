// Whole games of bots, without a screen: for strength, for the signature, for tests.
#pragma once
#include <string>
#include <vector>

#include "session/session.hpp"

namespace paddock {

struct SimPlan {
  std::string game = "nascar", track;
  int laps = 0;
  std::vector<std::string> bots;  // "easy", "medium", "hard", "random"; one a seat
  uint64_t seed = 1;
  std::vector<Doc> options;       // of every seat: the first for the first seed, and so on in turn; empty: none
  bool mirrored = false;          // each seed serves as many races as there are bots: once from every place of the grid
  std::vector<std::string> tracks;   // in turn, instead of `track`; with options so that each of them comes to each track
  Doc settings = Doc::object();   // of the rules
  std::vector<Doc> made_for;      // the settings each of the options is made for, in parallel; empty: none
};

struct SimResult {
  int turns = 0;
  uint64_t hash = 0;
  List<Seat, kMaxSeats> ranking;
  bool by_limit = false;          // Outcome::by_limit
  std::vector<int> bot_of_seat;   // index into SimPlan::bots; places on the grid rotate
  std::unique_ptr<Session> session;
};

// The set-up of race number `race`; bots take the grid places in turn.
Setup sim_setup(SimPlan const& plan, int race, std::vector<int>& bot_of_seat);
Expected<SimResult> sim_race(SimPlan const& plan, int race);
// A plan whose seats take in turn all that the game offers them under that name (SeatChoice), the default left out: what is made
// for the plan's settings, else for any, with the setting that each is made for. Fails when nothing of that name is offered.
Expected<SimPlan> with_all(SimPlan plan, std::string const& choice);

// Two levels against one another, mirrored races only. Who is better placed in the classification wins; a shared place is a
// draw and counts half.
struct DuelResult {
  int races = 0, wins[2] = {}, draws = 0, turns = 0;   // turns: of all races together
  int counted = 0;                                     // the same turns as people count them (Words::large_number)
  int decided = 0;                                     // races that did not last until a limit of turns
  int per_mille() const { return races ? (1000 * wins[0] + 500 * draws) / races : 0; }   // of the first one
};
// `races` is rounded up to an even number. Fails when the plan has not two bots.
Expected<DuelResult> sim_duel(SimPlan plan, int races);
// What a bot called `bot` plays for the actor of a session.
Verdict sim_move(Session& session, std::string const& bot, uint64_t seed);

}  // namespace paddock
