// The games that offer something without a race (contract/workshop.hpp).
#pragma once
#include <span>

#include "contract/workshop.hpp"

namespace paddock {

std::span<Workshop const* const> workshops();
Workshop const* workshop_of(std::string_view game);  // null: none

}  // namespace paddock
