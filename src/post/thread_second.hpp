// Lines below an order that say when it holds, or what shall stand in its place. Used by thread_block.cpp.
#pragma once
#include <string_view>

#include "post/thread_block.hpp"

namespace paddock::post {

bool second_thought(Taster const& taster, std::string_view words);

bool takes_back(std::string_view words);   // "take this instead", "change of plan"

}  // namespace paddock::post
