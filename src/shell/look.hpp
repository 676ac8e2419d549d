// Theme, scale and motion: the system's wish, unless the user has chosen.
#pragma once
#include "screens/screen.hpp"

namespace paddock::app {

class LookChoice {
 public:
  void read(store::Library const& library);
  bool choose(Intent const& intent, store::Library& library);      // kept at once; false: it is none of these choices
  void apply(Preferences const& wish, float pixel_ratio, bool phone) const;
  int theme() const { return theme_; }                              // 0 as the system, 1 dark, 2 light
  int motion() const { return motion_; }                            // 0 as the system, 1 full, 2 reduced
  int percent() const { return int(scale_ * 100 + 0.5f); }

 private:
  int theme_ = 0, motion_ = 0;
  float scale_ = 1.0f;
};

// Whether what is shown is a game of clubs, or its set-up: their plates are shields.
bool clubs_meet(UiState const& ui, Play const* play);

}  // namespace paddock::app
