// A scene at a moment of a film, for pictures that move without a playhead.
#pragma once
#include "view/film.hpp"
#include "view/scene.hpp"

namespace paddock::app {

// Puts the cars of `scene` where `film` has them at `time` (in the film's steps); who is not there then is taken off.
void put_at(Scene& scene, Film const& film, float time);

}  // namespace paddock::app
