// The finished turns of a match as everybody may know them (contract/game.hpp, TellsOnly): what table and invite links hold.
#pragma once
#include <cassert>
#include <utility>

#include "play/match.hpp"
#include "session/ruling.hpp"

namespace paddock {

// A record of a race in which nobody can say more than is carried out is told as it stands.
template <Game G>
bool tells_only(G const& game) {
  if constexpr (TellsOnly<G>) return game.tells_only();
  else return false;
}

// Same events, same tape, same board at the beginning of each turn. What came told stays as it was told.
template <TellsOnly G>
play::Match<G> told_record(play::Match<G> const& truth) {
  TapeDice dice(truth.tape());
  play::Match<G> told(truth.shared_game(), truth.seed(), dice);
  auto const& turns = truth.turns();
  Error error;
  bool ruled = true;
  auto rule_at = [&](size_t turn) {   // rulings change what everybody knows: they stand in a told record as they are
    for (auto const& r : truth.rulings())
      if (r.before == turns[turn].first_entry) ruled = ruled && rulings::make(told, r, error);
  };
  if (turns.size() < 2) return rule_at(0), told;
  told.begin_telling();
  std::pair<play::Match<G>&, TapeDice&> into{told, dice};
  Telling const play{&into, [](void* to, Action a) {
                       auto& [match, tape] = *static_cast<decltype(into)*>(to);
                       match.play_trusted(a, tape);
                     }};
  for (size_t i = 0; i + 1 < turns.size(); ++i) {
    rule_at(i);
    std::vector<Action> actions;
    for (size_t k = turns[i].first_entry; k < turns[i + 1].first_entry; ++k) actions.push_back(truth.entries()[k].action);
    if (turns[i].first_entry < truth.told())
      for (Action a : actions) play(a);
    else
      truth.game().tell(turns[i].before, actions, told.state(), play);
  }
  bool const claimed = told.claim();
  rule_at(turns.size() - 1);
  bool const whole = claimed && ruled && told.turns().size() == turns.size() && !dice.broken();
  assert(whole);
  (void)whole;
  return told;
}

}  // namespace paddock
