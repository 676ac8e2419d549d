// The construction half of the Workshop (contract/workshop.hpp).
#pragma once
#include "contract/workshop.hpp"
#include "games/car_wars/build/check.hpp"

namespace paddock::car_wars::build {

bool is_design(Doc const& doc);                             // whether it was meant as one
Doc check_design(Doc const& design, Doc const& event);      // never refuses
Expected<Doc> clean_design(Doc const& design);              // errors: the first fault of reading
Expected<std::string> design_tag(Doc const& design);
Expected<Doc> design_of_tag(std::string_view tag);
bool is_tag_like(std::string_view text);                        // it begins as one

}  // namespace paddock::car_wars::build
