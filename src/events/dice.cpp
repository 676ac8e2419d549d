// Dice of an event: kept where they were rolled by hand or drawn, else a plain function of seed, label, name and number.
#include <algorithm>

#include "core/dice.hpp"
#include "events/draw.hpp"

namespace paddock::app::events {
namespace {

Rolled const* kept(Event const& event, std::string_view label, int who) {
  for (Rolled const& one : event.dice)
    if (one.who == who && one.label == label) return &one;
  return nullptr;
}

uint64_t mixed(std::string_view text, uint64_t begin) {
  uint64_t h = begin;
  for (char c : text) h = (h ^ uint8_t(c)) * 0x100000001B3ull;
  return mix64(h);
}

}  // namespace

int seeded_roll(Event const& event, std::string_view label, int who, int n) {
  Entrant const& e = event.entrants[size_t(who)];
  uint64_t const of = mixed(e.was.empty() ? e.name : e.was.front(), mixed(label, 0xCBF29CE484222325ull));
  return SeededDice::face(100, event.seed.roll(of + uint64_t(n))) - 1;
}

int roll_of(Event const& event, std::string_view label, int who, int n) {
  Rolled const* one = kept(event, label, who);
  return one && size_t(n) < one->rolls.size() ? one->rolls[size_t(n)] : seeded_roll(event, label, who, n);
}

std::string seeding_dice(int round) { return "seeding " + std::to_string(round + 1); }

void keep_rolls(Event& event, std::string_view label, int who, int rolled) {
  if (rolled <= 0 || (!kept(event, label, who) && event.dice.size() >= size_t(kMostRolls))) return;
  std::vector<int> rolls;
  for (int n = 0; n < std::min(rolled, 64); ++n) rolls.push_back(roll_of(event, label, who, n));
  for (Rolled& one : event.dice)
    if (one.who == who && one.label == label) return void(one.rolls.size() < rolls.size() ? one.rolls = std::move(rolls) : one.rolls);
  event.dice.push_back({std::string(label), who, std::move(rolls)});
}

}  // namespace paddock::app::events
