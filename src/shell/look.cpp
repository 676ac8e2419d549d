// Theme, scale and motion: the system's wish, unless the user has chosen.
#include <cstdlib>

#include "shell/impl.hpp"

namespace paddock::app {

void App::Impl::read_preferences() {
  std::string const theme = library.setting("theme"), motion = library.setting("motion");
  theme_choice = theme == "dark" ? 1 : theme == "light" ? 2 : 0;
  motion_choice = motion == "full" ? 1 : motion == "reduced" ? 2 : 0;
  int const percent = std::atoi(library.setting("scale", "100").c_str());
  scale_choice = float(std::clamp(percent, 85, 150)) / 100.0f;
  kept = library.setting("kept") == "1";
}

void App::Impl::apply_look(float pixel_ratio) {
  Preferences const wish = host.preferences();
  Look& l = look();
  l.dark = theme_choice == 0 ? wish.dark : theme_choice == 1;
  l.reduced_motion = motion_choice == 0 ? wish.reduced_motion : motion_choice == 2;
  l.touch = wish.touch || layout == Layout::Phone;
  l.scale = scale_choice;
  l.pixel_ratio = pixel_ratio;
  // Fonts drawn through a draw list keep the density they were last pushed with; ours are all of this window.
  for (ImFont* font : ImGui::GetIO().Fonts->Fonts) font->CurrentRasterizerDensity = pixel_ratio;
  if (board) board->set_theme(board_theme());
}

bool App::Impl::apply_look_intent(Intent const& intent) {
  static constexpr char const* kThemes[] = {"", "dark", "light"};
  static constexpr char const* kMotions[] = {"", "full", "reduced"};
  switch (intent.kind) {
    case Intent::SetTheme: library.set_setting("theme", kThemes[std::clamp<int64_t>(intent.number, 0, 2)]); break;
    case Intent::SetScale: library.set_setting("scale", std::to_string(std::clamp<int64_t>(intent.number, 85, 150))); break;
    case Intent::SetMotion: library.set_setting("motion", kMotions[std::clamp<int64_t>(intent.number, 0, 2)]); break;
    default: return false;
  }
  read_preferences();
  settle = 4;
  return true;
}

}  // namespace paddock::app
