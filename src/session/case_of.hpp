// Runs a case on a typed match.
#pragma once
#include "contract/settings.hpp"
#include "play/match.hpp"
#include "session/case.hpp"
#include "session/save_io.hpp"

namespace paddock::cases {

// Plays one step. Returns the refusal, if any.
template <Game G>
Verdict play_step(play::Match<G>& match, Doc const& step, Dice& dice) {
  auto const& game = match.game();
  Seat const seat = Seat(get_int(step, "seat"));
  if (game.actor(match.state()) != seat) return {{}, "it is not seat " + std::to_string(seat) + "'s decision"};
  if (step.contains("absent")) return match.play(G::kAbsent, dice);
  if (step.contains("retire")) return match.play(G::kRetire, dice);
  if (step.contains("action")) {  // [verb, arg], for what has no name because it is not legal
    Doc const& raw = step["action"];
    if (!raw.is_array() || raw.size() != 2 || !raw[0].is_number_integer() || !raw[1].is_number_integer())
      return {{}, "an action is [verb, arg]"};
    return match.play(Action{uint16_t(raw[0].get<int>()), int16_t(raw[1].get<int>())}, dice);
  }
  if (step.contains("do")) {
    Action a;
    if (saves::find_word(game, match.state(), get_text(step, "do"), a)) return match.play(a, dice);
    return {{}, "'" + get_text(step, "do") + "' is not among the legal actions"};
  }
  Sheet const sheet = game.read(match.state(), seat, get_text(step, "orders"));
  if (sheet.error_column)
    return {sheet.rule, "column " + std::to_string(sheet.error_column) + ": " + sheet.error};
  for (Action a : sheet.actions)
    if (Verdict v = match.play(a, dice); !v) return v;
  return match.play(G::kSeal, dice);
}

template <Game G>
bool set_up(play::Match<G>& match, Doc const& doc, CaseResult& result) {
  if (!doc.contains("position")) return true;
  Doc position = to_doc(match.state());
  merge_patch(position, doc["position"]);
  auto state = from_doc<typename G::State>(position);
  if (!state) result.faults.push_back("position " + state.error().text());
  else match.set_position(*state);
  return bool(state);
}

template <Game G>
std::vector<Doc> events_seen(play::Match<G> const& match) {
  std::vector<Doc> seen;
  for (auto const& turn : match.turns())
    for (auto const& e : turn.events) seen.push_back(to_doc(e));
  return seen;
}

// "sees": by seat, what its copy of the position holds.
template <Game G>
void check_sight(play::Match<G> const& match, Doc const& doc, CaseResult& result) {
  if (!doc.contains("sees") || !doc["sees"].is_object()) return;
  for (auto it = doc["sees"].begin(); it != doc["sees"].end(); ++it) {
    typename G::State copy = match.state();
    match.game().observe(copy, Seat(small_number(it.key()).value_or(0)));
    check_expect(to_doc(copy), it.value(), result.faults);
  }
}

template <Game G>
void run(Doc const& doc, CaseResult& result) {
  auto setup = setup_from_doc(doc.contains("setup") ? doc["setup"] : Doc());
  if (!setup) return result.faults.push_back(setup.error().text());
  setup->game = G::kCover.id;
  auto game = G::make(*setup);
  if (!game) {
    if (doc.contains("refused")) return check_refusal(doc, -1, {}, game.error().text(), result.faults);
    return result.faults.push_back(game.error().text());
  }
  play::Match<G> match(std::make_shared<G const>(std::move(*game)), 1);
  if (!set_up(match, doc, result)) return;
  ScriptDice dice(doc.contains("dice") ? doc["dice"] : Doc());
  Doc const steps = doc.contains("steps") ? doc["steps"] : Doc::array();
  bool refused = false;
  for (size_t i = 0; i < steps.size() && !refused; ++i) {
    if (steps[i].contains("position")) {   // what was played up to here set the board up
      if (!set_up(match, steps[i], result)) return;
      continue;
    }
    Verdict const v = play_step(match, steps[i], dice);
    refused = !v;
    if (refused) check_refusal(doc, int(i), v.rule, v.why, result.faults);
  }
  if (!refused && doc.contains("refused") && get_int(doc["refused"], "step", -1) >= 0)
    result.faults.push_back("nothing was refused");
  dice.finish();
  result.faults.insert(result.faults.end(), dice.faults().begin(), dice.faults().end());
  if (doc.contains("expect")) check_expect(to_doc(match.state()), doc["expect"], result.faults);
  check_sight(match, doc, result);
  check_events(events_seen(match), doc, result.faults);
}

}  // namespace paddock::cases
