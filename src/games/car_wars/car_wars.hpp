// Car Wars: what stands of it without a duel (contract/workshop.hpp).
#pragma once
#include "contract/workshop.hpp"

namespace paddock::car_wars {

Workshop const& workshop();

}  // namespace paddock::car_wars
