// Lines below an order that say when it holds, or what shall stand in its place. Used by thread_block.cpp.
#pragma once
#include <string_view>

#include "post/thread_block.hpp"

namespace paddock::post {

bool second_thought(Taster const& taster, std::string_view words);

bool takes_back(std::string_view words);   // "take this instead", "change of plan"
// Whether a mail of which nothing was read may change or take back what its writer ordered in another one.
bool may_change(Taster const& taster, std::string_view mail);

}  // namespace paddock::post
