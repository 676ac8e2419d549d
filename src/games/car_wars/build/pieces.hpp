// The pieces that the optimiser puts together. Prices, pounds and spaces of each are differences of two ledgers, so that nothing
// of the rules stands here a second time; what a piece may not do is what check() says of it.
#pragma once
#include <vector>

#include "games/car_wars/build/wishes.hpp"

namespace paddock::car_wars::build {

// A vehicle without weapons and without armor of the frame, and what it is made of.
struct Chassisful {
  // Numbers for comparing; money, pounds and spaces in units of Exact.
  int64_t cost = 0, weight = 0, spaces_free = 0, third = 0;
  int32_t power = 0, max_load = 0;
  int16_t hc = 0, hc_heavy = 0;             // hc_heavy: when it has become too heavy for the other
  int16_t top = 0;                          // 360 or 240, times tenths for streamlining: 10 is plain
  int16_t bonus = 0, protection = 0;
  bool accel_20 = false;
  // Choices, by their row in the lists of choices.
  uint8_t frame = 0, chassis = 0, suspension = 0, plant = 0, tires = 0, shell = 0;
};

struct Group {                              // equal weapons of one place, linked
  int16_t kind = -1;                        // -1: none
  int16_t count = 0;
  Mount mount;
};
struct Armament {
  int64_t cost = 0, weight = 0, spaces = 0, third = 0;
  int firepower = 0;
  Group front, back, turret;
  int16_t computer = -1;                    // a part; -1: none
};

// What an engine room may hold: a plant with what is done to it.
struct PlantChoice {
  int16_t plant = -1;
  int16_t mods[2] = {-1, -1};               // parts; -1: none
};
struct TireChoice {
  int8_t tire = 0;
  uint8_t mods = 0;
};

// All pieces for one body under some wishes.
struct Pieces {
  int16_t body = -1;
  std::vector<Chassisful> frames;
  std::vector<Armament> armaments;          // most firepower first
  int64_t armour_cost = 0, armour_weight = 0;   // of a point, spread as the optimiser spreads it
};

// How many points a facing gets of a number of points: the wishes first, then as the facings' weights are to one another.
struct Spread {
  static constexpr int kMost = 700;
  std::vector<std::array<int16_t, kFacings>> points;   // by number of points; those below `least` are empty
  std::vector<int16_t> worth;
  int least = 0;
};
Spread spread_of(Kind kind, std::array<int16_t, kFacings> const& least);

// What is put together of them: `points` of armor as `spread` has them.
struct Chosen {
  Chassisful frame;
  Armament arms;
};
Design put_together(Wishes const& w, int body, Chosen const& chosen, std::array<int16_t, kFacings> const& armor);

// `all`: no frame is left out for next to no difference, but for those that cannot carry the least armament in the purse; and the
// cheapest armaments only. For wishes that just about one design holds.
Pieces pieces_of(Wishes const& w, int body, bool all = false);
std::vector<PlantChoice> const& plant_choices();
std::vector<TireChoice> const& tire_choices();

// Those with the most firepower that no other beats in price, weight and spaces at once.
void keep_best(std::vector<Armament>& list);

// Used by pieces_of; the weapons of one body.
std::vector<Armament> armaments_of(Wishes const& w, int body);
Design bare(Wishes const& w, int body);     // the body with what was wished, without the wished weapons
void arm(Design& d, Group const& group);

}  // namespace paddock::car_wars::build
