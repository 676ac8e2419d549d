// Duel points: kills and bonus points, and when the event ends.
#pragma once
#include <cstdint>
#include <span>

#include "core/list.hpp"
#include "core/ratio.hpp"
#include "games/car_wars/rules/score_settings.hpp"

namespace paddock::car_wars::scoring {

inline constexpr int kPlayers = 64;
using Players = List<int, kPlayers>;  // numbers of players

// CW-148, told at the end of each phase from turn 1 phase 1 on.
struct Standing {
  Ratio points;            // duel points, without bonus
  bool in_control = true;
  Ratio bonus = 0;
};
enum class By : uint8_t { going_on, hundred, eighty, turns, last };
inline constexpr char const* kBy[] = {"", "100", "80", "turns", "last"};

class EndWatch {
 public:
  // What has ended the event with this phase. `alive`: vehicles left, -1 if nobody counts them.
  By phase(std::span<Standing const> standings, int alive, ScoreSettings const& settings = {});
  int index() const { return index_; }          // of the phase told last, from 0
  Players const& winners() const { return winners_; }  // who alone met 100 or 80; of the scores best() tells

 private:
  void hold(int player, bool enough, ScoreSettings const& settings);
  int index_ = -1;
  int since_[kPlayers] = {};  // 1 + phase in which the player came to 80, 0 if below
  Players winners_;
};
// The winner by score, of equals who could move last; several share.
Players best(std::span<Standing const> standings, std::span<int const> mobile_until, ScoreSettings const& settings = {});

// CW-147 to CW-153: what kills and feats bring.
enum class Event : uint8_t {
  mobility_kill, complete_kill, out_of_ammo, firepower_kill, surrender, first_blood, all_alive, one_of_two_alive, moving_at_end,
  checkpoint, target, jump, no_drop
};
inline constexpr char const* kEvents[] = {"mobility_kill", "complete_kill", "out_of_ammo",   "firepower_kill", "surrender",
                                          "first_blood",   "all_alive",     "one_of_two_alive", "moving_at_end", "checkpoint",
                                          "target",        "jump",          "no_drop"};

class Tally {
 public:
  explicit Tally(ScoreSettings const& settings = {}) : settings_(settings) {}
  // `by`: who has the credit, several share it evenly, none if nobody has; of a bonus who earns it. `points`: what was announced for
  // a checkpoint (any touch, CW-163), target or jump, or a no-drop penalty.
  void add(Event event, Players const& by, int victim, Ratio points = 0);
  Ratio points(int player) const { return points_[player]; }
  Ratio bonus(int player) const { return bonus_[player]; }

 private:
  struct Victim {
    bool mobility = false, complete = false, no_ammo = false, silenced = false;
    Players by;  // of the mobility kill
  };
  void kill(Players const& by, int victim, int gain, int loss);
  void complete(Players const& by, int victim);
  ScoreSettings settings_;
  Ratio points_[kPlayers], bonus_[kPlayers];
  Victim victims_[kPlayers];
  bool once_[kPlayers][4] = {};  // first blood, both kinds of survival, still moving: once each
};

// CW-149, CW-150. `mobile`: by mobility_kill_when. What a coasting car can still affect is the referee's to say (CW-159): it is a given here.
struct KillState {
  bool mobility = false, complete = false;
};
KillState kill_state(bool mobile, bool can_affect, ScoreSettings const& settings = {});

// CW-166: squares (of half an inch) that count of a counter whose full width lies in a zone for so much of its length (inches).
struct InZone {
  Ratio wide, length, inside;
};
int64_t no_drop_squares(InZone const& counter, Ratio square = Ratio(1, 2), ScoreSettings const& settings = {});

}  // namespace paddock::car_wars::scoring
