// A rectangle in logical px and the few cuts every layout here is made of: panels are cut, not flowed.
#pragma once
#include <algorithm>

#include "imgui.h"

namespace paddock::app {

struct Rect {
  float x = 0, y = 0, w = 0, h = 0;

  float right() const { return x + w; }
  float bottom() const { return y + h; }
  ImVec2 min() const { return {x, y}; }
  ImVec2 max() const { return {x + w, y + h}; }
  ImVec2 size() const { return {w, h}; }
  ImVec2 middle() const { return {x + w * 0.5f, y + h * 0.5f}; }
  bool empty() const { return w <= 0 || h <= 0; }
  bool has(ImVec2 p) const { return p.x >= x && p.y >= y && p.x < right() && p.y < bottom(); }

  Rect inset(float all) const { return inset(all, all); }
  Rect inset(float dx, float dy) const { return {x + dx, y + dy, std::max(0.0f, w - 2 * dx), std::max(0.0f, h - 2 * dy)}; }
  Rect moved(float dx, float dy) const { return {x + dx, y + dy, w, h}; }
  // A box of that size in the middle of this one.
  Rect centred(float width, float height) const { return {x + (w - width) * 0.5f, y + (h - height) * 0.5f, width, height}; }

  // Each cut takes a piece off this rectangle, with `gap` px lost behind it, and returns the piece.
  Rect cut_top(float height, float gap = 0) {
    Rect const piece{x, y, w, std::min(height, h)};
    float const used = std::min(h, height + gap);
    y += used, h -= used;
    return piece;
  }
  Rect cut_bottom(float height, float gap = 0) {
    height = std::min(height, h);
    Rect const piece{x, bottom() - height, w, height};
    h = std::max(0.0f, h - height - gap);
    return piece;
  }
  Rect cut_left(float width, float gap = 0) {
    Rect const piece{x, y, std::min(width, w), h};
    float const used = std::min(w, width + gap);
    x += used, w -= used;
    return piece;
  }
  Rect cut_right(float width, float gap = 0) {
    width = std::min(width, w);
    Rect const piece{right() - width, y, width, h};
    w = std::max(0.0f, w - width - gap);
    return piece;
  }
  // The n-th of `count` equal columns with `gap` between them.
  Rect column(int n, int count, float gap) const {
    float const each = (w - gap * float(count - 1)) / float(count);
    return {x + float(n) * (each + gap), y, each, h};
  }
};

}  // namespace paddock::app
