// The rules of an event as a list, for whoever shows or edits them: each has a name, bounds and words.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.hpp"
#include "events/event.hpp"

namespace paddock::app::events {

struct RuleInfo {
  char const* name;                     // key of the file: "dropped"
  char const* label;                    // "Dropped rounds"
  char const* help;                     // one sentence
  // A whole number; a list of them; one of `choices`; a list of these, each once; texts; an object of points by name.
  enum Form : uint8_t { Number, Numbers, Choice, Choices, Texts, Points } form = Number;
  int low = 0, high = 0;                // of each number
  int most = 1;                         // entries of a list
  std::span<char const* const> choices = {};
  std::span<char const* const> words = {};   // how people say each of them
};
std::span<RuleInfo const> rule_list();
bool rule_counts(Rules const& rules, std::string_view name);   // false: as the others stand it changes nothing
bool rule_counts(Event const& event, std::string_view name);   // the same; a game with heats and a final has most of them by rule
Rules usual_rules(Kind kind);           // what stands where a file says nothing

// One rule as the file has it, and from there. Error: what would be right.
Doc rule_value(Rules const& rules, std::string_view name);
std::optional<Error> set_rule(Rules& rules, std::string_view name, Doc const& value);

}  // namespace paddock::app::events
