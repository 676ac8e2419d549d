// What a design is worth in a duel, as three numbers that the optimiser weighs against each other. Simple on purpose: each can be
// worked out on paper from the record sheet, and its sentence is what a page says of it.
#pragma once
#include "games/car_wars/build/check.hpp"

namespace paddock::car_wars::build {

struct Worth {
  int firepower = 0, protection = 0, mobility = 0;
  friend bool operator==(Worth, Worth) = default;
  int operator[](int i) const { return i == 0 ? firepower : i == 1 ? protection : mobility; }
};
inline constexpr char const* kWorths[] = {"firepower", "protection", "mobility"};
inline constexpr char const* kWorthSays[] = {
    "Tenths of a point of damage that five turns of fire are expected to do, at two below the plain number to hit. The best place "
    "counts in full, every other one half; dropped weapons likewise, as if a pursuer ran into every second counter.",
    "Points of armor: front three times, back and sides twice, top and underbody once; six for each point of the weakest tire, and "
    "armor around the driver once.",
    "Twice the acceleration in mph, one for 5 mph of top speed, eight for a handling class."};

inline constexpr int kTireWeight = 6;      // a lost tire costs more than a hole in a side
// How often a facing's points count.
inline constexpr std::array<int, kFacings> kFacingWeights = {3, 2, 2, 2, 1, 1};

// Of the weapons alone, with the computers among the parts.
int firepower(Craft const& craft);
// Without the tires: their damage points are the ledger's affair.
int armour_worth(Design const& design);
int mobility(int acceleration_halves, int bonus_mph, int top_speed_halves, int hc);
int weakest_tire(Design const& design, Ledger const& ledger, Event const& event);
Worth worth_of(Design const& design, Ledger const& ledger, Event const& event);

// A dominates b: nowhere worse, somewhere better.
bool dominates(Worth const& a, Worth const& b);

}  // namespace paddock::car_wars::build
