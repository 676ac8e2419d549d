#include "board/filmed.hpp"

#include "board/layers.hpp"

namespace paddock::app {

void put_at(Scene& scene, Film const& film, float time) {
  std::erase_if(scene.tokens, [&](Token& token) {
    Film::Track const* const track = track_of(&film, token.seat, token.piece);
    if (!track) return false;
    Pose const p = pose_at(*track, time);
    token.at = p.at, token.angle = p.angle;
    return !p.there;
  });
}

}  // namespace paddock::app
