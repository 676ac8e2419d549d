// What the picture of a track is made of, freed from the rules: a few raster layers of tiles and what is painted on them.
#pragma once
#include <cstdint>
#include <memory>
#include <vector>

#include "view/scene.hpp"

namespace paddock::nascar {

struct GroundPlan {
  enum Kind : uint8_t { Off, Asphalt, Banked, Pit, Sand };
  int width = 0, height = 0;    // tiles
  std::vector<uint8_t> kinds;   // width * height, row by row
  std::vector<Ground::Paint> paint;
  uint8_t at(int x, int y) const {
    return x < 0 || y < 0 || x >= width || y >= height ? uint8_t(Off) : kinds[size_t(y * width + x)];
  }
};

// Smooth outline, kerbs, gravel, drift and banks of a plan; some ten milliseconds for 110 x 30 tiles.
std::shared_ptr<Ground const> build_ground(GroundPlan const& plan);

}  // namespace paddock::nascar
