// Car Wars: what stands of it without a duel (contract/workshop.hpp).
#pragma once
#include "contract/workshop.hpp"

namespace paddock::car_wars {

Workshop const& workshop();
inline constexpr WorkshopCover kWorkshopCover = {"car_wars", "Car Wars", "car", "Build a duelling car, cycle or trike; every rule is checked as you go.",
                                                 "Build a vehicle"};

}  // namespace paddock::car_wars
