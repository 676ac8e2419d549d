// What could not be opened: what broke, where, what to do.
#pragma once
#include <string>
#include <string_view>

#include "core/expected.hpp"

namespace paddock::app {

struct Problem {
  std::string title;    // "This link is damaged"
  std::string words;    // one or two sentences
  std::string excerpt;  // the text around the break, before it
  std::string broken;   // from the break on
  bool again = true;    // offers "Paste it again"
  std::string offer{};  // a button of this name opens the other copy
  bool calm = false;    // nothing is broken
  bool file = false;    // offers "Open another file"
  bool any() const { return !title.empty(); }
};

// From an error of link, save or order reading and the text that was given.
Problem problem_of(Error const& error, std::string_view text, std::string_view what);
// Of a file whose bytes are no text at all: a picture, an archive. Else nothing.
Problem no_text(std::string_view bytes);

}  // namespace paddock::app
