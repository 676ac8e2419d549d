// What goes to whoever works out the rest of a recap (Recap::more: pars of a race), and what comes back.
#pragma once
#include <memory>
#include <string>
#include <string_view>

#include "session/work.hpp"
#include "view/recap.hpp"

namespace paddock {

// The letter is a replay link.
std::unique_ptr<Work> begin_recap(std::string_view letter, Position& at);
// Lays cards and traces of a result into `recap`, which is whole then. False: it is of another form, and nothing has changed.
bool read_recap(std::string_view result, Recap& recap);

}  // namespace paddock
