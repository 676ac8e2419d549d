// What a design costs, weighs and can do, and everything that is illegal about it. One pass over the Design fills the ledger and
// the figures, a second one looks for faults; neither knows of documents or text but for the sentences of faults.
#pragma once
#include <array>
#include <string_view>
#include <vector>

#include "games/car_wars/build/design.hpp"
#include "games/car_wars/build/event.hpp"

namespace paddock::car_wars::build {

// A line of the ledger; their sums are the totals.
struct Row {
  std::string_view item;             // id of the catalogue, or a word of the design ("driver", "armor")
  std::string_view of;               // of what, where the item is not all: the weapon of a magazine, the armor's type
  std::string_view rule;
  int count = 1;                     // pieces, points, gallons
  Exact cost, weight, spaces;        // spaces: of the vehicle, regular or cargo
  Mount place;
  bool cargo = false, sidecar = false;
};
// A part of a figure that is no sum of money: {+1, "radial", "R-5.1"} of the handling class.
enum class Figure : uint8_t { max_load, spaces, power_factors, top_speed, hc, power_units, fuel };
inline constexpr char const* kFigures[] = {"max_load", "spaces_allowed", "power_factors", "top_speed", "hc", "power_units", "min_fuel_gallons"};
struct Term {
  Figure of;
  Ratio value;
  std::string_view item, rule;
  bool sidecar = false;
};

// One wheel: which group of tires it has (-1: none), and where it is.
struct Wheel {
  int8_t group = -1;
  bool front = false;
  int8_t side = 0;                   // -1 left, 1 right, 0 the middle
};

// Of a vehicle, or of the sidecar by itself.
struct Figures {
  Exact cost, weight, spaces_used, cargo_used;
  int max_load = 0, spaces_allowed = 0, cargo_spaces = 0;
  int hc = 0;
  int wheels = 0;
  std::array<Wheel, 6> wheel = {};
  bool third = true;                 // the third rule counts
  int third_limit = 0;
  std::array<Exact, kFacings> third_used = {};
  Exact body_price;                  // after the frame: what percentages count
  Exact armor_cost[kFacings] = {}, armor_weight[kFacings] = {};   // both layers, with sloping
};

struct Ledger {
  std::vector<Row> rows;
  std::vector<Term> terms;
  Figures main, sidecar;
  Exact cost, weight;                // of all
  int power_factors = 0, acceleration_halves = 0, acceleration_bonus = 0;   // class in half mph: 2.5 is 5
  int top_speed_halves = 0;          // in half mph, a multiple of 5
  Ratio damage_modifier;
  int power_units = 0, plant_dp = 0;
  Exact plant_spaces, plant_accessory_spaces;
  int mpg = 0, min_fuel = 0, tank_spaces = 0;
  Exact range;                       // miles
};

struct Check {
  Ledger ledger;
  std::vector<Fault> faults;
  bool legal() const { return faults.empty(); }
};

Ledger ledger_of(Design const& design, Event const& event);
Check check(Design const& design, Event const& event);
Check check(Read const& read, Event const& event);   // the faults of reading first
// Whether a change brings in what is not let in and was not there.
bool brings_banned(std::vector<Fault> const& before, std::vector<Fault> const& after);

// {"body": "", ...}: what design-format.md says a check answers.
Doc answer(Check const& check, Design const& design, Event const& event);
Doc ledger_doc(Ledger const& ledger);                // the list of rows

// A clean, short text of a price or weight: 12, 12.5, "37/3".
Doc exact_doc(Exact e);

int64_t rounded(Exact e, Event const& event);

}  // namespace paddock::car_wars::build
