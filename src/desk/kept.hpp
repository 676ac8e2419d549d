// How the parts of Play read what is kept of them: a save comes from anywhere.
#pragma once
#include <string>

#include "core/doc.hpp"

namespace paddock::app {

// At most as much as a link, four times the longest order sheet: of one order or letter.
std::string kept_text(Doc const& d, char const* key);
// Empty when it is not there, or is no list.
Doc const& kept_list(Doc const& extra, char const* key);

}  // namespace paddock::app
