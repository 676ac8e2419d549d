// What goes to whoever searches designs for a workshop (contract/workshop.hpp), and what comes back.
#pragma once
#include <memory>
#include <string>
#include <string_view>

#include "session/work.hpp"

namespace paddock {

// {"game": "car_wars", "budget": 10000, "wishes": {...}}; a budget of 0: the wishes say it.
std::string design_letter(std::string_view game, int budget, std::string_view wishes);
// Its result is a list of {"design", "figures", "words"}. Wishes that cannot be read end with a fault that says where.
std::unique_ptr<Work> begin_designs(std::string_view letter, Position& at);

}  // namespace paddock
