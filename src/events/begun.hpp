// Which kept races belong to which race of an event: by their set-ups, in a setting of the library, the latest last.
#pragma once
#include <string>

#include "contract/setup.hpp"
#include "store/library.hpp"

namespace paddock::app {

inline constexpr int kMostBegun = 400;   // so many are remembered; of more those go first that are kept no more

std::string begun_mark(Setup const& setup);   // what a set-up is known by, with a blank behind it
// The id of the kept race that was begun with this set-up; empty: none is here.
std::string begun_race(store::Library const& library, Setup const& setup);
void remember_begun(store::Library& library, Setup const& setup, std::string const& id);

}  // namespace paddock::app
