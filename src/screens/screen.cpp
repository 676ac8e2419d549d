#include "screens/screen.hpp"

#include "contract/game.hpp"
#include "ui/theme.hpp"

namespace paddock::app {

Canvas Stage::canvas(Rect free) const {
  return {window.w, window.h, {free.x, free.y, free.w, free.h}, look().pixel_ratio};
}

bool Stage::over_board() const { return !ImGui::GetIO().WantCaptureMouse && ImGui::IsMousePosValid(); }

std::vector<Entrant> entrants(Setup const& setup) {
  std::vector<Entrant> out;
  for (SeatSetup const& seat : setup.seats) out.push_back({seat.livery, seat.number});
  return out;
}

}  // namespace paddock::app
