// Derived from a track, made when first asked for, shared by all copies of a game.
#pragma once
#include <memory>

#include "core/scene.hpp"

namespace paddock::speed_circuit {

struct Cache {
  std::shared_ptr<Ground const> ground;   // scene.cpp
};

}  // namespace paddock::speed_circuit
