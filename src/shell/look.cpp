#include "shell/look.hpp"

#include <algorithm>
#include <cstdlib>

#include "desk/play.hpp"
#include "store/library.hpp"
#include "ui/theme.hpp"

namespace paddock::app {

void LookChoice::read(store::Library const& library) {
  std::string const theme = library.setting("theme"), motion = library.setting("motion");
  theme_ = theme == "dark" ? 1 : theme == "light" ? 2 : 0;
  motion_ = motion == "full" ? 1 : motion == "reduced" ? 2 : 0;
  int const percent = std::atoi(library.setting("scale", "100").c_str());
  scale_ = float(std::clamp(percent, 85, 150)) / 100.0f;
}

void LookChoice::apply(Preferences const& wish, float pixel_ratio, bool phone) const {
  Look& l = look();
  l.dark = theme_ == 0 ? wish.dark : theme_ == 1;
  l.reduced_motion = motion_ == 0 ? wish.reduced_motion : motion_ == 2;
  l.touch = wish.touch || phone;
  l.scale = scale_;
  l.pixel_ratio = pixel_ratio;
  // Fonts drawn through a draw list keep the density they were last pushed with; ours are all of this window.
  for (ImFont* font : ImGui::GetIO().Fonts->Fonts) font->CurrentRasterizerDensity = pixel_ratio;
}

bool LookChoice::choose(Intent const& intent, store::Library& library) {
  static constexpr char const* kThemes[] = {"", "dark", "light"};
  static constexpr char const* kMotions[] = {"", "full", "reduced"};
  switch (intent.kind) {
    case Intent::SetTheme: library.set_setting("theme", kThemes[std::clamp<int64_t>(intent.number, 0, 2)]); break;
    case Intent::SetScale: library.set_setting("scale", std::to_string(std::clamp<int64_t>(intent.number, 85, 150))); break;
    case Intent::SetMotion: library.set_setting("motion", kMotions[std::clamp<int64_t>(intent.number, 0, 2)]); break;
    default: return false;
  }
  return true;
}

bool clubs_meet(UiState const& ui, Play const* play) {
  GameInfo const* const game = ui.screen == ScreenId::Setup ? find_game(ui.setup_game) : nullptr;
  if (ui.screen == ScreenId::Setup || ui.screen == ScreenId::Home) return game && game->words().versus;
  return play && play->race().words().versus;
}

}  // namespace paddock::app
