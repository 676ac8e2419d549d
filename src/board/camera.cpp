#include "board/camera.hpp"

#include <algorithm>
#include <cmath>

namespace paddock::app {
namespace {

constexpr float kGlide = 0.32f;

// The standard ease (0.2, 0, 0, 1): x of the curve is solved for, y is what counts.
float eased(float t) {
  float u = t;
  for (int i = 0; i < 6; ++i) {
    float const v = 1 - u;
    float const x = 3 * v * v * u * 0.2f + u * u * u, slope = 0.6f * v * v - 1.2f * v * u + 3 * u * u;
    u = std::clamp(u - (x - t) / std::max(slope, 0.05f), 0.0f, 1.0f);
  }
  return 3 * (1 - u) * u * u + u * u * u;
}

float mix(float a, float b, float k) { return a + (b - a) * k; }

}  // namespace

Vec to_screen(Sight const& sight, Canvas const& canvas, Vec board) {
  Vec const m = canvas.free.middle();
  return {m.x + (board.x - sight.centre.x) * sight.zoom, m.y + (board.y - sight.centre.y) * sight.zoom};
}

Vec to_board(Sight const& sight, Canvas const& canvas, Vec px) {
  Vec const m = canvas.free.middle();
  return {sight.centre.x + (px.x - m.x) / sight.zoom, sight.centre.y + (px.y - m.y) / sight.zoom};
}

Sight fitted(Box board, Canvas const& canvas, float max_zoom) {
  float const wide = canvas.free.width / std::max(board.width, 0.1f), high = canvas.free.height / std::max(board.height, 0.1f);
  return {board.middle(), std::clamp(std::min(wide, high) * 0.95f, 0.2f, max_zoom)};
}

Sight holding(Sight sight, Box must, Canvas const& canvas, Box clear, float least) {
  float const fits = std::min(clear.width / std::max(must.width, 0.1f), clear.height / std::max(must.height, 0.1f));
  sight.zoom = std::min(sight.zoom, std::max(fits, least));
  Vec const a = to_screen(sight, canvas, {must.x, must.y}), b = to_screen(sight, canvas, {must.x + must.width, must.y + must.height});
  auto const shift = [](float low, float high, float from, float to) {
    if (high - low > to - from + 0.5f) return 0.0f;
    return low < from ? from - low : high > to ? to - high : 0.0f;
  };
  sight.centre.x -= shift(a.x, b.x, clear.x, clear.x + clear.width) / sight.zoom;
  sight.centre.y -= shift(a.y, b.y, clear.y, clear.y + clear.height) / sight.zoom;
  return sight;
}

Sight Camera::kept(Sight sight) const {
  sight.zoom = std::clamp(sight.zoom, std::min(kMinZoom, to_.zoom), kMaxZoom);
  if (bounds_.width > 0) {
    sight.centre.x = std::clamp(sight.centre.x, bounds_.x, bounds_.x + bounds_.width);
    sight.centre.y = std::clamp(sight.centre.y, bounds_.y, bounds_.y + bounds_.height);
  }
  return sight;
}

void Camera::jump(Sight sight) {
  now_ = to_ = sight;
  left_ = 0;
}

void Camera::glide(Sight sight) {
  if (reduced_) return jump(sight);
  if (sight == to_) return;
  from_ = now_;
  to_ = sight;
  left_ = kGlide;
}

void Camera::fit(Box board, Canvas const& canvas, bool at_once) {
  Sight const sight = fitted(board, canvas);
  if (at_once) jump(sight);
  else glide(sight);
}

void Camera::zoom_at(Vec px, float factor, Canvas const& canvas, bool at_once) {
  Sight const base = at_once ? now_ : to_;
  Vec const held = to_board(base, canvas, px), middle = canvas.free.middle();
  Sight sight = base;
  sight.zoom = std::clamp(base.zoom * factor, std::min(kMinZoom, base.zoom), kMaxZoom);
  sight.centre = {held.x - (px.x - middle.x) / sight.zoom, held.y - (px.y - middle.y) / sight.zoom};
  if (at_once) jump(kept(sight));
  else glide(kept(sight));
}

void Camera::pan(Vec px) {
  Sight sight = now_;
  sight.centre = {sight.centre.x - px.x / sight.zoom, sight.centre.y - px.y / sight.zoom};
  jump(kept(sight));
}

void Camera::nudge(Vec px) {
  Sight sight = to_;
  sight.centre = {sight.centre.x - px.x / sight.zoom, sight.centre.y - px.y / sight.zoom};
  glide(kept(sight));
}

void Camera::follow(Vec board, Canvas const& canvas) {
  Vec const px = to_screen(to_, canvas, board), middle = canvas.free.middle();
  bool const near_ = std::fabs(px.x - middle.x) < canvas.free.width * 0.3f &&
                     std::fabs(px.y - middle.y) < canvas.free.height * 0.3f;
  if (!near_) glide(kept({board, to_.zoom}));
}

bool Camera::step(float seconds) {
  if (left_ <= 0) return false;
  left_ = std::max(0.0f, left_ - std::max(seconds, 0.0f));
  float const k = left_ <= 0 ? 1.0f : eased(1 - left_ / kGlide);
  now_.zoom = from_.zoom * std::pow(to_.zoom / from_.zoom, k);   // even to the eye
  now_.centre = {mix(from_.centre.x, to_.centre.x, k), mix(from_.centre.y, to_.centre.y, k)};
  if (left_ <= 0) now_ = to_;
  return left_ > 0;
}

}  // namespace paddock::app
