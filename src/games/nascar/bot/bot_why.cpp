// One honest line: what decided.
#include "games/nascar/bot/bot.hpp"

namespace paddock::nascar {
namespace {

std::string count(int n, char const* one, char const* many) { return std::to_string(n) + " " + (n == 1 ? one : many); }

std::string speed_words(Place const& from, Ending const& e) {
  int const before = from.speed, after = e.to.speed;
  std::string const moves = count(e.order.moves, "tile", "tiles");
  if (after > before) return "speeds up to " + std::to_string(after) + ", " + moves + " this turn";
  if (after < before) return "brakes to " + std::to_string(after) + " for what comes, " + moves + " this turn";
  return "keeps speed " + std::to_string(after) + ", " + moves + " this turn";
}

}  // namespace

std::string bot_why(Place const& from, Ending const& chosen, Exact const& exact, Judge const& judge, int avoided) {
  std::string why = speed_words(from, chosen);
  if (chosen.is(Ending::Finished)) return "crosses the line for the last time this turn";
  if (exact.sure_leave) return "cannot stay on the track; takes the cheapest way off it";
  if (chosen.is(Ending::Repair)) return "stops at the pits: max " + std::to_string(chosen.to.max) + " from here on";
  if (judge.stop_is_better(from)) why += "; on the way to a pit stop that pays";
  else if (chosen.is(Ending::Oily)) why += "; the oil is worth the risk";
  else if (exact.may_leave) why += "; may be thrown off the track";
  else if (chosen.is(Ending::Sandy)) why += "; tries the sand";
  else if (avoided >= kTurnCost / 12) why += "; off the best line, where others may end";
  if (chosen.order.slip) why += "; in the slipstream";
  int const cards = from.cards - chosen.to.cards;
  if (cards > 0) why += "; pays " + count(cards, "wild card", "wild cards") + ", " + std::to_string(chosen.to.cards) + " left";
  int const turns = judge.way(chosen.to);
  if (turns < kFarCost) why += "; about " + count((turns + kTurnCost - 1) / kTurnCost, "turn", "turns") + " to go";
  return why;
}

}  // namespace paddock::nascar
