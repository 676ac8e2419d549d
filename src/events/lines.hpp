// Leagues and events as a person writes them: a line for each side.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.hpp"

namespace paddock::app {

std::string_view trimmed_line(std::string_view s);

// The lines that are not empty, and their numbers from 1.
class Lines {
 public:
  explicit Lines(std::string_view text) : text_(text) {}
  std::optional<std::string_view> next();
  int number() const { return number_; }

 private:
  std::string_view text_;
  int number_ = 0;
};

bool same_but_for_case(std::string_view a, std::string_view b);   // "ines" is read as "Ines" in mails

// "Hornets (bot easy)": a name, and who leads it; "screen" where nobody is named. `nothing`: what a wrong leader leads, "no club".
struct Leader { std::string name, leader; };
Expected<Leader> name_and_leader(std::string_view text, std::string const& nothing);

// "/clubs/2/name" is a place of a file; people wrote lines: "line 4". Empty: the place is none of these.
std::string line_named(std::string_view where, std::string_view list, std::vector<int> const& lines);

}  // namespace paddock::app
