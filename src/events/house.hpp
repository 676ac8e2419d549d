// House rules of an event: settings of its game that are not as usual, for every round of that game, and a board of its own.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.hpp"
#include "events/event.hpp"

namespace paddock::app::events {

struct HouseRule {
  std::string name, label, value, usual, rule;   // "division", "Money a car", "$15,000", "$10,000", "R-13"
};
std::vector<HouseRule> house_rules(Event const& event);
std::string house_text(Event const& event);      // as with_house() reads it: "division 15000, turns 20"
std::string house_words(Event const& event);     // "Money a car $15,000; Last turn 20"
std::string house_example(Event const& event);   // how it is written, a sentence

// All of them anew: names or labels of settings with values, commas or lines between; nothing: as usual. Once something is raced they
// stay: what was raced must be what the event would start.
Expected<Event> with_house(Event event, std::string_view rest);
// A board file of the event's game for all rounds that have none of their own; where each has one, in place of these. Empty: the usual one.
Expected<Event> with_map(Event event, std::string text);

}  // namespace paddock::app::events
