// What is worked out once per track when first needed. Not part of any position.
#pragma once
#include <memory>

#include "core/scene.hpp"

namespace paddock::nascar {

struct Par;  // exact distances in turns, solve.hpp

struct Cache {
  std::shared_ptr<Ground const> ground;  // scene.cpp
  std::shared_ptr<Par const> par;        // solve.cpp
};

}  // namespace paddock::nascar
