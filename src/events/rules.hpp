// The rules of an event as a list, for whoever shows or edits them: each has a name, bounds and words.
#pragma once
#include <string>
#include <vector>

#include "events/event.hpp"

namespace paddock::app::events {

struct RuleInfo {
  char const* name;                     // key of the file: "dropped"
  char const* label;                    // "Dropped rounds"
  char const* help;                     // one sentence
  int low = 0, high = 0;                // of a number, or of each number of a list
  std::vector<std::string> choices;     // of a word, or of each word of a list; empty: a number
  bool list = false;
};
std::vector<RuleInfo> const& rule_list();
Rules usual_rules(Kind kind);           // what stands where a file says nothing

// One rule to and from the file. Error: what would be right.
Doc rule_value(Rules const& rules, std::string_view name);
std::optional<Error> set_rule(Rules& rules, std::string_view name, Doc const& value);

}  // namespace paddock::app::events
