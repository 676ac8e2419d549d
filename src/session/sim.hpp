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
};

struct SimResult {
  int turns = 0;
  uint64_t hash = 0;
  List<Seat, kMaxSeats> ranking;
  std::vector<int> bot_of_seat;   // index into SimPlan::bots; places on the grid rotate
  std::unique_ptr<Session> session;
};

// The set-up of race number `race`; bots take the grid places in turn.
Setup sim_setup(SimPlan const& plan, int race, std::vector<int>& bot_of_seat);
Expected<SimResult> sim_race(SimPlan const& plan, int race);
// Two levels against one another, mirrored races only. Who is better placed in the classification wins; a shared place is a
// draw and counts half.
struct DuelResult {
  int races = 0, wins[2] = {}, draws = 0, turns = 0;   // turns: of all races together
  int per_mille() const { return races ? (1000 * wins[0] + 500 * draws) / races : 0; }   // of the first one
};
// `races` is rounded up to an even number. Fails when the plan has not two bots.
Expected<DuelResult> sim_duel(SimPlan plan, int races);
// What a bot called `bot` plays for the actor of a session.
Verdict sim_move(Session& session, std::string const& bot, uint64_t seed);

}  // namespace paddock
