// The optimiser behind the contract's DesignSearch.
#pragma once
#include "contract/workshop.hpp"

namespace paddock::car_wars::build {

Expected<std::unique_ptr<DesignSearch>> search_designs(Doc const& wishes);   // wishes.hpp says their form

}  // namespace paddock::car_wars::build
