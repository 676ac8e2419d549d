// A set-up that a person has written, before it is started: what the reader would pass over in silence is refused here.
#pragma once
#include "core/doc.hpp"
#include "core/expected.hpp"

namespace paddock::cli {

// Empty: there is that game. Else which there are, or the nearest; `where` is what was written before it.
Error game_fault(std::string const& id, char const* where);

// An unknown key, a text for a number, a driver's word nobody knows, two seats with one number: where, and what would be right.
// Empty: it may be started.
Error setup_fault(Doc const& setup);

// Seats that name no number or colours get the first ones that are free.
Doc with_numbers(Doc setup);

}  // namespace paddock::cli
