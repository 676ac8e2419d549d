// What the names of counters, loads and projectors in givens mean (assets/games/car_wars/counters.json).
#pragma once
#include <optional>
#include <string_view>

#include "core/expected.hpp"
#include "games/car_wars/rules/driving_tables.hpp"
#include "games/car_wars/rules/dropping.hpp"

namespace paddock::car_wars {

struct SpikeLoad {
  driving::DiceSum tire, hard;  // `hard`: solid and plasticore tires; no dice: half of `tire`
};

struct CounterTypes {
  Doc doc;  // checked when it is read
  std::optional<dropping::State> state(std::string_view type) const;       // "flaming_oil", "napalm_mines": by the words within
  std::optional<int> life(std::string_view type) const;                    // turns after that of placement
  std::optional<SpikeLoad> spikes(std::string_view load) const;
  std::optional<bool> projector(std::string_view weapon) const;            // true: a miss has no effect; false: it scatters
  dropping::Scatter scatter(int missed_by) const;
};
Expected<CounterTypes> read_counter_types(std::string_view json);
CounterTypes const& counter_types();
bool is_word(std::string_view text, std::string_view small);               // whatever its capitals are

}  // namespace paddock::car_wars
