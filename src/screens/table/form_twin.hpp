// The form in words: every look of it can be answered without seeing it.
#pragma once
#include <string>

#include "screens/table/draft.hpp"
#include "ui/twin.hpp"

namespace paddock::app {

void form_twin(Deciding at, Twin& twin);
// What was done to one of its fields; false: there is none of that name, or it does not take that.
bool form_command(Deciding at, std::string const& id, std::string const& value);

}  // namespace paddock::app
