// Words of a mail that may change or take back what its writer ordered in another one. Used by thread.cpp.
#pragma once
#include <string_view>

#include "post/thread_block.hpp"

namespace paddock::post {

// Whether a mail of which nothing was read may do so: a word of taking back has an order, a mail or the like as its object.
bool may_change(Taster const& taster, std::string_view mail);

// Behind "delete my": "old address", "subscription", and no order. In small letters.
bool no_order(std::string_view behind);

}  // namespace paddock::post
