// What is worked out once per track when first needed. Not part of any position.
#pragma once
#include <memory>

#include "view/scene.hpp"

namespace paddock::nascar {

class Charts;  // turns to go from everywhere, planner.hpp

struct Cache {
  std::shared_ptr<Ground const> ground;  // scene.cpp
  std::shared_ptr<Charts> charts;        // bot.cpp
};

}  // namespace paddock::nascar
